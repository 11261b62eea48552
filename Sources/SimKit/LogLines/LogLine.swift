/// Finds out what one line of a log says by itself.
///
/// A line may begin with anything, be it a date, a process or a category. Sought are, in this order: the marks of
/// `vcsim record`'s code, UIKit's own words, what is no callback although it names one (stack frames, code), and the
/// names of callbacks. Whom a name was sent to is often known from the whole log alone; see `LogLabels`.
struct LogLine {
  enum Meaning {
    case entry(LogEntry.Content)
    /// Callbacks, and who got them as far as the line alone says.
    case mentions([LogMention])
    case unread(UnreadLine.Reason)
  }

  let bytes: [UInt8]
  /// Where the message begins: behind the process and its numbers.
  let start: Int

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    start = Self.messageStart(bytes)
  }

  var meaning: Meaning {
    if let marked { return marked }
    if isMetadata { return .unread(.metadata) }
    if let console { return .entry(.console(console)) }
    let mentions = self.mentions
    if mentions.isEmpty { return .unread(unknownMethod.map { .unknownMethod($0) } ?? .noCallback) }
    if isFrame(mentions) { return .unread(.stackFrame) }
    if isWarning { return .unread(.warning) }
    if isCode || mentions.contains(where: { isImplicitMember($0) }) { return .unread(.code) }
    return .mentions(mentions)
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// True if a line ends inside the brackets of a method, as where a paste was broken; its next line belongs to it.
  static func isBroken(_ bytes: [UInt8]) -> Bool {
    guard let open = bytes.lastIndex(of: UInt8(ascii: "[")), open > 0 else { return false }
    guard bytes[open - 1] == UInt8(ascii: "-") || bytes[open - 1] == UInt8(ascii: "+") else { return false }
    let inside = bytes[(open + 1)...]
    return !inside.isEmpty && inside.allSatisfy { LogBytes.isClass($0) || $0 == 32 || $0 == 58 }
  }

  /// `Demo App[812:c07] `, `Demo[1766]: `, `Demo[6839] <Warning>: `: where the message begins behind them.
  private static func messageStart(_ bytes: [UInt8]) -> Int {
    var place = 0
    var start = 0
    while place < min(bytes.count, 160), let open = bytes[place...].firstIndex(of: UInt8(ascii: "[")) {
      place = open + 1
      let close = bytes[place...].firstIndex { $0 == UInt8(ascii: "]") } ?? bytes.count
      let inside = bytes[place..<close]
      let isNumbers =
        !inside.isEmpty && inside.count < 24
        && inside.allSatisfy { LogBytes.isDigit($0) || $0 == 58 || (97...102).contains($0) }
      guard close < bytes.count, isNumbers, inside.contains(where: LogBytes.isDigit) else { continue }
      // `HomeController.swift[31]` is a line of a file, and an index, `[2]`, is no process.
      let before = String(decoding: bytes[..<open], as: UTF8.self)
      guard !LogReceivers.files.contains(where: { before.hasSuffix($0) }) else { continue }
      guard open == 0 || (bytes[open - 1] != 32 && inside.count >= 2) else { continue }
      start = close + 1
      break
    }
    let rest = bytes[start...]
    if start > 0, rest.starts(with: Array(" <".utf8)), let close = rest.firstRange(of: ">: ") {
      start = close.upperBound
    }
    return start
  }

  // MARK: The marks of the recording code

  private static let mark = Array("[vcsim] ".utf8)

  /// `[vcsim] > Class 0xADDRESS selector key=value …`, `<` when it returns, `= action` when an action begins.
  private var marked: Meaning? {
    guard let range = bytes.firstRange(of: Self.mark) else { return nil }
    var words: [String] = []
    for word in text(range.upperBound..<bytes.count).split(separator: " ").map({ String($0) }) {
      // A frame in braces is one word.
      if let last = words.last, last.contains("{"), !last.contains("}") {
        words[words.count - 1] = last + " " + word
      } else {
        words.append(word)
      }
    }
    guard let sign = words.first else { return .unread(.noCallback) }
    if sign == "=" { return .entry(.action(words.dropFirst().joined(separator: " "))) }
    guard words.count >= 4, sign == ">" || sign == "<" else { return .unread(.noCallback) }
    guard let message = LogNames.whole(words[3].utf8) else { return .unread(.unknownMethod(words[1] + " " + words[3])) }
    let call = LoggedCall(
      className: Self.bareClass(words[1]), address: words[2] == "-" ? nil : words[2], message: message,
      fields: message.callback.map { LogValues.marked(words.dropFirst(4), in: $0) } ?? [])
    return .entry(sign == ">" ? .call(call) : .returned(call))
  }

  // MARK: UIKit's own words

  /// How UIKit's warnings begin.
  private static let consoleBeginnings = [
    "Unbalanced calls to begin/end appearance transitions", "Warning: Attempt to ", "Attempt to present <",
    "attempt to dismiss modal view controller", "nested push animation", "nested pop animation",
    "Finishing up a navigation transition", "Splitview controller <", "*** Terminating app due to uncaught exception",
  ].map { Array($0.utf8) }

  private var console: String? {
    for beginning in Self.consoleBeginnings {
      if let range = bytes.firstRange(of: beginning) { return text(range.lowerBound..<bytes.count) }
    }
    return nil
  }

  /// What UIKit and the runtime say of a method that they name.
  private static let warnings = [
    "unrecognized selector sent to", "Assertion failure in", "*** -[", "*** +[", "called on a background thread",
    "must be used from main thread", "must be called from main thread", "is not supported", "not be called directly",
    "] directly", ": directly", "call stack", "uncaught exception", "was mutated while",
  ].map { Array($0.utf8) }

  private var isWarning: Bool { Self.warnings.contains { bytes.firstRange(of: $0) != nil } || isDiagnostic }

  /// `Home.swift:31:5: warning: …`: what a compiler or a linter says of the source.
  private var isDiagnostic: Bool {
    for level in [": warning: ", ": error: ", ": note: "] {
      guard let range = bytes.firstRange(of: Array(level.utf8)) else { continue }
      let column = bytes[..<range.lowerBound].reversed().prefix(while: LogBytes.isDigit).count
      let before = bytes[..<(range.lowerBound - column)]
      if column > 0, before.last == UInt8(ascii: ":"), before.dropLast().last.map(LogBytes.isDigit) == true {
        return true
      }
    }
    return isAtColumn
  }

  /// `Home.swift:40:19: overriding 'viewDidLoad' …`
  private var isAtColumn: Bool {
    for file in LogReceivers.files {
      guard let range = bytes.firstRange(of: Array((file + ":").utf8)) else { continue }
      let behind = bytes[range.upperBound...].drop(while: LogBytes.isDigit)
      let column = behind.dropFirst().prefix(while: LogBytes.isDigit)
      guard behind.first == UInt8(ascii: ":"), !column.isEmpty, bytes[column.endIndex...].starts(with: ": ".utf8) else {
        continue
      }
      return LogName.all(in: bytes).first { $0.range.lowerBound >= column.endIndex }
        .map { bytes[column.endIndex..<$0.range.lowerBound].contains(where: LogBytes.isLetter) } ?? false
    }
    return false
  }

  /// `Type: Error | Timestamp: …`, which Xcode 15 puts below a copied line.
  private var isMetadata: Bool {
    let start = bytes.firstIndex { $0 != 32 } ?? 0
    return bytes[start...].starts(with: Array("Type: ".utf8))
      && bytes.firstRange(of: Array(" | Timestamp:".utf8)) != nil
  }

  // MARK: What names a callback and is none

  /// `3   Bank   0x00002d0d -[HomeViewController viewDidLoad] + 61`, `frame #1: …`, `#2  0x… in …`, `at
  /// Home.ViewDidLoad () [0x0]`.
  private func isFrame(_ mentions: [LogMention]) -> Bool {
    let trimmed = bytes.drop { $0 == 32 || $0 == UInt8(ascii: "*") }
    if trimmed.starts(with: "frame #".utf8) || trimmed.starts(with: "at ".utf8) || bytes.contains("closure #") {
      return true
    }
    for mention in mentions {
      var behind = bytes[mention.name.range.upperBound...].drop { $0 == UInt8(ascii: "]") || $0 == 32 }
      // `(in Photos) + 36`, `(PhotoController.m:88) + 36`
      if behind.first == UInt8(ascii: "("), let close = behind.firstIndex(of: UInt8(ascii: ")")) {
        behind = behind[(close + 1)...].drop { $0 == 32 }
      }
      if behind.starts(with: "+ ".utf8), behind.dropFirst(2).first.map(LogBytes.isDigit) == true { return true }
      if isSymbol(mention) || hasShare(in: mention.lead) { return true }
    }
    // `0000000100003a40 t -[HomeViewController viewDidLoad]`
    let address = trimmed.prefix { $0 != 32 }
    if address.count == 8 || address.count == 16, address.starts(with: "000".utf8),
      address.allSatisfy({ LogBytes.isDigit($0) || (97...102).contains($0 | 32) })
    {
      return true
    }
    let number = trimmed.first == UInt8(ascii: "#") ? trimmed.dropFirst() : trimmed
    let digits = number.prefix(while: LogBytes.isDigit)
    guard !digits.isEmpty, digits.count <= 4, number.dropFirst(digits.count).first == 32 else { return false }
    let rest = number.dropFirst(digits.count).drop { $0 == 32 }
    if number.startIndex != trimmed.startIndex {
      return rest.starts(with: "0x".utf8) || rest.starts(with: "in ".utf8) || bytes.contains(" at ")
        || bytes.contains("+0x")
    }
    // An image, then an address.
    let image = rest.drop { $0 != 32 }
    return image.drop { $0 == 32 }.starts(with: "0x".utf8) || (rest.starts(with: "0x".utf8) && bytes.contains(" in "))
  }

  /// ``Bank`Bank.HomeController.viewDidLoad() -> ()``: what lldb calls code of an image.
  private func isSymbol(_ mention: LogMention) -> Bool {
    let front = bytes[mention.lead]
    guard let tick = front.lastIndex(of: UInt8(ascii: "`")), tick > 0, LogBytes.isWord(bytes[tick - 1]),
      !bytes[mention.tail].contains(UInt8(ascii: "`"))
    else { return false }
    return bytes[(tick + 1)..<mention.lead.upperBound].allSatisfy { LogBytes.isClass($0) || "-+[ ".utf8.contains($0) }
  }

  /// `920.00 ms   38.1%`: in front of a method, how long it ran and which share of the whole that is.
  private func hasShare(in lead: Range<Int>) -> Bool {
    guard bytes[lead].contains(UInt8(ascii: "%")) else { return false }
    let words = bytes[lead].split(separator: 32)
    func isNumber(_ word: ArraySlice<UInt8>) -> Bool {
      !word.isEmpty && word.allSatisfy { LogBytes.isDigit($0) || $0 == UInt8(ascii: ".") }
    }
    /// Whether a duration begins or ends at a place: `920.00 ms`, `920.00ms`.
    func isDuration(_ places: Range<Int>) -> Bool {
      guard words.indices.contains(places.lowerBound), words.indices.contains(places.upperBound - 1) else {
        return false
      }
      let word = words[places].joined()
      let number = word.prefix { LogBytes.isDigit($0) || $0 == UInt8(ascii: ".") }
      return !number.isEmpty
        && ["ms", "s", "min", "us"].contains { word.dropFirst(number.count).elementsEqual($0.utf8) }
    }
    return words.indices.contains { place in
      words[place].last == UInt8(ascii: "%") && isNumber(words[place].dropLast())
        && [place - 2..<place, place - 1..<place, place + 1..<place + 2, place + 1..<place + 3].contains(
          where: isDuration)
    }
  }

  private static let codeParts = [
    "[super ", "super.", "@selector(", "#selector(", "NSLog(", " print(", "func ", "Console.WriteLine(", "os_log(",
  ].map { Array($0.utf8) }
  private static let codeBeginnings = [
    "- (", "+ (", "-(void", "override ", "public override", "print(", "protected override", "void ",
    "func ", "@property", "@objc ", "@IB", "@interface ", "class ", "extension ", "(lldb) ", "(gdb) ", "$ ",
  ]

  /// A statement, a declaration, a string of a table, a call with a text: `[child viewDidLoad];`, `log("viewDidLoad")`.
  var isCode: Bool {
    let trimmed = bytes[codeStart...].drop { $0 == 32 }
    if trimmed.first == UInt8(ascii: "\""), Array(trimmed.suffix(2)).elementsEqual("\";".utf8) { return true }
    if trimmed.first == UInt8(ascii: "["), Array(trimmed.suffix(2)).elementsEqual("];".utf8) { return true }
    return hasCalledText || Self.codeBeginnings.contains { trimmed.starts(with: $0.utf8) }
      || Self.codeParts.contains { bytes.firstRange(of: $0) != nil && !isBesideSuper($0) }
  }

  /// Behind `HomeController.swift:31:`, which a search in sources puts in front; else the beginning.
  private var codeStart: Int {
    let path = bytes.prefix { LogBytes.isClass($0) || $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "+") }
    let digits = bytes[path.endIndex...].dropFirst().prefix(while: LogBytes.isDigit)
    guard path.contains(UInt8(ascii: ".")), bytes[path.endIndex...].first == UInt8(ascii: ":"), !digits.isEmpty,
      bytes[digits.endIndex...].first == UInt8(ascii: ":")
    else { return 0 }
    return digits.endIndex + 1
  }

  /// `log("viewDidLoad")`, `logger.debug("viewDidLoad")`: a function is called with a text that begins with a name.
  private var hasCalledText: Bool {
    guard start == 0, !hasTime else { return false }
    for name in LogName.all(in: bytes) where name.range.lowerBound > 2 {
      var place = name.range.lowerBound - 1
      guard bytes[place] == UInt8(ascii: "\"") else { continue }
      place -= bytes[place - 1] == UInt8(ascii: "@") ? 2 : 1
      guard place > 0, bytes[place] == UInt8(ascii: "(") else { continue }
      var word = place
      while word > 0, LogBytes.isWord(bytes[word - 1]) { word -= 1 }
      if word < place, LogBytes.isSmall(bytes[word]) { return true }
    }
    return false
  }

  /// `observe(.viewDidLoad)`, `.viewDidLoad`: a member of a type that is left out, which only code does.
  private func isImplicitMember(_ mention: LogMention) -> Bool {
    let before = bytes[..<mention.name.range.lowerBound].suffix(2)
    guard mention.className == nil || mention.isNamedBehind || codeStart > 0 else { return false }
    guard before.last == UInt8(ascii: ".") else { return false }
    return before.count == 1
      || before.first.map { $0 < 0x80 && !LogBytes.isWord($0) && !")]>.?!".utf8.contains($0) } ?? true
  }

  /// `before super.viewWillAppear`: a log of what is done around super.
  private func isBesideSuper(_ part: [UInt8]) -> Bool {
    guard part.elementsEqual("super.".utf8), let range = bytes.firstRange(of: part) else { return false }
    let word = LogSegments(bytes, in: start..<max(start, range.lowerBound)).segments.last?.words.last
    return word.map { ["before", "after"].contains(LogBytes.lowered(text($0))) } ?? false
  }

  /// `-[Class selector]` of a selector that is no callback.
  private var unknownMethod: String? {
    for method in LogMethod.all(in: bytes) where method.hasDash {
      return "-[\(Self.bareClass(method.className)) \(text(method.selector))]"
    }
    return nil
  }

  // MARK: Callbacks

  private var mentions: [LogMention] {
    let names = LogName.all(in: bytes).filter { $0.range.lowerBound >= start }
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
      // An argument of a method is not its name, unless the method is a delegate's with its arguments between the
      // parts.
      if let method, method.hasDash, begin != method.selector.lowerBound, !isDelegate(method) { continue }
      if let prefix = name.prefix, bytes[prefix.upperBound - 1] != UInt8(ascii: "_") {
        // `-[Presenter onViewDidLoad]` and `presenter.onViewDidLoad()` are the app's own.
        if method != nil || name.arguments != nil || (begin > 0 && bytes[begin - 1] == UInt8(ascii: ".")) { continue }
      }
      if !result.isEmpty, !isChained(from: from, to: begin, result[result.count - 1], name) {
        result[result.count - 1].isFollowed = true
        break
      }
      var mention = LogMention(name: name, lead: from..<begin)
      from = method?.range.upperBound ?? name.range.upperBound
      mention.tail = from..<bytes.count
      if !result.isEmpty { result[result.count - 1].tail = result[result.count - 1].tail.lowerBound..<begin }
      LogReceivers(self).find(&mention, method)
      result.append(mention)
    }
    return result
  }

  private func isDelegate(_ method: LogMethod) -> Bool {
    guard let name = LogName.all(in: bytes).first(where: { method.range.contains($0.range.lowerBound) }) else {
      return false
    }
    return ["application", "scene"].contains { name.message.selector.hasPrefix($0) }
  }

  private static let arrows = ["->", "=>", "\u{2192}", "\u{21D2}", "--"]

  /// True if a name goes on with the chain in which the one before it stands: `viewWillAppear => viewDidAppear`,
  /// `A viewWillDisappear, B viewWillAppear`. What stands in brackets behind a name is about it and no further
  /// callback.
  private func isChained(from: Int, to: Int, _ last: LogMention, _ name: LogName) -> Bool {
    guard from <= to else { return false }
    let between = bytes[from..<to]
    let words = LogSegments(bytes, in: from..<to).segments.flatMap { $0.words }
    // Twice the same is a chain if somebody else gets it.
    if last.name.message == name.message,
      words.isEmpty || !between.contains(UInt8(ascii: ",")) && !Self.arrows.contains(where: { between.contains($0) })
    {
      return false
    }
    var depth = 0
    for byte in between.reversed() {
      if byte == UInt8(ascii: "]") || byte == UInt8(ascii: ")") { depth += 1 }
      if byte == UInt8(ascii: "[") || byte == UInt8(ascii: "(") { depth -= 1 }
      // The bracket of the name's own method.
      if depth < 0, !(between.last.map { LogBytes.isClass($0) || $0 == 32 } ?? false && between.contains("-[")) {
        return false
      }
      if depth < 0 { break }
    }
    let isPlain = words.allSatisfy { !LogWords.endings.contains(LogBytes.lowered(text($0))) }
    return words.count <= 3 && isPlain
  }
}

extension Sequence where Element == UInt8 {
  func contains(_ needle: String) -> Bool { Array(self).firstRange(of: Array(needle.utf8)) != nil }
}

extension ArraySlice where Element == UInt8 {
  func firstRange(of needle: String) -> Range<Int>? {
    Array(self).firstRange(of: Array(needle.utf8)).map { $0.lowerBound + startIndex..<$0.upperBound + startIndex }
  }
}
