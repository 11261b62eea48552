/// Finds the receiver that a line itself makes clear: the method's class, an object, a word like classes of controllers, a file.
extension LogMention {
  /// - Parameter method: the method in brackets that the name is in.
  mutating func findReceiver(_ method: LogMethod?) {
    sourceLine = sourceLineOfName
    if let method {
      className = LogLine.fileName(method.className) ?? LogLine.bareClass(method.className)
      address = method.address
      isPrinted = true
      lead = lead.lowerBound..<max(lead.lowerBound, method.range.lowerBound)
    } else if let prefix = namePrefix, LogLine.isClassLike(prefix) {
      className = prefix
    }
    if address == nil, let object = object(method) {
      className = LogLine.bareClass(object.className)
      address = object.address
    }
    guard className == nil else { return }
    address = bareAddress ?? address
    className = classBefore
    guard className == nil, !message.takesController || !hasWordBefore else { return }
    className = classBehind ?? labelBehind
    isNamedBehind = true
  }

  /// `View will appear for Top`: a name that a word introduces, with nothing else behind it in its part of the line.
  private var labelBehind: String? {
    guard name.form == .spaced, let segment = behind.first, segment.words.count == 2 else { return nil }
    let label = line.text(segment.words[1])
    guard Self.introductions.contains(line.small(segment.words[0])), label.utf8.first.map(ASCII.isCapital) == true
    else {
      return nil
    }
    return label
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
  private func object(_ method: LogMethod?) -> LogObject? {
    let end = max(method?.range.upperBound ?? 0, name.range.upperBound)
    var front: LogObject?
    var back: LogObject?
    for object in LogObject.all(in: line.bytes) where !Self.places.contains(object.className) {
      if Self.isOtherSystemClass(object.className), !message.isAnyViews { continue }
      if object.range.upperBound <= name.range.lowerBound {
        if object.range.lowerBound >= lead.lowerBound { front = object }
      } else if object.range.lowerBound >= end, back == nil {
        let word = line.segments(in: end..<object.range.lowerBound).last?.words.last.map { line.small($0) }
        let isWanted = method != nil && message.takesObject && !LogLine.isClassLike(object.className)
        // The object behind is the message's subject, as the receiver is in front.
        let isHandedOver = message.takesController && (method != nil || hasWordBefore)
        if word.map({ Self.introductions.contains($0) }) ?? !(isWanted || isHandedOver) { back = object }
      }
    }
    return front ?? back
  }

  /// True for `UILabel` and others of UIKit that are no controllers: what a line prints of one is a value.
  private static func isOtherSystemClass(_ name: String) -> Bool {
    name.hasPrefix("UI") && !name.hasSuffix("Controller") && name != "UIApplication"
      && name.utf8.dropFirst(2).first.map(ASCII.isCapital) == true
  }

  /// Whether a word is directly before the name.
  private var hasWordBefore: Bool {
    before.last.map { !$0.isBracketed && !line.core($0, hasLetters: true).isEmpty } ?? false
  }

  /// `HomeViewController 0x7fb1 viewDidLoad`
  private var bareAddress: Range<Int>? {
    for word in before.flatMap({ $0.words }).reversed() {
      for sign in "@#".utf8 {
        guard let at = line.bytes[word].firstIndex(of: sign) else { continue }
        let address = at + 1..<word.upperBound
        let isHash = sign == UInt8(ascii: "#") && address.count > 3 && line.bytes[address].allSatisfy(ASCII.isDigit)
        if isHash || LogLine.isAddress(line.text(address)) { return address }
      }
      if LogLine.isAddress(line.text(word)) { return word }
    }
    return nil
  }

  // MARK: Classes

  /// The nearest class in front of the name, with no more than two words between.
  private var classBefore: String? {
    var distance = 0
    for segment in before.reversed() {
      for (place, word) in segment.words.enumerated().reversed() {
        let text = line.text(word)
        if LogLine.isAddress(text) || text.utf8.allSatisfy(ASCII.isDigit) { continue }
        if let name = LogLine.fileName(text) ?? LogTypes.demangled(text) { return name }
        let bare = String(text.prefix { $0 != "@" && $0 != "#" })
        if LogLine.isClassLike(bare) { return lettered(LogLine.bareClass(bare), at: place, in: segment) }
        if !LogWords.isTag(ASCII.lowered(text)) { distance += 1 }
        // `Module.Class.name`, `Class::name`: whatever the class is called.
        let owner = LogLine.bareClass(text)
        if isQualified(by: word), owner.utf8.first.map(ASCII.isCapital) == true { return owner }
        if distance > 2 { return nil }
      }
    }
    return nil
  }

  /// A class, with the letter beside it if many apps have a class of that name: `A ViewController`, `ViewController A`.
  private func lettered(_ name: String, at place: Int, in segment: LogSegment) -> String {
    guard LogLine.everybodys.contains(name) else { return name }
    let words = segment.words
    func isLetter(_ word: Range<Int>) -> Bool { word.count == 1 && ASCII.isCapital(line.bytes[word.lowerBound]) }
    if place == 1, isLetter(words[0]) { return line.text(words[0]) + " " + name }
    if place == words.count - 2, isLetter(words[place + 1]) { return name + " " + line.text(words[place + 1]) }
    return name
  }

  /// True for `Class.`, `Class::` and `Class#` right in front of the name.
  private func isQualified(by word: Range<Int>) -> Bool {
    let between = line.bytes[word.upperBound..<max(word.upperBound, lead.upperBound)]
    return [".", "::", "#"].contains { between.elementsEqual($0.utf8) }
  }

  /// `viewWillAppear HomeViewController#3`, `viewDidLoad() in HomeViewController`, or the file, however far behind.
  private var classBehind: String? {
    var distance = 0
    let words = behind.flatMap { $0.words }.prefix(6)
    for word in words {
      let text = line.text(word)
      let bare = String(text.prefix { $0 != "#" && $0 != "@" })
      if LogLine.isClassLike(bare) { return LogLine.bareClass(bare) }
      if !LogWords.fillers.contains(ASCII.lowered(text)) { distance += 1 }
      if distance > 1 { break }
    }
    return words.lazy.compactMap { LogLine.fileName(line.text($0)) }.first
  }

  // MARK: The source's line

  /// `[Line 26]`, `HomeViewController.swift:34`, `viewDidLoad():12`, `viewDidLoad()](20)`: the line of the source that printed it.
  private var sourceLineOfName: Int? {
    let bytes = line.bytes
    func number(at place: Int) -> Int? {
      let end = bytes.end(of: ASCII.isDigit, from: place, before: place + 7)
      guard end > place, end == bytes.count || !ASCII.isWord(bytes[end]) && bytes[end] != UInt8(ascii: ".") else {
        return nil
      }
      return Int(bytes.text(place..<end))
    }
    for file in LogLine.files {
      if let range = bytes.firstRange(of: Array((file + ":").utf8)), let line = number(at: range.upperBound) {
        return line
      }
    }
    let rest = bytes[name.range.upperBound...].drop { $0 == UInt8(ascii: "]") }
    for sign in [":", "(", " (", "(line:", "[", " ["] where rest.starts(with: sign.utf8) {
      if sign == ":" && name.form < .signature { continue }
      if let line = number(at: rest.startIndex + sign.utf8.count) { return line }
    }
    // `Home.swift viewDidLoad() 21: loaded`
    if rest.first == 32, LogLine.files.contains(where: { bytes[lead].contains($0 + " ") }),
      rest.dropFirst().drop(while: ASCII.isDigit).first == UInt8(ascii: ":"), let line = number(at: rest.startIndex + 1)
    {
      return line
    }
    for sign in ["行", "第"] {
      guard let range = bytes.firstRange(of: Array(sign.utf8)) else { continue }
      let digits = bytes[..<range.lowerBound].reversed().prefix(while: ASCII.isDigit).count
      if let line = number(at: sign == "行" ? range.lowerBound - digits : range.upperBound) { return line }
    }
    for (place, byte) in bytes.enumerated() where byte | 32 == UInt8(ascii: "l") {
      guard place == 0 || !ASCII.isWord(bytes[place - 1]) else { continue }
      let end = bytes.end(of: ASCII.isLetter, from: place)
      guard LogWords.sourceLine.contains(ASCII.lowered(bytes.text(place..<end))) else { continue }
      if let line = number(at: bytes.end(of: { $0 == 32 || $0 == UInt8(ascii: ":") }, from: end)) { return line }
    }
    return nil
  }
}

// MARK: Names

extension LogLine {
  /// How classes end that get such messages.
  private static let endings = ["Controller", "VC", "View", "Delegate", "Ctrl", "Ctl", "ViewModel"]

  /// Whether the name is certainly that of a class.
  static func isClassLike(_ word: String) -> Bool {
    let name = bareClass(word)
    return name.utf8.first.map(ASCII.isCapital) == true && endings.contains { name.hasSuffix($0) }
  }

  /// The names that classes of many apps have.
  static let everybodys: Set<String> = ["ViewController", "Controller", "VC", "View", "UIViewController"]

  static func isAddress(_ text: String) -> Bool {
    text.hasPrefix("0x") && text.utf8.count > 2 && text.utf8.dropFirst(2).allSatisfy(ASCII.isHexadecimal)
  }

  static let files = [".swift", ".m", ".mm", ".cs"]

  /// `HomeViewController` of `HomeViewController.swift` and of `Home/HomeViewController+Table.m`.
  static func fileName(_ word: String) -> String? {
    guard let suffix = files.first(where: { word.hasSuffix($0) }) else { return nil }
    let path = word.dropLast(suffix.utf8.count)
    let name = (path.split(separator: "/").last ?? path).prefix { $0 != "+" }
    return name.utf8.first.map(ASCII.isCapital) == true ? String(name) : nil
  }
}
