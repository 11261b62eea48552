import Testing

@testable import SimKit

/// Pages of a page view controller: one condition each, in the smallest story that tells it from its opposite.
@Suite struct PageStoryTests {
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
      "Without a delegate there is no query for the spine", 9,
      """
      controller one
      controller two
      controller book is page view of one two curl
      launch book
      rotate landscapeLeft
      """, lacks: ["book.delegate pageViewController:spineLocationForInterfaceOrientation: orientation=landscapeLeft"]),
    SmallStory(
      "The page is told of the new size after the spine", 9,
      """
      controller one
      controller two
      controller book is page view of one two curl
        has delegate
      launch book
      rotate landscapeLeft
      """,
      has: [
        "book.delegate pageViewController:spineLocationForInterfaceOrientation: orientation=landscapeLeft",
        "one viewWillTransitionToSize:withTransitionCoordinator: size=480x320",
      ]),
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
      "A page that is set behind a presentation appears with its container", 9,
      """
      controller a
      controller b
      controller book is page view of a b curl
      controller sheet
        style fullScreen
      launch book
      present sheet from book
      turn book to b
      """, has: ["b didMoveToParentViewController:"], lacks: ["b viewWillAppear:"]),
    SmallStory(
      "A turn of pages by code ends, and the interface may turn again", 14,
      """
      controller a
      controller b
      controller pages is page view of a b curl
      launch pages
      turn pages to b animated
      attempt rotation
      """, has: ["pages supportedInterfaceOrientations"]),
    SmallStory(
      "A page without a delegate turns by a gesture and nobody is told of the beginning", 18,
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
  ]

  @Test(arguments: stories) func theLastLineDoesWhatItDoes(_ story: SmallStory) throws { try story.check() }
}
