import Testing

@testable import SimKit

/// Conditions of UIKit's containers, and of custom ones, that no published log needs.
struct ContainerMomentStoryTests {
  /// A presentation in the context of a tab.
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

  private static let stories: [SmallStory] = [
    SmallStory(
      "A bar that is hidden already isn't hidden again", 7,
      """
      controller a
      controller nav is navigation of a
      launch nav
      hide bar of nav
      hide bar of nav
      """, lacks: ["nav viewWillLayoutSubviews"]),
    SmallStory(
      "A toolbar that isn't shown isn't hidden", 7,
      """
      controller a
      controller nav is navigation of a
      launch nav
      hide toolbar of nav
      """, lacks: ["nav viewWillLayoutSubviews"]),
    SmallStory(
      "Before iOS 13 an animated push doesn't wait for a stack that is set in the same turn", 12,
      """
      controller a
      controller b
      controller c
      controller nav is navigation of a
      launch nav
      together
        set stack of nav to a b
        push c on nav animated
      """, has: ["a viewWillDisappear: animated=yes"], lacks: ["b viewDidLoad"]),
    SmallStory(
      "A push waits for no other stack", 16,
      """
      controller a
      controller b
      controller c
      controller d
      controller nav is navigation of a
      controller two is navigation of d
      controller box is container
      when b viewWillAppear: once
        push c on two animated
      launch box
      add nav to box
      add two to box
      push b on nav
      """, has: ["c willMoveToParentViewController: parent=two", "b viewDidAppear:"]),
    SmallStory(
      "The former top of a stack that is set on screen has its parent until it has left", 13,
      """
      controller a
      controller b
      controller x
      controller nav is navigation of a
      when a viewWillDisappear: once
        present x from a
      launch nav
      set stack of nav to b
      """, has: ["x viewDidAppear:"], lacks: ["!  Presenting view controllers on detached view controllers"]),
    SmallStory(
      "A split view controller without columns has no columns to tell its delegate of", 14,
      """
      device pad
      controller a
      controller b
      controller s is split of a b
        has delegate
      launch s
      """, has: ["s viewDidAppear:"], lacks: ["s.delegate splitViewController:willShowColumn:"]),
    SmallStory(
      "In iOS 26, the delegate gets no message about the first columns", 26,
      """
      device pad
      controller a
      controller b
      controller s is split of a b in columns
        has delegate
      launch s
      """, has: ["s viewDidAppear:"], lacks: ["s.delegate splitViewController:willShowColumn:"]),
    SmallStory(
      "A compact column that is covered doesn't expand in the next turn", 14,
      """
      device phone 414x736
      controller a
      controller b
      controller c
      controller cover
        style fullScreen
      controller s is split of a b in columns
        has delegate
      when s viewDidLoad
        set column compact of s to c
      launch s
      present cover from s
      rotate landscapeLeft
      rotate portrait
      """, has: ["cover viewWillTransitionToSize:"], lacks: ["s.delegate splitViewControllerDidExpand:"]),
    SmallStory(
      "A child in none of the columns appears with the split view controller", 14,
      """
      device pad
      controller a
      controller b
      controller c
      controller cover
        style fullScreen
      controller s is split of a b
      launch s
      add c to s
      present cover from s
      dismiss cover
      """, has: ["  c viewWillAppear:", "s viewDidAppear:"]),
    SmallStory(
      "A launch tells the primary controller, because no column is in place yet", 10,
      """
      device pad landscapeLeft
      controller a
      controller b
      controller s is split of a b
      launch s
      """, has: ["a viewWillAppear:", "a viewDidAppear:"]),
    SmallStory(
      "A child that the app has added to a tab bar controller comes back with it, also where its tab has no view", 14,
      """
      controller a
      controller b
      controller x
      controller home
      controller tabs is tab bar of a b
      controller nav is navigation of home
      launch nav
      push tabs on nav
      add x to tabs
      unload a
      begin pop of nav
      cancel pop of nav
      """, has: ["  x viewWillAppear: animated=yes", "  x viewDidAppear: animated=yes"]),
    SmallStory(
      "A phone in regular width has as many places for tabs as any", 9,
      """
      device phone 414x736 landscapeLeft
      controller a
        supports all
      controller b
      controller c
      controller d
      controller e
      controller f
      controller tabs is tab bar of a b c d e f
        supports all
      launch tabs
      tap e in tabs
      """, has: ["a viewDidDisappear: animated=no", "e viewWillAppear: animated=yes", "e viewDidAppear:"]),
    SmallStory(
      "A selected controller that is in its place appears with the tab bar controller", 9,
      """
      controller a
      controller b
      controller tabs is tab bar of a b
      controller sheet
      launch tabs
      present sheet from tabs
      dismiss sheet
      """, has: ["  a viewWillAppear: animated=no [appear-parent-first]"]),
    SmallStory(
      "A push gives its members a transition coordinator, however deep they are", 9,
      """
      values transitionCoordinator
      controller a
      controller b
      controller nav is navigation of a
      controller box is container
      launch box
      add nav to box
      push b on nav animated
      """, has: ["b viewWillAppear: animated=yes transitionCoordinator=yes"]),
    SmallStory(
      "An animated presentation gives its members one", 9,
      """
      values transitionCoordinator
      controller a
      controller p
      launch a
      present p from a animated
      """, has: ["p viewWillAppear: animated=yes transitionCoordinator=yes"]),
    SmallStory(
      "The bar that a popped controller has hidden takes its place again", 6,
      """
      controller a
      controller b
        hides bottom bar when pushed
      controller nav is navigation of a
      controller tabs is tab bar of nav
      launch tabs
      push b on nav
      pop nav
      """, has: ["a viewWillAppear:", "nav viewWillLayoutSubviews bounds=320x411"]),
    SmallStory(
      "The tab at the place of the selected one comes when that goes", 6,
      tabs + "select b in tabs\nset tabs of tabs to a c", has: ["c viewWillAppear:", "b viewDidDisappear:"],
      lacks: ["a view"]),
    SmallStory(
      "What covers a tab comes back in the size that the window has by then", 9,
      shared + """
        select b in tabs
        rotate landscapeLeft
        select a in tabs

        """, has: ["sheet viewWillLayoutSubviews bounds=1024x768"]),
    SmallStory(
      "A controller that covers a tab gets the size transition instead of the tab", 9,
      shared + """
        rotate landscapeLeft

        """,
      has: [
        "tabs viewWillTransitionToSize:withTransitionCoordinator:",
        "  a viewWillTransitionToSize:withTransitionCoordinator: size=1024x768",
        "  sheet viewWillTransitionToSize:withTransitionCoordinator: size=1024x768",
      ]),
    SmallStory(
      "The page that a canceled turn returns to gets viewIsAppearing:, and so does its child", 17,
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
      "A controller presented in the context of a view that is in its own view fills the window", 10,
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

  private static let tabs = """
    controller a
    controller b
    controller c
    controller tabs is tab bar of a b c
    launch tabs

    """

  @Test(arguments: stories) func aConditionTellsThemApart(_ story: SmallStory) throws { try story.check() }
}
