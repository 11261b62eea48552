/// `controller home …`: what is known of a controller before the story starts.
package struct ControllerDeclaration: Hashable, Sendable {
  package internal(set) var name: String
  /// The line of the declaration, from 1.
  package internal(set) var line: Int
  package internal(set) var kind = ControllerKind.plain {
    // An alert is of no class of the app's.
    didSet { if case .alert = kind { overrides = [] } }
  }
  /// How the view is made, where the file says it.
  var statedView: ViewSource?
  /// The callbacks that its class overrides; nil for all.
  package internal(set) var overrides: [Callback]?
  /// The values that its methods return until the app changes them.
  package internal(set) var answers = Answers()
  /// `shouldAutomaticallyForwardAppearanceMethods`; nil where nothing is said of it.
  var statedAppearanceForwarding: Bool?
  /// `shouldAutomaticallyForwardRotationMethods`; nil where nothing is said of it.
  var statedRotationForwarding: Bool?
  /// The one switch of iOS 5, `automaticallyForwardAppearanceAndRotationMethodsToChildViewControllers`; nil where nothing is said of it.
  package internal(set) var forwardsBoth: Bool?
  /// Asks its children for orientations, as UIKit containers do, iOS 5.
  package internal(set) var asksChildren = false
  package internal(set) var definesPresentationContext = false
  /// Whether its view keeps its size when its superview gets another one: it has no autoresizing mask.
  package internal(set) var keepsSize = false
  /// `wantsFullScreenLayout`, iOS 5 and 6.
  package internal(set) var wantsFullScreenLayout = false
  package internal(set) var hidesBottomBarWhenPushed = false
  /// `translucent` of its navigation bar; nil is the version's default.
  package internal(set) var translucentBar: Bool?
  /// Whether its `encodeRestorableStateWithCoder:` encodes its children, iOS 6.
  package internal(set) var encodesChildren = false
  /// The heights that its sheet can have, iOS 15; empty: the large one only.
  package internal(set) var detents: [SheetDetent] = []
  /// A registered block gets other size classes, iOS 17.
  package internal(set) var registersForTraitChanges = false
  package internal(set) var logsAfterSuper = false
  /// Whether only UIKit retains it, where the file says so.
  var statedHold: Bool?
  /// Whether the app's code creates it each time it puts it somewhere.
  package internal(set) var isNewEachTime = false
  /// The other objects that its name stands for, in the order in which they are used.
  var furtherObjects: [ControllerID] = []
  /// The controller that is new each time: itself, or the one that holds it.
  var renewed: ControllerID?
  /// The controller whose name it shares, for one of these other objects.
  package internal(set) var original: ControllerID?
  /// Calls `setNeedsUpdateConstraints` in `viewDidLoad`, so that the layout calls `updateViewConstraints`.
  package internal(set) var usesConstraints = false
  /// `restorationIdentifier`, iOS 6
  package internal(set) var restorationIdentifier: String?
  /// Whether it has a `restorationClass`.
  package internal(set) var restoresByClass = false

  /// The view outlet of its nib isn't connected.
  package internal(set) var nibLacksView = false
  /// `contentSizeForViewInPopover`, later `preferredContentSize`; nil is the version's default.
  package internal(set) var contentSize: Size?
  /// The style that the delegate of its presentation returns, iOS 8; nil if it has no such method.
  package internal(set) var adaptation: Adaptation?
  /// The controller in whose place the delegate of that one's presentation has it presented, iOS 8.
  package internal(set) var replaces: ControllerID?
  /// Whether the presentation begins later than the call, because another process draws its content.
  package internal(set) var appearsLate = false
  /// Whether the popover presentation controller has neither a source view nor a bar button item.
  package internal(set) var lacksAnchor = false
  /// `modalInPopover`, in iOS 12 and earlier
  package internal(set) var isModalInPopover = false
  /// `isModalInPresentation`, iOS 13
  package internal(set) var isModalInPresentation = false
  /// The return value of its presentation's delegate from `presentationControllerShouldDismiss:`, iOS 13.
  package internal(set) var shouldDismiss = true
  /// The app makes a presentation controller for it, iOS 8; nil: UIKit's own.
  package internal(set) var presentationController: OwnPresentation?
  /// The app animates its presentation and its dismissal, iOS 7.
  package internal(set) var hasAnimator = false
  /// How long that takes, in milliseconds; nil: as long as UIKit's own.
  package internal(set) var animatorDuration: Int?
  /// `preferredDisplayMode` of a split view controller, iOS 8; nil is automatic.
  package internal(set) var displayMode: SplitDisplayMode?
  /// The return value of the delegate from `targetDisplayModeForActionInSplitViewController:`, iOS 8; nil is automatic.
  package internal(set) var targetDisplayMode: SplitDisplayMode?
  /// The return value from `splitViewController:topColumnForCollapsingToProposedTopColumn:`, iOS 14; nil is the proposed one.
  package internal(set) var topColumn: SplitColumn?
  /// The controllers that the delegate returns: the primary when the columns collapse or expand, and the secondary
  /// when they expand, iOS 8; nil leaves it to UIKit.
  package internal(set) var collapsesInto: ControllerID?
  package internal(set) var expandsInto: ControllerID?
  package internal(set) var separates: ControllerID?
  /// A delegate is set; its messages are part of the trace.
  package internal(set) var hasDelegate = false
  /// A data source is set on a page view controller; its questions are part of the trace.
  package internal(set) var hasDataSource = false
  /// The class that console texts name; the controller's own name when nil.
  package internal(set) var className: String?

  init(name: String, line: Int) {
    self.name = name
    self.line = line
  }

  package var forwardsAppearance: Bool { statedAppearanceForwarding ?? true }
  package var forwardsRotation: Bool { statedRotationForwarding ?? true }
  /// Whether it returns its own value of at least one of these two.
  package var statesForwarding: Bool { statedAppearanceForwarding != nil || statedRotationForwarding != nil }

  /// Only UIKit retains it: it is deallocated when it is popped, dismissed, or removed.
  package var heldByUIKitOnly: Bool { statedHold ?? (replaces != nil || renewed != nil) }

  /// How the view is made: by the app's code, or by UIKit's own `loadView` where the class overrides none.
  package var view: ViewSource { statedView ?? (overrides?.contains(.loadView) == false ? .standard : .code(nil)) }

  /// The controllers that its line names: not the navigation controllers that UIKit has made for its columns.
  func declaredContent(in controllers: [ControllerDeclaration]) -> [ControllerID] {
    kind.content.map { controllers[$0.int].isColumn(of: self) ? controllers[$0.int].kind.content[0] : $0 }
  }

  /// Whether UIKit has made it for a column of a split view controller.
  func isColumn(of split: ControllerDeclaration) -> Bool {
    split.kind.container == .split && kind.container == .navigation && overrides == [] && line == split.line
  }

  /// Created with the objects of a storyboard or a nib.
  var isFromStoryboard: Bool {
    switch view {
    case .storyboard, .sameNib: true
    case .code, .standard, .nib: false
    }
  }
}

