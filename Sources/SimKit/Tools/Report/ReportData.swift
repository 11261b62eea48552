/// What the script of a page needs beside the page itself: the changes that each row makes to the state of the app, and the rules.
struct ReportData {
  /// For each view of the page its run, or its two runs.
  let views: [[FollowedRun]]
  /// The address of a published record; nil if nobody can read it.
  let address: (String) -> String?

  var script: String {
    Self.script { json in
      let used = Self.rules(views.flatMap { $0 })
      let modes = Set(views.joined().map { $0.mode }).sorted()
      let rules = RuleBook.all.filter { used.contains($0.id) }
      var places: [RuleID: Int] = [:]
      for (place, rule) in rules.enumerated() { places[rule.id] = place }
      json.list("views", views) { json, runs in
        json.breakLine()
        json.list(runs) { json, run in
          json.breakLine()
          put(run, places, to: &json)
        }
      }
      json.breakLine()
      json.list("rules", rules) { json, rule in
        json.breakLine()
        put(rule, in: modes, to: &json)
      }
      Self.put(spellings: views.joined().flatMap { $0.rows.compactMap { $0.line.message?.callback } }, to: &json)
    }
  }

  /// Puts how Swift spells the callbacks that it has other words for, by their selectors.
  static func put(spellings callbacks: [Callback], to json: inout JSONWriter) {
    json.breakLine()
    json.object("swift") { json in
      for callback in Set(callbacks).sorted(by: { $0.rawValue < $1.rawValue }) where GuessedCall.differs(callback) {
        json.key(escaping: callback.selector)
        json.put(callback.facts.swiftName)
      }
    }
  }

  static func script(_ members: (inout JSONWriter) -> Void) -> String {
    "<script type=\"application/json\" id=\"data\">\(JSONWriter.text(.script) { $0.object(members) })</script>\n"
  }

  private func put(_ rule: Rule, in modes: [Mode], to json: inout JSONWriter) {
    json.list { json in
      json.put(rule.id.rawValue)
      json.put(rule.sentence)
      json.put(rule.modes.name)
      json.put(rule.words(in: modes))
      json.list(rule.evidence) { json, id in json.put([id] + (address(id).map { [$0] } ?? [])) }
    }
  }

  private func put(_ run: FollowedRun, _ rules: [RuleID: Int], to json: inout JSONWriter) {
    json.object { json in
      let screen = run.scenario.header.device(in: run.mode).screen
      json.put("name", run.caseName)
      json.put("mode", run.mode.words)
      json.put("screen", [screen.width, screen.height])
      json.put("controllers", run.scenario.controllers.map { $0.name })
      json.list("lanes", run.lanes) { json, lane in
        if case .controller(let id) = lane { json.put(id.int) } else { json.put(-1) }
      }
      json.put("colors", run.laneColors(run.lanes))
      json.list("expected", ReportExpectations.met(run)) { json, met in json.put([met.line, met.row]) }
      json.breakLine()
      var before: Snapshot?
      json.list("rows", run.rows) { json, row in
        json.breakLine()
        put(row, before, line: run.scenario.story[row.statement].line, rules, to: &json)
        before = row.snapshot
      }
    }
  }

  /// `[line, time, turn, rule, orientation, {controller: state}, frame, property]`
  private func put(
    _ row: FollowedRun.Moment, _ before: Snapshot?, line: Int, _ rules: [RuleID: Int], to json: inout JSONWriter
  ) {
    json.list { json in
      json.put(line)
      json.put(row.event.time)
      json.put(row.snapshot.turn)
      json.put(row.event.rule.flatMap { rules[$0] } ?? -1)
      json.put(row.snapshot.interface.name)
      json.object { json in
        if row.snapshot.controllers != before?.controllers {
          for (index, state) in row.snapshot.controllers.enumerated() where state != before?.controllers[index] {
            json.key(escaping: String(index))
            put(state, to: &json)
          }
        }
        if let root = row.snapshot.root, root != before?.root { json.put("root", root.int) }
      }
      guard case .call(let call) = row.event.content else { return }
      let frame = call.geometry.flatMap { $0.isLoaded ? $0.frame : nil }
      if frame != nil || call.movement != nil { put(frame, to: &json) }
      if let movement = call.movement { json.put(movement.property) }
    }
  }

  /// `[state, in window, parent, presenter, width, height, place]`
  private func put(_ state: ControllerSnapshot, to json: inout JSONWriter) {
    json.list { json in
      json.put(Int(LaneState(state).rawValue))
      json.put(state.isInWindow ? 1 : 0)
      json.put(state.parent?.int ?? -1)
      json.put(state.presenter?.int ?? -1)
      json.put(state.bounds.width)
      json.put(state.bounds.height)
      put(state.place, to: &json)
    }
  }

  private func put(_ rect: Rect?, to json: inout JSONWriter) {
    guard let rect else { return json.put(0) }
    json.put([rect.x, rect.y, rect.size.width, rect.size.height])
  }

  static func rules(_ runs: [FollowedRun]) -> Set<RuleID> {
    Set(runs.flatMap { $0.rows.compactMap { $0.event.rule } })
  }
}

/// The expectations of a scenario, and the rows that meet them.
enum ReportExpectations {
  /// The lines of the file that a run does not meet: lines of a failing block without a line of the run, or where all have one, its head.
  static func unmet(_ run: FollowedRun) -> [Int] {
    let met = Set(met(run).map { $0.line })
    return run.judgedBlocks.flatMap { judged -> [Int] in
      guard !judged.fits else { return [] }
      let open = judged.block.lines.flatMap(lines).map { $0.line }.filter { !met.contains($0) }
      return open.isEmpty ? [judged.block.line] : open
    }
  }

  /// For each expected line of the run's version that is met: its line in the file, and the place of the row that meets it.
  static func met(_ run: FollowedRun) -> [(line: Int, row: Int)] {
    var result: [(line: Int, row: Int)] = []
    for step in run.steps {
      for block in run.scenario.story[step.statement].expectations where block.modes?.contains(run.mode) ?? true {
        var next = step.lines.lowerBound
        for line in block.lines {
          for expected in Self.lines(line) {
            let rest = next..<step.lines.upperBound
            guard let place = rest.first(where: { meets(run.rows[$0], expected, run) }) else { continue }
            result.append((expected.line, place))
            if case .line = line.content { next = place + 1 }
          }
        }
      }
    }
    return result
  }

  private static func lines(_ line: ExpectedLine) -> [ExpectedLine] {
    switch line.content {
    case .line: [line]
    case .anyOrder(let group): group
    case .anyLines, .not: []
    }
  }

  private static func meets(_ row: FollowedRun.Moment, _ line: ExpectedLine, _ run: FollowedRun) -> Bool {
    let block = ExpectBlock(modes: nil, only: nil, lines: [line], line: line.line, lastLine: line.line)
    return Expectation(block, run.scenario.header.comparison).matches([row.line])
  }
}
