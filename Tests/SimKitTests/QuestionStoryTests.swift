import Testing

@testable import SimKit

/// Who is asked, and who is told. One condition of the engine each, in the smallest story that tells it from its opposite.
struct QuestionStoryTests {
  private static let messages: [SmallStory] = [
    SmallStory(
      "Pages that curl ask for no neighbors", 5,
      """
      controller a
      controller b
      controller book is page view of a b
        has data source
      launch book
      begin turn of book to b
      """,
      lacks: [
        "book.delegate pageViewController:viewControllerAfterViewController:",
        "book.delegate pageViewController:viewControllerBeforeViewController:",
      ]),
    SmallStory(
      "A page that the app sets is not followed by a question for the next", 9,
      """
      controller a
      controller b
      controller c
      controller book is page view of a b c
        has data source
      launch book
      turn book to b animated
      """, lacks: ["book.delegate pageViewController:viewControllerAfterViewController:"]),
    SmallStory(
      "Pages that curl ask for none behind the new one", 5,
      """
      controller a
      controller b
      controller c
      controller book is page view of a b c
        has data source
      launch book
      begin turn of book to b
      finish turn of book
      """, lacks: ["book.delegate pageViewController:viewControllerAfterViewController:"]),
    SmallStory(
      "updateViewConstraints of UIViewController calls the view's method", 9,
      """
      callbacks updateViewConstraints updateConstraints viewWillLayoutSubviews
      controller a
        uses constraints
      launch a
      """, has: ["a updateViewConstraints", "  a.view updateConstraints", "a viewWillLayoutSubviews"]),
    SmallStory(
      "A view that code makes gets initWithFrame: inside loadView", 9,
      """
      callbacks loadView initWithFrame: viewDidLoad
      controller a
      launch a
      """, has: ["a loadView", "  a.view initWithFrame:", "a viewDidLoad"]),
    SmallStory(
      "A split view controller without a delegate queries none for orientations", 9,
      """
      device pad
      callbacks splitViewControllerSupportedInterfaceOrientations:
      controller a
      controller b
      controller n is split of a b
      launch n
      """, lacks: ["n.delegate splitViewControllerSupportedInterfaceOrientations:"]),
    SmallStory(
      "Before iOS 7 the delegate of a split view controller is not asked for orientations", 6,
      """
      device pad
      callbacks splitViewControllerSupportedInterfaceOrientations:
      controller a
      controller b
      controller n is split of a b
        has delegate
      launch n
      """, lacks: ["n.delegate splitViewControllerSupportedInterfaceOrientations:"]),
    SmallStory(
      "A line of a method counts in its versions only", 9,
      """
      controller a
      action open
        memory warning on ios5
      launch a
      do open
      """, lacks: ["app applicationDidReceiveMemoryWarning:", "a didReceiveMemoryWarning"]),
    SmallStory(
      "Code before super in a question runs", 9,
      """
      controller a
      controller b
      when a shouldAutorotate before super once
        load b
      launch a
      """, has: ["b loadView", "b viewDidLoad"]),
    SmallStory(
      "A filter that names the halves gives no class a method for them", 5,
      """
      callbacks willAnimateFirstHalfOfRotationToInterfaceOrientation:duration: willAnimateRotationToInterfaceOrientation:duration:
      controller a
        supports all
      launch a
      rotate landscapeLeft
      """, has: ["a willAnimateRotationToInterfaceOrientation:duration:"],
      lacks: ["!  ", "a willAnimateFirstHalf"]),
    SmallStory(
      "A class that overrides one half rotates in two steps, whatever is shown", 5,
      """
      callbacks viewWillLayoutSubviews
      controller a
        supports all
        overrides viewWillLayoutSubviews willAnimateFirstHalfOfRotationToInterfaceOrientation:duration:
      launch a
      rotate landscapeLeft
      """, has: ["!  Two-stage rotation", "-- +150ms", "a viewWillLayoutSubviews"]),
    SmallStory(
      "A trace hides what few classes have", 26,
      """
      controller a
      launch a
      """,
      lacks: ["a updateProperties", "a initWithNibName:bundle:", "app application:willFinishLaunchingWithOptions:"]),
    SmallStory(
      "A class that overrides what few classes have logs it", 26,
      """
      controller a
        overrides updateProperties
      launch a
      """, has: ["a updateProperties"], lacks: ["a initWithNibName:bundle:"]),
    SmallStory(
      "A trace shows both status bar messages if it names them, and the time before them once", 6,
      """
      callbacks application:willChangeStatusBarOrientation:duration: didRotateFromInterfaceOrientation:
      controller a
        supports all
      launch a
      rotate landscapeLeft
      """, has: ["app application:willChangeStatusBarOrientation:duration:", "-- +300ms", "a didRotate"]),
    SmallStory(
      "A container that has no method for the halves hands them on", 5,
      """
      controller a
        supports all
      controller n is navigation of a
      when a willAnimateFirstHalfOfRotationToInterfaceOrientation:duration: once
        memory warning
      launch n
      rotate landscapeLeft
      """,
      has: [
        "a willAnimateFirstHalfOfRotationToInterfaceOrientation:duration: orientation=landscapeLeft duration=150ms",
        "app applicationDidReceiveMemoryWarning:", "n didReceiveMemoryWarning", "a didReceiveMemoryWarning",
      ],
      lacks: [
        "n willAnimateFirstHalfOfRotationToInterfaceOrientation:duration: orientation=landscapeLeft duration=150ms"
      ]),
    SmallStory(
      "A pushed controller that another push overtakes while the container appears gets its didMove", 9,
      """
      controller home is container
        forwards appearance no
      controller a
      controller b
      controller d
      controller n is navigation of a
      launch home
      add n to home
      begin appearance of n appearing
      push b on n animated without waiting
      wait 300ms
      push d on n animated without waiting
      wait 1000ms
      """, has: ["b didMoveToParentViewController: parent=n"]),
    SmallStory(
      "A rotation goes on without a sheet that is deallocated while it is queried", 5,
      """
      device pad
      held by UIKit only
      controller home
        supports all
      controller sheet
        style formSheet
        supports all
      when sheet shouldAutorotateToInterfaceOrientation: once
        dismiss home
      launch home
      present sheet from home
      rotate landscapeLeft
      """, has: ["sheet dealloc", "home didRotateFromInterfaceOrientation:"],
      lacks: ["^home shouldAutorotateToInterfaceOrientation:"]),
    SmallStory(
      "A removed view leaves the window, whatever its controller gets on the way", 6,
      """
      controller home
      controller c
      when c viewWillDisappear: once
        begin appearance of c appearing
      launch home
      add c to home
      remove c from home
      rotate landscapeLeft
      """, lacks: ["c viewWillLayoutSubviews bounds=480x300", "c.view layoutSubviews"]),
    SmallStory(
      "A class that overrides a half and the whole rotates in one step", 5,
      """
      controller a
        supports all
        overrides willAnimateFirstHalfOfRotationToInterfaceOrientation:duration: willAnimateRotationToInterfaceOrientation:duration:
      launch a
      rotate landscapeLeft
      """, has: ["a willAnimateRotationToInterfaceOrientation:duration:"],
      lacks: ["!  ", "a willAnimateFirstHalf"]),
  ]

  @Test(arguments: messages) func story(_ story: SmallStory) throws { try story.check() }
}
