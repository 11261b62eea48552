/// Tries all that can happen in an app, in every order, at rest and between any two timers: level by level, so that what is found
/// first has the shortest story, and within a level the calm stories first.
///
/// A state that has been met is not entered again. It is a fingerprint of 8 bytes; a state from which the search goes on is 12 bytes
/// more, its parent and the way from there. The app of a state is played again from its parent's: the states of a level come in
/// the order of their parents, so that nearly all of the way is shared with the state before.
package struct Explorer: Sendable {
  package struct Limits: Sendable {
    /// The most actions of a story after the launch.
    package let depth: Int
    package let states: Int
    /// How many bytes the apps may have that are kept beside the states.
    package var memory = Self.standardMemory
    package static var standardMemory: Int { 256 << 20 }
    /// How often as many bytes the apps of two versions may have: none of them is played again.
    package static var timesOfPairs: Int { 4 }

    package init(depth: Int, states: Int) {
      self.depth = depth
      self.states = states
    }
  }

  /// How a level ended.
  package enum Level: Hashable, Sendable {
    case complete
    /// All further actions lead to states that are known.
    case exhausted
    /// A limit came first. Nothing of the level counts.
    case stopped
  }

  package let alphabet: Alphabet
  package let mode: Mode
  /// In the order in which they were found, each with where it was found.
  package private(set) var findings: [Found] = []
  /// The depth of the last complete level.
  package private(set) var depth = 0
  /// States at and above that depth.
  package private(set) var stateCount = 0
  package private(set) var moveCount = 0
  /// Which moves were possible at least once.
  package private(set) var possible: [Bool]

  package struct Found: Sendable {
    package let finding: Discovery
    fileprivate let node: UInt32
    /// Nil for what the opening shows.
    fileprivate let move: Int?
  }

  private let limits: Limits
  private let aim: Discovery.Aim
  private let startMemory: Memory
  private let start: Simulator
  private var visited = Visited()
  private var nodes: [Node] = []
  /// The states of the last level, those with the calmest stories first.
  private var frontier: [UInt32] = []
  private var known: Set<Discovery> = []
  /// The states from the start to the last state that was restored, the start first.
  private var way: [State] = []
  /// The nodes of these states.
  private var wayNodes: [UInt32] = []
  /// The first states of the level that is explored: they need not be played again for the next.
  private var kept: [UInt32: State] = [:]
  private let mostKept: Int
  /// After how many moves and timers the time is looked at: those of a large app take long.
  private let stepsBetweenLooks: Int
  private var stepsSinceLook = 0
  /// That number for an app of one controller.
  package static var mostBetweenLooks: Int { 4096 }
  /// An app with the memory for works and events, which is lent to one app after the other.
  private var scratch: Simulator
  private var watch: Discovery.Watch

  private struct State: Sendable {
    var app: Simulator
    var memory: Memory
  }

  /// The part of a story that counts beside the state of the app.
  private struct Memory: Sendable {
    var progress: [Inquiry.Progress]
    /// How many actions of the story each limit of the `explore` block counts.
    var counts: [Int]
    /// Nil if nothing looks for faults.
    var checker: InvariantChecker?

    func hash(into hasher: inout Hasher) {
      hasher.combine(progress)
      hasher.combine(counts)
      checker?.hash(into: &hasher)
    }
  }

  /// A state: how it came from another.
  private struct Node: Sendable {
    let parent: UInt32
    let move: UInt32
    /// How often timers have fallen due since.
    let ticks: UInt8
    private let facts: UInt8

    init(parent: UInt32, move: Int, ticks: Int, isMoving: Bool, hasComplained: Bool, interruptions: Int) {
      self.parent = parent
      self.move = UInt32(move)
      self.ticks = UInt8(ticks)
      facts = (isMoving ? 128 : 0) | (hasComplained ? 64 : 0) | UInt8(min(63, interruptions))
    }

    var isMoving: Bool { facts & 128 != 0 }
    var hasComplained: Bool { facts & 64 != 0 }
    /// How many actions came while something moved.
    var interruptions: Int { Int(facts & 63) }
    /// Whether it is a state of the same move, after more timers.
    func isLater(than other: Node) -> Bool { parent == other.parent && move == other.move && ticks > other.ticks }
    /// The same for what comes next.
    var nextInterruptions: Int { interruptions + (isMoving ? 1 : 0) }
  }

  /// Plays up to the launch.
  package init(
    _ scenario: Scenario, mode: Mode, limits: Limits, asking inquiries: [Inquiry] = [], for aim: Discovery.Aim = .faults
  ) {
    self.aim = aim
    alphabet = Alphabet(scenario, mode: mode)
    self.mode = mode
    self.limits = limits
    possible = Array(repeating: false, count: alphabet.moves.count)
    var app = Simulator(alphabet.scenario, mode: mode)
    var checker = aim == .faults ? InvariantChecker(app.scenario) : nil
    watch = Discovery.Watch(app.scenario, asking: inquiries, for: aim)
    for place in alphabet.opening where app.outcome == nil {
      app.playToRest(place, into: &watch, watching: &checker)
    }
    watch.look(at: app, checker.takeViolations(), hasComplained: false)
    start = app
    scratch = app
    mostKept = min(4096, limits.memory / app.bytes)
    stepsBetweenLooks = max(1, Self.mostBetweenLooks / max(1, scenario.controllers.count))
    startMemory = Memory(progress: watch.progress, counts: alphabet.noCounts, checker: checker)
    for finding in watch.found where known.insert(finding).inserted {
      findings.append(Found(finding: finding, node: 0, move: nil))
    }
    guard app.outcome == nil else { return }
    nodes.append(Node(parent: 0, move: 0, ticks: 0, isMoving: false, hasComplained: watch.complained, interruptions: 0))
    _ = visited.insert(fingerprint(of: app, startMemory, hasComplained: watch.complained))
    frontier = [0]
    stateCount = 1
  }

  /// Why the app can't be explored: its opening asks for what cannot be. Nil if it can.
  package var fault: Fault? {
    // A finding tells of the fault, or answers in spite of it. The parts that the opening reaches do neither.
    if case .fault(let fault)? = start.outcome, aim == .reach || findings.isEmpty { fault } else { nil }
  }

  // MARK: Levels

  /// Tries one action more than before.
  package mutating func exploreLevel(isTimeUp: () -> Bool) -> Level {
    guard depth < limits.depth else { return .stopped }
    let before = (nodes.count, findings.count, moveCount, possible)
    for node in frontier {
      if nodes.count > limits.states || !expand(node, isTimeUp) {
        nodes.removeLast(nodes.count - before.0)
        findings.removeLast(findings.count - before.1)
        (moveCount, possible) = (before.2, before.3)
        return .stopped
      }
    }
    frontier = (before.0..<nodes.count).ordered { nodes[$0].nextInterruptions }.map { UInt32($0) }
    stateCount = nodes.count
    if frontier.isEmpty { return .exhausted }
    depth += 1
    return .complete
  }

  /// The most states that a search comes to: it looks at its limit before each state that it goes on from.
  package static func mostStates(_ limits: Limits, _ alphabet: Alphabet) -> Int {
    limits.states + alphabet.moveCount * (mostTicks + 1) + 1
  }

  /// The most timers that fall due before the next action.
  private static let mostTicks = 255

  /// Returns false if the time is up before all moves have been tried.
  private mutating func expand(_ node: UInt32, _ isTimeUp: () -> Bool) -> Bool {
    goTo(node)
    // Once out of the list: each look into it would copy the app.
    let here = way[way.count - 1]
    let memory = here.memory
    let from = nodes[Int(node)]
    for move in alphabet.moves.indices
    where alphabet.allows(move, after: memory.counts) && here.app.allows(alphabet.moves[move]) {
      var next = here.app
      next.exchangeMemory(with: &scratch)
      defer { next.exchangeMemory(with: &scratch) }
      watch.begin(from: memory.progress)
      var checker = memory.checker
      play(move, &next, &checker)
      watch.look(at: next, checker.takeViolations(), hasComplained: from.hasComplained)
      moveCount += 1
      if isOver(isTimeUp) { return false }
      if case .fault? = next.outcome, watch.found.isEmpty { continue }
      if watch.leavesTheKnown, watch.found.isEmpty { continue }
      possible[move] = true
      var ticks = 0
      var isKnown = false
      while next.outcome == nil, !isKnown {
        let isMoving = next.runLoop.nextDue != nil
        let hasComplained = from.hasComplained || watch.complained
        // Works that are due at this moment come before any line that a scenario can hold.
        if next.runLoop.nextDue.map({ $0 > next.runLoop.now }) ?? true {
          let after = Memory(
            progress: watch.progress, counts: alphabet.counts(memory.counts, after: move), checker: checker)
          isKnown = !visited.insert(fingerprint(of: next, after, hasComplained: hasComplained))
          if !isKnown {
            nodes.append(
              Node(
                parent: node, move: move, ticks: ticks, isMoving: isMoving, hasComplained: hasComplained,
                interruptions: from.nextInterruptions))
            keep(&next, after)
          }
        }
        guard isMoving, !isKnown, ticks < Self.mostTicks else { break }
        next.playDue(into: &watch, watching: &checker)
        watch.look(at: next, checker.takeViolations(), hasComplained: from.hasComplained)
        ticks += 1
        if isOver(isTimeUp) { return false }
      }
      for finding in watch.found where known.insert(finding).inserted {
        findings.append(Found(finding: finding, node: node, move: move))
      }
    }
    return true
  }

  /// Counts a move or a timer. Returns whether the time is up.
  private mutating func isOver(_ isTimeUp: () -> Bool) -> Bool {
    stepsSinceLook += 1
    guard stepsSinceLook >= stepsBetweenLooks else { return false }
    stepsSinceLook = 0
    return isTimeUp()
  }

  /// About how many bytes the apps have that are kept beside the states.
  package var keptBytes: Int { kept.count * start.bytes }

  /// Keeps the state of the last node, if the search goes on from it and few are kept.
  private mutating func keep(_ app: inout Simulator, _ memory: Memory) {
    guard depth + 1 < limits.depth, kept.count < mostKept else { return }
    app.exchangeMemory(with: &scratch)
    kept[UInt32(nodes.count - 1)] = State(app: app, memory: memory)
    app.exchangeMemory(with: &scratch)
  }

  private mutating func play(_ move: Int, _ app: inout Simulator, _ checker: inout InvariantChecker?) {
    for place in alphabet.moves[move].statements where app.outcome == nil {
      app.playTurn(ofStatement: place, into: &watch, watching: &checker)
    }
  }

  private func fingerprint(of app: borrowing Simulator, _ memory: Memory, hasComplained: Bool) -> UInt64 {
    var hasher = Hasher()
    app.hash(into: &hasher)
    // After a complaint of UIKit's, nothing is a surprise.
    hasher.combine(hasComplained)
    memory.hash(into: &hasher)
    return hasher.fingerprint
  }

  // MARK: The way to a state

  /// Makes a state the last of the way.
  private mutating func goTo(_ node: UInt32) {
    var missing: [UInt32] = []
    var current = node
    while current != 0, !wayNodes.contains(current) {
      missing.append(current)
      current = nodes[Int(current)].parent
    }
    if way.isEmpty {
      way = [State(app: start, memory: startMemory)]
      wayNodes = [0]
    }
    var length = 1 + (wayNodes.lastIndex(of: current) ?? 0)
    let state = kept.removeValue(forKey: node)
    // The app goes on from an earlier moment of the same move.
    let hasLast = state == nil && length < way.count
    let isLater = hasLast && nodes[Int(missing.last ?? 0)].isLater(than: nodes[Int(wayNodes[length])])
    if isLater { length += 1 }
    way.removeLast(way.count - length)
    wayNodes.removeLast(wayNodes.count - length)
    if let state {
      way.append(state)
      wayNodes.append(node)
    } else {
      for (place, number) in missing.reversed().enumerated() {
        step(to: number, fromTheSameMove: place == 0 && isLater)
      }
    }
  }

  /// Makes a state that follows the last of the way, or comes later in the same move, the last of the way.
  private mutating func step(to number: UInt32, fromTheSameMove isLater: Bool) {
    let node = nodes[Int(number)]
    var ticks = 0
    var state = isLater ? way.removeLast() : way[way.count - 1]
    state.app.exchangeMemory(with: &scratch)
    watch.begin(from: state.memory.progress)
    if isLater {
      ticks = Int(nodes[Int(wayNodes.removeLast())].ticks)
    } else {
      play(Int(node.move), &state.app, &state.memory.checker)
      state.memory.counts = alphabet.counts(state.memory.counts, after: Int(node.move))
    }
    stepsSinceLook += 1 + Int(node.ticks) - ticks
    for _ in ticks..<Int(node.ticks) { state.app.playDue(into: &watch, watching: &state.memory.checker) }
    _ = state.memory.checker.takeViolations()
    state.app.exchangeMemory(with: &scratch)
    state.memory.progress = watch.progress
    way.append(state)
    wayNodes.append(number)
  }

  package func story(of found: Found) -> Story {
    var path: [UInt32] = []
    var current = found.node
    while current != 0 {
      path.append(current)
      current = nodes[Int(current)].parent
    }
    var story = Story()
    var app = start
    var (nowhere, watcher) = (InvariantChecker.Nowhere(), NoWatcher())
    for number in path.reversed() {
      let node = nodes[Int(number)]
      for place in alphabet.moves[Int(node.move)].statements where app.outcome == nil {
        app.playTurn(ofStatement: place, into: &nowhere, watching: &watcher)
      }
      let begin = app.runLoop.now
      for _ in 0..<node.ticks { app.playDue(into: &nowhere, watching: &watcher) }
      story.steps.append(Story.Step(move: Int(node.move), pause: node.isMoving ? app.runLoop.now - begin : nil))
    }
    if let move = found.move { story.steps.append(Story.Step(move: move, pause: nil)) }
    return story
  }
}

extension Simulator {
  /// About how many bytes a copy takes whose app has changed: it has a controller and a view for each that is declared.
  var bytes: Int {
    let ofController = MemoryLayout<Controller>.stride + MemoryLayout<ViewTree.View>.stride + 128
    return 5 << 10 + scenario.controllers.count * ofController
  }

  /// Exchanges the memory for works and events, when none waits: a copy of a simulator would otherwise grow its own.
  fileprivate mutating func exchangeMemory(with other: inout Simulator) {
    swap(&stack, &other.stack)
    events.exchangeMemory(with: &other.events)
  }
}

extension InvariantChecker? {
  fileprivate mutating func takeViolations() -> [Violation] { self?.takeViolations() ?? [] }
}
