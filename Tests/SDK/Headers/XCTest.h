#pragma once
// XCTest and its automation of user interfaces, as far as the player's tests use them.
#import "UIKit.h"

NS_ASSUME_NONNULL_BEGIN

@class XCTAttachment, XCUICoordinate, XCUIElement, XCUIElementQuery;

NS_BRIDGED(XCTest.XCTIssue) NS_SWIFT_NAME(__XCTIssue) @interface XCTIssue : NSObject
@end
@interface XCTestExpectation : NSObject
- (instancetype)initWithDescription:(NSString *)expectationDescription NS_DESIGNATED_INITIALIZER;
@end
@interface XCTDarwinNotificationExpectation : XCTestExpectation
- (instancetype)initWithNotificationName:(NSString *)notificationName NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithDescription:(NSString *)expectationDescription NS_UNAVAILABLE;
@end
@interface XCTest : NSObject
@end
@protocol XCTActivity <NSObject>
- (void)addAttachment:(XCTAttachment *)attachment NS_SWIFT_NAME(add(_:));
@end
@interface XCTestCase : XCTest <XCTActivity>
- (instancetype)initWithSelector:(SEL)selector;
- (void)recordIssue:(XCTIssue *)issue NS_SWIFT_NAME(record(_:));
@end
typedef NS_ENUM(NSInteger, XCTAttachmentLifetime) {
  XCTAttachmentLifetimeKeepAlways = 0,
  XCTAttachmentLifetimeDeleteOnSuccess = 1
} NS_SWIFT_NAME(XCTAttachment.Lifetime);
@interface XCTAttachment : NSObject
- (instancetype)init NS_UNAVAILABLE;
+ (instancetype)attachmentWithString:(NSString *)string;
@property (copy, nullable) NSString *name;
@property XCTAttachmentLifetime lifetime;
@end

NS_SWIFT_UI_ACTOR @protocol XCUIElementTypeQueryProvider
@property (readonly, copy) XCUIElementQuery *tabBars;
@property (readonly, copy) XCUIElementQuery *buttons;
@end
NS_SWIFT_UI_ACTOR @interface XCUIElement : NSObject <XCUIElementTypeQueryProvider>
- (instancetype)init NS_UNAVAILABLE;
- (XCUICoordinate *)coordinateWithNormalizedOffset:(CGVector)normalizedOffset;
- (void)tap;
@end
NS_SWIFT_UI_ACTOR @interface XCUIElementQuery : NSObject <XCUIElementTypeQueryProvider>
- (instancetype)init NS_UNAVAILABLE;
- (XCUIElement *)elementBoundByIndex:(NSUInteger)index NS_SWIFT_NAME(element(boundBy:));
@end
typedef double XCUIGestureVelocity __attribute__((swift_newtype(struct)));
extern const XCUIGestureVelocity XCUIGestureVelocitySlow;
NS_SWIFT_UI_ACTOR @interface XCUICoordinate : NSObject
- (instancetype)init NS_UNAVAILABLE;
- (void)tap;
- (void)pressForDuration:(NSTimeInterval)duration
    thenDragToCoordinate:(XCUICoordinate *)otherCoordinate
            withVelocity:(XCUIGestureVelocity)velocity
     thenHoldForDuration:(NSTimeInterval)holdDuration
    NS_SWIFT_NAME(press(forDuration:thenDragTo:withVelocity:thenHoldForDuration:));
@end
typedef NS_ENUM(NSUInteger, XCUIApplicationState) {
  XCUIApplicationStateUnknown = 0,
  XCUIApplicationStateNotRunning = 1,
  XCUIApplicationStateRunningBackgroundSuspended = 2,
  XCUIApplicationStateRunningBackground = 3,
  XCUIApplicationStateRunningForeground = 4
} NS_SWIFT_NAME(XCUIApplication.State);
NS_SWIFT_UI_ACTOR @interface XCUIApplication : XCUIElement
- (instancetype)init NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithBundleIdentifier:(NSString *)bundleIdentifier NS_DESIGNATED_INITIALIZER;
@property (nonatomic, copy) NSArray<NSString *> *launchArguments;
- (void)launch;
- (void)activate;
- (void)terminate;
- (BOOL)waitForState:(XCUIApplicationState)state timeout:(NSTimeInterval)timeout NS_SWIFT_NAME(wait(for:timeout:));
@end
typedef NS_ENUM(NSInteger, XCUIDeviceButton) {
  XCUIDeviceButtonHome = 1
} NS_SWIFT_NAME(XCUIDevice.Button);
NS_SWIFT_UI_ACTOR @interface XCUIDevice : NSObject
- (instancetype)init NS_UNAVAILABLE;
@property (class, readonly) XCUIDevice *sharedDevice NS_SWIFT_NAME(shared);
@property (nonatomic) UIDeviceOrientation orientation;
- (void)pressButton:(XCUIDeviceButton)button NS_SWIFT_NAME(press(_:));
@end

NS_ASSUME_NONNULL_END
