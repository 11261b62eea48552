/// A rectangle or a size in a line, as logs print them: `{{0, 20}, {320, 460}}`, `(0 20; 320 460)`, `(0.0, 20.0,
/// 320.0, 460.0)`, `320x460`, `(origin = (x = 0, y = 20), size = (width = 320, height = 460))`.
struct LogShape {
  /// The field for the controller's view, or nil if the line gives it another name, or none.
  var key: FieldKey?
  /// Two or four, rounded to whole points.
  var numbers: [Int]
  var start: Int

  /// The two numbers, or the last two of four.
  var size: Size { Size(numbers[numbers.count - 2], numbers[numbers.count - 1]) }
  var rect: Rect? { numbers.count == 4 ? Rect(x: numbers[0], y: numbers[1], size: size) : nil }

  /// The shapes in a part of a line, from left to right.
  static func all(in bytes: [UInt8], _ range: Range<Int>) -> [LogShape] {
    var shapes: [LogShape] = []
    var place = range.lowerBound
    var from = place
    while place < range.upperBound {
      let byte = bytes[place]
      let before = place > range.lowerBound ? bytes[place - 1] : 32
      var found: (numbers: [Int], end: Int)?
      if "{(".utf8.contains(byte) {
        found = bracketed(bytes, place, range.upperBound)
      } else if ASCII.isDigit(byte), !ASCII.isWord(before), !".-".utf8.contains(before) {
        found = product(bytes, place, range.upperBound)
      }
      guard let found else {
        place += 1
        continue
      }
      shapes.append(LogShape(key: key(before: place, in: bytes, from: from), numbers: found.numbers, start: place))
      place = found.end
      from = place
    }
    return shapes
  }

  /// Two or four numbers in brackets, in groups or not, with or without the names of their parts.
  private static func bracketed(_ bytes: [UInt8], _ start: Int, _ limit: Int) -> (numbers: [Int], end: Int)? {
    var depth = 0
    var numbers: [Int] = []
    var place = start
    while place < min(limit, start + 160) {
      let byte = bytes[place]
      if "{(".utf8.contains(byte) { depth += 1 }
      if "})".utf8.contains(byte) {
        depth -= 1
        if depth == 0 { return numbers.count == 2 || numbers.count == 4 ? (numbers, place + 1) : nil }
      }
      if ASCII.isDigit(byte)
        || (byte == UInt8(ascii: "-") && place + 1 < limit && ASCII.isDigit(bytes[place + 1]))
      {
        let end = numberEnd(bytes, place, limit)
        guard numbers.count < 4, let number = points(bytes[place..<end]) else { return nil }
        numbers.append(number)
        place = end
      } else if ASCII.isWord(byte) {
        let end = bytes.end(of: ASCII.isWord, from: place, before: limit)
        guard parts.contains(bytes.text(place..<end)) else { return nil }
        place = end
      } else {
        place += 1
      }
    }
    return nil
  }

  private static let parts: Set<String> = ["x", "y", "width", "height", "origin", "size", "w", "h"]

  /// `320x460`, `320.0 × 460.0`
  private static func product(_ bytes: [UInt8], _ start: Int, _ limit: Int) -> (numbers: [Int], end: Int)? {
    let end = numberEnd(bytes, start, limit)
    var place = end
    if place < limit, bytes[place] == 32 { place += 1 }
    if place < limit, bytes[place] == UInt8(ascii: "x") {
      place += 1
    } else if place + 1 < limit, bytes[place] == 0xC3, bytes[place + 1] == 0x97 {
      place += 2
    } else {
      return nil
    }
    if place < limit, bytes[place] == 32 { place += 1 }
    let second = numberEnd(bytes, place, limit)
    guard second > place, second == limit || !ASCII.isWord(bytes[second]), let width = points(bytes[start..<end]),
      let height = points(bytes[place..<second])
    else { return nil }
    return ([width, height], second)
  }

  private static func numberEnd(_ bytes: [UInt8], _ start: Int, _ limit: Int) -> Int {
    let hasSign = start < limit && bytes[start] == UInt8(ascii: "-")
    let end = bytes.end(of: ASCII.isDigit, from: hasSign ? start + 1 : start, before: limit)
    let hasFraction = end + 1 < limit && bytes[end] == UInt8(ascii: ".") && ASCII.isDigit(bytes[end + 1])
    return hasFraction ? bytes.end(of: ASCII.isDigit, from: end + 1, before: limit) : end
  }

