/// The scenes of a storyboard, or the root of a nib.
struct Storyboard {
  /// What a scene's controller is.
  enum Kind {
    case plain, navigation, tabBar, split, page
    /// A reference to another storyboard.
    case reference(storyboard: String, identifier: String?)
  }

  struct Segue {
    var kind: String
    var destination: String
    var identifier: String?
    var relationship: String?
    var style: String?
    var isAnimated = true
    /// Of an embed segue: the size of the view that holds it.
    var frame: String?
    var line: Int
  }

  struct Scene {
    var id: String
    var kind: Kind
    var line: Int
    var className: String?
    /// What it may be named by, the best first.
    var names: [String] = []
    var title: String?
    var size: String?
    var style: String?
    var definesContext = false
    var hasDelegate = false
    /// Of a page view controller: `transitionStyle`.
    var curls = false
    var segues: [Segue] = []
  }

  /// The file's name without its folder and `.storyboard`.
  var name: String
  var path: String
  var initial: String?
  var scenes: [Scene] = []
  /// The first version that the file's settings are of.
  var hint: String?

  init(_ root: XMLElement, path: String) throws(XMLReader.Fault) {
    guard root.name == "document" else {
      throw XMLReader.Fault(line: root.line, reason: "its root is '\(root.name)', and not a storyboard's 'document'")
    }
    self.path = path
    let file = path.split(separator: "/").last.map { String($0) } ?? path
    name = String(file.prefix { $0 != "." })
    initial = root["initialViewController"]
    if root["useSafeAreas"] == "YES" {
      hint = "ios11"
    } else if root["useTraitCollections"] == "YES" {
      hint = "ios8"
    }
    let holders =
      root.child("scenes")?.children.compactMap { $0.child("objects") } ?? [root.child("objects")].compactMap { $0 }
    for holder in holders {
      for object in holder.children {
        if let scene = Self.scene(object) { scenes.append(scene) }
      }
    }
  }

  private static func scene(_ element: XMLElement) -> Scene? {
    let kind: Kind
    switch element.name {
    case "viewController", "tableViewController", "collectionViewController", "glkViewController",
      "avPlayerViewController",
      "hostingController":
      kind = .plain
    case "navigationController": kind = .navigation
    case "tabBarController": kind = .tabBar
    case "splitViewController": kind = .split
    case "pageViewController": kind = .page
    case "viewControllerPlaceholder":
      kind = .reference(storyboard: element["storyboardName"] ?? "", identifier: element["referencedIdentifier"])
    default: return nil
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
    let view = element.children.first { $0["key"] == "view" }
    scene.size = view.flatMap { frame($0)?.size }
    collect(element, &scene, holder: nil)
    return scene
  }

  /// Gathers the segues of a scene wherever in its views they begin.
  private static func collect(_ element: XMLElement, _ scene: inout Scene, holder: XMLElement?) {
    // Depth is bounded by the reader.
    for child in element.children {
      if child.name == "segue", let kind = child["kind"], let destination = child["destination"] {
        var segue = Segue(kind: kind, destination: destination, line: child.line)
        segue.identifier = child["identifier"]
        segue.relationship = child["relationship"]
        segue.style = child["modalPresentationStyle"]
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
  private static func frame(_ view: XMLElement) -> (size: String, whole: String)? {
    guard let rect = view.children.first(where: { $0.name == "rect" && $0["key"] == "frame" }) else { return nil }
    func number(_ name: String) -> Int? {
      rect[name].flatMap { text in Int(text.prefix { $0 != "." }) }
    }
    guard let width = number("width"), let height = number("height"), width > 0, height > 0 else { return nil }
    return ("\(width)x\(height)", "\(number("x") ?? 0),\(number("y") ?? 0) \(width)x\(height)")
  }
}
