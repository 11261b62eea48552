/// The text of `explain` for a code: the reason of the error, an example, and the fixed example.
package struct DiagnosticPage: Sendable {
  package let code: String
  package let title: String
  package let explanation: String
  /// A whole scenario with the error; nil if a text cannot show it.
  package let failing: String?
  package let mended: String?
  /// The source that advises against it; nil if the text itself shows it.
  package let source: String?

  /// The pages of all codes: those of the command line, of scenarios, and of lint.
  package static let all =
    (TextFiles.pages.map { $0.text } + [TextFiles.lints]).flatMap { TextSection.all(in: $0) }.map { DiagnosticPage($0) }

  package static func named(_ code: String) -> DiagnosticPage? { all.first { $0.code == code } }

  private init(_ section: TextSection) {
    let words = section.heading.split(separator: " ", maxSplits: 1)
    code = String(words[0])
    title = words.count > 1 ? String(words[1]) : ""
    explanation = section.text
    failing = section.block("wrong")
    mended = section.block("right")
    source = section.values("Source").first
  }
}
