extension Explanation {
  /// The stories for people.
  /// - Parameter most: How many stories to show.
  package func text(most: Int) -> String {
    var lines = [summary]
    let told = stories.prefix(most)
    let width = told.flatMap { $0.actions }.reduce(0) { max($0, $1.text.count) }
    for (place, story) in told.enumerated() {
      let head = place == 0 ? "would print it" : story.isTied ? "or, as well" : "or, less likely"
      lines.append("\(place + 1)  \(Self.padded(head, width + 2))  \(Self.words(for: story.modes, of: frame.modes))")
      for action in story.actions {
        lines.append("     \(Self.padded(action.text, width))  \(Self.words(for: action.lines))")
      }
      let places = story.places.filter { !$0.isEmpty }
      if !places.isEmpty {
        let more = story.places.count - min(2, places.count)
        lines.append(
          "   " + places.prefix(2).joined(separator: ", or ") + (more > 0 ? ", or \(more) more" : ""))
      }
      if !story.left.isEmpty { lines.append("   not there: \(Self.words(of: story.left))") }
      if !story.missing.isEmpty { lines.append("   not in the log: \(Self.list(story.missing, most: 4))") }
    }
    let more = stories.dropFirst(most).count { $0.isTied }
    if more > 0 {
      let them = more == 1 ? ("fits", "it") : ("fit", "them")
      lines.append("and \(more) more that \(them.0) as well: '--max \(most + more)' shows \(them.1)")
    }
    if let decision { lines.append("decides: \(decision)") }
    lines.append("not known: \(unknown.joined(separator: "; "))")
    if let next { lines.append("log \(next.selector) too: the stories above differ in it") }
    return lines.joined(separator: "\n") + "\n"
  }

  /// `8 callbacks of 2 classes, all explained`
  private var summary: String {
    let classes = Set(log.lanes.filter { !$0.lines.isEmpty }.map { $0.name }).count
    let calls = log.lines.count
    let left = stories.first?.left.count ?? calls
    let verdict =
      stories.isEmpty ? "no story prints it" : left == 0 ? "all explained" : "\(left) of them not explained"
    return "\(calls) callback\(calls == 1 ? "" : "s") of \(classes) class\(classes == 1 ? "" : "es"), \(verdict)"
      + (log.unjudged > 0 ? "; \(log.unjudged) more that no story has" : "")
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  static func words(for lines: ClosedRange<Int>?) -> String {
    guard let lines else { return "no line" }
    return lines.count == 1 ? "line \(lines.lowerBound)" : "lines \(lines.lowerBound)-\(lines.upperBound)"
  }

  private static func words(of lines: [Int]) -> String {
    (lines.count == 1 ? "line " : "lines ") + list(lines.map { "\($0)" }, most: 12)
  }

  private static func list(_ words: [String], most: Int) -> String {
    words.prefix(most).joined(separator: ", ") + (words.count > most ? " and \(words.count - most) more" : "")
  }

  /// `iOS 8, 11 or 12`; `any version` if it is as many as the log allows anyway, and that is all.
  static func words(for modes: [Mode], of all: [Mode]) -> String {
    if modes.count == Mode.all.count { return "any version" }
    var parts: [String] = []
    var place = 0
    while place < modes.count {
      var end = place
      while end + 1 < modes.count, modes[end + 1].previous == modes[end] { end += 1 }
      if modes[end] == Mode.newest, end > place {
        parts.append("\(modes[place].major) or later")
      } else if end - place >= 2 {
        parts.append("\(modes[place].major) to \(modes[end].major)")
      } else {
        parts += modes[place...end].map { "\($0.major)" }
      }
      place = end + 1
    }
    guard let last = parts.last else { return "no version" }
    return "iOS " + (parts.count == 1 ? last : parts.dropLast().joined(separator: ", ") + " or " + last)
  }
}

extension Explanation {
  /// The first line in which the best story and the next that the log can tell from it differ; nil if there is none.
  package var decision: String? {
    guard let first = stories.first, let place = stories.indices.dropFirst().first(where: { !stories[$0].isTied })
    else { return nil }
    let other = stories[place]
    for (number, line) in log.lines.enumerated() {
      let (here, there) = (first.alignment.places[number], other.alignment.places[number])
      guard here != nil, there == nil else { continue }
      return "line \(line.number), \(log.lanes[line.lane].name) \(line.callback.selector), which story \(place + 1) "
        + "would not print there"
    }
    if let missing = other.missing.first, first.missing.count < other.missing.count {
      return "no \(missing), which story \(place + 1) would print"
    }
    return nil
  }

  /// The facts that no log of this kind shows.
  var unknown: [String] {
    var unknown = ["whether a finger or the code did it", "controllers and containers that log nothing"]
    if stories.contains(where: { $0.isTied }) { unknown.append("which of the stories that fit as well happened") }
    if let limit { unknown.append(limit) }
    if let first = stories.first, first.modes.count > 1 { unknown.append("the version") }
    if let first = stories.first, first.found.play.start > 0 { unknown.append("what was before line \(firstLine)") }
    return unknown
  }

  /// The search has ended before all stories were compared.
  var limit: String? {
    isCutShort ? "whether a story fits better that was not compared: the log is too long for all" : nil
  }

  private var firstLine: Int { log.lines.first?.number ?? 1 }

  /// The callback that the log doesn't have and in which the stories that fit as well differ most.
  package var next: Callback? {
    let tied = stories.prefix { $0.isTied || $0.left == stories[0].left }.filter { $0.isTied } + stories.prefix(1)
    guard tied.count > 1 else { return nil }
    var best: (callback: Callback, kinds: Int)?
    for callback in Self.wanted where !log.callbacks.contains(callback) {
      let kinds = Set(tied.map { story in story.shown(with: callback, log) }).count
      if kinds > (best?.kinds ?? 1) { best = (callback, kinds) }
    }
    return best?.callback
  }

  /// Callbacks that are easily logged, the easiest first.
  private static let wanted: [Callback] = [
    .viewDidLoad, .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear, .willMoveToParent,
    .didMoveToParent, .viewWillLayoutSubviews, .dealloc, .didBecomeActive,
  ]
}

extension ExplainedStory {
  /// The lines that the log would have, if it had one callback more.
  fileprivate func shown(with callback: Callback, _ log: LogLanes) -> [StoryLine] {
    lines.compactMap { line in
      guard let lane = found.play.lane(of: Int(line.role)),
        log.callbacks.contains(line.callback) || line.callback == callback
      else { return nil }
      // By lane: the same class has other roles in other stories.
      return StoryLine(role: UInt8(truncatingIfNeeded: lane), callback: line.callback, isAnimated: nil)
    }
  }
}
