import Testing

@testable import SimKit

/// Scenes beside the first: each has its window, its state, and its delegate.
@Suite struct SeveralScenesStoryTests {
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
      "In iOS 17 and later, it enters the foreground before its root is loaded", 17, scenes("open scene of mail"),
      has: ["mail.scene sceneWillEnterForeground:", "mail loadView"]),
    SmallStory(
      "It enters the foreground after its delegate has got it", 17,
      scenes(
        "open scene of mail",
        "when mail.scene scene:willConnectToSession:options:\n  load mail"),
      has: ["  mail viewDidLoad", "mail.scene sceneWillEnterForeground:"]),
    SmallStory(
      "The root of a scene has no other place", 13, scenes("present mail from home\nopen scene of mail"),
      answer: "'mail', which has a parent, is presented, or is the root of another window"),
    SmallStory(
      "A scene is opened once", 13, scenes("open scene of mail\nopen scene of mail"),
      answer: "'mail', which has a parent, is presented, or is the root of another window"),
    SmallStory(
      "A phone shows a single scene", 13, scenes("open scene of mail").replacing("device pad", with: "device phone"),
      answer: "an app that has no other scenes"),
    SmallStory(
      "An app without the line has a single scene", 13,
      scenes("open scene of mail").replacing("several scenes", with: "scenes"),
      answer: "an app that has no other scenes"),
    SmallStory(
      "Before iOS 13 no app has scenes", 12, scenes("open scene of mail"), answer: "a scene is in ios13+ only"),

    // The states of scenes.
    SmallStory(
      "A scene goes to the background alone", 13, scenes("open scene of mail\nbackground scene of mail"),
      has: [
        "mail.scene sceneWillResignActive: [several-scenes]", "mail.scene sceneDidEnterBackground: [several-scenes]",
        "mail traitCollectionDidChange:", "mail traitCollectionDidChange:",
      ], lacks: ["scene sceneW", "scene sceneD", "home traitCollectionDidChange:"]),
    SmallStory(
      "And comes back alone", 13,
      scenes("open scene of mail\nbackground scene of mail\nforeground scene of mail"),
      has: ["mail.scene sceneWillEnterForeground:", "mail.scene sceneDidBecomeActive:"],
      lacks: ["scene sceneW", "scene sceneD"]),
    SmallStory(
      "The first scene goes to the background by its root, and the other stays", 13,
      scenes("open scene of mail\nbackground scene of home"),
      has: [
        "scene sceneWillResignActive:", "scene sceneDidEnterBackground:", "home traitCollectionDidChange:",
      ], lacks: ["mail.scene", "mail traitCollectionDidChange:"]),
    SmallStory(
      "And in the background when all of them are", 13,
      scenes("open scene of mail\nbackground scene of home\nbackground scene of mail\nend app")),
    SmallStory(
      "The user leaves the app: all scenes enter the background", 13, scenes("open scene of mail\nbackground"),
      has: [
        "scene sceneWillResignActive:", "mail.scene sceneWillResignActive:", "scene sceneDidEnterBackground:",
        "mail.scene sceneDidEnterBackground:",
      ]),
    SmallStory(
      "Only the scenes that are in front enter it", 13,
      scenes("open scene of mail\nbackground scene of mail\nbackground"),
      has: ["scene sceneWillResignActive:", "scene sceneDidEnterBackground:"], lacks: ["mail.scene"]),
    SmallStory(
      "The user comes back to the first scene", 13, scenes("open scene of mail\nbackground\nforeground"),
      has: ["scene sceneWillEnterForeground:", "scene sceneDidBecomeActive:"], lacks: ["mail.scene"]),
    SmallStory(
      "An interruption reaches the scenes in front", 13,
      scenes("open scene of mail\nbackground scene of home\nbegin interruption"),
      has: ["mail.scene sceneWillResignActive:"], lacks: ["scene sceneWillResignActive:"]),
    SmallStory(
      "Its end makes them active again", 13,
      scenes("open scene of mail\nbegin interruption\nend interruption"),
      has: ["scene sceneDidBecomeActive:", "mail.scene sceneDidBecomeActive:"]),
    SmallStory(
      "A link opens the first scene", 13, scenes("open scene of mail\nbackground scene of home\nopen url"),
      has: ["scene scene:openURLContexts:", "scene sceneWillEnterForeground:", "scene sceneDidBecomeActive:"],
      lacks: ["mail.scene"]),
    SmallStory(
      "A root that the app's code names is one of a scene", 13, scenes("background scene of mail"),
      answer: "'mail' is not the root of a scene's window"),

    // What is in a scene.
    SmallStory(
      "A presentation is in its scene", 13, scenes("open scene of mail\npresent film from mail animated"),
      has: ["mail viewWillDisappear:", "film viewDidAppear: animated=yes"], lacks: ["home viewW"]),
    SmallStory(
      "A modal transition runs in each scene", 13,
      scenes(
        "open scene of mail\npresent sheet from home animated without waiting\npresent film from mail animated"),
      has: ["sheet viewDidAppear: animated=yes", "film viewDidAppear: animated=yes"], lacks: ["!"]),
    SmallStory(
      "A finger reaches both scenes", 13,
      scenes("open scene of mail\npresent sheet from mail\nbegin dismissal of sheet\nfinish dismissal of sheet"),
      has: ["sheet viewDidDisappear: animated=yes"]),
    SmallStory(
      "And none that is in the background", 13,
      scenes(
        "open scene of mail\npresent sheet from mail\nbackground scene of mail\nbegin dismissal of sheet"),
      answer: "the app is in the background"),
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
      "A memory warning reaches all", 13, scenes("open scene of mail\nmemory warning"),
      has: [
        "app applicationDidReceiveMemoryWarning:", "home didReceiveMemoryWarning", "mail didReceiveMemoryWarning",
      ]),
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
      "Nor is another size", 13, scenes("open scene of mail\nresize window to 320x1024"),
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
      "It leaves a scene in front", 13, scenes("open scene of mail\ndisconnect scene of mail"),
      answer: "disconnects in front"),
    SmallStory(
      "The user closes a scene in front: its session is discarded", 13,
      scenes("open scene of mail\npresent film from mail\nclose scene of mail"),
      has: [
        "mail.scene sceneWillResignActive:", "mail.scene sceneDidEnterBackground:", "mail.scene sceneDidDisconnect:",
        "app application:didDiscardSceneSessions:", "film viewWillDisappear:", "film viewDidDisappear:",
      ], lacks: ["home", "scene scene"]),
    SmallStory(
      "A scene that was closed can be opened again", 13,
      scenes("open scene of mail\nclose scene of mail\nopen scene of mail"),
      has: ["mail.scene scene:willConnectToSession:options:", "mail viewDidAppear:"], lacks: ["mail viewDidLoad"]),
    SmallStory(
      "The first scene is closed, and the others stay", 13,
      scenes("open scene of mail\nclose scene of home"),
      has: ["scene sceneDidDisconnect:", "app application:didDiscardSceneSessions:", "home viewDidDisappear:"],
      lacks: ["mail viewW"]),
    SmallStory(
      "It comes back with a new session", 13,
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
      "Its other windows go with it", 13,
      scenes("open scene of mail\nshow window of film\nclose scene of home"),
      has: ["home viewDidDisappear:", "film viewDidDisappear:"], lacks: ["mail viewW"]),
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
      "And is disconnected as well", 13,
      scenes(
        "open scene of mail\nbackground scene of home\ndisconnect scene of home\nbackground scene of mail\n"
          + "disconnect scene of mail"),
      has: ["mail.scene sceneDidDisconnect:", "mail viewDidDisappear:"]),
    SmallStory(
      "A scene that the user closes is disconnected by the rule of several", 13,
      scenes("open scene of mail\nclose scene of home"), has: ["scene sceneDidDisconnect: [several-scenes]"]),
    SmallStory(
      "The window of another scene is not in front", 13,
      scenes("open scene of mail\npresent sheet from home\nbegin dismissal of sheet\nfinish dismissal of sheet"),
      has: ["sheet viewDidDisappear: animated=yes"]),
    SmallStory(
      "Pictures in both orientations are taken when all scenes are in the background", 13,
      scenes("open scene of mail\nbackground scene of mail"),
      lacks: ["home viewWillTransitionToSize:", "mail viewWillTransitionToSize:"]),
    SmallStory(
      "A swipe goes on while another scene leaves the screen", 13,
      scenes("open scene of mail\npresent sheet from home\nbegin dismissal of sheet\nbackground scene of mail"),
      has: ["mail.scene sceneWillResignActive:"], lacks: ["sheet viewWillAppear:"]),
    SmallStory(
      "It goes back with its own scene", 13,
      scenes("open scene of mail\npresent sheet from home\nbegin dismissal of sheet\nbackground scene of home"),
      has: ["scene sceneWillResignActive:", "sheet viewWillAppear:"]),
    SmallStory(
      "So does a pop gesture", 13,
      scenes(
        "open scene of mail\npresent nav from home\npush sheet on nav\nbegin pop of nav\nbackground scene of mail",
        "controller nav is navigation of film"),
      has: ["mail.scene sceneWillResignActive:"], lacks: ["sheet viewWillAppear:"]),
    SmallStory(
      "An app without scenes has none that goes to the background", 12,
      "device pad\ncontroller home\nlaunch home\nbackground scene of home\n",
      answer: "the app uses no scenes"),
  ]

  @Test(arguments: stories) func scenesBesideTheFirst(_ story: SmallStory) throws { try story.check() }
}
