import Testing

@testable import SimKit

/// Launches and turns of the interface: one condition each, in the smallest story that tells it from its opposite.
@Suite struct TurnStoryTests {
  private static let stories: [SmallStory] = [
    SmallStory(
      "Up to iOS 10 an app is born in portrait, whatever it lists", 5,
      """
      device phone landscapeLeft
      app supports landscapeLeft
      controller a
        supports landscapeLeft
      launch a
      """, has: ["a willRotateToInterfaceOrientation:duration: orientation=landscapeLeft duration=0ms"]),
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
      "iOS 15 does not", 15,
      """
      controller a
        supports portrait
      controller b
        style fullScreen
        supports all
      launch a
      rotate landscapeLeft
      present b from a
      """, lacks: ["b viewWillTransitionToSize:"]),
    SmallStory(
      "After a sheet the same controller decides, and is not asked again", 16,
      """
      controller a
        supports portrait
      controller b
        supports all
      launch a
      rotate landscapeLeft
      present b from a
      """, has: ["b viewDidAppear: animated=no"], lacks: ["a supportedInterfaceOrientations"]),
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
      "On a pad only its size changes", 9,
      """
      device pad
      controller a
      controller b
        style formSheet
      controller c
        style fullScreen
        supports landscapeLeft
      launch a
      present b from a
      present c from b
      """, has: ["a viewWillTransitionToSize:"], lacks: ["a willTransitionToTraitCollection:"]),
    SmallStory(
      "An app that comes back as it stood asks nobody", 8,
      """
      controller a
        supports all
      launch a
      background
      foreground
      """, has: ["app applicationDidBecomeActive:"],
      lacks: ["a supportedInterfaceOrientations", "a shouldAutorotate"]),
    SmallStory(
      "On iOS 5 an app that comes back as it stood asks nobody, whatever its root supports", 5,
      """
      controller a
        supports none
      launch a
      background
      foreground
      """, has: ["app applicationDidBecomeActive:"],
      lacks: ["a shouldAutorotateToInterfaceOrientation:"]),
    SmallStory(
      "An app that shares the screen of a pad asks nobody how a presentation stands", 9,
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
      "One that lists some orientations only does not share it", 9,
      """
      device pad
      app supports portrait
      controller a
      controller b
        style fullScreen
      launch a
      present b from a
      """, has: ["b supportedInterfaceOrientations"]),
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
      "Who was not told that it will turn does not turn along", 5,
      """
      controller a
      controller b
      controller s is split of a b
        supports landscapeLeft
      launch s
      """, has: ["s willAnimateRotationToInterfaceOrientation:duration: orientation=landscapeLeft duration=0ms"],
      lacks: ["a willAnimateRotationToInterfaceOrientation:duration:"]),
    SmallStory(
      "Who comes back from landscape to what was asked for is told of its size", 16,
      """
      controller a
      launch a held landscapeLeft
      request geometry portrait without waiting
      """, has: ["a viewWillTransitionToSize:withTransitionCoordinator: size=375x667"]),
    SmallStory(
      "Later it has the size of the window as it stands", 8,
      """
      controller a
        supports all
      controller b
        view from nib
      launch a
      rotate landscapeLeft
      add view of b to a
      """, has: ["b viewWillLayoutSubviews bounds=480x320"]),
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
      "A view in the window keeps its view in a memory warning", 5,
      """
      controller a
      launch a
      memory warning
      """, has: ["a didReceiveMemoryWarning"],
      lacks: ["a viewWillUnload"]),
    SmallStory(
      "Who has no view loses none in a memory warning", 5,
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
      "A late child of a container of the app's own ends at once and with its parent, iOS 6", 6,
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
      "Who knows the old callbacks only hears them once, however often his size is announced", 8,
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
      "The app does not turn at its launch while somebody comes", 6,
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
      "A turn is for who was asked about it", 6,
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
  ]

  @Test(arguments: stories) func theLastLineDoesWhatItDoes(_ story: SmallStory) throws { try story.check() }
}
