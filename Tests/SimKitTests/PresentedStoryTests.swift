import Testing

@testable import SimKit

/// Conditions of presentations, and of what depends on them, that no published log needs.
struct PresentedStoryTests {
  private static let stories: [SmallStory] = [
    // Moments.
    SmallStory(
      "A presentation ends when the app enters the background: nothing is animated there", 17,
      """
      controller home
      controller sheet
      launch home
      present sheet from home animated without waiting
      wait 100ms
      background
      """, has: ["sheet viewDidAppear: animated=yes"], lacks: ["-- +"]),
    SmallStory(
      "A push beside a sheet that a finger drags is played, and unknown", 18,
      """
      controller list
      controller detail
      controller nav is navigation of list
      controller sheet
      launch nav
      present sheet from nav
      begin dismissal of sheet
      push detail on nav animated
      """, has: ["detail viewWillAppear:"],
      answer: "what UIKit does with this call to 'nav' during the gesture on '"),
    SmallStory(
      "A popover's content that came back without a callback leaves by the rule that says so", 13,
      """
      device pad
      controller home
      controller content
        style popover
      controller film
        style fullScreen
      launch home
      present content from home
      present film from content
      dismiss film
      dismiss content
      """,
      has: [
        "content viewWillDisappear: animated=no [popover-presenter-untold]",
        "content viewDidDisappear: animated=no [popover-presenter-untold]",
      ]),

    SmallStory(
      "A page sheet doesn't follow the size of its content", 9,
      """
      device pad
      controller home
      controller p
        style pageSheet
      launch home
      present p from home
      frame p 0 0 200 200
      set content size of p to 300x300
      """, lacks: ["p viewWillTransitionToSize:"]),
    SmallStory(
      "A popover has no detents", 15,
      """
      controller home
      controller p
        style popover
        adapts to none
        detents medium
      launch home
      present p from home
      """, has: ["p viewWillLayoutSubviews bounds=320x480"]),
    SmallStory(
      "The delegate of a popover is notified before it's presented", 8,
      """
      device pad
      callbacks prepareForPopoverPresentation:
      controller home
      controller p
        style popover
        has delegate
      launch home
      present p from home
      """, has: ["p.delegate prepareForPopoverPresentation:"]),
    SmallStory(
      "The delegate of a sheet isn't", 13,
      """
      callbacks prepareForPopoverPresentation:
      controller home
      controller p
        style formSheet
        has delegate
      launch home
      present p from home
      """, lacks: ["p.delegate"]),
    SmallStory(
      "A gesture ends where it began", 13,
      """
      controller home
      controller a
      controller b
      launch home
      present a from home
      present b from a
      begin dismissal of b
      finish dismissal of a
      """, answer: "no gesture of 'a' is in progress"),
    SmallStory(
      "A presentation over full screen decides the orientation", 9,
      """
      controller home
        supports all
      controller p
        supports portrait
        style overFullScreen
      launch home
      present p from home
      rotate landscapeLeft
      """, has: ["p supportedInterfaceOrientations"], lacks: ["home supportedInterfaceOrientations"]),
    SmallStory(
      "With scenes, no controller encodes its state", 13,
      """
      scenes
      controller home
        restoration "home"
      launch home
      background
      """, lacks: ["app application:shouldSaveApplicationState:", "home encodeRestorableStateWithCoder:"]),
    SmallStory(
      "An app on a pad that supports portrait only has no picture in landscape", 13,
      """
      device pad
      controller home
        supports portrait
      launch home
      background
      """, lacks: ["home viewWillTransitionToSize:"]),
    SmallStory(
      "A call in landscape leaves the status bar as it is", 9,
      """
      callbacks application:willChangeStatusBarFrame:
      controller home
        supports all
      launch home
      rotate landscapeLeft
      begin call
      """, lacks: ["app application:willChangeStatusBarFrame:"]),
    SmallStory(
      "Behind a controller that covers a sheet, the one behind the sheet is covered, too", 6,
      """
      device pad
      controller home
        supports all
      controller s
        supports all
        style formSheet
      controller p
        supports all
      launch home
      present s from home
      present p from s
      rotate landscapeLeft
      """, has: ["p willRotateToInterfaceOrientation:"], lacks: ["home willRotateToInterfaceOrientation:"]),
    SmallStory(
      "Before iOS 13, a sheet on a phone covers the one behind it", 12,
      """
      controller home
      controller p
        style formSheet
        adapts to none
      launch home
      present p from home
      """, has: ["p viewWillLayoutSubviews bounds=320x568"]),
    SmallStory(
      "A popover of iOS 7 stays beside another presentation", 7,
      """
      device pad
      controller home
      controller p
        style popover
      controller sheet
        style formSheet
      launch home
      present p from home
      present sheet from home
      """, answer: "the order in which a popover and another presentation"),
    SmallStory(
      "The order of a popover and a sheet that came before it isn't simulated", 7,
      """
      device pad
      controller home
      controller p
        style popover
      controller sheet
        style formSheet
      launch home
      present sheet from home
      present p from home
      """, answer: "the order in which a popover and another presentation"),
    SmallStory(
      "From inside a popover another controller is presented", 7,
      """
      device pad
      controller home
      controller p
        style popover
      controller sheet
        style formSheet
      launch home
      present p from home
      present sheet from p
      """, has: ["sheet viewDidAppear: animated=no"], lacks: ["!"]),
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
      "Reading a presentation controller queries the delegate, before there is a source", 9,
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
      "The delegate isn't queried again for a presentation controller that was read", 9,
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
      "In iOS 9 and later, a controller whose presentation controller was read is still queried for its orientation", 9,
      """
      controller a
      controller b
        style fullScreen
      launch a
      read presentation controller of b
      present b from a
      """, has: ["b preferredInterfaceOrientationForPresentation", "b viewWillAppear:"]),
  ]

  @Test(arguments: stories) func aConditionTellsThemApart(_ story: SmallStory) throws { try story.check() }
}
