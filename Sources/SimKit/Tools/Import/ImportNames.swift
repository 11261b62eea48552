/// Names for what is imported, and the words of Interface Builder and Info.plist in those of the language.
enum ImportNames {
  /// Names that would read badly as words of a line.
  static let reserved: Set<String> = [
    "all", "animated", "app", "child", "class", "container", "delegate", "frame", "from", "in", "is", "nil", "none",
    "nothing", "of", "on", "once", "page", "scene", "split", "stack", "style", "tab", "title", "to", "top", "view",
    "window",
  ]

  /// A free name for a scene: of its identifier, class, label or title; without `ViewController` and a prefix of
  /// capitals, the first letter small, with a number if it is taken.
  static func name(of scene: Storyboard.Scene, otherwise: String, _ taken: inout Set<String>) -> String {
    // The language's names are ASCII; half of another one would say nothing.
    let candidates = scene.names.filter { name in name.utf8.allSatisfy { $0 < 128 } }
    let base = candidates.lazy.map { ClassName.spoken($0) }.first { !$0.isEmpty } ?? otherwise
    return ClassName.free(base) { taken.insert($0).inserted }
  }

  /// A segue's identifier, if it fits in quotation marks.
  static func quotable(_ text: String?) -> String? {
    guard let text, !text.isEmpty, text.utf8.allSatisfy({ $0 >= 32 && $0 != 34 && $0 != 92 && $0 != 127 }) else {
      return nil
    }
    return text
  }

  static func isClass(_ text: String) -> Bool {
    !text.isEmpty
      && text.utf8.allSatisfy { (97...122).contains($0 | 32) || (48...57).contains($0) || $0 == 95 || $0 == 46 }
  }

  /// Text for a comment: in one line, and not too long.
  static func plain(_ text: String) -> String {
    var bytes: [UInt8] = []
    for byte in text.utf8.prefix(300) {
      // Two of them begin a command to some CI systems.
      if byte == UInt8(ascii: "#"), bytes.last == byte { bytes.append(32) }
      bytes.append(byte < 32 || byte == 127 ? 32 : byte)
    }
    return String(decoding: bytes, as: UTF8.self).visible + (text.utf8.count > 300 ? "…" : "")
  }

  static func file(_ path: String) -> String { path.split(separator: "/").last.map { String($0) } ?? path }

  /// Whether the file is a property list, by its name or its beginning.
  static func isPropertyList(_ file: Source) -> Bool {
    if file.name.hasSuffix(".plist") || file.bytes.starts(with: "bplist".utf8) { return true }
    return Array(file.bytes.prefix(400)).firstRange(of: Array("<plist".utf8)) != nil
  }

  /// Whether a property list is of an app that runs on a pad only: by its device families, or the orientations that it lists.
  static func isForPadOnly(_ file: Source) -> Bool {
    guard isPropertyList(file), let info = try? PropertyValue.read(file) else { return false }
    if let families = info["UIDeviceFamily"]?.texts, !families.isEmpty { return families == ["2"] }
    let key = "UISupportedInterfaceOrientations"
    return info[key + "~ipad"] != nil && info[key] == nil && info[key + "~iphone"] == nil
  }

  static func sceneStoryboard(_ info: PropertyValue) -> String? {
    guard let roles = info["UIApplicationSceneManifest"]?["UISceneConfigurations"], case .dictionary(let pairs) = roles
    else { return nil }
    let role = "UIWindowSceneSessionRoleApplication"
    for (_, value) in pairs.filter({ $0.key == role }) + pairs.filter({ $0.key != role }) {
      if case .list(let scenes) = value {
        for scene in scenes { if let name = scene["UISceneStoryboardFile"]?.text { return name } }
      }
    }
    return nil
  }

  /// iOS 13 of `13.4`; nil for a build setting and for versions that vcsim does not know.
  static func mode(_ version: String) -> Mode? { Int(version.prefix { $0 != "." }).flatMap { Mode(major: $0) } }

  /// A display mode by either of its names.
  static func displayMode(_ text: String) -> SplitDisplayMode? {
    SplitDisplayMode.allCases.first { $0.name == text || $0.formerName == text }
  }

  /// The orientations of an Info.plist, in the language's order.
  static func orientations(_ list: [String]) -> [Orientation] {
    let prefix = "UIInterfaceOrientation"
    return Orientation.allCases.filter { orientation in
      let name = orientation.name.utf8
      return list.contains {
        $0.hasPrefix(prefix) && $0.dropFirst(prefix.count).utf8.elementsEqual([name.first! & 0xDF] + name.dropFirst())
      }
    }
  }
}
