import Testing

@testable import SimKit

/// The app empties a container, or turns its pages, in the middle of what that does.
struct EmptiedStoryTests {
  private static let stories: [SmallStory] = [
    SmallStory(
      "A controller whose stack is emptied under the finger returns when the pop is taken back", 16,
      """
      controller a
      controller b
      controller nav is navigation of a b
      launch nav
      begin pop of nav
      set stack of nav to nothing without waiting
      cancel pop of nav
      """, has: ["b viewWillAppear:", "b viewDidAppear:"], lacks: ["b didMoveToParentViewController: parent=nil"]),
    SmallStory(
      "A controller appears again after a pop that is taken back, also where the app has put its view", 26,
      """
      controller home
      controller tab
      controller tabs is tab bar of tab
      controller nav is navigation of home tabs
      launch nav
      begin pop of nav
      add view of tabs to the window
      cancel pop of nav
      """, has: ["home viewDidDisappear:", "tabs viewWillAppear:", "tabs viewDidAppear:"]),
    SmallStory(
      "A tab that goes off screen doesn't come back with its container", 26,
      """
      scenes
      controller tab
      controller tabs is tab bar of tab
      controller book is page view of tabs curl
      launch book
      remove view of book
      set tabs of tabs to nothing
      background
      disconnect scene
      foreground
      """, has: ["book viewDidAppear:"], lacks: ["  tab viewWillAppear:", "tab viewWillAppear:"]),
    SmallStory(
      "A tab that goes while it is loaded doesn't appear", 10,
      """
      controller tab
      controller tabs is tab bar of tab
      when tab loadView before super
        set tabs of tabs to nothing
      launch tabs
      """, has: ["tab viewDidLoad", "tabs viewDidAppear:"], lacks: ["tab viewWillAppear:", "tab viewDidAppear:"]),
    SmallStory(
      "A transition to the child that is shown changes nothing", 12,
      """
      controller a
      controller b
      controller tabs is tab bar of a b
      launch tabs
      transition b to a in tabs 300ms
      """, lacks: ["a viewWillAppear:", "b viewWillDisappear:"], answer: "no effect: 'a' is shown, and 'b' isn't"),
  ]

  /// The app shows again what goes, or empties what is coming.
  private static let turnedBack: [SmallStory] = [
    SmallStory(
      "A controller that is pushed while its stack is emptied stays", 5,
      """
      controller c
      controller nav is navigation of c
      when c viewWillDisappear:
        push c on nav
      launch nav
      set stack of nav to nothing
      """, has: ["c viewWillDisappear:", "c viewWillAppear:", "c viewDidAppear:"], lacks: ["c viewDidDisappear:"]),
    SmallStory(
      "A tab that is put back when another gets its removal stays", 17,
      """
      controller a
      controller b
      controller tabs is tab bar of a
      when a willMoveToParentViewController:
        set tabs of tabs to b
      launch tabs
      set tabs of tabs to nothing
      """, lacks: ["b viewWillDisappear:", "b viewDidDisappear:"]),
    SmallStory(
      "A controller that is pushed while the others get their removal gets none", 7,
      """
      controller a
      controller b
      controller c
      controller nav is navigation of a b c
      when a willMoveToParentViewController:
        push b on nav
      when nav viewWillAppear: before super
        set stack of nav to nothing
      launch nav
      """, has: ["nav viewWillAppear:", "b viewDidAppear:"]),
    SmallStory(
      "A first controller whose container's appearance has ended while it was loaded has moved", 18,
      """
      controller a
      controller inner is tab bar of a
      controller nav is navigation of inner
      controller tabs is tab bar of nav
      when a viewDidLoad
        remove child nav
      launch tabs
      """, has: ["nav viewDidAppear:", "inner didMoveToParentViewController: parent=nav"]),
    SmallStory(
      "A pop whose finger is lifted before the revealed controller is loaded is taken back", 16,
      """
      device pad portrait
      controller a
      controller b
      controller nav is navigation of a b
      when a.view initWithFrame:
        resize window to 183x376
      launch nav
      begin pop of nav
      """, lacks: ["b didMoveToParentViewController: parent=nil", "b viewWillDisappear:"]),
    SmallStory(
      "Tabs that are set while the container goes and comes again show the new one", 7,
      """
      controller a
      controller b
      controller c
      controller tabs is tab bar of a
      controller pages is page view of c tabs curl
      when b willMoveToParentViewController:
        turn pages to tabs
      when tabs viewWillDisappear:
        set tabs of tabs to b
      launch pages
      begin turn of pages to tabs
      cancel turn of pages
      """, has: ["b viewWillAppear:", "a viewDidDisappear:", "b viewDidAppear:"]),
  ]

