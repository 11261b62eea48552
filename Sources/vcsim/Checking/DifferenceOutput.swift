import SimKit

/// Shows what two traces have not in common, in the form that the command line asks for.
struct DifferenceOutput {
  static let reports = ReportKind.allCases.filter { $0 != .sarif }
  static let report = ReportRequest.option(reports)

  private let invocation: Invocation
  private let requests: [ReportRequest]
  private let left: String
  private let right: String
  /// True where the left side is what is expected, as a stored trace is of a log.
  var hasExpectation = false
  /// The names of the two sides, if neither is expected.
  var sides: (String, String)?
  /// The point of a difference between two versions, as people read it, and its sentences.
  var headline: (text: String, sentences: [String]) = ("", [])
  /// The rules that make the difference, where they are known; else those of the lines that differ.
  var rules: [RuleID] = []

  init(_ invocation: Invocation, _ left: String, _ right: String) throws(Problem) {
    self.invocation = invocation
    self.left = left
    self.right = right
    requests = try ReportRequest.all(invocation, Self.report, legal: Self.reports)
  }

  /// Whether standard output has the difference as people read it.
  var isForPeople: Bool { requests.contains { $0.kind == .human && $0.path == nil } }

  /// - Parameter compared: The difference, if it is known.
  func show(_ old: [TraceStep], _ new: [TraceStep], compared: [StepDifference]? = nil) throws(Problem) -> ExitCode {
    try Self.requireLines([old, new], left, right)
    let lines = old.reduce(0) { $0 + $1.lines.count }
    return try show(compared ?? TraceDifference.compare(expected: old, actual: new), of: lines)
  }

  /// A side without a line is equal to any other such side, and says nothing.
  static func requireLines(_ sides: [[TraceStep]], _ left: String, _ right: String) throws(Problem) {
    let hasLines = sides.contains { $0.contains { !$0.lines.isEmpty } }
    if !hasLines { throw .nothingCompared(left, right) }
  }

  /// Two stored traces, of which only what differs is read.
  func show(_ old: StoredTrace, _ new: StoredTrace) throws(Problem) -> ExitCode {
    if !old.hasLines, !new.hasLines { throw .nothingCompared(left, right) }
    return try show(StoredTrace.difference(expected: old, actual: new), of: old.lineCount)
  }

  func show(_ steps: [StepDifference], of lines: Int) throws(Problem) -> ExitCode {
    let differing = steps.filter { !$0.isEmpty }
    // A headline says it already.
    if differing.isEmpty, headline.text.isEmpty {
      invocation.console.say("the same: \(lines.counted("line")) compared")
    }
    let others = requests.filter { $0.path != nil || $0.kind != .human }
    if !others.isEmpty { try report(differing).write(others, invocation.console) }
    if isForPeople, !differing.isEmpty { invocation.console.print(text(of: differing, invocation.console)) }
    return differing.isEmpty ? .ok : .differs
  }

  private func text(of steps: [StepDifference], _ console: Console) -> String {
    var text = ""
    for step in steps {
      let writer = DifferenceText(console: console, limit: .max, hasExpectation: hasExpectation)
      text += writer.text(of: step, place: "") + "\n"
    }
    return text + TraceDifference.counts(steps).text(of: sides) + "\n"
  }

  /// The comparison as a case with one result.
  private func report(_ differing: [StepDifference]) -> Results {
    var plain = invocation.console
    plain.choose(.never)
    // A file of the repository is named first, as a stored trace before a log.
    let file = invocation.operands.first ?? left
    var reported = ReportedCase(name: "\(left) and \(right)", file: file, result: differing.isEmpty ? .passed : .failed)
    reported.differences = differing.map { ($0, 1) }
    reported.sides = sides
    reported.summary = TraceDifference.counts(differing).text(of: sides)
    reported.headline = headline.sentences
    reported.text =
      differing.isEmpty ? "" : headline.text + (headline.text.isEmpty ? "" : "\n") + text(of: differing, plain)
    reported.coloredText = reported.text
    reported.rules =
      !rules.isEmpty
      ? rules
      : RuleID.allCases.filter { rule in
        differing.flatMap(\.lines).contains { $0.differs && $0.line.rule == rule }
      }
    var results = Results()
    results.cases = [reported]
    return results
  }
}
