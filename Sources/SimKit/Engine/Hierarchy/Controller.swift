/// The state of a simulated `UIViewController`. Its view, its parent and its children are kept in the hierarchy.
struct Controller: Hashable, Sendable {
  /// Whether the controller was created and isn't deallocated.
  var exists = false
  /// Grows with each controller that is made.
  var birth = 0
  /// How many of its methods that UIKit has called have not returned.
  var openCallbacks = 0
  /// Whether only running methods and the container that shows it still retain the controller.
  var wasReleased = false
  /// How it comes or goes, or last did.
  var passage = Passage()
  var appearance: AppearanceState { passage.appearance }

  var move: Move?

  var answers: Answers
  /// Whether only UIKit retains the controller.
  var heldByUIKitOnly = false
  /// A collapsed split view controller keeps it for the time when it expands, or nothing releases it any more.
  var isKept = false

  /// The style for which its presentation controller was made when the app looked at it.
  var styleRead: ModalStyle?
  var presented: ControllerID?
  /// How it was presented; nil when it is not.
  var presentation: Presentation?
  var presenter: ControllerID? { presentation?.presenter }
  /// Whether it is presented, and its presenter's view leaves the screen.
  var covers: Bool { presentation?.covers == true }
  /// Whether it is the root of a window, and was presented when it became that: it counts as presented by the former root.
  var isPresentedRoot = false
  var told = Told()
  /// The traits that its parent gives it instead of its own, iOS 8.
  var overridingTraits: TraitOverride?
  /// The height that the user has drawn its sheet to, iOS 15; nil: the lowest that it can have.
  var detent: SheetDetent?
  /// `contentSizeForViewInPopover`, and later `preferredContentSize`; nil where the app has not set it.
  var contentSize: Size?

  init(_ declaration: ControllerDeclaration) {
    answers = declaration.answers
    heldByUIKitOnly = declaration.heldByUIKitOnly
    contentSize = declaration.contentSize
  }

  /// Creates the controller. Nothing of an earlier one remains, except the answers, which the app has decided.
  mutating func begin() {
    exists = true
    passage = Passage()
    move = nil
    detent = nil
    styleRead = nil
    told.traits = nil
    told.announced = nil
    overridingTraits = nil
    isPresentedRoot = false
  }

  /// The values that the controller got about its place and doesn't get again.
  struct Told: Hashable, Sendable {
    /// `traitCollectionDidChange:`, iOS 8
    var traits: Traits?
    /// `willTransitionToTraitCollection:…`, iOS 8
    var announced: Traits?
    /// What it lies in when it has the size that it was told, until it tells its children.
    var around: Surroundings?
    /// iOS 11
    var margins: Insets?
    var safeArea = Insets()
  }

  /// A change of parent, from `willMoveToParentViewController:` to `didMoveToParentViewController:`.
  enum Move: UInt8, Hashable, Sendable {
    case toParent
    case fromParent
  }

  /// A presentation as it was carried out.
  struct Presentation: Hashable, Sendable {
    var presenter: ControllerID
    /// The receiver of the message.
    var source: ControllerID
    /// Which of those that have been made with its name: the presentation does not hold it.
    var sourceBirth: Int
    /// The controller that was to be presented: another one if a delegate has replaced it.
    var original: ControllerID
    var style: ModalStyle
    /// The presenter's view leaves the screen.
    var covers: Bool
    /// The style changed on screen.
    var adapted = false

    /// Whether the presentation is as large as the window; the topmost of these decides the interface orientation.
    var fillsWindow: Bool { covers || style == .overFullScreen }
  }
}
