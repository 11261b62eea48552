/// All that can happen in an app after the launch: the lines of its file, the touches of the user, and the events of the system.
package struct Alphabet: Sendable {
  package enum Role: UInt8, CaseIterable, Sendable {
    case app
    case user
    case system
  }

  struct Move: Sendable {
    let role: Role
    /// The statements of `scenario` that are played in one turn.
    var statements: Range<Int>
    let action: Action
    /// The file has no such line.
    let isDerived: Bool
    /// The limits of the `explore` block that count it.
    var limits: [Int] = []
    /// The states in which the app offers it, all at once; empty: it is always there.
    var offers: [Inquiry.Condition] = []
  }

  /// The scenario with another story: the lines up to the launch, then a statement for each move.
  let scenario: Scenario
  /// The statements up to the launch.
  let opening: Range<Int>
  let moves: [Move]

  package init(_ original: Scenario, mode: Mode) {
    let device = original.header.device(in: mode)
    let counting = original.story.filter { $0.counts(in: mode, on: device) }
    let launch = counting.firstIndex { $0.action?.launches ?? false }
    var builder = Builder(original)
    let start = launch.map { $0 + 1 } ?? 0
    builder.story = counting[..<start].filter { $0.action != nil }.map { $0.plain }
    opening = 0..<builder.story.count
    for statement in counting[start...] { builder.add(statement) }
    for statement in original.exploration.added { builder.add(statement) }
    // A method that the file calls only under a condition has it in the search, too.
    for routine in original.routines where !builder.callsUnderCondition(routine) {
      builder.add(.runRoutine(routine.name, routine.block), .app, isDerived: false)
    }
    for action in Self.touches(of: original) { builder.add(action, .user) }
    for action in Self.events(of: original, on: device, rules: RuleSet(mode)) { builder.add(action, .system) }
    var scenario = original
    scenario.story = builder.story
    self.scenario = scenario
    let block = original.exploration
    moves = builder.moves.compactMap { move in
      let text = builder.story[move.statements.lowerBound].text
      guard !block.refused.contains(where: { ExploreBlock.begins(text, with: $0) }) else { return nil }
      var move = move
      move.offers = block.offers.filter { ExploreBlock.begins(text, with: $0.words) }.map { $0.state }
      move.limits = block.limits.indices.filter { ExploreBlock.begins(text, with: block.limits[$0].words) }
      return move
    }
  }

  package var moveCount: Int { moves.count }

  /// Whether the limits of the `explore` block leave room for a move, after so many actions that each of them counts.
  func allows(_ move: Int, after counts: [Int]) -> Bool {
    let limits = scenario.exploration.limits
    return moves[move].limits.allSatisfy { counts[$0] < limits[$0].most }
  }

  /// The actions that each limit counts, with another move.
  func counts(_ counts: [Int], after move: Int) -> [Int] {
    var counts = counts
    for limit in moves[move].limits { counts[limit] += 1 }
    return counts
  }

  var noCounts: [Int] { Array(repeating: 0, count: scenario.exploration.limits.count) }

  package func count(_ role: Role) -> Int { moves.count { $0.role == role } }

  package func text(of move: Int) -> String { scenario.story[moves[move].statements.lowerBound].text }

  /// Gathers moves; each action is one once.
  private struct Builder {
    let controllers: [ControllerDeclaration]
    var story: [Statement] = []
    var moves: [Move] = []
    private var known: Set<Action> = []

    init(_ scenario: Scenario) { controllers = scenario.controllers }

    /// A line of the file.
    mutating func add(_ statement: Statement) {
      guard let action = statement.action, action.isMove else { return }
      if case .then = action {
        // The completion belongs to the animation above it.
        guard let last = moves.indices.last else { return }
        story.append(statement.plain)
        moves[last].statements = moves[last].statements.lowerBound..<story.count
        return
      }
      // A variable decides about the line: without it the action is another move.
      guard statement.condition?.variable != nil || known.insert(action).inserted else { return }
      append(statement.plain, action, action.role, isDerived: false)
    }

    func callsUnderCondition(_ routine: Routine) -> Bool {
      story.contains { $0.condition?.variable != nil && $0.action == .runRoutine(routine.name, routine.block) }
    }

    mutating func add(_ action: Action, _ role: Role, isDerived: Bool = true) {
      guard known.insert(action).inserted else { return }
      let statement = Statement(content: .action(action), text: action.text(in: controllers), line: 1)
      append(statement, action, role, isDerived: isDerived)
    }

    private mutating func append(_ statement: Statement, _ action: Action, _ role: Role, isDerived: Bool) {
      story.append(statement)
      moves.append(Move(role: role, statements: story.count - 1..<story.count, action: action, isDerived: isDerived))
    }
  }

  // MARK: What a finger can do

  /// All that a finger could do somewhere; whether it can is a question to the app as it stands.
  private static func touches(of scenario: Scenario) -> [Action] {
    var touches: [Action] = []
    let code = scenario.code
    for (place, controller) in scenario.controllers.enumerated() where controller.original == nil {
      let id = ControllerID(place)
      touches += controller.kind.touches(of: id, code)
      for detent in controller.detents { touches.append(.dragSheet(id, detent)) }
    }
    for id in scenario.presentable {
      touches += [.tapOutside(id), .beginDismissal(id), .cancelDismissal(id), .finishDismissal(id)]
    }
    for segue in scenario.segues where segue.kind != .embed && !segue.identifier.isEmpty {
      touches.append(.performSegue(segue.identifier, from: segue.source, byUser: true))
    }
    return touches
  }

  // MARK: What the system does

  private static func events(of scenario: Scenario, on device: Device, rules: RuleSet) -> [Action] {
    var events: [Action] = [.rotate(.portrait), .rotate(.landscapeLeft)]
    events += [.memoryWarning, .enterBackground, .enterForeground]
    if rules.holds(.callLowersView), device.idiom == .phone { events += [.beginCall, .endCall] }
    if rules.holds(.styleToldParentFirst) { events.append(.changeInterfaceStyle) }
    if rules.holds(.windowIsResized), device.idiom == .pad {
      events += [Size(320, device.screen.height), device.screen].map { .resizeWindow($0) }
    }
    return events
  }
}

