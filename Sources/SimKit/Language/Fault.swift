/// How much one line of the story brought about when it was ended.
package enum WorkLimit: Hashable, Sendable {
  case rounds(Int)
  /// Callbacks inside callbacks.
  case depth(Int)
  /// The text of the lines.
  case bytes(Int)
}

/// Something that a story asks for and that cannot be simulated.
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
    case notATab(String, of: String)
    case noChild(String, of: String)
    case noPopGesture
    /// A navigation controller shows its root, or is busy.
    case nothingToPop(String)
    case noInteractiveDismissal
    case nothingToDismiss(String)
    case noUnwindSegue
    /// A segue makes a new controller, and this one is in the hierarchy already.
    case notNew(String)
    case notInBackground
    case nothingToRelaunch
    case noGesture(String)
    case notOnScreen(String)
    case pageIsTurning(String)
    /// The button of a split view controller exists in portrait only.
    case masterHasNoButton(String)
    /// The button of a split view controller is there while its columns are.
    case splitIsCollapsed(String)
    case noColumn(String, of: String)
    case inAnotherColumn(String, of: String)
    /// A new root has a parent, or is presented.
    case rootIsTaken(String)
    case viewInItself(String, parent: String)
    case oneScene
    /// A controller that is not the root of a scene's window.
    case noScene(String)
    /// A later feature, in plain words.
    case notYet(String, since: Mode)
    case noParent(String)
    case inBackground
    /// A window is given a size that the device does not have, or on a phone.
    case noSuchWindow(Size, within: Size, isPad: Bool)
    case noPopover(String)
    /// A touch does not reach it.
    case isCovered(String, by: Obstacle)
    case noDetent(String, of: String)
    /// The app calls a method that needs values, and the code is in no callback that has them.
    case nothingToPassOn(String)
    case lastsTooLong
    /// There is more than can be kept moment by moment.
    case tooLargeToShow
    /// UIKit does something here that vcsim does not simulate; in plain words.
    case notSimulated(String)
  }

  /// Why a touch does not reach what it is meant for; `DiagnosticText` has the words.
  package enum Obstacle: Hashable, Sendable {
    case presentation(String)
    /// The window with this root is in front.
    case window(of: String)
    case offScreen
    case background
    case inactive
    case interrupted
    case transition
    case finger(on: String)
  }

  package var kind: Kind
  /// The line of the statement that was being played, from 1.
  public var line: Int

  package init(kind: Kind, line: Int) {
    self.kind = kind
    self.line = line
  }
}
