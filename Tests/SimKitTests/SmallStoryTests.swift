import Testing

@testable import SimKit

/// One condition of the engine each, in the smallest story that tells it from its opposite.
@Suite struct SmallStoryTests {
  private static let appearance: [SmallStory] = [
    SmallStory(
      "A child that its parent brings along hears viewIsAppearing: itself, when it has been added on screen", 15,
      "controller a\ncontroller b\nlaunch a\nadd b to a\n",
      has: ["b viewWillAppear: animated=no", "b viewIsAppearing: animated=no", "b viewDidAppear: animated=no"]),
    SmallStory(
      "From iOS 16 on viewIsAppearing: reaches the children that appear with a parent of the app's own", 26,
      "controller a\ncontroller b\ncontroller tabs is tab bar of a\nsegue \"in\" from a to b is embed\nlaunch tabs\n",
      has: ["a viewIsAppearing: animated=no", "b viewIsAppearing: animated=no"]),
    SmallStory(
      "Where appearance is forwarded by hand the parent's end is not the child's", 6,
      """
      controller box is container
        forwards appearance no
      controller kid
      when box viewWillAppear: once
        load kid
        add kid to box
        begin appearance of kid appearing
      launch box
      """, has: ["kid viewWillAppear: animated=no", "box viewDidAppear: animated=no"],
      lacks: ["kid viewDidAppear: animated=no"]),
  ]

  private static let launch: [SmallStory] = [
    SmallStory(
      "A root that is made in code is made when the app has finished launching", 5,
      "controller a\ncontroller nav is navigation of a\nlaunch nav\n",
      has: ["app application:didFinishLaunchingWithOptions:", "a willMoveToParentViewController: parent=nav"]),
    SmallStory(
      "A root that goes in the middle of a transition that the app has begun is left where it is", 17,
      "controller a\ncontroller b\nlaunch a\nbegin appearance of a disappearing\nset root b\n",
      has: ["b viewWillAppear: animated=no", "b viewDidAppear: animated=no"], lacks: ["a viewDidDisappear:"]),
    SmallStory(
      "A root that was replaced while it was made does not come into the window", 14,
      """
      controller a
      controller b
      controller s is split of a b
      controller other
      when s viewDidLoad once
        set root other
      launch s
      """, has: ["other viewDidAppear: animated=no"], lacks: ["s viewWillAppear:"]),
    SmallStory(
      "A root that was replaced while it was about to appear goes again", 6,
      "controller a\ncontroller b\nwhen a viewWillAppear: once\n  set root b\nlaunch a\n",
      has: ["a viewWillAppear: animated=no", "a viewWillDisappear: animated=no", "a viewDidDisappear: animated=no"],
      lacks: ["a viewDidAppear: animated=no"]),
  ]

  private static let segues: [SmallStory] = [

    SmallStory(
      "A push segue pushes on the navigation controller around its source", 6,
      """
      controller a
      controller b
      controller nav is navigation of a
      segue "go" from a to b is push
      launch nav
      perform "go" from a
      """,
      has: [
        "a prepareForSegue:sender:", "b willMoveToParentViewController: parent=nav", "b viewDidAppear: animated=no",
      ]),
    SmallStory(
      "A segue that shows a detail does so in the split view controller", 9,
      """
      device pad landscapeLeft
      controller a
      controller b
      controller c
      controller s is split of a b
      segue "go" from a to c is showDetail
      launch s
      perform "go" from a
      """, has: ["b didMoveToParentViewController: parent=nil", "c didMoveToParentViewController: parent=s"]),
    SmallStory(
      "An embed segue of a loaded view embeds a new controller", 6,
      """
      controller a
      controller b
      segue "in" from a to b is embed
      launch a
      remove b from a
      perform "in" from a
      """,
      has: [
        "a prepareForSegue:sender:", "b loadView", "b willMoveToParentViewController: parent=a",
        "b didMoveToParentViewController: parent=a",
      ]),
    SmallStory(
      "A segue makes what its destination contains anew as well", 6,
      """
      controller a
      controller b
      controller nav is navigation of b
      segue "go" from a to nav is modal
      launch a
      perform "go" from a
      dismiss nav
      perform "go" from a
      """, has: ["nav loadView", "b loadView", "b viewDidAppear: animated=no"]),
    SmallStory(
      "A segue that creates its destination again releases the child that the app has added to the former one", 9,
      """
      controller a
      controller b is container
      controller kid
        held by UIKit only
      segue "go" from a to b is modal
      launch a
      perform "go" from a
      add child kid to b
      dismiss b
      perform "go" from a
      """, has: ["b loadView", "kid dealloc"]),
    SmallStory(
      "An app without identifiers for restoration saves nothing", 6,
      """
      controller a
      launch a
      background
      """, has: ["app applicationDidEnterBackground:"],
      lacks: ["app application:shouldSaveApplicationState:"]),
  ]

  private static let turns: [SmallStory] = [

    SmallStory(
      "An app that stands as its root does not support turns to what it does, iOS 5", 5,
      """
      controller a
        supports landscapeRight
      launch a
      """,
      has: [
        "a shouldAutorotateToInterfaceOrientation: orientation=portrait returns=no",
        "a shouldAutorotateToInterfaceOrientation: orientation=portraitUpsideDown returns=no",
        "a shouldAutorotateToInterfaceOrientation: orientation=landscapeLeft returns=no",
        "a shouldAutorotateToInterfaceOrientation: orientation=landscapeRight returns=yes",
        "a willRotateToInterfaceOrientation:duration: orientation=landscapeRight duration=0ms",
      ]),
    SmallStory(
      "Where no list of the app decides, the root is asked at a launch", 8,
      """
      controller a
        supports all
      launch a
      """, has: ["a shouldAutorotate returns=yes", "a supportedInterfaceOrientations"]),
    SmallStory(
      "A turn of the device to where the interface stands asks nobody", 6,
      """
      controller a
        supports all
      launch a
      rotate portrait
      """,
      lacks: ["a shouldAutorotate"]),
    SmallStory(
      "A class that overrides what took the place of the old callbacks does not hear them", 8,
      """
      controller a
        supports all
      controller nav is navigation of a
        supports all
      launch nav
      rotate landscapeLeft
      """, has: ["nav viewWillTransitionToSize:withTransitionCoordinator:"],
      lacks: ["nav willRotateToInterfaceOrientation:duration:"]),
    SmallStory(
      "A window that gets its size while the app goes to the background leaves the app inactive", 9,
      """
      device pad
      controller a
      launch a
      resize window to 500x1024 without waiting
      background
      """, has: ["app applicationDidEnterBackground:"],
      lacks: ["app applicationDidBecomeActive:"]),
    SmallStory(
      "What is said for another version is not done in this one", 6,
      """
      controller a
      controller b
      when a viewDidLoad
        add b to a on ios7
      launch a
      """, has: ["a viewDidLoad"],
      lacks: ["b "]),
  ]

  private static let stories = appearance + launch + segues + turns

  @Test(arguments: stories) func theLastLineDoesWhatItDoes(_ story: SmallStory) throws { try story.check() }
}
