/// The answer to a log on one screen: its story, the lines that the story doesn't explain, UIKit's warnings in it, what the next
/// version changes, and what to type next.
package struct LogAnswer: Sendable {
  struct Section: Sendable {
    var heading: String
    /// At the right end of the heading's line.
    var aside = ""
    var lines: [String]
  }

  let name: String
  let log: DeviceLog
  let explanation: Explanation
  let width: Int
  private let lineCount: Int
  private let change: NextVersion?
  /// For each line of the file whether it names a callback.
  private let callLines: [Bool]
  private let leftLines: Set<Int>

  /// - Parameters:
  ///   - name: The file as a word of a command.
  ///   - lineCount: How many lines it has.
  package init(_ log: DeviceLog, _ explanation: Explanation, name: String, lineCount: Int, width: Int) {
    (self.log, self.explanation, self.name, self.lineCount) = (log, explanation, name, lineCount)
    self.width = max(40, width)
    var callLines = Array(repeating: false, count: 1 + (log.entries.map { $0.line }.max() ?? 0))
    for entry in log.entries where entry.call != nil { callLines[entry.line] = true }
    self.callLines = callLines
    leftLines = Set(explanation.pieces.flatMap { $0.stories.first?.left ?? [] })
    change = explanation.stories.first.flatMap { NextVersion($0, log, explanation) }
  }

  /// At most so many lines. Lists are cut, with a count, until it fits.
  package func text(most: Int) -> String {
    let room = [5, 4, 3, 2].first { lines(room: $0).count <= most } ?? 1
    return lines(room: room).map { $0 + "\n" }.joined()
  }

  /// - Parameter room: How many entries a list may have.
  private func lines(room: Int) -> [String] {
    var lines = headline
    let sections = [
      story(room + 4), unexplained(room), warnings(max(1, room - 2)), room > 1 ? unknown : nil, next(room / 2 + 1),
    ]
    for section in sections.compactMap({ $0 }) where !section.lines.isEmpty {
      let gap = width - section.heading.count - section.aside.count
      let aside = section.aside.isEmpty || gap < 2 ? "" : String(repeating: " ", count: gap) + section.aside
      lines += ["", section.heading + aside] + section.lines
    }
    return lines + commands(isShort: room < 4)
  }

  // MARK: The first lines

  private var headline: [String] {
    let calls = explanation.callbackCount
    let classes = Set(explanation.pieces.flatMap { $0.log.lanes }.filter { !$0.lines.isEmpty }.map { $0.name })
    let verdict =
      explanation.stories.isEmpty || namesNoClass && !explanation.isExplained
      ? "no story prints them" : explanation.verdict
    let receivers = namesNoClass ? "" : " of \(classes.count.counted("class", plural: "classes"))"
    let file = name.split(separator: "/").last.map { String($0.filter { $0 != "\"" }) } ?? name
    var lines = wrap("\(file): \(lineCount.counted("line")), \(calls.counted("callback"))\(receivers), \(verdict).")
    if explanation.log.unjudged > 0 {
      lines += wrap("\(explanation.log.unjudged) more are calls that no story has.")
    }
    let count = log.textLines.count
    if count > 0 {
      let printed = count - explanation.unprintedTexts
      let which =
        printed == count
        ? " that this story prints" : printed == 0 ? " that no story prints" : "; this story prints \(printed)"
      lines.append("\(count.counted("warning")) of UIKit\(which).")
    }
    if namesNoClass { lines += wrap("The lines name no class, so vcsim can't tell who got them.") }
    return lines
  }

  /// Whether no line names a class or another receiver.
  private var namesNoClass: Bool { log.entries.allSatisfy { $0.call?.className.isEmpty ?? true } }

  private func isCall(_ line: Int) -> Bool { line < callLines.count && callLines[line] }

  // MARK: The story

  private func story(_ most: Int) -> Section? {
    guard let first = explanation.stories.first, !namesNoClass || explanation.isExplained else { return nil }
    var section = Section(heading: "What happened", aside: Explanation.words(for: first.modes), lines: [])
    var rows: [(lines: ClosedRange<Int>?, text: String)] = []
    for (number, piece) in explanation.pieces.enumerated() {
      guard let story = piece.stories.first else { continue }
      let startsAgain = story.actions.first?.text == "launch"
      if number > 0 { rows.append((nil, startsAgain ? "(the app runs again)" : "(something is left out here)")) }
      rows += Self.rows(story.actions)
    }
    let digits = rows.compactMap { $0.lines.map { Self.range($0).count } }.max() ?? 1
    for row in rows.prefix(most) {
      let mark = row.lines.map { Self.range($0) } ?? "-"
      let front = "  " + String(repeating: " ", count: max(0, digits - mark.count)) + mark + "  "
      section.lines += wrap(row.text, front: front)
    }
    if rows.count > most {
      section.lines.append("  and \(rows.count - most) more: vcsim log --stories \(name)")
    }
    let others = namesNoClass ? [] : explanation.stories.filter { $0.isTied }
    if let other = others.first {
      let more = others.count > 1 ? ", or \(others.count - 1) more" : ""
      section.lines += wrap("As well possible: \(shortened(other.words))\(more).", front: "  ", most: 2)
    }
    return section
  }

  /// The actions, a cycle that repeats once with a count.
  static func rows(_ actions: [ExplainedStory.Action]) -> [(lines: ClosedRange<Int>?, text: String)] {
    var rows: [(lines: ClosedRange<Int>?, text: String)] = []
    var place = 0
    while place < actions.count {
      var best: (period: Int, times: Int)?
      for period in 1...4 where place + 2 * period <= actions.count {
        var times = 1
        while place + (times + 1) * period <= actions.count,
          (0..<period).allSatisfy({ actions[place + $0].text == actions[place + times * period + $0].text })
        {
          times += 1
        }
        if times > 1, times * period > (best.map { $0.period * $0.times } ?? 0) { best = (period, times) }
      }
      let period = best?.period ?? 1
      for action in actions[place..<place + period] { rows.append((action.lines, action.text)) }
      if let best {
        let rest = actions[place + period..<place + period * best.times]
        let count = best.times - 1
        rows.append((whole(rest), "the same \(count == 1 ? "once" : "\(count) times") more"))
      }
      place += period * (best?.times ?? 1)
    }
    return rows
  }

  private static func whole(_ actions: ArraySlice<ExplainedStory.Action>) -> ClosedRange<Int>? {
    let ranges = actions.compactMap { $0.lines }
    guard let first = ranges.map({ $0.lowerBound }).min(), let last = ranges.map({ $0.upperBound }).max() else {
      return nil
    }
    return first...last
  }

  private static func range(_ lines: ClosedRange<Int>) -> String {
    lines.count == 1 ? "\(lines.lowerBound)" : "\(lines.lowerBound)-\(lines.upperBound)"
  }

  // MARK: What is left

  private func unexplained(_ most: Int) -> Section? {
    guard !namesNoClass || explanation.isExplained else { return nil }
    let left = leftLines.filter { isCall($0) }.sorted()
    var section = Section(heading: "Not explained", lines: [])
    for line in left.prefix(most) {
      guard let call = log.entries.first(where: { $0.line == line && $0.call != nil })?.call else { continue }
      let who = call.className.isEmpty ? "" : Self.cut(call.className) + " "
      section.lines += wrap(who + call.message.selector, front: "  \(line)  ", most: 1)
    }
    if left.count > most { section.lines.append("  and \(left.count - most) more: vcsim log --stories \(name)") }
    let missing = explanation.pieces.flatMap { $0.stories.first?.missing ?? [] }
    if !missing.isEmpty {
      let list = Self.list(missing)
      let words = "The story prints what the log doesn't have: \(list)" + (list.hasSuffix(".") ? "" : ".")
      section.lines += wrap(words, front: "  ", most: 3)
    }
    return section
  }

  private func warnings(_ most: Int) -> Section? {
    let texts = log.entries.compactMap { entry -> (line: Int, text: String)? in
      guard case .console(let text) = entry.content else { return nil }
      return (entry.line, LogComparison.withoutAddresses(text, [:]))
    }
    var section = Section(heading: texts.count == 1 ? "Warning" : "Warnings", lines: [])
    var told: Set<String> = []
    // How many causes each text has.
    var causes: [Int] = []
    for (line, text) in texts where told.count < most && told.insert(text).inserted {
      section.lines += wrap(text, front: "  \(line)  ", most: 2)
      guard let row = PastedText.texts(for: text).first else { continue }
      if let cause = row.causes.first {
        section.lines += wrap("Usual cause: " + cause.text, front: "  ", most: 2)
        causes.append(row.causes.count)
      } else if !row.fix.isEmpty {
        section.lines += wrap("Fix: " + row.fix, front: "  ", most: 2)
        causes.append(1)
      }
    }
    let others = Set(texts.map { $0.text }).count - told.count
    if others > 0 { section.lines.append("  and \(others) more: vcsim log --lines \(name)") }
    if let first = texts.first {
      var text = first.text
      if case .exception(_, let reason) = LogComparison.traceLine(ofConsole: text), !reason.isEmpty { text = reason }
      let words = text.split(separator: " ").prefix { !$0.hasPrefix("<") && !$0.utf8.contains(39) }.prefix(4)
      let count = causes.first ?? 1
      let what = count > 1 ? "\(count) causes, each with its fix" : "More"
      section.lines.append("  \(what): vcsim explain '\(words.joined(separator: " "))'")
    }
    return section
  }

  private var unknown: Section? {
    var unknown: [String] = []
    if let first = explanation.stories.first, first.found.play.start > 0, let line = explanation.log.lines.first?.number
    {
      unknown.append("what was before line \(line)")
    }
    let cutOff = explanation.pieces.last?.stories.first?.trial?.cutOff ?? []
    if !cutOff.isEmpty { unknown.append("behind its end, \(Self.list(cutOff))") }
    if let doubt = log.doubt { unknown.append(doubt.words) }
    if let limit = explanation.limit { unknown.append(limit) }
    guard !unknown.isEmpty else { return nil }
    return Section(heading: "Not in the log", lines: wrap(unknown.joined(separator: "; "), front: "  ", most: 3))
  }

  // MARK: What comes next

  /// - Parameter most: How many sentences it may have.
  private func next(_ most: Int) -> Section? {
    guard let change, explanation.rest.isEmpty, !namesNoClass || explanation.isExplained else { return nil }
    let sentences = change.sentences.prefix(most)
    return Section(heading: "The next iOS", lines: sentences.flatMap { wrap($0, front: "  ", most: 3) })
  }

  private func commands(isShort: Bool) -> [String] {
    let isStory = !explanation.stories.isEmpty && (!namesNoClass || explanation.isExplained)
    let stem = name.split(separator: "/").last.map { String($0.prefix { $0 != "." && $0 != "\"" }) } ?? ""
    let draft = stem.isEmpty || stem == "-" ? "story" : stem
    let unread = log.unread.count
    var rows: [(command: String, words: String)] = []
    if isStory {
      let first = explanation.log.lines.map { $0.number }
      let part = explanation.rest.isEmpty ? "this story" : "lines \(first.first ?? 1)-\(first.last ?? 1)"
      let words = explanation.isExplained ? "a scenario that prints these callbacks" : "a scenario of \(part)"
      rows.append(("vcsim new --from \(name) \(draft)", words))
      let others = explanation.stories.count - 1
      if others > 0 { rows.append(("vcsim log --stories \(name)", "other stories that fit, and how well")) }
    }
    let words = unread > 0 ? "each line; \(unread) not read" : "each line as it was read"
    rows.append(("vcsim log --lines \(name)", words))
    let indent = rows.map { $0.command.count }.max() ?? 0
    guard !isShort else { return ["", "Next  " + rows[0].command].map { $0.shortened(to: width) } }
    return ["", "Next"]
      + rows.map { row in
        let line = "  " + row.command.padded(to: indent) + "  " + row.words
        return line.count <= width ? line : "  " + row.command
      }
  }

  // MARK: Lines of a width

  /// A text in lines of the width, behind what is in front of the first.
  private func wrap(_ text: String, front: String = "", most: Int = Int.max) -> [String] {
    let room = max(20, width - front.count)
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ").map({ String($0).shortened(to: room) }) {
      if !line.isEmpty, line.count + 1 + word.count > room {
        lines.append(line)
        line = word
      } else {
        line += (line.isEmpty ? "" : " ") + word
      }
    }
    lines.append(line)
    if lines.count > most {
      let last = (lines[most - 1] + " " + lines[most]).shortened(to: room)
      lines = Array(lines.prefix(most - 1)) + [last]
    }
    let indent = String(repeating: " ", count: front.count)
    return lines.enumerated().map { ($0 == 0 ? front : indent) + $1 }
  }

  /// The first two, and how many more there are.
  private static func list(_ words: [String]) -> String {
    words.prefix(2).joined(separator: ", ") + (words.count > 2 ? ", and \(words.count - 2) more" : "")
  }

  private func shortened(_ text: String) -> String { text.shortened(to: 2 * width - 40) }

  /// A long name, cut in the middle.
  static func cut(_ name: String) -> String {
    name.count <= 28 ? name : String(name.prefix(14)) + "…" + String(name.suffix(13))
  }
}

extension PastedText.KnownText {
  /// The causes, the commonest first, if the text has several.
  fileprivate var causes: [Guide.PossibleCause] {
    guard case .text(let text, _, _) = self, let causes = Guide.about(text)?.causes, causes.count > 1 else { return [] }
    return causes
  }

  /// How to avoid it; empty if that isn't known.
  fileprivate var fix: String {
    switch self {
    case .text(let text, _, _): text.contract.fix
    case .noted: ""
    }
  }
}
