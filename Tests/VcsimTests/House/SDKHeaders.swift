import Foundation

/// The Objective-C methods that `Tests/SDK/Headers` declares.
struct SDKHeaders {
  struct Method {
    /// The class, the protocol, or the class that a category extends.
    let owner: String
    let isOfProtocol: Bool
    let isOptional: Bool
    let selector: String
    /// The types as the runtime encodes them, without offsets: `v@:B`.
    let form: String
    /// The first version of iOS that has it, as the header states it.
    let introduced: String?
  }

  struct Owner {
    let name: String
    let isProtocol: Bool
    let isOfMainActor: Bool
    let file: String
    /// The superclass or the protocols that are named.
    let above: [String]
  }

  private(set) var methods: [Method] = []
  private(set) var owners: [Owner] = []
  private var letters = [
    "void": "v", "BOOL": "B", "NSInteger": "q", "NSUInteger": "Q", "NSTimeInterval": "d", "CGFloat": "d", "SEL": ":",
    "CGSize": "{CGSize=dd}", "CGRect": "{CGRect={CGPoint=dd}{CGSize=dd}}", "Class": "#",
  ]

  init() throws {
    let folder = Vcsim.root.appendingPathComponent("Tests/SDK/Headers")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".h") }.sorted()
    let texts = try names.map {
      (name: $0, text: try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8))
    }
    for (_, text) in texts {
      for found in text.matches(of: /NS_(ENUM|OPTIONS)\((NSInteger|NSUInteger), (\w+)\)/) {
        letters[String(found.3)] = found.2 == "NSInteger" ? "q" : "Q"
      }
    }
    for (name, text) in texts { read(text, in: name) }
  }

  private mutating func read(_ text: String, in file: String) {
    let code = text.split(separator: "\n").filter { !$0.hasPrefix("//") && !$0.hasPrefix("#") }.joined(separator: " ")
      .replacing(/\s+/, with: " ")
    for found in code.matches(
      of: /((?:NS_SWIFT_UI_ACTOR )?(?:\w+(?:\([^()]*\))? )*)@(interface|protocol) (\w+)([^;@{]*?)(?= [-+@]|@)(.*?)@end/)
    {
      let isProtocol = found.2 == "protocol"
      let name = String(found.3)
      owners.append(
        Owner(
          name: name, isProtocol: isProtocol, isOfMainActor: found.1.contains("NS_SWIFT_UI_ACTOR"), file: file,
          above: found.4.matches(of: /\w+/).map { String($0.0) }))
      var isOptional = false
      for part in String(found.5).matches(
        of: /@optional|@required|@property ?(\([^()]*(?:\([^()]*\))?[^()]*\))? ?([^;]*);|[-+] ?(\([^;]*);/)
      {
        if part.0 == "@optional" { isOptional = true } else if part.0 == "@required" { isOptional = false }
        if let method = part.3 { add(String(method), name, isProtocol, isOptional) }
        if let property = part.2 { addGetter(String(property), String(part.1 ?? ""), name, isProtocol, isOptional) }
      }
    }
  }

  private mutating func add(_ text: String, _ owner: String, _ isProtocol: Bool, _ isOptional: Bool) {
    let (result, rest) = Self.parenthesized(text)
    var (selector, form) = ("", letter(result) + "@:")
    var tail = rest.drop { $0 == " " }
    while let found = tail.prefixMatch(of: /(\w*): ?(?=\()/) {
      selector += found.1 + ":"
      let (type, after) = Self.parenthesized(String(tail[found.range.upperBound...]))
      form += letter(type)
      tail = Substring(after.drop { $0 == " " }.drop { $0.isLetter || $0.isNumber || $0 == "_" }).drop { $0 == " " }
    }
    if selector.isEmpty, let found = tail.prefixMatch(of: /\w+/) { selector = String(found.0) }
    methods.append(
      Method(
        owner: owner, isOfProtocol: isProtocol, isOptional: isOptional, selector: selector, form: form,
        introduced: Self.introduced(text)))
  }

  private mutating func addGetter(
    _ text: String, _ attributes: String, _ owner: String, _ isProtocol: Bool, _ isOptional: Bool
  ) {
    let plain = text.replacing(/(NS_SWIFT_NAME|API_AVAILABLE|API_DEPRECATED)\([^()]*(\([^()]*\))?[^()]*\)/, with: "")
    guard let name = plain.matches(of: /\w+/).last else { return }
    let getter = attributes.firstMatch(of: /getter=(\w+)/).map { String($0.1) } ?? String(name.0)
    let type = plain[..<name.range.lowerBound].trimmingCharacters(in: .whitespaces)
    methods.append(
      Method(
        owner: owner, isOfProtocol: isProtocol, isOptional: isOptional, selector: getter, form: letter(type) + "@:",
        introduced: Self.introduced(text)))
  }

  private func letter(_ type: String) -> String {
    if type.contains("(^") { return "@?" }
    return letters[type.replacing("nullable ", with: "")] ?? "@"
  }

  private static func introduced(_ text: String) -> String? {
    text.firstMatch(of: /API_(AVAILABLE|DEPRECATED)\(([0-9.]+)/).map { String($0.2) }
  }

  /// The text between the first parenthesis and the one that closes it, and what follows.
  private static func parenthesized(_ text: String) -> (String, String) {
    var depth = 0
    for index in text.indices {
      if text[index] == "(" { depth += 1 }
      if text[index] == ")" { depth -= 1 }
      if depth == 0 { return (String(text[..<index].dropFirst()), String(text[text.index(after: index)...])) }
    }
    return ("", text)
  }
}
