/// A log printed as it was read: for people, a line for each of its lines that says something; for machines, JSON
/// Lines.
package struct LogListing: Sendable {
  /// A line of the listing.
  package struct Row: Sendable {
    /// The line of the log, from 1.
    package var line: Int
    /// The receiver as `Class`, `Class#2` for the second object; empty for what no receiver has.
    package var receiver: String
    package var text: String
    /// False for lines that are no callback, warning or action.
    package var isRead: Bool
  }

  private let log: DeviceLog
  private let source: Source
  private let instances: [LogInstance?]

  package init(_ log: DeviceLog, _ source: Source) {
    self.log = log
    self.source = Source(name: source.name, bytes: SavedText.decoded(source.bytes))
    instances = log.instances
  }

  /// The version of the JSON Lines: the second number grows with additions, the first with everything else.
  package static var formatVersion: String { "1.1" }

  /// The lines that were read and those that were not, in the order of the log.
  package var rows: [Row] {
    var rows: [Row] = []
    for (entry, instance) in zip(log.entries, instances) {
      switch entry.content {
      case .call(let call):
        let words = [call.message.selector] + call.fields.map { $0.text }
        rows.append(row(entry, name(call, instance), words.joined(separator: " ")))
      case .returned(let call): rows.append(row(entry, name(call, instance), call.message.selector + " returns"))
      case .console(let text): rows.append(row(entry, "", "! " + text))
      case .action(let text): rows.append(row(entry, "", "= " + text))
      }
    }
    for line in log.unread {
      let text = String(decoding: visible(line.line), as: UTF8.self)
      rows.append(Row(line: line.line, receiver: "", text: "not read, \(line.reason.words): \(text)", isRead: false))
    }
    return rows.sorted { $0.line < $1.line }
  }

  private func row(_ entry: LogEntry, _ receiver: String, _ text: String) -> Row {
    Row(line: entry.line, receiver: receiver, text: text, isRead: true)
  }

  /// `Class`, `Class@0x7fb1`, `Class@0x7fb1#2` for the second object of the class, `-` for none; `Class?` if it is doubtful.
  private func name(_ call: LoggedCall, _ instance: LogInstance?) -> String {
    let name = (call.className.isEmpty ? "-" : call.className) + (call.address.map { "@" + $0 } ?? "")
    let number = instance.map { $0.number > 1 ? "#\($0.number)" : "" } ?? ""
    return name + number + (call.isDoubtful ? "?" : "")
  }

  private func visible(_ line: Int) -> [UInt8] { LogText.visible(source.bytes[source.lineRange(line)]) }

  /// Returns one JSON object a line, the version first; `vcsim schema log` has the schema.
  /// - Parameter onlyUnread: leaves out what was read.
  package func jsonLines(onlyUnread: Bool = false) -> String {
    var text = "{\"type\":\"version\",\"format\":\"vcsim.log\",\"format_version\":\"\(Self.formatVersion)\"}\n"
    var objects: [(line: Int, json: String)] = []
    for (entry, instance) in zip(log.entries, instances) where !onlyUnread {
      let line = "\"line\":\(entry.line)"
      switch entry.content {
      case .call(let call): objects.append((entry.line, "{\"type\":\"call\",\(line),\(fields(call, instance))}"))
      case .returned(let call): objects.append((entry.line, "{\"type\":\"return\",\(line),\(fields(call, instance))}"))
      case .console(let words): objects.append((entry.line, "{\"type\":\"warning\",\(line),\"text\":\(quoted(words))}"))
      case .action(let words): objects.append((entry.line, "{\"type\":\"action\",\(line),\"text\":\(quoted(words))}"))
      }
    }
    for line in log.unread {
      var json = "{\"type\":\"unread\",\"line\":\(line.line),\"reason\":\"\(line.reason.name)\""
      switch line.reason {
      case .repeated(let first): json += ",\"of\":\(first)"
      case .unknownMethod(let method): json += ",\"method\":\(quoted(method))"
      case .noCallback, .swiftUI, .metadata, .stackFrame, .warning, .code, .prose, .otherObject, .continued, .ofTheLog,
        .tooLong:
        break
      }
      json += ",\"text\":\(quoted(String(decoding: visible(line.line), as: UTF8.self)))}"
      objects.append((line.line, json))
    }
    for object in objects.sorted(by: { $0.line < $1.line }) { text += object.json + "\n" }
    return text
  }

  private func fields(_ call: LoggedCall, _ instance: LogInstance?) -> String {
    var json = "\"class\":\(call.className.isEmpty ? "null" : quoted(call.className))"
    if let instance { json += ",\"instance\":\(instance.number)" }
    if call.isDoubtful { json += ",\"doubtful\":true" }
    if let address = call.address { json += ",\"address\":\(quoted(address))" }
    json += ",\"selector\":\(quoted(call.message.selector)),\"simulated\":\(call.message.callback != nil)"
    let values = call.fields.map { "\(quoted($0.key.name)):\(quoted($0.value.text))" }
    return json + ",\"values\":{\(values.joined(separator: ","))}"
  }

  private func quoted(_ text: String) -> String { "\"" + JSONText.escaped(text) + "\"" }
}
