/// Makes the declarations of a scenario out of storyboards, nibs and an Info.plist.
///
/// A scene is a template: each relationship to it is a controller of its own. What the language cannot say is left as a
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
  private var names: Set<String> = ImportNames.reserved
  /// The controller that segues to a scene lead to, by board, scene and style: each segue makes it anew.
  private var destinations: [String: String] = [:]
  private var visited: Set<String> = []
  /// The segues of the storyboards, behind the controllers that they lie between.
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
    var info: PropertyValue?
    for file in files {
      do throws(XMLReader.Fault) {
        if ImportNames.isPropertyList(file) {
          info = try PropertyValue.read(file)
        } else {
          boards.append(try Storyboard(try XMLReader.read(file), path: file.name))
        }
      } catch {
        throw Fault(file: file.name, line: error.line, reason: error.reason)
      }
    }
    guard let main = mainBoard(info, isPad) else {
      throw Fault(file: files.first?.name ?? "", line: 1, reason: "no storyboard and no nib is among the files")
    }
    let names = boards.map { ImportNames.plain(ImportNames.file($0.path)) }.joined(separator: ", ")
    screens = "# Made by 'vcsim import' out of \(names); not to be edited.\n"
    let initial = boards[main].initial.flatMap { declare(main, $0, []) }
    guard let launched = initial ?? firstScene(of: main).flatMap({ declare(main, $0, []) }) else {
      throw fault ?? Fault(file: boards[main].path, line: 1, reason: "it holds no scene to begin with")
    }
    var told = sayingSegues()
    for (place, board) in boards.enumerated() {
      sceneCount += board.scenes.count
      for scene in board.scenes where !visited.contains(key(place, scene.id)) {
        if case .reference = scene.kind { continue }
        screens +=
          "\n# Nothing leads to this scene\(scene.names.first.map { ", '\(ImportNames.plain($0))'" } ?? ""); the app makes it itself.\n"
        _ = declare(place, scene.id, [])
      }
    }
    told += sayingSegues()
    if !told.isEmpty { told = "\n# What a person can do, as the storyboard has it:\n" + told }
    if !links.isEmpty { screens += "\n" + links }
    if let fault { throw fault }
    story = header(info, main, isPad) + "include \"\(includedAs)\"\n\n"
    story +=
      (initial == nil ? "# The storyboard has no initial controller; this is its first scene.\n" : "")
      + "launch \(launched)\n" + told
  }

  private func key(_ board: Int, _ scene: String) -> String { "\(board)/\(scene)" }

  private func mainBoard(_ info: PropertyValue?, _ isPad: Bool) -> Int? {
    let keys =
      (isPad ? ["UIMainStoryboardFile~ipad", "NSMainNibFile~ipad"] : []) + ["UIMainStoryboardFile", "NSMainNibFile"]
    for key in keys {
      if let name = info?[key]?.text, let place = boards.firstIndex(where: { $0.name == name }) { return place }
    }
    if let name = info.flatMap({ ImportNames.sceneStoryboard($0) }),
      let place = boards.firstIndex(where: { $0.name == name })
    {
      return place
    }
    return boards.firstIndex { $0.initial != nil } ?? (boards.isEmpty ? nil : 0)
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
      let scene = boards[board].scenes.first(where: { $0.id == id })
    else { return nil }
    controllerCount += 1
    guard controllerCount <= Self.mostControllers else {
      fault = Fault(
        file: boards[board].path, line: scene.line,
        reason: "its relationships make more than \(Self.mostControllers) controllers")
      return nil
    }
    if case .reference(let storyboard, let identifier) = scene.kind {
      visited.insert(key)
      if let other = boards.firstIndex(where: { $0.name == storyboard }),
        let target = identifier.flatMap({ name in boards[other].scenes.first { $0.names.contains(name) }?.id })
          ?? boards[other].initial
      {
        controllerCount -= 1
        return declare(other, target, path + [key], style: style)
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
    visited.insert(key)
    var children: [String] = []
    var embedded: [(child: String, segue: Storyboard.Segue)] = []
    var columns: [String] = []
    var missing: [String] = []
    for segue in scene.segues where segue.kind == "relationship" || segue.kind == "embed" {
      if case .split = scene.kind, let column = segue.relationship, !Self.sides.contains(column) {
        columns.append(column)
        continue
      }
      guard let child = declare(board, segue.destination, path + [key]) else {
        missing.append(segue.relationship ?? segue.kind)
        continue
      }
      if segue.kind == "embed" { embedded.append((child, segue)) } else { children.append(child) }
    }
    for column in columns {
      screens += "\n"
      comment("The \(column) of the split view controller below: a split is said with two columns.")
    }
    let name = write(scene, children, hasChildren: !embedded.isEmpty, style)
    for relationship in missing { comment("Its \(relationship) leads to no scene of the files.") }
    for (child, segue) in embedded {
      links += "segue \"\(identifier(of: segue, from: name, to: child))\" from \(name) to \(child) is embed\n"
      if let frame = segue.frame {
        commentCount += 1
        links += "# The view of \(child) lies at \(frame) in \(name).\n"
      }
    }
    for segue in scene.segues where segue.kind != "relationship" && segue.kind != "embed" {
      segues.append((board, segue, name))
    }
    return name
  }

  private mutating func write(_ scene: Storyboard.Scene, _ children: [String], hasChildren: Bool, _ segueStyle: String?)
    -> String
  {
    let (suffix, otherwise): (String, String)
    let form: String
    var remark: String?
    switch scene.kind {
    case .navigation:
      (suffix, otherwise) = ("Navigation", "navigation")
      form = " is navigation" + (children.isEmpty ? "" : " of \(children.joined(separator: " "))")
    case .tabBar:
      (suffix, otherwise) = ("", "tabs")
      form = " is tab bar" + (children.isEmpty ? "" : " of \(children.joined(separator: " "))")
    case .split:
      (suffix, otherwise) = ("", "split")
      let canBeSaid = children.count == 2 || children.count == 3
      form = canBeSaid ? " is split of \(children.joined(separator: " "))" : " is container"
      if !canBeSaid { remark = "a split view controller of \(children.count) columns: two or three can be said" }
    case .page:
      (suffix, otherwise) = ("", "pages")
      form =
        " is page view" + (children.isEmpty ? "" : " of \(children.joined(separator: " "))")
        + (scene.curls ? " curl" : "")
    case .plain, .reference:
      (suffix, otherwise) = ("", "screen")
      form = hasChildren ? " is container" : ""
    }
    var scene = scene
    var fallback = otherwise
    if case .plain = scene.kind {
    } else {
      // A container has the title of what it shows, and is named by what it is.
      scene.names.removeAll { $0 == scene.title }
      if !suffix.isEmpty, let first = children.first { fallback = first + suffix }
    }
    let name = ImportNames.name(of: scene, otherwise: fallback, &names)
    screens += "\n"
    if let remark { comment(remark.prefix(1).uppercased() + remark.dropFirst() + ".") }
    screens += "controller \(name)\(form)\n"
    if let className = scene.className, ImportNames.isClass(className) { screens += "  class \(className)\n" }
    screens += "  view from storyboard\(scene.size.map { " " + $0 } ?? "")\n"
    if let style = segueStyle ?? scene.style {
      if ImportNames.styles.contains(style) {
        screens += "  style \(style)\n"
      } else {
        comment("Its style is \(style).", indented: true)
      }
    }
    if scene.definesContext { screens += "  defines presentation context\n" }
    if scene.hasDelegate, !form.isEmpty, form != " is container" { screens += "  has delegate\n" }
    return name
  }

  // MARK: Segues

  /// The relationships of a split view controller that the language has.
  private static let sides: Set<String> = ["masterViewController", "detailViewController"]

  /// What code calls a segue: its identifier, else where it leads; each once for a controller.
  private mutating func identifier(of segue: Storyboard.Segue, from source: String, to destination: String) -> String {
    let base = ImportNames.quotable(segue.identifier) ?? destination
    var identifier = base
    var number = 2
    while !identifiers.insert(source + "/" + identifier).inserted {
      identifier = base + "\(number)"
      number += 1
    }
    return identifier
  }

  private static let segueKinds: [String: String] = [
    "push": "push", "show": "show", "showDetail": "showDetail", "modal": "modal", "presentation": "modal",
    "popover": "popover", "popoverPresentation": "popover", "custom": "custom",
  ]

  /// Writes the segues; for the story, the lines that perform them, as comments: a story is what its author wants to
  /// say.
  private mutating func sayingSegues() -> String {
    var story = ""
    // Destinations that are declared on the way may have segues of their own.
    while let (board, segue, from) = segues.first {
      segues.removeFirst()
      let key = key(board, segue.destination) + "/" + (segue.style ?? "")
      if destinations[key] == nil, Self.segueKinds[segue.kind] != nil {
        destinations[key] = declare(board, segue.destination, [], style: segue.style)
      }
      let label = segue.identifier.map { "'\(ImportNames.plain($0))'" } ?? "of line \(segue.line)"
      guard let kind = Self.segueKinds[segue.kind] else {
        commentCount += 1
        links +=
          "# The segue \(label) of \(from) is of the kind \(ImportNames.plain(segue.kind)): which way it goes back is said by 'unwind'.\n"
        continue
      }
      guard let to = destinations[key] else {
        commentCount += 1
        links += "# The segue \(label) of \(from) leads to no controller of the files.\n"
        continue
      }
      guard to != from else {
        commentCount += 1
        links +=
          "# The segue \(label) of \(from) leads to one more of its kind; 'controller NAME like \(from)' declares it.\n"
        continue
      }
      let id = identifier(of: segue, from: from, to: to)
      links += "segue \"\(id)\" from \(from) to \(to) is \(kind)\(segue.isAnimated ? " animated" : "")\n"
      story += "# trigger \"\(id)\" from \(from)\n"
    }
    return story
  }

  // MARK: The header

  private func header(_ info: PropertyValue?, _ main: Int, _ isPad: Bool) -> String {
    var text = "vcsim 1\ntitle \"\(ImportNames.quotable(boards[main].name) ?? "An app")\"\n"
    let usesScenes = info?["UIApplicationSceneManifest"] != nil
    let mode = ImportNames.mode(info?["MinimumOSVersion"]?.text) ?? (usesScenes ? "ios13" : boards[main].hint)
    if let mode { text += "mode \(mode)\n" }
    if isPad { text += "device pad\n" }
    if info?["UIStatusBarHidden"]?.isYes == true { text += "status bar hidden\n" }
    let key = "UISupportedInterfaceOrientations"
    if let list = (isPad ? info?[key + "~ipad"]?.texts : nil) ?? info?[key]?.texts {
      let words = ImportNames.orientations(list)
      if !words.isEmpty { text += "app supports \(words.joined(separator: " "))\n" }
    }
    if usesScenes { text += "scenes\n" }
    return text + "\n"
  }
}
