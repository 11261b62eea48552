import SimKit

/// The actions that a record states, each before the first line that it caused.
package struct StatedActions {
  /// Steps without a line between them, and the lines below them.
  private struct Group {
    let firstLine: Int
    var words: [String] = []
    /// For each action, the kinds that it may be of.
    var actions: [Set<String>] = []
    var isUnknown = false

    var kinds: Set<String> { actions.reduce(into: []) { $0.formUnion($1) } }
  }

  private var groups: [Group] = []
  private let code: [StatedCode]
  private let lineCount: Int

  package init(_ record: PublishedRecord) {
    code = record.code.map(StatedCode.init)
    lineCount = record.lines.count
    for step in record.steps where !ActionKind.isPause(step.text) {
      if groups.last?.firstLine != step.linesBefore { groups.append(Group(firstLine: step.linesBefore)) }
      let actions = Self.actions(step.text) ?? []
      groups[groups.count - 1].words.append(step.text)
      groups[groups.count - 1].actions += actions
      if actions.isEmpty { groups[groups.count - 1].isUnknown = true }
    }
  }

  /// How many actions the lines are of.
  package var count: Int { groups.reduce(0) { $0 + max(1, $1.actions.count) } }

  /// Whether the record doesn't state the action of some of its lines.
  package var isUnknown: Bool { groups.isEmpty || groups.contains { $0.isUnknown } || groups[0].firstLine > 0 }

  /// Whether the app calls the methods of containment.
  package var mayMove: Bool {
    let stated = code.map(\.kinds) + groups.map(\.kinds)
    return isUnknown || stated.contains { $0.contains("will move") || $0.contains("did move") }
  }

  /// Whether an action can be one that the record states.
  package func states(_ calls: Set<String>) -> Bool {
    isUnknown || calls.isSubset(of: groups.reduce(into: []) { $0.formUnion($1.kinds) })
  }

  // MARK: Reading

  /// `begin pop of, cancel pop of`: two actions; `push or pop`: one of either kind. Empty for `unknown`, nil for other words.
  private static func actions(_ text: String) -> [Set<String>]? {
    if text == "unknown" || text.hasPrefix("unknown ") { return [] }
    var result: [Set<String>] = []
    for part in text.parts(between: ", ") where !part.isEmpty {
      var kinds: Set<String> = []
      for words in part.parts(between: " or ") {
        guard let calls = ActionKind.calls(words), !calls.isEmpty else { return nil }
        kinds.formUnion(calls)
      }
      result.append(kinds)
    }
    return result
  }

  /// The first step that names no action; nil if there is none.
  package static func misspelled(in record: PublishedRecord) -> String? {
    record.steps.map(\.text).first { !ActionKind.isPause($0) && actions($0) == nil }
      ?? record.code.map(\.text).first { !StatedCode.canRead($0) }
  }

  // MARK: Comparison

  /// The steps of a run that do what a line of the record is of; nil if that isn't stated.
  package func steps(in run: EvidenceRun, _ names: [String: [String]], ofLine line: Int) -> Set<Int>? {
    guard let group = groups.last(where: { $0.firstLine <= line }), !group.isUnknown else { return nil }
    return Set(run.actions.indices.filter { allows($0, of: run, names, group.kinds) })
  }

  /// Returns the actions of a run that are others. `matches`: places of lines of the record, with the steps of the trace.
  package func differences(
    in run: EvidenceRun, _ names: [String: [String]], of matches: [(line: Int, step: Int)]
  ) -> [Difference] {
    guard let first = matches.first, let last = matches.last else { return [] }
    var result: [Difference] = []
    var end = -1
    for (place, group) in groups.enumerated() {
      let lines = group.firstLine..<(groups.indices.contains(place + 1) ? groups[place + 1].firstLine : Int.max)
      let steps = Set(matches.filter { lines.contains($0.line) }.map(\.step))
      for step in steps.sorted()
      where step <= end || !allows(step, of: run, names, group.isUnknown ? nil : group.kinds) {
        result.append(.action(stated: words(of: [group]), performed: words(of: run, step, names)))
      }
      end = max(end, steps.max() ?? end)
    }
    let found = Set(matches.map(\.step))
    for step in first.step...last.step where !found.contains(step) && !allows(step, of: run, names, allKinds) {
      result.append(.action(stated: words(of: groups), performed: words(of: run, step, names)))
    }
    return result + missing(in: run) + codeDifferences(in: run, names)
  }

  /// A text may be of any of the actions.
  package func differences(in run: EvidenceRun, ofTextIn steps: [Int]) -> [Difference] {
    if steps.contains(where: { allows($0, of: run, [:], allKinds) }) {
      return missing(in: run) + codeDifferences(in: run, [:])
    }
    return [.action(stated: words(of: groups), performed: words(of: run, steps[0], [:]))]
  }

  /// The steps that do the actions that no line of the record follows; nil if there are none.
  package func silentSteps(in run: EvidenceRun, after end: Int) -> [Int]? {
    guard let group = groups.last, group.firstLine == lineCount else { return nil }
    return run.actions.indices.filter { step in
      step > end && (group.isUnknown || allowsStory(run.actions[step], group.kinds))
    }
  }

  /// Returns the actions of a run that are others than those that no line of the record follows.
  package func differences(in run: EvidenceRun, ofSilenceIn steps: [Int]) -> [Difference] {
    if steps.isEmpty { return [.action(stated: words(of: groups.suffix(1)), performed: "nothing of the kind")] }
    let others = steps.filter { !allows($0, of: run, [:], allKinds) }
    return others.map { .action(stated: words(of: groups), performed: words(of: run, $0, [:])) } + missing(in: run)
      + codeDifferences(in: run, [:])
  }

  private func allowsStory(_ actions: PerformedActions, _ kinds: Set<String>) -> Bool {
    !actions.story.isEmpty && actions.story.isSubset(of: kinds)
  }

  private var allKinds: Set<String>? { isUnknown ? nil : groups.reduce(into: []) { $0.formUnion($1.kinds) } }

  /// Whether all that a step does is among some kinds, and what its code does is stated.
  private func allows(_ step: Int, of run: EvidenceRun, _ names: [String: [String]], _ kinds: Set<String>?) -> Bool {
    guard let kinds else { return true }
    return run.actions[step].story.isSubset(of: kinds) && unstatedCode(in: step, of: run, names).isEmpty
  }

  private func unstatedCode(in step: Int, of run: EvidenceRun, _ names: [String: [String]]) -> [PerformedCode] {
    run.actions[step].code.filter { done in !code.contains { $0.isIn(done.call, run, names) && run.does(done, $0) } }
  }

  private func codeDifferences(in run: EvidenceRun, _ names: [String: [String]]) -> [Difference] {
    code.flatMap { stated in
      let group = groups.last { $0.firstLine <= stated.linesBefore }
      let steps = run.actions.indices.filter { step in
        group.map { $0.isUnknown || run.actions[step].story.isSubset(of: $0.kinds) } ?? true
      }
      return stated.differences(in: run, names, steps: Set(steps))
    }
  }

  /// Callbacks with stated code that vcsim doesn't simulate.
  package var unknownMessages: [String] { code.compactMap(\.unknownMessage) }

  /// Actions that the record states and that the scenario never does.
  private func missing(in run: EvidenceRun) -> [Difference] {
    let done = run.actions.reduce(into: Set<String>()) { $0.formUnion($1.story) }
    return groups.flatMap(\.actions).filter { done.isDisjoint(with: $0) }.map { kinds in
      .action(stated: kinds.sorted().joined(separator: " or "), performed: "nothing of the kind")
    }
  }

  private func words(of groups: some Sequence<Group>) -> String { groups.flatMap(\.words).joined(separator: ", ") }

  private func words(of run: EvidenceRun, _ step: Int, _ names: [String: [String]]) -> String {
    run.steps[step].text + unstatedCode(in: step, of: run, names).map { ", and \($0.words)" }.joined()
  }
}
