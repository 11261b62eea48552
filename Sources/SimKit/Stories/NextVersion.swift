/// The changes of the next version that differs in a story, as far as its log speaks of it: the headline of `diff`.
struct NextVersion: Sendable {
  /// The newest version in which the story prints the log.
  let last: Mode
  /// The version that differs, with its headlines and the fix of the first; nil if none does.
  private let change: (mode: Mode, texts: [String], fix: String?)?

  /// Nil if the story can't be played, or if there is no later version.
  init?(_ story: ExplainedStory, _ log: DeviceLog, _ explanation: Explanation) {
    // Other apps of the story, as in full screen, may print the log in later versions.
    var theatre = explanation.theatre
    let modes = ExplainedStory.modes(of: [story.found], explanation.log, &theatre, among: explanation.frame.modes)
    guard let newest = (modes.last ?? story.trial?.mode)?.whole, let versions = Mode.all.firstIndex(of: newest) else {
      return nil
    }
    let isNewest = newest == Mode.all.last
    // The story of the newest version is compared with the one before.
    last = isNewest ? Mode.all[versions - 1] : newest
    guard !isNewest || modes.contains(last),
      let scenario = LogDraft(log, explanation, story, title: "a log", mode: last).scenario
    else { return nil }
    var change: (mode: Mode, texts: [String], fix: String?)?
    for mode in Mode.all where mode > last {
      let steps = Self.steps(RuleDifference.explained(scenario, from: last, to: mode), scenario, log)
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

  /// The lines that the log could have, under the names of the log. It need not state the values that differ.
  private static func steps(_ steps: [StepDifference], _ scenario: Scenario, _ log: DeviceLog) -> [StepDifference] {
    let callbacks = log.callbacks
    let classes = scenario.classNames
    func name(_ word: String) -> String { classes[word].map { LogAnswer.cut($0) } ?? word }
    return steps.map { step in
      var step = step
      step.text = step.text.split(separator: " ").map { name(String($0)) }.joined(separator: " ")
      step.lines = step.lines.compactMap { compared in
        guard var message = compared.line.message, callbacks.contains(message.callback) else { return nil }
        switch compared.kind {
        case .changed, .nested, .skipped: return nil
        case .same, .missing, .unexpected, .moved: break
        }
        message.receiver = name(message.receiver)
        return ComparedLine(compared.kind, TraceLine(.message(message), depth: 0, rule: compared.line.rule))
      }
      return step
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
