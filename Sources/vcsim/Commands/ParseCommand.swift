import SimKit

/// `parse`: the scenario as vcsim understands it, for other programs.
enum ParseCommand {
  static let form = CommandForm(
    name: "parse", group: .files, summary: "a scenario as JSON", operands: "FILE", options: [],
    examples: [("vcsim parse login.txt", "what was understood")],
    exits: "0 printed, 2 invalid scenario, 66 no such file.", run: run)

  private static func run(_ invocation: Invocation) throws(Problem) -> ExitCode {
    guard let path = invocation.operands.first else { throw Problem(.missingOperand("a scenario", command: "parse")) }
    if invocation.operands.count > 1 { throw Problem(.extraOperand(invocation.operands[1], command: "parse")) }
    guard let cases = try Case.read(path, invocation), let first = cases.first else { return .invalid }
    invocation.console.print(JSON.text(Description(first.scenario, file: path, cases: cases.map(\.name)), pretty: true) + "\n")
    return .ok
  }

  private struct Description: Encodable {
    var format = "vcsim.scenario"
    var formatVersion = "1.0"
    var file: String
    var title: String?
    var tags: [String]
    var sources: [String]
    var records: [String]
    var modes: [String]
    var device: String
    var screen: [Int]
    var held: String
    var statusBar: Bool
    var matrix: [Dimension]
    var knownFailures: [String]
    var controllers: [Controller]
    var hooks: [HookDescription]
    var story: [StatementDescription]
    var cases: [String]

    init(_ scenario: Scenario, file: String, cases: [String]) {
      let header = scenario.header
      self.file = file
      self.cases = cases
      title = header.title
      tags = header.tags
      sources = header.sources
      records = header.records
      modes = header.modes.map(\.name)
      device = header.device.idiom.name
      screen = [header.device.screen.width, header.device.screen.height]
      held = header.heldIn.name
      statusBar = header.showsStatusBar
      matrix = header.matrix.map { Dimension(name: $0.name, values: $0.values) }
      knownFailures = header.knownFailures.map(\.reason)
      controllers = scenario.controllers.map { Controller($0, in: scenario) }
      hooks = scenario.hooks.map { HookDescription($0, in: scenario) }
      story = scenario.story.map { StatementDescription($0, in: scenario) }
    }
  }

  private struct Dimension: Encodable {
    var name: String
    var values: [String]
  }

  private struct Controller: Encodable {
    var name: String
    var line: Int
    var kind: String
    var content: [String]

    init(_ declaration: ControllerDeclaration, in scenario: Scenario) {
      name = declaration.name
      line = declaration.line
      kind = declaration.kind.name
      content = declaration.kind.content.map { scenario.name(of: $0) }
    }
  }

  private struct HookDescription: Encodable {
    var receiver: String
    var callback: String
    var line: Int
    var beforeSuper: Bool
    var once: Bool
    var actions: [StatementDescription]

    init(_ hook: Hook, in scenario: Scenario) {
      receiver = hook.receiver.name(in: scenario)
      callback = hook.callback.selector
      line = hook.line
      beforeSuper = hook.beforeSuper
      once = hook.once
      actions = hook.actions.map { StatementDescription($0, in: scenario) }
    }
  }

  private struct StatementDescription: Encodable {
    var text: String
    var line: Int
    var isNote: Bool
    var withoutWaiting: Bool
    var expectations: [Block]

    init(_ statement: Statement, in scenario: Scenario) {
      text = statement.text
      line = statement.line
      if case .note = statement.content { isNote = true } else { isNote = false }
      withoutWaiting = statement.withoutWaiting
      expectations = statement.expectations.map { Block($0, in: scenario) }
    }
  }

  private struct Block: Encodable {
    var line: Int
    var lastLine: Int
    var modes: String?
    var only: [String]?
    var lines: [String]

    init(_ block: ExpectBlock, in scenario: Scenario) {
      line = block.line
      lastLine = block.lastLine
      modes = block.modes?.name
      only = block.only?.map { scenario.name(of: $0) }
      lines = block.lines.flatMap(Self.texts)
    }

    private static func texts(_ line: ExpectedLine) -> [String] {
      switch line.content {
      case .line(let pattern): [pattern.text]
      case .anyLines: ["..."]
      case .not(let pattern): ["not " + pattern.text]
      case .anyOrder(let group): ["any order"] + group.flatMap(texts).map { "  " + $0 }
      }
    }
  }
}

/// `schema`: the JSON Schemas of what vcsim writes.
enum SchemaCommand {
  static let form = CommandForm(
    name: "schema", group: .files, summary: "the JSON Schema of an output", operands: "[NAME]", options: [],
    examples: [("vcsim schema", "what there is"), ("vcsim schema report", "of 'check --report json'")],
    exits: "0 printed, 64 no such schema.", run: run)

  private static func run(_ invocation: Invocation) throws(Problem) -> ExitCode {
    guard let name = invocation.operands.first else {
      for schema in Schemas.all { invocation.console.print("\(Help.pad(schema.name, 14))\(schema.summary)\n") }
      return .ok
    }
    guard let schema = Schemas.all.first(where: { $0.name == name }) else {
      throw Problem(.unknownTopic(name, legal: Schemas.all.map(\.name)))
    }
    invocation.console.print(schema.text)
    return .ok
  }
}
