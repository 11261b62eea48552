import SimKit

/// The result of trying everything in a case.
@dynamicMemberLookup struct Exploration: Sendable {
  let testCase: Case
  /// The question; nil to look for all faults.
  let inquiry: Inquiry?
  let alphabet: Alphabet
  /// The opening asks for what cannot be.
  let fault: Fault?
  let part: ExplorationParts.Part

  /// - Parameter explorer: The search; nil if that was another machine.
  init(_ testCase: Case, asking inquiry: Inquiry?, _ part: ExplorationParts.Part, by explorer: Explorer? = nil) {
    let opening =
      explorer ?? Explorer(testCase.scenario, mode: testCase.mode, limits: Explorer.Limits(depth: 0, states: 1))
    self.testCase = testCase
    self.inquiry = inquiry
    alphabet = opening.alphabet
    fault = opening.fault
    self.part = part
  }

  subscript<Value>(dynamicMember member: KeyPath<ExplorationParts.Part, Value>) -> Value { part[keyPath: member] }

  /// Whether it has tried an action, found something without one, or ended before it could.
  var hasTried: Bool {
    part.moves > 0 || part.isCutShort || fault != nil || part.findings.contains { $0.discovery.kind != .reach }
  }

  var inquiries: [Inquiry] { inquiry.map { [$0] } ?? testCase.scenario.asserts }
}

/// A story that shows one kind of fault, in all versions in which it does.
struct ExploredStory: Sendable {
  /// A fault that the story shows: the words differ between versions and controllers.
  struct Showing: Sendable {
    let discovery: Discovery
    let modes: [Mode]
    /// The same text for several controllers is one.
    fileprivate var weight: Int { ExploredStory.order.firstIndex(of: discovery.kind) ?? 0 }
  }

  /// The worst first: the others of a story follow from it.
  private static let order: [Discovery.Kind] = [.crash, .hang, .assert, .surprise, .complaint, .answer, .reach]

  var showings: [Showing]
  let story: Story
  /// The lines of the story after the launch.
  let lines: [String]
  /// The rules that no record supports, of those that sent the lines of the run.
  let inferred: [RuleID]
  /// A run of the scenario doesn't show it: a fault of vcsim.
  let isUnconfirmed: Bool
  /// The controller that the story uses twice, and that shows nothing of it if the app creates a new one each time.
  private(set) var sameObject: String?
  private let alphabet: Alphabet
  private let writer: StoryText

  var kind: Discovery.Kind { showings[0].discovery.kind }
  var ground: String { showings[0].discovery.ground }
  var modes: [Mode] { Mode.all.filter { mode in showings.contains { $0.modes.contains(mode) } } }

  /// Whether the rules of the story have records, and whether a run shows it.
  var notes: [String] {
    var notes: [String] = []
    if kind == .surprise {
      notes.append(
        inferred.isEmpty
          ? "each rule in this story has a record: vcsim is wrong, or a record is"
          : "inferred: \(inferred.map(\.rawValue).joined(separator: ", ")); a device log of this story decides")
    }
    if let sameObject {
      notes.append(
        "It needs the same object twice. If the app creates a new one each time, write below 'controller \(sameObject)': new each time"
      )
    }
    if isUnconfirmed { notes.append("'run' doesn't show it: a fault of vcsim; please report it") }
    return notes
  }

  /// The story with the app. Of a large app, many stories would not fit into memory together: none is kept.
  var trial: Scenario? { Scenario.parse(Source(name: "story", text: scenario)).scenario }

  /// A whole scenario that shows it.
  var scenario: String {
    let assert = showings.first { $0.discovery.kind == .assert } ?? showings[0]
    return Self.scenario(story, alphabet, writer, assert.discovery, modes)
  }

  private static func scenario(
    _ story: Story, _ alphabet: Alphabet, _ writer: StoryText, _ discovery: Discovery, _ modes: [Mode]
  ) -> String {
    writer.text(
      story, alphabet, title: "\(discovery.kind.rawValue): \(discovery.text)", modes: modes,
      asserting: discovery.kind == .assert ? discovery.text : nil)
  }

