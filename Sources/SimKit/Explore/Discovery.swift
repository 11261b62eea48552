/// Something that an app does and should not, found by trying.
package struct Discovery: Hashable, Sendable {
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    /// UIKit raises an exception.
    case crash
    /// The app never becomes idle.
    case hang
    /// UIKit complains on the console.
    case complaint
    /// An invariant doesn't hold, though UIKit has complained of nothing: vcsim is wrong, or what it relies on.
    case surprise
    /// An `assert` of the file doesn't hold.
    case assert
    /// The story answers a question.
    case answer
    /// The story has an action, a callback, or a line of a rule.
    case reach
  }

  package let kind: Kind
  /// UIKit's words, or what doesn't hold.
  package let text: String
  /// The rule that UIKit's words belong to, or the invariant.
  package let ground: String

  /// Gathers all that explore would report of a run, in the order of the run.
  struct Watch: EventSink {
    private(set) var found: [Discovery] = []
    /// UIKit has complained.
    private(set) var complained = false
    /// Callbacks, words on the console, and remarks.
    private(set) var events = 0
    /// The questions to answer, and the story's progress towards the answer of each.
    let inquiries: [Inquiry]
    private(set) var progress: [Inquiry.Progress]
    /// The questions that are answered, as places in `inquiries`.
    private(set) var answered: [Int] = []
    private let scenario: Scenario
    /// Also finds what a story reaches.
    private let covers: Bool

    init(
      _ scenario: Scenario, asking inquiries: [Inquiry], from progress: [Inquiry.Progress]? = nil,
      covering covers: Bool = false
    ) {
      self.scenario = scenario
      self.covers = covers
      self.inquiries = inquiries
      self.progress = progress ?? Array(repeating: Inquiry.Progress(), count: inquiries.count)
    }

    mutating func receive(_ event: TraceEvent) {
      for place in inquiries.indices where progress[place].receive(event, inquiries[place], in: scenario) {
        answer(place)
      }
      if covers { found += Discovery.reached(by: event, in: scenario) }
      switch event.content {
      case .step, .note, .gap: return
      case .remark, .call: break
      case .warning(let text, let rule):
        complained = true
        found.append(Discovery(kind: .complaint, text: text, ground: rule.rawValue))
      case .exception(let name, let reason, let rule):
        found.append(Discovery(kind: .crash, text: name + ": " + reason, ground: rule.rawValue))
      }
      events += 1
    }

    /// Adds the violations that the checker has seen since the last time. After a complaint of UIKit's, nothing is a surprise.
    mutating func look(at app: inout Simulator, hasComplained: Bool) {
      let violations = app.invariants?.takeViolations() ?? []
      if !hasComplained, !complained { found += violations.map { Discovery($0) } }
      if !inquiries.isEmpty, app.outcome == nil || app.outcome == .finished, app.isIdle {
        for place in inquiries.indices where progress[place].rests(app, inquiries[place]) { answer(place) }
      }
      if case .fault(let fault)? = app.outcome, let hang = Discovery(fault) { found.append(hang) }
    }

    private mutating func answer(_ place: Int) {
      answered.append(place)
      found.append(Discovery(inquiries[place]))
    }
  }

  /// Whether a run of the scenario shows it, and the rules that sent the lines of that run.
  package func isShown(by scenario: Scenario, in mode: Mode, asking inquiries: [Inquiry] = []) -> (Bool, RuleTally) {
    var app = Simulator(scenario, mode: mode)
    app.invariants = InvariantChecker(app.scenario)
    var sink = TallySink(Watch(app.scenario, asking: inquiries))
    while app.playNext(into: &sink) { sink.base.look(at: &app, hasComplained: false) }
    sink.finish()
    sink.base.look(at: &app, hasComplained: false)
    return (sink.base.found.contains { isSame(as: $0) }, sink.tally)
  }

  /// An action without effect is another line in each story.
  private func isSame(as other: Discovery) -> Bool {
    kind == other.kind && ground == other.ground
      && (text == other.text || ground == Invariant.effectOrRemark.rawValue)
  }
}

extension Discovery {
  init(_ inquiry: Inquiry) {
    if let line = inquiry.line {
      self.init(kind: .assert, text: inquiry.text, ground: "line \(line)")
    } else {
      self.init(kind: .answer, text: inquiry.text, ground: "ask")
    }
  }

  init(_ violation: Violation) {
    self.init(kind: .surprise, text: violation.text, ground: violation.invariant.rawValue)
  }

  /// Nil for an action that is not possible.
  fileprivate init?(_ fault: Fault) {
    switch fault.kind {
    case .neverComesToRest(_, _, let repeats):
      self.init(
        kind: .hang, text: "the app never becomes idle" + (repeats.map { ": \($0) again and again" } ?? ""),
        ground: "idle")
    case .hooksNestTooDeep:
      self.init(kind: .hang, text: "the app's code calls itself without end", ground: "idle")
    default: return nil
    }
  }
}

/// The way to a finding: what happens after the launch.
package struct Story: Hashable, Sendable {
  package struct Step: Hashable, Sendable {
    /// A move of the alphabet.
    package let move: Int
    /// How many milliseconds later the next step comes; nil: when the app is idle.
    package let pause: Int?
  }

  package var steps: [Step] = []
  /// How many steps come while something moves.
  package var interruptions: Int { steps.count { $0.pause != nil } }
}

// MARK: Coverage

extension Discovery {
  /// The actions, callbacks, and rules that the scenario's own story reaches.
  package static func reached(by scenario: Scenario, in mode: Mode) -> Set<Discovery> {
    var app = Simulator(scenario, mode: mode)
    var watch = Watch(app.scenario, asking: [], covering: true)
    while app.playNext(into: &watch) {}
    return Set(watch.found.filter { $0.kind == .reach })
  }

  fileprivate static func reached(by event: TraceEvent, in scenario: Scenario) -> [Discovery] {
    func one(_ text: String, _ ground: String) -> Discovery { Discovery(kind: .reach, text: text, ground: ground) }
    switch event.content {
    case .step(let place): return [one(scenario.story[place].text, "action")]
    case .call(let call):
      guard !call.isQuiet else { return [] }
      return [
        one(call.receiver.name(in: scenario) + " " + call.callback.selector, "callback"),
        one(call.rule.rawValue, "rule"),
      ]
    case .warning(_, let rule), .exception(_, _, let rule): return [one(rule.rawValue, "rule")]
    case .note, .remark, .gap: return []
    }
  }
}
