import Testing

@testable import SimKit

/// What waits, what stays and what goes when two things overlap. One condition of the engine each, in the smallest story that
/// tells it from its opposite.
@Suite struct PairStoryTests {
  private static let pairs: [SmallStory] = [
    SmallStory(
      "A column whose view the app has taken out before it came does not come", 11,
      """
      device pad landscapeRight
      controller left
      controller right
      controller halves is split of left right
      when right loadView
        remove view of left
      launch halves
      """, lacks: ["left viewWillAppear: animated=no", "left viewDidAppear: animated=no"]),
    SmallStory(
      "A child that the app itself has told to appear does not go with a container of the app's own", 9,
      """
      controller box is container
      controller kid
      controller other
      controller tabs is tab bar of box other
      launch tabs
      add kid to box
      remove view of kid
      begin appearance of kid appearing
      select other in tabs
      """, lacks: ["kid viewWillDisappear: animated=no", "kid viewDidDisappear: animated=no"]),
    SmallStory(
      "While what was picked from the More list goes back to it nothing rotates", 9,
      """
      controller a
      controller b
      controller c
      controller d
      controller e
      controller f
      controller t is tab bar of a b c d e f
      launch t
      tap e in t
      tap f in t without waiting
      wait 100ms
      rotate landscapeLeft without waiting
      """, lacks: ["t shouldAutorotate returns=yes", "t supportedInterfaceOrientations"]),
    SmallStory(
      "When it has gone back the interface rotates", 9,
      """
      controller a
      controller b
      controller c
      controller d
      controller e
      controller f
      controller t is tab bar of a b c d e f
      launch t
      tap e in t
      tap f in t
      rotate landscapeLeft
      """,
      has: [
        "t shouldAutorotate returns=yes", "t supportedInterfaceOrientations",
        "t willTransitionToTraitCollection:withTransitionCoordinator: traits=compact/compact",
      ]),
    SmallStory(
      "One that its own loading takes off the stack is not shown", 9,
      """
      controller a
      controller b
      controller n is navigation of a
        has delegate
      when b viewDidLoad once
        remove b from n
      launch n
      push b on n
      """,
      lacks: [
        "n.delegate navigationController:willShowViewController:animated: viewController=b",
        "b viewWillAppear: animated=no",
      ]),
    SmallStory(
      "What the app has put into a tab bar controller by itself stays when another tab comes", 9,
      """
      controller a
      controller b
      controller x
      controller t is tab bar of a b
      launch t
      add x to t
      select b in t
      """, lacks: ["x viewWillDisappear: animated=no", "x viewDidDisappear: animated=no"]),
    SmallStory(
      "A geometry whose question begins a presentation is had when that has come", 16,
      """
      device pad
      controller a
        supports all
      controller sheet
        style formSheet
      variable shown: yes, no
      when a supportedInterfaceOrientations if shown=no
        set shown=yes
        present sheet from a animated
      launch a
      set shown=no
      request geometry landscapeLeft
      """,
      has: ["sheet viewDidAppear:", "a viewWillTransitionToSize:withTransitionCoordinator: size=1024x768"],
      lacks: ["sheet viewWillTransitionToSize:withTransitionCoordinator: size=540x620"]),
    SmallStory(
      "A root hears of the coming size wherever its view is", 9,
      """
      controller a
        supports all
      launch a
      remove view of a
      rotate landscapeLeft
      """, has: ["a willTransitionToTraitCollection:withTransitionCoordinator: traits=compact/compact"]),
    SmallStory(
      "Tabs that are left in one turn go in the order in which they were left", 9,
      """
      controller a
      controller b
      controller c
      controller t is tab bar of a b c
      launch t
      select c in t
      together
        select a in t
        select b in t
      """, has: ["c viewDidDisappear:", "a viewDidDisappear:", "b viewDidAppear:"]),
    SmallStory(
      "A geometry that is requested during a transition has nobody asked before its end", 16,
      """
      controller a
        supports all
      controller b
        supports all
      launch a
      present b from a animated without waiting
      wait 100ms
      request geometry landscapeLeft without waiting
      """, lacks: ["a supportedInterfaceOrientations"]),
    SmallStory(
      "A root whose view is set to nil leaves on screen what it presents in its context", 7,
      """
      device pad
      controller root
      controller sheet
        style overCurrentContext
      launch root
      present sheet from root
      unload root
      """, has: ["root viewDidDisappear:"], lacks: ["sheet viewWillDisappear:"]),
    SmallStory(
      "A tab that another tab bar controller has taken stays there when the first one selects another", 9,
      """
      controller a
      controller b
      controller c
      controller inner is tab bar of a b
      controller outer is tab bar of inner c
      launch outer
      set tabs of outer to a c
      select b in inner
      """, lacks: ["a viewWillDisappear:", "a viewDidDisappear:"]),
    SmallStory(
      "A root that is replaced takes along what it presents in its own context", 5,
      """
      controller home
      controller next
      controller sheet
        style overCurrentContext
      launch home
      present sheet from home animated
      set root next
      """, has: ["sheet viewWillDisappear:", "sheet viewDidDisappear:", "next viewDidAppear:"]),
    SmallStory(
      "A pushed controller joins at the end of the push, whatever the app removes below it", 12,
      """
      controller a
      controller b
      controller c
      controller nav is navigation of a b
      launch nav
      push c on nav animated without waiting
      wait 100ms
      remove b from nav
      """,
      has: [
        "b didMoveToParentViewController: parent=nil", "c viewDidAppear: animated=yes",
        "c didMoveToParentViewController: parent=nav",
      ]),
    SmallStory(
      "What a pop does while another is taken back isn't known", 12,
      """
      controller a
      controller b
      controller c
      controller nav is navigation of a b c
      launch nav
      begin pop of nav
      cancel pop of nav without waiting
      wait 50ms
      pop nav animated
      """, lacks: ["!  nested pop animation"], answer: "while a finger pops, or the pop is taken back"),
    SmallStory(
      "What a popped controller presents isn't known in iOS 16 and earlier", 12,
      """
      controller a
      controller b
      controller sheet
      controller nav is navigation of a b
      launch nav
      pop nav animated without waiting
      wait 100ms
      present sheet from b animated
      """, answer: "what UIKit does with this call to 'b' during the pop of 'b'"),
    SmallStory(
      "No text of earlier versions comes in iOS 26 when a controller is popped as it is loaded", 26,
      """
      controller a
      controller b
      controller nav is navigation of a
      when b viewDidLoad
        pop nav animated
      launch nav
      push b on nav animated
      """, lacks: ["!  nested pop animation"], answer: "during the change of its stack"),
  ]

  @Test(arguments: pairs) func story(_ story: SmallStory) throws { try story.check() }
}
