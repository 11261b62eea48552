/// A precondition of a UIKit call: what the call requires, and what UIKit does if that fails.
///
/// The text, its versions, and its records are in the row of its `ConsoleText`. The engine checks the precondition before
/// it carries out the call: see `Simulator.objection(to:)`.
package struct Contract: Sendable {
  package let call: Call
  /// A sentence that holds when UIKit carries out the call.
  package let requires: String
  package let effect: Effect
  /// The change in the app, as an imperative.
  package let fix: String
  /// The lines of the shortest scenario that triggers it, without version and mode.
  private let lines: String
  /// Other lines for the versions of a rule.
  private let others: (rule: RuleID, lines: String)?

  init(
    _ call: Call, _ requires: String, _ effect: Effect = .raises, fix: String, _ lines: String,
    while rule: RuleID? = nil, _ others: String = ""
  ) {
    self.call = call
    self.requires = requires
    self.effect = effect
    self.fix = fix
    self.lines = lines
    self.others = rule.map { ($0, others) }
  }

  /// The whole scenario in one version.
  package func scenario(in mode: Mode) -> String {
    let used = others.flatMap { RuleSet(mode).holds($0.rule) ? $0.lines : nil } ?? lines
    return "vcsim 1\nmode \(mode.name)\n" + used + "\n"
  }

  /// The finding of lint: the call, and what it requires.
  var finding: String {
    let verb =
      switch effect {
      case .raises: "raises an exception"
      case .ignores: "has no effect"
      case .proceeds: "leads to a console warning"
      }
    return "this \(verb): '\(call.rawValue)' requires that \(Self.within(requires))"
  }

  var advice: String { Self.within(fix) }

  /// A sentence as a part of another.
  private static func within(_ sentence: String) -> String {
    (sentence.first.map { $0.lowercased() } ?? "") + sentence.dropFirst().dropLast()
  }

  /// The effect of a precondition that fails.
  package enum Effect: Sendable {
    /// Raises an exception, which ends the app.
    case raises
    /// Prints a console warning, and doesn't carry out the call.
    case ignores
    /// Prints a console warning, and carries out the call.
    case proceeds
  }

  /// A call of the app, or a method of the app whose return value UIKit uses.
  package enum Call: String, CaseIterable, Sendable {
    case present = "presentViewController:animated:completion:"
    case dismiss = "dismissViewControllerAnimated:completion:"
    case push = "pushViewController:animated:"
    case pop = "popToViewController:animated:"
    case pages = "setViewControllers:direction:animated:completion:"
    case segue = "performSegueWithIdentifier:sender:"
    case addChild = "addChildViewController:"
    case addView = "addSubview:"
    case transition = "transitionFromViewController:toViewController:duration:options:animations:completion:"
    case appearance = "beginAppearanceTransition:animated: and endAppearanceTransition"
    case view = "view"
    case release
    case launch = "application:didFinishLaunchingWithOptions:"
    case orientations = "supportedInterfaceOrientations"
    case preferred = "preferredInterfaceOrientationForPresentation"
    case geometry = "requestGeometryUpdateWithPreferences:errorHandler:"
    case halves = "willAnimateFirstHalfOfRotationToInterfaceOrientation:duration:"
    case restoration = "application:shouldRestoreApplicationState:"
    case restorationClass
  }
}

extension ConsoleText {
  /// Whether UIKit carries out the call nevertheless.
  var proceeds: Bool {
    if case .proceeds = contract.effect { true } else { false }
  }

  private static let home = "controller home\ncontroller sheet\n"
  private static let stack = "controller list\ncontroller detail\ncontroller nav is navigation of list\n"
  private static let box = "controller box is container\ncontroller kid\n"
  private static let pages = "controller one\ncontroller two\ncontroller book is page view of one two\n"
  private static let pad = "device pad\n"

