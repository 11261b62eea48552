/// The traits of controllers, iOS 8: the window's, handed down the tree. A parent, and the place of a controller, may give others.
extension Simulator {
  var windowTraits: Traits { screen.traits(in: application.interface) }

  /// The size classes that a controller has as the window stands.
  func traits(of id: ControllerID) -> Traits {
    let window = screen.traits(in: interface(of: id))
    // Only a regular width gets narrower.
    guard hierarchy.hasOverriddenTraits || window.horizontal == .regular else { return window }
    var own = TraitOverride(horizontal: nil, vertical: nil)
    var current: ControllerID? = id
    // The nearest that says something counts.
    while let at = current, own.horizontal == nil || own.vertical == nil {
      let given = givenTraits(of: at)
      own.horizontal = own.horizontal ?? given.horizontal
      own.vertical = own.vertical ?? given.vertical
      let presentation = hierarchy[at].presentation
      current = presentation.map { $0.style.staysInContext ? $0.presenter : nil } ?? hierarchy.parent(of: at)
    }
    return own.applied(to: window)
  }

  /// The traits that the parent gives a controller, and those that its position adds.
  private func givenTraits(of id: ControllerID) -> TraitOverride {
    let own = hierarchy[id].overridingTraits
    return TraitOverride(horizontal: own?.horizontal ?? widthOfPlace(id), vertical: own?.vertical)
  }

  func traits(of id: ControllerID, below traits: Traits) -> Traits { givenTraits(of: id).applied(to: traits) }

  /// The traits that a controller over the window has when the window has these.
  func traits(of id: ControllerID, inWindow window: Traits) -> Traits {
    guard let presentation = hierarchy[id].presentation else { return window }
    let style = adaptedStyle(of: id, in: window)
    let width = widthOfSheet(style, adapted: presentation.adapted || style != presentation.style)
    return TraitOverride(horizontal: width, vertical: nil).applied(to: window)
  }

  /// Compact in a form sheet and a popover, and in every column of a split view controller but the secondary one.
  private func widthOfPlace(_ id: ControllerID) -> Traits.SizeClass? {
    guard rules.holds(.narrowPlacesAreCompact) else { return nil }
    if let presentation = hierarchy[id].presentation {
      return widthOfSheet(presentation.style, adapted: presentation.adapted)
    }
    guard let parent = hierarchy.parent(of: id), let split = containers[split: parent] else { return nil }
    return split.content.secondary == id ? nil : .compact
  }

  private func widthOfSheet(_ style: ModalStyle, adapted: Bool) -> Traits.SizeClass? {
    style.fitsContent && !(adapted && rules.holds(.adaptedKeepsWidth)) ? .compact : nil
  }

  /// The next layout pass visits a controller whose traits differ from those it last got, even if its view needs no layout.
  mutating func spreadTraits(below id: ControllerID) {
    guard rules.holds(.traitsInLayout) else { return }
    let changed = hierarchy.controllersInView(of: id).filter { controller in
      hierarchy[controller].told.traits.map { $0 != traits(of: controller) } ?? false
    }
    for controller in changed {
      hierarchy.views.setNeedsVisit(controller.view)
      // A split view controller shows other columns with other traits.
      if containers[split: controller] != nil { hierarchy.views.setNeedsLayout(controller.view) }
    }
  }

  /// `traitCollectionDidChange:` is part of the layout pass.
  mutating func tellTraits(_ id: ControllerID) -> [Work] {
    guard rules.holds(.traitsInLayout) else { return [] }
    let traits = traits(of: id)
    let told = hierarchy[id].told.traits
    if let told, told != traits, isBeingCovered(id) { return [] }
    hierarchy[id].told.traits = traits
    hierarchy[id].told.announced = traits
    guard let told else {
      return [.send(.controller(id), .traitCollectionDidChange, .traits(traits), .traitsAtFirstLayout)]
    }
    guard told != traits else { return [] }
    var works: [Work] = [.send(.controller(id), .traitCollectionDidChange, .traits(traits), .traitsInLayout)]
    if rules.holds(.traitChangesRegistered), declaration(id).registersForTraitChanges {
      works.append(.send(.controller(id), .traitChangeHandler, .traits(traits), .traitChangesRegistered))
    }
    return works
  }

  /// Whether a full-screen presentation is about to take the view from the window: the traits wait for the return, too.
  private func isBeingCovered(_ id: ControllerID) -> Bool {
    let presenter = hierarchy.outermost(of: id)
    guard hierarchy[presenter].appearance == .disappearing, let presented = hierarchy[presenter].presented else {
      return false
    }
    return hierarchy[presented].covers
  }

  /// Traits that have changed while a controller was off screen. A controller that was never on screen has nothing to change from.
  func traitsAtReturn(of id: ControllerID) -> [Work] {
    guard let told = hierarchy[id].told.announced else { return [] }
    // In the middle of a change its parent has got the coming traits.
    let announced = hierarchy.parent(of: id).flatMap { hierarchy[$0].told.announced }
    let traits = announced.map { self.traits(of: id, below: $0) } ?? self.traits(of: id)
    return told == traits
      ? [] : [.rotationCallback(id, .willTransitionToTraitCollection, .traits(traits), .traitsAtReturn)]
  }
}
