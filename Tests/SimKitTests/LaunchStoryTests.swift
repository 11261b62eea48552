import Testing

@testable import SimKit

/// What holds at a launch. One condition of the engine each, in the smallest story that tells it from its opposite.
struct LaunchStoryTests {
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
      "In iOS 12 and later, a launch in a part of the screen sends no size before the view is loaded", 12,
      """
      device pad
      window 320x1024
      controller a
      launch a
      """, lacks: ["a viewWillTransitionToSize:withTransitionCoordinator: size=320x1024"]),
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
