import SimKit

/// The forms that results can be written in.
enum ReportKind: String, CaseIterable, Sendable {
  case human
  case json
  case jsonl
  case junit
  case tap
  case github
  case markdown
  case sarif
}

extension ReportKind {
  /// Writes a report into a file. What people read there passes the gate as on a terminal; JSON and pages escape for themselves.
  func write(_ text: String, to path: String) throws(Problem) {
    let bytes = Array(text.utf8)
    let cleaned: [UInt8]? =
      switch self {
      case .human, .junit, .tap, .markdown: TextGate.cleaned(bytes)
      case .github: TextGate.cleaned(bytes, commands: true)
      case .json, .jsonl, .sarif: bytes
      }
    try Files.replace(path, with: cleaned ?? bytes)
  }
}

/// `--report KIND[:PATH]`
struct ReportRequest {
  let kind: ReportKind
  /// Nil for standard output.
  let path: String?

  /// The reports that a command line asks for; `human` on standard output when nothing else goes there.
  static func all(
    _ invocation: Invocation, _ option: Option<[String]>, legal: [ReportKind]
  ) throws(Problem) -> [ReportRequest] {
    var requests: [ReportRequest] = []
    for text in invocation[option] {
      let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard let kind = ReportKind(rawValue: parts[0]), legal.contains(kind), parts.last != "" else {
        throw .badValue(text, option: "--report", legal: legal.map(\.rawValue))
      }
      requests.append(ReportRequest(kind: kind, path: parts.count == 2 && parts[1] != "-" ? parts[1] : nil))
    }
    // Annotations are read out of a log that people read too.
    let onOutput = requests.filter { $0.path == nil && $0.kind != .github && $0.kind != .human }
    guard onOutput.count + requests.count(where: { $0.path == nil && $0.kind == .human }) <= 1 else {
      throw .reportsCollide(requests.filter { $0.path == nil }.map(\.kind.rawValue))
    }
    for request in requests where request.path != nil {
      let kinds = requests.filter { $0.path == request.path }.map(\.kind.rawValue).unique
      if kinds.count > 1 { throw .reportsCollide(kinds, at: request.path) }
    }
    if onOutput.isEmpty, !requests.contains(where: { $0.kind == .human }) {
      requests.insert(ReportRequest(kind: .human, path: nil), at: 0)
    }
    return requests
  }

  /// Whether the files of reports may be written: see `Files.keepInputs`.
  static func keepInputs(from requests: [ReportRequest]) throws(Problem) {
    try Files.keepInputs(from: requests.compactMap(\.path))
  }

  /// Writes reports; files are replaced whole. `text`: of a kind, for a file or not, and whether GitHub's log has annotations as well.
  static func write(
    _ requests: [ReportRequest], _ console: Console,
    _ text: (_ kind: ReportKind, _ toFile: Bool, _ isAnnotated: Bool) -> String
  ) throws(Problem) {
    try keepInputs(from: requests)
    let annotates = requests.contains { $0.kind == .github && $0.path == nil }
    for request in requests {
      let text = text(request.kind, request.path != nil, annotates && request.path == nil)
      if let path = request.path {
        try request.kind.write(text, to: path)
      } else if request.kind == .github {
        console.command(text)
      } else {
        console.print(text)
      }
    }
  }

  static func option(_ legal: [ReportKind]) -> Option<[String]> {
    let kinds = legal.map(\.rawValue)
    return .texts("report", "KIND[:PATH]", kinds.joined(separator: " ")) { kinds }
  }
}

/// The result of a case, in a form that every report is made from.
struct ReportedCase: Sendable {
  enum Mark: String, Sendable {
    case passed
    /// Differs, and is expected to.
    case known
    /// Played, and compared with nothing: no record says what is right.
    case experiment
    case failed
    /// Cannot be understood, or asks for what cannot be.
    case invalid
  }

