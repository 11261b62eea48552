/// An event of a run. A run is a stream of them, in order.
public struct TraceEvent: Hashable, Sendable {
  /// The event.
  public var content: Content
  /// How many printed callbacks it lies inside of.
  public var depth: Int
  /// The virtual time in milliseconds since the start.
  public var time: Int
  /// The number of the run-loop turn that it is in.
  public var turn: Int

  /// The contents of an event.
  public enum Content: Hashable, Sendable {
    /// A line of the story begins; its index in `Scenario.story`.
    case step(Int)
    /// Words for the reader; the index of the statement in `Scenario.story`.
    case note(Int)
    /// Words for the reader that UIKit does not print, with their line in the file, from 1.
    case remark(Remark, line: Int)
    /// Virtual time has passed since the event before, in milliseconds.
    case gap(Int)
    case call(Call)
    /// UIKit's console warning.
    case warning(String, rule: RuleID)
    /// An exception that UIKit raises; it ends the app.
    case exception(name: String, reason: String, rule: RuleID)
  }

  /// An event for the test of a sink.
  public init(content: Content, depth: Int, time: Int, turn: Int = 0) {
    self.content = content
    self.depth = depth
    self.time = time
    self.turn = turn
  }
}

extension TraceEvent {
  /// The place in the story of the statement that begins; nil for what follows from one.
  package var statement: Int? {
    switch content {
    case .step(let place), .note(let place): place
    case .call, .remark, .gap, .warning, .exception: nil
    }
  }

  /// The rule that sent the line; nil for what UIKit does not say.
  package var rule: RuleID? {
    switch content {
    case .call(let call): call.rule
    case .warning(_, let rule), .exception(_, _, let rule): rule
    case .step, .note, .remark, .gap: nil
    }
  }
}

/// Words for the reader between the lines of a trace. No expectation and no comparison sees them.
public enum Remark: Hashable, Sendable {
  /// A note in the app's code.
  case note(String)
  /// The reply to a line of the story, or of the app's code, that UIKit doesn't carry out as it asks.
  case reply(Reply)
  /// The release of iOS with which the text above begins, where the version stands for its last release.
  case since(Mode)
  /// A line of the story, or of the app's code, whose effect no line of the trace shows, and why.
  case unseen(String)

  /// As a trace shows it.
  public var text: String {
    switch self {
    case .note(let words): Statement.note(words)
    case .reply(let reply): "# " + reply.text
    case .since(let mode): "# iOS \(mode.number) and later"
    case .unseen(let words): "# unseen: " + words
    }
  }
}

/// UIKit's answer, without a text, to a call or a touch whose precondition fails.
public struct Reply: Hashable, Sendable {
  /// The effects.
  public enum Effect: String, Hashable, Sendable {
    /// UIKit does nothing.
    case nothing = "no effect"
    /// UIKit does it at another time.
    case later
    /// No record or document shows what UIKit does.
    case unknown
  }

  /// The effect.
  public let effect: Effect
  /// The reason.
  public let reason: String
  /// The name of the row in the table of refusals: `vcsim explain refusals`.
  public let row: String
  /// The method of UIKit, or what else happens to the app.
  public let call: String
  /// Whether the line can do nothing in its place: a mistake of the story, perhaps.
  let isIdle: Bool
  /// Whether it is an action that has no effect, and not an option.
  let isActionInVain: Bool
  /// How vcsim goes on where it isn't known what UIKit does; nil where it is.
  public let played: String?

  init(_ effect: Contract.Effect, _ refusal: Refusal, _ reason: String) {
    switch effect {
    case .later: self.effect = .later
    case .unknown, .unknownPlayed: self.effect = .unknown
    case .nothing, .raises, .ignores, .proceeds: self.effect = .nothing
    }
    self.reason = reason
    isIdle = refusal.isIdle(effect)
    isActionInVain = self.effect == .nothing && refusal != .idleOption
    row = refusal.contract.section.heading
    call = refusal.terms.call.rawValue
    played = self.effect == .unknown ? refusal.played : nil
  }

  /// As a trace shows it.
  public var text: String { effect.rawValue + ": " + reason + (played.map { "; played: " + $0 } ?? "") }
}

/// A message that UIKit sent.
public struct Call: Hashable, Sendable {
  /// The receiver of the message.
  public var receiver: Receiver
  /// Which message it is.
  public var callback: Callback
  /// The arguments from UIKit.
  public var argument: Argument
  /// The return value of a query; nil for other messages.
  public var answer: Answer?
  /// The rule that sent it.
  public var rule: RuleID
  /// The view as the receiver's code would see it at this moment; nil for receivers without a view.
  /// In a run for a sink that shows no views, only `viewWillLayoutSubviews` has it.
  public var geometry: Geometry?
  /// The appearance state of the receiver's controller at this moment; nil for receivers without one, and where `geometry` is left out.
  public internal(set) var appearance: AppearanceState?
  /// In the four appearance callbacks: why the controller comes or goes, if a property says so.
  public var movement: Movement?
  /// Whether few classes have the method, and the scenario doesn't say that the receiver's does: a trace shows such a message only
  /// if its filter names the callback.
  public var isQuiet = false
  /// Whether UIKit sent it while two transitions or more were in progress, or after a call of this step whose answer isn't known.
  /// Records show the order of each by itself.
  public var isBeside = false

  /// A message for the test of a sink.
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

/// A receiver of a run's events.
public protocol EventSink {
  /// Whether it shows the view of each message's receiver: a run reads the views for such a sink only. The default is true.
  var showsViews: Bool { get }
  /// Takes the next event; events come in the order in which they happen.
  mutating func receive(_ event: TraceEvent)
  /// Takes a message with the depth, time, and turn of its event. The default makes an event of it; most
  /// events are messages, and an event is copied with care for its texts.
  mutating func receive(_ call: Call, depth: Int, time: Int, turn: Int)
  /// Takes note of a view that has changed its size since the event before. The default does nothing.
  mutating func viewResized(of id: ControllerID)
}

extension EventSink {
  /// Takes the message as an event.
  @inline(__always)
  public mutating func receive(_ call: Call, depth: Int, time: Int, turn: Int) {
    receive(TraceEvent(content: .call(call), depth: depth, time: time, turn: turn))
  }

  /// Always true.
  public var showsViews: Bool { true }

  /// Does nothing.
  public mutating func viewResized(of id: ControllerID) {}
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
