import SimKit

/// Differences as people read them.
struct DifferenceText {
  let console: Console
  var limit = 40
  /// False where neither side is what is expected, as between two versions.
  var hasExpectation = true

  /// A step: the common lines around the differences, and the differences with their signs.
  func text(of step: StepDifference, place: String) -> String {
    var text = "  \(console.bold(step.text.visible))\(place.isEmpty ? "" : "   " + console.dim(place))\n"
    switch step.presence {
    case .both: break
    case .changed(let before):
      text +=
        hasExpectation
        ? "    this action has changed; expected is: \(before.visible)\n" : "    on the left: \(before.visible)\n"
    case .onlyExpected:
      text += hasExpectation ? "    this action is expected, and was not reached\n" : "    - only on the left\n"
    case .onlyActual: text += hasExpectation ? "    this action is not expected\n" : "    + only on the right\n"
    }
    var shown = 0
    var lastShown = -1
    for (place, line) in step.lines.enumerated() where step.isNear(place) {
      if shown == limit {
        text += "    … \(step.lines.count - place) more lines ('vcsim diff' shows them all)\n"
        break
      }
      if lastShown >= 0, place > lastShown + 1 { text += "      …\n" }
      text += row(line)
      lastShown = place
      shown += 1
    }
    return text
  }

  private func row(_ line: ComparedLine) -> String {
    let indent = String(repeating: "  ", count: line.line.depth)
    let text = indent + line.line.text.visible
    let rule = line.line.rule.map { " [\($0.rawValue)]" } ?? ""
    switch line.kind {
    case .same: return "      \(text)\n"
    case .skipped: return console.dim("      ...   \(line.reproach)") + "\n"
    case .missing:
      return console.red("    - \(text)") + (hasExpectation ? "   \(line.reproach)\n" : "\(rule)\n")
    case .unexpected:
      return console.green("    + \(text)") + (hasExpectation ? "   \(line.reproach)" : "") + "\(rule)\n"
    case .moved(let by):
      let place = hasExpectation ? line.reproach : "moved by \(abs(by) == 1 ? "one line" : "\(abs(by)) lines")"
      return console.yellow("    ^ \(text)") + "   \(place)\(rule)\n"
    case .changed(let before): return "    ~ \(indent)\(words(line, before))\(rule)\n"
    case .nested: return "    ~ \(text)   \(line.reproach)\(rule)\n"
    }
  }

  /// Value by value: what was expected in `[-…-]`, what happened in `{+…+}`.
  private func words(_ compared: ComparedLine, _ before: TraceLine.Content) -> String {
    guard let message = compared.line.message, case .message(let old) = before else {
      return removed(before.text) + " " + inserted(compared.line.text)
    }
    var result = [message.receiver.visible, message.callback.selector]
    let changes = compared.changes
    for key in FieldKey.allCases {
      if let change = changes.first(where: { $0.key == key }) {
        if let value = change.expected { result.append(removed(Field(key, value).text)) }
        if let value = change.happened { result.append(inserted(Field(key, value).text)) }
      } else if let value = old[key] {
        result.append(Field(key, value).text.visible)
      }
    }
    return result.joined(separator: " ")
  }

  private func removed(_ text: String) -> String { console.red("[-\(text.visible)-]") }
  private func inserted(_ text: String) -> String { console.green("{+\(text.visible)+}") }
}

extension StepDifference {
  /// Whether one of three lines around it, or the line, differs.
  func isNear(_ place: Int) -> Bool {
    lines[max(0, place - 3)...min(lines.count - 1, place + 3)].contains { $0.differs }
  }
}
