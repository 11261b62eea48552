/// The lines of a log that are not blank, each different one understood once.
///
/// An app prints the same lines again and again. What differs is the time in front, the address of an object, and, in lines that
/// name no callback, any number.
struct LogRows {
  typealias Text = (line: LogLine, meaning: LogLine.Meaning)

  /// A line of the log, with the next one if a paste has broken it.
  struct Row {
    /// The index of its text.
    var text: Int
    /// From 1.
    var number: Int
  }

  /// The different lines, in the order in which they come; without the digits that all rows of a text may differ in.
  private(set) var texts: [Text] = []
  private(set) var rows: [Row] = []
  /// The lines that belong to another, or are no lines of an app.
  private(set) var unread: [UnreadLine] = []
  private let source: Source

  /// A line as far as its digits don't matter.
  private enum Shape {
    case blank
    /// Names nothing, and is the text with an index.
    case text(Int)
    /// Names a method: its numbers count, its time and its addresses don't.
    case named
    /// All of its bytes count.
    case exact
    /// Ends inside the brackets of a method: it goes on in the next line.
    case broken
  }

  /// The index of the text of each line that has come, by what counts of its bytes.
  private struct Known {
    private var numbers = ByteNumbers()
    private var texts: [Int] = []

    /// The index of a line that has come; nil for another, which is the next text from now on.
    mutating func text(of line: [UInt8], next: Int) -> Int? {
      let number = numbers.number(of: line.indices, in: line)
      if number < texts.count { return texts[number] }
      texts.append(next)
      return nil
    }
  }

  /// So many bytes a line has at most.
  private static let longest = 1 << 16

  init(_ source: Source) {
    self.source = source
    var numbers = ByteNumbers()
    var shapes: [Shape] = []
    var (named, exact) = (Known(), Known())
    var line: [UInt8] = []
    var number = 0
    while number < (source.bytes.isEmpty ? 0 : source.lineCount) {
      number += 1
      let range = source.lineRange(number)
      // A line is looked at from many sides; no app prints such a long one.
      guard range.count <= Self.longest else {
        unread.append(UnreadLine(reason: .tooLong, line: number))
        continue
      }
      LogMask.hide(.numbers, of: source.bytes[range], in: &line)
      let place = numbers.number(of: line.indices, in: line)
      if place == shapes.count { shapes.append(shape(of: line)) }
      switch shapes[place] {
      case .blank: break
      case .text(let text): rows.append(Row(text: text, number: number))
      case .named:
        LogMask.hide(.timeAndAddresses, of: source.bytes[range], in: &line)
        let text = named.text(of: line, next: texts.count) ?? understand(LogText.visible(line[...]))
        rows.append(Row(text: text, number: number))
      case .exact:
        line = Array(source.bytes[range])
        let text = exact.text(of: line, next: texts.count) ?? understand(LogText.visible(line[...]))
        rows.append(Row(text: text, number: number))
      case .broken:
        if isContinued(number) { unread.append(UnreadLine(reason: .continued, line: number + 1)) }
        rows.append(Row(text: understand(bytes(ofLine: number)), number: number))
        if isContinued(number) { number += 1 }
      }
    }
  }

  /// A line as the eye sees it, with the next if a paste has broken it.
  func bytes(ofLine number: Int) -> [UInt8] {
    let line = LogText.visible(source.bytes[source.lineRange(number)])
    guard LogLine.isBroken(line), isContinued(number) else { return line }
    return LogLine.joined(line, LogText.visible(source.bytes[source.lineRange(number + 1)]))
  }

  /// Whether the line after a broken one belongs to it.
  private func isContinued(_ number: Int) -> Bool {
    number < source.lineCount && source.lineRange(number + 1).count <= Self.longest
  }

