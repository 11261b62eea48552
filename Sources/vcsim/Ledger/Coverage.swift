import SimKit

/// The points of a document about the life of view controllers, and what shows each here.
struct CoveredDocument {
  let title: String
  let points: [CoveredPoint]

  static let all = [blog, course, guide, talk, reference, later]
}

/// A point, in our words.
struct CoveredPoint {
  let text: String
  let treatment: Treatment

  enum Treatment {
    /// These scenarios show it, each by its path below `Scenarios`, without the ending.
    case shown([String])
    /// Lint finds what goes against it.
    case found([LintRule])
    /// Not simulated, with the reason.
    case leftOut(String)
    /// Not a matter of lifecycle, with the reason.
    case outside(String)
  }

  init(_ text: String, shownBy scenarios: String...) {
    self.text = text
    treatment = .shown(scenarios)
  }

  init(_ text: String, foundBy rules: LintRule...) {
    self.text = text
    treatment = .found(rules)
  }

  init(_ text: String, notSimulated reason: String) {
    self.text = text
    treatment = .leftOut(reason)
  }

  init(_ text: String, notLifecycle reason: String) {
    self.text = text
    treatment = .outside(reason)
  }
}

/// `docs/coverage.md`: what of UIKit is simulated, and by what; what is not, and why.
enum CoveragePage {
  static var text: String {
    var lines = [
      "# Coverage", "",
      "What the documents about the life of view controllers speak of, and what shows it here. `swift run ledger` makes this page;",
      "a test fails if it's stale, if a scenario doesn't exist, or if no scenario uses a line of the language.",
      "`vcsim explain NAME` says more about each name.", "",
    ]
    for document in CoveredDocument.all { lines += section(document) }
    lines += ["## Callbacks", "", "| callback | versions | sent by |", "| --- | --- | --- |"]
    for callback in Callback.allCases {
      let rules = RuleBook.all.filter { $0.sends.contains(callback) }.map { code($0.id.rawValue) }
      let sent = rules.isEmpty ? "the line that causes it" : "rules " + rules.joined(separator: ", ")
      lines.append("| \(code(callback.selector)) | \(callback.modes.name) | \(sent) |")
    }
    lines += ["", "## Other names", "", "| name | versions | simulated by |", "| --- | --- | --- |"]
    for name in UIKitName.all {
      lines.append("| \(code(name.name)) | \(name.modes.name) | \(treatment(of: name)) |")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func section(_ document: CoveredDocument) -> [String] {
    ["## \(document.title)", "", "| point | simulated by |", "| --- | --- |"]
      + document.points.map { "| \($0.text) | \(treatment(of: $0)) |" } + [""]
  }

  private static func treatment(of point: CoveredPoint) -> String {
    switch point.treatment {
    case .shown(let scenarios):
      scenarios.map { "[\($0)](../Scenarios/\($0).txt)" }.joined(separator: ", ")
    case .found(let rules):
      "lint: " + rules.map { "\(code($0.rawValue)) (\($0.code))" }.joined(separator: ", ")
    case .leftOut(let reason): "not simulated: \(reason)"
    case .outside(let reason): "not a matter of lifecycle: \(reason)"
    }
  }

  private static func treatment(of name: UIKitName) -> String {
    switch name.treatment {
    case .said(let statements): "lines " + statements.map { code($0) }.joined(separator: ", ")
    case .shown(let how): how
    case .ruled(let rules): "rules " + rules.map { code($0.rawValue) }.joined(separator: ", ")
    case .leftOut(let reason): "not simulated: " + reason
    }
  }

  private static func code(_ text: String) -> String { "`" + text + "`" }
}
