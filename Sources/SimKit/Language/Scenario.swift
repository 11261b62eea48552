/// A scenario as the parser leaves it: every name is resolved, every word understood. Only `Scenario.parse` makes one, so
/// that whoever has one can run it.
public struct Scenario: Sendable {
  public var header = Header()
  /// In the order of declaration; a `ControllerID` is a place in it.
  public internal(set) var controllers: [ControllerDeclaration] = []
  public internal(set) var hooks: [Hook] = []
  /// In the order of declaration.
  public internal(set) var segues: [Segue] = []
  public internal(set) var story: [Statement] = []
  /// The lines of `action`, `together` and `after`; a `BlockID` is a place in it.
  public internal(set) var blocks: [CodeBlock] = []
  /// The names of the files that it includes, directly or not.
  public internal(set) var includes: [String] = []

  init() {}

  public func name(of id: ControllerID) -> String { controllers[id.int].name }

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
    case .app: Self.appName
    case .scene: Self.sceneName
    }
  }
}

/// What stands before the declarations: where and on what the story plays, and what of it is shown.
public struct Header: Sendable {
  public var title: String?
  public var tags: [String] = []
  /// Where the order that this scenario shows was published, as it is written in the file.
  public var sources: [String] = []
  /// The identifiers of the published records that it reproduces.
  public var records: [String] = []
  /// The versions to run; empty when the file states none.
  public var modes: [Mode] = []
  /// Words that take several values, each in a case of its own.
  public var matrix: [MatrixDimension] = []
  /// Nil: the version's default, see `device(in:)`.
  public var device: Device?
  /// How the device is held at the start, in terms of the interface.
  public var heldIn = Orientation.portrait
  /// False when the app hides the status bar.
  public var showsStatusBar = true
  /// The orientations of the Info.plist; nil when it lists none.
  public var appOrientations: OrientationMask?
  /// `application:supportedInterfaceOrientationsForWindow:`, iOS 6; nil when the delegate does not implement it.
  public var delegateOrientations: OrientationMask?
  /// The lines of appearance callbacks state the property that says why a controller comes or goes.
  public var showsProperties = false
  /// The app keeps no reference to a controller that does not say otherwise.
  public internal(set) var heldByUIKitOnly = false
  public var filter = TraceFilter()
  public var comparison = ComparisonWords()
  /// The Info.plist has a scene manifest: from iOS 13 on the scene's delegate hears of activity.
  public var usesScenes = false
  public var knownFailures: [KnownFailure] = []

  init() {}
}

extension Header {
  /// The device that a run in this version has: the one that is stated, else the smallest phone that ran the version.
  public func device(in mode: Mode) -> Device { device ?? RuleSet(mode).smallestPhone }
}

/// Which events of a run are shown, judged and stored.
public struct TraceFilter: Hashable, Sendable {
  /// Only these receivers' controllers; nil for all. Receivers `app` and `scene` are shown when `showsApp` and `showsScene`.
  public var controllers: [ControllerID]?
  public var showsApp = true
  public var showsScene = true
  /// Beside `controllers`, messages to the delegates of these.
  public var delegates: [ControllerID] = []
  /// Only callbacks of these families; nil for all.
  public var families: [Family]?
  /// Only these callbacks; nil for all.
  public var callbacks: [Callback]?
  /// Lines that these rules send are left out.
  public var omittedRules: [RuleID] = []

  public init() {}
}

/// How an expectation of the whole scenario is compared.
public struct ComparisonWords: Hashable, Sendable {
  /// Repeats of a line, or of a group of lines, that follow each other at once count as one.
  public var collapsesRepeats = false
  /// Values (`animated=yes` and the like) that the expectation does not state are not compared, and where a block states
  /// no time that passes, neither are times.
  public var ignoresUnstatedValues = false

  public init() {}
}

/// A case that is expected to differ, and why.
public struct KnownFailure: Hashable, Sendable {
  /// The versions it speaks of; nil for all.
  public internal(set) var modes: ModeRange?
  public internal(set) var reason: String

