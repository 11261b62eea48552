#pragma once
// The Objective-C runtime, as far as the player uses it.
#import "Darwin.h"

typedef _Bool BOOL;
#define YES __objc_yes
#define NO __objc_no
#define nil ((id)0)
typedef long NSInteger;
typedef unsigned long NSUInteger;
#define SWIFT_NAME(NAME) __attribute__((swift_name(#NAME)))
// For Swift, a method's code takes any arguments.
#if __swift__
typedef id _Nullable (*IMP)(id _Nonnull, SEL _Nonnull, ...);
#else
typedef void (*IMP)(void);
#endif
typedef struct objc_method *Method;

#pragma clang assume_nonnull begin

@protocol NSObject
- (BOOL)isEqual:(nullable id)object;
@property (readonly) NSUInteger hash;
- (BOOL)isKindOfClass:(Class)aClass;
- (BOOL)respondsToSelector:(SEL)aSelector;
- (id)performSelector:(SEL)aSelector SWIFT_NAME(perform(_:));
@end
__attribute__((objc_root_class)) @interface NSObject <NSObject>
- (instancetype)init __attribute__((objc_designated_initializer));
+ (instancetype)alloc;
+ (Class)class __attribute__((swift_private));
- (void)dealloc;

@end

Class _Nullable objc_allocateClassPair(Class _Nullable superclass, const char *name, size_t extraBytes);
void objc_registerClassPair(Class cls);
id _Nullable class_createInstance(Class _Nullable cls, size_t extraBytes) __attribute__((ns_returns_retained));
BOOL class_addMethod(Class _Nullable cls, SEL name, IMP imp, const char *_Nullable types);
IMP _Nullable class_getMethodImplementation(Class _Nullable cls, SEL name);
Method _Nullable class_getInstanceMethod(Class _Nullable cls, SEL name);
Method _Nonnull *_Nullable class_copyMethodList(Class _Nullable cls, unsigned int *_Nullable outCount);
const char *_Nullable class_getImageName(Class _Nullable cls);
Class _Nullable class_getSuperclass(Class _Nullable cls);
SEL method_getName(Method method);
IMP method_getImplementation(Method method);
IMP method_setImplementation(Method method, IMP imp);
const char *_Nullable method_getTypeEncoding(Method method);
IMP imp_implementationWithBlock(id block);
const char *_Nonnull *_Nonnull objc_copyImageNames(unsigned int *_Nullable outCount);
const char *_Nonnull *_Nullable objc_copyClassNamesForImage(const char *image, unsigned int *_Nullable outCount);
const char *object_getClassName(id _Nullable object);
const char *sel_getName(SEL selector);

#pragma clang assume_nonnull end
