import SimKit

/// The actions that a record states, each before the first line that it caused.
struct StatedActions {
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
  private var code: Set<String> = []

  init(_ record: PublishedRecord) {
    for step in record.steps where !ActionKind.isPause(step.text) {
      if groups.last?.firstLine != step.linesBefore { groups.append(Group(firstLine: step.linesBefore)) }
      let actions = Self.actions(step.text) ?? []
      groups[groups.count - 1].words.append(step.text)
      groups[groups.count - 1].actions += actions
      if actions.isEmpty { groups[groups.count - 1].isUnknown = true }
    }
    for words in record.code { code.formUnion((Self.actions(words) ?? []).joined()) }
  }

  /// How many actions the lines are of.
  var count: Int { groups.reduce(0) { $0 + max(1, $1.actions.count) } }

  /// Whether the record doesn't state the action of some of its lines.
  var isUnknown: Bool { groups.isEmpty || groups.contains { $0.isUnknown } || groups[0].firstLine > 0 }

  /// Whether the app calls the methods of containment.
  var mayMove: Bool {
    isUnknown || groups.reduce(code) { $0.union($1.kinds) }.contains { $0 == "will move" || $0 == "did move" }
  }

  /// Whether an action can be one that the record states.
  func states(_ calls: Set<String>) -> Bool {
    isUnknown || calls.isSubset(of: groups.reduce(into: []) { $0.formUnion($1.kinds) })
  }

  // MARK: Reading

  /// `begin pop of, cancel pop of`: two actions; `push or pop`: one of either kind. Empty for `unknown`, nil for other words.
  private static func actions(_ text: String) -> [Set<String>]? {
    if text == "unknown" || text.hasPrefix("unknown ") { return [] }
    var result: [Set<String>] = []
    for part in text.split(separator: ", ") {
      var kinds: Set<String> = []
      for words in part.split(separator: " or ") {
        guard let calls = ActionKind.calls(words), !calls.isEmpty else { return nil }
        kinds.formUnion(calls)
      }
      result.append(kinds)
    }
    return result
  }

  /// The first step that names no action; nil if there is none.
  static func misspelled(in record: PublishedRecord) -> String? {
    (record.steps.map(\.text) + record.code).first { !ActionKind.isPause($0) && actions($0) == nil }
  }

  // MARK: Comparison

  /// The steps of a run that do what a line of the record is of; nil if that isn't stated.
  func steps(in run: EvidenceRun, ofLine line: Int) -> Set<Int>? {
    guard let group = groups.last(where: { $0.firstLine <= line }), !group.isUnknown else { return nil }
    return Set(run.actions.indices.filter { allows(run.actions[$0], group.kinds) })
  }

  /// Returns the actions of a run that are others. `matches`: places of lines of the record, with the steps of the trace.
  func differences(in run: EvidenceRun, of matches: [(line: Int, step: Int)]) -> [Difference] {
    guard let first = matches.first, let last = matches.last else { return [] }
    var result: [Difference] = []
    var end = -1
    for (place, group) in groups.enumerated() {
      let lines = group.firstLine..<(groups.indices.contains(place + 1) ? groups[place + 1].firstLine : Int.max)
      let steps = Set(matches.filter { lines.contains($0.line) }.map(\.step))
      for step in steps.sorted() where step <= end || !allows(run.actions[step], group.isUnknown ? nil : group.kinds) {
        result.append(.action(stated: words(of: [group]), performed: words(of: run, step)))
      }
      end = max(end, steps.max() ?? end)
    }
    let found = Set(matches.map(\.step))
    for step in first.step...last.step where !found.contains(step) && !allows(run.actions[step], allKinds) {
      result.append(.action(stated: words(of: groups), performed: words(of: run, step)))
    }
    return result + missing(in: run)
  }

  /// A text may be of any of the actions.
  func differences(in run: EvidenceRun, ofTextIn steps: [Int]) -> [Difference] {
    if steps.contains(where: { allows(run.actions[$0], allKinds) }) { return missing(in: run) }
    return [.action(stated: words(of: groups), performed: words(of: run, steps[0]))]
  }

  private var allKinds: Set<String>? { isUnknown ? nil : groups.reduce(into: []) { $0.formUnion($1.kinds) } }

  /// Whether all that a step does is among some kinds, and all that its hooks do among the app's code.
  private func allows(_ actions: PerformedActions, _ kinds: Set<String>?) -> Bool {
    guard let kinds else { return true }
    return actions.story.isSubset(of: kinds) && actions.hooks.isSubset(of: code)
  }

  /// Actions that the record states and that the scenario never does.
  private func missing(in run: EvidenceRun) -> [Difference] {
    let done = run.actions.reduce(into: Set<String>()) { $0.formUnion($1.story.union($1.hooks)) }
    return groups.flatMap(\.actions).filter { done.isDisjoint(with: $0) }.map { kinds in
      .action(stated: kinds.sorted().joined(separator: " or "), performed: "nothing of the kind")
    }
  }

  private func words(of groups: [Group]) -> String { groups.flatMap(\.words).joined(separator: ", ") }

  private func words(of run: EvidenceRun, _ step: Int) -> String {
    let hooks = run.actions[step].hooks.subtracting(code).sorted()
    return run.steps[step].text + (hooks.isEmpty ? "" : ", and in a hook " + hooks.joined(separator: ", "))
  }
}
