/// Rectangles that no word names: an app that prints one in each of its callbacks prints that of the view.
///
/// A single one may be anything's. A frame has an origin somewhere in a log, below a status bar; bounds have none.
struct LogRectangles {
  private var count = 0
  private var callbacks: Set<Callback> = []
  private var hasOrigin = false

  /// The rectangle right behind the name in a line, without a word between.
  static func rectangle(of mention: LogMention, in bytes: [UInt8]) -> Rect? {
    let end = mention.name.range.upperBound
    guard let shape = LogShape.all(in: bytes, end..<max(end, mention.tail.upperBound)).first, shape.key == nil,
      shape.numbers.count == 4, !bytes[end..<shape.start].contains(where: { LogBytes.isWord($0) || $0 >= 0xC3 })
    else { return nil }
    return Rect(shape.numbers[0], shape.numbers[1], shape.numbers[2], shape.numbers[3])
  }

  /// - Parameter times: how often the log has the line.
  mutating func learn(_ rectangle: Rect, _ callback: Callback, _ times: Int) {
    count += times
    callbacks.insert(callback)
    hasOrigin = hasOrigin || rectangle.x != 0 || rectangle.y != 0
  }

  /// Returns the meaning of the rectangles in a log of so many callbacks, or nil if too few have one.
  func key(among total: Int) -> FieldKey? {
    guard count >= 3, callbacks.count > 1, count * 3 >= total * 2 else { return nil }
    return hasOrigin ? .frame : .bounds
  }

  /// The value of a line.
  static func field(_ rectangle: Rect, _ key: FieldKey) -> Field {
    key == .frame ? Field(.frame, .rect(rectangle)) : Field(.bounds, .size(rectangle.size))
  }
}
