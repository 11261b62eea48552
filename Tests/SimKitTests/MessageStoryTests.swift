import Testing

@testable import SimKit

/// Messages, questions, segues, and an app that comes back: one condition each, in the smallest story that tells it from its opposite.
struct MessageStoryTests {
  private static let stories: [SmallStory] = [
    SmallStory(
      "A forced layout loads the view, and lays it out without a window", 18,
      """
      controller home
      controller a
      launch home
      layout a now
      """, has: ["a viewDidLoad", "a viewWillLayoutSubviews", "a viewDidLayoutSubviews"],
      lacks: ["a viewIsAppearing:", "a traitCollectionDidChange:", "# no effect"]),
    SmallStory(
      "An update of constraints loads the view only", 9,
      """
      controller home
      controller a
      launch home
      update constraints a
      """, has: ["a viewDidLoad"], lacks: ["a updateViewConstraints"]),
    SmallStory(
      "What is not animated is not, whatever the callback says", 6,
      """
      controller a
      controller b
      controller kid
      controller nav is navigation of a
      when b viewWillAppear: once
        begin appearance of kid appearing
      launch nav
      push b on nav animated
      """, has: ["b viewWillAppear: animated=yes", "kid viewWillAppear: animated=no"]),
    SmallStory(
      "A message that is passed on says what the callback said", 6,
      """
      controller a
      controller b
      controller kid
      controller nav is navigation of a
      when b viewWillAppear: once
        send viewWillAppear: to kid
      launch nav
      push b on nav animated
      """, has: ["b viewWillAppear: animated=yes", "kid viewWillAppear: animated=yes"]),
    SmallStory(
      "A completion block is nothing that a class overrides", 6,
      """
      controller a
        overrides nothing
      controller b
      launch a
      present b from a with completion
      """, has: ["b viewDidAppear: animated=no", "a presentViewController:animated:completion:"]),
    SmallStory(
      "A method that a class doesn't override has no line, and no line is nested in it", 6,
      """
      controller a
      controller nav is navigation of a
        overrides nothing
      controller tabs is tab bar of nav
      launch tabs
      """, has: ["  a viewDidAppear: animated=no", "  a didMoveToParentViewController: parent=nav"]),
    SmallStory(
      "An interrupted scene that the user swipes away resigns active once", 13,
      """
      scenes
      controller a
      launch a
      begin interruption
      kill app
      """, has: ["scene sceneDidDisconnect:"], lacks: ["scene sceneWillResignActive:"]),
    SmallStory(
      "An interruption ends once", 13,
      """
      controller a
      launch a
      end interruption
      """, lacks: ["app applicationDidBecomeActive:"]),
    SmallStory(
      "An alert before iOS 8 is no controller, and presents nothing", 7,
      """
      controller a
      controller b
      controller question is alert
      launch a
      present question from a
      present b from question
      """, answer: "what presents for the alert"),
    SmallStory(
      "A segue that its source refuses makes no destination", 6,
      """
      controller a
        view from storyboard
        performs segues no
      controller b
        view from storyboard
      controller nav is navigation of a
      segue "b" from a to b is push
      launch nav
      trigger "b" from a
      """, has: ["a shouldPerformSegueWithIdentifier:sender: returns=no"], lacks: ["b initWithCoder:"]),
    SmallStory(
      "A pushed view brings the declared children only", 9,
      """
      controller a
      controller b is container
      controller child
      controller stranger
      controller nav is navigation of a
      when b viewDidLoad
        add child to b
        add view of stranger to b
      launch nav
      push b on nav
      """, has: ["child viewWillAppear: animated=no"], lacks: ["stranger viewWillAppear: animated=no"]),
    SmallStory(
      "A controller that doesn't exist unwinds nothing", 9,
      """
      controller a
      controller b
      launch a
      unwind b to a
      """, answer: "'b' doesn't exist"),
    SmallStory(
      "Before iOS 6, a touch doesn't query whether the segue may be performed", 5,
      """
      controller a
      controller b
      segue "go" from a to b is modal
      launch a
      trigger "go" from a
      """, has: ["a prepareForSegue:sender:"],
      lacks: ["a shouldPerformSegueWithIdentifier:sender:"]),
    SmallStory(
      "A scene enters the foreground with its own line before the root is loaded, iOS 17", 17,
      """
      scenes
      controller a
      launch a
      """, has: ["scene sceneWillEnterForeground:", "a loadView"]),
    SmallStory(
      "A controller without another to unwind to is queried itself", 9,
      """
      controller a
      controller c
      launch a
      add view of c to a
      unwind c to a
      """, has: ["c canPerformUnwindSegueAction:fromViewController:withSender: returns=no"]),
    SmallStory(
      "The search upward ends at the first that says yes", 6,
      """
      controller c3
      controller c4
      controller c5
      controller c6 is split of c4 c5
      controller c7
      controller c8 is navigation of c6 c7
      controller c9 is tab bar of c3 c8
      launch c9
      unwind c3 to c7
      """, has: ["c7 unwindAction:"],
      lacks: ["c6 canPerformUnwindSegueAction:fromViewController:withSender:"]),
    SmallStory(
      "The search upward ends at the presenter that says yes", 6,
      """
      controller z
      controller a
      controller b
      launch z
      present a from z
      present b from a
      unwind b to a
      """, has: ["a canPerformUnwindSegueAction:fromViewController:withSender: returns=yes", "a unwindAction:"],
      lacks: ["z canPerformUnwindSegueAction:"]),
    SmallStory(
      "A tap on the icon of an app in the background brings it to the front", 6,
      """
      controller a
        restoration "a"
      launch a
      background
      relaunch
      """,
      has: ["app applicationWillEnterForeground:"]),
    SmallStory(
      "A scene is disconnected in the background only", 13,
      """
      scenes
      controller a
      launch a
      disconnect scene
      """,
      answer: "disconnects in front"),
  ]

  @Test(arguments: stories) func theLastLineDoesWhatItDoes(_ story: SmallStory) throws { try story.check() }
}
