/// A rectangle or a size in a line, as logs print them: `{{0, 20}, {320, 460}}`, `(0 20; 320 460)`, `(0.0, 20.0,
/// 320.0, 460.0)`, `320x460`, `(origin = (x = 0, y = 20), size = (width = 320, height = 460))`.
struct LogShape {
  /// The field for the controller's view, or nil if the line gives it another name, or none.
  var key: FieldKey?
  /// Two or four, rounded to whole points.
  var numbers: [Int]
  /// The start of the shape in the line.
  var start: Int

  /// The shapes in a part of a line, from left to right.
  static func all(in bytes: [UInt8], _ range: Range<Int>) -> [LogShape] {
    var shapes: [LogShape] = []
    var place = range.lowerBound
    var from = place
    while place < range.upperBound {
      let byte = bytes[place]
      let before = place > range.lowerBound ? bytes[place - 1] : 32
      var found: (numbers: [Int], end: Int)?
      if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "(") {
        found = bracketed(bytes, place, range.upperBound)
      } else if LogBytes.isDigit(byte), !LogBytes.isWord(before), before != UInt8(ascii: "."),
        before != UInt8(ascii: "-")
      {
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
      if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: "}") || byte == UInt8(ascii: ")") {
        depth -= 1
        if depth == 0 { return numbers.count == 2 || numbers.count == 4 ? (numbers, place + 1) : nil }
      }
      if LogBytes.isDigit(byte)
        || (byte == UInt8(ascii: "-") && place + 1 < limit && LogBytes.isDigit(bytes[place + 1]))
      {
        let end = numberEnd(bytes, place, limit)
        guard numbers.count < 4, let number = points(bytes[place..<end]) else { return nil }
        numbers.append(number)
        place = end
      } else if LogBytes.isWord(byte) {
        var end = place
        while end < limit, LogBytes.isWord(bytes[end]) { end += 1 }
        guard parts.contains(String(decoding: bytes[place..<end], as: UTF8.self)) else { return nil }
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
    guard second > place, second == limit || !LogBytes.isWord(bytes[second]), let width = points(bytes[start..<end]),
      let height = points(bytes[place..<second])
    else { return nil }
    return ([width, height], second)
  }

  private static func numberEnd(_ bytes: [UInt8], _ start: Int, _ limit: Int) -> Int {
    var end = start
    if end < limit, bytes[end] == UInt8(ascii: "-") { end += 1 }
    while end < limit, LogBytes.isDigit(bytes[end]) { end += 1 }
    if end + 1 < limit, bytes[end] == UInt8(ascii: "."), LogBytes.isDigit(bytes[end + 1]) {
      end += 1
      while end < limit, LogBytes.isDigit(bytes[end]) { end += 1 }
    }
    return end
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
      guard let value = Int(digits), digits.utf8.allSatisfy(LogBytes.isDigit) else { return nil }
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

  /// Returns the label before an index: in lowercase, without `self` and `view`; nil if it belongs to another object,
  /// as in `button.frame` and `window bounds`.
  static func label(before place: Int, in bytes: [UInt8], from: Int) -> String? {
    var end = place
    while end > from, [32, 58, 61, 34].contains(bytes[end - 1]) { end -= 1 }
    var start = end
    while start > from, LogBytes.isWord(bytes[start - 1]) || bytes[start - 1] == UInt8(ascii: ".") { start -= 1 }
    guard start < end else { return nil }
    var parts = LogBytes.lowered(String(decoding: bytes[start..<end], as: UTF8.self)).split(separator: ".").map {
      String($0)
    }
    // The size of the bounds is the bounds.
    if parts.count > 1, parts.last == "size", parts[parts.count - 2].hasSuffix("bounds") { parts.removeLast() }
    guard let name = parts.last, parts.dropLast().allSatisfy({ owners.contains($0) }) else { return nil }
    guard parts.count == 1, start > from, bytes[start - 1] == 32 else { return name }
    var word = start - 1
    while word > from, LogBytes.isWord(bytes[word - 1]) { word -= 1 }
    let before = LogBytes.lowered(String(decoding: bytes[word..<start - 1], as: UTF8.self))
    if name == "orientation", before == "interface" { return "interfaceorientation" }
    // A value, a signature or a sign ends before it.
    let isWord = !before.isEmpty && before.utf8.allSatisfy { LogBytes.isLetter($0) }
    let isKnown = owners.contains(before) || LogNames.first(before.utf8) != nil || LogWords.arguments.contains(before)
    return isWord && !isKnown ? nil : name
  }
}

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
