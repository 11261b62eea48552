/// The reading of a whole log: the receiver of each callback, the lines that repeat a call, and the receivers that are
/// no controllers.
struct LogReading {
  /// A callback with what decides whether it is one of its own.
  private struct Found {
    var call: LoggedCall
    var line: Int
    var sourceLine: Int?
    var isEnding = false
    /// A sign in front points back, as `<<<` does: the callback returns, if a line without one has begun it.
    var pointsBack = false
    var isHook = false
    /// That no word names.
    var rectangle: Rect?
  }

  private enum Piece {
    case call(Found)
    case other(LogEntry)
  }

  /// So many bytes a line has at most.
  private static let longest = 1 << 16

  private(set) var entries: [LogEntry] = []
  private(set) var unread: [UnreadLine] = []

  private typealias Row = (line: LogLine, meaning: LogLine.Meaning, number: Int)

  init(_ source: Source) {
    var rows = readRows(Source(name: source.name, bytes: SavedText.decoded(source.bytes)))
    let records = LogRecords(rows.map { ($0.line, $0.meaning) })
    let labels = Self.labels(of: &rows)
    let around = rows.map { Self.names(in: $0, labels) }
    var sentences = LogSentences()
    for names in around { sentences.learn(names) }
    sentences.finish(around.flatMap { $0 })
    let calls = rows.indices.map { place -> [Found] in
      let (row, names) = (rows[place], around[place])
      guard !names.isEmpty else { return [] }
      let isSentence = sentences.areSentence(names, in: row.line)
      let source = records.sourceLines[place]
      let calls = isSentence ? [] : names.compactMap { Self.found($0, row.line, row.number, source) }
      sentences.weigh(isSentence: calls.isEmpty)
      return calls
    }
    let items = pieces(of: rows, Self.withRectangles(calls)) { sentences.areEnumerated(around[$0], in: rows[$0].line) }
    add(Self.withoutHooks(items, &unread))
    dropOtherObjects()
    // A line of which something was read is read, and has one reason if it was not.
    var told = Set(entries.map { $0.line })
    unread = unread.sorted { $0.line < $1.line }.filter { told.insert($0.line).inserted }
  }

  // MARK: The lines

  /// The lines that are not blank, each with what it says by itself; halves of a broken line together.
  private mutating func readRows(_ text: Source) -> [Row] {
    var rows: [Row] = []
    var number = 1
    while number <= (text.bytes.isEmpty ? 0 : text.lineCount) {
      let first = number
      // A line is looked at from many sides; no app prints such a long one.
      guard text.lineRange(number).count <= Self.longest else {
        unread.append(UnreadLine(reason: .tooLong, line: number))
        number += 1
        continue
      }
      var bytes = LogText.visible(text.bytes[text.lineRange(number)])
      number += 1
      if number <= text.lineCount, text.lineRange(number).count <= Self.longest, LogLine.isBroken(bytes) {
        bytes = LogLine.joined(bytes, LogText.visible(text.bytes[text.lineRange(number)]))
        unread.append(UnreadLine(reason: .continued, line: number))
        number += 1
      }
      guard bytes.contains(where: { $0 > 32 }) else { continue }
      let line = LogLine(bytes)
      rows.append((line, line.meaning, first))
    }
    return rows
  }

  /// Takes the meaning from lines that are none for the lines around them, and learns the labels of the others.
  private static func labels(of rows: inout [Row]) -> LogLabels {
    var labels = LogLabels()
    for (place, reason) in LogBlocks(rows.map { ($0.line, $0.meaning) }).reasons.enumerated() {
      guard case .mentions(let mentions) = rows[place].meaning else { continue }
      if let reason {
        rows[place].meaning = .unread(reason)
      } else {
        labels.learn(from: rows[place].line, mentions)
      }
    }
    labels.finish()
    return labels
  }

  /// The names in a line with their receivers.
  private static func names(in row: Row, _ labels: LogLabels) -> [LogSurroundings] {
    guard case .mentions(let mentions) = row.meaning else { return [] }
    var names: [LogSurroundings] = []
    for mention in mentions {
      let label = mention.className == nil ? labels.label(of: mention, in: row.line) : nil
      let receiver = mention.className ?? label?.text ?? handedOn(names.last, to: mention, in: row.line)
      let isKnown = receiver.map(labels.isKnown) ?? false
      names.append(
        LogSurroundings(mention, receiver, isKnown: isKnown, isDoubtful: label?.isDoubtful ?? false, row.line))
    }
    return names
  }

