/// Adaptation of presentations to little space: on iPhone in iOS 7 and earlier, in a compact width in iOS 8 and later.
extension Simulator {
  func adaptedStyle(of id: ControllerID, in traits: Traits) -> ModalStyle {
    // Neither an alert nor an action sheet covers its presenter.
    if scenario.isAlert(id) { return .custom }
    // A controller that replaces another is shown as the other would be.
    let asked = hierarchy[id].presentation?.original ?? id
    let original = declaration(asked)
    guard let style = style(of: asked) else { return standardStyle(of: asked) }
    guard style.adapts || (style == .currentContext && rules.holds(.phoneStylesFullScreen)) else { return style }
    if rules.holds(.phoneStylesFullScreen) { return screen.device.idiom == .phone ? .fullScreen : style }
    guard traits.horizontal == .compact else { return style }
    if let adaptation = original.adaptation, isAsked(adaptation, in: traits) {
      guard let answer = adaptation.style else { return style }
      return rules.holds(.compactIsFullScreen) && answer.adapts ? .fullScreen : answer
    }
    if rules.holds(.compactIsFullScreen) { return .fullScreen }
    return style == .popover ? .formSheet : style
  }

  /// The style that the app has chosen; nil where it has not.
  func style(of id: ControllerID) -> ModalStyle? { hierarchy[id].styleRead ?? hierarchy[id].answers.style }

  func standardStyle(of id: ControllerID) -> ModalStyle {
    if case .search = declaration(id).kind, rules.holds(.searchIsPresented) { return .overCurrentContext }
    return rules.holds(.standardStyleIsSheet) ? .pageSheet : .fullScreen
  }

  /// The delegate answers one of two questions: the older is asked in a compact width only.
  private func isAsked(_ adaptation: Adaptation, in traits: Traits) -> Bool {
    adaptation.byTraits ? rules.holds(.adaptsByTraits) : traits.horizontal == .compact
  }

  /// The controller that the delegate presents instead, in a style that the app didn't ask for.
  func replacement(of id: ControllerID, in traits: Traits) -> ControllerID? {
    guard rules.holds(.adaptsByWidth), let style = style(of: id), adaptedStyle(of: id, in: traits) != style
    else { return nil }
    return scenario.controllers.firstIndex { $0.replaces == id }.map { ControllerID($0) }
  }

  /// Returns the delegate's calls before the style of a presentation is settled.
  func adaptationQuestions(of shown: ControllerID, in traits: Traits) -> [Work] {
    // The delegate is that of the presentation that the app has asked for.
    let id = hierarchy[shown].presentation?.original ?? shown
    guard rules.holds(.adaptsByWidth), let wanted = style(of: id), wanted.adapts else { return [] }
    let adaptation = declaration(id).adaptation
    let style = adaptedStyle(of: id, in: traits)
    var works: [Work] = []
    if let adaptation, isAsked(adaptation, in: traits) {
      let question =
        adaptation.byTraits
        ? Question(.delegate(id), .adaptiveStyleForTraits, about: .traits(traits), .adaptsByTraits)
        : Question(.delegate(id), .adaptiveStyle, .adaptsByWidth)
      works += Work.ask(question, answering: .style(traits.horizontal == .compact ? adaptation.style : nil))
    }
    if let other = replacement(of: id, in: traits) {
      let question = Question(.delegate(id), .controllerForAdaptiveStyle, about: .style(style), .adaptsIntoOther)
      works += Work.ask(question, answering: .controller(other))
    }
    if adaptation != nil, rules.holds(.tellsAdaptiveStyle) {
      works.append(
        .send(.delegate(id), .willPresentWithAdaptiveStyle, .style(style == wanted ? nil : style), .tellsAdaptiveStyle))
    }
    return works
  }

  // MARK: In place

  func adaptations(to traits: Traits) -> [(id: ControllerID, style: ModalStyle)] {
    presentations.compactMap { id in
      guard let presentation = hierarchy[id].presentation else { return nil }
      let style = adaptedStyle(of: id, in: traits)
      return style == presentation.style ? nil : (id, style)
    }
  }

