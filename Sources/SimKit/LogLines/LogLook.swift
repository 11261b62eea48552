/// The looks of a line by which it, and the lines around it, tell that it is no callback whatever it names.
struct LogLook {
  /// Three backticks, with what follows them in lowercase; nil for other lines.
  let fence: String?
  /// Whether the line ends with a brace that opens.
  let endsWithBrace: Bool
  /// Whether the line is a brace that opens, and nothing else.
  let isBrace: Bool
  /// How many braces open more than close.
  let braces: Int
  /// Whether a process or a time is in front, which only a log has.
  let hasLog: Bool
  /// Whether it tells where code is, and has nothing in front that only a log has.
  let isFrame: Bool
  /// Whether a stack begins below it.
  let announcesStack: Bool
  let isMethodAlone: Bool
  /// `-[UIViewController _setViewAppearState:isAnimating:]`: alone, and what only UIKit calls.
  let isInside: Bool
  /// `|---|:--:|`, `+-----+----+`, `======  ====`
  let isRule: Bool
  /// How many parts the line has between bars, else between gaps.
  let cells: Int
  /// The line as a row of a table; nil for rows that no name begins.
  let row: Row?
  /// Whether a name begins the line, but for signs and a number, and certainly has no receiver.
  let isLed: Bool
  /// The words of a sentence behind the first name of a line that is led by one.
  let remark: [String]
  /// Whether a sign is between the two.
  let isRemarkSetOff: Bool
  /// Whether the line is an item of a dotted list.
  let isDotted: Bool
  /// Whether the line is a heading of Markdown.
  let isHeading: Bool
  let isSaid: Bool

  /// The cells behind the name that begins a row.
  struct Row {
    var others: Int
    /// How many of them say that something holds, or does not.
    var judged: Int
    /// Whether a number is in front of the name.
    var isNumbered: Bool
  }

  init(_ line: LogLine, _ meaning: LogLine.Meaning) {
    let bytes = line.bytes
    let trimmed = Self.trimmed(bytes)
    fence =
      trimmed.starts(with: "```".utf8)
      ? String(decoding: LogBytes.lowered(trimmed.dropFirst(3)), as: UTF8.self) : nil
    endsWithBrace = trimmed.last == UInt8(ascii: "{")
    isBrace = trimmed.count == 1 && endsWithBrace
    var braces = 0
    for byte in bytes {
      if byte == UInt8(ascii: "{") { braces += 1 }
      if byte == UInt8(ascii: "}") { braces -= 1 }
    }
    self.braces = braces
    hasLog = line.start > 0 || line.hasTime
    let methods = LogMethod.all(in: bytes)
    isFrame = !hasLog && Self.isFrame(bytes, methods)
    announcesStack = Self.announcesStack(line, meaning)
    isMethodAlone = methods.first.map { Self.isAlone($0, in: bytes) } ?? false
    isInside = isMethodAlone && methods.first.map { Self.isUIKits($0, in: bytes) } ?? false
    isRule = Self.isRule(bytes)
    let cells = Self.cells(bytes)
    self.cells = cells.count
    row = Self.leading(line, meaning, mayBeNamedBehind: true).map { Self.row($0, cells, bytes) }
    let leading = Self.leading(line, meaning)
    isLed = leading != nil
    (remark, isRemarkSetOff) = leading.map { Self.remark($0, line) } ?? ([], false)
    isDotted = ["- ", "* ", "• ", "– ", "— ", "· "].contains { trimmed.starts(with: $0.utf8) }
    let signs = bytes.prefix { $0 == UInt8(ascii: "#") }
    isHeading = !signs.isEmpty && signs.count < 7 && bytes.dropFirst(signs.count).first == 32
    isSaid = line.isSaid
  }

  /// A line without blanks around it.
  private static func trimmed(_ bytes: [UInt8]) -> ArraySlice<UInt8> {
    let front = bytes.drop { $0 == 32 }
    return front.dropLast(front.reversed().prefix { $0 == 32 }.count)
  }

  // MARK: Stacks

  private static let stackWords = [
    "backtrace", "stack trace", "stacktrace", "call stack", "callstack", "调用栈", "堆栈",
  ].map { Array($0.utf8) }

  private static func announcesStack(_ line: LogLine, _ meaning: LogLine.Meaning) -> Bool {
    let text = LogBytes.lowered(line.bytes)
    let hasWord = stackWords.contains { text.firstRange(of: $0) != nil }
    // `--- viewWillAppear: backtrace ---`: the heading of one.
    if case .mentions = meaning { return hasWord && line.start == 0 && !line.hasTime }
    let last = text.reversed().drop { !LogBytes.isLetter($0) }.prefix(while: LogBytes.isLetter).reversed()
    return hasWord || last.elementsEqual("stack".utf8)
  }

  /// Whether a method is all that a line has, or a block in one, but for where that is.
  private static func isAlone(_ method: LogMethod, in bytes: [UInt8]) -> Bool {
    guard method.hasDash else { return false }
    let front = bytes[..<(method.range.lowerBound - 1)]
    let behind = bytes[method.range.upperBound...]
    return bytes[method.selector].allSatisfy { LogBytes.isWord($0) || $0 == UInt8(ascii: ":") }
      && front.allSatisfy { $0 == 32 || $0 == UInt8(ascii: "_") || LogBytes.isDigit($0) }
      && (behind.isEmpty || behind.starts(with: "_block".utf8) || behind.starts(with: " (".utf8))
  }

