@testable import SimKit

/// Watches a run and writes down what can never be.
struct Invariants: EventSink {
  private(set) var violations: [String] = []
  private let mode: Mode
  private let scenario: Scenario
  private var time = 0
  private var depth = 0
  private var loaded: Set<ControllerID> = []
  private var loading: Set<ControllerID> = []
  private var layout: [ControllerID: Callback] = [:]
  private var turning: [ControllerID: [Callback]] = [:]
  private(set) var appearance: [ControllerID: Callback] = [:]
  private(set) var warnsOfBalance = false
  private(set) var events = 0

  init(_ scenario: Scenario, mode: Mode) {
    self.scenario = scenario
    self.mode = mode
  }

  private mutating func violate(_ text: String) { if violations.count < 5 { violations.append(text) } }

  mutating func receive(_ event: TraceEvent) {
    events += 1
    if event.time < time { violate("time goes back") }
    time = event.time
    if event.depth < 0 || event.depth > depth + 1 { violate("depth jumps from \(depth) to \(event.depth)") }
    depth = event.depth
    switch event.content {
    case .call(let call): receive(call)
    case .gap(let duration): if duration <= 0 { violate("an empty gap") }
    case .warning(let text, _): if text.hasPrefix("Unbalanced") { warnsOfBalance = true }
    case .step, .note:
      if event.depth != 0 { violate("a step at depth \(event.depth)") }
    case .exception: break
    }
  }

  private mutating func receive(_ call: Call) {
    if !call.callback.modes.contains(mode) { violate("\(call.callback.selector) in \(mode.name)") }
    if !RuleBook.rule(call.rule).modes.contains(mode) { violate("rule \(call.rule.rawValue) in \(mode.name)") }
    guard let id = call.receiver.controller else { return }
    let name = scenario.name(of: id)
    switch call.callback {
    case .loadView:
      if loaded.contains(id) || !loading.insert(id).inserted { violate("\(name) loads a loaded view") }
    case .viewDidLoad:
      if loading.remove(id) == nil || !loaded.insert(id).inserted { violate("\(name) viewDidLoad without loadView") }
    case .viewDidUnload, .dealloc: loaded.remove(id)
    case .viewWillUnload: if !loaded.contains(id) { violate("\(name) unloads what is not loaded") }
    case .viewWillAppear: follow(id, .viewWillAppear, [nil, .viewDidDisappear, .viewWillDisappear])
    case .viewDidAppear:
      // A child that came late is told with its parent only, or twice.
      follow(id, .viewDidAppear, call.rule == .lateChildDidOnly || call.rule == .lateChildDidTwice ? [nil, .viewDidDisappear, .viewDidAppear] : [.viewWillAppear])
    case .viewWillDisappear: follow(id, .viewWillDisappear, [.viewDidAppear, .viewWillAppear])
    case .viewDidDisappear: follow(id, .viewDidDisappear, [.viewWillDisappear])
    case .viewWillLayoutSubviews: layout[id] = .viewWillLayoutSubviews
    case .layoutSubviews:
      if layout[id] != .viewWillLayoutSubviews { violate("\(name) layoutSubviews out of order") }
      layout[id] = .layoutSubviews
    case .viewDidLayoutSubviews:
      if layout[id] != .layoutSubviews { violate("\(name) viewDidLayoutSubviews out of order") }
      layout[id] = nil
    case .willRotate: turning[id, default: []].append(.willRotate)
    case .didRotate:
      if turning[id, default: []].popLast() == nil { violate("\(name) didRotate without willRotate") }
    default: break
    }
  }

  private mutating func follow(_ id: ControllerID, _ callback: Callback, _ legal: [Callback?]) {
    if !legal.contains(appearance[id]) {
      violate("\(scenario.name(of: id)) \(callback.selector) after \(appearance[id]?.selector ?? "nothing")")
    }
    appearance[id] = callback
  }

  /// What must hold when the app has come to rest.
  mutating func atRest(_ simulator: Simulator) {
    guard simulator.outcome == .finished else { return }
    if !simulator.isIdle { violate("the app is not idle at the end") }
    if simulator.hasDirtyLayout { violate("layout is left dirty") }
    for (id, callback) in appearance where callback == .viewWillAppear || callback == .viewWillDisappear {
      violate("\(scenario.name(of: id)) is left after \(callback.selector)")
    }
  }
}
