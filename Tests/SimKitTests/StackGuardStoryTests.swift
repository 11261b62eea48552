import Testing

@testable import SimKit

/// What app code, fingers, and other versions do at an odd moment of a navigation controller's stack: one condition each, in the
/// smallest story that tells it from its opposite. Random changes to scenarios have found the stories.
struct StackGuardStoryTests {
  private static let stories: [SmallStory] = [
    SmallStory(
      "A change of a stack during a pop gesture is nested", 12,
      """
      controller a
      controller b
      controller c
      controller inner is navigation of a b c
      when b viewWillLayoutSubviews
        pop inner
      when a viewDidLoad before super
        set stack of inner to nothing
      launch inner
      begin pop of inner
      """, has: ["c viewDidDisappear: animated=yes"]),
    SmallStory(
      "A tab that has become a member of the stack around is not shown by the tab bar controller", 7,
      """
      controller a
      controller b
      controller inner is tab bar of a
      controller other is tab bar of b
      controller nav is navigation of inner other
      launch nav
      set stack of nav to a inner
      """, lacks: ["a loadView", "a viewDidLoad"]),
    SmallStory(
      "The first controller comes back by itself when what was pushed is popped as it is loaded", 12,
      """
      controller a
      controller b
      controller nav is navigation of a
      when b viewDidLoad
        pop nav
      launch nav
      push b on nav
      """,
      has: [
        "a viewWillAppear: animated=no [navigation-shows-root]",
        "b didMoveToParentViewController: parent=nil [pop-did-move]",
      ], lacks: ["a viewWillAppear: animated=no [push-order]"]),
    SmallStory(
      "A pop during a push without an animation isn't nested", 16,
      """
      controller a
      controller b
      controller nav is navigation of a
      when a viewWillDisappear: once
        pop nav
      launch nav
      push b on nav
      """, lacks: ["!  nested pop animation can result in a corrupted navigation bar"]),
    SmallStory(
      "A push whose controller is removed while it is loaded ends after the layout that shows the one before", 26,
      """
      controller a
      controller b
      controller nav is navigation of a
      when b viewDidLoad
        remove b from nav
      launch nav
      push b on nav
      """,
      has: [
        "!  Finishing up a navigation transition in an unexpected state. Navigation Ba",
        "a viewDidAppear: animated=no [push-order]", "!  Unbalanced calls to begin/end appearance transitions for <b>.",
      ], lacks: ["a viewDidAppear: animated=no [navigation-shows-root]"]),
    SmallStory(
      "A push during another without an animation waits for its end", 26,
      """
      controller a
      controller b
      controller c
      controller nav is navigation of a
      when b viewWillAppear: once
        push c on nav
      launch nav
      push b on nav
      """,
      has: [
        "a viewDidDisappear: animated=no [push-order]", "b viewDidAppear: animated=no",
        "b didMoveToParentViewController: parent=nav [push-did-move]",
      ], lacks: ["!  Finishing up a navigation transition in an unexpected state. Navigation Ba"]),
    SmallStory(
      "A push that was overtaken ends outside the window as well", 26,
      """
      controller a
      controller b
      controller c
      controller nav is navigation of a
      when b viewDidLoad once
        remove b from nav
        set root c
      launch nav
      push b on nav
      """, has: ["c viewDidAppear: animated=no"]),
    SmallStory(
      "A pop to a controller that isn't on the stack pops nothing", 6,
      """
      controller a
      controller b
      controller other
      controller nav is navigation of a b
      launch nav
      pop nav to other
      """, lacks: ["b willMoveToParentViewController: parent=nil", "a loadView"]),
    SmallStory(
      "A stack that is still coming is no place for a finger", 11,
      """
      device pad
      controller list
      controller detail
      controller nav is navigation of list
      controller box is split of nav detail
      launch box
      show master of box without waiting
      begin pop of nav
      """, answer: "while the interface changes"),
    SmallStory(
      "The app that selects the selected tab pops nothing", 6,
      """
      controller a
      controller b
      controller other
      controller nav is navigation of a
      controller tabs is tab bar of nav other
      launch tabs
      push b on nav
      select nav in tabs
      """, lacks: ["b willMoveToParentViewController: parent=nil", "b viewWillDisappear: animated=yes"]),
    SmallStory(
      "A navigation controller that comes onto a stack is refused before what waits there counts", 5,
      """
      controller home
      controller page
      controller nav is navigation of home
      when page loadView
        push nav on nav
      launch nav
      push page on nav animated
      """, lacks: ["!  nested push animation can result in corrupted navigation bar"]),
    SmallStory(
      "A pop of the root isn't nested", 6,
      """
      controller a
      controller b
      controller nav is navigation of a b
      launch nav
      pop nav animated without waiting
      pop nav
      """, lacks: ["!  nested pop animation can result in corrupted navigation bar"]),
    SmallStory(
      "A tab that is selected ends no pop of the stack in it", 7,
      """
      controller first
      controller extra
      controller second
      controller sheet
      controller nav is navigation of first
      controller tabs is tab bar of nav second
      launch tabs
      push extra on nav
      select second in tabs
      present sheet from second
      unwind sheet to first
      """, has: ["extra viewDidDisappear: animated=no [pop-order]", "first viewDidAppear: animated=no [pop-order]"],
      lacks: ["extra viewDidDisappear: animated=no [tab-order]"]),
    SmallStory(
      "A controller that is popped while it appears is not brought in by the push", 17,
      """
      controller a
      controller b
      controller nav is navigation of a
      when b viewWillAppear: once
        pop nav
      launch nav
      push b on nav
      """, lacks: ["b viewIsAppearing: animated=no", "b viewWillLayoutSubviews bounds=375x667"]),
    SmallStory(
      "A controller that left the stack on another tab is released when the tab comes back", 7,
      """
      controller first
      controller pushed
        held by UIKit only
      controller second
      controller sheet
      controller nav is navigation of first
      controller tabs is tab bar of nav second
      launch tabs
      push pushed on nav
      select second in tabs
      set stack of nav to first
      present sheet from second
      unwind sheet to first
      """, has: ["pushed dealloc"]),
    SmallStory(
      "A stack that comes back as the columns collapse does not show what it showed", 11,
      """
      device pad
      controller list
      controller detail
      controller nav is navigation of list
      controller box is split of nav detail
      launch box
      rotate landscapeLeft
      rotate portrait
      resize window to 320x1024
      """, lacks: ["list viewWillAppear: animated=no", "list viewDidAppear: animated=no"]),
    SmallStory(
      "What a finger has popped belongs to the stack no longer", 9,
      """
      controller first
      controller nav is navigation of first
      controller detail
      controller box is split of nav detail
      launch box
      begin pop of nav
      finish pop of nav
      show detail box from detail
      """, has: ["!! NSInvalidArgumentException: Application tried to present modally an active "],
      lacks: ["!! NSInvalidArgumentException: (UIKit's text is unknown) <box> cannot be added"]),
    SmallStory(
      "Before iOS 6 nothing unwinds", 5,
      """
      controller target
      controller source
      controller nav is navigation of target
      launch nav
      push source on nav
      unwind source to target
      """,
      lacks: [
        "source shouldPerformSegueWithIdentifier:sender: returns=yes",
        "nav viewControllerForUnwindSegueAction:fromViewController:withSender:",
      ], answer: "an unwind segue is in ios6+ only"),
    SmallStory(
      "A transition holds what leaves in it, also where the app has ended that and removed the view", 26,
      """
      controller a
      controller b
        held by UIKit only
      controller nav is navigation of a b
      when b viewWillDisappear: once
        end appearance of b
        remove view of b
      launch nav
      pop nav animated
      """, has: ["b didMoveToParentViewController: parent=nil", "a viewDidAppear: animated=yes", "b dealloc"]),
  ]

  @Test(arguments: stories) func theLastLineDoesWhatItDoes(_ story: SmallStory) throws { try story.check() }
}