  private static func isUIKits(_ method: LogMethod, in bytes: [UInt8]) -> Bool {
    bytes[method.selector].first == UInt8(ascii: "_")
      && (method.className.hasPrefix("UI") || method.className.hasPrefix("_UI"))
  }

  /// A method or a line of a file.
  private static func isFrame(_ bytes: [UInt8], _ methods: [LogMethod]) -> Bool {
    !methods.isEmpty || LogReceivers.files.contains { bytes.contains($0 + ":") } || bytes.contains("()")
  }

  // MARK: Tables

  /// Marks that say that something holds, or does not.
  private static let marks: Set<String> = [
    "✅", "❌", "✓", "✔", "✔️", "✗", "✘", "✖", "☑", "○", "×", "●", "-", "—", "–", "x", "yes", "no", "y", "n", "n/a",
    "never", "always",
    "once", "ja", "nein", "oui", "non", "sí", "да", "нет", "是", "否", "有", "无", "無",
  ]

  private static func row(_ mention: LogMention, _ cells: [Range<Int>], _ bytes: [UInt8]) -> Row {
    let others = cells.filter { $0.lowerBound >= mention.name.range.upperBound }
    return Row(
      others: others.count,
      judged: others.count { marks.contains(String(decoding: LogBytes.lowered(bytes[$0]), as: UTF8.self)) },
      isNumbered: bytes[..<mention.name.range.lowerBound].contains(where: LogBytes.isDigit))
  }

  private static func isRule(_ bytes: [UInt8]) -> Bool {
    guard bytes.allSatisfy({ "|-:+= ".utf8.contains($0) }) else { return false }
    let marks = bytes.count { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "=") }
    return marks > 2 && (bytes.contains { $0 == UInt8(ascii: "|") || $0 == UInt8(ascii: "+") } || bytes.contains("  "))
  }

  /// The parts of a row between bars, else between gaps, without blanks around them.
  private static func cells(_ bytes: [UInt8]) -> [Range<Int>] {
    let isBarred = bytes.contains(UInt8(ascii: "|"))
    var cells: [Range<Int>] = []
    var (start, end) = (0, 0)
    for (at, byte) in bytes.enumerated() {
      let isBlank = byte == 32
      let isBorder = isBarred ? byte == UInt8(ascii: "|") : isBlank && at > 0 && bytes[at - 1] == 32
      if isBorder {
        if end > start { cells.append(start..<end) }
        (start, end) = (at + 1, at + 1)
      } else if !isBlank {
        if end <= start { start = at }
        end = at + 1
      }
    }
    if end > start { cells.append(start..<end) }
    return cells
  }

  // MARK: Names that begin a line

  /// The words of a sentence behind the first name of a line, and whether a sign is between them.
  private static func remark(_ mention: LogMention, _ line: LogLine) -> (words: [String], isSetOff: Bool) {
    var words: [String] = []
    for segment in LogSegments(line.bytes, in: mention.tail).segments where !segment.isKey {
      for word in segment.words.map({ LogBytes.lowered(line.text($0)) }) {
        // A word of a script without blanks is several.
        if LogBytes.isIdeographic(word.utf8), word.utf8.count > 9 { words.append(word) }
        if !word.utf8.contains(where: LogBytes.isDigit) { words.append(word) }
      }
    }
    let behind = line.bytes[mention.name.range.upperBound...].drop { $0 == 32 }
    return (
      words,
      behind.first.map { !LogBytes.isWord($0) } ?? false
        && !LogBytes.character(line.bytes, at: behind.startIndex).isLetter
    )
  }

  /// The first callback of a line that it begins with, but for signs and a number, and that certainly has no receiver.
  private static func leading(_ line: LogLine, _ meaning: LogLine.Meaning, mayBeNamedBehind: Bool = false)
    -> LogMention?
  {
    guard case .mentions(let mentions) = meaning, let first = mentions.first else { return nil }
    // `[UIViewController viewDidLoad] - …`: the class of all controllers, which contains no app's code.
    if let name = first.className, first.address == nil, ["UIViewController", "UIView"].contains(name),
      line.bytes.first == UInt8(ascii: "["), line.start == 0
    {
      return first
    }
    guard first.className == nil || mayBeNamedBehind && first.isNamedBehind, line.start == 0, !line.hasTime else {
      return nil
    }
    let front = line.bytes[..<(first.name.prefix?.lowerBound ?? first.name.range.lowerBound)]
    guard front.count(where: LogBytes.isDigit) < 3, !front.contains(where: LogBytes.isLetter) else { return nil }
    return LogSegments(line.bytes, in: 0..<front.endIndex).segments.flatMap { $0.words }
      .allSatisfy { line.text($0).utf8.allSatisfy(LogBytes.isDigit) } ? first : nil
  }
}

extension LogLine {
  /// Whether the text is a sentence: several words, and one of those that only people say.
  var isSaid: Bool {
    guard start == 0, !hasTime else { return false }
    let words = LogSegments(bytes, in: 0..<bytes.count).segments.flatMap { $0.words }.map { LogBytes.lowered(text($0)) }
    if words.count > 3, bytes.reversed().drop(while: { $0 == 32 }).first == UInt8(ascii: ".") { return true }
    return words.count > 3
      && words.contains {
        LogWords.people.contains($0) || LogWords.fillers.contains($0) || LogWords.places.contains($0)
      }
  }
}
