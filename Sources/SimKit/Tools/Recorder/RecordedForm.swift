/// The types of a recorded method, and the Swift code of the block that stands for such methods.
///
/// A block has fixed types, so each form has one of its own. Tests hold the forms to the SDK's declarations.
struct RecordedForm {
  /// As the Objective-C runtime encodes them: the result, the object, the selector, the arguments.
  let encoding: String

  static let all = [
    "v@:", "v@:@", "v@:@@", "v@:@@@", "v@:@@@@", "v@:@@B", "v@:@@q@", "v@:@B@B", "v@:@q", "v@:@q@", "v@:@qd",
    "v@:@{CGRect={CGPoint=dd}{CGSize=dd}}", "v@:B", "v@:BB", "v@:q", "v@:qd", "v@:{CGSize=dd}@",
    "B@:", "B@:@", "B@:@@", "B@:@@@", "B@:@@@@", "B@:@@@?", "B@::@@", "B@:q",
    "q@:", "q@:@", "q@:@@", "q@:@q", "Q@:", "Q@:@", "Q@:@@", "d@:@",
    "@@:@", "@@:@@", "@@:@@@", "@@:@q", "@@::@@",
  ].map { RecordedForm(encoding: $0) }

  /// The function that returns the block of a form.
  static var code: String {
    "extension Vcsim.RecordedCode {\n"
      + "  /// The block of a form, the types of a method as the runtime encodes them; nil for any other types.\n"
      + "  func blockOfForm(_ types: String) -> Any? {\n"
      + "    let name = NSSelectorFromString(selector)\n    switch types {\n"
      + all.map { $0.branch }.joined() + "    default: return nil\n    }\n  }\n}\n"
  }

  private var branch: String {
    let types = Self.types(encoding)
    let (result, arguments) = (types[0], types.dropFirst(3))
    let names = ["a", "b", "c", "d"].prefix(arguments.count)
    func listed(_ first: String) -> String { ([first] + arguments).joined(separator: ", ") }
    let (passed, taken) = (names.map { ", \($0)" }.joined(), (["me"] + names).joined(separator: ", "))
    let call =
      result == "Void"
      ? "let call = original.map { unsafeBitCast($0, to: Function.self) }"
      : "guard let call = original.map({ unsafeBitCast($0, to: Function.self) }) else { return nil }"
    let performed =
      result == "Void" ? "tell(\(taken)) { call?(me, name\(passed)) }" : "ask(\(taken)) { call(me, name\(passed)) }"
    return """
          case "\(encoding)":
            typealias Function = @MainActor @convention(c) (\(listed("AnyObject, Selector"))) -> \(result)
            \(call)
            let block: @MainActor @convention(block) (\(listed("AnyObject"))) -> \(result) = { \(taken) in
              \(performed)
            }
            return block

      """
  }

  private static func types(_ encoding: String) -> [String] {
    var types: [String] = []
    var rest = Substring(encoding)
    while let first = rest.popFirst() {
      switch first {
      case "v": types.append("Void")
      case "B": types.append("Bool")
      case "q": types.append("Int")
      case "Q": types.append("UInt")
      case "d": types.append("Double")
      case ":": types.append("Selector")
      case "{":
        types.append(String(rest.prefix { $0 != "=" }))
        var depth = 1
        while depth > 0, let next = rest.popFirst() { depth += next == "{" ? 1 : next == "}" ? -1 : 0 }
      // A block is an object.
      case "?": continue
      default: types.append("AnyObject?")
      }
    }
    return types
  }
}
