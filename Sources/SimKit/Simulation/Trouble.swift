/// UIKit's complaints, in UIKit's words, up to the names of the controllers.
///
/// UIKit prints a class and an address; a trace has no addresses, so a controller stands as `<name>`.
enum Trouble: Hashable, Sendable {
  // Console warnings
  case unbalancedAppearance(ControllerID)
  case notInWindow(ControllerID, on: ControllerID)
  case alreadyPresenting(ControllerID, on: ControllerID, presented: ControllerID)
  case presentationInProgress(ControllerID, on: ControllerID)
  case dismissalInProgress(ControllerID)
  case dismissedNotAppearing(presenter: ControllerID, ControllerID)
  case nestedPush
  case nestedPop
  case unexpectedNavigationState
  case splitWithoutMaster(ControllerID)
  case noRootAtLaunch
  // Exceptions
  case modalTransitionInProgress(from: ControllerID, to: ControllerID)
  case presentsActiveController(ControllerID)
  case presentsNil(on: ControllerID)
  case requestedParent(ControllerID, owner: ControllerID, requested: ControllerID)
  case actualParent(ControllerID, owner: ControllerID?, actual: ControllerID)
  case noCommonOrientation
  case noOrientation(ControllerID)
  case preferredNotSupported
  case pushesTwice(ControllerID)
  case pushesNavigation
  case transitionWithManualForwarding(ControllerID)
  case transitionOfStrangers(ControllerID)
  case childOfItself(ControllerID)
  case noSegue(String, from: ControllerID)
  case pushSegueWithoutNavigation
}

