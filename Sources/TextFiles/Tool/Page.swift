import Foundation

/// A page of prose as the build reads it: its sections, and the line that an error names.
///
/// `TextSection` reads the same form when the program runs.
struct Page {
  /// A line `- NAME: VALUE`.
  struct Value {
    let name: String
    let text: String
    let line: Int
  }

  /// A heading `## NAME`, and what is below it.
  struct Section {
    let page: URL
    let line: Int
    let heading: String
    fileprivate(set) var prose: [String] = []
    fileprivate(set) var values: [Value] = []

    /// An error in the line of the heading, or in another one.
    func error(_ text: String, line: Int? = nil) -> PageError {
      PageError(page: page, line: line ?? self.line, text: text)
    }

    func value(_ name: String) throws -> Value? {
      let all = values.filter { $0.name == name }
      if all.count > 1 { throw error("the section has a line '- \(name):' already", line: all[1].line) }
      return all.first
    }

    /// The value of a name that each section has.
    func required(_ name: String, such example: String) throws -> Value {
      if let value = try value(name) { return value }
      throw error("the section has no line '- \(name):'; write '- \(name): \(example)'")
    }

    /// Refuses lines of other names: a misspelled one would be no line at all.
    func allow(_ names: [String]) throws {
      for value in values where !names.contains(value.name) {
        let known = names.joined(separator: ", ")
        throw error("a section has no line '- \(value.name):'; write one of: \(known)", line: value.line)
      }
    }
  }

  /// The heading of the page, `# TITLE`.
  let title: String
  let sections: [Section]

  init(_ file: URL) throws {
    var title = ""
    var sections: [Section] = []
    var isInBlock = false
    let lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
    for (line, text) in zip(1..., lines) {
      if text.hasPrefix("```") {
        isInBlock.toggle()
      } else if isInBlock || text.isEmpty {
        continue
      } else if text.hasPrefix("## ") {
        sections.append(Section(page: file, line: line, heading: String(text.dropFirst(3))))
      } else if sections.isEmpty {
        if text.hasPrefix("# ") { title = String(text.dropFirst(2)) }
      } else if text.hasPrefix("- "), let colon = text.firstIndex(of: ":") {
        let name = text[..<colon].dropFirst(2)
        let value = text[colon...].dropFirst().drop { $0 == " " }
        sections[sections.count - 1].values.append(Value(name: String(name), text: String(value), line: line))
      } else {
        sections[sections.count - 1].prose.append(text)
      }
    }
    (self.title, self.sections) = (title, sections)
  }
}

/// A mistake in a page, in the form that the build shows as an error of its line.
struct PageError: Error, CustomStringConvertible {
  let page: URL
  let line: Int
  let text: String
  var description: String { "\(page.path):\(line): error: \(text)" }
}
