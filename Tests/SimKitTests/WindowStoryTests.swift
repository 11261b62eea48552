import Testing

@testable import SimKit

/// Views that come and go, and what containers do with them: one condition each, in the smallest story that tells it from its opposite.
struct WindowStoryTests {
  private static let stories: [SmallStory] = [
    SmallStory(
      "A view stays in the window with its subviews when its controller is deallocated", 6,
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
      "A controller that is released in a query is deallocated when the query has returned", 6,
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
      "Where a tab of the bar comes into its view by the app's hand, it has the room that the bar leaves", 6,
      """
      controller a
      controller b
      controller tabs is tab bar of a b
      launch tabs
      add view of b to tabs without waiting
      """, has: ["b viewDidAppear: animated=no [view-enters-window] | 320x411"]),
    SmallStory(
      "A page whose view is set to nil disappears by the rule for that", 8,
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
      "A view of a deallocated controller stays until it is removed", 8,
      """
      controller a
        held by UIKit only
      controller b
      controller nav is navigation of a
      launch nav
      set stack of nav to b animated
      """, has: ["b viewWillAppear: animated=yes", "-- +500ms"]),
    SmallStory(
      "The primary of a split view controller is at the left edge in its place", 5,
      """
      controller a
      controller b
        view from nib
      controller s is split of a b
      launch s
      """, has: ["b viewWillAppear: animated=no [appear-parent-first] | 320x460 at 0,0"]),
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
      "In iOS 7 and later, the status bar of a call lowers a full-screen view", 9,
      """
      controller a
        wants full screen layout
      launch a
      begin call
      """, has: ["a viewWillLayoutSubviews bounds=320x460"]),
    SmallStory(
      "A view that moves within the window causes no callback", 6,
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
  ]

  @Test(arguments: stories) func theLastLineDoesWhatItDoes(_ story: SmallStory) throws { try story.check() }
}
