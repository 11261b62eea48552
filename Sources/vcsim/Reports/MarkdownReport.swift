import SimKit

/// A page for a job's summary or a comment.
struct MarkdownReport {
  let results: Results

  var text: String {
    var text = "### vcsim: \(results.summary)\n"
    let failing = results.failing
    guard !failing.isEmpty else { return text }
    text += "\n| case | place | difference |\n| --- | --- | --- |\n"
    for reported in failing {
      text += "| \(cell(reported.name)) | \(cell("\(reported.file):\(reported.line)")) | \(cell(reported.summary)) |\n"
    }
    for reported in failing {
      let fence = MarkdownTable.fence(around: reported.text)
      text += "\n<details><summary>\(reported.name.markup)</summary>\n\n\(fence)text\n\(reported.text)"
      text += (reported.text.hasSuffix("\n") ? "" : "\n") + "\(fence)\n\n</details>\n"
    }
    return text
  }

  private func cell(_ text: String) -> String {
    text.markup.replacing("|", with: "\\|").replacing("\n", with: " ")
  }
}