  /// Returns the entries of each line, in order; the other lines go to `unread`.
  private mutating func pieces(of rows: [Row], _ calls: [[Found]], areEnumerated: (Int) -> Bool) -> [Piece] {
    var items: [Piece] = []
    for (place, row) in rows.enumerated() {
      switch row.meaning {
      case .entry(let content): items.append(.other(LogEntry(content: content, line: row.number)))
      case .unread(let reason): unread.append(UnreadLine(reason: reason, line: row.number))
      case .mentions where !calls[place].isEmpty && !areEnumerated(place):
        items += calls[place].map { .call($0) }
      case .mentions: unread.append(UnreadLine(reason: .prose, line: row.number))
      }
    }
    return items
  }

  // MARK: One mention

  /// `Home viewWillAppear, viewDidAppear`: in a chain the second is the same one's.
  private static func handedOn(_ last: LogSurroundings?, to mention: LogMention, in line: LogLine) -> String? {
    guard let last, last.mention.className == nil || !last.mention.isNamedBehind else { return nil }
    return LogSegments(line.bytes, in: mention.lead).segments.isEmpty ? last.receiver : nil
  }

  private static func found(_ name: LogSurroundings, _ line: LogLine, _ number: Int, _ source: Int?) -> Found? {
    let mention = name.mention
    guard isCall(mention, mention.className == nil ? name.receiver : nil, line) else { return nil }
    let call = LoggedCall(
      className: name.receiver ?? "", address: mention.address, message: mention.name.message,
      fields: LogValues.fields(of: mention, in: line.bytes), isDoubtful: name.isDoubtful)
    var found = Found(call: call, line: number, sourceLine: mention.sourceLine ?? source)
    found.isHook = mention.name.prefix != nil
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
    let name = mention.name
    if name.prefix != nil, mention.className == nil,
      label == nil || line.bytes[name.range.lowerBound - 1] == UInt8(ascii: "_")
    {
      return false
    }
    let next = LogSegments(line.bytes, in: mention.tail).segments.first
    let last = (next?.isKey == true ? [] : next?.words ?? []).suffix(2).map { LogBytes.lowered(line.text($0)) }
    if LogWords.observing.contains(last.joined(separator: " ")) || LogWords.observing.contains(last.last ?? "") {
      return false
    }
    if isSubscription(mention, line) || isPart(name, line) || isShown(name, line) || isUnticked(mention, line) {
      return false
    }
    // `Watching method: - viewDidLoad`
    let front = LogSegments(line.bytes, in: mention.lead).segments.flatMap { $0.words }
    if front.contains(where: { LogWords.announcing.contains(LogBytes.lowered(line.text($0))) }) { return false }
    // `'viewDidUnload' is deprecated: …`
    if next?.words.contains(where: { line.text($0) == "deprecated" }) ?? false { return false }
    let behind = next.map { $0.isBracketed ? 0 : plainWords($0.words, line) } ?? 0
    let before = LogSegments(line.bytes, in: mention.lead).segments.map { plainWords($0.words, line) }.reduce(0, +)
    // `I expected viewDidAppear of HomeController to come first` is a sentence.
    if mention.className != nil, mention.isNamedBehind, before > 2 { return false }
    if mention.className != nil { return name.form > .common || behind <= 2 }
    if label != nil { return before <= 8 && (name.form > .common || behind <= 2) }
    switch name.form {
    case .signature: return before <= 3 && (before == 0 || behind <= 4)
    case .word: return before == 0 && behind <= 3 || before == 1 && behind <= 2 || before <= 2 && isLast(mention, line)
    case .compound: return true
    case .common, .spaced: return before == 0 && isLast(mention, line)
    }
  }

  /// `CartController.swift:52 (viewDidLoad()) -> Event next(1)`: where in the code a stream begins that has an event now.
  private static func isSubscription(_ mention: LogMention, _ line: LogLine) -> Bool {
    let before = line.bytes[..<mention.name.range.lowerBound].suffix(3)
    return before.count == 3 && LogBytes.isDigit(before[before.startIndex])
      && before.dropFirst().elementsEqual(" (".utf8)
      && line.bytes[mention.name.range.upperBound...].starts(with: ") -> ".utf8)
  }

