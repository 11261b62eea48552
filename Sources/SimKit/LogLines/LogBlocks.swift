/// The meaning that the neighbors of a line give it: code in braces, frames of a stack, rows of a table, entries of a
/// list that explains names.
///
/// One line of those often looks as if a callback had printed it; its neighbors tell the difference.
struct LogBlocks {
  typealias Line = (line: LogLine, meaning: LogLine.Meaning)

  /// Why a line is no callback whatever it names; nil where the lines around do not say.
  private(set) var reasons: [UnreadLine.Reason?]
  private let lines: [Line]

  init(_ lines: [Line]) {
    self.lines = lines
    reasons = lines.map { _ in nil }
    findCode()
    findStacks()
    findTables()
    findDefinitions()
    findEnumerations()
  }

  // MARK: Code

  /// The names of languages after the fence in front of code.
  private static let languages = [
    "swift", "objc", "objective-c", "objectivec", "csharp", "c#", "kotlin", "java", "dart", "c", "cpp", "c++", "cs",
    "fsharp", "html", "javascript", "js", "jsx", "m", "mm", "obj-c", "python", "ruby", "ts", "tsx", "typescript", "vb",
    "xml",
  ]
  /// How many lines one declaration may have: what never closes is no block.
  private static let longest = 400

  private mutating func findCode() {
    var place = 0
    // Behind the last fence that closes, none is looked for.
    let last = lines.indices.last { trimmed($0).elementsEqual("```".utf8) } ?? 0
    while place < lines.count {
      guard let end = (place < last ? fenceEnd(from: place) : nil) ?? braceEnd(from: place) else {
        place += 1
        continue
      }
      for inside in place...end { reasons[inside] = .code }
      place = end + 1
    }
  }

  /// Returns the end of a fence that names a language and contains code and nothing that only a log has.
  private func fenceEnd(from place: Int) -> Int? {
    let opening = trimmed(place)
    guard opening.starts(with: "```".utf8),
      Self.languages.contains(String(decoding: LogBytes.lowered(opening.dropFirst(3)), as: UTF8.self))
    else { return nil }
    let fence = lines.indices.dropFirst(place + 1).first { trimmed($0).starts(with: "```".utf8) }
    guard let end = fence, trimmed(end).elementsEqual("```".utf8) else { return nil }
    let isCode = lines[place + 1..<end].contains { $0.line.isCode || Self.endsStatement($0.line) }
    return isCode && !hasLog(place...end) ? end : nil
  }

  private static func endsStatement(_ line: LogLine) -> Bool {
    line.bytes.last { $0 != 32 }.map { "{};".utf8.contains($0) } ?? false
  }

  /// Whether a line has a process or a time, which only a log has.
  private func hasLog(_ range: ClosedRange<Int>) -> Bool {
    lines[range].contains { $0.line.start > 0 || $0.line.hasTime }
  }

  /// Returns the end of the braces that a declaration opens at an index, in its own line or in the next.
  private func braceEnd(from place: Int) -> Int? {
    guard lines[place].line.isCode else { return nil }
    let isOpen = trimmed(place).last == UInt8(ascii: "{")
    guard isOpen || place + 1 < lines.count && trimmed(place + 1).elementsEqual("{".utf8) else { return nil }
    var depth = 0
    for inside in place..<min(lines.count, place + Self.longest) {
      for byte in lines[inside].line.bytes {
        if byte == UInt8(ascii: "{") { depth += 1 }
        if byte == UInt8(ascii: "}") { depth -= 1 }
      }
      if depth <= 0, isOpen || inside > place { return hasLog(place...inside) ? nil : inside }
    }
    return nil
  }

  // MARK: Stacks

  private static let stackWords = ["backtrace", "stack trace", "stacktrace", "call stack", "callstack", "调用栈", "堆栈"]

  /// Below a line that announces a stack, each line that tells where code is, is one of its frames.
  private mutating func findStacks() {
    var isStack = false
    for (place, (line, meaning)) in lines.enumerated() {
      if isStack, isFrame(line) {
        reasons[place] = .stackFrame
        continue
      }
      isStack = false
      let text = LogBytes.lowered(line.bytes)
      if case .mentions = meaning {
        // `--- viewWillAppear: backtrace ---`: the heading of one.
        isStack = line.start == 0 && !line.hasTime && Self.stackWords.contains { text.contains($0) }
        if isStack { reasons[place] = .prose }
        continue
      }
      let last = text.reversed().drop { !LogBytes.isLetter($0) }.prefix(while: LogBytes.isLetter).reversed()
      isStack = last.elementsEqual("stack".utf8) || Self.stackWords.contains { text.contains($0) }
    }
    // Beside what only UIKit calls, methods alone in their lines are frames.
    var run = 0..<0
    for place in lines.indices {
      run =
        isMethodAlone(lines[place].line)
        ? (run.upperBound == place ? run.lowerBound : place)..<place + 1 : place..<place
      let isEnd = place + 1 == lines.count || !isMethodAlone(lines[place + 1].line)
      guard isEnd, run.contains(where: { isInside(lines[$0].line) }) else { continue }
      for frame in run { reasons[frame] = .stackFrame }
    }
  }

