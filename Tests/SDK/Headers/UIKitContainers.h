#pragma once
// UIKit's containers and their delegates.
#import "UIKitController.h"

NS_ASSUME_NONNULL_BEGIN

@class UINavigationController, UIPageViewController, UIPopoverController, UISearchController, UISplitViewController, UITab,
    UITabBarController, UITabGroup;

NS_SWIFT_UI_ACTOR @protocol UINavigationControllerDelegate <NSObject>
@optional
- (void)navigationController:(UINavigationController *)navigationController
      willShowViewController:(UIViewController *)viewController
                    animated:(BOOL)animated;
- (void)navigationController:(UINavigationController *)navigationController
       didShowViewController:(UIViewController *)viewController
                    animated:(BOOL)animated;
@end
NS_SWIFT_UI_ACTOR @interface UINavigationController : UIViewController
- (instancetype)initWithRootViewController:(UIViewController *)rootViewController NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithNibName:(nullable NSString *)nibNameOrNil
                         bundle:(nullable NSBundle *)nibBundleOrNil NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)aDecoder NS_DESIGNATED_INITIALIZER;
- (void)pushViewController:(UIViewController *)viewController animated:(BOOL)animated;
- (nullable UIViewController *)popViewControllerAnimated:(BOOL)animated;
- (nullable NSArray<__kindof UIViewController *> *)popToViewController:(UIViewController *)viewController
                                                              animated:(BOOL)animated
    NS_SWIFT_NAME(popToViewController(_:animated:));
- (nullable NSArray<__kindof UIViewController *> *)popToRootViewControllerAnimated:(BOOL)animated;
@property (nonatomic, copy) NSArray<__kindof UIViewController *> *viewControllers;
- (void)setViewControllers:(NSArray<UIViewController *> *)viewControllers animated:(BOOL)animated API_AVAILABLE(3.0);
- (void)setNavigationBarHidden:(BOOL)hidden animated:(BOOL)animated;
- (void)setToolbarHidden:(BOOL)hidden animated:(BOOL)animated API_AVAILABLE(3.0);
@property (nullable, nonatomic, weak) id<UINavigationControllerDelegate> delegate;
@end

NS_SWIFT_UI_ACTOR API_AVAILABLE(18.0) @interface UITab : NSObject
@end
NS_SWIFT_UI_ACTOR @protocol UITabBarControllerDelegate <NSObject>
@optional
- (BOOL)tabBarController:(UITabBarController *)tabBarController
    shouldSelectViewController:(UIViewController *)viewController API_AVAILABLE(3.0);
- (void)tabBarController:(UITabBarController *)tabBarController
    didSelectViewController:(UIViewController *)viewController;
- (BOOL)tabBarController:(UITabBarController *)tabBarController
         shouldSelectTab:(UITab *)tab NS_SWIFT_NAME(tabBarController(_:shouldSelectTab:)) API_AVAILABLE(18.0);
- (void)tabBarController:(UITabBarController *)tabBarController
            didSelectTab:(UITab *)selectedTab
             previousTab:(nullable UITab *)previousTab
    NS_SWIFT_NAME(tabBarController(_:didSelectTab:previousTab:)) API_AVAILABLE(18.0);
- (void)tabBarController:(UITabBarController *)tabBarController
    displayOrderDidChangeForGroup:(UITabGroup *)group API_AVAILABLE(18.0);
- (void)tabBarControllerWillBeginEditing:(UITabBarController *)tabBarController API_AVAILABLE(18.0);
- (void)tabBarControllerDidEndEditing:(UITabBarController *)tabBarController API_AVAILABLE(18.0);
@end
NS_SWIFT_UI_ACTOR @interface UITabBarController : UIViewController
@property (nullable, nonatomic, copy) NSArray<__kindof UIViewController *> *viewControllers;
- (void)setViewControllers:(nullable NSArray<UIViewController *> *)viewControllers animated:(BOOL)animated;
@property (nullable, nonatomic, assign) __kindof UIViewController *selectedViewController;
@property (nullable, nonatomic, weak) id<UITabBarControllerDelegate> delegate;
@end

typedef NS_ENUM(NSInteger, UISplitViewControllerStyle) {
  UISplitViewControllerStyleUnspecified,
  UISplitViewControllerStyleDoubleColumn,
  UISplitViewControllerStyleTripleColumn
} API_AVAILABLE(14.0) NS_SWIFT_NAME(UISplitViewController.Style);
typedef NS_ENUM(NSInteger, UISplitViewControllerColumn) {
  UISplitViewControllerColumnPrimary,
  UISplitViewControllerColumnSupplementary,
  UISplitViewControllerColumnSecondary,
  UISplitViewControllerColumnCompact,
  UISplitViewControllerColumnInspector API_AVAILABLE(26.0)
} API_AVAILABLE(14.0) NS_SWIFT_NAME(UISplitViewController.Column);
typedef NS_ENUM(NSInteger, UISplitViewControllerDisplayMode) {
  UISplitViewControllerDisplayModeAutomatic,
  UISplitViewControllerDisplayModeSecondaryOnly,
  UISplitViewControllerDisplayModeOneBesideSecondary,
  UISplitViewControllerDisplayModeOneOverSecondary,
  UISplitViewControllerDisplayModeTwoBesideSecondary API_AVAILABLE(14.0),
  UISplitViewControllerDisplayModeTwoOverSecondary API_AVAILABLE(14.0),
  UISplitViewControllerDisplayModeTwoDisplaceSecondary API_AVAILABLE(14.0)
} API_AVAILABLE(8.0) NS_SWIFT_NAME(UISplitViewController.DisplayMode);
NS_SWIFT_UI_ACTOR @protocol UISplitViewControllerDelegate
@optional
- (void)splitViewController:(UISplitViewController *)svc
    willChangeToDisplayMode:(UISplitViewControllerDisplayMode)displayMode API_AVAILABLE(8.0);
