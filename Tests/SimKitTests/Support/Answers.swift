import Testing

@testable import SimKit

/// What a run says instead of what a line asks for, each with the line: replies, exceptions, and a fault.
struct Answers: EventSink {
  /// Nil for the effect of what is no reply.
  typealias Answer = (line: Int, text: String, effect: Reply.Effect?)

  private(set) var texts: [Answer] = []
  private let scenario: Scenario
  private var line = 0

  private init(_ scenario: Scenario) { self.scenario = scenario }

  mutating func receive(_ event: TraceEvent) {
    switch event.content {
    case .step(let place): line = scenario.story[place].line
    case .remark(.reply(let reply), let line): texts.append((line, reply.text, reply.effect))
    case .exception(let name, let reason, _): texts.append((line, name + ": " + reason, nil))
    case .note, .remark, .gap, .call, .warning: break
    }
  }

  static func of(_ scenario: Scenario, _ mode: Mode, rules: RuleSet? = nil) -> [Answer] {
    var simulator = Simulator(scenario, mode: mode, rules: rules ?? RuleSet(mode))
    var sink = Answers(simulator.scenario)
    if case .fault(let fault) = simulator.run(into: &sink) { sink.texts.append((fault.line, fault.message, nil)) }
    return sink.texts
  }

  /// The answers to a story that is written without a mistake.
  static func of(_ text: String, _ mode: Mode) throws -> [Answer] {
    let parsed = Scenario.parse(Source(name: "story", text: "vcsim 1\n" + text))
    #expect(parsed.diagnostics.isEmpty, "\(parsed.diagnostics.map(\.message))\n\(text)")
    return of(try #require(parsed.scenario), mode)
  }
}