  private static func points(_ number: ArraySlice<UInt8>) -> Int? {
    guard let thousandths = thousandths(String(decoding: number, as: UTF8.self)) else { return nil }
    let half = thousandths < 0 ? -500 : 500
    return (thousandths + half) / 1000
  }

  /// A decimal number in thousandths, `0.4` as 400; nil for what is none or is too large.
  static func thousandths(_ text: String) -> Int? {
    let isNegative = text.hasPrefix("-")
    let parts = text.drop { $0 == "-" }.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, let whole = Int(parts[0]), whole < 1_000_000 else { return nil }
    var fraction = 0
    if parts.count == 2 {
      let digits = String((String(parts[1]) + "000").prefix(3))
      guard let value = Int(digits), digits.utf8.allSatisfy(ASCII.isDigit) else { return nil }
      fraction = value
    }
    return (whole * 1000 + fraction) * (isNegative ? -1 : 1)
  }

  // MARK: What a shape is called

  /// Words that may precede `bounds` and `frame` when the controller's view is meant.
  private static let owners: Set<String> = ["view", "self", "sender", "its", "my", "the", "current", "views"]

  private static func key(before place: Int, in bytes: [UInt8], from: Int) -> FieldKey? {
    switch label(before: place, in: bytes, from: from) {
    case "bounds", "viewbounds": .bounds
    case "frame", "viewframe": .frame
    case "size", "to", "tosize", "viewwilltransitiontosize": .size
    default: nil
    }
  }

  /// The label before an index: in lowercase, without `self` and `view`; nil if it is another object's, as `button.frame` is.
  static func label(before place: Int, in bytes: [UInt8], from: Int) -> String? {
    let end = bytes.start(of: { " :=\"".utf8.contains($0) }, to: place, from: from)
    let start = bytes.start(of: { ASCII.isWord($0) || $0 == UInt8(ascii: ".") }, to: end, from: from)
    guard start < end else { return nil }
    var parts = ASCII.lowered(bytes.text(start..<end)).split(separator: ".").map { String($0) }
    // The size of the bounds is the bounds.
    if parts.count > 1, parts.last == "size", parts[parts.count - 2].hasSuffix("bounds") { parts.removeLast() }
    guard let name = parts.last, parts.dropLast().allSatisfy({ owners.contains($0) }) else { return nil }
    guard parts.count == 1, start > from, bytes[start - 1] == 32 else { return name }
    let word = bytes.start(of: ASCII.isWord, to: start - 1, from: from)
    let before = ASCII.lowered(bytes.text(word..<start - 1))
    if name == "orientation", before == "interface" { return "interfaceorientation" }
    // A value, a signature or a sign ends before it.
    let isWord = !before.isEmpty && before.utf8.allSatisfy { ASCII.isLetter($0) }
    let isKnown = owners.contains(before) || LogNames.first(before.utf8) != nil || LogWords.arguments.contains(before)
    return isWord && !isKnown ? nil : name
  }
}

/// Rectangles that no word names: an app that prints one in each of its callbacks prints that of the view.
///
/// A single one may be anything's. A frame has an origin somewhere in a log, below a status bar; bounds have none.
struct LogRectangles {
  /// How many messages may show one, and how many do.
  private var total = 0
  private var count = 0
  private var messages: Set<LoggedMessage> = []
  private var hasOrigin = false

  /// The rectangle right behind the name in a line, without a word between.
  static func rectangle(of mention: LogMention) -> Rect? {
    let (bytes, end) = (mention.line.bytes, mention.name.range.upperBound)
    guard let shape = LogShape.all(in: bytes, end..<max(end, mention.tail.upperBound)).first, shape.key == nil,
      shape.numbers.count == 4, !bytes[end..<shape.start].contains(where: { ASCII.isWord($0) || $0 >= 0xC3 })
    else { return nil }
    return shape.rect
  }

  /// - Parameter times: how often the log has the line.
  mutating func learn(_ rectangle: Rect?, _ message: LoggedMessage, _ times: Int) {
    total += times
    guard let rectangle else { return }
    count += times
    messages.insert(message)
    hasOrigin = hasOrigin || rectangle.x != 0 || rectangle.y != 0
  }

  /// The meaning of the rectangles, or nil if too few messages have one.
  var key: FieldKey? {
    guard count >= 3, messages.count > 1, count * 3 >= total * 2 else { return nil }
    return hasOrigin ? .frame : .bounds
  }

  static func field(_ rectangle: Rect, _ key: FieldKey) -> Field {
    key == .frame ? Field(.frame, .rect(rectangle)) : Field(.bounds, .size(rectangle.size))
  }
}
