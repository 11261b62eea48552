#pragma once
// The app, its scenes, and their delegates.
#import "UIKitViews.h"

NS_ASSUME_NONNULL_BEGIN

@class UIApplication, UIScene, UISceneConfiguration, UIOpenURLContext, UIWindowSceneGeometry;
typedef NSString *UIApplicationLaunchOptionsKey NS_STRING_ENUM NS_SWIFT_NAME(UIApplication.LaunchOptionsKey);
typedef NSString *UIApplicationOpenURLOptionsKey NS_STRING_ENUM NS_SWIFT_NAME(UIApplication.OpenURLOptionsKey);

@protocol UIUserActivityRestoring;

NS_SWIFT_UI_ACTOR API_AVAILABLE(13.0) @interface UISceneSession : NSObject
@end
NS_SWIFT_UI_ACTOR API_AVAILABLE(13.0) @interface UISceneConfiguration : NSObject
@end
NS_SWIFT_UI_ACTOR API_AVAILABLE(13.0) NS_SWIFT_NAME(UIScene.ConnectionOptions) @interface UISceneConnectionOptions : NSObject
@end
NS_SWIFT_UI_ACTOR API_AVAILABLE(13.0) @interface UIOpenURLContext : NSObject
@end
typedef NS_ENUM(NSInteger, UISceneActivationState) {
  UISceneActivationStateUnattached = -1,
  UISceneActivationStateForegroundActive,
  UISceneActivationStateForegroundInactive,
  UISceneActivationStateBackground
} API_AVAILABLE(13.0) NS_SWIFT_NAME(UIScene.ActivationState);
NS_SWIFT_UI_ACTOR API_AVAILABLE(13.0) @interface UIScene : UIResponder
+ (instancetype)new NS_UNAVAILABLE;
- (instancetype)init NS_UNAVAILABLE;
@property (nonatomic, readonly) UISceneActivationState activationState;
@end
NS_SWIFT_UI_ACTOR API_AVAILABLE(16.0) @interface UIWindowSceneGeometry : NSObject
@end
NS_SWIFT_UI_ACTOR API_AVAILABLE(16.0) NS_SWIFT_NAME(UIWindowScene.GeometryPreferences)
@interface UIWindowSceneGeometryPreferences : NSObject
+ (instancetype)new NS_UNAVAILABLE;
- (instancetype)init NS_UNAVAILABLE;
@end
NS_SWIFT_UI_ACTOR API_AVAILABLE(16.0) NS_SWIFT_NAME(UIWindowScene.GeometryPreferences.iOS)
@interface UIWindowSceneGeometryPreferencesIOS : UIWindowSceneGeometryPreferences
- (instancetype)init NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithInterfaceOrientations:(UIInterfaceOrientationMask)interfaceOrientations;
@end
NS_SWIFT_UI_ACTOR API_AVAILABLE(13.0) @interface UIWindowScene : UIScene
@property (nonatomic, readonly) UIInterfaceOrientation interfaceOrientation API_DEPRECATED(13.0, 26.0);
- (void)requestGeometryUpdateWithPreferences:(UIWindowSceneGeometryPreferences *)geometryPreferences
                                errorHandler:(nullable void (^)(NSError *error))errorHandler
    API_AVAILABLE(16.0) NS_SWIFT_NAME(requestGeometryUpdate(_:errorHandler:));
@end

NS_SWIFT_UI_ACTOR API_AVAILABLE(13.0) @protocol UISceneDelegate <NSObject>
@optional
- (void)scene:(UIScene *)scene
    willConnectToSession:(UISceneSession *)session
                 options:(UISceneConnectionOptions *)connectionOptions;
- (void)sceneDidDisconnect:(UIScene *)scene;
- (void)sceneDidBecomeActive:(UIScene *)scene;
- (void)sceneWillResignActive:(UIScene *)scene;
- (void)sceneWillEnterForeground:(UIScene *)scene;
- (void)sceneDidEnterBackground:(UIScene *)scene;
- (void)scene:(UIScene *)scene
    openURLContexts:(NSSet<UIOpenURLContext *> *)URLContexts NS_SWIFT_NAME(scene(_:openURLContexts:));
- (void)scene:(UIScene *)scene
    continueUserActivity:(NSUserActivity *)userActivity NS_SWIFT_NAME(scene(_:continue:));
@end
NS_SWIFT_UI_ACTOR API_AVAILABLE(13.0) @protocol UIWindowSceneDelegate <UISceneDelegate>
@optional
@property (nullable, nonatomic, strong) UIWindow *window;
- (void)windowScene:(UIWindowScene *)windowScene
    didUpdateEffectiveGeometry:(UIWindowSceneGeometry *)previousEffectiveGeometry API_AVAILABLE(26.0);
