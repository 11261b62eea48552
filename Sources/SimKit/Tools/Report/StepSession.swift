/// A run that a reader walks through: forwards, back, to a moment, and on trial paths that can be taken back.
///
/// A trial is the story up to here with other actions behind it: it is parsed and replayed like any other, so nothing can come
/// out of it that a scenario could not bring about.
package struct StepSession: Sendable {
  /// The run that is walked through: the story, or the story as it is tried.
  package private(set) var recording: FollowedRun
  /// The current row; the rows up to it have happened.
  package private(set) var position = 0
  private let source: Source
  private let choice: MatrixChoice
  private let loader: IncludeLoader
  /// The runs before each trial, with the positions in them.
  private var earlier: [(recording: FollowedRun, position: Int, source: Source)] = []
  private var current: Source
  private let caseName: String
  private let filter: TraceFilter?

  /// Nil when the source has faults, or the story asks for what cannot be.
  package init?(
    _ source: Source, mode: Mode, caseName: String, filter: TraceFilter? = nil, choosing choice: MatrixChoice = .first,
    including loader: @escaping IncludeLoader = { _, _ throws(IncludeFault) in throw .noSuchFile }
  ) {
    let parsed = Scenario.parse(source, choosing: choice, including: loader)
    guard let scenario = parsed.scenario else { return nil }
    self.source = source
    self.choice = choice
    self.loader = loader
    self.caseName = caseName
    self.filter = filter
    current = source
    recording = FollowedRun(scenario, mode: mode, caseName: caseName, filter: filter)
    guard !recording.rows.isEmpty || recording.isTooLarge else { return nil }
  }

  package var row: FollowedRun.Moment { recording.rows[position] }
  package var isTrying: Bool { !earlier.isEmpty }

  // MARK: Walking

  /// False at the end.
  package mutating func next() -> Bool { go(to: position + 1) }
  /// False at the start.
  package mutating func back() -> Bool { go(to: position - 1) }

  package mutating func nextAction() -> Bool { jump(recording.steps.first { $0.heading > position }?.heading) }
  package mutating func previousAction() -> Bool { jump(recording.steps.last { $0.heading < position }?.heading) }

  package mutating func go(to place: Int) -> Bool {
    guard recording.rows.indices.contains(place) else { return false }
    position = place
    return true
  }

  private mutating func jump(_ place: Int?) -> Bool { place.map { go(to: $0) } ?? false }

  package mutating func go(until condition: StepCondition) -> Bool {
    jump(recording.rows.indices.first { $0 > position && condition.holds(recording.rows[$0], recording.scenario) })
  }

  // MARK: Trying

  /// Plays other actions after the story up to the action that one is in. What is wrong with them is returned.
  package mutating func attempt(_ actions: String) -> [Diagnostic] {
    let tried = tried(actions)
    let parsed = Scenario.parse(tried, choosing: choice, including: loader)
    guard let scenario = parsed.scenario else { return parsed.diagnostics }
    let replayed = FollowedRun(scenario, mode: recording.mode, caseName: caseName, filter: filter)
    guard !replayed.isTooLarge else {
      return [Diagnostic(Fault(kind: .tooLargeToShow, line: tried.lineCount), in: tried)]
    }
    if case .fault(let fault) = replayed.outcome { return [Diagnostic(fault, in: tried)] }
    earlier.append((recording, position, current))
    recording = replayed
    current = tried
    position = recording.steps.last?.heading ?? 0
    return []
  }

  /// The source as it is tried, for showing faults in it.
  package func tried(_ actions: String) -> Source {
    let statement = recording.scenario.story[row.statement]
    let kept = (1...max(1, statement.line)).map { current.text(ofLine: $0) }
    return Source(name: source.name, text: kept.joined(separator: "\n") + "\n" + actions + "\n")
  }

  /// Takes the last trial back. False when nothing has been tried.
  package mutating func undo() -> Bool {
    guard let last = earlier.popLast() else { return false }
    (recording, position, current) = last
    return true
  }
}

/// A moment to go to: `sheet viewDidAppear:`, `viewDidAppear:`, `sheet is appeared`, `warning`.
package enum StepCondition: Hashable, Sendable {
  case callback(receiver: String?, Callback)
  case state(ControllerID, AppearanceState)
  case loaded(ControllerID, Bool)
  case trouble

  package enum Fault: Error, Hashable, Sendable {
    case unknown(String, legal: [String])
    case incomplete
  }

  package init(_ words: [String], in scenario: Scenario) throws(Fault) {
    func controller(_ name: String) throws(Fault) -> ControllerID {
      guard let id = scenario.controller(named: name) else {
        throw .unknown(name, legal: scenario.controllers.map { $0.name })
      }
      return id
    }
    guard let last = words.last else { throw .incomplete }
    if words == ["warning"] || words == ["exception"] {
      self = .trouble
    } else if words.count == 3, words[1] == "is" {
      let id = try controller(words[0])
      switch last {
      case "loaded": self = .loaded(id, true)
      case "unloaded": self = .loaded(id, false)
      default:
        let states: [AppearanceState] = [.disappeared, .appearing, .appeared, .disappearing]
        guard let state = states.first(where: { $0.name == last }) else {
          throw .unknown(last, legal: states.map { $0.name } + ["loaded", "unloaded"])
        }
        self = .state(id, state)
      }
    } else if let callback = CallbackNames[last] ?? CallbackNames[last + ":"], words.count <= 2 {
      if words.count == 2, words[0] != "app" {
        _ = try controller(words[0].split(separator: ".").first.map { String($0) } ?? "")
      }
      self = .callback(receiver: words.count == 2 ? words[0] : nil, callback)
    } else {
      throw .unknown(last, legal: Callback.allCases.map { $0.selector })
    }
  }

  func holds(_ row: FollowedRun.Moment, _ scenario: Scenario) -> Bool {
    switch self {
    case .callback(let receiver, let callback):
      guard case .call(let call) = row.event.content, call.callback == callback else { return false }
      return receiver == nil || call.receiver.name(in: scenario) == receiver
    case .state(let id, let state): return row.snapshot.controllers[id.int].appearance == state
    case .loaded(let id, let loaded): return row.snapshot.controllers[id.int].isLoaded == loaded
    case .trouble:
      if case .call = row.event.content { return false }
      return row.event.rule != nil
    }
  }
}