  /// `/help/viewDidLoad.html`: a part of a path.
  private static func isPart(_ name: LogName, _ line: LogLine) -> Bool {
    guard name.range.lowerBound > 0, line.bytes[name.range.lowerBound - 1] == UInt8(ascii: "/") else { return false }
    let behind = line.bytes[name.range.upperBound...]
    return behind.first == UInt8(ascii: "/")
      || behind.first == UInt8(ascii: ".") && behind.dropFirst().first.map(LogBytes.isLetter) == true
  }

  /// `label: 'viewDidAppear'`: a text on the screen.
  private static func isShown(_ name: LogName, _ line: LogLine) -> Bool {
    let before = line.bytes[..<name.range.lowerBound]
    guard before.last == UInt8(ascii: "'") || before.last == UInt8(ascii: "\"") else { return false }
    let sign = before.dropLast().reversed().drop { $0 == 32 }
    guard sign.first == UInt8(ascii: ":") || sign.first == UInt8(ascii: "=") else { return false }
    let word = sign.dropFirst().prefix(while: LogBytes.isWord).reversed()
    return LogWords.shown.contains(String(decoding: LogBytes.lowered(word), as: UTF8.self))
  }

  /// `[ ] viewDidAppear`, `( ) viewDidAppear`: not ticked off.
  private static func isUnticked(_ mention: LogMention, _ line: LogLine) -> Bool {
    let front = line.bytes[mention.lead]
    return front.firstRange(of: "[ ]") != nil || front.firstRange(of: "( )") != nil
  }

  private static func isLast(_ mention: LogMention, _ line: LogLine) -> Bool {
    LogSegments(line.bytes, in: mention.tail).segments.allSatisfy { plainWords($0.words, line) == 0 }
  }

  /// How many words are a sentence's: no fillers, levels or numbers.
  private static func plainWords(_ words: [Range<Int>], _ line: LogLine) -> Int {
    LogLabels.core(words, line, false).map { word in
      let units = word.utf8.filter { $0 >= 0xE3 && $0 <= 0xED }.count
      return word.utf8.contains(where: LogBytes.isDigit) && units == 0 ? 0 : max(1, (units + 2) / 4)
    }.reduce(0, +)
  }

  /// Calls with the rectangles that the log shows to be the views'.
  private static func withRectangles(_ calls: [[Found]]) -> [[Found]] {
    var rectangles = LogRectangles()
    var total = 0
    for found in calls.joined() {
      guard let callback = found.call.message.callback, callback.family != .creation else { continue }
      total += 1
      if let rectangle = found.rectangle { rectangles.learn(rectangle, callback) }
    }
    guard let key = rectangles.key(among: total) else { return calls }
    return calls.map { line in
      line.map { found in
        guard let rectangle = found.rectangle else { return found }
        var found = found
        found.call.fields = (found.call.fields + [LogRectangles.field(rectangle, key)]).sorted {
          $0.key.rawValue < $1.key.rawValue
        }
        return found
      }
    }
  }

  // MARK: Lines about one call

  /// A hook that prints beside the method that it replaces tells of the same call.
  private static func withoutHooks(_ items: [Piece], _ unread: inout [UnreadLine]) -> [Piece] {
    var result: [Piece] = []
    for (place, item) in items.enumerated() {
      guard case .call(let hook) = item, hook.isHook else {
        result.append(item)
        continue
      }
      let beside = [place - 1, place + 1].compactMap { other -> Found? in
        guard items.indices.contains(other), case .call(let found) = items[other], !found.isHook else { return nil }
        return found.call.message == hook.call.message && found.call.className == hook.call.className ? found : nil
      }
      if let original = beside.first {
        unread.append(UnreadLine(reason: .repeated(of: original.line), line: hook.line))
      } else {
        result.append(item)
      }
    }
    return result
  }

  /// The last callback of a receiver, with the last line of source that logged it.
  private struct Last {
    var message: LoggedMessage
    var sourceLine: Int?
    var line: Int
    var pointsBack: Bool
  }

  private mutating func add(_ items: [Piece]) {
    var last: [String: Last] = [:]
    for item in items {
      switch item {
      case .other(let entry):
        if case .returned(let end) = entry.content { answer(end) }
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
  private mutating func answer(_ end: LoggedCall) {
    guard !end.fields.isEmpty else { return }
    for place in entries.indices.reversed() {
      guard case .call(var call) = entries[place].content, call.message == end.message, call.className == end.className,
        call.address == end.address
      else { continue }
      call.fields = (call.fields + end.fields).sorted { $0.key.rawValue < $1.key.rawValue }
      entries[place].content = .call(call)
      return
    }
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
