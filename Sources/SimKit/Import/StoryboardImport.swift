/// Makes the declarations of a scenario out of storyboards, nibs and an Info.plist.
///
/// A scene is a template: each relationship to it is another controller. What the language cannot say is left as a
/// comment with the reason, and counted.
package struct StoryboardImport: Sendable {
  /// Why a file cannot be imported.
  package struct Fault: Error, Sendable {
    package var file: String
    package var line: Int
    package var reason: String
  }

  /// The most controllers that an import may declare.
  package static var mostControllers: Int { 2000 }

  /// The file to include: the controllers.
  package private(set) var screens = ""
  /// The scenario beside it: the header, the launch, and the segues as lines to take over.
  package private(set) var story = ""
  package private(set) var sceneCount = 0
  package private(set) var controllerCount = 0
  /// Comments that say what the language cannot.
  package private(set) var commentCount = 0

  private var boards: [Storyboard] = []
  /// The place of each scene on its board.
  private var places: [String: Int] = [:]
  private var names: Set<String> = ImportNames.reserved
  /// The controller that segues to a scene lead to, by board, scene and style: each segue re-creates it.
  private var destinations: [String: String] = [:]
  private var visited: Set<String> = []
  /// A split view controller is made by `initWithStyle:`, iOS 14.
  private var needsColumns = false
  private var needsDisplayModes = false
  /// The segues of the storyboards, after the controllers that they connect.
  private var links = ""
  private var identifiers: Set<String> = []
  /// The segues that are still to be written.
  private var segues: [(board: Int, segue: Storyboard.Segue, from: String)] = []
  private var fault: Fault?

  /// - Parameters:
  ///   - files: storyboards, nibs and property lists, told apart by what is in them.
  ///   - isPad: whether the screens are those of a pad.
  ///   - includedAs: the path of the screens as the scenario writes it.
  package init(_ files: [Source], isPad: Bool, includedAs: String) throws(Fault) {
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
    screens = "# Made by 'vcsim import' out of \(given.titles.joined(separator: ", ")); not to be edited.\n"
    for remark in given.remarks { comment(remark) }
    let initial = boards[main].initial.flatMap { declare(main, $0, []) }
    guard let launched = initial ?? firstScene(of: main).flatMap({ declare(main, $0, []) }) else {
      throw fault ?? Fault(file: boards[main].path, line: 1, reason: "it holds no scene to begin with")
    }
    var told = sayingSegues()
    for board in boards { sceneCount += board.scenes.count }
    told += declaringTheRest()
    if !told.isEmpty { told = "\n# What a person can do, as the storyboard has it:\n" + told }
    if !links.isEmpty { screens += "\n" + links }
    if let fault { throw fault }
    story = header(given, main, isPad) + "include \"\(includedAs)\"\n\n"
    story +=
      (initial == nil ? "# The storyboard has no initial controller; this is its first scene.\n" : "")
      + (given.doubt.map { "# launch: guessed. \($0)\n" } ?? "")
      + "launch \(launched)\n" + told
  }

  private func key(_ board: Int, _ scene: String) -> String { "\(board)/\(scene)" }

  /// Declares the controllers that no declared one leads to, those that nothing leads to first.
  private mutating func declaringTheRest() -> String {
    var told = ""
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
          screens += "\n# Nothing leads to this scene\(name); the app makes it itself.\n"
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
    screens += (indented ? "  " : "") + "# \(ImportNames.plain(text))\n"
  }

  /// Writes a controller of a scene, what it holds before it; its name. Nil if the scene is not there, or holds itself. A
  /// style that a segue states comes before the scene's own.
  private mutating func declare(_ board: Int, _ id: String, _ path: [String], style: String? = nil) -> String? {
    let key = key(board, id)
    guard fault == nil, !path.contains(key), path.count < 50,
      let scene = places[key].map({ boards[board].scenes[$0] })
    else { return nil }
    controllerCount += 1
    guard controllerCount <= Self.mostControllers else {
      fault = Fault(
        file: boards[board].path, line: scene.line,
        reason: "its relationships make more than \(Self.mostControllers) controllers")
      return nil
    }
    visited.insert(key)
    if case .reference(let storyboard, let identifier) = scene.kind {
      return follow(scene, to: storyboard, identifier, path + [key], style: style)
    }
    var children: [(role: String, name: String)] = []
    var embedded: [(child: String, segue: Storyboard.Segue)] = []
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
        remarks.append("In a compact width it shows \(child): the language has no word for a column of that width.")
      } else {
        children.append((role, child))
      }
    }
    if case .split = scene.kind { children = Self.sides.flatMap { side in children.filter { $0.role == side } } }
    let name = write(scene, children.map { $0.name }, hasChildren: !embedded.isEmpty, style)
    for remark in remarks { comment(remark, indented: true) }
    for (child, segue) in embedded {
      links += "segue \"\(identifier(of: segue, from: name, to: child))\" from \(name) to \(child) is embed\n"
      if let frame = segue.frame { remark("The view of \(child) is at \(frame) in \(name).") }
    }
    for segue in scene.segues where segue.kind != "relationship" && segue.kind != "embed" {
      segues.append((board, segue, name))
    }
    return name
  }

  /// Declares the scene that a reference leads to, or a controller in its place if the file was not given.
  private mutating func follow(
    _ scene: Storyboard.Scene, to storyboard: String, _ identifier: String?, _ path: [String], style: String?
  ) -> String? {
    if let other = boards.firstIndex(where: { $0.name == storyboard }),
      let target = identifier.flatMap({ name in boards[other].scenes.first { $0.names.contains(name) }?.id })
        ?? boards[other].initial
    {
      controllerCount -= 1
      return declare(other, target, path, style: style)
    }
    let name = ImportNames.name(of: scene, otherwise: "screen", &names)
    screens += "\n"
    comment(
      storyboard.isEmpty
        ? "A scene of another storyboard, which the file does not name."
        : "A scene of the storyboard '\(storyboard)', which was not given.")
    screens += "controller \(name)\n"
    return name
  }

  /// Returns a scene in the language: the end of its line, a name if it has none, and a remark on what can't be said.
  private func form(
    of scene: Storyboard.Scene, _ children: [String], hasChildren: Bool
  ) -> (text: String, name: String, remark: String?) {
    let listed = children.isEmpty ? "" : " of " + children.joined(separator: " ")
    switch scene.kind {
    case .navigation: return (" is navigation" + listed, "navigation", nil)
    case .tabBar: return (" is tab bar" + listed, "tabs", nil)
    case .split where children.count == 2 || children.count == 3:
      return (" is split\(listed)\(scene.hasColumns && children.count == 2 ? " in columns" : "")", "split", nil)
    case .split:
      let remark = "a split view controller of \(children.count) columns: two or three can be said"
      return (" is container", "split", remark)
    case .page: return (" is page view\(listed)\(scene.curls ? " curl" : "")", "pages", nil)
    case .unknown(let element):
      let remark =
        element == "hostingController"
        ? "a UIHostingController, said as a plain controller: what SwiftUI calls, such as onAppear, isn't simulated"
        : "a \(ImportNames.plain(element)) of Interface Builder, said as a plain controller"
      return (hasChildren ? " is container" : "", "screen", remark)
    case .plain, .nibOwner, .reference: return (hasChildren ? " is container" : "", "screen", nil)
    }
  }

  private mutating func write(_ scene: Storyboard.Scene, _ children: [String], hasChildren: Bool, _ segueStyle: String?)
    -> String
  {
    let (form, otherwise, remark) = form(of: scene, children, hasChildren: hasChildren)
    if case .split = scene.kind { needsColumns = needsColumns || children.count == 3 || scene.hasColumns }
    var scene = scene
    var fallback = otherwise
    if !form.isEmpty, form != " is container" {
      // A container has the title of what it shows, and is named by what it is.
      scene.names.removeAll { $0 == scene.title }
      if case .navigation = scene.kind, let first = children.first { fallback = first + "Navigation" }
    }
    let name = ImportNames.name(of: scene, otherwise: fallback, &names)
    screens += "\n"
    if let remark { comment(remark.prefix(1).uppercased() + remark.dropFirst() + ".") }
    screens += "controller \(name)\(form)\n"
    if let className = scene.className {
      if ImportNames.isClass(className) {
        screens += "  class \(className)\n"
      } else {
        comment("Its class is '\(className)'.", indented: true)
      }
    }
    var origin = "storyboard"
    if case .nibOwner = scene.kind { origin = "nib" }
    screens += "  view from \(origin)\(scene.size.map { " " + $0 } ?? "")\n"
    if let style = segueStyle ?? scene.style {
      if ImportNames.styles.contains(style) {
        screens += "  style \(style)\n"
      } else {
        comment("Its style is \(style).", indented: true)
      }
    }
    if let size = scene.contentSize { screens += "  content size \(size)\n" }
    if let mode = scene.displayMode {
      if let word = ImportNames.displayMode(mode), form.hasPrefix(" is split") {
        screens += "  displays \(word)\n"
        needsDisplayModes = true
      } else {
        comment("Its display mode is \(mode).", indented: true)
      }
    }
    if scene.hidesBar { comment("Its bar is hidden from the start: 'hide bar of \(name)'.", indented: true) }
    if scene.definesContext { screens += "  defines presentation context\n" }
    if scene.hasDelegate, !form.isEmpty, form != " is container" { screens += "  has delegate\n" }
    return name
  }

  // MARK: Segues

  /// The relationships of a split view controller, in the order of its columns; in a nib they have one name.
  private static let sides = [
    "masterViewController", "supplementaryViewController", "detailViewController", "viewControllers",
  ]

  /// Returns the name by which code performs a segue: its identifier, else its destination; each once for a controller.
  private mutating func identifier(of segue: Storyboard.Segue, from source: String, to destination: String) -> String {
    ClassName.free(ImportNames.quotable(segue.identifier) ?? destination) { name in
      identifiers.insert(source + "/" + name).inserted
    }
  }

  private static let segueKinds: [String: String] = [
    "push": "push", "show": "show", "showDetail": "showDetail", "modal": "modal", "presentation": "modal",
    "popover": "popover", "popoverPresentation": "popover", "custom": "custom",
  ]

  /// A comment among the segues.
  private mutating func remark(_ text: String) {
    commentCount += 1
    links += "# \(text)\n"
  }

  /// Writes the segues; for the story, the lines that perform them, as comments: a story is what its author wants to
  /// say.
  private mutating func sayingSegues() -> String {
    var story = ""
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
      let label = segue.identifier.map { "'\(ImportNames.plain($0))'" } ?? "of line \(segue.line)"
      guard let kind = Self.segueKinds[segue.kind] else {
        let reason =
          segue.kind == "unwind"
          ? "which way it goes back is said by 'unwind'"
          : "the language has no such segue\(destinations[key].map { "; it leads to \($0)" } ?? "")"
        remark("The segue \(label) of \(from) is of the kind \(ImportNames.plain(segue.kind)): \(reason).")
        continue
      }
      guard let to = destinations[key], to != from else {
        remark(
          "The segue \(label) of \(from) leads to "
            + (destinations[key] == nil
              ? "no controller of the files." : "one more of its kind; 'controller NAME like \(from)' declares it."))
        continue
      }
      let id = identifier(of: segue, from: from, to: to)
      links += "segue \"\(id)\" from \(from) to \(to) is \(kind)\(segue.isAnimated ? " animated" : "")\n"
      story += "# trigger \"\(id)\" from \(from)\n"
    }
    return story
  }

  // MARK: The header

  /// The newest of what the files say: all of them are in one app.
  private func guessedMode(usesScenes: Bool) -> String {
    var found: [(mode: Mode, ground: String)] = boards.compactMap { board in
      board.oldest.map { ($0.mode, "\($0.ground) of \(ImportNames.plain(ImportNames.file(board.path)))") }
    }
    found += needed(usesScenes: usesScenes)
    guard let newest = found.max(by: { $0.mode < $1.mode }) else {
      return "# mode: guessed, for no file says more.\nmode \(Mode.standard.name)\n"
    }
    return
      "# mode: guessed from \(newest.ground). The app runs in this version at the earliest.\nmode \(newest.mode.name)\n"
  }

  /// The versions that lines need, and would have no effect without.
  private func needed(usesScenes: Bool) -> [(mode: Mode, ground: String)] {
    var found: [(mode: Mode, ground: String)] = []
    if needsDisplayModes { found.append((.ios8, "the display mode of a split view controller")) }
    if usesScenes { found.append((.ios13, "the scene manifest")) }
    if needsColumns { found.append((.ios14, "a split view controller with columns")) }
    return found
  }

  private func header(_ files: ImportFiles, _ main: Int, _ isPad: Bool) -> String {
    let info = files.info
    var text = "vcsim 1\ntitle \"\(ImportNames.quotable(boards[main].name) ?? "An app")\"\n"
    let usesScenes = info?["UIApplicationSceneManifest"] != nil
    let stated = info?["MinimumOSVersion"]?.text.flatMap { ImportNames.mode($0) }
    let mode = stated.map { needed(usesScenes: usesScenes).reduce($0) { max($0, $1.mode) } }
    text += mode.map { "mode \($0.name)\n" } ?? guessedMode(usesScenes: usesScenes)
    if isPad { text += "device pad\n" }
    if info?["UIStatusBarHidden"]?.isYes == true { text += "status bar hidden\n" }
    let words = files.orientations
    if !words.isEmpty { text += "app supports \(words.joined(separator: " "))\n" }
    if usesScenes { text += "scenes\n" }
    return text + "\n"
  }
}
