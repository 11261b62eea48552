/// The settings of a project in `vcsim.conf`.
package struct Configuration: Sendable {
  package static let fileName = "vcsim.conf"

  /// The folder of its scenarios, relative to the file; nil if not specified.
  package var scenarios: [String]?
  package var levels: [LintRule: LintRule.Level] = [:]

  package init() {}

  /// The words that begin its lines.
  package static let words = ["scenarios", "lint"]

  private static let verbs: [(word: String, level: LintRule.Level)] = [
    ("deny", .denied), ("warn", .warning), ("allow", .allowed),
  ]
  private static let levels = Choice.other(noun: "a level", words: verbs.map { $0.word })
  private static let rules = Choice.other(noun: Choice.lintRule.noun, words: Choice.lintRule.words + ["all"])

  /// Reads a configuration: the same lines, comments and faults as in a scenario.
  package static func parse(_ source: Source) -> (configuration: Configuration, diagnostics: [Diagnostic]) {
    var configuration = Configuration()
    var diagnostics: [Diagnostic] = []
    var hidden = 0
    func report(_ diagnostic: Diagnostic) {
      if diagnostics.count < Parser.limit { diagnostics.append(diagnostic) } else { hidden += 1 }
    }
    for number in stride(from: 1, through: source.bytes.isEmpty ? 0 : source.lineCount, by: 1) {
      let (line, fault) = source.cut(number)
      if let fault {
        report(Diagnostic(fault, line, source))
        continue
      }
      guard !line.words.isEmpty else { continue }
      do throws(Diagnostic) {
        try configuration.read(line)
      } catch {
        report(error)
      }
    }
    if hidden > 0 { diagnostics.append(Diagnostic(.tooManyDiagnostics(hidden), line: 0, range: 0..<0)) }
    return (configuration, diagnostics)
  }

  private mutating func read(_ line: Line) throws(Diagnostic) {
    var cursor = Cursor(line, statement: line.words[0].text)
    guard let first = cursor.next() else { return }
    switch first.text {
    case "scenarios":
      let paths = try cursor.words(.word(.init("PATH", "a path"))).map { $0.text }
      if scenarios == nil { scenarios = [] }
      scenarios?.append(contentsOf: paths)
    case "lint":
      let verb = try cursor.word(.choice(Self.levels))
      guard let level = Self.verbs.first(where: { $0.word == verb.text })?.level else {
        throw cursor.at(verb, .badValue(verb.text, [.operand(.choice(Self.levels))]))
      }
      for word in try cursor.words(.choice(Self.rules)) {
        guard let rules = LintRule.named(word.text) else {
          throw cursor.at(word, .badValue(word.text, [.operand(.choice(Self.rules))]))
        }
        for rule in rules { levels[rule] = level }
      }
    default:
      throw Diagnostic(
        .unknownStatement(first.text, in: .init("a configuration", beginningWith: Self.words)), line, at: first)
    }
  }
}

extension LintRule {
  /// The rules that a word means: a name, a code, or `all`.
  package static func named(_ word: String) -> [LintRule]? {
    if word == "all" { return allCases }
    let rules = allCases.filter { $0.rawValue == word || $0.code == word }
    return rules.isEmpty ? nil : rules
  }
}
