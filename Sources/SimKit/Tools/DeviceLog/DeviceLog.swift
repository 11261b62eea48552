/// A log, read: the lines that speak of callbacks, and those that do not.
package struct DeviceLog: Sendable {
  package let entries: [LogEntry]
  /// The lines that were not read, without blank lines, in order.
  package let unread: [UnreadLine]
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

  /// The receiver of each entry, with objects at one address told apart; nil for what is no callback or names no receiver.
  package var instances: [LogInstance?] { LogInstances(entries, reloads: false).owners }

  /// The same for stories: objects are told apart also where the log states no address, by their second loads, and objects of a
  /// class of which one ends before the next begins are one, which is created again.
  var objects: (owners: [LogInstance?], areCreatedAgain: Bool) {
    let reloads = callbacks.contains(.viewDidUnload) || callbacks.contains(.didReceiveMemoryWarning)
    let instances = LogInstances(entries, reloads: false, infersObjects: !reloads)
    let several = instances.byClass.values.filter { $0.count > 1 }
    guard !several.isEmpty else { return (instances.owners, false) }
    let places = instances.places
    var firsts: [LogInstance: LogInstance] = [:]
    for all in several {
      var own: [LogInstance] = []
      for instance in all {
        let place = places[instance] ?? 0
        if place == own.count { own.append(instance) }
        firsts[instance] = own[place]
      }
    }
    return (instances.owners.map { $0.flatMap { firsts[$0] ?? $0 } }, firsts.contains { $0 != $1 })
  }

  func part(_ lines: ClosedRange<Int>) -> DeviceLog {
    DeviceLog(
      entries: entries.filter { lines.contains($0.line) }, unread: unread.filter { lines.contains($0.line) },
      origin: origin)
  }

  private init(entries: [LogEntry], unread: [UnreadLine], origin: LogOrigin?) {
    (self.entries, self.unread, self.origin) = (entries, unread, origin)
  }

  /// The lines with a doubtful receiver; nil if there are none.
  package var doubt: LogDoubt? {
    let lines = entries.filter { $0.call?.isDoubtful ?? false }.map { $0.line }.unique
    return lines.isEmpty ? nil : LogDoubt(lines: lines)
  }

  /// The lines of UIKit's own words.
  var textLines: [Int] {
    entries.compactMap { entry in if case .console = entry.content { entry.line } else { nil } }
  }

  /// The line in which an exception ended the app; nil if none did.
  package var exceptionLine: Int? {
    entries.first { entry in
      if case .console(let text) = entry.content { text.hasPrefix("*** Terminating") } else { false }
    }?.line
  }

  /// Whether the app has written its actions into the log.
  package var hasMarks: Bool {
    entries.contains { if case .action = $0.content { true } else { false } }
  }

  package var callbacks: Set<Callback> { Set(entries.compactMap { $0.call?.message.callback }) }

  /// Whether no line of it speaks of a callback, a warning or an action.
  package var isEmpty: Bool { entries.isEmpty }
}

/// The lines of a log whose receivers have no more evidence than another choice.
package struct LogDoubt: Sendable {
  /// Not empty.
  package let lines: [Int]

  /// The part of a sentence that says so.
  package var words: String {
    let some = lines.prefix(Self.most).map { "\($0)" }.joined(separator: ", ")
    let more = lines.count > Self.most ? " and \(lines.count - Self.most) more" : ""
    return "who got the \(lines.count == 1 ? "callback of line" : "callbacks of lines") \(some)\(more)"
  }

  /// More lines are counted only.
  private static let most = 6
}
