import Testing

@testable import SimKit

/// The status bar, rotated by the app and made higher by a call: one condition each, in the smallest story that tells it from its
/// opposite.
@Suite struct StatusBarStoryTests {
  private static let told =
    "callbacks application:willChangeStatusBarOrientation:duration: application:didChangeStatusBarOrientation:\n"

  private static let stories: [SmallStory] = [
    SmallStory(
      "A status bar that stands as it is wanted tells nothing", 5,
      told + "controller a\nlaunch a\nset status bar to portrait\n", lacks: ["app"]),
    SmallStory(
      "A quarter of a turn takes the status bar half the time of two", 5,
      told + "controller a\nlaunch a\nset status bar to landscapeLeft animated\n",
      has: [
        "app application:willChangeStatusBarOrientation:duration: orientation=landscapeLeft duration=300ms",
        "app application:didChangeStatusBarOrientation: orientation=portrait",
      ]),
    SmallStory(
      "From iOS 13 on the application's delegate does not hear of the status bar", 13,
      told + "controller a\nlaunch a\nrotate landscapeLeft\n", lacks: ["app"]),
    SmallStory(
      "From iOS 13 on the app cannot rotate the status bar", 13,
      """
      controller a
      controller b
        style fullScreen
      launch a
      set status bar to landscapeLeft
      present b from a
      """, has: ["b preferredInterfaceOrientationForPresentation returns=portrait"]),
    SmallStory(
      "From iOS 6 on the controller in front is asked whether the status bar may rotate", 6,
      "controller a\nlaunch a\nset status bar to landscapeLeft\n",
      has: ["a supportedInterfaceOrientations returns=portrait,landscapeLeft,landscapeRight"]),
    SmallStory(
      "From iOS 13 on a call lowers no view", 13, "controller a\nlaunch a\nbegin call\n",
      lacks: ["a viewWillLayoutSubviews"]),
    SmallStory(
      "A call lowers no view on a pad", 9, "device pad\ncontroller a\nlaunch a\nbegin call\n",
      lacks: ["a viewWillLayoutSubviews"]),
    SmallStory(
      "A call lowers no view where there is no status bar", 9,
      "status bar hidden\ncontroller a\nlaunch a\nbegin call\n", lacks: ["a viewWillLayoutSubviews"]),
    SmallStory(
      "A call lowers no view on a rounded screen", 12, "device \"iPhone X\"\ncontroller a\nlaunch a\nbegin call\n",
      lacks: ["a viewWillLayoutSubviews"]),
    SmallStory(
      "A call lowers the view on any other phone", 12, "controller a\nlaunch a\nbegin call\n",
      has: ["a viewWillLayoutSubviews bounds=320x548"]),
  ]

  @Test(arguments: stories) func theLastLineDoesWhatItDoes(_ story: SmallStory) throws { try story.check() }
}
