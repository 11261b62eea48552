import Testing

@testable import SimKit

/// Children that come and go, and the containers that have them: one condition each, in the smallest story that tells it from its opposite.
@Suite struct ChildStoryTests {
  private static let stories: [SmallStory] = [
    SmallStory(
      "A child that its parent removes in viewDidDisappear: has disappeared, too", 9,
      """
      controller box is container
      controller kid
      controller sheet
        style fullScreen
      when box viewDidDisappear:
        remove child kid
      launch box
      add kid to box
      present sheet from box
      """,
      has: [
        "^box viewDidDisappear:", "  kid viewDidDisappear: animated=no",
        "  kid didMoveToParentViewController: parent=nil",
      ]),
    SmallStory(
      "Strangers to the parent change in no transition of its", 6,
      """
      controller a
      controller b
      controller c
      launch a
      add b to a
      transition c to b in a
      """, has: ["!! NSInvalidArgumentException: Children view controllers <c> and <b> must have a common parent"]),
    SmallStory(
      "A parent that forwards by hand ends nothing for a child that leaves it", 6,
      """
      controller box is container
        forwards appearance no
      controller kid
      when box viewWillAppear: once
        add child kid to box
        begin appearance of kid appearing
        remove child kid
      launch box
      """, has: ["kid viewWillAppear: animated=no", "kid didMoveToParentViewController: parent=nil"],
      lacks: ["kid viewDidAppear:"]),
    SmallStory(
      "A move that the app has announced is told as it says", 6,
      """
      controller a
      controller b
      launch a
      did move b to a
      """, has: ["b didMoveToParentViewController: parent=a"]),
    SmallStory(
      "A popped controller that was never shown is told that it has left", 12,
      """
      controller a
      controller b
      controller nav is navigation of a
      launch nav
      push b on nav without waiting
      pop nav
      """, has: ["b willMoveToParentViewController: parent=nil", "b didMoveToParentViewController: parent=nil"]),
    SmallStory(
      "What is shown again while it comes goes on coming", 5,
      """
      controller a
      controller nav is navigation of a
      when a viewWillAppear: once
        set stack of nav to a
      launch nav
      """, has: ["a viewWillAppear: animated=no", "a viewDidAppear: animated=no"],
      lacks: ["a viewWillDisappear:"]),
    SmallStory(
      "A child that is taken out while it is embedded is not told that it is in", 6,
      """
      controller a
      controller b
      segue "in" from a to b is embed
      variable again: no, yes
      when b viewWillAppear: if again=yes
        remove child b
      launch a
      remove b from a
      set again=yes
      perform "in" from a
      """, has: ["b willMoveToParentViewController: parent=a", "b viewWillAppear: animated=no"],
      lacks: ["b didMoveToParentViewController: parent=a"]),
    SmallStory(
      "An embedded child gets its parent when its view is loaded", 6,
      """
      controller a
      controller b
      segue "in" from a to b is embed
      launch a
      """,
      has: [
        "a prepareForSegue:sender:", "b viewDidLoad", "b willMoveToParentViewController: parent=a",
        "b didMoveToParentViewController: parent=a", "a viewDidLoad",
      ]),
    SmallStory(
      "A turned page ends", 6,
      """
      controller a
      controller b
      controller book is page view of a b
      launch book
      turn book to b
      """, has: ["a viewDidDisappear: animated=no [page-turn-order]"]),
    SmallStory(
      "A tab that its delegate takes out is not selected", 6,
      """
      controller a
      controller b
      controller tabs is tab bar of a b
        has delegate
      when tabs.delegate tabBarController:shouldSelectViewController: once
        remove child b
      launch tabs
      tap b in tabs
      """,
      lacks: ["b loadView"]),
    SmallStory(
      "What is presented in a context lies in no parent's view", 8,
      """
      device pad
      controller context
        defines presentation context
      controller sheet
        style currentContext
      controller box is container
      controller other
      launch box
      add context to box
      present sheet from context
      add child sheet to other
      """,
      lacks: ["!!"]),
    SmallStory(
      "The More list pushes nobody who has left the tab bar", 7,
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
      remove child f
      """,
      lacks: ["f loadView"]),
    SmallStory(
      "A stack that changes in the layout of a container that comes ends with it", 14,
      """
      controller c0 is container
      controller c1
      controller c2 is tab bar of c1
      controller c3 is navigation of c0 c2
      controller c4
      segue "s0" from c1 to c4 is embed
      when c4 viewDidLayoutSubviews
          pop c3 to c0
      launch c3
      """, has: ["app applicationDidBecomeActive:", "c3 viewDidAppear: animated=no", "c0 viewDidAppear: animated=no"]),
    SmallStory(
      "A page that the app has taken elsewhere is not told that the book has it", 6,
      """
      controller a
      controller b
      controller other
      controller book is page view of a b
      launch book
      turn book to b animated without waiting
      wait 100ms
      remove view of b without waiting
      add child b to other without waiting
      wait until idle
      """,
      lacks: ["b didMoveToParentViewController: parent=book"]),
    SmallStory(
      "The app's own transition between the members of a stack nests no push", 26,
      """
      controller a
      controller b
      controller nav is navigation of a
      launch nav
      push b on nav animated without waiting
      transition a to b in nav 200ms with completion
      """,
      has: ["b viewDidAppear:", "a viewDidDisappear:", "b didMoveToParentViewController: parent=nav"],
      lacks: ["!  Unbalanced calls", "!  Attempting to begin"]),
    SmallStory(
      "What the app has made a root while its search controller was made stays in its window", 26,
      """
      controller results
      controller find is search of results
      when results willMoveToParentViewController: once
        did move results to nil
        show window of results
      launch find
      """, has: ["results viewWillAppear:", "find viewWillAppear:", "results viewDidAppear:", "find viewDidAppear:"],
      lacks: ["results viewWillDisappear:"]),
    SmallStory(
      "A child that leaves the stack while its container comes has appeared in the window", 8,
      """
      controller home
      controller inner
      controller nav is navigation of inner
      controller tabs is tab bar of home nav
      controller extra
      launch tabs
      add extra to nav
      unwind extra to inner
      """, has: ["extra viewWillAppear:", "extra viewDidAppear:", "extra didMoveToParentViewController: parent=nil"]),
    SmallStory(
      "What the app exchanges turns back if it leaves the stack before its view comes", 27,
      """
      controller a
      controller b
      controller c
      controller nav is navigation of a b c
      when b viewWillAppear:
        pop nav
      launch nav
      pop nav animated without waiting
      transition a to b in nav 0ms
      """, has: ["b viewWillAppear:", "b viewWillDisappear:", "b viewDidDisappear:"], lacks: ["b viewDidAppear:"]),
    SmallStory(
      "A tab that is selected turns back where the app takes its container from the screen meanwhile", 27,
      """
      controller a
      controller b
      controller c
      controller tabs is tab bar of a b
      controller book is page view of c tabs
      when tabs viewWillDisappear: before super
        turn book to c
      when b viewWillAppear:
        turn book to c
      launch book
      begin turn of book to tabs
      finish turn of book
      select b in tabs
      """, has: ["b viewWillAppear:", "b viewWillDisappear:", "b viewDidDisappear:"], lacks: ["b viewDidAppear:"]),
    SmallStory(
      "What was popped by a finger and pushed again leaves when the stack is emptied", 18,
      """
      controller a
      controller b is container
      controller c
      controller nav is navigation of a b
      when c loadView
        push b on nav
      when a viewWillLayoutSubviews
        push c on nav
      launch nav
      begin pop of nav
      set stack of nav to nothing
      """, has: ["b viewWillDisappear:", "b viewDidDisappear:"]),
  ]

  @Test(arguments: stories) func theLastLineDoesWhatItDoes(_ story: SmallStory) throws { try story.check() }
}
