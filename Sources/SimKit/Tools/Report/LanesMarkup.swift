/// The markup of a trace on a page, of a run, of two, or of a log: the names above the lanes, actions that fold, and rows.
enum LanesMarkup {
  /// The room that the parts of a trace take.
  struct Room {
    var lanes: Int
    /// Hundredths of a rem: the width of a lane, and that on a wall.
    var pitch: Int
    var wallPitch: Int
    /// Letters of the longest name.
    var nameWidth: Int
    /// The height of the names above the lanes, in rem.
    var heads: Int
    var rows: Int
  }

  /// The beginning of a trace, up to its first action.
  static func opening(_ classes: [String], number: Int, _ room: Room, heads: String) -> String {
    let style =
      "--lp:\(ReportMeasures.decimal(room.pitch))rem;--nl:\(room.lanes);--who:\(room.nameWidth)ch;--hh:\(room.heads)rem;"
      + "--wp:\(ReportMeasures.decimal(room.wallPitch))rem;--pp:\(ReportMeasures.printPitch(room.lanes))px"
      + (room.rows > 9_999 ? ";--nw:4.2rem" : room.rows > 999 ? ";--nw:3.6rem" : "")
    return
      "<div class=\"\((["trace"] + classes).joined(separator: " "))\" data-view=\"\(number)\" style=\"\(style)\">\n"
      + "<div class=\"heads\" aria-hidden=\"true\">\(heads)</div>\n"
  }

  /// The markup after the last action.
  static let ending = "</div>\n"

  static func head(_ name: String, place: Int, color: String) -> String {
    "<b class=\"\(color)\" style=\"--x:\(place)\">\(name.markup)</b>"
  }

  struct Action {
    /// From 0.
    var index: Int
    /// The place of its heading among the rows, from 1.
    var row: Int
    var title: String
    var classes: [String] = []
    var isOpen = true
    /// How many rows it has, and how many lines they have at most.
    var count: Int
    var height: Int
    /// Further attributes of the heading.
    var attributes = ""
    var gutter: String
    var facts: String

    /// On paper an action of so many lines is not parted by the end of a page, in landscape, too: a third of a page is the most that
    /// stays empty.
    private static let mostLinesKeptTogether = 12

    func markup(number: Int, rows: String) -> String {
      let kept = height <= Self.mostLinesKeptTogether ? ["brief"] : []
      var text =
        "<details class=\"\((["act"] + kept + classes).joined(separator: " "))\"\(isOpen ? " open" : "") style=\"--n:\(count)\">\n"
      text +=
        "<summary id=\"r\(number)-\(row)\"\(attributes)><span class=\"no\"><i class=\"chevron\"></i>\(index + 1)</span>"
      text +=
        "<span class=\"g\">\(gutter)</span><h3>\(title.markup)</h3><span class=\"facts\">\(facts)</span></summary>\n"
      if count > 0 {
        text += "<ol class=\"rows\" aria-label=\"Action \(index + 1): \(title.markup)\">\n\(rows)</ol>\n"
      }
      return text + "</details>\n"
    }
  }

  /// A row: its number, the lanes beside it with the sign of a callback, and its cells.
  static func row(
    _ place: Int, number: Int, _ classes: [String], style: String, attributes: String = "", lanes: String,
    sign: Callback?, cells: String
  ) -> String {
    "<li id=\"r\(number)-\(place)\"\(attributes) class=\"\(classes.joined(separator: " "))\""
      + "\(style.isEmpty ? "" : " style=\"\(style)\"")><span class=\"no\">\(place)</span><span class=\"g\">\(lanes)"
      + (sign.map { "<svg aria-hidden=\"true\"><use href=\"#\(LaneSign($0).name)\"/></svg>" } ?? "")
      + "</span>\(cells)</li>\n"
  }

  static func words(ofGap duration: Int) -> String { "<span class=\"t\"><span>+\(duration)ms</span></span>" }

  /// The words of a callback: its receiver and the part of it, the selector, and its values.
  static func words(_ who: String, _ part: String, _ callback: Callback, isSolo: Bool = false, values: String) -> String
  {
    let small = part.isEmpty ? "" : "<small>\(isSolo ? "" : ".")\(part.markup)</small>"
    // With one controller its name says nothing, but read aloud the line stays whole.
    let receiver =
      isSolo ? "<b class=\"vh\">\(who.markup)</b> \(small)\(small.isEmpty ? "" : " ")" : "<b>\(who.markup)\(small)</b> "
    return "<span class=\"t\">\(receiver)<span>\(ReportText.breakable(callback.selector))</span>\(values)</span>"
  }
}
