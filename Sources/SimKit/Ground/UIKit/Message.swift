/// Why a controller comes or goes: the property that answers yes in its appearance callbacks, and only there (class reference, iOS 6).
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

/// The values of a message.
public enum Argument: Hashable, Sendable {
  case none
  /// The four appearance callbacks.
  case animated(Bool)
  /// `setEditing:animated:`
  case editing(Bool, animated: Bool)
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
  /// A query about a presentation: the presenting controller, nil if that is not settled, and the source; nil for a
  /// presentation that has not been requested.
  case presentation(by: ControllerID?, source: ControllerID?)
  /// A page turn's end.
  case completed(Bool)
  /// A style that a presentation will have; nil: the one that was asked for.
  case style(ModalStyle?)
  /// The mode that a split view controller is about to show; iOS 8.
  case displayMode(SplitDisplayMode)
  /// A column of a split view controller that comes, goes, or is to be on top; iOS 14.
  case column(SplitColumn)
}

/// The return value of a query.
public enum Answer: Hashable, Sendable {
  case yes(Bool)
  case mask(OrientationMask)
  case orientation(Orientation)
  /// Nil is `UIModalPresentationNone`.
  case style(ModalStyle?)
  /// Nil is nil.
  case controller(ControllerID?)
  /// Nil is `automatic`.
  case displayMode(SplitDisplayMode?)
  case column(SplitColumn)
}

/// Size classes (`UITraitCollection`), iOS 8.
public struct Traits: Hashable, Sendable {
  /// `UIUserInterfaceSizeClass`, of one direction. iOS 8 and later.
  public enum SizeClass: UInt8, CaseIterable, Hashable, Sendable {
    case compact
    case regular
    /// The word for it in traces: `compact`, `regular`.
    public var name: String { self == .compact ? "compact" : "regular" }
  }

  /// `horizontalSizeClass`
  public var horizontal: SizeClass
  /// `verticalSizeClass`
  public var vertical: SizeClass

  /// Traits of these size classes.
  public init(horizontal: SizeClass, vertical: SizeClass) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

/// The size classes that a container gives a child, instead of its own: `setOverrideTraitCollection:forChildViewController:`, iOS 8.
package struct TraitOverride: Hashable, Sendable {
  /// Nil: the parent's.
  package var horizontal: Traits.SizeClass?
  /// Nil: the parent's.
  package var vertical: Traits.SizeClass?

  /// The traits of a child whose parent has these traits.
  func applied(to traits: Traits) -> Traits {
    Traits(horizontal: horizontal ?? traits.horizontal, vertical: vertical ?? traits.vertical)
  }
}

/// The view of a controller as its code sees it at one moment.
public struct Geometry: Hashable, Sendable {
  /// `self.view.bounds.size`; empty before the view is loaded.
  public var bounds: Size
  /// `self.view.frame`; in iOS 7 and earlier in the window's coordinates, which never rotate.
  public var frame: Rect
  /// `self.interfaceOrientation`
  public var orientation: Orientation
  /// False before `loadView` has set a view: there are no bounds then.
  public var isLoaded: Bool
  /// Whether changes are animated: the code runs inside an animation block, of the app or of a rotation.
  public var isAnimating: Bool
  /// The place of the controller; nil unless the scenario shows or expects values of it.
  package internal(set) var place: ControllerPlace?

  /// The values that the receiver's code would read from its view.
  public init(bounds: Size, frame: Rect, orientation: Orientation, isLoaded: Bool, isAnimating: Bool = false) {
    self.isAnimating = isAnimating
    self.bounds = bounds
    self.frame = frame
    self.orientation = orientation
    self.isLoaded = isLoaded
  }
}
