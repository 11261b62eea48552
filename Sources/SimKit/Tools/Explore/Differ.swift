/// Plays the same stories in two versions, and finds the shortest in which UIKit calls the app otherwise.
///
/// An action happens when both apps are idle: what interrupts an animation comes at another moment where it lasts longer.
package struct Differ: Sendable {
  /// A line of an action, and the versions that have it.
  package struct Line: Hashable, Sendable {
    package enum Side: Hashable, Sendable { case both, old, new }

    package fileprivate(set) var side: Side
    package let text: String
    package let rule: RuleID
  }

  /// A story whose last action differs.
  package struct Found: Sendable {
    package let story: Story
    package let lines: [Line]
  }

  package let alphabet: Alphabet
  package let modes: (old: Mode, new: Mode)
  /// The shortest stories first; each shows a callback that no shorter story shows at another place, or in one version only.
  package private(set) var found: [Found] = []
  package private(set) var depth = 0
  package private(set) var stateCount = 0
  /// How the last level ended.
  package private(set) var end = Explorer.Level.complete
  /// Why the apps can't be compared: the opening asks for what cannot be in a version. Nil if they can.
  package private(set) var fault: Fault?

  /// Whether an action was tried, or a limit came before, or the launch alone differs.
  package var hasTried: Bool { hasMoved || end == .stopped || !found.isEmpty }
  private var hasMoved = false

  private struct Pair {
    var old: Simulator
    var new: Simulator
    var story: Story
    /// How many actions of the story each limit of the `explore` block counts.
    var counts: [Int]
  }

  private struct Difference: Hashable {
    let isOld: Bool
    let callback: String
    let rule: RuleID
  }

  private let limits: Explorer.Limits
  /// The moves of both versions, by their places in each.
  private var moves: [(old: Int, new: Int)] = []
  private let newAlphabet: Alphabet
  private var visited = Visited()
  private var known: Set<Difference> = []
  private var frontier: [Pair] = []

  /// Plays up to the launch.
  package init(_ scenario: Scenario, between old: Mode, and new: Mode, limits: Explorer.Limits) {
    alphabet = Alphabet(scenario, mode: old)
    newAlphabet = Alphabet(scenario, mode: new)
    modes = (old, new)
    self.limits = limits
    var others: [String: Int] = [:]
    for place in newAlphabet.moves.indices.reversed() { others[newAlphabet.text(of: place)] = place }
    for place in alphabet.moves.indices {
      if let other = others[alphabet.text(of: place)] { moves.append((place, other)) }
    }
    var pair = Pair(
      old: Simulator(alphabet.scenario, mode: old), new: Simulator(newAlphabet.scenario, mode: new), story: Story(),
      counts: alphabet.noCounts)
    var lines = (Lines(self), Lines(self))
    Self.play(alphabet.opening, &pair.old, &lines.0)
    Self.play(newAlphabet.opening, &pair.new, &lines.1)
    compare(lines.0, lines.1, pair.story)
    for case .fault(let fault)? in [pair.new.outcome, pair.old.outcome] { self.fault = fault }
    guard pair.old.outcome == nil, pair.new.outcome == nil else { return }
    frontier = [pair]
    stateCount = 1
    _ = visited.insert(Self.fingerprint(of: pair))
  }

  /// Whether stories of one action more are to be tried.
  package var goesOn: Bool { end == .complete && depth < limits.depth }

  /// Tries one action more than before.
  package mutating func exploreLevel(isTimeUp: () -> Bool) {
    var next: [Pair] = []
    let before = (found.count, known)
    let most = frontier.first.map { Explorer.Limits.timesOfPairs * limits.memory / ($0.old.bytes + $0.new.bytes) } ?? 0
    func isOver() -> Bool {
      stateCount + next.count > limits.states || frontier.count + next.count > max(most, 1) || isTimeUp()
    }
    func stop() {
      found.removeLast(found.count - before.0)
      known = before.1
      end = .stopped
    }
    for pair in frontier {
      if isOver() { return stop() }
      for (old, new) in moves
      where alphabet.allows(old, after: pair.counts) && pair.old.allows(alphabet.moves[old])
        && pair.new.allows(newAlphabet.moves[new])
      {
        if isOver() { return stop() }
        hasMoved = true
        var successor = pair
        var lines = (Lines(self), Lines(self))
        Self.play(alphabet.moves[old].statements, &successor.old, &lines.0)
        Self.play(newAlphabet.moves[new].statements, &successor.new, &lines.1)
        // An action that one version refuses is no difference of the callbacks.
        if case .fault? = successor.old.outcome { continue }
        if case .fault? = successor.new.outcome { continue }
        successor.story.steps.append(Story.Step(move: old, pause: nil))
        successor.counts = alphabet.counts(pair.counts, after: old)
        compare(lines.0, lines.1, successor.story)
        guard successor.old.outcome == nil, successor.new.outcome == nil else { continue }
        if visited.insert(Self.fingerprint(of: successor)) { next.append(successor) }
      }
    }
    frontier = next
    stateCount += next.count
    if next.isEmpty { end = .exhausted } else { depth += 1 }
  }

  /// Statements up to the time when the app is idle.
  private static func play(_ statements: Range<Int>, _ app: inout Simulator, _ lines: inout Lines) {
    var watcher = NoWatcher()
    for place in statements where app.outcome == nil { app.playToRest(place, into: &lines, watching: &watcher) }
  }

  private static func fingerprint(of pair: Pair) -> UInt64 {
    var hasher = Hasher()
    pair.old.hash(into: &hasher)
    pair.new.hash(into: &hasher)
    hasher.combine(pair.counts)
    return hasher.fingerprint
  }

  // MARK: Lines

  /// The calls that both versions have, and exceptions.
  private struct Lines: EventSink {
    var showsViews: Bool { false }
    var lines: [Line] = []
    /// The callback or the exception of each, without a name of the scenario.
    var kinds: [String] = []
    private let scenario: Scenario
    private let modes: (old: Mode, new: Mode)
    private let filter: TraceFilter

    init(_ differ: Differ) {
      scenario = differ.alphabet.scenario
      modes = differ.modes
      filter = scenario.header.filter
    }

    mutating func receive(_ event: TraceEvent) {
      switch event.content {
      case .call(let call):
        let callback = call.callback
        guard !call.isQuiet, callback.modes.contains(modes.old), callback.modes.contains(modes.new),
          filter.shows(callback), filter.families != nil || filter.callbacks != nil || callback.family.isOrdered
        else { return }
        let text = call.receiver.name(in: scenario) + " " + callback.selector
        lines.append(Line(side: .both, text: text, rule: call.rule))
        kinds.append(callback.selector)
      case .exception(let name, let reason, let rule):
        lines.append(Line(side: .both, text: name + ": " + reason, rule: rule))
        kinds.append(name)
      case .step, .note, .remark, .gap, .warning: return
      }
    }
  }

  private mutating func compare(_ old: Lines, _ new: Lines, _ story: Story) {
    var lines: [Line] = []
    var isNew = false
    func add(_ place: Int, of side: Lines, as kind: Line.Side) {
      var line = side.lines[place]
      line.side = kind
      lines.append(line)
      guard kind != .both else { return }
      // The same of another controller is the same difference.
      let difference = Difference(isOld: kind == .old, callback: side.kinds[place], rule: line.rule)
      if known.insert(difference).inserted { isNew = true }
    }
    for edit in ShortestEdit.between(old.lines.map { $0.text }, new.lines.map { $0.text }) {
      switch edit {
      case .both(let place, _): add(place, of: old, as: .both)
      case .removed(let place): add(place, of: old, as: .old)
      case .inserted(let place): add(place, of: new, as: .new)
      }
    }
    if isNew { found.append(Found(story: story, lines: lines)) }
  }
}

extension Family {
  /// Whether the order of its callbacks matters to most apps: layout comes as often as UIKit likes.
  fileprivate var isOrdered: Bool {
    switch self {
    case .layout, .application, .constraints: false
    default: true
    }
  }
}
