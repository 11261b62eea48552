/// The traits of controllers: those of the window, handed down the tree of parents and children, each of whom may be given
/// others (iOS 8).
extension Simulator {
  /// The size classes of the whole window as it stands.
  var windowTraits: Traits { screen.traits(in: application.interface) }

  /// The size classes that a controller has as the window stands: what it is presented over changes nothing.
  func traits(of id: ControllerID) -> Traits {
    guard hierarchy.hasOverriddenTraits else { return windowTraits }
    var own = TraitOverride(horizontal: nil, vertical: nil)
    var current: ControllerID? = id
    // The nearest that says something counts.
    while let at = current, own.horizontal == nil || own.vertical == nil {
      let given = hierarchy[at].overridingTraits
      own.horizontal = own.horizontal ?? given?.horizontal
      own.vertical = own.vertical ?? given?.vertical
      current = hierarchy.parent(of: at)
    }
    return own.applied(to: windowTraits)
  }

  /// `setOverrideTraitCollection:forChildViewController:`; nil takes back what was given.
  mutating func overrideTraits(of id: ControllerID, _ traits: TraitOverride?) {
    guard rules.holds(.overriddenTraitsStay) else {
      fail(.notYet("an override of a child's traits", since: RuleID.overriddenTraitsStay.facts.modes.first))
      return
    }
    guard hierarchy.parent(of: id) != nil else {
      fail(.noParent(scenario.name(of: id)))
      return
    }
    hierarchy.overrideTraits(of: id, traits)
    spreadTraits(below: id)
  }

  /// Whoever has other traits than it was told is visited by the next layout pass, whether its view needs layout or not.
  mutating func spreadTraits(below id: ControllerID) {
    guard rules.holds(.traitsInLayout) else { return }
    var changed: [ControllerID] = []
    hierarchy.views.walk(ViewID(of: id)) { controller in
      if let told = hierarchy[controller].toldTraits, told != traits(of: controller) { changed.append(controller) }
      return true
    }
    for controller in changed {
      hierarchy.views.setNeedsVisit(ViewID(of: controller))
      if containerFollowsTraits(controller) { hierarchy.views.setNeedsLayout(ViewID(of: controller)) }
    }
  }

  /// `traitCollectionDidChange:` is part of the layout pass.
  mutating func tellTraits(_ id: ControllerID) -> [Work] {
    guard rules.holds(.traitsInLayout) else { return [] }
    let traits = traits(of: id)
    let told = hierarchy[id].toldTraits
    hierarchy[id].toldTraits = traits
    hierarchy[id].announcedTraits = traits
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

  /// Traits that have changed while a controller was off screen. One that has never been on screen has nothing to change from.
  func traitsAtReturn(of id: ControllerID) -> [Work] {
    guard let told = hierarchy[id].announcedTraits else { return [] }
    // In the middle of a change its parent has been told what comes.
    let announced = hierarchy.parent(of: id).flatMap { hierarchy[$0].announcedTraits }
    let coming = announced.map { hierarchy[id].overridingTraits?.applied(to: $0) ?? $0 }
    let traits = coming ?? traits(of: id)
    return told == traits
      ? [] : [.rotationCallback(id, .willTransitionToTraitCollection, .traits(traits), .traitsAtReturn)]
  }
}
