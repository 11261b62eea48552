/// Finds the rows for a console text as developers paste it: with addresses, class names, timestamps, prefixes of the
/// process, and line ends, or cut off.
package enum PastedText {
  /// A row that has the pasted text.
  package enum Row: Sendable {
    case text(ConsoleText, ConsoleText.Wording, ModeSet)
    case noted(NotedText)

    fileprivate var words: String {
      switch self {
      case .text(_, let wording, _): wording.words
      case .noted(let text): text.words
      }
    }
  }

  /// The rows of all lines of a paste, each of them once. Several rows have the same text if UIKit has one text for
  /// several causes.
  package static func rows(for paste: String) -> [Row] {
    var found: [Int] = []
    let rows = all
    let patterns = rows.map { words(of: $0.words) }
    let lines = paste.split(separator: "\n")
    for line in lines.count > 1 ? [paste[...]] + lines : lines {
      let pasted = Array(words(of: String(line)).prefix(mostWords))
      let best = best(for: pasted, among: patterns)
      // Versions may differ in a period or a bracket.
      let written = signs(of: String(line))
      let exact = best.filter { written.hasSuffix(signs(of: rows[$0].words)) }
      for index in exact.isEmpty ? best : exact where !found.contains(index) { found.append(index) }
    }
    return found.map { rows[$0] }
  }

  /// All signs but spaces, objects in angle brackets, and the places of a wording.
  private static func signs(of text: String) -> String {
    var result: [UInt8] = []
    var depth = 0
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: ">"): depth = max(0, depth - 1)
      case _ where depth > 0: continue
      case 48...57 where result.last == UInt8(ascii: "%"): result.removeLast()
      case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"): continue
      default: result.append(byte)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static let mostWords = 400

  private static let all: [Row] =
    ConsoleText.allCases.flatMap { text in
      text.wordings.map { Row.text(text, $0.wording, $0.modes) }
    } + NotedText.all.map { Row.noted($0) }

  /// The patterns that share the highest score, if it is high enough.
  private static func best(for pasted: [[UInt8]], among patterns: [[[UInt8]]]) -> [Int] {
    var result: [Int] = []
    var highest = Int.min
    for (index, pattern) in patterns.enumerated() {
      let common = inOrder(pasted, pattern)
      let isWhole = common * 5 >= pattern.count * 4
      // A console cuts long texts off.
      let isBeginning =
        !isWhole && pasted.count >= 6
        && inOrder(pasted, Array(pattern.prefix(pasted.count + 1))) * 5 >= pasted.count * 4
      guard isWhole || isBeginning else { continue }
      let score = 2 * common - (isWhole ? pattern.count : max(pattern.count, pasted.count))
      if score > highest { result = [] }
      if score >= highest { result.append(index) }
      highest = max(highest, score)
    }
    return result
  }

  /// The length of the longest list of words that both have in their order.
  private static func inOrder(_ one: [[UInt8]], _ other: [[UInt8]]) -> Int {
    var row = Array(repeating: 0, count: other.count + 1)
    for word in one {
      var diagonal = 0
      for index in other.indices {
        let above = row[index + 1]
        row[index + 1] = word == other[index] ? diagonal + 1 : max(above, row[index])
        diagonal = above
      }
    }
    return row[other.count]
  }

  /// The words in small letters, without objects in angle brackets, addresses, numbers, and the places of a wording.
  private static func words(of text: String) -> [[UInt8]] {
    var result: [[UInt8]] = []
    var word: [UInt8] = []
    var depth = 0
    func end() {
      if let first = word.first, !(48...57).contains(first) { result.append(word) }
      word = []
    }
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "<"):
        end()
        depth += 1
      case UInt8(ascii: ">"): depth = max(0, depth - 1)
      case _ where depth > 0: continue
      case 65...90: word.append(byte + 32)
      case 97...122, 48...57, UInt8(ascii: "_"): word.append(byte)
      default: end()
      }
    }
    end()
    return result
  }
}
