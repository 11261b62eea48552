/// A log, read: the lines that speak of callbacks, and those that do not.
package struct DeviceLog: Sendable {
  package private(set) var entries: [LogEntry] = []
  /// The lines that were not read, without blank lines, in order.
  package private(set) var unread: [UnreadLine] = []
  /// The log's own statement of its origin, or nil if it makes none.
  package let origin: LogOrigin?

  /// Reads a log of any of the shapes that developers have at hand; what it does not know it lists.
  package init(_ source: Source) {
    let text = Source(name: source.name, bytes: SavedText.decoded(source.bytes))
    let reading = LogReading(text)
    origin = LogOrigin(text)
    entries = reading.entries
    unread = reading.unread
  }

  /// The receiver of each entry, with objects at one address told apart; nil for entries that are no callbacks, and if
  /// the log doesn't name the receiver.
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

  /// Whether no line of it speaks of a callback, a warning or an action.
  package var isEmpty: Bool { entries.isEmpty }
}
