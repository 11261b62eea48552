import SimKit

/// The end of `docs/coverage.md`: all callbacks and other names, and what simulates each. The points above it are written by hand.
enum CoveragePage {
  private static let begin = "## Callbacks\n"

  /// The page with its tables renewed.
  static func renewed(_ page: String) -> String {
    var text = page.firstRange(of: begin).map { String(page[..<$0.lowerBound]) } ?? page
    text += begin + "\n| callback | versions | sent by |\n| --- | --- | --- |\n"
    for callback in Callback.allCases {
      let rules = RuleBook.all.filter { $0.sends.contains(callback) }.map { code($0.id.rawValue) }
      let sent = rules.isEmpty ? "the line that causes it" : "rules " + rules.joined(separator: ", ")
      text += "| \(code(callback.selector)) | \(callback.modes.name) | \(sent) |\n"
    }
    text += "\n## Other names\n\n| name | versions | simulated by |\n| --- | --- | --- |\n"
    for name in UIKitName.all {
      text += "| \(code(name.name)) | \(name.modes.name) | \(treatment(of: name)) |\n"
    }
    return text
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
