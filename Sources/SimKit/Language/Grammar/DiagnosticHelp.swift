extension Diagnostic {
  /// The fixes; the first is the best.
  public var helps: [String] {
    guard !instead.isEmpty else { return kindHelps }
    let help = "write: " + instead.joined(separator: "  or  ")
    if instead[0].hasPrefix(SuggestedLine.hook) {
      return [help, "UIKit calls it; the lines below 'when' are the app's code in it"]
    }
    return [help] + (isAnsweredInFull ? [] : kindHelps.filter { $0 != help })
  }

  /// Whether the line begins with no word of the language, or only its text isn't in quotation marks.
  private var isAnsweredInFull: Bool {
    switch kind {
    case .unknownStatement, .wrongWord(_, .operand(.text), _, _): true
    default: false
    }
  }

  private var kindHelps: [String] { kind.row.helps(self) }

  /// The fixes for a line that begins with a word of no line.
  func helps(insteadOf word: String, in lines: Lines) -> [String] {
    let others = Self.lines(insteadOf: word)
    if !others.isEmpty { return ["write: " + others.joined(separator: "  or  ")] }
    // A line of the language, in the wrong place.
    if lines.firstWords.contains(word) {
      let forms = Grammar.all.filter { $0.statement == word }.flatMap { $0.syntaxes }
      return ["'\(word)' is a line of an 'expect' or an 'explore', indented by two spaces"] + usage(forms)
    }
    if let name = UIKitName.named(word) {
      let page = "'vcsim explain \(name.name)' says "
      switch name.treatment {
      case .leftOut: return [page + "why no line does"]
      case .said, .shown, .ruled: return [page + "where it shows"]
      }
    }
    // A configuration, and some blocks, have few.
    let few = lines.firstWords.count < 5 ? "its lines begin with: " + lines.firstWords.joined(separator: ", ") : nil
    return didYouMean(word, lines.firstWords, otherwise: few ?? "'vcsim help language' lists the lines there are")
  }

  /// The fixes for an option that a line doesn't take.
  func helps(for word: String, _ expected: [Reader.Expected], of statement: String) -> [String] {
    if word == "with", Self.hasCompletionBelow(statement) {
      return ["write 'then' on the line below it, and below that, indented, what the completion does"]
    }
    let near = replacements.first.map { "did you mean '\($0)'? " } ?? ""
    return [near + "'\(statement)' takes: \(expected.flatMap { $0.words }.joined(separator: ", "))"]
  }

  /// The fixes for a wrong value.
  func helps(for word: String, _ expected: [Reader.Expected]) -> [String] {
    let legal = expected.flatMap { $0.words }
    if let mode = SplitDisplayMode.allCases.first(where: { $0.formerName == word }), legal.contains(mode.name) {
      return ["write \(mode.name), which is its name since iOS 14"]
    }
    let values = legal.isEmpty ? nil : "possible values: \(legal.joined(separator: ", "))"
    if expected.contains(.operand(.routine(takingControllers: false))) {
      return ["declare it: action \(word.isName ? word : "NAME")"]
    }
    // Another number is no slip of the finger.
    if let values, expected.contains(.operand(.choice(.mode))) { return [values] }
    return didYouMean(word, legal, otherwise: values)
  }

  /// The fixes for a name of no controller.
  func helps(forUnknown word: String) -> [String] {
    if replacements.first == word { return ["write the name without quotation marks"] }
    // A declaration below the line.
    if let related { return ["move line \(related.line), and what is indented below it, above line \(line)"] }
    return knownNames(declare: "controller NAME")
  }

  /// The suggested replacements for an error, the best first; empty without any.
  package var replacements: [String] {
    switch kind {
    case .unknownStatement(let word, let lines): Suggestion.nearest(to: word, among: lines.firstWords)
    case .wrongWord(_, .word(let wanted), _, _): [wanted]
    case .unknownOption(let word, let expected, _), .badValue(let word, let expected):
      Suggestion.nearest(to: word, among: expected.flatMap { $0.words })
    case .unknownController(let word, let expected):
      (names?.near ?? []) + Suggestion.nearest(to: word, among: expected.flatMap { $0.words })
    case .unknownVariable: names?.near ?? []
    case .unknownCallback(let word): Suggestion.nearest(to: word, among: Callback.allCases.map { $0.selector })
    case .unknownValue(let word): Suggestion.nearest(to: word, among: FieldKey.names)
    case .tab: ["  "]
    default: []
    }
  }

  /// Whether UIKit's method has no completion, and the coordinator's is the block of a `then`.
  private static func hasCompletionBelow(_ statement: String) -> Bool {
    ["push", "pop", "set stack", "show", "select"].contains(statement)
  }

  /// The lines for a verb that people use for several of them, also where it begins another one.
  static func lines(insteadOf word: String) -> [String] {
    switch word {
    case "swipe": ["begin turn of BOOK to NAME", "begin pop of NAV", "begin dismissal of NAME"]
    case "click", "press", "touch": ["tap NAME in TABS", "trigger \"ID\" from NAME", "tap outside NAME"]
    case "close": ["dismiss NAME", "pop NAV"]
    case "navigate": ["push NAME on NAV", "show NAME from NAME", "present NAME from NAME"]
    default: []
    }
  }

  func didYouMean(_ word: String, _ legal: [String], otherwise: String?) -> [String] {
    var near = replacements
    if near.isEmpty {
      // Several words are possible.
      near = legal.filter { phrase in
        phrase.split(separator: " ").first.map { !Suggestion.nearest(to: word, among: [String($0)]).isEmpty } ?? false
      }
    }
    guard !near.isEmpty else { return otherwise.map { [$0] } ?? [] }
    return [question(near)]
  }

  private func question(_ near: [String]) -> String {
    "did you mean " + near.map { "'\($0)'" }.joined(separator: " or ") + "?"
  }

  func knownNames(declare: String) -> [String] {
    let near = replacements
    if !near.isEmpty { return [question(near)] }
    guard let some = names?.some, !some.isEmpty else { return ["declare it: \(declare)"] }
    let shown = some.prefix(KnownNames.mostShown).map { shortened($0) }.joined(separator: ", ")
    return ["declared names: " + shown + (some.count > KnownNames.mostShown ? ", …" : "")]
  }

  func usage(_ statement: String) -> [String] {
    usage(Grammar.entries(of: statement).flatMap { $0.syntaxes })
  }

  func usage(_ forms: [String]) -> [String] {
    forms.isEmpty ? [] : ["write: " + forms.joined(separator: "  or  ")]
  }
}
