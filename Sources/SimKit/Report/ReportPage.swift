/// Runs as one HTML page: it needs no network and no other file, and says the same without scripts, on a phone, in the dark,
/// read aloud, and on paper.
///
/// The lanes are an ordered list whose items stand in the columns of a grid; what the script needs beside them, the state of
/// the app at each line, is data at the end of the page.
public struct ReportPage {
  private let title: String
  /// Runs of the same story, side by side; usually in one mode or two.
  private let runs: [Recording]
  private let source: Source
  private let marks: RunDifference

  public init(_ runs: [Recording], source: Source) {
    self.runs = runs
    self.source = source
    title = runs.first?.scenario.header.title ?? source.name
    marks = RunDifference(runs)
  }

  public var html: String {
    """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width,initial-scale=1">
    <title>\(MarkupText.escaped(title)) · vcsim</title>
    <style>
    \(ReportStyle.css)</style>
    </head>
    <body>
    <header>
    <h1>\(MarkupText.escaped(title))</h1>
    \(heading)</header>
    <div class="page">
    <main>
    \(ReportTables.bounds(runs))\(steps)</main>
    <aside aria-label="The app at the chosen line">
    <noscript><p>The lanes, the tables and the rules are here; stepping through the state of the app needs JavaScript.</p></noscript>
    \(Self.panel)</aside>
    </div>
    \(ReportTables.rules(runs))\(scenario)\(ReportData(runs).script)<script>
    \(ReportScript.text)</script>
    </body>
    </html>

    """
  }

  // MARK: Head

  private var heading: String {
    var text = "<p class=\"runs\">"
    for run in runs {
      let header = run.scenario.header
      let device = "\(header.device.idiom.name) \(header.device.screen.width)x\(header.device.screen.height)"
      text += "<span class=\"run\">\(MarkupText.escaped(run.caseName)) <small>\(device), held \(header.heldIn.name)</small></span> "
    }
    text += "</p>\n"
    if runs.count > 1 {
      text += "<p>\(marks.summary.isEmpty ? "The runs are the same." : MarkupText.escaped(marks.summary))</p>\n"
    }
    if let first = runs.first, !first.scenario.header.sources.isEmpty {
      text += "<p>" + first.scenario.header.sources.map { MarkupText.escaped($0) }.joined(separator: "<br>") + "</p>\n"
    }
    return text
  }

  private static let panel = """
    <div class="controls" role="toolbar" aria-label="Stepping">
    <button type="button" data-go="first" title="first line (Home)">first</button>
    <button type="button" data-go="action-back" title="action before (p)">« action</button>
    <button type="button" data-go="back" title="line before (left arrow)">‹ line</button>
    <button type="button" data-go="next" title="next line (right arrow)">line ›</button>
    <button type="button" data-go="action" title="next action (n)">action »</button>
    <button type="button" data-go="last" title="last line (End)">last</button>
    <button type="button" data-go="play" aria-pressed="false" title="play (space)">play</button>
    <label>speed <select id="speed"><option value="1400">slow</option><option value="700" selected>medium</option>\
    <option value="250">fast</option></select></label>
    <input id="place" type="range" min="0" value="0" aria-label="line">
    <output id="where"></output>
    </div>
    <div class="controls">
    <button type="button" id="predict" aria-pressed="false" title="say what comes next (g)">predict</button>
    <button type="button" id="copy">copy the trace</button>
    </div>
    <details><summary>what is shown</summary><fieldset id="families"><legend>families of callbacks</legend></fieldset></details>
    <section id="quiz" hidden aria-live="polite"></section>
    <section id="now" aria-live="polite"></section>
    <section aria-labelledby="tree-title"><h2 id="tree-title">Hierarchy</h2><div id="tree"></div></section>
    <section aria-labelledby="screen-title"><h2 id="screen-title">Screen</h2><div id="screen"></div></section>
    <section aria-labelledby="why-title"><h2 id="why-title">Why</h2><div id="why"></div></section>
    """

  // MARK: Lanes

