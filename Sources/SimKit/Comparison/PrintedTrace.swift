/// A trace as `run` prints it: the lines of a stored trace without its head.
package enum PrintedTrace {
  /// Nil when the text is something else: then no line is indented below another and speaks of a callback.
  package static func steps(_ source: Source) -> [TraceStep]? {
    var steps: [TraceStep] = []
    var hasCallback = false
    for number in stride(from: 1, through: source.bytes.isEmpty ? 0 : source.lineCount, by: 1) {
      let text = source.text(ofLine: number)
      // `# login@ios6` stands before each of several cases.
      if text.isEmpty || text.hasPrefix("# ") { continue }
      let indent = text.prefix { $0 == " " }.count
      let words = String(text.dropFirst(indent))
      if indent == 0 {
        steps.append(TraceStep(text: words))
        continue
      }
      guard indent.isMultiple(of: 2), !steps.isEmpty else { return nil }
      let parts = words.split(separator: " ", maxSplits: 2)
      let isCall = parts.count >= 2 && CallbackNames.all[String(parts[1])] != nil
      guard isCall || words.hasPrefix("-- +") || words.hasPrefix("!") else { return nil }
      if isCall { hasCallback = true }
      steps[steps.count - 1].lines.append(TraceLine(text: words, depth: indent / 2 - 1))
    }
    return hasCallback ? steps : nil
  }
}
