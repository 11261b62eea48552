import Testing

@testable import SimKit

/// A presentation in the current context of a tab. One condition of the engine each, in the smallest story that tells it from
/// its opposite.
@Suite struct ContextStoryTests {
  private static let shared = """
    device pad
    controller a
      supports all
      defines presentation context
    controller b
      supports all
    controller tabs is tab bar of a b
      supports all
    controller sheet
      style currentContext
    controller full
    launch tabs
    present sheet from a

    """

  private static let contexts: [SmallStory] = [
    SmallStory(
      "What covers a tab comes back with the tab bar controller, instead of the tab", 9,
      shared + """
        present full from tabs
        dismiss full animated

        """, has: ["  sheet viewWillAppear: animated=yes", "  sheet viewDidAppear: animated=yes"],
      lacks: ["  a viewWillAppear:"]),
    SmallStory(
      "What the app itself says to a covered child that child hears", 9,
      shared + """
        begin appearance of a appearing

        """, has: ["a viewWillAppear: animated=no"]),
    SmallStory(
      "What covers a tab begins to leave before the layout, as the tab would", 9,
      shared + """
        select b in tabs

        """, has: ["sheet viewWillDisappear:", "tabs viewWillLayoutSubviews", "sheet viewDidDisappear:"],
      lacks: ["a viewWillDisappear:"]),
    SmallStory(
      "What covers a tab comes back in the size that the window has by then", 9,
      shared + """
        select b in tabs
        rotate landscapeLeft
        select a in tabs

        """, has: ["sheet viewWillLayoutSubviews bounds=1024x768"]),
    SmallStory(
      "What covers a tab hears of the coming size in the place of the tab", 9,
      shared + """
        rotate landscapeLeft

        """,
      has: [
        "tabs viewWillTransitionToSize:withTransitionCoordinator:",
        "  a viewWillTransitionToSize:withTransitionCoordinator: size=1024x768",
        "  sheet viewWillTransitionToSize:withTransitionCoordinator: size=1024x768",
      ]),
    SmallStory(
      "Out of sight it hears of no size", 9,
      shared + """
        select b in tabs
        rotate landscapeLeft

        """, has: ["  b viewWillTransitionToSize:withTransitionCoordinator:"],
      lacks: ["  sheet viewWillTransitionToSize:withTransitionCoordinator:"]),
    SmallStory(
      "The page that a canceled turn goes back to, and what is in it, hear that they are appearing", 17,
      """
      controller x
      controller a is container
      controller b
      controller book is page view of a b
      launch book
      add x to a
      begin turn of book to b
      cancel turn of book
      """, has: ["a viewIsAppearing:", "x viewIsAppearing:", "a viewDidAppear:", "x viewDidAppear:"]),
    SmallStory(
      "A container does nothing with what is being dismissed from the place of its child", 13,
      """
      controller a
        defines presentation context
      controller b
      controller tabs is tab bar of a b
      controller film
        style currentContext
      launch tabs
      present film from a
      dismiss film animated without waiting
      select b in tabs without waiting
      select a in tabs
      """, has: ["a viewWillAppear: animated=no", "a viewDidAppear: animated=no"], lacks: ["film viewWillAppear:"]),
    SmallStory(
      "What is presented in the place of a child that the app takes from its container has come when that has left", 10,
      """
      controller box
        defines presentation context
      controller nav is navigation of box
      controller film
        style currentContext
      controller top
      controller other
      launch nav
      present film from box
      present top from film
      dismiss top animated without waiting
      wait 100ms
      add box to other
      """, has: ["film viewDidAppear:", "box willMoveToParentViewController:", "nav viewDidAppear:"]),
    SmallStory(
      "What is presented in the context of a view that lies in its own fills the window", 10,
      """
      controller box
        defines presentation context
      controller nav is navigation of box
      controller film
        style currentContext
      when film viewDidLoad
        add view of nav to film
      launch nav
      present film from box
      """, has: ["film viewWillLayoutSubviews bounds=320x568", "film viewDidAppear:"],
      lacks: ["film viewWillLayoutSubviews bounds=640x1136"]),
  ]

  @Test(arguments: contexts) func story(_ story: SmallStory) throws { try story.check() }
}
