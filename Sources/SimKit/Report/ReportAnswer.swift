/// The text above the trace of a page: where the bounds are right, in words and as a table; for two versions, the sizes
/// that differ.
struct ReportAnswer {
  private let runs: [Recording]
  private let tables: [[BoundsTable]]
  private let colors: [[String]]
  private let number: Int
  /// The row of the page of each row of each run.
  private let rows: [[Int]]
  private let screen: Int

  private let alignment: RunAlignment

  /// Wider tables are not shown.
  private static let mostColumns = 3
  /// A longer table of other sizes is folded.
  private static let mostOpenRows = 8

  init(_ alignment: RunAlignment, number: Int) {
    self.alignment = alignment
    runs = alignment.runs
    tables = runs.map { BoundsTable.all(of: $0) }
    colors = runs.map { $0.laneColors($0.lanes) }
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
      return "<section class=\"answer\" aria-label=\"\(title)\"><h2>\(title)</h2>\n<div class=\"pair\">"
        + "<div>\(sentences(of: controllers[0]))</div>\(table(of: controllers[0]))</div></section>\n"
    }
    guard runs.count == 1 else { return changes }
    var text = "<details class=\"answer\"><summary><h2>\(title)</h2></summary>\n<dl>\n"
    for name in controllers { text += summary(of: name) }
    return text + "</dl></details>\n"
  }

  /// The controllers that saw bounds, in the order of the lanes.
  private var names: [String] {
    var names: [String] = []
    for table in tables.flatMap({ $0 }) where !names.contains(table.name) { names.append(table.name) }
    return names
  }

  private func table(_ name: String, _ run: Int) -> BoundsTable? { tables[run].first { $0.name == name } }

  // MARK: One controller

  private func sentences(of name: String) -> String {
    var text = ""
    let actions = runs.indices.map { table(name, $0)?.actions.first }
    let phrases = runs.indices.map { run in
      table(name, run).flatMap { table in
        table.actions.first.map { finding(table, $0, says: " in <code>\(MarkupText.escaped($0.text))</code>") }
      }
        ?? "never seen"
    }
    let subject = "Bounds of <b class=\"c0\">\(MarkupText.escaped(name))</b> are"
    if runs.count == 1 || phrases[0] == phrases[1] {
      text += "<p class=\"lead\">\(subject) \(phrases[0]).</p>\n"
    } else {
      text +=
        "<p class=\"lead\">\(subject) \(phrases[0]) on \(runs[0].mode.words), and \(phrases[1]) on \(runs[1].mode.words).</p>\n"
    }
    if let action = actions[0] { text += counts(action) }
    return text
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
    var sizes: [(size: Size, count: Int)] = []
    for cell in action.sequence where cell.judgement == .stale {
      if let place = sizes.firstIndex(where: { $0.size == cell.size }) {
        sizes[place].count += 1
      } else {
        sizes.append((cell.size, 1))
      }
    }
    for (size, count) in sizes {
      text +=
        "<li class=\"stale\">\(ReportSign.html(size, .stale, screen: screen))\(count == 1 ? "1 sees" : "\(count) see") "
        + "\(size.width)×\(size.height), which changes again</li>"
    }
    if let last = action.sequence.last, last.judgement == .final {
      let then = empty == 0 && sizes.isEmpty ? "" : "then "
      text +=
        "<li>\(ReportSign.html(last.size, .final, screen: screen))\(then)\(last.size.width)×\(last.size.height)</li>"
    }
    return text + "</ul>\n"
  }

  private func table(of name: String) -> String {
    // Two versions stand side by side in the trace, and so does all of a single action.
    guard runs.count == 1 else { return changes }
    guard let table = table(name, 0), (2...Self.mostColumns).contains(table.actions.count) else { return "" }
    var text = "<table><thead><tr><th class=\"vh\" scope=\"col\">callback</th>"
    for action in table.actions { text += "<th scope=\"col\">\(MarkupText.escaped(action.text))</th>" }
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
    let color = runs[0].column(of: .controller(table.controller)).map { colors[0][$0] } ?? "cx"
    var text = "<dt class=\"\(color)\"><b>\(MarkupText.escaped(name))</b></dt><dd>"
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
        let color = runs[0].column(of: lane).map { colors[0][$0] } ?? "cx"
        rows += "<tr><td>\(action + 1)</td><th scope=\"row\"><a href=\"#r\(number)-\(place)\"><b class=\"\(color)\">"
        rows +=
          "\(MarkupText.escaped(runs[0].name(of: lane)))</b> \(ReportText.breakable(call.callback.selector))</a></th>"
        for bounds in [before, after] {
          rows +=
            "<td class=\"\(bounds.judgement.name)\">\(ReportSign.html(bounds.size, bounds.judgement, screen: screen)) "
          rows += "\(bounds.size.width)×\(bounds.size.height) <small>\(bounds.judgement.name)</small></td>"
        }
        rows += "<td class=\"note\">\(note(before, after))</td></tr>\n"
      }
    }
    guard count > 0 else { return "" }
    var words = count == 1 ? "1 callback sees another size." : "\(count) callbacks see another size."
    if standings > 0 {
      words += " In \(standings) the numbers are equal and only \(standings == 1 ? "its" : "their") standing differs."
    }
    let versions = runs.map { "<th scope=\"col\">\($0.mode.words)</th>" }.joined()
    return
      "<details class=\"answer\"\(count <= Self.mostOpenRows ? " open" : "")><summary><h2>\(words)</h2></summary>\n"
      + "<table><thead><tr><th scope=\"col\">action</th><th scope=\"col\">callback</th>\(versions)<th></th></tr></thead>\n"
      + "<tbody>\n\(rows)</tbody></table></details>\n"
  }

  private func note(_ before: JudgedBounds, _ after: JudgedBounds) -> String {
    guard before.size == after.size else { return "" }
    if before.judgement == .stale { return "same numbers, but on \(runs[0].mode.words) they will change" }
    if after.judgement == .stale { return "same numbers, but on \(runs[1].mode.words) they will change" }
    return ""
  }
}

