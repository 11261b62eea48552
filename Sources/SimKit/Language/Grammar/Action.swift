/// An action of the user or of the app's code. The engine alone decides which callbacks follow.
///
/// A case is one call of UIKit's API, or (`addWhole`, `removeWhole`) a short form for calls that belong together.
package enum Action: Hashable, Sendable {
  // MARK: The application

  /// The app starts with this controller as the window's root; the device is held in `orientation`.
  case launch(ControllerID, held: Orientation?)
  /// The app starts with a window that has no root view controller.
  case launchWithoutRoot
  /// `window.rootViewController = controller`.
  case setRoot(ControllerID)
  /// `makeKeyAndVisible` of another window, with this root.
  case showWindow(of: ControllerID)
  /// `window.isHidden = true` of such a window, which the app retains or releases.
  case hideWindow(of: ControllerID, isRetained: Bool)
  /// The home button.
  case enterBackground
  case enterForeground
  /// The system ends the app in the background.
  case endApp
  /// The user swipes the app away in the app switcher.
  case killApp
  /// The app is launched again after that.
  case relaunch
  /// The system takes the scene away, iOS 13.
  case disconnectScene
  /// The user opens another scene, or the app requests it; its window has this root.
  case openScene(of: ControllerID)
  /// The user or the system does something with the scene of a window that has this root.
  case changeScene(SceneChange, of: ControllerID)
  /// The system runs low on memory.
  case memoryWarning
  /// The device is turned so that the interface would have this orientation.
  case rotate(Orientation)
  /// The application's delegate answers otherwise to `application:supportedInterfaceOrientationsForWindow:`, iOS 6.
  case changeDelegate(OrientationMask)
  /// The user changes between light and dark, iOS 13.
  case changeInterfaceStyle
  /// The user gives the app another part of a pad's screen, iOS 9.
  case resizeWindow(Size)
  /// `setStatusBarOrientation:animated:`
  case setStatusBar(Orientation, animated: Bool)
  /// An alert of the system, a call, or Control Center makes the app inactive, and it is active again.
  case beginInterruption
  /// The user opens a URL of the app, or a universal link, in another app.
  case open(Opened)
  case endInterruption
  /// A call begins or ends that continues beside the app: during the call, the status bar is higher.
  case beginCall
  case endCall
  /// `requestGeometryUpdate` of the window's scene, with these orientations, iOS 16.
  case requestGeometry(OrientationMask)
  /// `+[UIViewController attemptRotationToDeviceOrientation]`, iOS 5.
  case attemptRotation

  // MARK: One controller

  /// The app's code makes the controller. Without it a controller is made when it is first used.
  case create(ControllerID)
  /// The app's code drops its last reference.
  case release(ControllerID)
  /// The app's code touches `controller.view`.
  case loadView(ControllerID)
  /// `controller.view = nil`.
  case unloadView(ControllerID)
  /// `controller.view = nil`, where it is loaded and not in the window.
  case unloadViewOutsideWindow(ControllerID)
  /// `[controller.view setNeedsLayout]`, or `layoutIfNeeded` as well when `now`.
  case layout(ControllerID, now: Bool)
  /// `[controller.view setNeedsUpdateConstraints]`, iOS 6.
  case setNeedsUpdateConstraints(ControllerID)
  /// `[controller setNeedsUpdateProperties]`, iOS 26.
  case setNeedsUpdateProperties(ControllerID)
  /// `controller.view.frame = frame`.
  case setFrame(ControllerID, Rect)
  /// `setOverrideTraitCollection:forChildViewController:`, sent to the parent; nil is nil. iOS 8.
  case setTraits(ControllerID, TraitOverride?)
  /// `preferredContentSize`, in iOS 6 and earlier `contentSizeForViewInPopover`.
  case setContentSize(ControllerID, Size)
  /// `setNeedsUpdateOfSupportedInterfaceOrientations`, iOS 16.
  case updateOrientations(ControllerID)
  /// `setEditing:animated:`, by the Edit button or by the app's code.
  case setEditing(ControllerID, Bool, animated: Bool)
  /// `one.view = other.view`
  case takeView(ControllerID, of: ControllerID)
  /// The answers of the controller change.
  case change(ControllerID, Change)

  /// The app's code calls a method of a controller that UIKit calls otherwise, with the values of the callback that the
  /// code is in.
  case send(Callback, to: ControllerID, animated: Bool)

  // MARK: Presentation

  /// `presentViewController:animated:completion:` (`presentModalViewController:animated:` before iOS 5).
  case present(ControllerID, from: ControllerID, animated: Bool, completion: Bool)
  /// The app's code looks at `presentationController`, iOS 8.
  case readPresentationController(ControllerID)
  /// `presentViewController:nil animated:completion:`
  case presentNil(from: ControllerID)
  /// `dismissViewControllerAnimated:completion:`, sent to this controller, presented or presenting.
  case dismiss(ControllerID, animated: Bool, completion: Bool)

  /// The user taps beside a popover.
  case tapOutside(ControllerID)
  /// The user begins to swipe a sheet down, iOS 13, or to dismiss it by a custom gesture, iOS 7.
  case beginDismissal(ControllerID)
  case cancelDismissal(ControllerID)
  case finishDismissal(ControllerID)

  /// A person draws a sheet to another height, iOS 15.
  case dragSheet(ControllerID, SheetDetent)

  // MARK: Containment, call by call

  /// `[parent addChildViewController:child]`
  case addChild(ControllerID, to: ControllerID)
  /// `[child removeFromParentViewController]`
  case removeFromParent(ControllerID)
  /// `[child willMoveToParentViewController:parent]`
  case willMove(ControllerID, to: ControllerID?)
  /// `[child didMoveToParentViewController:parent]`
  case didMove(ControllerID, to: ControllerID?)
  /// `[parent.view addSubview:child.view]`
  case addView(ControllerID, to: ControllerID)
  /// `[window addSubview:controller.view]`
  case addViewToWindow(ControllerID)
  /// `[child.view removeFromSuperview]`
  case removeView(ControllerID)
  /// `beginAppearanceTransition:animated:`
  case beginAppearance(ControllerID, appearing: Bool, animated: Animated)
  /// `endAppearanceTransition`
  case endAppearance(ControllerID)
  /// `transitionFromViewController:toViewController:duration:options:animations:completion:`, duration in milliseconds.
  case transition(from: ControllerID, to: ControllerID, in: ControllerID, duration: Int, completion: Bool)

  // MARK: Containment, short forms

  /// `addChild`, `addView`, `didMove(to: parent)`.
  case addWhole(ControllerID, to: ControllerID)
  /// `willMove(to: nil)`, `removeView`, `removeFromParent`.
  case removeWhole(ControllerID, from: ControllerID)

  // MARK: Navigation controller

  case push(ControllerID, on: ControllerID, animated: Bool)
  /// `pushViewController:nil animated:`
  case pushNil(on: ControllerID)
  case pop(ControllerID, to: PopTarget, animated: Bool)
  case setStack(ControllerID, to: [ControllerID], animated: Bool)
  /// `setNavigationBarHidden:animated:`
  case setBarHidden(ControllerID, Bool, animated: Bool)
  /// `setToolbarHidden:animated:`
  case setToolbarHidden(ControllerID, Bool, animated: Bool)

  // MARK: Interactive transitions, iOS 7

  /// The gesture that pops a navigation controller begins.
  case beginPop(ControllerID)
  case cancelPop(ControllerID)
  case finishPop(ControllerID)
  /// The gesture that turns a page view controller to a page begins.
  case beginTurn(ControllerID, to: ControllerID)
  case cancelTurn(ControllerID)
  case finishTurn(ControllerID)

  // MARK: Tab bar, page view, split view

  /// `selectedViewController = controller`, or a tap on its tab when `byUser`.
  case select(ControllerID, in: ControllerID, byUser: Bool)
  /// A tap on the More item of a bar that has too few places.
  case tapMore(ControllerID)
  case setTabs(ControllerID, to: [ControllerID], animated: Bool)
  /// `setViewControllers:direction:animated:completion:`
  case turnPage(ControllerID, to: ControllerID, animated: Bool)
  /// The same with no page or with several, which needs a spine in the middle.
  case setPages(ControllerID, [ControllerID], animated: Bool)
  /// The master of a split view is shown or hidden by its bar button.
  case showMaster(ControllerID, Bool)
  /// `preferredDisplayMode` of a split view controller, iOS 8; nil is automatic.
  case setDisplayMode(ControllerID, to: SplitDisplayMode?)
  /// `preferredPrimaryColumnWidthFraction`, in points of the split view controller's width, iOS 8.
  case setColumnWidth(ControllerID, Int)
  /// `showColumn:` and `hideColumn:`, iOS 14
  case showColumn(SplitColumn, of: ControllerID, Bool)
  /// `setViewController:forColumn:`, iOS 14
  case setColumn(SplitColumn, of: ControllerID, to: ControllerID)

  // MARK: Search controller, iOS 8

  /// The user taps the search bar in the view, or in the navigation bar, of a controller; or `active = YES`.
  case beginSearch(ControllerID, in: ControllerID, byUser: Bool)
  /// The user types or deletes.
  case typeSearch(ControllerID)
  /// The Cancel button, or `active = NO`.
  case endSearch(ControllerID, byUser: Bool)

  /// `showViewController:sender:`, or `showDetailViewController:sender:` as the detail, iOS 8.
  case show(ControllerID, from: ControllerID, asDetail: Bool)

  // MARK: Storyboards

  /// `performSegueWithIdentifier:sender:`, or the user touches what the segue starts from.
  case performSegue(String, from: ControllerID, byUser: Bool)
  /// An unwind segue, from a controller to the one that has its action, iOS 6.
  case unwind(ControllerID, to: ControllerID, animated: Bool)

  // MARK: Time

  /// The clock moves on by this many milliseconds.
  case wait(Int)
  /// The clock moves on until nothing is pending.
  case waitUntilIdle

  // MARK: The app's own code

  /// A method of the app, by its name; its lines run in one turn.
  case runRoutine(String, BlockID)
  /// A variable of the app gets a value: `loggedIn=yes`.
  case setVariable(String)
  /// Several lines in one turn.
  case together(BlockID)
  /// `animateWithDuration:animations:completion:`, in milliseconds.
  case animate(Int, BlockID)
  /// `animateAlongsideTransition:completion:` of the transition in progress, iOS 7.
  case alongside(BlockID)
  /// The completion of the animation above it, or of the call above it.
  case then(BlockID, ofCall: Bool)
  /// `performSelector:withObject:afterDelay:`, in milliseconds; 0 is the next turn.
  case after(Int, BlockID)

  /// How long a transition between children lasts where the line does not say, in milliseconds.
  static let defaultTransitionDuration = 300
}

