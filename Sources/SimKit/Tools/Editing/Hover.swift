package struct Hover: Hashable, Sendable {
  /// In Markdown.
  package let text: String
  /// The word.
  package let range: Range<Int>
}

extension EditedText {
  /// The meaning of the word at a place; for an action also its callbacks in the scenario's first version. Nil without any.
  package func hover(at offset: Int) -> Hover? {
    if let hover = consoleText(at: offset) { return hover }
    guard let (reading, place) = word(at: offset) else { return nil }
    let word = reading.line.words[place]
    guard var text = text(of: word, reading.operand(at: place), reading.entry) else { return nil }
    if let mode = modes.first, let step = trace(at: offset, in: mode) {
      let lines = [step.text] + step.lines.map { $0.layout }
      text += "\n\n---\n`" + mode.name + "`\n```\n" + lines.joined(separator: "\n") + "\n```"
      var grounds = Grounds()
      grounds.add(RuleTally([step]), in: mode)
      if let support = grounds.text { text += "\n" + support }
    }
    return Hover(text: text, range: word.range)
  }

  /// The causes of a console text in an `expect`.
  private func consoleText(at offset: Int) -> Hover? {
    let number = source.line(at: offset)
    let line = source.text(ofLine: number).drop { $0 == " " }
    guard line.hasPrefix("!") else { return nil }
    for case .text(let text, let wording, _) in PastedText.texts(for: String(line.drop { $0 == "!" || $0 == " " })) {
      let causes = Guide.about(text)?.causes.map { ($0.text, $0.fix) } ?? [(text.contract.requires, text.contract.fix)]
      let list = causes.map { "- \($0.0) Fix: \($0.1)\n" }.joined()
      return Hover(text: "**\(wording.example)**\n\n" + list, range: source.lineRange(number))
    }
    return nil
  }

  /// The forms of the line at a place, each with its meaning, as soon as its first words say which line it is.
  package func forms(at offset: Int) -> [(syntax: String, summary: String)] {
    var entries: [Grammar.Entry] = []
    var words = source.text(ofLine: source.line(at: offset)).split(separator: " ")
    while entries.isEmpty, !words.isEmpty {
      entries = Grammar.entries(of: words.joined(separator: " "))
      words.removeLast()
    }
    return entries.flatMap { entry in entry.syntaxes.map { ($0, entry.summary) } }
  }

  private func text(of word: Word, _ operand: Operand?, _ entry: Grammar.Entry?) -> String? {
    switch operand {
    case .callback: return CallbackNames[word.text].map { text(of: $0) }
    case .controller, .other, .presentable, .receiver:
      return draft.controllers.first { $0.name == name(in: word) }.map { text(of: $0) }
    case .choice(let choice) where choice == .rule:
      return RuleID.named(word.text).map { id in
        let rule = RuleBook.rule(id)
        let used = modes.filter { rule.modes.contains($0) }
        return rule.sentence + "\n\n" + Rule.words(rule.standings(in: used.isEmpty ? Mode.all : used))
      }
    default:
      guard let entry else { return nil }
      return entry.syntaxes.map { "    " + $0 + "\n" }.joined() + "\n" + entry.summary
    }
  }

  private func text(of callback: Callback) -> String {
    let facts = callback.facts
    return
      "**\(facts.selector)**  \n`\(facts.swiftName)`, \(facts.family.name), \(callback.modes.name)\n\n\(callback.summary)"
      + Guide.symptoms(of: callback).prefix(3).map { "\n- vcsim explain '\($0.entry)'" }.joined()
  }

  private func text(of declaration: ControllerDeclaration) -> String {
    var text = "**\(declaration.name)**, \(declaration.kind.name)"
    let content = declaration.kind.content
    if !content.isEmpty { text += " of " + content.map { draft.name(of: $0) }.joined(separator: ", ") }
    return text + "  \ndeclared in line \(declaration.line)"
  }
}
