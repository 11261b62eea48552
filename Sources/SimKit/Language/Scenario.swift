/// A scenario as the parser leaves it: every name is resolved, every word understood. Only `Scenario.parse` makes
/// one, so that every scenario can be run.
public struct Scenario: Sendable {
  package var header = Header()
  /// In the order of declaration; a `ControllerID` is a place in it.
  package internal(set) var controllers: [ControllerDeclaration] = []
  /// In the order of their lines: of two that count the later wins.
  var conditionalOptions: [ConditionalOption] = []
  package internal(set) var hooks: [Hook] = []
  /// In the order of declaration.
  package internal(set) var segues: [Segue] = []
  package internal(set) var story: [Statement] = []
  /// The lines of `action`, `together` and `after`; a `BlockID` is a place in it.
  package internal(set) var blocks: [CodeBlock] = []
  /// The app's own state, in the order of declaration.
  package internal(set) var variables: [MatrixDimension] = []
  /// The app's own methods, in the order of declaration.
  var routines: [Routine] = []
  /// Questions that hold in each run.
  package internal(set) var asserts: [Inquiry] = []
  /// The `explore` block.
  package internal(set) var exploration = ExploreBlock()
  /// The names of the files that it includes, directly or not.
  public internal(set) var includes: [String] = []

  init() {}

  /// The name of a controller of this scenario; empty for an identifier of another one.
  public func name(of id: ControllerID) -> String {
    controllers.indices.contains(id.int) ? controllers[id.int].name : ""
  }

  /// The controller of this name; nil if none is declared.
  public func controller(named name: String) -> ControllerID? {
    controllers.firstIndex { $0.name == name }.map { ControllerID($0) }
  }
}

extension Receiver {
  /// As traces write it.
  public func name(in scenario: Scenario) -> String {
    name { scenario.name(of: $0) }
  }

  func name(_ nameOf: (ControllerID) -> String) -> String {
    switch self {
    case .controller(let id): nameOf(id)
    case .view(let id): nameOf(id) + Self.viewSuffix
    case .delegate(let id): nameOf(id) + Self.delegateSuffix
    case .presentation(let id): nameOf(id) + Self.presentationSuffix
    case .animator(let id): nameOf(id) + Self.animatorSuffix
    case .app: Self.appName
    case .scene(let id): id.map { nameOf($0) + Self.sceneSuffix } ?? Self.sceneName
    }
  }
}

/// The part before the declarations: the versions, the device, and what is shown.
package struct Header: Sendable {
  package var title: String?
  package var tags: [String] = []
  /// The publication of the order that this scenario shows, as written in the file.
  package var sources: [String] = []
  /// The identifiers of the published records that it reproduces.
  package var records: [String] = []
  /// The versions to run; empty when the file states none.
  package var modes: [Mode] = []
  /// Words that take several values, each in a separate case.
  package var matrix: [MatrixDimension] = []
  /// Nil: the version's default, see `device(in:)`.
  package var device: Device?
  /// How much of a pad's screen the app is launched in, iOS 9; nil: all.
  package internal(set) var window: Size?
  /// How the device is held at the start, in terms of the interface.
  package var heldIn = Orientation.portrait
  /// False when the app hides the status bar.
  package var showsStatusBar = true
  /// The orientations of the Info.plist; nil when it lists none.
  package var appOrientations: ListedOrientations?
  /// The same for one idiom only, which wins there.
  package var phoneOrientations: ListedOrientations?
  package var padOrientations: ListedOrientations?
  /// `application:supportedInterfaceOrientationsForWindow:`, iOS 6; nil when the delegate does not implement it.
  package var delegateOrientations: OrientationMask?
  /// The lines of appearance callbacks state the property that says why a controller comes or goes.
  package var showsProperties = false
  /// The values of a controller's place that its lines state, in the order of `FieldKey`.
  package private(set) var values: [FieldKey] = []
  /// Whether an expectation or a question states such a value, or lines show it.
  package var readsPlaces = false
  /// The app keeps no reference to a controller that does not say otherwise.
  package internal(set) var heldByUIKitOnly = false
  /// `viewLayoutMarginsDidChange` and `viewSafeAreaInsetsDidChange` are part of the trace, iOS 11.
  package var showsInsets = false
  package var filter = TraceFilter()
  package var comparison = ComparisonWords()
  /// The Info.plist has a scene manifest: in iOS 13 and later, the scene's delegate gets activity.
  package var hasSceneManifest = false
  /// The scene manifest allows several scenes.
  package internal(set) var hasSeveralScenes = false
  package var knownFailures: [KnownFailure] = []
  /// The question that no published record answers, if the scenario is an experiment for a device.
  package var experiment: String?
  /// Findings of lint that are there on purpose.
  package internal(set) var allowedFindings: [LintRule] = []

  package init() {}
}

extension Header {
  /// Lines state these values of a controller's place.
  package mutating func show(_ keys: [FieldKey]) {
    let shown = values + keys
    values = FieldKey.ofPlace.filter { shown.contains($0) }
    readsPlaces = readsPlaces || !values.isEmpty
  }

  /// The device that a run in this version has: the one that is stated, else the smallest phone that ran the version.
  package func device(in mode: Mode) -> Device { device ?? RuleSet(mode).smallestPhone }

  /// Whether the app has a scene in this version: its Info.plist says so, or the version requires it.
  package func usesScenes(in mode: Mode) -> Bool { usesScenes(by: RuleSet(mode)) }

