import SimKit

/// Options that several commands take.
enum SharedOption {
  enum Format: String, CaseIterable {
    case text, jsonl
  }

  static let only = Option.texts("only", "NAME,…", "only lines of these; 'app' is the app's delegate")
  static let family = Option.texts("family", "FAMILY,…", "only these families: see 'vcsim help families'") {
    Family.allCases.map(\.name)
  }
  static let format = Option<Format?>.choice("format", "FORMAT", "text or jsonl")
  static let output = Option.output("write to FILE instead of standard output")
  static let invariants = Option.flag("invariants", "fail where something that always holds does not")
  static let jobs = Option.number("jobs", short: "j", "N", in: 1...1_000, "workers; all cores if not given")
}
