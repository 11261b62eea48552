import SimKit

/// One scenario under several versions, for whoever ports an app from one to the other: the rules that make the
/// difference first, then what each class hears in some of the versions only, then the lines.
struct VersionComparison {
  private let scenario: Scenario
  private let runs: [(mode: Mode, steps: [TraceStep])]
  private let console: Console

  /// `scenario`: with the filter that its traces have been made with.
  init(_ scenario: Scenario, _ runs: [(mode: Mode, steps: [TraceStep])], _ console: Console) {
    self.scenario = scenario
    self.runs = runs
    self.console = console
  }

  /// True if all versions have the same trace.
  var isEmpty: Bool {
    rows.isEmpty && runs.allSatisfy { run in run.steps.count == runs[0].steps.count && isSame(run.steps) }
  }

  private func isSame(_ steps: [TraceStep]) -> Bool {
    TraceDifference.compare(expected: runs[0].steps, actual: steps).allSatisfy { $0.isEmpty }
  }

  /// The rules that hold in one of two versions only, also those that act by silence, and what to do about each.
  func text(of rules: [RuleID], between old: Mode, and new: Mode) -> String {
    guard !rules.isEmpty else { return "" }
    var text = "Rules that hold in one of them only\n"
    for rule in rules.map({ RuleBook.rule($0) }) {
      text += "  \(rule.id.rawValue)   \(rule.modes.name)\n" + Columns.block(rule.sentence, "    ")
      if let advice = rule.advice { text += console.dim(Columns.block(advice, "    > ")) }
    }
    return text + "\n"
  }

  // MARK: By class

  private struct Row {
    var name: String
    var callback: Callback
    /// How often in each version.
    var counts: [Int]
  }

  /// What a class hears more often in one version than in another, in the order of declaration.
  private var rows: [Row] {
    var rows: [Row] = []
    var places: [TraceMessage: Int] = [:]
    for (number, run) in runs.enumerated() {
      for case let message? in run.steps.flatMap(\.lines).map(\.message) {
        let name = className(of: message.receiver)
        let key = TraceMessage(receiver: name, callback: message.callback)
        if places[key] == nil {
          places[key] = rows.count
          rows.append(Row(name: name, callback: message.callback, counts: runs.map { _ in 0 }))
        }
        if let place = places[key] { rows[place].counts[number] += 1 }
      }
    }
    let order = scenario.controllers.map { className(of: $0.name) }
    func place(_ row: Row) -> Int { order.firstIndex { row.name == $0 || row.name.hasPrefix($0 + ".") } ?? order.count }
    return rows.filter { Set($0.counts).count > 1 }
      .sorted { (place($0), $0.name, $0.callback.rawValue) < (place($1), $1.name, $1.callback.rawValue) }
  }

  /// The class, or the name where none is declared; with what of the controller it is.
  private func className(of receiver: String) -> String {
    let parts = receiver.split(separator: ".", maxSplits: 1).map(String.init)
    guard let declaration = scenario.controllers.first(where: { $0.name == parts[0] }) else { return receiver }
    return ([declaration.className ?? declaration.name] + parts.dropFirst()).joined(separator: ".")
  }

  /// The table of callbacks by version.
  var table: String {
    let rows = rows
    guard !rows.isEmpty else { return "" }
    let names = max(12, rows.map { $0.name.count }.max() ?? 0) + 2
    let callbacks = max(12, rows.map { $0.callback.selector.count }.max() ?? 0) + 2
    let columns = runs.map { max(6, $0.mode.name.count + 2) }
    func cells(_ texts: [String]) -> String {
      zip(texts, columns).map { String(repeating: " ", count: max(1, $1 - $0.count)) + $0 }.joined()
    }
    var text = "What each class hears, where the versions differ\n"
    text += "  " + Columns.pad("", names) + Columns.pad("", callbacks) + cells(runs.map(\.mode.name)) + "\n"
    var last = ""
    for row in rows {
      text +=
        "  " + Columns.pad(row.name == last ? "" : row.name, names) + Columns.pad(row.callback.selector, callbacks)
      text += cells(row.counts.map { $0 == 0 ? "-" : "\($0)" }) + "\n"
      last = row.name
    }
    return text + "\n"
  }
}
