/// The sign of a callback: its shape shows the subject, hollow before and full after the event.
///
/// The page, the picture and the terminal draw the same signs.
struct LaneSign: Hashable {
  enum Shape: String {
    case circle, square, triangle = "child", memory, diamond = "turn", bar = "layout", question = "ask", dot

    /// The characters for a terminal; nil without a hollow form.
    var characters: (hollow: String?, full: String) {
      switch self {
      case .circle: ("○", "●")
      case .square: ("□", "■")
      case .triangle: ("△", "▲")
      case .memory: (nil, "▼")
      case .diamond: ("◇", "◆")
      case .bar: (nil, "═")
      case .question: (nil, "?")
      case .dot: (nil, "•")
      }
    }
  }

  /// The signs that pages and pictures refer to, in SVG: the name of a shape, to which a full sign adds `-f`, and an element around
  /// the origin, 10 units wide.
  static let definitions = TextFiles.signs.dropLast()

  var shape: Shape
  /// Whether the event has happened; hollow is an event that is about to happen.
  var isFull: Bool

  init(_ callback: Callback) {
    switch callback.family {
    case .appearance: shape = .circle
    case .loading: shape = .square
    case .layout: shape = .bar
    case .rotation, .size: shape = .diamond
    case .orientation: shape = .question
    case .containment: shape = .triangle
    case .memory: shape = .memory
    default: shape = .dot
    }
    // UIKit's names say it: a `did` has a capital or begins the name.
    let selector = callback.selector
    let isDone = selector.hasPrefix("viewDid") || selector.hasPrefix("did") || callback == .traitCollectionDidChange
    isFull = isDone || shape.characters.hollow == nil
  }

  /// `circle`, `circle-f`
  var name: String { shape.rawValue + (shape.characters.hollow != nil && isFull ? "-f" : "") }

  var character: String { (isFull ? nil : shape.characters.hollow) ?? shape.characters.full }
}

/// How much of a controller is on screen: what the thickness of its thread shows.
package enum LaneState: UInt8, Sendable {
  case absent, unloaded, loaded, appearing, appeared, disappearing

  init(_ snapshot: ControllerSnapshot) {
    switch snapshot.appearance {
    case _ where !snapshot.exists: self = .absent
    case .appearing: self = .appearing
    case .appeared: self = .appeared
    case .disappearing: self = .disappearing
    case .disappeared: self = snapshot.isLoaded ? .loaded : .unloaded
    }
  }

  var character: String { [" ", "┊", "│", "╽", "┃", "╿"][Int(rawValue)] }

  /// The classes of CSS: no view, not on screen, on the way, on screen.
  static let styles = ["no", "off", "way", "on"]
  var style: String { Self.styles[[0, 0, 1, 2, 3, 2][Int(rawValue)]] }
}

extension FollowedRun {
  func state(of lane: Lane, at snapshot: Snapshot) -> LaneState {
    switch lane {
    case .app: .loaded
    case .controller(let id): LaneState(snapshot.controllers[id.int])
    }
  }
}

/// The sign of bounds: the view's own shape, small; dashed when empty, an outline when stale, solid when final.
enum ReportSign {
  static func html(_ size: Size, _ judgement: BoundsJudgement, screen: Int) -> String {
    let (width, height) = self.size(size, judgement, screen: screen)
    return "<i class=\"sign \(judgement.name)\" style=\"--w:\(width);--h:\(height)\"></i>"
  }

  /// How large a sign is, in pixels, to the scale of the screen's longer side.
  static func size(_ size: Size, _ judgement: BoundsJudgement, screen: Int) -> (width: Int, height: Int) {
    guard judgement != .empty else { return (9, 13) }
    return (
      max(4, min(20, (18 * size.width + screen / 2) / screen)),
      max(4, min(20, (18 * size.height + screen / 2) / screen))
    )
  }
}
