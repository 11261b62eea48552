import Testing

@testable import SimKit

/// What app code, fingers, and other versions do at an odd moment of tabs and pages: one condition each, in the smallest story that
/// tells it from its opposite. Random changes to scenarios have found the stories.
@Suite struct TabAndPageGuardStoryTests {
  private static let stories: [SmallStory] = [
    SmallStory(
      "A tab goes that the app takes out, and whose place another gets in the middle of that", 18,
      """
      controller a
      controller b
      controller inner is tab bar of a b
      controller outer is tab bar of inner
      when a willMoveToParentViewController: before super
        set tabs of inner to b
      when a viewWillLayoutSubviews before super
        set tabs of inner to nothing
      launch outer
      select a in inner
      """, has: ["a viewWillDisappear: animated=no", "a viewDidDisappear: animated=no"]),
    SmallStory(
      "A child that a UIKit container does not show comes with its view, and not with the container", 6,
      """
      controller child
      controller tabs is tab bar
      segue "s" from tabs to child is embed
      launch tabs
      """, has: ["child viewWillAppear: animated=no [view-enters-window]"],
      lacks: ["child viewWillAppear: animated=no [appear-parent-first]"]),
    SmallStory(
      "Pages that are still coming are no place for a finger", 13,
      """
      controller one
      controller two
      controller home
      controller book is page view of one two
      when book viewWillLayoutSubviews
        begin turn of book to two
      launch home
      add book to home
      """, lacks: ["two willMoveToParentViewController: parent=book", "two loadView"], answer: "it is not on screen"),
    SmallStory(
      "The interface turns when the way back to the More list has ended", 6,
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
      rotate landscapeLeft without waiting
      select e in tabs
      """,
      has: [
        "tabs shouldAutorotate returns=yes",
        "tabs supportedInterfaceOrientations returns=portrait,landscapeLeft,landscapeRight",
        "e supportedInterfaceOrientations returns=portrait,landscapeLeft,landscapeRight",
      ]),
    SmallStory(
      "A tap on the selected tab takes no children out of a custom container", 26,
      """
      controller a
      controller b
      controller box is container
      controller tabs is tab bar of box
      launch tabs
      add a to box
      add b to box
      tap box in tabs
      """, lacks: ["b willMoveToParentViewController: parent=nil"]),
    SmallStory(
      "The More list pushes nothing where the tab bar controller has left the screen", 26,
      """
      controller a
      controller b
      controller c
      controller d
      controller e
      controller f
      controller other
      controller tabs is tab bar of a b c d e f
      launch tabs
      tap f in tabs without waiting
      set root other
      """, lacks: ["f loadView", "f viewDidLoad"]),
    SmallStory(
      "A tab that takes the place of the selected one off screen is not loaded", 6,
      """
      controller a
      controller b
      controller tabs is tab bar of a b
      launch nothing
      set tabs of tabs to b
      """, lacks: ["b loadView", "b viewDidLoad"]),
    SmallStory(
      "A container retains only what it shows", 6,
      """
      controller page
      controller guest
        held by UIKit only
      controller book is page view of page curl
      launch book
      add view of guest to book
      """, has: ["guest dealloc"], lacks: ["guest viewWillLayoutSubviews bounds=0x0"]),
    SmallStory(
      "A page that is set without an animation during a turn is in no queue", 8,
      """
      controller a
      controller b
      controller c
      controller book is page view of a b c
      launch book
      turn book to b animated without waiting
      turn book to c
      """, lacks: ["!! NSInternalInconsistencyException: Duplicate states in queue"],
      answer: "a page turn of 'book' while another is in progress"),
    SmallStory(
      "A page that is set under the finger is in no queue", 8,
      """
      controller a
      controller b
      controller c
      controller book is page view of a b c
      launch book
      begin turn of book to b
      turn book to c animated
      """, lacks: ["!! NSInternalInconsistencyException: Duplicate states in queue"],
      answer: "a page turn of 'book' while another is in progress"),
    SmallStory(
      "Pages that curl are in no queue", 8,
      """
      controller a
      controller b
      controller c
      controller book is page view of a b c curl
      launch book
      turn book to b animated without waiting
      turn book to c animated
      """, lacks: ["!! NSInternalInconsistencyException: Duplicate states in queue"],
      answer: "a page turn of 'book' while another is in progress"),
    SmallStory(
      "Since iOS 9 pages are in no queue", 9,
      """
      controller a
      controller b
      controller c
      controller book is page view of a b c
      launch book
      turn book to b animated without waiting
      turn book to c animated
      """, lacks: ["!! NSInternalInconsistencyException: Duplicate states in queue"],
      answer: "a page turn of 'book' while another is in progress"),
    SmallStory(
      "What a tab bar controller takes as a tab is not in the context of another", 5,
      """
      device pad
      controller tab
        defines presentation context
      controller other
      controller tabs is tab bar of tab other
      controller first
        style currentContext
      controller second
        style currentContext
      launch tabs
      present first from tab
      present second from first
      dismiss first
      set tabs of tabs to second first
      """, lacks: ["first viewWillLayoutSubviews bounds=768x955", "first.view layoutSubviews"]),
    SmallStory(
      "An embed segue that has embedded embeds nothing again", 6,
      """
      controller a
      controller tabs is tab bar of a
      controller box
      segue "s" from box to tabs is embed
      launch box
      perform "s" from box
      """, lacks: ["tabs didMoveToParentViewController: parent=nil", "tabs willMoveToParentViewController: parent=box"]),
  ]

  @Test(arguments: stories) func theLastLineDoesWhatItDoes(_ story: SmallStory) throws { try story.check() }
}
