import Testing

@testable import SimKit

/// What the code of a controller reads of its place: one condition each, in the smallest story that tells it from its opposite.
struct PlaceStoryTests {
  private static let header = "callbacks viewDidLoad viewWillAppear: viewDidAppear: viewDidDisappear:\n"

  private static let stack = """
    controller list
    controller detail
    controller sheet
      style fullScreen
    controller nav is navigation of list
    launch nav

    """

  private static let stories: [SmallStory] = [
    SmallStory(
      "A controller on a stack is in the containers around it", 26,
      "values navigationController tabBarController splitViewController\ncontroller list\ncontroller detail\n"
        + "controller nav is navigation of list\ncontroller tabs is tab bar of nav\nlaunch tabs\npush detail on nav",
      has: [
        "detail viewDidAppear: animated=no navigationController=nav tabBarController=tabs splitViewController=nil"
      ]),
    SmallStory(
      "In iOS 26, a child has its parent in willMove", 26,
      "values parentViewController\ncontroller box\ncontroller kid\nlaunch box\nadd child kid to box",
      has: ["kid willMoveToParentViewController: parent=box parentViewController=box"]),
    SmallStory(
      "Before iOS 26, a child has no parent yet in willMove", 18,
      "values parentViewController\ncontroller box\ncontroller kid\nlaunch box\nadd child kid to box",
      has: ["kid willMoveToParentViewController: parent=box parentViewController=nil"]),
    SmallStory(
      "Only a view in the window has a safe area", 13,
      "device \"iPhone X\"\n" + header + "values window safeAreaInsets\n" + stack + "push detail on nav",
      has: [
        "detail viewWillAppear: animated=no safeAreaInsets={0, 0, 0, 0} window=no",
        "detail viewDidAppear: animated=no safeAreaInsets={88, 0, 34, 0} window=yes",
      ]),
    SmallStory(
      "A version states no value that it lacks", 7,
      header + "values safeAreaInsets traitCollection transitionCoordinator\n" + stack + "push detail on nav",
      has: ["detail viewDidAppear: animated=no transitionCoordinator=no"]),
    SmallStory(
      "In iOS 6 there is no coordinator", 6,
      header + "values transitionCoordinator\n" + stack + "push detail on nav",
      has: ["detail viewDidAppear: animated=no"]),
    SmallStory(
      "An animated transition has a coordinator until the did", 17,
      header + "values transitionCoordinator\n" + stack + "push detail on nav animated",
      has: [
        "detail viewWillAppear: animated=yes transitionCoordinator=yes",
        "detail viewDidAppear: animated=yes transitionCoordinator=no",
      ]),
    SmallStory(
      "A transition without animation has no coordinator", 17,
      header + "values transitionCoordinator\n" + stack + "push detail on nav",
      has: ["detail viewWillAppear: animated=no transitionCoordinator=no"]),
    SmallStory(
      "A container has the coordinator of its exchange", 17,
      "callbacks viewDidLayoutSubviews\nvalues transitionCoordinator\n" + stack + "push detail on nav animated",
      has: ["nav viewDidLayoutSubviews transitionCoordinator=yes"]),
    SmallStory(
      "Nothing but its own container's exchange gives a controller a coordinator", 17,
      """
      callbacks viewDidLoad
      values transitionCoordinator
      controller list
      controller detail
      controller other
      controller nav is navigation of list
      controller tabs is tab bar of nav other
      launch tabs
      together
        push detail on nav animated
        load other
      """, has: ["other viewDidLoad transitionCoordinator=no"]),
    SmallStory(
      "An exchange without animation gives the container no coordinator", 17,
      "callbacks viewDidLayoutSubviews\nvalues transitionCoordinator\n" + stack + "push detail on nav",
      lacks: ["nav viewDidLayoutSubviews transitionCoordinator=yes"]),
    SmallStory(
      "A rotation has a coordinator", 8,
      "callbacks viewWillTransitionToSize:withTransitionCoordinator:\nvalues traitCollection transitionCoordinator\n"
        + "device \"iPhone 6 Plus\"\n" + stack + "rotate landscapeLeft",
      has: [
        "nav viewWillTransitionToSize:withTransitionCoordinator: size=736x414 "
          + "traitCollection=compact/regular transitionCoordinator=yes"
      ]),
    SmallStory(
      "In iOS 7 a rotation has none", 7,
      "callbacks willRotateToInterfaceOrientation:duration:\nvalues transitionCoordinator\n" + stack
        + "rotate landscapeLeft",
      has: [
        "nav willRotateToInterfaceOrientation:duration: orientation=landscapeLeft duration=300ms transitionCoordinator=no"
      ]),
    SmallStory(
      "Views and delegates have no place", 17,
      "family layout\nvalues window\n" + stack + "layout list", has: ["list.view layoutSubviews"],
      lacks: ["list.view layoutSubviews window=yes"]),
  ]

  @Test(arguments: stories) func theLastLineDoesWhatItDoes(_ story: SmallStory) throws {
    try story.check()
  }

  /// An expectation reads values that no line shows, and fails where they are others.
  @Test func anExpectationMayStateThePlace() throws {
    func outcome(_ values: String, mode: Mode = .newest, header: String = "") -> Bool? {
      let text =
        "vcsim 1\nmode \(mode.name)\n\(header)family appearance\ncontroller home\nlaunch home\nexpect\n  ...\n"
        + "  home viewDidAppear: animated=no \(values)\n"
      let parsed = Scenario.parse(Source(name: "a", text: text))
      guard parsed.scenario != nil else { return nil }
      var simulator = Simulator(parsed.draft, mode: mode)
      let steps = simulator.collect().steps
      return Expectation(parsed.draft.story[0].expectations[0], ComparisonWords()).matches(steps[0].lines)
    }
    #expect(outcome("window=yes parentViewController=nil presentingViewController=nil") == true)
    #expect(outcome("window=no") == false)
    #expect(outcome("parentViewController=home") == false)
    #expect(outcome("traitCollection=*") == true)
    #expect(outcome("safeAreaInsets={1, 2, 3, 4}") == false)
    #expect(outcome("safeAreaInsets={1, 2}") == nil)
    #expect(outcome("safeAreaInsets=*", mode: .ios6) == nil)
    #expect(outcome("window=*", mode: .ios6) == true)
    // A value that lines show is compared like the others.
    #expect(outcome("", header: "values window\n") == false)
    #expect(outcome("window=yes", header: "values window\n") == true)
  }

  @Test func aVersionThatLacksTheValueIsNamed() throws {
    let text = "vcsim 1\nmode ios10 ios11\ncontroller home\nlaunch home\nexpect\n  home viewDidLoad safeAreaInsets=*\n"
    let diagnostic = try #require(Scenario.parse(Source(name: "a", text: text)).diagnostics.first)
    #expect(diagnostic.code == "VS4004" && diagnostic.message == "ios10 has no 'safeAreaInsets'")
  }
}
