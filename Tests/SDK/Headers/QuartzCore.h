#pragma once
// Core Animation, as far as the player uses it.
#import "Foundation.h"

NS_ASSUME_NONNULL_BEGIN

double CACurrentMediaTime(void);
// Its SDK gives it no actor.
@interface CALayer : NSObject
- (BOOL)needsLayout;
@property (nullable, copy) NSArray<__kindof CALayer *> *sublayers;
@end
@interface CADisplayLink : NSObject
+ (CADisplayLink *)displayLinkWithTarget:(id)target selector:(SEL)selector;
- (void)addToRunLoop:(NSRunLoop *)runloop forMode:(NSRunLoopMode)mode;
@property (getter=isPaused, nonatomic) BOOL paused;
@end

NS_ASSUME_NONNULL_END
