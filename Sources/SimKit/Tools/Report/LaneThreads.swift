/// The threads of a gutter as figures of SVG: the state of each lane from row to row, and the nesting of views.
///
/// A row is two units high, and what a row changes begins at its middle. A lane is 100 units wide. Nothing is in pixels: the
/// figures are stretched over rows and lanes of whatever size.
struct LaneThreads {
  /// From a height to a height, both in half rows.
  private struct Piece {
    var from: Int
    var to: Int
    /// A `LaneState`, or the last lane inside of a container.
    var value: Int
  }

  /// The class of each lane's color.
  private let colors: [String]
  private let states: [[Piece]]
  private let insides: [[Piece]]
  /// Half of the width of a bar.
  private let half: Int

  init(_ lanes: Lanes) {
    let count = lanes.rowCount
    colors = lanes.columns.map { $0.color }
    states = lanes.columns.map { Self.pieces($0.states, count) { Int($0.rawValue) } }
    insides = lanes.columns.map { Self.pieces($0.insides, count) { $0 } }
    half = colors.count > 12 ? 30 : colors.count > 8 ? 23 : 19
  }

  private static func pieces<Value>(_ stays: [Lanes.Stay<Value>], _ count: Int, _ number: (Value) -> Int) -> [Piece] {
    let heights = stays.map { $0.row == 0 ? 0 : 2 * $0.row + 1 } + [2 * count]
    return stays.indices.map { Piece(from: heights[$0], to: heights[$0 + 1], value: number(stays[$0].value)) }
  }

  // MARK: Drawing

  /// The figures between two heights, in half rows, as elements of SVG.
  func figures(from: Int, to: Int) -> String {
    var text = ""
    for (column, pieces) in insides.enumerated() {
      var path = ""
      for piece in Self.cut(pieces, from, to) where piece.value > column {
        path +=
          "M\(100 * column + 6) \(piece.from - from)H\(100 * piece.value + 94)V\(piece.to - from)H\(100 * column + 6)z"
      }
      if !path.isEmpty { text += "<path class=\"\(colors[column]) in\" d=\"\(path)\"/>" }
    }
    // An element for each color and state.
    var paths: [String: String] = [:]
    for (column, pieces) in states.enumerated() {
      let middle = 100 * column + 50
      for piece in Self.cut(pieces, from, to) {
        guard let state = LaneState(rawValue: UInt8(piece.value)), state != .absent else { continue }
        let (top, bottom) = (piece.from - from, piece.to - from)
        let path =
          switch state {
          case .absent, .unloaded, .loaded: "M\(middle) \(top)V\(bottom)"
          case .appearing, .disappearing:
            wedge(piece, of: pieces, middle, top, bottom, grows: state == .appearing)
          case .appeared: "M\(middle - half) \(top)H\(middle + half)V\(bottom)H\(middle - half)z"
          }
        paths["\(colors[column]) \(state.style)", default: ""] += path
      }
    }
    for color in colors.unique {
      for style in LaneState.styles {
        if let path = paths["\(color) \(style)"], !path.isEmpty {
          text += "<path class=\"\(color) \(style)\" d=\"\(path)\"/>"
        }
      }
    }
    return text
  }

  func element(from: Int, to: Int, style: String = "") -> String {
    Self.element(lanes: colors.count, height: to - from, figures(from: from, to: to), style: style)
  }

  static func element(lanes: Int, height: Int, _ figures: String, style: String = "") -> String {
    "<svg class=\"life\" aria-hidden=\"true\" viewBox=\"0 0 \(100 * max(1, lanes)) \(height)\" "
      + "preserveAspectRatio=\"none\"\(style)>\(figures)</svg>"
  }

  /// A wedge between a thread and a bar; what is cut off has the width of its place.
  private func wedge(_ piece: Piece, of pieces: [Piece], _ middle: Int, _ top: Int, _ bottom: Int, grows: Bool)
    -> String
  {
    guard let place = Self.first(pieces, after: piece.from) else { return "" }
    let whole = pieces[place]
    let narrow = half / 6
    func width(_ height: Int) -> Int {
      let done = (half - narrow) * (height - whole.from) / max(1, whole.to - whole.from)
      return grows ? narrow + done : half - done
    }
    let (above, below) = (width(piece.from), width(piece.to))
    return "M\(middle - above) \(top)H\(middle + above)L\(middle + below) \(bottom)H\(middle - below)z"
  }

  /// The first piece that ends below a height.
  private static func first(_ pieces: [Piece], after height: Int) -> Int? {
    var (low, high) = (0, pieces.count)
    while low < high {
      let middle = (low + high) / 2
      if pieces[middle].to > height { high = middle } else { low = middle + 1 }
    }
    return low < pieces.count ? low : nil
  }

  private static func cut(_ pieces: [Piece], _ from: Int, _ to: Int) -> [Piece] {
    guard let place = first(pieces, after: from) else { return [] }
    return pieces[place...].prefix { $0.from < to }.map {
      Piece(from: max(from, $0.from), to: min(to, $0.to), value: $0.value)
    }
  }
}

extension FollowedRun {
  /// The class of the color of each lane: by its place, or, where there are many, one for a child of the root with all below.
  package func laneColors(_ lanes: [Lane]) -> [String] {
    var branches: [Int: Int] = [:]
    var next = 0
    return lanes.map { lane in
      guard case .controller(let id) = lane else { return "cx" }
      var branch = id.int
      if lanes.count > 9 {
        // First parents may go round in a circle when two have changed places.
        for _ in firstParents {
          guard let above = firstParents[branch], firstParents[above.int] != nil else { break }
          branch = above.int
        }
      }
      if branches[branch] == nil {
        branches[branch] = next
        next += 1
      }
      return "c\((branches[branch] ?? 0) % 8)"
    }
  }
}
