extension Explanation {
  /// The stories for people, at most so many.
  package func text(most: Int) -> String {
    var lines = [summary]
    for (number, piece) in pieces.enumerated() {
      if pieces.count > 1 {
        let own = piece.log.lines
        let range = own.first.flatMap { first in own.last.map { first.number...max(first.number, $0.number) } }
        lines.append(Self.words(for: range) + (number > 0 ? ", before which something is left out" : ""))
      }
      lines += piece.answers(most: most)
    }
    lines.append("not known: \(unknown.joined(separator: "; "))")
    if let next { lines.append("log \(next.selector) too: the stories that fit as well differ in it") }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The answers for one piece, with the line that decides.
  private func answers(most: Int) -> [String] {
    var lines: [String] = []
    let told = (0..<min(most, Self.mostAnswers)).map { answer in stories.filter { $0.answer == answer } }
    let width = told.compactMap { $0.first }.flatMap { $0.actions }.reduce(0) { max($0, $1.text.count) }
    for stories in told {
      guard let first = stories.first else { continue }
      let head = first.answer == 0 ? "would print it" : "or, less likely"
      let versions = Self.words(for: first.modes)
      lines.append("\(first.answer + 1)  \(head.padded(to: width + 2))  \(versions)")
      lines += words(of: first, width)
      let others = stories.dropFirst()
      for story in others.prefix(Self.mostOthers) {
        let own = story.modes == first.modes ? "" : "  " + Self.words(for: story.modes)
        lines.append("   or, as well: \(story.words)\(own)")
      }
      if others.count > Self.mostOthers {
        lines.append("   or \(others.count - Self.mostOthers) more: '--format jsonl' has them")
      }
    }
    let more = min((stories.last?.answer ?? 0) + 1, Self.mostAnswers) - most
    if more > 0 { lines.append("and \(more) less likely: '--max \(most + more)' shows \(more == 1 ? "it" : "them")") }
    if let decision { lines.append("decides: \(decision)") }
    return lines
  }

  private func words(of story: ExplainedStory, _ width: Int) -> [String] {
    var lines = story.actions.map { "     \($0.text.padded(to: width))  \(Self.words(for: $0.lines))" }
    let places = story.places.filter { !$0.isEmpty }
    if !places.isEmpty {
      let more = story.places.count - min(2, places.count)
      lines.append("   " + places.prefix(2).joined(separator: ", or ") + (more > 0 ? ", or \(more) more" : ""))
    }
    if !story.left.isEmpty { lines.append("   not there: \(Self.words(of: story.left))") }
    if !story.missing.isEmpty { lines.append("   not in the log: \(Self.list(story.missing, most: 4))") }
    return lines
  }

  /// `8 callbacks of 2 classes, all explained`
  private var summary: String {
    let classes = Set(pieces.flatMap { $0.log.lanes }.filter { !$0.lines.isEmpty }.map { $0.name }).count
    return "\(callbackCount.counted("callback")) of \(classes.counted("class", plural: "classes")), \(verdict)"
      + (log.unjudged > 0 ? "; \(log.unjudged) more that no story has" : "")
  }

  /// How much of the log the first story prints; "all explained" only if its draft has no difference from the log.
  var verdict: String {
    guard !stories.isEmpty else { return "no story prints them" }
    let left = pieces.reduce(0) { sum, piece in
      let texts = piece.device.textLines
      return sum + (piece.stories.first?.left.count { !texts.contains($0) } ?? piece.log.lines.count)
    }
    let missing = pieces.reduce(0) { $0 + ($1.stories.first?.missing.count ?? 0) }
    let texts = unprintedTexts
    if left > 0 { return "\(max(0, callbackCount - left)) explained" }
    if missing > 0 { return "in a story that prints \(missing) more" }
    if texts > 0 { return "explained but for \(texts.counted("warning"))" }
    if pieces.count > 1 { return "explained in \(pieces.count) pieces" }
    return isExplained ? "all explained" : "near a story"
  }

  /// How many of UIKit's own texts in the log no first story prints.
  var unprintedTexts: Int {
    pieces.reduce(0) { sum, piece in
      let left = piece.stories.first.flatMap { $0.trial == nil ? nil : $0.left }
      return sum + piece.device.textLines.count { left?.contains($0) ?? true }
    }
  }

  /// More of an answer's stories are counted only.
  private static let mostOthers = 5

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

  /// `iOS 8, 11 or 12`, `any version`
  static func words(for modes: [Mode]) -> String {
    if modes.count == Mode.all.count { return "any version" }
    var parts: [String] = []
    var place = 0
    while place < modes.count {
      var end = place
      while end + 1 < modes.count, modes[end + 1].previous == modes[end] { end += 1 }
      if modes[end] == Mode.all.last, end > place {
        parts.append("\(modes[place].major) or later")
      } else if end - place >= 2 {
        parts.append("\(modes[place].major) to \(modes[end].major)")
      } else {
        parts += modes[place...end].map { "\($0.major)" }
      }
      place = end + 1
    }
    return parts.isEmpty ? "no version" : "iOS " + parts.joined(with: "or")
  }
}

extension Explanation {
  /// The first line in which the best story and the next that the log can tell from it differ; nil if there is none.
  package var decision: String? {
    guard let first = stories.first, let other = stories.first(where: { $0.answer == 1 }) else { return nil }
    for (number, line) in log.lines.enumerated() {
      let (here, there) = (first.alignment.places[number], other.alignment.places[number])
      guard here != nil, there == nil else { continue }
      let words = "\(log.lanes[line.lane].name) \(line.callback.selector)"
      return "line \(line.number), \(words), which 2 would not print there"
    }
    if let missing = other.missing.first, first.missing.count < other.missing.count {
      return "no \(missing), which 2 would print"
    }
    return nil
  }

