/// The answer to where a controller's bounds are right: its callbacks with the size that each saw, action by action.
///
/// The form is that of the table in Kevin Dew's post of 2012 on a launch in landscape.
package struct BoundsTable: Sendable {
  package struct Cell: Hashable, Sendable {
    package var size: Size
    package var judgement: BoundsJudgement
    /// The place of its line among the rows of the recording.
    package var row: Int
  }

  /// From which callback of an action on the bounds stay as they are.
  package enum Finding: Hashable, Sendable {
    /// In every callback of the action.
    case always
    /// From this callback on: a place in `callbacks`.
    case from(Int)
    /// The last callback of the action sees no bounds, or the controller gets no callback.
    case never
  }

  /// An action in which the controller got a callback.
  package struct Action: Sendable {
    /// The place among the steps of the recording.
    package var step: Int
    package var text: String
    /// The cells of `callbacks`, nil for a callback that was not called.
    package var cells: [Cell?]
    /// The same in the order of the trace.
    package var sequence: [Cell]
    package var finding: Finding
  }

  package let controller: ControllerID
  package let name: String
  /// The selectors in their order; `view` precedes the view's, and a number follows a callback that recurs in the same action.
  package let callbacks: [String]
  package let actions: [Action]

  /// The tables of all controllers whose lines a recording shows, in the order of its lanes.
  package static func all(of recording: FollowedRun) -> [BoundsTable] {
    var heard = [[(step: Int, key: String, cell: Cell)]](repeating: [], count: recording.scenario.controllers.count)
    for (number, step) in recording.steps.enumerated() {
      for place in step.lines {
        let row = recording.rows[place]
        guard case .call(let call) = row.event.content, let id = call.receiver.controller, let bounds = row.bounds
        else { continue }
        let cell = Cell(size: bounds.size, judgement: bounds.judgement, row: place)
        heard[id.int].append((number, (call.receiver == .view(id) ? "view " : "") + call.callback.selector, cell))
      }
    }
    return recording.lanes.compactMap { lane in
      guard case .controller(let id) = lane, !heard[id.int].isEmpty else { return nil }
      return BoundsTable(id, heard[id.int], recording)
    }
  }

  private init(_ id: ControllerID, _ heard: [(step: Int, key: String, cell: Cell)], _ recording: FollowedRun) {
    controller = id
    name = recording.scenario.name(of: id)
    var keys: [String] = []
    var columns: [(step: Int, cells: [(key: String, cell: Cell)])] = []
    var times: [String: Int] = [:]
    for (step, key, cell) in heard {
      if columns.last?.step != step {
        columns.append((step, []))
        times = [:]
      }
      let time = times[key, default: 0] + 1
      times[key] = time
      columns[columns.count - 1].cells.append((time == 1 ? key : "\(key) (\(time))", cell))
    }
    for column in columns { Self.merge(column.cells.map { $0.key }, into: &keys) }
    var places: [String: Int] = [:]
    for (place, key) in keys.enumerated() { places[key] = place }
    callbacks = keys
    actions = columns.map { column in
      var cells = [Cell?](repeating: nil, count: keys.count)
      for (key, cell) in column.cells { cells[places[key] ?? 0] = cell }
      let firstFinal = column.cells.lastIndex { $0.cell.judgement != .final }.map { $0 + 1 } ?? 0
      let finding: Finding =
        firstFinal == column.cells.count
        ? .never : firstFinal == 0 ? .always : .from(places[column.cells[firstFinal].key] ?? 0)
      return Action(
        step: column.step, text: recording.text(of: recording.steps[column.step]), cells: cells,
        sequence: column.cells.map { $0.cell }, finding: finding)
    }
  }

  /// Puts what is new behind what it follows, or, at the beginning of an action, before what follows it.
  private static func merge(_ sequence: [String], into keys: inout [String]) {
    let known = Set(keys)
    var place = sequence.first { known.contains($0) }.flatMap { first in keys.firstIndex { $0 == first } } ?? keys.count
    for key in sequence {
      if known.contains(key) {
        place = (keys.firstIndex { $0 == key } ?? place) + 1
      } else {
        keys.insert(key, at: place)
        place += 1
      }
    }
  }

  // MARK: In words

  /// `final from viewWillLayoutSubviews on`
  package func words(_ finding: Finding) -> String {
    switch finding {
    case .always: "final in every callback"
    case .from(let place): "final from \(callbacks[place]) on"
    case .never: "final in no callback"
    }
  }

  /// The finding of the table in a sentence; actions are numbered as its columns are.
  package var sentence: String {
    guard actions.count > 1 else {
      return "Bounds of \(name) are \(actions.first.map { words($0.finding) } ?? "never seen")."
    }
    let parts = actions.map { $0.finding }.unique.map { finding in
      let numbers = actions.indices.filter { actions[$0].finding == finding }.map { String($0 + 1) }
      return "\(words(finding)) in \(numbers.joined(separator: ", "))"
    }
    return "Bounds of \(name) are \(parts.joined(separator: "; "))."
  }

  /// The sentence in lines of a terminal.
  private var lines: String { sentence.utf8.count > 80 ? sentence.replacing("; ", by: ";\n  ") : sentence }

  // MARK: As text

  /// - Parameters:
  ///   - style: The marks around what is empty, stale and final.
  ///   - width: The columns of the terminal; wide tables are cut into blocks of whole actions. Nil for any width.
  package func text(style: TraceStyle = TraceStyle(), width: Int? = nil) -> String {
    let first = (callbacks.map { $0.count }.max() ?? 0) + 4
    let columns = actions.map { action in max(3, action.cells.map { Self.words($0).count }.max() ?? 0) }
    if actions.count == 1, let only = actions.first {
      return "\(style.step)\(name), \(only.text)\(style.reset)\n" + block([0], first, columns, style) + lines + "\n"
    }
    var text = "\(style.step)\(name)\(style.reset)\n"
    for (number, action) in actions.enumerated() { text += "  \(number + 1)  \(action.text)\n" }
    var start = 0
    while start < actions.count {
      var end = start + 1
      var used = first + columns[start]
      while end < actions.count, end - start < 12, used + 2 + columns[end] <= width ?? Int.max {
        used += 2 + columns[end]
        end += 1
      }
      var head = "".padded(to: first)
      for number in start..<end { head += String(number + 1).padded(to: columns[number] + 2) }
      head.removeSpacesAtEnd()
      text += style.step + head + style.reset + "\n"
      text += block(Array(start..<end), first, columns, style)
      start = end
    }
    return text + lines + "\n"
  }

  private func block(_ numbers: [Int], _ first: Int, _ columns: [Int], _ style: TraceStyle) -> String {
    var text = ""
    for (place, callback) in callbacks.enumerated() {
      guard numbers.contains(where: { actions[$0].cells[place] != nil }) else { continue }
      var line = ("  " + callback).padded(to: first)
      for number in numbers {
        let cell = actions[number].cells[place]
        let words = Self.words(cell)
        let space = number == numbers.last ? 0 : columns[number] + 2 - words.count
        line += cell.map { style.mark($0.judgement) + words + style.reset } ?? words
        line += "".padded(to: space)
      }
      line.removeSpacesAtEnd()
      text += line + "\n"
    }
    return text
  }

  private static func words(_ cell: Cell?) -> String {
    guard let cell else { return "-" }
    return "\(cell.size.width)x\(cell.size.height)".padded(to: 7) + " " + cell.judgement.name
  }
}
