import Testing

@testable import SimKit

/// Children that come and go, and the containers that have them: one condition each, in the smallest story that tells it from its opposite.
struct ChildStoryTests {
  private static let stories: [SmallStory] = [
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
      "A willMove that the app sends names the parent that the app passes", 6,
      """
      controller a
      controller b
      launch a
      did move b to a
      """, has: ["b didMoveToParentViewController: parent=a"]),
    SmallStory(
      "A child that is removed while it is embedded gets no didMove to the parent", 6,
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
      "A controller presented in a context is in no parent's view", 8,
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
      "The More list doesn't push a controller that left the tab bar", 7,
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
      "A custom transition between members of a stack doesn't make a push nested", 26,
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
      "A tab that is being selected leaves again if the app removes its container", 27,
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
