/// All short stories of all apps, played in some versions.
///
/// A path is a story without its version: an app, its launch, and moves. Stories with the same beginning are played once up to there.
package struct StoryLibrary: Sendable {
  struct Path: Hashable, Sendable {
    let app: Int
    /// The story without its last move; -1 for a launch.
    let parent: Int
    /// -1 for the launch.
    let move: Int
  }

  let apps: [StoryApp]
  let setting: StoryStage.Setting
  let modes: [Mode]
  private(set) var paths: [Path] = []
  /// The lines of each path's last move, for each version; nil where the version cannot play it.
  private(set) var segments: [[Range<Int>?]] = []
  private(set) var lines: [StoryLine] = []
  private var places: [Path: Int] = [:]

  init(_ apps: [StoryApp], _ setting: StoryStage.Setting, modes: [Mode]) {
    self.apps = apps
    self.setting = setting
    self.modes = modes
    for (place, mode) in modes.enumerated() {
      for (number, app) in apps.enumerated() {
        guard let stage = StoryStage(app, setting, mode: mode) else { continue }
        let launch = add(number, parent: -1, move: -1, stage.opening, mode: place)
        extend(launch, stage, stage.launched, mode: place, after: [])
      }
    }
  }

  private mutating func extend(_ path: Int, _ stage: StoryStage, _ state: StoryState, mode: Int, after moves: [Int]) {
    for move in stage.app.extensions(of: moves) {
      guard let (next, lines) = stage.played(move, after: state) else { continue }
      let own = add(paths[path].app, parent: path, move: move, lines, mode: mode)
      extend(own, stage, next, mode: mode, after: moves + [move])
    }
  }

  private mutating func add(_ app: Int, parent: Int, move: Int, _ own: [StoryLine], mode: Int) -> Int {
    let path = Path(app: app, parent: parent, move: move)
    let place: Int
    if let known = places[path] {
      place = known
    } else {
      place = paths.count
      places[path] = place
      paths.append(path)
      segments.append(Array(repeating: nil, count: modes.count))
    }
    segments[place][mode] = lines.count..<lines.count + own.count
    lines += own
    return place
  }

  /// The paths from the launch to this one.
  func way(to path: Int) -> [Int] {
    var way: [Int] = []
    var current = path
    while current >= 0 {
      way.append(current)
      current = paths[current].parent
    }
    return way.reversed()
  }

  var callbacks: Set<Callback> {
    var seen = [Bool](repeating: false, count: 256)
    for line in lines { seen[Int(line.callback.rawValue)] = true }
    return Set(Callback.allCases.filter { seen[Int($0.rawValue)] })
  }
}

extension StoryApp {
  /// The moves that belong into the library after others: a longer story ends with the way back, or with the end of a gesture.
  fileprivate func extensions(of before: [Int]) -> [Int] {
    guard before.count >= depth, let last = before.last else { return Array(moves.indices) }
    // Stories of rare apps end with the end of a gesture only.
    guard before.count <= depth + 1, depth > 1 || moves[last].isBegin,
      before.dropFirst(depth).allSatisfy({ moves[$0].isReturn })
    else { return [] }
    if moves[last].isBegin { return moves.indices.filter { moves[$0].isReturn && moves[$0].isEnd } }
    guard before.allSatisfy({ moves[$0].isUsual }) else { return [] }
    return moves.indices.filter { moves[$0].isReturn && !moves[$0].isEnd && moves[$0].isUsual }
  }
}

/// The last actions of a story, from any of its actions on.
struct StoryWindow: Hashable, Sendable {
  let path: Int
  /// The first action: 0 is the launch.
  let start: Int
}

/// Windows that print the same lines.
struct StoryShape: Sendable {
  /// With the receivers numbered in the order in which they appear.
  let lines: [StoryLine]
  /// The windows, and the versions of the library in which they print this, as bits.
  private(set) var members: [(window: StoryWindow, modes: UInt32)]
  /// The kinds of the receivers, by their numbers; empty if windows with other kinds are among the members.
  let forms: [StoryForm]

  /// Adds a window in a version; the versions of a window come one after the other.
  mutating func add(_ window: StoryWindow, mode: Int) {
    let last = members.count - 1
    if members[last].window == window {
      members[last].modes |= 1 << UInt32(mode)
    } else {
      members.append((window, 1 << UInt32(mode)))
    }
  }
}

