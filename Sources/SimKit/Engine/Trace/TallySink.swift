/// Counts which rules send the lines that pass through it.
package struct TallySink<Base: EventSink>: EventSink {
  package var base: Base
  package private(set) var tally = RuleTally()

  package init(_ base: Base) { self.base = base }

  @inline(never)
  package mutating func receive(_ event: TraceEvent) {
    tally.count(event)
    base.receive(event)
  }

  @inline(__always)
  package mutating func receive(_ call: Call, depth: Int, time: Int, turn: Int) {
    tally.count(call.rule, isBeside: call.isBeside)
    base.receive(call, depth: depth, time: time, turn: turn)
  }

  package var showsViews: Bool { base.showsViews }

  package mutating func viewResized(of id: ControllerID) { base.viewResized(of: id) }
}

extension RuleTally {
  @inline(__always)
  package mutating func count(_ event: TraceEvent) {
    switch event.content {
    case .remark(.reply(let reply), _): if reply.isActionInVain { countNoEffect() }
    case .call(let call): count(call.rule, isBeside: call.isBeside)
    case .warning(_, let rule), .exception(_, _, let rule): count(rule)
    case .step, .note, .gap, .remark: break
    }
  }
}
