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
    /// Places in the lines of the log.
    var lines: [Int] = []
    var callbacks: Set<Callback> = []
  }

  private(set) var lines: [Line] = []
  private(set) var lanes: [Lane] = []
  /// The callbacks that come in it.
  private(set) var callbacks: Set<Callback> = []
  /// Callbacks that no story has; they are not judged.
  private(set) var unjudged = 0

  /// - Parameter known: The callbacks that stories have.
  init(_ log: DeviceLog, known: Set<Callback>) {
    for (entry, instance) in zip(log.entries, log.instances) {
      guard case .call(let call) = entry.content else { continue }
      guard let callback = call.message.callback, known.contains(callback) else {
        unjudged += 1
        continue
      }
      let kind = StoryLine.kind(of: callback)
      let lane = lane(of: call, instance, kind, isScene: callback.isOfScene)
      var animated: Bool?
      if case .yesOrNo(let value)? = call.fields.first(where: { $0.key == .animated })?.value { animated = value }
      lanes[lane].lines.append(lines.count)
      lanes[lane].callbacks.insert(callback)
      callbacks.insert(callback)
      lines.append(Line(lane: lane, callback: callback, isAnimated: animated, number: entry.line))
    }
  }

  private mutating func lane(
    of call: LoggedCall, _ instance: LogInstance?, _ kind: StoryLine.Kind, isScene: Bool
  ) -> Int {
    let isShared = kind == .app || kind == .scene || kind == .block
    let owner = isShared ? nil : instance ?? LogInstance(className: call.className, address: nil, number: 0)
    if let known = lanes.firstIndex(where: { $0.kind == kind && $0.instance == owner }) { return known }
    let number = owner.map { $0.number > 1 ? "#\($0.number)" : "" } ?? ""
    lanes.append(Lane(instance: owner, kind: kind, name: (call.className.isEmpty ? "-" : call.className) + number))
    return lanes.count - 1
  }

  /// Some of its lines as a log; the lanes keep their numbers.
  func part(_ range: Range<Int>) -> LogLanes {
    var part = self
    part.lines = Array(lines[range])
    for lane in part.lanes.indices {
      part.lanes[lane].lines = part.lines.indices.filter { part.lines[$0].lane == lane }
    }
    return part
  }

  /// The same log without some callbacks; the lanes keep their numbers.
  func without(_ isLeftOut: (Callback) -> Bool) -> LogLanes {
    var rest = self
    rest.lines = lines.filter { !isLeftOut($0.callback) }
    rest.callbacks = callbacks.filter { !isLeftOut($0) }
    for lane in rest.lanes.indices {
      rest.lanes[lane].lines = rest.lines.indices.filter { rest.lines[$0].lane == lane }
      rest.lanes[lane].callbacks = rest.lanes[lane].callbacks.filter { !isLeftOut($0) }
    }
    return rest
  }
}
