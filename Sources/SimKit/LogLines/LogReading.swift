/// The reading of a whole log: the receiver of each callback, the lines that repeat a call, and the receivers that are
/// no controllers.
struct LogReading {
  /// A callback with what decides whether it is one of its own.
  private struct Found {
    var call: LoggedCall
    /// The line of the log, from 1; 0 as long as only its text is known.
    var line = 0
    var sourceLine: Int?
    /// The receiver's address in the line.
    var address: Range<Int>?
    var isEnding = false
    /// A sign in front points back, as `<<<` does: the callback returns, if a line without one has begun it.
    var pointsBack = false
    /// That no word names.
    var rectangle: Rect?
  }

  private enum Piece {
    case call(Found)
    case other(LogEntry)
  }

  private(set) var entries: [LogEntry] = []
  private(set) var unread: [UnreadLine] = []

  /// - Parameter source: the log in UTF-8 with line feeds.
  init(_ source: Source) {
    let log = LogRows(source)
    unread = log.unread
    let items = pieces(of: log, LogBlocks(log).reasons)
    add(items)
    dropOtherObjects()
    // A line of which something was read is read, and has one reason if it was not.
    var told = Set(entries.map { $0.line })
    unread = unread.sorted { $0.line < $1.line }.filter { told.insert($0.line).inserted }
  }

  /// Returns the entries of each line, in order; the other lines go to `unread`.
  private mutating func pieces(of log: LogRows, _ reasons: [UnreadLine.Reason?]) -> [Piece] {
    let calls = Self.calls(in: log, reasons)
    var items: [Piece] = []
    for (place, row) in log.rows.enumerated() {
      switch log.texts[row.text].meaning {
      case .entry(let content): items.append(.other(LogEntry(content: content, line: row.number)))
      case .unread(let reason): unread.append(UnreadLine(reason: reason, line: row.number))
      case .mentions where reasons[place] == nil && !calls[row.text].isEmpty:
        for call in calls[row.text] {
          var call = call
          call.line = row.number
          // Rows of one text may be of several objects.
          if let address = call.address { call.call.address = log.bytes(ofLine: row.number).text(address) }
          items.append(.call(call))
        }
      case .mentions: unread.append(UnreadLine(reason: reasons[place] ?? .prose, line: row.number))
      }
    }
    return items
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
    var calls = zip(log.texts, around).map { text, names -> [Found] in
      sentences.areSentence(names, in: text.line) ? [] : names.compactMap { Self.found($0, text.line) }
    }
    addRectangles(to: &calls, counts)
    return calls
  }

  /// Returns the names in each text with their receivers; none for texts whose lines are all explained by those around them.
  private static func names(in log: LogRows, _ counts: [Int]) -> [[LogSurroundings]] {
    var labels = LogLabels()
    for (text, count) in zip(log.texts, counts) where count > 0 {
      if case .mentions(let mentions) = text.meaning { labels.learn(from: text.line, mentions, count) }
    }
    labels.finish()
    return zip(log.texts, counts).map { text, count in
      guard count > 0, case .mentions(let mentions) = text.meaning else { return [] }
      return names(mentions, in: text.line, labels)
    }
  }

  private static func names(_ mentions: [LogMention], in line: LogLine, _ labels: LogLabels) -> [LogSurroundings] {
    var names: [LogSurroundings] = []
    for mention in mentions {
      let own = mention.className ?? labels.label(of: mention, in: line)
      let last = own == nil ? handedOn(names.last, to: mention, in: line) : nil
      let receiver = own ?? last?.receiver
      names.append(
        LogSurroundings(
          mention, receiver, isKnown: receiver.map(labels.isKnown) ?? false,
          isDoubtful: last?.isDoubtful ?? labels.isDoubtful(own, of: mention, in: line), line))
    }
    return names
  }

  // MARK: One mention

  /// `Home viewWillAppear, viewDidAppear`: in a chain the second is the same one's.
  private static func handedOn(_ last: LogSurroundings?, to mention: LogMention, in line: LogLine) -> LogSurroundings? {
    LogSegments(line.bytes, in: mention.lead).segments.isEmpty ? last : nil
  }

  private static func found(_ name: LogSurroundings, _ line: LogLine) -> Found? {
    let mention = name.mention
    guard isCall(mention, mention.className == nil ? name.receiver : nil, line) else { return nil }
    let call = LoggedCall(
      className: name.receiver ?? "", address: nil, message: mention.name.message,
      fields: LogValues.fields(of: mention, in: line.bytes), isDoubtful: name.isDoubtful)
    var found = Found(call: call, sourceLine: mention.sourceLine, address: mention.address)
    if let callback = call.message.callback, callback.family != .creation,
      !call.fields.contains(where: { $0.key == .bounds || $0.key == .frame })
    {
      found.rectangle = LogRectangles.rectangle(of: mention, in: line.bytes)
    }
    let words =
      LogSegments(line.bytes, in: mention.tail).segments.first?.words.prefix(2).map { LogBytes.lowered(line.text($0)) }
      ?? []
    let before = LogSegments(line.bytes, in: mention.lead).segments.flatMap { $0.words }
      .map { LogBytes.lowered(line.text($0)) }
    // `END HomeController.viewDidLoad`, `after super.viewDidAppear`
    let around = [before.first, before.last { $0 != "super" }].compactMap { $0 } + words
    found.isEnding = around.contains { LogWords.endings.contains($0) }
    found.pointsBack = line.bytes[mention.lead].split(separator: 32).contains { word in
      LogWords.signsOfReturn.contains { word.elementsEqual($0) }
    }
    return found
  }

