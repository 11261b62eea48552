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
package struct TextSection: Sendable {
  package let heading: String
  /// The paragraphs, in one line.
  package private(set) var text = ""
  /// The values with their names, in order.
  package private(set) var values: [(name: String, text: String)] = []
  /// The blocks, each by the word behind the backquotes above it.
  private var blocks: [(name: String, text: String)] = []
  private var isInBlock = false

  private init(heading: String) { self.heading = heading }

  /// The sections of a file. What precedes the first heading is for readers of the file only.
  package static func all(in file: String) -> [TextSection] {
    var sections: [TextSection] = []
    for bytes in file.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      let line = Substring(bytes)
      if line.hasPrefix("## "), sections.last?.isInBlock != true {
        sections.append(TextSection(heading: String(line.dropFirst(3))))
      } else if !sections.isEmpty {
        sections[sections.count - 1].take(line)
      }
    }
    return sections
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

  private mutating func take(_ line: Substring) {
    if line.hasPrefix("```") {
      if !isInBlock { blocks.append((String(line.dropFirst(3)), "")) }
      isInBlock.toggle()
    } else if isInBlock {
      blocks[blocks.count - 1].text += line + "\n"
    } else if line.hasPrefix("- "), let colon = line.firstIndex(of: ":") {
      values.append((String(line[..<colon].dropFirst(2)), String(line[colon...].dropFirst(2))))
    } else if !line.isEmpty {
      text += (text.isEmpty ? "" : " ") + line
    }
  }

  /// The names that the heading lists.
  package var names: [String] { heading[...].listed }

  /// The values of a name.
  package func values(_ name: String) -> [String] { values.filter { $0.name == name }.map { $0.text } }

  /// The lines of a block; nil if there is none of this name.
  package func block(_ name: String) -> String? { blocks.first { $0.name == name }?.text }
}

extension Substring {
  /// The parts between commas.
  var listed: [String] { split(separator: ",").map { String($0.drop { $0 == " " }) } }
}
