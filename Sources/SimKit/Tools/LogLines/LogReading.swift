/// The reading of a whole log: the receiver of each callback, lines that repeat a call, and receivers that are no controllers.
struct LogReading {
  /// A callback of a text with what decides whether it is one of its own.
  private struct Found {
    var call: LoggedCall
    var sourceLine: Int?
    let address: Range<Int>?
    let isEnding: Bool
    /// A sign in front points back, as `<<<` does: the callback returns, if a line without one has begun it.
    let pointsBack: Bool
    /// That no word names.
    private(set) var rectangle: Rect?
    /// The words behind it, without the names of values.
    private let words: Set<String>

    /// Nil for a name that is no call.
    init?(_ name: LogSurroundings) {
      let mention = name.mention
      guard mention.isCall(mention.className == nil ? name.receiver : nil) else { return nil }
      call = LoggedCall(
        className: name.receiver ?? "", message: mention.message, fields: LogValues.fields(of: mention),
        isDoubtful: name.isDoubtful)
      (sourceLine, address) = (mention.sourceLine, mention.address)
      (isEnding, pointsBack) = (mention.isEnding, mention.pointsBack)
      words = Set(mention.behind.filter { !$0.isKey }.flatMap { $0.words }.map { mention.line.bytes.text($0) })
      if mayShowRectangle, !call.fields.contains(where: { $0.key == .bounds || $0.key == .frame }) {
        rectangle = LogRectangles.rectangle(of: mention)
      }
    }

    /// The words of a further message out of the same call: `viewDidLoad` and `viewDidLoad reports (375, 667)`. Nil if there are
    /// none, or if one may be a class.
    func furtherWords(after first: Found) -> Set<String>? {
      guard let family = call.message.callback?.family, family == .loading || family == .appearance else { return nil }
      let own = words.subtracting(first.words).filter { !$0.utf8.contains(where: ASCII.isDigit) }
      let isPlain = own.allSatisfy { $0.utf8.first.map { ASCII.isSmall($0) } ?? false }
      return own.isEmpty || !isPlain ? nil : own
    }

    func has(_ other: Set<String>) -> Bool { words.isSuperset(of: other) }

    /// Whether the receiver is there, and vcsim simulates the message.
    var mayShowRectangle: Bool { call.message.callback.map { $0.family != .creation } ?? false }
  }

  /// What the log has said of a receiver.
  private struct Receiver {
    /// The last callback with its line, and with the last line of source that logged it.
    private var last: (found: Found, line: Int)?
    /// The words by which further messages out of a call are known, and the line of the last call of each callback.
    private var words: [Set<String>] = []
    private var calls: [LoggedMessage: Int] = [:]

    enum Role {
      case call, end
      case further(of: Int)
    }

    /// Whether a callback is a call, the end of one, or a further message out of that of a line.
    mutating func role(of found: Found, at line: Int) -> Role {
      let message = found.call.message
      if !words.isEmpty, let first = calls[message], words.contains(where: { found.has($0) }) {
        return .further(of: first)
      }
      if let (before, first) = last, before.call.message == message {
        last?.found.sourceLine = found.sourceLine
        if found.isEnding || found.pointsBack && !before.pointsBack { return .end }
        // Code goes on downwards: a greater line of the same method is the same call.
        if let old = before.sourceLine, let new = found.sourceLine, new > old { return .further(of: first) }
        if let more = found.furtherWords(after: before) {
          words.append(more)
          return .further(of: first)
        }
      }
      calls[message] = line
      last = (found, line)
      return .call
    }
  }

  private(set) var entries: [LogEntry] = []
  private(set) var unread: [UnreadLine] = []
  private var receivers: [String: Receiver] = [:]
  /// The entries of the last marked beginning of each callback of an object.
  private var marked: [String: Int] = [:]

  /// - Parameter source: the log in UTF-8 with line feeds.
  init(_ source: Source) {
    let log = LogRows(source)
    let reasons = LogBlocks(log).reasons
    let calls = Self.calls(in: log, reasons)
    unread = log.unread
    for (row, reason) in zip(log.rows, reasons) {
      switch log.texts[row.text].meaning {
      case .entry(let content): add(LogEntry(content: content, line: row.number))
      case .unread(let reason): unread.append(UnreadLine(reason: reason, line: row.number))
      case .mentions where reason == nil && !calls[row.text].isEmpty:
        for var found in calls[row.text] {
          // Rows of one text may be of several objects.
          if let address = found.address { found.call.address = log.bytes(ofLine: row.number).text(address) }
          add(found, at: row.number)
        }
      case .mentions: unread.append(UnreadLine(reason: reason ?? .prose, line: row.number))
      }
    }
    dropOtherObjects()
    // A line of which something was read is read, and has one reason if it was not.
    var told = Set(entries.map { $0.line })
    unread = unread.sorted { $0.line < $1.line }.filter { told.insert($0.line).inserted }
  }

