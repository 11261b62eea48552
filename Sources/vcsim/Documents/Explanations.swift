import SimKit

/// All that `explain` knows, and how it finds it: names first, then console texts, then the words of a question.
struct Explanations {
  /// The versions that count; none for all.
  let modes: [Mode]
  /// Whether the rules, the wordings, and the records are part of the page.
  let isWhole: Bool

  /// The words that print a table.
  static let tables = ["rules", "records", "callbacks", "codes", "refusals", "symptoms"]

  func text(of words: String) -> String? {
    // A text may begin with a name.
    let isLong = SearchWords(words).words.count >= 5
    if isLong, let text = TextPage.answer(to: words, modes, isWhole: isWhole) { return text }
    if let text = table(words) ?? named(words) ?? TextPage.answer(to: words, modes, isWhole: isWhole) { return text }
    // A long text that is nearly one of UIKit's is no question.
    if isLong, PastedText.near(words) != nil { return nil }
    return asked(words) ?? line(words) ?? method(in: words) ?? exception(in: words)
      ?? SearchWords(words).named.map(version) ?? misspelled(words)
  }

  // MARK: Tables

  private func table(_ word: String) -> String? {
    switch word {
    case "rules":
      return RuleBook.all.filter { holds($0.modes) }.map { rule in
        let sources = Records.sources(of: rule)
        let ground = sources == 0 ? Rule.Standing.inferred.name : sources.counted("source")
        return "\(Columns.pad(rule.id.rawValue, 32))\(Columns.pad(rule.modes.name, 20))\(ground)\n"
      }.joined()
    case "records":
      return Records.all.map { Columns.row($0.id, "\($0.trust.rawValue), iOS \($0.ios)", 46) }.joined()
    case "callbacks":
      return Callback.allCases.filter { holds($0.modes) }
        .map { Columns.pad($0.modes.name, 14) + Columns.selector($0.selector, indent: 14) + "\n" }.joined()
    case "symptoms":
      return Guide.all.filter { !$0.causes.isEmpty }.map { "\($0.command)\n" }.joined()
    case "modes": return ModesPage.text
    case "refusals": return RefusalPages.table(modes)
    case "codes": return DiagnosticPage.all.map { Columns.row($0.code, $0.title, 8) }.joined()
    default: return nil
    }
  }

  /// Whether something is in a version that the command line names, if it names one.
  private func holds(_ all: ModeSet) -> Bool { modes.isEmpty || modes.contains(where: all.contains) }

  // MARK: Names

  /// The page of a name: of a rule, a record, a code, a version; or those of a word, a method, and a line at once.
  private func named(_ name: String) -> String? {
    let rule = name.hasPrefix("rule:") ? String(name.dropFirst(5)) : name
    if let id = RuleID.named(rule) {
      let page = RulePage(rule: RuleBook.rule(id))
      return isWhole ? page.everything : page.text
    }
    let code = LintRule(rawValue: name)?.code ?? name.uppercased()
    if let page = DiagnosticPage.named(code) { return CodePage(page: page).text(isWhole: isWhole) }
    if let mode = SearchWords(name).words.count == 1 ? SearchWords(name).version : nil { return version(mode) }
    var page = ShortPage(whole: "vcsim explain --rules \(ShellWord.quoted(name))")
    add(name, to: &page)
    // To read all records takes as long as the rest of an answer.
    guard !page.isEmpty else { return Records.record(name).map { RecordPage(record: $0).text } }
    return isWhole ? page.everything : page.text
  }

  private func version(_ mode: Mode) -> String {
    isWhole ? VersionPage(mode: mode).everything : VersionPage(mode: mode).text
  }

  /// Adds what has a name; a name may be a word, a callback, another name of UIKit's, and a line at once.
  private func add(_ name: String, to page: inout ShortPage) {
    if let answer = Guide.named(name) { page.add(GuidePage(answer: answer).text) }
    // A line of the language has its name for itself.
    let entries = Grammar.entries(of: name)
    let own = CallbackNames[name]?.selector ?? UIKitName.named(name)?.name
    let methods = entries.isEmpty ? MethodName(name).methods : own.map { [$0] } ?? []
    if methods.count > 1, page.isEmpty {
      page.add("\(methods.count) methods have this name:\n" + methods.map { "  vcsim explain \($0)\n" }.joined())
      return
    }
    if let callback = methods.first.flatMap({ CallbackNames[$0] }) {
      CallbackPage(callback: callback, modes: modes).add(to: &page, isWhole: isWhole)
    }
    if let known = methods.first.flatMap({ UIKitName.named($0) }) { page.add(CallbackPage.text(of: known)) }
    for entry in entries { page.add(GrammarPage.text(of: entry)) }
  }

  // MARK: Questions