  /// The facts that no log of this kind shows.
  var unknown: [String] {
    var unknown = ["whether a finger or the code did it", "controllers and containers that log nothing"]
    if pieces.contains(where: { $0.stories.contains { $0.isTied } }) {
      unknown.append("which of the stories that fit as well happened")
    }
    if let doubt { unknown.append(doubt.words) }
    if let limit { unknown.append(limit) }
    if pieces.contains(where: { $0.modes(ofAnswer: 0).count > 1 }) { unknown.append("the version") }
    if let first = stories.first, first.found.play.start > 0 { unknown.append("what was before line \(firstLine)") }
    return unknown
  }

  /// The search has ended before all stories were compared.
  var limit: String? {
    guard pieces.contains(where: { $0.isCutShort }) else { return nil }
    return "whether a story fits better that was not compared: the log is too long for all"
  }

  private var firstLine: Int { log.lines.first?.number ?? 1 }

  /// The callback that the log doesn't have and in which the stories that fit as well differ most.
  package var next: Callback? {
    let tied = stories.prefix { $0.answer == 0 }
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

extension Explanation {
  /// The version of the JSON Lines: the second number grows with additions, the first with everything else.
  package static var formatVersion: String { "1.2" }

  /// The stories for programs, at most so many: one JSON object a line, the version first, as `vcsim schema why` says.
  package func jsonLines(most: Int) -> String {
    JSONWriter.text { json in
      json.head("vcsim.why", Self.formatVersion)
      json.object { json in
        json.put("type", "log")
        json.put("callbacks", callbackCount)
        json.put("unjudged", log.unjudged)
        json.put("explained", isExplained)
        json.put("pieces", pieces.count)
        json.put("cut_short", limit != nil)
        json.put("doubtful", doubt?.lines)
        json.put("next", next?.selector)
      }
      json.endLine()
      for (number, piece) in pieces.enumerated() {
        for (place, story) in piece.stories.enumerated() where story.answer < most {
          json.object { json in
            json.put("type", "story")
            json.put("piece", number + 1)
            json.put("rank", place + 1)
            story.put(to: &json)
          }
          json.endLine()
        }
      }
    }
  }
}

extension ExplainedStory {
  fileprivate func put(to json: inout JSONWriter) {
    json.put("answer", answer + 1)
    json.put("tied", isTied)
    json.list("actions", actions) { json, action in
      json.object { json in
        json.put("text", action.text)
        json.put("first", action.lines?.lowerBound)
        json.put("last", action.lines?.upperBound)
      }
    }
    json.put("places", places)
    json.put("modes", modes.map { $0.name })
    json.put("left", left)
    json.put("missing", missing)
  }
}
