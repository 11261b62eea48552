import SimKit

/// A case as a plan: everything is resolved, and each line says what drives it. `vcsim schema plan` prints the schema.
struct PlanWriter {
  private let one: Case
  /// The scenario with the options that count in the case.
  private let scenario: Scenario
  private let device: Device
  private let calls: PlanCalls
  private let steps: [TraceStep]
  private let cast: PlanCast

  /// How the case ends before a device could play it; nil if it can be played.
  let fault: Fault?

  init(_ one: Case) {
    self.one = one
    let device = one.scenario.header.device(in: one.mode)
    self.device = device
    var unfiltered = one.scenario
    unfiltered.header.filter = TraceFilter()
    var simulator = Simulator(unfiltered, mode: one.mode)
    scenario = simulator.scenario
    calls = PlanCalls(scenario: scenario)
    let outcome: Outcome
    (steps, outcome) = simulator.collect()
    if case .fault(let fault) = outcome { self.fault = fault } else { fault = nil }
    let hooks = scenario.hooks.filter { $0.counts(in: one.mode, on: device) }
    cast = PlanCast(scenario, hooks: hooks, steps: steps)
  }

  private var hooks: [Hook] { scenario.hooks.filter { counts($0.condition) } }
  private var blocks: [[Statement]] { scenario.blocks.map { $0.statements.filter { counts($0.condition) } } }
  private var story: [Statement] { scenario.story.filter { counts($0.condition) } }

  private func counts(_ condition: Condition?) -> Bool {
    condition.map { $0.holds(in: one.mode, on: device.idiom) && $0.variable?.isFirst ?? true } ?? true
  }

  /// All lines with the name of what drives them, in the order of the file.
  private var driven: [(statement: Statement, drive: Drive)] {
    (story + hooks.flatMap(\.actions) + blocks.flatMap { $0 }).compactMap { statement in
      statement.action.map { (statement, calls.drive($0, before: [])) }
    }
  }

  /// The lines that nothing performs, and why.
  var undriven: [(line: Int, text: String, why: String)] {
    driven.compactMap { statement, drive in
      guard case .nothing(let why) = drive else { return nil }
      return (statement.line, statement.text, why)
    }
  }

  /// The settings that the player can't set up.
  var missing: [String] { cast.missing + header }

  /// The needs of a case beside code: the strongest driver of its lines.
  var need: Need {
    let drivers = Set(driven.map(\.drive.name))
    return drivers.contains("finger") ? .finger : drivers.contains("host") ? .host : .nothing
  }

  enum Need {
    case nothing, host, finger
  }

  /// The parts of the header that the player's app can't take on.
  private var header: [String] {
    let header = scenario.header
    var missing: [String] = []
    if header.window != nil { missing.append("the window is a part of the screen") }
    if !header.showsStatusBar { missing.append("the status bar is hidden") }
    let listed = [header.appOrientations, header.phoneOrientations, header.padOrientations]
    if listed.contains(where: { $0 != nil }) { missing.append("the orientations of the Info.plist") }
    if header.delegateOrientations != nil {
      missing.append("application:supportedInterfaceOrientationsForWindow: of the delegate")
    }
    if header.hasSeveralScenes { missing.append("the scene manifest allows several scenes") }
    if !scenario.segues.isEmpty { missing.append("the segues: the player has no storyboard") }
    return missing
  }

  // MARK: JSON

  var object: JSONObject {
    let filter = one.scenario.header.filter
    let isFiltered = filter.families != nil || filter.callbacks != nil
    return [
      "format": "vcsim.plan", "format_version": "1.0", "case": one.name, "file": one.file, "mode": one.mode.name,
      "device": device.idiom.name, "screen": device.screen.sides, "held": held.name,
      "scenes": scenario.header.usesScenes(in: one.mode), "controllers": cast.objects,
      "hooks": hooks.map(object) + cast.hooks, "blocks": blocks.map { objects($0) },
      "story": objects(story, derived: steps), "shows": isFiltered ? Callback.selectors(where: filter.shows) : nil,
      "missing": missing,
    ]
  }

  var json: String { JSON.document(object) }

  /// The orientation that the device is in at launch.
  private var held: Orientation {
    for statement in story {
      if case .action(.launch(_, let held?)) = statement.content { return held }
    }
    return scenario.header.heldIn
  }

  private func object(_ hook: Hook) -> JSONObject {
    [
      "receiver": hook.receiver.name(in: scenario), "callback": hook.callback.selector,
      "before_super": hook.beforeSuper, "without_super": hook.withoutSuper, "once": hook.once,
      "steps": objects(hook.actions.filter { counts($0.condition) }),
    ]
  }

  private func objects(_ statements: [Statement], derived: [TraceStep] = []) -> [JSONObject] {
    statements.enumerated().map { place, statement in
      let next = statements[(place + 1)...].compactMap(\.action)
      let drive = statement.action.map { calls.drive($0, before: next) } ?? .code(Drive.none)
      let why: String? = if case .nothing(let why) = drive { why } else { nil }
      return [
        "text": statement.text, "line": statement.line, "drive": drive.name, "why": why,
        "waits": waits(statement), "call": drive.call,
        "expected": derived.indices.contains(place) ? Self.expected(derived[place]) : nil,
      ]
    }
  }

  /// A wait plays in the middle of what the line before it began.
  private func waits(_ statement: Statement) -> Bool {
    switch statement.content {
    case .note, .action(.wait), .action(.beginPop), .action(.beginTurn), .action(.beginDismissal): false
    case .action: !statement.withoutWaiting
    }
  }

  private static func expected(_ step: TraceStep) -> [String] {
    step.lines.compactMap { line in line.message.map { $0.receiver + " " + $0.callback.selector } }
  }
}
