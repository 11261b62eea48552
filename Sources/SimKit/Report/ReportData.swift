/// What the script of a page needs: the rows of each run, and what each has changed in the state of the app.
struct ReportData {
  private let chapters: [ReportPage.Chapter]

  init(_ chapters: [ReportPage.Chapter]) { self.chapters = chapters }

  private var runs: [Recording] { chapters.flatMap { $0.runs } }

  var script: String { "<script type=\"application/json\" id=\"data\">\(json)</script>\n" }

  private var json: String {
    let rules = RuleBook.all.filter { ReportTables.ids(runs).contains($0.id) }.map { rule in
      "\(MarkupText.json(rule.id.rawValue)):[\(MarkupText.json(rule.sentence)),\(MarkupText.json(rule.modes.name)),"
        + "\(MarkupText.json(rule.standing.name)),[\(rule.evidence.map { MarkupText.json($0) }.joined(separator: ","))]]"
    }
    let told = chapters.enumerated().flatMap { number, chapter in chapter.runs.map { run($0, chapter: number) } }
    return "{\"runs\":[\(told.joined(separator: ",\n"))],\n\"rules\":{\(rules.joined(separator: ",\n"))}}"
  }

  private func run(_ run: Recording, chapter: Int) -> String {
    let screen = run.scenario.header.device.screen
    var text = "{\"chapter\":\(chapter),\"name\":\(MarkupText.json(run.caseName)),\"mode\":\"\(run.mode.name)\","
    text += "\"screen\":[\(screen.width),\(screen.height)],"
    text +=
      "\"controllers\":[\(run.scenario.controllers.map { MarkupText.json($0.name) }.joined(separator: ","))],\n\"rows\":["
    var before: Snapshot?
    var rows: [String] = []
    for row in run.rows {
      rows.append(self.row(row, before, line: run.scenario.story[row.statement].line))
      before = row.snapshot
    }
    return text + rows.joined(separator: ",\n") + "]}"
  }

  /// `[kind, text, line, time, turn, rule, family, judgement, orientation, {controller: state}, controller]`
  private func row(_ row: Recording.Row, _ before: Snapshot?, line: Int) -> String {
    let kind: String
    var rule = ""
    var family = ""
    /// The place of the controller that the row is about.
    var subject = -1
    switch row.event.content {
    case .step: kind = "step"
    case .note: kind = "note"
    case .gap: kind = "gap"
    case .call(let call):
      kind = "call"
      rule = call.rule.rawValue
      family = call.callback.family.name
      subject = call.receiver.controller?.int ?? -1
    case .warning(_, let behind):
      kind = "warning"
      rule = behind.rawValue
    case .exception(_, _, let behind):
      kind = "exception"
      rule = behind.rawValue
    }
    var changes: [String] = []
    for (index, state) in row.snapshot.controllers.enumerated() where state != before?.controllers[index] {
      changes.append("\"\(index)\":\(self.state(state, isRoot: row.snapshot.root?.int == index))")
    }
    return
      "[\"\(kind)\",\(MarkupText.json(row.text)),\(line),\(row.event.time),\(row.snapshot.turn),\"\(rule)\",\"\(family)\","
      + "\"\(row.bounds?.judgement.name ?? "")\",\"\(row.snapshot.interface.name)\","
      + "{\(changes.joined(separator: ","))},\(subject)]"
  }

  /// `[exists, loaded, appearance, inWindow, parent, presenter, isRoot, bounds, place]`
  private func state(_ state: ControllerSnapshot, isRoot: Bool) -> String {
    func id(_ id: ControllerID?) -> String { id.map { String($0.int) } ?? "null" }
    func rect(_ rect: Rect?) -> String {
      rect.map { "[\($0.x),\($0.y),\($0.size.width),\($0.size.height)]" } ?? "null"
    }
    let flags =
      "\(state.exists ? 1 : 0),\(state.isLoaded ? 1 : 0),\"\(state.appearance.name)\",\(state.isInWindow ? 1 : 0)"
    return "[\(flags),\(id(state.parent)),\(id(state.presenter)),\(isRoot ? 1 : 0),"
      + "[\(state.bounds.width),\(state.bounds.height)],\(rect(state.place))]"
  }
}
