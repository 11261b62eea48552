/// How much one line of the story brought about when it was ended.
package enum WorkLimit: Hashable, Sendable {
  case rounds(Int)
  /// Callbacks inside callbacks.
  case depth(Int)
  /// The text of the lines.
  case bytes(Int)
}

/// Something that a story asks for and that no app could do, or a limit. Whatever can be called is played: see `Refusal`.
public struct Fault: Error, Hashable, Sendable {
  /// `DiagnosticText` has the words of each.
  package enum Kind: Hashable, Sendable {
    /// As for a diagnostic, the words decide.
    package static func == (one: Kind, other: Kind) -> Bool { one.message == other.message }
    package func hash(into hasher: inout Hasher) { hasher.combine(message) }

    case hooksNestTooDeep(limit: Int)
    /// Hooks keep the app busy for ever: the line of the story, and the message that is sent again and again.
    case neverIdle(String, limit: WorkLimit, repeats: String?)
    case notLaunched
    case alreadyLaunched
    case timeInCallback
    /// A segue makes a new controller, and this one is in the hierarchy already.
    case notNew(String)
    /// A controller that is not the root of a scene's window.
    case noScene(String)
    /// A window is given a size that the device does not have, or on a phone.
    case noSuchWindow(Size, within: Size, isPad: Bool)
    case lastsTooLong
    /// There is more than can be kept moment by moment.
    case tooLargeToShow
  }

  package var kind: Kind
  /// The line of the statement that was being played, from 1.
  public var line: Int

  package init(kind: Kind, line: Int) {
    self.kind = kind
    self.line = line
  }
}
