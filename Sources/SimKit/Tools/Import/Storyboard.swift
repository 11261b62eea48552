/// The scenes of a storyboard, or the root of a nib.
struct Storyboard {
  enum Kind {
    case plain, navigation, tabBar, split, page
    /// The owner of a nib, whose view is in it.
    case nibOwner
    /// A controller that Interface Builder has and vcsim does not, by the name of its element.
    case unknown(String)
    case reference(storyboard: String, identifier: String?)
  }

  struct Segue {
    var kind: String
    var destination: String
    var identifier: String?
    var relationship: String?
    var style: String?
    /// A class of the app's, whose perform decides what happens.
    var className: String?
    var isAnimated = true
    /// The size of the view that contains an embed segue's child.
    var frame: String?
    var line: Int
  }

  struct Scene {
    var id: String
    var kind: Kind
    var line: Int
    var className: String?
    /// The possible names of the controller, the best first.
    var names: [String] = []
    var title: String?
    var size: Size?
    var style: String?
    var definesContext = false
    var hasDelegate = false
    /// `preferredContentSize`, or what popovers were asked for before iOS 7.
    var contentSize: Size?
    /// Whether a navigation controller's bar is hidden from the start.
    var hidesBar = false
    /// Whether a split view controller is created by `initWithStyle:`.
    var hasColumns = false
    /// The `preferredDisplayMode` of a split view controller, as in the file.
    var displayMode: String?
    /// Whether the `transitionStyle` of a page view controller is a page curl.
    var curls = false
    var segues: [Segue] = []
  }

  /// The file's name without its folder and `.storyboard`.
  var name: String
  var path: String
  var initial: String?
  var scenes: [Scene] = []
  /// The oldest version that the file can be for, and what says so.
  private(set) var oldest: (mode: Mode, ground: String)?
  /// The system that the file is for, if it isn't iOS.
  private(set) var otherSystem: String?
  /// The system shows it while the app starts; no code of the app's runs for it.
  var isLaunchScreen: Bool

  private static func otherSystem(_ runtime: String) -> String? {
    if runtime.hasPrefix("MacOSX") { return "macOS" }
    if runtime.hasPrefix("AppleTV") { return "tvOS" }
    return runtime.hasPrefix("watchKit") ? "watchOS" : nil
  }

  /// The versions of Interface Builder's tools, and the oldest version of iOS that their Xcode builds for.
  private static let tools: [(version: Int, mode: Mode)] = [
    (22_000, .ios12), (21_000, .ios11), (16_096, .ios9), (11_134, .ios8),
  ]

  private static func oldest(of root: XMLElement) -> (Mode, String)? {
    var found: [(mode: Mode, ground: String)] = []
    if root["useSafeAreas"] == "YES" { found.append((.ios11, "safe areas")) }
    if root["useTraitCollections"] == "YES" { found.append((.ios8, "trait collections")) }
    if root.contains(where: { $0["customModule"] != nil }) { found.append((.ios7, "a class in Swift")) }
    let version = root["toolsVersion"].flatMap { Int($0.prefix { $0 != "." }) } ?? 0
    if let row = tools.first(where: { version >= $0.version }) {
      found.append((row.mode, "the tools' version \(version)"))
    }
    return found.max { $0.mode < $1.mode }
  }

  init(_ root: XMLElement, path: String) throws(XMLReader.Fault) {
    guard root.name != "archive" else {
      throw XMLReader.Fault(
        line: root.line, reason: "it is in the format of Xcode 3 and 4; open it in a newer Xcode and save it")
    }
    guard root.name == "document" else {
      throw XMLReader.Fault(line: root.line, reason: "its root is '\(root.name)', and not a storyboard's 'document'")
    }
    self.path = path
    let file = ImportNames.file(path)
    name = [".storyboard", ".xib"].first { file.hasSuffix($0) }.map { String(file.dropLast($0.utf8.count)) } ?? file
    initial = root["initialViewController"]
    oldest = Self.oldest(of: root)
    otherSystem = Self.otherSystem(root["targetRuntime"] ?? "")
    isLaunchScreen = root["launchScreen"] == "YES"
    guard let list = root.child("scenes") else {
      readNib(root.child("objects")?.children ?? [])
      return
    }
    for holder in list.children.compactMap({ $0.child("objects") }) {
      for object in holder.children {
        if let scene = Self.scene(object) { scenes.append(scene) }
      }
    }
  }

  // MARK: Nibs

  /// The controllers of a nib with those that they hold; the root of its window; its owner, if that is a controller.
  private mutating func readNib(_ objects: [XMLElement]) {
    for object in objects {
      addNested(object)
      if object.name == "window" { initial = initial ?? Self.outlet("rootViewController", of: object) }
    }
    guard scenes.isEmpty,
      let owner = objects.first(where: { $0["placeholderIdentifier"] == "IBFilesOwner" }),
      let className = owner["customClass"], let view = Self.outlet("view", of: owner)
    else { return }
    var scene = Scene(id: owner["id"] ?? "-1", kind: .nibOwner, line: owner.line)
    scene.className = className
    scene.names = [className]
    scene.size = objects.first { $0["id"] == view }.flatMap { Self.frame($0)?.size }
    scenes = [scene]
    initial = scene.id
  }