  /// The stories of cases that differ in the version only, the shortest and calmest first. Also the number of findings that are left
  /// when the time is up: a large app plays long, and at least one finding gets its story.
  static func all(
    _ explorations: [Exploration], device: Device?, until end: ContinuousClock.Instant
  ) -> (stories: [ExploredStory], untold: Int) {
    var found: [ExploredStory] = []
    var seen: Set<Discovery> = []
    var untold = 0
    for exploration in explorations {
      for (discovery, _) in exploration.findings where seen.insert(discovery).inserted {
        guard found.isEmpty || ContinuousClock.now < end else {
          untold += 1
          continue
        }
        for story in stories(of: discovery, explorations, device) {
          // All that a story shows is one finding.
          let same = found.firstIndex { $0.lines == story.lines && $0.isUnconfirmed == story.isUnconfirmed }
          if let same { found[same].add(story) } else { found.append(story) }
        }
      }
    }
    for place in found.indices where ContinuousClock.now < end { found[place].lookForSameObject() }
    let stories = found.enumerated().sorted { left, right in
      let weights = (left.element.weight, right.element.weight)
      return weights.0 == weights.1 ? left.offset < right.offset : weights.0 < weights.1
    }.map(\.element)
    return (stories, untold)
  }

  /// Findings of the same object come last, and of stories as long, those that repeat an action.
  private var weight: (Int, Int, Int, Int) {
    let repeats = Set(story.steps.map(\.move)).count < story.steps.count
    return (sameObject == nil ? 0 : 1, story.steps.count, repeats ? 1 : 0, story.interruptions)
  }

  private mutating func add(_ other: ExploredStory) {
    showings = (showings + other.showings).enumerated().sorted { left, right in
      let weights = (left.element.weight, right.element.weight)
      return weights.0 == weights.1 ? left.offset < right.offset : weights.0 < weights.1
    }.map(\.element)
  }

  /// Plays the story with a controller that the app creates each time, one controller after the other.
  private mutating func lookForSameObject() {
    guard story.steps.count > 1, kind == .crash || kind == .complaint, !isUnconfirmed, let trial, let mode = modes.first
    else { return }
    let lines = scenario.split(separator: "\n", omittingEmptySubsequences: false)
    sameObject = trial.reusedControllers.first { name in
      let renewed = lines.flatMap { line in
        line == "controller \(name)" || line.hasPrefix("controller \(name) ") ? [line, "  new each time"] : [line]
      }
      let source = Source(name: "new", text: renewed.joined(separator: "\n"))
      guard let other = Scenario.parse(source).scenario else { return false }
      return !showings.contains { $0.discovery.isShown(by: other, in: mode).0 }
    }
  }

  /// A single story, or several if the story of one version shows nothing in another.
  private static func stories(
    of discovery: Discovery, _ explorations: [Exploration], _ device: Device?
  ) -> [ExploredStory] {
    var open = explorations.compactMap { exploration in
      exploration.findings.first { $0.discovery == discovery }.map { (exploration: exploration, story: $0.story) }
    }
    var result: [ExploredStory] = []
    while let least = open.indices.min(by: {
      let (left, right) = (open[$0].story, open[$1].story)
      return (left.steps.count, left.interruptions, $0) < (right.steps.count, right.interruptions, $1)
    }) {
      let (exploration, story) = open[least]
      let testCase = exploration.testCase
      let writer = testCase.writer(on: device)
      let text = scenario(story, exploration.alphabet, writer, discovery, [testCase.mode])
      let trial = Scenario.parse(Source(name: testCase.file, bytes: Array(text.utf8))).scenario
      var shown: [Mode] = []
      var inferred: [RuleID] = []
      for (other, _) in open {
        guard let trial else { continue }
        let (isShown, sent) = discovery.isShown(by: trial, in: other.testCase.mode, asking: other.inquiries)
        guard isShown else { continue }
        if shown.isEmpty {
          inferred = sent.rules.filter { Rule.Standing(of: $0, in: other.testCase.mode) == .inferred }
        }
        shown.append(other.testCase.mode)
      }
      let isUnconfirmed = !shown.contains(testCase.mode)
      let modes = isUnconfirmed ? [testCase.mode] : shown
      result.append(
        ExploredStory(
          showings: [Showing(discovery: discovery, modes: modes)], story: story,
          lines: writer.lines(of: story, exploration.alphabet), inferred: inferred, isUnconfirmed: isUnconfirmed,
          alphabet: exploration.alphabet, writer: writer))
      open.removeAll { modes.contains($0.exploration.testCase.mode) }
    }
    return result
  }
}

