/// The meaning that the neighbors of a line give it: code in braces, frames of a stack, rows of a table, entries of a
/// list that explains names.
///
/// One line of those often looks as if a callback had printed it; its neighbors tell the difference.
struct LogBlocks {
  /// Why a line is no callback whatever it names; nil where the lines around do not say.
  private(set) var reasons: [UnreadLine.Reason?]
  private let log: LogRows
  /// The looks of each of the log's texts.
  private let looks: [LogLook]

  init(_ log: LogRows) {
    self.log = log
    looks = log.texts.map { LogLook($0.line, $0.meaning) }
    reasons = log.rows.map { _ in nil }
    findCode()
    findStacks()
    findTables()
    findDefinitions()
    findEnumerations()
  }

  private var places: Range<Int> { log.rows.indices }
  private func look(_ place: Int) -> LogLook { looks[log.rows[place].text] }
  private func text(_ place: Int) -> LogRows.Text { log.texts[log.rows[place].text] }

  private func isMention(_ place: Int) -> Bool {
    if case .mentions = text(place).meaning { true } else { false }
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
    let last = places.last { look($0).fence == "" } ?? 0
    while place < places.count {
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
    guard let language = look(place).fence, Self.languages.contains(language) else { return nil }
    guard let end = places.dropFirst(place + 1).first(where: { look($0).fence != nil }), look(end).fence == "" else {
      return nil
    }
    let isCode = (place + 1..<end).contains { text($0).line.isCode || Self.endsStatement(text($0).line) }
    return isCode && !hasLog(place...end) ? end : nil
  }

  private static func endsStatement(_ line: LogLine) -> Bool {
    line.bytes.last { $0 != 32 }.map { "{};".utf8.contains($0) } ?? false
  }

  private func hasLog(_ range: ClosedRange<Int>) -> Bool { range.contains { look($0).hasLog } }

  /// Returns the end of the braces that a declaration opens at an index, in its own line or in the next.
  private func braceEnd(from place: Int) -> Int? {
    let isOpen = look(place).endsWithBrace
    guard isOpen || place + 1 < places.count && look(place + 1).isBrace, text(place).line.isCode else { return nil }
    var depth = 0
    for inside in place..<min(places.count, place + Self.longest) {
      depth += look(inside).braces
      if depth <= 0, isOpen || inside > place { return hasLog(place...inside) ? nil : inside }
    }
    return nil
  }

  // MARK: Stacks

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
    // Beside what only UIKit calls, methods alone in their lines are frames.
    var run = 0..<0
    for place in places {
      run =
        look(place).isMethodAlone
        ? (run.upperBound == place ? run.lowerBound : place)..<place + 1 : place..<place
      let isEnd = place + 1 == places.count || !look(place + 1).isMethodAlone
      guard isEnd, run.contains(where: { look($0).isInside }) else { continue }
      for frame in run { reasons[frame] = .stackFrame }
    }
  }

  // MARK: Tables

  /// A row that a name begins is about that name; a log's row begins with a number, a time or a receiver.
  private mutating func findTables() {
    var isRuled = false
    /// How many columns a line above has that names none of its cells a callback.
    var header = 0
    var rows: [Int] = []
    for place in places {
      let look = look(place)
      if !(look.isRule || isRuled && look.cells > 1) {
        compare(rows)
        rows = []
      }
      isRuled = look.isRule || isRuled && look.cells > 1
      guard !look.isRule else { continue }
      if isRuled { rows.append(place) }
      guard let row = look.row else {
        header = look.cells
        continue
      }
      let isHeaded = look.cells > 2 && header == look.cells
      // `| 1 | | viewDidLoad |`: in the receiver's column.
      if isRuled, row.isNumbered, row.others == 0 { continue }
      if isRuled || isHeaded || row.judged > 1 && row.judged == row.others { reasons[place] = .prose }
    }
    compare(rows)
  }

  /// `| onCreate | viewDidLoad |`: rows of a table of which each begins with another word put that beside the name.
  private mutating func compare(_ rows: [Int]) {
    var fronts: [Int: [UInt8]] = [:]
    for place in rows {
      guard case .mentions(let mentions) = text(place).meaning, let first = mentions.first, first.className == nil
      else { continue }
      fronts[place] = LogBytes.lowered(text(place).line.bytes[first.lead]).filter {
        LogBytes.isLetter($0) || $0 >= 0x80
      }
    }
    guard fronts.count > 1, Set(fronts.values).count == fronts.count, !fronts.values.contains([]) else { return }
    for place in fronts.keys { reasons[place] = .prose }
  }

  // MARK: Lists that explain

  /// `1. viewDidLoad - called once` and `loadView：加载视图`: where names begin lines and words follow that are other
  /// words each time, the lines explain the names.
  private mutating func findDefinitions() {
    var run: [Int] = []
    for place in places {
      if look(place).isLed {
        run.append(place)
      } else if isMention(place) {
        define(run)
        run = []
      }
    }
    define(run)
  }

  private mutating func define(_ run: [Int]) {
    var texts: Set<[String]> = []
    for place in run {
      let words = look(place).remark
      guard words.count > (look(place).isRemarkSetOff ? 1 : 2) else { continue }
      // The same words around two names explain neither.
      guard texts.insert(words).inserted else { return }
    }
    guard texts.count > 1, texts.count * 2 >= run.count else { return }
    for place in run where reasons[place] == nil { reasons[place] = .prose }
  }

  // MARK: Lists in a text

  /// A dotted list of bare names in a text is a list of links or of topics.
  private mutating func findEnumerations() {
    var items: [Int] = []
    var told = 0
    for place in places {
      let look = look(place)
      switch text(place).meaning {
      case .mentions:
        let isItem = look.isLed && reasons[place] == nil && look.remark.isEmpty
        if isItem, look.isDotted || look.isHeading && isTold(place + 1) {
          items.append(place)
        } else if look.isSaid {
          told += 1
        }
      case .unread(.noCallback): told += look.isSaid || look.isHeading ? 1 : 0
      case .unread(.code): told += 1
      case .unread, .entry: break
      }
      if reasons[place] != nil { told += 1 }
    }
    guard told >= items.count else { return }
    for place in items { reasons[place] = .prose }
  }

  private func isTold(_ place: Int) -> Bool {
    places.contains(place) && (look(place).isSaid || text(place).meaning.isCode)
  }
}
