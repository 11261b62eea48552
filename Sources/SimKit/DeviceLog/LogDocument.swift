extension DeviceLog {
  /// The log as a trace of one step, with its classes as receivers: for comparing two logs.
  public var steps: [TraceStep] {
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
        let text = ([name, call.callback.selector] + call.values).joined(separator: " ")
        steps[steps.count - 1].lines.append(TraceLine(text: text, depth: 0))
      case .console(let text):
        steps[steps.count - 1].lines.append(
          TraceLine(text: "!  " + LogComparison.withoutAddresses(text, [:]), depth: 0))
      case .action(let text): steps.append(TraceStep(text: text))
      case .returned: break
      }
    }
    return steps.filter { !$0.lines.isEmpty || $0.text != "the log" }
  }
}
