import Testing

@testable import SimKit

/// The sizes of what is presented, traits, and insets: one condition each, in the smallest story that tells it from its opposite.
struct SheetSizeStoryTests {
  private static let stories: [SmallStory] = [
    SmallStory(
      "In a compact height a sheet has one height", 15,
      """
      controller a
      controller p
        detents medium large
      launch a held landscapeLeft
      present p from a
      drag p to large
      """, answer: "no detent large"),
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
      "Setting the same content size again calls nothing", 8,
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
      "A form sheet that already has the size gets none", 8,
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
      "A form sheet that isn't on screen yet gets no size", 9,
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
      "In iOS 7 and earlier, a sheet has its size when it appears", 7,
      """
      device pad
      controller a
      controller p
        style formSheet
      launch a
      present p from a
      """, has: ["p viewWillAppear: animated=no [present-keeps-presenter] | 540x620"]),
    SmallStory(
      "In iOS 8 and later, a sheet is as large as the screen until it has appeared", 8,
      """
      device pad
      controller a
      controller p
        style formSheet
      launch a
      present p from a
      """, has: ["p viewWillAppear: animated=no [present-keeps-presenter] | 768x1024"]),
    SmallStory(
      "A phone has no part of its screen to give", 9,
      """
      controller a
      launch a
      resize window to 300x300
      """,
      answer: "a phone gives"),
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
      "In iOS 13 and later, a sheet fills the window in a compact height", 13,
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
      "Before iOS 11, insets cause no layout", 9,
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
      "Insets that stay the same cause no layout", 13,
      """
      insets shown
      controller item
      controller nav is navigation of item
      launch nav
      layout nav
      """,
      lacks: ["item viewWillLayoutSubviews"]),
    SmallStory(
      "A launch that turns the interface announces the size beside the bars as they will be", 8,
      """
      device phone landscapeRight
      controller home is container
      controller tabs is tab bar of home
      controller nav is navigation of tabs
        translucent bar no
      launch nav
      """,
      has: [
        "home viewWillTransitionToSize:withTransitionCoordinator: size=480x288",
        "home viewWillLayoutSubviews bounds=480x288",
      ]),
    SmallStory(
      "A bar in a sheet that comes to fill the window takes what is unsafe there", 12,
      """
      device pad
      controller home
      controller list
      controller nav is navigation of list
        translucent bar no
        style formSheet
      launch home
      present nav from home
      resize window to 320x768
      """,
      has: [
        "list viewWillTransitionToSize:withTransitionCoordinator: size=320x704",
        "list viewWillLayoutSubviews bounds=320x704",
      ]),
  ]

  @Test(arguments: stories) func theLastLineDoesWhatItDoes(_ story: SmallStory) throws { try story.check() }
}
