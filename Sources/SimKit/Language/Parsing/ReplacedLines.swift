/// Header lines that the command line replaces: what they say then decides nothing.
package struct ReplacedLines: Sendable {
  package var mode = false
  package var device = false

  package init() {}
}

/// Lines that cannot have an effect, whatever the steps do.
extension Parser {
  /// A line that has an effect only if another line of the file, above or below it, allows it.
  struct DependentLine {
    let entryPlace: Grammar.EntryPlace
    let line: Line
    /// The owner of an option; nil for a line of the header.
    var controller: ControllerID?
    var condition: Condition?

    var entry: Grammar.Entry { entryPlace.entry }
  }

  /// Remembers a line whose effect depends on the versions, the device, or a delegate.
  mutating func keepDependent(
    _ entryPlace: Grammar.EntryPlace, _ line: Line, of controller: ControllerID? = nil, when condition: Condition? = nil
  ) {
    // The line of an included file isn't one of this text; files for other versions may include it.
    let entry = entryPlace.entry
    guard !isIncluded, entry.isOfDelegate || entry.idiom != nil || entry.dependsOnVersions else { return }
    dependentLines.append(
      DependentLine(entryPlace: entryPlace, line: line, controller: controller, condition: condition))
  }

  /// Whether an option is read: not if the controller's kind, another option, or the option itself leaves it without an effect.
  mutating func takes(
    _ reading: Reading, of id: ControllerID, _ changed: ControllerDeclaration, when condition: Condition?, _ line: Line
  ) -> Bool {
    guard let reason = idleReason(of: reading, id, changed, when: condition) else {
      keepDependent(reading.candidate.entryPlace, line, of: id, when: condition)
      return true
    }
    if !isIncluded {
      scenario.idleLines.append(IdleLine(reading.entry.statement, of: scenario.name(of: id), reason, line: line.number))
    }
    return false
  }

  private func idleReason(
    of reading: Reading, _ id: ControllerID, _ changed: ControllerDeclaration, when condition: Condition?
  ) -> IdleReason? {
    if case .alert = changed.kind, !reading.entry.isOfAlerts { return .ofAlert }
    if reading.taken.contains(where: { $0.value == .controller(id) }) { return .namesItself }
    if changed.hasDataSource, case .page(_, .curl) = changed.kind { return .pagesCurl }
    guard condition == nil else { return nil }
    if changed.asksChildren {
      if let kind = changed.kind.container { return .containerAsks(kind) }
      let answers = changed.answers
      if answers.supports != nil || answers.ios5Supports != nil || answers.answersAsTop { return .twoAnswers }
    }
    if reading.form.firstWords == "held by the app", !scenario.controllers[id.int].heldByUIKitOnly {
      return .heldAnyway
    }
    if let other = changed.replaces, scenario.controllers[id.int].replaces == nil,
      scenario.controllers.contains(where: { $0.replaces == other })
    {
      return .replacedAlready
    }
    return nil
  }

  /// Notes the lines that the rest of the file leaves without an effect.
  mutating func noteIdleLines() {
    for dependent in dependentLines {
      let name = dependent.controller.map { scenario.name(of: $0) } ?? ""
      guard let (part, reason) = idlePart(of: dependent) else { continue }
      scenario.idleLines.append(IdleLine(part, of: name, reason, line: dependent.line.number))
    }
    scenario.idleLines = scenario.idleLines.ordered { $0.line }
  }

  private func idlePart(of dependent: DependentLine) -> (part: String, reason: IdleReason)? {
    if dependent.entry.isOfDelegate, let id = dependent.controller, !hasDelegate(id) {
      return (dependent.entry.statement, .noDelegate)
    }
    let header = scenario.header
    guard isSame(inAllCases: dependent.line.number) else { return nil }
    let isOfFile = (mode: !replaced.mode && states("mode"), device: !replaced.device && states("device"))
    if isOfFile.mode {
      let modes = header.modes.filter { dependent.condition?.modes?.contains($0) ?? true }
      if let lacking = dependent.entry.lacking(of: dependent.line, in: modes).first {
        return (lacking.name, .otherVersions(lacking.rules))
      }
    }
    let modes = isOfFile.mode ? header.modes : Mode.all
    if isOfFile.device, let idiom = dependent.entry.idiom,
      !modes.contains(where: { header.device(in: $0).idiom == idiom })
    {
      return (dependent.entry.statement, .otherDevice(idiom))
    }
    return nil
  }

  private func hasDelegate(_ id: ControllerID) -> Bool {
    scenario.controllers[id.int].hasDelegate
      || scenario.conditionalOptions.contains {
        $0.controller == id && $0.form.entry.statement == "has delegate"
      }
  }

  /// Whether the header has a line, and the same for all values of a matrix.
  private func states(_ statement: String) -> Bool {
    place(ofHeader: statement).map { isSame(inAllCases: $0.line) } ?? false
  }

  /// Whether no word of a line comes from a matrix.
  private func isSame(inAllCases number: Int) -> Bool {
    scenario.header.matrix.isEmpty || !source.text(ofLine: number).utf8.contains(UInt8(ascii: "{"))
  }
}

extension Grammar.Entry {
  /// Whether versions exist in which the line, or a value in it, has no effect.
  var dependsOnVersions: Bool { !rules.isEmpty || listsValues }

  /// Whether the line lists values of a controller's place: each has its own versions.
  private var listsValues: Bool { firstWord == "values" }

  /// The parts of a line that have no effect in any of these versions, with the rules of which each needs one.
  func lacking(of line: Line, in modes: [Mode]) -> [(name: String, rules: [RuleID])] {
    var parts = rules.isEmpty ? [] : [(name: statement, rules: rules)]
    if listsValues {
      for word in line.words.dropFirst() {
        guard let key = FieldKey(name: word.text.filter { $0 != "," }), let rule = key.rule else { continue }
        parts.append((name: key.name, rules: [rule]))
      }
    }
    return parts.filter { part in
      !modes.contains { mode in part.rules.contains { $0.modes.contains(mode) } }
    }
  }
}

extension Scenario {
  /// A text without the lines that have no effect in its versions and on its device: it was made from a text for more versions.
  package static func withoutIdleLines(_ text: String, including loader: @escaping IncludeLoader) -> String {
    let idle = parse(Source(name: "", text: text), including: loader).scenario?.idleLines ?? []
    let numbers = Set(idle.filter { $0.reason.isOfVersions }.map { $0.line })
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.indices.filter { !numbers.contains($0 + 1) }.map { lines[$0] }.joined(separator: "\n")
  }
}
