import SimKit

/// `shrink`: reduces a scenario that fails to the lines without which it doesn't.
enum ShrinkCommand {
  static let output = Option.output("write to FILE instead of standard output")

  static let form = CommandForm(
    command: .shrink, group: .understand, summary: "reduce a failing scenario", operands: "FILE",
    options: [output.form],
    examples: [
      ("vcsim shrink login.txt", "the lines that still fail in the same way"),
      ("vcsim shrink --mode ios13 -o small.txt login.txt", "in one version, to a file"),
    ],
    exits: "0 reduced, 2 invalid scenario, 4 nothing fails, 66 no such file.", run: run)

  private static func run(_ invocation: Invocation) throws(Problem) -> ExitCode {
    guard let path = invocation.operands.first else {
      throw Problem(.missingOperand("a scenario; '-' reads standard input", command: "shrink"))
    }
    if invocation.operands.count > 1 { throw Problem(.extraOperand(invocation.operands[1], command: "shrink")) }
    let source = try Files.read(path)
    guard let cases = try Case.read(source, path, invocation) else { return .invalid }
    guard let (one, failure) = cases.lazy.compactMap({ one in Failure(one).map { (one, $0) } }).first else {
      invocation.console.say("nothing fails, and UIKit complains of nothing: there is nothing to reduce")
      return .empty
    }
    let (head, body) = parts(of: source, one.mode)
    let text = Shrink.smallest(body) { text in shows(failure, in: head + text, path, one.mode, invocation) }
    let small = Formatter.format(Source(name: path, text: head + text))
    if let file = invocation[output] {
      try Files.replace(file, with: Array(small.utf8))
    } else {
      invocation.console.pass(small)
    }
    let counts = [small, Formatter.format(source)].map { $0.split(separator: "\n").count }
    invocation.console.say("\(counts[0]) of \(counts[1]) lines, \(one.mode.name): \(failure.text)")
    return .ok
  }

  /// The lines about the file itself, which stay, with a single version; and the others.
  private static func parts(of source: Source, _ mode: Mode) -> (head: String, body: String) {
    var (head, body) = ("vcsim 1\n", "")
    for number in stride(from: 1, through: source.bytes.isEmpty ? 0 : source.lineCount, by: 1) {
      let line = source.text(ofLine: number)
      switch line.split(separator: " ").first {
      case "vcsim", "mode": continue
      case "title": head += line + "\n"
      default: body += line + "\n"
      }
    }
    return (head + "mode \(mode.name)\n\n", body)
  }

  private static func shows(
    _ failure: Failure, in text: String, _ path: String, _ mode: Mode, _ invocation: Invocation
  ) -> Bool {
    guard let file = try? Case.parse(Source(name: path, text: text), path, invocation) else { return false }
    // Without a line about versions it is run in this one, too.
    return file.cases.contains { one in
      Failure(Case(file: path, source: one.source, scenario: one.scenario, mode: mode, choice: one.choice)) == failure
    }
  }
}

/// The first thing that is wrong with a case, apart from where.
struct Failure: Equatable {
  /// The words of it.
  let text: String

  /// Nil for a case in which nothing is.
  init?(_ one: Case) {
    let verdict = one.judge(invariants: true)
    if case .fault(let fault) = verdict.outcome {
      self.init(text: Diagnostic(fault, in: one.source).message)
      return
    }
    for finding in verdict.findings {
      switch finding {
      case .unannouncedException(let text): self.init(text: text)
      case .violates(let violations): self.init(text: violations[0].text)
      case .breaks(let broken): self.init(text: "assert " + broken.text)
      case .expectation(_, let step, _):
        let line = step.lines.first { $0.differs }
        let kind = line.map { if case .missing = $0.kind { "missing" } else { "not expected" } } ?? "another order"
        self.init(text: "\(step.text): \(kind): \(line?.line.text ?? "")")
      case .golden, .goldenMissing, .goldenUnreadable, .nothingExpected, .knownFailurePasses, .restsOnLess: continue
      }
      return
    }
    guard let complaint = verdict.steps.flatMap(\.lines).first(where: { $0.text.hasPrefix("!") }) else { return nil }
    self.init(text: complaint.text)
  }

  private init(text: String) { self.text = text }
}
