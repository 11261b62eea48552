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

  private(set) var tally = RuleTally()

  mutating func add(_ rule: RuleID) { tally.count(rule) }

  mutating func add(_ event: TraceEvent) {
    switch event.content {
    case .call(let call): tally.count(call.rule)
    case .warning(_, let rule), .exception(_, _, let rule): tally.count(rule)
    case .step, .note, .gap: break
    }
  }

  mutating func add(_ steps: [TraceStep]) {
    for step in steps { for line in step.lines { if let rule = line.rule { add(rule) } } }
  }

  mutating func add(_ other: Grounds) { tally.add(other.tally) }

  func count(_ kind: Kind) -> Int { rules(of: kind).reduce(0) { $0 + tally[$1] } }

  private func rules(of kind: Kind) -> [RuleID] {
    tally.rules.filter { Kind(RuleBook.rule($0).standing) == kind }
  }

  /// The lines that rest on less than a floor, and the rules that sent them.
  func below(_ floor: Kind) -> (lines: Int, rules: [RuleID]) {
    let kinds = Kind.allCases.filter { $0 > floor }
    return (kinds.reduce(0) { $0 + count($1) }, kinds.flatMap { rules(of: $0) })
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

/// Counts on what the lines rest that pass through it.
struct GroundSink<Base: EventSink>: EventSink {
  var base: Base
  private(set) var grounds = Grounds()

  init(_ base: Base) { self.base = base }

  mutating func receive(_ event: TraceEvent) {
    grounds.add(event)
    base.receive(event)
  }
}
