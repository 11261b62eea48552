/// A part of a line, cut where people cut: segments of words with one space between them, and no sign.
struct LogSegments {
  struct Segment {
    var words: [Range<Int>]
    /// Whether the segment is in square brackets.
    var isBracketed = false
    /// True for `screen` of `level=info screen=Home`.
    var isKey = false
  }

  private(set) var segments: [Segment] = []

  init(_ bytes: [UInt8], in range: Range<Int>) {
    var words: [Range<Int>] = []
    var place = range.lowerBound
    var end = place
    var isBracketed = false
    while place < range.upperBound {
      let length = LogBytes.character(bytes, at: place).length
      guard LogBytes.character(bytes, at: place).isLetter else {
        let isSpace = bytes[place] == 32
        let isDouble = isSpace && place + 1 < range.upperBound && bytes[place + 1] == 32
        if !isSpace || isDouble {
          if !words.isEmpty { add(words, isBracketed, isKey: bytes[place] == UInt8(ascii: "=") && end == place) }
          words = []
        }
        if bytes[place] == UInt8(ascii: "[") { isBracketed = true }
        if bytes[place] == UInt8(ascii: "]") { isBracketed = false }
        place += length
        continue
      }
      let start = place
      while place < range.upperBound {
        let (length, isLetter) = LogBytes.character(bytes, at: place)
        let isJoint =
          ".+-'&/@#".utf8.contains(bytes[place]) && place > start && place + 1 < range.upperBound
          && LogBytes.character(bytes, at: place + 1).isLetter && LogBytes.isWord(bytes[place - 1])
        guard isLetter || isJoint else { break }
        place += length
      }
      end = min(place, range.upperBound)
      words.append(start..<end)
    }
    if !words.isEmpty { add(words, isBracketed, isKey: false) }
  }

  private mutating func add(_ words: [Range<Int>], _ isBracketed: Bool, isKey: Bool) {
    let value = isKey ? words.dropLast() : words[...]
    if !value.isEmpty { segments.append(Segment(words: Array(value), isBracketed: isBracketed)) }
    if isKey { segments.append(Segment(words: words.suffix(1), isBracketed: isBracketed, isKey: true)) }
  }
}
