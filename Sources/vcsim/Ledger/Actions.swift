import SimKit

/// The kinds of actions: the words that a scenario's line begins with.
enum ActionKind {
  private static let names = Grammar.all.filter { $0.section == .story }.map(\.statement).sorted { $0.count > $1.count }
  /// Lines that only hold other lines.
  private static let holders: Set = ["do", "together", "animate", "alongside", "then", "after"]
  /// Lines of which UIKit learns nothing: what comes below them is of the action before.
  private static let pauses: Set = ["wait", "note", "set", "change"]

  /// The calls of UIKit that a line makes; nil for a text that begins as no line does.
  static func calls(_ text: some StringProtocol) -> Set<String>? {
    guard let name = name(text) else { return nil }
    switch name {
    case "add": return ["add child", "add view of", "did move"]
    case "remove": return ["will move", "remove view of", "remove child"]
    default: return holders.contains(name) || pauses.contains(name) ? [] : [name]
    }
  }

  static func isPause(_ text: String) -> Bool {
    text.split(separator: ", ").first.flatMap { name($0) }.map { pauses.contains($0) } ?? false
  }

  private static func name(_ text: some StringProtocol) -> String? {
    names.first { text == $0 || text.hasPrefix($0 + " ") }
  }
}

/// The actions of a scenario in a step of its trace.
struct PerformedActions {
  /// The kinds of the story's line, and of the lines that it holds.
  private(set) var story: Set<String> = []
  /// The kinds of the lines in the hooks that ran.
  private(set) var hooks: Set<String> = []

  /// The actions of each step. A step that only lets time pass goes on with those of the step before.
  static func all(of scenario: Scenario, in mode: Mode, _ steps: [TraceStep]) -> [PerformedActions] {
    let full = scenario.hooks.isEmpty ? steps : wholeTrace(of: scenario, in: mode)
    var spent: Set<Int> = []
    var result: [PerformedActions] = []
    for (place, step) in full.enumerated() {
      var actions = PerformedActions()
      if let statement = step.statement { actions.story = scenario.kinds(of: [scenario.story[statement]]) }
      if actions.story.isEmpty, let last = result.last { actions = last }
      let got = Set(step.lines.compactMap(\.message).map { [$0.receiver, $0.callback.selector] })
      for (place, hook) in scenario.hooks.enumerated() where !spent.contains(place) {
        guard got.contains([hook.receiver.name(in: scenario), hook.callback.selector]) else { continue }
        if hook.once { spent.insert(place) }
        actions.hooks.formUnion(scenario.kinds(of: hook.actions))
      }
      if place < steps.count { result.append(actions) }
    }
    return result
  }

  /// A hook can be in a callback that the source doesn't log.
  private static func wholeTrace(of scenario: Scenario, in mode: Mode) -> [TraceStep] {
    var scenario = scenario
    scenario.header.filter.callbacks = Callback.allCases
    var simulator = Simulator(scenario, mode: mode)
    return simulator.collect().steps
  }
}

extension Scenario {
  /// The kinds of lines and of all lines that they hold.
  fileprivate func kinds(of statements: [Statement], within outer: Set<BlockID> = []) -> Set<String> {
    var result: Set<String> = []
    for statement in statements {
      guard case .action(let action) = statement.content else { continue }
      switch action {
      case .runRoutine(_, let block), .together(let block), .animate(_, let block), .alongside(let block),
        .then(let block), .after(_, let block):
        // A method of the app may call itself.
        if outer.contains(block) { continue }
        result.formUnion(kinds(of: blocks[Int(block.index)].statements, within: outer.union([block])))
      default: result.formUnion(ActionKind.calls(statement.text) ?? [])
      }
    }
    return result
  }
}
