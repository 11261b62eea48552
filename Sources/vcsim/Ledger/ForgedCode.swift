import SimKit

/// Scenarios in which the app's code runs in another callback than the record states, at another time, or never.
///
/// Each hook that does what a record states moves to each other callback of its receiver, and gets, loses, and changes each condition.
struct ForgedCode {
  let source: Source
  let scenario: Scenario
  let run: EvidenceRun

  private var lines: [String] { (1...max(1, source.lineCount)).map { source.text(ofLine: $0) } }

  /// The forged lines, each with the whole text.
  func candidates(_ record: PublishedRecord) -> [(line: String, text: String)] {
    let stated = record.code.map(StatedCode.init).filter(\.isPlaced)
    let done = run.calls.filter { code in stated.contains { $0.isIn(code.call, run, [:]) && run.does(code, $0) } }
    let hooks = scenario.hooks.filter { hook in
      done.contains { $0.call.callback == hook.callback && $0.call.receiver == hook.receiver.name(in: scenario) }
    }
    return hooks.flatMap { hook in
      guard lines[hook.line - 1].hasPrefix("when ") else { return [] as [(line: String, text: String)] }
      return headings(hook).map { ($0, text([hook.line: $0])) } + conditions(hook)
    }
  }

  /// The `when` lines that fit another callback or version, or have another option.
  private func headings(_ hook: Hook) -> [String] {
    let words = lines[hook.line - 1].split(separator: " ").map(String.init)
    let (head, options) = (words.prefix(3), words.dropFirst(3).joined(separator: " "))
    func heading(_ callback: Callback, _ options: String) -> String {
      ["when", head[1], callback.selector, options].filter { !$0.isEmpty }.joined(separator: " ")
    }
    let moved = Callback.allCases.filter { $0 != hook.callback }.map { heading($0, options) }
    let plain = options.replacing(#/\bonce\b/#, with: "").replacing(Self.condition, with: "")
    let versions = Mode.all.filter { $0 != run.mode }.map { "on \($0.name)" }
    let other = [plain, plain + " once", "once " + plain] + (values + versions).map { plain + " " + $0 }
    return moved + other.map { heading(hook.callback, $0.trimmed) }
  }

  /// The hook, and each of its lines, with a variable that never has its value, or has it from a line of the story on.
  private func conditions(_ hook: Hook) -> [(line: String, text: String)] {
    ([hook.line] + hook.actions.map(\.line)).flatMap { line -> [(line: String, text: String)] in
      let plain = lines[line - 1].replacing(Self.condition, with: "")
      let others = ([""] + values).map { plain + " " + $0 }.map { ($0, text([line: $0])) }
      let (never, until) = (plain + " if forged=yes", plain + " if forged=no")
      let changed = scenario.story.map(\.line).flatMap { place in
        [never, until].map { ($0, text([line: $0], setting: place)) }
      }
      return others + [(never, text([line: never]))] + changed
    }
  }

  private static var condition: Regex<Substring> { #/ ?\bif \S+/# }

  /// The conditions of the variables that the scenario has.
  private var values: [String] {
    scenario.variables.flatMap { variable in variable.values.map { "if \(variable.name)=\($0)" } }
  }

  private func text(_ replaced: [Int: String], setting place: Int? = nil) -> String {
    let declarations = lines.firstIndex { $0.hasPrefix("controller ") || $0.hasPrefix("variable ") }
    var text = ""
    for (index, line) in lines.enumerated() {
      if index == declarations { text += "variable forged: no, yes\n" }
      if index + 1 == place { text += "set forged=yes\n" }
      text += (replaced[index + 1] ?? line) + "\n"
    }
    return text
  }

  /// Whether the app's code does the same, in the same calls of the same steps.
  func isAlike(_ other: EvidenceRun) -> Bool { run.codeWords == other.codeWords }
}

extension EvidenceRun {
  fileprivate var codeWords: [String] {
    calls.filter { !$0.kinds.isEmpty }.map { steps[$0.call.step].text + ": " + $0.words }
  }
}

extension String {
  fileprivate var trimmed: String { split(separator: " ").joined(separator: " ") }
}
