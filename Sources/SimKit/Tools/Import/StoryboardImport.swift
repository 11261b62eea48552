/// Makes the declarations of a scenario out of storyboards, nibs and an Info.plist.
///
/// A scene is a template: each relationship to it is another controller. What the language cannot say is left as a
/// comment with the reason, and counted.
package struct StoryboardImport: Sendable {
  package struct Fault: Error, Sendable {
    package var file: String
    package var line: Int
    package var reason: String
  }

  /// The file to include: the controllers.
  package var screens: String { Self.text(lines) }
  /// The scenario beside it: the header, the launch, and the segues as lines to take over.
  package private(set) var story = ""
  package private(set) var sceneCount = 0
  package var controllerCount: Int { controllers.count }
  /// Comments that say what the language cannot.
  package private(set) var commentCount = 0

  private var boards: [Storyboard] = []
  private var controllers: [ControllerDeclaration] = []
  private var lines: [String] = []
  /// The place of each scene on its board.
  private var places: [String: Int] = [:]
  private var names: Set<String> = ImportNames.reserved
  /// The controller that segues to a scene lead to, by board, scene and style: each segue re-creates it.
  private var destinations: [String: ControllerID] = [:]
  private var visited: Set<String> = []
  /// A split view controller is made by `initWithStyle:`, iOS 14.
  private var needsColumns = false
  private var needsDisplayModes = false
  /// The segues of the storyboards, after the controllers that they connect.
  private var links: [String] = []
  private var identifiers: Set<String> = []
  /// The segues that are still to be written.
  private var segues: [(board: Int, segue: Storyboard.Segue, from: ControllerID)] = []
  private var fault: Fault?

  /// - Parameters:
  ///   - files: storyboards, nibs and property lists, told apart by what is in them.
  ///   - isPad: whether the screens are those of a pad; nil for what the Info.plist says.
  ///   - includedAs: the path of the screens as the scenario writes it.
  package init(_ files: [Source], isPad: Bool?, includedAs: String) throws(Fault) {
    let isPad = isPad ?? files.contains { ImportNames.isForPadOnly($0) }
    let given = try ImportFiles(files, isPad: isPad)
    boards = given.boards
    for (board, scenes) in boards.map({ $0.scenes }).enumerated() {
      for (place, scene) in scenes.enumerated().reversed() { places[key(board, scene.id)] = place }
    }
    guard let main = given.main else {
      let remarks = given.remarks.isEmpty ? "" : ". " + given.remarks.joined(separator: " ")
      throw Fault(
        file: files.first?.name ?? "", line: 0, reason: "none of the files holds a controller of the app's" + remarks)
    }
    lines = ["\(Self.mark) out of \(given.titles.joined(separator: ", ")); not to be edited."]
    for remark in given.remarks { comment(remark) }
    let initial = boards[main].initial.flatMap { declare(main, $0, []) }
    guard let launched = initial ?? firstScene(of: main).flatMap({ declare(main, $0, []) }) else {
      throw fault ?? Fault(file: boards[main].path, line: 1, reason: "it holds no scene to begin with")
    }
    var told = sayingSegues()
    for board in boards { sceneCount += board.scenes.count }
    told += declaringTheRest()
    if !told.isEmpty { told = ["", "# What a person can do, as the storyboard has it:"] + told }
    if !links.isEmpty { lines += [""] + links }
    if let fault { throw fault }
    var story = header(given, main, isPad) + ["", Form.Structure.include.line(.text(includedAs)), ""]
    if initial == nil { story.append("# The storyboard has no initial controller; this is its first scene.") }
    if let doubt = given.doubt { story.append("# launch: guessed. \(doubt)") }
    story.append(Action.launch(launched, held: nil).text(in: controllers))
    self.story = Self.text(story + told)
  }

  private static func text(_ lines: [String]) -> String { lines.joined(separator: "\n") + "\n" }

  private func key(_ board: Int, _ scene: String) -> String { "\(board)/\(scene)" }

  /// Declares the controllers that no declared one leads to, those that nothing leads to first.
  private mutating func declaringTheRest() -> [String] {
    var told: [String] = []
    let targets = Set(
      boards.enumerated().flatMap { place, board in
        board.scenes.flatMap { scene in
          scene.segues.filter { $0.destination != scene.id }.map { key(place, $0.destination) }
        }
      })
    for onlyAlone in [true, false] {
      for (place, board) in boards.enumerated() {
        for scene in board.scenes where !visited.contains(key(place, scene.id)) {
          if case .reference = scene.kind { continue }
          if onlyAlone, targets.contains(key(place, scene.id)) { continue }
          let name = scene.names.first.map { ", '\(ImportNames.plain($0))'" } ?? ""
          lines += ["", "# Nothing leads to this scene\(name); the app makes it itself."]
          _ = declare(place, scene.id, [])
          told += sayingSegues()
        }
      }
    }
    return told
  }

  /// A scene that no segue leads to, else the first.
  private func firstScene(of board: Int) -> String? {
    let all = Set(boards[board].scenes.flatMap { $0.segues.map { $0.destination } })
    return (boards[board].scenes.first { !all.contains($0.id) } ?? boards[board].scenes.first)?.id
  }

  // MARK: Controllers

  private mutating func comment(_ text: String, indented: Bool = false) {
    commentCount += 1
    lines.append((indented ? "  " : "") + "# \(ImportNames.plain(text))")
  }

  private func name(_ id: ControllerID) -> String { controllers[id.int].name }

  /// Writes a controller of a scene behind what it holds. Nil if the scene is missing or holds itself. A segue's style goes before its own.
  private mutating func declare(_ board: Int, _ id: String, _ path: [String], style: String? = nil) -> ControllerID? {
    let key = key(board, id)
    guard fault == nil, !path.contains(key), path.count < 50,
      let scene = places[key].map({ boards[board].scenes[$0] })
    else { return nil }
    guard controllers.count < Self.mostControllers else {
      fault = Fault(
        file: boards[board].path, line: scene.line,
        reason: "its relationships make more than \(Self.mostControllers) controllers")
      return nil
    }
    visited.insert(key)
    if case .reference(let storyboard, let identifier) = scene.kind {
      return follow(scene, to: storyboard, identifier, path + [key], style: style)
    }
    var children: [(role: String, id: ControllerID)] = []
    var embedded: [(child: ControllerID, segue: Storyboard.Segue)] = []
    var remarks: [String] = []
    for segue in scene.segues where segue.kind == "relationship" || segue.kind == "embed" {
      let role = segue.relationship ?? segue.kind
      guard let child = declare(board, segue.destination, path + [key]) else {
        let isInside = (path + [key]).contains(self.key(board, segue.destination))
        remarks.append(
          isInside ? "Its \(role) leads back to a scene that it is in." : "Its \(role) leads to no scene of the files.")
        continue
      }
      if segue.kind == "embed" {
        embedded.append((child, segue))
      } else if role == "compactViewController" {
        let shown = name(child)
        remarks.append("In a compact width it shows \(shown): the language has no word for a column of that width.")
      } else {
        children.append((role, child))
      }
    }
    if case .split = scene.kind { children = Self.sides.flatMap { side in children.filter { $0.role == side } } }
    let own = write(scene, children.map { $0.id }, hasChildren: !embedded.isEmpty, style)
    for remark in remarks { comment(remark, indented: true) }
    for (child, segue) in embedded {
      link(segue, from: own, to: child, .embed)
      if let frame = segue.frame { remark("The view of \(name(child)) is at \(frame) in \(name(own)).") }
    }
    for segue in scene.segues where segue.kind != "relationship" && segue.kind != "embed" {
      segues.append((board, segue, own))
    }
    return own
  }

  /// Declares the scene that a reference leads to, or a controller in its place if the file was not given.
  private mutating func follow(
    _ scene: Storyboard.Scene, to storyboard: String, _ identifier: String?, _ path: [String], style: String?
  ) -> ControllerID? {
    if let other = boards.firstIndex(where: { $0.name == storyboard }),
      let target = identifier.flatMap({ name in boards[other].scenes.first { $0.names.contains(name) }?.id })
        ?? boards[other].initial
    {
      return declare(other, target, path, style: style)
    }
    let remark =
      storyboard.isEmpty
      ? "A scene of another storyboard, which the file does not name."
      : "A scene of the storyboard '\(storyboard)', which was not given."
    let own = add(ImportNames.name(of: scene, otherwise: "screen", &names), .plain, remark)
    if let style { state(style: style, of: own) }
    return own
  }

  private mutating func state(style name: String, of own: ControllerID) {
    if let style = ModalStyle.allCases.first(where: { $0.name == name }) {
      lines += controllers[own.int].state { $0.answers.style = style }
    } else {
      comment("Its style is \(name).", indented: true)
    }
  }

  private mutating func add(_ name: String, _ kind: ControllerKind, _ remark: String?) -> ControllerID {
    var declaration = ControllerDeclaration(name: name, line: 0)
    declaration.kind = kind
    controllers.append(declaration)
    lines.append("")
    if let remark { comment(remark) }
    lines.append(declaration.line(in: controllers))
    return ControllerID(controllers.count - 1)
  }

  /// Returns a scene in the language: its kind, a name if it has none, and a remark on what can't be said.
  private func kind(
    of scene: Storyboard.Scene, _ children: [ControllerID], hasChildren: Bool
  ) -> (kind: ControllerKind, name: String, remark: String?) {
    let plain = hasChildren ? ControllerKind.container : .plain
    switch scene.kind {
    case .navigation: return (.navigation(children), "navigation", nil)
    case .tabBar: return (.tabBar(children), "tabs", nil)
    case .split where children.count == 2 || children.count == 3:
      let middle = children.count == 3 ? children[1] : nil
      let content = SplitContent(
        primary: children[0], supplementary: middle, secondary: children[children.count - 1],
        hasColumnStyle: scene.hasColumns || middle != nil)
      return (.split(content), "split", nil)
    case .split:
      return (.container, "split", "A split view controller of \(children.count) columns: two or three can be said.")
    case .page: return (.page(children, scene.curls ? .curl : nil), "pages", nil)
    case .unknown(let element):
      let remark =
        element == "hostingController"
        ? "A UIHostingController, said as a plain controller: what SwiftUI calls, such as onAppear, isn't simulated."
        : "A \(ImportNames.plain(element)) of Interface Builder, said as a plain controller."
      return (plain, "screen", remark)
    case .plain, .nibOwner, .reference: return (plain, "screen", nil)
    }
  }

  private mutating func write(
    _ scene: Storyboard.Scene, _ children: [ControllerID], hasChildren: Bool, _ segueStyle: String?
  ) -> ControllerID {
    let (kind, otherwise, remark) = kind(of: scene, children, hasChildren: hasChildren)
    if case .split = scene.kind { needsColumns = needsColumns || children.count == 3 || scene.hasColumns }
    var scene = scene
    var fallback = otherwise
    if kind.container != nil {
      // A container has the title of what it shows, and is named by what it is.
      scene.names.removeAll { $0 == scene.title }
      if case .navigation = scene.kind, let first = children.first { fallback = name(first) + "Navigation" }
    }
    let own = add(ImportNames.name(of: scene, otherwise: fallback, &names), kind, remark)
    if let className = scene.className {
      if ImportNames.isClass(className) {
        lines += controllers[own.int].state { $0.className = className }
      } else {
        comment("Its class is '\(className)'.", indented: true)
      }
    }
    lines += controllers[own.int].state {
      $0.statedView = if case .nibOwner = scene.kind { .nib(scene.size) } else { .storyboard(scene.size) }
    }
    if let name = segueStyle ?? scene.style { state(style: name, of: own) }
    lines += controllers[own.int].state { $0.contentSize = scene.contentSize }
    if let word = scene.displayMode, word != SplitDisplayMode.automatic {
      if let mode = ImportNames.displayMode(word), kind.container == .split {
        lines += controllers[own.int].state { $0.displayMode = mode }
        needsDisplayModes = true
      } else {
        comment("Its display mode is \(word).", indented: true)
      }
    }
    if scene.hidesBar {
      let line = Action.setBarHidden(own, true, animated: false).text(in: controllers)
      comment("Its bar is hidden from the start: '\(line)'.", indented: true)
    }
    lines += controllers[own.int].state {
      $0.definesPresentationContext = scene.definesContext
      $0.hasDelegate = scene.hasDelegate && kind.container != nil
    }
    return own
  }

  // MARK: Segues

  /// The relationships of a split view controller, in the order of its columns; in a nib they have one name.
  private static let sides = [
    "masterViewController", "supplementaryViewController", "detailViewController", "viewControllers",
  ]

  /// Writes a segue. Code performs it by its identifier, else by the name of its destination; each once for a controller.
  @discardableResult
  private mutating func link(
    _ segue: Storyboard.Segue, from: ControllerID, to destination: ControllerID, _ kind: Segue.Kind
  ) -> String {
    let source = name(from)
    let identifier = ClassName.free(ImportNames.quotable(segue.identifier) ?? name(destination)) { name in
      identifiers.insert(source + "/" + name).inserted
    }
    let segue = Segue(
      identifier: identifier, source: from, destination: destination, kind: kind,
      animated: kind != .embed && segue.isAnimated, line: 0)
    links.append(segue.text(in: controllers))
    return identifier
  }

  /// The kinds of segues that the language calls otherwise.
  private static let otherKinds: [String: Segue.Kind] = ["presentation": .modal, "popoverPresentation": .popover]

  private mutating func remark(_ text: String) {
    commentCount += 1
    links.append("# \(text)")
  }

  /// Writes the segues; the lines that perform them as comments: a story is what its author wants to say.
  private mutating func sayingSegues() -> [String] {
    var story: [String] = []
    // Destinations that are declared on the way may have segues of their own.
    var next = 0
    defer { segues = [] }
    while next < segues.count {
      let (board, segue, from) = segues[next]
      next += 1
      let key = key(board, segue.destination) + "/" + (segue.style ?? "")
      if destinations[key] == nil, segue.kind != "unwind" {
        destinations[key] = declare(board, segue.destination, [], style: segue.style)
      }
      var label: String {
        let own = segue.identifier.map { "'\(ImportNames.plain($0))'" } ?? "of line \(segue.line)"
        return "The segue \(own) of \(name(from))"
      }
      guard let kind = Self.otherKinds[segue.kind] ?? Segue.Kind(rawValue: segue.kind) else {
        let reason =
          segue.kind == "unwind"
          ? "which way it goes back is said by 'unwind'"
          : "the language has no such segue\(destinations[key].map { "; it leads to \(name($0))" } ?? "")"
        remark("\(label) is of the kind \(ImportNames.plain(segue.kind)): \(reason).")
        continue
      }
      guard let to = destinations[key], to != from else {
        let end =
          destinations[key] == nil
          ? "no controller of the files" : "one more of its kind; 'controller NAME like \(name(from))' declares it"
        remark("\(label) leads to \(end).")
        continue
      }
      let identifier = link(segue, from: from, to: to, kind)
      if let name = segue.className {
        remark("\(label) is of the class \(ImportNames.plain(name)): what its perform does isn't carried over.")
      }
      story.append("# " + Action.performSegue(identifier, from: from, byUser: true).text(in: controllers))
    }
    return story
  }

  // MARK: The header

  /// The newest of what the files say, and what says it: all of them are in one app.
  private func guessedMode(usesScenes: Bool) -> (mode: Mode, comment: String) {
    var found: [(mode: Mode, ground: String)] = boards.compactMap { board in
      board.oldest.map { ($0.mode, "\($0.ground) of \(ImportNames.plain(ImportNames.file(board.path)))") }
    }
    found += needed(usesScenes: usesScenes)
    guard let newest = found.max(by: { $0.mode < $1.mode }) else {
      return (.standard, "# mode: guessed, for no file says more.")
    }
    return (newest.mode, "# mode: guessed from \(newest.ground). The app runs in this version at the earliest.")
  }

  /// The versions that lines need, and would have no effect without.
  private func needed(usesScenes: Bool) -> [(mode: Mode, ground: String)] {
    var found: [(mode: Mode, ground: String)] = []
    if needsDisplayModes { found.append((.ios8, "the display mode of a split view controller")) }
    if usesScenes { found.append((.ios13, "the scene manifest")) }
    if needsColumns { found.append((.ios14, "a split view controller with columns")) }
    return found
  }

  private func header(_ files: ImportFiles, _ main: Int, _ isPad: Bool) -> [String] {
    let info = files.info
    var header = Header()
    var lines = [Form.Structure.version.line(.text(Operand.languageVersion))]
    lines += header.state { $0.title = ImportNames.quotable(boards[main].name) ?? "An app" }
    let usesScenes = info?["UIApplicationSceneManifest"] != nil
    if let stated = info?["MinimumOSVersion"]?.text.flatMap({ ImportNames.mode($0) }) {
      lines += header.state { $0.modes = [needed(usesScenes: usesScenes).reduce(stated) { max($0, $1.mode) }] }
    } else {
      let guessed = guessedMode(usesScenes: usesScenes)
      lines.append(guessed.comment)
      lines += header.state { $0.modes = [guessed.mode] }
    }
    lines += header.state {
      $0.device = isPad ? .pad : nil
      $0.showsStatusBar = info?["UIStatusBarHidden"]?.isYes != true
      $0.appOrientations = files.orientations
    }
    lines += header.state { $0.hasSceneManifest = usesScenes }
    return lines
  }
}
