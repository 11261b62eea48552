import Testing

@testable import SimKit

/// What waits, what stays and what goes when two things overlap. One condition of the engine each, in the smallest story that
/// tells it from its opposite.
struct PairStoryTests {
  private static let pairs: [SmallStory] = [
    SmallStory(
      "A child that the app itself has made appear doesn't disappear with a custom container", 9,
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
      "A controller that its own viewDidLoad takes off the stack isn't shown", 9,
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
      "A root gets the coming traits also when its view is out of the window", 9,
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
