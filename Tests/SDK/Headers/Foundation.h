#pragma once
// Foundation, as far as the player uses it. A class that Swift has a type of its own for names it, as Foundation's API notes do.
#import "CoreFoundation.h"
#import "CoreGraphics.h"
#import "Darwin.h"
#import "ObjectiveC.h"

#define NS_ENUM(TYPE, NAME) enum __attribute__((enum_extensibility(open))) NAME : TYPE NAME; enum NAME : TYPE
#define NS_OPTIONS(TYPE, NAME) \
  enum __attribute__((flag_enum, enum_extensibility(open))) NAME : TYPE NAME; \
  enum NAME : TYPE
#define NS_BRIDGED(TYPE) __attribute__((swift_bridge(#TYPE)))
#define NS_STRING_ENUM __attribute__((swift_newtype(struct)))
#define NS_SENDABLE __attribute__((swift_attr("@Sendable")))
#define NS_SWIFT_NAME(NAME) __attribute__((swift_name(#NAME)))
#define NS_SWIFT_UI_ACTOR __attribute__((swift_attr("@UIActor")))
#define NS_DESIGNATED_INITIALIZER __attribute__((objc_designated_initializer))
#define NS_UNAVAILABLE __attribute__((unavailable))
#define API_AVAILABLE(VERSION) __attribute__((availability(ios, introduced = VERSION)))
#define API_DEPRECATED(FIRST, LAST) __attribute__((availability(ios, introduced = FIRST, deprecated = LAST)))
#define NS_ASSUME_NONNULL_BEGIN _Pragma("clang assume_nonnull begin")
#define NS_ASSUME_NONNULL_END _Pragma("clang assume_nonnull end")
#define NSIntegerMax __LONG_MAX__

typedef double NSTimeInterval;
@class NSString;
typedef NSString *NSExceptionName NS_STRING_ENUM;
typedef NSString *NSRunLoopMode NS_STRING_ENUM NS_SWIFT_NAME(RunLoop.Mode);

NS_ASSUME_NONNULL_BEGIN

@protocol NSCopying
@end
NS_SENDABLE NS_BRIDGED(Swift.String) @interface NSString : NSObject <NSCopying>
@property (nullable, readonly) const char *UTF8String;
+ (instancetype)stringWithFormat:(NSString *)format, ...;
- (NSString *)stringByAppendingString:(NSString *)text;
@end
@interface NSMutableString : NSString
+ (instancetype)string;
- (void)appendString:(NSString *)text;
- (void)appendFormat:(NSString *)format, ...;
@end
NS_BRIDGED(Swift.Array) @interface NSArray<__covariant ObjectType> : NSObject
@property (readonly) NSUInteger count;
- (NSString *)componentsJoinedByString:(NSString *)separator;
@end
@interface NSMutableArray<ObjectType> : NSArray <ObjectType>
+ (instancetype)array;
- (void)addObject:(ObjectType)object;
@end
NS_BRIDGED(Swift.Dictionary) @interface NSDictionary<__covariant KeyType, __covariant ObjectType> : NSObject
@end
NS_BRIDGED(Swift.Set) @interface NSSet<__covariant ObjectType> : NSObject
@end
NS_SENDABLE @interface NSNumber : NSObject
@end
NS_SENDABLE @interface NSError : NSObject
@end
NS_SENDABLE NS_BRIDGED(Foundation.URL) @interface NSURL : NSObject
@end
NS_SENDABLE NS_BRIDGED(Foundation.Date) @interface NSDate : NSObject
@end
@interface NSPredicate : NSObject
@end
@interface NSUserActivity : NSObject
@end
@interface NSCoder : NSObject
@end
NS_SWIFT_NAME(Bundle) NS_SENDABLE @interface NSBundle : NSObject
@property (class, readonly, strong) NSBundle *mainBundle NS_SWIFT_NAME(main);
+ (NSBundle *)bundleForClass:(Class)aClass;
@property (readonly, copy) NSString *bundlePath;
@property (nullable, readonly, copy) NSString *executablePath;
- (nullable id)objectForInfoDictionaryKey:(NSString *)key NS_SWIFT_NAME(object(forInfoDictionaryKey:));
- (nullable NSURL *)URLForResource:(nullable NSString *)name withExtension:(nullable NSString *)ext;
- (nullable NSURL *)URLForResource:(nullable NSString *)name
                     withExtension:(nullable NSString *)ext
                      subdirectory:(nullable NSString *)subpath;
@end
typedef struct {
  NSInteger majorVersion, minorVersion, patchVersion;
} NSOperatingSystemVersion NS_SWIFT_NAME(OperatingSystemVersion);
NS_SWIFT_NAME(ProcessInfo) NS_SENDABLE @interface NSProcessInfo : NSObject
@property (class, readonly, strong) NSProcessInfo *processInfo;
@property (readonly, copy) NSArray<NSString *> *arguments;
@property (readonly, copy) NSDictionary<NSString *, NSString *> *environment;
@property (readonly) NSOperatingSystemVersion operatingSystemVersion;
@property (readonly, copy) NSString *operatingSystemVersionString;
@end
@interface NSException : NSObject
@property (readonly, copy) NSExceptionName name;
@property (nullable, readonly, copy) NSString *reason;
@end
typedef void NSUncaughtExceptionHandler(NSException *exception);
void NSSetUncaughtExceptionHandler(NSUncaughtExceptionHandler *_Nullable handler);
NS_SWIFT_NAME(RunLoop) @interface NSRunLoop : NSObject
@property (class, readonly, strong) NSRunLoop *mainRunLoop NS_SWIFT_NAME(main);
@end
extern NSRunLoopMode const NSRunLoopCommonModes NS_SWIFT_NAME(NSRunLoopMode.common);

@interface NSObject (NSKeyValueCoding)
- (void)setValue:(nullable id)value forKey:(NSString *)key;
@end

NSString *NSHomeDirectory(void);
NSString *NSStringFromSelector(SEL selector);
SEL NSSelectorFromString(NSString *name);
NSString *NSStringFromClass(Class aClass);
Class _Nullable NSClassFromString(NSString *name);

NS_ASSUME_NONNULL_END
