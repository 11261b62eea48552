/// The text above the trace of a page: where the bounds are right, in words and as a table; for two versions the sizes that differ.
struct ReportAnswer {
  private let runs: [FollowedRun]
  private let tables: [[BoundsTable]]
  /// The class of the color of each lane of the first run.
  private let colors: [String]
  private let number: Int
  /// The row of the page of each row of each run.
  private let rows: [[Int]]
  private let screen: Int

  private let alignment: RunAlignment

  /// Wider tables are not shown.
  private static let mostColumns = 3

  init(_ alignment: RunAlignment, number: Int) {
    self.alignment = alignment
    runs = alignment.runs
    tables = runs.map { BoundsTable.all(of: $0) }
    colors = runs[0].laneColors(runs[0].lanes)
    self.number = number
    screen = alignment.left.longerSide
    var rows = runs.map { [Int](repeating: 0, count: $0.rows.count) }
    for (place, row) in alignment.rows.enumerated() {
      if let left = row.left { rows[0][left] = place + 1 }
      if let right = row.right { rows[1][right] = place + 1 }
    }
    self.rows = rows
  }

  var html: String {
    let controllers = names
    guard !controllers.isEmpty else { return "" }
    let title = "Where the bounds are right"
    if controllers.count == 1 {
      let lead = sentence(on: controllers[0])
      let counts = table(controllers[0], 0)?.actions.first.map { self.counts($0) } ?? ""
      guard runs.count == 1 else {
        return "<details class=\"answer\"><summary><h2>\(lead)</h2></summary>\n\(counts)\(changes)</details>\n"
      }
      return "<section class=\"answer\" aria-label=\"\(title)\"><h2>\(title)</h2>\n<div class=\"pair\">"
        + "<div><p class=\"lead\">\(lead)</p>\n\(counts)</div>\(table(of: controllers[0]))</div></section>\n"
    }
    guard runs.count == 1 else { return changes }
    var text = "<details class=\"answer\"><summary><h2>\(title)</h2></summary>\n<dl>\n"
    for name in controllers { text += summary(of: name) }
    return text + "</dl></details>\n"
  }

  /// The controllers that saw bounds, in the order of the lanes.
  private var names: [String] { tables.flatMap { $0 }.map { $0.name }.unique }

  private func table(_ name: String, _ run: Int) -> BoundsTable? { tables[run].first { $0.name == name } }

  private func color(of lane: FollowedRun.Lane) -> String { runs[0].column(of: lane).map { colors[$0] } ?? "cx" }

  // MARK: One controller

  private func sentence(on name: String) -> String {
    let phrases = runs.indices.map { run in
      guard let table = table(name, run), let action = table.actions.first else { return "never seen" }
      return finding(table, action, says: " in <code>\(action.text.markup)</code>")
    }
    let isAlike = runs.count == 1 || phrases[0] == phrases[1]
    let parts = isAlike ? [phrases[0]] : zip(phrases, runs).map { "\($0) on \($1.mode.words)" }
    return "Bounds of <b class=\"c0\">\(name.markup)</b> are \(parts.joined(separator: ", and "))."
  }

  /// Returns the finding of an action. Where the actions differ, it speaks for itself alone, and says so.
  private func finding(_ table: BoundsTable, _ action: BoundsTable.Action, says itself: String) -> String {
    let isAlike = table.actions.allSatisfy { $0.finding == action.finding }
    return phrase(table, action.finding) + (isAlike ? "" : itself)
  }

  private func phrase(_ table: BoundsTable, _ finding: BoundsTable.Finding) -> String {
    switch finding {
    case .always: "right in every callback"
    case .from(let place): "right from \(name(ofCallback: table.callbacks[place])) on"
    case .never: "right in no callback"
    }
  }

  /// A callback as tables name it: a number behind it says how often it has been called.
  private func name(ofCallback words: String) -> String {
    guard words.hasSuffix(")"), let end = words.lastIndex(of: " ") else {
      return "<code>\(ReportText.breakable(words))</code>"
    }
    let number = words[end...].dropFirst(2).dropLast()
    return "call \(number) of <code>\(ReportText.breakable(String(words[..<end])))</code>"
  }

  /// How many callbacks saw nothing, what changed again, and what was left.
  private func counts(_ action: BoundsTable.Action) -> String {
    var text = "<ul class=\"counts\">"
    let empty = action.sequence.count { $0.judgement == .empty }
    if empty > 0 {
      text +=
        "<li>\(ReportSign.html(.zero, .empty, screen: screen))\(empty == 1 ? "1 callback sees" : "\(empty) callbacks see") no size</li>"
    }
    let stale = action.sequence.filter { $0.judgement == .stale }.map { $0.size }
    for size in stale.unique {
      let count = stale.count { $0 == size }
      text +=
        "<li class=\"stale\">\(ReportSign.html(size, .stale, screen: screen))\(count == 1 ? "1 sees" : "\(count) see") "
        + "\(size.width)×\(size.height), which changes again</li>"
    }
    if let last = action.sequence.last, last.judgement == .final {
      let then = empty == 0 && stale.isEmpty ? "" : "then "
      text +=
        "<li>\(ReportSign.html(last.size, .final, screen: screen))\(then)\(last.size.width)×\(last.size.height)</li>"
    }
    return text + "</ul>\n"
  }

