enum ObjectiveCRecording {
  static var code: String {
    head
      + methods("RecordingViewController : UIViewController", .controller)
      + methods("RecordingView : UIView", .view)
      + methods("RecordingAppDelegate : UIResponder <UIApplicationDelegate>", .application)
      + methods(
        "RecordingContainerDelegate : NSObject <UINavigationControllerDelegate, UITabBarControllerDelegate,\n"
          + "  UISplitViewControllerDelegate, UIPageViewControllerDelegate, UISearchControllerDelegate,\n"
          + "  UISearchResultsUpdating, UIAdaptivePresentationControllerDelegate>",
        .container)
      + methods("RecordingPresentationController : UIPresentationController", .presentation)
  }

  private static var head: String {
    """
    // Printed by 'vcsim export recorder objc'. Make these classes the superclasses of what is to be recorded; for a
    // UINavigationController and other UIKit containers, copy the methods into a subclass. Not recorded are:
    \(RecordingCode.omissions(RecordingCode.omission))\(TextFiles.recording)

    """
  }

  private static func methods(_ head: String, _ place: RecordingCode.Place) -> String {
    let name = head.prefix { $0 != " " }
    let window = place == .application ? "@property (nonatomic, strong) UIWindow *window;\n" : ""
    let methods = RecordingCode.callbacks(of: place).map { method($0, place) }.joined()
    return "@interface \(head)\n\(window)@end\n\n@implementation \(name)\n\(methods)@end\n\n"
  }

  private static func method(_ callback: Callback, _ place: RecordingCode.Place) -> String {
    switch callback {
    case .initWithNibName:
      return initializer(
        "initWithNibName:(NSString *)name bundle:(NSBundle *)bundle", calling: "initWithNibName:name bundle:bundle")
    case .initWithCoder: return initializer("initWithCoder:(NSCoder *)coder", calling: "initWithCoder:coder")
    case .initWithFrame: return initializer("initWithFrame:(CGRect)frame", calling: "initWithFrame:frame")
    case .dealloc:
      return "- (void)dealloc {\n  VCSIMBegin(self, _cmd, @\"\");\n  VCSIMEnd(self, _cmd, @\"\");\n}\n"
    default: return method(callback, place, RecordedArgument.arguments(of: callback.selector) ?? [])
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
    func selector(_ argument: (RecordedArgument) -> String) -> String {
      if arguments.isEmpty { return callback.selector }
      return zip(parts, arguments).map { "\($0):\(argument($1))" }.joined(separator: " ")
    }
    let (head, passed) = (selector { "(\($0.type))\($0.name)" }, selector { $0.name })
    let values = arguments.compactMap { $0.objectiveCValue }
    let stated =
      values.isEmpty ? "@\"\"" : values.dropFirst().reduce(values[0]) { "[\($0) stringByAppendingString:\($1)]" }
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
    default: ("BOOL", "VCSIMYes(result)")
    }
  }
}
