import SimKit

/// On what the lines of traces rest: how many of them were sent by rules with a log, a document, a claim, or none.
struct Grounds: Equatable, Sendable {
  /// The kinds of ground, the strongest first; what `check --grounds` takes.
  enum Kind: String, CaseIterable, Comparable {
    /// A log, or a list that an author typed from one.
    case log
    /// A document of Apple's.
    case document
    /// A statement without a log.
    case claim
    /// Nobody has published it.
    case inferred

    init(_ standing: Rule.Standing) {
      switch standing {
      case .log, .list: self = .log
      case .document: self = .document
      case .claim: self = .claim
      case .inferred: self = .inferred
      }
    }

    private var place: Int { Self.allCases.firstIndex(of: self) ?? 0 }
    /// Weaker grounds come later.
    static func < (left: Kind, right: Kind) -> Bool { left.place < right.place }
  }

  private var tallies: [Mode: RuleTally] = [:]

  /// The lines of a run in a version.
  mutating func add(_ tally: RuleTally, in mode: Mode) {
    tallies[mode, default: RuleTally()].add(tally)
  }

  mutating func add(_ other: Grounds) {
    for (mode, tally) in other.tallies { add(tally, in: mode) }
  }

  func count(_ kind: Kind) -> Int {
    tallies.reduce(0) { sum, entry in
      sum + rules(of: kind, entry.key, entry.value).reduce(0) { $0 + entry.value[$1] }
    }
  }

  private func rules(of kind: Kind, _ mode: Mode, _ tally: RuleTally) -> [RuleID] {
    tally.rules.filter { Kind(RuleBook.rule($0).standing(in: mode)) == kind }
  }

  /// The lines that rest on less than a floor, and the rules that sent them.
  func below(_ floor: Kind) -> (lines: Int, rules: [RuleID]) {
    let kinds = Kind.allCases.filter { $0 > floor }
    let senders = tallies.sorted { $0.key < $1.key }
      .flatMap { entry in kinds.flatMap { rules(of: $0, entry.key, entry.value) } }
    return (kinds.reduce(0) { $0 + count($1) }, senders)
  }

  /// `31 of 43 lines rest on logs, 8 on documents, 4 are inferred`; nil without lines.
  var text: String? {
    let total = Kind.allCases.reduce(0) { $0 + count($1) }
    guard total > 0 else { return nil }
    var text = "\(count(.log)) of \(total) lines rest on logs"
    if count(.document) > 0 { text += ", \(count(.document)) on documents" }
    if count(.claim) > 0 { text += ", \(count(.claim)) on claims" }
    if count(.inferred) > 0 { text += ", \(count(.inferred)) \(count(.inferred) == 1 ? "is" : "are") inferred" }
    return text
  }
}

/// Counts which rules send the lines that pass through it.
struct TallySink<Base: EventSink>: EventSink {
  var base: Base
  private(set) var tally = RuleTally()

  init(_ base: Base) { self.base = base }

  mutating func receive(_ event: TraceEvent) {
    tally.count(event)
    base.receive(event)
  }
}

extension RuleTally {
  mutating func count(_ event: TraceEvent) {
    switch event.content {
    case .call(let call): count(call.rule)
    case .warning(_, let rule), .exception(_, _, let rule): count(rule)
    case .step, .note, .gap: break
    }
  }

  /// The lines of a run, of one as the page shows it, or of collected steps.
  init(_ steps: [TraceStep]) {
    self.init()
    for step in steps { for line in step.lines { if let rule = line.rule { count(rule) } } }
  }
}
