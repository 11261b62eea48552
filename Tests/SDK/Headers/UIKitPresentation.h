#pragma once
// Presentation controllers, custom transitions, popovers, sheets, alerts, and their delegates.
#import "UIKitController.h"

NS_ASSUME_NONNULL_BEGIN

@class UIPopoverController, UIPopoverPresentationController;

NS_SWIFT_UI_ACTOR API_AVAILABLE(8.0) @protocol UIAdaptivePresentationControllerDelegate <NSObject>
@optional
- (UIModalPresentationStyle)adaptivePresentationStyleForPresentationController:(UIPresentationController *)controller;
- (UIModalPresentationStyle)adaptivePresentationStyleForPresentationController:(UIPresentationController *)controller
                                                               traitCollection:(UITraitCollection *)traitCollection;
- (nullable UIViewController *)presentationController:(UIPresentationController *)controller
           viewControllerForAdaptivePresentationStyle:(UIModalPresentationStyle)style;
- (void)presentationController:(UIPresentationController *)presentationController
    willPresentWithAdaptiveStyle:(UIModalPresentationStyle)style
           transitionCoordinator:(nullable id<UIViewControllerTransitionCoordinator>)transitionCoordinator;
- (BOOL)presentationControllerShouldDismiss:(UIPresentationController *)presentationController API_AVAILABLE(13.0);
- (void)presentationControllerWillDismiss:(UIPresentationController *)presentationController API_AVAILABLE(13.0);
- (void)presentationControllerDidDismiss:(UIPresentationController *)presentationController API_AVAILABLE(13.0);
- (void)presentationControllerDidAttemptToDismiss:(UIPresentationController *)presentationController API_AVAILABLE(13.0);
@end
NS_SWIFT_UI_ACTOR API_AVAILABLE(8.0) @interface UIPresentationController : NSObject <UITraitEnvironment, UIContentContainer>
- (instancetype)initWithPresentedViewController:(UIViewController *)presentedViewController
                       presentingViewController:(nullable UIViewController *)presentingViewController
    NS_SWIFT_NAME(init(presentedViewController:presenting:)) NS_DESIGNATED_INITIALIZER;
- (instancetype)init NS_UNAVAILABLE;
- (void)presentationTransitionWillBegin;
- (void)presentationTransitionDidEnd:(BOOL)completed;
- (void)dismissalTransitionWillBegin;
- (void)dismissalTransitionDidEnd:(BOOL)completed;
@end

NS_SWIFT_UI_ACTOR API_AVAILABLE(7.0) @protocol UIViewControllerContextTransitioning <NSObject>
@end
NS_SWIFT_UI_ACTOR API_AVAILABLE(7.0) @protocol UIViewControllerAnimatedTransitioning <NSObject>
- (NSTimeInterval)transitionDuration:(nullable id<UIViewControllerContextTransitioning>)transitionContext;
- (void)animateTransition:(id<UIViewControllerContextTransitioning>)transitionContext;
@optional
- (void)animationEnded:(BOOL)transitionCompleted;
@end
NS_SWIFT_UI_ACTOR API_AVAILABLE(7.0) @protocol UIViewControllerTransitioningDelegate <NSObject>
@optional
- (nullable id<UIViewControllerAnimatedTransitioning>)
    animationControllerForPresentedController:(UIViewController *)presented
                         presentingController:(UIViewController *)presenting
                             sourceController:(UIViewController *)source;
- (nullable id<UIViewControllerAnimatedTransitioning>)animationControllerForDismissedController:
    (UIViewController *)dismissed;
- (nullable UIPresentationController *)
    presentationControllerForPresentedViewController:(UIViewController *)presented
                            presentingViewController:(nullable UIViewController *)presenting
                                sourceViewController:(UIViewController *)source API_AVAILABLE(8.0);
@end

NS_SWIFT_UI_ACTOR @protocol UIPopoverControllerDelegate <NSObject>
@optional
- (BOOL)popoverControllerShouldDismissPopover:(UIPopoverController *)popoverController API_DEPRECATED(3.2, 9.0);
- (void)popoverControllerDidDismissPopover:(UIPopoverController *)popoverController API_DEPRECATED(3.2, 9.0);
@end
NS_SWIFT_UI_ACTOR API_AVAILABLE(8.0)
@protocol UIPopoverPresentationControllerDelegate <UIAdaptivePresentationControllerDelegate>
@optional
- (void)prepareForPopoverPresentation:(UIPopoverPresentationController *)popoverPresentationController;
- (BOOL)popoverPresentationControllerShouldDismissPopover:(UIPopoverPresentationController *)popoverPresentationController
    API_DEPRECATED(8.0, 13.0);
- (void)popoverPresentationControllerDidDismissPopover:(UIPopoverPresentationController *)popoverPresentationController
    API_DEPRECATED(8.0, 13.0);
@end

NS_SWIFT_UI_ACTOR API_AVAILABLE(15.0) NS_SWIFT_NAME(UISheetPresentationController.Detent)
@interface UISheetPresentationControllerDetent : NSObject
+ (instancetype)new NS_UNAVAILABLE;
- (instancetype)init NS_UNAVAILABLE;
+ (instancetype)mediumDetent;
+ (instancetype)largeDetent;
@end
NS_SWIFT_UI_ACTOR API_AVAILABLE(15.0) @interface UISheetPresentationController : UIPresentationController
@property (nonatomic, copy) NSArray<UISheetPresentationControllerDetent *> *detents;
@end
NS_SWIFT_UI_ACTOR API_AVAILABLE(15.0)
@protocol UISheetPresentationControllerDelegate <UIAdaptivePresentationControllerDelegate>
@optional
- (void)sheetPresentationControllerDidChangeSelectedDetentIdentifier:
    (UISheetPresentationController *)sheetPresentationController;
@end

typedef NS_ENUM(NSInteger, UIAlertControllerStyle) {
  UIAlertControllerStyleActionSheet = 0,
  UIAlertControllerStyleAlert
} API_AVAILABLE(8.0) NS_SWIFT_NAME(UIAlertController.Style);
NS_SWIFT_UI_ACTOR API_AVAILABLE(8.0) @interface UIAlertController : UIViewController
+ (instancetype)alertControllerWithTitle:(nullable NSString *)title
                                 message:(nullable NSString *)message
                          preferredStyle:(UIAlertControllerStyle)preferredStyle;
@end

NS_ASSUME_NONNULL_END