/// Something that brings an app to the front.
package enum Opened: String, Hashable, CaseIterable, Sendable {
  /// A URL with a scheme of the app.
  case url
  /// A universal link, iOS 9.
  case link
}

/// The `animated` argument of a call.
package enum Animated: Hashable, Sendable {
  case no
  case yes
  /// The argument of the callback that runs the code.
  case asTold
}

/// How far a pop goes.
package enum PopTarget: Hashable, Sendable {
  case previous
  case root
  case controller(ControllerID)
}

/// A change of what a controller answers, made by the app while it runs.
package enum Change: Hashable, Sendable {
  /// The supported orientations, for `shouldAutorotateToInterfaceOrientation:` and `supportedInterfaceOrientations`
  /// alike.
  case supports(OrientationMask)
  /// `shouldAutorotate`, iOS 6.
  case autorotates(Bool)
  /// `preferredInterfaceOrientationForPresentation`, iOS 6.
  case prefers(Orientation)
  /// `shouldPerformSegueWithIdentifier:sender:`, iOS 6.
  case performsSegues(Bool)
  /// The return value of a split view controller's delegate when it collapses, iOS 8.
  case collapsesSecondary(Bool)
  /// `modalPresentationStyle`
  case style(ModalStyle)
}
extension Action {
  /// Whether it starts the app, as the first action of a story does.
  var launches: Bool {
    switch self {
    case .launch, .launchWithoutRoot: true
    default: false
    }
  }

