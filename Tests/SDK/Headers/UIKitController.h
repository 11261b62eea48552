#pragma once
// View controllers, and the objects that a transition brings.
#import "UIKitViews.h"

NS_ASSUME_NONNULL_BEGIN

@class UIPresentationController, UISheetPresentationController, UIStoryboardSegue, UIStoryboardUnwindSegueSource;

NS_SWIFT_UI_ACTOR @interface UIStoryboardSegue : NSObject
@end
NS_SWIFT_UI_ACTOR API_AVAILABLE(9.0) @interface UIStoryboardUnwindSegueSource : NSObject
@end
NS_SWIFT_UI_ACTOR API_AVAILABLE(7.0) @protocol UIViewControllerTransitionCoordinatorContext <NSObject>
@property (nonatomic, readonly, getter=isInteractive) BOOL interactive;
@end
NS_SWIFT_UI_ACTOR API_AVAILABLE(7.0)
@protocol UIViewControllerTransitionCoordinator <UIViewControllerTransitionCoordinatorContext>
- (BOOL)animateAlongsideTransition:(void (^_Nullable)(id<UIViewControllerTransitionCoordinatorContext> context))animation
                        completion:(void (^_Nullable)(id<UIViewControllerTransitionCoordinatorContext> context))completion
    NS_SWIFT_NAME(animate(alongsideTransition:completion:));
@end
NS_SWIFT_UI_ACTOR API_AVAILABLE(8.0) @protocol UIContentContainer <NSObject>
@property (nonatomic, readonly) CGSize preferredContentSize;
- (void)preferredContentSizeDidChangeForChildContentContainer:(id<UIContentContainer>)container;
- (void)viewWillTransitionToSize:(CGSize)size
       withTransitionCoordinator:(id<UIViewControllerTransitionCoordinator>)coordinator;
- (void)willTransitionToTraitCollection:(UITraitCollection *)newCollection
              withTransitionCoordinator:(id<UIViewControllerTransitionCoordinator>)coordinator;
@end
NS_SWIFT_UI_ACTOR API_AVAILABLE(8.0) @protocol UITraitEnvironment <NSObject>
@property (nonatomic, readonly) UITraitCollection *traitCollection;
- (void)traitCollectionDidChange:(nullable UITraitCollection *)previousTraitCollection API_DEPRECATED(8.0, 17.0);
@end

NS_SWIFT_UI_ACTOR @interface UIViewController : UIResponder <UIContentContainer, UITraitEnvironment>
- (instancetype)initWithNibName:(nullable NSString *)nibNameOrNil
                         bundle:(nullable NSBundle *)nibBundleOrNil NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (null_resettable, nonatomic, strong) UIView *view;
- (void)loadView;
@property (nullable, nonatomic, readonly, strong) UIView *viewIfLoaded API_AVAILABLE(9.0);
- (void)viewWillUnload API_DEPRECATED(5.0, 6.0);
- (void)viewDidUnload API_DEPRECATED(3.0, 6.0);
- (void)viewDidLoad;
@property (nonatomic, readonly, getter=isViewLoaded) BOOL viewLoaded API_AVAILABLE(3.0);
- (void)viewWillAppear:(BOOL)animated;
- (void)viewIsAppearing:(BOOL)animated API_AVAILABLE(13.0);
- (void)viewDidAppear:(BOOL)animated;
- (void)viewWillDisappear:(BOOL)animated;
- (void)viewDidDisappear:(BOOL)animated;
- (void)viewWillLayoutSubviews API_AVAILABLE(5.0);
- (void)viewDidLayoutSubviews API_AVAILABLE(5.0);
- (void)didReceiveMemoryWarning;
- (void)updateViewConstraints API_AVAILABLE(6.0);
- (void)viewLayoutMarginsDidChange API_AVAILABLE(11.0);
- (void)viewSafeAreaInsetsDidChange API_AVAILABLE(11.0);
- (void)updateProperties API_AVAILABLE(26.0);
- (void)setNeedsUpdateProperties API_AVAILABLE(26.0);
- (void)setEditing:(BOOL)editing animated:(BOOL)animated;

