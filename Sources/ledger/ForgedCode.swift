import Evidence
import SimKit

/// Scenarios in which the app's code runs in another callback than the record states, at another time, or never.
///
/// Each hook that does what a record states moves to each other callback of its receiver, and gets, loses, and changes each condition.
struct ForgedCode {
  let source: Source
  let scenario: Scenario
  private let run: EvidenceRun
  private let names: [String: [String]]
  private let stated: [StatedCode]

  init(_ record: PublishedRecord, _ source: Source, _ scenario: Scenario, _ genuine: RecordComparison) {
    self.source = source
    self.scenario = scenario
    run = genuine.run
    names = genuine.names
    stated = record.code.map(StatedCode.init).filter(\.isPlaced)
  }

  private var lines: [String] { source.texts }

  var candidates: [(line: String, text: String)] {
    scenario.hooks.flatMap { hook in
      let codes = stated.filter { code in
        run.calls.contains { isOf(hook, $0.call) && code.isIn($0.call, run, names) && run.does($0, code) }
      }
      guard !codes.isEmpty, lines[hook.line - 1].hasPrefix("when ") else {
        return [] as [(line: String, text: String)]
      }
      let positions = codes.contains(where: \.isPositioned) ? positions(hook) : []
      return (headings(hook) + positions).map { ($0, text([hook.line: $0])) } + conditions(hook)
    }
  }

  private func isOf(_ hook: Hook, _ call: Performance.Call) -> Bool {
    call.callback == hook.callback && call.receiver == hook.receiver.name(in: scenario)
  }

  /// The `when` lines with the code elsewhere in the method.
  private func positions(_ hook: Hook) -> [String] {
    let plain = lines[hook.line - 1].replacing(#/ (before|without) super/#, with: "")
    return ["", " before super", " without super"].map { plain + $0 }
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
  func isAlike(_ other: EvidenceRun) -> Bool { words(run) == words(other) }

  private func words(_ run: EvidenceRun) -> [String] {
    let isPositioned = stated.contains(where: \.isPositioned)
    return run.calls.filter { isPositioned || !$0.kinds.isEmpty }.map { code in
      let position = isPositioned ? " \(code.call.early) \(code.call.callsSuper)" : ""
      return run.steps[code.call.step].text + ": " + code.words + position
    }
  }
}

extension String {
  fileprivate var trimmed: String { split(separator: " ").joined(separator: " ") }
}

extension Source {
  var texts: [String] { (1...max(1, lineCount)).map { text(ofLine: $0) } }
}
