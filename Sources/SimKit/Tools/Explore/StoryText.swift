/// Stories as scenarios: the file's own declarations with another story behind them.
package struct StoryText: Sendable {
  private let source: Source
  private let scenario: Scenario
  private let choice: MatrixChoice
  private let loader: IncludeLoader
  /// Takes the place of the file's line.
  private let device: Device?

  package init(
    _ source: Source, _ scenario: Scenario, choosing choice: MatrixChoice, device: Device?,
    including loader: @escaping IncludeLoader
  ) {
    self.source = source
    self.scenario = scenario
    self.choice = choice
    self.device = device
    self.loader = loader
  }

  /// A whole scenario.
  package func text(
    _ story: Story, _ alphabet: Alphabet, title: String, modes: [Mode], asserting assert: String? = nil
  ) -> String {
    var header = Header()
    header.title = title.replacing("\"", by: "'")
    header.modes = Mode.all.filter { modes.contains($0) }
    if let device {
      header.device = device
      header.heldIn = scenario.header.heldIn
    }
    var head = head(of: source, depth: 0)
    while head.last?.isEmpty == true { head.removeLast() }
    var lines = [Form.Structure.version.line(.text(Operand.languageVersion))] + header.lines() + head + [""]
    for place in alphabet.opening { lines += self.lines(of: alphabet.scenario.story[place], waits: true) }
    lines += self.lines(of: story, alphabet)
    if let assert { lines.append("assert " + assert) }
    return Scenario.withoutIdleLines(lines.joined(separator: "\n") + "\n", including: loader)
  }

  /// The app: the lines above the story, without empty ones and those about the file itself.
  package var declarations: [String] { head(of: source, depth: 0).filter { !$0.isEmpty } }

  /// The lines of a story after the launch.
  package func lines(of story: Story, _ alphabet: Alphabet) -> [String] {
    story.steps.flatMap { step -> [String] in
      let statements = alphabet.moves[step.move].statements
      let own = statements.flatMap { place in
        lines(of: alphabet.scenario.story[place], waits: step.pause == nil && place == statements.upperBound - 1)
      }
      return own + (step.pause.map { [$0 == 0 ? "wait until next turn" : "wait \($0)ms"] } ?? [])
    }
  }

  /// A line, with those below it.
  private func lines(of statement: Statement, waits: Bool) -> [String] {
    let first = statement.text + (waits ? "" : " without waiting")
    guard case .action(let action) = statement.content, action.hasBlock else { return [first] }
    var lines = [first]
    var number = statement.line + 1
    while number <= source.lineCount, case let line = source.text(ofLine: number), line.hasPrefix(" ") || line.isEmpty {
      if !line.isEmpty { lines.append(filled(line)) }
      number += 1
    }
    return lines
  }

  /// The lines above the story, without those about the file itself.
  private func head(of source: Source, depth: Int) -> [String] {
    let story = depth == 0 ? scenario.story.first : Scenario.parse(source, including: loader).scenario?.story.first
    let end = story?.line ?? source.lineCount + 1
    var lines: [String] = []
    var isLeftOut = false
    for number in stride(from: 1, to: end, by: 1) {
      let line = source.text(ofLine: number)
      let words = Part.cut(line)
      // What is below a line stays or goes with it.
      let isBelow = line.hasPrefix(" ")
      guard let first = words.first, !isBelow else {
        let isSecondEmpty = line.isEmpty && lines.last?.isEmpty == true
        if !(isBelow && isLeftOut), !isSecondEmpty { lines.append(filled(line)) }
        continue
      }
      isLeftOut = false
      switch first {
      case "vcsim", "title", "mode", "record", "source", "tags", "matrix", "compare", "known", "lint", "assert",
        "explore":
        isLeftOut = true
      case "device" where device != nil: isLeftOut = true
      case "include":
        guard depth < 20, let path = words.dropFirst().first else { continue }
        do throws(IncludeFault) {
          let included = try loader(path.filter { $0 != "\"" }, source.name)
          lines += head(of: included, depth: depth + 1)
        } catch {
          lines.append(line)
        }
      default: lines.append(filled(line))
      }
    }
    while lines.first?.isEmpty == true { lines.removeFirst() }
    return lines
  }

  /// With the values of the matrix.
  private func filled(_ line: String) -> String {
    var line = line
    for dimension in scenario.header.matrix {
      let value = choice[dimension.name] ?? dimension.values.first ?? ""
      line = line.replacing("{" + dimension.name + "}", by: value)
    }
    return line
  }
}

extension Action {
  /// Whether lines of the app's code are below the statement.
  fileprivate var hasBlock: Bool {
    switch self {
    case .together, .animate, .alongside, .then, .after: true
    default: false
    }
  }
}
