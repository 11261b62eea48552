/// A log or a stored trace beside the threads of its receivers: what can be drawn without a scenario.
///
/// How a controller stands follows from what it has been told; before its first message nothing is known of it.
struct StepThreads {
  /// A line of a picture.
  struct Row {
    /// How each receiver stands above the line.
    var states: [LaneState]
    /// Whom the line is about.
    var column: Int?
    /// Nil for an action.
    var line: TraceLine?
    /// The words of an action.
    var heading: String?
  }

  /// In the order in which they are spoken of.
  let receivers: [String]
  private(set) var rows: [Row] = []
  /// How each receiver stands at the end.
  private(set) var end: [LaneState]

  /// - Parameter steps: The lines of a trace, or of a log read as one.
  init(_ steps: [TraceStep]) {
    var columns: [String: Int] = [:]
    var names: [String] = []
    for step in steps {
      for case let message? in step.lines.map({ $0.message }) where columns[message.owner] == nil {
        columns[message.owner] = names.count
        names.append(message.owner)
      }
    }
    receivers = names
    end = [LaneState](repeating: .absent, count: names.count)
    for step in steps {
      rows.append(Row(states: end, heading: step.text))
      for line in step.lines {
        let column = line.message.flatMap { columns[$0.owner] }
        rows.append(Row(states: end, column: column, line: line))
        if let column, let message = line.message {
          end[column] = Self.state(after: message.callback, before: end[column])
        }
      }
    }
  }

  private static func state(after callback: Callback, before: LaneState) -> LaneState {
    switch callback {
    case .viewWillAppear, .viewIsAppearing: .appearing
    case .viewDidAppear: .appeared
    case .viewWillDisappear: .disappearing
    case .viewDidDisappear, .loadView, .viewDidLoad: .loaded
    case .viewDidUnload: .unloaded
    case .dealloc: .absent
    default: before == .absent ? .unloaded : before
    }
  }
}