  init(modes: ModeRange?, reason: String) {
    self.modes = modes
    self.reason = reason
  }
}

/// `controller home …`: what is known of a controller before the story starts.
public struct ControllerDeclaration: Hashable, Sendable {
  public internal(set) var name: String
  /// The line of the declaration, from 1.
  public internal(set) var line: Int
  public internal(set) var kind: ControllerKind = .plain
  public internal(set) var view: ViewSource = .code
  /// Nil: the default of the version and the device.
  public internal(set) var supports: OrientationMask?
  /// Only for `shouldAutorotateToInterfaceOrientation:`; wins over `supports` there.
  public internal(set) var supportsOld: OrientationMask?
  /// Only for `supportedInterfaceOrientations`; wins over `supports` there.
  public internal(set) var supportsNew: OrientationMask?
  public internal(set) var autorotates = true
  public internal(set) var prefers: Orientation?
  /// `modalPresentationStyle`; nil is the version's default.
  public internal(set) var style: ModalStyle?
  /// `shouldAutomaticallyForwardAppearanceMethods`
  public internal(set) var forwardsAppearance = true
  /// `shouldAutomaticallyForwardRotationMethods`
  public internal(set) var forwardsRotation = true
  public internal(set) var definesPresentationContext = false
  /// Its overrides log after they have called super; false: before.
  public internal(set) var logsAfterSuper = false
  /// Nobody but UIKit holds it: it is deallocated when it is popped, dismissed or removed.
  public internal(set) var heldByUIKitOnly = false
  /// It calls `setNeedsUpdateConstraints` in `viewDidLoad`, so that `updateViewConstraints` comes with the layout.
  public internal(set) var usesConstraints = false
  /// `restorationIdentifier`, iOS 6
  public internal(set) var restorationIdentifier: String?
  /// It has a `restorationClass`.
  public internal(set) var restoresByClass = false

  /// `isModalInPresentation`, iOS 13
  public internal(set) var isModalInPresentation = false
  /// What the delegate of its presentation answers to `presentationControllerShouldDismiss:`, iOS 13.
  public internal(set) var shouldDismiss = true
  /// A delegate is set; its messages are part of the trace.
  public internal(set) var hasDelegate = false
  /// The class that console texts name; the controller's own name when nil.
  public internal(set) var className: String?

  init(name: String, line: Int) {
    self.name = name
    self.line = line
  }

  /// It is made with the objects of a storyboard.
  var isFromStoryboard: Bool {
    switch view {
    case .storyboard: true
    case .code, .standard, .nib: false
    }
  }
}

/// What a controller is.
public enum ControllerKind: Hashable, Sendable {
  /// A `UIViewController`, be it content or a container of the app's own.
  case plain
  /// `UINavigationController` with its stack, root first.
  case navigation([ControllerID])
  /// `UITabBarController` with its tabs.
  case tabBar([ControllerID])
  /// `UISplitViewController`.
  case split(master: ControllerID, detail: ControllerID)
  /// `UIPageViewController`, showing the first of its pages.
  case page([ControllerID], PageStyle)

  /// As the language calls it, without what it holds.
  public var name: String {
    switch self {
    case .plain: "plain"
    case .navigation: "navigation"
    case .tabBar: "tab bar"
    case .split: "split"
    case .page: "page view"
    }
  }

  /// The controllers that it starts with.
  public var content: [ControllerID] {
    switch self {
    case .plain: []
    case .navigation(let ids), .tabBar(let ids), .page(let ids, _): ids
    case .split(let master, let detail): [master, detail]
    }
  }
}

/// The containers of the system.
public enum ContainerKind: Hashable, Sendable {
  case navigation
  case tabBar
  case split
  case page

  /// As a sentence calls one of them.
  var noun: String {
    switch self {
    case .navigation: "a navigation controller"
    case .tabBar: "a tab bar controller"
    case .split: "a split view controller"
    case .page: "a page view controller"
    }
  }
}