  private var steps: String {
    let all = runs.map { $0.steps }
    let count = all.map { $0.count }.max() ?? 0
    var text = ""
    for number in 0..<count {
      let owner = runs.indices.first { number < all[$0].count } ?? 0
      let statement = runs[owner].scenario.story[all[owner][number].statement]
      text += "<section class=\"step\" id=\"step-\(number + 1)\">\n"
      text += "<h2><span class=\"number\">\(number + 1)</span> <code>\(MarkupText.escaped(statement.text))</code></h2>\n"
      text += "<div class=\"cases\">\n"
      for place in runs.indices {
        text += lanes(of: place, number < all[place].count ? all[place][number].rows : nil, step: number)
      }
      text += "</div>\n</section>\n"
    }
    return text
  }

  private func lanes(of place: Int, _ rows: [Recording.Row]?, step: Int) -> String {
    let run = runs[place]
    let lanes = run.lanes
    var text = "<div class=\"case\" style=\"--lanes:\(max(1, lanes.count))\">\n"
    if runs.count > 1 { text += "<h3>\(MarkupText.escaped(run.mode.name))</h3>\n" }
    text += "<div class=\"heads\" aria-hidden=\"true\">"
    for lane in lanes { text += "<span>\(MarkupText.escaped(run.name(of: lane)))</span>" }
    text += "</div>\n"
    guard let rows else { return text + "<p>The app has ended before.</p>\n</div>\n" }
    guard !rows.isEmpty else { return text + "<p>Nothing follows.</p>\n</div>\n" }
    text += "<ol class=\"lanes\">\n"
    let base = run.steps[..<step].reduce(0) { $0 + $1.rows.count + 1 } + 1
    var turn: Int?
    for (offset, row) in rows.enumerated() {
      let isNewTurn = turn != nil && turn != row.snapshot.turn
      turn = row.snapshot.turn
      text += item(row, run, place, base + offset, lanes, mark: marks.marks[place][step][offset], isNewTurn: isNewTurn)
    }
    return text + "</ol>\n</div>\n"
  }

  private func item(
    _ row: Recording.Row, _ run: Recording, _ place: Int, _ index: Int, _ lanes: [Recording.Lane],
    mark: RunDifference.Mark, isNewTurn: Bool
  ) -> String {
    let identity = "id=\"c\(place)-\(index)\" data-case=\"\(place)\" data-row=\"\(index)\""
    var classes: [String] = []
    if isNewTurn { classes.append("turn") }
    if let name = mark.name { classes.append(name) }
    guard case .call(let call) = row.event.content, let lane = run.lane(of: row), let column = lanes.firstIndex(of: lane) else {
      if case .gap(let duration) = row.event.content {
        return "<li \(identity) class=\"gap\"><span>\(duration) ms</span></li>\n"
      }
      return "<li \(identity) class=\"trouble\">\(MarkupText.escaped(row.text))</li>\n"
    }
    classes.append("call")
    classes.append("f-" + call.callback.family.name)
    let style = "grid-column:\(column + 1);--depth:\(row.event.depth)"
    var text = "<li \(identity) class=\"\(classes.joined(separator: " "))\" style=\"\(style)\">"
    text += "<span class=\"who\">\(MarkupText.escaped(run.name(of: lane)))</span> "
    text += "<span class=\"what\">\(MarkupText.escaped(Recording.message(of: row)))</span>"
    if let judgement = row.judgement, let seen = call.geometry {
      let size = "\(seen.bounds.width)×\(seen.bounds.height)"
      text += " <span class=\"bounds \(judgement.name)\">\(size) \(judgement.name)</span>"
    }
    if let words = mark.words { text += " <span class=\"mark\">\(words)</span>" }
    return text + "</li>\n"
  }

  // MARK: The scenario itself

  private var scenario: String {
    var text = "<section class=\"source\"><h2>The scenario</h2>\n<pre>"
    for line in 1...max(1, source.lineCount) {
      text += "<span id=\"line-\(line)\">\(MarkupText.escaped(source.text(ofLine: line)))</span>\n"
    }
    return text + "</pre>\n</section>\n"
  }
}
