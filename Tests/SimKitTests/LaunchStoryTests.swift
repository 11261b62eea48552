import Testing

@testable import SimKit

/// What holds at a launch. One condition of the engine each, in the smallest story that tells it from its opposite.
@Suite struct LaunchStoryTests {
  private static let launch: [SmallStory] = [
    SmallStory(
      "A scene enters the foreground when its delegate's method has returned", 13,
      """
      scenes
      controller a
      controller b
      when scene scene:willConnectToSession:options:
        set root a
        load b
      launch nothing
      """, has: ["a viewDidLoad", "b viewDidLoad", "scene sceneWillEnterForeground:", "a viewDidAppear: animated=no"]),
    SmallStory(
      "A link is handed over like a URL, and the app that it launches has the root that it had", 12,
      """
      controller a
      controller b
      launch a
      set root b
      background
      end app
      open link
      """,
      has: ["app application:continueUserActivity:restorationHandler: returns=yes", "b viewDidAppear: animated=no"],
      lacks: ["app application:openURL:options: returns=yes", "a viewDidAppear: animated=no"]),
    SmallStory(
      "No link opens an app before iOS 9", 8, "controller a\nlaunch a\nopen link", answer: "a universal link is in"),
    SmallStory(
      "A URL launches an app with the root that it had, and there was none", 9, "controller a\nopen url",
      answer: "not running"),
    SmallStory(
      "A scene that a URL connects gets no message for it, nor does the application", 13,
      """
      scenes
      controller a
      launch a
      background
      end app
      open url
      """, has: ["scene scene:willConnectToSession:options:"],
      lacks: ["scene scene:openURLContexts:", "app application:openURL:options: returns=yes"]),
    SmallStory(
      "The orientations of the Info.plist for a phone are a phone's", 6,
      """
      device phone
      app supports on phone landscapeLeft
      controller a
        supports all
      launch a
      """, has: ["a viewWillLayoutSubviews bounds=480x300"], lacks: ["a viewWillLayoutSubviews bounds=320x460"]),
    SmallStory(
      "A phone's app has the whole screen, whatever part of it a scenario gives", 10,
      """
      window 320x400
      controller a
      launch a
      """, has: ["a viewWillLayoutSubviews bounds=320x568"],
      lacks: [
        "a viewWillTransitionToSize:withTransitionCoordinator: size=320x400", "a viewWillLayoutSubviews bounds=320x400",
      ]),
    SmallStory(
      "Before iOS 9 an app has the whole screen of a pad", 8,
      """
      device pad
      window 320x1024
      controller a
      launch a
      """, has: ["a traitCollectionDidChange: traits=regular/regular", "a viewWillLayoutSubviews bounds=768x1024"],
      lacks: ["a traitCollectionDidChange: traits=compact/regular", "a viewWillLayoutSubviews bounds=320x1024"]),
    SmallStory(
      "From iOS 12 on a launch in a part of the screen tells no size before the view is loaded", 12,
      """
      device pad
      window 320x1024
      controller a
      launch a
      """, lacks: ["a viewWillTransitionToSize:withTransitionCoordinator: size=320x1024"]),
    SmallStory(
      "A root that was covered before it became the root goes again", 6,
      """
      controller home
      controller next
      controller cover
      launch home
      add view of next to the window
      present cover from next
      set root next
      """, has: ["next viewWillDisappear: animated=no", "next viewDidDisappear: animated=no"],
      lacks: ["next viewWillLayoutSubviews bounds=320x460", "next.view layoutSubviews", "next viewDidLayoutSubviews"]),
    SmallStory(
      "At launch the status bar turns without an animation", 9,
      """
      callbacks application:willChangeStatusBarOrientation:duration:
      device phone landscapeLeft
      app supports all
      controller a
        supports all
      launch a
      """, has: ["app application:willChangeStatusBarOrientation:duration: orientation=landscapeLeft duration=0ms"],
      lacks: ["app application:willChangeStatusBarOrientation:duration: orientation=landscapeLeft duration=300ms"]),
    SmallStory(
      "A rotation in two steps at launch takes no time", 5,
      """
      device phone landscapeLeft
      controller a
        supports all
      when a willAnimateFirstHalfOfRotationToInterfaceOrientation:duration: once
        memory warning
      launch a
      """, lacks: ["a viewWillLayoutSubviews bounds=320x460"]),
    SmallStory(
      "Up to iOS 7 the answer of shouldAutorotate counts at launch, whatever the Info.plist lists", 6,
      """
      device phone landscapeLeft
      app supports all
      controller a
        supports portrait
        autorotates no
      launch a
      """, has: ["a shouldAutorotate returns=no", "a viewWillLayoutSubviews bounds=320x460"],
      lacks: ["a viewWillLayoutSubviews bounds=480x300"]),
    SmallStory(
      "The list of the Info.plist decides at launch only about what it lists", 8,
      """
      device phone landscapeLeft
      app supports portrait
      controller a
        supports all
        autorotates no
      launch a
      """, has: ["a shouldAutorotate returns=no"],
      lacks: [
        "a willTransitionToTraitCollection:withTransitionCoordinator: traits=compact/compact",
        "a viewWillTransitionToSize:withTransitionCoordinator: size=480x320",
      ]),
    SmallStory(
      "A root that is set again in its own viewWillDisappear: stays in the window", 14,
      """
      controller a
      controller b
      when a viewWillDisappear: once
        set root a
      launch a
      set root b
      """, has: ["a viewIsAppearing: animated=no"]),
    SmallStory(
      "A tab that the tab bar controller of the storyboard does not have is not selected again", 6,
      """
      controller a
        restoration "a"
      controller b
        restoration "b"
      controller c
        restoration "c"
      controller t is tab bar of a b
        restoration "t"
      launch t
      set tabs of t to b c
      select c in t
      background
      end app
      relaunch
      """, has: ["b loadView", "b viewDidLoad", "b decodeRestorableStateWithCoder:"]),
    SmallStory(
      "A view that was loaded in awakeFromNib is not connected again", 9,
      """
      controller a
        view from the same nib
      when a awakeFromNib once
        load a
      launch a
      """, has: ["  a viewDidLoad"], lacks: ["^a viewDidLoad"]),
    SmallStory(
      "A presenter that leaves the window with what it has presented ends its leaving with the turn", 14,
      """
      controller home
      controller sheet
      controller next
      launch home
      present sheet from home
      set root next
      """,
      has: ["home viewWillDisappear:", "next viewDidLayoutSubviews", "home viewDidDisappear:", "next viewDidAppear:"]),
    SmallStory(
      "A root whose sheet does not cover it appears below the sheet", 5,
      """
      device pad
      controller home
      controller sheet
        style formSheet
      when home viewWillAppear: once
        present sheet from home
      launch home
      """, has: ["home viewWillLayoutSubviews", "home viewDidAppear:"]),
    SmallStory(
      "A root that presents out of sight stays there", 15,
      """
      controller other
      controller home
      controller film
        style fullScreen
      controller cover
        style fullScreen
      launch other
      add view of home to the window
      present film from home
      present cover from film
      set root home
      """, has: ["home viewWillAppear:", "home viewWillDisappear:", "home viewDidDisappear:"],
      lacks: ["home viewIsAppearing:"]),
    SmallStory(
      "An app that is not active yet resigns active", 15,
      """
      controller home
      when home viewDidLoad
        background
      launch home
      """, has: ["  app applicationWillResignActive:", "  app applicationDidEnterBackground:"]),
  ]

  @Test(arguments: launch) func story(_ story: SmallStory) throws { try story.check() }
}
