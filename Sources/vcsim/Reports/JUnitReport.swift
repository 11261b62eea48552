import SimKit

/// JUnit's XML as CI systems read it: a suite for each file, a case for each case.
struct JUnitReport {
  private let results: Results

  init(_ results: Results) { self.results = results }

  var text: String {
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    text += "<testsuites name=\"vcsim\"\(counts(results.cases))>\n"
    for suite in results.cases.grouped(by: \.file) {
      text += "  <testsuite name=\"\(MarkupText.escaped(suite[0].file))\"\(counts(suite))>\n"
      for one in suite { text += element(of: one) }
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

  private func element(of one: ReportedCase) -> String {
    var text = "    <testcase name=\"\(MarkupText.escaped(one.name))\" classname=\"\(MarkupText.escaped(one.file))\""
    text += " file=\"\(MarkupText.escaped(one.file))\" line=\"\(one.line)\" time=\"\(seconds([one]))\""
    let tag: String
    switch one.result {
    case .passed: return text + "/>\n"
    case .known:
      return text
        + ">\n      <system-out>known failure: \(MarkupText.escaped(one.summary))</system-out>\n    </testcase>\n"
    case .experiment:
      return text + ">\n      <skipped message=\"experiment: \(MarkupText.escaped(one.summary))\"/>\n    </testcase>\n"
    case .failed: tag = "failure"
    case .invalid: tag = "error"
    }
    text += ">\n      <\(tag) message=\"\(MarkupText.escaped(one.summary))\">\(MarkupText.escaped(one.text))</\(tag)>\n"
    return text + "    </testcase>\n"
  }
}
