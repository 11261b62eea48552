import SimKit

/// Writes JSON piece by piece: nothing of a document is kept but the block that is being filled.
///
/// Keys are in the order in which they are put, the same every time.
struct JSONWriter {
  private var buffer: ByteBuffer
  private let isPretty: Bool
  private var depth = 0
  /// True while the open object or list is empty.
  private var isFirst = true

  init(to buffer: ByteBuffer = ByteBuffer(), pretty: Bool) {
    self.buffer = buffer
    isPretty = pretty
  }

  /// Ends the document with a line feed and hands over the rest of the buffer, or returns the text.
  @discardableResult mutating func finish() -> String {
    buffer.put(byte: UInt8(ascii: "\n"))
    buffer.flush()
    return buffer.text
  }

  // MARK: Values in lists, or alone

  mutating func object(_ body: (inout JSONWriter) -> Void) {
    begin()
    nest("{", "}", body)
  }

  mutating func array(_ body: (inout JSONWriter) -> Void) {
    begin()
    nest("[", "]", body)
  }

  mutating func put(_ text: String) {
    begin()
    value(text)
  }

  // MARK: Members of objects

  /// The format of a document or of a stream of lines.
  mutating func put(format: String, _ version: String = "1.0") {
    put("format", format)
    put("format_version", version)
  }

  mutating func object(_ key: StaticString, _ body: (inout JSONWriter) -> Void) {
    begin(key)
    nest("{", "}", body)
  }

  mutating func list(_ key: StaticString, _ body: (inout JSONWriter) -> Void) {
    begin(key)
    nest("[", "]", body)
  }

  mutating func list(_ key: StaticString, _ texts: [String]) {
    list(key) { for text in texts { $0.put(text) } }
  }

  mutating func put(_ key: StaticString, _ text: String) {
    begin(key)
    value(text)
  }

  /// A member whose key is made at run time.
  mutating func object(named key: String, _ body: (inout JSONWriter) -> Void) {
    begin()
    value(key)
    buffer.put(text: isPretty ? " : " : ":")
    nest("{", "}", body)
  }

  mutating func put(_ key: StaticString, _ number: Int) {
    begin(key)
    buffer.put(number)
  }

  mutating func list(_ key: StaticString, numbers: [Int]) {
    list(key) { list in
      for number in numbers {
        list.begin()
        list.buffer.put(number)
      }
    }
  }

  mutating func put(_ key: StaticString, _ number: Double) {
    begin(key)
    buffer.put(text: "\(number)")
  }

  mutating func put(_ key: StaticString, _ yes: Bool) {
    begin(key)
    buffer.put(text: yes ? "true" : "false")
  }

  // MARK: Layout

  private mutating func value(_ text: String) {
    buffer.put(byte: UInt8(ascii: "\""))
    buffer.put(text: JSONText.escaped(text))
    buffer.put(byte: UInt8(ascii: "\""))
  }

  private mutating func begin(_ key: StaticString) {
    begin()
    buffer.put(byte: UInt8(ascii: "\""))
    buffer.put(text: "\(key)")
    buffer.put(text: isPretty ? "\" : " : "\":")
  }

  private mutating func begin() {
    guard depth > 0 else { return }
    if !isFirst { buffer.put(byte: UInt8(ascii: ",")) }
    isFirst = false
    newLine()
  }

  private mutating func nest(_ open: String, _ close: String, _ body: (inout JSONWriter) -> Void) {
    buffer.put(text: open)
    depth += 1
    isFirst = true
    body(&self)
    depth -= 1
    if !isFirst { newLine() }
    isFirst = false
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
  static func document(_ body: (inout JSONWriter) -> Void) -> String { text(pretty: true, body) }

  /// An object on a line.
  static func line(_ body: (inout JSONWriter) -> Void) -> String { text(pretty: false, body) }

  /// The first line of a stream of lines.
  static func head(_ format: String, _ version: String = "1.0") -> String {
    line { json in
      json.put("type", "version")
      json.put(format: format, version)
    }
  }

  /// A text in quotation marks.
  static func quoted(_ text: String) -> String { "\"" + JSONText.escaped(text) + "\"" }

  private static func text(pretty: Bool, _ body: (inout JSONWriter) -> Void) -> String {
    var writer = JSONWriter(pretty: pretty)
    writer.object(body)
    return writer.finish()
  }
}