extension ControllerDeclaration {
  func forwardsAppearance(under rules: RuleSet) -> Bool {
    rules.holds(.oneForwardingSwitch) ? answersOneSwitch : forwardsAppearance
  }

  var forwardsAllAppearance: Bool { forwardsAppearance && answersOneSwitch }

  func forwardsRotation(under rules: RuleSet) -> Bool {
    rules.holds(.oneForwardingSwitch) ? answersOneSwitch : forwardsRotation
  }

  /// The one switch of iOS 5. An app that does not say how it answers there answers no where it forwards either by hand later.
  private var answersOneSwitch: Bool { forwardsBoth ?? (forwardsAppearance && forwardsRotation) }
}

package enum ControllerKind: Hashable, Sendable {
  /// A `UIViewController` with content.
  case plain
  /// A custom container, to UIKit a controller as any other.
  case container
  /// `UINavigationController` with its stack, root first.
  case navigation([ControllerID])
  /// `UITabBarController` with its tabs.
  case tabBar([ControllerID])
  /// `UISplitViewController`.
  case split(SplitContent)
  /// `UIPageViewController`, showing the first of its pages.
  case page([ControllerID], PageStyle?)
  /// `UISearchController`, iOS 8, with the controller that shows the results, if any.
  case search(ControllerID?)
  /// `UIAlertController`, iOS 8; before that `UIAlertView` or `UIActionSheet`, which are no controllers.
  case alert(AlertStyle)

  /// The kind of UIKit container, if it is any, and the controllers that it starts with.
  private var parts: (container: ContainerKind?, content: [ControllerID]) {
    switch self {
    case .plain, .container, .alert: (nil, [])
    case .navigation(let ids): (.navigation, ids)
    case .tabBar(let ids): (.tabBar, ids)
    case .split(let content): (.split, content.members)
    case .page(let ids, _): (.page, ids)
    case .search(let results): (.search, results.map { [$0] } ?? [])
    }
  }

  var container: ContainerKind? { parts.container }
  package var content: [ControllerID] { parts.content }

  /// As the language calls it, without what it holds.
  package var name: String {
    if case .alert(let style) = self { return style.name }
    return container?.name ?? "plain"
  }

  /// Whether it can do with fewer controllers.
  var isList: Bool {
    switch self {
    case .tabBar, .page: true
    case .plain, .container, .navigation, .split, .search, .alert: false
    }
  }

  /// The same container with others in it, as many.
  func holding(_ others: [ControllerID]) -> ControllerKind {
    switch self {
    case .plain, .container, .alert: self
    case .navigation: .navigation(others)
    case .tabBar: .tabBar(others)
    case .split(let content): .split(content.holding(others))
    case .page(_, let style): .page(others, style)
    case .search: .search(others.first)
    }
  }
}

