import SimKit

/// `explore --cover`: how much of what can happen the stories of files show.
struct CoverOutput {
  /// A case, with the actions, callbacks, rules, and states that a search and the case's own story reach.
  struct Covered {
    let one: Case
    let alphabet: Alphabet
    /// The depth of the last complete level, and whether a limit came before the next.
    let depth: Int
    let isCutShort: Bool
    let own: Set<Discovery>
    /// Each with its shortest story.
    let all: [(discovery: Discovery, story: Story)]

    var missing: [(discovery: Discovery, story: Story)] { all.filter { !own.contains($0.discovery) } }

    private let writer: StoryText
    /// The app, whatever the story and the versions.
    let declarations: [String]

    init(_ exploration: Exploration, _ invocation: Invocation) {
      one = exploration.one
      alphabet = exploration.alphabet
      depth = exploration.depth
      isCutShort = exploration.isCutShort
      own = Discovery.reached(by: exploration.one.scenario, in: exploration.one.mode)
      all = exploration.findings.filter { $0.discovery.kind == .reach }
      writer = one.writer(on: one.device(statedBy: invocation))
      declarations = writer.declarations
    }

    /// The grounds of what is reached, in words.
    static let kinds = [
      ("action", "actions"), ("callback", "callbacks"), ("rule", "rules"), ("state", "states"),
    ]

    /// How much there is of a kind, and how much of it the story shows.
    func counts(_ kind: String) -> (own: Int, all: Int) {
      let some = all.filter { $0.discovery.ground == kind }
      return (some.count { own.contains($0.discovery) }, some.count)
    }

    /// The actions, callbacks, rules, and states of a story, which a run plays to its end; nil if it doesn't.
    func reached(by story: Story) -> Set<Discovery>? {
      let text = text(story, [one.mode])
      let included = Includes.of(one.file)
      guard let scenario = Scenario.parse(Source(name: one.file, text: text), including: included).scenario else {
        return nil
      }
      return Discovery.reached(by: scenario, in: one.mode, toItsEnd: true)
    }

    /// A story as a scenario of some versions.
    func text(_ story: Story, _ modes: [Mode]) -> String {
      writer.text(story, alphabet, title: "Reaches more of the app", modes: modes)
    }
  }

  static func tell(_ covered: [Covered], _ invocation: Invocation) {
    let console = invocation.console
    for one in covered {
      if invocation[ExploreCommand.format] == .jsonl {
        console.print(line(one))
        continue
      }
      let counts = Covered.kinds.map { kind, words in
        let (own, all) = one.counts(kind)
        return "\(own) of \(all) \(words)"
      }
      let limit = one.isCutShort ? "; depth \(one.depth), then a limit" : ""
      console.print("\(console.bold(one.one.name))  \(counts.joined(separator: ", "))\(limit)\n")
      guard console.isVerbose else { continue }
      for (discovery, _) in one.missing { console.print("  not reached: \(discovery.ground) \(discovery.text)\n") }
    }
  }

  /// All files together: the share, and how much of what vcsim knows their own stories reach.
  static func tellAll(_ covered: [Covered], _ percent: Int, _ invocation: Invocation) {
    let rules = Set(covered.flatMap(\.own).filter { $0.ground == "rule" }).count
    let modes = Set(covered.map(\.one.mode)).count
    guard invocation[ExploreCommand.format] == .jsonl else {
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
      "type": "cover", "case": covered.one.name, "depth": covered.depth, "cut_short": covered.isCutShort,
    ]
    let missing = covered.missing.map { JSONObject(["kind": $0.discovery.ground, "text": $0.discovery.text]) }
    return JSON.line(head + shares(kinds) + ["missing": missing])
  }
}
