/// A value that JSON has, or an object that is written as one.
package protocol JSONWritable {
  func write(to json: inout JSONWriter)
}

/// Writes JSON piece by piece: nothing of a document is kept but the block that is being filled.
///
/// Values are put one behind the other, and the writer sets the signs between them. Members keep their order.
package struct JSONWriter {
  package enum Layout {
    /// Without blanks.
    case line
    /// The same, for a `script` element of a page.
    case script
    /// A line for each member and each element.
    case document
  }

  private enum Position { case first, next, behindKey }

  package var buffer: ByteBuffer
  private let layout: Layout
  private var depth = 0
  private var place = Position.first
  private var beginsLine = false

  package init(_ layout: Layout = .line, to buffer: ByteBuffer = ByteBuffer()) {
    self.layout = layout
    self.buffer = buffer
  }

  package static func text(_ layout: Layout = .line, _ write: (inout JSONWriter) -> Void) -> String {
    var json = JSONWriter(layout)
    write(&json)
    return json.buffer.text
  }

  // MARK: Objects and lists

  package mutating func open(_ sign: StaticString) {
    separate()
    buffer.put(sign)
    depth += 1
    place = .first
  }

  package mutating func close(_ sign: StaticString) {
    depth -= 1
    if layout == .document, place != .first { indent() }
    buffer.put(sign)
    place = .next
  }

  package mutating func object(_ members: (inout JSONWriter) -> Void) {
    open("{")
    members(&self)
    close("}")
  }

  package mutating func list(_ elements: (inout JSONWriter) -> Void) {
    open("[")
    elements(&self)
    close("]")
  }

  package mutating func list<Elements: Sequence>(
    _ elements: Elements, _ write: (inout JSONWriter, Elements.Element) -> Void
  ) {
    open("[")
    for element in elements { write(&self, element) }
    close("]")
  }

  // MARK: Members

  /// Puts a key of the program, which needs no escape.
  package mutating func key(_ key: StaticString) {
    separate()
    // All at once: most of what is written is keys.
    var pen = buffer.pen(room: key.utf8CodeUnitCount + 5)
    pen.put(byte: UInt8(ascii: "\""))
    pen.put(key)
    pen.put(endOfKey)
    buffer.take(pen)
    place = .behindKey
  }

  package mutating func key(escaping key: String) {
    separate()
    buffer.put("\"")
    buffer.put(text: escaped(key))
    buffer.put(endOfKey)
    place = .behindKey
  }

  private var endOfKey: StaticString { layout == .document ? "\" : " : "\":" }

  /// Puts a member; one without a value is left out.
  package mutating func put(_ key: StaticString, _ value: (some JSONWritable)?) {
    guard let value else { return }
    self.key(key)
    value.write(to: &self)
  }

  package mutating func object(_ key: StaticString, _ members: (inout JSONWriter) -> Void) {
    self.key(key)
    object(members)
  }

  package mutating func list<Elements: Sequence>(
    _ key: StaticString, _ elements: Elements, _ write: (inout JSONWriter, Elements.Element) -> Void
  ) {
    self.key(key)
    list(elements, write)
  }

  // MARK: Values

  package mutating func put(_ value: some JSONWritable) { value.write(to: &self) }

  /// Puts a number or a word, as it is.
  package mutating func plain(_ text: String) {
    separate()
    buffer.put(text: text)
  }

  package mutating func null() {
    separate()
    buffer.put("null")
  }

  fileprivate func escaped(_ text: String) -> String { JSONText.escaped(text, inMarkup: layout == .script) }

  // MARK: Lines

  /// Begins a line with the next value, unless it is the first of its object or list.
  package mutating func breakLine() { beginsLine = true }

  /// Ends a document, or a line of JSON Lines.
  package mutating func endLine() {
    buffer.endLine()
    place = .first
  }

  /// Writes the first line of JSON Lines.
  package mutating func head(_ format: String, _ version: String) {
    object { json in
      json.put("type", "version")
      json.put("format", format)
      json.put("format_version", version)
    }
    endLine()
  }

  fileprivate mutating func separate() {
    if place == .next { buffer.put(beginsLine ? ",\n" : ",") }
    if layout == .document, place != .behindKey, depth > 0 { indent() }
    place = .next
    beginsLine = false
  }

  private mutating func indent() {
    buffer.endLine()
    buffer.spaces(2 * depth)
  }
}

extension String: JSONWritable {
  package func write(to json: inout JSONWriter) {
    json.separate()
    json.buffer.put("\"")
    json.buffer.put(text: json.escaped(self))
    json.buffer.put("\"")
  }
}

extension Int: JSONWritable {
  package func write(to json: inout JSONWriter) {
    json.separate()
    json.buffer.put(self)
  }
}

extension Bool: JSONWritable {
  package func write(to json: inout JSONWriter) { json.plain(self ? "true" : "false") }
}

extension Array: JSONWritable where Element: JSONWritable {
  package func write(to json: inout JSONWriter) { json.list(self) { $0.put($1) } }
}

extension JSONValue: JSONWritable {
  package func write(to json: inout JSONWriter) {
    switch self {
    case .null: json.null()
    case .boolean(let yes): json.put(yes)
    case .number(let digits): json.plain(digits)
    case .text(let text): json.put(text)
    case .list(let values): json.put(values)
    case .object(let members):
      json.object { json in
        for (key, value) in members {
          json.key(escaping: key)
          json.put(value)
        }
      }
    }
  }
}
