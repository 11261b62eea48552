import SimKit

/// A page for reviewing failures: each difference once, expected and actual side by side.
struct HTMLReport {
  let results: Results

  var text: String {
    let failing = results.failing
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
    if failing.isEmpty { text += "<p>Nothing fails, and nothing differs.</p>\n" }
    return PlainPage.text(title: "vcsim: \(results.summary)", text)
  }

  private func section(_ group: [ReportedCase], _ number: Int) -> String {
    let reported = group[0]
    var text =
      "<section id=\"f\(number)\">\n<h2>\(escaped(reported.name)) <small>\(escaped(reported.summary))</small></h2>\n"
    text += "<p class=\"place\">\(escaped(reported.file.visible)):\(reported.line)</p>\n"
    if group.count > 1 {
      let names = group.dropFirst().map { escaped($0.name) }.joined(separator: ", ")
      text += "<p>The same in \(group.count - 1) more: \(names)</p>\n"
    }
    for sentence in reported.headline { text += "<p>\(escaped(sentence))</p>\n" }
    if reported.differences.isEmpty {
      text += "<pre>\(escaped(reported.text))</pre>\n"
    } else {
      let file = reported.file.visible
      for (step, line) in reported.differences { text += table(step, "\(file):\(line)", reported.sides) }
      // Notes beside the differences.
      if reported.gist == nil {
        text += "<details><summary>All of it</summary><pre>\(escaped(reported.text))</pre></details>\n"
      }
    }
    if !reported.rules.isEmpty {
      text += "<h3>Rules</h3>\n<dl>\n"
      for rule in reported.rules.map({ RuleBook.rule($0) }) {
        text += "<dt><code>\(rule.id.rawValue)</code> \(rule.modes.name)</dt><dd>\(escaped(rule.sentence))</dd>\n"
      }
      text += "</dl>\n"
    }
    return text + "</section>\n"
  }

  private func table(_ step: StepDifference, _ place: String, _ sides: (String, String)?) -> String {
    let (left, right) = sides ?? ("expected", "actual")
    var text = "<table>\n<caption><code>\(escaped(step.text))</code> <small>\(escaped(place))</small></caption>\n"
    text +=
      "<thead><tr><td></td><th scope=\"col\">\(escaped(left))</th><th scope=\"col\">\(escaped(right))</th></tr></thead>\n<tbody>\n"
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
    func lines(_ count: Int) -> String { count == 1 ? "one line" : "\(count) lines" }
    let (left, right) = compared.sides(counting: lines)
    switch compared.kind {
    case .same, .skipped: return row("same", "", left, right)
    case .missing: return row("missing", "-", left, right)
    case .unexpected: return row("unexpected", "+", left, right)
    case .moved(let by): return row("moved", "^", "(\(lines(abs(by))) \(by > 0 ? "earlier" : "later"))", right)
    case .changed, .nested: return row("changed", "~", left, right)
    }
  }

  private func row(_ name: String, _ sign: String, _ expected: String, _ actual: String) -> String {
    "<tr class=\"\(name)\"><td>\(sign)</td><td>\(escaped(expected))</td><td>\(escaped(actual))</td></tr>\n"
  }

  private func escaped(_ text: String) -> String { PlainPage.escaped(text) }
}

extension ComparedLine {
  /// The line on both sides, indented; empty where a side lacks it.
  func sides(counting lines: (Int) -> String) -> (left: String, right: String) {
    let text = indented(line.text, line.depth)
    return switch kind {
    case .same: (text, text)
    case .skipped(let count): ("...", lines(count))
    case .missing: (text, "")
    case .unexpected, .moved: ("", text)
    case .changed(let before): (indented(before.text, line.depth), text)
    case .nested(let before): (indented(line.text, before), text)
    }
  }

  private func indented(_ text: String, _ depth: Int) -> String {
    String(repeating: "  ", count: depth) + text
  }
}
