import SimKit

extension FileKind {
  /// Refuses what is certainly no scenario, and says which command reads it.
  static func checkScenario(_ source: Source, _ path: String) throws(Problem) {
    guard !path.hasPrefix("example:") else { return }
    let head = ScenarioHead(source.bytes, isWhole: true)
    if head == .scenario { return }
    if head == .other, let kind = FileKind(source.bytes, named: path) {
      throw kind.problem(path, wanted: "scenario")
    }
    if let other = try TraceContent(insteadOfScenario: source) { throw .notAScenario(path, what: other.noun) }
  }

  /// Refuses what is certainly no log.
  static func checkLog(_ source: Source, _ path: String) throws(Problem) {
    if let kind = FileKind(source.bytes, named: path) { throw kind.problem(path, wanted: "log") }
    try TraceContent.checkFormat(source)
    if ScenarioHead(source.bytes, isWhole: true) == .scenario {
      let word = ShellWord.quoted(path)
      throw .wrongKind(
        path, is: "a scenario", wanted: "log",
        ["'vcsim run \(word)' prints its trace", "'vcsim diff \(word) app.log' compares it with a log"])
    }
  }
}
