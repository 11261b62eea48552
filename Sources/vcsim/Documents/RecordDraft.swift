import SimKit

/// A log as a record: what somebody with a device sends to the project. The log's own names stay, and so do its order and
/// its repeats.
struct RecordDraft {
  /// What the record is called after; the number tells records of one name apart.
  private let name: String
  private let steps: [TraceStep]
  /// The version that made the log, and the device; nil where nobody says.
  var mode: Mode?
  var device: String?
  /// What was done, where the log does not say it: lines of a story.
  var story: [String] = []

  init(_ log: DeviceLog, named path: String) {
    let file = path.split(separator: "/").last.map { $0.split(separator: ".")[0] } ?? ""
    let words = file.lowercased().split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
    name = words.isEmpty ? "log" : words.joined(separator: "-")
    steps = log.steps
  }

  /// True if the log says where an action begins.
  var hasActions: Bool { steps.contains { $0.text != DeviceLog.wholeLog } }

  /// The record as a list of records has it.
  var text: String {
    let version = mode.map { "\($0.major)" } ?? "unknown"
    var text = "record \(name)-\(version)-01\n  ios \(version)\n  device \(device ?? "unknown")\n  trust log\n"
    text += "  source \"where it can be read, or who made it\"\n"
    if !hasActions { text += story.map { "  step \($0)\n" }.joined() }
    for step in steps {
      if step.text != DeviceLog.wholeLog { text += "  step \(step.text)\n" }
      for line in step.lines { text += "  line \(line.text)\n" }
    }
    return text
  }
}