- (void)splitViewController:(UISplitViewController *)svc
             willShowColumn:(UISplitViewControllerColumn)column API_AVAILABLE(14.0);
- (void)splitViewController:(UISplitViewController *)svc
             willHideColumn:(UISplitViewControllerColumn)column API_AVAILABLE(14.0);
- (void)splitViewControllerDidCollapse:(UISplitViewController *)svc API_AVAILABLE(14.0);
- (void)splitViewControllerDidExpand:(UISplitViewController *)svc API_AVAILABLE(14.0);
- (UISplitViewControllerColumn)splitViewController:(UISplitViewController *)svc
    topColumnForCollapsingToProposedTopColumn:(UISplitViewControllerColumn)proposedTopColumn API_AVAILABLE(14.0);
- (UISplitViewControllerDisplayMode)splitViewController:(UISplitViewController *)svc
    displayModeForExpandingToProposedDisplayMode:(UISplitViewControllerDisplayMode)proposedDisplayMode
    API_AVAILABLE(14.0);
- (void)splitViewController:(UISplitViewController *)svc
                 didShowColumn:(UISplitViewControllerColumn)column API_AVAILABLE(26.0);
- (void)splitViewController:(UISplitViewController *)svc
                 didHideColumn:(UISplitViewControllerColumn)column API_AVAILABLE(26.0);
- (UISplitViewControllerDisplayMode)targetDisplayModeForActionInSplitViewController:(UISplitViewController *)svc
    API_AVAILABLE(8.0);
- (BOOL)splitViewController:(UISplitViewController *)splitViewController
         showViewController:(UIViewController *)vc
                     sender:(nullable id)sender API_AVAILABLE(8.0);
- (BOOL)splitViewController:(UISplitViewController *)splitViewController
    showDetailViewController:(UIViewController *)vc
                      sender:(nullable id)sender API_AVAILABLE(8.0);
- (nullable UIViewController *)primaryViewControllerForCollapsingSplitViewController:
    (UISplitViewController *)splitViewController API_AVAILABLE(8.0);
- (nullable UIViewController *)primaryViewControllerForExpandingSplitViewController:
    (UISplitViewController *)splitViewController API_AVAILABLE(8.0);
- (BOOL)splitViewController:(UISplitViewController *)splitViewController
    collapseSecondaryViewController:(UIViewController *)secondaryViewController
          ontoPrimaryViewController:(UIViewController *)primaryViewController API_AVAILABLE(8.0);
- (nullable UIViewController *)splitViewController:(UISplitViewController *)splitViewController
    separateSecondaryViewControllerFromPrimaryViewController:(UIViewController *)primaryViewController
    API_AVAILABLE(8.0);
- (UIInterfaceOrientationMask)splitViewControllerSupportedInterfaceOrientations:
    (UISplitViewController *)splitViewController API_AVAILABLE(7.0);
- (UIInterfaceOrientation)splitViewControllerPreferredInterfaceOrientationForPresentation:
    (UISplitViewController *)splitViewController API_AVAILABLE(7.0);
- (void)splitViewController:(UISplitViewController *)svc
     willHideViewController:(UIViewController *)aViewController
          withBarButtonItem:(UIBarButtonItem *)barButtonItem
       forPopoverController:(UIPopoverController *)pc API_DEPRECATED(2.0, 8.0);
- (void)splitViewController:(UISplitViewController *)svc
        willShowViewController:(UIViewController *)aViewController
     invalidatingBarButtonItem:(UIBarButtonItem *)barButtonItem API_DEPRECATED(2.0, 8.0);
@end
NS_SWIFT_UI_ACTOR API_AVAILABLE(3.2) @interface UISplitViewController : UIViewController
- (instancetype)initWithNibName:(nullable NSString *)nibNameOrNil
                         bundle:(nullable NSBundle *)nibBundleOrNil NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithStyle:(UISplitViewControllerStyle)style NS_DESIGNATED_INITIALIZER API_AVAILABLE(14.0);
@property (nullable, nonatomic, weak) id<UISplitViewControllerDelegate> delegate;
@property (nonatomic, copy) NSArray<__kindof UIViewController *> *viewControllers;
@property (nonatomic) UISplitViewControllerDisplayMode preferredDisplayMode API_AVAILABLE(8.0);
@property (nonatomic) CGFloat preferredPrimaryColumnWidthFraction API_AVAILABLE(8.0);
- (void)setViewController:(nullable UIViewController *)vc
                forColumn:(UISplitViewControllerColumn)column API_AVAILABLE(14.0);
