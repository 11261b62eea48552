import SimKit

/// The kind of a file by its beginning.
enum ScenarioHead: Equatable {
  /// The first line that is neither blank nor a comment is `vcsim N`; the parser decides whether that version is known.
  case scenario
  /// The first word begins actions: a story, or a printed trace.
  case action
  /// The first word begins other lines of scenarios.
  case words
  case other
  /// Nothing but blank lines and comments so far.
  case undecided

  /// `isWhole`: no more bytes follow. A byte order mark, the kind of the line ends and what cannot be
  /// seen do not matter: what is wrong with them is said when the file is read.
  init(_ bytes: [UInt8], isWhole: Bool) {
    // Reading reports errors in UTF-16.
    let bytes = SavedText.isUTF16(bytes) ? SavedText.decoded(bytes) : bytes
    var place = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    while place < bytes.count {
      let end = bytes[place...].firstIndex { $0 == 10 || $0 == 13 } ?? bytes.count
      var line = bytes[place..<end]
      if let comment = line.firstIndex(of: UInt8(ascii: "#")) { line = line[..<comment] }
      let words = line.split { $0 <= 32 || $0 >= 0x7F }
      if let first = words.first {
        if end == bytes.count, !isWhole, bytes.count - place < Self.longestLine {
          self = .undecided
        } else if first.elementsEqual("vcsim".utf8), words.count == 2, (48...57).contains(words[1].first ?? 0) {
          self = .scenario
        } else {
          let word = String(decoding: first, as: UTF8.self)
          self = Self.actions.contains(word) ? .action : Self.firstWords.contains(word) ? .words : .other
        }
        return
      }
      place = end + 1
    }
    // Zeros and nothing to be seen are no text: what is behind them need not be read.
    self = isWhole || bytes.contains(0) ? .other : .undecided
  }

  /// True for the beginning of a file that is none, and probably meant to be one: it begins as the lines of scenarios do, half of its
  /// lines do, or one says `vcsim 1`, in whatever letters, further down.
  ///
  /// A license, a mark of a conflict, a capital letter above the first line are such mistakes.
  static func resembles(_ bytes: [UInt8]) -> Bool {
    let bytes = SavedText.decoded(bytes)
    var (lines, known) = (0, 0)
    for line in bytes.split(separator: 10) where line[line.startIndex] > 32 && line.first != UInt8(ascii: "#") {
      let words = line.split { $0 <= 32 }
      let first = String(decoding: words[0], as: UTF8.self)
      if first.lowercased() == "vcsim", words.count > 1, (48...57).contains(words[1].first ?? 0) { return true }
      lines += 1
      if firstWords.contains(first) { known += 1 }
      // The first line that says something decides for most.
      if known == 1, lines == 1 { return true }
    }
    return known > 1 && known * 2 >= lines
  }

  /// A line that is longer is no first line of a scenario.
  private static let longestLine = 1_000

  /// The words that lines outside of blocks begin with.
  private static let actions = Set(Grammar.firstWords(of: [.story]))
  private static let firstWords = Set(Grammar.firstWords(of: [.header, .declaration, .hook, .story]))
}
