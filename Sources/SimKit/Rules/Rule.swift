/// A named fact about what UIKit sends, when, and in which versions, with its evidence.
///
/// The rows of the rules are the only place in which version numbers stand.
public struct Rule: Sendable {
  /// The name under which `vcsim explain` knows it.
  public let id: RuleID
  /// The versions it holds for.
  public let modes: ModeSet
  /// The first version it holds for.
  package let since: Mode
  /// The fact, in one or two sentences.
  public let sentence: String
  /// The callbacks that it sends, or whose order it is about.
  public let sends: [Callback]
  /// Identifiers of published records, or of documents: see `docs/fidelity.md`.
  public var evidence: [String] { records.split(separator: " ").map { String($0) } }
  // A single text, because every run makes the rows, and few show the records.
  private let records: String
  /// The version of vcsim in which what it does last changed.
  package let changed: Release

  /// - Parameter again: a later range in which the fact holds, too, after versions in which it doesn't.
  // All rows share one copy: in the module of the playground each copy is sent over the net.
  @inline(never)
  init(
    _ id: RuleID, from first: Int, through last: Int? = nil, again: ClosedRange<Int>? = nil, _ sentence: String,
    sends: [Callback] = [], evidence: String = "", changed: Release = Release(0, 1)
  ) {
    self.id = id
    since = Mode(major: first)!
    var ranges = [ModeRange(since, through: last.flatMap { Mode(major: $0) })]
    if let again { ranges.append(ModeRange(Mode(major: again.lowerBound)!, through: Mode(major: again.upperBound))) }
    modes = ModeSet(ranges)
    self.sentence = sentence
    self.sends = sends
    records = evidence
    self.changed = changed
  }

  /// How well the records in its row support it in a version that it holds for.
  public func standing(in mode: Mode) -> Standing { Standing(of: id, in: mode) }
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