extension Simulator {
  /// Prints a warning, or raises an exception, which ends the app.
  mutating func report(_ trouble: Trouble) {
    func name(_ id: ControllerID) -> String {
      let declaration = declaration(id)
      return "<" + (declaration.className ?? declaration.name) + ">"
    }
    switch trouble {
    case .unbalancedAppearance(let id):
      warn("Unbalanced calls to begin/end appearance transitions for \(name(id)).", .unbalancedWarning)
    case .notInWindow(let id, let presenter):
      let text =
        rules.holds(.presentTexts13)
        ? "Attempt to present \(name(id)) on \(name(presenter)) (from \(name(presenter))) whose view is not in the"
          + " window hierarchy."
        : "Warning: Attempt to present \(name(id)) on \(name(presenter)) whose view is not in the window hierarchy!"
      warn(text, .presentNeedsWindow)
    case .alreadyPresenting(let id, let presenter, let presented):
      let text =
        rules.holds(.presentTexts13)
        ? "Attempt to present \(name(id)) on \(name(presenter)) (from \(name(presenter))) which is already presenting"
          + " \(name(presented))."
        : "Warning: Attempt to present \(name(id))  on \(name(presenter)) which is already presenting \(name(presented))"
      warn(text, .presentOnlyOne)
    case .presentationInProgress(let id, let presenter):
      warn(
        "Warning: Attempt to present \(name(id)) on \(name(presenter)) while a presentation is in progress!",
        .presentInProgress)
    case .dismissalInProgress(let id):
      warn(
        "Warning: Attempt to dismiss from view controller \(name(id)) while a presentation or dismiss is in progress!",
        .dismissInProgress)
    case .dismissedNotAppearing(let presenter, let id):
      warn(
        "attempt to dismiss modal view controller whose view does not currently appear. self = \(name(presenter))"
          + " modalViewController = \(name(id))", .dismissNotAppearing)
    case .nestedPush:
      warn("nested push animation can result in \(corrupted) navigation bar", .navigationNested)
    case .nestedPop:
      warn("nested pop animation can result in \(corrupted) navigation bar", .navigationNested)
    case .unexpectedNavigationState:
      warn(
        "Finishing up a navigation transition in an unexpected state. Navigation Bar subview tree might get corrupted.",
        .navigationNested)
    case .splitWithoutMaster(let id):
      warn(
        "Splitview controller \(name(id)) is expected to have a view controller at index 0 before it's used!",
        .splitShowsBoth)
    case .noRootAtLaunch:
      let text = "Application windows are expected to have a root view controller at the end of application launch"
      if rules.holds(.rootRequired) {
        raise("NSInternalInconsistencyException", text, .rootRequired)
      } else {
        warn(text, .rootAtLaunch)
      }
    case .presentsNil(let target):
      raise(
        "NSInvalidArgumentException",
        "Application tried to present a nil modal view controller on target \(name(target)).", .presentNeedsController)
    case .modalTransitionInProgress(let from, let to):
      raise(
        "NSInternalInconsistencyException",
        "Attempting to begin a modal transition from \(name(from)) to \(name(to)) while a transition is already in"
          + " progress. Wait for viewDidAppear/viewDidDisappear to know the current transition has completed",
        .modalTransitionAlone)
    case .presentsActiveController(let id):
      raise(
        "NSInvalidArgumentException", "Application tried to present modally an active controller \(name(id)).",
        .presentActiveController)
    case .requestedParent(let id, let owner, let requested):
      raise(
        "UIViewControllerHierarchyInconsistency",
        "child view controller:\(name(id)) should have parent view controller:\(name(owner)) but requested parent"
          + " is:\(name(requested))", .hierarchyConsistent)
    case .actualParent(let id, let owner, let actual):
      raise(
        "UIViewControllerHierarchyInconsistency",
        "child view controller:\(name(id)) should have parent view controller:\(owner.map(name) ?? "(null)") but"
          + " actual parent is:\(name(actual))", .hierarchyConsistent)
    case .noCommonOrientation:
      raise(
        "UIApplicationInvalidInterfaceOrientation",
        "Supported orientations has no common orientation with the application, and shouldAutorotate is returning YES",
        .orientationsInCommon)
    case .noOrientation(let id):
      raise(
        "UIApplicationInvalidInterfaceOrientation",
        "supportedInterfaceOrientations of \(name(id)) returned no orientation", .orientationsInCommon)
    case .preferredNotSupported:
      raise(
        "UIApplicationInvalidInterfaceOrientation",
        "preferredInterfaceOrientationForPresentation must return a supported interface orientation!",
        .preferredIsSupported)
    case .pushesTwice(let id):
      raise(
        "NSInvalidArgumentException",
        "Pushing the same view controller instance more than once is not supported (\(name(id)))", .pushOnce)
    case .pushesNavigation:
      raise("NSInvalidArgumentException", "Pushing a navigation controller is not supported", .pushNoNavigation)
    case .transitionWithManualForwarding(let id):
      raise(
        "NSInvalidArgumentException",
        "\(name(id)) forwards appearance and rotation callbacks itself and cannot transition between children",
        .transitionNeedsForwarding)
    case .transitionOfStrangers(let id):
      raise(
        "NSInvalidArgumentException",
        "Children view controllers must have a common parent view controller \(name(id)) when calling"
          + " -[UIViewController transitionFromViewController:toViewController:duration:options:animations:completion:]",
        .transitionNeedsForwarding)
    case .noSegue(let identifier, let source):
      raise(
        "NSInvalidArgumentException", "Receiver (\(name(source))) has no segue with identifier '\(identifier)'",
        .segueKnown)
    case .pushSegueWithoutNavigation:
      raise(
        "NSGenericException",
        "Push segues can only be used when the source controller is managed by an instance of UINavigationController.",
        .pushSegueNeedsNavigation)
    case .childOfItself(let id):
      raise("NSInvalidArgumentException", "\(name(id)) cannot be added as a child of itself", .childNotItself)
    }
  }

  private var corrupted: String { rules.holds(.nestedTexts13) ? "a corrupted" : "corrupted" }

  private mutating func warn(_ text: String, _ rule: RuleID) {
    emit(.warning(text, rule: rule))
  }

  private mutating func raise(_ name: String, _ reason: String, _ rule: RuleID) {
    guard outcome == nil else { return }
    emit(.exception(name: name, reason: reason, rule: rule))
    outcome = .threw
    stopEverything()
  }
}
