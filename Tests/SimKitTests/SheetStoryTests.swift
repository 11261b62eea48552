import Testing

@testable import SimKit

/// Presentations, their sizes and their ends: one condition each, in the smallest story that tells it from its opposite.
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
      "In a compact height a sheet has one height", 15,
      """
      controller a
      controller p
        detents medium large
      launch a held landscapeLeft
      present p from a
      drag p to large
      """, fault: "with the detent large"),
    SmallStory(
      "A scene is taken away once", 13,
      """
      scenes
      controller a
      launch a
      background
      disconnect scene
      disconnect scene
      """, fault: "lose its scene"),
    SmallStory(
      "A plain container tells its children of its insets", 11,
      """
      insets shown
      controller kid
      controller box is container
      controller nav is navigation of box
      launch nav
      add kid to box
      hide bar of nav
      """, has: ["box viewSafeAreaInsetsDidChange", "kid viewSafeAreaInsetsDidChange"]),
    SmallStory(
      "A primary that comes untold over the others is put into its place", 10,
      """
      device pad
      controller c0
      controller c1
      controller c2 is split of c0 c1
        supports portrait
      launch c2 held landscapeLeft
      set display mode of c2 to oneOverSecondary
      """, has: ["c2 viewWillLayoutSubviews bounds=768x1024", "c0 viewWillLayoutSubviews bounds=320x1024"]),
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
      "The same size of the content again tells nobody", 8,
      """
      controller a
      controller b
      launch a
      add b to a
      set content size of b to 320x300
      set content size of b to 320x300
      """,
      lacks: ["a preferredContentSizeDidChangeForChildContentContainer:"]),
    SmallStory(
      "A form sheet that has the size already is told of none", 8,
      """
      device pad
      controller a
      controller p
        style formSheet
      launch a
      present p from a
      set content size of p to 540x620
      """,
      lacks: ["p viewWillTransitionToSize:"]),
    SmallStory(
      "A form sheet that is not on screen yet is told of no size", 9,
      """
      device pad
      controller a
      controller p
        style formSheet
      launch a
      present p from a without waiting
      set content size of p to 300x300
      """, has: ["p viewDidAppear: animated=no"],
      lacks: ["p viewWillTransitionToSize:"]),
    SmallStory(
      "Up to iOS 7 a sheet has its size when it appears", 7,
      """
      device pad
      controller a
      controller p
        style formSheet
      launch a
      present p from a
      """, has: ["p viewWillAppear: animated=no [present-keeps-presenter] | 540x620"]),
    SmallStory(
      "From iOS 8 on it is as large as the screen until it has appeared", 8,
      """
      device pad
      controller a
      controller p
        style formSheet
      launch a
      present p from a
      """, has: ["p viewWillAppear: animated=no [present-keeps-presenter] | 768x1024"]),
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
      "Who presents somebody is not presented by him", 5,
      """
      controller a
      controller b
      controller c
      when b initWithNibName:bundle:
        add child a to c
      launch a
      present b from a
      present c from b
      """, has: ["!! NSInvalidArgumentException: Application tried to present modally an active controller <c>."]),
    SmallStory(
      "Before iOS 7 there is nothing to run alongside", 6,
      """
      controller a
      launch a
      alongside
        layout a
      """,
      fault: "iOS 7"),
    SmallStory(
      "A phone has no part of its screen to give", 9,
      """
      controller a
      launch a
      resize window to 300x300
      """,
      fault: "a phone gives"),
    SmallStory(
      "A part of the screen that is lower than the whole is as low as the app has it", 9,
      """
      device pad
      controller a
      launch a
      resize window to 600x700
      """,
      has: [
        "a viewWillTransitionToSize:withTransitionCoordinator: size=600x700", "a viewWillLayoutSubviews bounds=600x700",
      ]),
    SmallStory(
      "A pad is regular, however small its screen", 8,
      """
      device pad 600x800
      controller a
      launch a
      """, has: ["a traitCollectionDidChange: traits=regular/regular"]),
    SmallStory(
      "A sheet at half height on a phone", 15,
      """
      controller a
      controller b
        detents medium
      launch a
      present b from a
      """, has: ["b viewWillLayoutSubviews bounds=320x284"]),
    SmallStory(
      "A page sheet on a pad is as wide as in portrait", 13,
      """
      device pad landscapeLeft
      controller a
      controller b
      launch a
      present b from a
      """, has: ["b viewWillLayoutSubviews bounds=768x748"]),
    SmallStory(
      "From iOS 13 on a sheet takes all the room where the height is compact", 13,
      """
      device phone 414x736 landscapeLeft
      controller a
      controller b
      launch a
      present b from a
      """, has: ["b viewWillLayoutSubviews bounds=736x414"]),
    SmallStory(
      "Before, a form sheet on a large phone in landscape keeps its width", 12,
      """
      device phone 414x736 landscapeLeft
      controller a
      controller b
        style formSheet
      launch a
      present b from a
      """, has: ["b viewWillLayoutSubviews bounds=540x414"]),
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
      fault: "gesture"),
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
      fault: "a gesture on 'p'"),
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
      fault: "a transition is in progress"),
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
      "Insets before iOS 11 lay nobody out", 9,
      """
      insets shown
      controller item
      controller nav is navigation of item
      launch nav
      set content size of item to 10x10
      layout nav
      """,
      lacks: ["item viewWillLayoutSubviews"]),
    SmallStory(
      "Insets that stay lay nobody out", 13,
      """
      insets shown
      controller item
      controller nav is navigation of item
      launch nav
      layout nav
      """,
      lacks: ["item viewWillLayoutSubviews"]),
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
