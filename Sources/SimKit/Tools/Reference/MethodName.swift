/// A method or property of UIKit's as people type it: in any spelling and case, with arguments or not, from code or a console.
package struct MethodName: Sendable {
  private let text: String

  package init(_ text: String) {
    var words = text.split(separator: " ").map { String($0) }
    // `- (void)viewWillAppear:(BOOL)animated`, `override func viewDidLoad()`
    while let first = words.first, Self.isDecoration(first) { words.removeFirst() }
    // `-[Home viewDidAppear:]`
    if let first = words.first, first.hasPrefix("-[") || first.hasPrefix("+[") || first.hasPrefix("["), words.count > 1
    {
      words.removeFirst()
    }
    var name = words.joined(separator: " ")
    for prefix in [
      "- (void)", "-(void)", "- (BOOL)", "-(BOOL)", "(void)", "(BOOL)", "-", "+", "self.", "super.", "[self ",
      "[super ",
    ]
    where name.hasPrefix(prefix) {
      name = String(name.dropFirst(prefix.utf8.count))
    }
    while let last = name.last, "]?.!\"' ".contains(last) { name.removeLast() }
    while let first = name.first, "\"'".contains(first) { name.removeFirst() }
    // `UIViewController.viewDidLoad`, but `UISearchController.active` is a name.
    if let dot = name.firstIndex(of: "."), name[..<dot].hasPrefix("UI"), UIKitName.named(name) == nil {
      name = String(name[name.index(after: dot)...])
    }
    self.text = name
  }

  private static func isDecoration(_ word: String) -> Bool {
    [
      "override", "public", "private", "open", "final", "required", "static", "func", "var", "let", "weak", "-", "+",
      "(void)", "(BOOL)", "@objc", "@IBAction", "@IBOutlet",
    ].contains(word)
  }

  /// The selectors that it may mean: of several spellings the first that a method has.
  package var methods: [String] {
    guard !text.isEmpty, text.utf8.count < 300 else { return [] }
    if let callback = CallbackNames[text] ?? CallbackNames[text + ":"] { return [callback.selector] }
    if let known = UIKitName.named(text) { return [known.name] }
    let shortened = UIKitName.selectors(shortenedTo: text)
    if !shortened.isEmpty { return shortened.unique }
    // A colon too many, as slides have it.
    let bare = String(text.dropLast())
    if text.hasSuffix(":"), let found = CallbackNames[bare]?.selector ?? UIKitName.named(bare)?.name { return [found] }
    // `view did load`
    if text.split(separator: " ").count > 2 {
      let joined = Self.letters(of: text)
      if let callback = Callback.allCases.first(where: { Self.letters(of: $0.selector) == joined }) {
        return [callback.selector]
      }
    }
    // Words with blanks are a name only as code.
    guard !text.contains(" ") || text.contains("(") else { return [] }
    let wanted = Self.letters(of: Self.labels(of: text))
    guard wanted.utf8.count > 3 else { return [] }
    let same = Self.spellings.filter { $0.whole == wanted }.map { $0.selector }
    if !same.isEmpty { return same.unique }
    let first = Self.letters(of: String(text.prefix { $0 != ":" && $0 != "(" }))
    if text.contains("(") {
      // A call may leave arguments out.
      let call = Self.labels(of: text)
      let open = call.firstIndex(of: "(") ?? call.endIndex
      let labels = call[open...].split { ":()".contains($0) }.map { Self.letters(of: String($0)) }
      let called = Self.spellings.filter { known in
        known.first == first && labels.allSatisfy { known.labels.contains($0) }
      }
      return called.map { $0.selector }.unique
    }
    let found = Self.spellings.filter { $0.first == first }.map { $0.selector }.unique
    guard found.isEmpty, first.utf8.count >= 10 else { return found }
    let longer = Self.spellings.filter { $0.first.hasPrefix(first) }.map { $0.selector }.unique
    if longer.count == 1 { return longer }
    // A part of a name, as in `didFinishLaunchingWithOptions`.
    guard text.contains(where: { $0.isUppercase }) else { return [] }
    let parts = Self.spellings.filter { $0.labels.contains(wanted) }.map { $0.selector }.unique
    return parts.count == 1 ? parts : []
  }

  private struct Known {
    let selector: String
    let whole: String
    let first: String
    let labels: [String]

    init(_ selector: String, _ text: String) {
      self.selector = selector
      whole = MethodName.letters(of: text)
      let parts = text.split { ":()".contains($0) }.map { MethodName.letters(of: String($0)) }
      first = parts.first ?? ""
      labels = Array(parts.dropFirst())
    }
  }

  private static let spellings: [Known] =
    Callback.allCases.flatMap { [Known($0.selector, $0.selector), Known($0.selector, $0.facts.swiftName)] }
    + UIKitName.all.flatMap { name in
      [Known(name.name, name.name)] + (name.swiftName.map { [Known(name.name, $0)] } ?? [])
    }

  /// Small letters and digits alone.
  private static func letters(of text: String) -> String {
    String(decoding: ASCII.lowered(text.utf8.filter { ASCII.isWord($0) && $0 != UInt8(ascii: "_") }), as: UTF8.self)
  }

  /// A declaration without types and parameters: `viewWillAppear(_:)` of `viewWillAppear(_ animated: Bool)`, and so in Objective-C.
  private static func labels(of text: String) -> String {
    guard let open = text.firstIndex(of: "("), let close = text.lastIndex(of: ")") else { return text }
    if text[..<open].hasSuffix(":") {
      return text.split(separator: " ").compactMap { part in
        part.firstIndex(of: ":").map { String(part[...$0]) }
      }.joined()
    }
    guard open < close else { return text }
    let parameters = text[text.index(after: open)..<close].split(separator: ",")
    let labels = parameters.compactMap { parameter -> String? in
      let name = parameter.prefix { $0 != ":" }.split(separator: " ").first.map { String($0) } ?? ""
      return parameter.contains(":") && name != "_" ? name + ":" : nil
    }
    return text[..<open] + "(" + labels.joined() + ")"
  }
}

extension Guide {
  /// The answer of this title, or of this word, in any case, with blanks for hyphens.
  package static func named(_ name: String) -> Guide? {
    func plain(_ text: String) -> [UInt8] {
      ASCII.lowered(text.utf8).map { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") ? UInt8(ascii: " ") : $0 }
    }
    let wanted = plain(name)
    return all.first { answer in (answer.names + [answer.title]).contains { plain($0) == wanted } }
  }
}
