#pragma once
// Core Foundation, as far as the player uses it.
#import "ObjectiveC.h"

#define CF_ENUM(TYPE, NAME) enum __attribute__((enum_extensibility(open))) NAME : TYPE NAME; enum NAME : TYPE
#define CF_OBJECT(CLASS) __attribute__((objc_bridge(CLASS)))

// In Swift, a Bool.
typedef _Bool Boolean;
typedef long CFIndex;
typedef unsigned int CFStringEncoding;
typedef const struct CF_OBJECT(NSString) __CFString *CFStringRef;
typedef const struct CF_OBJECT(NSDictionary) __CFDictionary *CFDictionaryRef;
typedef const struct CF_OBJECT(id) __CFAllocator *CFAllocatorRef;
typedef struct CF_OBJECT(id) __CFNotificationCenter *CFNotificationCenterRef;
typedef CFStringRef CFNotificationName __attribute__((swift_newtype(struct)));
typedef CF_ENUM(CFStringEncoding, CFStringBuiltInEncodings) {
  kCFStringEncodingMacRoman = 0, kCFStringEncodingASCII = 0x0600, kCFStringEncodingUTF8 = 0x08000100
};
typedef CF_ENUM(CFIndex, CFNotificationSuspensionBehavior) {
  CFNotificationSuspensionBehaviorDrop = 1, CFNotificationSuspensionBehaviorCoalesce = 2,
  CFNotificationSuspensionBehaviorHold = 3, CFNotificationSuspensionBehaviorDeliverImmediately = 4
};
typedef void (*CFNotificationCallback)(
  CFNotificationCenterRef center, void *observer, CFNotificationName name, const void *object, CFDictionaryRef userInfo);

#pragma clang arc_cf_code_audited begin
CFStringRef CFStringCreateWithCString(CFAllocatorRef allocator, const char *text, CFStringEncoding encoding);
CFNotificationCenterRef CFNotificationCenterGetDarwinNotifyCenter(void);
void CFNotificationCenterAddObserver(
  CFNotificationCenterRef center, const void *observer, CFNotificationCallback callback, CFStringRef name,
  const void *object, CFNotificationSuspensionBehavior behavior);
void CFNotificationCenterPostNotification(
  CFNotificationCenterRef center, CFNotificationName name, const void *object, CFDictionaryRef userInfo,
  Boolean deliverImmediately);
#pragma clang arc_cf_code_audited end
