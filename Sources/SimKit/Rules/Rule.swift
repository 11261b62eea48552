/// A named fact about what UIKit sends, when, and in which versions, with what it stands on.
public struct Rule: Sendable {
  public let id: RuleID
  /// The versions it holds for.
  public let modes: ModeRange
  /// The fact, in one or two sentences.
  public let sentence: String
  public let standing: Standing
  /// Identifiers of published records, or of documents: see `docs/fidelity.md`.
  public let evidence: [String]

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
}

extension Rule {
  /// A row of the rule book.
  init(
    _ id: RuleID, from first: Int, through last: Int? = nil, _ standing: Standing, _ sentence: String,
    evidence: [String]
  ) {
    let modes = ModeRange(Mode(major: first)!, through: last.flatMap { Mode(major: $0) })
    self.init(id: id, modes: modes, sentence: sentence, standing: standing, evidence: evidence)
  }
}