/// Words of a page that may break where a reader would pause.
enum ReportText {
  static func counted(_ count: Int, _ noun: String) -> String { count == 1 ? "1 \(noun)" : "\(count) \(noun)s" }

  /// Values, which may break after a comma too.
  static func listed(_ values: String) -> String {
    values.split(separator: ",", omittingEmptySubsequences: false).map { MarkupText.escaped(String($0)) }
      .joined(separator: ",<wbr>")
  }

  /// A selector that breaks after a colon and before a capital, and nowhere else.
  static func breakable(_ selector: String) -> String {
    var words: [String] = []
    var word: [UInt8] = []
    for byte in selector.utf8 {
      let isCapital = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
      let isBehindSmall = word.last.map { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) } ?? false
      if word.last == UInt8(ascii: ":") || isCapital && isBehindSmall {
        words.append(String(decoding: word, as: UTF8.self))
        word = []
      }
      word.append(byte)
    }
    words.append(String(decoding: word, as: UTF8.self))
    return words.map { MarkupText.escaped($0) }.joined(separator: "<wbr>")
  }

  /// A published record, as a link where it can be read.
  static func record(_ id: String, _ address: String?) -> String {
    let name = "<code>\(MarkupText.escaped(id))</code>"
    return address.map { "<a href=\"\(MarkupText.escaped($0))\" rel=\"noreferrer\">\(name)</a>" } ?? name
  }

  /// An address as a link, anything else as it is; only the web's own schemes lead anywhere.
  static func source(_ text: String) -> String {
    let isAddress = text.hasPrefix("https://") || text.hasPrefix("http://")
    guard isAddress, let end = text.split(separator: " ").first else { return MarkupText.escaped(text) }
    let address = MarkupText.escaped(String(end))
    let rest = MarkupText.escaped(String(text.dropFirst(end.count)))
    return "<a href=\"\(address)\" rel=\"noreferrer\">\(address)</a>\(rest)"
  }
}
