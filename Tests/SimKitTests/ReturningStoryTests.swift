import Testing

@testable import SimKit

/// Restoration and unwinding: one condition each, in the smallest story that tells it from its opposite.
@Suite struct ReturningStoryTests {
  private static let stories: [SmallStory] = [
    SmallStory(
      "A controller without an identifier is not restored, nor put back on its stack", 6,
      """
      controller a
        restoration "a"
      controller b
      controller nav is navigation of a
        restoration "nav"
      launch nav
      push b on nav
      background
      end app
      relaunch
      """, has: ["a willMoveToParentViewController: parent=nav"],
      lacks: [
        "app application:viewControllerWithRestorationIdentifierPath:coder: viewController=b",
        "b willMoveToParentViewController:",
      ]),
    SmallStory(
      "Each container gets back what it held itself", 6,
      """
      controller a
        restoration "a"
      controller b
        restoration "b"
      controller nav is navigation of a
        restoration "nav"
      controller tabs is tab bar of nav b
        restoration "tabs"
      launch tabs
      background
      end app
      relaunch
      """,
      has: [
        "a willMoveToParentViewController: parent=nav", "nav willMoveToParentViewController: parent=tabs",
        "b willMoveToParentViewController: parent=tabs",
      ]),
    SmallStory(
      "Unwinding without an animation pops without one", 6,
      """
      controller a
      controller b
      controller nav is navigation of a
      launch nav
      push b on nav
      unwind b to a
      """, has: ["b viewWillDisappear: animated=no", "a viewWillAppear: animated=no"]),
    SmallStory(
      "Under what is dismissed a stack is popped without an animation", 6,
      """
      controller a
      controller b
      controller c
      controller nav is navigation of a
      launch nav
      push b on nav
      present c from b
      unwind c to a animated
      """, has: ["b viewWillDisappear: animated=no", "a viewWillAppear: animated=no"]),
    SmallStory(
      "A search that finds nobody below a container ends with the container", 8,
      """
      controller a
      controller b
      controller nav is navigation of a
      launch nav
      push b on nav
      unwind b to nav
      """,
      has: [
        "a canPerformUnwindSegueAction:fromViewController:withSender: returns=no", "b prepareForSegue:sender:",
        "nav unwindAction:",
      ]),
    SmallStory(
      "A frame that the app has set goes with the view", 6,
      """
      controller a
      controller b
      launch a
      frame b 10 10 100 100
      load b
      unload b
      add b to a
      """, has: ["b viewWillLayoutSubviews bounds=320x460"]),
    SmallStory(
      "Who has not been told that it will turn is not told that it did", 6,
      """
      controller a
        supports all
      controller b
        supports all
      launch a
      rotate landscapeLeft without waiting
      wait 100ms
      add b to a
      """, has: ["a didRotateFromInterfaceOrientation: orientation=portrait"],
      lacks: ["b didRotateFromInterfaceOrientation:"]),
    SmallStory(
      "On iOS 5 no state is saved", 5,
      """
      controller a
        restoration "a"
      launch a
      background
      """, has: ["app applicationDidEnterBackground:"], lacks: ["app application:shouldSaveApplicationState:"]),
    SmallStory(
      "An app in the background saves no state once more", 6,
      """
      controller a
        restoration "a"
      launch a
      background
      background
      """, has: [], lacks: ["app application:shouldSaveApplicationState:"]),
    SmallStory(
      "Before iOS 8 nobody complains of a restoration class without the method", 7,
      """
      controller a
        restoration "a" by class
        overrides viewDidLoad
      launch a
      background
      end app
      relaunch
      """, has: ["a viewDidLoad", "app application:didDecodeRestorableStateWithCoder:"], lacks: ["!"]),
    SmallStory(
      "Who has no restoration class needs no method of it", 8,
      """
      controller a
        restoration "a"
        overrides viewDidLoad
      launch a
      background
      end app
      relaunch
      """,
      has: [
        "app application:viewControllerWithRestorationIdentifierPath:coder: viewController=a", "a viewDidLoad",
        "app application:didDecodeRestorableStateWithCoder:",
      ], lacks: ["!"]),
    SmallStory(
      "An app that is killed in the background hears nothing", 9,
      "controller a\nlaunch a\nbackground\nkill app\n",
      lacks: ["app applicationWillResignActive:", "app applicationWillTerminate:", "a viewWillDisappear:"]),
    SmallStory(
      "Before iOS 8 a container of the app's own looks inside for the destination", 7,
      """
      controller kid
      controller other
      controller box is container
      controller s
      launch box
      add kid to box
      add other to box
      present s from kid
      unwind s to other
      """,
      has: [
        "box viewControllerForUnwindSegueAction:fromViewController:withSender:",
        "kid canPerformUnwindSegueAction:fromViewController:withSender: returns=no",
        "other canPerformUnwindSegueAction:fromViewController:withSender: returns=yes", "other unwindAction:",
      ]),
  ]

  @Test(arguments: stories) func theLastLineDoesWhatItDoes(_ story: SmallStory) throws { try story.check() }
}