  private func table(of name: String) -> String {
    // The trace itself has all of a single action.
    guard let table = table(name, 0), (2...Self.mostColumns).contains(table.actions.count) else { return "" }
    var text = "<table><thead><tr><th class=\"vh\" scope=\"col\">callback</th>"
    for action in table.actions { text += "<th scope=\"col\">\(action.text.markup)</th>" }
    text += "</tr></thead>\n<tbody>\n"
    for (place, callback) in table.callbacks.enumerated() {
      text += "<tr><th scope=\"row\">\(ReportText.breakable(callback))</th>"
      for action in table.actions {
        guard let cell = action.cells[place] else {
          text += "<td class=\"none\">not called</td>"
          continue
        }
        let isFirst = action.finding == .from(place)
        text +=
          "<td class=\"\(cell.judgement.name)\(isFirst ? " first" : "")\">"
          + "<a href=\"#r\(number)-\(rows[0][cell.row])\">\(ReportSign.html(cell.size, cell.judgement, screen: screen))"
          + "\(cell.size.width)×\(cell.size.height)<span class=\"vh\"> \(cell.judgement.name)</span></a></td>"
      }
      text += "</tr>\n"
    }
    return text + "</tbody></table>\n"
  }

  // MARK: Several controllers

  /// Returns the findings of the actions of one controller, in words.
  private func summary(of name: String) -> String {
    guard let table = table(name, 0) else { return "" }
    var text = "<dt class=\"\(color(of: .controller(table.controller)))\"><b>\(name.markup)</b></dt><dd>"
    // An action in which a controller without a view gets a callback finds nothing out.
    if let action = table.actions.first(where: { $0.finding != .never }) ?? table.actions.first {
      text += finding(table, action, says: " in action \(action.step + 1)")
    }
    let stale = table.actions.reduce(0) { $0 + $1.sequence.count { $0.judgement == .stale } }
    return text + (stale > 0 ? " · <b class=\"stale\">\(stale) stale</b></dd>\n" : "</dd>\n")
  }

  // MARK: Two versions

  /// The callbacks that are called in both versions and see another size, or the same size judged differently.
  private var changes: String {
    var count = 0
    var standings = 0
    var rows = ""
    var place = 0
    for (action, step) in alignment.steps.enumerated() {
      for row in [step.heading] + step.rows {
        place += 1
        guard let left = row.left, let right = row.right, row.mark == .changed else { continue }
        let (old, new) = (runs[0].rows[left], runs[1].rows[right])
        guard case .call(let call) = old.event.content, let before = old.bounds, let after = new.bounds, before != after
        else { continue }
        count += 1
        if before.size == after.size { standings += 1 }
        let lane = runs[0].lane(of: old) ?? .app
        rows +=
          "<tr><td>\(action + 1)</td><th scope=\"row\"><a href=\"#r\(number)-\(place)\"><b class=\"\(color(of: lane))\">"
        rows += "\(runs[0].name(of: lane).markup)</b> \(ReportText.breakable(call.callback.selector))</a></th>"
        for bounds in [before, after] {
          rows +=
            "<td class=\"\(bounds.judgement.name)\">\(ReportSign.html(bounds.size, bounds.judgement, screen: screen)) "
          rows += "\(bounds.size.width)×\(bounds.size.height) <small>\(bounds.judgement.name)</small></td>"
        }
        rows += "<td class=\"note\">\(note(before, after))</td></tr>\n"
      }
    }
    guard count > 0 else { return "" }
    let words = count == 1 ? "1 callback sees another size" : "\(count) callbacks see another size"
    let equal =
      standings > 0 ? "<p>In \(standings) the numbers are equal and differ only in being final or not.</p>\n" : ""
    let versions = runs.map { "<th scope=\"col\">\($0.mode.words)</th>" }.joined()
    return
      "<details class=\"answer\"><summary><h2>\(words)</h2></summary>\n\(equal)"
      + "<table><thead><tr><th scope=\"col\">action</th><th scope=\"col\">callback</th>\(versions)<th></th></tr></thead>\n"
      + "<tbody>\n\(rows)</tbody></table></details>\n"
  }

  private func note(_ before: JudgedBounds, _ after: JudgedBounds) -> String {
    guard before.size == after.size, let run = [before, after].firstIndex(where: { $0.judgement == .stale }) else {
      return ""
    }
    return "same numbers, but on \(runs[run].mode.words) they will change"
  }
}

/// Words of a page that may break where a reader would pause.
enum ReportText {
  /// Values, which may break after a comma too.
  static func listed(_ values: String) -> String {
    values.split(separator: ",", omittingEmptySubsequences: false).map { String($0).markup }
      .joined(separator: ",<wbr>")
  }

  /// A selector that breaks after a colon and before a capital, and nowhere else.
  static func breakable(_ selector: String) -> String {
    var words: [String] = []
    var word: [UInt8] = []
    for byte in selector.utf8 {
      if let last = word.last, last == UInt8(ascii: ":") || ASCII.isSmall(last) && ASCII.isCapital(byte) {
        words.append(String(decoding: word, as: UTF8.self))
        word = []
      }
      word.append(byte)
    }
    words.append(String(decoding: word, as: UTF8.self))
    return words.map { $0.markup }.joined(separator: "<wbr>")
  }

  /// A published record, as a link where it can be read.
  static func record(_ id: String, _ address: String?) -> String {
    let name = "<code>\(id.markup)</code>"
    return address.map { "<a href=\"\($0.markup)\" rel=\"noreferrer\">\(name)</a>" } ?? name
  }

  /// An address as a link, anything else as it is; only the web's own schemes lead anywhere.
  static func source(_ text: String) -> String {
    let isAddress = text.hasPrefix("https://") || text.hasPrefix("http://")
    guard isAddress, let end = text.split(separator: " ").first else { return text.markup }
    let address = String(end).markup
    let rest = String(text.dropFirst(end.count)).markup
    return "<a href=\"\(address)\" rel=\"noreferrer\">\(address)</a>\(rest)"
  }
}
