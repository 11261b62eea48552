/// A run in columns, one for each controller, time downwards: for eyes, not for files.
public struct LanesText {
  private let recording: Recording
  private let style: TraceStyle
  private let showsBounds: Bool

  public init(_ recording: Recording, style: TraceStyle = TraceStyle(), showsBounds: Bool = false) {
    self.recording = recording
    self.style = style
    self.showsBounds = showsBounds
  }

  public var text: String {
    let lanes = recording.lanes
    let steps = recording.steps
    let actions = steps.map { recording.scenario.story[$0.statement].text }
    let first = min(34, (actions.map { $0.count }.max() ?? 0)) + 2
    var widths = lanes.map { recording.name(of: $0).count }
    for row in recording.rows {
      guard let lane = recording.lane(of: row), let place = lanes.firstIndex(of: lane) else { continue }
      widths[place] = max(widths[place], plain(row).count)
    }
    widths = widths.map { $0 + 2 }
    var text = spaces(first)
    for (lane, width) in zip(lanes, widths) { text += style.step + padded(recording.name(of: lane), width) + style.reset }
    text = trimmed(text) + "\n"
    let whole = widths.reduce(0, +)
    for (step, action) in zip(steps, actions) {
      // A long action has a line of its own.
      var lead = style.step + padded(action, first) + style.reset
      if action.count + 2 > first || step.rows.isEmpty {
        text += style.step + action + style.reset + "\n"
        lead = spaces(first)
      }
      for row in step.rows {
        text += trimmed(lead + line(row, lanes, widths, whole)) + "\n"
        lead = spaces(first)
      }
    }
    return text
  }

  /// The trace, with the hierarchy as it stands when each action is over.
  public var textWithTrees: String {
    var text = ""
    let steps = recording.steps
    for (number, step) in steps.enumerated() {
      text += (number == 0 ? "" : "\n") + style.step + recording.scenario.story[step.statement].text + style.reset + "\n"
      for row in step.rows {
        switch row.event.content {
        case .call:
          let receiver = row.text.split(separator: " ").first.map { String($0) } ?? ""
          text += "  " + spaces(2 * row.event.depth) + receiver + " " + colored(row).drop { $0 == " " } + "\n"
        case .gap, .warning, .exception, .step, .note: text += "  " + row.text + "\n"
        }
      }
      for line in TreeText.lines(of: recording.snapshot(afterStep: number), in: recording.scenario) {
        text += style.gap + "      | " + line + style.reset + "\n"
      }
    }
    return text
  }

  private func line(_ row: Recording.Row, _ lanes: [Recording.Lane], _ widths: [Int], _ whole: Int) -> String {
    switch row.event.content {
    case .gap(let duration):
      let label = " \(duration) ms "
      let dashes = max(4, min(whole, 60) - label.count)
      let half = String(repeating: "- ", count: dashes / 4)
      return style.gap + half + label.dropFirst() + trimmed(half) + style.reset
    case .warning: return style.warning + row.text + style.reset
    case .exception: return style.exception + row.text + style.reset
    case .call:
      guard let lane = recording.lane(of: row), let place = lanes.firstIndex(of: lane) else { return row.text }
      return spaces(widths[..<place].reduce(0, +)) + colored(row)
    case .step, .note: return row.text
    }
  }

  private func plain(_ row: Recording.Row) -> String {
    let indent = spaces(2 * row.event.depth)
    return indent + Recording.message(of: row) + (bounds(row).map { "  " + $0 } ?? "")
  }

  private func colored(_ row: Recording.Row) -> String {
    guard let bounds = bounds(row), let judgement = row.judgement else { return plain(row) }
    let mark: String
    switch judgement {
    case .empty: mark = style.empty
    case .stale: mark = style.stale
    case .final: mark = style.final
    }
    return spaces(2 * row.event.depth) + Recording.message(of: row) + "  " + mark + bounds + style.reset
  }

  /// `480x300 final`
  private func bounds(_ row: Recording.Row) -> String? {
    guard showsBounds, let judgement = row.judgement, case .call(let call) = row.event.content, let seen = call.geometry
    else { return nil }
    return "\(seen.bounds.width)x\(seen.bounds.height) \(judgement.name)"
  }

  private func spaces(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }
  private func padded(_ text: String, _ width: Int) -> String { text + spaces(width - text.count) }

  private func trimmed(_ text: String) -> String {
    var text = text
    while text.last == " " { text.removeLast() }
    return text
  }
}
