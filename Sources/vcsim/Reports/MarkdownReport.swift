import SimKit

/// A page for a job's summary or a comment.
struct MarkdownReport {
  private let results: Results

  init(_ results: Results) { self.results = results }

  var text: String {
    var text = "### vcsim: \(results.summary)\n"
    let failing = results.cases.filter { $0.result == .failed || $0.result == .invalid }
    guard !failing.isEmpty else { return text }
    text += "\n| case | place | difference |\n| --- | --- | --- |\n"
    for one in failing {
      text += "| \(cell(one.name)) | \(cell("\(one.file):\(one.line)")) | \(cell(one.summary)) |\n"
    }
    for one in failing {
      let fence = MarkdownTable.fence(around: one.text)
      text += "\n<details><summary>\(one.name.markup)</summary>\n\n\(fence)text\n\(one.text)"
      text += (one.text.hasSuffix("\n") ? "" : "\n") + "\(fence)\n\n</details>\n"
    }
    return text
  }

  private func cell(_ text: String) -> String {
    text.markup.replacing("|", with: "\\|").replacing("\n", with: " ")
  }
}
