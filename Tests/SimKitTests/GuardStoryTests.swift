import Testing

@testable import SimKit

/// What app code and other versions do at an odd moment of a presentation, a child, or a window: one condition each, in the smallest
/// story that tells it from its opposite. Random changes to scenarios have found the stories.
struct GuardStoryTests {
  private static let stories: [SmallStory] = [
    SmallStory(
      "A child that the app brings in a transition of its own does not end it with its parent", 7,
      """
      controller box is container
      controller kid
      when box viewWillAppear: once
        add child kid to box
        begin appearance of kid appearing
        remove child kid
      launch box
      """, lacks: ["kid viewWillDisappear: animated=no", "kid viewDidDisappear: animated=no"]),
    SmallStory(
      "Since iOS 8 a popover outside the window is refused as others are", 8,
      """
      device pad
      controller home
      controller other
      controller menu
        style popover
      launch home
      create other
      present menu from other
      """, has: ["!  Warning: Attempt to present <menu> on <other> whose view is not in the win"],
      lacks: ["!! NSInvalidArgumentException: -[UIPopoverController _commonPresentPopoverFrom"]),
    SmallStory(
      "Since iOS 8 a popover with a child is refused as others are", 8,
      """
      device pad
      controller home
      controller box is container
      controller menu
        style popover
      launch home
      add child menu to box
      present menu from home
      """, has: ["!! NSInvalidArgumentException: Application tried to present modally an active "],
      lacks: ["!! NSGenericException: The content view controller argument must be the root o"]),
    SmallStory(
      "A swipe does not dismiss a popover with another controller in it", 13,
      """
      device pad
      controller home
      controller menu
        style popover
        defines presentation context
      controller inner
        style currentContext
      launch home
      present menu from home
      present inner from menu
      tap outside menu
      """, answer: "'inner' is presented over it"),
    SmallStory(
      "Adding a controller to itself is refused before its view is looked at", 18,
      """
      controller a
      controller b
      controller home
      launch home
      add a to b
      add a to a
      """, has: ["!! NSInvalidArgumentException: (UIKit's text is unknown) <a> cannot be added a"],
      lacks: ["!! UIViewControllerHierarchyInconsistency: child view controller:<a> should ha"]),
    SmallStory(
      "A child that is presented may have its view in the window", 10,
      """
      controller a
      controller b
      launch a
      present b from a without waiting
      add b to a
      """, lacks: ["!! UIViewControllerHierarchyInconsistency: child view controller:<b> should ha"]),
    SmallStory(
      "An embed segue that is performed in iOS 5 has embedded nothing before", 5,
      """
      controller a
      controller b
      controller box is split of a b
      segue "s" from box to a is embed
      launch box
      perform "s" from box
      """, lacks: ["!! NSInternalInconsistencyException: There are unexpected subviews in the cont"],
      answer: "an embed segue, which is in ios6+ only"),
    SmallStory(
      "A view that is loaded again at each use is loaded before it comes into the window", 5,
      """
      controller a
      controller b
      when b loadView without super
      launch a
      present b from a
      """,
      has: [
        "b viewWillAppear:", "b loadView", "b shouldAutorotateToInterfaceOrientation:", "b loadView",
        "b viewDidAppear:",
      ]),
    SmallStory(
      "A controller with a parent replaces no presented controller", 12,
      """
      device pad
      controller sheet
        style formSheet
      controller box is container
      controller other
        replaces sheet
      controller home
      launch home
      add other to box
      present sheet from home
      resize window to 320x1024
      """, has: ["!! NSInvalidArgumentException: Application tried to present modally an active "],
      lacks: ["other viewWillAppear: animated=no"]),
    SmallStory(
      "A controller that the sheet presents does not replace it", 12,
      """
      device pad
      controller sheet
        style formSheet
      controller other
        replaces sheet
      controller home
      launch home
      present sheet from home
      present other from sheet
      resize window to 320x1024
      """, has: ["!! NSInvalidArgumentException: Application tried to present modally an active "]),
    SmallStory(
      "A presentation that becomes a popover again gets the window's width", 8,
      """
      device "iPhone 6 Plus"
      controller home
      controller menu
        style popover
      launch home
      present menu from home
      rotate landscapeLeft
      """, has: ["menu willTransitionToTraitCollection:withTransitionCoordinator: traits=regular/compact"],
      lacks: ["menu willTransitionToTraitCollection:withTransitionCoordinator: traits=compact/compact"]),
    SmallStory(
      "Since iOS 8 the app may release a popover that is shown", 8,
      """
      device pad
      controller home
      controller menu
        style popover
      launch home
      present menu from home
      release menu
      """, lacks: ["!! NSGenericException: -[UIPopoverController dealloc]"]),
    SmallStory(
      "Before iOS 8 a popover needs no place to point at", 7,
      """
      device pad
      controller home
      controller menu
        style popover
        without anchor
      launch home
      present menu from home
      """, has: ["menu viewDidAppear: animated=no"]),
    SmallStory(
      "An action sheet on a phone needs none, however wide it is", 12,
      """
      device "iPhone 6 Plus"
      controller home
        supports all
      controller sheet is action sheet
        without anchor
      launch home
      rotate landscapeLeft
      present sheet from home
      """, lacks: ["!! NSGenericException: Your application has presented a UIAlertController"]),
    SmallStory(
      "An action sheet in a narrow window of a pad needs none", 12,
      """
      device pad
      controller home
      controller sheet is action sheet
        without anchor
      launch home
      resize window to 320x1024
      present sheet from home
      """, lacks: ["!! NSGenericException: Your application has presented a UIAlertController"]),
    SmallStory(
      "Before iOS 12 an empty navigation controller is refused as any other", 11,
      """
      controller a
      controller inner is navigation
      controller nav is navigation of a
      launch nav
      push inner on nav
      """, has: ["!! NSInvalidArgumentException: Pushing a navigation controller is not supported"]),
    SmallStory(
      "In iOS 13 a controller that appears late in iOS 10 has begun in the next turn", 13,
      """
      controller home
      controller store
        appears late
      launch home
      present store from home without waiting
      wait 100ms
      """, has: ["store viewWillAppear: animated=no"]),
    SmallStory(
      "Before iOS 26 a tab that goes doesn't wait for the container that comes", 18,
      """
      controller around is container
      controller next
      controller first
      controller second
      controller tabs is tab bar of first second
      controller nav is navigation of around
      launch nav
      add tabs to around
      push next on nav
      together
        pop nav animated
        after 100ms
          select second in tabs
      """, has: ["first viewDidDisappear: animated=no", "around viewDidAppear: animated=yes"]),
    SmallStory(
      "What UIKit does with an alert as the root isn't known", 12,
      """
      controller question is alert
      launch question
      """, answer: "the alert 'question' in this call"),
    SmallStory(
      "What UIKit does when the last tab goes isn't known", 12,
      """
      controller a
      controller tabs is tab bar of a
      launch tabs
      set tabs of tabs to nothing
      """, answer: "the last child of 'tabs' leaves"),
  ]

  @Test(arguments: stories) func theLastLineDoesWhatItDoes(_ story: SmallStory) throws { try story.check() }
}
