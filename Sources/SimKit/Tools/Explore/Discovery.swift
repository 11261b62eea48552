/// Something that an app does and should not, found by trying.
package struct Discovery: Hashable, Sendable {
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    /// UIKit raises an exception.
    case crash
    /// The app never becomes idle.
    case hang
    case complaint
    /// An invariant doesn't hold, though UIKit has complained of nothing: vcsim is wrong, or what it relies on.
    case surprise
    /// An `assert` of the file doesn't hold.
    case assert
    case answer
    /// The story has an action, a callback, a line of a rule, or a state.
    case reach
  }

  package let kind: Kind
  /// UIKit's words, or what doesn't hold.
  package let text: String
  /// The rule that UIKit's words belong to, or the invariant.
  package let ground: String

  package init(kind: Kind, text: String, ground: String) {
    self.kind = kind
    self.text = text
    self.ground = ground
  }

  /// The kinds of discoveries that a search is for. It looks for no others.
  package enum Aim: Hashable, Sendable {
    case faults
    case answers
    /// The parts of an app that stories reach.
    case reach
  }

  /// Gathers all that explore would report of a run, in the order of the run.
  struct Watch: EventSink {
    var showsViews: Bool { !inquiries.isEmpty }
    private(set) var found: [Discovery] = []
    private(set) var complained = false
    /// The questions to answer, and the story's progress towards the answer of each.
    let inquiries: [Inquiry]
    private(set) var progress: [Inquiry.Progress]
    /// The questions that are answered, as places in `inquiries`.
    private(set) var answered: [Int] = []
    /// The callbacks that the questions name, by their numbers: no other message answers anything.
    private var asked = [Bool](repeating: false, count: 256)
    /// The questions that name a message, and those that other events or the end of a step can answer, as places in `inquiries`.
    private var byMessage: [Caller: [Int]] = [:]
    private var byOthers: [Int] = []
    /// The questions whose condition has come in no run so far.
    private(set) var unmet: [Bool]
    /// Whether a line led to what no record shows.
    private(set) var leavesTheKnown = false
    private let scenario: Scenario
    private let aim: Aim

    init(_ scenario: Scenario, asking inquiries: [Inquiry], for aim: Aim = .faults) {
      self.scenario = scenario
      self.aim = aim
      self.inquiries = inquiries
      progress = Array(repeating: Inquiry.Progress(), count: inquiries.count)
      unmet = inquiries.map { $0.hasCondition }
      for place in inquiries.indices {
        let messages = Set(inquiries[place].askedMessages)
        for message in messages {
          asked[Int(message.callback.rawValue)] = true
          byMessage[message, default: []].append(place)
        }
        if inquiries[place].asksOtherEvents { byOthers.append(place) }
      }
    }

    /// Nothing has been found yet in a story that goes on from some progress.
    mutating func begin(from progress: [Inquiry.Progress]) {
      self.progress = progress
      (complained, leavesTheKnown) = (false, false)
      if !found.isEmpty { found = [] }
      if !answered.isEmpty { answered = [] }
    }

    mutating func receive(_ call: Call, depth: Int, time: Int, turn: Int) {
      guard aim == .reach || asked[Int(call.callback.rawValue)] else { return }
      receive(TraceEvent(content: .call(call), depth: depth, time: time, turn: turn))
    }

    mutating func receive(_ event: TraceEvent) {
      if !inquiries.isEmpty { ask(about: event) }
      if case .remark(.reply(let reply), _) = event.content, reply.effect == .unknown { leavesTheKnown = true }
      switch aim {
      case .answers: return
      case .reach: found += Discovery.reached(by: event, in: scenario)
      case .faults: follow(event.content)
      }
    }

    private mutating func ask(about event: TraceEvent) {
      var places = byOthers
      if case .call(let call) = event.content {
        places = byMessage[Caller(receiver: call.receiver, callback: call.callback)] ?? []
      }
      for place in places {
        if unmet[place] { unmet[place] = !inquiries[place].isMet(by: event, in: scenario) }
        if progress[place].receive(event, inquiries[place], in: scenario) { answer(place) }
      }
    }

    mutating func viewResized(of id: ControllerID) {
      for place in byOthers where progress[place].resize(id, inquiries[place]) { answer(place) }
    }

    private mutating func follow(_ content: TraceEvent.Content) {
      switch content {
      case .step, .note, .gap, .remark, .call: return
      case .warning(let text, let rule):
        complained = true
        found.append(Discovery(kind: .complaint, text: text, ground: rule.rawValue))
      case .exception(let name, let reason, let rule):
        found.append(Discovery(kind: .crash, text: name + ": " + reason, ground: rule.rawValue))
      }
    }

    /// Adds the violations that the checker has seen since the last time. After a complaint of UIKit's, nothing is a surprise.
    mutating func look(at app: Simulator, _ violations: [Violation] = [], hasComplained: Bool) {
      if !violations.isEmpty, !hasComplained, !complained { found += violations.map { Discovery($0) } }
      if !inquiries.isEmpty, app.outcome == nil || app.outcome == .finished, app.isIdle {
        for place in inquiries.indices {
          if unmet[place] { unmet[place] = !inquiries[place].isMet(atRest: app) }
          if progress[place].rests(app, inquiries[place]) { answer(place) }
        }
      }
      if aim == .reach { found += Discovery.reached(by: app.snapshot, in: scenario) }
      if aim == .faults, case .fault(let fault)? = app.outcome, let hang = Discovery(fault) { found.append(hang) }
    }

    private mutating func answer(_ place: Int) {
      answered.append(place)
      found.append(Discovery(inquiries[place]))
    }
  }

  /// Whether a run of the scenario shows it, and the rules that sent the lines of that run.
  package func isShown(by scenario: Scenario, in mode: Mode, asking inquiries: [Inquiry] = []) -> (Bool, RuleTally) {
    var app = Simulator(scenario, mode: mode)
    var checker = InvariantChecker(app.scenario)
    var sink = TallySink(Watch(app.scenario, asking: inquiries))
    var goesOn = true
    while goesOn {
      goesOn = app.playNext(into: &sink, watching: &checker)
      sink.base.look(at: app, checker.takeViolations(), hasComplained: false)
    }
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
    case .neverIdle(_, _, let repeats):
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

    package init(move: Int, pause: Int?) {
      self.move = move
      self.pause = pause
    }
  }

  package var steps: [Step]

  /// The longest pause that a scenario can say.
  package static let longestPause = Word.mostMilliseconds

  package init(steps: [Step] = []) { self.steps = steps }

  /// How many steps come while something moves.
  package var interruptions: Int { steps.count { $0.pause != nil } }
}

