import SimKit

/// The findings of `explore` as a page, each with its story, and the table of `--inject`.
struct ExplorePage {
  /// A file with its versions.
  struct Chapter {
    let name: String
    /// A line for each version.
    let reach: [String]
    /// Nil if the search is for faults.
    let question: String?
    let verdicts: [String]
    let found: [ExploredStory]
  }

  private var count = 0
  private var body = ""

  var text: String {
    let title = "vcsim explore: \(Columns.count(count, "finding"))"
    return PlainPage.text(
      title: title, style: TextFiles.colors + TextFiles.explore,
      "<h1>vcsim explore <small>\(escaped(title.dropFirst(15)))</small></h1>\n" + body)
  }

  private func escaped(_ text: some StringProtocol) -> String { PlainPage.escaped(String(text)) }

  // MARK: Findings

  mutating func add(_ chapter: Chapter) {
    body += "<section>\n<h2>\(escaped(chapter.name))</h2>\n<ul>\n"
    for line in chapter.reach { body += "<li>\(escaped(line))</li>\n" }
    body += "</ul>\n"
    let name = chapter.question == nil ? "" : " class=\"verdict\""
    let verdicts = chapter.verdicts.map { "<p\(name)>\(escaped($0))</p>\n" }.joined()
    if let question = chapter.question { body += "<p><strong>\(escaped(question))</strong></p>\n" + verdicts }
    for found in chapter.found {
      count += 1
      body += article(found)
    }
    body += (chapter.question == nil ? verdicts : "") + "</section>\n"
  }

  private func heading(_ kind: Discovery.Kind, _ words: String) -> String {
    "<article id=\"f\(count)\">\n<h3>\(count) <span class=\"\(kind.rawValue)\">\(kind.rawValue)</span> "
      + "<small>\(words)</small></h3>\n"
  }

  private func article(_ found: ExploredStory) -> String {
    var text = heading(found.kind, "\(found.modes.names) [\(escaped(found.ground))]")
    for showing in found.showings where found.kind != .answer {
      let modes = showing.modes.count == found.modes.count ? "" : " <small>\(showing.modes.names)</small>"
      text += "<p><strong>\(escaped(showing.discovery.text))</strong>\(modes)</p>\n"
    }
    let story = found.lines.isEmpty ? "(the launch alone shows it)" : found.lines.joined(separator: "\n")
    text += "<pre>\(escaped(story))</pre>\n"
    text += picture(of: found)
    for note in found.notes { text += "<p class=\"place\">\(escaped(note))</p>\n" }
    text += "<details><summary>The whole scenario</summary><pre>\(escaped(found.scenario))</pre></details>\n"
    return text + "</article>\n"
  }

  /// The story over time, and its lines.
  private func picture(of found: ExploredStory) -> String {
    guard let trial = found.trial, let mode = found.modes.first, !found.isUnconfirmed else { return "" }
    let run = FollowedRun(trial, mode: mode, caseName: "")
    guard !run.isTooLarge, !run.rows.isEmpty else { return "" }
    let picture = StoryPicture(run) { found.isAbout($0, in: trial) }
    var grounds = Grounds()
    grounds.add(found.tally, in: mode)
    var text = "<div class=\"told\"><div class=\"wide\">\n\(picture.svg)</div>\n\(picture.way ?? "")</div>\n"
    if let words = grounds.text { text += "<p class=\"place\">\(escaped(words))</p>\n" }
    text += "<details\(found.kind == .answer ? " open" : "")><summary>The lines, \(mode.name)</summary>"
    return text + "<pre>\(picture.rows)</pre></details>\n"
  }

  // MARK: Injection

  mutating func add(_ injection: Injection, of name: String) {
    let reasons = injection.reasons
    let first = count
    body +=
      "<section>\n<h2>\(escaped(name))</h2>\n<div class=\"wide\">\n<table>\n<thead><tr><th scope=\"col\">inside</th>"
    for action in injection.actions { body += "<th scope=\"col\">\(escaped(action))</th>" }
    body += "</tr></thead>\n<tbody>\n"
    for row in injection.rows {
      body += "<tr><th scope=\"row\">\(escaped(row.name))</th>"
      for cell in row.cells {
        guard case .breaks(let discovery) = cell, let place = reasons.firstIndex(where: { $0.discovery == discovery })
        else {
          body += "<td>\(cell.sign)</td>"
          continue
        }
        let kind = discovery.kind.rawValue
        body +=
          "<td class=\"\(kind)\"><a href=\"#f\(first + place + 1)\" title=\"\(escaped(discovery.text))\">\(cell.sign)</a></td>"
      }
      body += "</tr>\n"
    }
    body += "</tbody>\n</table>\n</div>\n<p>\(escaped(Injection.legend))</p>\n"
    for (discovery, places) in reasons {
      count += 1
      body += heading(discovery.kind, "[\(escaped(discovery.ground))]")
      body += "<p><strong>\(escaped(discovery.text))</strong></p>\n"
      body +=
        "<pre>\(escaped(places.map { "\($0.action), in \($0.inside)" }.joined(separator: "\n")))</pre>\n</article>\n"
    }
    body += "</section>\n"
  }
}
