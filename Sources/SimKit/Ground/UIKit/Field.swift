/// The values that messages carry, one row for each. Text and JSON Lines, expectations, stored traces, the schema, the
/// help and the editors' grammar are made from this list; lines of a trace have their values in its order.
package enum FieldKey: UInt8, CaseIterable, Hashable, Sendable {
  case viewController, presentingViewController, sourceViewController, editing, animated, orientation, duration, parent,
    size, traits, completed, style, displayMode,
    column
  case isBeingPresented, isBeingDismissed, isMovingToParentViewController, isMovingFromParentViewController
  case returns
  case bounds, frame, interfaceOrientation, loaded, animating
  case parentViewController, presentedViewController, traitCollection, safeAreaInsets, window, transitionCoordinator
  case navigationController, tabBarController, splitViewController

  package enum Kind: UInt8, Hashable, Sendable {
    case yesOrNo
    case orientation
    /// Several orientations, or none.
    case orientations
    /// In milliseconds.
    case duration
    case controller
    case size
    case rect
    /// From the top, the left, the bottom, and the right; written and kept as the four numbers of a frame.
    case insets
    case traits
    /// A style of presentation, or none.
    case style
    /// Which columns of a split view controller are on screen.
    case displayMode
    case column
    /// The return value of the callback: `Callback.answer`.
    case answer

    /// An example and what it is, for messages.
    package var what: String {
      switch self {
      case .yesOrNo: "yes or no"
      case .orientation: "an orientation"
      case .orientations: "orientations with commas between them, or none"
      case .duration: "a time such as 400ms"
      case .controller: "the name of a controller, or nil"
      case .size: "a size such as 320x480"
      case .rect: "a frame such as {0, 20, 320, 460}"
      case .insets: "insets such as {44, 0, 34, 0}: top, left, bottom, right"
      case .traits: "size classes such as compact/regular"
      case .style: "a style of presentation such as formSheet, or none"
      case .displayMode: "a display mode such as oneBesideSecondary, or automatic"
      case .column: "primary, supplementary or secondary"
      case .answer: "what the question is answered with"
      }
    }
  }

  /// The position of the value in JSON Lines.
  package enum JSONPlace: Hashable, Sendable {
    /// In the object `args`, under these keys: one, but for traits, which have two.
    case argument([String])
    /// The key itself is the value of `property`.
    case property
    /// In the object `values`, under these keys: what the controller's code reads of its place.
    case value([String])
    /// In the event itself.
    case member(String)
  }

  package struct Facts: Sendable {
    /// As text has it.
    package let name: String
    package let kind: Kind
    package let json: JSONPlace
  }

  package var facts: Facts {
    switch self {
    case .viewController: Facts(name: "viewController", kind: .controller, json: .argument(["view_controller"]))
    case .presentingViewController:
      Facts(name: "presentingViewController", kind: .controller, json: .argument(["presenting_view_controller"]))
    case .sourceViewController:
      Facts(name: "sourceViewController", kind: .controller, json: .argument(["source_view_controller"]))
    case .editing: Facts(name: "editing", kind: .yesOrNo, json: .argument(["editing"]))
    case .animated: Facts(name: "animated", kind: .yesOrNo, json: .argument(["animated"]))
    case .orientation: Facts(name: "orientation", kind: .orientation, json: .argument(["orientation"]))
    case .duration: Facts(name: "duration", kind: .duration, json: .argument(["duration_ms"]))
    case .parent: Facts(name: "parent", kind: .controller, json: .argument(["parent"]))
    case .size: Facts(name: "size", kind: .size, json: .argument(["size"]))
    case .traits: Facts(name: "traits", kind: .traits, json: .argument(["horizontal", "vertical"]))
    case .completed: Facts(name: "completed", kind: .yesOrNo, json: .argument(["completed"]))
    case .style: Facts(name: "style", kind: .style, json: .argument(["style"]))
    case .displayMode: Facts(name: "displayMode", kind: .displayMode, json: .argument(["display_mode"]))
    case .column: Facts(name: "column", kind: .column, json: .argument(["column"]))
    case .isBeingPresented: property(.presented)
    case .isBeingDismissed: property(.dismissed)
    case .isMovingToParentViewController: property(.toParent)
    case .isMovingFromParentViewController: property(.fromParent)
    case .returns: Facts(name: "returns", kind: .answer, json: .member("returns"))
    case .bounds: Facts(name: "bounds", kind: .size, json: .member("bounds"))
    case .frame: Facts(name: "frame", kind: .rect, json: .member("frame"))
    case .interfaceOrientation:
      Facts(name: "interfaceOrientation", kind: .orientation, json: .member("orientation"))
    case .animating: Facts(name: "animating", kind: .yesOrNo, json: .member("animating"))
    case .loaded: Facts(name: "loaded", kind: .yesOrNo, json: .member("loaded"))
    case .parentViewController:
      Facts(name: "parentViewController", kind: .controller, json: .value(["parent_view_controller"]))
    case .presentedViewController:
      Facts(name: "presentedViewController", kind: .controller, json: .value(["presented_view_controller"]))
    case .traitCollection: Facts(name: "traitCollection", kind: .traits, json: .value(["horizontal", "vertical"]))
    case .safeAreaInsets: Facts(name: "safeAreaInsets", kind: .insets, json: .value(["safe_area_insets"]))
    case .window: Facts(name: "window", kind: .yesOrNo, json: .value(["window"]))
    case .transitionCoordinator:
      Facts(name: "transitionCoordinator", kind: .yesOrNo, json: .value(["transition_coordinator"]))
    case .navigationController:
      Facts(name: "navigationController", kind: .controller, json: .value(["navigation_controller"]))
    case .tabBarController: Facts(name: "tabBarController", kind: .controller, json: .value(["tab_bar_controller"]))
    case .splitViewController:
      Facts(name: "splitViewController", kind: .controller, json: .value(["split_view_controller"]))
    }
  }

  private func property(_ movement: Movement) -> Facts {
    Facts(name: movement.property, kind: .yesOrNo, json: .property)
  }

  package var name: String { facts.name }

  /// The values that a controller's code reads of the controller's place.
  package static let ofPlace: [FieldKey] = [
    .presentingViewController, .parentViewController, .presentedViewController, .traitCollection, .safeAreaInsets,
    .window, .transitionCoordinator, .navigationController, .tabBarController, .splitViewController,
  ]

  /// The keys in the object `values` of JSON Lines; nil for a value that is not of the controller's place.
  package var namesOfPlace: [String]? {
    guard Self.ofPlace.contains(self) else { return nil }
    switch facts.json {
    case .argument(let names), .value(let names): return names
    case .property, .member: return nil
    }
  }

  /// The key of the property that says why a controller comes or goes.
  init(_ movement: Movement) {
    switch movement {
    case .presented: self = .isBeingPresented
    case .dismissed: self = .isBeingDismissed
    case .toParent: self = .isMovingToParentViewController
    case .fromParent: self = .isMovingFromParentViewController
    }
  }

  package static var names: [String] { allCases.map { $0.name } }
}