  func usesScenes(by rules: RuleSet) -> Bool {
    rules.holds(.scenesExist) && (hasSceneManifest || rules.holds(.scenesRequired))
  }
}

/// Which events of a run are shown, judged and stored.
package struct TraceFilter: Hashable, Sendable {
  /// Only these receivers' controllers; nil for all. Receivers `app` and `scene` are shown when `showsApp` and `showsScene`.
  package var controllers: [ControllerID]?
  package var showsApp = true
  package var showsScene = true
  /// Beside `controllers`, messages to the delegates of these.
  package var delegates: [ControllerID] = []
  /// Only callbacks of these families; nil for all.
  package var families: [Family]?
  /// Only these callbacks; nil for all.
  package var callbacks: [Callback]?
  /// Lines that these rules send are left out.
  package var omittedRules: [RuleID] = []

  package init() {}

  /// Whether it shows a callback, regardless of its receiver.
  package func shows(_ callback: Callback) -> Bool {
    families?.contains(callback.family) ?? true && callbacks?.contains(callback) ?? true
  }
}

/// How an expectation of the whole scenario is compared.
package struct ComparisonWords: Hashable, Sendable {
  /// Repeats of a line, or of a group of lines, that follow each other at once count as one.
  package var collapsesRepeats = false
  /// Values (`animated=yes` and the like) that the expectation does not state are not compared, and where a block states
  /// no time that passes, neither are times.
  package var ignoresUnstatedValues = false

  package init() {}
}

/// A case that is expected to differ, and why.
package struct KnownFailure: Hashable, Sendable {
  /// The versions it speaks of; nil for all.
  package internal(set) var modes: ModeRange?
  package internal(set) var reason: String
}

/// `controller home …`: what is known of a controller before the story starts.
package struct ControllerDeclaration: Hashable, Sendable {
  package internal(set) var name: String
  /// The line of the declaration, from 1.
  package internal(set) var line: Int
  package internal(set) var kind: ControllerKind = .plain
  /// How the view is made, where the file says it.
  var statedView: ViewSource?
  /// The callbacks that its class overrides; nil for all.
  package internal(set) var overrides: [Callback]?
  /// The values that its methods return until the app changes them.
  package internal(set) var answers = Answers()
  /// `shouldAutomaticallyForwardAppearanceMethods`
  package internal(set) var forwardsAppearance = true
  /// `shouldAutomaticallyForwardRotationMethods`
  package internal(set) var forwardsRotation = true
  /// Whether it returns its own value of at least one of these two.
  package internal(set) var statesForwarding = false
  /// The one switch of iOS 5, `automaticallyForwardAppearanceAndRotationMethodsToChildViewControllers`; nil where nothing is
  /// said of it.
  package internal(set) var forwardsBoth: Bool?
  /// Asks its children for orientations, as UIKit containers do, iOS 5.
  package internal(set) var asksChildren = false
  package internal(set) var definesPresentationContext = false
  /// Whether its view keeps its size when its superview gets another one: it has no autoresizing mask.
  package internal(set) var keepsSize = false
  /// `wantsFullScreenLayout`, iOS 5 and 6.
  package internal(set) var wantsFullScreenLayout = false
  package internal(set) var hidesBottomBarWhenPushed = false
  /// The heights that its sheet can have, iOS 15; empty: the large one only.
  package internal(set) var detents: [SheetDetent] = []
  /// A registered block gets other size classes, iOS 17.
  package internal(set) var registersForTraitChanges = false
  /// Whether its overrides log after they have called super.
  package internal(set) var logsAfterSuper = false
  /// Only UIKit retains it: it is deallocated when it is popped, dismissed, or removed.
  package internal(set) var heldByUIKitOnly = false
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
  /// The return value of the delegate from `targetDisplayModeForActionInSplitViewController:`, iOS 8; nil is
  /// automatic.
  package internal(set) var targetDisplayMode: SplitDisplayMode?
  /// The return value from `splitViewController:topColumnForCollapsingToProposedTopColumn:`, iOS 14; nil is the
  /// proposed one.
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

  /// How the view is made: by the app's code, or by UIKit's own `loadView` where the class overrides none.
  package var view: ViewSource { statedView ?? (overrides?.contains(.loadView) == false ? .standard : .code(nil)) }

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

  /// Whether it forwards in all versions.
  var forwardsAllAppearance: Bool { forwardsAppearance && answersOneSwitch }

  func forwardsRotation(under rules: RuleSet) -> Bool {
    rules.holds(.oneForwardingSwitch) ? answersOneSwitch : forwardsRotation
  }

  /// The one switch of iOS 5. An app that does not say how it answers there answers no where it forwards either by hand later.
  private var answersOneSwitch: Bool { forwardsBoth ?? (forwardsAppearance && forwardsRotation) }
}

/// The kind of a controller.
package enum ControllerKind: Hashable, Sendable {
  /// A `UIViewController`: content or a custom container.
  case plain
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
    case .plain, .alert: (nil, [])
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

  /// The same container with others in it, as many.
  func holding(_ others: [ControllerID]) -> ControllerKind {
    switch self {
    case .plain, .alert: self
    case .navigation: .navigation(others)
    case .tabBar: .tabBar(others)
    case .split(let content): .split(content.holding(others))
    case .page(_, let style): .page(others, style)
    case .search: .search(others.first)
    }
  }
}

/// The UIKit containers.
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

/// How a controller's view is made.
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
