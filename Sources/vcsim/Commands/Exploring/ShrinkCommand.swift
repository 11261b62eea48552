import SimKit

/// `shrink`: reduces a scenario that fails to the lines without which it doesn't.
enum ShrinkCommand {
  static let keep = Option.text("keep", "TEXT", "the failure whose words contain TEXT, not the first")

  static let form = CommandForm(
    command: .shrink, operands: .init("FILE", needs: "a scenario; '-' reads standard input"),
    options: [keep.form, SharedOption.output.form], run: run)

  private static func run(_ invocation: Invocation) throws(Problem) -> ExitCode {
    let path = invocation.operand
    let source = try Files.read(path)
    guard let cases = try Case.read(source, path, invocation) else { return .invalid }
    let text = invocation[keep]
    func isWanted(_ failure: String) -> Bool { text.map { failure.includes($0) } ?? true }
    let found = cases.lazy.compactMap { one in one.failures.first(where: isWanted).map { (one, $0) } }.first
    guard let (one, failure) = found else {
      if let text, let first = cases.flatMap(\.failures).first {
        throw .badValue(text, option: "--keep", legal: ["words of a failure, as of '\(first)'"])
      }
      invocation.console.say("nothing fails, and UIKit complains of nothing: there is nothing to reduce")
      return .empty
    }
    let (head, body) = parts(of: source, one.mode)
    let smallest = Shrink.smallest(body) { text in shows(failure, in: head + text, path, one.mode, invocation) }
    let small = Formatter.format(Source(name: path, text: head + smallest))
    if let file = invocation[SharedOption.output] {
      try Files.replace(file, with: Array(small.utf8))
    } else {
      invocation.console.pass(small)
    }
    let counts = [small, Formatter.format(source)].map { $0.split(separator: "\n").count }
    invocation.console.say("\(counts[0]) of \(counts[1]) lines, \(one.mode.name): \(failure)")
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
    head += "mode \(mode.name)\n\n"
    // Lines that this version lacks would be errors.
    let text = Scenario.withoutIdleLines(head + body, including: Includes.of(source.name))
    return (head, String(text.dropFirst(head.count)))
  }

  private static func shows(
    _ failure: String, in text: String, _ path: String, _ mode: Mode, _ invocation: Invocation
  ) -> Bool {
    guard let file = try? Case.parse(Source(name: path, text: text), path, invocation) else { return false }
    // Without a line about versions it is run in this one, too.
    return file.cases.contains { one in
      let all = one.copy(in: mode).failures
      return invocation[keep] == nil ? all.first == failure : all.contains(failure)
    }
  }
}

extension Case {
  fileprivate var failures: [String] { judge(invariants: true).failures }
}

extension Verdict {
  /// All that is wrong, apart from where, the gravest first: what comes first is what the program would end with.
  var failures: [String] {
    var all = violations.map(\.text)
    if case .fault(let fault) = outcome { all.append(Diagnostic(fault, in: testCase.source).message) }
    for finding in findings {
      switch finding {
      case .unannouncedException(let text): all.append(text)
      case .idle(_, let reason, _): all.append(reason)
      case .breaks(let broken): all.append((broken.actionLine == nil ? "idle " : "") + "assert " + broken.text)
      case .expectation(_, let step, _):
        let line = step.lines.first { $0.differs }
        let kind = line.map { if case .missing = $0.kind { "missing" } else { "not expected" } } ?? "another order"
        all.append("\(step.text): \(kind): \(line?.line.text ?? "")")
      case .record, .golden, .goldenMissing, .goldenUnreadable, .nothingExpected, .emptyTrace, .nothingCompared,
        .knownFailurePasses, .restsOnLess:
        continue
      }
    }
    return all + steps.flatMap(\.lines).map(\.text).filter { $0.hasPrefix("!") }
  }
}
