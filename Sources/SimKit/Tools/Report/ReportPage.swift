/// Runs as one HTML page: it needs no network and no other file, and says the same without scripts, on a phone, in the dark,
/// read aloud, and on paper.
///
/// Time goes down, and one line of the trace is one row, in every width and with any number of controllers. Rows, threads and tables
/// are in the document itself; what the script needs beside them, the state of the app at each row, is data at its end.
package struct ReportPage {
  /// A scenario with its runs: one alone, two aligned, more against the first.
  package struct Chapter: Sendable {
    package var runs: [FollowedRun]
    package var source: Source

    package init(_ runs: [FollowedRun], source: Source) {
      self.runs = runs
      self.source = source
    }

    var title: String { runs.first?.scenario.header.title ?? source.name }
  }

  private let chapters: [Chapter]
  private let address: @Sendable (String) -> String?
  /// A section with the changes from version to version.
  private let history: String
  private var views: [View] = []

  /// A trace that is shown: a run, or two aligned.
  private struct View {
    let chapter: Int
    let alignment: RunAlignment
    let trace: ReportTrace
  }

  /// - Parameter address: The address of a published record; nil if nobody can read it.
  package init(
    _ chapters: [Chapter], history: String = "", address: @escaping @Sendable (String) -> String? = { _ in nil }
  ) {
    self.chapters = chapters
    self.history = history
    self.address = address
    for (number, chapter) in chapters.enumerated() {
      guard let first = chapter.runs.first else { continue }
      let others: [FollowedRun?] = chapter.runs.count == 1 ? [nil] : chapter.runs.dropFirst().map { Optional($0) }
      for other in others {
        let alignment = RunAlignment(first, other)
        views.append(View(chapter: number, alignment: alignment, trace: ReportTrace(alignment, number: views.count)))
      }
    }
  }

  private var title: String { chapters.count == 1 ? chapters[0].title : "\(chapters.count) scenarios" }
  private var data: ReportData { ReportData(views: views.map { $0.alignment.runs }, address: address) }

  private var classes: [String] {
    var classes = [views.contains { $0.alignment.right != nil } ? "two" : "one"]
    if lineCount < 70 { classes.append("short") }
    if views.contains(where: { $0.alignment.steps.count > ReportTrace.mostOpenActions }) { classes.append("long") }
    return classes
  }

  /// The parts of the page that follow from the runs, for a page that shows other runs of one scenario already: its
  /// styles and its script stay. They are the head with the windows that the styles are for, the data, the header, the
  /// answer, the rules, the trace without its actions, and each action. An unchanged part keeps its position.
  package var parts: [String] {
    guard let view = views.first else { return [] }
    let answer = ReportAnswer(view.alignment, number: 0).html
    let page = page
    let head = "<!doctype html>\n<title>\(title.markup) · vcsim</title>\n" + page.body
    return [head, page.data, page.header, answer, rules, view.trace.opening + LanesMarkup.ending] + view.trace.actions
  }

  package var html: String { page.pieces.joined() }

  /// The most lines of a page: a browser is slow long before.
  package static var mostLines: Int { 100_000 }

  package var lineCount: Int { views.reduce(0) { $0 + $1.trace.rowCount } }

  package var pieces: [String] { page.pieces }

  private var page: PageMarkup {
    let modes = chapters.first?.runs.map { $0.mode.words }.joined(separator: ", ") ?? ""
    return PageMarkup(
      title: title, classes: classes, foot: title + " · " + modes,
      chapters: chapters.indices.map { number in
        let runs = chapters[number].runs
        let lines = runs.reduce(0) { $0 + $1.rows.count }
        return PageMarkup.Chapter(
          title: chapters[number].title, summary: "\(runs.map { $0.caseName }.joined(separator: ", ")), \(lines) lines",
          subject: facts(of: number), content: content(of: number))
      }, data: data.script, tail: history + rules)
  }

  /// The point of the difference between the two versions of a chapter. What differs beside it is folded.
  private func point(of number: Int) -> String {
    guard let (texts, fix) = sentences(on: chapters[number].runs), let first = texts.first else { return "" }
    return "<p class=\"point\">\(first.markup)" + (fix.map { " <b>Fix:</b> \($0.markup)" } ?? "") + "</p>\n"
  }

  private func sentences(on runs: [FollowedRun]) -> (texts: [String], fix: String?)? {
    guard runs.count == 2, runs[0].mode != runs[1].mode else { return nil }
    let steps = RuleDifference.explained(runs[0].scenario, from: runs[0].mode, to: runs[1].mode)
    return Headline.sentences(of: steps, from: runs[0].mode, to: runs[1].mode)
  }

  /// Returns the subject of a scenario, the point of two versions, and on what the lines of one rest.
  private func facts(of number: Int) -> String {
    let chapter = chapters[number]
    guard let first = chapter.runs.first else { return "" }
    let header = first.scenario.header
    let devices = chapter.runs.map { header.device(in: $0.mode) }.map { device in
      "\(device.idiom.name) \(device.screen.width)×\(device.screen.height)"
    }
    var parts: [String]
    if devices.allSatisfy({ $0 == devices[0] }) {
      parts = [
        chapter.runs.map { $0.mode.words }.joined(separator: " and "), "\(devices[0]), held \(header.heldIn.name)",
      ]
    } else {
      // Each version has its own phone.
      let places = zip(chapter.runs, devices).map { "\($0.mode.words) on a \($1)" }
      parts = [places.joined(separator: " and "), "held \(header.heldIn.name)"]
    }
    let calls = first.rows.count { if case .call = $0.event.content { true } else { false } }
    parts.append("\(first.steps.count.counted("action")), \(calls.counted("callback"))")
    var text = parts.map { $0.markup }.joined(separator: " · ")
    for view in views where views.count == 1 && view.alignment.right != nil {
      text += " · <b class=\"diff\">\(view.alignment.summary.markup)</b>"
    }
    let blocks = chapter.runs.flatMap { $0.judgedBlocks }
    let failures = blocks.count { !$0.fits }
    if failures > 0 {
      text +=
        " · <b class=\"wrong\">\(failures) of \(blocks.count.counted("expectation")) \(failures == 1 ? "fails" : "fail")</b>"
    }
    for source in header.sources { text += " · \(ReportText.source(source))" }
    return "<p class=\"facts name\">\(text)</p>\n" + point(of: number) + grounds(of: chapter)
  }

  private func grounds(of run: FollowedRun) -> Grounds {
    var tally = RuleTally()
    for row in run.rows { tally.count(row.event) }
    var grounds = Grounds()
    grounds.add(tally, in: run.mode)
    return grounds
  }

  /// On what the lines of a run rest. Those of several are told where the versions are.
  private func grounds(of chapter: Chapter) -> String {
    guard chapter.runs.count == 1, let text = grounds(of: chapter.runs[0]).text else { return "" }
    return "<p class=\"facts grounds\">\(text.markup)</p>\n"
  }

  /// Returns the differences of two versions beside the point, and on what the lines of each rest, folded.
  private func further(_ alignment: RunAlignment) -> String {
    guard alignment.right != nil else { return "" }
    var text = ""
    if let others = sentences(on: alignment.runs)?.texts.dropFirst(), !others.isEmpty {
      text += "<details class=\"further\"><summary><h2>What else differs</h2></summary>\n"
      text += others.map { "<p>\($0.markup)</p>\n" }.joined() + "</details>\n"
    }
    let grounds = alignment.runs.map { ($0.mode.words, self.grounds(of: $0)) }
    let seen = grounds.map { mode, grounds in
      let lines = Rule.Standing.allCases.reduce(0) { $0 + grounds.count($1) }
      return "\(grounds.count(.seen)) of \(lines.counted("line")) on \(mode)"
    }
    let heading = "Seen in logs<span class=\"wide\">: \(seen.joined(separator: ", "))</span>"
    text += "<details class=\"further grounds\"><summary><h2>\(heading)</h2></summary>\n"
    for (mode, grounds) in grounds { text += "<p>\(mode): \((grounds.text ?? "").markup)</p>\n" }
    return text + "</details>\n"
  }

  private func content(of number: Int) -> [String] {
    let chapter = chapters[number]
    var pieces: [String] = []
    var text = ""
    for (place, view) in views.enumerated() where view.chapter == number {
      let alignment = view.alignment
      if chapter.runs.count > 2, let right = alignment.right {
        let versions = "\(alignment.left.mode.words) and \(right.mode.words)"
        text += "<h2>\(versions): \(alignment.summary.markup)</h2>\n"
      }
      let answer = ReportAnswer(alignment, number: place).html
      text += "<div class=\"folds\">\n\(answer)\(strip(of: alignment))\(further(alignment))</div>\n"
      pieces.append(text + "<h2 class=\"vh\">The trace</h2>\n" + view.trace.opening)
      pieces += view.trace.actions
      text = LanesMarkup.ending
    }
    return pieces + [text, source(chapter, number)]
  }

  /// Room for the run with its time to scale, which the script draws; one action of one controller has nothing to show there.
  private func strip(of alignment: RunAlignment) -> String {
    let isWorthIt = alignment.left.steps.count > 1 || alignment.left.lanes.count > 1
    return
      "<details class=\"time\"\(isWorthIt ? "" : " hidden")><summary><h2>Time</h2></summary><div class=\"strip\"></div></details>\n"
  }

  // MARK: The scenario itself

  private func source(_ chapter: Chapter, _ number: Int) -> String {
    var expected: Set<Int> = []
    for statement in chapter.runs.first?.scenario.story ?? [] {
      for block in statement.expectations where block.line <= block.lastLine {
        expected.formUnion(block.line...block.lastLine)
      }
    }
    let unmet = Set(chapter.runs.flatMap { ReportExpectations.unmet($0) })
    var text = "<section class=\"source\"><h2>The scenario</h2>\n<pre>"
    for line in 1...max(1, chapter.source.lineCount) {
      let name = unmet.contains(line) ? " class=\"expect unmet\"" : expected.contains(line) ? " class=\"expect\"" : ""
      text += "<span id=\"g\(number)-line-\(line)\"\(name)>\(chapter.source.text(ofLine: line).markup)</span>\n"
    }
    return text + "</pre>\n</section>\n"
  }

  /// The rules behind the lines, for those who read without a script or on paper.
  private var rules: String {
    let used = ReportData.rules(views.flatMap { $0.alignment.runs })
    guard !used.isEmpty else { return "" }
    let modes = Set(views.flatMap { $0.alignment.runs }.map { $0.mode }).sorted()
    var text = "<section class=\"rules\"><h2>The rules</h2>\n<dl>\n"
    for rule in RuleBook.all where used.contains(rule.id) {
      let evidence = rule.evidence.map { ReportText.record($0, address($0)) }.joined(separator: " ")
      text +=
        "<div id=\"rule-\(rule.id.rawValue)\"><dt><code>\(rule.id.rawValue)</code> <small>\(rule.modes.name)</small></dt>"
      text +=
        "<dd>\(rule.sentence.markup) "
        + "<small>\(rule.words(in: modes))\(evidence.isEmpty ? "" : ": " + evidence)</small></dd></div>\n"
    }
    return text + "</dl>\n</section>\n"
  }
}
