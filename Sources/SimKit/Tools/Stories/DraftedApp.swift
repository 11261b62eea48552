struct DraftedApp: Sendable {
  /// The roles of a story, in the order of its app; behind them the other controllers of the log.
  private var controllers: [ControllerDeclaration] = []
  private var hooks: [Hook] = []
  private var segues: [Segue] = []
  /// The actions from the launch on.
  private var actions: [Action] = []
  /// The places of those that others interrupt.
  private var hasty: Set<Int> = []
  /// The objects of the log that the controllers are.
  private var logged: [ControllerID: LogInstance] = [:]
  /// Whether the story assumes that UIKit alone retains the controllers; the header of the draft says so.
  private let isArchived: Bool
  private var setting = StoryStage.Setting()
  /// How many of them a trial plays. Behind the roles, one is enough to say that a trace shows the log's controllers only.
  private let playedCount: Int
  private var ids: [ControllerID] { controllers.indices.map { ControllerID($0) } }

  /// The controllers of the log alone, of which the first is launched.
  init(_ cast: [LogDraft.Member], isArchived: Bool) {
    self.isArchived = isArchived
    playedCount = 1
    cast.forEach { add($0) }
    if !cast.isEmpty { actions = [.launch(ControllerID(0), held: nil)] }
  }

  /// The roles of a story under the names of the draft.
  init(_ told: ExplainedStory, _ explanation: Explanation, _ cast: [LogDraft.Member]) {
    let play = told.found.play
    let app = explanation.theatre.apps[play.app]
    controllers = app.controllers
    playedCount = controllers.count + 1
    setting = explanation.frame.setting
    isArchived = setting.isHeldByUIKitOnly
    hooks = app.hooks
    hasty = Set(play.moves.indices.filter { app.moves[play.moves[$0]].isHasty }.map { $0 + 1 })
    var taken = Set(cast.map { $0.name })
    for role in ids {
      guard let instance = play.lane(of: role.int).flatMap({ explanation.log.lanes[$0].instance }) else { continue }
      let all = cast.filter { $0.instance == instance }
      let isTwin = play.twin?.role == UInt8(role.int)
      guard let own = isTwin ? all.dropFirst().first : all.first else { continue }
      controllers[role.int].name = own.name
      logged[role] = own.instance
      if told.logsAfterSuper, app.controllers[role.int].kind.container != nil {
        controllers[role.int].logsAfterSuper = true
      }
    }
    for role in ids where logged[role] == nil {
      while !taken.insert(name(role)).inserted { controllers[role.int].name += "2" }
    }
    actions = [app.launch.action]
    for move in play.moves.map({ app.moves[$0] }) {
      guard let segue = move.segue, case .performSegue(_, let source, let byUser) = move.action else {
        actions.append(move.action)
        continue
      }
      let own = Segue(source, to: segue.destination, segue.kind, in: controllers)
      if !segues.contains(own) { segues.append(own) }
      actions.append(.performSegue(own.identifier, from: source, byUser: byUser))
    }
    var named = Set(logged.keys.map { name($0) })
    for member in cast where named.insert(member.name).inserted { add(member) }
  }

  private mutating func add(_ member: LogDraft.Member) {
    logged[ControllerID(controllers.count)] = member.instance
    controllers.append(ControllerDeclaration(name: member.name, line: 0))
  }

  private var rotates: Bool {
    actions.contains { action in
      switch action {
      case .rotate: true
      case .launch(_, let held): held != nil
      default: false
      }
    }
  }

  var actionCount: Int { actions.count }

  private func name(_ id: ControllerID) -> String { controllers[id.int].name }

  /// The lines of the story. A controller whose creation is in the log is created before the first action that needs it.
  func story(_ facts: LogFacts) -> [String] {
    var isMade: Set<ControllerID> = []
    return actions.enumerated().flatMap { place, action -> [String] in
      let needed = action.controllers.flatMap { [$0] + controllers[$0.int].declaredContent(in: controllers) }
      let own = needed.filter { id in
        logged[id].map { facts.created.contains($0) } ?? false && isMade.insert(id).inserted
      }
      let text = action.text(in: controllers)
      return own.map { Action.create($0).text(in: controllers) }
        + (hasty.contains(place) ? [text + " without waiting", Action.wait(0).text(in: controllers)] : [text])
    }
  }

  /// The controllers without a line whose delegates log.
  var delegating: [String] {
    guard setting.hasContainerDelegates || setting.hasPresentationDelegates else { return [] }
    let needed = Set(actions.flatMap { $0.controllers })
    let silent = keptControllers.filter { id in
      guard logged[id] == nil else { return false }
      let isContainer = controllers[id.int].kind.container != nil
      return isContainer ? setting.hasContainerDelegates : setting.hasPresentationDelegates && needed.contains(id)
    }
    return silent.map { name($0) }.sorted()
  }

  /// The controllers that the draft declares: those of the log in its order, and what holds them.
  func declared(_ cast: [LogDraft.Member]) -> [ControllerID] {
    let kept = keptControllers
    let ids = ids.filter { kept.contains($0) }
    let places: [String: ControllerID] = ids.reversed().reduce(into: [:]) { $0[name($1)] = $1 }
    let shown = cast.compactMap { places[$0.name] }
    let plain = (shown + ids.filter { logged[$0] == nil }).filter { controllers[$0.int].kind == .plain }
    return plain + ids.filter { controllers[$0.int].kind != .plain }
  }

  /// Those without which the story is played as well.
  func idle(_ declared: [ControllerID]) -> [ControllerID] { declared.filter { $0.int >= playedCount } }

  /// The declarations of some controllers by which a log is compared with a trace.
  func stated(_ ids: [ControllerID]) -> [ControllerDeclaration] {
    ids.map { id in
      var stated = ControllerDeclaration(name: name(id), line: 0)
      stated.className = logged[id]?.statedClass
      return stated
    }
  }

  func declarations(_ ids: [ControllerID], _ facts: LogFacts) -> [String] {
    let kept = Set(ids)
    return ids.flatMap { lines($0, kept, facts) } + segues.map { $0.text(in: controllers) }
      + hooks(of: kept).flatMap { $0.lines(in: controllers) }
  }

  private func lines(_ id: ControllerID, _ kept: Set<ControllerID>, _ facts: LogFacts) -> [String] {
    var role = controllers[id.int]
    if role.kind.isList { role.kind = role.kind.holding(role.kind.content.filter { kept.contains($0) }) }
    setting.apply(to: &role)
    // The apps of the stories support all orientations.
    if rotates, role.kind.container == nil, role.answers.supports == nil { role.answers.supports = .all }
    // The log says which controllers use constraints.
    role.usesConstraints = false
    if isArchived { role.statedHold = true }
    return role.lines(in: controllers, heldByUIKitOnly: isArchived)
      + (logged[id].map { facts.lines(of: $0, in: &role) } ?? [])
  }

  private func hooks(of owners: Set<ControllerID>) -> [Hook] {
    hooks.filter { $0.receiver.controller.map { owners.contains($0) } ?? false }
  }

  /// The controllers that the draft needs: members that no line speaks of are left out of their container.
  private var keptControllers: Set<ControllerID> {
    var kept = Set(actions.flatMap { $0.controllers } + segues.map { $0.destination }).union(logged.keys)
    // Containers are behind their members, and some are members themselves. Behind the roles, none has members or hooks.
    for id in ids.prefix(playedCount).reversed() where kept.contains(id) {
      let members = controllers[id.int].declaredContent(in: controllers)
      kept.formUnion(controllers[id.int].kind.isList ? Array(members.prefix(2)) : members)
      for hook in hooks(of: [id]) { kept.formUnion(hook.actions.flatMap { $0.action?.controllers ?? [] }) }
    }
    return kept
  }

  /// The facts that the story assumes.
  func doubts(_ told: ExplainedStory, _ explanation: Explanation) -> [String] {
    var doubts: [String] = []
    if told.found.play.start > 0 {
      let own = told.actions.first?.text ?? ""
      doubts.append("what was before '\(own)', the first action that it shows")
    }
    if explanation.stories.contains(where: { $0.isTied }) {
      let others = explanation.stories.filter { $0.isTied }.prefix(2).map { "'\($0.words)'" }
      doubts.append("whether it was \(others.joined(separator: " or ")) instead")
    }
    if let line = told.left.first {
      doubts.append("the meaning of line \(line)\(told.left.count > 1 ? " and \(told.left.count - 1) more" : "")")
    }
    if actions.contains(where: { if case .rotate = $0 { true } else { false } }) {
      doubts.append("which way the device was rotated")
    }
    for piece in explanation.rest {
      guard let line = piece.log.lines.first?.number, let story = piece.stories.first else { continue }
      doubts.append("what was before line \(line), from which it would be '\(story.words)'")
    }
    if let limit = explanation.limit { doubts.append(limit) }
    return doubts
  }
}
