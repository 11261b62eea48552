/// One thing that happened in a run. A run is a stream of them, in order.
public struct TraceEvent: Hashable, Sendable {
  public var content: Content
  /// How many printed callbacks it lies inside of.
  public var depth: Int
  /// The virtual time in milliseconds since the start.
  public var time: Int

  public enum Content: Hashable, Sendable {
    /// A line of the story begins; its index in `Scenario.story`.
    case step(Int)
    /// Words for the reader; the index of the statement in `Scenario.story`.
    case note(Int)
    /// Virtual time has passed since the event before, in milliseconds.
    case gap(Int)
    case call(Call)
    /// UIKit's console warning.
    case warning(String, rule: RuleID)
    /// An exception that UIKit raises; it ends the app.
    case exception(name: String, reason: String, rule: RuleID)
  }

  public init(content: Content, depth: Int, time: Int) {
    self.content = content
    self.depth = depth
    self.time = time
  }
}

/// A message that UIKit sent.
public struct Call: Hashable, Sendable {
  public var receiver: Receiver
  public var callback: Callback
  public var argument: Argument
  /// What a question was answered; nil for messages that are not questions.
  public var answer: Answer?
  /// The rule that sent it.
  public var rule: RuleID
  /// What the receiver's code would see at this moment; nil for receivers without a view.
  public var geometry: Geometry?
  /// In the four appearance callbacks: why the controller comes or goes, if a property says so.
  public var movement: Movement?

  public init(
    receiver: Receiver, callback: Callback, argument: Argument, answer: Answer?, rule: RuleID, geometry: Geometry?
  ) {
    self.receiver = receiver
    self.callback = callback
    self.argument = argument
    self.answer = answer
    self.rule = rule
    self.geometry = geometry
  }
}

/// Why a controller comes or goes: the property that answers yes in its appearance callbacks, and only there (class reference,
/// iOS 6).
public enum Movement: UInt8, CaseIterable, Hashable, Sendable {
  case presented
  case dismissed
  case toParent
  case fromParent

  /// The property as Objective-C spells it.
  public var property: String {
    switch self {
    case .presented: "isBeingPresented"
    case .dismissed: "isBeingDismissed"
    case .toParent: "isMovingToParentViewController"
    case .fromParent: "isMovingFromParentViewController"
    }
  }
}

/// What a message carries.
public enum Argument: Hashable, Sendable {
  case none
  /// `viewWillAppear:` and its kin.
  case animated(Bool)
  /// A question about an orientation; also `didRotateFrom…`, whose orientation is the old one.
  case orientation(Orientation)
  /// A turn to an orientation, with its duration in milliseconds.
  case turn(Orientation, duration: Int)
  /// `willMoveToParentViewController:`; nil is nil.
  case parent(ControllerID?)
  /// `viewWillTransitionToSize:…`
  case size(Size)
  /// `willTransitionToTraitCollection:…`
  case traits(Traits)
  /// A delegate's message about a controller.
  case shown(ControllerID, animated: Bool?)
  /// A page turn's end.
  case completed(Bool)
}

/// What a question was answered.
public enum Answer: Hashable, Sendable {
  case yes(Bool)
  case mask(OrientationMask)
  case orientation(Orientation)
}

/// Size classes (`UITraitCollection`), iOS 8.
public struct Traits: Hashable, Sendable {
  public enum SizeClass: UInt8, Hashable, Sendable {
    case compact
    case regular
    public var name: String { self == .compact ? "compact" : "regular" }
  }

  public var horizontal: SizeClass
  public var vertical: SizeClass

  public init(horizontal: SizeClass, vertical: SizeClass) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

/// What a controller's code sees of its view at one moment.
public struct Geometry: Hashable, Sendable {
  /// `self.view.bounds.size`; empty before the view is loaded.
  public var bounds: Size
  /// `self.view.frame`; up to iOS 7 in the window's coordinates, which never turn.
  public var frame: Rect
  /// `self.interfaceOrientation`
  public var orientation: Orientation
  public var isLoaded: Bool

  public init(bounds: Size, frame: Rect, orientation: Orientation, isLoaded: Bool) {
    self.bounds = bounds
    self.frame = frame
    self.orientation = orientation
    self.isLoaded = isLoaded
  }
}

/// Where a run's events go.
public protocol EventSink {
  mutating func receive(_ event: TraceEvent)
}
