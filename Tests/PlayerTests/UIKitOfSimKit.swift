import Foundation

@testable import SimKit

// UIKit as far as the performer calls it. Each call is one of SimKit's actions; nothing is simulated here.

struct UIInterfaceOrientationMask: OptionSet, Sendable {
  let rawValue: UInt
  static let portrait = Self(rawValue: 1 << 1)
  static let portraitUpsideDown = Self(rawValue: 1 << 2)
  static let landscapeRight = Self(rawValue: 1 << 3)
  static let landscapeLeft = Self(rawValue: 1 << 4)

  var mask: OrientationMask {
    let all: [(Self, OrientationMask)] = [
      (.portrait, .portrait), (.portraitUpsideDown, .portraitUpsideDown), (.landscapeLeft, .landscapeLeft),
      (.landscapeRight, .landscapeRight),
    ]
    return all.reduce(into: []) { mask, one in if contains(one.0) { mask.formUnion(one.1) } }
  }
}

enum UIUserInterfaceSizeClass { case compact, regular }

enum UIModalPresentationStyle: String {
  case fullScreen, pageSheet, formSheet, currentContext, popover, custom, overFullScreen, overCurrentContext
}

@MainActor final class UITraitCollection {
  var override = TraitOverride(horizontal: nil, vertical: nil)
  init(horizontalSizeClass: UIUserInterfaceSizeClass) { override.horizontal = Self.sizeClass(horizontalSizeClass) }
  init(verticalSizeClass: UIUserInterfaceSizeClass) { override.vertical = Self.sizeClass(verticalSizeClass) }
  init(traitsFrom all: [UITraitCollection]) {
    for one in all {
      override.horizontal = one.override.horizontal ?? override.horizontal
      override.vertical = one.override.vertical ?? override.vertical
    }
  }
  private static func sizeClass(_ one: UIUserInterfaceSizeClass) -> Traits.SizeClass {
    one == .compact ? .compact : .regular
  }
}

@MainActor class UIView {
  let owner: UIViewController?
  init(owner: UIViewController?) { self.owner = owner }

  /// One point: a width in fractions of it is a width in points.
  static let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
  private static var lastBounds: UIViewController?

  var bounds: CGRect {
    Self.lastBounds = owner
    return Self.unit
  }
  var window: UIWindow? { nil }
  var frame: CGRect = .zero {
    didSet {
      guard let owner else { return }
      if frame == Self.unit, let other = Self.lastBounds { return Wire.calls.append(.filled(owner.id, other.id)) }
      let (origin, size) = (frame.origin, frame.size)
      let rect = Rect(x: Int(origin.x), y: Int(origin.y), size: Size(Int(size.width), Int(size.height)))
      Wire.send(.setFrame(owner.id, rect))
    }
  }

  func addSubview(_ view: UIView) {
    guard let child = view.owner else { return }
    Wire.send(owner.map { .addView(child.id, to: $0.id) } ?? .addViewToWindow(child.id))
  }
  func removeFromSuperview() { if let owner { Wire.send(.removeView(owner.id)) } }
  func setNeedsLayout() { if let owner { Wire.send(.layout(owner.id, now: false)) } }
  func layoutIfNeeded() {
    guard let owner, Wire.calls.last == .action(.layout(owner.id, now: false)) else { return }
    Wire.calls.removeLast()
    Wire.send(.layout(owner.id, now: true))
  }
  func setNeedsUpdateConstraints() { if let owner { Wire.send(.setNeedsUpdateConstraints(owner.id)) } }

  static func animate(
    withDuration duration: Double, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let (block, then) = (Wire.block(of: animations), Wire.block { completion?(true) })
    if let block { Wire.send(.animate(Int((duration * 1000).rounded()), block)) }
    if let then { Wire.send(.then(then, ofCall: false)) }
  }
}

