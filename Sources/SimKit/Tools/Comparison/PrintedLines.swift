/// The kinds of lines in a text that may be a printed trace. Each different line is read once, because traces repeat their lines.
struct PrintedLines {
  /// A line that isn't indented.
  enum Action {
    case action
    /// `# login@ios6` precedes each of several cases.
    case separator
    case other
  }

  private var numbers = ByteNumbers()
  private var areOfTrace: [Bool] = []
  /// Whether a line names a callback or an exception.
  private(set) var hasEvent = false
  /// Whether a line below an action is words for the reader.
  private(set) var hasWords = false

  func action(_ line: Range<Int>, in bytes: [UInt8]) -> Action {
    if bytes[line].starts(with: "# ".utf8) { return .separator }
    // A story has these lines, a trace never.
    return bytes[line].starts(with: "expect".utf8) ? .other : .action
  }

  /// Whether a line without its indentation can be below an action.
  mutating func isOfTrace(_ line: Range<Int>, in bytes: [UInt8]) -> Bool {
    let number = numbers.number(of: line, in: bytes)
    if number < areOfTrace.count { return areOfTrace[number] }
    let parts = bytes[line].split(separator: 32, maxSplits: 2)
    let isCall = parts.count >= 2 && CallbackNames[String(decoding: parts[1], as: UTF8.self)] != nil
    hasEvent = hasEvent || isCall || bytes[line].starts(with: "!! ".utf8)
    let isWords = Self.isWords(bytes[line])
    hasWords = hasWords || isWords
    let isOther = isWords || bytes[line].starts(with: "-- +".utf8) || bytes[line].starts(with: "!".utf8)
    areOfTrace.append(isCall || isOther)
    return isCall || isOther
  }

  private static func isWords(_ line: ArraySlice<UInt8>) -> Bool {
    line.starts(with: "# ".utf8) || line.starts(with: "note \"".utf8)
  }

  /// The text without the lines for its reader below an action, which are never compared: remarks, and notes of the story.
  static func withoutWords(_ bytes: [UInt8]) -> [UInt8] {
    var lines = ByteLines(bytes)
    var result: [UInt8] = []
    var kept = 0
    while let line = lines.next() {
      let indent = bytes.spaces(in: line)
      guard indent > 0, isWords(bytes[line.lowerBound + indent..<line.upperBound]) else { continue }
      result += bytes[kept..<line.lowerBound]
      kept = line.upperBound
    }
    return result + bytes[kept...]
  }
}
