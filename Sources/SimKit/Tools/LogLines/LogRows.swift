/// The lines of a log that are not blank, each different one understood once.
///
/// An app prints the same lines again and again. What differs is the time in front, the address of an object, and, in lines that
/// name no callback, any number.
struct LogRows {
  /// A line with what it says by itself.
  struct Text {
    let line: LogLine
    let meaning: LogLine.Meaning

    fileprivate init(_ bytes: [UInt8]) {
      line = LogLine(bytes)
      meaning = line.meaning
    }

    var mentions: [LogMention] { if case .mentions(let mentions) = meaning { mentions } else { [] } }
  }

  /// The different lines, in the order in which they come; without the digits that all rows of a text may differ in.
  private(set) var texts: [Text] = []
  /// The lines of the log, each with the next one if a paste has broken it: the index of its text, and its number, from 1.
  private(set) var rows: [(text: Int, number: Int)] = []
  /// The lines that belong to another, or are no lines of an app.
  private(set) var unread: [UnreadLine] = []
  private let source: Source

  /// A line as far as its digits don't matter.
  private enum Shape {
    case blank
    /// Names nothing, and is the text with an index.
    case text(Int)
    /// All of its bytes count but some digits.
    case named(LogMask.Part)
    /// Ends inside the brackets of a method: it goes on in the next line.
    case broken
  }

  /// So many bytes a line has at most.
  private static let longest = 1 << 16

  init(_ source: Source) {
    self.source = source
    var (numbers, namedNumbers) = (ByteNumbers(), ByteNumbers())
    var shapes: [Shape] = []
    /// The texts of the lines that name something, by what counts of their bytes.
    var named: [Int] = []
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
      case .text(let text): rows.append((text, number))
      case .named(let part):
        LogMask.hide(part, of: source.bytes[range], in: &line)
        let place = namedNumbers.number(of: line.indices, in: line)
        if place == named.count { named.append(add(Text(LogText.visible(line[...])))) }
        rows.append((named[place], number))
      case .broken:
        rows.append((add(Text(bytes(ofLine: number))), number))
        if isContinued(number) {
          number += 1
          unread.append(UnreadLine(reason: .continued, line: number))
        }
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
    let text = Text(visible)
    switch text.meaning {
    case .unread(.noCallback), .unread(.swiftUI), .unread(.metadata): return .text(add(text))
    // `-[Player seek:0x7f80]` is shown as it is.
    case .unread(.unknownMethod(let method)) where Array(method.utf8).contains("0x"): return .named(.none)
    case .mentions, .unread: return .named(.timeAndAddresses)
    case .entry: return .named(.none)
    }
  }

  private mutating func add(_ text: Text) -> Int {
    texts.append(text)
    return texts.count - 1
  }
}

/// Hides what lines that say the same differ in: zeros stand for digits.
enum LogMask {
  enum Part {
    case none
    /// The digits of the time with which a line begins, and of its addresses.
    case timeAndAddresses
    /// All digits, and those of addresses.
    case numbers
  }

  /// Puts a line into a buffer, with zeros for the digits of a part of it.
  static func hide(_ part: Part, of line: ArraySlice<UInt8>, in buffer: inout [UInt8]) {
    buffer.removeAll(keepingCapacity: true)
    buffer.append(contentsOf: line)
    if part == .none { return }
    let end = part == .numbers ? buffer.count : timeEnd(in: buffer)
    for place in 0..<end where ASCII.isDigit(buffer[place]) { buffer[place] = UInt8(ascii: "0") }
    var place = 0
    while let sign = buffer.firstPlace(of: UInt8(ascii: "x"), from: place) {
      place = sign + 1
      guard sign > 0, buffer[sign - 1] == UInt8(ascii: "0"), !isInNumber(sign - 1, of: buffer) else {
        continue
      }
      let end = buffer.end(of: ASCII.isHexadecimal, from: place)
      // `0x0` is no object.
      guard end > place + 1, end == buffer.count || !ASCII.isWord(buffer[end]) else { continue }
      for digit in place..<end { buffer[digit] = UInt8(ascii: "0") }
      place = end
    }
  }

  /// Whether a digit goes on with a word or a fraction, as in `320x460` and `320.0x460.0`.
  private static func isInNumber(_ place: Int, of bytes: [UInt8]) -> Bool {
    place > 0 && (ASCII.isWord(bytes[place - 1]) || bytes[place - 1] == UInt8(ascii: "."))
  }

  /// The end of `2012-10-02 10:41:07.123`, `[10:41:07]` or `2024-03-01T10:41:07.123+01:00` in front of a line; 0 without a time of day.
  private static func timeEnd(in bytes: [UInt8]) -> Int {
    var place = 0
    /// How many groups of two digits with a colon behind them have come one after the other.
    var groups = 0
    var digits = 0
    while place < bytes.count {
      let byte = bytes[place]
      place += 1
      if ASCII.isDigit(byte) {
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
    while place + 1 < bytes.count, ".,:+-".utf8.contains(bytes[place]), ASCII.isDigit(bytes[place + 1]) {
      place = bytes.end(of: ASCII.isDigit, from: place + 1)
    }
    return place
  }
}
