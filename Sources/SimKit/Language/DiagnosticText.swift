extension Diagnostic {
  /// What is wrong, in lower case and without a full stop.
  public var message: String {
    switch kind {
    case .unknownStatement(let word, let part, _): "'\(word)' begins no line of \(part)"
    case .unexpectedWord(let word, let statement): "'\(statement)' ends before '\(word)'"
    case .missing(let what, let statement): "'\(statement)' needs \(what)"
    case .wrongWord(let word, let wanted, let statement): "'\(statement)' needs '\(wanted)' here, not '\(word)'"
    case .unknownOption(let word, let statement, _): "'\(statement)' takes no option '\(word)'"
    case .badValue(let word, let what, _): "'\(word)' is not \(what)"
    case .badNumber(let word, let what): "'\(word)' is not \(what)"
    case .tab: "a tab character stands here"
    case .badUTF8: "these bytes are not UTF-8"
    case .controlCharacter: "a control character stands here"
    case .badIndent(let statement): "'\(statement)' cannot be indented here"
    case .unterminatedText: "this text has no closing quotation mark"
    case .unsupportedVersion(let word): "version '\(word)' of the language is not known"
    case .wrongPart(let word, _): "'\(word)' stands in the wrong part of the file"
    case .repeatedLine(let word): "'\(word)' is stated a second time"
    case .emptyFile: "the file holds no scenario"
    case .emptyBlock(let statement): "'\(statement)' is followed by no indented line"
    case .tooManyDiagnostics(let count): "\(count) more faults are not shown"
    case .unknownController(let word, _): "no controller is named '\(word)'"
    case .duplicateName(let word): "a controller named '\(word)' is declared already"
    case .invalidName(let word): "'\(word)' cannot be a name"
    case .reservedName(let word): "'\(word)' is a word of the language and cannot be a name"
    case .wrongKind(let name, let needs, let statement): "'\(statement)' needs \(needs), and '\(name)' is none"
    case .memberTwice(let name): "'\(name)' is in another container already"
    case .sameController(let name, let statement): "'\(statement)' needs two controllers, not '\(name)' twice"
    case .noStory: "the scenario has no story"
    case .unknownVariable(let name, _): "no matrix is named '\(name)'"
    case .tooManyCases(let limit): "the matrix makes more than \(limit) cases"
    case .cannotInclude(let path, let reason): "'\(path)' cannot be included: \(reason)"
    case .fault(let fault): faultMessage(fault)
    case .unknownCallback(let word, _): "'\(word)' is not a callback"
    case .callbackNotInMode(let word, let modes): "\(modes.joined(separator: " and ")) never sends '\(word)'"
    case .expectsWithoutAction: "'expect' stands under no action"
    case .expectsTwice(let mode): "\(mode) has an 'expect' under this action already"
    case .expectsUnlistedMode(let range): "the scenario does not run in \(range)"
    case .unknownValue(let word, _): "no line of a trace has a value '\(word)'"
    case .wrongValue(let word, let key, let callback):
      if key.facts.kind == .answer, callback.answer == nil {
        "'\(callback.selector)' is no question and returns nothing"
      } else {
        "'\(word)' is no value of '\(key.name)'"
      }
    case .malformedExpectation(let what): what
    case .notObserved(let name): "lines of '\(name)' are never shown here"
    case .advice(_, let message, _): message
    }
  }

  private func faultMessage(_ fault: Fault.Kind) -> String {
    switch fault {
    case .hooksNestTooDeep(let limit): "hooks run inside hooks more than \(limit) deep"
    case .neverComesToRest(let limit): "the app does not come to rest after \(limit) rounds"
    case .notLaunched: "the app has not been launched"
    case .alreadyLaunched: "the app has been launched already"
    case .impossible(let reason): reason
    }
  }

  /// What to do about it; the first is the best.
  public var helps: [String] {
    switch kind {
    case .unknownStatement(let word, _, let legal):
      return didYouMean(word, legal, otherwise: "'vcsim help language' lists the lines there are")
    case .unexpectedWord(_, let statement): return usage(statement)
    case .missing(_, let statement), .wrongWord(_, _, let statement): return usage(statement)
    case .unknownOption(let word, let statement, let legal):
      var text = Suggestion.nearest(to: word, among: legal).first.map { "did you mean '\($0)'? " } ?? ""
      text += legal.isEmpty ? "it takes none" : "'\(statement)' takes: \(legal.joined(separator: ", "))"
      return [text]
    case .badValue(let word, _, let legal):
      return didYouMean(word, legal, otherwise: legal.isEmpty ? nil : "legal are: \(legal.joined(separator: ", "))")
    case .badNumber: return ["write a whole number, as in 300ms for times and 320x480 for sizes"]
    case .tab: return ["use spaces: carets then line up in every terminal"]
    case .badUTF8: return ["save the file as UTF-8"]
    case .controlCharacter: return ["take it out; a scenario is plain text"]
    case .badIndent: return ["only the lines of a 'controller', a 'when' and an 'expect' are indented, by two spaces"]
    case .unterminatedText: return ["close it with \" on the same line"]
    case .unsupportedVersion: return ["this vcsim reads version 1; a newer one may read the file"]
    case .wrongPart(_, let belongs): return [belongs]
    case .repeatedLine: return ["keep one of the two"]
    case .emptyFile: return ["'vcsim examples' shows scenarios to begin with"]
    case .emptyBlock(let statement):
      return [
        statement == "expect"
          ? "write the lines below it, indented by two spaces, or 'expect nothing'"
          : "write its lines below it, indented by two spaces"
      ]
    case .tooManyDiagnostics: return ["mend the ones above first"]
    case .unknownController(let word, let legal):
      return didYouMean(
        word, legal,
        otherwise: legal.isEmpty ? "declare it: controller \(word)" : "declared are: \(list(legal))")
    case .duplicateName: return ["give one of the two another name"]
    case .invalidName: return ["a name begins with a letter and goes on with letters, digits, '-' and '_'"]
    case .reservedName(let word): return ["add to it: '\(word)Controller', 'my-\(word)'"]
    case .wrongKind(let name, let needs, _): return ["declare '\(name)' as \(needs)"]
    case .memberTwice: return ["a controller has one parent; declare another controller"]
    case .sameController: return ["name two controllers"]
    case .noStory: return ["begin it with 'launch NAME'"]
    case .unknownVariable(let name, let legal):
      return didYouMean(name, legal, otherwise: "declared are: \(list(legal))")
    case .tooManyCases: return ["leave values out, or write several scenarios"]
    case .cannotInclude: return ["paths are relative to the file; an included file holds controllers and hooks only"]
    case .fault(let fault): return faultHelps(fault)
    case .unknownCallback(let word, let legal):
      return didYouMean(word, legal, otherwise: "'vcsim explain callbacks' lists them")
        + ["an expectation that can never match is an error, not a pass"].map { "note: " + $0 }
    case .callbackNotInMode: return ["put the line under an 'expect on' of the versions that send it"]
    case .expectsWithoutAction: return ["put it under the action whose trace it states"]
    case .expectsTwice: return ["put all lines under one 'expect', or say 'expect on' with other versions"]
    case .expectsUnlistedMode: return ["add the version to the 'mode' line, or take the 'expect' out"]
    case .unknownValue(let word, let legal):
      return didYouMean(word, legal, otherwise: "known are: \(legal.joined(separator: ", "))")
    case .wrongValue(_, let key, let callback):
      let kind = key.facts.kind == .answer ? callback.answer : key.facts.kind
      return kind.map { ["write \($0.what), or * for any"] } ?? ["take it out"]
    case .malformedExpectation: return ["write it as the trace has it: home viewWillAppear: animated=yes"]
    case .advice(_, _, let help): return [help]
    case .notObserved: return ["name it in the 'only' line, or take this line out"]
    }
  }

  private func faultHelps(_ fault: Fault.Kind) -> [String] {
    switch fault {
    case .hooksNestTooDeep, .neverComesToRest:
      return ["look at the 'when' blocks: one of them causes its own callback; 'once' makes it run a single time"]
    case .notLaunched: return ["begin the story with 'launch NAME'"]
    case .alreadyLaunched: return ["use 'set root NAME' to replace the root view controller"]
    case .impossible: return []
    }
  }

  private func didYouMean(_ word: String, _ legal: [String], otherwise: String?) -> [String] {
    let near = Suggestion.nearest(to: word, among: legal)
    guard !near.isEmpty else { return otherwise.map { [$0] } ?? [] }
    return ["did you mean " + near.map { "'\($0)'" }.joined(separator: " or ") + "?"]
  }

  private func list(_ names: [String]) -> String {
    names.count <= 8 ? names.joined(separator: ", ") : names.prefix(8).joined(separator: ", ") + ", …"
  }

  private func usage(_ statement: String) -> [String] {
    let forms = Vocabulary.forms(of: statement)
    return forms.isEmpty ? [] : ["it is written: " + forms.map({ $0.syntax }).joined(separator: "  or  ")]
  }
}
