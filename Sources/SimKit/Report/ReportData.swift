/// The data that the script of a page needs beside the page itself: the changes that each row makes to the state of the
/// app, and the rules.
struct ReportData {
  /// For each view of the page its run, or its two runs.
  let views: [[Recording]]
  /// The addresses of the published records that can be read.
  let addresses: [String: String]

  var script: String { "<script type=\"application/json\" id=\"data\">\(json)</script>\n" }

  private var json: String {
    let used = Self.rules(views.flatMap { $0 })
    let modes = Set(views.joined().map { $0.mode }).sorted()
    var places: [RuleID: Int] = [:]
    var rules: [String] = []
    for rule in RuleBook.all where used.contains(rule.id) {
      places[rule.id] = rules.count
      let evidence = rule.evidence.map { id in
        "[\(MarkupText.json(id))\(addresses[id].map { ",\(MarkupText.json($0))" } ?? "")]"
      }
      rules.append(
        "[\(MarkupText.json(rule.id.rawValue)),\(MarkupText.json(rule.sentence)),\(MarkupText.json(rule.modes.name)),"
          + "\(MarkupText.json(rule.words(in: modes))),[\(evidence.joined(separator: ","))]]"
      )
    }
    let told = views.map { runs in "[\(runs.map { run($0, places) }.joined(separator: ",\n"))]" }
    return "{\"views\":[\(told.joined(separator: ",\n"))],\n\"rules\":[\(rules.joined(separator: ",\n"))]}"
  }

  private func run(_ run: Recording, _ rules: [RuleID: Int]) -> String {
    let screen = run.scenario.header.device(in: run.mode).screen
    var text = "{\"name\":\(MarkupText.json(run.caseName)),\"mode\":\(MarkupText.json(run.mode.words)),"
    text += "\"screen\":[\(screen.width),\(screen.height)],"
    text += "\"controllers\":[\(run.scenario.controllers.map { MarkupText.json($0.name) }.joined(separator: ","))],"
    let lanes = run.lanes.map { lane -> String in
      if case .controller(let id) = lane { String(id.int) } else { "-1" }
    }
    text += "\"lanes\":[\(lanes.joined(separator: ","))],"
    text += "\"colors\":[\(run.laneColors(run.lanes).map { "\"\($0)\"" }.joined(separator: ","))],"
    text +=
      "\"expected\":[\(ReportExpectations.met(run).map { "[\($0.line),\($0.row)]" }.joined(separator: ","))],\n\"rows\":["
    var before: Snapshot?
    var rows: [String] = []
    for row in run.rows {
      rows.append(self.row(row, before, line: run.scenario.story[row.statement].line, rules))
      before = row.snapshot
    }
    return text + rows.joined(separator: ",\n") + "]}"
  }

  /// `[line, time, turn, rule, orientation, {controller: state}, frame, property]`
  private func row(_ row: Recording.Row, _ before: Snapshot?, line: Int, _ rules: [RuleID: Int]) -> String {
    let rule = row.event.rule.flatMap { rules[$0] } ?? -1
    var frame = "0"
    var property = "0"
    if case .call(let call) = row.event.content {
      if let geometry = call.geometry, geometry.isLoaded { frame = Self.rect(geometry.frame) }
      if let movement = call.movement { property = "\"\(movement.property)\"" }
    }
    var changes: [String] = []
    if row.snapshot.controllers != before?.controllers {
      for (index, state) in row.snapshot.controllers.enumerated() where state != before?.controllers[index] {
        changes.append("\"\(index)\":\(self.state(state))")
      }
    }
    if let root = row.snapshot.root, root != before?.root { changes.append("\"root\":\(root.int)") }
    let end = property == "0" ? (frame == "0" ? "" : ",\(frame)") : ",\(frame),\(property)"
    return
      "[\(line),\(row.event.time),\(row.snapshot.turn),\(rule),\"\(row.snapshot.interface.name)\","
      + "{\(changes.joined(separator: ","))}\(end)]"
  }

  /// `[state, in window, parent, presenter, width, height, place]`
  private func state(_ state: ControllerSnapshot) -> String {
    "[\(LaneState(state).rawValue),\(state.isInWindow ? 1 : 0),\(state.parent?.int ?? -1),\(state.presenter?.int ?? -1),"
      + "\(state.bounds.width),\(state.bounds.height),\(state.place.map { Self.rect($0) } ?? "0")]"
  }

  private static func rect(_ rect: Rect) -> String { "[\(rect.x),\(rect.y),\(rect.size.width),\(rect.size.height)]" }

  /// The rules that sent the lines of runs.
  static func rules(_ runs: [Recording]) -> Set<RuleID> {
    Set(runs.flatMap { $0.rows.compactMap { $0.event.rule } })
  }
}

/// The expectations of a scenario, and the rows that meet them.
enum ReportExpectations {
  /// The lines of the file that a run does not meet: of a block that fails, those that have no line of the run, or where all have one,
  /// its head.
  static func unmet(_ run: Recording) -> [Int] {
    let met = Set(met(run).map { $0.line })
    return run.judgedBlocks.flatMap { judged -> [Int] in
      guard !judged.fits else { return [] }
      let open = judged.block.lines.flatMap(lines).map { $0.line }.filter { !met.contains($0) }
      return open.isEmpty ? [judged.block.line] : open
    }
  }

  /// For each expected line of the run's version that is met: its line in the file, and the place of the row that meets it.
  static func met(_ run: Recording) -> [(line: Int, row: Int)] {
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

  private static func meets(_ row: Recording.Row, _ line: ExpectedLine, _ run: Recording) -> Bool {
    let one = ExpectBlock(modes: nil, only: nil, lines: [line], line: line.line, lastLine: line.line)
    return Expectation(one, run.scenario.header.comparison).matches([row.line])
  }
}
