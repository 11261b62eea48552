#import <UIKit/UIKit.h>

// Prints which action begins, in the words of the scenario: VCSIM_ACTION("present sheet from home animated").
#define VCSIM_ACTION(TEXT) printf("[vcsim] = %s\n", TEXT)

static NSString *VCSIMYes(BOOL value) { return value ? @"yes" : @"no"; }

static NSString *VCSIMName(id object) {
  return object ? [NSString stringWithFormat:@"%s@%p", object_getClassName(object), (__bridge void *)object] : @"nil";
}

static NSString *VCSIMOrientation(UIInterfaceOrientation orientation) {
  switch (orientation) {
    case UIInterfaceOrientationPortrait: return @"portrait";
    case UIInterfaceOrientationPortraitUpsideDown: return @"portraitUpsideDown";
    case UIInterfaceOrientationLandscapeLeft: return @"landscapeLeft";
    case UIInterfaceOrientationLandscapeRight: return @"landscapeRight";
    default: return @"unknown";
  }
}

static NSString *VCSIMOrientations(NSUInteger mask) {
  NSMutableArray *names = [NSMutableArray array];
  for (NSInteger orientation = 1; orientation <= 4; orientation++) {
    if (mask & (1 << orientation)) [names addObject:VCSIMOrientation((UIInterfaceOrientation)orientation)];
  }
  return names.count ? [names componentsJoinedByString:@","] : @"none";
}

static NSString *VCSIMTraits(UITraitCollection *traits) {
  return [NSString stringWithFormat:@"%@/%@",
    traits.horizontalSizeClass == UIUserInterfaceSizeClassCompact ? @"compact" : @"regular",
    traits.verticalSizeClass == UIUserInterfaceSizeClassCompact ? @"compact" : @"regular"];
}

static NSString *VCSIMMode(NSInteger number) {
  NSString *names[] = {@"automatic", @"secondaryOnly", @"oneBesideSecondary", @"oneOverSecondary",
    @"twoBesideSecondary", @"twoOverSecondary", @"twoDisplaceSecondary"};
  return number >= 0 && number < 7 ? names[number] : @"unknown";
}

static NSString *VCSIMColumn(NSInteger number) {
  NSString *names[] = {@"primary", @"supplementary", @"secondary"};
  return number >= 0 && number < 3 ? names[number] : @"unknown";
}

// The view of a controller as its code sees it, and why the controller appears or disappears.
static NSString *VCSIMState(id object) {
  if (![object isKindOfClass:[UIViewController class]]) return @"";
  UIViewController *controller = object;
  NSMutableString *state = [NSMutableString string];
  if (controller.isBeingPresented) [state appendString:@" isBeingPresented=yes"];
  if (controller.isBeingDismissed) [state appendString:@" isBeingDismissed=yes"];
  if (controller.isMovingToParentViewController) [state appendString:@" isMovingToParentViewController=yes"];
  if (controller.isMovingFromParentViewController) [state appendString:@" isMovingFromParentViewController=yes"];
  if (!controller.isViewLoaded) return [state stringByAppendingString:@" loaded=no"];
  CGRect bounds = controller.view.bounds, frame = controller.view.frame;
  [state appendFormat:@" bounds=%gx%g frame={%g, %g, %g, %g} interfaceOrientation=%@ loaded=yes", bounds.size.width,
    bounds.size.height, frame.origin.x, frame.origin.y, frame.size.width, frame.size.height,
    VCSIMOrientation(controller.interfaceOrientation)];
  return state;
}

static void VCSIMBegin(id object, SEL selector, NSString *values) {
  printf("[vcsim] > %s %p %s%s%s\n", object_getClassName(object), (__bridge void *)object, sel_getName(selector),
    values.UTF8String, VCSIMState(object).UTF8String);
}

static void VCSIMEnd(id object, SEL selector, NSString *values) {
  printf("[vcsim] < %s %p %s%s\n", object_getClassName(object), (__bridge void *)object, sel_getName(selector),
    values.UTF8String);
}