- (void)windowScene:(UIWindowScene *)windowScene
    didUpdateCoordinateSpace:(id<UICoordinateSpace>)previousCoordinateSpace
        interfaceOrientation:(UIInterfaceOrientation)previousInterfaceOrientation
             traitCollection:(UITraitCollection *)previousTraitCollection
    NS_SWIFT_NAME(windowScene(_:didUpdate:interfaceOrientation:traitCollection:)) API_DEPRECATED(13.0, 26.0);
@end

NS_SWIFT_UI_ACTOR @protocol UIApplicationDelegate <NSObject>
@optional
- (BOOL)application:(UIApplication *)application
    willFinishLaunchingWithOptions:(nullable NSDictionary<UIApplicationLaunchOptionsKey, id> *)launchOptions;
- (BOOL)application:(UIApplication *)application
    didFinishLaunchingWithOptions:(nullable NSDictionary<UIApplicationLaunchOptionsKey, id> *)launchOptions;
- (void)applicationDidBecomeActive:(UIApplication *)application;
- (void)applicationWillResignActive:(UIApplication *)application;
- (BOOL)application:(UIApplication *)app
            openURL:(NSURL *)url
            options:(NSDictionary<UIApplicationOpenURLOptionsKey, id> *)options API_AVAILABLE(9.0);
- (BOOL)application:(UIApplication *)application
              openURL:(NSURL *)url
    sourceApplication:(nullable NSString *)sourceApplication
           annotation:(id)annotation API_DEPRECATED(4.2, 9.0);
- (void)applicationDidReceiveMemoryWarning:(UIApplication *)application;
- (void)applicationWillTerminate:(UIApplication *)application;
- (void)application:(UIApplication *)application
    willChangeStatusBarOrientation:(UIInterfaceOrientation)newStatusBarOrientation
                          duration:(NSTimeInterval)duration API_DEPRECATED(2.0, 13.0);
- (void)application:(UIApplication *)application
    didChangeStatusBarOrientation:(UIInterfaceOrientation)oldStatusBarOrientation API_DEPRECATED(2.0, 13.0);
- (void)application:(UIApplication *)application
    willChangeStatusBarFrame:(CGRect)newStatusBarFrame API_DEPRECATED(2.0, 13.0);
- (void)application:(UIApplication *)application
    didChangeStatusBarFrame:(CGRect)oldStatusBarFrame API_DEPRECATED(2.0, 13.0);
- (void)applicationDidEnterBackground:(UIApplication *)application;
- (void)applicationWillEnterForeground:(UIApplication *)application;
- (UIInterfaceOrientationMask)application:(UIApplication *)application
    supportedInterfaceOrientationsForWindow:(nullable UIWindow *)window;
- (nullable UIViewController *)application:(UIApplication *)application
    viewControllerWithRestorationIdentifierPath:(NSArray<NSString *> *)identifierComponents
                                          coder:(NSCoder *)coder API_AVAILABLE(6.0);
- (BOOL)application:(UIApplication *)application
    shouldSaveApplicationState:(NSCoder *)coder API_DEPRECATED(6.0, 13.2);
- (BOOL)application:(UIApplication *)application
    shouldRestoreApplicationState:(NSCoder *)coder API_DEPRECATED(6.0, 13.2);
- (void)application:(UIApplication *)application willEncodeRestorableStateWithCoder:(NSCoder *)coder API_AVAILABLE(6.0);
- (void)application:(UIApplication *)application didDecodeRestorableStateWithCoder:(NSCoder *)coder API_AVAILABLE(6.0);
- (BOOL)application:(UIApplication *)application
    continueUserActivity:(NSUserActivity *)userActivity
      restorationHandler:(void (^)(NSArray<id<UIUserActivityRestoring>> *_Nullable restorableObjects))restorationHandler
    API_AVAILABLE(8.0);
- (UISceneConfiguration *)application:(UIApplication *)application
    configurationForConnectingSceneSession:(UISceneSession *)connectingSceneSession
                                   options:(UISceneConnectionOptions *)options API_AVAILABLE(13.0);
- (void)application:(UIApplication *)application
    didDiscardSceneSessions:(NSSet<UISceneSession *> *)sceneSessions API_AVAILABLE(13.0);
@property (nullable, nonatomic, strong) UIWindow *window API_AVAILABLE(5.0);
@end
NS_SWIFT_UI_ACTOR @interface UIApplication : UIResponder
@property (class, nonatomic, readonly) UIApplication *sharedApplication NS_SWIFT_NAME(shared);
@property (nonatomic, readonly) NSSet<UIScene *> *connectedScenes API_AVAILABLE(13.0);
@end
NS_SWIFT_UI_ACTOR int UIApplicationMain(
  int argc, char *_Nullable argv[_Nonnull], NSString *_Nullable principalClassName, NSString *_Nullable delegateClassName);

NS_ASSUME_NONNULL_END
