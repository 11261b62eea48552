import Testing

@testable import SimKit

/// Who is asked, and who is told. One condition of the engine each, in the smallest story that tells it from its opposite.
@Suite struct QuestionStoryTests {
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
      "In iOS 5, where pages only curl, UIKit queries no neighbors", 5,
      """
      controller a
      controller b
      controller c
      controller book is page view of a b c
        has data source
      launch book
      begin turn of book to b
      """,
      lacks: [
        "book.delegate pageViewController:viewControllerAfterViewController:",
        "book.delegate pageViewController:viewControllerBeforeViewController:",
      ]),
    SmallStory(
      "updateViewConstraints of UIViewController calls the view's method", 9,
      """
      callbacks updateViewConstraints updateConstraints viewWillLayoutSubviews
      controller a
        uses constraints
      launch a
      """, has: ["a updateViewConstraints", "  a.view updateConstraints", "a viewWillLayoutSubviews"]),
    SmallStory(
      "An override without super leaves the view's constraints alone", 9,
      """
      callbacks updateViewConstraints updateConstraints
      controller a
        uses constraints
      when a updateViewConstraints without super
      launch a
      """, has: ["a updateViewConstraints"], lacks: ["  a.view updateConstraints"]),
    SmallStory(
      "A view that code makes gets initWithFrame: inside loadView", 9,
      """
      callbacks loadView initWithFrame: viewDidLoad
      controller a
      launch a
      """, has: ["a loadView", "  a.view initWithFrame:", "a viewDidLoad"]),
    SmallStory(
      "A view of UIKit's own loadView gets initWithFrame:", 9,
      """
      callbacks initWithFrame:
      controller a
        view default
      launch a
      """, has: ["a.view initWithFrame:"]),
    SmallStory(
      "A view that code makes has the size that it is given", 9,
      """
      family loading
      controller a
        view from code 100x200
      launch a
      """, has: ["a loadView [load-on-first-use] | 0x0", "a viewDidLoad [load-on-first-use] | 100x200"]),
    SmallStory(
      "A view from a nib is decoded", 9,
      """
      callbacks initWithFrame:
      controller a
        view from nib
      launch a
      """, lacks: ["  a.view initWithFrame:"]),
    SmallStory(
      "Methods of views are sent to classes that have them", 9,
      """
      controller a
        uses constraints
      launch a
      """, lacks: ["  a.view initWithFrame:", "  a.view updateConstraints"]),
    SmallStory(
      "A class that overrides a method of its view shows it", 9,
      """
      controller a
        overrides initWithFrame:
      launch a
      """, has: ["a.view initWithFrame:"]),
    SmallStory(
      "A hook in a method of a view shows it", 9,
      """
      controller a
      controller b
      when a.view initWithFrame:
        load b
      launch a
      """, has: ["  a.view initWithFrame:", "    b loadView", "a viewDidLoad"]),
    SmallStory(
      "What the class of a container overrides shows no rare query of its delegate", 9,
      """
      device pad
      controller a
      controller b
      controller halves is split of a b
        has delegate
        overrides viewDidLoad
      launch halves
      rotate landscapeLeft
      """, lacks: ["halves.delegate splitViewControllerSupportedInterfaceOrientations:"]),
    SmallStory(
      "While a transition runs nobody is asked about a rotation", 9,
      """
      controller a
        supports all
      controller b
        supports all
      launch a
      present b from a animated without waiting
      wait 100ms
      rotate landscapeLeft without waiting
      """, lacks: ["b shouldAutorotate returns=yes", "b supportedInterfaceOrientations"]),
    SmallStory(
      "Only a split view controller has its delegate asked for orientations", 9,
      """
      callbacks splitViewControllerSupportedInterfaceOrientations:
      controller a
      controller n is navigation of a
        has delegate
      launch n
      """, lacks: ["n.delegate splitViewControllerSupportedInterfaceOrientations:"]),
    SmallStory(
      "A split view controller without a delegate asks nobody for orientations", 9,
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
      "Before iOS 26 nobody updates properties before the layout", 18,
      """
      callbacks updateProperties
      controller a
      launch a
      """, lacks: ["a updateProperties"]),
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
      "A class that overrides a half and the whole rotates in one step", 5,
      """
      controller a
        supports all
        overrides willAnimateFirstHalfOfRotationToInterfaceOrientation:duration: willAnimateRotationToInterfaceOrientation:duration:
      launch a
      rotate landscapeLeft
      """, has: ["a willAnimateRotationToInterfaceOrientation:duration:"],
      lacks: ["!  ", "a willAnimateFirstHalf"]),
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
      "A child that is added in the first half of a rotation hears nothing of it", 5,
      """
      controller n
        supports all
      controller a
        supports all
      when n willAnimateFirstHalfOfRotationToInterfaceOrientation:duration: once
        add a to n
      when a willAnimateFirstHalfOfRotationToInterfaceOrientation:duration: once
        memory warning
      launch n
      rotate landscapeLeft
      """,
      lacks: [
        "a willAnimateFirstHalfOfRotationToInterfaceOrientation:duration: orientation=landscapeLeft duration=150ms",
        "app applicationDidReceiveMemoryWarning:",
      ]),
    SmallStory(
      "A top that another overtakes while their container comes is told that it has moved", 9,
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
      "A view that is taken out leaves, whatever its controller is told on the way", 6,
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
      "A rotation about which somebody is asked who is gone by then is left to whoever is there", 5,
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
      "A child that another container took meanwhile leaves that one", 5,
      """
      controller box is container
        asks children
      controller a
      controller c
      when c willMoveToParentViewController: once
        add c to box
      launch box
      add a to box
      add c to a
      rotate landscapeLeft
      """, lacks: ["c shouldAutorotateToInterfaceOrientation:"]),
  ]

  @Test(arguments: messages) func story(_ story: SmallStory) throws { try story.check() }
}
