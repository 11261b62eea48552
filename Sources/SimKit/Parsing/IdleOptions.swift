/// Options that cannot have an effect, whatever the steps do.
extension Parser {
  /// A return value of a delegate, which has an effect only if a line of the file sets the delegate.
  struct DelegateOption {
    let controller: ControllerID
    let fault: Diagnostic
  }

  /// Refuses an option that the controller's kind or another option rules out.
  mutating func checkOption(
    _ entry: Grammar.Entry, of id: ControllerID, _ changed: ControllerDeclaration, _ line: Line
  ) throws(Diagnostic) {
    let (first, name) = (line.words[0], scenario.name(of: id))
    if case .alert = changed.kind, !entry.isOfAlerts {
      throw Diagnostic(.alertInLine(name, statement: entry.statement), line, at: first)
    }
    func fault(_ reason: IdleReason) -> Diagnostic {
      Diagnostic(.idleOption(entry.statement, of: name, reason), line, at: first)
    }
    if changed.asksChildren {
      if let kind = changed.kind.container { throw fault(.containerAsks(kind)) }
      let answers = changed.answers
      if answers.supports != nil || answers.supportsOld != nil || answers.answersAsTop { throw fault(.twoAnswers) }
    }
    if entry.statement == "held by the app", !scenario.controllers[id.int].heldByUIKitOnly { throw fault(.heldAnyway) }
    // The line of an included file isn't one of this text; the included file is checked by itself.
    if entry.isOfDelegate, !isIncluded {
      delegateOptions.append(DelegateOption(controller: id, fault: fault(.noDelegate)))
    }
  }

  /// Reports return values of delegates that no line sets.
  mutating func reportMissingDelegates() {
    for option in delegateOptions {
      let isConditional = scenario.conditionalOptions.contains {
        $0.controller == option.controller && $0.form.entry.statement == "has delegate"
      }
      if !isConditional, !scenario.controllers[option.controller.int].hasDelegate { report(option.fault) }
    }
  }
}
