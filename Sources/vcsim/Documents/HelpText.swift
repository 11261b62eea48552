import SimKit

/// The texts in `help.md`, which no table holds.
enum HelpText {
  private static let sections = TextSection.all(in: TextFiles.help)

  /// The variables of the environment that matter.
  static var environment: [(name: String, text: String)] { section("environment").values }

  static func text(_ name: String) -> String { section(name).block("") ?? "" }

  static func meaning(of code: ExitCode) -> String { section("exit-codes").values.first { $0.name == code.name }!.text }

  private static func section(_ name: String) -> TextSection { sections.first { $0.heading == name }! }
}
