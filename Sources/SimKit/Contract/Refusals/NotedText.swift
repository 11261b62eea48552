/// A text of UIKit that no scenario triggers: vcsim knows it from a published record, and explains it.
package struct NotedText: Sendable {
  /// `%1` stands for an object.
  package let words: String
  /// The name of the exception; nil for a console warning, and if the source doesn't state it.
  package let exception: String?
  /// The published record that has it; its versions are those of the record.
  package let record: String
  package let cause: String
  package let fix: String

  /// The words as a page shows them.
  package var example: String { Refusal.Wording(rule: nil, words: words, origin: .unrecorded).example }

  package static let all = TextSection.all(in: TextFiles.noted).map { NotedText($0) }

  private init(_ section: TextSection) {
    words = section.heading
    exception = section.values("Exception").first
    record = section.values("Record").first ?? ""
    cause = section.text
    fix = section.values("Fix").first ?? ""
  }
}

/// A call that UIKit doesn't carry out as the app expects, without a text.
package struct SilentRefusal: Sendable {
  package let call: String
  package let result: String
  /// The lines of the shortest scenario that shows it, without version and mode.
  package let lines: String

  /// Inferred: no record shows one of them.
  package static let all = TextSection.all(in: TextFiles.silent).map { section in
    SilentRefusal(call: section.heading, result: section.text, lines: section.block("") ?? "")
  }
}
