import Testing

@testable import SimKit

/// Presentations and their ends: one condition each, in the smallest story that tells it from its opposite.
@Suite struct SheetStoryTests {
  private static let stories: [SmallStory] = [
    SmallStory(
      "A dismissal takes as long as the animator of who goes", 7,
      """
      controller a
      controller b
        has animator 120ms
      launch a
      present b from a
      dismiss b animated
      """, has: ["-- +120ms", "b viewDidDisappear: animated=yes"]),
    SmallStory(
      "A controller that is in use cannot take the place of a popover", 9,
      """
      device pad
      controller a
      controller p
        style popover
        adapts to fullScreen
      controller busy
        style overFullScreen
        replaces p
      launch a
      present p from a
      present busy from p
      resize window to 320x1024
      """, has: ["!! NSInvalidArgumentException"]),
    SmallStory(
      "A scene is taken away once", 13,
      """
      scenes
      controller a
      launch a
      background
      disconnect scene
      disconnect scene
      """, answer: "the scene is not connected"),
    SmallStory(
      "What ran beside a transition ends with it, though the next has begun", 7,
      """
      controller a
      controller b
      controller c
      when b viewWillAppear: once
        alongside
          layout b
        then
          load c
      when b viewDidAppear: once
        dismiss b animated
      launch a
      present b from a animated
      """, has: ["b viewDidAppear: animated=yes", "c loadView", "b viewDidDisappear: animated=yes"]),
    SmallStory(
      "Each call has a completion, which comes after the end of its transition", 26,
      """
      controller a
      controller b
      controller c
      controller nav is navigation of a
      when a viewDidAppear: once
        push b on nav animated
        then
          pop nav animated
          then
            present c from nav
            then
              dismiss c animated
              then
                load b
                note "dismissed"
      launch nav
      """,
      has: [
        "b viewDidAppear: animated=yes", "b viewDidDisappear: animated=yes", "c viewDidAppear: animated=no",
        "c viewDidDisappear: animated=yes",
      ]),
    SmallStory(
      "The completion of a turned page, and of a selected tab, comes when they are shown", 18,
      """
      controller a
      controller b
      controller c
      controller d
      controller book is page view of a b scroll
      controller tabs is tab bar of book c
      launch tabs
      together
        turn book to b animated
        then
          select c in tabs
          then
            load d
      """,
      has: ["b viewDidAppear: animated=yes", "c viewDidAppear: animated=no"]),
    SmallStory(
      "An end that comes too late ends nothing: a presentation", 8,
      """
      controller a
      controller b
      controller c
      controller d
      launch a
      present b from a animated without waiting
      wait 100ms
      set root c without waiting
      present d from c animated without waiting
      wait 450ms
      """,
      lacks: ["d viewDidAppear:"]),
    SmallStory(
      "A finger that lets go too late takes nothing back", 7,
      """
      controller a
      controller b
      controller c
      launch a
      present b from a
      begin dismissal of b
      cancel dismissal of b without waiting
      set root c without waiting
      present b from c without waiting
      dismiss b animated
      """,
      lacks: ["b viewWillAppear:"]),
    SmallStory(
      "Before iOS 8 no delegate hands over another controller", 7,
      """
      controller a
      controller p
        style formSheet
      controller n
        replaces p
      launch a
      present p from a
      """, has: ["p viewDidAppear: animated=no"],
      lacks: ["n loadView"]),
    SmallStory(
      "A presented view comes into the window, wherever the presenter's lies", 8,
      """
      controller a
      controller b
      controller s
      launch a
      add view of b to a
      present s from b
      """,
      lacks: ["a viewWillLayoutSubviews"]),
    SmallStory(
      "A presentation controller counts from iOS 8 on", 7,
      """
      controller a
      controller b
        style custom
        has presentation controller that removes the presenter
      launch a
      present b from a
      """, has: ["b viewDidAppear: animated=no"],
      lacks: ["a viewWillDisappear:"]),
    SmallStory(
      "Before iOS 7 there is nothing to run alongside", 6,
      """
      controller a
      launch a
      alongside
        layout a
      """,
      answer: "unrecognized selector"),
    SmallStory(
      "The tap beside a popover is its delegate's own affair", 6,
      """
      device pad
      controller a
      controller p
        style popover
        has delegate
      launch a
      present p from a
      tap outside p
      """, has: ["p.delegate popoverControllerShouldDismissPopover: returns=yes [tap-asks-controller]"]),
    SmallStory(
      "A dismissal that is refused is not begun again under the same finger", 13,
      """
      controller a
      controller p
        modal in presentation
      launch a
      present p from a
      begin dismissal of p
      begin dismissal of p
      """,
      answer: "gesture"),
    SmallStory(
      "Nobody taps beside a popover that a finger holds", 13,
      """
      device pad
      controller a
      controller p
        style popover
        modal in presentation
      launch a
      present p from a
      begin dismissal of p
      tap outside p
      """,
      answer: "a gesture on 'p'"),
    SmallStory(
      "Nobody begins to dismiss what is going already", 9,
      """
      controller a
      controller b
      launch a
      present b from a
      dismiss b without waiting
      begin dismissal of b
      """,
      answer: "a transition is in progress"),
    SmallStory(
      "A controller that covers its context comes back only where its container shows it", 6,
      """
      device pad
      controller a
        defines presentation context
      controller b
      controller s
        style currentContext
      controller tabs is tab bar of a b
      launch tabs
      present s from a
      select b in tabs
      dismiss s
      """,
      lacks: ["a viewWillAppear:"]),
    SmallStory(
      "A context comes back only with its container", 6,
      """
      device pad
      controller a
        defines presentation context
      controller box is container
      controller s
        style currentContext
      controller f
      launch box
      add a to box
      present s from a
      present f from box
      dismiss s
      """,
      lacks: ["a viewWillAppear:"]),
    SmallStory(
      "A dismissal that comes too late ends nothing", 8,
      """
      controller a
      controller b
      controller c
      controller d
      launch a
      present b from a
      dismiss b animated without waiting
      wait 100ms
      set root c without waiting
      present d from c without waiting
      wait 10ms
      dismiss d animated without waiting
      wait 400ms
      """,
      lacks: ["d viewDidDisappear:"]),
    SmallStory(
      "A presentation that is off before it begins leaves the next one alone", 8,
      """
      controller a
      controller b
      controller c
      controller d
      controller x
      when b supportedInterfaceOrientations
        add child x to b
      launch c
      present d from c without waiting
      set root a without waiting
      present b from a
      """, has: ["b supportedInterfaceOrientations"],
      lacks: ["x didMoveToParentViewController: parent=nil"]),
  ]

  @Test(arguments: stories) func theLastLineDoesWhatItDoes(_ story: SmallStory) throws { try story.check() }
}
