import Testing

@testable import SimKit

/// What app code, fingers, and other versions do at an odd moment: one condition each, in the smallest story that tells it from its
/// opposite. Random changes to scenarios have found the stories.
@Suite struct GuardStoryTests {
  private static let stories: [SmallStory] = [
    SmallStory(
      "A view that loadView leaves without super is loaded again at each use", 7,
      """
      controller a
      controller b
      when b loadView without super
      launch a
      present b from a
      """, has: ["b viewWillAppear:", "b loadView", "b viewDidLoad", "b loadView", "b viewDidLoad", "b viewDidAppear:"]),
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
      "A page that is being turned does not make a push in it a nested one", 7,
      """
      controller list
      controller item
      controller stack is navigation of list
      controller second
      controller pages is page view of stack second
      launch pages
      begin turn of pages to second
      push item on stack
      """, lacks: ["!  nested push animation can result in corrupted navigation bar"]),
    SmallStory(
      "A pop in a push without an animation is no nested one", 16,
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
      "A pop to a stranger pops nothing", 6,
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
      """, fault: "'nav' is not on screen"),
    SmallStory(
      "What a finger has revealed and what it was leaving have left with the stack when the gesture goes back", 12,
      """
      controller a
      controller b
      controller c
      controller nav is navigation of a b
      launch nav
      begin pop of nav
      cancel pop of nav without waiting
      set root c
      """, has: ["b viewDidDisappear: animated=yes"]),
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
      """, lacks: ["two willMoveToParentViewController: parent=book", "two loadView"], fault: "'book' is not on screen"),
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
      "A presenter is not told of a parent that it presents", 6,
      """
      controller a
      controller b
      launch a
      present b from a
      add a to b
      """, lacks: ["a willMoveToParentViewController: parent=b"],
      fault: "not simulated: 'a' becomes a child of 'b', over which it presents"),
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
      "A nib without a view is the end of the app", 6,
      """
      controller a
        view from nib without outlet
      launch a
      """, lacks: ["a loadView", "a viewDidLoad"]),
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
      "The window keeps its root without the view", 5,
      """
      controller a
        held by UIKit only
      launch a
      remove view of a
      """, lacks: ["a dealloc"]),
    SmallStory(
      "A controller that is presented again as soon as it is dismissed is kept", 11,
      """
      controller home
      controller login
      when home viewDidAppear:
        present login from home
      launch home
      release login
      dismiss login
      """,
      has: [
        "login supportedInterfaceOrientations returns=portrait,landscapeLeft,landscapeRight",
        "login preferredInterfaceOrientationForPresentation returns=portrait",
      ], lacks: ["login dealloc"]),
    SmallStory(
      "A window that another takes a part of ends what a finger does", 26,
      """
      device pad
      controller a
      controller b
      controller nav is navigation of a b
      launch nav
      begin pop of nav
      resize window to 320x1024
      """,
      has: ["a viewWillDisappear: animated=yes", "a viewDidDisappear: animated=yes", "b viewWillAppear: animated=yes"]),
    SmallStory(
      "Since iOS 8 no code has to retain a popover", 8,
      """
      device pad
      controller home
      controller menu
        style popover
      launch home
      present menu from home
      release menu
      """, lacks: ["!! NSGenericException: -[UIPopoverController dealloc] reached while popover is"]),
    SmallStory(
      "Only a popover raises an exception outside the window", 7,
      """
      device pad
      controller home
      controller other
      controller sheet
      launch home
      create other
      present sheet from other
      """, has: ["!  Warning: Attempt to present <sheet> on <other> whose view is not in the wi"],
      lacks: ["!! NSInvalidArgumentException: -[UIPopoverController _commonPresentPopoverFrom"]),
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
      fault: "a page turn of 'book' is in progress"),
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
      fault: "a page turn of 'book' is in progress"),
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
      fault: "a page turn of 'book' is in progress"),
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
      fault: "a page turn of 'book' is in progress"),
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
      """, fault: "'menu' cannot be dismissed by a gesture now"),
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
      "A pop to another controller during a push is a nested one", 6,
      """
      controller a
      controller b
      controller nav is navigation of a
      launch nav
      push b on nav animated without waiting
      pop nav to a
      """, has: ["!  nested pop animation can result in corrupted navigation bar"]),
    SmallStory(
      "A pop that has nothing to pop is no nested one", 6,
      """
      controller a
      controller b
      controller nav is navigation of a b
      launch nav
      pop nav animated without waiting
      pop nav
      """, lacks: ["!  nested pop animation can result in corrupted navigation bar"]),
    SmallStory(
      "That a controller is its own child counts before the view that it lies in", 18,
      """
      controller a
      controller b
      launch a
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
      "The root that has a parent may have its view elsewhere", 8,
      """
      controller a
      controller b
      controller other
      launch a
      add a to b
      add view of a to other
      """, lacks: ["!! UIViewControllerHierarchyInconsistency: child view controller:<a> should ha"]),
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
      fault: "an embed segue needs iOS 6 or later"),
    SmallStory(
      "A finger that is lifted is lifted once", 12,
      """
      controller a
      controller b
      controller nav is navigation of a b
      launch nav
      begin pop of nav
      cancel pop of nav without waiting
      cancel pop of nav
      """, lacks: ["a viewWillDisappear: animated=yes", "a viewDidDisappear: animated=yes"],
      fault: "no gesture of 'nav' is in progress"),
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
      "The root replaces no controller above it", 12,
      """
      device pad
      controller sheet
        style formSheet
      controller home
        replaces sheet
      launch home
      present sheet from home
      resize window to 320x1024
      """, has: ["!! NSInvalidArgumentException: Application tried to present modally an active "]),
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
      "An embed segue that has embedded embeds nothing again", 6,
      """
      controller a
      controller tabs is tab bar of a
      controller box
      segue "s" from box to tabs is embed
      launch box
      perform "s" from box
      """, lacks: ["tabs didMoveToParentViewController: parent=nil", "tabs willMoveToParentViewController: parent=box"]),
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
      ], fault: "there are no unwind segues before iOS 6"),
    SmallStory(
      "A presentation that becomes a popover again is told the width of the window", 8,
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
      "A sheet that remains as it is gets no traits in a rotation", 8,
      """
      device pad
      controller home
      controller sheet
        style formSheet
      launch home
      present sheet from home
      rotate landscapeLeft
      """, lacks: ["sheet willTransitionToTraitCollection:withTransitionCoordinator: traits=regular/regular"]),
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
      """, has: ["a viewDidAppear: animated=yes", "b didMoveToParentViewController: parent=nil", "b dealloc"]),
  ]

  @Test(arguments: stories) func theLastLineDoesWhatItDoes(_ story: SmallStory) throws {
    try story.check()
  }
}
