import SimKit

/// JUnit's XML as CI systems read it: a suite for each file, a case for each case.
struct JUnitReport {
  private let results: Results

  init(_ results: Results) { self.results = results }

  var text: String {
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    text += "<testsuites name=\"vcsim\"\(counts(results.cases))>\n"
    for suite in results.cases.grouped(by: \.file) {
      text += "  <testsuite name=\"\(suite[0].file.markup)\"\(counts(suite))>\n"
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
    var text = "    <testcase name=\"\(one.name.markup)\" classname=\"\(one.file.markup)\""
    text += " file=\"\(one.file.markup)\" line=\"\(one.line)\" time=\"\(seconds([one]))\""
    let tag: String
    switch one.result {
    case .passed: return text + "/>\n"
    case .known:
      return text
        + ">\n      <system-out>known failure: \(one.summary.markup)</system-out>\n    </testcase>\n"
    case .experiment:
      return text + ">\n      <skipped message=\"experiment: \(one.summary.markup)\"/>\n    </testcase>\n"
    case .failed: tag = "failure"
    case .invalid: tag = "error"
    }
    text += ">\n      <\(tag) message=\"\(one.summary.markup)\">\(one.text.markup)</\(tag)>\n"
    return text + "    </testcase>\n"
  }
}
