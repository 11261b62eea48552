extension TraceFilter {
  /// Whether the filter lets a message through.
  package func shows(_ call: Call) -> Bool {
    if let id = call.receiver.controller {
      let isDelegate = call.receiver == .delegate(id) && delegates.contains(id)
      if let controllers, !controllers.contains(id), !isDelegate { return false }
    } else if call.receiver == .app ? !showsApp : !showsScene {
      return false
    }
    if call.isQuiet, callbacks?.contains(call.callback) != true { return false }
    if let families, !families.contains(call.callback.family) { return false }
    if let callbacks, !callbacks.contains(call.callback) { return false }
    return !omittedRules.contains(call.rule)
  }
}

/// The depth of the shown messages, counted as if nothing else had happened.
package struct ShownNesting: Sendable {
  private var open: [(depth: Int, isShown: Bool)] = []

  package init() {}

  private var shownDepth: Int { open.reduce(0) { $0 + ($1.isShown ? 1 : 0) } }

  /// The depth of a message.
  package mutating func enter(_ depth: Int, isShown: Bool) -> Int {
    while let last = open.last, last.depth >= depth { open.removeLast() }
    let result = shownDepth
    open.append((depth, isShown))
    return result
  }

  /// The depth of a line that is no message.
  package func depth(of depth: Int) -> Int { min(depth, shownDepth) }
}

/// Forwards the events that a filter shows. Gaps before a hidden event are added to the next, and nesting is counted again, so that
/// the result looks as if nothing else had happened.
package struct FilteredSink<Base: EventSink>: EventSink {
  package var base: Base
  private let filter: TraceFilter
  private let hidesNothing: Bool
  private var gap = 0
  private var nesting = ShownNesting()

  package init(_ base: Base, filter: TraceFilter) {
    self.base = base
    self.filter = filter
    hidesNothing = filter == TraceFilter()
  }

  @inline(never)
  package mutating func receive(_ event: TraceEvent) {
    if case .gap(let duration) = event.content {
      gap += duration
    } else if hidesNothing, passesAll(event) {
      base.receive(event)
    } else {
      filter(event)
    }
  }

  /// Whether an event that isn't a message passes as it is.
  @inline(__always)
  private func passesAll(_ event: TraceEvent) -> Bool {
    switch event.content {
    case .call, .gap: false
    case .step, .note, .remark, .warning, .exception: gap == 0
    }
  }

  /// A filter that hides quiet messages only lets others through as they are. Nothing is nested in a quiet message.
  @inline(__always)
  package mutating func receive(_ call: Call, depth: Int, time: Int, turn: Int) {
    if hidesNothing, !call.isQuiet {
      if gap > 0 { passGap(time, turn) }
      base.receive(call, depth: depth, time: time, turn: turn)
    } else {
      filter(TraceEvent(content: .call(call), depth: depth, time: time, turn: turn))
    }
  }

  package var showsViews: Bool { base.showsViews }

  package mutating func viewResized(of id: ControllerID) { base.viewResized(of: id) }

  @inline(never)
  private mutating func filter(_ event: TraceEvent) {
    var event = event
    switch event.content {
    case .step, .note:
      gap = 0
      nesting = ShownNesting()
    // Added before it comes here.
    case .gap: return
    case .call(let call):
      let isShown = filter.shows(call)
      if !hidesNothing { event.depth = nesting.enter(event.depth, isShown: isShown) }
      guard isShown else { return }
    case .remark, .warning, .exception:
      if !hidesNothing { event.depth = nesting.depth(of: event.depth) }
    }
    if gap > 0 { passGap(event.time, event.turn) }
    base.receive(event)
  }

  @inline(never)
  private mutating func passGap(_ time: Int, _ turn: Int) {
    base.receive(TraceEvent(content: .gap(gap), depth: 0, time: time, turn: turn))
    gap = 0
  }
}
