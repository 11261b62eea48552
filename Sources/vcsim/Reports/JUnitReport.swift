import SimKit

/// JUnit's XML as CI systems read it: a suite for each file, a case for each case.
struct JUnitReport {
  let results: Results

  var text: String {
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    text += "<testsuites name=\"vcsim\"\(counts(results.cases))>\n"
    for suite in results.cases.grouped(by: \.file) {
      text += "  <testsuite name=\"\(suite[0].file.visible.markup)\"\(counts(suite))>\n"
      for reported in suite { text += element(of: reported) }
      text += "  </testsuite>\n"
    }
    return text + "</testsuites>\n"
  }

  private func counts(_ cases: [ReportedCase]) -> String {
    let failed = cases.count { $0.result == .failed }
    let errors = cases.count { $0.result == .invalid }
    return " tests=\"\(cases.count)\" failures=\"\(failed)\" errors=\"\(errors)\" time=\"\(seconds(cases))\""
  }

  private func seconds(_ cases: [ReportedCase]) -> String {
    let total = cases.compactMap(\.milliseconds).reduce(0, +)
    return total == 0 ? "0" : Decimal.text(total / 1000, places: 3)
  }

  private func element(of reported: ReportedCase) -> String {
    let (file, summary) = (reported.file.visible.markup, reported.summary.markup)
    let head =
      "    <testcase name=\"\(reported.name.markup)\" classname=\"\(file)\" file=\"\(file)\""
      + " line=\"\(reported.line)\" time=\"\(seconds([reported]))\""
    func failure(_ tag: String) -> String { "<\(tag) message=\"\(summary)\">\(reported.text.markup)</\(tag)>" }
    let content: String
    switch reported.result {
    case .passed: return head + "/>\n"
    case .known: content = "<system-out>known failure: \(summary)</system-out>"
    case .experiment: content = "<skipped message=\"experiment: \(summary)\"/>"
    case .failed: content = failure("failure")
    case .invalid: content = failure("error")
    }
    return "\(head)>\n      \(content)\n    </testcase>\n"
  }
}
