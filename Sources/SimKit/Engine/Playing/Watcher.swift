/// Looks at an app while it is played, and changes nothing. The mechanisms know nothing of it.
protocol Watcher {
  /// Whether it looks at all: the compiler takes out what nothing looks at.
  var looks: Bool { get }
  /// The app is about to perform an action of the story, or of its own code.
  mutating func acts(_ action: Action, line: Int, _ app: Simulator)
  /// A work has brought an event about.
  mutating func sees(_ event: TraceEvent.Content, _ app: Simulator)
  /// UIKit complains of a call.
  mutating func sees(_ trouble: Trouble, _ app: Simulator)
  /// A turn of the run loop has ended, with its layout.
  mutating func turnEnded(_ app: Simulator)
  /// A line of the story has been played, with all that followed from it.
  mutating func statementEnded(_ app: Simulator)
}

extension Watcher {
  var looks: Bool { true }
  mutating func acts(_ action: Action, line: Int, _ app: Simulator) {}
  mutating func sees(_ event: TraceEvent.Content, _ app: Simulator) {}
  mutating func sees(_ trouble: Trouble, _ app: Simulator) {}
  mutating func turnEnded(_ app: Simulator) {}
  mutating func statementEnded(_ app: Simulator) {}
}

struct NoWatcher: Watcher {
  var looks: Bool { false }
}

extension Optional: Watcher where Wrapped: Watcher {
  var looks: Bool { self?.looks ?? false }
  mutating func acts(_ action: Action, line: Int, _ app: Simulator) { self?.acts(action, line: line, app) }
  mutating func sees(_ event: TraceEvent.Content, _ app: Simulator) { self?.sees(event, app) }
  mutating func sees(_ trouble: Trouble, _ app: Simulator) { self?.sees(trouble, app) }
  mutating func turnEnded(_ app: Simulator) { self?.turnEnded(app) }
  mutating func statementEnded(_ app: Simulator) { self?.statementEnded(app) }
}
