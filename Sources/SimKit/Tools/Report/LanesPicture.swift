/// A run as a picture, in SVG, drawn as the page is: a thread for each controller, one row for a line of the trace, time downwards.
package struct LanesPicture {
  private let recording: FollowedRun
  private let steps: [FollowedRun.Step]

  private let row = 24
  private let pitch = 26
  private let letter = 7.4
  private let margin = 14

  /// - Parameter step: Only that action, from 1.
  package init(_ recording: FollowedRun, step: Int? = nil) {
    self.recording = recording
    steps = recording.steps.enumerated().filter { step == nil || step == $0.offset + 1 }.map { $0.element }
  }

  package var svg: String {
    let places = steps.flatMap { [$0.heading] + $0.lines }
    let lanes = Lanes(
      recording, recording.lanes, colors: recording.laneColors(recording.lanes), rows: places.map { $0 })
    let columns = lanes.columns
    let left = margin + pitch * max(1, columns.count) + 8
    let widest = places.map { width(of: label(recording.rows[$0])) + 16 * recording.rows[$0].event.depth }.max() ?? 0
    let bounds = left + widest + 24
    let full = max(bounds + 150, 360)
    // The names are above their lanes on a slope.
    let longest = columns.map { width(of: $0.name) }.max() ?? 0
    let top = margin + (columns.count == 1 ? 22 : longest * 3 / 4 + 20)
    let height = top + row * places.count + margin
    var body = ""
    for (place, column) in columns.enumerated() {
      let x = margin + pitch * place + pitch / 2
      let slope = columns.count == 1 ? "" : " transform=\"rotate(-48 \(x) \(top - 8))\""
      body +=
        "<text class=\"name \(column.color)\" x=\"\(columns.count == 1 ? margin : x)\" y=\"\(top - 8)\"\(slope)>"
        + "\(column.name.markup)</text>\n"
    }
    var y = top
    for place in places {
      body += draw(recording.rows[place], y: y, left: left, bounds: bounds, full: full, columns)
      y += row
    }
    let title = (recording.scenario.header.title ?? recording.caseName).markup
    let gutter =
      "<svg x=\"\(margin)\" y=\"\(top)\" width=\"\(pitch * max(1, columns.count))\" height=\"\(row * places.count)\" "
      + "viewBox=\"0 0 \(100 * max(1, columns.count)) \(2 * places.count)\" preserveAspectRatio=\"none\">"
      + LaneThreads(lanes).figures(from: 0, to: 2 * places.count) + "</svg>\n"
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(full)" height="\(height)" viewBox="0 0 \(full) \(height)" role="img" \
      aria-labelledby="t d">
      <title id="t">\(title), \(recording.mode.name)</title>
      <desc id="d">\(description.markup)</desc>
      <style>\(style)</style>
      <defs>\(LaneSign.definitions)</defs>
      <rect class="page" width="\(full)" height="\(height)"/>
      \(bands(top, left, full))\(gutter)\(body)</svg>

      """
  }

  private func bands(_ top: Int, _ left: Int, _ full: Int) -> String {
    var text = ""
    var y = top
    for step in steps {
      text += "<rect class=\"band\" x=\"\(left)\" y=\"\(y)\" width=\"\(full - left - margin)\" height=\"\(row)\"/>\n"
      y += row * (1 + step.lines.count)
    }
    return text
  }

  private func draw(_ shown: FollowedRun.Moment, y: Int, left: Int, bounds: Int, full: Int, _ columns: [Lanes.Column])
    -> String
  {
    let base = y + row / 2 + 4
    switch shown.event.content {
    case .step, .note: return text(shown.text, x: left + 8, y: base, "title")
    case .remark: return text(shown.text, x: left + 8 + 16 * shown.event.depth, y: base, "soft")
    case .gap(let duration):
      return
        "<line class=\"gap\" x1=\"\(left)\" y1=\"\(y + row / 2)\" x2=\"\(full - margin)\" y2=\"\(y + row / 2)\"/>\n"
        + "<rect class=\"page\" x=\"\(left + 8)\" y=\"\(y + 3)\" "
        + "width=\"\(width(of: "+\(duration)ms") + 8)\" height=\"\(row - 6)\"/>\n"
        + text("+\(duration)ms", x: left + 12, y: base, "soft")
    case .warning, .exception: return text(shown.text, x: left + 8, y: base, "trouble")
    case .call(let call):
      guard let place = recording.column(of: shown) else { return "" }
      let x = margin + pitch * place + pitch / 2
      var result =
        "<use class=\"\(columns[place].color)\" href=\"#\(LaneSign(call.callback).name)\" x=\"\(x)\" y=\"\(y + row / 2)\"/>\n"
      let start = left + 8 + 16 * shown.event.depth
      let receiver = shown.line.message?.receiver ?? ""
      let rest = shown.line.message?.words(without: [.bounds]) ?? shown.text
      result +=
        "<text x=\"\(start)\" y=\"\(base)\"><tspan class=\"who \(columns[place].color)\">\(receiver.markup)</tspan> "
      result += "\(rest.markup)</text>\n"
      if let seen = shown.bounds {
        result += sign(seen.size, seen.judgement, x: bounds, y: y + row / 2)
        result += text(seen.text(by: "×"), x: bounds + 28, y: base, seen.judgement.name)
      }
      return result
    }
  }

  /// The view's own shape: dashed when empty, an outline when stale, solid when final.
  private func sign(_ size: Size, _ judgement: BoundsJudgement, x: Int, y: Int) -> String {
    let (width, height) = ReportSign.size(size, judgement, screen: recording.longerSide)
    return
      "<rect class=\"sign \(judgement.name)\" x=\"\(x + 10 - width / 2)\" y=\"\(y - height / 2)\" "
      + "width=\"\(width)\" height=\"\(height)\"/>\n"
  }

  private func text(_ content: String, x: Int, y: Int, _ style: String) -> String {
    "<text class=\"\(style)\" x=\"\(x)\" y=\"\(y)\">\(content.markup)</text>\n"
  }

  private func label(_ shown: FollowedRun.Moment) -> String {
    shown.line.message.map { $0.receiver + " " + $0.words(without: [.bounds]) } ?? shown.text
  }

  private func width(of text: String) -> Int { Int(Double(text.unicodeScalars.count) * letter) + 1 }

  /// The same in words, for those who do not see it.
  private var description: String {
    steps.map { step in
      recording.text(of: step) + ": " + recording.lines(of: step).map { $0.text }.joined(separator: "; ")
    }.joined(separator: ". ")
  }

  private var style: String { TextFiles.picture.split(separator: "\n").joined() }
}
