/// A story held against its log as `diff` does it: its draft is played, and the trace compared.
struct StoryTrial: Sendable {
  let mode: Mode
  /// Lines of the log that the trace doesn't have there, from 1.
  let left: [Int]
  /// Lines of the trace that the log doesn't have: `HomeController viewDidLoad`.
  let missing: [String]

  /// Lines of the trace's last action behind the log's end.
  let cutOff: [String]
  /// Whether `diff` shows nothing.
  var fits: Bool { differenceCount == 0 }
  /// Layouts of the log that other versions may have.
  private let layoutsApart: Int
  var differenceCount: Int { left.count + missing.count }

  /// Whether no version fits better: what is left are lines that this story has in none.
  private(set) var isClosest = false

  /// Tries the version that the draft would have, and if another may fit better, those in which the story prints the log.
  init?(_ told: ExplainedStory, _ log: DeviceLog, _ explanation: Explanation) {
    let foreign = Self.foreignLines(told, explanation)
    let preferred = LogDraft.mode(told, log, explanation)
    var best: StoryTrial?
    for mode in ([preferred, told.found.mode] + told.modes + explanation.frame.modes).unique.prefix(Self.mostModes) {
      guard var trial = StoryTrial(told, log, explanation, mode: mode) else { continue }
      trial.isClosest = trial.missing.isEmpty && trial.layoutsApart == 0 && foreign.isSuperset(of: trial.left)
      if best.map({ trial.distance.lexicographicallyPrecedes($0.distance) }) ?? true { best = trial }
      if trial.isClosest { break }
    }
    guard let best else { return nil }
    self = best
  }

  /// The lines of the log whose classes have no part in the story. Callbacks that few classes have aren't shown in each version.
  private static func foreignLines(_ told: ExplainedStory, _ explanation: Explanation) -> Set<Int> {
    guard explanation.frame.setting.rare.isEmpty else { return [] }
    let lanes = explanation.log.lanes
    let parts = Set(lanes.indices.filter { told.found.play.roles[$0] != nil }.map { lanes[$0].instance?.className })
    func lines(_ isWanted: (LogLanes.Lane) -> Bool) -> [Int] {
      lanes.filter(isWanted).flatMap { $0.lines }.map { explanation.log.lines[$0].number }
    }
    func isForeign(_ lane: LogLanes.Lane) -> Bool {
      lane.kind == .controller && lane.instance?.statedClass != nil && !parts.contains(lane.instance?.className)
    }
    return Set(lines(isForeign)).subtracting(lines { !isForeign($0) })
  }

  private static let mostModes = 5

  /// The count of differences, and where it is equal, of the layouts that the content of a view would have to explain.
  private var distance: [Int] { [differenceCount, layoutsApart] }

  private init?(_ told: ExplainedStory, _ log: DeviceLog, _ explanation: Explanation, mode: Mode) {
    let draft = LogDraft(log, explanation, told, title: "a log", mode: mode, isTrial: true)
    guard let played = draft.scenario else { return nil }
    var simulator = Simulator(played, mode: mode)
    let (trace, outcome) = simulator.collect()
    if case .fault = outcome { return nil }
    let scenario = draft.whole(played)
    let run = LoggedRun(log, scenario, mode: mode, trace)
    // Without a receiver, nothing is compared.
    guard run.comparison.hasMapped else { return nil }
    self.mode = mode
    let (left, missing) = run.comparison.differences
    self.left = left
    layoutsApart = run.comparison.omittedLayouts.apart
    let classes = missing.isEmpty && run.comparison.cutOff.isEmpty ? [:] : scenario.classNames
    self.missing = missing.map { Self.words(for: $0, classes) }
    cutOff = run.comparison.cutOff.map { Self.words(for: $0, classes) }
  }

  /// A line with the classes of the log.
  private static func words(for line: TraceLine, _ classes: [String: String]) -> String {
    guard let message = line.message else { return line.text }
    // A line that may be of several objects names each.
    let names = message.receiver.split(separator: "|").map { name in
      let parts = name.split(separator: ".", maxSplits: 1).map { String($0) }
      return ([classes[parts[0]] ?? parts[0]] + parts.dropFirst()).joined(separator: ".")
    }
    return names.unique.joined(separator: " or ") + " " + message.callback.selector
  }
}

extension Scenario {
  /// The classes that the controllers state, by their names.
  var classNames: [String: String] {
    controllers.reduce(into: [:]) { names, one in if names[one.name] == nil { names[one.name] = one.className } }
  }
}
