/// Replays a scenario in one mode. A value: a copy of it is a snapshot of the whole simulated app.
public struct Simulator: Sendable {
  public let scenario: Scenario
  public let mode: Mode
  /// How far the story has been played: the next statement's index.
  public private(set) var position = 0
  /// Nil while the story goes on.
  public private(set) var outcome: Outcome?

  public init(_ scenario: Scenario, mode: Mode) {
    self.scenario = scenario
    self.mode = mode
  }

  /// Plays the whole story.
  public mutating func run(into sink: inout some EventSink) -> Outcome {
    while playNext(into: &sink) {}
    return outcome ?? .finished
  }

  /// Plays the next statement and all that follows from it. False when there was none left to play.
  public mutating func playNext(into sink: inout some EventSink) -> Bool {
    guard outcome == nil, position < scenario.story.count else { return false }
    sink.receive(TraceEvent(content: .step(position), depth: 0, time: 0))
    position += 1
    if position == scenario.story.count { outcome = .finished }
    return true
  }
}

/// How a run ended.
public enum Outcome: Hashable, Sendable {
  /// The story was played to its end.
  case finished
  /// UIKit raised an exception; the app ended there. It is the last event of the trace.
  case threw
  /// The story cannot go on: the fault of the scenario, not of UIKit.
  case fault(Fault)
}

/// Something that a story asks for and that cannot be simulated.
public struct Fault: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// Hooks run inside hooks, deeper than any app would.
    case hooksNestTooDeep(limit: Int)
    /// Hooks keep the app busy for ever.
    case neverComesToRest(limit: Int)
    /// An action before `launch`.
    case notLaunched
    /// A second `launch`.
    case alreadyLaunched
    /// The action needs another kind of controller; `needs` names it in plain words.
    case wrongKind(ControllerID, needs: String)
    /// The action needs something that is not so; in plain words.
    case impossible(String)
  }

  public var kind: Kind
  /// The line of the statement that was being played, from 1.
  public var line: Int

  public init(kind: Kind, line: Int) {
    self.kind = kind
    self.line = line
  }
}