  /// The lines that the action runs, at once or later; nil for an action that holds none.
  var block: BlockID? {
    switch self {
    case .runRoutine(_, let block), .together(let block), .animate(_, let block), .alongside(let block),
      .then(let block, _), .after(_, let block):
      block
    default: nil
    }
  }
}

/// Names a block of lines of a scenario: its place in `Scenario.blocks`.
package struct BlockID: Hashable, Sendable {
  package let index: Int32
  init(_ index: Int) { self.index = Int32(index) }
  var int: Int { Int(index) }
}

/// Lines that stand indented below another one, and that run in one turn.
package struct CodeBlock: Hashable, Sendable {
  package internal(set) var statements: [Statement] = []
  /// The line that it belongs to, from 1.
  package let line: Int

  init(line: Int) { self.line = line }
}

/// `when left viewDidAppear:`: what the app's code does inside a callback.
package struct Hook: Hashable, Sendable {
  package internal(set) var receiver: Receiver
  package internal(set) var callback: Callback
  /// The code runs before the call of super; false: after it.
  package internal(set) var beforeSuper = false
  /// The code never calls super, so that nothing of what UIKit does in the callback happens.
  package internal(set) var withoutSuper = false
  /// When it counts; nil for always.
  package internal(set) var condition: Condition?
  /// Only the first time.
  package internal(set) var once = false
  /// The line of the `when`, from 1.
  package internal(set) var line: Int
  package internal(set) var actions: [Statement]
}

