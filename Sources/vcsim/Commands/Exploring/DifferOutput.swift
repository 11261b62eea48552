import SimKit

/// `explore --differ`: the shortest stories in which UIKit calls the app otherwise in another version.
enum DifferOutput {
  /// The two versions of `ios13,ios26`.
  static func modes(_ text: String) throws(Problem) -> (old: Mode, new: Mode) {
    let words = text.split(separator: ",").map(String.init)
    let modes = words.compactMap { word in Mode.all.first { $0.name == word } }
    guard words.count == 2, modes.count == 2, modes[0] != modes[1] else {
      throw .badValue(text, option: "--differ", legal: ["two versions, as in ios13,ios26"])
    }
    return (modes[0], modes[1])
  }

  /// Explores cases: each level of all of them comes before the next of any.
  static func searched(
    _ cases: [Case], _ modes: (old: Mode, new: Mode), limits: Explorer.Limits, until deadline: ContinuousClock.Instant,
    _ invocation: Invocation
  ) -> [Differ] {
    let progress = ProgressLine(isQuiet: invocation.console.isQuiet)
    var searches = cases.map { Differ($0.scenario, between: modes.old, and: modes.new, limits: limits) }
    while case let open = searches.indices.filter({ searches[$0].goesOn }), !open.isEmpty {
      for place in open {
        searches[place].exploreLevel { ContinuousClock.now > deadline }
        progress.show("\(cases[place].file): depth \(searches[place].depth), \(searches[place].stateCount) states")
      }
    }
    progress.clear()
    return searches
  }

  /// Prints what differs in a case, and returns the scenarios of the stories.
  static func tell(_ differ: Differ, _ one: Case, _ invocation: Invocation) -> (code: ExitCode, scenarios: [String]) {
    let modes = differ.modes
    let writer = one.writer(on: one.device(statedBy: invocation))
    let scenarios = differ.found.map { found in
      writer.text(
        found.story, differ.alphabet, title: "\(modes.old.name) and \(modes.new.name) differ",
        modes: [modes.old, modes.new])
    }
    if invocation[SharedOption.format] == .jsonl {
      for (found, scenario) in zip(differ.found, scenarios) {
        invocation.console.print(line(found, writer.lines(of: found.story, differ.alphabet), scenario, one, modes))
      }
    } else {
      invocation.console.print(text(differ, writer, one, invocation.console))
    }
    let code: ExitCode = differ.found.isEmpty ? (differ.end == .stopped ? .threw : .ok) : .differs
    return (code, scenarios)
  }

  private static func text(_ differ: Differ, _ writer: StoryText, _ one: Case, _ console: Console) -> String {
    let (old, new) = (differ.modes.old.name, differ.modes.new.name)
    let width = max(old.count, new.count) + 7
    var text = console.bold(one.file + one.choice.suffix) + "  \(old) and \(new)\n"
    text += "  \(differ.end == .exhausted ? "complete" : "depth \(differ.depth)")"
    text += "\(differ.end == .stopped ? ", then a limit" : ""): \(differ.stateCount) states\n"
    for (number, found) in differ.found.enumerated() {
      text += "\n\(number + 1)\n"
      let story = writer.lines(of: found.story, differ.alphabet)
      for line in story.isEmpty ? ["(the launch)"] : story { text += "     \(line)\n" }
      for line in found.lines {
        switch line.side {
        case .both: text += "   \(Columns.pad("", width))\(line.text)\n"
        case .old:
          text += "   " + console.red(Columns.pad("- \(old)", width) + line.text) + "  [\(line.rule.rawValue)]\n"
        case .new:
          text += "   " + console.green(Columns.pad("+ \(new)", width) + line.text) + "  [\(line.rule.rawValue)]\n"
        }
      }
    }
    let count = differ.found.count
    return text + "\n" + (count == 0 ? "No difference found.\n" : "\(count.counted("difference")).\n")
  }

  private static func line(
    _ found: Differ.Found, _ story: [String], _ scenario: String, _ one: Case, _ modes: (old: Mode, new: Mode)
  ) -> String {
    JSON.line([
      "type": "difference", "file": one.file, "modes": [modes.old.name, modes.new.name], "story": story,
      "scenario": scenario,
      "lines": found.lines.map { line in
        let modes = (line.side == .new ? [] : [modes.old.name]) + (line.side == .old ? [] : [modes.new.name])
        return JSONObject(["text": line.text, "modes": modes, "rule": line.rule.rawValue])
      },
    ])
  }
}