  /// `-[UIViewController _setViewAppearState:isAnimating:]`
  private func isInside(_ line: LogLine) -> Bool {
    guard isMethodAlone(line), let method = LogMethod.all(in: line.bytes).first else { return false }
    return line.bytes[method.selector].first == UInt8(ascii: "_")
      && (method.className.hasPrefix("UI") || method.className.hasPrefix("_UI"))
  }

  /// A line that is a method or a block in one, and nothing else but where that is.
  private func isMethodAlone(_ line: LogLine) -> Bool {
    guard let method = LogMethod.all(in: line.bytes).first, method.hasDash else { return false }
    let front = line.bytes[..<(method.range.lowerBound - 1)]
    let behind = line.bytes[method.range.upperBound...]
    return line.bytes[method.selector].allSatisfy { LogBytes.isWord($0) || $0 == UInt8(ascii: ":") }
      && front.allSatisfy { $0 == 32 || $0 == UInt8(ascii: "_") || LogBytes.isDigit($0) }
      && (behind.isEmpty || behind.starts(with: "_block".utf8) || behind.starts(with: " (".utf8))
  }

  /// A method or a line of a file, and nothing in front that only a log has.
  private func isFrame(_ line: LogLine) -> Bool {
    guard line.start == 0, !line.hasTime else { return false }
    if !LogMethod.all(in: line.bytes).isEmpty { return true }
    return LogReceivers.files.contains { line.bytes.contains($0 + ":") } || line.bytes.contains("()")
  }

  // MARK: Tables

  /// Marks that say that something holds, or does not.
  private static let marks: Set<String> = [
    "✅", "❌", "✓", "✔", "✔️", "✗", "✘", "✖", "☑", "○", "×", "●", "-", "—", "–", "x", "yes", "no", "y", "n", "n/a",
    "never", "always",
    "once", "ja", "nein", "oui", "non", "sí", "да", "нет", "是", "否", "有", "无", "無",
  ]

  /// A row that a name begins is about that name; a log's row begins with a number, a time or a receiver.
  private mutating func findTables() {
    var isRuled = false
    /// How many columns a line above has that names none of its cells a callback.
    var header = 0
    var rows: [Int] = []
    for place in lines.indices {
      let cells = self.cells(place)
      let isRule = Self.isRule(lines[place].line.bytes)
      if !(isRule || isRuled && cells.count > 1) {
        compare(rows)
        rows = []
      }
      isRuled = isRule || isRuled && cells.count > 1
      guard !isRule else { continue }
      if isRuled { rows.append(place) }
      guard let mention = leading(place, mayBeNamedBehind: true) else {
        header = cells.count
        continue
      }
      let others = cells.filter { $0.lowerBound >= mention.name.range.upperBound }.map {
        String(decoding: LogBytes.lowered(lines[place].line.bytes[$0]), as: UTF8.self)
      }
      let isHeaded = cells.count > 2 && header == cells.count
      let judged = others.count { Self.marks.contains($0) }
      // `| 1 | | viewDidLoad |`: in the receiver's column.
      let isNumbered = lines[place].line.bytes[..<mention.name.range.lowerBound].contains(where: LogBytes.isDigit)
      if isRuled, isNumbered, others.isEmpty { continue }
      if isRuled || isHeaded || judged > 1 && judged == others.count { reasons[place] = .prose }
    }
    compare(rows)
  }

  /// `| onCreate | viewDidLoad |`: rows of a table of which each begins with another word put that beside the name.
  private mutating func compare(_ rows: [Int]) {
    var fronts: [Int: [UInt8]] = [:]
    for place in rows {
      guard case .mentions(let mentions) = lines[place].meaning, let first = mentions.first, first.className == nil
      else { continue }
      fronts[place] = LogBytes.lowered(lines[place].line.bytes[first.lead]).filter {
        LogBytes.isLetter($0) || $0 >= 0x80
      }
    }
    guard fronts.count > 1, Set(fronts.values).count == fronts.count, !fronts.values.contains([]) else { return }
    for place in fronts.keys { reasons[place] = .prose }
  }

