import Testing

@testable import SimKit

/// Scenes beside the first: each has its window, its state, and its delegate.
struct SeveralScenesStoryTests {
  private static func scenes(_ story: String, _ declared: String = "") -> String {
    """
    device pad
    several scenes
    controller home
    controller mail
    controller sheet
    controller film
      style fullScreen
    \(declared)
    launch home
    \(story)
    """
  }

  private static let stories: [SmallStory] = [
    // Being opened.
    SmallStory(
      "A second scene is connected, shows its root, and becomes active", 13, scenes("open scene of mail"),
      has: [
        "app application:configurationForConnectingSceneSession:options: [several-scenes]",
        "mail.scene scene:willConnectToSession:options: [several-scenes]", "mail loadView", "mail viewDidLoad",
        "mail viewWillAppear: animated=no", "mail.scene sceneWillEnterForeground:",
        "mail viewWillLayoutSubviews bounds=768x1024", "mail.scene sceneDidBecomeActive:",
        "mail viewDidAppear: animated=no",
      ], lacks: ["home viewW", "scene scene", "!"]),
    SmallStory(
      "A phone shows a single scene", 13, scenes("open scene of mail").replacing("device pad", with: "device phone"),
      answer: "an app that has no other scenes"),
    SmallStory(
      "An app without the line has a single scene", 13,
      scenes("open scene of mail").replacing("several scenes", with: "scenes"),
      answer: "an app that has no other scenes"),

    // The states of scenes.
    SmallStory(
      "A scene goes to the background alone", 13, scenes("open scene of mail\nbackground scene of mail"),
      has: [
        "mail.scene sceneWillResignActive: [several-scenes]", "mail.scene sceneDidEnterBackground: [several-scenes]",
        "mail traitCollectionDidChange:", "mail traitCollectionDidChange:",
      ], lacks: ["scene sceneW", "scene sceneD", "home traitCollectionDidChange:"]),
    SmallStory(
      "An interruption reaches the scenes in front", 13,
      scenes("open scene of mail\nbackground scene of home\nbegin interruption"),
      has: ["mail.scene sceneWillResignActive:"], lacks: ["scene sceneWillResignActive:"]),
    SmallStory(
      "The end of an interruption makes all scenes active again", 13,
      scenes("open scene of mail\nbegin interruption\nend interruption"),
      has: ["scene sceneDidBecomeActive:", "mail.scene sceneDidBecomeActive:"]),
    SmallStory(
      "A link opens the first scene", 13, scenes("open scene of mail\nbackground scene of home\nopen url"),
      has: ["scene scene:openURLContexts:", "scene sceneWillEnterForeground:", "scene sceneDidBecomeActive:"],
      lacks: ["mail.scene"]),

    // What is in a scene.
    SmallStory(
      "A window of the first scene is in front of no other scene", 13,
      scenes(
        "open scene of mail\nshow window of film\npresent sheet from mail\nbegin dismissal of sheet\n"
          + "finish dismissal of sheet"),
      has: ["sheet viewDidDisappear: animated=yes"]),
    SmallStory(
      "A window of the first scene comes to the front of it", 13,
      scenes(
        "open scene of mail\nshow window of film\nshow window of tabs\nshow window of film\ntap b in tabs",
        "controller a\ncontroller b\ncontroller tabs is tab bar of a b"),
      answer: "the window of 'film' is in front"),
    SmallStory(
      "The window of a scene is not hidden by itself", 13, scenes("open scene of mail\nhide window of mail"),
      lacks: ["mail viewWillDisappear:"]),
    SmallStory(
      "Scenes share the screen, so no controller is queried about a rotation", 13,
      scenes("open scene of mail\nrotate landscapeLeft"),
      has: [
        "home viewWillTransitionToSize:withTransitionCoordinator: size=1024x768",
        "mail viewWillTransitionToSize:withTransitionCoordinator: size=1024x768",
      ], lacks: ["home shouldAutorotate", "home supported", "mail supported"]),
    SmallStory(
      "A rotation with a scene in the background isn't simulated", 13,
      scenes("open scene of mail\nbackground scene of mail\nrotate landscapeLeft"),
      answer: "a scene in the background when the device is rotated"),
    SmallStory(
      "Another size of a window beside other scenes isn't simulated", 13,
      scenes("open scene of mail\nresize window to 320x1024"),
      answer: "which of several scenes gets the size"),

    // The end of a scene.
    SmallStory(
      "The system takes a scene in the background away", 13,
      scenes("open scene of mail\nrelease mail\nbackground scene of mail\ndisconnect scene of mail"),
      has: [
        "mail.scene sceneDidDisconnect: [several-scenes]", "mail viewWillDisappear: animated=no [several-scenes]",
        "mail viewDidDisappear:",
        "mail dealloc",
      ], lacks: ["home", "app application:didDiscardSceneSessions:"]),
    SmallStory(
      "The first scene is closed, and the others stay", 13,
      scenes("open scene of mail\nclose scene of home"),
      has: ["scene sceneDidDisconnect:", "app application:didDiscardSceneSessions:", "home viewDidDisappear:"],
      lacks: ["mail viewW"]),
    SmallStory(
      "The first scene comes back with a new session after it was closed", 13,
      scenes("open scene of mail\nclose scene of home\nforeground scene of home"),
      has: [
        "app application:configurationForConnectingSceneSession:options:", "scene scene:willConnectToSession:options:",
        "home viewDidAppear:",
      ], lacks: ["mail"]),
    SmallStory(
      "A scene that isn't connected can only come back", 13,
      scenes("open scene of mail\nclose scene of home\nclose scene of home"),
      answer: "the scene is not connected"),
    SmallStory(
      "A user who swipes the app away ends all scenes", 13, scenes("open scene of mail\nkill app"),
      has: [
        "scene sceneWillResignActive:", "mail.scene sceneWillResignActive:", "scene sceneDidEnterBackground:",
        "mail.scene sceneDidEnterBackground:", "app applicationWillTerminate:",
      ]),
    SmallStory(
      "The window of a scene is not shown by itself", 13, scenes("open scene of mail\nshow window of mail"),
      answer: "'mail', which has a parent, is presented, or is the root of another window"),
    SmallStory(
      "A scene comes back while the first is disconnected", 13,
      scenes(
        "open scene of mail\nbackground scene of home\ndisconnect scene of home\nbackground scene of mail\n"
          + "foreground scene of mail"),
      has: ["mail.scene sceneWillEnterForeground:", "mail.scene sceneDidBecomeActive:"], lacks: ["scene scene"]),
    SmallStory(
      "A second scene is disconnected after the first", 13,
      scenes(
        "open scene of mail\nbackground scene of home\ndisconnect scene of home\nbackground scene of mail\n"
          + "disconnect scene of mail"),
      has: ["mail.scene sceneDidDisconnect:", "mail viewDidDisappear:"]),
    SmallStory(
      "A scene that the user closes is disconnected by the rule of several", 13,
      scenes("open scene of mail\nclose scene of home"), has: ["scene sceneDidDisconnect: [several-scenes]"]),
    SmallStory(
      "Pictures in both orientations are taken when all scenes are in the background", 13,
      scenes("open scene of mail\nbackground scene of mail"),
      lacks: ["home viewWillTransitionToSize:", "mail viewWillTransitionToSize:"]),
    SmallStory(
      "A swipe goes on while another scene leaves the screen", 13,
      scenes("open scene of mail\npresent sheet from home\nbegin dismissal of sheet\nbackground scene of mail"),
      has: ["mail.scene sceneWillResignActive:"], lacks: ["sheet viewWillAppear:"]),
    SmallStory(
      "A swipe is canceled when its own scene leaves the screen", 13,
      scenes("open scene of mail\npresent sheet from home\nbegin dismissal of sheet\nbackground scene of home"),
      has: ["scene sceneWillResignActive:", "sheet viewWillAppear:"]),
    SmallStory(
      "An app without scenes has none that goes to the background", 12,
      "device pad\ncontroller home\nlaunch home\nbackground scene of home\n",
      answer: "the app uses no scenes"),
  ]

  @Test(arguments: stories) func scenesBesideTheFirst(_ story: SmallStory) throws { try story.check() }
}
