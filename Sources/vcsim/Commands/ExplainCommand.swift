import SimKit

/// `explain`: a rule, a published record, a callback, a line of the language, a code.
enum ExplainCommand {
  static let form = CommandForm(
    command: .explain,
    operands: .init("RULE|RECORD|CALLBACK|LINE|CODE|TEXT", needs: "something to explain", isUncounted: true) { offers },
    run: run)

  private static func run(_ invocation: Invocation) throws(Problem) -> ExitCode {
    let name = invocation.operands.joined(separator: " ")
    let modes = try invocation.modes()
    guard let text = text(of: name, modes) else {
      throw .unknownExplanation(name, near: names(near: name))
    }
    invocation.console.print(text)
    return .ok
  }

  /// Whether something has that name.
  static func explains(_ name: String) -> Bool { text(of: name, []) != nil }

  private static var offers: [String] {
    RuleID.allCases.map(\.rawValue) + Callback.allCases.map(\.selector) + DiagnosticPage.all.map(\.code)
      + LintRule.allCases.map(\.rawValue) + ["rules", "records", "callbacks", "codes", "refusals"]
  }

  private static var known: [String] {
    RuleID.allCases.map(\.rawValue) + Records.all.map(\.id) + Callback.allCases.map(\.selector)
      + Grammar.all.map(\.statement) + UIKitName.all.map(\.name) + Topic.all.flatMap(\.names)
      + DiagnosticPage.all.map(\.code) + LintRule.allCases.map(\.rawValue)
  }

  /// The names that a misspelled one may mean; without any, those that have all of its words.
  private static func names(near name: String) -> [String] {
    let near = Suggestion.nearest(to: name, among: known)
    guard near.isEmpty, name.utf8.count > 2 else { return near }
    let words = name.lowercased().split(separator: " ")
    return Array(known.filter { known in words.allSatisfy { known.lowercased().contains($0) } }.prefix(6))
  }

  /// Whether something is in a version that the command line names, if it names one.
  private static func holds(_ all: ModeSet, _ modes: [Mode]) -> Bool {
    modes.isEmpty || modes.contains(where: all.contains)
  }

  private static func text(of name: String, _ modes: [Mode]) -> String? {
    switch name {
    case "rules":
      return RuleBook.all.filter { holds($0.modes, modes) }.map { rule in
        let sources = Records.sources(of: rule)
        let ground = sources == 0 ? Rule.Standing.inferred.name : Columns.count(sources, "source")
        return "\(Columns.pad(rule.id.rawValue, 32))\(Columns.pad(rule.modes.name, 20))\(ground)\n"
      }.joined()
    case "records":
      return Records.all.map { "\(Columns.pad($0.id, 44))\(Columns.pad($0.ios, 12))\($0.trust.rawValue)\n" }.joined()
    case "callbacks":
      return Callback.allCases.filter { holds($0.modes, modes) }
        .map { "\(Columns.pad($0.selector, 66))\($0.modes.name)\n" }.joined()
    case "modes": return ModesPage.text
    case "refusals": return RefusalPages.table(modes)
    case "codes": return DiagnosticPage.all.map { "\($0.code)  \($0.title)\n" }.joined()
    default: break
    }
    let rule = name.hasPrefix("rule:") ? String(name.dropFirst(5)) : name
    if let id = RuleID.named(rule) { return RulePage(rule: RuleBook.rule(id)).text }
    if let record = Records.record(name) { return RecordPage(record: record).text }
    let code = LintRule(rawValue: name)?.code ?? name.uppercased()
    if let page = DiagnosticPage.named(code) { return explain(page) }
    // A name may be a callback's, a line's and UIKit's own at once.
    var found: [String] = Topic.named(name).map { [$0.page] } ?? []
    var method = name.hasPrefix("-") ? String(name.dropFirst()) : name
    // As a console writes it: `-[Class method]`.
    if method.hasPrefix("["), method.hasSuffix("]") {
      method = method.dropLast().split(separator: " ").last.map(String.init) ?? method
    }
    if let callback = CallbackNames[method] ?? CallbackNames[method + ":"] {
      found.append(explain(callback, modes))
    }
    if let known = UIKitName.named(method) { found.append(explain(known)) }
    found += Grammar.entries(of: name).map(explain)
    if found.isEmpty { found = UIKitName.selectors(shortenedTo: name).compactMap { text(of: $0, modes) } }
    // A colon too many, as slides have it.
    let bare = String(name.dropLast())
    if found.isEmpty, name.hasSuffix(":"), CallbackNames[bare] != nil || UIKitName.named(bare) != nil {
      return text(of: bare, modes)
    }
    return found.isEmpty ? RefusalPages.pages(for: name, modes) ?? line(name) : found.joined(separator: "\n")
  }