  package var contract: Contract {
    switch self {
    case .presentsNil:
      Contract(
        .present, "The presented controller isn't nil.", fix: "Create the controller before presenting it.",
        Self.home + "launch home\npresent nil from home")
    case .presentsItself:
      Contract(
        .present, "A controller presents another controller, not itself.",
        fix: "Present a separate controller.", Self.home + "launch home\npresent home from home")
    case .alreadyPresenting:
      Contract(
        .present, "The presenting controller presents nothing yet.", .ignores,
        fix: "Dismiss the presented controller first, or present from it.",
        Self.home + "controller other\nlaunch home\npresent sheet from home\npresent other from home")
    case .presentationInProgress:
      Contract(
        .present, "No presentation is in progress.", .ignores, fix: "Present in the completion block of the first one.",
        Self.home + "controller other\nlaunch home\npresent sheet from home animated without waiting\n"
          + "present other from home")
    case .modalTransitionInProgress:
      Contract(
        .present, "No dismissal is in progress.", fix: "Present in the completion block of the dismissal.",
        Self.home + "controller other\nlaunch home\npresent sheet from home\ndismiss sheet animated without waiting\n"
          + "present other from home")
    case .presentsSplit:
      Contract(
        .present, "The presented controller isn't a split view controller.",
        fix: "Make the split view controller the root of the window.",
        Self.pad
          + "controller home\ncontroller list\ncontroller item\ncontroller halves is split of list item\nlaunch home\n"
          + "present halves from home")
    case .presentsPresentedController:
      Contract(
        .present, "The presented controller isn't presented already.",
        fix: "Present a separate controller, or dismiss the first presentation.",
        Self.home + "controller other\nlaunch home\npresent sheet from home\npresent other from sheet\n"
          + "present sheet from other")
    case .popoverOnPhone:
      Contract(
        .present, "A popover is created on iPad only.",
        fix: "Check the idiom, and present with another style on iPhone.",
        "device phone\ncontroller home\ncontroller menu\n  style popover\nlaunch home\npresent menu from home")
    case .popoverContentInside:
      Contract(
        .present, "The content of a popover has no parent.",
        fix: "Present the container, or remove the content from its parent.",
        Self.pad + Self.box + "  style popover\nlaunch box\nadd kid to box\npresent kid from box")
    case .presentsChild:
      Contract(
        .present, "The presented controller has no parent.",
        fix: "Remove the controller from its parent, or present a separate controller.",
        Self.box + "launch box\nadd kid to box\npresent kid from box")
    case .presentsActiveController:
      Contract(
        .present, "The presented controller isn't the root, and its view isn't in the window.",
        fix: "Present a separate controller.",
        Self.home + "launch home\npresent sheet from home\npresent home from sheet")
    case .popoverOutsideWindow:
      Contract(
        .present, "The view that a popover points at is in a window.", fix: "Present in viewDidAppear: or later.",
        Self.pad
          + "controller home\ncontroller menu\n  style popover\nwhen home viewDidLoad\n  present menu from home\n"
          + "launch home")
    case .notInWindow:
      Contract(
        .present, "The view of the presenting controller is in the window.", .ignores,
        fix: "Present in viewDidAppear: or later.",
        Self.home + "when home viewDidLoad\n  present sheet from home\nlaunch home")
    case .presentDetached:
      Contract(
        .present, "The presenting controller is the root, presented, or a descendant of one of them.", .proceeds,
        fix: "Add the presenting controller to the parent whose view holds its view.",
        Self.home + "controller loose\nlaunch home\nadd view of loose to home\npresent sheet from loose")

    case .dismissalInProgress:
      Contract(
        .dismiss, "No presentation and no dismissal is in progress.", .ignores,
        fix: "Dismiss in the completion block of the presentation.",
        Self.home + "launch home\npresent sheet from home animated without waiting\ndismiss sheet animated")
    case .dismissedNotAppearing:
      Contract(
        .dismiss, "The view of the dismissed controller is in the window.", .ignores,
        fix: "Dismiss when the presented controller is visible.",
        Self.home + "launch home\npresent sheet from home\nremove view of sheet\ndismiss sheet animated")

    case .pushesNil:
      Contract(
        .push, "The pushed controller isn't nil.", .ignores, fix: "Create the controller before pushing it.",
        Self.stack + "launch nav\npush nil on nav")
    case .pushesNavigation:
      Contract(
        .push, "The pushed controller isn't a navigation controller, and neither is the root.",
        fix: "Push the content, or present the navigation controller.",
        Self.stack + "controller inner is navigation of detail\nlaunch nav\npush inner on nav")
    case .pushesSplit:
      Contract(
        .push, "The pushed controller isn't a split view controller.",
        fix: "Make the split view controller the root of the window.",
        Self.pad + Self.stack
          + "controller item\ncontroller halves is split of detail item\nlaunch nav\npush halves on nav")
    case .pushesTwice:
      Contract(
        .push, "The pushed controller isn't on the stack.", fix: "Push a new controller, or pop to this one.",
        Self.stack + "launch nav\npush detail on nav\npush detail on nav")
    case .nestedPush:
      Contract(
        .push, "No push and no pop is in progress.", .proceeds,
        fix: "Wait until the first transition ends, or set the whole stack with setViewControllers:animated:.",
        Self.stack
          + "controller more\nlaunch nav\npush detail on nav animated without waiting\npush more on nav animated")
    case .nestedPop:
      Contract(
        .pop, "No push and no pop is in progress.", .proceeds,
        fix: "Wait until the first transition ends, or set the whole stack with setViewControllers:animated:.",
        Self.stack + "launch nav\npush detail on nav animated without waiting\npop nav animated")
    case .navigationBarBusy:
      Contract(
        .push, "No push and no pop is in progress.", .proceeds,
        fix: "Wait until the first transition ends, or set the whole stack with setViewControllers:animated:.",
        Self.stack
          + "controller more\nlaunch nav\npush detail on nav animated without waiting\nwait 100ms\n"
          + "push more on nav animated")
    case .unexpectedNavigationState:
      Contract(
        .pop, "The stack is the same at the end of a transition as at its begin.", .proceeds,
        fix: "Wait until a transition ends before changing the stack.",
        Self.stack
          + "controller more\nlaunch nav\npush detail on nav animated without waiting\npush more on nav animated",
        while: .popGesture,
        Self.stack + "controller more\nlaunch nav\npush detail on nav\nbegin pop of nav\npush more on nav animated\n"
          + "cancel pop of nav")
    case .popsToStranger:
      Contract(
        .pop, "The controller to pop to is on the stack.", fix: "Pop to a controller of viewControllers.",
        Self.stack + "launch nav\npop nav to detail")

    case .turnsWhileTurning:
      Contract(
        .pages, "No animated page turn is in progress.",
        fix: "Turn the page in the completion block of the first turn.",
        Self.pages + "launch book\nturn book to two animated without waiting\nturn book to one animated")
    case .pageCount:
      Contract(
        .pages, "The number of controllers is one: two are for a spine in the middle.",
        fix: "Set one page; the data source supplies its neighbors.", Self.pages + "launch book\nturn book to no page")

    case .noSegue:
      Contract(
        .segue, "The storyboard has a segue with this identifier for the controller.",
        fix: "Correct the identifier, or add the segue to the storyboard.",
        "controller home\nlaunch home\nperform \"detail\" from home")
    case .pushSegueWithoutNavigation:
      Contract(
        .segue, "The source of a push segue is on the stack of a navigation controller.",
        fix: "Embed the source in a navigation controller.",
        "controller a\ncontroller b\nsegue \"go\" from a to b is push\nlaunch a\nperform \"go\" from a")
    case .pushSegueUnnamed:
      Contract(
        .segue, "The source of a push segue without an identifier is on the stack of a navigation controller.",
        fix: "Embed the source in a navigation controller.",
        "controller a\ncontroller b\nsegue \"\" from a to b is push\nlaunch a\nperform \"\" from a")
    case .embedsTwice:
      Contract(
        .segue, "The container view of an embed segue is empty.",
        fix: "Don't perform an embed segue in code: UIKit performs it when the view loads.",
        "controller a\ncontroller b\nsegue \"inside\" from a to b is embed\nlaunch a\nperform \"inside\" from a")

    case .childOfItself:
      Contract(
        .addChild, "The child isn't the parent, nor one of its ancestors.", fix: "Add a separate controller.",
        "controller outer is container\ncontroller box is container\nlaunch outer\nadd box to outer\nadd child outer to box"
      )
    case .requestedParent:
      Contract(
        .addChild, "The child's view is in no view of another controller.",
        fix: "Remove the child's view from its superview first, or add the child to that controller.",
        "controller home\n" + Self.box + "launch home\nadd view of kid to home\nadd child kid to box")
    case .actualParent:
      Contract(
        .addView, "The view of a child goes into the view of its parent.",
        fix: "Add the controller as a child of the controller whose view holds its view.",
        "controller home\n" + Self.box + "launch home\nadd child kid to box\nadd view of kid to home")
    case .viewOfItself:
      Contract(
        .addView, "The view isn't added to itself.", fix: "Add the view to the parent's view.",
        "controller home\nlaunch home\nadd view of home to home")
    case .transitionOfStrangers:
      Contract(
        .transition, "Both controllers are children of the controller that gets the message.",
        fix: "Add both children with addChildViewController: first.",
        Self.box + "controller other\nlaunch box\nadd kid to box\ntransition kid to other in box 300ms")
    case .transitionWithManualForwarding:
      Contract(
        .transition, "The container leaves forwarding to UIKit.",
        fix: "Begin and end the appearance transitions of the children yourself.",
        "controller box is container\n  forwards appearance no\ncontroller kid\ncontroller other\nlaunch box\nadd kid to box\n"
          + "add child other to box\ntransition kid to other in box 300ms")
    case .unbalancedAppearance:
      Contract(
        .appearance, "Each begin has its end before the next begin.", .proceeds,
        fix: "Send endAppearanceTransition once for each beginAppearanceTransition:animated:.",
        "controller box is container\n  forwards appearance no\ncontroller kid\nlaunch box\nadd kid to box\n"
          + "end appearance of kid")

    case .viewOfAnother:
      Contract(
        .view, "The view belongs to no other controller.", fix: "Give each controller its own view.",
        Self.home + "launch home\nload sheet as view of home")
    case .loadsInDealloc:
      Contract(
        .view, "The controller isn't in its dealloc.", .proceeds,
        fix: "Use the view in dealloc only if it is loaded.",
        "controller home\ncontroller search\nwhen search dealloc\n  load search\nlaunch home\ncreate search\nrelease search"
      )
    case .nibWithoutView:
      Contract(
        .view, "The nib connects the view outlet of its owner.", fix: "Connect the outlet 'view' in the nib.",
        "controller home\n  view from nib without outlet\nlaunch home")
    case .popoverReleased:
      Contract(
        .release, "The app retains a UIPopoverController while it is visible.",
        fix: "Keep the popover controller in a property until it is dismissed.",
        Self.pad
          + "controller home\ncontroller menu\n  style popover\nlaunch home\npresent menu from home\nrelease menu")
    case .overlayReleased:
      Contract(
        .release, "The primary column isn't over the secondary one when a split view controller is deallocated.",
        fix: "Hide the primary column before dismissing the split view controller.",
        Self.pad
          + "controller home\ncontroller list\ncontroller detail\ncontroller halves is split of list detail\n"
          + "  held by UIKit only\nlaunch home\npresent halves from home\nshow master of halves\ndismiss halves")

    case .noRootAtLaunch:
      Contract(
        .launch, "The window has a root view controller when the method returns.", .proceeds,
        fix: "Set rootViewController of the window before the method returns.", "controller home\nlaunch nothing")
    case .rootRequired:
      Contract(
        .launch, "The window has a root view controller when the method returns.",
        fix: "Set rootViewController of the window before the method returns.", "controller home\nlaunch nothing")
    case .noCommonOrientation:
      Contract(
        .orientations, "The controller supports an orientation that the app supports.",
        fix: "Return an orientation of the app's Info.plist, or NO from shouldAutorotate.",
        "delegate supports landscape\ncontroller home\n  supports portrait\nlaunch home")
    case .noOrientation:
      Contract(
        .orientations, "The method returns at least one orientation.", fix: "Return a mask with an orientation.",
        "controller home\n  supports none\nlaunch home")
    case .preferredNotSupported:
      Contract(
        .preferred, "The preferred orientation is a supported one.",
        fix: "Return an orientation of supportedInterfaceOrientations.",
        Self.home
          + "  style fullScreen\n  supports landscapeLeft\n  prefers portrait\nlaunch home\npresent sheet from home")
    case .geometryRefused:
      Contract(
        .geometry, "The view controller supports one of the requested orientations.", .ignores,
        fix: "Request an orientation that supportedInterfaceOrientations has.",
        "controller home\n  supports portrait\nlaunch home\nrequest geometry landscapeLeft")
    case .twoStepsDeprecated:
      Contract(
        .halves, "The app uses the rotation in one step.", .proceeds,
        fix: "Override willAnimateRotationToInterfaceOrientation:duration: instead.",
        "controller home\n  supports all\n  overrides willAnimateFirstHalfOfRotationToInterfaceOrientation:duration:\n"
          + "launch home\nrotate landscapeLeft")
    case .restoresInsecurely:
      Contract(
        .restoration, "The app uses secure restoration.", .proceeds,
        fix: "Override application:shouldRestoreSecureApplicationState: instead.",
        "controller home\n  restoration \"home\"\nlaunch home\nbackground\nend app\nrelaunch")
    case .restorationClassDoesNotConform:
      Contract(
        .restorationClass, "The restoration class conforms to UIViewControllerRestoration.", .proceeds,
        fix: "Add the protocol to the class.",
        "controller home\n  restoration \"home\" by class\n  overrides decodeRestorableStateWithCoder:\n"
          + "launch home\nbackground\nend app\nrelaunch")
    }
  }
}
