/// A controller and its view are made, and released.
enum LifeStep: Hashable, Sendable {
  case loaded
  case connectView
  case unload
  case releaseView
}

extension Simulator {
  @inline(__always)
  mutating func perform(_ step: LifeStep, of id: ControllerID) {
    switch step {
    case .loaded: hierarchy.views[id.view].marks[.isLoading] = false
    case .connectView: connectView(id)
    case .unload: unload(id)
    case .releaseView: releaseView(id)
    }
  }

  /// Makes a controller, and what it contains, when it is first used.
  mutating func create(_ id: ControllerID) {
    guard !hierarchy[id].exists else { return }
    if hierarchy.isLoaded(id) {
      // The view of the one before is still where its superview holds it.
      return schedule([.detach(id, .window, .viewLeavesWindow), .life(id, .unload), .create(id)])
    }
    hierarchy.makeExist(id)
    transitions.changeTurn { $0.rotating.remove(id) }
    let declaration = declaration(id)
    containers[id] = ContainerState(declaration, under: rules)
    // Later versions foresee the traits when a controller is made, and tell only what has changed since.
    if rules.holds(.traitsForeseen) { hierarchy[id].told.traits = windowTraits }
    hierarchy[id].heldByUIKitOnly = declaration.heldByUIKitOnly
    var works: [Work] = []
    switch declaration.view {
    case .code, .standard, .nib: works.append(.send(.controller(id), .initWithNibName, .none, .createInCode))
    case .storyboard, .sameNib:
      works.append(.send(.controller(id), .initWithCoder, .none, .createFromStoryboard))
      works.append(.send(.controller(id), .awakeFromNib, .none, .createFromStoryboard))
      if case .sameNib = declaration.view { works.append(.life(id, .connectView)) }
    }
    if case .search = declaration.kind { works.append(.search(id, .created)) }
    schedule(works + container(id, at: .created))
  }

  /// `self.view`: loads it when it is not there.
  mutating func load(_ id: ControllerID) {
    guard hierarchy[id].exists || isDeallocating(id) else { return schedule([.create(id), .load(id)]) }
    guard !hierarchy.isLoaded(id), permits(objection(toLoading: id)) else { return }
    hierarchy.views[id.view].marks[.isLoading] = true
    schedule([
      .send(.controller(id), .loadView, .none, .loadOnFirstUse),
      .life(id, .loaded), .send(.controller(id), .viewDidLoad, .none, .loadOnFirstUse),
    ])
  }

  /// The nib that the controller comes out of connects its view, so that no code has to load it.
  private mutating func connectView(_ id: ControllerID) {
    guard !hierarchy.isLoaded(id) else { return }
    makeView(id)
    schedule([.send(.controller(id), .viewDidLoad, .none, .createFromStoryboard)])
  }

  /// Creates the view, as `loadView` of `UIViewController` or the app's own method does.
  mutating func makeView(_ id: ControllerID) {
    // A nib's view has the size of the screen as the window stands when it is loaded: in portrait, until the window itself turns.
    let whole = screen.fullFrame(in: rules.holds(.windowStaysPortrait) ? .portrait : application.interface)
    let frame: Rect =
      switch declaration(id).view {
      // UIKit's containers have their own loadView.
      case .code(nil) where containers[id] == nil: .zero
      case .standard: whole
      case .code(let size), .nib(let size), .storyboard(let size), .sameNib(let size):
        size.map { Rect(x: 0, y: 0, size: $0) } ?? whole
      }
    // A view that was loaded in the meantime is replaced, together with the place that the app gave it.
    hierarchy.views[id.view].marks[.hasOwnFrame] = false
    hierarchy.views.load(id.view, frame: frame, keepsSize: declaration(id).keepsSize)
  }

  /// A memory warning does this on iOS 5, with its two messages; or the app, without. The children's views lose their superview.
  private mutating func unload(_ id: ControllerID) {
    // The app's code may have put the view back in a callback of the disappearance.
    let own: [Work] = hierarchy.isInWindow(id) ? [.detach(id, .window, .viewLeavesWindow)] : []
    schedule(own + losingSuperview(id) + [.life(id, .releaseView)])
  }

  /// Takes the subviews out of a view that goes. Nothing else may retain their controllers.
  func losingSuperview(_ id: ControllerID) -> [Work] {
    hierarchy.controllersOfSubviews(id).flatMap { [.detach($0, .window, .viewLeavesWindow), .release($0)] }
  }

  /// In its dealloc, the app may have made another controller that is on screen by now.
  private mutating func releaseView(_ id: ControllerID) {
    if !hierarchy.hasSuperview(id) { hierarchy.views.unload(id.view) }
  }

  mutating func setViewToNil(_ id: ControllerID) {
    schedule([.detach(id, .window, .viewSetToNil), .life(id, .unload), .release(id)])
  }

  /// A UIKit container retains the shown controller until another has replaced it.
  private func isShownByContainer(_ id: ControllerID) -> Bool {
    guard let container = hierarchy.superview(of: id) else { return false }
    return isSystemContainer(container) && containerShows(id, in: container)
  }

  /// The app's last reference goes.
  mutating func releaseByApp(_ id: ControllerID) {
    guard permits(objection(toReleasing: id)) else { return }
    hierarchy[id].heldByUIKitOnly = true
    schedule([.release(id)])
  }

  /// Only a running method or a transition may retain the controller. A presentation retains both of its own.
  func isUnretained(_ id: ControllerID) -> Bool {
    hierarchy[id].exists && hierarchy[id].heldByUIKitOnly && hierarchy.isFree(id) && hierarchy[id].presented == nil
      && !hierarchy[id].isKept && hierarchy.views.superview(of: id.view) != .window
  }

  mutating func deallocateUnretained(_ id: ControllerID) {
    let controller = hierarchy[id]
    hierarchy[id].wasReleased = false
    guard isUnretained(id) else { return }
    // A running method, the container that shows the controller, its transition, and a tab that it removes retain it too.
    hierarchy[id].wasReleased =
      controller.openCallbacks > 0 || isShownByContainer(id) || controller.appearance.isInTransition
      || transitions.isLeaving(id)
      || containers[tabBar: id] != nil && hierarchy.children(of: id).contains { hierarchy[$0].move == .fromParent }
    if hierarchy[id].wasReleased { return }
    let text = objection(toDeallocating: id)
    // A split view controller retains its columns, which may be on the stack of the primary one.
    let kept = containers[split: id]?.content.members ?? []
    let children = hierarchy.children(of: id) + kept
    for child in kept { hierarchy[child].isKept = false }
    hierarchy.endExistence(of: id)
    var works: [Work] = [.send(.controller(id), .dealloc, .none, .deallocWhenUnheld)]
    if let text { works.append(.message(.warn(text))) }
    if hierarchy.hasSuperview(id) {
      // The superview retains the view, which stays in place without a controller.
      hierarchy[id].passage = Passage()
    } else {
      works += losingSuperview(id) + [.life(id, .releaseView)]
    }
    for child in children {
      if hierarchy.parent(of: child) == id { hierarchy.clearParent(of: child) }
      works.append(.release(child))
    }
    schedule(works)
  }
}
