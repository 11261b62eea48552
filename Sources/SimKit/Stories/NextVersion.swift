/// The changes of the next version that differs in a story, as far as its log speaks of it: the headline of `diff`.
struct NextVersion: Sendable {
  /// The newest version in which the story prints the log.
  let last: Mode
  /// The version that differs, with its headlines and the fix of the first; nil if none does.
  private let change: (mode: Mode, texts: [String], fix: String?)?

  /// Nil if the story can't be played, or if there is no later version.
  init?(_ story: ExplainedStory, _ log: DeviceLog, _ explanation: Explanation) {
    guard let newest = story.modes.last ?? story.trial?.mode, let versions = Mode.all.firstIndex(of: newest) else {
      return nil
    }
    let isNewest = newest == Mode.all.last
    // The story of the newest version is compared with the one before.
    last = isNewest ? Mode.all[versions - 1] : newest
    guard !isNewest || story.modes.contains(last), let old = Self.steps(story, log, explanation, last) else {
      return nil
    }
    var change: (mode: Mode, texts: [String], fix: String?)?
    for mode in Mode.all where mode > last {
      guard let new = Self.steps(story, log, explanation, mode) else { continue }
      let steps = TraceDifference.compare(expected: old, actual: new)
      guard !steps.allSatisfy({ $0.isEmpty }) else { continue }
      if Headline.all(of: steps).isEmpty {
        change = (mode, ["On iOS \(mode.major), the same callbacks come in another order."], nil)
      } else {
        let (texts, fix) = Headline.sentences(of: steps, from: last, to: mode)
        change = (mode, texts, fix)
      }
      break
    }
    self.change = change
  }

  /// The lines that the log could have, in a version, under the names of the log.
  private static func steps(
    _ story: ExplainedStory, _ log: DeviceLog, _ explanation: Explanation, _ mode: Mode
  ) -> [TraceStep]? {
    let draft = LogDraft(log, explanation, story, title: "a log", mode: mode)
    guard let scenario = Scenario.wrongLines(of: Source(name: "", text: draft.text)).scenario else { return nil }
    var simulator = Simulator(scenario, mode: mode)
    let (trace, outcome) = simulator.collect()
    if case .fault = outcome { return nil }
    let callbacks = log.callbacks
    let classes = scenario.classNames
    func name(_ word: String) -> String { classes[word].map { LogAnswer.cut($0) } ?? word }
    return trace.map { step in
      let words = step.text.split(separator: " ").map { name(String($0)) }
      var shown = TraceStep(text: words.joined(separator: " "), statement: step.statement)
      for line in step.lines {
        guard let message = line.message, callbacks.contains(message.callback) else { continue }
        let own = TraceMessage(receiver: name(message.receiver), callback: message.callback)
        shown.lines.append(TraceLine(.message(own), depth: 0, rule: line.rule))
      }
      return shown
    }
  }

  /// For people: the headline, its fix, and one more.
  var sentences: [String] {
    guard let change else {
      let newest = Mode.all.last ?? last
      return ["iOS \(last.major) to iOS \(newest.major) changes nothing in this story."]
    }
    return change.texts.prefix(1) + (change.fix.map { ["Fix: " + $0] } ?? []) + change.texts.dropFirst().prefix(1)
  }
}
