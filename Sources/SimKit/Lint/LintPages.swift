extension LintRule {
  private static let talk = "WWDC 2012, session 236, The Evolution of View Controllers on iOS"
  private static let reference = "UIViewController class reference, iOS 6"
  private static let posts = "http://kevindew.me/post/18579273258/where-to-progmatically-lay-out-views-in-ios-5-and"

  /// The explanation of each, in order.
  package static var pages: [DiagnosticPage] { allCases.map { $0.page } }

  private func row(
    _ title: String, _ explanation: String, _ failing: String? = nil, _ mended: String? = nil, source: String? = nil
  ) -> DiagnosticPage {
    DiagnosticPage(code, rawValue + ": " + title, explanation, failing, mended, source: source)
  }

  /// A page about a practice: a scenario of a container that has a view, and two controllers to put into it.
  private func practice(
    _ title: String, _ explanation: String, wrong: String, right: String, options: String = "",
    mode: String = "ios6", source: String
  ) -> DiagnosticPage {
    let head =
      "vcsim 1\ntitle \"T\"\nmode \(mode)\ncontroller kid\ncontroller box is container\n  view from nib\n" + options
    return row(title, explanation, head + wrong, head + right, source: source)
  }

  /// The explanation with an example and its cure.
  var page: DiagnosticPage {
    let home = "vcsim 1\ntitle \"T\"\nmode ios6\ncontroller home\n"
    let whole = "launch box\nadd kid to box\n"
    let steps = "launch box\nadd child kid to box\nadd view of kid to box\ndid move kid to box\n"
    let byHand =
      "launch box\nadd child kid to box\nbegin appearance of kid appearing\nadd view of kid to box\n"
      + "end appearance of kid\ndid move kid to box\n"
    return switch self {
    case .missingVersion:
      row(
        "no 'vcsim 1'",
        "A directory's scenarios are found by their first line, and a later version of the language reads the file as it "
          + "was meant.", "title \"T\"\nmode ios6\ncontroller home\nlaunch home\n", home + "launch home\n")
    case .missingTitle:
      row(
        "no title", "A title says what the scenario shows; lists and reports show it.",
        "vcsim 1\nmode ios6\ncontroller home\nlaunch home\n", home + "launch home\n")
    case .missingMode:
      row(
        "no mode",
        "Without a 'mode' line, a scenario runs in iOS \(Mode.standard.major), whose orders differ from today's. Name the versions that "
          + "your app supports.", "vcsim 1\ntitle \"T\"\ncontroller home\nlaunch home\n", home + "launch home\n")
    case .unusedController:
      row(
        "declared, and never used", "No line speaks of the controller.", home + "controller sheet\nlaunch home\n",
        home + "launch home\n")
    case .repeatedWord:
      row(
        "said twice", "The second of two same tags, versions, families or names changes nothing.",
        "vcsim 1\ntitle \"T\"\nmode ios6 ios6\ncontroller home\nlaunch home\n", home + "launch home\n")
    case .idleWait:
      row(
        "nothing to wait for",
        "An action waits until nothing is pending unless it says 'without waiting'; waiting again does nothing.",
        home + "launch home\nwait until idle\n", home + "launch home\n")
    case .onlyAnyLines:
      row(
        "an 'expect' that always fits",
        "A block of '...' alone is met by every trace: it looks like a check and is none.",
        home + "launch home\nexpect\n  ...\n", home + "launch home\nexpect\n  ...\n  home viewDidAppear: animated=no\n")
    case .adjacentAnyLines:
      row(
        "'...' twice", "Two '...' in a row say no more than one.",
        home + "launch home\nexpect\n  ...\n  ...\n  home viewDidAppear: animated=no\n",
        home + "launch home\nexpect\n  ...\n  home viewDidAppear: animated=no\n")
    case .emptyAnyOrder:
      row(
        "no line below 'any order'",
        "The lines that may come in any order are indented below it. Lines beside it come in the order in which they stand.",
        home + "launch home\nexpect\n  any order\n  ...\n  home viewDidAppear: animated=no\n",
        home + "launch home\nexpect\n  ...\n  any order\n    home viewDidAppear: animated=no\n")
    case .hookNeverRuns:
      row(
        "a 'when' whose callback never comes", "In none of the scenario's cases is the callback sent to this receiver.",
        home + "when home viewWillDisappear:\n  layout home\nlaunch home\n",
        home + "when home viewWillAppear:\n  layout home\nlaunch home\n")
    case .unreached:
      row(
        "actions after the app's end", "An exception ends the app; in no case is this line reached.",
        home + "launch home\nadd child home to home\nrotate portrait\n", home + "launch home\nadd child home to home\n")
    case .longStep:
      row(
        "too many lines to review",
        "A step of more than \(Self.mostLinesOfAStep) lines is approved without being read. 'only' and 'family' choose "
          + "what the scenario is about.")
    case .unneededAllow:
      row(
        "what the header allows is not there",
        "'lint allow' says that a scenario shows something on purpose. When it no longer does, either the line or the "
          + "scenario is out of date.",
        "vcsim 1\ntitle \"T\"\nmode ios6\nlint allow own-frame\ncontroller home\nlaunch home\n", home + "launch home\n")
    // The practices of apps; the rules above are about the text and its checks.
    case .stepLeftOut:
      practice(
        "a step of adding or removing a child is missing",
        "Adding takes addChildViewController:, addSubview: and didMoveToParentViewController:; removing takes "
          + "willMoveToParentViewController:nil, removeFromSuperview and removeFromParentViewController. UIKit sends the "
          + "other two messages itself.", wrong: "launch box\nadd child kid to box\nadd view of kid to box\n",
        right: steps, source: Self.talk)
    case .stepOutOfOrder:
      practice(
        "the steps of adding or removing a child in another order",
        "First the child, then its view, then didMoveToParentViewController:. When removing it, "
          + "willMoveToParentViewController: with nil first.",
        wrong: "launch box\nadd view of kid to box\nadd child kid to box\ndid move kid to box\n", right: steps,
        source: Self.talk)
    case .stepTwice:
      practice(
        "a message that UIKit sends too",
        "addChildViewController: sends willMoveToParentViewController:, and removeFromParentViewController sends "
          + "didMoveToParentViewController:nil. Sent by hand as well they come twice.",
        wrong: "launch box\nwill move kid to box\nadd child kid to box\nadd view of kid to box\ndid move kid to box\n",
        right: steps, source: Self.reference)
    case .viewWithoutController:
      practice(
        "a view in the window without its controller",
        "A view whose controller is not a child of the controller around it gets appearance callbacks by accident, "
          + "and no rotation callbacks.", wrong: "launch box\nadd view of kid to box\n", right: whole, source: Self.talk
      )
    case .controllerWithoutView:
      practice(
        "a child whose view is never shown",
        "A child that is added and never shown gets its parent, and no other callback.",
        wrong: "launch box\nadd child kid to box\ndid move kid to box\n", right: whole, source: Self.talk)
    case .foreignContainer:
      row(
        "containment on another container's class",
        "The methods of containment are called by the class that implements the container. UIKit's own containers have "
          + "methods of their own.",
        "vcsim 1\ntitle \"T\"\nmode ios6\ncontroller list\ncontroller detail\ncontroller nav is navigation of list\n"
          + "launch nav\nadd child detail to nav\n",
        "vcsim 1\ntitle \"T\"\nmode ios6\ncontroller list\ncontroller detail\ncontroller nav is navigation of list\n"
          + "launch nav\npush detail on nav\n", source: Self.talk)
    case .childAddsItself:
      practice(
        "a child that adds or removes itself",
        "Parents make the rules: a parent adds and removes its children, in methods that it offers.",
        wrong: "when kid viewDidLoad\n  add child kid to box\nlaunch box\nload kid\nadd view of kid to box\n"
          + "did move kid to box\n", right: "when box viewDidLoad\n  add kid to box\nlaunch box\n", source: Self.talk)
    case .ownFrame:
      practice(
        "a controller that sets the frame of its view",
        "A parent sets the frames of its children's views, and UIKit those of all others. A controller lays out what is "
          + "inside of its bounds.", wrong: "when kid viewWillAppear:\n  frame kid 0 0 100 100\n" + whole,
        right: "when box viewWillLayoutSubviews\n  frame kid 0 0 100 100\n" + whole, source: Self.talk)
    case .unequalAppearance:
      practice(
        "unequal begin and end of appearance",
        "Each beginAppearanceTransition:animated: needs one endAppearanceTransition, and the other way round.",
        wrong: "launch box\nadd kid to box\nbegin appearance of kid appearing\n",
        right: "launch box\nadd kid to box\nbegin appearance of kid appearing\nend appearance of kid\n",
        options: "  forwards appearance no\n", source: Self.reference)
    case .forwardsTwice:
      practice(
        "appearance forwarded by hand and by UIKit",
        "A container that calls beginAppearanceTransition:animated: on its children answers NO to "
          + "shouldAutomaticallyForwardAppearanceMethods; otherwise its children get the same change twice.",
        wrong: byHand, right: "  forwards appearance no\n" + byHand, source: Self.talk)
    case .presentInVain:
      practice(
        "presenting where it cannot work",
        "UIKit presents nothing from a controller that is not in the window, or that presents already, or while "
          + "another transition is in progress. It logs a warning, or raises an exception.",
        wrong: "when box viewDidLoad\n  present kid from box\nlaunch box\n",
        right: "when box viewDidAppear: once\n  present kid from box\nlaunch box\n", source: Self.reference)
    case .dismissInVain:
      practice(
        "dismissing nothing", "There is nothing that the call could dismiss, or not yet: it has no effect.",
        wrong: "launch box\npresent kid from box\ndismiss kid\ndismiss kid\n",
        right: "launch box\npresent kid from box\ndismiss kid\n", source: Self.reference)
    case .refused:
      practice(
        "a call that UIKit refuses",
        "A call has preconditions. If one of them fails, UIKit raises an exception, or prints a warning. 'vcsim explain refusals' "
          + "lists all of them.",
        wrong: "controller other\nlaunch box\nadd kid to box\ntransition kid to other in box 300ms\n",
        right:
          "controller other\nlaunch box\nadd kid to box\nadd child other to box\ntransition kid to other in box 300ms\n"
          + "did move other to box\nremove kid from box\n", source: Self.reference)
    case .layoutTooEarly:
      practice(
        "layout where the bounds are empty or stale",
        "In loadView and viewDidLoad bounds are empty or those of the nib, and up to viewWillAppear: they may be those of "
          + "another orientation. The first callback that sees the right ones is viewWillLayoutSubviews.",
        wrong: "when box viewDidLoad\n  add kid to box\n  frame kid 0 0 320 460\nlaunch box held landscapeLeft\n",
        right: "when box viewDidLoad\n  add kid to box\nwhen box viewWillLayoutSubviews\n  frame kid 0 0 480 300\n"
          + "launch box held landscapeLeft\n", options: "  supports all\n", source: Self.posts)
    case .layoutByRotation:
      practice(
        "layout that hangs on the callbacks of rotation",
        "Rotation callbacks are for rotation. A controller under a presented one is not told of any, and finds itself in "
          + "another size when it comes back. Lay out by bounds: in viewWillLayoutSubviews, in updateViewConstraints, or in "
          + "viewWillAppear: as well.",
        wrong: "when box willAnimateRotationToInterfaceOrientation:duration:\n  frame kid 0 0 480 300\n" + whole
          + "rotate landscapeLeft\n",
        right: "when box viewWillLayoutSubviews\n  frame kid 0 0 480 300\n" + whole + "rotate landscapeLeft\n",
        options: "  supports all\n", source: Self.talk)
    case .oneOrientationMethod:
      practice(
        "orientations for some of the versions only",
        "In iOS 5, UIKit calls shouldAutorotateToInterfaceOrientation:, in iOS 6 and later "
          + "supportedInterfaceOrientations. An app for both overrides both. The same applies to a container that "
          + "forwards manually: iOS 5 has one switch for it, later versions have two.",
        wrong: "  shouldAutorotateToInterfaceOrientation all\n" + whole, right: "  supports all\n" + whole,
        mode: "ios5 ios6", source: Self.talk)
    case .reliesOnUnload:
      practice(
        "viewDidUnload relied upon",
        "In iOS 6 and later, no view is unloaded when memory is low, so viewWillUnload and viewDidUnload are never "
          + "called.", wrong: "when box viewDidUnload\n  release kid\n" + whole + "memory warning\n",
        right: "when box didReceiveMemoryWarning\n  layout kid\n" + whole + "memory warning\n", source: Self.talk)
    case .ofLaterVersion:
      practice(
        "what this version does not have yet",
        "The style custom came with iOS 7, overFullScreen and overCurrentContext with iOS 8, and with it split view "
          + "controllers on phones. In an earlier version they are shown as later versions do it; a device has nothing "
          + "of the kind. The same applies to a line of the header and to an option that iOS \(Mode.standard.major) doesn't have, "
          + "in a scenario without a 'mode' line. With that line, it's an error (VS2017).",
        wrong: "controller menu\n  style custom\n" + whole + "present menu from box\n", right: whole, mode: "ios6",
        source: Self.reference)
    case .idleOption:
      practice(
        "an option for a role that the controller never has",
        "Some options have an effect only for a controller that the scenario presents, and some only for a parent. "
          + "The scenario uses this controller otherwise, or its width and its style never let UIKit call a method.",
        wrong: "  detents large\n" + whole, right: whole, mode: "ios15", source: Self.reference)
    case .callsLoadView:
      practice(
        "the app calls loadView itself",
        "UIKit calls loadView when the app reads the view for the first time, and viewDidLoad after it. A call by the app creates "
          + "the view without viewDidLoad, or replaces the view that is there.",
        wrong: "launch box\nsend loadView to kid\n", right: "launch box\nload kid\n", source: Self.reference)
    }
  }
}
