/// The Test Anything Protocol, version 14.
struct TAPReport {
  let results: Results

  var text: String {
    var text = "TAP version 14\n1..\(results.cases.count)\n"
    for (place, reported) in results.cases.enumerated() {
      let line = "ok \(place + 1) - \(escaped(reported.name))"
      switch reported.result {
      case .passed: text += line + "\n"
      // An expected failure counts as passed.
      case .known: text += "not " + line + " # TODO " + escaped(reported.summary) + "\n"
      case .experiment: text += line + " # SKIP experiment: " + escaped(reported.summary) + "\n"
      case .failed, .invalid: text += "not " + line + "\n" + block(reported)
      }
    }
    return text
  }

  private func block(_ reported: ReportedCase) -> String {
    var text =
      "  ---\n  message: \(JSON.text(reported.summary))\n  file: \(JSON.text(reported.file))\n  line: \(reported.line)\n"
    text += "  severity: \(reported.result == .invalid ? "error" : "fail")\n  diff: |\n"
    for line in reported.text.split(separator: "\n", omittingEmptySubsequences: false) {
      // Some readers end a block at an empty line.
      text += "    \(line)\n"
    }
    return text + "  ...\n"
  }

  /// `#` begins a directive and `\` escapes.
  private func escaped(_ text: String) -> String {
    text.replacing("\\", by: "\\\\").replacing("#", by: "\\#").replacing("\n", by: " ")
  }
}
