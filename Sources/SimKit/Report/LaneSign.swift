/// The sign of a callback: its shape shows the subject, hollow before and full after the event.
///
/// The page, the picture and the terminal draw the same signs.
struct LaneSign: Hashable {
  enum Shape: CaseIterable {
    case circle, square, triangle, memory, diamond, bar, question, dot

    /// The name in a page or picture, to which a full sign adds `-f`; the element of SVG around the origin, 10 units wide; the
    /// meaning, for the legend; the characters for a terminal, nil without a hollow form.
    var facts: (name: String, drawing: String, meaning: String, hollow: String?, full: String) {
      switch self {
      case .circle: ("circle", "<circle r=\"4\"/>", "appearance", "○", "●")
      case .square: ("square", "<path d=\"M-3.6-3.6h7.2v7.2h-7.2z\"/>", "loading", "□", "■")
      case .triangle: ("child", "<path d=\"M0-4.6 4.4 3.4h-8.8z\"/>", "a child comes or goes", "△", "▲")
      case .memory: ("memory", "<path d=\"M0 4.6 4.4-3.4h-8.8z\"/>", "memory", nil, "▼")
      case .diamond: ("turn", "<path d=\"M0-5 5 0 0 5-5 0z\"/>", "rotation, size, traits", "◇", "◆")
      case .bar: ("layout", "<path d=\"M-5-1h10v2h-10z\"/>", "layout", nil, "═")
      case .question: ("ask", "<text y=\"4\" text-anchor=\"middle\">?</text>", "a question", nil, "?")
      case .dot: ("dot", "<circle r=\"2\"/>", "all else", nil, "•")
      }
    }
    /// Whether there is a hollow and a full form.
    var hasTwoForms: Bool { facts.hollow != nil }
  }

  /// The signs that pages and pictures refer to, in SVG.
  static var definitions: String {
    Shape.allCases.map { shape in
      let (name, drawing) = (shape.facts.name, shape.facts.drawing)
      let first = "<g id=\"\(name)\" class=\"\(shape.hasTwoForms ? "hollow" : "full")\">\(drawing)</g>"
      return shape.hasTwoForms ? first + "<g id=\"\(name)-f\" class=\"full\">\(drawing)</g>" : first
    }.joined()
  }

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
    isFull = isDone || !shape.hasTwoForms
  }

  /// `circle`, `circle-f`
  var name: String { shape.facts.name + (shape.hasTwoForms && isFull ? "-f" : "") }

  /// The sign as a character for a terminal.
  var character: String { isFull ? shape.facts.full : shape.facts.hollow ?? shape.facts.full }
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

  /// The sign as a character for a terminal.
  var character: String { [" ", "┊", "│", "╽", "┃", "╿"][Int(rawValue)] }
}

extension Recording {
  /// The state of a lane at a row.
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
