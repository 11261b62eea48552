import SimKit

/// A record, and what became of it.
struct RecordStanding {
  let record: PublishedRecord
  let standing: Standing
}

/// What became of a record when the scenarios ran that name it.
enum Standing {
  /// The trace is the published order, after what the scenarios leave out.
  case reproduced(cases: [String], omissions: [Omission])
  /// The trace is another, and the scenario says so.
  case knownFailure(cases: [String], reason: String)
  /// The trace is another, and nobody has said so.
  case fails(cases: [String])
  /// A better record says otherwise.
  case contradicted(by: String, judgement: String)
  /// The language has no words for it.
  case unsaid(String)
  /// No scenario, and no reason.
  case missing

  /// In what a standing is counted.
  enum Group: String, CaseIterable {
    case exact
    case exactAfterOmissions = "exact after omissions"
    case collapsed
    case contradicted
    case knownFailure = "known failure"
    case fails
    case notSayable = "not sayable"
  }

  var group: Group {
    switch self {
    case .reproduced(_, let omissions):
      if omissions.isEmpty { .exact } else { omissions.contains(.repeats) ? .collapsed : .exactAfterOmissions }
    case .knownFailure: .knownFailure
    case .fails: .fails
    case .contradicted: .contradicted
    case .unsaid, .missing: .notSayable
    }
  }

  /// The names of the cases that reproduce it, or fail to.
  var cases: [String] {
    switch self {
    case .reproduced(let cases, _), .knownFailure(let cases, _), .fails(let cases): cases
    case .contradicted, .unsaid, .missing: []
    }
  }

  /// What the scenarios leave out on purpose.
  var omissions: [Omission] {
    if case .reproduced(_, let omissions) = self { omissions } else { [] }
  }

  /// Why it is not reproduced; nil if it is.
  var reason: String? {
    switch self {
    case .reproduced: nil
    case .knownFailure(_, let reason): reason
    case .fails: "the check fails"
    case .contradicted(let by, let judgement): "\(by): \(judgement)"
    case .unsaid(let reason): reason
    case .missing: "no scenario and no reason"
    }
  }
}

/// Something that a scenario leaves out of a comparison on purpose, and without which it would not fit.
enum Omission: Hashable {
  /// Repeats that follow each other count as one.
  case repeats
  /// Values that the expectation does not state.
  case values
  /// Lines that a rule sends.
  case rule(RuleID)
  /// `...`, `any order`, `*`: lines are passed over, or their order is.
  case relaxedLines
  /// A callback that the source has logged and the scenario does not show, or not as often.
  case callback(Callback)
  /// A message that the source has logged and no trace has.
  case foreign(String)

  var words: String {
    switch self {
    case .repeats: "repeats"
    case .values: "values"
    case .rule(let rule): "rule \(rule.rawValue)"
    case .relaxedLines: "lines passed over"
    case .callback(let callback): callback.selector
    case .foreign(let selector): selector
    }
  }
}

extension Standing {
  init(of record: PublishedRecord, _ cases: [(one: Case, verdict: Verdict)]) {
    if let (by, judgement) = record.contradicted {
      self = .contradicted(by: by, judgement: judgement)
    } else if cases.isEmpty {
      self = record.unsaid.map { .unsaid($0) } ?? .missing
    } else {
      let names = cases.map(\.one.name)
      if let reason = cases.lazy.compactMap(\.verdict.knownFailure).first {
        self = .knownFailure(cases: names, reason: reason)
      } else if cases.contains(where: { !$0.verdict.passed }) {
        self = .fails(cases: names)
      } else {
        var omissions: [Omission] = []
        for omission in cases.flatMap({ $0.one.omissions(from: record, $0.verdict) })
          + record.messagesMissing(from: cases.map(\.verdict))
        where !omissions.contains(omission) {
          omissions.append(omission)
        }
        self = .reproduced(cases: names, omissions: omissions)
      }
    }
  }
}

extension PublishedRecord {
  /// The selectors of its lines, and how often each comes.
  private var messages: [(selector: String, count: Int)] {
    var result: [(selector: String, count: Int)] = []
    for line in lines {
      guard let word = line.split(separator: " ").dropFirst().first.map(String.init) else { continue }
      if let place = result.firstIndex(where: { $0.selector == word }) {
        result[place].count += 1
      } else {
        result.append((word, 1))
      }
    }
    return result
  }

  /// What comes less often in the trace of every scenario than in the record, and what no trace has at all.
  fileprivate func messagesMissing(from verdicts: [Verdict]) -> [Omission] {
    messages.compactMap { selector, count in
      guard let callback = CallbackNames.all[selector] else {
        return selector.hasSuffix(":") && !selector.hasPrefix("(") ? .foreign(selector) : nil
      }
      let isMissing = verdicts.allSatisfy { $0.count(of: callback) < count }
      return isMissing ? .callback(callback) : nil
    }
  }
}

extension Verdict {
  /// How often a callback comes; as often as anybody wants where repeats count as one.
  fileprivate func count(of callback: Callback) -> Int {
    let count = steps.reduce(0) { sum, step in sum + step.lines.count { $0.message?.callback == callback } }
    return count > 0 && one.scenario.header.comparison.collapsesRepeats ? .max : count
  }
}

extension Case {
  /// What a case that passes leaves out. What it could as well compare is no omission: it is judged once more with it.
  fileprivate func omissions(from record: PublishedRecord, _ verdict: Verdict) -> [Omission] {
    var omissions: [Omission] = []
    if scenario.header.comparison.collapsesRepeats, !passes({ $0.comparison.collapsesRepeats = false }) {
      omissions.append(.repeats)
    }
    if scenario.header.comparison.ignoresUnstatedValues, !passes({ $0.comparison.ignoresUnstatedValues = false }) {
      omissions.append(.values)
    }
    for rule in scenario.header.filter.omittedRules
    where !passes({ header in header.filter.omittedRules.removeAll { $0 == rule } }) {
      omissions.append(.rule(rule))
    }
    if verdict.relaxedLines > 0 { omissions.append(.relaxedLines) }
    let filter = scenario.header.filter
    var seen: Set<Callback> = []
    for line in record.lines {
      guard let callback = line.split(separator: " ").dropFirst().first.flatMap({ CallbackNames.all[String($0)] }),
        seen.insert(callback).inserted
      else { continue }
      let isShown =
        (filter.callbacks?.contains(callback) ?? true) && (filter.families?.contains(callback.family) ?? true)
      if !isShown { omissions.append(.callback(callback)) }
    }
    return omissions
  }

  private func passes(_ change: (inout Header) -> Void) -> Bool {
    var scenario = scenario
    change(&scenario.header)
    return Case(file: file, source: source, scenario: scenario, mode: mode, choice: choice).judge().passed
  }
}
