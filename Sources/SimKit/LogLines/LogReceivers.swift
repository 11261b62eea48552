/// Finds the receiver of a name if the line itself makes it clear: the method's class, an object, a word that is called
/// as classes of controllers are, a file.
struct LogReceivers {
  private let line: LogLine
  private var bytes: [UInt8] { line.bytes }

  init(_ line: LogLine) { self.line = line }

  func find(_ mention: inout LogMention, _ method: LogMethod?) {
    mention.sourceLine = sourceLine(mention)
    if let method {
      mention.className = Self.fileName(method.className) ?? LogLine.bareClass(method.className)
      mention.address = method.address
      mention.isPrinted = true
      mention.lead = mention.lead.lowerBound..<max(mention.lead.lowerBound, method.range.lowerBound)
    } else if let prefix = mention.name.prefix {
      let word = String(decoding: bytes[prefix].reversed().drop { $0 == UInt8(ascii: "_") }.reversed(), as: UTF8.self)
      if Self.isClassLike(word) { mention.className = word }
    }
    if mention.address == nil, let object = object(of: mention, method) {
      mention.className = LogLine.bareClass(object.className)
      mention.address = object.address
    }
    guard mention.className == nil else { return }
    mention.address = bareAddress(in: mention.lead) ?? mention.address
    mention.className = classBefore(mention)
    guard mention.className == nil else { return }
    guard !mention.name.message.takesController || !hasWord(in: mention) else { return }
    mention.className = classBehind(mention)
    mention.isNamedBehind = true
  }

  // MARK: Objects

  /// Words that say that the object behind them is the message's receiver, and not its subject.
  private static let introductions: Set<String> = [
    "sender", "self", "object", "instance", "for", "on", "of", "in", "receiver", "controller", "by",
  ]

  /// Objects that tell where code runs, and not whose it is.
  private static let places: Set<String> = [
    "NSThread", "_NSMainThread", "NSOperationQueue", "OS_dispatch_queue", "OS_dispatch_queue_main",
    "OS_dispatch_queue_serial", "OS_dispatch_queue_concurrent",
  ]

  /// The object in the line that got the message: in front of the name, right behind it, or behind a word that says so.
  private func object(of mention: LogMention, _ method: LogMethod?) -> LogObject? {
    var behind: LogObject?
    var before: LogObject?
    for object in LogObject.all(in: bytes) where !Self.places.contains(object.className) {
      if Self.isOtherSystemClass(object.className), !mention.name.message.isAnyViews { continue }
      if object.range.upperBound <= mention.name.range.lowerBound {
        if object.range.lowerBound >= mention.lead.lowerBound { before = object }
      } else if object.range.lowerBound >= mention.name.range.upperBound, behind == nil {
        let end = method?.range.upperBound ?? mention.name.range.upperBound
        guard object.range.lowerBound >= end else { continue }
        let between = LogSegments(bytes, in: end..<object.range.lowerBound).segments.flatMap { $0.words }
        let word = between.last.map { LogBytes.lowered(line.text($0)) }
        let isWanted = method != nil && mention.name.message.takesObject && !Self.isClassLike(object.className)
        // The object behind is the message's subject, as the receiver is in front.
        let isHandedOver = mention.name.message.takesController && (method != nil || hasWord(in: mention))
        if word.map({ Self.introductions.contains($0) }) ?? !(isWanted || isHandedOver) {
          behind = object
        }
      }
    }
    return before ?? behind
  }

  /// True for `UILabel` and others of UIKit that are no controllers: what a line prints of one is a value.
  private static func isOtherSystemClass(_ name: String) -> Bool {
    name.hasPrefix("UI") && !name.hasSuffix("Controller") && name != "UIApplication"
      && name.utf8.dropFirst(2).first.map(LogBytes.isCapital) == true
  }

  /// Whether a word is directly before the name.
  private func hasWord(in mention: LogMention) -> Bool {
    guard let last = LogSegments(bytes, in: mention.lead).segments.last, !last.isBracketed else { return false }
    return !LogLabels.core(last.words, line, true).isEmpty
  }

  /// `HomeViewController 0x7fb1 viewDidLoad`
  private func bareAddress(in range: Range<Int>) -> Range<Int>? {
    for word in LogSegments(bytes, in: range).segments.flatMap({ $0.words }).reversed() {
      let text = line.text(word)
      for sign in "@#".utf8 {
        guard let at = bytes[word].firstIndex(of: sign) else { continue }
        let address = at + 1..<word.upperBound
        let isHash = sign == UInt8(ascii: "#") && address.count > 3 && bytes[address].allSatisfy(LogBytes.isDigit)
        if isHash || Self.isAddress(line.text(address)) { return address }
      }
      if Self.isAddress(text) { return word }
    }
    return nil
  }

  static func isAddress(_ text: String) -> Bool {
    text.hasPrefix("0x") && text.utf8.count > 2
      && text.utf8.dropFirst(2).allSatisfy { LogBytes.isDigit($0) || (97...102).contains($0 | 32) }
  }

  // MARK: Classes

  /// How classes end that get such messages.
  private static let endings = ["Controller", "VC", "View", "Delegate", "Ctrl", "Ctl", "ViewModel"]

  /// Whether the name is certainly that of a class.
  static func isClassLike(_ word: String) -> Bool {
    let name = LogLine.bareClass(word)
    guard let first = name.utf8.first, LogBytes.isCapital(first) else { return false }
    return endings.contains { name.hasSuffix($0) }
  }