  /// A presentation becomes another while it stands. Unless the delegate hands over another controller, only the
  /// presenter is affected: its view leaves the window when the change has been shown, or comes back into it.
  mutating func adapt(_ id: ControllerID, _ style: ModalStyle) {
    guard let old = hierarchy[id].presentation else { return }
    hierarchy[id].presentation?.style = style
    hierarchy[id].presentation?.adapted = true
    spreadTraits(below: id)
    let covers = covers(style, of: id)
    hierarchy[id].presentation?.covers = covers
    let next = replacement(of: old.original, in: windowTraits) ?? old.original
    schedule(next == id ? [.fillWindow(id)] : [.load(next), .presentation(.exchange(id, for: next))])
    guard covers != old.covers else { return }
    schedule(
      covers
        ? Work.after(rules.modalDuration, [.presentation(.adapted(next))])
        : [.fillWindow(old.presenter), .view(old.presenter, .reattach(.presentation, .adaptsInPlace))])
  }

  /// The presenter's view leaves the window, unless the presentation has changed again.
  mutating func adapted(_ id: ControllerID) {
    guard let presentation = hierarchy[id].presentation, presentation.covers, modal(inWindowOf: id) == nil
    else { return }
    schedule([.detach(presentation.presenter, .presentation, .adaptsInPlace)])
  }

  /// Another controller is presented from here on, with what the first has presented. A view in both stays in the window.
  mutating func exchange(_ old: ControllerID, for new: ControllerID) {
    guard let presentation = hierarchy[old].presentation else { return }
    let isInside = hierarchy.isAtOrAbove(old, new)
    guard permits(objection(toExchanging: old, for: new)), hierarchy.setPresentation(presentation, of: new) else {
      return
    }
    hierarchy[old].presentation = nil
    if let above = hierarchy[old].presented {
      hierarchy[old].presented = nil
      hierarchy[new].presented = above
      hierarchy[above].presentation?.presenter = new
    }
    let leaves: [Work] = isInside ? [.willMove(new, to: nil, .adaptsInPlace), .child(new, .leaveParent)] : []
    let goes: [Work] =
      hierarchy.isAtOrAbove(new, old) ? [] : [.detach(old, .presentation, .adaptsInPlace), .release(old)]
    schedule(leaves + [.fillWindow(new), .attach(new, to: nil, .presentation, .adaptsInPlace)] + goes)
  }

  // MARK: The size of the content

  /// Its own size, or that of the controller that it shows. A stack keeps the size for a controller that asks for none.
  func wantedSize(of id: ControllerID) -> Size? {
    if hierarchy[id].presentation?.style == .formSheet, !rules.holds(.sheetAsksForSize) { return nil }
    if let own = hierarchy[id].contentSize { return own }
    guard isSystemContainer(id) else { return nil }
    return hierarchy.lastChild(of: id).flatMap { hierarchy[$0].contentSize } ?? containers[navigation: id]?.contentSize
  }

  /// `preferredContentSize`, in iOS 6 and earlier `contentSizeForViewInPopover`: the parent gets the change, and a
  /// popover or a form sheet takes the size.
  mutating func setContentSize(_ id: ControllerID, _ size: Size) {
    guard hierarchy[id].contentSize != size else { return }
    hierarchy[id].contentSize = size
    var works: [Work] = []
    if let parent = hierarchy.parent(of: id), rules.holds(.tellsContentSize) {
      works.append(
        .send(.controller(parent), .preferredContentSizeDidChange, .shown(id, animated: nil), .tellsContentSize))
    }
    schedule(works + [.view(hierarchy.outermost(of: id), .fitSheet)])
  }

  mutating func fitSheet(_ id: ControllerID) {
    guard let style = hierarchy[id].presentation?.style, style.fitsContent, hierarchy.isInWindow(id) else { return }
    let frame = sheetFrame(of: id, style, in: interface(of: id), on: screen)
    guard frame.size != bounds(of: id) else { return }
    let telling: [Work] =
      rules.holds(.sheetTakesSize)
      ? [.rotationCallback(id, .viewWillTransitionToSize, .size(frame.size), .sheetTakesSize)] : []
    schedule(telling + [.fillWindow(id)])
  }

  // MARK: Sheets of several heights, iOS 15

  func sheetFrame(of id: ControllerID, _ style: ModalStyle, in orientation: Orientation, on screen: Screen) -> Rect {
    let frame = screen.sheetFrame(style, wanting: wantedSize(of: id), in: orientation)
    guard style.isSheet, style != .popover, let detent = detent(of: id) else { return frame }
    return screen.sheetFrame(at: detent, instead: frame, in: orientation)
  }

  /// Nil where the app has set none.
  func detent(of id: ControllerID) -> SheetDetent? {
    guard rules.holds(.detentsOfSheets) else { return nil }
    let detents = declaration(id).detents
    return hierarchy[id].detent ?? detents.min { $0.rawValue < $1.rawValue }
  }
}
