/// A log, read: the lines that speak of callbacks, and those that do not.
package struct DeviceLog: Sendable {
  package private(set) var entries: [LogEntry] = []
  /// What was not read, without blank lines, in order.
  package private(set) var unread: [UnreadLine] = []

  /// Reads a log of any of the shapes that developers have at hand; what it does not know it lists.
  package init(_ source: Source) {
    let reading = LogReading(source)
    entries = reading.entries
    unread = reading.unread
  }

  /// Who got each entry, with objects at one address told apart; nil for entries that are no callbacks, and where the
  /// log does not tell.
  package var instances: [LogInstance?] { LogInstances(entries, reloads: false).owners }

  /// The line in which an exception ended the app; nil if none did.
  package var exceptionLine: Int? {
    for entry in entries {
      if case .console(let text) = entry.content, text.hasPrefix("*** Terminating") { return entry.line }
    }
    return nil
  }

  /// The callbacks that come in it at all.
  package var callbacks: Set<Callback> {
    var result: Set<Callback> = []
    for entry in entries {
      if case .call(let call) = entry.content, let callback = call.message.callback { result.insert(callback) }
    }
    return result
  }

  /// True if no line of it speaks of a callback, a warning or an action.
  package var isEmpty: Bool { entries.isEmpty }
}
