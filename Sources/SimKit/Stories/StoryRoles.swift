/// The roles of a story under the names of a draft.
struct StoryRoles: Sendable {
  /// The lines of the story, from the launch on.
  private(set) var story: [String] = []
  private let app: StoryApp
  /// For each role: the name, where the log shows the controller.
  private var names: [String: String] = [:]
  private var isLogged: Set<String> = []
  private var used: Set<String> = []

  init(_ told: ExplainedStory, _ explanation: Explanation, _ cast: [(name: String, instance: LogInstance)]) {
    let play = told.found.play
    app = explanation.theatre.apps[play.app]
    var taken = Set(cast.map { $0.name })
    for (number, role) in app.roles.map({ $0.name }).enumerated() {
      let instance = play.lane(of: number).flatMap { explanation.log.lanes[$0].instance }
      let all = cast.filter { $0.instance == instance }
      let isTwin = play.twins.contains { $0.role == UInt8(number) }
      if let own = isTwin ? all.dropFirst().first : all.first {
        names[role] = own.name
        isLogged.insert(role)
      }
    }
    for role in app.roles.map({ $0.name }) where names[role] == nil {
      var name = role
      while !taken.insert(name).inserted { name += "2" }
      names[role] = name
    }
    let moves = play.moves.map { app.moves[$0].text }
    used = Set(([app.root] + moves).flatMap { $0.split(separator: " ").map { String($0) } })
    story = ([app.launch] + moves).map { renamed($0) }
  }

  /// The name of a role in the draft.
  func name(_ role: String) -> String { names[role] ?? role }

  private func renamed(_ line: String) -> String {
    line.split(separator: " ").map { name(String($0)) }.joined(separator: " ")
  }

  /// The declarations: those of the log's controllers, and what holds them.
  /// - Parameter declared: The controllers of the log with their options, as plain ones.
  func declarations(_ declared: [String]) -> String {
    let kept = keptRoles
    var declared = declared
    var plain: [String] = []
    var containers: [String] = []
    var hooks: [String] = []
    for role in app.roles where kept.contains(role.name) {
      let members = role.members.filter { kept.contains($0) }
      let head = "controller \(name(role.name))\n"
      var text = renamed(StoryApp.Role(role.name, role.form, members, manner: role.manner).line) + "\n"
      text += role.options.map { "  \($0)\n" }.joined()
      if !role.hooks.isEmpty {
        hooks.append("when \(name(role.name)) viewDidLoad\n" + role.hooks.map { "  \(renamed($0))\n" }.joined())
      }
      if let place = declared.firstIndex(where: { $0.hasPrefix(head) }) {
        text += declared[place].dropFirst(head.count)
        if role.form == .controller {
          declared[place] = text
        } else {
          declared.remove(at: place)
          containers.append(text)
        }
      } else if role.form == .controller {
        plain.append(text)
      } else {
        containers.append(text)
      }
    }
    return (declared + plain + containers + hooks).joined()
  }

  /// The roles that the story needs: members that no line speaks of are left out of their container.
  private var keptRoles: Set<String> {
    var kept = used.union(isLogged)
    // Containers are behind their members, and some are members themselves.
    for role in app.roles.reversed() where kept.contains(role.name) {
      kept.formUnion(role.isList ? Array(role.members.prefix(2)) : role.members)
      for hook in role.hooks { kept.formUnion(hook.split(separator: " ").map { String($0) }) }
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
    if told.found.play.moves.contains(where: { app.moves[$0].text.hasPrefix("rotate") }) {
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