/// A value that a message carries. `Name` is how controllers are named: by their place in a scenario, or by a word.
package enum FieldValue<Name: Hashable & Sendable>: Hashable, Sendable {
  case yesOrNo(Bool)
  case orientation(Orientation)
  case orientations(OrientationMask)
  /// In milliseconds.
  case duration(Int)
  /// Nil is nil.
  case controller(Name?)
  case size(Size)
  case rect(Rect)
  case traits(Traits)
  /// Nil is none.
  case style(ModalStyle?)
  /// Nil is `automatic`.
  case displayMode(SplitDisplayMode?)
  case column(SplitColumn)

  /// The same value with the controller named otherwise.
  func named<Other>(_ name: (Name) -> Other) -> FieldValue<Other> {
    switch self {
    case .yesOrNo(let yes): .yesOrNo(yes)
    case .orientation(let orientation): .orientation(orientation)
    case .orientations(let mask): .orientations(mask)
    case .duration(let duration): .duration(duration)
    case .controller(let id): .controller(id.map(name))
    case .size(let size): .size(size)
    case .rect(let rect): .rect(rect)
    case .traits(let traits): .traits(traits)
    case .style(let style): .style(style)
    case .displayMode(let mode): .displayMode(mode)
    case .column(let column): .column(column)
    }
  }
}

/// A key with its value, as a line of a trace states them.
package struct Field: Hashable, Sendable {
  package var key: FieldKey
  package var value: FieldValue<String>

  package init(_ key: FieldKey, _ value: FieldValue<String>) {
    self.key = key
    self.value = value
  }
}

/// A message as a line of a trace states it: with the names that the scenario gives.
package struct TraceMessage: Hashable, Sendable {
  /// `home`, `home.view`, `nav.delegate`, `app`.
  package var receiver: String
  package var callback: Callback
  /// In the order of `FieldKey`.
  package var fields: [Field]

  package init(receiver: String, callback: Callback, fields: [Field] = []) {
    self.receiver = receiver
    self.callback = callback
    self.fields = fields
  }

  /// Nil when the message does not state it.
  package subscript(key: FieldKey) -> FieldValue<String>? {
    for field in fields where field.key == key { return field.value }
    return nil
  }

  /// The controller's name, or `app`: the receiver without what of the controller it is.
  package var owner: String {
    guard let dot = receiver.utf8.firstIndex(of: UInt8(ascii: ".")) else { return receiver }
    return String(receiver[..<dot])
  }
}