  var name: String
  var file: String
  /// The line of the scenario that the first difference belongs to, from 1.
  var line = 1
  /// `ios5`; nil for what is no case, such as a stale trace.
  var mode: String?
  var result: Mark
  /// A few words: `1 moved, 1 missing`, or the reason of a known failure.
  var summary = ""
  /// The names of the two sides, if neither is expected, as of two versions.
  var sides: (String, String)?
  /// The point of a difference between two versions, in sentences, and the fix; empty for all else.
  var headline: [String] = []
  /// The difference as people read it, without color.
  var text = ""
  /// The same, colored as the terminal allows.
  var coloredText = ""
  var differences: [(step: StepDifference, line: Int)] = []
  /// The differences that other cases may share; nil if there are findings of this case alone.
  var gist: [StepDifference]?
  var rules: [RuleID] = []
  /// The rules that changed since its trace was stored.
  var changedRules: [RuleID] = []
  /// How many lines of its expectations are relaxed.
  var relaxedLines = 0
  /// How long it took; nil unless that was asked for.
  var milliseconds: Double?

  var fails: Bool { result == .failed || result == .invalid }
}

/// All that a command found.
struct Results: Sendable {
  var cases: [ReportedCase] = []
  /// How many of the chosen cases were not run, because enough had failed.
  var notRun = 0
  var passedOver = 0

  /// The cases that fail, and those that cannot be understood.
  var failing: [ReportedCase] { cases.filter(\.fails) }

  func count(_ result: ReportedCase.Mark) -> Int { cases.count { $0.result == result } }

  var passed: Int { count(.passed) + count(.known) }
  var failed: Int { failing.count }

  /// The closing line.
  var summary: String {
    if cases.count == 1, let sides = cases[0].sides {
      return "\(sides.0) and \(sides.1) \(failed > 0 ? "differ" : "don't differ")"
    }
    var text = "\(passed) passed, \(failed) failed"
    let known = count(.known)
    if known > 0 { text += " (\(known) of the passed are known failures)" }
    let experiments = count(.experiment)
    if experiments > 0 { text += ", \(experiments.counted("experiment")) played" }
    if passedOver > 0 { text += ", \(passedOver.counted("file")) passed over" }
    if notRun > 0 { text += " (\(notRun) not run: enough had failed)" }
    return text
  }

  func write(_ requests: [ReportRequest], _ console: Console) throws(Problem) {
    try ReportRequest.write(requests, console) { kind, toFile, isAnnotated in
      let told = kind == .human && isAnnotated ? GitHubReport.withoutAnnotated(self) : self
      return told.text(of: kind, console, toFile: toFile)
    }
    if requests.contains(where: { $0.kind == .github }), let path = System.environment("GITHUB_STEP_SUMMARY") {
      try Files.append(path, Array(TextGate.cleaned(MarkdownReport(results: self).text).utf8))
    }
  }

  private func text(of kind: ReportKind, _ console: Console, toFile: Bool) -> String {
    switch kind {
    case .human: HumanReport(results: self, console: console, isPlain: toFile).text
    case .json: JSONReport(results: self).document
    case .jsonl: JSONReport(results: self).lines
    case .junit: JUnitReport(results: self).text
    case .tap: TAPReport(results: self).text
    case .github: GitHubReport(results: self).text
    case .markdown: MarkdownReport(results: self).text
    // Only findings in files have a SARIF form; `lint` writes it.
    case .sarif: ""
    }
  }
}

/// Numbers with a fixed count of digits behind the point.
enum Decimal {
  /// Rounded to the nearest; `places` is 1 to 6.
  static func text(_ value: Double, places: Int) -> String {
    let scale = (0..<places).reduce(1) { scale, _ in scale * 10 }
    let whole = Int((value * Double(scale)).rounded())
    let rest = String(whole.magnitude % scale.magnitude)
    let sign = whole < 0 ? "-" : ""
    return "\(sign)\(whole.magnitude / scale.magnitude).\(String(repeating: "0", count: places - rest.count))\(rest)"
  }
}
