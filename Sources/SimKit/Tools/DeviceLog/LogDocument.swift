extension DeviceLog {
  /// The log as a trace of one step, with its classes as receivers: for comparing two logs, and for pictures.
  package var steps: [TraceStep] {
    var steps = [TraceStep(text: Self.wholeLog)]
    for (entry, instance) in zip(entries, instances) {
      switch entry.content {
      case .call(let call):
        let number = instance?.number ?? 1
        let name = call.className.isEmpty ? "?" : call.className + (number == 1 ? "" : "#\(number)")
        let content: TraceLine.Content
        if let callback = call.message.callback {
          content = .message(TraceMessage(receiver: name, callback: callback, fields: call.fields))
        } else {
          content = .other(name + " " + call.message.selector)
        }
        steps[steps.count - 1].lines.append(TraceLine(content, depth: 0))
      case .console(let text):
        steps[steps.count - 1].lines.append(TraceLine(.warning(LogComparison.withoutAddresses(text, [:])), depth: 0))
      case .action(let text): steps.append(TraceStep(text: text))
      case .returned: break
      }
    }
    return steps.filter { !$0.lines.isEmpty || $0.text != Self.wholeLog }
  }

  /// The step of a log that does not say where an action begins.
  package static let wholeLog = "the log"
}
