/// A log or a stored trace as a page: a thread for each receiver beside its lines. It needs no network, no other file and
/// no script.
package struct StepPage: Sendable {
  /// A log or a trace with what it is called.
  package struct Chapter: Sendable {
    package var title: String
    package var steps: [TraceStep]

    package init(title: String, steps: [TraceStep]) {
      self.title = title
      self.steps = steps
    }
  }

  private let chapters: [Chapter]

  package init(_ chapters: [Chapter]) { self.chapters = chapters }

  package var html: String {
    let title = chapters.map { $0.title }.joined(separator: ", ")
    var text = "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
    text += MarkupText.policy(script: false)
    text += "<meta name=\"viewport\" content=\"width=device-width,initial-scale=1\">\n"
    text +=
      "<title>\(MarkupText.escaped(title)) · vcsim</title>\n<style>\n\(TextFiles.colors)\(TextFiles.steps)</style>\n</head>\n<body>\n"
    text += "<svg class=\"defs\" aria-hidden=\"true\" width=\"0\" height=\"0\"><defs>"
    for shape in LaneSign.Shape.allCases {
      text += "<g id=\"\(shape.name)\" class=\"\(shape.hasTwoForms ? "hollow" : "full")\">\(shape.drawing)</g>"
      if shape.hasTwoForms { text += "<g id=\"\(shape.name)-f\" class=\"full\">\(shape.drawing)</g>" }
    }
    text += "</defs></svg>\n"
    for chapter in chapters { text += section(chapter) }
    return text + "</body>\n</html>\n"
  }

  private func section(_ chapter: Chapter) -> String {
    let threads = StepThreads(chapter.steps)
    let calls = threads.rows.count { $0.column != nil }
    let counts = [
      calls == 1 ? "1 callback" : "\(calls) callbacks",
      threads.receivers.count == 1 ? "1 receiver" : "\(threads.receivers.count) receivers",
    ]
    var text =
      "<main>\n<h1>\(MarkupText.escaped(chapter.title.visible))</h1>\n<p>\(counts.joined(separator: " of "))</p>\n"
    text += "<ul class=\"key\">"
    for (place, name) in threads.receivers.enumerated() {
      text += "<li class=\"c\(place % 8)\">\(MarkupText.escaped(name.visible))</li>"
    }
    text += "</ul>\n<ol>\n"
    for row in threads.rows { text += item(row, count: threads.receivers.count) }
    return text + "</ol>\n</main>\n"
  }

  private func item(_ row: StepThreads.Row, count: Int) -> String {
    let words = (row.heading ?? row.line?.text ?? "").visible
    let kind = row.heading != nil ? "action" : row.column == nil ? "note" : "c\((row.column ?? 0) % 8)"
    let indent = (row.line?.depth ?? 0) * 2
    return "<li class=\"\(kind)\">\(gutter(row, count: count))"
      + "<code\(indent > 0 ? " style=\"padding-left:\(indent)ch\"" : "")>\(MarkupText.escaped(words))</code></li>\n"
  }

  /// The threads beside a line, and the sign of what it says.
  private func gutter(_ row: StepThreads.Row, count: Int) -> String {
    let (pitch, height) = (Self.pitch, Self.height)
    var text = "<svg aria-hidden=\"true\" width=\"\(count * pitch)\" height=\"\(height)\">"
    for (place, state) in row.states.enumerated() {
      guard let name = state.threadName else { continue }
      let x = place * pitch + pitch / 2
      text += "<path class=\"c\(place % 8) \(name)\" d=\"M\(x) 0v\(height)\"/>"
    }
    if let column = row.column, let message = row.line?.message {
      let x = column * pitch + pitch / 2
      text +=
        "<use class=\"c\(column % 8)\" href=\"#\(LaneSign(message.callback).name)\" x=\"\(x)\" y=\"\(height / 2)\"/>"
    }
    return text + "</svg>"
  }

  /// The width of a thread with the room around it, and the height of a line, in pixels.
  private static let (pitch, height) = (18, 24)

}

extension LaneState {
  /// The class of a thread; nil where none is drawn.
  fileprivate var threadName: String? {
    switch self {
    case .absent: nil
    case .unloaded: "unloaded"
    case .loaded: "loaded"
    case .appearing: "appearing"
    case .appeared: "appeared"
    case .disappearing: "disappearing"
    }
  }
}