  /// The nearest class in front of the name, with no more than two words between.
  private func classBefore(_ mention: LogMention) -> String? {
    var distance = 0
    for segment in LogSegments(bytes, in: mention.lead).segments.reversed() {
      for (place, word) in segment.words.enumerated().reversed() {
        let text = line.text(word)
        if Self.isAddress(text) || text.utf8.allSatisfy(LogBytes.isDigit) { continue }
        if let name = Self.fileName(text) ?? LogTypes.demangled(text) { return name }
        let bare = String(text.prefix { $0 != "@" && $0 != "#" })
        if Self.isClassLike(bare) { return lettered(LogLine.bareClass(bare), at: place, in: segment) }
        if !LogWords.isTag(LogBytes.lowered(text)) { distance += 1 }
        // `Module.Class.name`, `Class::name`: whatever the class is called.
        let owner = LogLine.bareClass(text)
        if isQualified(word, mention), owner.utf8.first.map(LogBytes.isCapital) == true { return owner }
        if distance > 2 { return nil }
      }
    }
    return nil
  }

  /// A class, with the letter beside it if many apps have a class of that name: `A ViewController`, `ViewController A`.
  private func lettered(_ name: String, at place: Int, in segment: LogSegments.Segment) -> String {
    guard Self.everybodys.contains(name) else { return name }
    let words = segment.words
    func isLetter(_ word: Range<Int>) -> Bool { word.count == 1 && LogBytes.isCapital(bytes[word.lowerBound]) }
    if place == 1, isLetter(words[0]) { return line.text(words[0]) + " " + name }
    if place == words.count - 2, isLetter(words[place + 1]) { return name + " " + line.text(words[place + 1]) }
    return name
  }

  static let everybodys: Set<String> = ["ViewController", "Controller", "VC", "View", "UIViewController"]

  /// True for `Class.`, `Class::` and `Class#` right in front of the name.
  private func isQualified(_ word: Range<Int>, _ mention: LogMention) -> Bool {
    let between = bytes[word.upperBound..<max(word.upperBound, mention.lead.upperBound)]
    return [".", "::", "#"].contains { between.elementsEqual($0.utf8) }
  }

  static let files = [".swift", ".m", ".mm", ".cs"]

  /// `HomeViewController` of `HomeViewController.swift` and of `Home/HomeViewController+Table.m`.
  static func fileName(_ word: String) -> String? {
    guard let suffix = files.first(where: { word.hasSuffix($0) }) else { return nil }
    let path = word.dropLast(suffix.utf8.count)
    let name = (path.split(separator: "/").last ?? path).prefix { $0 != "+" }
    return name.utf8.first.map(LogBytes.isCapital) == true ? String(name) : nil
  }

  /// `viewWillAppear HomeViewController#3`, `viewDidLoad() in HomeViewController`
  private func classBehind(_ mention: LogMention) -> String? {
    var distance = 0
    for word in LogSegments(bytes, in: mention.tail).segments.flatMap({ $0.words }).prefix(6) {
      let text = line.text(word)
      let bare = String(text.prefix { $0 != "#" && $0 != "@" })
      if Self.isClassLike(bare) { return LogLine.bareClass(bare) }
      if !LogWords.fillers.contains(LogBytes.lowered(text)) { distance += 1 }
      if distance > 1 { return nil }
    }
    return nil
  }

  // MARK: The source's line

  /// `[Line 26]`, `HomeViewController.swift:34`, `viewDidLoad():12`, `viewDidLoad()](20)`: the line of the source that
  /// printed it.
  private func sourceLine(_ mention: LogMention) -> Int? {
    func number(at place: Int) -> Int? {
      var end = place
      while end < bytes.count, LogBytes.isDigit(bytes[end]), end - place < 7 { end += 1 }
      guard end > place, end == bytes.count || !LogBytes.isWord(bytes[end]) && bytes[end] != UInt8(ascii: ".") else {
        return nil
      }
      return Int(String(decoding: bytes[place..<end], as: UTF8.self))
    }
    for file in Self.files {
      if let range = bytes.firstRange(of: Array((file + ":").utf8)), let line = number(at: range.upperBound) {
        return line
      }
    }
    let behind = bytes[mention.name.range.upperBound...].drop { $0 == UInt8(ascii: "]") }
    for sign in [":", "(", " (", "(line:", "[", " ["] where behind.starts(with: sign.utf8) {
      if sign == ":" && mention.name.form < .signature { continue }
      let place = behind.startIndex + sign.utf8.count
      if let line = number(at: place) { return line }
    }
    // `Home.swift viewDidLoad() 21: loaded`
    if behind.first == 32, Self.files.contains(where: { bytes[mention.lead].contains($0 + " ") }),
      behind.dropFirst().drop(while: LogBytes.isDigit).first == UInt8(ascii: ":"),
      let line = number(at: behind.startIndex + 1)
    {
      return line
    }
    for sign in ["行", "第"] {
      guard let range = bytes.firstRange(of: Array(sign.utf8)) else { continue }
      let digits = bytes[..<range.lowerBound].reversed().prefix(while: LogBytes.isDigit).count
      if let line = number(at: sign == "行" ? range.lowerBound - digits : range.upperBound) { return line }
    }
    for (place, byte) in bytes.enumerated() where byte | 32 == UInt8(ascii: "l") {
      guard place == 0 || !LogBytes.isWord(bytes[place - 1]) else { continue }
      var end = place
      while end < bytes.count, LogBytes.isLetter(bytes[end]) { end += 1 }
      guard LogWords.sourceLine.contains(LogBytes.lowered(line.text(place..<end))) else { continue }
      while end < bytes.count, bytes[end] == 32 || bytes[end] == UInt8(ascii: ":") { end += 1 }
      if let line = number(at: end) { return line }
    }
    return nil
  }
}
