import Foundation
import Testing

/// Every text is written as CONTRIBUTING.md says. Each pattern is a habit that readers stumble over; a few of its hits read
/// well as they are, so each count is a ceiling. It only falls.
@Suite struct EnglishTests {
  private enum Kind {
    case comment, text
  }

  private struct Pattern {
    let name: String
    let expression: String
    let ceiling: Int
    var onlyComments = false
  }

  private static let patterns = [
    Pattern(
      name: "'That X is inferred' for 'Inferred: X'",
      expression: #"\b[Tt]hat [^.;]{3,200}? (?:is|are) inferred\b|\bwhich is inferred\b"#, ceiling: 0),
    Pattern(
      name: "objects that hear and are told",
      expression: #"\b(?:hears?|heard)\b|\b(?:is|are|was|were|be|been|being|gets?) told\b(?! apart)"#, ceiling: 11),
    Pattern(
      name: "whoever, nobody, somebody",
      expression: #"\b(?:[Ww]hoever|[Ww]hom|[Nn]obody|[Ss]omebody|[Aa]nybody|[Ee]verybody)\b"#, ceiling: 0),
    Pattern(
      name: "'one that' for a noun", expression: #"(?<![Tt]he )\b[Oo]ne (?:that|who|whose|which)\b"#, ceiling: 1),
    Pattern(
      name: "'of its own'",
      expression: #"\b(?:an?|no|each|any|the) (?:[\w-]+ ){1,2}of (?:its|their) own\b|"#
        + #"\bof (?:the app's|an app's|one's|your) own\b(?! (?:code|view|child))"#, ceiling: 1),
    Pattern(
      name: "'from iOS 13 on' for 'in iOS 13 and later'",
      expression: #"\b[Ff]rom iOS \d+(?:\.\d+)? on\b|\b[Uu]p to iOS \d+"#, ceiling: 0),
    Pattern(
      name: "things that stand and lie",
      expression: #"\b(?:stands?|stood|lies|lie|lay) "#
        + #"(?:in|on|under|below|behind|above|here|there|between|at|beside|as|over)\b"#, ceiling: 2),
    Pattern(
      name: "things that come, go, and are gone",
      expression: #"\b(?:comes? and goes?|(?:has|have|had|is) gone|(?:goes|comes?) (?:again|away)|lets? go|"#
        + #"comes? up|on (?:its|their) way)\b"#, ceiling: 4),
    Pattern(
      name: "old words",
      expression: #"\b(?:containers? of the system|under way|anew|mend(?:s|ed)?|meanwhile|kin|upright|all the same|"#
        + #"any more)\b"#, ceiling: 5),
    // Names of rules, such as drag-cancelled, are public and keep theirs.
    Pattern(
      name: "British spelling",
      expression: #"(?i)\b(?:colour|neighbour|behaviour|favour|flavour|centred?\b|catalogue|labelled\b|spelt\b|"#
        + #"grey\b|licence|afterwards\b)|(?<![-\w])cancelled\b"#, ceiling: 0),
    Pattern(
      name: "comments that begin with a pronoun",
      expression: #"^(?:What|Who|Whom|Whose|Where|Of|It|Its|Nobody|One|Whoever|Those) "#, ceiling: 0,
      onlyComments: true
    ),
  ]

  /// UIKit's own words.
  private static let leftOut: Set = ["refusals.md"]

  @Test func textsReadLikeAppleReference() throws {
    var counts = [Int](repeating: 0, count: Self.patterns.count)
    var hits = [[String]](repeating: [], count: Self.patterns.count)
    let expressions = try Self.patterns.map { try NSRegularExpression(pattern: $0.expression) }
    for path in try files() {
      let text = try String(contentsOf: Vcsim.root.appendingPathComponent(path), encoding: .utf8)
      for (kind, unit) in units(of: text, path) {
        for (place, pattern) in Self.patterns.enumerated() where kind == .comment || !pattern.onlyComments {
          let found = expressions[place].matches(in: unit, range: NSRange(unit.startIndex..., in: unit))
          counts[place] += found.count
          for match in found {
            if let range = Range(match.range, in: unit) { hits[place].append("\(path): \(unit[range])") }
          }
        }
      }
    }
    for (pattern, (count, found)) in zip(Self.patterns, zip(counts, hits)) {
      #expect(
        count <= pattern.ceiling,
        "\(pattern.name): \(count), and at most \(pattern.ceiling)\n\(found.joined(separator: "\n"))")
    }
  }

  private func files() throws -> [String] {
    var paths = ["README.md", "CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md"]
    for (folder, kinds) in [("Sources", ["swift", "md"]), ("docs", ["md", "swift"]), ("Scenarios", ["txt"])] {
      let names = FileManager.default.enumerator(atPath: Vcsim.root.appendingPathComponent(folder).path)
      for case let name as String in try #require(names) {
        guard let end = name.split(separator: ".").last, kinds.contains(String(end)) else { continue }
        if !Self.leftOut.contains(String(name.split(separator: "/").last ?? "")) { paths.append("\(folder)/\(name)") }
      }
    }
    return paths
  }

  /// Sentences across lines: comments and paragraphs are joined, and so are the parts of a string.
  private func units(of text: String, _ path: String) -> [(Kind, String)] {
    if path.hasSuffix(".md") { return paragraphs(of: text) }
    let mark = path.hasSuffix(".txt") ? "#" : "//"
    var units: [(Kind, String)] = []
    var comment: [Substring] = []
    var rest = ""
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let words = line.drop { $0 == " " }
      if words.hasPrefix(mark) {
        comment.append(words.drop { $0 == "/" || $0 == "#" }.drop { $0 == " " })
        continue
      }
      if !comment.isEmpty { units.append((.comment, comment.joined(separator: " "))) }
      comment = []
      rest += line + "\n"
    }
    if !comment.isEmpty { units.append((.comment, comment.joined(separator: " "))) }
    if mark == "#" {
      units += rest.matches(of: /(?m)^ *(?:title|note|known failure) .*?"(.*)"/).map { (.text, String($0.1)) }
      return units
    }
    let blocks = rest.split(separator: "\"\"\"", omittingEmptySubsequences: false)
    for (place, block) in blocks.enumerated() {
      guard place.isMultiple(of: 2) else {
        units.append((.text, String(block.replacing(/\\?\n\s*/, with: " "))))
        continue
      }
      let joined = block.replacing(/"\s*\+\s*"/, with: "")
      units += joined.matches(of: /"((?:[^"\\\n]|\\.)*)"/).map { (.text, String($0.1)) }
    }
    return units
  }

  private func paragraphs(of text: String) -> [(Kind, String)] {
    var units: [(Kind, String)] = []
    var lines: [Substring] = []
    var isBlock = false
    func flush() {
      if !lines.isEmpty { units.append((.text, lines.joined(separator: " "))) }
      lines = []
    }
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") { isBlock.toggle() }
      if isBlock || line.hasPrefix("```") || line.isEmpty || line.hasPrefix("    ") {
        flush()
        continue
      }
      if line.hasPrefix("|") || line.hasPrefix("- ") || line.hasPrefix("#") { flush() }
      lines.append(line.drop { $0 == " " })
    }
    flush()
    return units
  }
}
