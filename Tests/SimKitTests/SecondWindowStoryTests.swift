import Testing

@testable import SimKit

/// Windows in front of the app's own: each has its root and what that presents, and one decides for all.
struct SecondWindowStoryTests {
  /// A root, another window with a root, and controllers to present.
  private static func windows(_ story: String, _ declared: String = "") -> String {
    """
    controller home
    controller front
    controller other
    controller sheet
      style fullScreen
    controller film
      style fullScreen
      supports landscapeLeft
    \(declared)
    launch home
    \(story)
    """
  }

  /// A root that supports portrait only, behind a root that supports more.
  private static func upright(_ story: String) -> String {
    """
    controller home
      supports portrait
    controller front
    controller other
    launch home
    \(story)
    """
  }

  private static let stories: [SmallStory] = [
    SmallStory(
      "Only another window is hidden", 6, windows("hide window of home"),
      lacks: ["home viewWillDisappear:"]),

    SmallStory(
      "A window that the app retains comes back with its root", 8,
      windows("show window of front\nhide window of front retained\nshow window of front"),
      has: ["front viewWillAppear: animated=no [second-window]", "front viewDidAppear: animated=no"],
      lacks: ["front viewDidLoad", "home viewW"]),
    SmallStory(
      "Hiding a retained window for good releases its root", 8,
      windows(
        "show window of front\nrelease front\nhide window of front retained\nhide window of front"),
      has: ["front dealloc"]),
    SmallStory(
      "The root of a hidden window has its place", 8,
      windows("show window of front\nhide window of front retained\npresent front from home"),
      has: ["!! NSInvalidArgumentException: Application tried to present modally an active controller <front>"]),
    SmallStory(
      "A window that is hidden while its root appears takes it back, and keeps it", 8,
      windows(
        "show window of front\nshow window of front",
        "when front viewWillAppear: once\n  hide window of front retained"),
      has: ["front viewWillAppear:", "front viewDidAppear:"]),
    SmallStory(
      "A view that the root loads again fills the window", 6,
      windows("show window of front\nunload front\nadd view of front to the window"),
      has: ["front viewWillLayoutSubviews bounds=320x460"]),

    // Orientations, iOS 9.
    SmallStory(
      "A window whose root doesn't support the orientation is asked, and stays", 9,
      upright("show window of front\nrotate landscapeLeft"),
      has: [
        "front supportedInterfaceOrientations",
        "home supportedInterfaceOrientations returns=portrait [windows-turn-alone]", "front viewWillTransitionToSize",
        "front viewWillLayoutSubviews bounds=480x320",
      ],
      lacks: ["home viewWill"]),

    // Two transitions.
    SmallStory(
      "A window that goes leaves the presentation in another alone", 6,
      windows(
        "show window of front\npresent film from front\npresent sheet from home animated without waiting\nwait 100ms\n"
          + "hide window of front without waiting\nwait until idle"),
      has: ["sheet viewDidAppear: animated=yes", "home viewDidDisappear: animated=yes"]),
    SmallStory(
      "A window that is hidden ends its own presentation", 6,
      windows(
        "show window of front\npresent sheet from front animated without waiting\nwait 100ms\nhide window of front\n"
          + "present sheet from home animated"),
      has: ["sheet viewWillAppear: animated=yes", "sheet viewDidAppear: animated=yes"], lacks: ["!"]),
    SmallStory(
      "A presentation and a dismissal run in two windows at once", 6,
      windows(
        "show window of front\npresent sheet from home\npresent other from front animated without waiting\n"
          + "dismiss sheet animated"),
      has: [
        "sheet viewWillDisappear: animated=yes", "home viewWillAppear:", "other viewDidAppear: animated=yes",
        "home viewDidAppear:", "sheet viewDidDisappear: animated=yes",
      ], lacks: ["!"]),
    SmallStory(
      "A second presentation in the same window is refused", 8,
      windows(
        "show window of front\npresent sheet from home animated without waiting\n"
          + "present film from front animated without waiting\npresent other from front"),
      has: [
        "!  Warning: Attempt to present <other> on <front> while a presentation is in progress",
        "sheet viewDidAppear: animated=yes", "film viewDidAppear: animated=yes",
      ]),
    SmallStory(
      "The interface rotates when both have ended", 8,
      windows(
        "show window of front\npresent sheet from home animated without waiting\nwait 200ms\n"
          + "present other from front animated without waiting\nrotate landscapeLeft",
        "controller late"),
      has: ["sheet viewDidAppear:", "other viewDidAppear:", "front viewWillTransitionToSize:"],
      lacks: ["!"]),
    SmallStory(
      "A controller in no window is in none: UIKit warns", 8,
      windows(
        "show window of front\ncreate other\npresent sheet from home animated without waiting\nwait 100ms\n"
          + "present film from other"),
      has: ["!  Warning: Attempt to present <film>"]),

    SmallStory(
      "A view that is added to the app's window stays there when another window is shown", 6,
      windows(
        "add view of other to the window\nshow window of front\npresent sheet from other animated without waiting\n"
          + "present film from home"),
      has: ["!! NSInternalInconsistencyException: Attempting to begin a modal transition from <home> to <film>"]),

    // Orientations.
    SmallStory(
      "In iOS 5 the front window's controller is asked after it", 5,
      windows(
        "show window of front\nrotate landscapeLeft",
        "when app application:didFinishLaunchingWithOptions:\n"
          + "  change front supports all"),
      has: [
        "home willAnimateRotation",
        "front shouldAutorotateToInterfaceOrientation: orientation=landscapeLeft returns=yes",
      ], lacks: ["home should"]),
    SmallStory(
      "What a window behind presents doesn't decide", 6,
      windows("show window of front\npresent film from home"), has: ["film viewDidAppear:"],
      lacks: ["film supportedInterfaceOrientations", "film preferred"]),
    SmallStory(
      "The orientations of a presenter behind another window rotate nothing when it returns", 9,
      windows("show window of front\npresent sheet from home\nchange home supports landscapeRight\ndismiss sheet"),
      has: ["home viewDidAppear:"], lacks: ["home viewWillTransition", "front viewWillTransition"]),
    SmallStory(
      "What the front window presents turns the others, and they turn back", 9,
      windows(
        "show window of front\npresent film from front\nchange front supports portrait\ndismiss film"),
      has: [
        "home viewWillTransitionToSize:withTransitionCoordinator: size=320x480"
      ]),

    // The rest.
    SmallStory(
      "A user who swipes the app away leaves all windows", 6, windows("show window of front\nkill app"),
      has: ["home viewDidDisappear:", "front viewDidDisappear:"]),
    SmallStory(
      "A window that didn't rotate stays in its orientation when it is in front again", 9,
      upright("show window of front\nrotate landscapeLeft\nhide window of front"),
      has: ["home supportedInterfaceOrientations returns=portrait [masks-before-rotation]"], lacks: ["home viewWill"]),
  ]

  @Test(arguments: stories) func windowsInFront(_ story: SmallStory) throws { try story.check() }

  /// A finger reaches what is in the front window alone.
  @Test(arguments: [Mode.ios5, .ios7, .ios13, .ios26]) func aFingerReachesTheFrontWindow(_ mode: Mode) throws {
    let text = Self.windows(
      "show window of tabs\npresent sheet from b\ndismiss sheet\nhide window of tabs",
      "controller a\ncontroller b\ncontroller tabs is tab bar of a b")
    let scenario = try #require(Scenario.parse(Source(name: "story", text: "vcsim 1\n" + text)).scenario)
    let home = try #require(scenario.controller(named: "home"))
    let tabs = try #require(scenario.controller(named: "tabs"))
    var simulator = Simulator(scenario, mode: mode)
    var sink = TraceCollector(scenario)
    var reached: [[Bool]] = []
    while simulator.playNext(into: &sink) {
      reached.append([home, tabs].map { simulator.canTouch(.inside($0)) })
    }
    #expect(reached.first == [true, false] && reached.last == [true, false])
    #expect(reached[1] == [false, true])
    #expect(simulator.obstacle(to: .inside(tabs))?.refusal == .touchOffScreen)
  }
}
