package enum JSONValue {
  case null
  case boolean(Bool)
  /// A number, as written.
  case number(String)
  case text(String)
  case list([JSONValue])
  /// The members in their order.
  case object([(key: String, value: JSONValue)])

  /// A member of an object; of several with the same key the last.
  package subscript(key: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.last { $0.key == key }?.value
  }

  package var text: String? { if case .text(let text) = self { text } else { nil } }
  package var int: Int? { if case .number(let digits) = self { Int(digits) } else { nil } }
  package var bool: Bool? { if case .boolean(let yes) = self { yes } else { nil } }
  package var list: [JSONValue]? { if case .list(let values) = self { values } else { nil } }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral
{
  package init(_ number: Int) { self = .number(String(number)) }

  package init(stringLiteral text: String) { self = .text(text) }

  package init(arrayLiteral values: JSONValue...) { self = .list(values) }

  package init(dictionaryLiteral members: (String, JSONValue)...) {
    self = .object(members.map { (key: $0.0, value: $0.1) })
  }

  package init(booleanLiteral yes: Bool) { self = .boolean(yes) }

  package init(integerLiteral number: Int) { self.init(number) }
}

/// Reads JSON (RFC 8259).
package struct JSONReader {
  /// Text that is no JSON.
  package struct Mistake: Error { package init() {} }

  /// The deepest nesting of lists and objects: each level takes a part of the stack.
  private static let deepest = 200

  private let bytes: ArraySlice<UInt8>
  private var place: Int
  private var depth = 0

  /// The value that a text is, with blanks around it.
  package static func value(of text: String) throws(Mistake) -> JSONValue {
    var reader = JSONReader(Array(text.utf8)[...])
    let value = try reader.value()
    reader.skipBlanks()
    guard reader.byte == nil else { throw Mistake() }
    return value
  }

  /// The text in quotation marks that bytes begin with, whatever follows; nil if they begin with something else.
  static func text(at bytes: ArraySlice<UInt8>) -> String? {
    var reader = JSONReader(bytes)
    return reader.byte == UInt8(ascii: "\"") ? try? reader.string() : nil
  }

  private init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    place = bytes.startIndex
  }

  private var byte: UInt8? { place < bytes.endIndex ? bytes[place] : nil }

  private mutating func take(_ wanted: Unicode.Scalar) -> Bool {
    guard byte == UInt8(ascii: wanted) else { return false }
    place += 1
    return true
  }

  private mutating func skipBlanks() {
    while let byte, byte == 32 || byte == 10 || byte == 13 || byte == 9 { place += 1 }
  }

  private func text(from start: Int) -> String { String(decoding: bytes[start..<place], as: UTF8.self) }

  private mutating func value() throws(Mistake) -> JSONValue {
    skipBlanks()
    guard let byte else { throw Mistake() }
    switch byte {
    case UInt8(ascii: "\""): return .text(try string())
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      depth += 1
      defer { depth -= 1 }
      guard depth <= Self.deepest else { throw Mistake() }
      return byte == UInt8(ascii: "{") ? .object(try members()) : .list(try elements())
    case UInt8(ascii: "t"): return try word("true", .boolean(true))
    case UInt8(ascii: "f"): return try word("false", .boolean(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return .number(try number())
    }
  }

  private mutating func word(_ word: String, _ value: JSONValue) throws(Mistake) -> JSONValue {
    for letter in word.unicodeScalars where !take(letter) { throw Mistake() }
    return value
  }

  private mutating func members() throws(Mistake) -> [(key: String, value: JSONValue)] {
    var members: [(key: String, value: JSONValue)] = []
    _ = take("{")
    skipBlanks()
    if take("}") { return members }
    repeat {
      skipBlanks()
      guard byte == UInt8(ascii: "\"") else { throw Mistake() }
      let key = try string()
      skipBlanks()
      guard take(":") else { throw Mistake() }
      members.append((key, try value()))
      skipBlanks()
    } while take(",")
    guard take("}") else { throw Mistake() }
    return members
  }

  private mutating func elements() throws(Mistake) -> [JSONValue] {
    var elements: [JSONValue] = []
    _ = take("[")
    skipBlanks()
    if take("]") { return elements }
    repeat {
      elements.append(try value())
      skipBlanks()
    } while take(",")
    guard take("]") else { throw Mistake() }
    return elements
  }

  private mutating func number() throws(Mistake) -> String {
    let start = place
    func digits(_ reader: inout JSONReader) throws(Mistake) {
      guard let first = reader.byte, ASCII.isDigit(first) else { throw Mistake() }
      while let byte = reader.byte, ASCII.isDigit(byte) { reader.place += 1 }
    }
    _ = take("-")
    if !take("0") { try digits(&self) }
    if take(".") { try digits(&self) }
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      try digits(&self)
    }
    return text(from: start)
  }

  private mutating func string() throws(Mistake) -> String {
    _ = take("\"")
    var start = place
    var result = ""
    while let byte {
      switch byte {
      case UInt8(ascii: "\""):
        result += text(from: start)
        _ = take("\"")
        return result
      case UInt8(ascii: "\\"):
        result += text(from: start)
        place += 1
        result.unicodeScalars.append(try escape())
        start = place
      case 0..<32: throw Mistake()
      default: place += 1
      }
    }
    throw Mistake()
  }

  private mutating func escape() throws(Mistake) -> Unicode.Scalar {
    guard let letter = byte else { throw Mistake() }
    place += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(letter)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"):
      let unit = try hexadecimal()
      if let scalar = Unicode.Scalar(unit) { return scalar }
      // A character beyond the first 65,536 is written as two halves.
      guard unit < 0xDC00, take("\\"), take("u") else { throw Mistake() }
      let second = try hexadecimal()
      guard (0xDC00...0xDFFF).contains(second) else { throw Mistake() }
      guard let scalar = Unicode.Scalar(0x10000 + ((unit - 0xD800) << 10) + (second - 0xDC00)) else { throw Mistake() }
      return scalar
    default: throw Mistake()
    }
  }

  private mutating func hexadecimal() throws(Mistake) -> UInt32 {
    let digits = bytes[place...].prefix(4)
    guard digits.count == 4, digits.allSatisfy(ASCII.isHexadecimal),
      let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw Mistake() }
    place += 4
    return value
  }
}
