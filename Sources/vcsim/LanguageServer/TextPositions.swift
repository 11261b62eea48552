import SimKit

/// Between places in a text as SimKit counts them, in bytes, and as the protocol does: lines from 0, and in the line units of
/// the encoding that client and server have agreed upon.
struct TextPositions {
  enum Encoding: String {
    case utf8 = "utf-8"
    case utf16 = "utf-16"
  }

  let source: Source
  let encoding: Encoding

  func offset(_ position: JSONValue?) -> Int? {
    guard let line = position?["line"]?.int, let character = position?["character"]?.int, line >= 0, character >= 0
    else {
      return nil
    }
    guard line < source.lineCount else { return source.bytes.count }
    let range = source.range(ofLine: line + 1)
    switch encoding {
    case .utf8: return range.lowerBound + min(character, range.count)
    case .utf16:
      var units = 0
      var offset = range.lowerBound
      for scalar in source.text(ofLine: line + 1).unicodeScalars {
        guard units < character, offset < range.upperBound else { break }
        units += UTF16.width(scalar)
        offset += UTF8.width(scalar)
      }
      return min(offset, range.upperBound)
    }
  }

  func position(_ offset: Int) -> JSONValue {
    let (line, character) = place(offset)
    return ["line": JSONValue(line), "character": JSONValue(character)]
  }

  /// A line and a place in it, both from 0.
  func place(_ offset: Int) -> (line: Int, character: Int) {
    guard offset < source.bytes.count || source.bytes.last != 10 else { return (source.lineCount, 0) }
    guard !source.bytes.isEmpty else { return (0, 0) }
    let line = source.line(at: offset)
    let start = source.range(ofLine: line).lowerBound
    return (line - 1, length(start..<max(start, min(offset, source.bytes.count))))
  }

  /// How long some bytes are as the protocol counts them.
  func length(_ range: Range<Int>) -> Int {
    switch encoding {
    case .utf8: range.count
    case .utf16:
      // A character begins with a byte that continues none; one of four bytes takes two units.
      source.bytes[range].reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : $1 >= 0xF0 ? 2 : 1) }
    }
  }

  func range(_ range: Range<Int>) -> JSONValue {
    ["start": position(range.lowerBound), "end": position(range.upperBound)]
  }

  /// Whole lines, from 1.
  func range(lines: ClosedRange<Int>) -> JSONValue {
    let last = source.range(ofLine: min(lines.upperBound, source.lineCount))
    return ["start": ["line": JSONValue(lines.lowerBound - 1), "character": 0], "end": position(last.upperBound)]
  }

  var whole: JSONValue { ["start": ["line": 0, "character": 0], "end": position(source.bytes.count)] }
}
