extension Rule {
  /// How well the published records support a rule in one version of iOS, the strongest support first.
  ///
  /// It is computed from the records in the section of the rule, and from how the records compare with the simulation.
  public enum Standing: String, CaseIterable, Comparable, Sendable {
    /// A log, a list typed from one, or a test on real UIKit of this version shows it.
    case observed
    /// Observed in an earlier and in a later version.
    case between
    /// Observed in other versions, on one side only, or in a version that the source doesn't state.
    case beyond
    /// A document of Apple's states it.
    case document
    /// A source states it without a log.
    case claimed
    /// Records contradict each other in this version.
    case disputed
    /// No record shows it: it follows from the mechanism, or fills a gap.
    case inferred

    /// The word for it in reports: `observed`, `between`, …
    public var name: String { rawValue }

    /// The meaning of the standing, for pages and `explain`.
    package var words: String {
      switch self {
      case .observed: "seen in a log, a list, or a test on real UIKit of this version"
      case .between: "carried over from an earlier and a later version"
      case .beyond: "carried over from other versions, on one side only"
      case .document: "not seen: a document of Apple's states it"
      case .claimed: "not seen: stated without a log"
      case .disputed: "seen, and records disagree"
      case .inferred: "not seen: no record shows it"
      }
    }

    /// The character for it in the table of standings.
    package var code: Unicode.Scalar { Unicode.Scalar(Self.codes.utf8Start[Place.of(self)]) }

    /// In the order of `allCases`.
    private static let codes: StaticString = "obydcxi"

    /// The standing in the words of `Confidence`, with what else a reader may want to know.
    package var label: String {
      switch self {
      case .observed, .between, .beyond, .inferred: confidence.name
      case .document: confidence.name + " (in Apple's documents)"
      case .claimed: confidence.name + " (claimed)"
      case .disputed: confidence.name + " (records disagree)"
      }
    }

    package var confidence: Confidence {
      switch self {
      case .observed, .disputed: .seen
      case .between, .beyond: .carriedOver
      case .document, .claimed, .inferred: .notSeen
      }
    }

    /// As the table has it. Inferred if the row is of another rule, because rules have come since: then nothing is claimed.
    package init(of rule: RuleID, in mode: Mode) {
      self.init(Self.ownRow(of: rule), Mode.all.firstIndex { $0.major == mode.major })
    }

    /// - Parameter column: The index of the version in `Mode.all`.
    fileprivate init(_ row: UnsafePointer<UInt8>?, _ column: Int?) {
      self = .inferred
      guard let row, let column else { return }
      let code = row[Self.nameWidth + column]
      for standing in Self.allCases where standing.code.value == code { self = standing }
    }

    package static let nameWidth = 40

    /// The line of a rule in the table that `swift run ledger` makes: its name, spaces, its code for each version or `-` where
    /// it doesn't hold, a space, and a bit for each rule that a record shows together with it, four in a digit. Nil if the table
    /// has other rules, because rules have come since.
    static func row(of rule: RuleID) -> UnsafePointer<UInt8>? {
      let table = TextFiles.standings
      guard table.utf8CodeUnitCount == RuleID.allCases.count * width else { return nil }
      return table.utf8Start + rule.place * width
    }

    private static let width = nameWidth + Mode.all.count + 1 + (RuleID.allCases.count + 3) / 4 + 1

    /// The line of a rule, if it bears the rule's name.
    fileprivate static func ownRow(of rule: RuleID) -> UnsafePointer<UInt8>? {
      guard let row = row(of: rule) else { return nil }
      var place = 0
      for byte in rule.rawValue.utf8 {
        if row[place] != byte { return nil }
        place += 1
      }
      return row[place] == UInt8(ascii: " ") ? row : nil
    }

    /// Stronger support comes first.
    public static func < (left: Standing, right: Standing) -> Bool { left.rank < right.rank }

    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
  }

  /// Three words for people, in the place of seven: on lines that the project had not seen, only these rank how often a line holds.
  package enum Confidence: CaseIterable, Sendable {
    /// Records of the version show it.
    case seen
    /// Records of other versions show it.
    case carriedOver
    /// No record shows it: Apple's documents, a claim, or the mechanism.
    case notSeen

    package var name: String {
      switch self {
      case .seen: "seen"
      case .carriedOver: "carried over"
      case .notSeen: "not seen"
      }
    }
  }

  /// Whether records contradict each other on a rule, or no record shows it: a log proves nothing by its lines.
  static func isDoubtful(_ rule: RuleID, in mode: Mode) -> Bool {
    switch Standing(of: rule, in: mode) {
    case .disputed, .inferred: true
    case .observed, .between, .beyond, .document, .claimed: false
    }
  }

  /// The standings in these versions, those that it doesn't hold for left out.
  package func standings(in modes: [Mode] = Mode.all) -> [(mode: Mode, standing: Standing)] {
    modes.filter { self.modes.contains($0) }.map { ($0, standing(in: $0)) }
  }

  /// `seen ios5, ios7; carried over ios6, ios8+`
  package static func words(_ standings: [(mode: Mode, standing: Standing)]) -> String {
    var parts: [String] = []
    for label in Standing.allCases.map({ $0.label }).unique {
      let modes = Mode.all.filter { mode in standings.contains { $0.mode == mode && $0.standing.label == label } }
      let names = ModeSet(of: modes).ranges.map { $0.first == Mode.all.last ? $0.first.name : $0.name }
      if !names.isEmpty { parts.append(label + " " + names.joined(separator: ", ")) }
    }
    return parts.joined(separator: "; ")
  }

  /// Returns the meaning of the standings in these versions: a single sentence if they agree, else version by version.
  package func words(in modes: [Mode]) -> String {
    let standings = standings(in: modes)
    guard let first = standings.first, standings.allSatisfy({ $0.standing == first.standing }) else {
      return Self.words(standings)
    }
    return first.standing.words
  }

  /// The bounds of its versions that no record shows, and that are therefore arbitrary; nil if there are none.
  package var openBounds: String? {
    let observed = standings().filter { $0.standing == .observed }.map { $0.mode }
    guard !observed.isEmpty else { return nil }
    var parts: [String] = []
    for range in modes.ranges {
      let seen = observed.filter { range.contains($0) }
      if range.first != Mode.all[0], range.first != seen.first { parts.append("no record shows \(range.first.name)") }
      if let last = range.last, last != range.first, last != seen.last { parts.append("no record shows \(last.name)") }
    }
    return parts.isEmpty ? nil : parts.joined(separator: "; ")
  }
}

extension RuleID {
  /// The nearest earlier and the nearest later version in which records show the rule, out of the table, without the rule's page.
  package func origins(in mode: Mode) -> [Mode] {
    let row = Rule.Standing.ownRow(of: self)
    var earlier: Mode?
    for (column, other) in Mode.all.enumerated()
    where other != mode && modes.contains(other) && Rule.Standing(row, column).confidence == .seen {
      if other > mode { return (earlier.map { [$0] } ?? []) + [other] }
      earlier = other
    }
    return earlier.map { [$0] } ?? []
  }
}
