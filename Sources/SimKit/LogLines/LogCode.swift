/// Lines that name a callback and are none: frames of a stack, rows of a profile, source code.
extension LogLine {
  /// `3   Bank   0x00002d0d -[HomeViewController viewDidLoad] + 61`, `frame #1: …`, `#2  0x… in …`, `at
  /// Home.ViewDidLoad () [0x0]`.
  func isFrame(_ mentions: [LogMention]) -> Bool {
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
      if isSymbol(mention) || hasShare(in: mention.lead) || isCovered(mention) { return true }
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

  /// `viewDidLoad() 75.00% (6/8)`: how much of a method some tests run.
  private func isCovered(_ mention: LogMention) -> Bool {
    let behind = bytes[mention.name.range.upperBound...].drop { $0 == 32 }
    let number = behind.prefix { LogBytes.isDigit($0) || $0 == UInt8(ascii: ".") }
    guard !number.isEmpty, bytes[number.endIndex...].starts(with: "% (".utf8) else { return false }
    let ratio = bytes[(number.endIndex + 3)...].prefix { LogBytes.isDigit($0) || $0 == UInt8(ascii: "/") }
    return ratio.contains(UInt8(ascii: "/")) && bytes[ratio.endIndex...].first == UInt8(ascii: ")")
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
    // `(1)- (void)viewDidLoad;`
    let unnumbered = trimmed.drop { LogBytes.isDigit($0) || "(). ".utf8.contains($0) }
    if unnumbered.startIndex > trimmed.startIndex, unnumbered.starts(with: "- (".utf8),
      unnumbered.last == UInt8(ascii: ";")
        || unnumbered.last == UInt8(ascii: "{")
    {
      return true
    }
    return hasCalledText || isTextOfKey || isSearchedComment
      || Self.codeBeginnings.contains { trimmed.starts(with: $0.utf8) }
      || Self.codeParts.contains { bytes.firstRange(of: $0) != nil && !isBesideSuper($0) }
  }

  /// `alert = "viewDidLoad failed";`: a text of several words in a property list.
  private var isTextOfKey: Bool {
    guard start == 0, !hasTime, bytes.reversed().drop(while: { $0 == 32 }).starts(with: ";\"".utf8) else {
      return false
    }
    return LogName.all(in: bytes).contains { name in
      bytes[..<name.range.lowerBound].reversed().starts(with: "\" = ".utf8)
        && bytes[name.range.upperBound...].first == 32
    }
  }

  /// `HomeController.swift:31: // called from viewDidLoad`
  private var isSearchedComment: Bool {
    let rest = bytes[codeStart...].drop { $0 == 32 }
    return codeStart > 0 && (rest.starts(with: "//".utf8) || rest.starts(with: "/*".utf8))
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
  func isImplicitMember(_ mention: LogMention) -> Bool {
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
}
