/// Messages that a logger prints over several lines: `Method: -[HomeController viewDidLoad]`, and `Line: 26` above or
/// below it.
struct LogRecords {
  /// The line of the source from which the message of each line is, where another line says so.
  private(set) var sourceLines: [Int?]
  /// How far from the callback's line it may stand.
  private static let longest = 4

  init(_ log: LogRows) {
    let lines = log.rows
    sourceLines = lines.map { _ in nil }
    let numbers = log.texts.map { Self.number($0.line) }
    let areCallbacks = log.texts.map { if case .mentions = $0.meaning { true } else { false } }
    func isCallback(_ place: Int) -> Bool { areCallbacks[lines[place].text] }
    // All records of a logger are alike.
    guard let number = lines.firstIndex(where: { numbers[$0.text] != nil }),
      let first = lines.indices.first(where: isCallback)
    else {
      return
    }
    let step = number < first ? -1 : 1
    for place in lines.indices where isCallback(place) {
      var other = place + step
      while lines.indices.contains(other), abs(other - place) <= Self.longest, !isCallback(other) {
        if let number = numbers[lines[other].text] {
          sourceLines[place] = number
          break
        }
        other += step
      }
    }
  }

  /// The number of a line that states one as the line of the source, and nothing else.
  static func number(_ line: LogLine) -> Int? {
    guard line.bytes.count < 40 else { return nil }
    let words = LogSegments(line.bytes, in: 0..<line.bytes.count).segments.flatMap { $0.words }.map { line.text($0) }
    guard words.count == 2, LogWords.sourceLine.contains(LogBytes.lowered(words[0])) else { return nil }
    return Word.number(words[1][...])
  }
}
