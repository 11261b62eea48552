import Testing

@testable import SimKit

/// Navigation controllers: one condition each, in the smallest story that tells it from its opposite.
struct NavigationStoryTests {
  private static let stories: [SmallStory] = [
    SmallStory(
      "A navigation controller that was shown on a stack can't be set there", 9,
      """
      controller a
      controller b
      controller n is navigation of a
      controller m is navigation of b
      launch n
      show m from a
      pop n
      set stack of n to a m
      """, has: ["!! NSInvalidArgumentException"]),
    SmallStory(
      "On iOS 6 a controller that is pushed while the first is loaded comes alone", 6,
      """
      controller a
      controller b
      controller nav is navigation of a
      when a viewDidLoad once
        push b on nav
      launch nav
      """, has: ["nav viewWillAppear: animated=no", "b viewDidAppear: animated=no"],
      lacks: ["a viewWillAppear: animated=no", "a viewDidAppear: animated=no"]),
    SmallStory(
      "On iOS 6 the first controller comes when what was pushed while it was loaded is popped", 6,
      """
      controller a
      controller b
      controller nav is navigation of a
      when a viewDidLoad once
        push b on nav
      launch nav
      pop nav
      """, has: ["a viewDidAppear: animated=no", "a didMoveToParentViewController: parent=nav"]),
    SmallStory(
      "A controller that is popped while it appears without an animation disappears, where a push ends in the layout",
      26,
      """
      controller a
      controller b
      controller nav is navigation of a
      when b viewWillAppear: once
        pop nav
      launch nav
      push b on nav
      """,
      has: [
        "b viewWillAppear: animated=no", "b viewWillDisappear: animated=no", "a viewWillAppear: animated=no",
        "b viewDidDisappear: animated=no",
      ], lacks: ["b viewDidAppear:"]),
    SmallStory(
      "A controller that stays in a stack that is set gets no willMove", 12,
      "controller a\ncontroller b\ncontroller nav is navigation of a b\nlaunch nav\nset stack of nav to b\n",
      has: [
        "a willMoveToParentViewController: parent=nil",
        "a didMoveToParentViewController: parent=nil",
      ],
      lacks: ["b willMoveToParentViewController:"]),
    SmallStory(
      "A pop before an animated push has begun is nested", 12,
      """
      controller a
      controller b
      controller c
      controller nav is navigation of a b
      launch nav
      push c on nav animated without waiting
      pop nav to root
      """, has: ["!  nested pop animation can result in corrupted navigation bar"]),
    SmallStory(
      "The controller that a pop gesture revealed leaves if another was pushed in the meantime", 7,
      """
      controller a
      controller b
      controller c
      controller nav is navigation of a b
      launch nav
      begin pop of nav
      push c on nav
      cancel pop of nav
      """,
      has: [
        "a viewWillDisappear: animated=yes",
        "!  Finishing up a navigation transition in an unexpected state.",
        "a viewDidDisappear: animated=yes",
      ]),
    SmallStory(
      "A controller that a finger pops is off the stack: a pop finds the root alone", 7,
      """
      controller a
      controller b
      controller nav is navigation of a b
      launch nav
      begin pop of nav
      pop nav
      """, answer: "what UIKit does with another change of the stack of 'nav' while a finger pops"),
    SmallStory(
      "A controller that leaves the screen with its stack gets its viewDidDisappear: when the stack drops it",
      5,
      """
      controller a
      controller b
      controller c
      controller nav is navigation of a b
      launch nav
      present c from nav animated without waiting
      wait 100ms
      set stack of nav to a
      """, has: ["b viewDidDisappear: animated=yes"]),
    SmallStory(
      "What comes back with its container does not begin to appear before that is in the window", 6,
      """
      controller a
      controller c
      controller nav is navigation of a
      controller tabs is tab bar of nav c
      when nav viewWillAppear:
        remove child a
        add child a to nav
      launch tabs
      select c in tabs
      select nav in tabs
      """, has: ["  a didMoveToParentViewController: parent=nav", "^a viewWillAppear:", "  a viewDidAppear:"]),
    SmallStory(
      "What an app ends in its viewWillAppear: takes no child along: the child comes with its view", 15,
      """
      controller other
      controller box
      controller child
      controller tabs is tab bar of other box
      when box viewWillAppear:
        end appearance of box
      launch tabs
      add child to box
      select box in tabs
      """, has: ["  box viewDidAppear:", "child viewWillAppear: animated=no [view-enters-window]"],
      lacks: ["child viewWillAppear: animated=no [appear-parent-first]"]),
    SmallStory(
      "A change of the stack in the middle of its layout is shown in the next, also after a rotation there", 16,
      """
      controller home
      controller next
      controller nav is navigation of home
      when home viewWillAppear: once
        remove child home
        rotate landscapeLeft
      launch nav
      push next on nav animated
      """, has: ["next viewWillAppear:", "next viewDidAppear:"]),
  ]

  @Test(arguments: stories) func theLastLineDoesWhatItDoes(_ story: SmallStory) throws {
    try story.check()
  }
}
