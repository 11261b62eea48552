/// Finds likely mistakes in a scenario.
package struct Linter {
  let source: Source
  /// The scenario with each choice of its matrix; at least one.
  let scenarios: [Scenario]
  let lines: [Line]
  var findings: [LintFinding] = []
  /// The errors that runs ended with and that no app could cause.
  var faults: [Fault] = []

  /// All findings, in the order of their lines. The scenarios must be without errors.
  package static func findings(in source: Source, _ scenarios: [Scenario]) -> [LintFinding] {
    look(at: source, scenarios).findings
  }

  /// The same with the faults of the runs: a scenario that cannot be run to its end is not one with nothing to find.
  package static func look(
    at source: Source, _ scenarios: [Scenario]
  ) -> (findings: [LintFinding], faults: [Diagnostic]) {
    var linter = Linter(source: source, scenarios: scenarios)
    linter.readVersions()
    linter.readHeader()
    linter.readNames()
    linter.readRoles()
    linter.readLaunch()
    linter.readStory()
    linter.replay()
    linter.readAllowed()
    let faults = linter.faults.map { Diagnostic($0, in: source) }.unique
    return (linter.findings.ordered { $0.line }, faults)
  }

  private init(source: Source, scenarios: [Scenario]) {
    self.source = source
    self.scenarios = scenarios
    lines = (1...max(1, source.lineCount)).map { source.cut($0).0 }
  }

  var scenario: Scenario { scenarios[0] }

  mutating func add(
    _ rule: LintRule, _ line: Int, at range: Range<Int>? = nil, _ message: String, _ help: String,
    fix: SourceEdit? = nil
  ) {
    findings.append(LintFinding(rule, line, at: range, message, help, fix: fix.map { .edit($0) }))
  }

  // MARK: What can be seen without running it

  private mutating func readHeader() {
    guard let first = lines.first(where: { !$0.words.isEmpty }) else { return }
    let place = first.words[0].range
    let hasVersion = first.words[0].text == "vcsim"
    if !hasVersion {
      add(
        .missingVersion, first.number, at: place, "the file does not begin with 'vcsim 1'",
        "write it as the first line", fix: .init(range: 0..<0, replacement: "vcsim 1\n"))
    }
    if scenario.header.title == nil {
      add(.missingTitle, first.number, at: place, "the scenario has no title", "say what it shows: title \"…\"")
    }
    if scenario.header.modes.isEmpty {
      // With a 'mode' line, a line without an effect fails a check.
      let isIdle = findings.contains { $0.rule == .ofLaterVersion }
      let at = hasVersion && !isIdle && first.number < source.lineCount ? source.lineStarts[first.number] : nil
      add(
        .missingMode, first.number, at: place, "no 'mode' line: the scenario runs in iOS \(Mode.standard.major)",
        "name the versions of your app, as in 'mode \(Mode.newest.name)'; the fix keeps iOS \(Mode.standard.major)",
        fix: at.map { .init(range: $0..<$0, replacement: "mode \(Mode.standard.name)\n") })
    }
    let rules = scenario.header.modes.map { RuleSet($0) }
    if !scenario.header.hasSceneManifest, rules.contains(where: { $0.holds(.scenesRequired) }),
      rules.allSatisfy({ $0.holds(.scenesExist) })
    {
      add(
        .lacksScenes, first.number, at: place, "iOS 27 requires scenes: vcsim plays the scenario as if it stated them",
        "write in the header: scenes")
    }
    for line in lines where line.indent == 0 {
      switch line.words.first?.text {
      case "tags", "mode", "family", "values", "only", "callbacks", "record", "lint": readRepeats(line)
      default: break
      }
    }
  }

  /// The findings of one line at most, because each takes as long as its column is large. The last one has the count of the rest.
  private static let mostRepeats = 100

  private mutating func readRepeats(_ line: Line) {
    var seen: Set<String> = []
    var count = 0
    for (place, word) in line.words.enumerated().dropFirst() {
      let text = word.text.hasSuffix(",") ? String(word.text.dropLast()) : word.text
      guard !seen.insert(text).inserted else { continue }
      count += 1
      guard count <= Self.mostRepeats else { continue }
      let previous = line.words[place - 1]
      // The last of a list with commas takes the comma before it along.
      let takesComma = !word.text.hasSuffix(",") && previous.text.hasSuffix(",")
      let before = previous.range.upperBound - (takesComma ? 1 : 0)
      add(
        .repeatedWord, line.number, at: word.range, "'\(text)' is said a second time", "remove it",
        fix: .init(range: before..<word.range.upperBound, replacement: ""))
    }
    if count > Self.mostRepeats {
      findings[findings.count - 1].message += ", as are \(count - Self.mostRepeats) more behind it"
    }
  }

  private mutating func readNames() {
    // Included declarations are for several scenarios.
    guard !lines.contains(where: { $0.words.first?.text == "include" }) else { return }
    guard scenario.header.matrix.isEmpty else { return }
    // The lines of each word: the first, and whether there is another.
    var standing: [String: (first: Int, isRepeated: Bool)] = [:]
    for line in lines {
      for word in line.words {
        let known = standing[word.text]
        standing[word.text] = (
          known?.first ?? line.number, known.map { $0.isRepeated || $0.first != line.number } ?? false
        )
      }
    }
    // A copy that a line with 'like' makes is held by the copy that the line names.
    let places = scenario.controllers.map { $0.line }
    var held: Set<Int> = []
    var counts: [Int: Int] = [:]
    for declaration in scenario.controllers {
      counts[declaration.line, default: 0] += 1
      for member in declaration.kind.content where places[member.int] == declaration.line { held.insert(member.int) }
    }
    var containers: [ControllerID: String] = [:]
    for declaration in scenario.controllers {
      for member in declaration.kind.content {
        guard let other = containers.updateValue(declaration.name, forKey: member) else { continue }
        let name = scenario.name(of: member)
        add(
          .inTwoContainers, declaration.line,
          "'\(name)' is in '\(other)', too: the one that is created last takes it from the other",
          "a controller has one parent; declare another controller")
      }
    }
    for (place, declaration) in scenario.controllers.enumerated()
    where !held.contains(place) && declaration.original == nil {
      let isUsed = ["", ".view", ".delegate"].contains { suffix in
        guard let place = standing[declaration.name + suffix] else { return false }
        return place.isRepeated || place.first != declaration.line
      }
      // UIKit itself presents the replacement of another.
      guard !isUsed, declaration.replaces == nil else { continue }
      let isAlone = counts[declaration.line] == 1
      add(
        .unusedController, declaration.line, "'\(declaration.name)' is declared and never used", "use it, or remove it",
        fix: isAlone ? .init(range: wholeBlock(at: declaration.line), replacement: "") : nil)
    }
  }

  /// A line with the lines that are indented below it.
  private func wholeBlock(at number: Int) -> Range<Int> {
    var last = number
    for line in lines[number...] where !line.words.isEmpty || line.comment != nil {
      guard line.indent > 0 else { break }
      last = line.number
    }
    return source.wholeLines(number, through: last)
  }

  /// A stack changes in the callbacks of the launch: the window gets its root after these.
  private mutating func readLaunch() {
    let roots = scenario.story.compactMap { if case .launch(let id, _)? = $0.action { id } else { nil } }
    let callbacks: [Callback] = [.willFinishLaunching, .didFinishLaunching, .sceneWillConnect]
    for statement in scenario.hooks.filter({ callbacks.contains($0.callback) }).flatMap({ $0.actions }) {
      guard case .stack(of: let nav)? = statement.action?.puts?.place, roots.contains(nav) else { continue }
      let name = scenario.name(of: nav)
      add(
        .beforeRoot, statement.line,
        "'\(name)' isn't the window's root here: 'launch \(name)' sets it after this callback",
        "if the app sets it before this line, write: launch nothing; and above this line: set root \(name)")
    }
  }

  private mutating func readStory() {
    for (place, statement) in scenario.story.enumerated() {
      if place > 0, case .action(.waitUntilIdle) = statement.content, !scenario.story[place - 1].withoutWaiting,
        statement.expectations.isEmpty
      {
        add(
          .idleWait, statement.line, "nothing is pending here",
          "the action above waits already; remove this line, or say 'without waiting' there")
      }
      for block in statement.expectations { readBlock(block) }
    }
  }

  private mutating func readBlock(_ block: ExpectBlock) {
    if !block.lines.isEmpty, block.lines.allSatisfy({ $0.content == .anyLines }) {
      add(.onlyAnyLines, block.line, "every trace fits this block", "state the lines that matter")
    }
    for line in block.lines where line.content == .anyOrder([]) {
      add(
        .emptyAnyOrder, line.line, "no line below 'any order'",
        "indent the lines below it that may come in any order, or remove it")
    }
    for (before, line) in zip(block.lines, block.lines.dropFirst())
    where before.content == .anyLines && line.content == .anyLines {
      add(
        .adjacentAnyLines, line.line, "a second '...' in a row", "one says as much",
        fix: .init(range: source.wholeLines(line.line, through: line.line), replacement: ""))
    }
  }
}
