/// Faults: no app could do it, and the story cannot go on.
extension Simulator {
  /// Why a line is none of this story, or nil if it is: code runs after the launch only, and time does not pass inside a callback.
  func fault(of action: Action) -> Fault.Kind? {
    switch action {
    case .launch, .launchWithoutRoot: application.isLaunched ? .alreadyLaunched : nil
    case .relaunch, .open: application.isLaunched || application.lastRoot != nil ? nil : .notLaunched
    case .changeScene(_, let root): notLaunched ?? (hasScene(of: root) ? nil : .noScene(scenario.name(of: root)))
    case .resizeWindow(let size): notLaunched ?? (rules.holds(.windowIsResized) ? noSuchWindow(size) : nil)
    case .rotate, .runRoutine, .together, .setVariable: nil
    // Objects may be there before the launch, and go with the process.
    case .create, .change: application.hasEnded ? .notLaunched : nil
    case .wait, .waitUntilIdle: messages.frames.isEmpty ? nil : .timeInCallback
    default: notLaunched
    }
  }

  private var notLaunched: Fault.Kind? { application.isLaunched ? nil : .notLaunched }

  private func hasScene(of root: ControllerID) -> Bool {
    !usesScenes || scene(named: root).map { application[scene: $0].root == $0 } ?? true
  }

  private func noSuchWindow(_ size: Size) -> Fault.Kind? {
    let whole = screen.whole.fullBounds(in: application.interface)
    let isPad = screen.device.idiom == .pad
    return isPad && size.width <= whole.width && size.height <= whole.height
      ? nil : .noSuchWindow(size, within: whole, isPad: isPad)
  }
}

extension Simulator {
  /// An alert that a call takes for another controller: the grammar says which take both. Launched, it's no root: see `launch`.
  func alertInVain(in action: Action) -> ControllerID? {
    guard script.hasAlerts, action.controllers.contains(where: { scenario.isAlert($0) }) else { return nil }
    return action.noAlerts.first { scenario.isAlert($0) }
  }

  /// An event that the version lacks, and that no finger finds.
  func lacks(_ rule: RuleID, _ what: String) -> Trouble? { rules.holds(rule) ? nil : .lacks(.absentEvent, rule, what) }

  /// A method that the version lacks: the app's code raises an exception.
  func lacks(_ rule: RuleID, _ selector: String, of receiver: ControllerID?) -> Trouble? {
    guard !rules.holds(rule) else { return nil }
    return Trouble(.absentMethod, words: [receiver.map { className($0) } ?? "UIViewController", selector])
  }

  var lacksSearch: Trouble? {
    rules.holds(.searchIsPresented) ? nil : .lacks(.absentFeature, .searchIsPresented, "a search controller")
  }
}
