extension DeviceLog {
  /// The log as a trace of one step, with its classes as receivers: for comparing two logs.
  package var steps: [TraceStep] {
    var numbers: [String: Int] = [:]
    var counts: [String: Int] = [:]
    var steps = [TraceStep(text: "the log")]
    for entry in entries {
      switch entry.content {
      case .call(let call):
        let key = call.className + "@" + (call.address ?? "")
        if numbers[key] == nil {
          counts[call.className, default: 0] += 1
          numbers[key] = counts[call.className]
        }
        let number = numbers[key] ?? 1
        let name = call.className.isEmpty ? "?" : call.className + (number == 1 ? "" : "#\(number)")
        let content: TraceLine.Content
        if let callback = call.message.callback {
          content = .message(TraceMessage(receiver: name, callback: callback, fields: call.fields))
        } else {
          content = .other(name + " " + call.message.selector)
        }
        steps[steps.count - 1].lines.append(TraceLine(content, depth: 0))
      case .console(let text):
        steps[steps.count - 1].lines.append(
          TraceLine(.warning(LogComparison.withoutAddresses(text, [:])), depth: 0))
      case .action(let text): steps.append(TraceStep(text: text))
      case .returned: break
      }
    }
    return steps.filter { !$0.lines.isEmpty || $0.text != "the log" }
  }
}
