/// The tables of a page: where bounds are right, and the rules.
enum ReportTables {
  /// For each controller: what its bounds were in each callback of each action.
  static func bounds(_ runs: [Recording]) -> String {
    var text = ""
    for run in runs {
      for lane in run.lanes {
        guard case .controller(let id) = lane else { continue }
        text += table(run, id)
      }
    }
    guard !text.isEmpty else { return "" }
    // Many tables would keep the lanes from being seen.
    let isShort = runs.allSatisfy { $0.lanes.count == 1 }
    return "<details class=\"glance\"\(isShort ? " open" : "")><summary>Where the bounds are right</summary>\n"
      + "<div class=\"tables\">\(text)</div></details>\n"
  }

  private static func table(_ run: Recording, _ id: ControllerID) -> String {
    var names: [String] = []
    var columns: [(action: String, cells: [String: JudgedBounds])] = []
    for step in run.steps {
      var cells: [String: JudgedBounds] = [:]
      for row in run.lines(of: step) {
        guard case .call(let call) = row.event.content, call.receiver.controller == id, let bounds = row.bounds
        else { continue }
        let name = Recording.callback(of: call)
        if !names.contains(name) { names.append(name) }
        // The first time in the action is what the lesson is about.
        if cells[name] == nil { cells[name] = bounds }
      }
      if !cells.isEmpty { columns.append((run.scenario.story[step.statement].text, cells)) }
    }
    guard !names.isEmpty else { return "" }
    var text =
      "<div class=\"scroll\"><table><caption>\(MarkupText.escaped(run.scenario.name(of: id))), \(run.mode.name)</caption>\n"
    text += "<thead><tr><td></td>"
    for column in columns { text += "<th scope=\"col\">\(MarkupText.escaped(column.action))</th>" }
    text += "</tr></thead>\n<tbody>\n"
    for name in names {
      text += "<tr><th scope=\"row\">\(MarkupText.escaped(name))</th>"
      for column in columns {
        guard let cell = column.cells[name] else {
          text += "<td></td>"
          continue
        }
        text += "<td class=\"bounds \(cell.judgement.name)\">\(cell.text(by: "×"))</td>"
      }
      text += "</tr>\n"
    }
    return text + "</tbody></table></div>\n"
  }

  /// The rules behind the lines, with what they stand on.
  static func rules(_ runs: [Recording]) -> String {
    let used = ids(runs)
    guard !used.isEmpty else { return "" }
    var text = "<section class=\"rules\"><h2>The rules</h2>\n<dl>\n"
    for rule in RuleBook.all where used.contains(rule.id) {
      text +=
        "<div id=\"rule-\(rule.id.rawValue)\"><dt><code>\(rule.id.rawValue)</code> <small>\(rule.modes.name)</small></dt>"
      text += "<dd>\(MarkupText.escaped(rule.sentence)) <span class=\"evidence\">\(standing(rule))</span></dd></div>\n"
    }
    return text + "</dl>\n</section>\n"
  }

  static func ids(_ runs: [Recording]) -> Set<RuleID> {
    var used: Set<RuleID> = []
    for row in runs.flatMap({ $0.rows }) {
      switch row.event.content {
      case .call(let call): used.insert(call.rule)
      case .warning(_, let rule), .exception(_, _, let rule): used.insert(rule)
      case .step, .note, .gap: break
      }
    }
    return used
  }

  private static func standing(_ rule: Rule) -> String {
    let evidence = rule.evidence.map { "<code>\(MarkupText.escaped($0))</code>" }.joined(separator: " ")
    return MarkupText.escaped(rule.standing.name) + (evidence.isEmpty ? "" : ": " + evidence)
  }
}
