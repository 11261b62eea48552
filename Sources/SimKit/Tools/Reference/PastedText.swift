/// Finds the texts that are known for a console text as developers paste it: with addresses, class names, timestamps, prefixes of the
/// process, and line ends, or cut off at either end.
package enum PastedText {
  /// A text of UIKit in one of its wordings, or a text that no scenario triggers.
  package enum KnownText: Sendable {
    case text(Refusal, Refusal.Wording, ModeSet)
    case noted(NotedText)

    /// The text as a page shows it.
    package var example: String {
      switch self {
      case .text(_, let wording, _): wording.example
      case .noted(let text): text.example
      }
    }

    fileprivate var words: String {
      switch self {
      case .text(_, let wording, _): wording.words
      case .noted(let text): text.words
      }
    }
  }

  /// The texts that have the paste or a line of it, whole or else as a part, each once; UIKit may have one text for several causes.
  package static func texts(for paste: String) -> [KnownText] {
    let found = texts(withLinesOf: paste)
    return found.isEmpty ? texts(withPiecesOf: paste) : found
  }

  /// The texts that have each of several pieces: sentences, or what dots stand between. Someone has left out what was between them.
  private static func texts(withPiecesOf paste: String) -> [KnownText] {
    guard paste.utf8.count < mostBytes else { return [] }
    let text = ["\u{2026}", "...", ". "].reduce(paste.replacing("\n", by: " ")) { $0.replacing($1, by: "\n") }
    let pieces = text.split(separator: "\n").map { TextWords(String($0)) }.filter { $0.count > 0 }
    guard pieces.count > 1, pieces.allSatisfy({ $0.count >= fewestWords }) else { return [] }
    return all.indices.filter { place in
      pieces.allSatisfy { TextMatch.extent(of: $0, in: wordings[place]) != .none }
    }.map { all[$0] }
  }

  private static func texts(withLinesOf paste: String) -> [KnownText] {
    var found: [Int] = []
    let lines = paste.split(separator: "\n")
    var isWhole = false
    for line in lines.count > 1 ? [paste[...]] + lines : lines {
      // A text that a terminal has wrapped is found as a whole.
      if isWhole { break }
      let text = String(line)
      guard text.utf8.count < mostBytes, !SearchWords(text).words.isEmpty else { continue }
      let pasted = TextWords(text)
      let extents = wordings.map { TextMatch.extent(of: pasted, in: $0) }
      let highest = extents.map { $0.rawValue }.max() ?? 0
      guard highest > 0 else { continue }
      isWhole = line.utf8.count == paste.utf8.count && highest == TextMatch.Extent.whole.rawValue
      var best = extents.indices.filter { extents[$0].rawValue == highest && says(pasted, wordings[$0]) }
      if isWhole || highest == TextMatch.Extent.whole.rawValue {
        // A text may end in another.
        let longest = best.map { wordings[$0].count }.max() ?? 0
        best = best.filter { wordings[$0].count == longest }
      }
      // Versions may differ in a period or a bracket.
      let written = signs(of: text)
      let exact =
        highest < TextMatch.Extent.whole.rawValue ? [] : best.filter { written.hasSuffix(signs(of: all[$0].words)) }
      for index in exact.isEmpty ? best : exact where !found.contains(index) { found.append(index) }
    }
    return found.map { all[$0] }
  }

  /// Whether a published text is one that a run prints. Its author may have cut its end, and it may name the exception.
  package static func isSame(_ published: String, as printed: String, exception: String? = nil) -> Bool {
    if let exception, published.includes("Exception"), !published.includes(exception) { return false }
    var text = published.cut(at: "reason: ")?.after ?? published[...]
    // The console's category, and the name of the exception.
    if text.hasPrefix("["), let category = text.cut(at: "] "), !category.before.contains(" ") { text = category.after }
    if let exception, text.hasPrefix(exception) { text = text.dropFirst(exception.count) }
    let (wanted, said) = (words(of: String(text)), words(of: printed, isWording: true))
    // Other words of its own make it another text.
    guard wanted.count <= said.count else { return false }
    return switch TextMatch.extent(of: wanted, in: said) {
    case .whole: true
    case .part: published.utf8.count >= leastCut
    case .none: false
    }
  }

  /// The receiver in `[MyController shouldAutorotate]` is an object.
  private static func words(of text: String, isWording: Bool = false) -> TextWords {
    let parts = text.parts(between: "[").enumerated().map { place, part in
      let words = part.prefix { $0 != "]" }.split(separator: " ")
      return place > 0 && words.count == 2 ? "<object>" + part.drop { $0 != " " } : part
    }
    return TextWords(parts.joined(separator: "["), isWording: isWording)
  }

  /// A shorter text may be another that begins in the same way.
  private static let leastCut = 24

  /// Whether two have a word in common that says something, or several in a row that say nothing: `called on` is too little.
  private static func says(_ pasted: TextWords, _ wording: TextWords) -> Bool {
    let common = pasted.letters.filter { wording.letters.contains($0) }.map { String(decoding: $0, as: UTF8.self) }
    return common.count >= fewestWords || !SearchWords(common.joined(separator: " ")).words.isEmpty
  }

  /// The text that is nearest to a paste that is none, and what differs.
  package struct Near: Sendable {
    package let text: KnownText
    /// Words of the text that the paste doesn't have at this place.
    package let wanted: String
    package let pasted: String
  }

  /// A text of UIKit's that has most of the words of a paste; nil if none has.
  package static func near(_ paste: String) -> Near? {
    let words = Array(TextWords(paste).letters.prefix(mostWords))
    let patterns = wordings.map { $0.letters }
    guard let place = best(for: words, among: patterns).first else { return nil }
    let wanted = patterns[place]
    let (missing, extra) = difference(wanted, words)
    func text(_ words: ArraySlice<[UInt8]>) -> String {
      words.map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ")
    }
    return Near(text: all[place], wanted: text(missing), pasted: text(extra))
  }

  /// The words of each between those that both begin and those that both end with. A paste may begin before the text.
  private static func difference(
    _ wanted: [[UInt8]], _ pasted: [[UInt8]]
  ) -> (ArraySlice<[UInt8]>, ArraySlice<[UInt8]>) {
    let common = zip(wanted, pasted).prefix { $0 == $1 }.count
    let (restWanted, restPasted) = (wanted[common...], pasted[common...])
    let last = zip(restWanted.reversed(), restPasted.reversed()).prefix { $0 == $1 }.count
    return (restWanted.dropLast(last), restPasted.dropLast(last))
  }

  /// All signs but spaces, objects in angle brackets, and the places of a wording.
  private static func signs(of text: String) -> String {
    var result: [UInt8] = []
    var depth = 0
    for byte in TextWords.straight(text) {
      switch byte {
      case UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: ">") where depth > 0: depth -= 1
      case UInt8(ascii: ">"): result = []
      case _ where depth > 0: continue
      case 48...57 where result.last == UInt8(ascii: "%"): result.removeLast()
      case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"): continue
      default: result.append(byte)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static let mostWords = 400
  private static let mostBytes = 10_000
  /// Fewer words are a part of many texts.
  private static let fewestWords = 4
  private static let manyWords = 6

  private static let all: [KnownText] =
    Refusal.texts.flatMap { text in
      text.wordings.map { KnownText.text(text, $0.wording, $0.modes) }
    } + NotedText.all.map { KnownText.noted($0) }

  /// The words of each text: a log asks about many of its lines.
  private static let wordings = all.map { TextWords($0.words, isWording: true) }

  /// The patterns that share the highest score, if it is high enough.
  private static func best(for pasted: [[UInt8]], among patterns: [[[UInt8]]]) -> [Int] {
    var result: [Int] = []
    var highest = Int.min
    for (index, pattern) in patterns.enumerated() {
      let common = inOrder(pasted, pattern)
      let isWhole = common * 5 >= pattern.count * 4
      // A console, or a search, cuts long texts off.
      let part = isWhole ? 0 : longestPart(of: pattern, in: pasted)
      guard isWhole || part > 0 else { continue }
      let score = isWhole ? 2 * common - pattern.count : 2 * part - pasted.count
      if score > highest { result = [] }
      if score >= highest { result.append(index) }
      highest = max(highest, score)
    }
    return result
  }

  /// How many pasted words follow each other in the pattern, if all do, or many and most; else 0. The first and last may be cut.
  private static func longestPart(of pattern: [[UInt8]], in pasted: [[UInt8]]) -> Int {
    let count = pasted.count
    guard count >= fewestWords, let first = pasted.first, let last = pasted.last else { return 0 }
    var longest = 0
    for start in pattern.indices {
      let window = Array(pattern[start...].prefix(count))
      guard window.count == count else { break }
      let isSame =
        window[0].reversed().starts(with: first.reversed()) && window[count - 1].starts(with: last)
        && window.dropFirst().dropLast() == pasted.dropFirst().dropLast()
      if isSame { return count }
      guard count >= manyWords else { continue }
      let common = inOrder(pasted, Array(pattern[start...].prefix(count + 1)))
      if common * 5 >= count * 4 { longest = max(longest, common) }
    }
    return longest
  }

  /// The length of the longest list of words that both have in their order.
  private static func inOrder(_ words: [[UInt8]], _ pattern: [[UInt8]]) -> Int {
    var costs = [Int](repeating: 0, count: pattern.count + 1)
    for word in words {
      CheapestWay.advance(&costs, overRow: { _ in 0 }, overColumn: { _ in 0 }, pair: { word == pattern[$0] ? -1 : nil })
    }
    return -costs[pattern.count]
  }
}
