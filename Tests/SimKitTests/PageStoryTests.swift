import Testing

@testable import SimKit

/// Pages of a page view controller, and tabs: one condition each, in the smallest story that tells it from its opposite.
struct PageStoryTests {
  private static let stories: [SmallStory] = [
    SmallStory(
      "A rotation asks for the spine of curled pages", 6,
      """
      controller one
      controller two
      controller book is page view of one two curl
        has delegate
      launch book
      rotate landscapeLeft
      """, has: ["book.delegate pageViewController:spineLocationForInterfaceOrientation: orientation=landscapeLeft"]),
    SmallStory(
      "Pages that scroll have no spine", 6,
      """
      controller one
      controller two
      controller book is page view of one two scroll
        has delegate
      launch book
      rotate landscapeLeft
      """, lacks: ["book.delegate pageViewController:spineLocationForInterfaceOrientation: orientation=landscapeLeft"]),
    SmallStory(
      "No pages scroll in iOS 5", 5, "controller a\ncontroller book is page view of a scroll\nlaunch book",
      answer: "a page view controller that scrolls, which is in ios6+ only"),
    SmallStory(
      "A page that replaces the first one before its container is on screen has appeared as that one had", 9,
      """
      controller a
      controller b
      controller book is page view of a b curl
      when book viewDidLoad
        turn book to b
      launch book
      """, has: ["  a viewDidDisappear:", "  b viewDidAppear:", "^book viewWillAppear:"]),
    SmallStory(
      "A turn by a gesture without a delegate calls none at its beginning", 18,
      "controller a\ncontroller b\ncontroller pages is page view of a b\nlaunch pages\nbegin turn of pages to b\n",
      has: ["b viewWillAppear: animated=yes"], lacks: ["pages.delegate"]),
    SmallStory(
      "A gesture to the page that is shown begins nothing", 16,
      "controller a\ncontroller pages is page view of a curl\nlaunch pages\nbegin turn of pages to a\n",
      lacks: ["a viewWillDisappear:", "a willMoveToParentViewController:"]),
    SmallStory(
      "A page doesn't go with a book that the app has brought back by then", 5,
      """
      controller a
      controller b
      controller c
      controller book is page view of a b c curl
      controller nav is navigation of book
      when c viewWillDisappear: before super
        push book on nav
      when b viewWillAppear: before super
        set stack of nav to nothing
      launch nav
      turn book to c
      turn book to b
      """, has: ["c viewWillDisappear:", "book viewWillAppear:", "book viewDidAppear:"],
      lacks: ["b viewWillDisappear:"]),
    SmallStory(
      "A page doesn't go back when its turn is taken back, if the app has turned to it by then", 11,
      """
      controller a
      controller b
      controller c
      controller book is page view of a b c
      when b viewWillAppear:
        turn book to c
      when c didMoveToParentViewController: before super once
        turn book to b
      launch book
      add view of b to the window
      begin turn of book to c
      turn book to a
      """, has: ["c viewWillDisappear: animated=no", "c viewDidDisappear:"],
      lacks: ["c viewWillDisappear: animated=yes"]),
    SmallStory(
      "A page whose turn is taken back has come if the app turns to it when the other one comes back", 9,
      """
      controller a
      controller b
      controller book is page view of a b
      variable again: no, yes
      when a viewWillAppear: if again=yes
        turn book to b
      launch book
      begin turn of book to b
      set again=yes
      cancel turn of book
      """, has: ["a viewWillAppear: animated=yes", "b viewDidAppear: animated=yes", "a viewDidDisappear: animated=no"]),
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