  // MARK: What each text says in this log

  /// Returns the callbacks of each text, in the meaning that the whole log gives it.
  private static func calls(in log: LogRows, _ reasons: [UnreadLine.Reason?]) -> [[Found]] {
    // How often a text comes where the lines around it leave it its meaning.
    var counts = [Int](repeating: 0, count: log.texts.count)
    for (row, reason) in zip(log.rows, reasons) where reason == nil { counts[row.text] += 1 }
    let around = names(in: log, counts)
    var sentences = LogSentences()
    for (names, count) in zip(around, counts) { sentences.learn(names, count) }
    var calls = around.map { names in
      sentences.isSummary(names) || names.contains { sentences.isSentence($0) } ? [] : names.compactMap { Found($0) }
    }
    addRectangles(to: &calls, counts)
    return calls
  }

  /// Returns the names in each text with their receivers; none for texts whose lines are all explained by those around them.
  private static func names(in log: LogRows, _ counts: [Int]) -> [[LogSurroundings]] {
    var labels = LogLabels()
    for (text, count) in zip(log.texts, counts) where count > 0 {
      for mention in text.mentions { labels.learn(mention, count) }
    }
    labels.finish()
    return zip(log.texts, counts).map { text, count in count > 0 ? names(text.mentions, labels) : [] }
  }

  private static func names(_ mentions: [LogMention], _ labels: LogLabels) -> [LogSurroundings] {
    var names: [LogSurroundings] = []
    for mention in mentions {
      let own = mention.className ?? labels.label(of: mention)
      // `Home viewWillAppear, viewDidAppear`: in a chain the second is the same one's.
      let last = own == nil && mention.before.isEmpty ? names.last : nil
      let receiver = own ?? last?.receiver
      names.append(
        LogSurroundings(
          mention, receiver, isKnown: receiver.map(labels.isKnown) ?? false,
          isDoubtful: last?.isDoubtful ?? labels.isDoubtful(own, of: mention)))
    }
    return names
  }

  /// Adds the rectangles that the log shows to be the views'; `counts` says how often each text comes.
  private static func addRectangles(to calls: inout [[Found]], _ counts: [Int]) {
    var rectangles = LogRectangles()
    for (found, count) in zip(calls, counts) {
      for callback in found where callback.mayShowRectangle {
        rectangles.learn(callback.rectangle, callback.call.message, count)
      }
    }
    guard let key = rectangles.key else { return }
    for place in calls.indices {
      for index in calls[place].indices {
        if let rectangle = calls[place][index].rectangle {
          calls[place][index].call.add([LogRectangles.field(rectangle, key)])
        }
      }
    }
  }

  // MARK: Lines about one call

  private mutating func add(_ found: Found, at line: Int) {
    switch receivers[found.call.receiver, default: Receiver()].role(of: found, at: line) {
    case .call: entries.append(LogEntry(content: .call(found.call), line: line))
    case .end: entries.append(LogEntry(content: .returned(found.call), line: line))
    case .further(let first): unread.append(UnreadLine(reason: .repeated(of: first), line: line))
    }
  }

  /// Adds what a line says by itself. A marked end states what the callback was answered with: a value of its beginning.
  private mutating func add(_ entry: LogEntry) {
    switch entry.content {
    case .call(let call): marked[call.receiver + " " + call.message.selector] = entries.count
    case .returned(let end):
      if let place = marked[end.receiver + " " + end.message.selector], var call = entries[place].call {
        call.add(end.fields)
        entries[place].content = .call(call)
      }
    case .console, .action: break
    }
    entries.append(entry)
  }

  /// Every object is made and released; a controller, a view or a delegate gets something else as well.
  private mutating func dropOtherObjects() {
    guard entries.contains(where: { $0.call?.message.isCreation ?? false }) else { return }
    let known = Set(entries.compactMap { $0.call }.filter { !$0.message.isCreation }.map { $0.className })
    func isOther(_ entry: LogEntry) -> Bool {
      entry.call.map { $0.message.isCreation && !known.contains($0.className) } ?? false
    }
    unread += entries.filter(isOther).map { UnreadLine(reason: .otherObject, line: $0.line) }
    entries.removeAll(where: isOther)
  }
}

extension LoggedCall {
  fileprivate var receiver: String { className + "@" + (address ?? "") }

  /// Adds values in their order.
  fileprivate mutating func add(_ more: [Field]) {
    if !more.isEmpty { fields = (fields + more).sorted { $0.key.rawValue < $1.key.rawValue } }
  }
}
