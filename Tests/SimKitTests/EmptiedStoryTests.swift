import Testing

@testable import SimKit

/// The app empties a container, or turns its pages, in the middle of what that does.
@Suite struct EmptiedStoryTests {
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
      "A page that is turned back while the next one is loaded stays", 12,
      """
      controller a
      controller b is container
      controller book is page view of a b curl
      when b loadView before super
        turn book to a
      launch book
      begin turn of book to b
      """, has: ["b viewDidLoad"], lacks: ["a viewWillDisappear:", "b viewWillAppear:"]),
    SmallStory(
      "A page whose turn ends while it is loaded comes without it", 10,
      """
      controller a
      controller b
      controller nav is navigation of b
      controller book is page view of a nav curl
      when nav loadView before super
        turn book to nav
      launch book
      turn book to nav
      """, has: ["a viewDidDisappear:", "nav viewDidLoad", "nav viewWillAppear:", "nav viewDidAppear:"]),
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
      "Nor does one that goes when its page is set", 10,
      """
      controller page
      controller book is page view of page curl
      controller tabs is tab bar of book
      when page didMoveToParentViewController:
        set tabs of tabs to nothing
      launch tabs
      """, has: ["book viewDidLoad", "tabs viewDidAppear:"], lacks: ["book viewWillAppear:", "book viewDidAppear:"]),
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
      "The last tab stays if it is put back while it goes", 6,
      """
      controller b
      controller tabs is tab bar of b
      when b viewWillDisappear:
        set tabs of tabs to b
      launch tabs
      set tabs of tabs to nothing
      """, has: ["b viewWillDisappear:", "b viewWillAppear:", "b viewDidAppear:"], lacks: ["b viewDidDisappear:"]),
    SmallStory(
      "So does a controller that is pushed while the stack is emptied", 5,
      """
      controller c
      controller nav is navigation of c
      when c viewWillDisappear:
        push c on nav
      launch nav
      set stack of nav to nothing
      """, has: ["c viewWillDisappear:", "c viewWillAppear:", "c viewDidAppear:"], lacks: ["c viewDidDisappear:"]),
    SmallStory(
      "And a page that is turned back to while it goes", 10,
      """
      controller a
      controller c
      controller pages is page view of a
      when a viewWillDisappear:
        turn pages to a
      when c viewWillAppear:
        turn pages to a
      launch pages
      turn pages to c
      """),
    SmallStory(
      "A tab that is put back when another is told that it goes stays", 17,
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
      "A controller that is pushed when the others are told that they go is told nothing of the kind", 7,
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
      "What a push that waits for the layout hasn't replaced goes with an emptied stack", 15,
      """
      controller a
      controller b
      controller nav is navigation of a
      launch nav
      push b on nav without waiting
      set stack of nav to nothing
      """,
      has: [
        "a willMoveToParentViewController: parent=nil", "a viewWillDisappear:", "a viewDidDisappear:",
        "a didMoveToParentViewController: parent=nil",
      ], lacks: ["b viewWillAppear:"]),
    SmallStory(
      "A stack that is emptied before its view is in the window ends what appeared in it", 6,
      """
      controller c
      controller nav is navigation of c
      controller pages is page view of nav
      when nav didMoveToParentViewController:
        set stack of nav to nothing
      launch pages
      """, has: ["c viewDidAppear:", "c viewWillDisappear:", "c viewDidDisappear:"]),
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
      "So does a controller that a pop reveals, and that the emptied stack lacks", 8,
      """
      controller a
      controller b is container
      controller c
      controller inner is navigation of a b c
      when b viewWillAppear:
        set stack of inner to nothing
      when b viewWillAppear: before super
        pop inner
      launch inner
      pop inner
      """, has: ["b viewWillAppear:", "b viewWillDisappear:", "b viewDidDisappear:"], lacks: ["b viewDidAppear:"]),
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
      "A controller that is pushed under the finger that reveals it is the container's when that is lifted", 12,
      """
      controller a is container
      controller b
      controller c
      controller inner is navigation of a b c
      when a didMoveToParentViewController:
        push b on inner
      launch inner
      begin pop of inner
      set stack of inner to nothing
      cancel pop of inner
      """, has: ["b didMoveToParentViewController: parent=inner"], lacks: ["b viewWillDisappear:"]),
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
      "A controller that a gesture reveals in a container that goes isn't put into its view", 26,
      """
      controller b
      controller c is container
      controller inner is navigation of b c
      controller outer is tab bar of inner
      when b viewWillAppear: before super
        set tabs of outer to nothing
      launch outer
      begin pop of inner
      add view of inner to the window
      """, has: ["inner viewWillAppear:", "c viewWillAppear:", "c viewDidAppear:"], lacks: ["b viewWillAppear:"]),
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
    SmallStory(
      "The next page comes with a container that its move brings on screen", 6,
      """
      controller b
      controller c
      controller inner is page view of b curl
      controller outer is tab bar of inner
      when c willMoveToParentViewController:
        set tabs of outer to inner
      launch outer
      set tabs of outer to nothing
      turn inner to c
      """,
      has: [
        "inner viewWillAppear:", "c viewWillAppear:", "c viewDidAppear:",
        "c didMoveToParentViewController: parent=inner",
      ]),
  ]

  @Test(arguments: interrupted) func whatIsInterruptedComesToAnEnd(_ story: SmallStory) throws { try story.check() }

  @Test(arguments: turnedBack) func whatComesBackIsThere(_ story: SmallStory) throws { try story.check() }

  @Test(arguments: stories) func theLastLineDoesWhatItDoes(_ story: SmallStory) throws { try story.check() }
}
