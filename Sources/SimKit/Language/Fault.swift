/// Something that a story asks for and that cannot be simulated.
public struct Fault: Error, Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// As for a diagnostic, the words decide.
    package static func == (one: Kind, other: Kind) -> Bool { one.message == other.message }
    package func hash(into hasher: inout Hasher) { hasher.combine(message) }

    /// Hooks run inside hooks, deeper than any app would.
    case hooksNestTooDeep(limit: Int)
    /// Hooks keep the app busy for ever: the line of the story, and the message that is sent again and again.
    case neverComesToRest(String, limit: Int, repeats: String?)
    /// An action before `launch`.
    case notLaunched
    /// A second `launch`.
    case alreadyLaunched
    /// A wait inside a callback.
    case timeInCallback
    /// A controller is selected that the tab bar controller does not hold.
    case notATab(String, of: String)
    /// A child is removed from a controller that is not its parent.
    case noChild(String, of: String)
    /// The pop gesture came later than the version.
    case noPopGesture
    /// A navigation controller shows its root, or is busy.
    case nothingToPop(String)
    /// The interactive dismissal came later than the version.
    case noInteractiveDismissal
    /// A gesture dismisses what is not presented, or while another transition runs.
    case nothingToDismiss(String)
    /// The unwind segue came later than the version.
    case noUnwindSegue
    /// A segue makes a new controller, and this one is in the hierarchy already.
    case notNew(String)
    /// The system ends an app, or takes a scene away, that is not in the background.
    case notInBackground
    /// The app is relaunched that has not ended with a state to restore.
    case nothingToRelaunch
    /// A gesture ends that has not begun.
    case noGesture(String)
    /// A page turn of a controller that is off screen.
    case notOnScreen(String)
    /// A page is turned while another turns.
    case pageIsTurning(String)
    /// The button of a split view controller exists in portrait only.
    case masterHasNoButton(String)
    /// The button of a split view controller is there while its columns are.
    case splitIsCollapsed(String)
    /// Columns are asked for of a split view controller that has none, or not this one.
    case noColumn(String, of: String)
    /// A controller that is in one column is set for another.
    case inAnotherColumn(String, of: String)
    /// A new root has a parent, or is presented.
    case rootIsTaken(String)
    /// A view is added to one of its subviews.
    case viewInItself(String, parent: String)
    /// Another scene in an app that has only one, or none.
    case oneScene
    /// A controller that is not the root of a scene's window.
    case noScene(String)
    /// A later feature, in plain words.
    case notYet(String, since: Mode)
    /// A controller without parent is treated as a child.
    case noParent(String)
    /// The app is in the background.
    case inBackground
    /// A window is given a size that the device does not have, or on a phone.
    case noSuchWindow(Size, within: Size, isPad: Bool)
    /// The popover shows no controller to tap beside.
    case noPopover(String)
    /// A touch does not reach it.
    case isCovered(String, by: Obstacle)
    /// A sheet is drawn to a height that it does not have.
    case noDetent(String, of: String)
    /// The app calls a method that needs values, and the code is in no callback that has them.
    case nothingToPassOn(String)
    /// The clock has come to its end.
    case lastsTooLong
    /// There is more than can be kept moment by moment.
    case tooLargeToShow
    /// UIKit does something here that vcsim does not simulate; in plain words.
    case notSimulated(String)
  }

  /// Why a touch does not reach what it is meant for.
  package enum Obstacle: Hashable, Sendable {
    /// Something is presented over it.
    case presentation(String)
    /// The window of this root is in front of its own.
    case window(of: String)
    /// The controller's view isn't in the window.
    case offScreen
    /// The app is in the background.
    case background
    /// The app has not become active.
    case inactive
    /// An interruption is in progress.
    case interrupted
    /// UIKit ignores touches during a transition.
    case transition
    /// A finger drives a transition.
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
