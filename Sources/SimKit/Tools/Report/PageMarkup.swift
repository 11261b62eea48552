/// The document around the traces of a page: styles, header, chapters, panel, data, and the script.
struct PageMarkup {
  /// A scenario or a log with its traces.
  struct Chapter {
    var title: String
    /// The words in the index, if there are several chapters.
    var summary: String
    /// The markup below the title: versions, counts, the point.
    var subject: String
    /// In pieces, of which none is long.
    var content: [String]
  }

  var title: String
  var classes: [String]
  var style = ""
  /// The text at the foot of a printed page.
  var foot = ""
  var chapters: [Chapter]
  var data: String
  /// The markup below the traces.
  var tail = ""

  var body: String { "<body class=\"\(classes.joined(separator: " "))\">\n" }

  var header: String {
    "<header>\n<h1>\(title.markup)</h1>\n\(chapters.count == 1 ? chapters[0].subject : index)</header>\n"
  }

  private var index: String {
    var text = "<nav aria-label=\"Chapters\"><ol>\n"
    for (number, chapter) in chapters.enumerated() {
      text += "<li><a href=\"#g\(number)\">\(chapter.title.markup)</a> <small>\(chapter.summary.markup)</small></li>\n"
    }
    return text + "</ol></nav>\n"
  }

  private var main: [String] {
    var pieces: [String] = []
    for (number, chapter) in chapters.enumerated() {
      let title = "<h2 class=\"title\">\(chapter.title.markup)</h2>\n" + chapter.subject
      pieces.append("<section class=\"chapter\" id=\"g\(number)\">\n" + (chapters.count > 1 ? title : ""))
      pieces += chapter.content + ["</section>\n"]
    }
    return pieces
  }

  /// The page in pieces, of which none is long.
  var pieces: [String] {
    let start = """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      \(Self.policy)<meta name="viewport" content="width=device-width,initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>\(title.markup) · vcsim</title>
      <style>
      \(TextFiles.colors)\(TextFiles.style.map { $0.text }.joined())\(style)</style>
      <style>@media print{@page{@bottom-left{content:"\(Self.cssString(foot))"}\
      @bottom-right{content:counter(page) " / " counter(pages)}}}</style>
      </head>
      \(body)<a class="skip" href="#trace">To the trace</a>
      <svg class="vh" aria-hidden="true" width="0" height="0"><defs>\(LaneSign.definitions)
      <pattern id="hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">\
      <path d="M0 0V6"/></pattern></defs></svg>
      \(header)\(TextFiles.toolbar)<div class="page">
      <canvas class="map" aria-hidden="true"></canvas>
      <main id="trace">
      \(TextFiles.legend)
      """
    let script = """
      <script>
      \(TextFiles.script.map { $0.text }.joined())</script>
      </body>
      </html>

      """
    return [start] + main + ["</main>\n\(TextFiles.panel)</div>\n\(tail)\(TextFiles.keys)", data, script]
  }

  /// Returns a text in a string of CSS. Only letters that end nothing stay unescaped.
  private static func cssString(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", " ", ".", ",", ":", "-", "·": String(scalar)
      default: "\\" + String(scalar.value, radix: 16) + " "
      }
    }.joined()
  }

  /// The policy of the page, which may load and run only its own styles and its own script.
  private static let policy =
    "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'; "
    + "script-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'\">\n"
}
