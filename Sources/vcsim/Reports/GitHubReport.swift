/// Annotations of GitHub's workflows.
///
/// GitHub shows ten errors of a step and drops the rest without a word: so there is one for each failing case, nine at
/// most, and a tenth that says how many more there are.
struct GitHubReport {
  static let limit = 9

  let results: Results

  var text: String {
    let failing = results.failing
    var text = ""
    for reported in failing.prefix(Self.limit) {
      text += Self.annotation(
        level: "error", file: reported.file, line: reported.line, title: "\(reported.name): \(reported.summary)",
        text: reported.text)
    }
    if failing.count > Self.limit {
      text +=
        "::error title=vcsim::\(failing.count - Self.limit) more cases fail; the log and the job summary have them\n"
    }
    return text
  }

  /// Returns the results without the texts that annotations show: GitHub's log prints these as well.
  static func withoutAnnotated(_ results: Results) -> Results {
    var results = results
    let failing = results.cases.indices.filter { results.cases[$0].fails }
    for place in failing.prefix(limit) { results.cases[place].coloredText = "" }
    return results
  }

  static func annotation(level: String, file: String, line: Int, column: Int? = nil, title: String, text: String)
    -> String
  {
    let place = "file=\(property(Self.inWorkspace(file))),line=\(line)" + (column.map { ",col=\($0)" } ?? "")
    return "::\(level) \(place),title=\(property(title))::\(data(text))\n"
  }

  /// The path from the root of the workspace, where GitHub looks for it, whatever directory the program runs in.
  static func inWorkspace(_ file: String) -> String {
    guard let workspace = System.environment("GITHUB_WORKSPACE").flatMap({ Path.resolved($0) }),
      let whole = Path.resolved(file), whole.hasPrefix(workspace + "/")
    else { return file }
    return String(whole.dropFirst(workspace.count + 1))
  }

  private static func data(_ text: String) -> String {
    var text = text
    while text.hasSuffix("\n") { text.removeLast() }
    return text.replacing("%", by: "%25").replacing("\r", by: "%0D").replacing("\n", by: "%0A")
  }

  private static func property(_ text: String) -> String {
    data(text).replacing(":", by: "%3A").replacing(",", by: "%2C")
  }
}
