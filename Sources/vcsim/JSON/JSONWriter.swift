import SimKit

/// A part of JSON.
protocol JSONWritable {
  func write(to json: inout JSONWriter)
}

/// An object as it is written. Its members keep their order, the same every time; those without a value are left out.
struct JSONObject: JSONWritable, ExpressibleByDictionaryLiteral {
  private var members: [(key: String, value: any JSONWritable)]

  init(dictionaryLiteral members: (String, (any JSONWritable)?)...) {
    self.members = members.compactMap { key, value in value.map { (key, $0) } }
  }

  /// A nested literal.
  init(_ object: JSONObject) { self = object }

  /// An object whose keys are made at run time.
  init(members: [(key: String, value: any JSONWritable)]) { self.members = members }

  static func + (one: JSONObject, other: JSONObject) -> JSONObject {
    JSONObject(members: one.members + other.members)
  }

  func write(to json: inout JSONWriter) {
    json.nest("{", "}", members) { json, member in
      json.key(member.key)
      member.value.write(to: &json)
    }
  }
}

/// Writes JSON piece by piece: nothing of a document is kept but the block that is being filled.
struct JSONWriter {
  private var buffer: ByteBuffer
  private let isPretty: Bool
  private var depth = 0

  fileprivate init(to buffer: ByteBuffer, pretty: Bool) {
    self.buffer = buffer
    isPretty = pretty
  }

  /// Ends the document and hands over the rest of the buffer, or returns the text.
  @discardableResult fileprivate mutating func finish(with end: String) -> String {
    buffer.put(text: end)
    buffer.flush()
    return buffer.text
  }

  /// A number or a word, as it is.
  mutating func plain(_ text: String) { buffer.put(text: text) }

  mutating func text(_ text: String) {
    buffer.put(byte: UInt8(ascii: "\""))
    buffer.put(text: JSONText.escaped(text))
    buffer.put(byte: UInt8(ascii: "\""))
  }

  fileprivate mutating func key(_ key: String) {
    text(key)
    buffer.put(text: isPretty ? " : " : ":")
  }

  mutating func nest<Items: Sequence>(
    _ open: String, _ close: String, _ items: Items, _ write: (inout JSONWriter, Items.Element) -> Void
  ) {
    buffer.put(text: open)
    depth += 1
    var isEmpty = true
    for item in items {
      if !isEmpty { buffer.put(byte: UInt8(ascii: ",")) }
      isEmpty = false
      newLine()
      write(&self, item)
    }
    depth -= 1
    if !isEmpty { newLine() }
    buffer.put(text: close)
  }

  private mutating func newLine() {
    guard isPretty else { return }
    buffer.endLine()
    buffer.spaces(2 * depth)
  }
}

/// JSON as text.
enum JSON {
  /// A document: its members on lines of their own, and a line feed at the end.
  static func document(_ object: JSONObject) -> String { write(object, to: ByteBuffer(), pretty: true, end: "\n") }

  /// An object on a line.
  static func line(_ object: JSONObject) -> String { write(object, to: ByteBuffer(), pretty: false, end: "\n") }

  /// The first line of a stream of lines.
  static func head(_ format: String, _ version: String = "1.0") -> String {
    line(["type": "version", "format": format, "format_version": version])
  }

  /// A value without blanks.
  static func text(_ value: JSONValue) -> String { write(value, to: ByteBuffer(), pretty: false, end: "") }

  /// A text in quotation marks.
  static func quoted(_ text: String) -> String { "\"" + JSONText.escaped(text) + "\"" }

  /// Writes a value into a buffer, which may hand it over piece by piece.
  @discardableResult static func write(
    _ value: some JSONWritable, to buffer: ByteBuffer, pretty: Bool, end: String
  ) -> String {
    var writer = JSONWriter(to: buffer, pretty: pretty)
    value.write(to: &writer)
    return writer.finish(with: end)
  }
}

// MARK: Values

extension String: JSONWritable {
  func write(to json: inout JSONWriter) { json.text(self) }
}

extension Int: JSONWritable {
  func write(to json: inout JSONWriter) { json.plain("\(self)") }
}

extension Double: JSONWritable {
  func write(to json: inout JSONWriter) { json.plain("\(self)") }
}

extension Bool: JSONWritable {
  func write(to json: inout JSONWriter) { json.plain(self ? "true" : "false") }
}

extension Array: JSONWritable where Element: JSONWritable {
  func write(to json: inout JSONWriter) { json.nest("[", "]", self) { $1.write(to: &$0) } }
}

/// A list whose values are made while they are written.
extension LazyMapSequence: JSONWritable where Element: JSONWritable {
  func write(to json: inout JSONWriter) { json.nest("[", "]", self) { $1.write(to: &$0) } }
}

extension JSONValue: JSONWritable {
  func write(to json: inout JSONWriter) {
    switch self {
    case .null: json.plain("null")
    case .boolean(let yes): yes.write(to: &json)
    case .number(let digits): json.plain(String(digits))
    case .text(let text): json.text(text)
    case .list(let values): values.write(to: &json)
    case .object(let members): JSONObject(members: members.map { ($0.key, $0.value) }).write(to: &json)
    }
  }
}
