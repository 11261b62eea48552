// UIKit, as far as the player uses it.
@_exported import Foundation

// MARK: Values

public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { fatalError() }
  public static let portrait = Self(rawValue: 1 << 1)
  public static let portraitUpsideDown = Self(rawValue: 1 << 2)
  public static let landscapeRight = Self(rawValue: 1 << 3)
  public static let landscapeLeft = Self(rawValue: 1 << 4)
  public static let all = Self(rawValue: 30)
}
public enum UIInterfaceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft
}
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }
public enum UIUserInterfaceIdiom: Int, Sendable { case unspecified = -1, phone, pad, tv, carPlay, mac = 5, vision }
public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
  case none = -1
  case automatic = -2
}

// MARK: Traits

open class UITraitCollection: NSObject, @unchecked Sendable {
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) { fatalError() }
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) { fatalError() }
  @available(iOS, introduced: 8.0, deprecated: 17.0)
  public convenience init(traitsFrom collections: [UITraitCollection]) { fatalError() }
  open var horizontalSizeClass: UIUserInterfaceSizeClass { fatalError() }
  open var verticalSizeClass: UIUserInterfaceSizeClass { fatalError() }
}

// MARK: Views

@MainActor open class UIResponder: NSObject {
  public required init() { fatalError() }
}
@MainActor open class CALayer: NSObject {
  public required init() { fatalError() }
  open func needsLayout() -> Bool { fatalError() }
  open var sublayers: [CALayer]? {
    get { fatalError() }
    set {}
  }
}
@MainActor open class CADisplayLink: NSObject {
  public required init() { fatalError() }
  public convenience init(target: Any, selector: Selector) { fatalError() }
  open var isPaused: Bool {
    get { fatalError() }
    set {}
  }
  open func add(to loop: RunLoop, forMode mode: RunLoop.Mode) {}
}
@MainActor public protocol UICoordinateSpace: NSObjectProtocol { var bounds: CGRect { get } }
@MainActor open class UIView: UIResponder {
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { fatalError() }
  }
  public init(frame: CGRect) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  public required init() { fatalError() }
  open var frame: CGRect {
    get { fatalError() }
    set {}
  }
  open var bounds: CGRect {
    get { fatalError() }
    set {}
  }
  open var isHidden: Bool {
    get { fatalError() }
    set {}
  }
  open var layer: CALayer { fatalError() }
  open var window: UIWindow? { fatalError() }
  open func addSubview(_ view: UIView) {}
  open func removeFromSuperview() {}
  open func setNeedsLayout() {}
  open func layoutIfNeeded() {}
  open func layoutSubviews() {}
  open func setNeedsUpdateConstraints() {}
  open class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {}
  open class var inheritedAnimationDuration: TimeInterval { fatalError() }
}
@MainActor open class UIWindow: UIView {
  @available(iOS 13.0, *) public init(windowScene: UIWindowScene) { fatalError() }
  public override init(frame: CGRect) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  public required init() { fatalError() }
  open var rootViewController: UIViewController? {
    get { fatalError() }
    set {}
  }
  @available(iOS 13.0, *) open weak var windowScene: UIWindowScene? {
    get { fatalError() }
    set {}
  }
  open func makeKeyAndVisible() {}
}
@MainActor open class UIScreen: NSObject {
  public required init() { fatalError() }
  @available(iOS, introduced: 2.0, deprecated: 26.0) open class var main: UIScreen { fatalError() }
  open var bounds: CGRect { fatalError() }
  open var fixedCoordinateSpace: any UICoordinateSpace { fatalError() }
}
@MainActor open class UIDevice: NSObject {
  public required init() { fatalError() }
  open class var current: UIDevice { fatalError() }
  open var model: String { fatalError() }
  open var systemVersion: String { fatalError() }
  open var userInterfaceIdiom: UIUserInterfaceIdiom { fatalError() }
}

// MARK: The app