package enum ContainerKind: Hashable, Sendable {
  case navigation
  case tabBar
  case split
  case page
  case search

  /// As the language calls it, as a sentence calls one of them, and the lines by which an app changes what it holds.
  private var row: (name: String, noun: String, operations: String) {
    switch self {
    case .navigation: ("navigation", "a navigation controller", "push, pop and set stack of")
    case .tabBar: ("tab bar", "a tab bar controller", "select and set tabs of")
    case .split: ("split", "a split view controller", "the lines for split view controllers")
    case .page: ("page view", "a page view controller", "turn")
    case .search: ("search", "a search controller", "the lines for search controllers")
    }
  }

  package var name: String { row.name }
  var noun: String { row.noun }
  var operations: String { row.operations }
}

/// A custom presentation controller, and whether it removes the presenter's view (`shouldRemovePresentersView`).
package enum OwnPresentation: UInt8, Hashable, Sendable {
  case keepsPresenter
  case removesPresenter
}

/// The style that the delegate of a presentation returns, iOS 8.
package struct Adaptation: Hashable, Sendable {
  /// In a compact width; nil is `UIModalPresentationNone`.
  package var style: ModalStyle?
  /// Whether it has the method with traits, which is called in every width, and returns none in a regular one.
  package var byTraits: Bool
}

package enum ViewSource: Hashable, Sendable {
  /// By the app's `loadView`; nil is a zero frame.
  case code(Size?)
  /// By `loadView` of `UIViewController` itself: a view of the screen's size, without the status bar.
  case standard
  /// From a nib; nil is the size of the screen in portrait without the status bar.
  case nib(Size?)
  /// From a storyboard; sizes as for a nib.
  case storyboard(Size?)
  /// From the nib that the controller is an object of; sizes as for a nib.
  case sameNib(Size?)

  var size: Size? {
    switch self {
    case .standard: nil
    case .code(let size), .nib(let size), .storyboard(let size), .sameNib(let size): size
    }
  }

  /// Whether the view is decoded, from a nib or a storyboard.
  var isFromNib: Bool {
    switch self {
    case .code, .standard: false
    case .nib, .storyboard, .sameNib: true
    }
  }
}

/// `action open`: a method of the app.
struct Routine: Hashable, Sendable {
  let name: String
  let block: BlockID
}

/// The values that a controller's methods return, as they are declared, and as the app changes them while it runs.
package struct Answers: Hashable, Sendable {
  /// Nil: the default of the version and the device.
  package internal(set) var supports: OrientationMask?
  /// Only for `shouldAutorotateToInterfaceOrientation:`; wins over `supports` there.
  package internal(set) var ios5Supports: OrientationMask?
  /// Only for `supportedInterfaceOrientations`; wins over `supports` there.
  package internal(set) var ios6Supports: OrientationMask?
  /// Returns what the controller on top of it, or the visible child, returns.
  package internal(set) var answersAsTop = false
  package internal(set) var autorotates = true
  /// `shouldPerformSegueWithIdentifier:sender:`, iOS 6.
  package internal(set) var performsSegues = true
  package internal(set) var prefers: Orientation?
  /// The return value from `splitViewController:collapseSecondaryViewController:ontoPrimaryViewController:`, iOS 8.
  package internal(set) var collapsesSecondary = false
  /// `modalPresentationStyle`; nil is the version's default.
  package internal(set) var style: ModalStyle?

  func with(_ change: Change) -> Answers {
    var changed = self
    switch change {
    case .supports(let mask):
      changed.supports = mask
      changed.ios5Supports = nil
      changed.ios6Supports = nil
      changed.answersAsTop = false
    case .autorotates(let answer): changed.autorotates = answer
    case .collapsesSecondary(let answer): changed.collapsesSecondary = answer
    case .performsSegues(let answer): changed.performsSegues = answer
    case .prefers(let orientation): changed.prefers = orientation
    case .style(let style): changed.style = style
    }
    return changed
  }
}
