/// A run as a picture, in SVG: a lane for each controller, time downwards, bounds beside what saw them.
public struct LanesPicture {
  private let recording: Recording
  private let only: Int?

  private let row = 20
  private let letter = 7.3
  private let margin = 12

  /// `step`: only that action, from 1.
  public init(_ recording: Recording, step: Int? = nil) {
    self.recording = recording
    only = step
  }

  public var svg: String {
    let lanes = recording.lanes
    let steps = recording.steps.enumerated().filter { only == nil || only == $0.offset + 1 }.map { $0.element }
    var widths = lanes.map { width(of: recording.name(of: $0)) + 2 * margin }
    for one in steps.flatMap({ recording.lines(of: $0) }) {
      guard let place = recording.column(of: one) else { continue }
      widths[place] = max(widths[place], width(of: label(one)) + 14 * one.event.depth + 2 * margin)
    }
    let lefts = widths.indices.map { margin + widths[..<$0].reduce(0, +) }
    let longest = steps.map { width(of: recording.scenario.story[$0.statement].text) }.max() ?? 0
    let full = max(widths.reduce(0, +), longest + 2 * margin, 240) + 2 * margin
    var body = ""
    var y = margin + row
    for (place, lane) in lanes.enumerated() {
      body += text(recording.name(of: lane), x: lefts[place] + margin, y: y, "lane")
    }
    let top = y + 8
    y = top
    for step in steps {
      y += 10
      body +=
        "<rect class=\"action\" x=\"\(margin)\" y=\"\(y)\" width=\"\(full - 2 * margin)\" height=\"\(row + 2)\" rx=\"4\"/>\n"
      body += text(recording.scenario.story[step.statement].text, x: margin + 8, y: y + 15, "title")
      y += row + 8
      for one in recording.lines(of: step) {
        body += draw(one, lanes, lefts, y: y, full)
        y += row
      }
    }
    let height = y + margin
    var lines = ""
    for left in lefts {
      lines += "<line class=\"rail\" x1=\"\(left + 4)\" y1=\"\(top)\" x2=\"\(left + 4)\" y2=\"\(height - margin)\"/>\n"
    }
    let title = MarkupText.escaped(recording.scenario.header.title ?? recording.caseName)
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(full)" height="\(height)" viewBox="0 0 \(full) \(height)" role="img" \
      aria-labelledby="t d">
      <title id="t">\(title), \(recording.mode.name)</title>
      <desc id="d">\(MarkupText.escaped(description(steps)))</desc>
      <style>\(Self.style)</style>
      <rect class="page" width="\(full)" height="\(height)"/>
      \(lines)\(body)</svg>

      """
  }

  private func draw(
    _ one: Recording.Row, _ lanes: [Recording.Lane], _ lefts: [Int], y: Int, _ full: Int
  ) -> String {
    guard let place = recording.column(of: one) else {
      if case .gap(let duration) = one.event.content {
        let middle = y + row / 2
        return "<line class=\"gap\" x1=\"\(margin)\" y1=\"\(middle)\" x2=\"\(full - margin)\" y2=\"\(middle)\"/>\n"
          + "<rect class=\"page\" x=\"\(full / 2 - 34)\" y=\"\(y + 2)\" width=\"68\" height=\"16\"/>\n"
          + "<text class=\"gap\" x=\"\(full / 2)\" y=\"\(y + 14)\" text-anchor=\"middle\">\(duration) ms</text>\n"
      }
      return text(one.text, x: margin + 8, y: y + 14, "trouble")
    }
    let x = lefts[place] + 14 * one.event.depth
    var result = "<circle class=\"dot\" cx=\"\(lefts[place] + 4)\" cy=\"\(y + 10)\" r=\"3\"/>\n"
    result += text(Recording.message(of: one), x: x + margin, y: y + 14, "call")
    if let bounds = one.bounds {
      let start = x + margin + width(of: Recording.message(of: one) + " ")
      result += text(bounds.text(), x: start, y: y + 14, bounds.judgement.name)
    }
    return result
  }

  private func text(_ content: String, x: Int, y: Int, _ style: String) -> String {
    "<text class=\"\(style)\" x=\"\(x)\" y=\"\(y)\">\(MarkupText.escaped(content))</text>\n"
  }

  private func label(_ one: Recording.Row) -> String {
    Recording.message(of: one) + (one.bounds.map { " " + $0.text() } ?? "")
  }

  private func width(of text: String) -> Int { Int(Double(text.unicodeScalars.count) * letter) + 1 }

  /// The same in words, for those who do not see it.
  private func description(_ steps: [Recording.Step]) -> String {
    steps.map { step in
      recording.scenario.story[step.statement].text + ": "
        + recording.lines(of: step).map { $0.text }.joined(separator: "; ")
    }.joined(separator: ". ")
  }

  private static let style = """
    text{font:12px ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;fill:#1b1f24}\
    .page{fill:#fff}.lane,.title{font-weight:700}.action{fill:#e8edf3}.rail{stroke:#c3ccd6}.dot{fill:#57606a}\
    .gap{stroke:#8a939d;stroke-dasharray:4 4}text.gap{stroke:none;fill:#57606a}.trouble{fill:#b3261e}\
    .empty{fill:#b3261e}.stale{fill:#8a5300}.final{fill:#1a6e35}\
    @media(prefers-color-scheme:dark){text{fill:#e6edf3}.page{fill:#0d1117}.action{fill:#21262d}.rail{stroke:#3d444d}\
    .dot{fill:#9198a1}text.gap{fill:#9198a1}.trouble,.empty{fill:#ff9a91}.stale{fill:#e3b341}.final{fill:#6fdd8b}}
    """
}