  private mutating func shape(of bytes: [UInt8]) -> Shape {
    let visible = LogText.visible(bytes[...])
    if LogLine.isBroken(visible) { return .broken }
    guard visible.contains(where: { $0 > 32 }) else { return .blank }
    let line = LogLine(visible)
    switch line.meaning {
    case .unread(.noCallback), .unread(.swiftUI), .unread(.metadata):
      return .text(add(line, line.meaning))
    // `-[Player seek:0x7f80]` is shown as it is.
    case .unread(.unknownMethod(let method)) where Array(method.utf8).contains("0x"): return .exact
    case .mentions, .unread: return .named
    case .entry: return .exact
    }
  }

  private mutating func understand(_ bytes: [UInt8]) -> Int {
    let line = LogLine(bytes)
    return add(line, line.meaning)
  }

  private mutating func add(_ line: LogLine, _ meaning: LogLine.Meaning) -> Int {
    texts.append((line, meaning))
    return texts.count - 1
  }
}

/// Hides what lines that say the same differ in: zeros stand for digits.
enum LogMask {
  enum Part {
    /// The digits of the time with which a line begins, and of its addresses.
    case timeAndAddresses
    /// All digits, and those of addresses.
    case numbers
  }

  /// Puts a line into a buffer, with zeros for the digits of a part of it.
  static func hide(_ part: Part, of line: ArraySlice<UInt8>, in buffer: inout [UInt8]) {
    buffer.removeAll(keepingCapacity: true)
    buffer.append(contentsOf: line)
    let end = part == .numbers ? buffer.count : timeEnd(in: buffer)
    for place in 0..<end where LogBytes.isDigit(buffer[place]) { buffer[place] = UInt8(ascii: "0") }
    var place = 0
    while let sign = buffer.firstPlace(of: UInt8(ascii: "x"), from: place) {
      place = sign + 1
      guard sign > 0, buffer[sign - 1] == UInt8(ascii: "0"), !isInNumber(sign - 1, of: buffer) else {
        continue
      }
      var end = place
      while end < buffer.count, isHexadecimal(buffer[end]) { end += 1 }
      // `0x0` is no object.
      guard end > place + 1, end == buffer.count || !LogBytes.isWord(buffer[end]) else { continue }
      while place < end {
        buffer[place] = UInt8(ascii: "0")
        place += 1
      }
    }
  }

  /// Whether a digit goes on with a word or a fraction, as in `320x460` and `320.0x460.0`.
  private static func isInNumber(_ place: Int, of bytes: [UInt8]) -> Bool {
    place > 0 && (LogBytes.isWord(bytes[place - 1]) || bytes[place - 1] == UInt8(ascii: "."))
  }

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    LogBytes.isDigit(byte) || (97...102).contains(byte | 32)
  }

  /// The end of `2012-10-02 10:41:07.123`, `[10:41:07]` or `2024-03-01T10:41:07.123+01:00` in front of a line; 0 if no time of
  /// day is there.
  private static func timeEnd(in bytes: [UInt8]) -> Int {
    var place = 0
    /// How many groups of two digits with a colon behind them have come one after the other.
    var groups = 0
    var digits = 0
    while place < bytes.count {
      let byte = bytes[place]
      place += 1
      if LogBytes.isDigit(byte) {
        digits += 1
        if groups == 2, digits == 2 { return fractionEnd(in: bytes, place) }
        continue
      }
      guard byte == UInt8(ascii: "T") && digits > 0 || "-/:. [(".utf8.contains(byte) else { break }
      groups = byte == UInt8(ascii: ":") && (1...2).contains(digits) ? groups + 1 : 0
      digits = 0
    }
    return 0
  }

  /// The end of the fraction of a second, and of the time zone, at a place.
  private static func fractionEnd(in bytes: [UInt8], _ start: Int) -> Int {
    var place = start
    while place + 1 < bytes.count, ".,:+-".utf8.contains(bytes[place]), LogBytes.isDigit(bytes[place + 1]) {
      place += 1
      while place < bytes.count, LogBytes.isDigit(bytes[place]) { place += 1 }
    }
    return place
  }
}
