import SimKit

/// Prints the results of `explore`.
struct ExploreOutput {
  private let console: Console
  private let isJSON: Bool
  private let severalFiles: Bool

  init(_ invocation: Invocation, files: Int) {
    console = invocation.console
    isJSON = invocation[SharedOption.format] == .jsonl
    severalFiles = files > 1
  }

  static var head: String { JSON.head("vcsim.explore") }

  /// A file in its versions, with what was found.
  func tell(_ explorations: [Exploration], _ found: [ExploredStory]) {
    let explorations = explorations.filter { $0.fault == nil }
    guard let first = explorations.first else { return }
    if isJSON {
      for one in explorations { console.print(line(one, found)) }
      for (place, finding) in found.enumerated() { console.print(line(finding, place + 1, first.testCase)) }
      return
    }
    let alphabet = first.alphabet
    let name = first.testCase.file + first.testCase.choice.suffix
    let size =
      "\((first.testCase.scenario.controllers.count { $0.original == nil }).counted("controller")); actions: "
      + "user \(alphabet.count(.user)), system \(alphabet.count(.system)), app \(alphabet.count(.app))\n"
    var text = console.bold(name) + (name.count + size.count > ShortPage.width - 1 ? "\n  " : "  ") + size
    for one in explorations { text += "  \(reach(one))\n" }
    for (place, finding) in found.enumerated() { text += "\n" + block(finding, place + 1) }
    // A search that a limit ended before its first level knows of no action.
    let others = explorations.map { $0.moves > 0 || !$0.isCutShort ? Set($0.impossible) : [] }
    let impossible = first.impossible.filter { text in others.allSatisfy { $0.contains(text) } }
    if let inquiry = first.inquiry { text += "\n\(inquiry.text)" }
    text += "\n" + verdicts(explorations, found).joined(separator: "\n")
    if first.inquiry == nil, !impossible.isEmpty {
      text += " \(impossible.count.counted("action")) \(Self.never(explorations))."
    }
    text += "\n"
    if console.isVerbose { for one in impossible { text += "  \(Self.never(explorations)): \(one)\n" } }
    console.print(text + (severalFiles ? "\n" : ""))
  }

  /// The words for actions that a search couldn't try.
  private static func never(_ explorations: [Exploration]) -> String {
    if explorations.allSatisfy(\.isExhausted) { return "never possible" }
    return "not possible within \((explorations.map(\.depth).min() ?? 0).counted("action"))"
  }

  func end(_ count: Int) {
    guard isJSON else { return }
    console.print(JSON.line(["type": "end", "findings": count]))
  }

  /// The result in a line; the answer of each version if they differ.
  private func verdicts(_ explorations: [Exploration], _ found: [ExploredStory]) -> [String] {
    let answers = explorations.compactMap { one in
      one.inquiry.map { (text: verdict($0, one, found), mode: one.testCase.mode) }
    }.grouped { $0.text }
    switch answers.count {
    case 0: return [found.isEmpty ? "Nothing found." : found.count.counted("finding") + "."]
    case 1: return [answers[0][0].text]
    default: return answers.map { $0.map(\.mode).names + ": " + $0[0].text }
    }
  }

  private func verdict(_ inquiry: Inquiry, _ one: Exploration, _ found: [ExploredStory]) -> String {
    if found.contains(where: { $0.modes.contains(one.testCase.mode) }) {
      return inquiry.isPossibility ? "Yes." : "No: a story breaks it."
    }
    if one.isExhausted { return inquiry.isPossibility ? "Never in this model." : "Always, in this model." }
    return "Not found within \(one.depth.counted("action"))"
      + (inquiry.isPossibility ? "." : ": no story breaks it.")
  }

  private func reach(_ one: Exploration) -> String {
    let size = "\(one.states.counted("state")), \(one.moves.counted("move"))"
    let mode = Columns.pad(one.testCase.mode.name, 6) + " "
    if one.isExhausted { return mode + "complete: \(size); no story leads anywhere else" }
    return mode + "depth \(one.depth)\(one.isCutShort ? ", then a limit" : ""): \(size)"
  }

  private func block(_ found: ExploredStory, _ number: Int) -> String {
    let kind = found.kind.rawValue
    var text = "\(number)  \(found.kind == .crash ? console.red(kind) : console.yellow(kind))  "
    text += "\(found.modes.names)  [\(found.ground)]\(found.confidence.map { "  " + $0 } ?? "")\n"
    for (place, showing) in found.showings.enumerated() {
      let modes = showing.modes.count == found.modes.count ? "" : showing.modes.names + ": "
      let lines = Columns.wrap((place == 0 ? "" : "and ") + modes + showing.discovery.text, 76, indent: " ")
      for line in lines.split(separator: "\n").map(String.init) {
        text += "   \(place == 0 ? console.bold(line) : line)\n"
      }
    }
    if found.lines.isEmpty { text += "     (the launch alone shows it)\n" }
    for line in found.lines { text += "     \(line)\n" }
    if let fix = found.fix { text += "   " + Columns.wrap("Fix: " + fix, 75, indent: "        ") }
    if found.isOfRule { text += "   why  vcsim explain \(found.ground)\n" }
    for note in found.notes { text += "   " + Columns.wrap(note, 75, indent: "   ") }
    return text
  }

  // MARK: JSON Lines

  private func line(_ one: Exploration, _ found: [ExploredStory]) -> String {
    JSON.line([
      "type": "case", "case": one.testCase.name, "file": one.testCase.file, "mode": one.testCase.mode.name,
      "depth": one.depth, "complete": one.isExhausted, "cut_short": one.isCutShort, "states": one.states,
      "moves": one.moves, "never_possible": one.impossible, "question": one.inquiry?.text,
      "verdict": one.inquiry.map { verdict($0, one, found) },
    ])
  }

  private func line(_ found: ExploredStory, _ number: Int, _ one: Case) -> String {
    JSON.line([
      "type": "finding", "number": number, "file": one.file, "kind": found.kind.rawValue, "ground": found.ground,
      "modes": found.modes.map(\.name),
      "texts": found.showings.map {
        JSONObject([
          "text": $0.discovery.text, "modes": $0.modes.map(\.name), "kind": $0.discovery.kind.rawValue,
          "ground": $0.discovery.ground,
        ])
      },
      "actions": found.story.steps.count, "interruptions": found.story.interruptions, "story": found.lines,
      "scenario": found.scenario, "inferred": found.inferred.map(\.rawValue), "confirmed": !found.isUnconfirmed,
      "same_object": found.sameObject, "fix": found.fix,
    ])
  }
}

extension [Mode] {
  /// `ios6 ios13`
  var names: String { map(\.name).joined(separator: " ") }
}
