import SimKit

/// What the beginning of a file says it is.
enum ScenarioHead: Equatable {
  /// Its first line that is neither blank nor a comment is `vcsim N`; whether that version is known, its reader says.
  case scenario
  /// It begins with a word that lines of scenarios begin with.
  case words
  case other
  /// Nothing but blank lines and comments so far.
  case undecided

  /// `isWhole`: no more bytes follow. A byte order mark, the kind of the line ends and what cannot be
  /// seen do not matter: what is wrong with them is said when the file is read.
  init(_ bytes: [UInt8], isWhole: Bool) {
    // What is wrong with UTF-16 is said when it is read.
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
          self = Self.firstWords.contains(String(decoding: first, as: UTF8.self)) ? .words : .other
        }
        return
      }
      place = end + 1
    }
    // Zeros and nothing to be seen are no text: what is behind them need not be read.
    self = isWhole || bytes.contains(0) ? .other : .undecided
  }

  /// A line that is longer is no first line of a scenario.
  private static let longestLine = 1_000

  /// The words that lines outside of blocks begin with.
  private static let firstWords = Set(Grammar.firstWords(of: [.header, .declaration, .hook, .story]))
}
