import Testing

@testable import SimKit

/// Views that come and go, and what containers do with them: one condition each, in the smallest story that tells it from its opposite.
@Suite struct WindowStoryTests {
  private static let stories: [SmallStory] = [
    SmallStory(
      "A view whose controller goes stays where it lies, with what lies in it", 6,
      """
      controller a
      controller b
        held by UIKit only
      controller c
      launch a
      add view of c to b
      add view of b to a
      """, has: ["b dealloc", "c viewDidAppear: animated=no"],
      lacks: ["c viewWillDisappear:"]),
    SmallStory(
      "A method that runs holds its controller", 6,
      """
      controller a
      controller b
        held by UIKit only
      when b viewDidLoad once
        release b
      launch a
      load b
      """, has: ["b viewDidLoad", "b dealloc"],
      lacks: ["  b dealloc"]),
    SmallStory(
      "A question counts as a method that runs: who is let go of in it goes when it has returned", 6,
      """
      controller a
      controller b
        held by UIKit only
      when b shouldAutorotate once
        set root a
      launch b
      """, has: ["b shouldAutorotate", "b dealloc"],
      lacks: ["  b dealloc"]),
    SmallStory(
      "A view goes with its controller, and what lay in it may go elsewhere", 6,
      """
      controller a
      controller b
        held by UIKit only
      controller c
      launch a
      add view of c to b
      release b
      add c to a
      """, has: ["c didMoveToParentViewController: parent=a"]),
    SmallStory(
      "Who goes again before the layout is not told that it is appearing", 13,
      """
      controller a
      controller b
      launch a
      add view of b to a without waiting
      begin appearance of b disappearing
      """, has: ["b viewWillLayoutSubviews"],
      lacks: ["b viewIsAppearing:"]),
    SmallStory(
      "Who comes back under a finger that lets go hears viewIsAppearing: again", 16,
      """
      controller a
      controller b
      controller book is page view of a b
      launch book
      begin turn of book to b
      cancel turn of book
      """, has: ["a viewWillAppear: animated=yes", "a viewIsAppearing: animated=yes", "a viewDidAppear: animated=yes"]),
    SmallStory(
      "A view that the app puts into the window has no size but its own", 6,
      """
      controller a
      controller b
      launch a
      add view of b to the window
      """, has: ["b viewWillLayoutSubviews bounds=0x0"]),
    SmallStory(
      "A view that the app adds to a container of the system has no size but its own", 6,
      """
      controller a
      controller b
      controller book is page view of a
      launch book
      add view of b to book without waiting
      """, has: ["b viewDidAppear: animated=no [view-enters-window] | 0x0"]),
    SmallStory(
      "Where a tab of the bar comes into its view by the app's hand, it has the room that the bar leaves", 6,
      """
      controller a
      controller b
      controller tabs is tab bar of a b
      launch tabs
      add view of b to tabs without waiting
      """, has: ["b viewDidAppear: animated=no [view-enters-window] | 320x411"]),
    SmallStory(
      "Who comes late hears of the end with its parent, iOS 7", 7,
      """
      controller a
      controller b
      controller s is split of a b
        supports landscapeLeft
      launch s
      """, has: ["a viewDidAppear: animated=no"]),
    SmallStory(
      "Who comes with its parent in a turn at a launch ends once", 6,
      """
      controller c0
      controller c1 is page view of c0
      controller c2
      controller c5 is tab bar of c2
      controller c6 is split of c1 c5
        autorotates no
      launch c6 held landscapeLeft
      """,
      lacks: ["!  Unbalanced"]),
    SmallStory(
      "Who is gone from the window while he comes", 6,
      """
      controller a
      controller b
      when b viewWillAppear: once
        unload b
      launch a
      add view of b to a
      """, has: ["b viewDidDisappear: animated=no"]),
    SmallStory(
      "A view that moves within the window tells nobody", 6,
      """
      controller a
      controller b
      controller c
      launch a
      add view of b to a
      add view of c to a
      begin appearance of b disappearing
      end appearance of b
      add view of b to c
      """,
      lacks: ["b viewWillAppear:"]),
    SmallStory(
      "removeFromSuperview without a superview does nothing", 13,
      """
      controller a
      controller nav is navigation of a
      when a viewWillAppear:
        remove view of a
      launch nav
      """, has: ["a viewWillAppear: animated=no"],
      lacks: ["a viewWillDisappear:"]),
    SmallStory(
      "A presented view that is loaded anew on its way is as large as its presentation", 6,
      """
      device pad
      controller a
      controller b
        style formSheet
      when b viewWillAppear: once
        unload b
      launch a
      present b from a
      """, has: ["b viewWillLayoutSubviews bounds=540x620"]),
    SmallStory(
      "A page whose view is set to nil hears so by that rule", 8,
      """
      controller a
      controller book is page view of a
      launch book
      unload a
      """, has: ["a viewDidDisappear: animated=no [view-set-to-nil]"]),
    SmallStory(
      "A context of iOS 8 presents in the size that it has before anybody sees it", 8,
      """
      device pad
      controller home
      controller menu
        style popover
      controller inner
        style currentContext
      launch home
      present menu from home
      present inner from menu
      """, has: ["inner viewWillAppear: animated=no [present-order] | 320x480"]),
    SmallStory(
      "What is restored is presented when the layout of the launch is done", 9,
      """
      controller list
      controller nav is navigation of list
        restoration "nav"
      controller sheet
        restoration "sheet"
      launch nav
      present sheet from nav
      background
      end app
      relaunch
      """, has: ["nav viewDidAppear: animated=no", "list viewDidAppear: animated=no", "nav viewWillLayoutSubviews"]),
    SmallStory(
      "A view whose controller goes stays where it lies until it is taken out", 8,
      """
      controller a
        held by UIKit only
      controller b
      controller nav is navigation of a
      launch nav
      set stack of nav to b animated
      """, has: ["b viewWillAppear: animated=yes", "-- +500ms"]),
    SmallStory(
      "The view of who is presented in a context is loaded anew into the place of the context", 6,
      """
      device pad
      controller a
        defines presentation context
      controller b
        style currentContext
      controller box is container
      when b viewWillAppear: once
        unload b
      launch box
      add a to box
      frame a 0 0 100 200
      present b from a
      """, has: ["b viewWillLayoutSubviews bounds=100x200"]),
    SmallStory(
      "The primary of a split lies at the left when it is in its place", 5,
      """
      controller a
      controller b
        view from nib
      controller s is split of a b
      launch s
      """, has: ["b viewWillAppear: animated=no [appear-parent-first] | 320x460 at 0,0"]),
    SmallStory(
      "A view that has been unloaded comes back in its place", 14,
      """
      device pad
      controller a
      controller b
      controller s is split of a b
      controller c
      launch s
      unload s without waiting
      show c from s without waiting
      rotate portrait
      """, has: ["s viewDidDisappear: animated=no [view-set-to-nil] | 768x1024"]),
    SmallStory(
      "A view that is not there has no size", 6,
      """
      controller a
      controller tabs is tab bar of a
      when a viewDidLoad
        rotate landscapeLeft
      when app application:didChangeStatusBarOrientation:
        unload a if not in window
      launch tabs
      """, has: ["a loadView [load-on-first-use] | 0x0", "a loadView [load-on-first-use] | 0x0"]),
    SmallStory(
      "Who is not loaded does not fill the screen", 6,
      """
      controller a
      controller book is page view of a
      launch book
      unload book without waiting
      rotate landscapeLeft
      rotate portraitUpsideDown
      """, has: ["book shouldAutorotate returns=yes [asks-should-autorotate] | 0x0"]),
    SmallStory(
      "A child that comes with commit ends once, iOS 26", 26,
      """
      controller a
      controller b
      controller nav is navigation of a
      launch nav
      add b to nav
      """,
      lacks: ["!  Unbalanced"]),
    SmallStory(
      "A view in another's view whose parent does not come along hears by itself", 16,
      """
      controller c0
      controller c1 is navigation of c0
      controller c5
      controller c6 is navigation of c5
      controller c7 is tab bar of c1 c6
      when app application:willFinishLaunchingWithOptions: before super
        add c5 to c0
      launch c7
      """, has: ["c5 viewWillAppear: animated=no", "c5 viewDidAppear: animated=no"]),
    SmallStory(
      "What is presented over the full screen fills the window when the interface turns, and not its presenter", 9,
      """
      device pad
      controller a
      controller b
        style formSheet
      controller c
        style overFullScreen
      launch a
      present b from a
      present c from b
      rotate landscapeLeft
      """,
      has: [
        "c viewWillTransitionToSize:withTransitionCoordinator: size=1024x768",
        "c viewWillLayoutSubviews bounds=1024x768",
      ]),
    SmallStory(
      "The status bar of a call lowers a view that has asked for the full screen, from iOS 7 on", 9,
      """
      controller a
        wants full screen layout
      launch a
      begin call
      """, has: ["a viewWillLayoutSubviews bounds=320x460"]),
  ]

  @Test(arguments: stories) func theLastLineDoesWhatItDoes(_ story: SmallStory) throws { try story.check() }
}
