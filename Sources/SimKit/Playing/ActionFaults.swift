/// The faults that make a line impossible, so that the story cannot go on.
extension Simulator {
  /// Why the app cannot perform an action now, or nil if it can: its version lacks what the line is about, its code runs after
  /// launch only, time does not pass inside a callback, and a finger has to reach its place.
  func fault(of action: Action) -> Fault.Kind? {
    if let (rule, what) = feature(of: action), !rules.holds(rule) { return .notYet(what, since: rule.since) }
    switch action {
    case .launch, .launchWithoutRoot, .relaunch, .open, .rotate, .runRoutine, .together, .setVariable: break
    // Objects may be there before the launch, and go with the process.
    case .create, .change: if application.hasEnded { return .notLaunched }
    case .wait, .waitUntilIdle: if !messages.frames.isEmpty { return .timeInCallback }
    default: if !application.isLaunched { return .notLaunched }
    }
    guard let touch = action.touch, let obstacle = obstacle(to: touch) else { return nil }
    return .isCovered(scenario.name(of: touch.controller), by: obstacle)
  }

  /// The feature that an action needs: the rule whose versions have it, and its name.
  private func feature(of action: Action) -> (RuleID, String)? {
    switch action {
    case .open(.link): (.linkContinues, "open link")
    case .changeInterfaceStyle: (.styleToldParentFirst, "interface styles")
    case .resizeWindow: (.windowIsResized, "a part of the screen")
    case .requestGeometry: (.geometryIsRequested, "requestGeometryUpdate")
    case .updateOrientations: (.orientationsAreUpdated, "setNeedsUpdateOfSupportedInterfaceOrientations")
    case .setNeedsUpdateProperties: (.propertiesBeforeLayout, "setNeedsUpdateProperties")
    case .setTraits: (.overriddenTraitsStay, "an override of a child's traits")
    case .dragSheet: (.detentsOfSheets, "detents")
    case .setDisplayMode: (.splitDisplayModes, "a display mode")
    case .setColumnWidth: (.splitColumnWidth, "the width of columns")
    case .show: (.showInContainer, "showViewController:sender:")
    case .alongside: (.coordinatorRunsAlongside, "a transition coordinator")
    default: nil
    }
  }
}
