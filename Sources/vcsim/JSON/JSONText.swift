extension JSONValue {
  init(_ number: Int) { self = .number(Substring(String(number))) }

  /// The value as JSON, without blanks.
  var written: String {
    var text = ""
    write(to: &text)
    return text
  }

  private func write(to text: inout String) {
    switch self {
    case .null: text += "null"
    case .boolean(let yes): text += yes ? "true" : "false"
    case .number(let digits): text += digits
    case .text(let value): text += JSON.quoted(value)
    case .list(let values):
      text += "["
      for (place, value) in values.enumerated() {
        if place > 0 { text += "," }
        value.write(to: &text)
      }
      text += "]"
    case .object(let members):
      text += "{"
      for (place, member) in members.enumerated() {
        text += place > 0 ? "," : ""
        text += JSON.quoted(member.key) + ":"
        member.value.write(to: &text)
      }
      text += "}"
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
