import Testing

@testable import SimKit

/// Conditions of UIKit's containers, and of custom ones, that no published log needs.
@Suite struct ContainerMomentStoryTests {
  private static let stories: [SmallStory] = [
    SmallStory(
      "A child that comes in the layout of a parent that forwards nothing gets nothing with the parent's end", 5,
      """
      controller child
      controller box
        forwards appearance no
      when box viewWillLayoutSubviews once
        add child to box
      launch box
      """, has: ["box viewDidAppear:"], lacks: ["child viewDidAppear:"]),
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
      "Columns are told to no delegate where there is none", 14,
      """
      device pad
      controller a
      controller b
      controller s is split of a b in columns
      launch s
      """, has: ["s viewDidAppear:"], lacks: ["s.delegate splitViewController:willShowColumn:"]),
    SmallStory(
      "In iOS 26 the first columns aren't told", 26,
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
      "The primary controller comes untold only beside columns that are there", 10,
      """
      device pad landscapeLeft
      controller a
      controller b
      controller s is split of a b
      launch s
      """, has: ["a viewWillAppear:", "a viewDidAppear:"]),
    SmallStory(
      "A forced layout passes over a view that is being laid out", 7,
      """
      controller home
      when home viewWillLayoutSubviews once
        layout home now
      launch home
      """,
      has: ["home viewWillLayoutSubviews", "home viewDidLayoutSubviews"],
      lacks: ["  home viewWillLayoutSubviews"]),
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
      "A push waits for no stack that no layout reaches", 16,
      """
      controller home
      controller a
      controller b
      controller nav is navigation of a
      launch home
      begin appearance of nav appearing
      push b on nav animated
      """, has: ["b willMoveToParentViewController: parent=nav"]),
    SmallStory(
      "Only in iOS 8, a popover has the primary column over the other", 9,
      """
      device pad
      controller a
      controller b
      controller x
      controller s is split of a b
        held by UIKit only
      launch s
      show master of s
      set root x
      """, has: ["s dealloc", "x viewDidAppear:"]),
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
      "A push gives none to a controller beside the navigation controller", 9,
      """
      values transitionCoordinator
      controller a
      controller b
      controller x
      controller nav is navigation of a
      controller box is container
      when b viewWillAppear: once
        layout x now
      launch box
      add nav to box
      add x to box
      push b on nav animated
      """, has: ["  x viewWillLayoutSubviews bounds=320x480 transitionCoordinator=no"]),
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
      "The first comes where that place is gone", 13, tabs + "select c in tabs\nset tabs of tabs to a b",
      has: ["a viewWillAppear:", "c viewDidDisappear:"], lacks: ["b view"]),
    SmallStory(
      "The selected tab stays at another place", 26, tabs + "select b in tabs\nset tabs of tabs to b a",
      lacks: ["a view", "b view"]),
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
