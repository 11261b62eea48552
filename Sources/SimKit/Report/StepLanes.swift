/// A log or a stored trace beside the threads of its receivers: what can be drawn without a scenario.
///
/// How a controller stands follows from what it has been told; before its first message nothing is known of it.
package struct StepLanes: Sendable {
  private let steps: [TraceStep]
  private let style: TraceStyle
  private let width: Int
  private let receivers: [String]

  /// - Parameters:
  ///   - steps: The lines of a trace, or of a log read as one.
  ///   - style: What the cells show, and whether in colour.
  ///   - width: The columns of the terminal; nil for any.
  package init(_ steps: [TraceStep], style: TraceStyle = TraceStyle(), width: Int? = nil) {
    self.steps = steps
    self.style = style
    self.width = max(40, width ?? Int.max)
    var owners: [String] = []
    for case let message? in steps.flatMap({ $0.lines }).map({ $0.message }) where !owners.contains(message.owner) {
      owners.append(message.owner)
    }
    receivers = owners
  }

  /// What is drawn for a receiver between its messages.
  private static func thread(after callback: Callback, before: Character) -> Character {
    switch callback {
    case .viewDidAppear: "┃"
    case .viewWillAppear, .viewIsAppearing, .viewWillDisappear: "╎"
    case .viewDidDisappear, .viewDidLoad, .loadView: "·"
    case .viewDidUnload, .dealloc: " "
    default: before
    }
  }

  package var text: String {
    // More threads than half the width leave no room for the words.
    let drawn = min(receivers.count, width == Int.max ? receivers.count : width / 4)
    var text = ""
    for place in 0..<drawn {
      text += String(repeating: "│ ", count: place) + style.step + receivers[place] + style.reset + "\n"
    }
    if drawn < receivers.count { text += "and \(receivers.count - drawn) more\n" }
    var threads = [Character](repeating: " ", count: drawn)
    for step in steps {
      text += line(threads, style.step + shortened(step.text, drawn) + style.reset)
      for one in step.lines {
        var row = threads
        if let message = one.message, let place = receivers.firstIndex(of: message.owner), place < drawn {
          row[place] = LaneSign(message.callback).character.first ?? "•"
          threads[place] = Self.thread(after: message.callback, before: threads[place])
        }
        let words = String(repeating: "  ", count: one.depth) + one.text
        text += line(
          row, one.message == nil ? style.warning + shortened(words, drawn) + style.reset : shortened(words, drawn))
      }
    }
    return text
  }

  private func line(_ threads: [Character], _ words: String) -> String {
    var text = threads.map { String($0) + " " }.joined() + " " + words
    while text.last == " " { text.removeLast() }
    return text + "\n"
  }

  private func shortened(_ text: String, _ drawn: Int) -> String {
    let room = width == Int.max ? Int.max : max(8, width - 2 * drawn - 1)
    return text.count > room ? String(text.prefix(room - 1)) + "…" : text
  }
}