- (void)hideColumn:(UISplitViewControllerColumn)column NS_SWIFT_NAME(hide(_:)) API_AVAILABLE(14.0);
- (void)showColumn:(UISplitViewControllerColumn)column NS_SWIFT_NAME(show(_:)) API_AVAILABLE(14.0);
@end

typedef NS_ENUM(NSInteger, UIPageViewControllerNavigationOrientation) {
  UIPageViewControllerNavigationOrientationHorizontal = 0,
  UIPageViewControllerNavigationOrientationVertical = 1
} NS_SWIFT_NAME(UIPageViewController.NavigationOrientation);
typedef NS_ENUM(NSInteger, UIPageViewControllerSpineLocation) {
  UIPageViewControllerSpineLocationNone = 0,
  UIPageViewControllerSpineLocationMin = 1
} NS_SWIFT_NAME(UIPageViewController.SpineLocation);
typedef NS_ENUM(NSInteger, UIPageViewControllerNavigationDirection) {
  UIPageViewControllerNavigationDirectionForward,
  UIPageViewControllerNavigationDirectionReverse
} NS_SWIFT_NAME(UIPageViewController.NavigationDirection);
typedef NS_ENUM(NSInteger, UIPageViewControllerTransitionStyle) {
  UIPageViewControllerTransitionStylePageCurl = 0,
  UIPageViewControllerTransitionStyleScroll = 1
} NS_SWIFT_NAME(UIPageViewController.TransitionStyle);
typedef NSString *UIPageViewControllerOptionsKey NS_STRING_ENUM NS_SWIFT_NAME(UIPageViewController.OptionsKey);
NS_SWIFT_UI_ACTOR API_AVAILABLE(5.0) @protocol UIPageViewControllerDelegate <NSObject>
@optional
- (void)pageViewController:(UIPageViewController *)pageViewController
    willTransitionToViewControllers:(NSArray<UIViewController *> *)pendingViewControllers API_AVAILABLE(6.0);
- (void)pageViewController:(UIPageViewController *)pageViewController
        didFinishAnimating:(BOOL)finished
   previousViewControllers:(NSArray<UIViewController *> *)previousViewControllers
       transitionCompleted:(BOOL)completed;
- (UIPageViewControllerSpineLocation)pageViewController:(UIPageViewController *)pageViewController
                   spineLocationForInterfaceOrientation:(UIInterfaceOrientation)orientation;
@end
NS_SWIFT_UI_ACTOR API_AVAILABLE(5.0) @protocol UIPageViewControllerDataSource <NSObject>
- (nullable UIViewController *)pageViewController:(UIPageViewController *)pageViewController
               viewControllerBeforeViewController:(UIViewController *)viewController;
- (nullable UIViewController *)pageViewController:(UIPageViewController *)pageViewController
                viewControllerAfterViewController:(UIViewController *)viewController;
@end
NS_SWIFT_UI_ACTOR API_AVAILABLE(5.0) @interface UIPageViewController : UIViewController
- (instancetype)initWithTransitionStyle:(UIPageViewControllerTransitionStyle)style
                  navigationOrientation:(UIPageViewControllerNavigationOrientation)navigationOrientation
                                options:(nullable NSDictionary<UIPageViewControllerOptionsKey, id> *)options
    NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (nullable, nonatomic, weak) id<UIPageViewControllerDelegate> delegate;
@property (nullable, nonatomic, weak) id<UIPageViewControllerDataSource> dataSource;
- (void)setViewControllers:(nullable NSArray<UIViewController *> *)viewControllers
                 direction:(UIPageViewControllerNavigationDirection)direction
                  animated:(BOOL)animated
                completion:(void (^_Nullable)(BOOL finished))completion;
@end

NS_SWIFT_UI_ACTOR API_AVAILABLE(8.0) @protocol UISearchControllerDelegate <NSObject>
@optional
- (void)willPresentSearchController:(UISearchController *)searchController;
- (void)didPresentSearchController:(UISearchController *)searchController;
- (void)willDismissSearchController:(UISearchController *)searchController;
- (void)didDismissSearchController:(UISearchController *)searchController;
- (void)presentSearchController:(UISearchController *)searchController;
@end
NS_SWIFT_UI_ACTOR API_AVAILABLE(8.0) @protocol UISearchResultsUpdating <NSObject>
- (void)updateSearchResultsForSearchController:(UISearchController *)searchController;
@end
NS_SWIFT_UI_ACTOR API_AVAILABLE(8.0) @interface UISearchController : UIViewController
- (instancetype)initWithSearchResultsController:(nullable UIViewController *)searchResultsController
    NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithNibName:(nullable NSString *)nibNameOrNil
                         bundle:(nullable NSBundle *)nibBundleOrNil NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (nullable, nonatomic, weak) id<UISearchControllerDelegate> delegate;
@end

NS_ASSUME_NONNULL_END
