/// Finds out what one line of a log says by itself.
///
/// A line may begin with anything, be it a date, a process or a category. Sought are, in this order: the marks of
/// `vcsim export recorder`'s code, UIKit's own words, what is no callback although it names one (stack frames, code), and the
/// names of callbacks. Often only the whole log tells the receiver of a name; see `LogLabels`.
struct LogLine {
  enum Meaning {
    case entry(LogEntry.Content)
    /// Callbacks, and who got them as far as the line alone says.
    case mentions([LogMention])
    case unread(UnreadLine.Reason)
  }

  let bytes: [UInt8]
  /// The start of the message: behind the process and its numbers.
  let start: Int
  /// The place behind the minute of the first time of day, `10:41:07`; 0 if there is none.
  let timeEnd: Int

  /// Whether a process or a time is in it, which only a log has.
  var isOfLogger: Bool { start > 0 || hasTime }

  var hasTime: Bool { timeEnd > 0 }

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    start = Self.messageStart(bytes)
    timeEnd = Self.timeEnd(bytes)
  }

  var meaning: Meaning {
    if let marked { return marked }
    if isMetadata { return .unread(.metadata) }
    if let console { return .entry(.console(console)) }
    let mentions = self.mentions
    if mentions.isEmpty {
      return .unread(unknownMethod.map { .unknownMethod($0) } ?? (isSwiftUI ? .swiftUI : .noCallback))
    }
    if isFrame(mentions) { return .unread(.stackFrame) }
    if isWarning { return .unread(.warning) }
    if isCode || mentions.contains(where: { isImplicitMember($0) }) { return .unread(.code) }
    return .mentions(mentions)
  }

  func text(_ range: Range<Int>) -> String { bytes.text(range) }

  /// A part of the line without capitals.
  func small(_ range: Range<Int>) -> String { ASCII.lowered(text(range)) }

  /// Whether a line ends inside the brackets of a method, as where a paste was broken; its next line belongs to it.
  static func isBroken(_ bytes: [UInt8]) -> Bool {
    guard let open = bytes.lastIndex(of: UInt8(ascii: "[")), open > 0, "-+".utf8.contains(bytes[open - 1]) else {
      return false
    }
    let inside = bytes[(open + 1)...]
    return !inside.isEmpty && inside.allSatisfy { LogBytes.isClass($0) || $0 == 32 || $0 == 58 }
  }

  /// A broken line with the next one: the break stands for the blank behind the class, or in a word.
  static func joined(_ line: [UInt8], _ next: [UInt8]) -> [UInt8] {
    let hasClass = line.last { !LogBytes.isClass($0) } == 32
    let isWhole = hasClass || next.prefix { $0 != UInt8(ascii: "]") }.contains(32)
    return isWhole ? line + next : line + [32] + next
  }

  /// `Demo App[812:c07] `, `Demo[1766]: `: where the message begins behind them.
  private static func messageStart(_ bytes: [UInt8]) -> Int {
    var place = 0
    while place < min(bytes.count, 160), let open = bytes[place...].firstIndex(of: UInt8(ascii: "[")) {
      place = open + 1
      let close = bytes[place...].firstIndex { $0 == UInt8(ascii: "]") } ?? bytes.count
      let inside = bytes[place..<close]
      let isNumbers =
        !inside.isEmpty && inside.count < 24
        && inside.allSatisfy { ASCII.isDigit($0) || $0 == 58 || (97...102).contains($0) }
      guard close < bytes.count, isNumbers, inside.contains(where: ASCII.isDigit) else { continue }
      // `HomeController.swift[31]` is a line of a file, and an index, `[2]`, is no process.
      let before = String(decoding: bytes[..<open], as: UTF8.self)
      guard !files.contains(where: { before.hasSuffix($0) }) else { continue }
      // Behind a call, `viewDidLoad()[15]`, is a line as well.
      if open == 0 || !" )".utf8.contains(bytes[open - 1]) && inside.count >= 2 { return close + 1 }
    }
    return 0
  }

  private static func timeEnd(_ bytes: [UInt8]) -> Int {
    var digits = 0
    var groups = 0
    for (place, byte) in bytes.enumerated() {
      if ASCII.isDigit(byte) {
        digits += 1
      } else {
        if digits == 2, byte == UInt8(ascii: ":") { groups += 1 } else if byte != UInt8(ascii: ":") { groups = 0 }
        digits = 0
      }
      if groups == 2 { return place + 1 }
    }
    return 0
  }

  // MARK: The marks of the recording code

  /// A class without its module, or what the player calls an object of a controller: `home.view`, `nav.delegate`.
  private static func markedReceiver(_ name: String) -> String {
    let isPart = [".view", ".delegate", ".presentation", ".animator"].contains { name.hasSuffix($0) }
    return isPart ? name : bareClass(name)
  }

  static let mark = Array("[vcsim] ".utf8)

  /// `[vcsim] > Class 0xADDRESS selector key=value …`, `<` when it returns, `= action` when an action begins, `! text` for
  /// UIKit's own words, `!! name: reason` for an exception. What begins with `#`, `?` or `x` is about the log: see `LogOrigin`.
  private var marked: Meaning? {
    guard let range = bytes.firstRange(of: Self.mark) else { return nil }
    let words = TraceMessage.words(of: text(range.upperBound..<bytes.count))
    guard let sign = words.first else { return .unread(.noCallback) }
    let rest = words.dropFirst().joined(separator: " ")
    switch sign {
    case "=": return .entry(.action(rest))
    case "!": return .entry(.console(rest))
    case "!!":
      let name = rest.prefix { $0 != ":" }
      let reason = rest.dropFirst(name.utf8.count + 2)
      return .entry(.console("*** Terminating app due to uncaught exception '\(name)', reason: '\(reason)'"))
    case "#", "?", "x": return .unread(.ofTheLog)
    case ">" where words.count >= 4, "<" where words.count >= 4: break
    default: return .unread(.noCallback)
    }
    guard let message = LogNames.whole(words[3].utf8) else { return .unread(.unknownMethod(words[1] + " " + words[3])) }
    let call = LoggedCall(
      className: Self.markedReceiver(words[1]), address: words[2] == "-" ? nil : words[2], message: message,
      fields: message.callback.map { LogValues.marked(words.dropFirst(4), in: $0) } ?? [])
    return .entry(sign == ">" ? .call(call) : .returned(call))
  }

  // MARK: UIKit's own words

  private static let consoleBeginnings = [
    "Unbalanced calls to begin/end appearance transitions", "Warning: Attempt to ", "Attempt to present <",
    "attempt to dismiss modal view controller", "nested push animation", "nested pop animation",
    "Finishing up a navigation transition", "Splitview controller <", "*** Terminating app due to uncaught exception",
  ].map { Array($0.utf8) }

  /// How the texts of the tables begin: what is in front of the first object that they name.
  private static let textBeginnings = Refusal.allCases.flatMap { $0.beginnings }.map { Array($0.utf8) }

  private var console: String? {
    let place = Self.consoleBeginnings.lazy.compactMap { bytes.firstRange(of: $0)?.lowerBound }.first
    if let place { return text(place..<bytes.count) }
    let message = bytes[start..<bytes.count].drop { " !".utf8.contains($0) }
    return Self.textBeginnings.contains { message.starts(with: $0) } ? text(message.startIndex..<bytes.count) : nil
  }

  /// The warnings of UIKit and the runtime about a method that they name.
  private static let warnings = [
    "unrecognized selector sent to", "Assertion failure in", "*** -[", "*** +[", "called on a background thread",
    "must be used from main thread", "must be called from main thread", "is not supported", "not be called directly",
    "] directly", ": directly", "uncaught exception", "was mutated while",
  ].map { Array($0.utf8) }

  private var isWarning: Bool {
    Self.warnings.contains { bytes.firstRange(of: $0) != nil } || isDiagnostic
      || !isOfLogger && bytes.contains("call stack")
  }

  /// `Home.swift:31:5: warning: …`: what a compiler or a linter says of the source.
  private var isDiagnostic: Bool {
    [": warning: ", ": error: ", ": note: "].contains { level in
      let place = bytes.firstRange(of: Array(level.utf8))?.lowerBound ?? 0
      return place > 0 && ASCII.isDigit(bytes[place - 1])
    }
  }

  /// `Type: Error | Timestamp: …`, which Xcode 15 puts below a copied line.
  private var isMetadata: Bool {
    bytes.drop { $0 == 32 }.starts(with: "Type: ".utf8) && bytes.contains(" | Timestamp:")
  }

  /// True if the line names a modifier of SwiftUI for the appearance of a view.
  private var isSwiftUI: Bool { bytes.contains("onAppear") || bytes.contains("onDisappear") }

  /// `-[Class selector]` of a selector that is no callback.
  private var unknownMethod: String? {
    LogMethod.all(in: bytes).first { $0.hasDash }.map {
      "-[\(Self.bareClass($0.className)) \(text($0.selector))]"
    }
  }

  // MARK: Callbacks

  private var mentions: [LogMention] {
    let names = LogName.all(in: bytes).filter { $0.range.lowerBound >= start && !isInURL($0.range.lowerBound) }
    guard !names.isEmpty else { return [] }
    let methods = LogMethod.all(in: bytes)
    var result: [LogMention] = []
    var from = start
    for name in names {
      let begin = name.prefix?.lowerBound ?? name.range.lowerBound
      // Words in brackets are a method if its selector begins with the name.
      let method = methods.last {
        $0.range.contains(begin) && ($0.hasDash || $0.address != nil || $0.selector.lowerBound == begin)
      }
      if let prefix = name.prefix, bytes[prefix.upperBound - 1] != UInt8(ascii: "_") {
        // `-[Presenter onViewDidLoad]` and `presenter.onViewDidLoad()` are the app's own.
        if method != nil || name.arguments != nil || (begin > 0 && bytes[begin - 1] == UInt8(ascii: ".")) { continue }
      }
      if let last = result.indices.last {
        guard isChained(from: from, to: begin, result[last], name) else { break }
        result[last].tail = result[last].tail.lowerBound..<begin
      }
      let lead = from..<begin
      from = method?.range.upperBound ?? name.range.upperBound
      var mention = LogMention(name, in: self, lead: lead, tail: from..<bytes.count)
      mention.findReceiver(method)
      result.append(mention)
    }
    return result
  }

  /// Whether a place is in an address of the web, in which names are a request's: `https://t.co/?event=viewDidLoad`.
  private func isInURL(_ place: Int) -> Bool {
    let word = bytes[..<place].lastIndex(of: 32).map { $0 + 1 } ?? 0
    return bytes[word..<place].contains("://")
  }

  private static let arrows = ["->", "=>", "\u{2192}", "\u{21D2}", "--"]

  /// Whether a name continues the chain of the one before it: `viewWillAppear => viewDidAppear`, `A viewWillDisappear, B viewWillAppear`.
  private func isChained(from: Int, to: Int, _ last: LogMention, _ name: LogName) -> Bool {
    guard from <= to else { return false }
    let between = bytes[from..<to]
    let words = segments(in: from..<to).flatMap { $0.words }
    // The same name twice is a chain if the receivers differ.
    if last.message == name.message,
      words.isEmpty || !between.contains(UInt8(ascii: ",")) && !Self.arrows.contains(where: { between.contains($0) })
    {
      return false
    }
    return words.count <= 3
  }
}

extension ArraySlice where Element == UInt8 {
  func contains(_ needle: String) -> Bool { Array(self).contains(needle) }
}