@property (nullable, nonatomic, weak, readonly) UIViewController *parentViewController NS_SWIFT_NAME(parent);
@property (nonatomic, readonly) NSArray<__kindof UIViewController *> *childViewControllers NS_SWIFT_NAME(children);
- (void)addChildViewController:(UIViewController *)childController NS_SWIFT_NAME(addChild(_:)) API_AVAILABLE(5.0);
- (void)removeFromParentViewController NS_SWIFT_NAME(removeFromParent()) API_AVAILABLE(5.0);
- (void)transitionFromViewController:(UIViewController *)fromViewController
                    toViewController:(UIViewController *)toViewController
                            duration:(NSTimeInterval)duration
                             options:(UIViewAnimationOptions)options
                          animations:(void (^_Nullable)(void))animations
                          completion:(void (^_Nullable)(BOOL finished))completion
    NS_SWIFT_NAME(transition(from:to:duration:options:animations:completion:)) API_AVAILABLE(5.0);
- (void)beginAppearanceTransition:(BOOL)isAppearing animated:(BOOL)animated API_AVAILABLE(5.0);
- (void)endAppearanceTransition API_AVAILABLE(5.0);
@property (nonatomic, readonly) BOOL shouldAutomaticallyForwardAppearanceMethods API_AVAILABLE(6.0);
- (void)willMoveToParentViewController:(nullable UIViewController *)parent NS_SWIFT_NAME(willMove(toParent:))
    API_AVAILABLE(5.0);
- (void)didMoveToParentViewController:(nullable UIViewController *)parent NS_SWIFT_NAME(didMove(toParent:))
    API_AVAILABLE(5.0);
- (void)setOverrideTraitCollection:(nullable UITraitCollection *)collection
            forChildViewController:(UIViewController *)childViewController
    NS_SWIFT_NAME(setOverrideTraitCollection(_:forChild:)) API_DEPRECATED(8.0, 17.0);

@property (nullable, nonatomic, readonly) UIViewController *presentedViewController NS_SWIFT_NAME(presentedViewController)
    API_AVAILABLE(5.0);
@property (nullable, nonatomic, readonly) UIViewController *presentingViewController NS_SWIFT_NAME(presentingViewController)
    API_AVAILABLE(5.0);
@property (nonatomic) BOOL definesPresentationContext API_AVAILABLE(5.0);
@property (nonatomic) UIModalPresentationStyle modalPresentationStyle API_AVAILABLE(3.2);
@property (nonatomic, getter=isModalInPresentation) BOOL modalInPresentation API_AVAILABLE(13.0);
@property (nonatomic) BOOL hidesBottomBarWhenPushed;
@property (nonatomic) CGSize preferredContentSize API_AVAILABLE(7.0);
@property (nonatomic, readonly, getter=isBeingPresented) BOOL beingPresented API_AVAILABLE(5.0);
@property (nonatomic, readonly, getter=isBeingDismissed) BOOL beingDismissed API_AVAILABLE(5.0);
@property (nonatomic, readonly, getter=isMovingToParentViewController) BOOL movingToParentViewController
    NS_SWIFT_NAME(isMovingToParent) API_AVAILABLE(5.0);
@property (nonatomic, readonly, getter=isMovingFromParentViewController) BOOL movingFromParentViewController
    NS_SWIFT_NAME(isMovingFromParent) API_AVAILABLE(5.0);
- (void)presentViewController:(UIViewController *)viewControllerToPresent
                     animated:(BOOL)flag
                   completion:(void (^_Nullable)(void))completion API_AVAILABLE(5.0);
- (void)dismissViewControllerAnimated:(BOOL)flag
                           completion:(void (^_Nullable)(void))completion
    NS_SWIFT_NAME(dismiss(animated:completion:)) API_AVAILABLE(5.0);
- (void)showViewController:(UIViewController *)vc
                    sender:(nullable id)sender NS_SWIFT_NAME(show(_:sender:)) API_AVAILABLE(8.0);
- (void)showDetailViewController:(UIViewController *)vc sender:(nullable id)sender API_AVAILABLE(8.0);
@property (nullable, nonatomic, readonly) UIPresentationController *presentationController API_AVAILABLE(8.0);
@property (nullable, nonatomic, readonly) UISheetPresentationController *sheetPresentationController
    API_AVAILABLE(15.0);
