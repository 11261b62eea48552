import Testing

@testable import SimKit

/// What presentations become where there is little room: one condition each, in the smallest story that tells it from its opposite.
struct AdaptationStoryTests {
  private static let stories: [SmallStory] = [
    SmallStory(
      "A style over the full screen is followed", 12,
      """
      controller a
      controller b
        style popover
        adapts to overFullScreen
      launch a
      present b from a
      """, lacks: ["a viewWillDisappear: animated=no"]),
    SmallStory(
      "In iOS 13, a popover can adapt to a sheet, which leaves the presenter on screen", 13,
      """
      controller a
      controller b
        style popover
        adapts to pageSheet
      launch a
      present b from a
      """, lacks: ["a viewWillDisappear: animated=no"]),
    SmallStory(
      "A presenter does not come to lie in what it presents", 9,
      """
      device "iPhone 6 Plus"
      controller home
      controller p
        style popover
      segue "in" from p to home is embed
      launch home
      present p from home
      """, answer: "adding a root view controller <home>"),
    SmallStory(
      "A controller that adapts in place gets its size before it leaves", 9,
      """
      device pad
      controller a
      controller p
        style pageSheet
      controller n
        replaces p
      launch a
      present p from a
      resize window to 320x1024
      """,
      has: [
        "a viewWillTransitionToSize:", "p willTransitionToTraitCollection:", "p viewWillTransitionToSize:",
        "n viewWillAppear: animated=no", "p viewWillDisappear: animated=no",
      ],
      lacks: ["n viewWillTransitionToSize:"]),
    SmallStory(
      "A delegate that keeps the style gets the style none", 9,
      """
      controller a
      controller p
        style popover
        adapts to none by traits
      launch a
      present p from a
      """,
      has: [
        "p.delegate presentationController:willPresentWithAdaptiveStyle:transitionCoordinator: style=none"
      ]),
    SmallStory(
      "The delegate answers with its style where the width is compact", 9,
      """
      controller a
      controller p
        style popover
        adapts to fullScreen by traits
      launch a
      present p from a
      """,
      has: [
        "p.delegate adaptivePresentationStyleForPresentationController:traitCollection: traits=compact/regular returns=fullScreen"
      ]),
    SmallStory(
      "Before iOS 8 no delegate is asked about styles", 7,
      """
      controller a
      controller p
        style formSheet
        adapts to none
      launch a
      present p from a
      """, has: ["p viewDidAppear: animated=no"],
      lacks: ["p.delegate"]),
    SmallStory(
      "A style that never changes asks no delegate", 9,
      """
      controller a
      controller p
        style fullScreen
        adapts to none
      launch a
      present p from a
      """, has: ["p viewDidAppear: animated=no"],
      lacks: ["p.delegate"]),
    SmallStory(
      "In iOS 13 and later, a popover on an iPhone is a sheet below the status bar", 13,
      """
      controller a
      controller p
        style popover
      launch a
      present p from a
      """, has: ["p viewWillLayoutSubviews bounds=320x538"]),
    SmallStory(
      "A presenter that was to be covered stays while its sheet is dismissed", 9,
      """
      device pad
      controller a
      controller p
        style formSheet
      launch a
      present p from a
      resize window to 320x1024 without waiting
      wait 450ms
      dismiss p animated
      """, has: ["-- +500ms", "p viewDidDisappear: animated=yes"],
      lacks: ["a viewWillDisappear:"]),
    SmallStory(
      "A presenter that was to be covered stays when there is room again", 9,
      """
      device pad
      controller a
      controller p
        style formSheet
      launch a
      present p from a
      resize window to 320x1024 without waiting
      wait 450ms
      resize window to 768x1024
      """, has: ["a viewWillTransitionToSize:withTransitionCoordinator: size=768x1024"],
      lacks: ["a viewWillDisappear:", "a viewWillAppear:"]),
    SmallStory(
      "Before iOS 7, an animator doesn't count", 5,
      """
      controller a
      controller b
        has animator 200ms
      launch a
      present b from a animated
      """, has: ["-- +400ms", "b viewDidAppear: animated=yes"]),
    SmallStory(
      "A phone hides its status bar in landscape, and its safe area changes", 11,
      """
      insets shown
      controller a
      launch a
      rotate landscapeLeft
      """, has: ["a viewSafeAreaInsetsDidChange"]),
    SmallStory(
      "Of given traits the nearest count, for width and for height apart", 8,
      """
      device pad landscapeLeft
      controller a
      controller b
      controller c
      launch a
      add b to a
      add c to b
      set traits of b to any compact
      set traits of c to compact any
      """, has: ["c traitCollectionDidChange: traits=compact/compact"]),
    SmallStory(
      "A split view controller follows traits that it is given", 8,
      """
      device pad landscapeLeft
      controller a
      controller b
      controller s is split of b a
      controller box is container
      launch box
      add s to box
      set traits of s to compact any
      """, has: ["s viewWillLayoutSubviews", "a viewDidDisappear: animated=no"]),
    SmallStory(
      "The root can't replace the controller that it presents", 9,
      """
      device pad
      controller p
        style formSheet
      controller home
        replaces p
      launch home
      present p from home
      resize window to 320x1024
      """,
      has: ["!! NSInvalidArgumentException: Application tried to present modally an active controller <home>."],
      lacks: ["p viewWillDisappear:"]),
    SmallStory(
      "A custom container doesn't query the size of its child", 9,
      """
      device pad
      controller kid
        content size 200x200
      controller box is container
        style popover
      controller home
      launch home
      add kid to box
      present box from home
      """, has: ["box viewWillLayoutSubviews bounds=320x480"]),
    SmallStory(
      "Before iOS 15 a sheet has no detents", 14,
      """
      controller a
      controller b
        detents medium
      launch a
      present b from a
      """, has: ["b viewWillLayoutSubviews bounds=320x538"]),
    SmallStory(
      "A sheet that floats in the middle has no detents", 15,
      """
      device pad
      controller a
      controller b
        style formSheet
        detents medium
      launch a
      present b from a
      """, has: ["b viewWillLayoutSubviews bounds=540x620"]),
    SmallStory(
      "A sheet in the presenter's view gets a new frame when the window rotates", 9,
      """
      device pad
      controller a
      controller b
        style formSheet
      launch a
      present b from a
      add view of b to a
      rotate landscapeLeft
      """, has: ["b viewWillLayoutSubviews bounds=540x620"]),
    SmallStory(
      "A controller outside the window gets no traits when the interface style changes", 13,
      """
      controller a
      controller b
        style fullScreen
      launch a
      present b from a
      change interface style
      """, has: ["b traitCollectionDidChange:"], lacks: ["a traitCollectionDidChange:"]),
    SmallStory(
      "A controller that hides the bottom bar when pushed hides none as a child of a custom container", 6,
      """
      controller kid
        hides bottom bar when pushed
      controller box is container
      controller tabs is tab bar of box
      launch tabs
      add kid to box
      rotate landscapeLeft
      """, has: ["tabs viewWillLayoutSubviews bounds=480x300", "box viewWillLayoutSubviews bounds=480x251"]),
    SmallStory(
      "Without the rule bottom-bar-hides, a pushed controller leaves room for the tab bar", 6,
      """
      controller a
      controller b
        hides bottom bar when pushed
      controller nav is navigation of a
      controller tabs is tab bar of nav
      launch tabs
      push b on nav
      """, has: ["b viewWillLayoutSubviews bounds=320x367"], without: .bottomBarHides),
  ]

  @Test(arguments: stories) func theLastLineDoesWhatItDoes(_ story: SmallStory) throws {
    try story.check()
  }
}
