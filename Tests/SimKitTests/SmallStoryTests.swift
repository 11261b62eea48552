import Testing

@testable import SimKit

/// One condition of the engine each, in the smallest story that tells it from its opposite.
struct SmallStoryTests {
  private static let appearance: [SmallStory] = [
    SmallStory(
      "A child that was added on screen gets viewIsAppearing: itself", 15,
      "controller a\ncontroller b\nlaunch a\nadd b to a\n",
      has: ["b viewWillAppear: animated=no", "b viewIsAppearing: animated=no", "b viewDidAppear: animated=no"])
  ]

  private static let launch: [SmallStory] = [
    SmallStory(
      "A root that goes in the middle of a transition that the app has begun is left where it is", 17,
      "controller a\ncontroller b\nlaunch a\nbegin appearance of a disappearing\nset root b\n",
      has: ["b viewWillAppear: animated=no", "b viewDidAppear: animated=no"], lacks: ["a viewDidDisappear:"])
  ]

  private static let segues: [SmallStory] = [
    SmallStory(
      "A push segue pushes on the navigation controller around its source", 6,
      """
      controller a
      controller b
      controller nav is navigation of a
      segue "go" from a to b is push
      launch nav
      perform "go" from a
      """,
      has: [
        "a prepareForSegue:sender:", "b willMoveToParentViewController: parent=nav", "b viewDidAppear: animated=no",
      ]),
    SmallStory(
      "A segue that shows a detail does so in the split view controller", 9,
      """
      device pad landscapeLeft
      controller a
      controller b
      controller c
      controller s is split of a b
      segue "go" from a to c is showDetail
      launch s
      perform "go" from a
      """, has: ["b didMoveToParentViewController: parent=nil", "c didMoveToParentViewController: parent=s"]),
    SmallStory(
      "An embed segue of a loaded view embeds a new controller", 6,
      """
      controller a
      controller b
      segue "in" from a to b is embed
      launch a
      remove b from a
      perform "in" from a
      """,
      has: [
        "a prepareForSegue:sender:", "b loadView", "b willMoveToParentViewController: parent=a",
        "b didMoveToParentViewController: parent=a",
      ]),
    SmallStory(
      "A segue also re-creates what its destination contains", 6,
      """
      controller a
      controller b
      controller nav is navigation of b
      segue "go" from a to nav is modal
      launch a
      perform "go" from a
      dismiss nav
      perform "go" from a
      """, has: ["nav loadView", "b loadView", "b viewDidAppear: animated=no"]),
    SmallStory(
      "A segue that creates its destination again releases the child that the app has added to the former one", 9,
      """
      controller a
      controller b is container
      controller kid
        held by UIKit only
      segue "go" from a to b is modal
      launch a
      perform "go" from a
      add child kid to b
      dismiss b
      perform "go" from a
      """, has: ["b loadView", "kid dealloc"]),
    SmallStory(
      "An app without identifiers for restoration saves nothing", 6,
      """
      controller a
      launch a
      background
      """, has: ["app applicationDidEnterBackground:"],
      lacks: ["app application:shouldSaveApplicationState:"]),
  ]

  private static let turns: [SmallStory] = [
    SmallStory(
      "In iOS 5, an app in an orientation that its root doesn't support rotates to one that it does", 5,
      """
      controller a
        supports landscapeRight
      launch a
      """,
      has: [
        "a shouldAutorotateToInterfaceOrientation: orientation=portrait returns=no",
        "a shouldAutorotateToInterfaceOrientation: orientation=portraitUpsideDown returns=no",
        "a shouldAutorotateToInterfaceOrientation: orientation=landscapeLeft returns=no",
        "a shouldAutorotateToInterfaceOrientation: orientation=landscapeRight returns=yes",
        "a willRotateToInterfaceOrientation:duration: orientation=landscapeRight duration=0ms",
      ]),
    SmallStory(
      "A class that overrides viewWillTransitionToSize: gets no old rotation callback", 8,
      """
      controller a
        supports all
      controller nav is navigation of a
        supports all
      launch nav
      rotate landscapeLeft
      """, has: ["nav viewWillTransitionToSize:withTransitionCoordinator:"],
      lacks: ["nav willRotateToInterfaceOrientation:duration:"]),
    SmallStory(
      "A line of a hook for another version isn't run", 6,
      """
      controller a
      controller b
      when a viewDidLoad
        add b to a on ios7
      launch a
      """, has: ["a viewDidLoad"],
      lacks: ["b "]),
  ]

  private static let stories = appearance + launch + segues + turns

  @Test(arguments: stories) func theLastLineDoesWhatItDoes(_ story: SmallStory) throws { try story.check() }
}
