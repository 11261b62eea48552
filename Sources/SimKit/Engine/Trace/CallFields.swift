/// Which of a message's values are stated.
package struct FieldDetail: Hashable, Sendable {
  /// The property that says why a controller comes or goes.
  package var properties: Bool
  /// Bounds, frame, orientation and whether the view is loaded with each message; else the bounds with
  /// `viewWillLayoutSubviews`, the first callback in which they are right, and no more.
  package var geometry: Bool
  /// Values of the controller's place: a bit for each of `FieldKey.ofPlace`, so that a copy counts no reference.
  private var place: UInt16 = 0

  package init(properties: Bool = false, geometry: Bool = false, place: [FieldKey] = []) {
    self.properties = properties
    self.geometry = geometry
    for (index, key) in FieldKey.ofPlace.enumerated() where place.contains(key) { self.place |= 1 << UInt16(index) }
  }

  /// The keys of the place, in the order of their lines.
  var keysOfPlace: [FieldKey] {
    FieldKey.ofPlace.enumerated().filter { place & 1 << UInt16($0.offset) != 0 }.map { $0.element }
  }
}

extension Geometry {
  static let keys: Set<FieldKey> = [.bounds, .frame, .interfaceOrientation, .loaded, .animating]

  /// The value of a field if all are printed; nil for a key that is not about geometry.
  subscript(key: FieldKey) -> FieldValue<String>? {
    if key == .animating { return .yesOrNo(isAnimating) }
    var result: FieldValue<String>?
    forEachField { if $0 == key { result = $1 } }
    return result
  }

  @inline(__always)
  func forEachField<Name>(_ body: (FieldKey, FieldValue<Name>) -> Void) {
    body(.bounds, .size(bounds))
    body(.frame, .rect(frame))
    body(.interfaceOrientation, .orientation(orientation))
    body(.loaded, .yesOrNo(isLoaded))
    // Rare, and printed only if set.
    if isAnimating { body(.animating, .yesOrNo(true)) }
  }
}

extension ControllerPlace {
  /// The value of a key; nil for a key that is not about the place, and for a property that the version doesn't have.
  subscript(key: FieldKey) -> FieldValue<ControllerID>? {
    switch key {
    case .parentViewController: .controller(parent)
    case .presentingViewController: .controller(presenting)
    case .presentedViewController: .controller(presented)
    case .traitCollection: traits.map { .traits($0) }
    case .safeAreaInsets: safeArea.map { .rect($0) }
    case .window: .yesOrNo(isInWindow)
    case .transitionCoordinator: hasCoordinator.map { .yesOrNo($0) }
    case .navigationController: .controller(navigation)
    case .tabBarController: .controller(tabBar)
    case .splitViewController: .controller(split)
    default: nil
    }
  }

  /// All that the version has, with the names of a scenario.
  func fields(in scenario: Scenario) -> [Field] {
    FieldKey.ofPlace.compactMap { key in
      self[key].map { value in Field(key, value.named { scenario.name(of: $0) }) }
    }
  }
}

extension Call {
  /// Hands on what the message carries, in the order of `FieldKey`. All forms of a trace are made from this.
  @inline(__always)
  func forEachField(_ detail: FieldDetail, _ body: (FieldKey, FieldValue<ControllerID>) -> Void) {
    // The arguments of a query have the key, too, and stand before the others.
    if let place = geometry?.place, detail.keysOfPlace.contains(.presentingViewController) {
      body(.presentingViewController, .controller(place.presenting))
    }
    forEachOwnField(detail, body)
    guard let geometry else { return }
    if detail.geometry {
      geometry.forEachField(body)
    } else if callback == .viewWillLayoutSubviews {
      body(.bounds, .size(geometry.bounds))
    }
    guard let place = geometry.place else { return }
    for key in detail.keysOfPlace where key != .presentingViewController {
      if let value = place[key] { body(key, value) }
    }
  }

  /// The same without what the receiver's code sees of its view.
  @inline(__always)
  func forEachOwnField(_ detail: FieldDetail, _ body: (FieldKey, FieldValue<ControllerID>) -> Void) {
    switch argument {
    case .none: break
    case .animated(let animated): body(.animated, .yesOrNo(animated))
    case .editing(let editing, let animated):
      body(.editing, .yesOrNo(editing))
      body(.animated, .yesOrNo(animated))
    case .orientation(let orientation): body(.orientation, .orientation(orientation))
    case .turn(let orientation, let duration):
      body(.orientation, .orientation(orientation))
      body(.duration, .duration(duration))
    case .parent(let parent): body(.parent, .controller(parent))
    case .size(let size): body(.size, .size(size))
    case .traits(let traits): body(.traits, .traits(traits))
    case .shown(let id, let animated):
      body(.viewController, .controller(id))
      if let animated { body(.animated, .yesOrNo(animated)) }
    case .presentation(let presenter, let source):
      body(.presentingViewController, .controller(presenter))
      body(.sourceViewController, .controller(source))
    case .completed(let completed): body(.completed, .yesOrNo(completed))
    case .style(let style): body(.style, .style(style))
    case .displayMode(let mode): body(.displayMode, .displayMode(mode))
    case .column(let column): body(.column, .column(column))
    }
    if detail.properties, let movement { body(FieldKey(movement), .yesOrNo(true)) }
    switch answer {
    case .yes(let yes)?: body(.returns, .yesOrNo(yes))
    case .orientation(let orientation)?: body(.returns, .orientation(orientation))
    case .mask(let mask)?: body(.returns, .orientations(mask))
    case .style(let style)?: body(.returns, .style(style))
    case .controller(let id)?: body(.returns, .controller(id))
    case .displayMode(let mode)?: body(.returns, .displayMode(mode))
    case .column(let column)?: body(.returns, .column(column))
    case nil: break
    }
  }

  func message(_ detail: FieldDetail, in scenario: Scenario) -> TraceMessage {
    var fields: [Field] = []
    forEachField(detail) { key, value in fields.append(Field(key, value.named { scenario.name(of: $0) })) }
    return TraceMessage(receiver: receiver.name(in: scenario), callback: callback, fields: fields)
  }
}
