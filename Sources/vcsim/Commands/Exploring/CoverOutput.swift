import SimKit

/// `explore --cover`: how much of what can happen the stories of files show.
struct CoverOutput {
  /// A case, with the actions, callbacks, rules, and states that a search and the case's own story reach.
  struct Covered {
    let exploration: Exploration
    let own: Set<Discovery>
    /// Each with its shortest story.
    let all: [(discovery: Discovery, story: Story)]

    var testCase: Case { exploration.testCase }
    var missing: [(discovery: Discovery, story: Story)] { all.filter { !own.contains($0.discovery) } }

    private let writer: StoryText
    /// The app, whatever the story and the versions.
    let declarations: [String]

    init(_ exploration: Exploration, _ invocation: Invocation) {
      let one = exploration.testCase
      self.exploration = exploration
      own = Discovery.reached(by: one.scenario, in: one.mode) ?? []
      all = exploration.findings.filter { $0.discovery.kind == .reach }
      writer = one.writer(on: one.device(statedBy: invocation))
      declarations = writer.declarations
    }

    /// The grounds of what is reached, in words.
    static let kinds = [("action", "actions"), ("callback", "callbacks"), ("rule", "rules"), ("state", "states")]

    /// How much there is of a kind, and how much of it the story shows.
    func counts(_ kind: String) -> (own: Int, all: Int) {
      let some = all.filter { $0.discovery.ground == kind }
      return (some.count { own.contains($0.discovery) }, some.count)
    }

    /// The actions, callbacks, rules, and states of a story, which a run plays to its end; nil if it doesn't.
    func reached(by story: Story) -> Set<Discovery>? {
      let text = text(story, [testCase.mode])
      let included = Includes.of(testCase.file)
      guard let scenario = Scenario.parse(Source(name: testCase.file, text: text), including: included).scenario else {
        return nil
      }
      return Discovery.reached(by: scenario, in: testCase.mode, toItsEnd: true)
    }

    func text(_ story: Story, _ modes: [Mode]) -> String {
      writer.text(story, exploration.alphabet, title: "Reaches more of the app", modes: modes)
    }
  }

  static func tell(_ covered: [Covered], _ invocation: Invocation) {
    let console = invocation.console
    for one in covered {
      if invocation[SharedOption.format] == .jsonl {
        console.print(line(one))
        continue
      }
      let counts = Covered.kinds.map { kind, words in
        let (own, all) = one.counts(kind)
        return "\(own) of \(all) \(words)"
      }
      let limit = one.exploration.isCutShort ? "; depth \(one.exploration.depth), then a limit" : ""
      console.print("\(console.bold(one.testCase.name))  \(counts.joined(separator: ", "))\(limit)\n")
      guard console.isVerbose else { continue }
      for (discovery, _) in one.missing { console.print("  not reached: \(discovery.ground) \(discovery.text)\n") }
    }
  }

  /// All files together: the share, and how much of what vcsim knows their own stories reach.
  static func tellAll(_ covered: [Covered], _ percent: Int, _ invocation: Invocation) {
    let rules = Set(covered.flatMap(\.own).filter { $0.ground == "rule" }).count
    let modes = Set(covered.map(\.testCase.mode)).count
    guard invocation[SharedOption.format] == .jsonl else {
      let whole = "\(rules) of vcsim's \(RuleBook.all.count) rules, \(modes) of \(Mode.all.count) versions"
      invocation.console.print("\(percent) % reached; \(whole).\n")
      return
    }
    let known = [("rules", rules, RuleBook.all.count), ("versions", modes, Mode.all.count)]
    invocation.console.print(JSON.line(["type": "covered", "percent": percent] + shares(known)))
  }

  private static func shares(_ shares: [(words: String, own: Int, all: Int)]) -> JSONObject {
    JSONObject(members: shares.map { ($0.words, JSONObject(["reached": $0.own, "all": $0.all])) })
  }

  private static func line(_ covered: Covered) -> String {
    let kinds = Covered.kinds.map { kind, words in (words, covered.counts(kind).own, covered.counts(kind).all) }
    let head: JSONObject = [
      "type": "cover", "case": covered.testCase.name, "depth": covered.exploration.depth,
      "cut_short": covered.exploration.isCutShort,
    ]
    let missing = covered.missing.map { JSONObject(["kind": $0.discovery.ground, "text": $0.discovery.text]) }
    return JSON.line(head + shares(kinds) + ["missing": missing])
  }
}

/// An app, with all files that declare it in the same words and all their versions.
struct CoveredApp {
  let declarations: [String]
  /// All that some search reaches.
  private let all: Set<Discovery>
  /// The part of it that no story of the files reaches.
  private var open: Set<Discovery>

  static func all(_ covered: [CoverOutput.Covered]) -> [CoveredApp] {
    covered.grouped(by: \.declarations).map { same in
      let all = Set(same.flatMap { $0.all.map(\.discovery) })
      return CoveredApp(declarations: same[0].declarations, all: all, open: same.reduce(all) { $0.subtracting($1.own) })
    }
  }

  /// The share that the files' own stories reach, in percent.
  static func percent(_ apps: [CoveredApp]) -> Int {
    let all = apps.reduce(0) { $0 + $1.all.count }
    return all == 0 ? 0 : (all - apps.reduce(0) { $0 + $1.open.count }) * 100 / all
  }

  /// A story in the versions that play it to its end.
  private struct Candidate {
    let story: Story
    let first: CoverOutput.Covered
    let text: String
    var modes: [Mode]
    var shows: Set<Discovery>
  }

  /// Few stories of a file that show what is left, each once for all versions: in each turn the story that shows most.
  /// No file takes what another has taken.
  mutating func takeScenarios(_ covered: [CoverOutput.Covered]) -> [String] {
    var candidates: [Candidate] = []
    for one in covered {
      for (discovery, story) in one.missing where open.contains(discovery) {
        let text = one.text(story, [])
        let same = candidates.firstIndex { $0.text == text }
        if let same, candidates[same].modes.contains(one.testCase.mode) { continue }
        guard let shows = one.reached(by: story) else { continue }
        if let same {
          candidates[same].modes.append(one.testCase.mode)
          candidates[same].shows.formUnion(shows)
        } else {
          candidates.append(Candidate(story: story, first: one, text: text, modes: [one.testCase.mode], shows: shows))
        }
      }
    }
    var result: [String] = []
    while let best = candidates.indices.max(by: { gain(candidates[$0]) < gain(candidates[$1]) }),
      gain(candidates[best]) > 0
    {
      open.subtract(candidates[best].shows)
      let modes = Mode.all.filter { candidates[best].modes.contains($0) }
      result.append(candidates[best].first.text(candidates[best].story, modes))
    }
    return result
  }

  private func gain(_ one: Candidate) -> Int { one.shows.intersection(open).count }
}
