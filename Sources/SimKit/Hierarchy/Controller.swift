/// The state of a simulated `UIViewController`. Its view, its parent and its children are kept in the hierarchy.
struct Controller: Hashable, Sendable {
  /// It has been made and not deallocated.
  var exists = false
  /// Grows with each controller that is made: memory warnings go by it.
  var birth = 0
  var isLoadingView = false
  /// How many of its methods that UIKit has called have not returned.
  var openCallbacks = 0
  /// Nobody holds it any more but the callers of its methods.
  var wasLetGo = false
  var appearance = AppearanceState.disappeared
  /// Its view has left the window, and it is told the end of that with the layout of this turn.
  var hasLeft = false
  /// Its view came into the window while its parent was appearing.
  var joinsParent = false
  /// Whether the transition under way is animated; the *did* repeats it.
  var isAnimated = false

  /// Between being told that it will move and that it did.
  var move: Move?
  /// A move that it was told the end of while it came or went, iOS 26.
  var moveInTransition: Move?
  /// Why it comes or goes in the transition under way.
  var movement: Movement?

  var supports: OrientationMask?
  var supportsOld: OrientationMask?
  var supportsNew: OrientationMask?
  var answersAsTop = false
  var autorotates = true
  /// What the delegate of a split view controller answers when it collapses, iOS 8.
  var collapsesSecondary = false
  var prefers: Orientation?
  /// Nobody but UIKit holds it.
  var heldByUIKitOnly = false
  /// A collapsed split view controller keeps it for the time when it expands.
  var isKept = false
  var needsConstraints = false
  /// What its view shows is up to date, iOS 26.
  var hasProperties = false
  /// The app has set the frame of its view.
  var hasOwnFrame = false
  /// The size with which it was last laid out; nil before the first time.
  var laidOutAt: Size?

  /// `modalPresentationStyle`; nil is the version's default.
  var style: ModalStyle?
  /// The style for which its presentation controller was made when the app looked at it.
  var styleRead: ModalStyle?
  /// Whom it presents.
  var presented: ControllerID?
  /// How it was presented; nil when it is not.
  var presentation: Presentation?
  /// Who presents it.
  var presenter: ControllerID? { presentation?.presenter }
  /// It has been told of a turn of the interface that has not ended, up to iOS 7.
  var isTurning = false
  /// The traits that it was last told, iOS 8.
  var toldTraits: Traits?
  /// The traits that were last announced to it, iOS 8.
  var announcedTraits: Traits?
  /// The traits that its parent gives it instead of its own, iOS 8.
  var overridingTraits: TraitOverride?
  /// The insets that it was last told, iOS 11.
  var toldMargins: Insets?
  var toldSafeArea = Insets()
  /// It has not been told `viewIsAppearing:` in the appearance under way.
  var owesIsAppearing = false
  /// The height that the user has drawn its sheet to, iOS 15; nil: the lowest that it can have.
  var detent: SheetDetent?
  /// `contentSizeForViewInPopover`, and later `preferredContentSize`; nil where the app has not set it.
  var contentSize: Size?

  /// It is made, and knows nothing of one that was there before; what it answers the app has decided.
  mutating func begin() {
    exists = true
    appearance = .disappeared
    hasLeft = false
    joinsParent = false
    move = nil
    moveInTransition = nil
    movement = nil
    isTurning = false
    needsConstraints = false
    hasProperties = false
    detent = nil
    hasOwnFrame = false
    laidOutAt = nil
    styleRead = nil
    toldTraits = nil
    announcedTraits = nil
    overridingTraits = nil
    owesIsAppearing = false
  }

  /// A change of parent, from `willMoveToParentViewController:` to `didMoveToParentViewController:`.
  enum Move: UInt8, Hashable, Sendable {
    case toParent
    case fromParent
  }

  /// A presentation as it was carried out.
  struct Presentation: Hashable, Sendable {
    var presenter: ControllerID
    /// To whom the message was sent.
    var source: ControllerID
    /// Which of those that have been made with its name: the presentation does not hold it.
    var sourceBirth: Int
    /// Who was asked to be presented: another one where a delegate has it replaced.
    var original: ControllerID
    var style: ModalStyle
    /// The presenter's view leaves the screen.
    var covers: Bool
    /// Its last transition is, or was, animated.
    var isAnimated = false

    /// It is as large as the window; whoever is topmost of these decides how the interface stands.
    var fillsWindow: Bool {
      switch style {
      case .overFullScreen: true
      case .fullScreen, .pageSheet, .formSheet, .currentContext, .popover, .custom, .overCurrentContext: covers
      }
    }
  }
}
