extension FieldValue {
  /// The room that the longest value needs that isn't a name: four numbers, or all orientations.
  static var room: Int { 4 * Pen.digits + 16 }
}

extension Pen {
  /// A value as text has it; `write` knows the words for controllers.
  @inline(__always)
  mutating func put<Name>(_ value: FieldValue<Name>, _ write: (Name, inout Pen) -> Void) {
    switch value {
    case .yesOrNo(let yes): if yes { put("yes") } else { put("no") }
    case .orientation(let orientation): put(orientation)
    case .orientations(let mask): if mask.isEmpty { put("none") } else { put(mask) { $1.put($0) } }
    case .duration(let duration):
      put(duration)
      put("ms")
    case .controller(let id?): write(id, &self)
    case .controller(nil): put("nil")
    case .size(let size): put(size)
    case .rect(let rect):
      put("{")
      put(rect.x)
      put(", ")
      put(rect.y)
      put(", ")
      put(rect.size.width)
      put(", ")
      put(rect.size.height)
      put("}")
    case .style(let style): put(text: style?.name ?? "none")
    case .traits(let traits):
      put(text: traits.horizontal.name)
      put("/")
      put(text: traits.vertical.name)
    case .displayMode(let mode): put(text: mode?.name ?? SplitDisplayMode.automatic)
    case .column(let column): put(text: column.name)
    }
  }

  private static let orientations = Words(Orientation.allCases.map { $0.name })

  mutating func put(_ orientation: Orientation) { put(Int(orientation.rawValue), of: Self.orientations) }

  /// Orientations with commas between them, each as `put` writes it.
  @inline(__always)
  mutating func put(_ mask: OrientationMask, _ put: (Orientation, inout Pen) -> Void) {
    var isFirst = true
    for orientation in Orientation.allCases where mask.contains(orientation) {
      if !isFirst { self.put(byte: UInt8(ascii: ",")) }
      put(orientation, &self)
      isFirst = false
    }
  }

  private mutating func put(_ size: Size) {
    put(size.width)
    put(byte: UInt8(ascii: "x"))
    put(size.height)
  }
}

extension ByteBuffer {
  fileprivate mutating func put(_ value: FieldValue<String>) {
    var room = FieldValue<String>.room
    if case .controller(let name?) = value { room += name.utf8.count }
    var pen = pen(room: room)
    pen.put(value) { name, pen in pen.put(text: name) }
    take(pen)
  }
}

extension FieldValue where Name == String {
  /// As a line of a trace has it.
  package var text: String { ByteBuffer.text { $0.put(self) } }
}

extension Field {
  /// `animated=yes`
  package var text: String { ByteBuffer.text { $0.put(self) } }
}

extension TraceMessage {
  /// `home viewWillAppear: animated=yes`
  package var text: String { ByteBuffer.text { $0.put(self) } }

  /// The same without the receiver and without the values of some keys.
  package func words(without left: Set<FieldKey> = []) -> String {
    ByteBuffer.text { $0.put(wordsOf: self, without: left) }
  }
}

extension ByteBuffer {
  static func text(_ put: (inout ByteBuffer) -> Void) -> String {
    var buffer = ByteBuffer()
    put(&buffer)
    return buffer.text
  }

  mutating func put(_ message: TraceMessage) {
    put(text: message.receiver)
    put(" ")
    put(wordsOf: message, without: [])
  }

  mutating func put(wordsOf message: TraceMessage, without left: Set<FieldKey>) {
    put(text: message.callback.selector)
    for field in message.fields where left.isEmpty || !left.contains(field.key) {
      put(" ")
      put(field)
    }
  }

  mutating func put(_ field: Field) {
    put(text: field.key.name)
    put("=")
    put(field.value)
  }
}
