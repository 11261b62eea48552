import SimKit

/// `help names`: all callbacks and other names, and what simulates each.
enum NamesPage {
  static var text: String {
    var text = HelpText.text("names")
    for callback in Callback.allCases {
      text += "| \(code(callback.selector)) | \(callback.modes.name) | \(callback.rules.count) |\n"
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
    case .leftOut: "not simulated"
    }
  }

  private static func code(_ text: String) -> String { "`" + text + "`" }
}
