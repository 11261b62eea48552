extension RuleTally {
  /// Counts the rule that has sent an event, if one has.
  @inline(__always)
  package mutating func count(_ event: TraceEvent) {
    switch event.content {
    case .call(let call): count(call.rule)
    case .warning(_, let rule), .exception(_, _, let rule): count(rule)
    case .remark(.noEffect, _): countNoEffect()
    case .step: beginAction()
    case .note, .remark, .gap: break
    }
  }
}
