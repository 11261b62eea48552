/// A log printed as it was read: for people a line for each of its lines that says something, for machines JSON Lines.
package struct LogListing: Sendable {
  package struct ListedLine: Sendable {
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
  package var rows: [ListedLine] {
    let read = zip(log.entries, instances).map { entry, instance in
      let (receiver, text) =
        switch entry.content {
        case .call(let call):
          (name(call, instance), ([call.message.selector] + call.fields.map { $0.text }).joined(separator: " "))
        case .returned(let call): (name(call, instance), call.message.selector + " returns")
        case .console(let text): ("", "! " + text)
        case .action(let text): ("", "= " + text)
        }
      return ListedLine(line: entry.line, receiver: receiver, text: text, isRead: true)
    }
    let unread = log.unread.map { line in
      let text = "not read, \(line.reason.facts.words): \(visible(line.line))"
      return ListedLine(line: line.line, receiver: "", text: text, isRead: false)
    }
    return (read + unread).sorted { $0.line < $1.line }
  }

  /// `Class`, `Class@0x7fb1`, `Class@0x7fb1#2` for the second object of the class, `-` for none; `Class?` if it is doubtful.
  private func name(_ call: LoggedCall, _ instance: LogInstance?) -> String {
    let name = (call.className.isEmpty ? "-" : call.className) + (call.address.map { "@" + $0 } ?? "")
    let number = instance.map { $0.number > 1 ? "#\($0.number)" : "" } ?? ""
    return name + number + (call.isDoubtful ? "?" : "")
  }

  private func visible(_ line: Int) -> String {
    String(decoding: LogText.visible(source.bytes[source.lineRange(line)]), as: UTF8.self)
  }

  /// Returns one JSON object a line, the version first, as `vcsim schema log` says; `onlyUnread` leaves out what was read.
  package func jsonLines(onlyUnread: Bool = false) -> String {
    var lines: [(line: Int, json: String)] = []
    func add(_ type: String, _ line: Int, _ members: (inout JSONWriter) -> Void) {
      let text = JSONWriter.text { json in
        json.object { json in
          json.put("type", type)
          json.put("line", line)
          members(&json)
        }
        json.endLine()
      }
      lines.append((line, text))
    }
    for (entry, instance) in zip(log.entries, instances) where !onlyUnread {
      switch entry.content {
      case .call(let call): add("call", entry.line) { put(call, instance, to: &$0) }
      case .returned(let call): add("return", entry.line) { put(call, instance, to: &$0) }
      case .console(let words): add("warning", entry.line) { $0.put("text", words) }
      case .action(let words): add("action", entry.line) { $0.put("text", words) }
      }
    }
    for line in log.unread {
      add("unread", line.line) { json in
        json.put("reason", line.reason.facts.name)
        if case .repeated(let first) = line.reason { json.put("of", first) }
        if case .unknownMethod(let method) = line.reason { json.put("method", method) }
        json.put("text", visible(line.line))
      }
    }
    return JSONWriter.text { $0.head("vcsim.log", Self.formatVersion) }
      + lines.sorted { $0.line < $1.line }.map { $0.json }.joined()
  }

  private func put(_ call: LoggedCall, _ instance: LogInstance?, to json: inout JSONWriter) {
    json.key("class")
    if call.className.isEmpty { json.null() } else { json.put(call.className) }
    json.put("instance", instance?.number)
    if call.isDoubtful { json.put("doubtful", true) }
    json.put("address", call.address)
    json.put("selector", call.message.selector)
    json.put("simulated", call.message.callback != nil)
    json.object("values") { json in
      for field in call.fields {
        json.key(escaping: field.key.name)
        json.put(field.value.text)
      }
    }
  }
}