extension ControllerKind {
  fileprivate func touches(of id: ControllerID, _ code: [Action]) -> [Action] {
    switch self {
    case .plain, .container, .alert: return []
    case .navigation:
      return [.pop(id, to: .previous, animated: true), .beginPop(id), .cancelPop(id), .finishPop(id)]
    case .tabBar(let members):
      var tabs = members
      for case .setTabs(id, let others, _) in code { tabs += others }
      let more: [Action] = tabs.count > TabBarState.places(on: .phone) ? [.tapMore(id)] : []
      return tabs.map { .select($0, in: id, byUser: true) } + more
    case .split: return [.showMaster(id, true), .showMaster(id, false)]
    case .search:
      let begins = code.filter { if case .beginSearch(id, _, true) = $0 { true } else { false } }
      return begins + [.typeSearch(id), .endSearch(id, byUser: true)]
    case .page(let pages, _): return pages.map { .beginTurn(id, to: $0) } + [.cancelTurn(id), .finishTurn(id)]
    }
  }
}

extension Scenario {
  /// The actions of all of the app's code.
  var code: [Action] {
    let statements = story + exploration.added + hooks.flatMap { $0.actions } + blocks.flatMap { $0.statements }
    return statements.compactMap { $0.action }
  }

  /// The controllers that some line presents, each once.
  fileprivate var presentable: [ControllerID] {
    let presented = code.compactMap { if case .present(let id, _, _, _) = $0 { id } else { nil } }
    return (presented + segues.filter { $0.kind != .embed }.map { $0.destination }).unique
  }
}

extension Statement {
  /// The action alone, whatever is expected of it, and whether or not the next one waits for it.
  var plain: Statement {
    var plain = self
    plain.withoutWaiting = false
    plain.expectations = []
    plain.condition = condition?.variable.map { Condition(modes: nil, idiom: nil, isChosen: true, variable: $0) }
    if withoutWaiting { plain.text = text.replacing(" without waiting", by: "") }
    return plain
  }
}

extension Action {
  fileprivate var role: Alphabet.Role {
    switch doer {
    case .code: .app
    case .finger, .lift: .user
    case .system: .system
    }
  }
}

extension Simulator {
  /// Whether a move can be tried as the app stands: what is quickly seen to do nothing, or to leave what records show, is not.
  func allows(_ move: Alphabet.Move) -> Bool {
    let (action, excess) = resolved(move.action)
    guard excess == nil, move.offers.allSatisfy({ $0.holds(in: self) }) else { return false }
    switch action {
    case .pop(let nav, .previous, _) where move.role == .user:
      if !canTouch(.inside(nav)) || !canSwipeBack(in: nav) { return false }
    case .beginDismissal(let id) where move.isDerived:
      if !(hierarchy[id].presentation.map { isSheet($0) } ?? false) { return false }
    default: break
    }
    guard let objection = objection(to: action) else { return true }
    return switch objection.refusal.effect(rules) {
    case .raises, .ignores, .proceeds, .later: true
    case .nothing: move.role == .app || objection.refusal == .idle
    case .unknown, .unknownPlayed: false
    }
  }
}

extension Scenario {
  /// The controllers that the app's code puts somewhere, each once, and that keep one object.
  package var reusedControllers: [String] {
    let put = code.compactMap { $0.puts?.controllers }.flatMap { $0 }.unique
    return put.filter { controllers[$0.int].renewed == nil && controllers[$0.int].original == nil }.map { name(of: $0) }
  }
}
