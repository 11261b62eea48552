import Foundation
import Testing

/// The code that `record` prints, compiled against UIKit's declarations as far as it uses them.
@Suite struct RecordTests {
  /// UIKit's declarations, as Swift sees them.
  private static let swiftStub = """
    import Foundation
    public class NSCoder {}
    public struct UIInterfaceOrientationMask: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
      public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
      public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
      public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
    }
    public enum UIInterfaceOrientation: Int { case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft }
    public enum UIUserInterfaceSizeClass: Int { case unspecified, compact, regular }
    open class UITraitCollection: NSObject {
      open var horizontalSizeClass: UIUserInterfaceSizeClass { .compact }
      open var verticalSizeClass: UIUserInterfaceSizeClass { .regular }
    }
    public protocol UIViewControllerTransitionCoordinator {}
    open class UIResponder: NSObject {}
    open class UIWindow: UIView {}
    open class UIBarButtonItem: NSObject {}
    open class UIPopoverController: NSObject {}
    open class UIView: UIResponder {
      public override init() {}
      public required init?(coder: NSCoder) {}
      open var bounds = CGRect(x: 0, y: 0, width: 320, height: 460.5)
      open var frame = CGRect(x: 0, y: 20, width: 320, height: 460.5)
      open func layoutSubviews() {}
    }
    open class UIViewController: UIResponder {
      public init(nibName: String?, bundle: Bundle?) {}
      public required init?(coder: NSCoder) {}
      open func awakeFromNib() {}
      open var view = UIView()
      open var isViewLoaded = true
      open var isBeingPresented = true
      open var isBeingDismissed = false
      open var isMovingToParent = false
      open var isMovingFromParent = false
      open var interfaceOrientation = UIInterfaceOrientation.landscapeRight
      open var shouldAutorotate: Bool { true }
      open var supportedInterfaceOrientations: UIInterfaceOrientationMask { [.portrait, .landscapeLeft] }
      open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
      open func loadView() {}
      open func viewDidLoad() {}
      open func viewWillAppear(_ animated: Bool) {}
      open func viewIsAppearing(_ animated: Bool) {}
      open func viewDidAppear(_ animated: Bool) {}
      open func viewWillDisappear(_ animated: Bool) {}
      open func viewDidDisappear(_ animated: Bool) {}
      open func updateViewConstraints() {}
      open func setEditing(_ editing: Bool, animated: Bool) {}
      open func viewWillLayoutSubviews() {}
      open func viewDidLayoutSubviews() {}
      open func viewSafeAreaInsetsDidChange() {}
      open func viewLayoutMarginsDidChange() {}
      open func willRotate(to orientation: UIInterfaceOrientation, duration: TimeInterval) {}
      open func willAnimateRotation(to orientation: UIInterfaceOrientation, duration: TimeInterval) {}
      open func didRotate(from orientation: UIInterfaceOrientation) {}
      open func willTransition(to traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {}
      open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
      open func traitCollectionDidChange(_ previous: UITraitCollection?) {}
      open func willMove(toParent parent: UIViewController?) {}
      open func didMove(toParent parent: UIViewController?) {}
      open func preferredContentSizeDidChange(forChildContentContainer child: any UIContentContainer) {}
      open func didReceiveMemoryWarning() {}
      open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
      open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
      open func canPerformUnwindSegueAction(_ action: Selector, from source: UIViewController, withSender sender: Any?) -> Bool {
        true
      }
      open func unwind(for segue: UIStoryboardSegue, towards controller: UIViewController) {}
    }
    open class UINavigationController: UIViewController {}
    open class UITabBarController: UIViewController {}
    open class UISplitViewController: UIViewController {
      public enum DisplayMode: Int { case automatic, secondaryOnly }
      public enum Column: Int { case primary, supplementary }
    }
    open class UIPageViewController: UIViewController {}
    public protocol UINavigationControllerDelegate {}
    public protocol UITabBarControllerDelegate {}
    public protocol UISplitViewControllerDelegate {}
    public protocol UIPageViewControllerDelegate {}
    public protocol UIApplicationDelegate {}
    public protocol UIAdaptivePresentationControllerDelegate {}
    open class UIStoryboardSegue: NSObject {}
    open class UISceneSession: NSObject {}
    open class UIPresentationController: NSObject {
      open func presentationTransitionWillBegin() {}
      open func presentationTransitionDidEnd(_ completed: Bool) {}
      open func dismissalTransitionWillBegin() {}
      open func dismissalTransitionDidEnd(_ completed: Bool) {}
    }
    public protocol UIContentContainer: AnyObject {}
    public enum UIModalPresentationStyle { case none }
    public struct Selector {}
    open class UIApplication: NSObject { public struct LaunchOptionsKey: Hashable, Sendable {} }
    """

