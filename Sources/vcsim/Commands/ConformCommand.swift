import SimKit

/// `conform`: compares another simulator, or another implementation of UIKit, with the scenarios.
struct ConformCommand {
  static let with = Option.text("with", "COMMAND", "a shell command: case in, trace out")
  static let timeout = Option.number("timeout", "SECONDS", in: 1...86_400, "end a command that takes longer; 60")

  static let form = CommandForm(
    command: .conform, operands: "[PATH…]", options: Selection.options + [with.form, timeout.form], run: run)

  private static func run(_ invocation: Invocation) throws(Problem) -> ExitCode {
    guard let command = invocation[with], !command.isEmpty else {
      throw .missingOperand("--with COMMAND", command: "conform")
    }
    let selection = try Selection(invocation)
    var judging = ConformCommand(console: invocation.console)
    var code = selection.code
    for testCase in selection.cases {
      guard let steps = TraceOperand(testCase, invocation.console)?.steps else {
        code = code.joined(.invalid)
        continue
      }
      do throws(Conversation.Fault) {
        switch try answer(of: command, to: testCase, within: invocation[timeout] ?? 60) {
        case .log(let log): judging.judge(log, of: testCase, steps)
        case let trace: judging.judge(shown(trace.steps, of: testCase), of: testCase, steps)
        }
      } catch {
        judging.hasCompared = true
        judging.score.add(steps, [], in: testCase.mode, passed: false)
        invocation.console.print("FAIL  \(testCase.name)   \(error.reason)\n")
      }
    }
    invocation.console.print(judging.score.text)
    if code == .ok, judging.score.isWhole, !selection.cases.isEmpty, !judging.hasCompared {
      throw .nothingCompared(command, selection.cases[0].file)
    }
    return code.joined(judging.score.isWhole ? .ok : .differs)
  }

  private let console: Console
  private var score = ConformanceScore()
  /// Whether a case had an expectation, or a side of it a line.
  private var hasCompared = false

  /// Without expectations, this program's output is expected.
  private mutating func judge(_ theirs: [TraceStep], of testCase: Case, _ steps: [TraceStep]) {
    let differences = TraceDifference.compare(expected: steps, actual: theirs).filter { !$0.isEmpty }
    let unmet = testCase.unmet(by: testCase.placed(theirs))
    hasCompared = hasCompared || unmet != nil || (steps + theirs).contains { !$0.lines.isEmpty }
    let passed = (unmet ?? differences).isEmpty
    score.add(steps, theirs, in: testCase.mode, passed: passed)
    // An expectation may state values that no line of a trace has.
    tell(testCase, passed, differences.isEmpty ? unmet ?? [] : differences)
  }

  /// A log has no actions, nesting, or times: the lines that it can have are compared, and a receiver that it never names is missing.
  private mutating func judge(_ log: DeviceLog, of testCase: Case, _ steps: [TraceStep]) {
    if let doubt = log.doubt { console.say("\(testCase.name): doubtful: \(doubt.words)") }
    let receivers = LogComparison.receivers(of: steps)
    let mapping = LogMapping(log, receivers: receivers, rules: [], reloads: LogComparison.reloads(in: steps))
    let filter = testCase.scenario.header.filter
    var habits = LogComparison.Habits()
    habits.isStrict = true
    let comparison = LogComparison(steps, log, mapping, habits, filter: filter)
    let differences = TraceDifference.compare(expected: comparison.expected, actual: comparison.actual)
      .filter { !$0.isEmpty }
    hasCompared = hasCompared || (comparison.expected + comparison.actual).contains { !$0.lines.isEmpty }
    let silent = comparison.omittedReceivers
    let passed = differences.isEmpty && silent.isEmpty
    score.add(steps, comparison.actual, in: testCase.mode, expectedOfThem: comparison.expected, passed: passed)
    guard !differences.isEmpty || silent.isEmpty else {
      console.print("FAIL  \(testCase.name)   the log says nothing of \(silent.joined(separator: ", "))\n")
      return
    }
    tell(testCase, passed, differences)
  }

  /// Their trace as vcsim shows its own: without what the header of the scenario hides.
  private static func shown(_ steps: [TraceStep], of testCase: Case) -> [TraceStep] {
    let filter = testCase.scenario.header.filter
    let names = filter.controllers.map { Set($0.map { testCase.scenario.name(of: $0) }) }
    let delegates = Set(filter.delegates.map { testCase.scenario.name(of: $0) + ".delegate" })
    func isShown(_ message: TraceMessage) -> Bool {
      guard filter.shows(message.callback) else { return false }
      switch message.receiver {
      case Receiver.appName: return filter.showsApp
      case Receiver.sceneName: return filter.showsScene
      default: return names?.contains(message.owner) ?? true || delegates.contains(message.receiver)
      }
    }
    let omitted = filter.omittedRules.isEmpty ? [] : omittedPlaces(of: testCase)
    return steps.enumerated().map { number, step in
      var counts: [TraceMessage: Int] = [:]
      return step.shown { message in
        counts[message, default: 0] += 1
        let isOmitted = number < omitted.count && omitted[number][message]?.contains(counts[message] ?? 0) ?? false
        return !isOmitted && isShown(message)
      }
    }
  }

