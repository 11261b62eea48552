/// A message that UIKit sends. `messages.md` is the one list of them: the build makes the cases and their facts from it.
extension Callback {
  package struct Facts: Sendable {
    /// As Objective-C spells it, with colons; what traces show.
    package let selector: String
    /// As Swift spells it, where that does not follow from the selector; from the parenthesis on, if all in front is the same.
    let ownSwiftName: String?
    package var swiftName: String {
      if let ownSwiftName, ownSwiftName.utf8.first != UInt8(ascii: "(") { return ownSwiftName }
      guard let end = selector.utf8.firstIndex(of: UInt8(ascii: ":")) else { return selector + "()" }
      return selector[..<end] + (ownSwiftName ?? "(_" + selector[end...] + ")")
    }
    package let family: Family
    /// The kind of return value of a query method; nil for other callbacks.
    package let answer: FieldKey.Kind?
  }

  /// Whether the delegate of a scene gets the message, not the application's.
  var isOfScene: Bool { family == .application && selector.hasPrefix("scene") }

  /// Whether the application's delegate gets it.
  var isOfApp: Bool { (family == .application && !isOfScene) || selector.hasPrefix("application:") }

  /// Whether the controller's view gets it, and not the controller.
  package var isOfView: Bool { self == .layoutSubviews || self == .initWithFrame || self == .updateConstraints }

  /// Whether the class of a controller, or of its view, can override the method.
  var isOverridden: Bool {
    switch family {
    case .creation, .loading, .appearance, .layout, .rotation, .containment, .memory, .constraints, .editing: true
    case .size: self != .traitChangeHandler
    case .orientation: self != .supportedOrientationsForWindow
    case .segue: self != .unwindAction
    case .restoration:
      self == .encodeState || self == .decodeState || self == .finishedRestoring || self == .restorationClassMakes
    default: false
    }
  }

  /// Whether the method's presence in a class changes what UIKit does: a rotation has two steps if a class overrides one of these.
  var changesWhatUIKitDoes: Bool {
    self == .willAnimateFirstHalf || self == .didAnimateFirstHalf || self == .willAnimateSecondHalf
  }

  /// Whether a URL or a link opens the app.
  var isOfURLs: Bool {
    switch self {
    case .openURLFromApplication, .openURLWithOptions, .continueActivity, .sceneOpensURL, .sceneContinuesActivity: true
    default: false
    }
  }

  /// Whether few classes have the method, so that a trace shows it only if a filter, a hook, or `overrides` names it.
  package var isRare: Bool {
    switch self {
    case .willFinishLaunching, .willChangeStatusBarOrientation, .didChangeStatusBarOrientation,
      .willChangeStatusBarFrame, .didChangeStatusBarFrame, .initWithNibName, .updateProperties,
      .initWithFrame, .updateConstraints,
      .splitSupportedOrientations, .splitPreferredOrientation, .presentSearch:
      true
    default: false
    }
  }

  /// Whether the app's code calls the method itself, to forward a callback or by mistake.
  var isSentByApps: Bool {
    switch family {
    case .appearance, .rotation, .memory, .loading: true
    case .size: self != .traitChangeHandler
    case .orientation: self != .supportedOrientationsForWindow
    default: false
    }
  }

  /// The selector of Objective-C, as traces write it: `viewWillAppear:`.
  public var selector: String { facts.selector }
  /// The family that `family` shows it with.
  public var family: Family { facts.family }
  package var answer: FieldKey.Kind? { facts.answer }

  package var summary: String { Self.sections[Int(rawValue)].text }

  private static let sections = TextSection.all(in: TextFiles.messages)

  /// Reads a callback in Objective-C's or in Swift's spelling.
  public init?(spelling: String) {
    let named = Callback.allCases.first { $0.selector == spelling || $0.facts.swiftName == spelling }
    guard let named else { return nil }
    self = named
  }
}