extension Case {
  func device(statedBy invocation: Invocation) -> Device? {
    invocation[Arguments.device] == nil ? nil : scenario.header.device(in: mode)
  }

  /// Writes stories as scenarios of the case's app.
  func writer(on device: Device?) -> StoryText {
    StoryText(source, scenario, choosing: choice, device: device, including: Includes.of(file))
  }
}

/// A search in progress. A single worker at a time goes on with it.
final class RunningSearch: @unchecked Sendable {
  let search: Search
  private let inquiry: Inquiry?
  private var explorer: Explorer
  private var isExhausted = false
  private var isCutShort = false

  /// Plays up to the launch.
  init(_ search: Search, asking inquiry: Inquiry?, besides others: Int) {
    let testCase = search.testCase
    self.search = search
    self.inquiry = inquiry
    var limits = search.limits
    // The searches keep what they keep at the same time.
    limits.memory /= others + 1
    explorer = Explorer(
      testCase.scenario, mode: testCase.mode, limits: limits,
      asking: inquiry.map { [$0] } ?? testCase.scenario.asserts,
      for: search.aim)
  }

  private var isOver: Bool {
    isExhausted || isCutShort || explorer.fault != nil || explorer.depth >= search.limits.depth
      // A single story answers a question.
      || inquiry != nil && explorer.findings.contains { $0.finding.kind == .answer }
  }

  private func exploreLevel(until deadline: ContinuousClock.Instant, _ progress: ProgressLine) {
    let isTimeUp = { ContinuousClock.now > deadline }
    switch isTimeUp() ? .stopped : explorer.exploreLevel(isTimeUp: isTimeUp) {
    case .complete: progress.show("\(search.testCase.name): depth \(explorer.depth), \(explorer.stateCount) states")
    case .exhausted: isExhausted = true
    case .stopped: isCutShort = true
    }
  }

  private var result: Exploration {
    let asked = explorer.findings.filter { inquiry == nil || $0.finding.kind == .answer }
    let part = ExplorationParts.Part(
      depth: explorer.depth, states: explorer.stateCount, moves: explorer.moveCount, isExhausted: isExhausted,
      isCutShort: isCutShort,
      impossible: explorer.possible.indices.filter { !explorer.possible[$0] }.map { explorer.alphabet.text(of: $0) },
      findings: asked.map { ($0.finding, explorer.story(of: $0)) })
    return Exploration(search.testCase, asking: inquiry, part, by: explorer)
  }

  /// The results of searches that share the time: each level of all of them comes before the next of any.
  static func results(
    of searches: [(search: Search, inquiry: Inquiry?)], jobs: Int, until deadline: ContinuousClock.Instant,
    _ progress: ProgressLine
  ) -> [(search: Search, result: Exploration)] {
    let all = Workers.map(searches, jobs: jobs) {
      RunningSearch($0.search, asking: $0.inquiry, besides: searches.count - 1)
    }
    while case let open = all.filter({ !$0.isOver }), !open.isEmpty {
      _ = Workers.map(open, jobs: jobs) { $0.exploreLevel(until: deadline, progress) }
    }
    progress.clear()
    return Workers.map(all, jobs: jobs) { ($0.search, $0.result) }
  }
}
