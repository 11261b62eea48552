import Testing

@testable import SimKit

/// What another container, or the app, takes out while a container shows or exchanges it.
struct TakenStoryTests {
  private static let stories: [SmallStory] = [
    SmallStory(
      "A page that another container takes during its turn, and does not show, appears at the end of the turn", 11,
      """
      controller a
      controller b
      controller c
      controller book is page view of a curl
      controller tabs is tab bar of c b
      launch book
      turn book to b animated without waiting
      load tabs
      """, has: ["b didMoveToParentViewController: parent=tabs", "b viewDidAppear:"]),
    SmallStory(
      "A page view controller does not take leave of a page that another container has taken", 14,
      """
      controller a
      controller b
      controller c
      controller book is page view of a b
      controller split is split of book c
      controller d
      controller nav is navigation of split d
      launch nav
      push a on nav
      turn book to b
      """, lacks: ["a viewWillDisappear:"]),
    SmallStory(
      "What a finger reveals comes again when the app has put it back on the stack", 15,
      """
      controller a
      controller b
      controller nav is navigation of a
      launch nav
      push b on nav
      begin pop of nav
      add a to nav without waiting
      finish pop of nav
      """, has: ["a viewWillAppear:", "b viewDidDisappear:", "a viewDidAppear:"]),
    SmallStory(
      "What a finger reveals, and the stack shows by now, stays when the app takes it out and puts it back", 9,
      """
      controller a
      controller b
      controller c
      controller nav is navigation of a b c
      launch nav
      begin pop of nav
      set stack of nav to b
      together
        set stack of nav to a
        set stack of nav to b
      finish pop of nav
      """, has: ["b didMoveToParentViewController: parent=nav"], lacks: ["b viewDidDisappear:"]),
    SmallStory(
      "What is popped and put back in one turn returns when a finger has popped it from an emptied stack", 12,
      """
      controller a
      controller b
      controller nav is navigation of a b
      when a loadView
        set stack of nav to nothing
      launch nav
      together
        pop nav
        push b on nav
        begin pop of nav
      finish pop of nav
      """, has: ["b viewWillAppear: animated=yes", "b viewDidAppear: animated=yes"]),
    SmallStory(
      "A child below the top of a stack that is set has disappeared when the stack is leaving", 15,
      """
      controller a
      controller b
      controller c
      controller other
      controller nav is navigation of a b
      controller book is page view of nav other curl
      launch book
      add view of a to nav
      turn book to other without waiting
      set stack of nav to c
      """, has: ["a viewDidDisappear:", "b viewDidDisappear:"]),
    SmallStory(
      "A child whose view is taken out during a gesture has disappeared when that is canceled", 15,
      """
      controller home
      controller box
      controller child
      controller nav is navigation of home box
      launch nav
      add child to box
      begin pop of nav
      remove view of child
      cancel pop of nav
      """, has: ["box viewWillAppear:", "child viewDidDisappear:", "box viewDidAppear:"],
      lacks: ["child viewWillAppear:"]),
    SmallStory(
      "What is presented goes with its presentation, and not with a parent that it gets before that begins", 9,
      """
      controller home
      controller sheet
        style fullScreen
      controller nav is navigation of home
      launch nav
      present sheet from home without waiting
      add sheet to home
      """, has: ["nav viewWillDisappear:", "nav viewDidDisappear:"], lacks: ["sheet viewWillDisappear:"]),
    SmallStory(
      "What comes with a pop is released at its end when the app has taken it out", 11,
      """
      controller a
        held by UIKit only
      controller b
      controller nav is navigation of a b
      launch nav
      begin pop of nav
      remove child a
      finish pop of nav
      """, has: ["a dealloc"]),
    SmallStory(
      "A tab that was removed cannot be selected, though it is a child until the end of the turn", 18,
      """
      controller a
      controller b
      controller tabs is tab bar of a
      launch tabs
      together
        set tabs of tabs to b
        select a in tabs
      """, answer: "only a view controller in the tab bar controller's list"),
    SmallStory(
      "A primary column that comes back while it leaves gets its callbacks", 10,
      """
      device pad landscapeLeft
      controller a
      controller b
      controller split is split of a b
      launch split
      hide master of split without waiting
      set display mode of split to oneOverSecondary
      """, has: ["a viewWillAppear:", "a viewDidAppear:"]),
    SmallStory(
      "A page that a turn outside the window replaces is released", 27,
      """
      held by UIKit only
      controller c0 is container
      controller c1 is page view of c0
      controller c2
      controller c3
      launch c1 held landscapeLeft
      set root c2
      add view of c0 to the window
      turn c1 to c3
      """, has: ["c0 dealloc"]),
    SmallStory(
      "The tabs of a container outside the window get their removal before it is released", 17,
      """
      controller a
      controller tabs is tab bar of a
        held by UIKit only
      controller b
      controller c
      launch tabs
      set root c without waiting
      set tabs of tabs to b
      """, has: ["a didMoveToParentViewController: parent=nil", "tabs dealloc"]),
    SmallStory(
      "What another window's stack takes from under a finger stays there when the gesture ends", 9,
      """
      controller a
      controller b
      controller nav is navigation of b
      controller other is navigation of a
      launch nav
      push a on nav
      begin pop of nav
      show window of other
      cancel pop of nav
      """, has: ["b viewDidAppear:"], lacks: ["a viewDidDisappear:", "!  Unbalanced"]),
    SmallStory(
      "What is presented in the context of a sheet keeps its size when the interface turns", 16,
      """
      device pad landscapeRight
      controller a
      controller b
      controller c
        style overCurrentContext
      launch a
      present b from a
      present c from b
      rotate landscapeLeft
      """, has: ["c viewWillTransitionToSize:withTransitionCoordinator: size=768x748"],
      lacks: ["c viewWillLayoutSubviews bounds=1024x768"]),
    SmallStory(
      "A view that the app puts back when it disappears leaves again before it is released", 9,
      """
      controller a
      controller b
      when a viewDidDisappear: once
        add view of a to the window
      launch b
      add view of a to the window
      unload a
      """, has: ["a viewDidDisappear:", "a viewDidAppear:", "a viewWillDisappear:", "a viewDidDisappear:"]),
    SmallStory(
      "An animation beside a dismissal ends when a new root ends the dismissal", 10,
      """
      controller a
      controller b
      controller c
      launch a
      present b from a
      begin dismissal of b
      alongside
        set root c
      finish dismissal of b
      """),
    SmallStory(
      "A container that says once that a child has come does not say it again", 26,
      """
      controller a
      controller b
      controller c
        style fullScreen
      controller nav is navigation of a
      launch nav
      push b on nav animated without waiting
      present c from nav animated
      """, has: ["b didMoveToParentViewController: parent=nav"],
      lacks: ["b didMoveToParentViewController: parent=nav [did-move-again]"]),
    SmallStory(
      "A sheet whose view the app removes when a canceled swipe brings it back hasn't appeared", 13,
      """
      controller home
      controller sheet
        style pageSheet
      variable back: no, yes
      when sheet viewWillAppear:
        remove view of sheet if back=yes
      launch home
      present sheet from home
      begin dismissal of sheet
      set back=yes
      cancel dismissal of sheet
      """, has: ["sheet viewWillAppear:", "sheet viewWillDisappear:", "sheet viewDidDisappear:"],
      lacks: ["sheet viewDidAppear:"]),
    SmallStory(
      "A controller that a stack shows leaves with the change that takes it out while the stack appears", 7,
      """
      controller home
      controller a
      controller b
      controller nav is navigation of a
        style fullScreen
      launch home
      present nav from home animated without waiting
      wait 100ms
      set stack of nav to b
      """, has: ["a viewWillDisappear:", "a viewDidDisappear:"], lacks: ["a viewDidAppear:"]),
  ]

  @Test(arguments: stories) func theLastLineDoesWhatItDoes(_ story: SmallStory) throws { try story.check() }
}
