import SimKit

/// The app's code in a callback, as a record states it: its actions, the call, and how often it runs.
package struct StatedCode {
  private let code: RecordCode
  /// The kinds of its actions in any order, for each choice that the record leaves.
  private let choices: [[String]]

  package init(_ code: RecordCode) {
    self.code = code
    choices = Self.choices(code.text) ?? []
  }

  package var linesBefore: Int { code.linesBefore }
  package var kinds: Set<String> { Set(choices.joined()) }
  /// `push in A viewDidAppear: once`
  package var words: String { code.text + " in " + code.place }

  /// Whether the record states where the code is, before or after super.
  package var isPositioned: Bool { code.position != nil }

  /// Whether the record states a callback that vcsim simulates.
  package var isPlaced: Bool { if case .callback? = code.callback?.subject { true } else { false } }

  /// A message that vcsim doesn't simulate: any callback stands for it.
  package var unknownMessage: String? {
    if case .unknown(_, let selector)? = code.callback?.subject { selector } else { nil }
  }

  /// `push, load` is both, `push or pop` is one of them, and `nothing` is an override without code; nil for other words.
  private static func choices(_ text: String) -> [[String]]? {
    if text == "nothing" { return [[]] }
    var result: [[String]] = [[]]
    for part in text.parts(between: ", ") where !part.isEmpty {
      let options = part.parts(between: " or ").map { ActionKind.calls($0) ?? [] }
      if options.contains(where: \.isEmpty) { return nil }
      result = result.flatMap { known in options.map { known + $0 } }
    }
    return result.map { $0.sorted() }
  }

  package static func canRead(_ text: String) -> Bool { choices(text) != nil }

  // MARK: Comparison

  /// Whether a call is of the callback that the record states. `names`: the receivers of its lines in the run.
  package func isIn(_ call: Performance.Call, _ run: EvidenceRun, _ names: [String: [String]]) -> Bool {
    guard let line = code.callback, case .callback(let receiver, let callback) = line.subject else { return true }
    if Callback.completionBlocks.contains(callback) { return Callback.completionBlocks.contains(call.callback) }
    guard line.callbacks(callback).contains(call.callback) else { return false }
    return names[receiver]?.contains(call.receiver) ?? false || run.isNamed(receiver, call.receiver)
  }

  /// Whether a call does what the record states. `isCut`: an exception has ended the app in it.
  package func isDone(by done: PerformedCode, isCut: Bool) -> Bool {
    let kinds = done.kinds.sorted()
    switch code.position {
    case .before where !done.call.callsSuper || done.call.early < done.call.lines.count: return false
    case .after where !done.call.callsSuper || done.call.early > 0: return false
    case .without where done.call.callsSuper: return false
    case .before, .after, .without, nil: break
    }
    if !isCut || kinds.isEmpty { return choices.contains(kinds) }
    return choices.contains { choice in Self.contains(choice, kinds) }
  }

  private static func contains(_ all: [String], _ some: [String]) -> Bool {
    var rest = all
    return some.allSatisfy { kind in
      guard let place = rest.firstIndex(of: kind) else { return false }
      rest.remove(at: place)
      return true
    }
  }

  /// Returns the differences between the code of a run and the record's. `steps`: those of the record's step above it.
  package func differences(in run: EvidenceRun, _ names: [String: [String]], steps: Set<Int>) -> [Difference] {
    let calls = run.calls.filter { isIn($0.call, run, names) }
    let done = calls.filter { run.does($0, self) }
    let isRight =
      switch code.condition {
      case _ where !done.contains { steps.contains($0.call.step) }: false
      // Other code of the app can be in a callback that isn't stated.
      case .always: !isPlaced || done.count == calls.count
      case .once: done.count == 1 && run.does(calls[0], self)
      case .inStep: done.allSatisfy { steps.contains($0.call.step) }
      }
    return isRight ? [] : [.action(stated: words, performed: performed(calls, done, in: run))]
  }

  private func performed(_ calls: [PerformedCode], _ done: [PerformedCode], in run: EvidenceRun) -> String {
    if done.isEmpty {
      let others = run.calls.filter { !$0.kinds.isEmpty && !kinds.isDisjoint(with: $0.kinds) }
      return others.isEmpty ? "nothing of the kind" : others.map(\.words).joined(separator: "; ")
    }
    let steps = done.map { run.steps[$0.call.step].text }
    return "it in \(done.count) of \(calls.count) calls, below " + steps.joined(separator: "; ")
  }
}

extension EvidenceRun {
  /// Whether a call does what a record states. An exception ends the app in a call of the last step.
  package func does(_ code: PerformedCode, _ stated: StatedCode) -> Bool {
    stated.isDone(by: code, isCut: isCut && code.call.step == steps.count - 1)
  }

  /// Whether a name of a record's is that of a receiver, of its class, or of the controller whose delegate it is.
  package func isNamed(_ name: String, _ receiver: String) -> Bool {
    let owner = receiver.split(separator: ".")[0].description
    return receiver == name || scenario.className(of: receiver) == name || (owner == name && receiver != name + ".view")
  }

  /// Whether a name of a record's is that of an object, or of a class, of the scenario.
  package func hasReceiver(_ name: String) -> Bool {
    let owner = name.split(separator: ".")[0].description
    return ["app", "scene"].contains(name)
      || scenario.controllers.contains { $0.name == owner || $0.className == owner }
  }
}

extension Scenario {
  package func className(of receiver: String) -> String? {
    controller(named: receiver).flatMap { controllers[Int($0.index)].className }
  }
}
