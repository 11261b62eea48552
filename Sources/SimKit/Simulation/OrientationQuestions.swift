/// Who is asked about orientations, and what the answers come to.
extension Simulator {
  // MARK: iOS 5: one question for each orientation

  /// Asks `shouldAutorotateToInterfaceOrientation:`. A navigation controller asks the controller on top, a tab bar and
  /// a split view controller all of theirs; each must say yes.
  @discardableResult
  mutating func askOldQuestion(_ id: ControllerID, about orientation: Orientation, _ rule: RuleID) -> Bool {
    let answer = oldAnswer(id, orientation)
    var open: [(ControllerID, depth: Int)] = [(id, 0)]
    let depth = messages.depth
    while let (current, level) = open.popLast() {
      messages.depth = depth + level
      report(
        .controller(current), .shouldAutorotateToInterfaceOrientation, .orientation(orientation),
        .yes(oldAnswer(current, orientation)), level == 0 ? rule : .containersAskChildren)
      for child in askedChildren(current).reversed() { open.append((child, level + 1)) }
    }
    messages.depth = depth
    return answer
  }

  private func oldAnswer(_ id: ControllerID, _ orientation: Orientation) -> Bool {
    var open = [id]
    while let current = open.popLast() {
      let asked = askedChildren(current)
      if asked.isEmpty {
        if !oldMask(current).contains(orientation) { return false }
      } else {
        open += asked
      }
    }
    return true
  }

  private func oldMask(_ id: ControllerID) -> OrientationMask {
    let controller = hierarchy[id]
    return controller.supportsOld ?? controller.supports ?? policy.standardMask(screen.device.idiom)
  }

  // MARK: iOS 6: a set

  func newMask(_ id: ControllerID) -> OrientationMask {
    let controller = hierarchy[id]
    return controller.supportsNew ?? controller.supports ?? policy.standardMask(screen.device.idiom)
  }

  /// Asks `supportedInterfaceOrientations`. A container of the system answers by itself; on iOS 6 it calls the method
  /// of its visible child all the same, and ignores the answer.
  mutating func askSupported(_ id: ControllerID, _ rule: RuleID) -> OrientationMask {
    let answer = newMask(id)
    report(.controller(id), .supportedInterfaceOrientations, .none, .mask(answer), rule)
    let depth = messages.depth
    var current = id
    while policy.asksChildrenInVain, let child = visibleChild(of: current) {
      messages.depth += 1
      report(.controller(child), .supportedInterfaceOrientations, .none, .mask(newMask(child)), .childrenAskedInVain)
      current = child
    }
    messages.depth = depth
    return answer
  }

  /// What the application allows: the delegate's answer, else the Info.plist's list, else all.
  mutating func askApplication() -> OrientationMask {
    if let answer = application.delegate {
      report(.app, .supportedOrientationsForWindow, .none, .mask(answer), .delegateBeforePlist)
      return answer
    }
    return application.listed ?? policy.standardMask(screen.device.idiom)
  }

  /// The orientations in which a controller may stand that fills the window; nil if that is an exception.
  mutating func askEffectiveMask(_ id: ControllerID, _ rule: RuleID) -> OrientationMask? {
    let own = askSupported(id, rule)
    guard !own.isEmpty else {
      report(.noOrientation(id))
      return nil
    }
    let common = own.intersection(askApplication())
    guard !common.isEmpty else {
      report(.noCommonOrientation)
      return nil
    }
    return common
  }

  /// The orientation in which a controller comes up that is about to fill the window.
  mutating func chooseOrientation(for id: ControllerID, _ rule: RuleID) {
    switch policy.rotation {
    case .question:
      // The interface stays as it is if the controller says yes, else it turns to the first that it says yes to.
      if askOldQuestion(id, about: application.interface, rule) { return }
      for orientation in Orientation.allCases where orientation != application.interface {
        if askOldQuestion(id, about: orientation, rule) {
          application.interface = orientation
          return
        }
      }
    case .mask, .sizes:
      guard let mask = askEffectiveMask(id, rule) else { return }
      let current = application.interface
      let preferred = hierarchy[id].prefers ?? (mask.contains(current) ? current : mask.orientations[0])
      report(
        .controller(id), .preferredInterfaceOrientationForPresentation, .none, .orientation(preferred), rule)
      guard mask.contains(preferred) else {
        report(.preferredNotSupported)
        return
      }
      application.interface = preferred
    }
  }
}
