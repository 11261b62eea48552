import SimKit

/// The kinds of actions: the words that a scenario's line begins with.
package enum ActionKind {
  private static let names = Grammar.all.filter { $0.section == .story }.map(\.statement).sorted { $0.count > $1.count }
  /// Lines that only hold other lines.
  private static let holders: Set = ["do", "together", "animate", "alongside", "then", "after"]
  /// Lines of which UIKit learns nothing: what comes below them is of the action before.
  private static let pauses: Set = ["wait", "note", "set", "change"]

  /// The calls of UIKit that a line makes, in order; nil for a text that begins as no line does.
  package static func calls(_ text: some StringProtocol) -> [String]? {
    guard let name = name(text) else { return nil }
    switch name {
    case "add": return ["add child", "add view of", "did move"]
    case "remove": return ["will move", "remove view of", "remove child"]
    default: return holders.contains(name) || pauses.contains(name) ? [] : [name]
    }
  }

  package static func isPause(_ text: String) -> Bool {
    text.parts(between: ", ").first.flatMap { name($0) }.map { pauses.contains($0) } ?? false
  }

  private static func name(_ text: some StringProtocol) -> String? {
    names.first { text == $0 || text.hasPrefix($0 + " ") }
  }
}

/// The actions of a scenario in a step of its trace.
package struct PerformedActions {
  /// The kinds of the story's line, and of the lines that it holds.
  private(set) var story: Set<String> = []
  /// The calls in which the app's code does something.
  private(set) var code: [PerformedCode] = []

  /// The actions of each step. A step that only lets time pass goes on with those of the step before.
  package static func all(of performance: Performance) -> [PerformedActions] {
    var result: [PerformedActions] = []
    for step in performance.steps.indices {
      var actions = PerformedActions()
      actions.story = Set(performance.steps[step].flatMap { ActionKind.calls($0) ?? [] })
      if actions.story.isEmpty, let last = result.last { actions.story = last.story }
      result.append(actions)
    }
    for call in performance.calls {
      let code = PerformedCode(call)
      if !code.kinds.isEmpty { result[call.step].code.append(code) }
    }
    return result
  }
}

/// A call of a method of the app's, with what its code does.
package struct PerformedCode {
  package let call: Performance.Call
  /// The kinds of its lines, in order.
  package let kinds: [String]

  package init(_ call: Performance.Call) {
    self.call = call
    kinds = call.lines.flatMap { ActionKind.calls($0) ?? [] }
  }

  /// `push, load in A viewDidAppear:`
  package var words: String {
    (kinds.isEmpty ? "nothing" : kinds.joined(separator: ", ")) + " in \(call.receiver) \(call.callback.selector)"
  }
}
