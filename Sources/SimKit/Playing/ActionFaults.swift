/// What no app could do: the story cannot go on.
extension Simulator {
  /// Why a line is none of this story, or nil if it is: code runs after the launch only, and time does not pass inside a callback.
  func fault(of action: Action) -> Fault.Kind? {
    switch action {
    case .launch, .launchWithoutRoot: application.isLaunched ? .alreadyLaunched : nil
    case .relaunch, .open: application.isLaunched || application.lastRoot != nil ? nil : .notLaunched
    case .changeScene(_, let root): notLaunched ?? (hasScene(of: root) ? nil : .noScene(scenario.name(of: root)))
    case .resizeWindow(let size): notLaunched ?? noSuchWindow(size)
    case .rotate, .runRoutine, .together, .setVariable: nil
    // Objects may be there before the launch, and go with the process.
    case .create, .change: application.hasEnded ? .notLaunched : nil
    case .wait, .waitUntilIdle: messages.frames.isEmpty ? nil : .timeInCallback
    default: notLaunched
    }
  }

  private var notLaunched: Fault.Kind? { application.isLaunched ? nil : .notLaunched }

  /// Whether a root names one of the scenes.
  private func hasScene(of root: ControllerID) -> Bool {
    let own = hierarchy.root ?? application.lastRoot
    return !usesScenes || root == own || application[scene: root].root == root
  }

  private func noSuchWindow(_ size: Size) -> Fault.Kind? {
    let whole = screen.whole.fullBounds(in: application.interface)
    let isPad = screen.device.idiom == .pad
    return isPad && size.width <= whole.width && size.height <= whole.height
      ? nil : .noSuchWindow(size, within: whole, isPad: isPad)
  }
}