extension ControllerKind {
  /// Which of the system's containers it is; nil for a controller of the app's own.
  var container: ContainerKind? {
    switch self {
    case .plain: nil
    case .navigation: .navigation
    case .tabBar: .tabBar
    case .split: .split
    case .page: .page
    }
  }
}

/// How a controller's view is made.
public enum ViewSource: Hashable, Sendable {
  /// The app's `loadView` makes a view with a zero frame.
  case code
  /// By `loadView` of `UIViewController` itself: a view of the screen's size, without the status bar.
  case standard
  /// From a nib; nil is the size of the screen in portrait without the status bar.
  case nib(Size?)
  /// From a storyboard; sizes as for a nib.
  case storyboard(Size?)
}

/// `when left viewDidAppear:`: what the app's code does inside a callback.
public struct Hook: Hashable, Sendable {
  public internal(set) var receiver: Receiver
  public internal(set) var callback: Callback
  /// The code runs before the call of super; false: after it.
  public internal(set) var beforeSuper = false
  /// The code never calls super, so that nothing of what UIKit does in the callback happens.
  public internal(set) var withoutSuper = false
  /// When it counts; nil for always.
  public internal(set) var condition: Condition?
  /// Only the first time.
  public internal(set) var once = false
  /// The line of the `when`, from 1.
  public internal(set) var line: Int
  public internal(set) var actions: [Statement]

  init(receiver: Receiver, callback: Callback, line: Int, actions: [Statement]) {
    self.receiver = receiver
    self.callback = callback
    self.line = line
    self.actions = actions
  }
}

/// One line of the story or of a hook, with what is expected of it.
public struct Statement: Hashable, Sendable {
  public enum Content: Hashable, Sendable {
    case action(Action)
    /// Words for the reader, part of the trace.
    case note(String)
  }

  public internal(set) var content: Content
  /// When it counts; nil for always.
  public internal(set) var condition: Condition?
  /// The action's transitions go on while the next line runs.
  public internal(set) var withoutWaiting = false
  /// The line in its canonical form, as the trace shows it.
  public internal(set) var text: String
  /// The line in the file, from 1.
  public internal(set) var line: Int
  public internal(set) var expectations: [ExpectBlock] = []

  init(content: Content, text: String, line: Int) {
    self.content = content
    self.text = text
    self.line = line
  }
}

/// `expect`: what the trace of the statement above must be.
public struct ExpectBlock: Hashable, Sendable {
  /// The versions it speaks of; nil for all.
  public internal(set) var modes: ModeRange?
  /// Only lines of these controllers are compared; nil for all that is observed.
  public internal(set) var only: [ControllerID]?
  /// Empty for `expect nothing`.
  public internal(set) var lines: [ExpectedLine]
  /// The line of the `expect`, from 1.
  public internal(set) var line: Int
  /// The last line that belongs to it.
  public internal(set) var lastLine: Int

  init(modes: ModeRange?, only: [ControllerID]?, lines: [ExpectedLine], line: Int, lastLine: Int) {
    self.modes = modes
    self.only = only
    self.lines = lines
    self.line = line
    self.lastLine = lastLine
  }
}

/// One line of an `expect`.
public struct ExpectedLine: Hashable, Sendable {
  public indirect enum Content: Hashable, Sendable {
    /// A line of the trace.
    case line(LinePattern)
    /// `...`: any lines, or none.
    case anyLines
    /// `any order`: these lines, in whatever order.
    case anyOrder([ExpectedLine])
    /// `not LINE`: from here to the end of the block this line must not come.
    case not(LinePattern)
  }

  public internal(set) var content: Content
  /// The line in the file, from 1.
  public internal(set) var line: Int

  init(content: Content, line: Int) {
    self.content = content
    self.line = line
  }
}

extension ControllerKind {
  /// The same container with others in it, as many.
  func holding(_ others: [ControllerID]) -> ControllerKind {
    switch self {
    case .plain: .plain
    case .navigation: .navigation(others)
    case .tabBar: .tabBar(others)
    case .split: .split(master: others[0], detail: others[1])
    case .page(_, let style): .page(others, style)
    }
  }
}
