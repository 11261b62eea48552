/// A run as a picture, in SVG: a thread for each controller beside one column of text, time downwards, one line of the trace one
/// row. It is drawn as the page is.
package struct LanesPicture {
  private let recording: Recording
  private let steps: [Recording.Step]

  private let row = 24
  private let pitch = 26
  private let letter = 7.4
  private let margin = 14

  /// - Parameters:
  ///   - recording: What is drawn.
  ///   - step: Only that action, from 1.
  package init(_ recording: Recording, step: Int? = nil) {
    self.recording = recording
    steps = recording.steps.enumerated().filter { step == nil || step == $0.offset + 1 }.map { $0.element }
  }

  package var svg: String {
    let lanes = recording.lanes
    let colors = recording.laneColors(lanes)
    let places = steps.flatMap { [$0.heading] + $0.lines }
    let left = margin + pitch * max(1, lanes.count) + 8
    let widest = places.map { width(of: label(recording.rows[$0])) + 16 * recording.rows[$0].event.depth }.max() ?? 0
    let bounds = left + widest + 24
    let full = max(bounds + 150, 360)
    let names = lanes.map { recording.name(of: $0) }
    // The names are above their lanes on a slope.
    let longest = names.map { width(of: $0) }.max() ?? 0
    let top = margin + (lanes.count == 1 ? 22 : longest * 3 / 4 + 20)
    let height = top + row * places.count + margin
    var body = ""
    for (place, name) in names.enumerated() {
      let x = margin + pitch * place + pitch / 2
      let slope = lanes.count == 1 ? "" : " transform=\"rotate(-48 \(x) \(top - 8))\""
      body +=
        "<text class=\"name \(colors[place])\" x=\"\(lanes.count == 1 ? margin : x)\" y=\"\(top - 8)\"\(slope)>"
        + "\(MarkupText.escaped(name))</text>\n"
    }
    var y = top
    for place in places {
      body += draw(recording.rows[place], y: y, left: left, bounds: bounds, full: full, colors)
      y += row
    }
    let title = MarkupText.escaped(recording.scenario.header.title ?? recording.caseName)
    let threads = LaneThreads(recording, lanes: lanes, colors: colors, rows: places.map { $0 })
    let gutter =
      "<svg x=\"\(margin)\" y=\"\(top)\" width=\"\(pitch * max(1, lanes.count))\" height=\"\(row * places.count)\" "
      + "viewBox=\"0 0 \(100 * max(1, lanes.count)) \(2 * places.count)\" preserveAspectRatio=\"none\">"
      + threads.figures(from: 0, to: 2 * places.count) + "</svg>\n"
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(full)" height="\(height)" viewBox="0 0 \(full) \(height)" role="img" \
      aria-labelledby="t d">
      <title id="t">\(title), \(recording.mode.name)</title>
      <desc id="d">\(MarkupText.escaped(description))</desc>
      <style>\(Self.style)</style>
      <defs>\(LaneSign.definitions)</defs>
      <rect class="page" width="\(full)" height="\(height)"/>
      \(bands(top, left, full))\(gutter)\(body)</svg>

      """
  }

  /// The bands behind the actions' words.
  private func bands(_ top: Int, _ left: Int, _ full: Int) -> String {
    var text = ""
    var y = top
    for step in steps {
      text += "<rect class=\"band\" x=\"\(left)\" y=\"\(y)\" width=\"\(full - left - margin)\" height=\"\(row)\"/>\n"
      y += row * (1 + step.lines.count)
    }
    return text
  }

  private func draw(_ one: Recording.Row, y: Int, left: Int, bounds: Int, full: Int, _ colors: [String]) -> String {
    let base = y + row / 2 + 4
    switch one.event.content {
    case .step, .note: return text(one.text, x: left + 8, y: base, "title")
    case .remark: return text(one.text, x: left + 8 + 16 * one.event.depth, y: base, "soft")
    case .gap(let duration):
      return
        "<line class=\"gap\" x1=\"\(left)\" y1=\"\(y + row / 2)\" x2=\"\(full - margin)\" y2=\"\(y + row / 2)\"/>\n"
        + "<rect class=\"page\" x=\"\(left + 8)\" y=\"\(y + 3)\" "
        + "width=\"\(width(of: "\(duration) ms later") + 8)\" height=\"\(row - 6)\"/>\n"
        + text("\(duration) ms later", x: left + 12, y: base, "soft")
    case .warning, .exception: return text(one.text, x: left + 8, y: base, "trouble")
    case .call(let call):
      guard let place = recording.column(of: one) else { return "" }
      let x = margin + pitch * place + pitch / 2
      var result =
        "<use class=\"\(colors[place])\" href=\"#\(LaneSign(call.callback).name)\" x=\"\(x)\" y=\"\(y + row / 2)\"/>\n"
      let start = left + 8 + 16 * one.event.depth
      let receiver = one.line.message?.receiver ?? ""
      let rest = one.line.message?.words(without: [.bounds]) ?? one.text
      result +=
        "<text x=\"\(start)\" y=\"\(base)\"><tspan class=\"who \(colors[place])\">\(MarkupText.escaped(receiver))</tspan> "
      result += "\(MarkupText.escaped(rest))</text>\n"
      if let seen = one.bounds {
        result += sign(seen.size, seen.judgement, x: bounds, y: y + row / 2)
        result += text(seen.text(by: "×"), x: bounds + 28, y: base, seen.judgement.name)
      }
      return result
    }
  }

  /// The view's own shape: dashed when empty, an outline when stale, solid when final.
  private func sign(_ size: Size, _ judgement: BoundsJudgement, x: Int, y: Int) -> String {
    let device = recording.scenario.header.device(in: recording.mode).screen
    let (width, height) = ReportSign.size(size, judgement, screen: max(1, device.width, device.height))
    return
      "<rect class=\"sign \(judgement.name)\" x=\"\(x + 10 - width / 2)\" y=\"\(y - height / 2)\" "
      + "width=\"\(width)\" height=\"\(height)\"/>\n"
  }

  private func text(_ content: String, x: Int, y: Int, _ style: String) -> String {
    "<text class=\"\(style)\" x=\"\(x)\" y=\"\(y)\">\(MarkupText.escaped(content))</text>\n"
  }

  private func label(_ one: Recording.Row) -> String {
    one.line.message.map { $0.receiver + " " + $0.words(without: [.bounds]) } ?? one.text
  }

  private func width(of text: String) -> Int { Int(Double(text.unicodeScalars.count) * letter) + 1 }

  /// The same in words, for those who do not see it.
  private var description: String {
    steps.map { step in
      recording.text(of: step) + ": " + recording.lines(of: step).map { $0.text }.joined(separator: "; ")
    }.joined(separator: ". ")
  }

  private static let style = """
    svg{--page:#fff;--c0:#1d5fc2;--c1:#b0286c;--c2:#7a6200;--c3:#6b45c9;--c4:#0b7285;--c5:#8f4a26;--c6:#4a6b1c;--c7:#5b6470;\
    --ink:#16191d;--soft:#58616b;--band:#f3f5f7;--line:#dde2e7;--empty:#5f6b78;--stale:#b34700;--final:#00705a;--trouble:#b3261e}\
    @media(prefers-color-scheme:dark){svg{--page:#0e1116;--c0:#7db0ff;--c1:#ff8ebf;--c2:#dcc04f;--c3:#b8a1ff;--c4:#5cc9dc;\
    --c5:#e5a57f;--c6:#a9cf6d;--c7:#b4bdc7;--ink:#e8ecf1;--soft:#a3adb8;--band:#171c22;--line:#2b323a;--empty:#a3adb8;\
    --stale:#ff9d5c;--final:#4cd0ae;--trouble:#ff9a91}}\
    .c0{--c:var(--c0)}.c1{--c:var(--c1)}.c2{--c:var(--c2)}.c3{--c:var(--c3)}.c4{--c:var(--c4)}.c5{--c:var(--c5)}\
    .c6{--c:var(--c6)}.c7{--c:var(--c7)}.cx{--c:var(--soft)}\
    text{font:12px ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;fill:var(--ink)}\
    .page{fill:var(--page)}.band{fill:var(--band)}.title{font-weight:700}.name,.who{font-weight:700;fill:var(--c)}\
    .soft{fill:var(--soft)}.trouble{fill:var(--trouble)}line.gap{stroke:var(--line);stroke-dasharray:4 4}\
    path{vector-effect:non-scaling-stroke;fill:none;stroke:var(--c);stroke-width:1.25px}\
    .on,.way,.in{stroke:none;fill:var(--c)}.way{opacity:.55}.in{opacity:.09}.no{stroke-dasharray:1.5 3.5}\
    .hollow *{fill:var(--page);stroke:var(--c);stroke-width:1.75px}.full *{fill:var(--c);stroke:var(--page);stroke-width:1px}\
    .full text{font:700 11px monospace;stroke:none}\
    text.empty{fill:var(--empty)}text.stale{fill:var(--stale);font-weight:700}text.final{fill:var(--final)}\
    rect.empty{fill:none;stroke:var(--empty);stroke-dasharray:2 2}rect.stale{fill:var(--stale);fill-opacity:.22;\
    stroke:var(--stale);stroke-width:2}rect.final{fill:var(--final)}
    """
}
