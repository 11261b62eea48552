/// A warning or an exception of UIKit's, with the wordings it has had.
///
/// UIKit prints a class and an address; a trace has no addresses, so a controller stands as `<name>`.
package enum ConsoleText: UInt8, CaseIterable, Hashable, Sendable {
  // Console warnings
  case unbalancedAppearance, presentDetached, notInWindow, alreadyPresenting, presentationInProgress
  case dismissalInProgress, dismissedNotAppearing, nestedPush, nestedPop, unexpectedNavigationState
  case noRootAtLaunch, geometryRefused, twoStepsDeprecated, restoresInsecurely, restorationClassDoesNotConform
  // Exceptions
  case rootRequired, modalTransitionInProgress, presentsActiveController, presentsPresentedController, presentsNil
  case requestedParent, actualParent, noCommonOrientation, noOrientation, preferredNotSupported, pushesTwice
  case pushesNavigation, pushesSplit, popoverContentInside, popsToStranger, transitionWithManualForwarding
  case transitionOfStrangers, childOfItself, viewOfItself, noSegue, pushSegueWithoutNavigation, viewOfAnother
  case popoverReleased, turnsWhileTurning

  /// The row of a text.
  package struct Facts: Sendable {
    /// The rule by which UIKit says it.
    package let rule: RuleID
    /// The name of the exception; nil for a console warning.
    package let exception: String?
    /// The first whose rule holds is used.
    let wordings: [Wording]
  }

  /// One wording of a text.
  package struct Wording: Sendable {
    /// The rule in whose versions it is used; nil: in all that no other wording is for.
    package let rule: RuleID?
    /// `%1`, `%2` … stand for controllers.
    package let words: String
    /// The published record that has it word for word; nil if the words are vcsim's own.
    package let record: String?

    /// The words as a page shows them: `<A>`, `<B>` … for controllers.
    package var example: String { filled(with: ["<A>", "<B>", "<C>", "<D>"]) }

    func filled(with names: [String]) -> String {
      var text = ""
      var isPlace = false
      for scalar in words.unicodeScalars {
        if isPlace, case let place = Int(scalar.value) - 49, names.indices.contains(place) {
          text += names[place]
          isPlace = false
        } else if scalar == "%" {
          isPlace = true
        } else {
          text.unicodeScalars.append(scalar)
        }
      }
      return text
    }
  }

  /// The wording that a version uses, with the versions that use it.
  package var wordings: [(modes: ModeRange, wording: Wording)] {
    facts.wordings.enumerated().compactMap { place, wording in
      let used = Mode.all.filter { mode in
        let rules = RuleSet(mode)
        return rules.holds(facts.rule) && facts.wordings.firstIndex { $0.isUsed(rules) } == place
      }
      guard let first = used.first, let last = used.last else { return nil }
      if last == Mode.all.last { return (ModeRange(first, through: nil), wording) }
      return (ModeRange(first, through: last), wording)
    }
  }

  /// The text in UIKit's words for these controllers.
  func text(_ names: [String], _ rules: RuleSet) -> String {
    facts.wordings.first { $0.isUsed(rules) }?.filled(with: names) ?? ""
  }
}

extension ConsoleText.Wording {
  /// In the words of a record.
  init(_ record: String, while rule: RuleID? = nil, _ words: String) {
    self.init(rule: rule, words: words, record: record)
  }

  /// In vcsim's own words.
  init(own words: String, while rule: RuleID? = nil) { self.init(rule: rule, words: words, record: nil) }

  func isUsed(_ rules: RuleSet) -> Bool { rule.map { rules.holds($0) } ?? true }
}

extension ConsoleText {
  private static let invalidArgument = "NSInvalidArgumentException"
  private static let inconsistency = "NSInternalInconsistencyException"
  private static let hierarchy = "UIViewControllerHierarchyInconsistency"
  private static let orientation = "UIApplicationInvalidInterfaceOrientation"
  private static let root =
    "Application windows are expected to have a root view controller at the end of application launch"