@property (nullable, nonatomic, readonly) id<UIViewControllerTransitionCoordinator> transitionCoordinator
    API_AVAILABLE(7.0);

@property (nonatomic, readonly) UIInterfaceOrientation interfaceOrientation API_DEPRECATED(2.0, 8.0);
@property (nonatomic, readonly) BOOL shouldAutorotate API_DEPRECATED(6.0, 16.0);
@property (nonatomic, readonly) UIInterfaceOrientationMask supportedInterfaceOrientations API_AVAILABLE(6.0);
@property (nonatomic, readonly) UIInterfaceOrientation preferredInterfaceOrientationForPresentation API_AVAILABLE(6.0);
+ (void)attemptRotationToDeviceOrientation API_DEPRECATED(5.0, 16.0);
- (void)setNeedsUpdateOfSupportedInterfaceOrientations API_AVAILABLE(16.0);
- (BOOL)shouldAutorotateToInterfaceOrientation:(UIInterfaceOrientation)toInterfaceOrientation API_DEPRECATED(2.0, 6.0);
- (void)willRotateToInterfaceOrientation:(UIInterfaceOrientation)toInterfaceOrientation
                                duration:(NSTimeInterval)duration API_DEPRECATED(2.0, 8.0);
- (void)didRotateFromInterfaceOrientation:(UIInterfaceOrientation)fromInterfaceOrientation API_DEPRECATED(2.0, 8.0);
- (void)willAnimateRotationToInterfaceOrientation:(UIInterfaceOrientation)toInterfaceOrientation
                                         duration:(NSTimeInterval)duration API_DEPRECATED(3.0, 8.0);
- (void)willAnimateFirstHalfOfRotationToInterfaceOrientation:(UIInterfaceOrientation)toInterfaceOrientation
                                                    duration:(NSTimeInterval)duration API_DEPRECATED(2.0, 5.0);
- (void)didAnimateFirstHalfOfRotationToInterfaceOrientation:(UIInterfaceOrientation)toInterfaceOrientation
    API_DEPRECATED(2.0, 5.0);
- (void)willAnimateSecondHalfOfRotationFromInterfaceOrientation:(UIInterfaceOrientation)fromInterfaceOrientation
                                                       duration:(NSTimeInterval)duration API_DEPRECATED(2.0, 5.0);

- (BOOL)shouldPerformSegueWithIdentifier:(NSString *)identifier sender:(nullable id)sender API_AVAILABLE(6.0);
- (void)prepareForSegue:(UIStoryboardSegue *)segue
                 sender:(nullable id)sender NS_SWIFT_NAME(prepare(for:sender:)) API_AVAILABLE(5.0);
- (BOOL)canPerformUnwindSegueAction:(SEL)action
                 fromViewController:(UIViewController *)fromViewController
                         withSender:(id)sender API_DEPRECATED(6.0, 13.0);
- (nullable UIViewController *)viewControllerForUnwindSegueAction:(SEL)action
                                               fromViewController:(UIViewController *)fromViewController
                                                       withSender:(nullable id)sender API_DEPRECATED(6.0, 9.0);
- (nullable UIStoryboardSegue *)segueForUnwindingToViewController:(UIViewController *)toViewController
                                               fromViewController:(UIViewController *)fromViewController
                                                       identifier:(nullable NSString *)identifier
    API_DEPRECATED(6.0, 9.0);
- (NSArray<UIViewController *> *)allowedChildViewControllersForUnwindingFromSource:
    (UIStoryboardUnwindSegueSource *)source API_AVAILABLE(9.0);
- (void)unwindForSegue:(UIStoryboardSegue *)unwindSegue
    towardsViewController:(UIViewController *)subsequentVC API_AVAILABLE(9.0);

- (void)encodeRestorableStateWithCoder:(NSCoder *)coder API_AVAILABLE(6.0);
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder API_AVAILABLE(6.0);
- (void)applicationFinishedRestoringState API_AVAILABLE(6.0);
@end

NS_ASSUME_NONNULL_END
