/// Words of a line with one space between them, and no sign.
struct LogSegment {
  var words: [Range<Int>]
  var isBracketed: Bool
  /// True for `screen` of `level=info screen=Home`.
  var isKey = false
}

extension LogLine {
  /// The segments of a part of the line, cut where people cut.
  func segments(in range: Range<Int>) -> [LogSegment] {
    var segments: [LogSegment] = []
    var words: [Range<Int>] = []
    var isBracketed = false
    func end(isKey: Bool) {
      let values = isKey ? words.dropLast() : words[...]
      if !values.isEmpty { segments.append(LogSegment(words: Array(values), isBracketed: isBracketed)) }
      if isKey { segments.append(LogSegment(words: words.suffix(1), isBracketed: isBracketed, isKey: true)) }
      words = []
    }
    var place = range.lowerBound
    while place < range.upperBound {
      let (length, isLetter) = LogBytes.character(bytes, at: place)
      guard isLetter else {
        let isSingleSpace = bytes[place] == 32 && (place + 1 == range.upperBound || bytes[place + 1] != 32)
        if !isSingleSpace, let last = words.last {
          end(isKey: bytes[place] == UInt8(ascii: "=") && last.upperBound == place)
        }
        if bytes[place] == UInt8(ascii: "[") { isBracketed = true }
        if bytes[place] == UInt8(ascii: "]") { isBracketed = false }
        place += length
        continue
      }
      let start = place
      while place < range.upperBound {
        let (length, isLetter) = LogBytes.character(bytes, at: place)
        guard isLetter || isJoint(place, from: start, to: range.upperBound) else { break }
        place += length
      }
      words.append(start..<min(place, range.upperBound))
    }
    if !words.isEmpty { end(isKey: false) }
    return segments
  }

  /// Whether a sign is inside of a word, as in `Home.swift` and `view-did-load`.
  private func isJoint(_ place: Int, from start: Int, to end: Int) -> Bool {
    ".+-'&/@#".utf8.contains(bytes[place]) && place > start && place + 1 < end
      && LogBytes.character(bytes, at: place + 1).isLetter && ASCII.isWord(bytes[place - 1])
  }
}
