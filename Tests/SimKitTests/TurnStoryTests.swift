import Testing

@testable import SimKit

/// Launches, rotations of the interface, and the status bar: one condition each, in the smallest story that tells it from its opposite.
struct TurnStoryTests {
  private static let told =
    "callbacks application:willChangeStatusBarOrientation:duration: application:didChangeStatusBarOrientation:\n"

  private static let stories: [SmallStory] = [
    SmallStory(
      "After a presentation that fills the window, iOS 16 looks how the device is held", 16,
      """
      controller a
        supports portrait
      controller b
        style fullScreen
        supports all
      launch a
      rotate landscapeLeft
      present b from a
      """, has: ["b viewDidAppear: animated=no", "b viewWillTransitionToSize:"]),
    SmallStory(
      "What stays in the window behind a sheet rotates with a controller in landscape over the sheet", 13,
      """
      controller a
      controller b
      controller c
        style fullScreen
        supports landscapeLeft
      launch a
      present b from a
      present c from b
      """,
      has: [
        "a willTransitionToTraitCollection:", "a viewWillTransitionToSize:", "b viewWillDisappear:",
        "a viewWillLayoutSubviews bounds=568x320",
      ], lacks: ["b viewWillTransitionToSize:", "c viewWillTransitionToSize:"]),
    SmallStory(
      "In iOS 5, an app that returns in the same orientation queries no controller", 5,
      """
      controller a
        supports none
      launch a
      background
      foreground
      """, has: ["app applicationDidBecomeActive:"],
      lacks: ["a shouldAutorotateToInterfaceOrientation:"]),
    SmallStory(
      "An app that can share an iPad's screen queries no orientation of a presentation", 9,
      """
      device pad
      app supports all
      controller a
      controller b
        style fullScreen
      launch a
      present b from a
      """, has: ["b viewDidAppear: animated=no"],
      lacks: ["b supportedInterfaceOrientations"]),
    SmallStory(
      "A turn at a launch takes time on iOS 5, and a split view controller shows its master with it", 5,
      """
      controller a
      controller b
      controller s is split of a b
        supports landscapeLeft
        has delegate
      launch s
      """, has: ["s.delegate splitViewController:willShowViewController:invalidatingBarButtonItem:"]),
    SmallStory(
      "A controller that got no willRotate isn't animated with the rotation", 5,
      """
      controller a
      controller b
      controller s is split of a b
        supports landscapeLeft
      launch s
      """, has: ["s willAnimateRotationToInterfaceOrientation:duration: orientation=landscapeLeft duration=0ms"],
      lacks: ["a willAnimateRotationToInterfaceOrientation:duration:"]),
    SmallStory(
      "Before iOS 8 the view of a nib has its size in portrait", 6,
      """
      controller a
        supports all
      controller b
        view from nib
      launch a
      rotate landscapeLeft
      add view of b to a
      """, has: ["b viewWillLayoutSubviews bounds=320x460"]),
    SmallStory(
      "A memory warning unloads no view of a controller without one", 5,
      """
      controller a
      controller b
      launch a
      create b
      memory warning
      """, has: ["b didReceiveMemoryWarning"],
      lacks: ["b viewWillUnload"]),
    SmallStory(
      "A context whose view a memory warning has taken gets the place that it left", 5,
      """
      device pad
      controller a
        defines presentation context
      controller box is container
      controller s
        style currentContext
      launch box
      add a to box
      frame a 0 0 100 200
      present s from a
      memory warning
      dismiss s
      """, has: ["a loadView", "a viewWillLayoutSubviews bounds=100x200"]),
    SmallStory(
      "Each late column of a split of splits comes when there is room, and ends with its parent, iOS 6", 6,
      """
      app supports landscapeRight
      controller c0
      controller c1 is container
      controller c2 is container
      controller c4 is tab bar of c2
      controller c5 is split of c1 c4
      controller c6 is split of c0 c5
      launch c6
      """,
      has: [
        "c0 viewWillAppear: animated=no [split-shows-both]", "c1 viewWillAppear: animated=no [split-shows-both]",
        "c0 viewDidAppear: animated=no [appear-parent-first]", "c1 viewDidAppear: animated=no [appear-parent-first]",
      ], lacks: ["c0 viewDidAppear: animated=no [late-child-did-twice]"]),
    SmallStory(
      "In iOS 6, a late child of a custom container gets viewDidAppear: at once and with its parent", 6,
      """
      controller kid
      controller box is container
      when box viewWillLayoutSubviews once
        add kid to box
      launch box
      """,
      has: [
        "kid viewDidAppear: animated=no [view-enters-window]", "kid viewDidAppear: animated=no [late-child-did-twice]",
      ]),
    SmallStory(
      "A class with the old rotation callbacks gets them once, however often its size is announced", 8,
      """
      controller kid
        supports all
        overrides nothing
      controller other
      controller box is container
        supports all
      when box viewWillTransitionToSize:withTransitionCoordinator:
        send viewWillTransitionToSize:withTransitionCoordinator: to kid
      when kid willRotateToInterfaceOrientation:duration:
        add child other to kid
      launch box
      add kid to box
      rotate landscapeLeft
      """, has: ["kid willRotateToInterfaceOrientation:duration:"],
      lacks: ["other didMoveToParentViewController: parent=nil"]),
    SmallStory(
      "The app doesn't rotate at its launch while a controller appears", 6,
      """
      device pad
      controller a
        supports all
      controller b
        style formSheet
      when a shouldAutorotate once
        present b from a animated
      launch a held landscapeLeft
      """, has: ["a viewWillLayoutSubviews bounds=768x1004"]),
    SmallStory(
      "A root that replaces the queried one at launch stays in its own orientation", 6,
      """
      controller a
        supports all
      controller b
        supports portrait
      when a shouldAutorotate once
        set root b
      launch a held landscapeLeft
      """, has: ["b viewWillLayoutSubviews bounds=320x460"]),
    SmallStory(
      "In a window without a root, the controller presented over the window rotates, not the first view's", 5,
      """
      controller a
        supports all
      controller b
        supports all
      controller m
        supports all
      launch nothing
      add view of a to the window
      add view of b to the window
      present m from a animated
      rotate landscapeLeft
      """, has: ["m willRotateToInterfaceOrientation:duration:"],
      lacks: ["b willRotateToInterfaceOrientation:duration:"]),
    SmallStory(
      "A presented controller that fills the screen reaches under the status bar where it wants to", 6,
      """
      controller home
      controller big
        wants full screen layout
      launch home
      present big from home
      """, has: ["big viewWillLayoutSubviews bounds=320x480"]),
    SmallStory(
      "A pop doesn't detach the container of the controller that leaves", 17,
      """
      controller a
      controller b
      controller x
      controller nav is navigation of a
      when b viewWillDisappear: once
        present x from nav
      launch nav
      push b on nav
      pop nav animated
      """, has: ["b viewWillDisappear:"], lacks: ["!  Presenting view controller"]),
    SmallStory(
      "Rotating the device to the orientation it is in queries no controller", 6,
      """
      controller home
        supports landscape
      launch home
      rotate portrait
      """, lacks: ["home shouldAutorotate"]),
    SmallStory(
      "Rotating the device back during a presentation queries no controller at its end", 6,
      """
      controller home
        supports all
      controller x
        supports all
      launch home
      present x from home animated without waiting
      rotate landscapeLeft without waiting
      rotate portrait
      """, has: ["x viewDidAppear:"], lacks: ["x shouldAutorotate"]),
    SmallStory(
      "Setting the status bar to its orientation sends nothing", 5,
      told + "controller a\nlaunch a\nset status bar to portrait\n", lacks: ["app"]),
    SmallStory(
      "A quarter of a turn takes the status bar half the time of two", 5,
      told + "controller a\nlaunch a\nset status bar to landscapeLeft animated\n",
      has: [
        "app application:willChangeStatusBarOrientation:duration: orientation=landscapeLeft duration=300ms",
        "app application:didChangeStatusBarOrientation: orientation=portrait",
      ]),
    SmallStory(
      "In iOS 13 and later, the app can't rotate the status bar", 13,
      """
      controller a
      controller b
        style fullScreen
      launch a
      set status bar to landscapeLeft
      present b from a
      """, has: ["b preferredInterfaceOrientationForPresentation returns=portrait"]),
    SmallStory(
      "In iOS 6 and later, UIKit queries the controller in front before the status bar rotates", 6,
      "controller a\nlaunch a\nset status bar to landscapeLeft\n",
      has: ["a supportedInterfaceOrientations returns=portrait,landscapeLeft,landscapeRight"]),
    SmallStory(
      "A call lowers no view on a pad", 9, "device pad\ncontroller a\nlaunch a\nbegin call\n",
      lacks: ["a viewWillLayoutSubviews"]),
    SmallStory(
      "A call lowers no view where there is no status bar", 9,
      "status bar hidden\ncontroller a\nlaunch a\nbegin call\n", lacks: ["a viewWillLayoutSubviews"]),
    SmallStory(
      "A call lowers no view on a rounded screen", 12, "device \"iPhone X\"\ncontroller a\nlaunch a\nbegin call\n",
      lacks: ["a viewWillLayoutSubviews"]),
  ]

  @Test(arguments: stories) func theLastLineDoesWhatItDoes(_ story: SmallStory) throws { try story.check() }
}
