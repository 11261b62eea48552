/// The changes of the next version that differs in a story, as far as its log speaks of it.
struct NextVersion: Sendable {
  /// The newest version in which the story prints the log.
  let last: Mode
  /// The version that differs, and what each receiver gets more or less often there; nil if none does.
  private let change: (mode: Mode, receivers: [Receiver])?

  /// A receiver with the callbacks that it gets more often, or less often.
  private struct Receiver: Sendable {
    let name: String
    let lost: [String]
    let gained: [String]
  }

  /// Nil if the story can't be played, or if there is no later version.
  init?(_ story: ExplainedStory, _ log: DeviceLog, _ explanation: Explanation) {
    guard let newest = story.modes.last ?? story.trial?.mode, let versions = Mode.all.firstIndex(of: newest) else {
      return nil
    }
    let isNewest = newest == Mode.all.last
    // The story of the newest version is compared with the one before.
    last = isNewest ? Mode.all[versions - 1] : newest
    guard !isNewest || story.modes.contains(last), let old = Self.lines(story, log, explanation, last) else {
      return nil
    }
    var change: (mode: Mode, receivers: [Receiver])?
    for mode in Mode.all where mode > last {
      guard let new = Self.lines(story, log, explanation, mode) else { continue }
      guard new != old else { continue }
      change = (mode, Self.receivers(old, new))
      break
    }
    self.change = change
  }

  /// The lines that the log could have, in a version.
  private static func lines(
    _ story: ExplainedStory, _ log: DeviceLog, _ explanation: Explanation, _ mode: Mode
  ) -> [TraceMessage]? {
    let draft = LogDraft(log, explanation, story, title: "a log", mode: mode)
    guard let scenario = Scenario.wrongLines(of: Source(name: "", text: draft.text)).scenario else { return nil }
    var simulator = Simulator(scenario, mode: mode)
    let (trace, outcome) = simulator.collect()
    if case .fault = outcome { return nil }
    let callbacks = log.callbacks
    let classes = scenario.classNames
    return trace.flatMap { $0.lines }.compactMap { $0.message }.filter { callbacks.contains($0.callback) }.map {
      TraceMessage(receiver: classes[$0.receiver] ?? $0.receiver, callback: $0.callback)
    }
  }

  private static func receivers(_ old: [TraceMessage], _ new: [TraceMessage]) -> [Receiver] {
    (old + new).map { $0.receiver }.unique.compactMap { name in
      func count(_ lines: [TraceMessage], _ callback: Callback) -> Int {
        lines.count { $0.receiver == name && $0.callback == callback }
      }
      let callbacks = (old + new).filter { $0.receiver == name }.map { $0.callback }.unique
      let lost = callbacks.filter { count(new, $0) < count(old, $0) }
      let gained = callbacks.filter { count(new, $0) > count(old, $0) }
      return lost.isEmpty && gained.isEmpty ? nil : Receiver(name: name, lost: words(lost), gained: words(gained))
    }
  }

  private static func words(_ callbacks: [Callback]) -> [String] { callbacks.map { $0.selector } }

  /// For people.
  var sentences: [String] {
    guard let (mode, receivers) = change else {
      let newest = Mode.all.last ?? last
      return ["iOS \(last.major) to iOS \(newest.major) changes nothing in this story."]
    }
    guard !receivers.isEmpty else { return ["iOS \(mode.major): the same callbacks come in another order."] }
    return receivers.prefix(2).flatMap { receiver -> [String] in
      let name = LogAnswer.cut(receiver.name)
      let lost = receiver.lost.isEmpty ? [] : ["\(name) no longer gets \(Self.list(receiver.lost))."]
      let gained = receiver.gained.isEmpty ? [] : ["\(name) also gets \(Self.list(receiver.gained))."]
      return (lost + gained).map { "iOS \(mode.major): " + $0 }
    }
  }

  private static func list(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + (words.count > 2 ? "," : "") + " and " + last
  }
}