  /// The messages of each action that `omit rule` hides. An answer names no rules: they are told by how often each came, from 1.
  private static func omittedPlaces(of testCase: Case) -> [[TraceMessage: Set<Int>]] {
    var scenario = testCase.scenario
    scenario.header.filter = TraceFilter()
    var simulator = Simulator(scenario, mode: testCase.mode)
    return simulator.collect().steps.map { step in
      var counts: [TraceMessage: Int] = [:]
      var places: [TraceMessage: Set<Int>] = [:]
      for line in step.lines {
        guard let message = line.message else { continue }
        counts[message, default: 0] += 1
        guard let rule = line.rule, testCase.scenario.header.filter.omittedRules.contains(rule) else { continue }
        places[message, default: []].insert(counts[message] ?? 0)
      }
      return places
    }
  }

  private func tell(_ testCase: Case, _ passed: Bool, _ differences: [StepDifference]) {
    if passed {
      if console.isVerbose { console.print("ok    \(testCase.name)\n") }
      return
    }
    console.print("FAIL  \(testCase.name)   \(TraceDifference.counts(differences).text())\n\n")
    for step in differences {
      console.print(DifferenceText(console: console).text(of: step, place: testCase.file) + "\n")
    }
  }

  /// The output of the command for a case, read as `diff` reads it.
  private static func answer(
    of command: String, to testCase: Case, within seconds: Int
  ) throws(Conversation.Fault) -> TraceContent {
    let bytes = try Conversation.hold(
      with: command, saying: Array(question(testCase).utf8), limit: Limit.inputBytes.value, seconds: seconds)
    do throws(Problem) { return try TraceOperand(Source(name: testCase.name, bytes: bytes)).content } catch {
      throw Conversation.Fault(reason: error.message)
    }
  }

  /// A case as the command gets it: one object. docs/trace.md says what is in it.
  static func question(_ testCase: Case) -> String {
    let header = testCase.scenario.header
    let device = header.device(in: testCase.mode)
    let plan = PlanWriter(testCase)
    return JSON.line([
      "format": "vcsim.case", "format_version": "1.1", "case": testCase.name, "file": testCase.file,
      "mode": testCase.mode.name,
      "device": device.idiom.name, "screen": device.screen.sides, "held": header.heldIn.name,
      "matrix": testCase.choice.values.map { JSONObject(["name": $0.name, "value": $0.value]) },
      "controllers": testCase.scenario.controllers.map { declaration in
        JSONObject([
          "name": declaration.name, "kind": declaration.kind.name,
          "content": testCase.scenario.content(of: declaration),
        ])
      },
      "story": testCase.scenario.story.map(\.text), "plan": plan.fault == nil ? plan.object : nil,
      "scenario": String(decoding: testCase.source.bytes, as: UTF8.self),
    ])
  }
}

/// The score of another trace: by line, by rule, by evidence of the rules.
struct ConformanceScore {
  private struct Count {
    var right = 0
    var all = 0
    var text: String { "\(right) of \(all)" }
  }

  private var cases = Count()
  private var lines = Count()
  private var rules: [RuleID: Count] = [:]
  private var standings: [Rule.Confidence: Count] = [:]

  var isWhole: Bool { cases.right == cases.all }

  /// - Parameter expectedOfThem: what a log can have of the trace; nil for a trace, which can have all.
  mutating func add(
    _ expected: [TraceStep], _ actual: [TraceStep], in mode: Mode, expectedOfThem: [TraceStep]? = nil, passed: Bool
  ) {
    cases.all += 1
    if passed { cases.right += 1 }
    for line in expected.flatMap(\.lines) { count(line, mode) { $0.all += 1 } }
    // Held against theirs, the lines that both have are ours: only these know their rules.
    let joint = expectedOfThem ?? expected
    for line in TraceDifference.compare(expected: actual, actual: joint).flatMap(\.lines) where line.kind == .same {
      count(line.line, mode) { $0.right += 1 }
    }
  }

  private mutating func count(_ line: TraceLine, _ mode: Mode, _ change: (inout Count) -> Void) {
    guard let rule = line.rule else { return }
    change(&lines)
    change(&standings[RuleBook.rule(rule).standing(in: mode).confidence, default: Count()])
    change(&rules[rule, default: Count()])
  }

  /// The tables, the worst first, and the score in the last line.
  var text: String {
    var text = ""
    if !standings.isEmpty {
      text += "By where the lines were seen\n"
      for confidence in Rule.Confidence.allCases {
        guard let count = standings[confidence] else { continue }
        text += "  \(Columns.pad(confidence.name, 32))\(count.text) lines\n"
      }
      text += "\n"
    }
    let wrong = rules.filter { $0.value.right < $0.value.all }.sorted { left, right in
      let (a, b) = (left.value.right * right.value.all, right.value.right * left.value.all)
      return a != b ? a < b : left.key.rawValue < right.key.rawValue
    }
    if !wrong.isEmpty {
      text += "By rule, the worst first\n"
      for (rule, count) in wrong {
        text += "  \(Columns.pad(rule.rawValue, 32))\(count.text)\n"
      }
      text += "\n"
    }
    return text + "\(lines.text) lines, \(cases.text) cases\n"
  }
}