extension StoryLibrary {
  /// All windows in some versions, reduced to some callbacks, those with the same lines together.
  /// - Parameter hasForms: Whether they need the same kinds of receivers, too.
  func shapes(of callbacks: Set<Callback>, in wantedModes: [Mode], hasForms: Bool) -> [StoryShape] {
    let forms = apps.map { $0.forms }
    let shown = Shown(self, callbacks, wantedModes)
    var shapes: [StoryShape] = []
    // Two shapes may have the same hash.
    var places: [UInt64: [Int]] = [:]
    var numbers = RoleNumbers()
    for path in paths.indices {
      let way = way(to: path)
      for mode in modes.indices where segments[path][mode] != nil && !shown.lines(path, mode).isEmpty {
        for start in way.indices where !shown.lines(way[start], mode).isEmpty {
          numbers.begin()
          var hash: UInt64 = 0xcbf2_9ce4_8422_2325
          var own: [StoryForm] = []
          for one in way[start...] {
            for line in shown.lines(one, mode) {
              let animated: UInt64 = line.isAnimated.map { $0 ? 1 : 2 } ?? 0
              let number = numbers[line.role]
              if hasForms, Int(number) == own.count {
                let known = forms[paths[path].app]
                let form = Int(line.role) < known.count ? known[Int(line.role)] : .controller
                own.append(form)
                for byte in form.rawValue.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
              }
              let code =
                UInt64(number) << 16 | UInt64(line.callback.rawValue) << 3 | (line.isOptional ? 4 : 0) | animated
              hash = (hash ^ code) &* 0x9E37_79B9_7F4A_7C15
              hash ^= hash >> 29
            }
          }
          let window = StoryWindow(path: path, start: start)
          let same = places[hash]?.first { place in
            var rest = shapes[place].lines[...]
            for one in way[start...] {
              for line in shown.lines(one, mode) {
                guard let first = rest.popFirst(), first == line.of(numbers[line.role]) else { return false }
              }
            }
            return rest.isEmpty && shapes[place].forms == own
          }
          guard let known = same else {
            places[hash, default: []].append(shapes.count)
            let lines = way[start...].flatMap { one in shown.lines(one, mode).map { $0.of(numbers[$0.role]) } }
            shapes.append(StoryShape(lines: lines, members: [(window, 1 << UInt32(mode))], forms: own))
            continue
          }
          shapes[known].add(window, mode: mode)
        }
      }
    }
    return shapes
  }

  /// The lines of each path's last move that a log would show.
  private struct Shown {
    private var lines: [StoryLine] = []
    private var ranges: [Range<Int>] = []
    private let modeCount: Int

    init(_ library: StoryLibrary, _ callbacks: Set<Callback>, _ modes: [Mode]) {
      var wanted = [Bool](repeating: false, count: 256)
      for callback in callbacks { wanted[Int(callback.rawValue)] = true }
      let isWanted = library.modes.map { modes.contains($0) }
      modeCount = library.modes.count
      for segment in library.segments {
        for mode in isWanted.indices {
          let first = lines.count
          if isWanted[mode], let range = segment[mode] {
            for place in range where wanted[Int(library.lines[place].callback.rawValue)] {
              lines.append(library.lines[place])
            }
          }
          ranges.append(first..<lines.count)
        }
      }
    }

    func lines(_ path: Int, _ mode: Int) -> ArraySlice<StoryLine> { lines[ranges[path * modeCount + mode]] }
  }

  /// Numbers for receivers, in the order in which they appear.
  private struct RoleNumbers {
    private var numbers = [UInt8](repeating: .max, count: 256)
    private var roles: [UInt8] = []

    mutating func begin() {
      for role in roles { numbers[Int(role)] = .max }
      roles.removeAll(keepingCapacity: true)
    }

    subscript(role: UInt8) -> UInt8 {
      mutating get {
        if numbers[Int(role)] == .max {
          numbers[Int(role)] = UInt8(roles.count)
          roles.append(role)
        }
        return numbers[Int(role)]
      }
    }
  }

  /// The receivers of a window's lines, in the order in which they appear.
  func roles(of window: StoryWindow, mode: Int, _ callbacks: Set<Callback>) -> [UInt8] {
    var roles: [UInt8] = []
    for one in way(to: window.path)[window.start...] {
      guard let segment = segments[one][mode] else { continue }
      for line in lines[segment] where callbacks.contains(line.callback) && !roles.contains(line.role) {
        roles.append(line.role)
      }
    }
    return roles
  }
}

/// The libraries that have been made: to make one takes longer than to use it.
package struct StoryLibraries: Sendable {
  private var known: [StoryFrame: StoryLibrary] = [:]

  package init() {}

  /// Versions whose stories differ most; the others are looked at afterward, with the best stories.
  private static let representatives: [Mode] = [.ios5, .ios6, .ios8, .ios11, .ios13, .ios16, .ios26]

  mutating func library(_ frame: StoryFrame) -> StoryLibrary {
    let isCommon = frame.modes.contains { Self.representatives.contains($0) }
    let key = StoryFrame(setting: frame.setting, modes: isCommon ? Self.representatives : frame.modes)
    if let library = known[key] { return library }
    let library = StoryLibrary(StoryApp.all(frame.setting), frame.setting, modes: key.modes)
    known[key] = library
    return library
  }
}
