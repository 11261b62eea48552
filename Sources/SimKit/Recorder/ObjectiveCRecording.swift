/// The recording code in Objective-C.
enum ObjectiveCRecording {
  static var code: String {
    head
      + methods("RecordingViewController : UIViewController", .controller)
      + methods("RecordingView : UIView", .view)
      + methods("RecordingAppDelegate : UIResponder <UIApplicationDelegate>", .application)
      + methods(
        "RecordingContainerDelegate : NSObject <UINavigationControllerDelegate, UITabBarControllerDelegate,\n"
          + "  UISplitViewControllerDelegate, UIPageViewControllerDelegate, UIAdaptivePresentationControllerDelegate>",
        .container)
      + methods("RecordingPresentationController : UIPresentationController", .presentation)
  }

  private static var head: String {
    """
    // Printed by 'vcsim record objc'. Make these classes the superclasses of what is to be recorded; for a
    // UINavigationController and other UIKit containers, copy the methods into a subclass. Not recorded are:
    \(RecordingCode.omissions(RecordingCode.omission))#import <UIKit/UIKit.h>

    // Prints which action begins, in the words of the scenario: VCSIM_ACTION("present sheet from home animated").
    #define VCSIM_ACTION(TEXT) printf("[vcsim] = %s\\n", TEXT)

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
      printf("[vcsim] > %s %p %s%s%s\\n", object_getClassName(object), (__bridge void *)object, sel_getName(selector),
        values.UTF8String, VCSIMState(object).UTF8String);
    }

    static void VCSIMEnd(id object, SEL selector, NSString *values) {
      printf("[vcsim] < %s %p %s%s\\n", object_getClassName(object), (__bridge void *)object, sel_getName(selector),
        values.UTF8String);
    }


    """
  }

  private static func methods(_ head: String, _ place: RecordingCode.Place) -> String {
    let name = head.prefix { $0 != " " }
    let window = place == .application ? "@property (nonatomic, strong) UIWindow *window;\n" : ""
    let methods = RecordingCode.callbacks(of: place).map { method($0, place) }.joined()
    return "@interface \(head)\n\(window)@end\n\n@implementation \(name)\n\(methods)@end\n\n"
  }

  /// The method of one callback.
  private static func method(_ callback: Callback, _ place: RecordingCode.Place) -> String {
    switch callback {
    case .initWithNibName:
      return initializer(
        "initWithNibName:(NSString *)name bundle:(NSBundle *)bundle", calling: "initWithNibName:name bundle:bundle")
    case .initWithCoder: return initializer("initWithCoder:(NSCoder *)coder", calling: "initWithCoder:coder")
    case .initWithFrame: return initializer("initWithFrame:(CGRect)frame", calling: "initWithFrame:frame")
    case .dealloc:
      return "- (void)dealloc {\n  VCSIMBegin(self, _cmd, @\"\");\n  VCSIMEnd(self, _cmd, @\"\");\n}\n"
    default: return method(callback, place, RecordedArgument.arguments(of: callback) ?? [])
    }
  }

  private static func initializer(_ head: String, calling selector: String) -> String {
    """
    - (instancetype)\(head) {
      self = [super \(selector)];
      if (self) {
        VCSIMBegin(self, _cmd, @"");
        VCSIMEnd(self, _cmd, @"");
      }
      return self;
    }

    """
  }

  private static func method(
    _ callback: Callback, _ place: RecordingCode.Place, _ arguments: [RecordedArgument]
  ) -> String {
    let parts = callback.selector.split(separator: ":").map { String($0) }
    let head =
      arguments.isEmpty
      ? callback.selector
      : zip(parts, arguments).map { "\($0):(\($1.type))\($1.name)" }.joined(separator: " ")
    let passed =
      arguments.isEmpty
      ? callback.selector
      : zip(parts, arguments).map { "\($0):\($1.name)" }.joined(separator: " ")
    let values = arguments.compactMap { $0.objectiveCValue }
    let stated =
      values.isEmpty
      ? "@\"\""
      : values.dropFirst().reduce(values[0]) { "[\($0) stringByAppendingString:\($1)]" }
    let isQuestion = RecordingCode.isQuestion(callback)
    let hasSuper = place == .controller || place == .view || place == .presentation
    let (type, printed) = answer(callback)
    var lines = ["VCSIMBegin(self, _cmd, \(stated));"]
    if isQuestion {
      lines.append(
        "\(type) result = \(hasSuper ? "[super \(passed)]" : RecordingCode.defaultAnswer(callback) ? "YES" : "NO");")
      lines.append(
        callback.answer == nil
          ? "VCSIMEnd(self, _cmd, @\"\");"
          : "VCSIMEnd(self, _cmd, [NSString stringWithFormat:@\" returns=%@\", \(printed)]);")
      lines.append("return result;")
    } else {
      if hasSuper { lines.append("[super \(passed)];") }
      lines.append("VCSIMEnd(self, _cmd, @\"\");")
    }
    return "- (\(isQuestion ? type : "void"))\(head) {\n" + lines.map { "  \($0)\n" }.joined() + "}\n"
  }

  private static func answer(_ callback: Callback) -> (type: String, printed: String) {
    switch callback.answer {
    case .orientations: ("UIInterfaceOrientationMask", "VCSIMOrientations(result)")
    case .orientation: ("UIInterfaceOrientation", "VCSIMOrientation(result)")
    case .yesOrNo, .duration, .controller, .size, .rect, .insets, .traits, .style, .displayMode, .column, .answer, nil:
      ("BOOL", "VCSIMYes(result)")
    }
  }
}
