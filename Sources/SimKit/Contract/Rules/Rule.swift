/// A named fact about what UIKit sends, when, and in which versions, with its evidence.
///
/// All but the versions is read from the section of its name in `Pages`.
public struct Rule: Sendable {
  /// The name under which `vcsim explain` knows it.
  public let id: RuleID
  let section: TextSection

  /// The fact, in one or two sentences.
  public var sentence: String { section.text }

  /// The callbacks that it sends, or whose order it is about.
  public var sends: [Callback] { section.words("Sends").compactMap { CallbackNames[$0] } }

  /// Identifiers of published records, or of documents: `vcsim explain ID` shows each.
  public var evidence: [String] { section.words("Records") }

  /// The version of vcsim in which what it does last changed.
  package var changed: Release { section.values("Changed").first.flatMap { Release($0) } ?? Release(0, 1) }

  /// The advice for porting, where more is to be said than which callbacks to look at.
  var porting: String? { section.values("Porting").first }

  /// The change in an app that meets the rule, or loses it, in a new version: an imperative, in Swift's names. Nil for most rules.
  package var fix: String? { section.values("Fix").first }

  /// The fix, or the advice for porting where no fix is stated.
  package var todo: String? { fix ?? porting }

  /// The versions it holds for.
  public var modes: ModeSet { id.modes }

  /// The advice for an app that meets the rule for the first time, or loses it, when it is ported to another version.
  /// Nil for a rule of all versions.
  public var advice: String? {
    guard modes != .from(Mode.all[0].major) else { return nil }
    if let porting { return porting }
    guard !sends.isEmpty else {
      return "It sends no callback itself. Look for callbacks that move, get other values, or stop coming."
    }
    return "Look at what your code does in " + sends.map { $0.selector }.joined(with: "and") + "."
  }

  /// How well its records support it in a version that it holds for.
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