  /// Whether a callback is meant, and no sentence names one.
  private static func isCall(_ mention: LogMention, _ label: String?, _ line: LogLine) -> Bool {
    let next = LogSegments(line.bytes, in: mention.tail).segments.first
    let last = (next?.isKey == true ? [] : next?.words ?? []).suffix(2).map { LogBytes.lowered(line.text($0)) }
    if LogWords.observing.contains(last.joined(separator: " ")) || LogWords.observing.contains(last.last ?? "") {
      return false
    }
    if isSubscription(mention, line) { return false }
    if mention.className != nil || label != nil { return true }
    let before = LogSegments(line.bytes, in: mention.lead).segments.map { plainWords($0.words, line) }.reduce(0, +)
    return switch mention.name.form {
    case .signature: true
    case .word: before == 0 || before <= 2 && isLast(mention, line)
    case .compound: false
    case .common, .spaced: isLast(mention, line)
    }
  }

  /// `CartController.swift:52 (viewDidLoad()) -> Event next(1)`: where in the code a stream begins that has an event now.
  private static func isSubscription(_ mention: LogMention, _ line: LogLine) -> Bool {
    let before = line.bytes[..<mention.name.range.lowerBound].suffix(3)
    return before.count == 3 && LogBytes.isDigit(before[before.startIndex])
      && before.dropFirst().elementsEqual(" (".utf8)
      && line.bytes[mention.name.range.upperBound...].starts(with: ") -> ".utf8)
  }

  private static func isLast(_ mention: LogMention, _ line: LogLine) -> Bool {
    LogSegments(line.bytes, in: mention.tail).segments.allSatisfy { plainWords($0.words, line) == 0 }
  }

  /// How many words are a sentence's: no fillers, levels or numbers.
  private static func plainWords(_ words: [Range<Int>], _ line: LogLine) -> Int {
    LogLabels.core(words, line, false).count { word in
      !word.utf8.contains(where: LogBytes.isDigit) || LogBytes.isIdeographic(word.utf8)
    }
  }

  /// Adds the rectangles that the log shows to be the views'; `counts` says how often each text comes.
  private static func addRectangles(to calls: inout [[Found]], _ counts: [Int]) {
    var rectangles = LogRectangles()
    var total = 0
    for (found, count) in zip(calls, counts).flatMap({ calls, count in calls.map { ($0, count) } }) {
      guard let callback = found.call.message.callback, callback.family != .creation else { continue }
      total += count
      if let rectangle = found.rectangle { rectangles.learn(rectangle, callback, count) }
    }
    guard let key = rectangles.key(among: total) else { return }
    for place in calls.indices {
      for index in calls[place].indices {
        guard let rectangle = calls[place][index].rectangle else { continue }
        let fields = calls[place][index].call.fields + [LogRectangles.field(rectangle, key)]
        calls[place][index].call.fields = fields.sorted { $0.key.rawValue < $1.key.rawValue }
      }
    }
  }

  // MARK: Lines about one call

  /// The last callback of a receiver, with the last line of source that logged it.
  private struct Last {
    var message: LoggedMessage
    var sourceLine: Int?
    var line: Int
    var pointsBack: Bool
  }

  /// A callback of an object.
  private struct Receiver: Hashable {
    var className: String
    var address: String?
    var message: LoggedMessage

    init(_ call: LoggedCall) { (className, address, message) = (call.className, call.address, call.message) }
  }

  private mutating func add(_ items: [Piece]) {
    var last: [String: Last] = [:]
    /// The last marked beginning of each callback.
    var marked: [Receiver: Int] = [:]
    for item in items {
      switch item {
      case .other(let entry):
        switch entry.content {
        case .returned(let end): answer(end, at: marked[Receiver(end)])
        case .call(let call): marked[Receiver(call)] = entries.count
        case .console, .action: break
        }
        entries.append(entry)
      case .call(let found):
        let key = found.call.className + "@" + (found.call.address ?? "")
        if let before = last[key], before.message == found.call.message {
          // Code goes on downwards: a greater line of the same method is the same call.
          let goesOn = before.sourceLine.flatMap { old in found.sourceLine.map { $0 > old } } ?? false
          let returns = found.isEnding || found.pointsBack && !before.pointsBack
          if goesOn || returns {
            last[key]?.sourceLine = found.sourceLine
            if returns {
              entries.append(LogEntry(content: .returned(found.call), line: found.line))
            } else {
              unread.append(UnreadLine(reason: .repeated(of: before.line), line: found.line))
            }
            continue
          }
        }
        last[key] = Last(
          message: found.call.message, sourceLine: found.sourceLine, line: found.line, pointsBack: found.pointsBack)
        entries.append(LogEntry(content: .call(found.call), line: found.line))
      }
    }
  }

  /// A marked end states what the callback was answered with: a value of its beginning.
  private mutating func answer(_ end: LoggedCall, at place: Int?) {
    guard !end.fields.isEmpty, let place, case .call(var call) = entries[place].content else { return }
    call.fields = (call.fields + end.fields).sorted { $0.key.rawValue < $1.key.rawValue }
    entries[place].content = .call(call)
  }

  /// Every object is made and released; a controller, a view or a delegate gets something else as well.
  private mutating func dropOtherObjects() {
    var known: Set<String> = []
    for entry in entries {
      if case .call(let call) = entry.content, !call.message.isCreation { known.insert(call.className) }
    }
    var kept: [LogEntry] = []
    for entry in entries {
      if case .call(let call) = entry.content, call.message.isCreation, !known.contains(call.className) {
        unread.append(UnreadLine(reason: .otherObject, line: entry.line))
      } else {
        kept.append(entry)
      }
    }
    entries = kept
  }
}