  /// The app has a container show another controller, or none, while that calls viewWillAppear: on one, or makes it a child.
  private static let interrupted: [SmallStory] = [
    SmallStory(
      "A page whose creation turns the pages to it is added once", 12,
      """
      controller a is container
      controller c
      controller inner is navigation of a c
      controller outer is page view of c inner
      when inner viewWillAppear:
        turn outer to inner
      when a willMoveToParentViewController:
        turn outer to inner
      launch outer
      begin turn of outer to inner
      """,
      has: ["inner didMoveToParentViewController: parent=outer"],
      lacks: ["inner didMoveToParentViewController: parent=nil"]),
    SmallStory(
      "What leaves the stack before its view is in place disappears", 7,
      """
      controller a
      controller c
      controller inner is tab bar of a
      controller outer is navigation of inner
      when inner viewWillAppear:
        set stack of outer to nothing
      when a loadView
        push c on outer
      launch outer
      """,
      has: ["inner viewWillDisappear:", "a viewWillDisappear:", "inner viewDidDisappear:", "a viewDidDisappear:"],
      lacks: ["inner viewDidAppear:", "a viewDidAppear:"]),
    SmallStory(
      "A tab that goes stays away when its container comes back", 18,
      """
      controller a
      controller c
      controller inner is tab bar of a c
      controller outer is tab bar of inner
      when inner viewWillDisappear: before super
        set tabs of inner to c
      when a viewWillDisappear:
        set tabs of outer to inner
      launch outer
      set tabs of outer to nothing
      """,
      has: [
        "a viewWillDisappear:", "inner viewWillAppear:", "c viewWillAppear:", "a viewDidDisappear:", "c viewDidAppear:",
      ],
      lacks: ["a viewWillAppear:", "a viewDidAppear:"]),
    SmallStory(
      "A container takes along what has appeared in it and isn't in its view yet", 5,
      """
      controller b
      controller c
      controller inner is navigation of b
      controller outer is page view of c inner
      when b viewWillAppear:
        turn outer to c animated
      launch outer
      turn outer to inner
      """,
      has: [
        "b viewDidAppear:", "inner viewWillDisappear:", "b viewWillDisappear:", "inner viewDidDisappear:",
        "b viewDidDisappear:",
      ]),
    SmallStory(
      "The move of a page is off if the app turns back to it", 26,
      """
      controller a
      controller c
      controller inner is page view of a c
      when a willMoveToParentViewController:
        turn inner to a
      when a didMoveToParentViewController:
        turn inner to c
      launch inner
      """, has: ["a willMoveToParentViewController: parent=nil", "a viewDidAppear:"],
      lacks: ["a didMoveToParentViewController: parent=nil"],
      answer: "no effect: 'inner' shows 'a'"),
    SmallStory(
      "A page that is turned to while a gesture takes it back appears", 12,
      """
      controller a
      controller b is container
      controller inner is page view of a b
      when b didMoveToParentViewController: once
        turn inner to b
      when b viewWillDisappear:
        turn inner to b
      launch inner
      begin turn of inner to b
      background
      """,
      has: [
        "b viewWillDisappear:", "b viewWillAppear:", "b viewDidAppear:",
        "b didMoveToParentViewController: parent=inner",
      ]),
  ]

  @Test(arguments: interrupted + turnedBack + stories) func theLastLineDoesWhatItDoes(_ story: SmallStory) throws {
    try story.check()
  }
}
