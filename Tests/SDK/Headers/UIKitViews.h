#pragma once
// Responders, views, windows, the screen and the device.
#import "QuartzCore.h"
#import "UIKitValues.h"

NS_ASSUME_NONNULL_BEGIN

@class UIViewController, UIWindow, UIWindowScene;

NS_SWIFT_UI_ACTOR @interface UIResponder : NSObject
@end
NS_SWIFT_UI_ACTOR @interface UIBarButtonItem : NSObject
@end
@interface NSObject (UINibLoadingAdditions)
- (void)awakeFromNib NS_SWIFT_UI_ACTOR;
@end
NS_SWIFT_UI_ACTOR API_AVAILABLE(8.0) @protocol UICoordinateSpace <NSObject>
@property (readonly, nonatomic) CGRect bounds;
@end
typedef NS_OPTIONS(NSUInteger, UIViewAnimationOptions) {
  UIViewAnimationOptionLayoutSubviews = 1 << 0,
  UIViewAnimationOptionAllowUserInteraction = 1 << 1
} NS_SWIFT_NAME(UIView.AnimationOptions);
NS_SWIFT_UI_ACTOR @interface UIView : UIResponder <UICoordinateSpace>
- (instancetype)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (nonatomic, readonly, strong) CALayer *layer;
@property (nonatomic) CGRect frame;
@property (nonatomic) CGRect bounds;
@property (nonatomic, getter=isHidden) BOOL hidden;
@property (nullable, nonatomic, readonly) UIWindow *window;
- (void)removeFromSuperview;
- (void)addSubview:(UIView *)view;
- (void)setNeedsLayout;
- (void)layoutIfNeeded;
- (void)layoutSubviews;
- (void)setNeedsUpdateConstraints API_AVAILABLE(6.0);
- (void)updateConstraints API_AVAILABLE(6.0);
+ (void)animateWithDuration:(NSTimeInterval)duration
                 animations:(void (^)(void))animations
                 completion:(void (^_Nullable)(BOOL finished))completion;
@property (class, nonatomic, readonly) NSTimeInterval inheritedAnimationDuration API_AVAILABLE(9.0);
@end
NS_SWIFT_UI_ACTOR @interface UIWindow : UIView
- (instancetype)initWithWindowScene:(UIWindowScene *)windowScene API_AVAILABLE(13.0);
- (instancetype)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (nullable, nonatomic, weak) UIWindowScene *windowScene API_AVAILABLE(13.0);
@property (nullable, nonatomic, strong) UIViewController *rootViewController API_AVAILABLE(4.0);
- (void)makeKeyAndVisible;
@end
NS_SWIFT_UI_ACTOR @interface UIScreen : NSObject
@property (class, nonatomic, readonly) UIScreen *mainScreen API_DEPRECATED(2.0, 26.0) NS_SWIFT_NAME(main);
@property (nonatomic, readonly) CGRect bounds;
@property (readonly) id<UICoordinateSpace> fixedCoordinateSpace API_AVAILABLE(8.0);
@end
NS_SWIFT_UI_ACTOR @interface UIDevice : NSObject
@property (class, nonatomic, readonly) UIDevice *currentDevice NS_SWIFT_NAME(current);
@property (nonatomic, readonly, strong) NSString *model;
@property (nonatomic, readonly, strong) NSString *systemVersion;
@property (nonatomic, readonly) UIUserInterfaceIdiom userInterfaceIdiom API_AVAILABLE(3.2);
@end

NS_ASSUME_NONNULL_END
