import SimKit

/// `explore --inject`: each action of the app, once inside each callback.
enum InjectionOutput {
  /// Prints the table of a case. Returns how many cells break.
  static func tell(_ injection: Injection, _ one: Case, _ invocation: Invocation) -> Int {
    let broken = injection.rows.flatMap(\.cells).count { if case .breaks = $0 { true } else { false } }
    if invocation[ExploreCommand.format] == .jsonl {
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
    var text = console.bold(one.name) + "\n"
    for (number, action) in injection.actions.enumerated() { text += "  \(Columns.pad("\(number + 1)", 4))\(action)\n" }
    let width = (injection.rows.map(\.name.count).max() ?? 0) + 2
    let last = injection.actions.count - 1
    let columns = injection.actions.indices.map { $0 == last ? "\($0 + 1)" : Columns.pad("\($0 + 1)", 4) }.joined()
    text += "\n  " + Columns.pad("inside", width) + columns + "\n"
    var reasons: [(Discovery, [String])] = []
    for row in injection.rows {
      text += "  " + Columns.pad(row.name, width)
      for (number, cell) in row.cells.enumerated() {
        let sign = number == last ? sign(cell) : Columns.pad(sign(cell), 4)
        guard case .breaks(let discovery) = cell else {
          text += console.dim(sign)
          continue
        }
        text += discovery.kind == .crash || discovery.kind == .hang ? console.red(sign) : console.yellow(sign)
        let place = "\(number + 1) in \(row.name)"
        if let known = reasons.firstIndex(where: { $0.0 == discovery }) {
          reasons[known].1.append(place)
        } else {
          reasons.append((discovery, [place]))
        }
      }
      text += "\n"
    }
    text += "\n  C crash  H hang  U complaint of UIKit's  A assert  S surprise  . nothing  - not possible\n"
    for (discovery, places) in reasons {
      text += "\n\(discovery.kind.rawValue)  \(console.bold(discovery.text))  [\(discovery.ground)]\n"
      text += Columns.block(places.joined(separator: ", "), "     ")
    }
    return text + "\n\(broken) of \(injection.rows.count * injection.actions.count) break.\n"
  }

  private static func sign(_ cell: Injection.Cell) -> String {
    switch cell {
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

  private static func line(_ row: Injection.Row, _ action: String, _ cell: Injection.Cell, _ one: Case) -> String {
    JSON.line { object in
      object.put("type", "cell")
      object.put("case", one.name)
      object.put("inside", row.name)
      object.put("action", action)
      switch cell {
      case .calm: object.put("result", "calm")
      case .impossible: object.put("result", "impossible")
      case .breaks(let discovery):
        object.put("result", discovery.kind.rawValue)
        object.put("text", discovery.text)
        object.put("ground", discovery.ground)
      }
    }
  }
}
