extension JSONValue {
  init(_ number: Int) { self = .number(Substring(String(number))) }

  /// The value as JSON, without blanks.
  var written: String {
    switch self {
    case .null: "null"
    case .boolean(let yes): yes ? "true" : "false"
    case .number(let digits): String(digits)
    case .text(let text): JSON.quoted(text)
    case .list(let values): "[" + values.map(\.written).joined(separator: ",") + "]"
    case .object(let members):
      "{" + members.map { JSON.quoted($0.key) + ":" + $0.value.written }.joined(separator: ",") + "}"
    }
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral
{
  init(stringLiteral text: String) { self = .text(text) }
  init(arrayLiteral values: JSONValue...) { self = .list(values) }
  init(dictionaryLiteral members: (String, JSONValue)...) { self = .object(members.map { (key: $0.0, value: $0.1) }) }
  init(booleanLiteral yes: Bool) { self = .boolean(yes) }
  init(integerLiteral number: Int) { self.init(number) }
}
