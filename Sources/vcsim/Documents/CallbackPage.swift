import SimKit

/// The page of `explain` for a callback, and for another name of UIKit's.
struct CallbackPage {
  let callback: Callback
  /// The versions that count; none for all.
  let modes: [Mode]

  func add(to page: inout ShortPage, isWhole: Bool) {
    let facts = callback.facts
    page.add(
      isWhole
        ? "\(facts.selector)   \(callback.modes.name)   \(facts.family.name)\nSwift: \(facts.swiftName)\n"
        : "\(facts.selector)   Swift: \(facts.swiftName)   \(callback.modes.words)\n".short)
    page.add(Columns.wrap(callback.summary))
    if let note = CallbackNotes.text(of: callback) { page.add(note) }
    if callback.modes.isEmpty { page.add("No rule sends it: vcsim simulates it in no version.\n") }
    let symptoms = Guide.symptoms(of: callback).prefix(3)
    if !symptoms.isEmpty {
      let lines = symptoms.map { "  vcsim explain \(ShellWord.quoted($0.entry))\n" }
      page.add("Symptoms\n" + lines.joined(), isOptional: true)
    }
    if !rules.isEmpty { page.add(isWhole ? listed : counted) }
  }

  private var rules: [Rule] {
    callback.rules.map { RuleBook.rule($0) }.filter { rule in
      modes.isEmpty || modes.contains { rule.modes.contains($0) }
    }
  }

  private var counted: String {
    let command = "Rules: vcsim explain --rules "
    let count = "   \(rules.count.counted("rule")) send\(rules.count == 1 ? "s" : "") it\n"
    let line = command + callback.selector + count
    return line.count > ShortPage.width + 1 ? (command + shortest + count).short : line
  }

  /// The first parts of the selector by which `explain` finds it.
  private var shortest: String {
    let parts = callback.selector.split(separator: ":")
    let starts = parts.indices.map { parts[...$0].map { $0 + ":" }.joined() }
    return starts.first { MethodName($0).methods == [callback.selector] } ?? callback.selector
  }

  private var listed: String {
    var text = "Rules that send it\n"
    for rule in rules {
      let standings = Rule.words(rule.standings(in: modes.isEmpty ? Mode.all : modes))
      text += Columns.row("  \(Columns.pad(rule.id.rawValue, 30))\(rule.modes.name)", standings, 44)
    }
    return text + "\n'vcsim explain \(rules[0].id.rawValue)' shows the first of them with its evidence;\n"
      + "'vcsim explain evidence' says what these words mean.\n"
  }

  static func text(of known: UIKitName) -> String {
    var text = "\(known.name)   \(known.modes.words)\n".short
    if let swiftName = known.swiftName { text += "Swift: \(swiftName)\n" }
    text += "\n" + Columns.wrap(known.summary)
    switch known.treatment {
    case .said(let statements):
      text += "\nA scenario says it by\n"
      for syntax in statements.flatMap({ Grammar.entries(of: $0) }).flatMap(\.syntaxes) {
        text += "  " + Columns.wrap("  " + syntax, ShortPage.width - 2, indent: "      ")
      }
    case .shown(let how): text += "\n" + Columns.wrap(how)
    case .ruled(let rules):
      text += "\nRules about it\n"
      for rule in rules { text += "  \(Columns.pad(rule.rawValue, 30))\(rule.modes.name)\n" }
    case .leftOut(let reason): text += "\n" + Columns.wrap("vcsim does not simulate it. " + reason)
    }
    return text
  }
}

extension String {
  /// A line that is cut at three blanks where it is too wide; the rest follows below.
  fileprivate var short: String {
    guard count > ShortPage.width + 1 else { return self }
    return replacing("   ", by: "\n")
  }
}

/// The page of `explain` for a line of the language.
enum GrammarPage {
  static func text(of entry: Grammar.Entry) -> String {
    entry.syntaxes.map { Columns.wrap($0, ShortPage.width - 2, indent: "    ") }.joined() + "\n"
      + Columns.wrap(entry.summary) + "\nExample\n\n" + entry.example.text.indented
  }
}

/// The page of `explain` for a code.
struct CodePage {
  let page: DiagnosticPage

  func text(isWhole: Bool) -> String {
    var short = ShortPage(whole: "vcsim explain --rules \(page.code)")
    short.add(Columns.wrap("\(page.code)  \(page.title)"))
    short.add(Columns.wrap(page.explanation))
    let (wrong, right) = (page.failing ?? "", page.mended ?? "")
    if !isWhole, !wrong.isEmpty, !right.isEmpty, let beside = Self.beside(wrong, right) {
      short.add(beside)
    } else {
      if !wrong.isEmpty { short.add("Wrong\n\n" + wrong.indented) }
      if !right.isEmpty { short.add("Right\n\n" + right.indented) }
    }
    if let source = page.source { short.add(Columns.wrap("Source: " + source), isOptional: true) }
    return isWhole ? short.everything : short.text
  }

  /// Two scenarios in two columns; nil if one is too wide.
  private static func beside(_ wrong: String, _ right: String) -> String? {
    let rows = [wrong, right].map { $0.split(separator: "\n", omittingEmptySubsequences: false) }
    let width = rows[0].map(\.count).max() ?? 0
    guard width + (rows[1].map(\.count).max() ?? 0) + 4 <= ShortPage.width else { return nil }
    var text = "  " + Columns.pad("Wrong", width + 2) + "Right\n"
    for place in 0..<max(rows[0].count, rows[1].count) {
      let left = place < rows[0].count ? String(rows[0][place]) : ""
      let other = place < rows[1].count ? String(rows[1][place]) : ""
      let line = "  " + (other.isEmpty ? left : Columns.pad(left, width + 2) + other)
      text += (line.allSatisfy { $0 == " " } ? "" : line) + "\n"
    }
    return text
  }
}

extension String {
  /// Each line two columns to the right.
  var indented: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "  " + $0 }.joined(separator: "\n")
  }
}
