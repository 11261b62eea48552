/// A story that would print a log, or nearly.
package struct ExplainedStory: Sendable {
  /// An action, and the lines of the log that it would print.
  package struct Action: Sendable {
    package let text: String
    /// Lines of the log, from 1; nil if the log has none of the action's.
    package let lines: ClosedRange<Int>?
  }

  package let actions: [Action]
  /// The places of its controllers: `in a tab bar`. Empty for a window that holds the controller itself.
  package let places: [String]
  /// The versions in which it would print what it prints, without what layout sends.
  package private(set) var modes: [Mode]
  /// The place of its answer, from 0. The log cannot tell the stories of an answer apart.
  package internal(set) var answer = 0
  /// Whether the log cannot tell it from the first story.
  package internal(set) var isTied = false
  /// Lines of the log that it would not print there.
  package private(set) var left: [Int]
  /// Lines that it would print, and that the log doesn't have: `HomeController viewDidLoad`.
  package private(set) var missing: [String]
  /// The comparison of the draft with the log; nil if that wasn't tried.
  private(set) var trial: StoryTrial?

  /// Whether its containers log after they have called super, so that their lines follow their children's.
  private(set) var logsAfterSuper = false

  let found: StorySearch.Found
  /// The same actions in this app and in others, as good or nearly.
  private let asGood: [StorySearch.Found]
  let lines: [StoryLine]
  let alignment: StoryAlignment
}

extension ExplainedStory {
  /// Whether its draft has no difference from the log.
  var fits: Bool { trial?.fits ?? false }

  /// Holds its draft against the log: what differs there is what it doesn't explain.
  mutating func hold(against log: DeviceLog, _ explanation: Explanation) {
    guard var trial = StoryTrial(self, log, explanation) else { return }
    let app = explanation.theatre.apps[found.play.app]
    let containers = app.controllers.indices.filter { app.controllers[$0].kind.container != nil }
    if !trial.fits, !trial.isClosest, containers.contains(where: { found.play.roles.contains(UInt8($0)) }) {
      var other = self
      other.logsAfterSuper = true
      if let later = StoryTrial(other, log, explanation), later.differenceCount < trial.differenceCount {
        (trial, logsAfterSuper) = (later, true)
      }
    }
    self.trial = trial
    (left, missing) = (trial.left, trial.missing)
  }

  package var words: String { actions.map { $0.text }.joined(separator: ", ") }

  /// The actions in one line, a cycle that repeats once with a count.
  package var shortWords: String { LogAnswer.rows(actions).map { $0.text }.joined(separator: ", ") }

  /// - Parameters:
  ///   - group: Stories with the same actions; it shows the first.
  ///   - isWhole: Whether the log has to show the first action and the last.
  init?(_ group: [StorySearch.Found], _ log: LogLanes, _ theatre: inout StoryTheatre, isWhole: Bool, modes: [Mode]) {
    let best = group[0]
    guard let (segments, _) = theatre.lines(best.play, best.mode) else { return nil }
    let lines = Array(segments.joined())
    let alignment = StoryAlignment(log, segments, best)
    var actions: [Action] = []
    var first = 0
    for (text, segment) in zip(best.play.words(theatre.apps[best.play.app], log), segments) {
      let range = first..<first + segment.count
      let own = zip(log.lines, alignment.places).filter { $1.map { range.contains($0) } ?? false }.map { $0.0.number }
      actions.append(Action(text: text, lines: own.min().flatMap { first in own.max().map { first...$0 } }))
      first = range.upperBound
    }
    let isSeen = actions.count == 1 || actions.first?.lines != nil && actions.last?.lines != nil
    guard isSeen || !isWhole else { return nil }
    self.actions = actions
    self.alignment = alignment
    self.lines = lines
    found = best
    asGood = group.filter { $0.total <= best.total + StoryCost.sameElsewhere }
    places = asGood.map { theatre.apps[$0.play.app].place }.unique
    left = log.lines.indices.filter { alignment.places[$0] == nil && log.lines[$0].callback.family != .layout }
      .map { log.lines[$0].number }
    missing = alignment.missing.filter { lines[$0].callback.family != .layout }.map { place in
      let lane = best.play.lane(of: Int(lines[place].role))
      return (lane.map { log.lanes[$0].name } ?? "?") + " " + lines[place].callback.selector
    }
    self.modes = Self.modes(of: asGood, log, &theatre, among: modes)
  }

  /// Finds its versions, if they weren't needed before.
  mutating func findModes(_ log: LogLanes, _ theatre: inout StoryTheatre, among modes: [Mode]) {
    self.modes = Self.modes(of: asGood, log, &theatre, among: modes)
  }

  /// Longer logs are compared in one version.
  private static let mostLines = 400

  /// The versions in which a play costs hardly more than in its best. Layout doesn't count: it changes with everything.
  static func modes(
    of group: [StorySearch.Found], _ log: LogLanes, _ theatre: inout StoryTheatre, among modes: [Mode]
  ) -> [Mode] {
    guard log.lines.count <= Self.mostLines else { return [group[0].mode] }
    let log = log.withoutLayout
    var matcher = StoryMatcher(log, most: 0)
    var costs: [Mode: Int] = [:]
    // The cheapest plays, each with other actions or in another app.
    let different = group.grouped { [$0.play.app] + $0.play.moves[max(0, $0.play.start - 1)...] }
    for one in different.prefix(16).map({ $0[0] }) {
      for mode in modes {
        guard let (segments, _) = theatre.lines(one.play, mode) else { continue }
        let lines = segments.joined().filter { log.callbacks.contains($0.callback) }
        costs[mode] = min(costs[mode] ?? Int.max, matcher.wholeCost(lines, one.play.roles))
      }
    }
    let least = costs.values.min() ?? 0
    return modes.filter { (costs[$0] ?? Int.max) <= least + StoryCost.sameVersion }
  }
}
