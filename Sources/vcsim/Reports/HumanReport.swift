
/// Failures with their differences, and one closing line.
struct HumanReport {
  private let results: Results
  private let console: Console
  private let isPlain: Bool

  init(_ results: Results, _ console: Console, plain: Bool) {
    self.results = results
    self.console = console
    isPlain = plain
  }

  var text: String {
    var text = ""
    for one in results.cases {
      switch one.result {
      case .failed, .invalid: text += (isPlain ? one.text : one.coloredText) + "\n"
      case .known: if console.isVerbose { text += "known \(one.name)   \(one.summary)\n" }
      case .passed:
        guard console.isVerbose else { continue }
        let words = one.relaxedLines == 0 ? "" : "   \(one.relaxedLines) relaxed lines"
        let time = one.milliseconds.map { "   \(Decimal.text($0, places: 1)) ms" }
        text += "ok    \(one.name)\(words)\(time ?? "")\n"
      }
    }
    if !console.isQuiet || results.failed > 0 { text += results.summary + "\n" }
    return text
  }
}
