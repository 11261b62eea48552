/// Lines that have no effect in the versions of the scenario.
extension Linter {
  /// A scenario of several versions keeps what one of them has: only a line without effect in all of them is found. A run says so if
  /// the file itself states the versions; here are those as well that the command line can replace, or that a matrix decides.
  mutating func readVersions() {
    // Other files, with versions, include this one.
    guard scenarios.contains(where: { !$0.story.isEmpty }) else { return }
    let modes = scenario.header.runModes
    for idle in scenario.idleLines where scenarios.allSatisfy({ $0.idleLines.contains(idle) }) { add(idle) }
    var isDeclaration = false
    for line in lines {
      guard let first = line.words.first else { continue }
      if line.indent == 0 { isDeclaration = first.text == "controller" }
      guard line.indent == 0 || isDeclaration, let entry = entry(of: line) else { continue }
      if let idiom = entry.idiom,
        !scenarios.contains(where: { scenario in modes.contains { scenario.header.device(in: $0).idiom == idiom } })
      {
        add(IdleLine(entry.statement, of: "", .otherDevice(idiom), line: line.number))
      }
      let shown = entry.shownBy.map { $0.modes }
      if !shown.isEmpty, !modes.contains(where: { mode in shown.contains { $0.contains(mode) } }) {
        add(
          .ofLaterVersion, line.number,
          "no line of a trace shows '\(entry.statement)' in the versions of this scenario",
          "a trace shows it in \(shown.map { $0.name }.joined(separator: " and "))")
      }
      for (name, rules) in entry.lacking(of: line, in: modes) {
        add(IdleLine(name, of: "", .otherVersions(rules), line: line.number))
      }
    }
  }

  private mutating func add(_ idle: IdleLine) {
    guard !findings.contains(where: { $0.line == idle.line && $0.rule == idle.rule }) else { return }
    add(idle.rule, idle.line, idle.message, idle.help)
  }

  /// The header line or the option that a line is: the one with the most words.
  func entry(of line: Line) -> Grammar.Entry? {
    guard let candidates = (line.indent == 0 ? Grammar.lines : Grammar.optionLines)[line.words[0].text],
      let section = candidates.first?.entry.section, section == .header || section == .option
    else { return nil }
    let text = line.words.map { $0.text }.joined(separator: " ") + " "
    return candidates.map { $0.entry }.filter { text.hasPrefix($0.statement + " ") }
      .max { $0.statement.utf8.count < $1.statement.utf8.count }
  }
}

extension IdleLine {
  /// The finding of lint, which a file may allow.
  package var rule: LintRule {
    switch reason {
    case .otherVersions: .ofLaterVersion
    case .otherDevice, .noDelegate, .ofAlert, .containerAsks, .twoAnswers, .heldAnyway, .pagesCurl, .namesItself,
      .replacedAlready:
      .idleOption
    }
  }
}

/// Practices that depend on what a version asks and sends.
extension Linter {
  /// Controllers that override the method of other versions only, and what the version does not have.
  func optionPractices(_ run: LintRun) -> [LintFinding] {
    orientationPractices(run) + forwardingPractices(run) + laterPractices(run) + stylePractices(run)
  }

  /// Options of presentations that the controller's style never has.
  private func stylePractices(_ run: LintRun) -> [LintFinding] {
    let changed = run.scenario.code.compactMap { if case .change(let id, .style) = $0 { id } else { nil } }
    return run.scenario.controllers.enumerated().flatMap { place, declaration -> [LintFinding] in
      guard !changed.contains(ControllerID(place)) else { return [] }
      let style = declaration.answers.style
      let isSheet = style == .pageSheet || style == .formSheet || style == nil
      let idle = [
        ("adapts to", "a sheet or a popover", declaration.adaptation != nil && !(style?.adapts ?? false)),
        ("modal in popover", "popover", declaration.isModalInPopover && style != .popover),
        ("has presentation controller", "custom", declaration.presentationController != nil && style != .custom),
        ("detents", "a sheet", !declaration.detents.isEmpty && !isSheet),
      ]
      return idle.compactMap { option, styles, isIdle in
        guard isIdle else { return nil }
        // In UIKit the app's presentation controller decides. No record shows how.
        let more = option == "adapts to" && style == .custom ? ", and vcsim doesn't simulate how that adapts" : ""
        return LintFinding(
          .idleOption, line(of: option, in: declaration),
          "'\(option)' has no effect: the style of '\(declaration.name)' is \(style?.name ?? "the default")\(more)",
          "the option is for the style \(styles)")
      }
    }
  }

  /// Features that UIKit did not have yet: vcsim shows them as the first version that has them.
  private func laterPractices(_ run: LintRun) -> [LintFinding] {
    let rules = RuleSet(run.mode)
    let idiom = run.scenario.header.device(in: run.mode).idiom
    return run.scenario.resolved(in: run.mode, on: idiom).controllers.compactMap { declaration in
      if let style = declaration.answers.style, let first = style.introduced, !rules.holds(first) {
        return LintFinding(
          .ofLaterVersion, line(of: "style", in: declaration),
          "'\(declaration.name)' has the style \(style.name), which \(run.mode.name) does not have",
          "say for which versions it is: style \(style.name) on \(first.since.name)+")
      }
      guard case .split = declaration.kind, !rules.holds(.splitCollapses), idiom == .phone else { return nil }
      return LintFinding(
        .ofLaterVersion, declaration.line,
        "'\(declaration.name)' is a split view controller, which \(run.mode.name) has on a pad only",
        "say 'device pad'; since \(RuleID.splitCollapses.since.name) phones have it too")
    }
  }