  /// A line of the language as a scenario has it, with names and options; the longest beginning counts.
  private static func line(_ text: String) -> String? {
    let fitting = Grammar.all.filter { text.hasPrefix($0.statement + " ") }
    guard let longest = fitting.map(\.statement.count).max() else { return nil }
    return fitting.filter { $0.statement.count == longest }.map(explain).joined(separator: "\n")
  }

  private static func explain(_ known: UIKitName) -> String {
    var text = "\(known.name)   \(known.modes.name)\n"
    if let swiftName = known.swiftName { text += "Swift: \(swiftName)\n" }
    text += "\n" + Columns.wrap(known.summary)
    switch known.treatment {
    case .said(let statements):
      text += "\nA scenario says it by\n"
      for syntax in statements.flatMap({ Grammar.entries(of: $0) }).flatMap(\.syntaxes) { text += "  \(syntax)\n" }
    case .shown(let how): text += "\n" + Columns.wrap(how)
    case .ruled(let rules):
      text += "\nRules about it\n"
      for rule in rules { text += "  \(Columns.pad(rule.rawValue, 30))\(rule.modes.name)\n" }
    case .leftOut(let reason): text += "\n" + Columns.wrap("vcsim does not simulate it. " + reason)
    }
    return text
  }

  private static func explain(_ callback: Callback, _ modes: [Mode]) -> String {
    let facts = callback.facts
    var text = "\(facts.selector)   \(callback.modes.name)   \(facts.family.name)\n"
    text += "Swift: \(facts.swiftName)\n\n\(Columns.wrap(callback.summary))"
    let rules = callback.rules.map { $0.facts }.filter { holds($0.modes, modes) }
    if let note = CallbackNotes.text(of: callback) { text += "\n" + note }
    if callback.modes.isEmpty { text += "\nNo rule sends it: vcsim simulates it in no version.\n" }
    if !rules.isEmpty {
      text += "\nRules that send it\n"
      for rule in rules {
        let standings = Rule.words(rule.standings(in: modes.isEmpty ? Mode.all : modes))
        text += Columns.row("  \(Columns.pad(rule.id.rawValue, 30))\(rule.modes.name)", standings, 44)
      }
      text +=
        "\n'vcsim explain \(rules[0].id.rawValue)' shows the first of them with its evidence;\n"
        + "'vcsim explain evidence' says what these words mean.\n"
    }
    return text
  }

  private static func explain(_ entry: Grammar.Entry) -> String {
    entry.syntaxes.map { $0 + "\n" }.joined() + "\n\(Columns.wrap(entry.summary))\nExample\n\n"
      + indented(entry.example.text)
  }

  private static func explain(_ page: DiagnosticPage) -> String {
    var text = "\(page.code)  \(page.title)\n\n\(Columns.wrap(page.explanation))"
    if let failing = page.failing { text += "\nWrong\n\n" + indented(failing) }
    if let mended = page.mended { text += "\nRight\n\n" + indented(mended) }
    if let source = page.source { text += "\n" + Columns.wrap("Source: " + source) }
    return text
  }

  private static func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "  " + $0 }
      .joined(separator: "\n")
  }
}
