import SimKit

/// Differences as people read them.
struct DifferenceText {
  let console: Console
  var limit = 40
  /// Lines around a difference.
  var context = 3
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
    for (place, line) in step.lines.enumerated() where step.isNear(place, context: context) {
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

/// Differences in two columns: what was expected on the left, what happened on the right.
struct SideBySideText {
  let console: Console
  let left: String
  let right: String
  var context = 3

  /// The width of a column, from the terminal's or from what suits a page of a hundred columns.
  private var width: Int {
    max(24, ((console.width ?? 100) - 7) / 2)
  }

  func text(of step: StepDifference, place: String) -> String {
    var text = "  \(console.bold(step.text.visible))\(place.isEmpty ? "" : "   " + console.dim(place))\n"
    if case .changed(let before) = step.presence {
      text += "    " + console.dim(column(before.visible)) + " | " + console.dim(step.text.visible) + "\n"
    }
    text += "    " + console.dim(column(left)) + " | " + console.dim(right) + "\n"
    var lastShown = -1
    for place in step.lines.indices where step.isNear(place, context: context) {
      if lastShown >= 0, place > lastShown + 1 { text += "    " + column("…") + " | …\n" }
      text += row(step.lines[place])
      lastShown = place
    }
    return text
  }

  private func row(_ compared: ComparedLine) -> String {
    let sides = compared.sides { count in count == 1 ? "1 line" : "\(count) lines" }
    var right = sides.right.visible
    if case .moved(let by) = compared.kind { right += by > 0 ? "   \(by) later" : "   \(-by) earlier" }
    let paint: (String) -> String =
      switch compared.kind {
      case .same: { $0 }
      case .skipped: console.dim
      case .missing: console.red
      case .unexpected: console.green
      case .moved: console.yellow
      case .changed, .nested: console.bold
      }
    return pair(compared.sign, sides.left.visible, right, paint)
  }

  /// Two texts beside each other, folded where they are too long for their columns.
  private func pair(_ sign: String, _ old: String, _ new: String, _ paint: (String) -> String) -> String {
    let (olds, news) = (folded(old), folded(new))
    var text = ""
    for row in 0..<max(olds.count, news.count) {
      let mark = row == 0 ? sign : " "
      let cell = row < olds.count ? olds[row] : ""
      let other = row < news.count ? news[row] : ""
      text += "  \(mark) " + paint(column(cell)) + " | " + paint(other) + "\n"
    }
    return text.split(separator: "\n").map { $0.trailingSpacesDropped }.joined(separator: "\n") + "\n"
  }

  private func folded(_ text: String) -> [String] {
    var lines: [String] = []
    var rest = Substring(text)
    while rest.count > width {
      lines.append(String(rest.prefix(width)))
      rest = "    " + rest.dropFirst(width)
    }
    return lines + [String(rest)]
  }

  private func column(_ text: String) -> String { Columns.pad(text, width) }
}

extension StepDifference {
  /// Whether a line differs or is near a line that differs.
  func isNear(_ place: Int, context: Int) -> Bool {
    lines[max(0, place - context)...min(lines.count - 1, place + context)].contains { $0.differs }
  }
}

extension Substring {
  fileprivate var trailingSpacesDropped: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
