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
      let fence = Self.fence(around: reported.text)
      text += "\n<details><summary>\(reported.name.markup)</summary>\n\n\(fence)text\n\(reported.text)"
      text += (reported.text.hasSuffix("\n") ? "" : "\n") + "\(fence)\n\n</details>\n"
    }
    return text
  }

  /// A fence of lines that is longer than any row of backticks inside.
  private static func fence(around text: String) -> String {
    var (longest, current) = (0, 0)
    for byte in text.utf8 {
      current = byte == UInt8(ascii: "`") ? current + 1 : 0
      longest = max(longest, current)
    }
    return String(repeating: "`", count: max(3, longest + 1))
  }

  private func cell(_ text: String) -> String {
    text.markup.replacing("|", by: "\\|").replacing("\n", by: " ")
  }
}
