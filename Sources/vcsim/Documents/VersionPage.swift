import SimKit

/// The page of `explain` for a version of iOS: what an app notices, from the rules that begin and end with it.
struct VersionPage {
  let mode: Mode

  private var command: String { "vcsim explain --rules \(mode.name)" }

  private func rules(_ isChanged: (ModeSet, Mode) -> Bool) -> [Rule] {
    mode.previous.map { previous in RuleBook.all.filter { isChanged($0.modes, previous) } } ?? []
  }

  private var begun: [Rule] { rules { !$0.contains($1) && $0.contains(mode) } }
  private var ended: [Rule] { rules { $0.contains($1) && !$0.contains(mode) } }

  /// The changes that an app notices most: first those with a fix, then those that most people wrote about.
  var text: String {
    var page = ShortPage(whole: command)
    guard mode.previous != nil else {
      return Columns.wrap(
        "iOS \(mode.major) is the first version that vcsim simulates: no earlier one to compare it with.")
        + "\n" + "Next: vcsim explain 'iOS \(mode.major + 1)'\n"
    }
    let (begun, ended) = (begun, ended)
    let noticed = (begun + ended.filter { $0.todo != nil }).map { (rule: $0, weight: Self.weight($0)) }
      .sorted { $0.weight.lexicographicallyPrecedes($1.weight) }
    let counts = "\(begun.count.counted("rule")) begin\(begun.count == 1 ? "s" : ""), \(ended.count) end."
    page.add("iOS \(mode.major): \(counts)" + (noticed.isEmpty ? "\n" : " What your code notices most:\n"))
    for (rule, _) in noticed { page.add(row(rule, isOver: !rule.modes.contains(mode)), isOptional: true) }
    page.add(next)
    return page.text
  }

  /// The place of a rule among the others, the smallest first; that in the book decides between equals.
  private static func weight(_ rule: Rule) -> [Int] {
    [
      rule.fix == nil ? 1 : 0, rule.todo == nil ? 1 : 0, -Records.sources(of: rule),
      RuleID.allCases.firstIndex(of: rule.id)!,
    ]
  }

  /// The first sentence says it; the page of the rule has the others.
  private func row(_ rule: Rule, isOver: Bool) -> String {
    let sentence = rule.sentence.parts(between: ". ")[0]
    var text = Columns.block((isOver ? "No longer: " : "") + sentence + (sentence.hasSuffix(".") ? "" : "."), "  ")
    if let fix = rule.todo { text += Columns.block("Fix: " + fix, "    ") }
    return text + "    vcsim explain \(rule.id.rawValue)\n"
  }

  private var next: String {
    var text = "All of them: \(command)\n"
    if let previous = mode.previous {
      text += "Your flow:   vcsim diff --mode \(previous.name) --mode \(mode.name) FILE\n"
    }
    return text
  }

  var everything: String {
    func rows(_ rules: [Rule]) -> String {
      rules.map { Columns.row("  " + $0.id.rawValue, $0.sentence, 34) }.joined()
    }
    let (begun, ended) = (begun, ended)
    if begun.isEmpty, ended.isEmpty { return "iOS \(mode.major): no rule begins or ends here\n" }
    return (begun.isEmpty ? "" : "Rules that begin with iOS \(mode.major)\n" + rows(begun))
      + (ended.isEmpty ? "" : "\nRules that ended before it\n" + rows(ended))
  }
}
