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

  private var kindHelps: [String] {
    switch kind {
    case .unknownStatement(let word, let lines):
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
      return didYouMean(
        word, lines.firstWords, otherwise: few ?? "'vcsim help language' lists the lines there are")
    case .unexpectedWord(_, let statement), .missing(_, let statement): return usage(statement)
    case .wrongWord(_, _, let statement, let forms):
      let verb = String(statement.prefix { $0 != " " })
      return forms.isEmpty ? usage(statement) : usage(Self.lines(insteadOf: verb) + forms)
    case .unknownOption("with", _, let statement) where Self.hasCompletionBelow(statement):
      return ["write 'then' on the line below it, and below that, indented, what the completion does"]
    case .unknownOption(_, let expected, let statement):
      let legal = expected.flatMap { $0.words }
      let near = replacements.first.map { "did you mean '\($0)'? " } ?? ""
      return [near + "'\(statement)' takes: \(legal.joined(separator: ", "))"]
    case .badValue(let word, let expected):
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
    case .badNumber: return ["write a whole number, as in 300ms for times and 320x480 for sizes"]
    case .tab: return ["use spaces: carets then line up in every terminal"]
    case .badUTF8: return ["save the file as UTF-8"]
    case .controlCharacter: return ["take it out; a scenario is plain text"]
    case .noRecordLine:
      return ["write one of: ios, trust, source, device, step, code, in, line, text, silent, idle, open"]
    case .badIndent: return ["only the lines of a 'controller', a 'when' and an 'expect' are indented, by two spaces"]
    case .unterminatedText: return ["close it with \" on the same line"]
    case .unsupportedVersion: return ["this vcsim reads version 1; a newer one may read the file"]
    case .wrongPart(_, .above(let line)): return ["move it above line \(line)"]
    case .wrongPart(_, .includingFile): return ["move it to the file that includes"]
    case .repeatedLine: return ["keep one of the two"]
    case .emptyFile: return ["'vcsim list example:' shows scenarios to begin with"]
    case .emptyBlock(let statement):
      return [
        statement == "expect"
          ? "write the lines below it, indented by two spaces, or 'expect nothing'"
          : "write its lines below it, indented by two spaces"
      ]
    case .unfitQuestion(let word, let form):
      return ["take '\(word)' away, and a story that breaks '… \(form) …' answers; '\(word)' takes 'LINE after LINE'"]
    case .ambiguous(let word, let statement): return ["give the controller '\(word)' another name"] + usage(statement)
    case .followsNoAnimation:
      return ["put it right below a call such as 'push', or the lines of an 'animate' or 'alongside', as far indented"]
    case .tooManyDiagnostics: return ["correct the ones above first"]
    case .unknownController(let word, _):
      if replacements.first == word { return ["write the name without quotation marks"] }
      // A declaration below the line.
      if let related { return ["move line \(related.line), and what is indented below it, above line \(line)"] }
      return knownNames(declare: "controller NAME")
    case .duplicateName: return ["give one of the two another name"]
    case .invalidName: return ["a name begins with a letter and goes on with letters, digits, '-' and '_'"]
    case .reservedName(let word): return ["add to it: '\(word)Controller', 'my-\(word)'"]
    case .wrongKind(_, _, let fix, _): return ["write: \(fix)"]
    case .memberTwice: return ["declare another controller"]
    case .sameController: return ["name two controllers"]
    case .noStory:
      return ["begin it with 'launch NAME'", "a scenario that includes the file needs the line: include \"FILE\""]
    case .unknownVariable(let name):
      return knownNames(declare: name.isName ? "matrix \(name): yes, no" : "matrix NAME: VALUE, VALUE")
        + ["the app's own state is a variable, and counts in its code and in the story"]
    case .badParameter: return ["write {NAME}; each name once"]
    case .wrongArguments(let name, _, let expected):
      return ["write: do " + ([name] + Array(repeating: "NAME", count: expected)).joined(separator: " ")]
    case .unknownClass(let name): return ["write 'class \(name)' below each controller that it is for"]
    case .tooManyCases: return ["leave values out, or write several scenarios"]
    case .tooManyControllers: return ["leave copies out: each 'like' copies all that a container holds"]
    case .cannotInclude: return ["paths are relative to the file; an included file holds controllers and hooks only"]
    case .fault(let fault): return fault.helps
    case .unknownCallback(let word):
      return didYouMean(word, Callback.allCases.map { $0.selector }, otherwise: "'vcsim explain callbacks' lists them")
    case .alertInLine: return ["an alert or an action sheet can be presented and dismissed, nothing else"]
    case .wrongCallback(_, let use):
      let legal = Callback.allCases.filter { use.contains($0) }.prefix(KnownNames.mostShown).map { $0.selector }
      return ["such are: " + legal.joined(separator: ", ") + ", …"]
    case .callbackNotInMode: return ["take the line out, or put it under an 'expect on' of the versions that send it"]
    case .valueNotInMode: return ["put the line under an 'expect on' of the versions that have the property"]
    case .expectsWithoutAction: return ["put it below the action whose callbacks it lists"]
    case .expectsTwice:
      return [
        "put all lines under one 'expect', say 'expect on' with other versions, or 'expect only' with other controllers"
      ]
    case .experimentExpects:
      return ["remove 'expect', or remove 'experiment' and name the record that has these lines: record NAME"]
    case .expectsUnlistedMode: return ["add the version to the 'mode' line, or take it out here"]
    case .neverExpected: return ["take it out, or change 'mode', 'device' or the conditions after 'on' and 'if'"]
    case .unknownValue(let word):
      return didYouMean(word, FieldKey.names, otherwise: "possible values: \(FieldKey.names.joined(separator: ", "))")
    case .wrongValue(_, let key, let callback):
      let kind = key.facts.kind == .answer ? callback.answer : key.facts.kind
      return kind.map { ["write \($0.what), or * for any"] } ?? ["take it out"]
    case .malformedExpectation: return ["write it as the trace has it: home viewWillAppear: animated=yes"]
    case .advice(_, _, let help): return [help]
    case .notObserved: return ["name it in the 'only', 'family', or 'callbacks' line, or take this line out"]
    }
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
  private static func lines(insteadOf word: String) -> [String] {
    switch word {
    case "swipe": ["begin turn of BOOK to NAME", "begin pop of NAV", "begin dismissal of NAME"]
    case "click", "press", "touch": ["tap NAME in TABS", "trigger \"ID\" from NAME", "tap outside NAME"]
    case "close": ["dismiss NAME", "pop NAV"]
    case "navigate": ["push NAME on NAV", "show NAME from NAME", "present NAME from NAME"]
    default: []
    }
  }

  private func didYouMean(_ word: String, _ legal: [String], otherwise: String?) -> [String] {
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

  private func knownNames(declare: String) -> [String] {
    let near = replacements
    if !near.isEmpty { return [question(near)] }
    guard let some = names?.some, !some.isEmpty else { return ["declare it: \(declare)"] }
    let shown = some.prefix(KnownNames.mostShown).map { shortened($0) }.joined(separator: ", ")
    return ["declared names: " + shown + (some.count > KnownNames.mostShown ? ", …" : "")]
  }

  private func usage(_ statement: String) -> [String] {
    usage(Grammar.entries(of: statement).flatMap { $0.syntaxes })
  }

  private func usage(_ forms: [String]) -> [String] {
    forms.isEmpty ? [] : ["write: " + forms.joined(separator: "  or  ")]
  }
}

extension Fault.Kind {
  fileprivate var helps: [String] {
    switch self {
    case .hooksNestTooDeep, .neverIdle:
      ["look at the 'when' blocks and embed segues: one of them causes itself; 'once' makes a block run a single time"]
    case .notLaunched: ["begin the story with 'launch NAME', and go on with 'relaunch' when the app has ended"]
    case .alreadyLaunched: ["use 'set root NAME' to replace the root view controller"]
    case .timeInCallback: ["put the wait after the action that causes the callback"]
    case .noSuchWindow(_, let room, let isPad):
      isPad
        ? ["a window is at most \(room.width)x\(room.height) as the interface stands"]
        : ["run the scenario on a pad: 'device pad'"]
    case .notNew: ["declare another controller for the segue"]
    case .allInUse: ["remove one first, or declare another controller"]
    case .noScene(let name): ["open it first: 'open scene of \(name)'"]
    case .lastsTooLong: ["shorten its waits and delays"]
    case .tooLargeToShow: ["shorten the scenario; 'vcsim run' prints traces of any length"]
    }
  }
}
