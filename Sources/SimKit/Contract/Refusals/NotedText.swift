/// A text of UIKit that no scenario triggers: vcsim explains it.
package struct NotedText: Sendable {
  /// `%1` stands for an object.
  package let words: String
  /// The name of the exception; nil for a console warning, and if the source doesn't state it.
  package let exception: String?
  /// The published record that has it; nil for a sentence of UIKit's that developers know, and no record at hand has.
  package let record: String?
  /// The versions, for a text without a record; those of another are in its record.
  package let versions: String?
  /// The category that a console prints before it: `[Presentation]`.
  package let prefix: String?
  /// The effect on the call, as a sentence.
  package let effect: String
  package let cause: String
  package let fix: String

  /// The words as a page shows them.
  package var example: String { Refusal.Wording(rule: nil, words: words, origin: .unrecorded).example }

  package static let all = Refusal.sections.filter { $0.isText }.map { NotedText($0) }

  private init(_ section: TextSection) {
    func value(_ name: StaticString) -> String? { section.values(name).first }
    words = section.heading
    exception = value("Exception")
    record = value("Record")
    versions = value("Versions")
    prefix = value("Prefix")
    effect = value("Effect") ?? (exception == nil ? "" : "The app ends, unless it catches the exception.")
    cause = section.text
    fix = value("Fix") ?? ""
  }
}

extension TextSection {
  /// Whether the heading is a text of UIKit's, and not the name of a row.
  var isText: Bool { heading.utf8.contains(32) }
}
