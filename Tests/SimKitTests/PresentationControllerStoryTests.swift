import Testing

@testable import SimKit

/// What looking at a presentation controller decides before its controller is presented: one condition each.
@Suite struct PresentationControllerStoryTests {
  private static let stories: [SmallStory] = [
    SmallStory(
      "Before iOS 8 there is no presentation controller to keep a style", 7,
      """
      device pad
      controller a
      controller b
      launch a
      read presentation controller of b
      change b style formSheet
      present b from a
      """, has: ["b viewWillLayoutSubviews bounds=540x620"], lacks: ["a viewWillDisappear:"]),
    SmallStory(
      "The presentation controller that was read first keeps its style", 9,
      """
      device pad
      controller a
      controller b
      launch a
      read presentation controller of b
      change b style formSheet
      read presentation controller of b
      present b from a
      """, has: ["a viewWillDisappear:", "b viewWillLayoutSubviews bounds=768x1024"]),
    SmallStory(
      "A controller that is presented has its presentation controller", 8,
      """
      controller a
      controller b
        style custom
        has presentation controller
      launch a
      present b from a
      read presentation controller of b
      """, lacks: ["b.delegate"]),
    SmallStory(
      "Who reads a presentation controller has the delegate asked for it, before there is a source", 9,
      """
      controller a
      controller b
        style custom
        has presentation controller
      launch a
      read presentation controller of b
      """,
      has: [
        "b.delegate presentationControllerForPresentedViewController:presentingViewController:sourceViewController: "
          + "presentingViewController=nil sourceViewController=nil"
      ]),
    SmallStory(
      "The delegate is not asked again for what was read, and what it has made is told", 9,
      """
      controller a
      controller b
        style custom
        has presentation controller
      launch a
      read presentation controller of b
      present b from a
      """,
      has: [
        "b.presentation presentationTransitionWillBegin", "b viewWillAppear:",
        "b.presentation presentationTransitionDidEnd: completed=yes",
      ], lacks: ["b.delegate"]),
    SmallStory(
      "A presentation controller that was made for another style leaves the delegate's unused", 9,
      """
      controller a
      controller b
        style fullScreen
        has presentation controller
      launch a
      read presentation controller of b
      change b style custom
      present b from a
      """, has: ["a viewWillDisappear:", "b viewWillAppear:"], lacks: ["b.presentation", "b.delegate"]),
    SmallStory(
      "From iOS 9 on whoever was looked at is asked for its orientation all the same", 9,
      """
      controller a
      controller b
        style fullScreen
      launch a
      read presentation controller of b
      present b from a
      """, has: ["b preferredInterfaceOrientationForPresentation", "b viewWillAppear:"]),
  ]

  @Test(arguments: stories) func theLastLineDoesWhatItDoes(_ story: SmallStory) throws { try story.check() }
}