// MARK: Coverage

extension Discovery {
  /// The actions, callbacks, rules, and states that the scenario's story reaches; nil if it must come to its end, and doesn't.
  package static func reached(by scenario: Scenario, in mode: Mode, toItsEnd: Bool = false) -> Set<Discovery>? {
    var app = Simulator(scenario, mode: mode)
    var keeper = SnapshotKeeper()
    var watch = Watch(app.scenario, asking: [], for: .reach)
    while app.playNext(into: &watch, watching: &keeper) {}
    if toItsEnd, app.outcome != .finished { return nil }
    let states = (keeper.snapshots ?? []) + [app.snapshot]
    return Set(watch.found + states.flatMap { reached(by: $0, in: app.scenario) })
  }

  /// How the app stands, in words: each controller, the interface, and the application.
  fileprivate static func reached(by snapshot: Snapshot, in scenario: Scenario) -> [Discovery] {
    var states = ["interface " + snapshot.interface.name]
    if snapshot.isInBackground { states.append("the app in the background") }
    for (place, controller) in snapshot.controllers.enumerated() where controller.exists {
      let name = scenario.name(of: ControllerID(place))
      states.append(name + " in memory")
      if controller.presenter != nil { states.append(name + " presented") }
      if controller.isLoaded { states.append(name + " " + controller.appearance.name) }
    }
    return states.map { Discovery(kind: .reach, text: $0, ground: "state") }
  }

  fileprivate static func reached(by event: TraceEvent, in scenario: Scenario) -> [Discovery] {
    func reach(_ text: String, _ ground: String) -> Discovery { Discovery(kind: .reach, text: text, ground: ground) }
    switch event.content {
    case .step(let place): return [reach(scenario.story[place].plain.text, "action")]
    case .call(let call):
      guard !call.isQuiet else { return [] }
      return [
        reach(call.receiver.name(in: scenario) + " " + call.callback.selector, "callback"),
        reach(call.rule.rawValue, "rule"),
      ]
    case .warning(_, let rule), .exception(_, _, let rule): return [reach(rule.rawValue, "rule")]
    case .note, .remark, .gap: return []
    }
  }
}
