import SimKit

/// The page of `explain` for a symptom, a word, or a console text.
struct GuidePage {
  let answer: Guide

  var text: String {
    var page = ShortPage(whole: answer.command)
    page.add(head)
    if let lines = answer.lines { page.add(lines) }
    for (place, cause) in answer.causes.enumerated() { page.add(Self.row(place + 1, cause)) }
    if !answer.causes.isEmpty { page.add(Self.scenarios(answer), isOptional: true) }
    if !answer.see.isEmpty {
      page.add("See also\n" + answer.see.map { "  \($0)\n" }.joined(), isOptional: !answer.causes.isEmpty)
    }
    return page.text
  }

  private var head: String {
    if case .word = answer.subject { return answer.title + "\n\n" + Columns.wrap(answer.text) }
    if !answer.text.isEmpty { return Columns.wrap("\(answer.title). \(answer.text)") }
    return Columns.wrap("\(answer.title). \(Self.count(answer.causes.count))")
  }

  /// The number of causes, as a sentence.
  static func count(_ causes: Int) -> String {
    switch causes {
    case 0: ""
    case 1: "The cause:"
    default: "\(causes) causes, the commonest first:"
    }
  }

  /// A cause with its number, its versions, the lines that matter, and the fix.
  static func row(_ number: Int, _ cause: Guide.PossibleCause) -> String {
    let versions = cause.modes.words
    let lines = Columns.wrap(cause.text, ShortPage.width - 4 - versions.count - 3).split(separator: "\n")
    var text = "\(number)  " + Columns.pad(String(lines[0]), ShortPage.width - 4 - versions.count) + versions + "\n"
    for line in lines.dropFirst() { text += "   \(line)\n" }
    for line in cause.lines { text += "     \(line)\n" }
    return text + Self.fix(cause.fix)
  }

  static func fix(_ text: String) -> String {
    "   Fix: " + Columns.wrap(text, 70).split(separator: "\n").joined(separator: "\n        ") + "\n"
  }

  /// How to run the scenario of a cause.
  static func scenarios(_ answer: Guide) -> String {
    let shortest = answer.entries.min { $0.count < $1.count } ?? answer.title
    let line = "Run cause 1: vcsim explain --cause 1 \(ShellWord.quoted(shortest))"
    return line + (line.count > ShortPage.width - 14 ? "\n" : " | vcsim run -\n")
  }
}

extension Guide {
  var command: String { "vcsim explain \(ShellWord.quoted(entries.first ?? title))" }
}
