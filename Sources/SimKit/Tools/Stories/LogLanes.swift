/// A log as lanes: the callbacks that each object got, as far as stories have them.
struct LogLanes: Sendable {
  struct Line: Hashable, Sendable {
    let lane: Int
    let callback: Callback
    let isAnimated: Bool?
    /// The line of the log, from 1.
    let number: Int
  }

  struct Lane: Hashable, Sendable {
    /// Nil for the lanes of the delegates of the app and its scene.
    let instance: LogInstance?
    let kind: StoryLine.Kind
    /// The receiver as the log has it: `HomeController`, `HomeController#2`.
    let name: String
    /// The kind of controller that it is known to be.
    var form: StoryForm?
    /// Places in the lines of the log.
    var lines: [Int] = []
    var callbacks: Set<Callback> = []

    /// Whether its lines may be those of several objects: the log has no address, and a callback comes twice.
    func mayBeSeveral(_ all: [LogLanes.Line]) -> Bool {
      // Lines that name no class say nothing about how many get them.
      guard kind == .controller, let instance, instance.address == nil, !instance.className.isEmpty else {
        return false
      }
      return Set(lines.map { all[$0].callback }).count < lines.count
    }

    /// Whether it can be a receiver; `forms` are the kinds of the receivers, by their numbers.
    func allows(_ role: UInt8, _ forms: [StoryForm]) -> Bool {
      guard let form else { return true }
      return Int(role) < forms.count && forms[Int(role)] == form
    }
  }

  private(set) var lines: [Line] = []
  private(set) var lanes: [Lane] = []
  private(set) var callbacks: Set<Callback> = []
  /// Callbacks that no story has; they are not judged.
  private(set) var unjudged = 0

  private struct Owner: Hashable {
    let instance: LogInstance?
    let kind: StoryLine.Kind
  }

  private var places: [Owner: Int] = [:]

  /// - Parameters:
  ///   - owners: Who got each entry.
  ///   - known: The callbacks that stories have.
  init(_ log: DeviceLog, _ owners: [LogInstance?], known: Set<Callback>) {
    for (entry, instance) in zip(log.entries, owners) {
      guard case .call(let call) = entry.content else { continue }
      guard let callback = call.message.callback, known.contains(callback) else {
        unjudged += 1
        continue
      }
      let kind = StoryLine.kind(of: callback)
      let lane = lane(of: call, instance, kind)
      var animated: Bool?
      if case .yesOrNo(let value)? = call.fields.first(where: { $0.key == .animated })?.value { animated = value }
      lanes[lane].lines.append(lines.count)
      lanes[lane].callbacks.insert(callback)
      callbacks.insert(callback)
      lines.append(Line(lane: lane, callback: callback, isAnimated: animated, number: entry.line))
    }
  }

  private mutating func lane(of call: LoggedCall, _ instance: LogInstance?, _ kind: StoryLine.Kind) -> Int {
    // A delegate's message names the controller that it is about.
    let isShared = kind == .app || kind == .scene || kind == .block || kind == .delegate
    let owner = isShared ? nil : instance ?? LogInstance(className: call.className, address: nil, number: 0)
    let key = Owner(instance: owner, kind: kind)
    if let known = places[key] { return known }
    places[key] = lanes.count
    let number = owner.map { $0.number > 1 ? "#\($0.number)" : "" } ?? ""
    let name = (call.className.isEmpty ? "(unnamed)" : call.className) + number
    lanes.append(Lane(instance: owner, kind: kind, name: name))
    return lanes.count - 1
  }

  /// Some of its lines as a log; the lanes keep their numbers.
  func part(_ range: Range<Int>) -> LogLanes {
    var part = self
    part.lines = Array(lines[range])
    part.sortLines()
    return part
  }

  /// The same log without the callbacks of layout; the lanes keep their numbers.
  var withoutLayout: LogLanes {
    var rest = self
    rest.lines = lines.filter { $0.callback.family != .layout }
    rest.callbacks = callbacks.filter { $0.family != .layout }
    for lane in rest.lanes.indices {
      rest.lanes[lane].callbacks = rest.lanes[lane].callbacks.filter { $0.family != .layout }
    }
    rest.sortLines()
    return rest
  }

  /// Gives each lane the places of its lines.
  private mutating func sortLines() {
    for lane in lanes.indices { lanes[lane].lines = [] }
    for (place, line) in lines.enumerated() { lanes[line.lane].lines.append(place) }
  }

  mutating func apply(_ forms: [String: StoryForm]) {
    for lane in lanes.indices where lanes[lane].kind == .controller {
      lanes[lane].form = lanes[lane].instance.flatMap { forms[$0.className] }
    }
  }
}

extension LogLanes {
  /// The places at which something may be left out: the line that contradicts what the log said of its receiver before, or
  /// didn't say, and the beginning of the transition to which it belongs.
  func gaps() -> [Int] {
    var last: [Int: Callback] = [:]
    var gaps: [Int] = []
    var begin = 0
    for (place, line) in lines.enumerated() {
      if let before = Self.predecessors(of: line.callback) {
        if last[line.lane].map({ !before.contains($0) }) ?? isLeftOut(before: line) {
          for gap in [place, begin] where gap > 0 && !gaps.contains(gap) { gaps.append(gap) }
        }
        last[line.lane] = line.callback
      }
      switch line.callback {
      case .viewDidAppear, .viewDidDisappear, .didBecomeActive, .didEnterBackground, .sceneDidBecomeActive,
        .sceneDidEnterBackground:
        begin = place + 1
      default: break
      }
    }
    return gaps
  }

  /// Whether the first line of a controller says that it was on screen, though the log has what it gets when it appears.
  private func isLeftOut(before line: Line) -> Bool {
    line.callback == .viewWillDisappear && lanes[line.lane].callbacks.contains(.viewWillAppear)
  }

  /// The callbacks after which a controller or a delegate can get another; nil for callbacks that don't count.
  private static func predecessors(of callback: Callback) -> [Callback]? {
    switch callback {
    case .viewWillAppear: [.viewDidDisappear, .viewWillDisappear]
    case .viewDidAppear: [.viewWillAppear]
    case .viewWillDisappear: [.viewDidAppear, .viewWillAppear]
    case .viewDidDisappear: [.viewWillDisappear]
    case .didFinishLaunching, .sceneWillConnect: []
    case .willResignActive: [.didBecomeActive]
    case .didEnterBackground: [.willResignActive]
    case .willEnterForeground: [.didEnterBackground]
    case .didBecomeActive: [.didFinishLaunching, .willResignActive, .willEnterForeground]
    case .sceneWillResignActive: [.sceneDidBecomeActive]
    case .sceneDidEnterBackground: [.sceneWillResignActive]
    case .sceneWillEnterForeground: [.sceneDidEnterBackground, .sceneWillConnect]
    case .sceneDidBecomeActive: [.sceneWillEnterForeground, .sceneWillResignActive]
    default: nil
    }
  }
}
