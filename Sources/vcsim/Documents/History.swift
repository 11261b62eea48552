import SimKit

/// The changes of a scenario from one version of iOS to the next, with the records that show them.
struct History {
  /// Two neighboring versions with different traces.
  struct Border {
    let mode: Mode
    /// An action, or a line of it that differs, with its sign.
    var lines: [(isAction: Bool, text: String)] = []
    /// The rules behind the lines, each with the record that shows its border.
    var proofs: [(rule: RuleID, text: String)] = []
  }

  /// The first version of an unbroken row of versions in which the scenario can be played, or a border.
  enum Entry {
    case start(Mode, callbacks: Int)
    case border(Border)
  }

  private(set) var entries: [Entry] = []
  /// The versions in which it can't be played: some lines of the language need a later version.
  private(set) var faults: [Mode] = []

  init(_ scenario: Scenario) {
    var last: (mode: Mode, steps: [TraceStep])?
    for mode in Mode.all {
      var simulator = Simulator(scenario, mode: mode)
      let (steps, outcome) = simulator.collect()
      if case .fault = outcome {
        faults.append(mode)
        last = nil
        continue
      }
      if let last, last.steps != steps { entries.append(.border(Self.border(scenario, last.mode, mode))) }
      if last == nil {
        let count = steps.reduce(0) { sum, step in sum + step.lines.count { $0.message != nil } }
        entries.append(.start(mode, callbacks: count))
      }
      last = (mode, steps)
    }
  }

  private static func border(_ scenario: Scenario, _ old: Mode, _ new: Mode) -> Border {
    var border = Border(mode: new)
    for step in RuleDifference.explained(scenario, from: old, to: new) where !step.isEmpty {
      border.lines.append((true, step.text))
      for line in step.lines where line.differs {
        border.lines.append((false, words(of: line)))
        guard let rule = line.line.rule, !border.proofs.contains(where: { $0.rule == rule }) else { continue }
        border.proofs.append((rule, proof(of: RuleBook.rule(rule), old, new)))
      }
    }
    return border
  }

  private static func words(of line: ComparedLine) -> String {
    let text = "\(line.sign) \(line.line.text)"
    switch line.kind {
    case .same, .skipped, .missing, .unexpected: return text
    case .moved(let count): return text + "   \(abs(count).counted("line")) \(count < 0 ? "earlier" : "later")"
    case .changed(let before): return text + "   was \(before.text)"
    case .nested: return text + "   nested otherwise"
    }
  }

  /// Returns the evidence that a rule begins, or has ended, at a border between two versions.
  private static func proof(of rule: Rule, _ old: Mode, _ new: Mode) -> String {
    let begins = rule.modes.contains(new)
    let mode = begins ? new : old
    let verb = begins ? "begins" : "ends"
    let seen = Records.evidence(of: rule).filter { $0.trust.isObservation && $0.contradicted == nil }
    if let record = seen.first(where: { $0.versions?.exact == mode }) {
      return "\(verb): \(record.id) shows it in iOS \(mode.major)"
    }
    if let record = seen.first(where: { $0.versions != nil }) {
      return "\(verb): no record of iOS \(mode.major); \(record.id) is of iOS \(record.ios)"
    }
    return "\(verb): \(rule.standing(in: mode).label)" + (rule.evidence.first.map { ", \($0)" } ?? "")
  }

  private static let heading =
    "<section class=\"rules history\"><h2>From iOS \(Mode.all[0].major) to iOS \(Mode.newest.major)</h2>\n"

  /// The section of a page about a long story.
  static let elsewhere =
    heading + "<p>The story is long. <code>vcsim diff FILE</code> shows how its trace changed.</p>\n</section>\n"

  var html: String {
    var text = Self.heading + "<dl>\n"
    for entry in entries {
      switch entry {
      case .start(let mode, let callbacks):
        text += "<div><dt><code>\(mode.name)</code></dt><dd>\(callbacks) callbacks</dd></div>\n"
      case .border(let border):
        let lines = border.lines.map { (($0.isAction ? "" : "  ") + $0.text).markup }
        let proofs = border.proofs.map { "<code>\($0.rule.rawValue)</code> \($0.text.markup)" }
        text += "<div><dt><code>\(border.mode.name)</code></dt><dd><pre>\(lines.joined(separator: "\n"))</pre>"
        text += "<small>\(proofs.joined(separator: "<br>"))</small></dd></div>\n"
      }
    }
    if !faults.isEmpty {
      text += "<div><dt>not playable</dt><dd>\(faults.map(\.name).joined(separator: ", "))</dd></div>\n"
    }
    return text + "</dl>\n</section>\n"
  }
}
