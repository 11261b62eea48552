import Testing

@testable import SimKit

/// What the app's code changes in the middle of what a container does: the view is loaded again, a column is hidden while it is loaded,
/// the container leaves before its gesture has ended.
struct InterruptedStoryTests {
  private static let stories: [SmallStory] = [
    SmallStory(
      "A tab bar controller whose view is loaded again while it appears shows its tab", 6,
      """
      controller a
      controller tabs is tab bar of a
      when tabs viewWillAppear:
        unload tabs
      launch tabs
      """,
      has: [
        "tabs viewWillAppear:", "  a viewWillAppear:", "  a viewDidDisappear:", "tabs viewDidLoad",
        "  a viewWillAppear:",
        "tabs viewDidAppear:", "  a viewDidAppear:",
      ]),
    SmallStory(
      "A tab that is still leaving comes back in the new view of its tab bar controller", 14,
      """
      controller a
      controller inner is tab bar of a
      controller tabs is tab bar of inner
      when a viewWillAppear: once
        unload tabs
      launch tabs
      """,
      has: [
        "inner viewWillDisappear:", "tabs viewDidLoad", "  inner viewWillAppear:", "    a viewWillAppear:",
        "    a viewDidAppear:",
      ]),
    SmallStory(
      "The children of a child that comes late appear with it", 11,
      """
      controller box
      controller kid
      controller tabs is tab bar of kid
      when box viewWillLayoutSubviews once
        add tabs to box
      launch box
      """, has: ["kid viewWillAppear:", "box viewDidAppear:", "tabs viewDidAppear:", "  kid viewDidAppear:"],
      lacks: ["tabs viewWillAppear:"]),
    SmallStory(
      "A column whose split view controller is taken out while the column is loaded appears by itself", 7,
      """
      controller a
      controller primary is page view of a
      controller b
      controller split is split of primary b
      controller tabs is tab bar of split
        supports landscapeLeft
      when a viewDidAppear:
        remove child split
      launch tabs
      """, has: ["split viewDidAppear:", "primary viewWillAppear:", "primary viewDidAppear:"]),
    SmallStory(
      "A page whose container leaves while a turn is taken back has disappeared", 13,
      """
      controller a
      controller b
      controller book is page view of a b curl
      controller other
      when b viewWillDisappear:
        set root other
      launch book
      begin turn of book to b
      cancel turn of book
      """, has: ["  book viewWillDisappear:", "b viewDidDisappear:", "a viewDidDisappear:"]),
    SmallStory(
      "What the app has removed from a stack is released when it has disappeared", 12,
      """
      held by UIKit only
      controller a
      controller nav is navigation of a
      controller b
      controller book is page view of nav b
      launch book
      remove child a
      begin turn of book to b
      cancel turn of book
      """, has: ["a viewDidDisappear:", "a dealloc"]),
    SmallStory(
      "What a finger pops is released when its stack was deallocated before the gesture has ended", 15,
      """
      controller a
      controller b
        held by UIKit only
      controller nav is navigation of a b
        held by UIKit only
      controller tabs is tab bar of nav
      controller c
      launch tabs
      begin pop of nav
      cancel pop of nav without waiting
      set tabs of tabs to c
      """, has: ["nav dealloc", "b viewDidDisappear:", "b dealloc"]),
    SmallStory(
      "A page is released when its container was deallocated before the gesture has ended", 11,
      """
      controller a
        held by UIKit only
      controller b
      controller book is page view of a b
        held by UIKit only
      controller other
      launch book
      begin turn of book to b
      cancel turn of book without waiting
      set root other
      """, has: ["a viewDidDisappear:", "book dealloc", "a dealloc"]),
    SmallStory(
      "The root of a stack that is removed while it begins to appear has disappeared", 18,
      """
      controller a
      controller nav is navigation of a
      controller book is page view of nav
      when a viewWillAppear:
        remove a from nav
      launch book
      """, has: ["a viewWillAppear:", "  a viewWillDisappear:", "  a viewDidDisappear:"], lacks: ["a viewDidAppear:"]),
    SmallStory(
      "A stack that is moved while its root begins to appear shows it again", 17,
      """
      device pad landscapeRight
      controller a
      controller primary is navigation of a
      controller b
      controller c
      controller split is split of b c
      controller nav is navigation of split
      controller outer is split of primary nav
      when c viewDidLoad before super
        resize window to 507x768
      launch outer
      """, has: ["split viewDidDisappear:", "split viewWillAppear:", "split viewDidAppear:"]),
    SmallStory(
      "A finger pops a controller that another covers in its place", 13,
      """
      controller a
      controller b
        defines presentation context
      controller nav is navigation of a b
      controller over
        style currentContext
      launch nav
      present over from b
      begin pop of nav
      finish pop of nav
      """, has: ["over viewDidDisappear:", "a viewDidAppear:", "b didMoveToParentViewController: parent=nil"]),
    SmallStory(
      "A page without its view is released when the turn that replaces it has ended", 26,
      """
      controller a
        held by UIKit only
      controller b
      controller book is page view of a b curl
      launch book
      remove view of a
      begin turn of book to b
      finish turn of book without waiting
      remove child a
      """, has: ["b viewDidAppear:", "a dealloc"]),
    SmallStory(
      "What a finger pops is released with the gesture if the app has popped it", 16,
      """
      controller a
      controller b
        held by UIKit only
      controller nav is navigation of a b
      launch nav
      begin pop of nav
      pop nav to a
      finish pop of nav
      """, has: ["b dealloc"]),
    SmallStory(
      "A column that comes into a page which has appeared off screen appears with the window", 15,
      """
      controller a
      controller b
      controller split is split of a b
      controller book is page view of split
      controller nav is navigation of book
      when a willMoveToParentViewController: once
        load book
      launch nav
      """, has: ["split viewDidAppear:", "book viewWillAppear:", "a viewWillAppear:", "a viewDidAppear:"]),
    SmallStory(
      "A controller that is taken off a stack that disappears gets viewDidDisappear: with the next layout", 9,
      """
      controller a
      controller nav is navigation of a
      controller b
      controller c
      controller book is page view of nav b
      when b viewWillAppear:
        set stack of nav to c
      launch book
      turn book to b animated
      """, has: ["nav viewWillDisappear:", "a viewWillDisappear:", "a viewDidDisappear:"]),
  ]

  @Test(arguments: stories) func theLastLineDoesWhatItDoes(_ story: SmallStory) throws { try story.check() }
}
