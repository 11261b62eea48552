package struct SourceEdit: Hashable, Sendable {
  package var range: Range<Int>
  package var replacement: String
}

extension Source {
  /// The bytes with the edits made; an edit that overlaps an earlier one is left for the next time.
  package func applying(_ edits: [SourceEdit]) -> [UInt8] {
    var result: [UInt8] = []
    var place = 0
    for edit in edits.ordered(by: { $0.range.lowerBound }) where edit.range.lowerBound >= place {
      result += bytes[place..<edit.range.lowerBound]
      result += Array(edit.replacement.utf8)
      place = edit.range.upperBound
    }
    return result + bytes[place...]
  }

  /// The bytes of lines, from 1, with their ends.
  func wholeLines(_ first: Int, through last: Int) -> Range<Int> {
    lineStarts[first - 1]..<(last < lineCount ? lineStarts[last] : bytes.count)
  }

  /// The bytes from the first word of a line, from 1, to its last; the whole line without words.
  func words(ofLine number: Int) -> Range<Int> {
    let line = cut(number).0
    guard let first = line.words.first, let last = line.words.last else { return lineRange(number) }
    return first.range.lowerBound..<last.range.upperBound
  }
}
