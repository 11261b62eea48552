/// The texts behind names, cell by cell, and the column that has the receivers.
///
/// `viewDidLoad — Home`, `viewDidLoad called on Home`, `viewWillAppear  true  Home`: remarks and values follow names as
/// well. A receiver is one of several that come behind several names, or all that is there are names.
struct LogColumns {
  private struct Column {
    /// The texts in the column, each with the messages in front of it.
    var messages: [String: Set<String>] = [:]
    var total = 0
    /// The words that it always begins with, `called on`; the last word is never one of them.
    var fillers: [String] = []
    /// All that comes in it is the value of a key.
    var areValues = true

    mutating func add(_ words: [String], _ message: String, isValue: Bool, _ times: Int) {
      areValues = areValues && isValue
      let begin = words.dropLast()
      let common = zip(fillers, begin).prefix { $0 == $1 }.count
      fillers = total == 0 ? Array(begin) : Array(begin.prefix(common))
      total += times
      messages[words.joined(separator: " "), default: []].insert(message)
    }

    /// All that comes in it ends in a name.
    var areNames: Bool {
      messages.count > (areValues ? 0 : 1)
        && messages.keys.allSatisfy { $0.split(separator: " ").last.map { isName($0) } ?? false }
    }
    var recurring: Int { messages.values.count { $0.count > 1 } }
    var holdsReceivers: Bool { recurring > 1 || recurring == 1 && areNames && (!fillers.isEmpty || areValues) }

    /// Whether the word begins with a capital, or is in another script.
    private func isName(_ word: Substring) -> Bool {
      word.utf8.first.map { LogBytes.isCapital($0) || $0 >= 0xC3 } ?? false
    }
  }

  private var columns = Array(repeating: Column(), count: 4)
  private var place = 0
  private(set) var holdsReceivers = false

  private var column: Column { columns[place] }
  /// How often there is a text, with the same words or a key in front of it.
  var constantTotal: Int { column.fillers.isEmpty && !column.areValues ? 0 : column.total }

  /// - Parameter times: how often the log has the line.
  mutating func learn(_ mention: LogMention, _ line: LogLine, _ times: Int) {
    for (place, cell) in Self.cells(mention, line).enumerated() where !cell.words.isEmpty && place < columns.count {
      columns[place].add(cell.words, mention.name.message.selector, isValue: cell.isValue, times)
    }
  }

  /// Looks at what was learned: names are rather receivers than words are.
  mutating func finish() {
    for place in columns.indices where columns[place].total < 3 { columns[place].fillers = [] }
    let able = columns.indices.filter { columns[$0].holdsReceivers }
    holdsReceivers = !able.isEmpty
    place = able.first { columns[$0].areNames } ?? able.first ?? 0
  }

  /// Returns the receiver behind a name, or nil if there's none.
  ///
  /// - Parameter isCertain: whether a receiver is known to follow.
  func receiver(of mention: LogMention, in line: LogLine, isCertain: Bool) -> LogLabels.Label? {
    let cells = Self.cells(mention, line)
    guard holdsReceivers, place < cells.count, !cells[place].words.isEmpty else { return nil }
    let words = cells[place].words
    let isKnown = (column.messages[words.joined(separator: " ")]?.count ?? 0) > 1
    let areNames = column.areNames && (!column.fillers.isEmpty || column.areValues)
    guard isKnown || isCertain || areNames else { return nil }
    return LogLabels.Label(text: words.dropFirst(column.fillers.count).joined(separator: " "), isDoubtful: !isKnown)
  }

  private static let truths: Set<String> = ["false", "nil", "no", "null", "true", "yes"]

  /// The words of each cell behind a name that is the last in its line, without values and keys; empty for what is
  /// longer than a receiver: `foi chamado em TelaPrincipal` is not.
  private static func cells(_ mention: LogMention, _ line: LogLine) -> [(words: [String], isValue: Bool)] {
    guard mention.tail.upperBound == line.bytes.count else { return [] }
    var cells: [(words: [String], isValue: Bool)] = []
    var isValue = false
    for segment in LogSegments(line.bytes, in: mention.tail).segments {
      defer { isValue = segment.isKey }
      let words = LogLabels.core(segment.words, line, true)
      let isNoName = words.allSatisfy {
        truths.contains(LogBytes.lowered($0)) || $0.utf8.first.map(LogBytes.isDigit) == true
      }
      if !segment.isKey, !isNoName { cells.append((words.count <= 4 ? words : [], isValue)) }
    }
    return cells
  }
}
