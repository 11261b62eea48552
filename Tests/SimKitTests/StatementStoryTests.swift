import Testing

@testable import SimKit

/// States that the app itself leaves, and of which no record says what UIKit does: no statement about a run breaks there.
struct StatementStoryTests {
  private static let stories: [SmallStory] = [
    SmallStory(
      "A search over a view that has no size", 18,
      """
      controller home
      controller box
      controller search is search
      launch home
      add view of box to the window
      activate search in box
      """),
    SmallStory(
      "A page's child that loses its parent and stays in its view off screen", 15,
      """
      controller a
      controller tabs is tab bar of a
      controller book is page view of tabs
      controller home
      launch home
      load book
      remove child a
      """),
    SmallStory(
      "A removed child that stays in the view and becomes a child again", 26,
      """
      controller home
      controller sheet
      controller kid
      launch home
      add kid to sheet
      remove child kid
      present sheet from home
      add kid to sheet
      """),
    SmallStory(
      "A removed child that stays in the view, and becomes the parent", 26,
      """
      controller home
      controller sheet
      controller kid
      launch home
      add kid to sheet
      remove child kid
      present sheet from home
      add child sheet to kid
      """),
    SmallStory(
      "A page in a column that the size beside the primary column is announced to", 9,
      """
      device pad
      controller primary
      controller page
      controller book is page view of page
      controller split is split of primary book
        displays oneOverSecondary
      controller tabs is tab bar of split
      launch tabs
      background
      """),
    SmallStory(
      "A process that a link begins in a block", 14,
      """
      controller a
      launch a
      kill app
      together
        open link
      """),
    SmallStory(
      "A controller that is in a column and presented", 14,
      """
      device pad
      controller a
      controller b
      controller split is split of a b
      controller c
      launch split
      present c from b
      show c from split
      background
      """),
    SmallStory(
      "Another primary controller that a rotation brings untold", 10,
      """
      device pad
      controller a
      controller b
      controller split is split of a b
      controller c
      launch split
      show c from a
      background
      """),
    SmallStory(
      "What is presented in the place of a view that is presented itself afterward", 15,
      """
      controller home
      controller over
        style currentContext
      controller box
      launch home
      add view of box to home
      present over from box
      present box from home animated
      """),
    SmallStory(
      "A stack that is popped in a page of a column that is hidden", 8,
      """
      device pad portrait
      controller a
      controller b
      controller nav is navigation of a b
      controller book is page view of nav
        view from the same nib
      controller detail
      controller split is split of book detail
      launch split
      pop nav to root
      """),
    SmallStory(
      "A child that a storyboard embeds in a navigation controller while that pushes another", 8,
      """
      controller home
      controller kid
      controller next
      controller nav is navigation of home
      segue "embed" from nav to kid is embed
      launch nav
      begin pop of nav
      finish pop of nav
      after 192ms without waiting
        perform "embed" from nav
      push next on nav animated
      wait until idle
      """),
    SmallStory(
      "A stack that is popped in a page off screen", 8,
      """
      controller a
      controller b
      controller nav is navigation of a b
      controller book is page view of nav
      controller home
      launch home
      load book
      pop nav
      """),
    SmallStory(
      "A transition from a child outside of the window to the one that is shown", 17,
      """
      controller a
      controller b
      controller c
      controller inner is tab bar of a b
      controller outer is page view of c inner
      when a loadView
        select b in inner
      when outer viewDidLoad
        turn outer to a
      launch outer
      transition a to b in inner 0ms
      transition a to b in inner 0ms
      """),
    SmallStory(
      "A controller that nothing retains loses the view around its own", 5,
      """
      held by UIKit only
      controller a
      controller b is container
      launch nothing
      add view of b to the window
      add view of b to a
      memory warning
      """),
  ]

  @Test(arguments: stories) func noStatementBreaks(_ story: SmallStory) throws {
    let scenario = try #require(Scenario.parse(Source(name: "story", text: "vcsim 1\n" + story.text)).scenario)
    let mode = try #require(Mode(major: story.major))
    var simulator = Simulator(scenario, mode: mode)
    var invariants = Invariants(scenario, mode: mode)
    invariants.watch(&simulator)
    #expect(simulator.outcome == .finished)
    #expect(invariants.violations.isEmpty)
    #expect(InvariantChecker.violations(of: scenario, in: mode).isEmpty)
  }
}
