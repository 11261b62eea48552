import Testing

@testable import SimKit

/// Containers of the system and of the app: one condition each, in the smallest story that tells it from its opposite.
struct ContainerStoryTests {
  private static let stories: [SmallStory] = [
    SmallStory(
      "A tab that the app has taken out is deallocated when the next one has replaced it", 26,
      """
      controller a
        held by UIKit only
      controller b
      controller tabs is tab bar of a b
      launch tabs
      remove child a
      tap b in tabs
      """, has: ["a viewDidDisappear: animated=yes", "a dealloc"]),
    SmallStory(
      "A split view controller outside the window arranges itself for a size that is announced",
      14,
      """
      device pad landscapeRight
      controller a
      controller b
      controller s is split of a b
      launch s
      remove view of s
      rotate portraitUpsideDown
      """,
      has: [
        "s viewWillTransitionToSize:withTransitionCoordinator: size=768x1024",
        "a viewWillTransitionToSize:withTransitionCoordinator: size=320x1024",
        "b viewWillTransitionToSize:withTransitionCoordinator: size=768x1024",
      ]),
    SmallStory(
      "A split view controller that has shown nothing yet arranges nothing for a size that is announced", 11,
      """
      device pad
      window 320x1024
      controller a
      controller b
      controller s is split of a b
      launch s
      """,
      has: ["s viewWillTransitionToSize:withTransitionCoordinator: size=320x1024", "s loadView", "a loadView"]),
    SmallStory(
      "A split view controller without a delegate queries none when it collapses", 18,
      "controller a\ncontroller b\ncontroller s is split of a b\nlaunch s\n",
      has: ["s viewDidAppear: animated=no"], lacks: ["s.delegate"]),
    SmallStory(
      "What the delegate would do counts only where there is one", 10,
      """
      controller a
      controller b
      controller nav is navigation of a
      controller s is split of nav b
        has delegate on ios9
        collapses secondary yes
      launch s
      """, has: ["b willMoveToParentViewController: parent=nav"]),
    SmallStory(
      "Showing the controller that is the detail already moves nothing", 11,
      """
      controller a
      controller b
      controller s is split of a b
      controller nav is navigation of s
      launch nav
      show detail b from s
      """, lacks: ["b willMoveToParentViewController:"]),
    SmallStory(
      "A column beside another accepts another navigation controller",
      17,
      """
      controller a
      controller b
      controller c
      controller d
      controller m is navigation of a
      controller n is navigation of b
      controller o is navigation of c
      controller s is split of m n in columns
      launch d
      set column primary of s to o
      """,
      has: [
        "m didMoveToParentViewController: parent=nil", "o didMoveToParentViewController: parent=s",
      ]),
    SmallStory(
      "A tap in a tab bar without a delegate calls none", 6,
      """
      controller a
      controller b
      controller tabs is tab bar of a b
      launch tabs
      tap b in tabs
      """, has: ["b viewDidAppear: animated=no"],
      lacks: ["tabs.delegate"]),
    SmallStory(
      "A selection in code ends the animation of a tap, and with it what the interface waits for", 18,
      """
      controller a
        supports all
      controller b
        supports all
      controller tabs is tab bar of a b
        supports all
      launch tabs
      tap b in tabs without waiting
      rotate landscapeLeft without waiting
      select a in tabs
      """,
      has: [
        "b viewDidDisappear: animated=no", "a viewDidAppear: animated=no",
        "tabs viewWillTransitionToSize:withTransitionCoordinator: size=667x375",
      ]),
    SmallStory(
      "Five tabs have room on a phone", 7,
      """
      controller a
      controller b
      controller c
      controller d
      controller e
      controller tabs is tab bar of a b c d e
      launch tabs
      tap e in tabs
      """,
      has: [
        "e viewWillAppear: animated=no", "a viewWillDisappear: animated=no",
        "a viewDidDisappear: animated=no",
        "e viewDidAppear: animated=no",
      ]),
    SmallStory(
      "The More list pushes nothing if another tab was selected in the meantime", 7,
      """
      controller a
      controller b
      controller c
      controller d
      controller e
      controller f
      controller tabs is tab bar of a b c d e f
      launch tabs
      tap e in tabs
      tap f in tabs without waiting
      select b in tabs
      """, has: ["b viewDidAppear: animated=no"],
      lacks: ["f loadView"]),
    SmallStory(
      "While the columns are stacked, a pop reveals the column below", 14,
      """
      controller a
      controller b
      controller m is navigation of a
      controller n is navigation of b
      controller s is split of m n in columns
      launch s
      show column primary of s
      """, has: ["n willMoveToParentViewController: parent=nil", "a viewWillAppear: animated=yes"]),
    SmallStory(
      "A column that the app takes out in the delegate's answer is not put aside", 9,
      """
      device pad landscapeLeft
      controller a
      controller b
      controller s is split of a b
        has delegate
      when s.delegate splitViewController:collapseSecondaryViewController:ontoPrimaryViewController: once
        remove b from s
      launch s
      resize window to 320x768
      """, has: ["app applicationDidBecomeActive:"]),
    SmallStory(
      "Before iOS 8, a split view controller that can't rotate keeps its primary hidden", 6,
      """
      device pad landscapeLeft
      controller a
      controller b
      controller s is split of a b
        supports portrait
        has delegate
      launch s
      """, has: ["s.delegate splitViewController:willHideViewController:"],
      lacks: ["a loadView"]),
    SmallStory(
      "Before iOS 8, a split view controller keeps its primary hidden if the app lists portrait only", 6,
      """
      device pad landscapeLeft
      app supports portrait
      controller a
      controller b
      controller s is split of a b
        supports all
        has delegate
      launch s
      """, has: ["s.delegate splitViewController:willHideViewController:"],
      lacks: ["a loadView"]),
    SmallStory(
      "What a touch does while the master is on its way out is unknown", 8,
      """
      device pad landscapeLeft
      controller a
      controller b
      controller m is navigation of a
      controller s is split of m b
      launch s
      hide master of s without waiting
      wait 100ms
      show master of s
      """, answer: "while the interface changes"),
    SmallStory(
      "What a mode leaves on screen is laid out in its new place", 9,
      """
      device pad landscapeLeft
      controller a
      controller b
      controller m is navigation of a
      controller s is split of m b
      launch s
      set display mode of s to secondaryOnly
      """,
      has: ["s viewWillLayoutSubviews bounds=1024x768", "b viewWillLayoutSubviews bounds=1024x768"]),
    SmallStory(
      "A child never becomes ancestor and descendant of the same controller", 6,
      """
      controller a
      controller b
      controller c
      when c willMoveToParentViewController: once
        add b to c
      launch a
      add c to b
      """, has: ["c willMoveToParentViewController: parent=b", "!! NSInvalidArgumentException"]),
    SmallStory(
      "Adding a view to its own superview changes nothing", 6,
      """
      controller a
      controller b
      launch a
      add view of b to a
      add view of b to a
      """,
      lacks: ["a viewWillLayoutSubviews"]),
  ]

  @Test(arguments: stories) func theLastLineDoesWhatItDoes(_ story: SmallStory) throws {
    try story.check()
  }
}