  /// The same as Objective-C sees them, with what the code needs of Foundation.
  private static let objectiveCStub = """
    typedef signed char BOOL; typedef double CGFloat; typedef double NSTimeInterval;
    typedef long NSInteger; typedef unsigned long NSUInteger;
    #define YES ((BOOL)1)
    #define NO ((BOOL)0)
    #define nil ((id)0)
    int printf(const char *, ...);
    const char *object_getClassName(id); const char *sel_getName(SEL);
    typedef struct { CGFloat x, y; } CGPoint; typedef struct { CGFloat width, height; } CGSize;
    typedef struct { CGPoint origin; CGSize size; } CGRect;
    __attribute__((objc_root_class)) @interface NSObject
    + (Class)class; - (BOOL)isKindOfClass:(Class)one; - (instancetype)init; - (void)dealloc; - (void)awakeFromNib;
    @end
    @class NSArray, NSBundle, NSDictionary, NSCoder;
    @interface NSString : NSObject
    + (instancetype)stringWithFormat:(NSString *)format, ...; - (NSString *)stringByAppendingString:(NSString *)other;
    @property (readonly) const char *UTF8String;
    @end
    @interface NSConstantString : NSString { char *c; unsigned int l; } @end
    @interface NSMutableString : NSString
    + (instancetype)string; - (void)appendString:(NSString *)other; - (void)appendFormat:(NSString *)format, ...;
    @end
    @interface NSMutableArray : NSObject
    + (instancetype)array; - (void)addObject:(id)one; - (NSString *)componentsJoinedByString:(NSString *)text;
    @property (readonly) NSUInteger count;
    @end
    typedef NSInteger UISplitViewControllerDisplayMode; typedef NSInteger UISplitViewControllerColumn;
    typedef NSInteger UIModalPresentationStyle; @protocol UIContentContainer @end
    typedef NSInteger UIInterfaceOrientation; typedef NSUInteger UIInterfaceOrientationMask;
    enum { UIInterfaceOrientationPortrait = 1, UIInterfaceOrientationPortraitUpsideDown = 2,
      UIInterfaceOrientationLandscapeRight = 3, UIInterfaceOrientationLandscapeLeft = 4 };
    enum { UIUserInterfaceSizeClassCompact = 1 };
    @interface UITraitCollection : NSObject
    @property (readonly) NSInteger horizontalSizeClass, verticalSizeClass;
    @end
    @protocol UIViewControllerTransitionCoordinator @end
    @protocol UIApplicationDelegate @end
    @protocol UINavigationControllerDelegate @end
    @protocol UITabBarControllerDelegate @end
    @protocol UISplitViewControllerDelegate @end
    @protocol UIPageViewControllerDelegate @end
    @protocol UIAdaptivePresentationControllerDelegate @end
    @interface UIStoryboardSegue : NSObject @end
    @class UISceneSession; @interface NSSet<Element> : NSObject @end
    @interface UIPresentationController : NSObject
    - (void)presentationTransitionWillBegin; - (void)presentationTransitionDidEnd:(BOOL)completed;
    - (void)dismissalTransitionWillBegin; - (void)dismissalTransitionDidEnd:(BOOL)completed;
    @end
    @interface UIResponder : NSObject @end
    @interface UIApplication : UIResponder @end
    @interface UIBarButtonItem : NSObject @end
    @interface UIPopoverController : NSObject @end
    @interface UIView : UIResponder
    @property CGRect bounds, frame;
    - (void)layoutSubviews;
    @end
    @interface UIWindow : UIView @end
    @interface UIViewController : UIResponder
    @property (strong) UIView *view;
    @property (readonly) BOOL isViewLoaded, isBeingPresented, isBeingDismissed, isMovingToParentViewController;
    @property (readonly) BOOL isMovingFromParentViewController;
    @property (readonly) UIInterfaceOrientation interfaceOrientation;
    - (instancetype)initWithCoder:(NSCoder *)coder;
    - (instancetype)initWithNibName:(NSString *)name bundle:(NSBundle *)bundle;
    - (void)loadView; - (void)viewDidLoad; - (void)viewWillUnload; - (void)viewDidUnload;
    - (void)viewWillAppear:(BOOL)animated; - (void)viewIsAppearing:(BOOL)animated; - (void)viewDidAppear:(BOOL)animated;
    - (void)viewWillDisappear:(BOOL)animated; - (void)viewDidDisappear:(BOOL)animated;
    - (void)updateViewConstraints; - (void)viewWillLayoutSubviews; - (void)viewDidLayoutSubviews;
    - (void)setEditing:(BOOL)editing animated:(BOOL)animated;
    - (void)viewSafeAreaInsetsDidChange; - (void)viewLayoutMarginsDidChange;
    - (BOOL)shouldAutorotateToInterfaceOrientation:(UIInterfaceOrientation)orientation; - (BOOL)shouldAutorotate;
    - (UIInterfaceOrientationMask)supportedInterfaceOrientations;
    - (UIInterfaceOrientation)preferredInterfaceOrientationForPresentation;
    - (void)willRotateToInterfaceOrientation:(UIInterfaceOrientation)orientation duration:(NSTimeInterval)duration;
    - (void)willAnimateRotationToInterfaceOrientation:(UIInterfaceOrientation)orientation duration:(NSTimeInterval)duration;
    - (void)didRotateFromInterfaceOrientation:(UIInterfaceOrientation)orientation;
    - (void)willTransitionToTraitCollection:(UITraitCollection *)traits
      withTransitionCoordinator:(id<UIViewControllerTransitionCoordinator>)coordinator;
    - (void)viewWillTransitionToSize:(CGSize)size
      withTransitionCoordinator:(id<UIViewControllerTransitionCoordinator>)coordinator;
    - (void)traitCollectionDidChange:(UITraitCollection *)previous;
    - (void)willMoveToParentViewController:(UIViewController *)parent;
    - (void)didMoveToParentViewController:(UIViewController *)parent;
    - (void)preferredContentSizeDidChangeForChildContentContainer:(id<UIContentContainer>)child;
    - (void)didReceiveMemoryWarning;
    - (BOOL)shouldPerformSegueWithIdentifier:(NSString *)identifier sender:(id)sender;
    - (void)prepareForSegue:(UIStoryboardSegue *)segue sender:(id)sender;
    - (BOOL)canPerformUnwindSegueAction:(SEL)action fromViewController:(UIViewController *)source withSender:(id)sender;
    - (void)unwindForSegue:(UIStoryboardSegue *)segue towardsViewController:(UIViewController *)controller;
    @end
    @interface UINavigationController : UIViewController @end
    @interface UITabBarController : UIViewController @end
    @interface UISplitViewController : UIViewController @end
    @interface UIPageViewController : UIViewController @end
    """