/// A line of the steps or of a hook, with its expectations.
package struct Statement: Hashable, Sendable {
  package enum Content: Hashable, Sendable {
    case action(Action)
    /// Words for the reader, part of the trace.
    case note(String)
  }

  package internal(set) var content: Content
  /// When it counts; nil for always.
  package internal(set) var condition: Condition?
  /// Whether it is the line above it, for another value of the variable that stands in the line.
  var isForFurtherValue = false
  /// The action's transitions go on while the next line runs.
  package internal(set) var withoutWaiting = false
  /// The line in its canonical form, as the trace shows it.
  package internal(set) var text: String
  /// The line in the file, from 1.
  package internal(set) var line: Int
  package internal(set) var expectations: [ExpectBlock] = []

  /// Nil for a note.
  package var action: Action? { if case .action(let action) = content { action } else { nil } }

  /// A note as it is written.
  package static func note(_ words: String) -> String { "note \"\(words)\"" }

  /// The words of a note; empty for what is none.
  package var words: String {
    switch content {
    case .note(let words): words
    case .action: ""
    }
  }
}

/// The actions that `vcsim explore` tries beside the lines of the file, and those that it does not.
package struct ExploreBlock: Sendable {
  /// The most actions of a story that begin with some words.
  struct Limit: Sendable {
    let most: Int
    let words: String
  }

  /// A state of the app in which actions that begin with some words can come.
  struct Offer: Sendable {
    let words: String
    let state: Inquiry.Condition
  }

  var added: [Statement] = []
  /// The words that the actions begin with which are not tried.
  var refused: [String] = []
  var limits: [Limit] = []
  var offers: [Offer] = []

  var isEmpty: Bool { added.isEmpty && refused.isEmpty && limits.isEmpty && offers.isEmpty }

  /// Whether an action begins with some words.
  static func begins(_ text: String, with words: String) -> Bool { text == words || text.hasPrefix(words + " ") }
}

/// A change of a scene that was connected.
package enum SceneChange: String, CaseIterable, Hashable, Sendable {
  case background, foreground
  /// The system takes it away.
  case disconnect
  /// The user closes it in the app switcher.
  case close
}
