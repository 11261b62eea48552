import Testing

@testable import SimKit

/// Restoration and unwinding: one condition each, in the smallest story that tells it from its opposite.
struct ReturningStoryTests {
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
      "A search that finds no controller below a container ends with the container", 8,
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
      "Before iOS 8, a restoration class without the method causes no warning", 7,
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
      "A controller without a restoration class is restored by the application delegate", 8,
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
      "Before iOS 8, a custom container looks among its children for the destination", 7,
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
