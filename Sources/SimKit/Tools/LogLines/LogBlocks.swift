/// The meaning that the neighbors of a line give it: code in braces, frames of a stack, and entries of a list that explains names.
///
/// One line of those often looks as if a callback had printed it; its neighbors tell the difference.
struct LogBlocks {
  /// Why a line is no callback whatever it names; nil where the lines around do not say.
  private(set) var reasons: [UnreadLine.Reason?]
  private let log: LogRows
  private let looks: [LogLook]

  init(_ log: LogRows) {
    self.log = log
    looks = log.texts.map { LogLook($0) }
    reasons = log.rows.map { _ in nil }
    findCode()
    findStacks()
    findDefinitions()
  }

  private var places: Range<Int> { log.rows.indices }
  private func look(_ place: Int) -> LogLook { looks[log.rows[place].text] }
  private func line(_ place: Int) -> LogLine { log.texts[log.rows[place].text].line }
  private func isMention(_ place: Int) -> Bool { !log.texts[log.rows[place].text].mentions.isEmpty }

  /// How many lines one declaration may have: what never closes is no block.
  private static let longest = 400

  /// Finds the code in the braces of declarations. A log in braces has lines with the front of a log's line, or a receiver in brackets.
  private mutating func findCode() {
    var place = 0
    while place < places.count {
      let block = place...(braceEnd(from: place) ?? place)
      if block.count > 1, !block.contains(where: { line($0).isOfLogger || look($0).hasReceiver }) {
        for inside in block { reasons[inside] = .code }
      }
      place = block.upperBound + 1
    }
  }

  /// Returns the end of the braces that a declaration opens at an index, in its own line or in the next.
  private func braceEnd(from place: Int) -> Int? {
    let isOpen = look(place).endsWithBrace
    guard isOpen || place + 1 < places.count && look(place + 1).isBrace, line(place).isCode else { return nil }
    var depth = 0
    for inside in place..<min(places.count, place + Self.longest) {
      depth += look(inside).braces
      if depth <= 0, isOpen || inside > place { return inside }
    }
    return nil
  }

  /// Below a line that announces a stack, each line that tells where code is, is one of its frames.
  private mutating func findStacks() {
    var isStack = false
    for place in places {
      if isStack, look(place).isFrame {
        reasons[place] = .stackFrame
        continue
      }
      isStack = look(place).announcesStack
      if isStack, isMention(place) { reasons[place] = .prose }
    }
  }

  /// `1. viewDidLoad - called once`, `loadView：加载视图`: names at the front and other words behind each explain the names.
  private mutating func findDefinitions() {
    for run in places.filter({ isMention($0) }).split(whereSeparator: { !look($0).isLed }) {
      let texts = run.map { look($0).remark }.filter { $0.count > 2 }
      // The same words around two names explain neither.
      guard texts.count > 1, Set(texts).count == texts.count, texts.count * 2 >= run.count else { continue }
      for place in run where reasons[place] == nil { reasons[place] = .prose }
    }
  }
}

/// The looks of a line by which it, and the lines around it, tell that it is no callback whatever it names.
private struct LogLook {
  let endsWithBrace: Bool
  /// Whether the line is a brace that opens, and nothing else.
  let isBrace: Bool
  /// How many braces open more than close.
  let braces: Int
  /// Whether it begins with a receiver in brackets, `-[HomeController viewDidLoad]` or `<HomeController: 0x7f1>`.
  let hasReceiver: Bool
  /// Whether it tells where code is, and has nothing in front that only a log has.
  let isFrame: Bool
  /// Whether a stack begins below it.
  let announcesStack: Bool
  /// Whether a name begins the line, but for signs and a number, and certainly has no receiver.
  let isLed: Bool
  /// The words of a sentence behind the first name of a line that is led by one.
  let remark: [String]

  init(_ text: LogRows.Text) {
    let (line, first) = (text.line, text.mentions.first)
    let visible = line.bytes.filter { $0 != 32 }
    endsWithBrace = visible.last == UInt8(ascii: "{")
    isBrace = visible.count == 1 && endsWithBrace
    braces = visible.count { $0 == UInt8(ascii: "{") } - visible.count { $0 == UInt8(ascii: "}") }
    hasReceiver =
      first?.className != nil
      && (first?.address != nil || ["-[", "+[", "["].contains { visible.starts(with: $0.utf8) })
    isFrame = !line.isOfLogger && Self.isFrame(line.bytes)
    announcesStack = Self.announcesStack(text)
    isLed = first.map { Self.leads($0) } ?? false
    remark = isLed ? first.map { Self.remark($0) } ?? [] : []
  }

  // MARK: Stacks

  private static let stackWords = [
    "backtrace", "stack trace", "stacktrace", "call stack", "callstack", "调用栈", "堆栈",
  ].map { Array($0.utf8) }

  private static func announcesStack(_ text: LogRows.Text) -> Bool {
    let bytes = ASCII.lowered(text.line.bytes)
    let hasWord = stackWords.contains { bytes.firstRange(of: $0) != nil }
    // `--- viewWillAppear: backtrace ---`: the heading of one.
    if !text.mentions.isEmpty { return hasWord && !text.line.isOfLogger }
    let last = bytes.reversed().drop { !ASCII.isLetter($0) }.prefix(while: ASCII.isLetter).reversed()
    return hasWord || last.elementsEqual("stack".utf8)
  }

  /// A method or a line of a file.
  private static func isFrame(_ bytes: [UInt8]) -> Bool {
    !LogMethod.all(in: bytes).isEmpty || LogLine.files.contains { bytes.contains($0 + ":") }
      || bytes.contains("()")
  }

  // MARK: Names that begin a line

  /// The words of a sentence behind the first name of a line.
  private static func remark(_ mention: LogMention) -> [String] {
    mention.behind.filter { !$0.isKey }.flatMap { $0.words }.map { mention.line.small($0) }
      .filter { !$0.utf8.contains(where: ASCII.isDigit) }
  }

  /// Whether the first name of a line begins it, but for signs and a number, and certainly has no receiver.
  private static func leads(_ first: LogMention) -> Bool {
    let line = first.line
    // `[UIViewController viewDidLoad] - …`: the class of all controllers, which contains no app's code.
    if let name = first.className, first.address == nil, ["UIViewController", "UIView"].contains(name),
      line.bytes.first == UInt8(ascii: "["), line.start == 0
    {
      return true
    }
    guard first.className == nil, !line.isOfLogger else { return false }
    let front = line.bytes[..<(first.name.prefix?.lowerBound ?? first.name.range.lowerBound)]
    guard front.count(where: ASCII.isDigit) < 3, !front.contains(where: ASCII.isLetter) else { return false }
    return line.segments(in: 0..<front.endIndex).flatMap { $0.words }
      .allSatisfy { line.bytes[$0].allSatisfy(ASCII.isDigit) }
  }
}
