import SimKit

/// The page of `explain` for a pasted console text: kind, versions, causes, each with its scenario and its fix.
struct TextPage {
  /// A text with its wording, and the versions of that.
  typealias WordedText = (text: Refusal, wording: Refusal.Wording, modes: ModeSet)

  /// The rows of one text. Several texts have the same words if UIKit has them for several causes.
  let rows: [WordedText]
  /// The versions that the command line states; none for all.
  let stated: [Mode]
  /// A sentence above the text; empty if the text is what was asked for.
  var lead = ""

  private var first: WordedText { rows[0] }

  var text: String {
    var page = ShortPage(whole: "vcsim explain --rules \(first.text.rule.rawValue)")
    add(to: &page)
    return page.text
  }

  /// The page with all wordings, and the records that have them.
  var everything: String {
    var page = ShortPage(whole: "")
    add(to: &page)
    for row in rows { page.add(wordings(of: row)) }
    return page.everything
  }

  private func add(to page: inout ShortPage) {
    page.add(lead)
    page.add(Columns.wrap(first.wording.example))
    let answers = rows.compactMap { Guide.about($0.text) }
    let causes = answers.flatMap(\.causes)
    let count = causes.isEmpty ? "" : " " + GuidePage.count(causes.count)
    page.add(Columns.wrap(kind + count))
    for (place, cause) in causes.enumerated() { page.add(GuidePage.row(place + 1, cause)) }
    if causes.isEmpty { for row in rows { page.add(requirement(of: row)) } }
    if let answer = answers.first { page.add(GuidePage.scenarios(answer), isOptional: true) }
    let others = others
    if !others.isEmpty { page.add(others, isOptional: true) }
    page.add(rules)
  }

  /// The kind, the versions, and what UIKit does.
  private var kind: String {
    let exception = first.text.facts.exception
    func versions(_ modes: [ModeSet]) -> String { ModeSet(modes.flatMap(\.ranges)).words }
    let own = versions(rows.map(\.modes))
    let all = versions(rows.flatMap { $0.text.wordings.map(\.modes) })
    let words = own == all ? all : "\(all); in these words \(own)"
    switch first.text.contract.effect {
    case .raises: return "An exception, \(exception ?? ""), \(words)\(since)."
    case .ignores: return "A console warning, \(words)\(since). UIKit doesn't carry out the call.\(prefix)"
    case .proceeds: return "A console warning, \(words)\(since). UIKit carries out the call.\(prefix)"
    case .nothing, .later, .unknown, .unknownPlayed: return "vcsim says it, \(words): UIKit has no text."
    }
  }

  /// The release with which a text begins that isn't in the first of its major version.
  private var since: String { first.text.rule.begins.map { ", in \($0.words) and later" } ?? "" }

  /// The category that the console prints in front, in iOS 13 and later.
  private var prefix: String {
    first.text.contract.prefix.map { " Consoles of iOS 13 and later print it behind \($0)." } ?? ""
  }

  /// The requirement of the call, for a text with one cause.
  private func requirement(of row: WordedText) -> String {
    let contract = row.text.contract
    var page = Columns.row("Call", contract.call.rawValue) + Columns.row("Requires", contract.requires)
    page += Columns.row("Fix", contract.fix)
    let used = Mode.all.filter { row.modes.contains($0) }
    guard let last = used.last(where: { stated.contains($0) }) ?? used.last else { return page }
    let lines = contract.scenario(in: last).split(separator: "\n")
    return page + "\nThis scenario triggers it\n\n" + lines.map { "  \($0)\n" }.joined()
  }

  /// The words of other versions.
  private var others: String {
    var text = ""
    for row in rows {
      for other in row.text.wordings where other.wording.words != row.wording.words {
        text += Columns.row(other.modes.words, other.wording.example, 18)
      }
    }
    return text.isEmpty ? "" : "Other wordings\n" + text
  }

  private var rules: String {
    rows.map { $0.text.rule }.unique.map { "Rule: vcsim explain \($0.rawValue)\n" }.joined()
  }

  private func wordings(of row: WordedText) -> String {
    row.text.wordings.map { Columns.row($0.modes.words, "\($0.wording.example) (\($0.wording.origin.name))", 18) }
      .joined()
  }
}

extension TextPage {
  /// The answer to a pasted text; nil if no text has it.
  static func answer(to paste: String, _ stated: [Mode], isWhole: Bool) -> String? {
    var texts: [[WordedText]] = []
    var noted: [NotedText] = []
    for row in PastedText.texts(for: paste) {
      switch row {
      case .noted(let text): noted.append(text)
      case .text(let text, let wording, let modes):
        let row: WordedText = (text, wording, modes)
        // A page for all wordings of a text, and for all texts of one wording.
        if let place = texts.firstIndex(where: { $0.contains { $0.wording.words == wording.words } }) {
          texts[place].append(row)
        } else if !texts.contains(where: { $0.contains { $0.text == text } }) {
          texts.append([row])
        }
      }
    }
    switch (texts.count, noted.count) {
    case (0, 0): return nil
    case (1, 0):
      let page = TextPage(rows: texts[0], stated: stated)
      return isWhole ? page.everything : page.text
    case (0, 1): return page(noted[0])
    default: return list(texts.map { $0[0] }, noted)
    }
  }

  private static func page(_ noted: NotedText) -> String {
    let kind = noted.exception.map { "an exception, \($0)" } ?? "a text of the console"
    return Columns.wrap(noted.example) + "\n"
      + Columns.row("Kind", kind + (noted.prefix.map { ", behind \($0)" } ?? ""))
      + Columns.row("Versions", versions(of: noted))
      + Columns.row("Cause", noted.cause)
      + (noted.effect.isEmpty ? "" : Columns.row("Effect", noted.effect)) + Columns.row("Fix", noted.fix)
      + Columns.row("Scenario", "none: " + (record(of: noted)?.unsaid ?? "vcsim doesn't simulate what triggers it"))
  }

  private static func record(of noted: NotedText) -> PublishedRecord? { noted.record.flatMap { Records.record($0) } }

  /// The versions of the record, or of a sentence without one.
  static func versions(of noted: NotedText) -> String {
    guard let record = record(of: noted) else {
      return "\(noted.versions ?? "unknown"); \(Refusal.Origin.unrecorded.name)"
    }
    return "iOS \(record.ios), \(Refusal.Origin.record(record.id).name)"
  }

  private static func list(_ texts: [WordedText], _ noted: [NotedText]) -> String {
    var page = ShortPage(whole: "type more of the words")
    page.add("\(texts.count + noted.count) texts of UIKit have these words. More of the words tell which:\n")
    var rows = ""
    for row in texts { rows += Columns.row(row.modes.words, row.wording.example, 18) }
    for text in noted {
      rows += Columns.row(record(of: text).map { "iOS \($0.ios)" } ?? text.versions ?? "", text.example, 18)
    }
    page.add(rows)
    return page.text
  }
}
