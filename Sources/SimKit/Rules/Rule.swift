/// A named fact about what UIKit sends, when, and in which versions, with what it stands on.
public struct Rule: Sendable {
  /// The name under which `vcsim explain` knows it.
  public let id: RuleID
  package let facts: Facts

  /// The versions it holds for.
  public var modes: ModeRange { facts.modes }
  /// The fact, in one or two sentences.
  public var sentence: String { facts.sentence }
  /// On what it rests, in the version where it rests on most.
  public var standing: Standing { facts.standing }
  /// The callbacks that it sends, or whose order it is about.
  public var sends: [Callback] { facts.sends }
  /// What it stands on in a version: in iOS 26 nothing but records of that version counts.
  public func standing(in mode: Mode) -> Standing { facts.standing(in: mode) }
  /// Identifiers of published records, or of documents: see `docs/fidelity.md`.
  public var evidence: [String] { facts.evidence }
  /// The version of vcsim in which what it does last changed.
  package var changed: Release { facts.changed }

  /// What kind of ground a rule has, the strongest that there is.
  public enum Standing: UInt8, Sendable {
    /// A pasted log.
    case log
    /// A list that an author typed from a log.
    case list
    /// A document of Apple's.
    case document
    /// A statement without a log.
    case claim
    /// Nobody has published it: it follows from the mechanism, or fills a gap.
    case inferred

    /// The word for it in reports: `log`, `list`, `document`, `claim`, `inferred`.
    public var name: String {
      switch self {
      case .log: "log"
      case .list: "list"
      case .document: "document"
      case .claim: "claim"
      case .inferred: "inferred"
      }
    }
  }

  /// The row of a rule: everything but its name. This is the only place in which version numbers stand.
  package struct Facts: Sendable {
    package let modes: ModeRange
    package let sentence: String
    package let standing: Standing
    package let sends: [Callback]
    package let evidence: [String]
    package let changed: Release
    /// What it stands on in iOS 26, whose records come from Mac Catalyst.
    private let catalyst: Standing

    /// What it stands on in a version: in iOS 26 nothing but records of that version counts.
    package func standing(in mode: Mode) -> Standing { mode == .ios26 ? catalyst : standing }

    init(
      from first: Int, through last: Int? = nil, _ standing: Standing, _ sentence: String, sends: [Callback],
      evidence: [String], changed: Release = Release(0, 1), catalyst: Standing = .inferred
    ) {
      modes = ModeRange(Mode(major: first)!, through: last.flatMap { Mode(major: $0) })
      self.sentence = sentence
      self.standing = standing
      self.sends = sends
      self.evidence = evidence
      self.changed = changed
      self.catalyst = catalyst
    }
  }
}

/// A version of vcsim, up to its second number: orders change with that one.
package struct Release: Hashable, Comparable, Sendable {
  package let major: Int
  package let minor: Int

  package init(_ major: Int, _ minor: Int) {
    self.major = major
    self.minor = minor
  }

  /// Reads `0.2` and `0.2.1`; nil for anything else.
  package init?(_ text: String) {
    let numbers = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2 || numbers.count == 3, !numbers.contains(nil), let major = numbers[0],
      let minor = numbers[1]
    else { return nil }
    self.init(major, minor)
  }

  package var name: String { "\(major).\(minor)" }

  package static func < (left: Release, right: Release) -> Bool {
    (left.major, left.minor) < (right.major, right.minor)
  }
}
