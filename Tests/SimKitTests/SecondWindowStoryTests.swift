import Testing

@testable import SimKit

/// Windows in front of the app's own: each has its root and what that presents, and one decides for all.
@Suite struct SecondWindowStoryTests {
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
      "The root of another window appears as a root does, by a rule of its own", 6, windows("show window of front"),
      has: ["front viewWillAppear: animated=no [second-window]", "front viewDidAppear: animated=no [second-window]"],
      lacks: ["home viewWill", "home viewDid"]),
    SmallStory(
      "A window that is hidden while its root is loaded never comes", 6,
      windows("show window of front", "when front viewDidLoad\n  hide window of front"),
      has: ["front viewDidLoad"], lacks: ["front viewWillAppear:"]),
    SmallStory(
      "A window that is hidden while its root appears takes it back", 6,
      windows("show window of front", "when front viewWillAppear:\n  hide window of front"),
      has: [
        "front viewWillAppear:", "front viewWillDisappear: animated=no [second-window]", "front viewDidDisappear:",
      ],
      lacks: ["front viewDidAppear:"]),
    SmallStory(
      "The roots of windows are no children, and not presented", 6,
      windows("present front from home\nshow window of front"),
      answer: "when 'front', which is presented, becomes the root"),
    SmallStory(
      "The app's own root is in its own window", 6, windows("show window of home"),
      answer: "'home', which has a parent, is presented, or is the root of another window"),
    SmallStory(
      "A root of one window is not set as that of another", 6, windows("show window of front\nset root front"),
      answer: "'front', which has a parent, is presented, or is the root of another window"),
    SmallStory(
      "A root of a window is not presented", 6, windows("show window of front\npresent front from home"),
      has: ["!! NSInvalidArgumentException: Application tried to present modally an active controller <front>"]),
    SmallStory(
      "A root of a window is not detached: it presents", 8, windows("show window of front\npresent sheet from front"),
      has: ["sheet viewDidAppear: animated=no"], lacks: ["!"]),
    SmallStory(
      "The root of a window is held by it", 6,
      windows("show window of front\nrelease front\nhide window of front"),
      has: ["front viewDidDisappear:", "front dealloc"]),
    SmallStory(
      "It isn't released while its window is there", 6, windows("show window of front\nrelease front"),
      lacks: ["front dealloc"]),
    SmallStory(
      "A view that was taken out of a window comes back into its root's place", 6,
      windows("show window of front\nremove view of front\nadd view of front to the window"),
      has: ["front viewDidAppear: animated=no"]),
    SmallStory(
      "A presenter returns to its own window", 6,
      windows("show window of front\npresent sheet from front\ndismiss sheet"),
      has: ["front viewWillAppear: animated=no", "front viewDidAppear: animated=no"], lacks: ["home viewW"]),

    SmallStory(
      "Only another window is hidden", 6, windows("hide window of home"),
      lacks: ["home viewWillDisappear:"]),
    SmallStory(
      "And only by its root", 6,
      windows("show window of box\nadd other to box\nhide window of other", "controller box is container"),
      lacks: ["other viewWillDisappear:"]),

    SmallStory(
      "A window that the app shows again while it goes stays", 6,
      windows(
        "show window of front\nhide window of front", "when front viewWillDisappear: once\n  show window of front"),
      has: ["front viewWillDisappear:", "  front viewWillAppear:", "front viewDidAppear:"],
      lacks: ["front viewDidDisappear:"]),
    SmallStory(
      "A window that the app retains comes back with its root", 8,
      windows("show window of front\nhide window of front retained\nshow window of front"),
      has: ["front viewWillAppear: animated=no [second-window]", "front viewDidAppear: animated=no"],
      lacks: ["front viewDidLoad", "home viewW"]),
    SmallStory(
      "And with what that presents", 8,
      windows(
        "show window of front\npresent sheet from front\nhide window of front retained\nshow window of front"),
      has: ["sheet viewWillAppear: animated=no", "sheet viewDidAppear: animated=no"],
      lacks: ["front viewW", "sheet viewDidLoad"]),
    SmallStory(
      "Hiding it takes what is presented off screen", 8,
      windows("show window of front\npresent sheet from front\nhide window of front retained"),
      has: ["sheet viewWillDisappear: animated=no [second-window]", "sheet viewDidDisappear: animated=no"],
      lacks: ["front viewW", "sheet dealloc"]),
    SmallStory(
      "Its root is released with it", 8,
      windows(
        "show window of front\nrelease front\nhide window of front retained\nhide window of front"),
      has: ["front dealloc"]),
    SmallStory(
      "The root of a hidden window has its place", 8,
      windows("show window of front\nhide window of front retained\npresent front from home"),
      has: ["!! NSInvalidArgumentException: Application tried to present modally an active controller <front>"]),
    SmallStory(
      "Nothing is presented in it", 8,
      windows("show window of front\nhide window of front retained\npresent sheet from front"),
      has: ["!  Warning: Attempt to present <sheet> on <front> whose view is not in the window hierarchy!"]),
    SmallStory(
      "It doesn't rotate, and has the other size when it comes back", 8,
      windows(
        "show window of front\nhide window of front retained\nrotate landscapeLeft\nshow window of front"),
      has: ["front viewWillLayoutSubviews bounds=480x320"]),
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
    SmallStory(
      "In front again, it stands as it did", 9,
      upright("show window of front\nrotate landscapeLeft\nhide window of front"),
      has: ["home supportedInterfaceOrientations returns=portrait [masks-before-rotation]"], lacks: ["home viewWill"]),
    SmallStory(
      "A controller that it presents then is in portrait, too", 9,
      upright("show window of front\nrotate landscapeLeft\npresent other from home"),
      has: ["other viewWillLayoutSubviews bounds=320x480"]),
    SmallStory(
      "In iOS 8 it turns with the front one", 8, upright("show window of front\nrotate landscapeLeft"),
      has: ["home viewWillTransitionToSize", "front viewWillTransitionToSize"], lacks: ["home supported"]),

    // Two transitions.
    SmallStory(
      "A window that goes leaves the presentation in another alone", 6,
      windows(
        "show window of front\npresent film from front\npresent sheet from home animated without waiting\nwait 100ms\n"
          + "hide window of front without waiting\nwait until idle"),
      has: ["sheet viewDidAppear: animated=yes", "home viewDidDisappear: animated=yes"]),
    SmallStory(
      "And ends its own", 6,
      windows(
        "show window of front\npresent sheet from front animated without waiting\nwait 100ms\nhide window of front\n"
          + "present sheet from home animated"),
      has: ["sheet viewWillAppear: animated=yes", "sheet viewDidAppear: animated=yes"], lacks: ["!"]),
    SmallStory(
      "A modal transition runs in each window", 6,
      windows(
        "show window of front\npresent sheet from home animated without waiting\npresent other from front animated"),
      has: [
        "front viewWillDisappear: animated=yes", "other viewWillAppear: animated=yes", "-- +400ms",
        "sheet viewDidAppear: animated=yes", "home viewDidDisappear:", "other viewDidAppear: animated=yes",
        "front viewDidDisappear:",
      ], lacks: ["!"]),
    SmallStory(
      "One is presented while the other is dismissed", 6,
      windows(
        "show window of front\npresent sheet from home\npresent other from front animated without waiting\n"
          + "dismiss sheet animated"),
      has: [
        "sheet viewWillDisappear: animated=yes", "home viewWillAppear:", "other viewDidAppear: animated=yes",
        "home viewDidAppear:", "sheet viewDidDisappear: animated=yes",
      ], lacks: ["!"]),
    SmallStory(
      "The transition in one window ends before that in the other, and the app presents and dismisses then", 6,
      windows(
        "show window of front\npresent sheet from home animated without waiting\npresent other from front animated",
        "when sheet viewDidAppear:\n  dismiss sheet\nwhen other viewDidAppear:\n  dismiss other animated"),
      has: [
        "sheet viewDidAppear:", "sheet viewWillDisappear: animated=no", "other viewWillDisappear: animated=yes",
        "other viewDidDisappear:",
      ], lacks: ["!"]),
    SmallStory(
      "A second one in the same window is refused", 8,
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
      "What was added to a window by hand is in the app's own", 6,
      windows(
        "add view of other to the window\npresent sheet from other animated without waiting\npresent film from home"),
      has: ["!! NSInternalInconsistencyException: Attempting to begin a modal transition from <home> to <film>"]),

    SmallStory(
      "And stays there when another window comes", 6,
      windows(
        "add view of other to the window\nshow window of front\npresent sheet from other animated without waiting\n"
          + "present film from home"),
      has: ["!! NSInternalInconsistencyException: Attempting to begin a modal transition from <home> to <film>"]),

    // Orientations.
    SmallStory(
      "Before iOS 8 a controller of each window rotates", 7,
      windows("present sheet from home\nshow window of front\npresent other from front\nrotate landscapeLeft"),
      has: ["sheet willRotateTo", "other willRotateTo"], lacks: ["home willRotate", "front willRotate"]),
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
      "Nor, in iOS 5, when it has appeared", 5, windows("show window of front\npresent film from home"),
      has: ["film viewDidAppear:"], lacks: ["film shouldAutorotate"]),
    SmallStory(
      "Nor does its presenter when it returns", 5,
      windows("show window of front\npresent sheet from home\ndismiss sheet"),
      has: ["home viewDidAppear:"], lacks: ["home shouldAutorotate"]),
    SmallStory(
      "Nor by what it supports", 9,
      windows("show window of front\npresent sheet from home\nchange home supports landscapeRight\ndismiss sheet"),
      has: ["home viewDidAppear:"], lacks: ["home viewWillTransition", "front viewWillTransition"]),
    SmallStory(
      "What the front window presents turns the others, and they turn back", 9,
      windows(
        "show window of front\npresent film from front\nchange front supports portrait\ndismiss film"),
      has: [
        "home viewWillTransitionToSize:withTransitionCoordinator: size=320x480"
      ]),
    SmallStory(
      "In the orientation of the film they have its size", 9, windows("show window of front\npresent film from front"),
      has: [
        "home viewWillTransitionToSize:withTransitionCoordinator: size=480x320",
        "home viewWillLayoutSubviews bounds=480x320",
      ]),
    SmallStory(
      "A view in a window without a root turns along", 5,
      """
      controller loose
        supports all
      controller front
        supports all
      launch nothing
      add view of loose to the window
      show window of front
      rotate landscapeLeft
      """, has: ["loose willRotateTo", "front willRotateTo"]),
    SmallStory(
      "The columns of a split view controller in another window follow the turn to come", 7,
      """
      device pad
      controller home
        supports portrait
      controller list
      controller detail
      controller halves is split of list detail
      launch home
      rotate landscapeLeft
      show window of halves
      """, has: ["list viewWillAppear: animated=no", "halves shouldAutorotate"]),

    // The rest.
    SmallStory(
      "An unwind segue is asked for at the root of the front window", 8,
      windows(
        "show window of nav\npush other on nav\nunwind other to deep",
        "controller deep\ncontroller nav is navigation of deep"),
      has: ["nav viewControllerForUnwindSegueAction:fromViewController:withSender:"]),
    SmallStory(
      "All windows go with their scene", 13,
      """
      scenes
      controller home
      controller front
        held by UIKit only
      launch home
      show window of front
      background
      disconnect scene
      """, has: ["home viewWillDisappear:", "front viewWillDisappear:", "front dealloc"]),
    SmallStory(
      "And only the app's own comes back with it", 13,
      """
      scenes
      controller home
      controller front
      launch home
      show window of front
      background
      disconnect scene
      foreground
      """, has: ["home viewDidAppear:"], lacks: ["front"]),
    SmallStory(
      "An app that ends has no windows", 6,
      windows("show window of front\nbackground\nend app\nrelaunch\nshow window of front", "").replacing(
        "controller home", with: "controller home\n  restoration \"home\""),
      has: ["front viewDidAppear:"]),
    SmallStory(
      "A user who swipes the app away leaves all windows", 6, windows("show window of front\nkill app"),
      has: ["home viewDidDisappear:", "front viewDidDisappear:"]),
    SmallStory(
      "The root of a window that is hidden while it is loaded does not appear", 13,
      """
      controller home
      controller film
      when film viewDidLoad
        hide window of film retained
      launch home
      show window of film
      """, has: ["film viewDidLoad"], lacks: ["film viewW"]),
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
