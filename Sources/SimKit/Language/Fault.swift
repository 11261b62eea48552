/// Something that a story asks for and that cannot be simulated.
public struct Fault: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// Hooks run inside hooks, deeper than any app would.
    case hooksNestTooDeep(limit: Int)
    /// Hooks keep the app busy for ever.
    case neverComesToRest(limit: Int)
    /// An action before `launch`.
    case notLaunched
    /// A second `launch`.
    case alreadyLaunched
    /// The action needs something that is not so; in plain words.
    case impossible(String)
    /// UIKit does something here that vcsim does not simulate; in plain words.
    case notSimulated(String)
  }

  public var kind: Kind
  /// The line of the statement that was being played, from 1.
  public var line: Int

  public init(kind: Kind, line: Int) {
    self.kind = kind
    self.line = line
  }
}
