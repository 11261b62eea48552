/// The events of a run that wait for the sink, with the depth of the callbacks around them.
struct EventQueue: Sendable {
  private var pending: [Pending] = []
  /// The pending events with texts, each with what UIKit complains of in it.
  private var others: [(event: TraceEvent, trouble: Trouble?)] = []
  /// How deep the pending messages and texts are together.
  private var depths = 0
  /// How many of the pending events a watcher has seen.
  private var seen = 0
  /// Whether the sink shows the view of each receiver.
  var showsViews = false
  /// How many callbacks that have been printed are open.
  var depth = 0
  /// The time of the last event, or of the beginning of the step.
  var lastTime = 0
  /// Whether a call of this step was carried out though no record shows what UIKit does with it.
  var isUnsure = false

  /// An event that waits. Most hold nothing that would have to be counted when they are copied; those with texts are kept
  /// beside them, with their index.
  private enum Pending {
    case call(Call, depth: Int, time: Int, turn: Int)
    case step(Int, depth: Int, time: Int, turn: Int)
    case gap(Int, time: Int, turn: Int)
    case other(Int)
    case resized(ControllerID)
  }

  mutating func emit(resized ids: [ControllerID]) {
    for id in ids { pending.append(.resized(id)) }
  }

  mutating func emit(_ call: Call, time: Int, turn: Int) {
    pass(to: time, turn)
    depths += depth
    pending.append(.call(call, depth: depth, time: time, turn: turn))
  }

  mutating func emit(_ content: TraceEvent.Content, about trouble: Trouble?, time: Int, turn: Int) {
    pass(to: time, turn)
    if case .step(let place) = content {
      pending.append(.step(place, depth: depth, time: time, turn: turn))
    } else {
      depths += depth
      pending.append(.other(others.count))
      others.append((TraceEvent(content: content, depth: depth, time: time, turn: turn), trouble))
    }
  }

  @inline(__always)
  private mutating func pass(to time: Int, _ turn: Int) {
    guard time > lastTime else { return }
    pending.append(.gap(time - lastTime, time: time, turn: turn))
    lastTime = time
  }

  /// Whether a watcher has not seen some of the pending events.
  var hasUnseen: Bool { seen < pending.count }

  /// Takes the pending events that a watcher has not seen, each with what UIKit complains of in it.
  mutating func takeUnseen() -> [(TraceEvent.Content, Trouble?)] {
    defer { seen = pending.count }
    return pending[seen...].compactMap { event in
      switch event {
      case .call(let call, _, _, _): (.call(call), nil)
      case .step(let place, _, _, _): (.step(place), nil)
      case .gap(let duration, _, _): (.gap(duration), nil)
      case .other(let place): (others[place].event.content, others[place].trouble)
      case .resized: nil
      }
    }
  }

  /// How many lines wait, and how deep they are together.
  var pendingLines: (count: Int, depths: Int) { (pending.count, depths) }

  var hasManyPending: Bool { pending.count >= 256 }

  mutating func drain(into sink: inout some EventSink) {
    for event in pending {
      // Anything but a call is rare: one place hands it on, because the compiler copies a sink into each place that does.
      let rare: TraceEvent
      switch event {
      case .call(let call, let depth, let time, let turn):
        sink.receive(call, depth: depth, time: time, turn: turn)
        continue
      case .resized(let id):
        sink.viewResized(of: id)
        continue
      case .step(let place, let depth, let time, let turn):
        rare = TraceEvent(content: .step(place), depth: depth, time: time, turn: turn)
      case .gap(let duration, let time, let turn):
        rare = TraceEvent(content: .gap(duration), depth: 0, time: time, turn: turn)
      case .other(let place): rare = others[place].event
      }
      sink.receive(rare)
    }
    (seen, depths) = (0, 0)
    if !pending.isEmpty { pending.removeAll(keepingCapacity: true) }
    if !others.isEmpty { others.removeAll(keepingCapacity: true) }
  }

  /// Exchanges the memory for events that wait, when none does.
  mutating func exchangeMemory(with other: inout EventQueue) {
    swap(&pending, &other.pending)
    swap(&others, &other.others)
  }
}
