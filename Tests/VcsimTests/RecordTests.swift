import Foundation
import SimKit
import Testing

/// The code that `record` prints, compiled against UIKit's declarations as far as it uses them.
struct RecordTests {
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
    @class UIPageViewController;
    @protocol UIPageViewControllerDelegate @optional
    - (NSInteger)pageViewController:(UIPageViewController *)container
      spineLocationForInterfaceOrientation:(UIInterfaceOrientation)orientation;
    @end
    @protocol UISearchControllerDelegate @end
    @protocol UISearchResultsUpdating @end
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
    - (instancetype)initWithFrame:(CGRect)frame; - (void)layoutSubviews; - (void)updateConstraints;
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
    @interface UISearchController : UIViewController @end
    """

  @Test func theObjectiveCCodeIsSound() throws {
    let place = try Workplace()
    try FileManager.default.createDirectory(
      at: place.url.appendingPathComponent("UIKit"), withIntermediateDirectories: true)
    try place.write("UIKit/UIKit.h", Self.objectiveCStub)
    try place.write("Recording.m", try place.run("export", "recorder", "objc").out)
    let checked = try Vcsim.shell(
      "clang -fsyntax-only -fobjc-arc -fobjc-runtime=ios-9.0 -Wall -Werror -Wno-objc-missing-super-calls -I. Recording.m",
      in: place.url)
    #expect(checked.status == 0, "\(checked.out)")
  }

  /// The code has a row or a method for each callback, or says why it has none. `.ci/player` type-checks the Swift code.
  @Test func everyCallbackIsRecordedOrSaidNotToBe() throws {
    let callbacks = Callback.allCases.map(\.selector)
    #expect(callbacks.count > 100)
    for language in ["swift", "objc"] {
      let code = try Vcsim(["export", "recorder", language]).out
      let row = language == "swift" ? "Self" : "RecordedMethod"
      #expect(!code.contains("its arguments are not known"), "\(language): a row of RecordedArgument is missing")
      for callback in callbacks {
        let parts = callback.split(separator: ":").map(String.init)
        #expect(
          code.contains("\"\(callback)\": \(row)(") || code.contains("//   \(callback)  ")
            || code.contains(")\(parts[0])"), "\(language): \(callback)")
      }
      let left = code.components(separatedBy: "//   ").count - 1
      #expect(left < (language == "swift" ? 12 : 61), "\(language) leaves out \(left)")
    }
    #expect(try Vcsim(["export", "recorder", "cobol"]).status == 64)
  }

  /// One file that compiles beside the app's: each module is imported once, and nothing of it is in a release build.
  @Test func theSwiftCodeIsOneFile() throws {
    let code = try Vcsim(["export", "recorder", "swift"]).out
    #expect(code.components(separatedBy: "import UIKit\n").count == 2 && !code.contains("struct Plan"))
    #expect(code.contains("#if DEBUG\nimport") && code.hasSuffix("}\n#endif\n"))
    #expect(code.contains("\"viewWillAppear:\": Self(owner: .controller, values: [\"animated\"])"))
    #expect(code.contains("\"sceneDidBecomeActive:\": Self(owner: .any"))
  }
}
