import Testing

@testable import SimKit

/// Split view controllers: one condition each, in the smallest story that tells it from its opposite.
struct SplitStoryTests {
  private static let stories: [SmallStory] = [
    SmallStory(
      "A split view controller whose viewDidAppear: doesn't call super still ends what follows", 14,
      """
      device phone
      controller a
      controller b
      controller c
      controller s is split of a b c
      when s viewDidAppear: without super
      launch s
      show column supplementary of s
      """, has: ["b viewDidAppear: animated=yes"], lacks: ["c viewDidAppear:"]),
    SmallStory(
      "A hidden column that another container has taken stays there", 8,
      """
      device pad landscapeLeft
      controller a
      controller b
      controller s is split of a b
      controller box is container
      launch box
      add s to box
      hide master of s without waiting
      wait 100ms
      remove view of a without waiting
      add a to box without waiting
      wait until idle
      frame a 0 0 50 60
      """, has: ["a viewWillLayoutSubviews bounds=50x60"]),
    SmallStory(
      "A column that is shown is not shown again", 14,
      """
      device pad landscapeLeft
      controller a
      controller b
      controller m is navigation of a
      controller n is navigation of b
      controller s is split of m n in columns
        displays twoBesideSecondary
        has delegate
      launch s
      show column primary of s
      """,
      lacks: ["s.delegate splitViewController:willChangeToDisplayMode:"]),
    SmallStory(
      "Before iOS 8, a split view controller hides its primary by the orientation that it has in the window", 6,
      """
      controller a
      controller b
      controller s is split of a b
        autorotates no
      launch s held landscapeLeft
      """, has: ["a viewWillDisappear: animated=no"]),
    SmallStory(
      "A primary gets viewDidAppear: with the parent that appears", 7,
      """
      device phone landscapeRight
      controller a
      controller b
      controller s is split of a b
        autorotates no
      launch s
      """, has: ["a viewWillDisappear: animated=no", "a viewDidDisappear: animated=no"],
      lacks: ["a viewDidAppear:"]),
    SmallStory(
      "Showing the detail that is there already is no fault", 9,
      """
      device pad
      controller a
      controller b
      controller s is split of a b
      launch s
      show detail b from s
      """),
    SmallStory(
      "A mode that displaces the last column puts it behind the others", 14,
      """
      device pad
      controller a
      controller b
      controller c
      controller m is navigation of a
      controller n is navigation of b
      controller o is navigation of c
      controller s is split of m n o
        displays twoDisplaceSecondary
      launch s
      """, has: ["o viewWillLayoutSubviews bounds=447x1024 [layout-order] | 447x1024 at 642,0"]),
    SmallStory(
      "A collapsed split view controller that comes back brings its primary", 10,
      """
      controller c0
      controller c2 is page view of c0
      controller c3
      controller c4
      controller c5 is split of c3 c4
      controller c6 is split of c2 c5
      controller c7 is navigation of c6
      launch c7
      present c5 from c2
      begin dismissal of c5
      cancel dismissal of c5
      """, has: ["c3 viewWillAppear: animated=yes", "c3 viewDidAppear: animated=yes"]),
    SmallStory(
      "What another primary column does while the columns are stacked is not simulated", 14,
      """
      controller a
      controller b
      controller c
      controller m is navigation of a
      controller n is navigation of b
      controller o is navigation of c
      controller s is split of m n in columns
      launch s
      set column primary of s to o
      """,
      answer: "is collapsed"),
    SmallStory(
      "A segue that shows needs iOS 8 in a split view controller as well", 6,
      """
      controller a
      controller b
      controller c
      controller s is split of a b
      segue "go" from a to c is show
      launch s
      perform "go" from a
      """,
      answer: "showing in a split view controller, which is in ios8+ only"),
    SmallStory(
      "A secondary controller that the app has moved elsewhere isn't stacked", 12,
      """
      controller a
      controller b
      controller s is split of a b
      controller book is page view of s
      when b willMoveToParentViewController: before super
        load book
      launch book
      """,
      lacks: ["b willMoveToParentViewController: parent=nil"]),
    SmallStory(
      "Columns that are taken apart in the delegate's answer are not stacked", 9,
      """
      device pad landscapeLeft
      controller a
      controller b
      controller m is navigation of a
      controller s is split of m b
        has delegate
      controller box is container
      when s.delegate splitViewController:collapseSecondaryViewController:ontoPrimaryViewController: once
        set traits of s to regular any
        layout s now
      launch box
      add s to box
      resize window to 320x768
      """, has: ["s.delegate splitViewController:collapseSecondaryViewController:ontoPrimaryViewController:"],
      lacks: ["b willMoveToParentViewController: parent=m"]),
    SmallStory(
      "A column that was presented in the meantime still belongs to the split view controller", 9,
      """
      device pad landscapeLeft
      controller a
      controller b
        style overFullScreen
        held by UIKit only
      controller s is split of a b
      launch s
      resize window to 320x768
      present b from s
      resize window to 1024x768
      dismiss b
      """, has: ["b viewDidDisappear: animated=no"],
      lacks: ["b dealloc"]),
    SmallStory(
      "A split view controller that comes while the interface turns brings its columns without an animation", 8,
      """
      device pad
      controller a
      controller b
      controller s is split of a b
      controller box is container
      launch box
      rotate landscapeLeft without waiting
      wait 100ms
      add s to box
      """, has: ["a viewWillAppear:"],
      lacks: ["a viewWillAppear: animated=yes"]),
    SmallStory(
      "The view of a deallocated split view controller does nothing", 10,
      """
      device pad landscapeLeft
      controller list
      controller detail
      controller inner is split of list detail
        held by UIKit only
        uses constraints
      controller other
      controller outer is split of inner other
      launch outer
      remove child inner
      background
      """, has: ["inner dealloc"], lacks: ["inner viewDidLayoutSubviews", "list willMoveToParentViewController:"]),
    SmallStory(
      "A bar button shows no primary that is beside the detail already", 6,
      """
      device pad
      controller a
      controller b
      controller s is split of a b
      launch s
      rotate landscapeLeft
      show master of s
      """,
      answer: "in portrait"),
  ]

  @Test(arguments: stories) func theLastLineDoesWhatItDoes(_ story: SmallStory) throws { try story.check() }

  /// The size that iOS 9 announces to the detail, as if beside the primary column, has its own rule.
  @Test func theSizeBesideThePrimaryColumnHasItsOwnRule() throws {
    struct Rules: EventSink {
      var announced: [RuleID] = []
      mutating func receive(_ event: TraceEvent) {
        guard case .call(let call) = event.content, call.callback == .viewWillTransitionToSize else { return }
        announced.append(call.rule)
      }
    }
    let text = """
      vcsim 1
      mode ios9
      device pad landscapeLeft
      controller list
      controller detail
        overrides viewWillTransitionToSize:withTransitionCoordinator:
      controller halves is split of list detail
        displays oneOverSecondary
      launch halves
      rotate portrait

      """
    let scenario = try #require(Scenario.parse(Source(name: "test", text: text)).scenario)
    var simulator = Simulator(scenario, mode: .ios9)
    var rules = Rules()
    _ = simulator.run(into: &rules)
    #expect(rules.announced.contains(.splitAnnouncesBeside), "\(rules.announced)")
    #expect(rules.announced.contains { $0 != .splitAnnouncesBeside })
  }
}
