import SimKit

/// A log as a record, to send to the project. The log's own names stay, and so do its order and its repeats.
struct RecordDraft {
  /// The base of the record's name; the number distinguishes records of one name.
  private let name: String
  private var number = 1
  private let steps: [TraceStep]
  /// The version that made the log, `18.5`, and the device: from the log, or from its sender. Nil if unknown.
  var version: String?
  var device: String?
  private let origin: LogOrigin?
  /// The actions, if the log does not have them: lines of a scenario.
  var story: [String] = []

  init(_ log: DeviceLog, named path: String) {
    let file = path.split(separator: "/").last.map { $0.split(separator: ".")[0] } ?? ""
    let words = file.lowercased().split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
    name = words.isEmpty ? "log" : words.joined(separator: "-")
    steps = log.steps
    origin = log.origin
    version = origin?.system
    device = origin?.device
  }

  /// Why the log is a part of what was to be done; empty if it is all of it.
  var gaps: [LogOrigin.Gap] { origin?.gaps ?? [] }

  private var source: String {
    guard let origin else { return "where it can be read, or who made it" }
    let parts = [
      "vcsim's player", origin.caseName, origin.model, origin.build.map { "build " + $0 },
      origin.drivers.isEmpty ? nil : "by " + origin.drivers.joined(separator: " and "),
    ]
    return parts.compactMap { $0 }.joined(separator: ", ").filter { $0 != "\"" }
  }

  /// Whether the log says where an action begins.
  var hasActions: Bool { steps.contains { $0.text != DeviceLog.wholeLog } }

  /// Takes the first number that no other record of the name has.
  mutating func number(avoiding taken: inout Set<String>) {
    while !taken.insert(id).inserted { number += 1 }
  }

  private var id: String {
    let major = (version ?? "unknown").prefix { $0 != "." }
    return "\(name)-\(major)-" + (number < 10 ? "0" : "") + "\(number)"
  }

  /// The lines that a record has from the one above it, unless it says otherwise.
  private var ground: [String] { ["  ios \(version ?? "unknown")\n", "  trust log\n", "  source \"\(source)\"\n"] }

  /// The record as a list of records has it, below another.
  func text(below other: RecordDraft?) -> String {
    var text = "record \(id)\n"
    for line in ground where !(other?.ground.contains(line) ?? false) { text += line }
    text += "  device \(device ?? "unknown")\n"
    // A part of a case is no evidence of its order: it is kept, and never counted as right.
    if let gap = gaps.first {
      text +=
        "  unsaid \"partial: \(gap.text.filter { $0 != "\"" })\(gaps.count > 1 ? ", and \(gaps.count - 1) more" : "")\"\n"
    }
    if !hasActions { text += story.map { "  step \($0)\n" }.joined() }
    for (place, step) in steps.enumerated() {
      if step.text != DeviceLog.wholeLog {
        text += "  step \(step.text)\n"
        if let driver = origin?.driver(ofAction: place) { text += "  by \(driver)\n" }
      }
      for line in step.lines {
        if case .warning(let warning) = line.content {
          text += "  text \"\(warning)\"\n"
        } else {
          text += "  line \(line.text)\n"
        }
      }
    }
    return text
  }
}
