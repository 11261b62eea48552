import SimKit

/// Prints the results of `explore`.
struct ExploreOutput {
  private let console: Console
  private let isJSON: Bool
  private let severalFiles: Bool

  init(_ invocation: Invocation, files: Int) {
    console = invocation.console
    isJSON = invocation[ExploreCommand.format] == .jsonl
    severalFiles = files > 1
  }

  static var head: String { JSON.head("vcsim.explore") }

  func begin() {
    guard isJSON else { return }
    console.print(Self.head)
  }

  /// A file in its versions, with what was found.
  func tell(_ explorations: [Exploration], _ found: [ExploredStory]) {
    let explorations = explorations.filter { $0.fault == nil }
    guard let first = explorations.first else { return }
    if isJSON {
      for one in explorations { console.print(line(one)) }
      for (place, finding) in found.enumerated() { console.print(line(finding, place + 1, first.one)) }
      return
    }
    let alphabet = first.alphabet
    var text = console.bold(first.one.file + first.one.choice.suffix) + "  "
    text += "\(count(first.one.scenario.controllers.count, "controller")); actions: "
    text += "user \(alphabet.count(.user)), system \(alphabet.count(.system)), app \(alphabet.count(.app))\n"
    for one in explorations { text += "  \(reach(one))\n" }
    for (place, finding) in found.enumerated() { text += "\n" + block(finding, place + 1) }
    let impossible = first.impossible.filter { text in explorations.allSatisfy { $0.impossible.contains(text) } }
    text += "\n" + verdict(explorations, found)
    if first.inquiry == nil, !impossible.isEmpty { text += " \(count(impossible.count, "action")) never possible." }
    text += "\n"
    if console.isVerbose { for one in impossible { text += "  never possible: \(one)\n" } }
    console.print(text + (severalFiles ? "\n" : ""))
  }

  /// The same for a page.
  func chapter(_ explorations: [Exploration], _ found: [ExploredStory]) -> ExplorePage.Chapter? {
    let explorations = explorations.filter { $0.fault == nil }
    guard let one = explorations.first?.one else { return nil }
    return ExplorePage.Chapter(
      name: one.file + one.choice.suffix, reach: explorations.map { reach($0) }, verdict: verdict(explorations, found),
      found: found)
  }

  func end(_ count: Int) {
    guard isJSON else { return }
    console.print(
      JSON.line { object in
        object.put("type", "end")
        object.put("findings", count)
      })
  }

  private func verdict(_ explorations: [Exploration], _ found: [ExploredStory]) -> String {
    guard let inquiry = explorations.first?.inquiry else {
      return found.isEmpty ? "Nothing found." : count(found.count, "finding") + "."
    }
    if !found.isEmpty { return inquiry.isPossibility ? "Yes." : "No: a story breaks it." }
    if explorations.allSatisfy(\.isExhausted) {
      return inquiry.isPossibility ? "Never in this model." : "Always, in this model."
    }
    let depth = explorations.map(\.depth).min() ?? 0
    return "Not found within \(count(depth, "action"))" + (inquiry.isPossibility ? "." : ": no story breaks it.")
  }

  private func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }

  private func reach(_ one: Exploration) -> String {
    let size = "\(count(one.states, "state")), \(count(one.moves, "move"))"
    let mode = Columns.pad(one.one.mode.name, 6) + " "
    if one.isExhausted { return mode + "complete: \(size); no story leads anywhere else" }
    return mode + "depth \(one.depth)\(one.isCutShort ? ", then a limit" : ""): \(size)"
  }

  private func block(_ found: ExploredStory, _ number: Int) -> String {
    let kind = found.kind.rawValue
    var text = "\(number)  \(found.kind == .crash ? console.red(kind) : console.yellow(kind))  "
    text += "\(names(found.modes))  [\(found.ground)]\n"
    for showing in found.showings {
      let modes = showing.modes.count == found.modes.count ? "" : names(showing.modes) + ": "
      text += "   \(modes)\(console.bold(showing.discovery.text))\n"
    }
    if found.lines.isEmpty { text += "     (the launch alone shows it)\n" }
    for line in found.lines { text += "     \(line)\n" }
    for note in found.notes { text += "   \(note)\n" }
    return text
  }

  private func names(_ modes: [Mode]) -> String { modes.map(\.name).joined(separator: " ") }

  // MARK: JSON Lines

  private func line(_ one: Exploration) -> String {
    JSON.line { object in
      object.put("type", "case")
      object.put("case", one.one.name)
      object.put("file", one.one.file)
      object.put("mode", one.one.mode.name)
      object.put("depth", one.depth)
      object.put("complete", one.isExhausted)
      object.put("cut_short", one.isCutShort)
      object.put("states", one.states)
      object.put("moves", one.moves)
      object.list("never_possible", one.impossible)
    }
  }

  private func line(_ found: ExploredStory, _ number: Int, _ one: Case) -> String {
    JSON.line { object in
      object.put("type", "finding")
      object.put("number", number)
      object.put("file", one.file)
      object.put("kind", found.kind.rawValue)
      object.put("ground", found.ground)
      object.list("modes", found.modes.map(\.name))
      object.list("texts") { list in
        for showing in found.showings {
          list.object { text in
            text.put("text", showing.discovery.text)
            text.list("modes", showing.modes.map(\.name))
          }
        }
      }
      object.put("actions", found.story.steps.count)
      object.put("interruptions", found.story.interruptions)
      object.list("story", found.lines)
      object.put("scenario", found.scenario)
      object.list("inferred", found.inferred.map(\.rawValue))
      object.put("confirmed", !found.isUnconfirmed)
    }
  }
}