@available(iOS 13.0, *) @MainActor open class UISceneSession: NSObject { public required init() { fatalError() } }
@available(iOS 13.0, *) @MainActor open class UIScene: UIResponder {
  public enum ActivationState: Int, Sendable { case unattached = -1, foregroundActive, foregroundInactive, background }
  @MainActor open class ConnectionOptions: NSObject { public required init() { fatalError() } }
  open var activationState: ActivationState { fatalError() }
}
@available(iOS 13.0, *) @MainActor open class UIWindowScene: UIScene {
  @available(iOS, introduced: 13.0, deprecated: 26.0) open var interfaceOrientation: UIInterfaceOrientation {
    fatalError()
  }
  @available(iOS 16.0, *) @MainActor public class GeometryPreferences: NSObject {
    public required init() { fatalError() }
    @MainActor public final class iOS: GeometryPreferences {
      public required init() { fatalError() }
      public init(interfaceOrientations: UIInterfaceOrientationMask) { fatalError() }
    }
  }
  @available(iOS 16.0, *) open func requestGeometryUpdate(
    _ preferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {}
}
@available(iOS 13.0, *) @MainActor public protocol UISceneDelegate: NSObjectProtocol {}
@available(iOS 13.0, *) @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {}
@MainActor public protocol UIApplicationDelegate: NSObjectProtocol {}
@MainActor open class UIApplication: UIResponder {
  open class var shared: UIApplication { fatalError() }
  @available(iOS 13.0, *) open var connectedScenes: Set<UIScene> { fatalError() }
}
@discardableResult @MainActor public func UIApplicationMain(
  _ count: Int32, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, _ application: String?,
  _ delegate: String?
) -> Int32 { fatalError() }

// MARK: Controllers

@MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  var isInteractive: Bool { get }
}
@MainActor public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}
@MainActor open class UIPresentationController: NSObject { public required init() { fatalError() } }
@available(iOS 15.0, *) @MainActor open class UISheetPresentationController: UIPresentationController {
  @MainActor open class Detent: NSObject {
    public required init() { fatalError() }
    open class func medium() -> Detent { fatalError() }
    open class func large() -> Detent { fatalError() }
  }
  open var detents: [Detent] {
    get { fatalError() }
    set {}
  }
}
@MainActor open class UIViewController: UIResponder {
  public init(nibName: String?, bundle: Bundle?) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  public required init() { fatalError() }
  open var view: UIView! {
    get { fatalError() }
    set {}
  }
  open var viewIfLoaded: UIView? { fatalError() }
  open var isViewLoaded: Bool { fatalError() }
  open func loadView() {}
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  @available(iOS 13.0, *) open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func didReceiveMemoryWarning() {}
  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}
  open func addChild(_ child: UIViewController) {}
  open func removeFromParent() {}
  open var children: [UIViewController] { fatalError() }
  open weak var parent: UIViewController? { fatalError() }
  open var presentedViewController: UIViewController? { fatalError() }
  open var presentingViewController: UIViewController? { fatalError() }
  open var presentationController: UIPresentationController? { fatalError() }
  @available(iOS 15.0, *) open var sheetPresentationController: UISheetPresentationController? { fatalError() }
  open func beginAppearanceTransition(_ appearing: Bool, animated: Bool) {}
  open func endAppearanceTransition() {}
  open func transition(
    from: UIViewController, to: UIViewController, duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {}
  open func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {}
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {}
  open func show(_ controller: UIViewController, sender: Any?) {}
  open func showDetailViewController(_ controller: UIViewController, sender: Any?) {}
  open var modalPresentationStyle: UIModalPresentationStyle {
    get { fatalError() }
    set {}
  }
  open var definesPresentationContext: Bool {
    get { fatalError() }
    set {}
  }
  @available(iOS 13.0, *) open var isModalInPresentation: Bool {
    get { fatalError() }
    set {}
  }
  open var hidesBottomBarWhenPushed: Bool {
    get { fatalError() }
    set {}
  }
  open var preferredContentSize: CGSize {
    get { fatalError() }
    set {}
  }
  open var isBeingPresented: Bool { fatalError() }
  open var isBeingDismissed: Bool { fatalError() }
  open var isMovingToParent: Bool { fatalError() }
  open var isMovingFromParent: Bool { fatalError() }
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { fatalError() }
  open func setEditing(_ editing: Bool, animated: Bool) {}
  @available(iOS, introduced: 8.0, deprecated: 17.0)
  open func setOverrideTraitCollection(_ traits: UITraitCollection?, forChild child: UIViewController) {}
  @available(iOS, introduced: 5.0, deprecated: 16.0) open class func attemptRotationToDeviceOrientation() {}
  @available(iOS 16.0, *) open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  @available(iOS 26.0, *) open func setNeedsUpdateProperties() {}
}
@MainActor open class UINavigationController: UIViewController {
  open var viewControllers: [UIViewController] {
    get { fatalError() }
    set {}
  }
  open func pushViewController(_ controller: UIViewController, animated: Bool) {}
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? { fatalError() }
  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? { fatalError() }
  @discardableResult open func popToViewController(_ controller: UIViewController, animated: Bool)
    -> [UIViewController]?
  { fatalError() }
  open func setViewControllers(_ controllers: [UIViewController], animated: Bool) {}
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {}
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {}
}
@MainActor open class UITabBarController: UIViewController {
  open var viewControllers: [UIViewController]? {
    get { fatalError() }
    set {}
  }
  open var selectedViewController: UIViewController? {
    get { fatalError() }
    set {}
  }
  open func setViewControllers(_ controllers: [UIViewController]?, animated: Bool) {}
}
@MainActor open class UISplitViewController: UIViewController {
  @available(iOS 14.0, *) public enum Style: Int, Sendable { case unspecified, doubleColumn, tripleColumn }
  @available(iOS 14.0, *) public enum Column: Int, Sendable { case primary, supplementary, secondary, compact }
  public enum DisplayMode: Int, Sendable {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary,
      twoDisplaceSecondary
  }
  open var viewControllers: [UIViewController] {
    get { fatalError() }
    set {}
  }
  open var preferredDisplayMode: DisplayMode {
    get { fatalError() }
    set {}
  }
  open var preferredPrimaryColumnWidthFraction: CGFloat {
    get { fatalError() }
    set {}
  }
  @available(iOS 14.0, *) open func setViewController(_ controller: UIViewController?, for column: Column) {}
  @available(iOS 14.0, *) open func show(_ column: Column) {}
  @available(iOS 14.0, *) open func hide(_ column: Column) {}
}
@MainActor open class UISearchController: UIViewController {
  public init(searchResultsController: UIViewController?) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  public required init() { fatalError() }
}
@MainActor open class UIPageViewController: UIViewController {
  public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }
  public enum NavigationDirection: Int, Sendable { case forward, reverse }
  open func setViewControllers(
    _ controllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {}
}
@MainActor open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable { case actionSheet, alert }
  public convenience init(title: String?, message: String?, preferredStyle: Style) { fatalError() }
}
