/// On what the lines of traces rest: how many of them were sent by rules with a log, a document, a claim, or none.
package struct Grounds: Equatable, Sendable {
  /// The kinds of ground, the strongest first; what `check --grounds` takes.
  package enum Kind: String, CaseIterable, Comparable {
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

    /// What a line rests on; nil if there is nothing.
    fileprivate var noun: String? {
      switch self {
      case .log: "logs"
      case .document: "documents"
      case .claim: "claims"
      case .inferred: nil
      }
    }

    private var place: Int { Self.allCases.firstIndex(of: self) ?? 0 }
    /// Weaker grounds come later.
    package static func < (left: Kind, right: Kind) -> Bool { left.place < right.place }
  }

  private struct Version: Equatable {
    let mode: Mode
    var tally: RuleTally
  }

  /// In the order of the versions. There are few, and a list is found sooner than the type of a dictionary.
  private var tallies: [Version] = []

  package init() {}

  /// The lines of a run in a version.
  package mutating func add(_ tally: RuleTally, in mode: Mode) {
    let place = tallies.firstIndex { $0.mode >= mode } ?? tallies.count
    if place == tallies.count || tallies[place].mode != mode {
      tallies.insert(Version(mode: mode, tally: RuleTally()), at: place)
    }
    tallies[place].tally.add(tally)
  }

  package mutating func add(_ other: Grounds) {
    for version in other.tallies { add(version.tally, in: version.mode) }
  }

  package func count(_ kind: Kind) -> Int {
    tallies.reduce(0) { sum, version in
      sum + rules(of: kind, version).reduce(0) { $0 + version.tally[$1] }
    }
  }

  private func rules(of kind: Kind, _ version: Version) -> [RuleID] {
    version.tally.rules.filter { Kind(RuleBook.rule($0).standing(in: version.mode)) == kind }
  }

  /// The lines that rest on less than a floor, and the rules that sent them.
  package func below(_ floor: Kind) -> (lines: Int, rules: [RuleID]) {
    let kinds = Kind.allCases.filter { $0 > floor }
    let senders = tallies.flatMap { version in kinds.flatMap { rules(of: $0, version) } }
    return (kinds.reduce(0) { $0 + count($1) }, senders)
  }

  /// `31 of 43 lines rest on logs, 8 on documents, 4 are inferred`; nil without lines.
  package var text: String? {
    let total = Kind.allCases.reduce(0) { $0 + count($1) }
    guard total > 0 else { return nil }
    var parts: [String] = []
    for kind in Kind.allCases where count(kind) > 0 {
      let number = "\(count(kind))" + (parts.isEmpty ? " of \(total) \(total == 1 ? "line" : "lines")" : "")
      let isOne = count(kind) == 1
      if let noun = kind.noun {
        parts.append(number + (!parts.isEmpty ? "" : isOne ? " rests" : " rest") + " on " + noun)
      } else {
        parts.append(number + (isOne ? " is" : " are") + " inferred")
      }
    }
    return parts.joined(separator: ", ")
  }
}
