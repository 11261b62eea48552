#pragma once
// The log of a process, as far as the player uses it.
#import "Foundation.h"

NS_ASSUME_NONNULL_BEGIN

@class OSLogEntry, OSLogEnumerator;
typedef NS_ENUM(NSInteger, OSLogStoreScope) {
  OSLogStoreSystem = 0,
  OSLogStoreCurrentProcessIdentifier = 1
} API_AVAILABLE(15.0) NS_SWIFT_NAME(OSLogStore.Scope);
@protocol OSLogEntryWithPayload
@property (nonatomic, readonly) NSString *subsystem;
@end
API_AVAILABLE(15.0) @interface OSLogPosition : NSObject
- (instancetype)init NS_UNAVAILABLE;
@end
API_AVAILABLE(15.0) @interface OSLogEnumerator : NSObject
@end
API_AVAILABLE(15.0) @interface OSLogEntry : NSObject
@property (nonatomic, readonly) NSString *composedMessage;
@property (nonatomic, readonly) NSDate *date;
@end
API_AVAILABLE(15.0) @interface OSLogEntryLog : OSLogEntry <OSLogEntryWithPayload>
@end
API_AVAILABLE(15.0) @interface OSLogStore : NSObject
+ (nullable instancetype)storeWithScope:(OSLogStoreScope)scope error:(out NSError *_Nullable *_Nullable)error;
- (instancetype)init NS_UNAVAILABLE;
- (OSLogPosition *)positionWithDate:(NSDate *)date NS_SWIFT_NAME(position(date:));
@end

NS_ASSUME_NONNULL_END