@MainActor final class UIWindow: UIView {
  /// Nil for a window that the app shows in front of its own.
  private var isVisible: Bool?
  let windowScene: UIWindowScene? = UIWindowScene()
  var rootViewController: UIViewController? {
    didSet { if isVisible == true, let root = rootViewController { Wire.send(.setRoot(root.id)) } }
  }
  var isHidden = true {
    didSet { if isHidden, let root = rootViewController { Wire.send(.hideWindow(of: root.id, isRetained: false)) } }
  }
  init(isVisible: Bool?) {
    self.isVisible = isVisible
    super.init(owner: nil)
  }
  func makeKeyAndVisible() {
    if isVisible == nil, let root = rootViewController { return Wire.send(.showWindow(of: root.id)) }
    isVisible = true
    Wire.send(rootViewController.map { .launch($0.id, held: nil) } ?? .launchWithoutRoot)
  }
}

@MainActor final class UIWindowScene {
  class GeometryPreferences {
    final class iOS: GeometryPreferences {
      let mask: UIInterfaceOrientationMask
      init(interfaceOrientations: UIInterfaceOrientationMask) { mask = interfaceOrientations }
    }
  }
  func requestGeometryUpdate(_ preferences: GeometryPreferences.iOS) {
    Wire.send(.requestGeometry(preferences.mask.mask))
  }
}

protocol UIViewControllerTransitionCoordinatorContext {}