  /// The answers to a question in plain words.
  static func guides(to words: String) -> [Guide] {
    if let answer = Guide.named(words) { return [answer] }
    let texts = PastedText.texts(for: words).compactMap { row -> Guide? in
      if case .text(let text, _, _) = row { Guide.about(text) } else { nil }
    }
    return texts.isEmpty ? Guide.guides(to: SearchWords(words)) : texts
  }

  private func asked(_ words: String) -> String? {
    let question = SearchWords(words)
    // A text with an object is no question: its words lead to no other text.
    let isText = ["<", "0x"].contains { words.includes($0) }
    let answers = Guide.guides(to: question).filter { answer in
      if isText, case .text = answer.subject { false } else { true }
    }
    if answers.count == 1 {
      // As many words are another text, or a question.
      let isLong = words.split(separator: " ").count >= 5
      return page(of: answers[0], lead: isLong ? "No text of the console has these words. They lead to:\n" : "")
    }
    if !answers.isEmpty {
      return "Several pages fit. More words tell which:\n\n" + answers.prefix(12).map { "  \($0.command)\n" }.joined()
    }
    return question.version.map(version)
  }

  private func page(of answer: Guide, lead: String = "") -> String? {
    guard case .text(let text) = answer.subject, let row = text.wordings.last else {
      return GuidePage(answer: answer).text
    }
    let page = TextPage(rows: [(text, row.wording, row.modes)], stated: modes, lead: lead)
    return isWhole ? page.everything : page.text
  }

  /// The methods that a question names: the page of one, or the commands for several.
  private func method(in words: String) -> String? {
    guard SearchWords(words).words.count <= 4 else { return nil }
    // The name of a method has capitals inside.
    let names = words.split { $0 == " " || $0 == "?" || $0 == "," }.filter {
      $0.dropFirst().contains(where: \.isUppercase)
    }
    let found = names.map { MethodName(String($0)).methods }.filter { $0.count == 1 }
    if found.count > 1 {
      return "\(found.count) methods are named here:\n\n" + found.map { "  vcsim explain \($0[0])\n" }.joined()
    }
    return found.first.flatMap { named($0[0]) }
  }

  /// The exception whose name the line of a crash has.
  private func exception(in words: String) -> String? {
    words.split { " '\",:".contains($0) }.first { $0.hasSuffix("Exception") || $0.hasSuffix("Inconsistency") }
      .flatMap { UIKitName.named(String($0)) }.flatMap { named($0.name) }
  }

  /// The page of the words that were meant, below those words.
  private func misspelled(_ words: String) -> String? {
    guard let text = SearchWords.corrected(words), let found = named(text) ?? asked(text) else { return nil }
    var page = ShortPage(whole: "vcsim explain \(ShellWord.quoted(text))")
    page.add(Columns.wrap("'\(words)' is read as '\(text)'."))
    page.add(found)
    return isWhole ? page.everything : page.text
  }

  /// A line of the language as a scenario has it, with names and options; the longest beginning counts.
  private func line(_ text: String) -> String? {
    // A sentence is none.
    guard !text.contains(where: { ",;?".contains($0) }), !text.hasSuffix(".") else { return nil }
    // As in 'when is viewDidUnload called'.
    let verbs = ["is", "are", "was", "does", "do", "did", "will", "should", "to", "can", "i"]
    if let second = text.split(separator: " ").dropFirst().first, verbs.contains(String(second)) { return nil }
    let fitting = Grammar.all.filter { text.hasPrefix($0.statement + " ") }
    guard let longest = fitting.map(\.statement.count).max() else { return nil }
    var page = ShortPage(whole: "vcsim help language all")
    for entry in fitting where entry.statement.count == longest { page.add(GrammarPage.text(of: entry)) }
    return isWhole ? page.everything : page.text
  }

  // MARK: Suggestions

  /// The names that a misspelled one may mean; without any, those that have all of its words.
  static func names(near name: String) -> [String] {
    let known =
      Guide.all.flatMap(\.entries) + Callback.allCases.map(\.selector) + UIKitName.all.map(\.name)
      + Grammar.all.map(\.statement) + RuleID.allCases.map(\.rawValue) + LintRule.allCases.map(\.rawValue)
      + DiagnosticPage.all.map(\.code) + Records.all.map(\.id)
    let near = Suggestion.nearest(to: name, among: known)
    guard near.isEmpty else { return near }
    let guides = Guide.guides(near: SearchWords(name))
    if !guides.isEmpty { return guides.prefix(4).map { $0.entries.first ?? $0.title } }
    let words = name.lowercased().split(separator: " ")
    guard words.allSatisfy({ $0.utf8.count > 2 }) else { return [] }
    return Array(known.filter { known in words.allSatisfy { known.lowercased().includes(String($0)) } }.prefix(6))
  }
}
