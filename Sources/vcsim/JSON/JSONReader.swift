/// A value of JSON.
enum JSONValue {
  case null
  case boolean(Bool)
  /// A number, as written.
  case number(Substring)
  case text(String)
  case list([JSONValue])
  /// The members in their order.
  case object([(key: String, value: JSONValue)])

  /// A member of an object; of several with the same key the last.
  subscript(key: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.last { $0.key == key }?.value
  }

  var text: String? { if case .text(let text) = self { text } else { nil } }
  var int: Int? { if case .number(let digits) = self { Int(digits) } else { nil } }
  var bool: Bool? { if case .boolean(let yes) = self { yes } else { nil } }
  var list: [JSONValue]? { if case .list(let values) = self { values } else { nil } }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral
{
  init(_ number: Int) { self = .number(Substring(String(number))) }

  init(stringLiteral text: String) { self = .text(text) }

  init(arrayLiteral values: JSONValue...) { self = .list(values) }

  init(dictionaryLiteral members: (String, JSONValue)...) { self = .object(members.map { (key: $0.0, value: $0.1) }) }

  init(booleanLiteral yes: Bool) { self = .boolean(yes) }

  init(integerLiteral number: Int) { self.init(number) }
}

/// Reads a text of JSON (RFC 8259).
struct JSONReader {
  /// Text that is no JSON.
  struct Fault: Error {}

  /// The deepest nesting of lists and objects: each level takes a part of the stack.
  private static let deepest = 200

  private let text: String.UTF8View
  private var place: String.UTF8View.Index
  private var depth = 0

  /// The value that a text is, with blanks around it.
  static func value(of text: String) throws(Fault) -> JSONValue {
    var reader = JSONReader(text)
    let value = try reader.value()
    reader.skipBlanks()
    guard reader.place == reader.text.endIndex else { throw Fault() }
    return value
  }

  private init(_ text: String) {
    self.text = text.utf8
    place = self.text.startIndex
  }

  private var byte: UInt8? { place < text.endIndex ? text[place] : nil }

  private mutating func take(_ wanted: Unicode.Scalar) -> Bool {
    guard byte == UInt8(ascii: wanted) else { return false }
    text.formIndex(after: &place)
    return true
  }

  private mutating func skipBlanks() {
    while let byte, byte == 32 || byte == 10 || byte == 13 || byte == 9 { text.formIndex(after: &place) }
  }

  private mutating func value() throws(Fault) -> JSONValue {
    skipBlanks()
    guard let byte else { throw Fault() }
    switch byte {
    case UInt8(ascii: "\""): return .text(try string())
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      depth += 1
      defer { depth -= 1 }
      guard depth <= Self.deepest else { throw Fault() }
      return byte == UInt8(ascii: "{") ? .object(try members()) : .list(try elements())
    case UInt8(ascii: "t"): return try word("true", .boolean(true))
    case UInt8(ascii: "f"): return try word("false", .boolean(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return .number(try number())
    }
  }

  private mutating func word(_ word: StaticString, _ value: JSONValue) throws(Fault) -> JSONValue {
    for letter in "\(word)".unicodeScalars where !take(letter) { throw Fault() }
    return value
  }

  private mutating func members() throws(Fault) -> [(key: String, value: JSONValue)] {
    var members: [(key: String, value: JSONValue)] = []
    _ = take("{")
    skipBlanks()
    if take("}") { return members }
    repeat {
      skipBlanks()
      guard byte == UInt8(ascii: "\"") else { throw Fault() }
      let key = try string()
      skipBlanks()
      guard take(":") else { throw Fault() }
      members.append((key, try value()))
      skipBlanks()
    } while take(",")
    guard take("}") else { throw Fault() }
    return members
  }

  private mutating func elements() throws(Fault) -> [JSONValue] {
    var elements: [JSONValue] = []
    _ = take("[")
    skipBlanks()
    if take("]") { return elements }
    repeat {
      elements.append(try value())
      skipBlanks()
    } while take(",")
    guard take("]") else { throw Fault() }
    return elements
  }

  private mutating func number() throws(Fault) -> Substring {
    let start = place
    func digits(_ reader: inout JSONReader) throws(Fault) {
      guard let first = reader.byte, (48...57).contains(first) else { throw Fault() }
      while let byte = reader.byte, (48...57).contains(byte) { reader.text.formIndex(after: &reader.place) }
    }
    _ = take("-")
    if !take("0") { try digits(&self) }
    if take(".") { try digits(&self) }
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      try digits(&self)
    }
    return Substring(text[start..<place])
  }

  private mutating func string() throws(Fault) -> String {
    _ = take("\"")
    var start = place
    var result = ""
    while let byte {
      switch byte {
      case UInt8(ascii: "\""):
        result += String(Substring(text[start..<place]))
        _ = take("\"")
        return result
      case UInt8(ascii: "\\"):
        result += String(Substring(text[start..<place]))
        text.formIndex(after: &place)
        result.unicodeScalars.append(try escape())
        start = place
      case 0..<32: throw Fault()
      default: text.formIndex(after: &place)
      }
    }
    throw Fault()
  }

  private mutating func escape() throws(Fault) -> Unicode.Scalar {
    guard let letter = byte else { throw Fault() }
    text.formIndex(after: &place)
    switch letter {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"):
      let unit = try hexadecimal()
      if let scalar = Unicode.Scalar(unit) { return scalar }
      // A character beyond the first 65,536 is written as two halves.
      guard unit < 0xDC00, take("\\"), take("u") else { throw Fault() }
      let second = try hexadecimal()
      guard (0xDC00...0xDFFF).contains(second) else { throw Fault() }
      guard let scalar = Unicode.Scalar(0x10000 + ((unit - 0xD800) << 10) + (second - 0xDC00)) else { throw Fault() }
      return scalar
    default: throw Fault()
    }
  }

  private mutating func hexadecimal() throws(Fault) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { throw Fault() }
      value = value << 4 | UInt32(digit)
      text.formIndex(after: &place)
    }
    return value
  }
}
