/// The bytes of a scenario with the name to call them by in diagnostics.
public struct Source: Sendable {
  /// The name in messages; mostly the path of a file.
  public let name: String
  /// The text in UTF-8. What is not UTF-8 is a mistake that the reader reports.
  public let bytes: [UInt8]
  let lineStarts: [Int]

  /// A text as it was read from a file.
  public init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
    var starts = [0]
    var place = 0
    while let end = bytes.firstPlace(of: 10, from: place) {
      place = end + 1
      starts.append(place)
    }
    if starts.last == bytes.count, bytes.count > 0 { starts.removeLast() }
    lineStarts = starts
  }

  /// A text that a program has at hand.
  public init(name: String, text: String) { self.init(name: name, bytes: Array(text.utf8)) }

  /// How many lines it has; the last may lack its line feed.
  public var lineCount: Int { lineStarts.count }

  /// The bytes of a line, from 1, without carriage returns and line feed at its end, and without a byte order mark.
  func lineRange(_ line: Int) -> Range<Int> {
    var start = lineStarts[line - 1]
    var end = line < lineStarts.count ? lineStarts[line] - 1 : bytes.count
    if end > start, bytes[end - 1] == 10 { end -= 1 }
    while end > start, bytes[end - 1] == 13 { end -= 1 }
    if start == 0, end >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF { start = 3 }
    return start..<end
  }

  /// The bytes of a line, from 1, without its end.
  public func range(ofLine line: Int) -> Range<Int> { lineRange(line) }

  /// The number of the line of an offset, from 1.
  public func line(at offset: Int) -> Int {
    var low = 0
    var high = lineCount
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// The text of a line, from 1; bytes that are not UTF-8 come out as replacement characters.
  public func text(ofLine line: Int) -> String {
    guard line >= 1, line <= lineCount else { return "" }
    return text(lineRange(line))
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The column of an offset in its line: characters as people count them, from 1.
  func column(of offset: Int, inLine line: Int) -> Int {
    let range = lineRange(line)
    let end = min(max(offset, range.lowerBound), range.upperBound)
    // Most lines are of letters of one byte each; the others take a text to be counted.
    if bytes.isASCII(range.lowerBound..<end) { return end - range.lowerBound + 1 }
    return text(range.lowerBound..<end).count + 1
  }

  /// The offset of the first byte that does not belong to valid UTF-8 in a range, nil if there is none.
  func invalidUTF8(in range: Range<Int>) -> Int? {
    var offset = range.lowerBound
    while offset < range.upperBound {
      let length = UTF8Scan.length(bytes, at: offset, end: range.upperBound)
      guard length > 0 else { return offset }
      offset += length
    }
    return nil
  }
}

enum UTF8Scan {
  /// The length of the character at `offset`, 0 if it is malformed.
  static func length(_ bytes: [UInt8], at offset: Int, end: Int) -> Int {
    if bytes[offset] < 0x80 { return 1 }
    var parser = Unicode.UTF8.ForwardParser()
    var rest = bytes[offset..<end].makeIterator()
    if case .valid(let character) = parser.parseScalar(from: &rest) { return character.count }
    return 0
  }
}
