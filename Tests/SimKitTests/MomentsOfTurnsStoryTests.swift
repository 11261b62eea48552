import Testing

@testable import SimKit

/// Conditions of rotations and presentations that no published log needs.
@Suite struct MomentsOfTurnsStoryTests {
  private static let stories: [SmallStory] = [
    SmallStory(
      "A presented controller that fills the screen reaches under the status bar where it wants to", 6,
      """
      controller home
      controller big
        wants full screen layout
      launch home
      present big from home
      """, has: ["big viewWillLayoutSubviews bounds=320x480"]),
    SmallStory(
      "A controller that a push covers isn't detached", 17,
      """
      controller a
      controller b
      controller x
      controller nav is navigation of a
      when a viewWillDisappear: once
        present x from a
      launch nav
      push b on nav animated
      """, has: ["a viewWillDisappear:"], lacks: ["!  Presenting view controller"]),
    SmallStory(
      "A pop doesn't detach the container of the controller that leaves", 17,
      """
      controller a
      controller b
      controller x
      controller nav is navigation of a
      when b viewWillDisappear: once
        present x from nav
      launch nav
      push b on nav
      pop nav animated
      """, has: ["b viewWillDisappear:"], lacks: ["!  Presenting view controller"]),
    SmallStory(
      "A device that is turned to the orientation in which it is held asks nobody", 6,
      """
      controller home
        supports landscape
      launch home
      rotate portrait
      """, lacks: ["home shouldAutorotate"]),
    SmallStory(
      "A device that is turned back during a presentation asks nobody at its end", 6,
      """
      controller home
        supports all
      controller x
        supports all
      launch home
      present x from home animated without waiting
      rotate landscapeLeft without waiting
      rotate portrait
      """, has: ["x viewDidAppear:"], lacks: ["x shouldAutorotate"]),
  ]

  @Test(arguments: stories) func aConditionTellsThemApart(_ story: SmallStory) throws { try story.check() }
}