@MainActor protocol UIViewControllerTransitionCoordinator: AnyObject {
  func animate(
    alongsideTransition: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

@MainActor final class Coordinator: UIViewControllerTransitionCoordinator, UIViewControllerTransitionCoordinatorContext
{
  nonisolated init() {}
  func animate(
    alongsideTransition: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    let block = Wire.block { alongsideTransition?(self) }
    let then = Wire.block { completion?(self) }
    if let block { Wire.send(.alongside(block)) }
    if let then { Wire.send(.then(then, ofCall: false)) }
    return true
  }
}

@MainActor final class UIPresentationController {}

@MainActor class UIViewController {
  let id: ControllerID
  /// Whether the app asked if the view is loaded, and so leaves one in the window alone.
  private var looksFirst = false
  required init(_ id: ControllerID) { self.id = id }

  private lazy var ownView = UIView(owner: self)
  var view: UIView! {
    get {
      Wire.calls.append(.touched(id))
      return ownView
    }
    set {
      if let other = newValue?.owner { return Wire.send(.takeView(id, of: other.id)) }
      Wire.send(looksFirst ? .unloadViewOutsideWindow(id) : .unloadView(id))
    }
  }
  var isViewLoaded: Bool {
    looksFirst = true
    return true
  }
  var parent: UIViewController? { UIViewController(id) }
  var children: [UIViewController] { [] }
  var presentedViewController: UIViewController? { nil }
  var presentingViewController: UIViewController? { nil }
  var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { Coordinator() }
  var presentationController: UIPresentationController? {
    Wire.send(.readPresentationController(id))
    return nil
  }
  var preferredContentSize: CGSize = .zero {
    didSet {
      Wire.send(.setContentSize(id, Size(Int(preferredContentSize.width), Int(preferredContentSize.height))))
    }
  }
  var modalPresentationStyle: UIModalPresentationStyle = .fullScreen {
    didSet {
      let style = ModalStyle.allCases.first { $0.name == modalPresentationStyle.rawValue }
      if let style { Wire.send(.change(id, .style(style))) }
    }
  }

  static func attemptRotationToDeviceOrientation() { Wire.send(.attemptRotation) }
  func setNeedsUpdateOfSupportedInterfaceOrientations() { Wire.send(.updateOrientations(id)) }
  func setNeedsUpdateProperties() { Wire.send(.setNeedsUpdateProperties(id)) }
  func setOverrideTraitCollection(_ traits: UITraitCollection?, forChild child: UIViewController) {
    Wire.send(.setTraits(child.id, traits?.override))
  }
  func setEditing(_ editing: Bool, animated: Bool) { Wire.send(.setEditing(id, editing, animated: animated)) }
  func present(_ other: UIViewController, animated: Bool, completion: (() -> Void)?) {
    Wire.send(.present(other.id, from: id, animated: animated, completion: completion != nil))
  }
  func dismiss(animated: Bool, completion: (() -> Void)?) {
    Wire.send(.dismiss(id, animated: animated, completion: completion != nil))
  }
  func addChild(_ child: UIViewController) { Wire.send(.addChild(child.id, to: id)) }
  func removeFromParent() { Wire.send(.removeFromParent(id)) }
  func willMove(toParent parent: UIViewController?) { Wire.send(.willMove(id, to: parent?.id)) }
  func didMove(toParent parent: UIViewController?) { Wire.send(.didMove(id, to: parent?.id)) }
  func beginAppearanceTransition(_ appearing: Bool, animated: Bool) {
    Wire.send(.beginAppearance(id, appearing: appearing, animated: animated ? .yes : .no))
  }
  func endAppearanceTransition() { Wire.send(.endAppearance(id)) }
  func transition(
    from: UIViewController, to: UIViewController, duration: Double, options: [Int], animations: (() -> Void)?,
    completion: ((Bool) -> Void)?
  ) {
    StageOfSimKit.completions = 0
    completion?(true)
    let completes = StageOfSimKit.completions > 0
    let milliseconds = Int((duration * 1000).rounded())
    Wire.send(.transition(from: from.id, to: to.id, in: id, duration: milliseconds, completion: completes))
  }
  func show(_ other: UIViewController, sender: Any?) { Wire.send(.show(other.id, from: id, asDetail: false)) }
  func showDetailViewController(_ other: UIViewController, sender: Any?) {
    Wire.send(.show(other.id, from: id, asDetail: true))
  }
}

@MainActor final class UINavigationController: UIViewController {
  func pushViewController(_ other: UIViewController, animated: Bool) {
    Wire.send(.push(other.id, on: id, animated: animated))
  }
  func popViewController(animated: Bool) -> UIViewController? { pop(.previous, animated) }
  func popToRootViewController(animated: Bool) -> [UIViewController]? { pop(.root, animated).map { [$0] } }
  func popToViewController(_ other: UIViewController, animated: Bool) -> [UIViewController]? {
    pop(.controller(other.id), animated).map { [$0] }
  }
  private func pop(_ target: PopTarget, _ animated: Bool) -> UIViewController? {
    Wire.send(.pop(id, to: target, animated: animated))
    return nil
  }
  func setViewControllers(_ all: [UIViewController], animated: Bool) {
    Wire.send(.setStack(id, to: all.map(\.id), animated: animated))
  }
  func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    Wire.send(.setBarHidden(id, hidden, animated: animated))
  }
  func setToolbarHidden(_ hidden: Bool, animated: Bool) { Wire.send(.setToolbarHidden(id, hidden, animated: animated)) }
}

@MainActor final class UITabBarController: UIViewController {
  var selectedViewController: UIViewController? {
    didSet { if let tab = selectedViewController { Wire.send(.select(tab.id, in: id, byUser: false)) } }
  }
  func setViewControllers(_ all: [UIViewController]?, animated: Bool) {
    Wire.send(.setTabs(id, to: (all ?? []).map(\.id), animated: animated))
  }
}

@MainActor final class UIPageViewController: UIViewController {
  enum NavigationDirection { case forward, reverse }
  func setViewControllers(
    _ pages: [UIViewController]?, direction: NavigationDirection, animated: Bool, completion: ((Bool) -> Void)?
  ) {
    if let page = pages?.first { Wire.send(.turnPage(id, to: page.id, animated: animated)) }
    completion?(true)
  }
}

@MainActor final class UISplitViewController: UIViewController {
  enum Column: String { case primary, supplementary, secondary, compact }
  enum DisplayMode: Int {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary,
      twoDisplaceSecondary
  }
  var preferredDisplayMode: DisplayMode = .automatic {
    didSet {
      let number = preferredDisplayMode.rawValue
      Wire.send(.setDisplayMode(id, to: number == 0 ? nil : SplitDisplayMode(rawValue: UInt8(number - 1))))
    }
  }
  var preferredPrimaryColumnWidthFraction: CGFloat = 0 {
    didSet { Wire.send(.setColumnWidth(id, Int(preferredPrimaryColumnWidthFraction))) }
  }
  private static func column(_ column: Column) -> SplitColumn {
    SplitColumn.allCases.first { $0.name == column.rawValue }!
  }
  func show(_ column: Column) { Wire.send(.showColumn(Self.column(column), of: id, true)) }
  func hide(_ column: Column) { Wire.send(.showColumn(Self.column(column), of: id, false)) }
  func setViewController(_ other: UIViewController?, for column: Column) {
    if let other { Wire.send(.setColumn(Self.column(column), of: id, to: other.id)) }
  }
}
