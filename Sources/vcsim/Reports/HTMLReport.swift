import SimKit

/// A page for reviewing failures: each difference once, expected and actual side by side.
struct HTMLReport {
  private let results: Results

  init(_ results: Results) { self.results = results }

  var text: String {
    let failing = results.cases.filter { $0.result == .failed || $0.result == .invalid }
    var text = "<h1>vcsim <small>\(escaped(results.summary))</small></h1>\n"
    // Cases that differ in the same way are together.
    let groups = failing.grouped(by: \.gist)
    if groups.count > 1 {
      text += "<nav aria-label=\"Failing cases\"><ol>\n"
      for (number, group) in groups.enumerated() {
        text += "<li><a href=\"#f\(number + 1)\">\(escaped(group[0].name))</a>"
        text += group.count > 1 ? " and \(group.count - 1) more" : ""
        text += " <small>\(escaped(group[0].summary))</small></li>\n"
      }
      text += "</ol></nav>\n"
    }
    for (number, group) in groups.enumerated() { text += section(group, number + 1) }
    if failing.isEmpty { text += "<p>Nothing fails.</p>\n" }
    return PlainPage.text(title: "vcsim: \(results.summary)", text)
  }

  private func section(_ group: [ReportedCase], _ number: Int) -> String {
    let one = group[0]
    var text = "<section id=\"f\(number)\">\n<h2>\(escaped(one.name)) <small>\(escaped(one.summary))</small></h2>\n"
    text += "<p class=\"place\">\(escaped(one.file)):\(one.line)</p>\n"
    if group.count > 1 {
      let names = group.dropFirst().map { escaped($0.name) }.joined(separator: ", ")
      text += "<p>The same in \(group.count - 1) more: \(names)</p>\n"
    }
    if one.differences.isEmpty {
      text += "<pre>\(escaped(one.text))</pre>\n"
    } else {
      for (step, line) in one.differences { text += table(step, "\(one.file):\(line)") }
      // Notes beside the differences.
      if one.gist == nil { text += "<details><summary>All of it</summary><pre>\(escaped(one.text))</pre></details>\n" }
    }
    if !one.rules.isEmpty {
      text += "<h3>Rules</h3>\n<dl>\n"
      for rule in one.rules.map({ RuleBook.rule($0) }) {
        text += "<dt><code>\(rule.id.rawValue)</code> \(rule.modes.name)</dt><dd>\(escaped(rule.sentence))</dd>\n"
      }
      text += "</dl>\n"
    }
    return text + "</section>\n"
  }

  private func table(_ step: StepDifference, _ place: String) -> String {
    var text = "<table>\n<caption><code>\(escaped(step.text))</code> <small>\(escaped(place))</small></caption>\n"
    text += "<thead><tr><td></td><th scope=\"col\">expected</th><th scope=\"col\">actual</th></tr></thead>\n<tbody>\n"
    switch step.presence {
    case .both: break
    case .onlyExpected: text += row("missing", "-", "the action", "is not reached")
    case .onlyActual: text += row("unexpected", "+", "no such action", "")
    case .changed(let before): text += row("changed", "~", before, step.text)
    }
    for line in step.lines { text += row(line) }
    return text + "</tbody>\n</table>\n"
  }

  private func row(_ compared: ComparedLine) -> String {
    let depth = compared.line.depth
    let line = indented(compared.line.text, depth)
    switch compared.kind {
    case .same: return row("same", "", line, line)
    case .skipped(let count): return row("same", "", "...", count == 1 ? "one line" : "\(count) lines")
    case .missing: return row("missing", "-", line, "")
    case .unexpected: return row("unexpected", "+", "", line)
    case .moved(let by):
      let lines = abs(by) == 1 ? "one line" : "\(abs(by)) lines"
      return row("moved", "^", "(\(lines) \(by > 0 ? "earlier" : "later"))", line)
    case .changed(let before): return row("changed", "~", indented(before.text, depth), line)
    case .nested(let before): return row("changed", "~", indented(compared.line.text, before), line)
    }
  }

  private func indented(_ text: String, _ depth: Int) -> String { String(repeating: "  ", count: depth) + text }

  private func row(_ name: String, _ sign: String, _ expected: String, _ actual: String) -> String {
    "<tr class=\"\(name)\"><td>\(sign)</td><td>\(escaped(expected))</td><td>\(escaped(actual))</td></tr>\n"
  }

  private func escaped(_ text: String) -> String { PlainPage.escaped(text) }
}
