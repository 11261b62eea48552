import Testing

@testable import SimKit

/// Moments at which a condition of the engine that no published log needs tells one thing from another.
struct OddMomentStoryTests {
  private static let stories: [SmallStory] = [
    SmallStory(
      "A finger on one stack concerns no other", 12,
      """
      device pad
      controller a
      controller b
      controller c
      controller d
      controller one is navigation of a b
      controller two is navigation of c
      controller box is split of one two
      launch box
      rotate landscapeLeft
      begin pop of one
      push d on two
      """, has: ["d viewDidAppear:"], lacks: ["a viewWillDisappear:"]),
    SmallStory(
      "A form sheet that was full screen keeps the width of the window also in the next rotation", 8,
      """
      device phone 414x736
      controller home
      controller sheet
        style formSheet
      launch home
      present sheet from home
      rotate landscapeLeft
      rotate landscapeRight
      """, has: ["sheet viewWillTransitionToSize:"], lacks: ["sheet willTransitionToTraitCollection:"]),
    SmallStory(
      "Before size classes the tab bar in a form sheet has as many places as any", 7,
      """
      device pad
      controller a
      controller b
      controller c
      controller d
      controller e
      controller f
      controller home
      controller tabs is tab bar of a b c d e f
        style formSheet
      launch home
      present tabs from home
      tap f in tabs
      """, has: ["f viewWillAppear: animated=no [tab-order]"]),
    SmallStory(
      "A memory warning reaches those that are left when one is deallocated", 6,
      """
      controller home
      controller other
      controller last
        held by UIKit only
      launch home
      create other
      load last
      release last
      memory warning
      """, has: ["home didReceiveMemoryWarning", "other didReceiveMemoryWarning"],
      lacks: ["last didReceiveMemoryWarning"]),
    SmallStory(
      "A child that has appeared long ago is deallocated after its last callback about its parent", 6,
      """
      controller child
        held by UIKit only
      controller box is container
      when box viewDidLoad
        add child to box
      launch box
      remove child child
      """, has: ["child didMoveToParentViewController: parent=nil", "child dealloc"]),
    SmallStory(
      "The delegate's code in a question that few have makes the question a line", 7,
      """
      device pad
      controller a
      controller b
      controller box is split of a b
        has delegate
      when box.delegate splitViewControllerSupportedInterfaceOrientations:
        layout a
      launch box
      """, has: ["box.delegate splitViewControllerSupportedInterfaceOrientations:"]),
    SmallStory(
      "The search for an unwind segue ends where the action is found", 9,
      """
      controller destination
      controller source
      controller nav is navigation of destination
      controller tabs is tab bar of nav
      launch tabs
      push source on nav
      unwind source to destination
      """, has: ["destination unwindAction:"], lacks: ["tabs allowedChildViewControllersForUnwindingFromSource:"]),
    SmallStory(
      "An exception while time passes is the end, however long the story would wait", 6,
      "controller home\ncontroller nav is navigation of home\nlaunch nav\n"
        + String(repeating: "wait 86400000ms\n", count: 24)
        + "after 10ms without waiting\n  push nav on nav\nwait 86400000ms",
      has: ["!! NSInvalidArgumentException"]),
    SmallStory(
      "A line of the story may bring about more works after its first layout than are watched beyond the limits", 6,
      "controller home\nwhen home viewDidAppear:\n" + String(repeating: "  create home\n", count: 2_200)
        + "launch home",
      has: ["home viewDidAppear:"]),
    SmallStory(
      "A turn that the app asks for in the first traits of a container lays the container out before its columns", 9,
      """
      device pad landscapeRight
      controller menu
      controller detail
      controller split is split of menu detail
      when split traitCollectionDidChange:
        attempt rotation
      launch split
      """, has: ["  split viewWillLayoutSubviews", "  detail viewWillLayoutSubviews", "  menu viewWillLayoutSubviews"]),
    SmallStory(
      "The layout of a UIKit container outside the window waits for the window", 16,
      """
      controller home
      controller page
      controller nav is navigation of page
      launch home
      load nav
      layout nav now
      """, lacks: ["nav viewWillLayoutSubviews"]),
    SmallStory(
      "A controller without a view has nothing to lay out", 16,
      """
      controller home
      controller other
      when other loadView without super
      launch home
      layout other now
      """, has: ["other loadView"], lacks: ["other viewWillLayoutSubviews"]),
    SmallStory(
      "A tab that goes, and is selected again while its bar leaves the window, gets its end", 15,
      """
      controller first
      controller second
      controller tabs is tab bar of first second
      controller other
      launch tabs
      select second in tabs without waiting
      set root other without waiting
      select first in tabs
      """, has: ["first viewDidDisappear:"]),
    SmallStory(
      "A search controller that is active is not presented again", 13,
      """
      controller home
      controller search is search
        has delegate
      when search.delegate presentSearchController:
        layout home
      launch home
      activate search in home
      activate search in home
      """, lacks: ["search.delegate presentSearchController:"]),
    SmallStory(
      "What follows an animation beside a push comes before the presentation that waits for the push", 9,
      """
      controller home
      controller next
      controller nav is navigation of home
      controller other
      controller sheet
      launch nav
      push next on nav animated without waiting
      wait 100ms
      together
        present sheet from nav animated
        alongside
          layout sheet
        then
          load other
      """, has: ["next didMoveToParentViewController:", "other viewDidLoad", "sheet viewDidAppear:"]),
    SmallStory(
      "A page that comes back gets no traits before it has appeared, iOS 9", 9,
      """
      controller one
      controller two
      controller book is page view of one
      when one viewWillAppear:
        set traits of one to regular any
      when one viewDidAppear:
        set traits of one to compact any
      launch book
      begin turn of book to two
      cancel turn of book
      """, has: ["one viewDidAppear:"], lacks: ["one traitCollectionDidChange:"]),
    SmallStory(
      "A stack without a view has no layout in which a pop could begin", 10,
      """
      controller a
      controller b
      controller nav is navigation of a b
      when nav loadView without super
      launch nav
      pop nav to root
      """, has: ["b willMoveToParentViewController:", "b didMoveToParentViewController: parent=nil"]),
    SmallStory(
      "A presentation waits for no stack that has no layout", 17,
      """
      controller root
      controller a
      controller b
      controller sheet
      controller nav is navigation of a
      controller book is page view of nav curl
      launch root
      load book without waiting
      push b on nav animated without waiting
      present sheet from nav
      """, has: ["!  Attempt to present <sheet> on <book> (from <nav>) whose view is not in the window hierarchy."]),
    SmallStory(
      "A tap beside a sheet that is modal does nothing", 15,
      """
      controller home
      controller sheet
        modal in presentation
      launch home
      present sheet from home
      tap outside sheet
      """, lacks: ["sheet viewWillDisappear:"], answer: "'sheet' is modal in its presentation"),
    SmallStory(
      "A stack that is set to what a finger leaves of it stays", 16,
      """
      controller a
      controller b
      controller nav is navigation of a b
      launch nav
      begin pop of nav
      set stack of nav to a animated
      """, answer: "'nav' has these children"),
    SmallStory(
      "A container that is added to a controller under a finger goes with it", 12,
      """
      controller a
      controller b
      controller tabs is tab bar
      controller nav is navigation of a b
      launch nav
      begin pop of nav
      add tabs to b
      finish pop of nav
      """, has: ["b viewDidDisappear:", "tabs viewDidDisappear:", "a viewDidAppear:"]),
  ]

  @Test(arguments: stories) func aConditionTellsThemApart(_ story: SmallStory) throws { try story.check() }
}
