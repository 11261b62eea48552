/// One thing that happened in a run. A run is a stream of them, in order.
public struct TraceEvent: Hashable, Sendable {
  /// What happened.
  public var content: Content
  /// How many printed callbacks it lies inside of.
  public var depth: Int
  /// The virtual time in milliseconds since the start.
  public var time: Int

  /// What an event says.
  public enum Content: Hashable, Sendable {
    /// A line of the story begins; its index in `Scenario.story`.
    case step(Int)
    /// Words for the reader; the index of the statement in `Scenario.story`.
    case note(Int)
    /// Words for the reader in the app's code, with their line in the file, from 1.
    case remark(String, line: Int)
    /// Virtual time has passed since the event before, in milliseconds.
    case gap(Int)
    case call(Call)
    /// UIKit's console warning.
    case warning(String, rule: RuleID)
    /// An exception that UIKit raises; it ends the app.
    case exception(name: String, reason: String, rule: RuleID)
  }

  /// An event of one's own, for the test of a sink.
  public init(content: Content, depth: Int, time: Int) {
    self.content = content
    self.depth = depth
    self.time = time
  }
}

/// A message that UIKit sent.
public struct Call: Hashable, Sendable {
  /// Who got the message.
  public var receiver: Receiver
  /// Which message it is.
  public var callback: Callback
  /// What UIKit handed over with it.
  public var argument: Argument
  /// What a question was answered; nil for messages that are not questions.
  public var answer: Answer?
  /// The rule that sent it.
  public var rule: RuleID
  /// What the receiver's code would see at this moment; nil for receivers without a view.
  public var geometry: Geometry?
  /// In the four appearance callbacks: why the controller comes or goes, if a property says so.
  public var movement: Movement?

  /// A message of one's own, for the test of a sink.
  public init(
    receiver: Receiver, callback: Callback, argument: Argument, answer: Answer?, rule: RuleID, geometry: Geometry?
  ) {
    self.receiver = receiver
    self.callback = callback
    self.argument = argument
    self.answer = answer
    self.rule = rule
    self.geometry = geometry
  }
}

/// Where a run's events go.
public protocol EventSink {
  /// Takes the next event; events come in the order in which they happen.
  mutating func receive(_ event: TraceEvent)
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