  /// A controller of a nib, before it those inside it; the relationships that a storyboard would have are made.
  private mutating func addNested(_ element: XMLElement) {
    guard var scene = Self.scene(element) else { return }
    for inner in element.child("viewControllers")?.children ?? [] {
      guard let id = inner["id"], Self.scene(inner) != nil else { continue }
      var segue = Segue(kind: "relationship", destination: id, line: inner.line)
      segue.relationship = "viewControllers"
      scene.segues.append(segue)
      addNested(inner)
    }
    scenes.append(scene)
  }

  private static func outlet(_ property: String, of element: XMLElement) -> String? {
    element.child("connections")?.children.first { $0.name == "outlet" && $0["property"] == property }?["destination"]
  }

  // MARK: Scenes

  private static func scene(_ element: XMLElement) -> Scene? {
    let kind: Kind
    switch element.name {
    case "viewController", "tableViewController", "collectionViewController", "glkViewController",
      "avPlayerViewController":
      kind = .plain
    case "navigationController": kind = .navigation
    case "tabBarController": kind = .tabBar
    case "splitViewController": kind = .split
    case "pageViewController": kind = .page
    case "viewControllerPlaceholder":
      kind = .reference(storyboard: element["storyboardName"] ?? "", identifier: element["referencedIdentifier"])
    default:
      guard element["sceneMemberID"] == "viewController" else { return nil }
      kind = .unknown(element.name)
    }
    guard let id = element["id"] else { return nil }
    var scene = Scene(id: id, kind: kind, line: element.line)
    scene.className = element["customClass"]
    scene.title = element["title"]
    scene.names = ["storyboardIdentifier", "customClass", "userLabel", "title"].compactMap { element[$0] }
    if case .reference(let storyboard, let identifier) = kind {
      scene.names += [identifier, storyboard].compactMap { $0 }
    }
    scene.style = element["modalPresentationStyle"]
    scene.definesContext = element["definesPresentationContext"] == "YES"
    scene.curls = element["transitionStyle"] == "pageCurl"
    scene.hidesBar = element["navigationBarHidden"] == "YES"
    scene.hasColumns = element["style"].map { $0 == "doubleColumn" || $0 == "tripleColumn" } ?? false
    scene.displayMode = element["displayMode"]
    scene.contentSize = element.children.first { child in
      child["key"].map { $0 == "contentSizeForViewInPopover" || $0 == "preferredContentSize" } ?? false
    }.flatMap { size($0) }
    let view = element.children.first { $0["key"] == "view" }
    scene.size = view.flatMap { frame($0)?.size }
    collect(element, &scene, holder: nil)
    return scene
  }

  /// Gathers the segues of a scene wherever in its views they begin.
  private static func collect(_ element: XMLElement, _ scene: inout Scene, holder: XMLElement?) {
    // Depth is bounded by the reader.
    for child in element.children where child.name != "viewControllers" {
      if child.name == "segue", let kind = child["kind"], let destination = child["destination"] {
        var segue = Segue(kind: kind, destination: destination, line: child.line)
        segue.identifier = child["identifier"]
        segue.relationship = child["relationship"]
        segue.style = child["modalPresentationStyle"]
        segue.className = child["customClass"]
        segue.isAnimated = child["animates"] != "NO"
        if kind == "embed" { segue.frame = holder.flatMap { frame($0)?.whole } }
        scene.segues.append(segue)
      } else if child.name == "outlet", child["property"] == "delegate", element.name == "connections", holder == nil {
        scene.hasDelegate = true
      }
      collect(child, &scene, holder: child.name == "connections" ? holder : child)
    }
  }

  /// The frame of a view in whole points.
  private static func frame(_ view: XMLElement) -> (size: Size, whole: String)? {
    guard let rect = view.children.first(where: { $0.name == "rect" && $0["key"] == "frame" }) else { return nil }
    guard let size = size(rect) else { return nil }
    return (size, "\(number("x", of: rect) ?? 0),\(number("y", of: rect) ?? 0) \(size.width)x\(size.height)")
  }

  private static func size(_ element: XMLElement) -> Size? {
    guard let width = number("width", of: element), let height = number("height", of: element) else { return nil }
    // A size that the language can't express is ignored.
    return Size(word: "\(width)x\(height)")
  }

  /// The whole points of a length; nil if no line of a scenario can have that length.
  private static func number(_ name: String, of element: XMLElement) -> Int? {
    element[name].flatMap { Word.coordinate(String($0.prefix { $0 != "." })) }
  }
}
