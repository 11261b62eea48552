import SimKit

/// `explore --inject`: each action of the app, once inside each callback.
enum InjectionOutput {
  /// Prints the table of a case. Returns how many cells break.
  static func tell(_ injection: Injection, _ one: Case, _ invocation: Invocation) -> Int {
    let broken = injection.rows.flatMap(\.cells).count { if case .breaks = $0 { true } else { false } }
    if invocation[SharedOption.format] == .jsonl {
      for row in injection.rows {
        for (action, cell) in zip(injection.actions, row.cells) {
          invocation.console.print(line(row, action, cell, one))
        }
      }
    } else {
      invocation.console.print(text(injection, broken, one, invocation.console))
    }
    return broken
  }

  private static func text(_ injection: Injection, _ broken: Int, _ one: Case, _ console: Console) -> String {
    guard !injection.actions.isEmpty else {
      return console.bold(one.name) + "\n  no action of the app after the launch: nothing to try inside a callback\n"
    }
    var text = console.bold(one.name) + "\n"
    for (number, action) in injection.actions.enumerated() { text += "  \(Columns.pad("\(number + 1)", 4))\(action)\n" }
    let width = (injection.rows.map(\.name.count).max() ?? 0) + 2
    let last = injection.actions.count - 1
    let columns = injection.actions.indices.map { $0 == last ? "\($0 + 1)" : Columns.pad("\($0 + 1)", 4) }.joined()
    text += "\n  " + Columns.pad("inside", width) + columns + "\n"
    for row in injection.rows {
      text += "  " + Columns.pad(row.name, width)
      for (number, cell) in row.cells.enumerated() {
        let sign = number == last ? cell.sign : Columns.pad(cell.sign, 4)
        switch cell {
        case .breaks(let discovery) where discovery.kind == .crash || discovery.kind == .hang: text += console.red(sign)
        case .breaks: text += console.yellow(sign)
        case .calm, .impossible: text += console.dim(sign)
        }
      }
      text += "\n"
    }
    text += "\n  \(Injection.legend)\n"
    for (discovery, places) in injection.reasons {
      text += "\n\(discovery.kind.rawValue)  \(console.bold(discovery.text))  [\(discovery.ground)]\n"
      text += Columns.block(places.map { "\($0.number) in \($0.inside)" }.joined(separator: ", "), "     ")
    }
    return text + "\n\(broken) of \(injection.rows.count * injection.actions.count) break.\n"
  }

  private static func line(_ row: Injection.Target, _ action: String, _ cell: Injection.Cell, _ one: Case) -> String {
    let place: JSONObject = ["type": "cell", "case": one.name, "inside": row.name, "action": action]
    let result: JSONObject =
      switch cell {
      case .calm: ["result": "calm"]
      case .impossible: ["result": "impossible"]
      case .breaks(let discovery):
        ["result": discovery.kind.rawValue, "text": discovery.text, "ground": discovery.ground]
      }
    return JSON.line(place + result)
  }
}

extension Injection {
  static let legend = "C crash  H hang  U complaint of UIKit's  A assert  S surprise  . nothing  - not possible"

  /// The number is that of the column, from 1.
  typealias Place = (number: Int, action: String, inside: String)

  /// The faults in the table, each once, with their places.
  var reasons: [(discovery: Discovery, places: [Place])] {
    let broken = rows.flatMap { row in
      row.cells.enumerated().compactMap { number, cell -> (discovery: Discovery, place: Place)? in
        guard case .breaks(let discovery) = cell else { return nil }
        return (discovery, (number + 1, actions[number], row.name))
      }
    }
    return broken.grouped(by: \.discovery).map { ($0[0].discovery, $0.map(\.place)) }
  }
}

extension Injection.Cell {
  /// A letter for the table.
  var sign: String {
    switch self {
    case .calm: "."
    case .impossible: "-"
    case .breaks(let discovery):
      switch discovery.kind {
      case .crash: "C"
      case .hang: "H"
      case .complaint: "U"
      case .assert: "A"
      case .surprise, .answer, .reach: "S"
      }
    }
  }
}