  @Test func theSwiftCodeCompilesAndItsLogIsRead() throws {
    let place = try Workplace()
    try place.write("stub.swift", Self.swiftStub)
    let code = try place.run("record", "swift").out
    try place.write("recording.swift", code.replacingOccurrences(of: "import UIKit\n", with: "import Foundation\n"))
    try place.write(
      "main.swift",
      """
      recordAction("launch recording")
      let one = RecordingViewController(nibName: nil, bundle: nil)
      one.viewWillAppear(true)
      one.willMove(toParent: one)
      one.willRotate(to: .landscapeLeft, duration: 0.4)
      _ = one.supportedInterfaceOrientations
      one.isViewLoaded = false
      one.loadView()
      RecordingView().layoutSubviews()
      RecordingPresentationController().presentationTransitionDidEnd(true)
      let split = UISplitViewController(nibName: nil, bundle: nil)
      RecordingContainerDelegate().splitViewController(split, willChangeTo: .secondaryOnly)
      RecordingContainerDelegate().splitViewController(split, willShow: .supplementary)
      _ = RecordingContainerDelegate().splitViewController(split, collapseSecondary: one, onto: one)

      """)
    let built = try Vcsim.shell("swiftc stub.swift recording.swift main.swift -o app && ./app > app.log", in: place.url)
    #expect(built.status == 0, "\(built.out)")
    let read = try place.run("log", "app.log")
    let rows = read.out.split(separator: "\n").map { $0.split(separator: " ").dropFirst().joined(separator: " ") }
    let state = "bounds=320x461 frame={0, 20, 320, 461} interfaceOrientation=landscapeRight loaded=yes"
    #expect(rows.first == "= launch recording")
    #expect(rows.contains { $0.hasSuffix("viewWillAppear: animated=yes isBeingPresented=yes \(state)") }, "\(read.out)")
    #expect(
      rows.contains {
        $0.contains("willRotateToInterfaceOrientation:duration: orientation=landscapeLeft duration=400ms")
      })
    #expect(
      rows.contains { $0.contains("supportedInterfaceOrientations") && $0.contains("returns=portrait,landscapeLeft") })
    #expect(rows.contains { $0.hasSuffix("loadView isBeingPresented=yes loaded=no") })
    #expect(rows.contains { $0.contains("initWithNibName:bundle:") })
    #expect(rows.contains { $0.hasSuffix("presentationTransitionDidEnd: completed=yes") })
    #expect(rows.contains { $0.hasSuffix("splitViewController:willChangeToDisplayMode: displayMode=secondaryOnly") })
    #expect(rows.contains { $0.hasSuffix("splitViewController:willShowColumn: column=supplementary") })
    #expect(rows.contains { $0.contains(":collapseSecondaryViewController:") && $0.hasSuffix("returns=no") })
    #expect(rows.contains { $0.hasSuffix("layoutSubviews") } && !read.out.contains("not read"))
  }

  @Test func theObjectiveCCodeIsSound() throws {
    let place = try Workplace()
    try FileManager.default.createDirectory(
      at: place.url.appendingPathComponent("UIKit"), withIntermediateDirectories: true)
    try place.write("UIKit/UIKit.h", Self.objectiveCStub)
    try place.write("Recording.m", try place.run("record", "objc").out)
    let checked = try Vcsim.shell(
      "clang -fsyntax-only -fobjc-arc -fobjc-runtime=ios-9.0 -Wall -Werror -Wno-objc-missing-super-calls -I. Recording.m",
      in: place.url)
    #expect(checked.status == 0, "\(checked.out)")
  }

  /// Every callback that vcsim knows has a method, or the code says why it has none.
  @Test func everyCallbackIsRecordedOrSaidNotToBe() throws {
    for language in ["swift", "objc"] {
      let code = try Vcsim(["record", language]).out
      #expect(!code.contains("its arguments are not known"), "\(language): a row of RecordedArgument is missing")
      #expect(code.components(separatedBy: "//   ").count < 60, "\(language) leaves out too much")
    }
    #expect(try Vcsim(["record", "cobol"]).status == 64)
  }
}
