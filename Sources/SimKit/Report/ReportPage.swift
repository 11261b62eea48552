/// Runs as one HTML page: it needs no network and no other file, and says the same without scripts, on a phone, in the dark,
/// read aloud, and on paper.
///
/// The lanes are an ordered list whose items stand in the columns of a grid; what the script needs beside them, the state of
/// the app at each line, is data at the end of the page.
public struct ReportPage {
  /// A scenario with its runs side by side, usually in one mode or two.
  public struct Chapter: Sendable {
    public var runs: [Recording]
    public var source: Source

    public init(_ runs: [Recording], source: Source) {
      self.runs = runs
      self.source = source
    }

    var title: String { runs.first?.scenario.header.title ?? source.name }
  }

  private let chapters: [Chapter]

  public init(_ chapters: [Chapter]) { self.chapters = chapters }

  private var runs: [Recording] { chapters.flatMap { $0.runs } }
  private var title: String { chapters.count == 1 ? chapters[0].title : "\(chapters.count) scenarios" }

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
    \(index)</header>
    <div class="page">
    <main>
    \(content)</main>
    <aside aria-label="The app at the chosen line">
    <noscript><p>The lanes, the tables and the rules are here; stepping through the state of the app needs JavaScript.</p></noscript>
    \(Self.panel)</aside>
    </div>
    \(ReportTables.rules(runs))\(ReportData(chapters).script)<script>
    \(ReportScript.text)</script>
    </body>
    </html>

    """
  }

  /// Where to find what, when there is more than one scenario.
  private var index: String {
    guard chapters.count > 1 else { return "" }
    var text = "<nav aria-label=\"Scenarios\"><ol>\n"
    for (number, chapter) in chapters.enumerated() {
      let lines = chapter.runs.map { $0.rows.count }.reduce(0, +)
      text += "<li><a href=\"#g\(number)\">\(MarkupText.escaped(chapter.title))</a> "
      text +=
        "<small>\(MarkupText.escaped(chapter.runs.map { $0.caseName }.joined(separator: ", "))), \(lines) lines</small></li>\n"
    }
    return text + "</ol></nav>\n"
  }

  private var content: String {
    var text = ""
    var first = 0
    for (number, chapter) in chapters.enumerated() {
      let writer = ReportChapter(chapter, number: number, firstRun: first)
      let title = chapters.count > 1 ? "<h2 class=\"chapter\">\(MarkupText.escaped(chapter.title))</h2>\n" : ""
      text += "<section id=\"g\(number)\">\n\(title)\(writer.html)</section>\n"
      first += chapter.runs.count
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
}
