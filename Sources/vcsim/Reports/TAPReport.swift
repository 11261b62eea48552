/// The Test Anything Protocol, version 14.
struct TAPReport {
  private let results: Results

  init(_ results: Results) { self.results = results }

  var text: String {
    var text = "TAP version 14\n1..\(results.cases.count)\n"
    for (place, one) in results.cases.enumerated() {
      let line = "ok \(place + 1) - \(escaped(one.name))"
      switch one.result {
      case .passed: text += line + "\n"
      // An expected failure counts as passed.
      case .known: text += "not " + line + " # TODO " + escaped(one.summary) + "\n"
      case .experiment: text += line + " # SKIP experiment: " + escaped(one.summary) + "\n"
      case .failed, .invalid: text += "not " + line + "\n" + block(one)
      }
    }
    return text
  }

  private func block(_ one: ReportedCase) -> String {
    var text = "  ---\n  message: \(JSON.text(one.summary))\n  file: \(JSON.text(one.file))\n  line: \(one.line)\n"
    text += "  severity: \(one.result == .invalid ? "error" : "fail")\n  diff: |\n"
    for line in one.text.split(separator: "\n", omittingEmptySubsequences: false) {
      // Some readers end a block at an empty line.
      text += "    \(line)\n"
    }
    return text + "  ...\n"
  }

  /// `#` begins a directive and `\` escapes.
  private func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("#", with: "\\#").replacing("\n", with: " ")
  }
}
