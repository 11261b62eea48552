extension Simulator {
  /// The work that UIKit's own implementation of a callback does, nil if it does nothing.
  ///
  /// A container of the system forwards appearance and rotation from inside its own methods; a controller of the
  /// app's has its children told after its own method has returned, whether it calls super or not.
  func superImplementation(_ receiver: Receiver, _ callback: Callback, _ argument: Argument) -> Work? {
    guard case .controller(let id) = receiver else { return nil }
    switch callback {
    case .loadView:
      return .superCall(id, callback, argument)
    case .didReceiveMemoryWarning:
      return policy.unloadsViews && hierarchy.isLoaded(id) && !hierarchy.hasSuperview(id)
        ? .superCall(id, callback, argument) : nil
    case .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear, .willRotate, .willAnimateRotation,
      .didRotate:
      return isSystemContainer(id) ? .superCall(id, callback, argument) : nil
    case .willTransitionToTraitCollection, .viewWillTransitionToSize:
      return hierarchy.children(of: id).isEmpty ? nil : .superCall(id, callback, argument)
    case .viewDidLoad:
      return isSystemContainer(id) ? .superCall(id, callback, argument) : nil
    default:
      return nil
    }
  }

  /// Carries it out.
  mutating func performSuper(_ id: ControllerID, _ callback: Callback, _ argument: Argument) {
    switch callback {
    case .loadView: makeView(id)
    case .viewDidLoad: containerDidLoad(id)
    case .didReceiveMemoryWarning: unloadAfterWarning(id)
    case .viewWillAppear: containerWillAppear(id, animated: isAnimated(argument))
    case .viewDidAppear: schedule([.forwardEnd(id, appeared: true)] + containerDidAppear(id))
    case .viewWillDisappear: schedule([.forwardBegin(id, appearing: false, animated: isAnimated(argument))])
    case .viewDidDisappear: schedule([.forwardEnd(id, appeared: false)])
    case .willAnimateRotation:
      schedule([.forwardRotation(id, callback, argument)] + containerWillAnimateRotation(id))
    case .willRotate, .didRotate: forwardRotation(id, callback, argument)
    case .willTransitionToTraitCollection, .viewWillTransitionToSize: forwardSizeTransition(id, callback, argument)
    default: break
    }
  }

  private func isAnimated(_ argument: Argument) -> Bool {
    if case .animated(let animated) = argument { animated } else { false }
  }
}
