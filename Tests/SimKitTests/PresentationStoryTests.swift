import Testing

@testable import SimKit

/// Presentations and their ends: one condition each, in the smallest story that tells it from its opposite.
struct PresentationStoryTests {
  private static let stories: [SmallStory] = [
    SmallStory(
      "A controller whose view was just removed from the window presents nothing", 5,
      """
      controller a
      controller b
      controller tabs is tab bar of a
      launch tabs
      unload tabs without waiting
      present b from tabs animated
      """, has: ["!  Warning: Attempt to present <b> on <tabs> whose view is not in the window hierarchy!"],
      lacks: ["b viewWillAppear:"]),
    SmallStory(
      "A child cannot present its parent", 6,
      "controller a\ncontroller b\ncontroller c\nlaunch a\nadd c to b\npresent b from c\n",
      has: ["!! NSInvalidArgumentException: Application tried to present modally an active controller <b>."]),
    SmallStory(
      "The exception names the controller that presents it already", 13,
      """
      controller a
      controller b
      controller c
      launch a
      present b from a
      present b from c
      """,
      has: [
        "!! NSInvalidArgumentException: Application tried to present modally a view controller <b> that is already being presented by <a>."
      ]),
    SmallStory(
      "The warning names the outermost controller also while another is being presented", 13,
      """
      controller kid
      controller box is container
      controller s
      controller t
      launch box
      add kid to box
      present s from kid animated without waiting
      present t from kid without waiting
      """, has: ["!  Attempt to present <t> on <box> (from <kid>) while a presentation is in progress."]),
    SmallStory(
      "Before iOS 13 a dismissal under the finger asks no delegate", 9,
      """
      device pad
      controller a
      controller b
        style formSheet
        has delegate
      launch a
      present b from a
      begin dismissal of b
      """, has: ["b viewWillDisappear: animated=yes"],
      lacks: ["b.delegate"]),
    SmallStory(
      "A delegate that removes the sheet in its answer gets no further message of the swipe", 13,
      """
      controller a
      controller b
        has delegate
      when b.delegate presentationControllerShouldDismiss: once
        remove view of b
      launch a
      present b from a
      begin dismissal of b
      """, has: ["b.delegate presentationControllerShouldDismiss:", "b viewDidDisappear:"],
      lacks: ["b.delegate presentationControllerWillDismiss:"]),
    SmallStory(
      "A delegate that dismisses the sheet in its answer gets no further message of the swipe", 13,
      """
      controller a
      controller b
        has delegate
      when b.delegate presentationControllerShouldDismiss: once
        dismiss b animated
      launch a
      present b from a
      begin dismissal of b
      """, has: ["b viewDidDisappear: animated=yes"],
      lacks: ["b.delegate presentationControllerWillDismiss:"]),
    SmallStory(
      "A popover that its delegate dismisses in its answer is dismissed once", 6,
      """
      device pad
      controller a
      controller p
        style popover
        has delegate
      when p.delegate popoverControllerShouldDismissPopover: once
        dismiss p animated
      launch a
      present p from a
      tap outside p
      """, has: ["p viewDidDisappear: animated=yes"],
      lacks: ["p.delegate popoverControllerDidDismissPopover:"]),
    SmallStory(
      "A tap beside a popover without a delegate calls no delegate", 6,
      """
      device pad
      controller a
      controller p
        style popover
      launch a
      present p from a
      tap outside p
      """, has: ["p viewDidDisappear: animated=yes"],
      lacks: ["p.delegate"]),
    SmallStory(
      "A device that was turned under the finger turns the interface when the dismissal is canceled", 13,
      """
      controller a
      controller b
        style formSheet
      launch a
      present b from a
      begin dismissal of b
      rotate landscapeLeft
      cancel dismissal of b
      """, has: ["b viewDidAppear: animated=yes", "a viewWillTransitionToSize:"]),
    SmallStory(
      "Beside a popover whose view is out of the window there is nothing to tap", 9,
      """
      device pad
      controller a
      controller b
        style popover
      launch a
      present b from a
      remove view of b
      tap outside b
      """, answer: "b"),
    SmallStory(
      "Without the rule popover-presenter-untold, a presenter inside a popover reappears", 9,
      """
      device pad
      controller a
      controller b
        style popover
        content size 320x480
      controller c
        style fullScreen
      launch a
      present b from a
      present c from b
      dismiss b
      """, has: ["b viewWillAppear: animated=no", "b viewDidAppear: animated=no"], without: .popoverPresenterUntold),
    SmallStory(
      "What is presented in the place of a context without a size has none", 9,
      """
      device pad
      controller kid
        defines presentation context
      controller box is container
      controller b
        style currentContext
      launch box
      add kid to box
      frame kid 0 0 0 0
      present b from kid
      """, has: ["b viewWillLayoutSubviews bounds=0x0"]),
    SmallStory(
      "A context that has left the screen still has its size to give", 9,
      """
      device pad
      controller kid
        defines presentation context
      controller b
        style currentContext
      launch kid
      frame kid 0 0 100 100
      present b from kid without waiting
      remove view of kid
      """, has: ["b viewWillLayoutSubviews bounds=100x100"]),
    SmallStory(
      "A geometry that is requested during a transition waits for its end", 16,
      """
      controller a
      controller b
        style fullScreen
      launch a
      present b from a animated without waiting
      request geometry landscapeLeft
      """,
      has: [
        "b viewDidAppear: animated=yes", "b supportedInterfaceOrientations",
        "b viewWillTransitionToSize:withTransitionCoordinator: size=667x375",
      ]),
    SmallStory(
      "A dismissal of all is no presentation in progress on one of them", 15,
      """
      controller a
      controller b
      controller c
      controller d
      launch a
      present b from a
      present c from b
      dismiss a animated without waiting
      present d from b
      """, has: ["!  Attempt to present <d> on <b> (from <b>) whose view is not in the window hierarchy."]),
    SmallStory(
      "A presentation in progress above is none of one's own", 15,
      """
      controller a
      controller b
      controller c
      controller d
      launch a
      present b from a
      present c from b animated without waiting
      present d from a
      """, has: ["!  Attempt to present <d> on <a> (from <a>) which is already presenting <b>."]),
    SmallStory(
      "The root cannot be presented, wherever its view is", 15,
      "controller a\ncontroller b\ncontroller c\nlaunch a\nadd view of a to b\npresent a from c\n",
      has: ["!! NSInvalidArgumentException: Application tried to present modally an active controller <a>."]),
  ]

  @Test(arguments: stories) func theLastLineDoesWhatItDoes(_ story: SmallStory) throws { try story.check() }
}
