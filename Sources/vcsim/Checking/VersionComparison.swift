import SimKit

/// A scenario in several versions, for porting: the rules that differ, then the calls per class that differ, then the lines.
struct VersionComparison {
  private let classes: Classes
  private let runs: [(mode: Mode, steps: [TraceStep])]
  private let console: Console

  /// `scenario`: with the filter that its traces have been made with.
  init(_ scenario: Scenario, _ runs: [(mode: Mode, steps: [TraceStep])], _ console: Console) {
    classes = Classes(scenario)
    self.runs = runs
    self.console = console
  }

  var isEmpty: Bool {
    rows.isEmpty
      && runs.allSatisfy { run in
        run.steps.count == runs[0].steps.count
          && TraceDifference.compare(expected: runs[0].steps, actual: run.steps).allSatisfy(\.isEmpty)
      }
  }

  /// The rules that hold in one of two versions only, also those that act by silence, and what to do about each.
  func text(of rules: [RuleID]) -> String {
    guard !rules.isEmpty else { return "" }
    var text = "Rules that apply in one of them only\n"
    for rule in rules.map({ RuleBook.rule($0) }) {
      text += "  \(rule.id.rawValue)   \(rule.modes.name)\n" + Columns.block(rule.sentence, "    ")
      if let advice = rule.advice { text += console.dim(Columns.block(advice, "    > ")) }
    }
    return text + "\n"
  }

  // MARK: By class

  private struct CallCount {
    var name: String
    var callback: Callback
    /// How often in each version.
    var counts: [Int]
  }

  /// The callbacks that a class gets more often in one version than in another, in the order of declaration.
  private var rows: [CallCount] {
    var rows: [CallCount] = []
    var places: [TraceMessage: Int] = [:]
    for (number, run) in runs.enumerated() {
      for case let message? in run.steps.flatMap(\.lines).map(\.message) {
        let name = classes.name(of: message.receiver)
        let key = TraceMessage(receiver: name, callback: message.callback)
        if places[key] == nil {
          places[key] = rows.count
          rows.append(CallCount(name: name, callback: message.callback, counts: runs.map { _ in 0 }))
        }
        if let place = places[key] { rows[place].counts[number] += 1 }
      }
    }
    return rows.filter { Set($0.counts).count > 1 }
      .sorted {
        (classes.place(of: $0.name), $0.name, $0.callback.rawValue)
          < (classes.place(of: $1.name), $1.name, $1.callback.rawValue)
      }
  }

  /// The classes of controllers: a scenario can have very many controllers, and each line has one.
  private struct Classes {
    private var ofControllers: [String: String] = [:]
    private var places: [String: Int] = [:]
    private let count: Int

    init(_ scenario: Scenario) {
      count = scenario.controllers.count
      places.reserveCapacity(count)
      for (place, declaration) in scenario.controllers.enumerated() {
        let name = declaration.className ?? declaration.name
        if name != declaration.name, ofControllers[declaration.name] == nil { ofControllers[declaration.name] = name }
        if places[name] == nil { places[name] = place }
      }
    }

    /// The class, or the name where none is declared; with what of the controller it is.
    func name(of receiver: String) -> String {
      let parts = receiver.split(separator: ".", maxSplits: 1).map(String.init)
      guard let name = ofControllers[parts[0]] else { return receiver }
      return ([name] + parts.dropFirst()).joined(separator: ".")
    }

    /// The index of a class's first declaration; the end for others, as the application's delegate.
    func place(of name: String) -> Int {
      places[name] ?? name.split(separator: ".", maxSplits: 1).first.flatMap { places[String($0)] } ?? count
    }
  }

  var table: String {
    let rows = rows
    guard !rows.isEmpty else { return "" }
    let names = max(12, rows.map { $0.name.count }.max() ?? 0) + 2
    let callbacks = max(12, rows.map { $0.callback.selector.count }.max() ?? 0) + 2
    let columns = runs.map { max(6, $0.mode.name.count + 2) }
    func cells(_ texts: [String]) -> String {
      zip(texts, columns).map { String(repeating: " ", count: max(1, $1 - $0.count)) + $0 }.joined()
    }
    var text = "Calls per class that differ\n"
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
