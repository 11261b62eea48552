/// Names a controller of a scenario: its place in the order of declaration.
///
/// A small number instead of a reference keeps the whole simulation a value: a copy of it is a snapshot, two of them
/// can be compared, and nothing needs weak parents.
public struct ControllerID: Hashable, Sendable {
  /// How many a scenario may have: more than any app has. Copies of copies double with each line.
  static let most = 200_000
  /// The place of its declaration, from 0.
  public let index: Int32
  init(_ index: Int) { self.index = Int32(index) }
  var int: Int { Int(index) }
}

/// The receiver of a message.
public enum Receiver: Hashable, Sendable {
  /// A view controller.
  case controller(ControllerID)
  /// The view of a view controller; written `home.view`.
  case view(ControllerID)
  /// The delegate of a container or of a presentation; written `nav.delegate`.
  case delegate(ControllerID)
  /// The presentation controller that the app has made for a controller, iOS 8; written `sheet.presentation`.
  case presentation(ControllerID)
  /// The object of the app's that animates the transition of a controller, iOS 7; written `sheet.animator`.
  case animator(ControllerID)
  /// The application's delegate; written `app`.
  case app
  /// The delegate of a scene, iOS 13, by the root of its window: written `home.scene`. Nil is the first scene, written `scene`.
  case scene(ControllerID?)

  /// The controller it belongs to, nil for the application and its scenes.
  public var controller: ControllerID? {
    switch self {
    case .controller(let id), .view(let id), .delegate(let id), .presentation(let id), .animator(let id): id
    case .app, .scene: nil
    }
  }
}

struct ControllerSet: Hashable, Sendable {
  private var words: [UInt64] = []

  func contains(_ id: ControllerID) -> Bool {
    let word = id.int >> 6
    return word < words.count && words[word] >> UInt64(id.int & 63) & 1 == 1
  }

  mutating func insert(_ id: ControllerID) {
    while words.count <= id.int >> 6 { words.append(0) }
    words[id.int >> 6] |= 1 << UInt64(id.int & 63)
  }

  mutating func remove(_ id: ControllerID) {
    guard contains(id) else { return }
    words[id.int >> 6] &= ~(1 << UInt64(id.int & 63))
    // Sets of the same controllers are equal.
    while words.last == 0 { words.removeLast() }
  }
}
