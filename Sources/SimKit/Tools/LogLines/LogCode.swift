/// Lines that name a callback and are none: frames of a stack, source code.
extension LogLine {
  /// `3   Bank   0x00002d0d -[HomeViewController viewDidLoad] + 61`, `frame #1: …`, `#2  0x… in …`, `at
  /// Home.ViewDidLoad () [0x0]`.
  func isFrame(_ mentions: [LogMention]) -> Bool {
    let trimmed = bytes.drop { " *".utf8.contains($0) }
    if isSymbol(trimmed) { return true }
    if ["frame #", "at "].contains(where: { trimmed.starts(with: $0.utf8) }) || bytes.contains("closure #") {
      return true
    }
    let hasOffset = mentions.contains { mention in
      let behind = bytes[mention.name.range.upperBound...].drop { "] ".utf8.contains($0) }
      return behind.starts(with: "+ ".utf8) && behind.dropFirst(2).first.map(ASCII.isDigit) == true
    }
    if hasOffset { return true }
    let number = trimmed.first == UInt8(ascii: "#") ? trimmed.dropFirst() : trimmed
    let digits = number.prefix(while: ASCII.isDigit)
    guard !digits.isEmpty, digits.count <= 4, number.dropFirst(digits.count).first == 32 else { return false }
    let rest = number.dropFirst(digits.count).drop { $0 == 32 }
    if number.startIndex != trimmed.startIndex {
      return ["0x", "in "].contains { rest.starts(with: $0.utf8) } || bytes.contains(" at ") || bytes.contains("+0x")
    }
    // An image, then an address.
    return rest.drop { $0 != 32 }.drop { $0 == 32 }.starts(with: "0x".utf8)
  }

  /// `0x100001730 0x0000003C [  2] -[HomeController viewDidLoad]`: a symbol of a link map, with its address, size, and file.
  private func isSymbol(_ trimmed: ArraySlice<UInt8>) -> Bool {
    let words = trimmed.split(separator: 32, maxSplits: 2)
    return words.count == 3 && words[2].first { $0 != 32 } == UInt8(ascii: "[")
      && words[..<2].allSatisfy { LogLine.isAddress(String(decoding: $0, as: UTF8.self)) }
  }

  private static let codeParts = [
    "[super ", "super.", "@selector(", "#selector(", "NSLog(", " print(", "func ", "Console.WriteLine(", "os_log(",
  ].map { Array($0.utf8) }
  /// How the head of a method begins.
  private static let heads = ["- (", "-(", "override func ", "func ", "public override func "]
  private static let codeBeginnings = [
    "- (", "+ (", "-(void", "override ", "public override", "print(", "protected override", "void ",
    "func ", "@property", "@objc ", "@IB", "@interface ", "class ", "extension ", "(lldb) ", "(gdb) ", "$ ",
  ]

  /// A statement or a declaration: `[child viewDidLoad];`.
  var isCode: Bool {
    let trimmed = bytes.drop { $0 == 32 }
    if trimmed.first == UInt8(ascii: "["), trimmed.suffix(2).elementsEqual("];".utf8) { return true }
    // `(1)- (void)viewDidLoad;`, `44: - (void)viewDidLoad {`
    let unnumbered = trimmed.drop { ASCII.isDigit($0) || "(). :|".utf8.contains($0) }
    if unnumbered.startIndex > trimmed.startIndex, Self.heads.contains(where: { unnumbered.starts(with: $0.utf8) }),
      unnumbered.last.map({ ";{".utf8.contains($0) }) == true
    {
      return true
    }
    return Self.codeBeginnings.contains { trimmed.starts(with: $0.utf8) }
      || Self.codeParts.contains { bytes.firstRange(of: $0) != nil && !isBesideSuper($0) }
  }

  /// `observe(.viewDidLoad)`, `.viewDidLoad`: a member of a type that is left out, which only code does.
  func isImplicitMember(_ mention: LogMention) -> Bool {
    let before = bytes[..<mention.name.range.lowerBound].suffix(2)
    guard before.last == UInt8(ascii: "."), mention.className == nil || mention.isNamedBehind else { return false }
    guard before.count == 2, let first = before.first else { return true }
    return first < 0x80 && !ASCII.isWord(first) && !")]>.?!".utf8.contains(first)
  }

  /// `before super.viewWillAppear`: a log of what is done around super.
  private func isBesideSuper(_ part: [UInt8]) -> Bool {
    guard part.elementsEqual("super.".utf8), let range = bytes.firstRange(of: part) else { return false }
    let word = segments(in: start..<max(start, range.lowerBound)).last?.words.last
    return word.map { ["before", "after"].contains(small($0)) } ?? false
  }
}
