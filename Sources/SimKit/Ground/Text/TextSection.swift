/// A part of a text file of the program: a heading, and what is below it.
///
///     ## VS1002 a word too many
///
///     A paragraph, whose lines are
///     joined.
///
///     - Source: a value with its name
///
///     ```wrong
///     the lines of a block
///     ```
///
/// A part is read when something asks for it: few sections of a file are needed, and few parts of a section.
package struct TextSection: Sendable {
  private enum Kind {
    case line, value, block
  }

  private let bytes: [UInt8]
  private let title: Range<Int>
  private let body: Range<Int>

  /// The sections of a file. What precedes the first heading is for readers of the file only.
  package static func all(in file: String) -> [TextSection] {
    let bytes = Array(file.utf8)
    var lines = ByteLines(bytes)
    var titles: [Range<Int>] = []
    var isInBlock = false
    while let line = lines.next() {
      if bytes.has("```", at: line) {
        isInBlock.toggle()
      } else if !isInBlock, bytes.has("## ", at: line) {
        titles.append(line)
      }
    }
    return titles.indices.map { place in
      let end = place + 1 < titles.count ? titles[place + 1].lowerBound : bytes.count
      return TextSection(bytes: bytes, title: titles[place].dropFirst(3), body: titles[place].upperBound..<end)
    }
  }

  /// The cells of each row of the tables of a file, without their heads.
  static func rows(in file: String) -> [[Substring]] {
    var rows: [[Substring]] = []
    for line in file.utf8.split(separator: UInt8(ascii: "\n")) where line.first == UInt8(ascii: "|") {
      let cells = Substring(line).split(separator: "|").map { $0.dropFirst().dropLast() }
      if cells[0] == "---" { rows.removeLast() } else { rows.append(cells) }
    }
    return rows
  }

  package var heading: String { bytes.text(title) }

  /// The names that the heading lists.
  package var names: [String] { heading[...].listed }

  /// The paragraphs, in one line.
  package var text: String { parts(.line).map { $0.text }.joined(separator: " ") }

  package var values: [(name: String, text: String)] { parts(.value) }

  package func values(_ name: StaticString) -> [String] { parts(.value, named: name).map { $0.text } }

  /// The blocks, each by the word behind the backquotes above it.
  package var blocks: [(name: String, text: String)] { parts(.block) }

  package func block(_ name: StaticString) -> String? { parts(.block, named: name).first?.text }

  /// The words of the values of a name, without the commas between them.
  func words(_ name: StaticString) -> [String] {
    var words: [String] = []
    forEach(.value, named: name) { _, text in
      var start = text.lowerBound
      while start < text.upperBound {
        let end = min(bytes.firstPlace(of: UInt8(ascii: " "), from: start) ?? bytes.count, text.upperBound)
        words.append(bytes.text(start..<(bytes[end - 1] == UInt8(ascii: ",") ? end - 1 : end)))
        start = end + 1
      }
    }
    return words
  }

  private func parts(_ kind: Kind, named name: StaticString? = nil) -> [(name: String, text: String)] {
    var parts: [(name: String, text: String)] = []
    forEach(kind, named: name) { parts.append((bytes.text($0), bytes.text($1))) }
    return parts
  }

  /// Gives away the name and the text of each part of a kind, and of a name if there is one.
  private func forEach(_ kind: Kind, named name: StaticString?, _ take: (Range<Int>, Range<Int>) -> Void) {
    func found(_ part: Range<Int>, _ text: Range<Int>) {
      if let name, part.count != name.utf8CodeUnitCount || !bytes.has(name, at: part) { return }
      take(part, text)
    }
    var lines = ByteLines(bytes, in: body)
    var block: Range<Int>?
    while let line = lines.next() {
      if bytes.has("```", at: line) {
        if kind == .block, let block { found(block, block.upperBound + 1..<line.lowerBound) }
        block = block == nil ? line.dropFirst(3) : nil
      } else if block == nil, !line.isEmpty {
        let colon = bytes.has("- ", at: line) ? bytes.firstPlace(of: UInt8(ascii: ":"), from: line.lowerBound) : nil
        if let colon, colon < line.upperBound {
          if kind == .value { found(line.lowerBound + 2..<colon, (colon..<line.upperBound).dropFirst(2)) }
        } else if kind == .line {
          found(line.prefix(0), line)
        }
      }
    }
  }
}

extension Array where Element == UInt8 {
  /// Whether a line begins with a sign.
  @inline(__always)
  fileprivate func has(_ sign: StaticString, at line: Range<Int>) -> Bool {
    guard line.count >= sign.utf8CodeUnitCount else { return false }
    var place = 0
    while place < sign.utf8CodeUnitCount {
      if self[line.lowerBound + place] != sign.utf8Start[place] { return false }
      place += 1
    }
    return true
  }
}

extension Substring {
  /// The parts between commas.
  var listed: [String] {
    utf8.split(separator: UInt8(ascii: ",")).map { String(Substring($0.drop { $0 == UInt8(ascii: " ") })) }
  }
}