  package var facts: Facts {
    switch self {
    case .unbalancedAppearance:
      warning(
        .unbalancedWarning,
        Wording("warn-unbalanced-01", "Unbalanced calls to begin/end appearance transitions for %1."))
    case .presentDetached:
      warning(
        .presentDetached,
        Wording("warn-detached-01", "Presenting view controllers on detached view controllers is discouraged %1."))
    case .notInWindow:
      warning(
        .presentNeedsWindow,
        Wording(
          own: "Attempt to present %1 on %2 (from %3) whose view is not in the window hierarchy.",
          while: .presentTexts13),
        Wording(
          "warn-not-in-hierarchy-ios6-01",
          "Warning: Attempt to present %1 on %2 whose view is not in the window hierarchy!"))
    case .alreadyPresenting:
      warning(
        .presentOnlyOne,
        Wording(
          "warn-already-presenting-13-01", while: .presentTexts13,
          "Attempt to present %1 on %2 (from %3) which is already presenting %4."),
        Wording(
          "warn-already-presenting-ios7-01", "Warning: Attempt to present %1  on %2 which is already presenting %4"))
    case .presentationInProgress:
      warning(
        .presentInProgress,
        Wording(
          own: "Attempt to present %1 on %2 (from %3) while a presentation is in progress.", while: .presentTexts13),
        Wording(
          "warn-presentation-in-progress-ios7-01",
          "Warning: Attempt to present %1 on %2 while a presentation is in progress!"))
    case .dismissalInProgress:
      warning(
        .dismissInProgress,
        Wording(
          "warn-dismiss-in-progress-01",
          "Warning: Attempt to dismiss from view controller %1 while a presentation or dismiss is in progress!"))
    case .dismissedNotAppearing:
      warning(
        .dismissNotAppearing,
        Wording(
          "warn-dismiss-not-appear-ios5-01",
          "attempt to dismiss modal view controller whose view does not currently appear. self = %1"
            + " modalViewController = %2"))
    case .nestedPush:
      warning(
        .navigationNested,
        Wording(
          "warn-nested-13-01", while: .nestedTexts13,
          "nested push animation can result in a corrupted navigation bar"),
        Wording("warn-nested-push-01", "nested push animation can result in corrupted navigation bar"))
    case .nestedPop:
      warning(
        .navigationNested,
        Wording(own: "nested pop animation can result in a corrupted navigation bar", while: .nestedTexts13),
        Wording("warn-nested-pop-6-01", "nested pop animation can result in corrupted navigation bar"))
    case .unexpectedNavigationState:
      warning(
        .navigationNested,
        Wording(
          "warn-nested-pop-6-01",
          "Finishing up a navigation transition in an unexpected state. Navigation Bar subview tree might get"
            + " corrupted."))
    case .noRootAtLaunch: warning(.rootAtLaunch, Wording("warn-root-at-launch-ios51-01", Self.root))
    case .rootRequired:
      exception(Self.inconsistency, .rootRequired, Wording("warn-root-at-launch-ios51-01", Self.root))
    case .modalTransitionInProgress:
      exception(
        Self.inconsistency, .modalTransitionAlone,
        Wording(
          "exc-transition-in-progress-ios5-01",
          "Attempting to begin a modal transition from %1 to %2 while a transition is already in progress. Wait for"
            + " viewDidAppear/viewDidDisappear to know the current transition has completed"))
    case .presentsActiveController:
      exception(
        Self.invalidArgument, .presentActiveController,
        Wording("exc-active-controller-01", "Application tried to present modally an active controller %1."))
    case .presentsPresentedController:
      exception(
        Self.invalidArgument, .presentActiveController,
        Wording(
          "exc-already-presented-01", while: .presentTexts13,
          "Application tried to present modally a view controller %1 that is already being presented by %2."),
        Wording("exc-active-controller-01", "Application tried to present modally an active controller %1."))
    case .presentsNil:
      exception(
        Self.invalidArgument, .presentNeedsController,
        Wording("exc-nil-modal-01", "Application tried to present a nil modal view controller on target %1."))
    case .requestedParent:
      exception(
        Self.hierarchy, .hierarchyConsistent,
        Wording(
          "exc-parent-requested-01",
          "child view controller:%1 should have parent view controller:%2 but requested parent is:%3"))
    case .actualParent:
      exception(
        Self.hierarchy, .hierarchyConsistent,
        Wording(
          "exc-parent-actual-02",
          "child view controller:%1 should have parent view controller:%2 but actual parent is:%3"))
    case .noCommonOrientation:
      exception(
        Self.orientation, .orientationsInCommon,
        Wording(
          "e3-exc-no-common-setroot-11-01", while: .orientationsTextNamesClass,
          "Supported orientations has no common orientation with the application, and [%1 shouldAutorotate] is"
            + " returning YES"),
        Wording(
          "e3-exc-no-common-gone-13-01",
          "Supported orientations has no common orientation with the application, and shouldAutorotate is returning"
            + " YES"))
    case .noOrientation:
      exception(
        Self.orientation, .supportsAnOrientation,
        Wording(own: "supportedInterfaceOrientations of %1 returned no orientation"))
    case .preferredNotSupported:
      exception(
        Self.orientation, .preferredIsSupported,
        Wording(
          "exc-preferred-must-ios13-01", while: .preferredText13,
          "preferredInterfaceOrientationForPresentation '%1' must match a supported interface orientation: '%2'!"),
        Wording(
          "exc-preferred-must-01",
          "preferredInterfaceOrientationForPresentation must return a supported interface orientation!"))
    case .pushesTwice:
      exception(
        Self.invalidArgument, .pushOnce,
        Wording(
          "exc-push-same-01", "Pushing the same view controller instance more than once is not supported (%1)"))
    case .pushesNavigation:
      exception(
        Self.invalidArgument, .pushNoNavigation,
        Wording("exc-push-nav-01", "Pushing a navigation controller is not supported"))
    case .pushesSplit:
      exception(
        Self.invalidArgument, .pushNoSplit,
        Wording(
          "e2-exc-split-pushed-ios5-01", "Split View Controllers cannot be pushed to a Navigation Controller %1"))
    case .popoverContentInside:
      exception(
        "NSGenericException", .popoverHoldsRoot,
        Wording(
          "e2-exc-popover-content-root-5-01",
          "The content view controller argument must be the root of its associated view controller hierarchy."))
    case .popsToStranger:
      exception(
        Self.inconsistency, .popToMember,
        Wording("e2-exc-pop-nonexistent-01", "Tried to pop to a view controller that doesn't exist."))
    case .transitionWithManualForwarding:
      exception(
        Self.invalidArgument, .transitionNeedsForwarding,
        Wording(own: "%1 forwards appearance and rotation callbacks itself and cannot transition between children"))
    case .transitionOfStrangers:
      exception(
        Self.invalidArgument, .transitionNeedsForwarding,
        Wording(
          "e2-exc-transition-common-parent-6-01",
          "Children view controllers %1 and %2 must have a common parent view controller when calling"
            + " -[UIViewController"
            + " transitionFromViewController:toViewController:duration:options:animations:completion:]"))
    case .noSegue:
      exception(
        Self.invalidArgument, .segueKnown,
        Wording("exc-no-segue-01", "Receiver (%1) has no segue with identifier '%2'"))
    case .pushSegueWithoutNavigation:
      exception(
        "NSGenericException", .pushSegueNeedsNavigation,
        Wording(
          own: "Push segues can only be used when the source controller is managed by an instance of"
            + " UINavigationController."))
    case .geometryRefused:
      warning(
        .geometryIsRequested,
        Wording(
          "e3-warn-geometry-orientation-16-01",
          "None of the requested orientations are supported by the view controller. Requested: %1; Supported: %2"))
    case .twoStepsDeprecated:
      warning(
        .twoStepRotation,
        Wording(
          "warn-two-stage-ios5-01",
          "Two-stage rotation animation is deprecated. This application should use the smoother single-stage animation."
        ))
    case .restoresInsecurely:
      warning(
        .restorationIsSecure,
        Wording(
          "e2-warn-restore-secure-13-01",
          "Warning: The UIApplicationDelegate method application:shouldRestoreApplicationState: is deprecated. Please replace "
            + "the use of application:shouldRestoreApplicationState: with application:shouldRestoreSecureApplicationState:"
        ))
    case .restorationClassDoesNotConform:
      warning(
        .restorationClassConforms,
        Wording(
          "warn-restoration-class-01",
          "Warning: restoration class for view controller does not conform to UIViewControllerRestoration protocol: Class is %1"
        ))
    case .popoverReleased:
      exception(
        "NSGenericException", .popoverIsHeld,
        Wording(
          "e2-exc-popover-dealloc-61-01", "-[UIPopoverController dealloc] reached while popover is still visible."))
    case .turnsWhileTurning:
      exception(
        Self.inconsistency, .pageTurnsOnce, Wording("e2-exc-page-duplicate-states-01", "Duplicate states in queue"))
    case .viewOfAnother:
      exception(
        Self.hierarchy, .viewHasOneController,
        Wording(
          "exc-view-two-controllers-01",
          "A view can only be associated with at most one view controller at a time! View <UIView> is associated with %1. "
            + "Clear this association before associating this view with %2."))
    case .childOfItself:
      exception(Self.invalidArgument, .childNotItself, Wording(own: "%1 cannot be added as a child of itself"))
    case .viewOfItself:
      exception(Self.invalidArgument, .childNotItself, Wording("exc-add-self-01", "Can't add self as subview"))
    }
  }

  private func warning(_ rule: RuleID, _ wordings: Wording...) -> Facts {
    Facts(rule: rule, exception: nil, wordings: wordings)
  }

  private func exception(_ name: String, _ rule: RuleID, _ wordings: Wording...) -> Facts {
    Facts(rule: rule, exception: name, wordings: wordings)
  }
}
