import SimKit

/// A page of `explain`: what matters most fits a small terminal, and the rest is there on demand.
struct ShortPage {
  static let mostLines = 24
  static let width = 80

  /// A part, and whether a short page may leave it out.
  private var parts: [(text: String, isOptional: Bool)] = []
  /// The command that prints all of it.
  private let whole: String

  init(whole: String) { self.whole = whole }

  /// Adds a part. A part begins with an empty line, unless it is the first.
  mutating func add(_ text: String, isOptional: Bool = false) {
    if !text.isEmpty { parts.append((text, isOptional)) }
  }

  var isEmpty: Bool { parts.isEmpty }

  var everything: String { parts.map(\.text).joined(separator: "\n") }

  /// The parts that fit; the last optional ones give way first. What is still too long is cut.
  var text: String {
    var shown = parts
    while Self.lines(shown).count > Self.mostLines, let place = shown.lastIndex(where: \.isOptional) {
      shown.remove(at: place)
    }
    let lines = Self.lines(shown)
    guard lines.count > Self.mostLines else { return lines.joined(separator: "\n") + "\n" }
    let room = Self.mostLines - 2
    let kept = lines.prefix(room).reversed().drop { $0.isEmpty }.reversed()
    return kept.joined(separator: "\n") + "\n\n… \(lines.count - kept.count) more lines: \(whole)\n"
  }

  /// Whether a text has more lines than a small terminal.
  static func isTooLong(_ text: String) -> Bool { lines([(text, false)]).count > mostLines }

  private static func lines(_ parts: [(text: String, isOptional: Bool)]) -> [Substring] {
    var text = parts.map(\.text).joined(separator: "\n")[...]
    while text.hasSuffix("\n") { text.removeLast() }
    return text.split(separator: "\n", omittingEmptySubsequences: false)
  }
}

extension ModeRange {
  /// For people: `iOS 5+`, `iOS 9 and 10`, `iOS 6 only`.
  var words: String {
    guard let last else { return "iOS \(first.major)+" }
    if last == first { return "iOS \(first.major) only" }
    return last.major == first.major + 1
      ? "iOS \(first.major) and \(last.major)" : "iOS \(first.major) to \(last.major)"
  }
}

extension ModeSet {
  /// For people.
  var words: String { isEmpty ? "no version" : ranges.map(\.words).joined(separator: ", ") }
}

extension Mode {
  /// All versions, for people: `iOS 5 to 18, 26, and 27`.
  static var allInWords: String {
    var runs: [ClosedRange<Int>] = []
    for major in all.map(\.major) {
      if let last = runs.last, last.upperBound + 1 == major {
        runs[runs.count - 1] = last.lowerBound...major
      } else {
        runs.append(major...major)
      }
    }
    let words = runs.flatMap { run in
      run.count < 3 ? run.map { "\($0)" } : ["\(run.lowerBound) to \(run.upperBound)"]
    }
    return "iOS " + (words.count > 1 ? words.dropLast().joined(separator: ", ") + ", and " : "")
      + words[words.count - 1]
  }
}
