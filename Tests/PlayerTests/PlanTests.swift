import Foundation
import Testing

@testable import SimKit
@testable import vcsim

/// Every plan of every scenario: the player decodes it, and its calls of UIKit are the scenario's actions.
@MainActor struct PlanTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Each fifth scenario, so that the tests run in a minute; all of them if `VCSIM_TESTS` is `all`.
  private static let part = ProcessInfo.processInfo.environment["VCSIM_TESTS"] == "all" ? 1 : 5

  private static func cases() throws -> [Case] {
    let folder = root.appendingPathComponent("Scenarios")
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    var cases: [Case] = []
    for (place, name) in names.filter({ $0.hasSuffix(".txt") }).sorted().enumerated()
    where place.isMultiple(of: part) {
      let path = folder.appendingPathComponent(name).path
      let source = try Files.read(path)
      let first = Scenario.parse(source, including: Includes.of(path))
      guard let scenario = first.scenario else { continue }
      var file = ParsedFile(source: source, diagnostics: [])
      for choice in MatrixChoice.all(of: scenario.header.matrix) {
        let parsed = Scenario.parse(
          source, choosing: choice, of: scenario.header.matrix, including: Includes.of(path))
        guard let scenario = parsed.scenario else { continue }
        for mode in scenario.header.modes.isEmpty ? [.standard] : scenario.header.modes {
          file.cases.append(Case(file: name, source: source, scenario: scenario, mode: mode, choice: choice))
        }
      }
      cases += PlanSet.cases(of: file)
    }
    return cases
  }

  @Test func everyPlanDecodesAndEveryLineThatCodeDrivesIsTheScenariosAction() throws {
    var (plans, played, lines) = (0, 0, 0)
    for one in try Self.cases() {
      let writer = PlanWriter(one)
      // A story that this version can't play has no plan.
      guard writer.fault == nil else { continue }
      let plan = try Plan(json: Data(writer.json.utf8))
      plans += 1
      let rehearsal = try Rehearsal(plan, of: one)
      lines += rehearsal.lineCount
      #expect(rehearsal.differences.isEmpty, "\(one.name): \(rehearsal.differences)")
      guard rehearsal.isByCodeAlone else { continue }
      played += 1
      #expect(rehearsal.trace == rehearsal.expectedTrace, "\(one.name)")
    }
    // What is counted so that a test that sees nothing fails.
    #expect(
      plans * Self.part > 600 && played * Self.part > 330 && lines * Self.part > 1_500,
      "\(plans) plans, \(played) by code alone, \(lines) lines")
  }
}

/// A plan whose calls are SimKit's actions, beside the case that it was made from.
@MainActor private struct Rehearsal {
  /// Lines whose calls aren't the scenario's action.
  private(set) var differences: [String] = []
  private(set) var lineCount = 0
  private(set) var isByCodeAlone = true
  private var played: Scenario
  private let original: Scenario
  private let mode: Mode

  init(_ plan: Plan, of one: Case) throws {
    var unfiltered = one.scenario
    unfiltered.header.filter = TraceFilter()
    let scenario = Simulator(unfiltered, mode: one.mode).scenario
    (original, played, mode) = (scenario, scenario, one.mode)
    let stage = StageOfSimKit(scenario)
    let device = scenario.header.device(in: one.mode)
    // In the player each variable of the app has its first value.
    func holds(_ statement: Statement) -> Bool {
      statement.counts(in: one.mode, on: device) && statement.condition?.variable?.isFirst ?? true
    }
    played.story = replayed(scenario.story, plan.story, stage, where: holds)
    var hooks = plan.hooks[...]
    for (index, hook) in scenario.hooks.enumerated()
    where hook.counts(in: one.mode, on: device) && hook.condition?.variable?.isFirst ?? true {
      guard let other = hooks.popFirst() else {
        differences.append("a hook is missing")
        break
      }
      played.hooks[index].actions = replayed(hook.actions, other.steps, stage, where: holds)
    }
    for (index, block) in plan.blocks.enumerated() {
      played.blocks[index].statements = replayed(scenario.blocks[index].statements, block, stage, where: holds)
    }
  }

  private mutating func replayed(
    _ statements: [Statement], _ steps: [Plan.Step], _ stage: StageOfSimKit, where holds: (Statement) -> Bool
  ) -> [Statement] {
    var (statements, rest) = (statements, steps[...])
    for index in statements.indices where holds(statements[index]) {
      guard let step = rest.popFirst() else {
        differences.append("'\(statements[index].text)' has no step")
        return statements
      }
      replay(step, &statements[index], stage)
    }
    if let step = rest.first { differences.append("'\(step.text)' is one too many") }
    return statements
  }

  private mutating func replay(_ step: Plan.Step, _ statement: inout Statement, _ stage: StageOfSimKit) {
    if step.text != statement.text { differences.append("'\(step.text)' is '\(statement.text)'") }
    guard case .action(let action) = statement.content else { return }
    guard step.drive == .code, let call = step.call else { return isByCodeAlone = false }
    lineCount += 1
    do {
      let actions = try stage.actions(of: call)
      switch action {
      // The story waits, and a completion belongs to its animation: no call of UIKit is made for these lines.
      case .wait, .waitUntilIdle, .then:
        if !actions.isEmpty { differences.append("'\(step.text)' calls \(actions)") }
      // A method of the app is its lines.
      case .runRoutine(_, let block):
        if actions != [.together(block)] { differences.append("'\(step.text)' calls \(actions)") }
        statement.content = .action(.together(block))
      case .animate, .alongside:
        if actions.first != action { differences.append("'\(step.text)' calls \(actions)") }
      case .launch(let id, .portrait?):
        if actions != [.launch(id, held: nil)] { differences.append("'\(step.text)' calls \(actions)") }
      case .removeWhole(let id, _):
        if actions != [.willMove(id, to: nil), .removeView(id), .removeFromParent(id)] {
          differences.append("'\(step.text)' calls \(actions)")
        }
      default:
        guard actions.count == 1 else { return differences.append("'\(step.text)' calls \(actions)") }
        if actions[0] != action { differences.append("'\(step.text)' calls \(actions)") }
        statement.content = .action(actions[0])
      }
    } catch {
      differences.append("'\(step.text)': \(error)")
    }
  }

  var trace: [TraceStep] { Self.trace(played, mode) }
  var expectedTrace: [TraceStep] { Self.trace(original, mode) }

  private static func trace(_ scenario: Scenario, _ mode: Mode) -> [TraceStep] {
    var simulator = Simulator(scenario, mode: mode)
    return simulator.collect().steps
  }
}