  /// `|---|:--:|`, `+-----+----+`, `======  ====`
  private static func isRule(_ bytes: [UInt8]) -> Bool {
    let marks = bytes.filter { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "=") }.count
    let signs = bytes.filter { $0 == UInt8(ascii: "|") || $0 == UInt8(ascii: "+") }.count
    return marks > 2 && (signs > 0 || bytes.contains("  ")) && bytes.allSatisfy { "|-:+= ".utf8.contains($0) }
  }

  /// The parts of a row between bars, else between gaps, without blanks around them.
  private func cells(_ place: Int) -> [Range<Int>] {
    let bytes = lines[place].line.bytes
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

  // MARK: Lists that explain

  /// `1. viewDidLoad - called once` and `loadView：加载视图`: where names begin lines and words follow that are other
  /// words each time, the lines explain the names.
  private mutating func findDefinitions() {
    var run: [Int] = []
    for place in lines.indices {
      if leading(place) != nil {
        run.append(place)
      } else if case .mentions = lines[place].meaning {
        define(run)
        run = []
      }
    }
    define(run)
  }

  private mutating func define(_ run: [Int]) {
    var texts: [String: Int] = [:]
    for place in run {
      let (words, isSetOff) = remark(place)
      if words.count > (isSetOff ? 1 : 2) { texts[words.joined(separator: " "), default: 0] += 1 }
    }
    guard texts.count > 1, texts.count * 2 >= run.count, texts.values.allSatisfy({ $0 == 1 }) else { return }
    for place in run where reasons[place] == nil { reasons[place] = .prose }
  }

  /// The words of a sentence behind the first name of a line, and whether a sign is between them.
  private func remark(_ place: Int) -> (words: [String], isSetOff: Bool) {
    guard let mention = leading(place) else { return ([], false) }
    let line = lines[place].line
    var words: [String] = []
    for segment in LogSegments(line.bytes, in: mention.tail).segments {
      guard !segment.isKey else { continue }
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

  // MARK: Lists in a text

  /// A dotted list of bare names in a text is a list of links or of topics.
  private mutating func findEnumerations() {
    var items: [Int] = []
    var told = 0
    for (place, (line, meaning)) in lines.enumerated() {
      switch meaning {
      case .mentions:
        let isItem = leading(place) != nil && reasons[place] == nil && remark(place).words.isEmpty
        if isItem, isDotted(place) || Self.isHeading(line.bytes) && isTold(place + 1) {
          items.append(place)
        } else if line.isSaid {
          told += 1
        }
      case .unread(.noCallback): told += line.isSaid || Self.isHeading(line.bytes) ? 1 : 0
      case .unread(.code): told += 1
      case .unread, .entry: break
      }
      if reasons[place] != nil { told += 1 }
    }
    guard told >= items.count else { return }
    for place in items { reasons[place] = .prose }
  }

  private func isDotted(_ place: Int) -> Bool {
    let bytes = trimmed(place)
    return ["- ", "* ", "• ", "– ", "— ", "· "].contains { bytes.starts(with: $0.utf8) }
  }

  private func isTold(_ place: Int) -> Bool {
    lines.indices.contains(place) && (lines[place].line.isSaid || lines[place].meaning.isCode)
  }

  private static func isHeading(_ bytes: [UInt8]) -> Bool {
    let signs = bytes.prefix { $0 == UInt8(ascii: "#") }
    return !signs.isEmpty && signs.count < 7 && bytes.dropFirst(signs.count).first == 32
  }

  // MARK: Parts of lines

  private func trimmed(_ place: Int) -> ArraySlice<UInt8> {
    let bytes = lines[place].line.bytes.drop { $0 == 32 }
    let blanks = bytes.reversed().prefix { $0 == 32 }.count
    return bytes.dropLast(blanks)
  }

  /// The first callback of a line that it begins with, but for signs and a number, and that certainly has no receiver.
  private func leading(_ place: Int, mayBeNamedBehind: Bool = false) -> LogMention? {
    guard case .mentions(let mentions) = lines[place].meaning, let first = mentions.first else { return nil }
    let line = lines[place].line
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
  /// Whether the line contains a time of day: `10:41:07`.
  var hasTime: Bool {
    var digits = 0
    var groups = 0
    for byte in bytes {
      if LogBytes.isDigit(byte) {
        digits += 1
      } else {
        if digits == 2, byte == UInt8(ascii: ":") { groups += 1 } else if byte != UInt8(ascii: ":") { groups = 0 }
        digits = 0
      }
      if groups == 2 { return true }
    }
    return false
  }

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