  /// Containers that answer the one switch of iOS 5, and not the two that came after it.
  private func forwardingPractices(_ run: LintRun) -> [LintFinding] {
    guard !RuleSet(run.mode).holds(.oneForwardingSwitch) else { return [] }
    return run.scenario.controllers.compactMap { declaration in
      guard declaration.forwardsBoth == false, !declaration.statesForwarding else { return nil }
      return LintFinding(
        .oneOrientationMethod, line(of: "forwards", in: declaration),
        "'\(declaration.name)' answers the one switch of iOS 5 only, so UIKit forwards to its children here",
        "answer the two switches that came after it: forwards appearance no, forwards rotation no")
    }
  }

  private func orientationPractices(_ run: LintRun) -> [LintFinding] {
    run.scenario.controllers.enumerated().compactMap { place, declaration in
      guard declaration.answers.supports == nil else { return nil }
      let asked: Callback
      let option: Callback
      switch (declaration.answers.ios5Supports != nil, declaration.answers.ios6Supports != nil) {
      case (true, false): (asked, option) = (.supportedInterfaceOrientations, .shouldAutorotateToInterfaceOrientation)
      case (false, true): (asked, option) = (.shouldAutorotateToInterfaceOrientation, .supportedInterfaceOrientations)
      case (true, true), (false, false): return nil
      }
      guard run.sent.contains(Caller(receiver: .controller(ControllerID(place)), callback: asked)) else { return nil }
      return LintFinding(
        .oneOrientationMethod, line(of: Self.word(option), in: declaration),
        "'\(declaration.name)' is asked \(asked.selector), and overrides \(option.selector) only",
        "override both while both versions are supported: supports ORIENTATION … answers either")
    }
  }

  private static func word(_ option: Callback) -> String {
    option.selector.hasSuffix(":") ? String(option.selector.dropLast()) : option.selector
  }

  /// The line of an option; that of the declaration where it is in another file.
  private func line(of word: String, in declaration: ControllerDeclaration) -> Int {
    lineIfHere(of: word, in: declaration) ?? declaration.line
  }

  /// The line of an option; nil if another file has it.
  func lineIfHere(of word: String, in declaration: ControllerDeclaration) -> Int? {
    for line in lines.dropFirst(declaration.line) where !line.words.isEmpty {
      guard line.indent > 0 else { break }
      let text = line.words.map { $0.text }.joined(separator: " ")
      if text == word || text.hasPrefix(word + " ") { return line.number }
    }
    return nil
  }

  /// Code in callbacks that come rarely, or no more.
  func hookPractices(_ run: LintRun) -> [LintFinding] {
    let device = run.scenario.header.device(in: run.mode)
    return run.scenario.hooks.flatMap { hook -> [LintFinding] in
      guard hook.counts(in: run.mode, on: device) else { return [] }
      switch hook.callback {
      case .viewWillUnload, .viewDidUnload:
        guard !hook.callback.modes.contains(run.mode) else { return [] }
        return [
          LintFinding(
            .reliesOnUnload, hook.line,
            "\(hook.callback.selector) never comes here: views stay loaded",
            "release in didReceiveMemoryWarning what can be made again")
        ]
      case .willRotate, .willAnimateRotation, .didRotate: return rotationPractices(hook, run.scenario)
      default: return []
      }
    }
  }

  /// Layout in a callback of rotation that no callback of layout or of appearance repeats.
  private func rotationPractices(_ hook: Hook, _ scenario: Scenario) -> [LintFinding] {
    let others = scenario.hooks.filter {
      $0.receiver.controller == hook.receiver.controller && Self.laysOut($0.callback)
    }
    let elsewhere = Set(others.flatMap { placements($0.actions, scenario) }.map { $0.target })
    return placements(hook.actions, scenario).filter { !elsewhere.contains($0.target) }.map { placement in
      LintFinding(
        .layoutByRotation, placement.line,
        "'\(scenario.name(of: placement.target))' is laid out only when \(hook.callback.selector) comes",
        "lay out in viewWillLayoutSubviews, by the bounds; a covered presenter gets no rotation callbacks")
    }
  }

  /// Callbacks that come whenever a view has another size, or comes back.
  private static func laysOut(_ callback: Callback) -> Bool {
    switch callback {
    case .viewWillLayoutSubviews, .layoutSubviews, .viewDidLayoutSubviews, .updateViewConstraints, .updateConstraints,
      .viewWillAppear, .viewIsAppearing:
      true
    default: false
    }
  }

  /// The views that lines place or lay out, those of methods that they call among them.
  private func placements(_ statements: [Statement], _ scenario: Scenario) -> [(target: ControllerID, line: Int)] {
    var result: [(target: ControllerID, line: Int)] = []
    var seen: Set<BlockID> = []
    var rest = statements
    while let statement = rest.popLast() {
      guard case .action(let action) = statement.content else { continue }
      switch action {
      case .setFrame(let id, _), .layout(let id, now: _): result.append((id, statement.line))
      default: break
      }
      if let block = action.block, seen.insert(block).inserted { rest += scenario.blocks[block.int].statements }
    }
    return result
  }
}
