/// The words around a name in a line, without the receiver, levels and numbers, in small letters.
struct LogSurroundings {
  let mention: LogMention
  /// The class or the label; nil if the log does not tell.
  let receiver: String?
  /// In front of what belongs to the name.
  private(set) var ahead: [String] = []
  /// With nothing but single blanks between them and the name.
  private(set) var before: [String] = []
  private(set) var behind: [String] = []
  /// Behind a sign that ends what belongs to the name.
  private(set) var remark: [String] = []
  /// How many words are between the receiver and the name, or between the beginning and the name.
  private(set) var between = 0
  private(set) var hasStop = false
  /// The receiver is a label that comes before other names as well.
  let isKnown: Bool
  /// Little speaks for the receiver, or for there being none.
  let isDoubtful: Bool
  /// Whether the name is in backticks.
  let isQuoted: Bool

  /// The words right around the name in one text.
  private(set) var key = ""

  init(_ mention: LogMention, _ receiver: String?, isKnown: Bool, isDoubtful: Bool, _ line: LogLine) {
    (self.mention, self.receiver, self.isKnown, self.isDoubtful) = (mention, receiver, isKnown, isDoubtful)
    let bytes = line.bytes
    isQuoted = mention.lead.upperBound > 0 && bytes[mention.lead.upperBound - 1] == UInt8(ascii: "`")
    let own = Set((receiver ?? "").split(separator: " ").map { LogBytes.lowered(String($0)) })
    func isOwn(_ word: Range<Int>) -> Bool {
      guard receiver != nil else { return false }
      let text = line.text(word)
      // `HomeViewControllerの`
      return receiver.map { LogLine.bareClass(text).hasPrefix($0) } ?? false || own.contains(LogBytes.lowered(text))
    }
    func plain(_ words: [Range<Int>]) -> [String] {
      words.filter { !isOwn($0) && !Self.isMarker($0, bytes) }.map { LogBytes.lowered(line.text($0)) }.filter { word in
        word.utf8.contains { LogBytes.isLetter($0) || $0 >= 0x80 } && !LogReceivers.isAddress(word)
      }
    }
    func isTouching(_ from: Int, _ to: Int) -> Bool { from >= to || to == from + 1 && bytes[from] == 32 }
    var segments = LogSegments(bytes, in: mention.lead).segments
    if let last = segments.last, !last.isBracketed, let end = last.words.last?.upperBound,
      isTouching(end, mention.lead.upperBound) || bytes[end..<mention.lead.upperBound].elementsEqual(".".utf8)
    {
      before = plain(last.words)
      let near = last.words.lastIndex { isOwn($0) }.map { last.words.index(after: $0) } ?? 0
      between = plain(Array(last.words[near...])).count
      segments.removeLast()
    }
    ahead = plain(segments.filter { !$0.isBracketed }.flatMap { $0.words })
    var rest = LogSegments(bytes, in: mention.tail).segments
    if let first = rest.first, !first.isBracketed, let start = first.words.first?.lowerBound,
      isTouching(mention.tail.lowerBound, start)
    {
      behind = plain(first.words)
      rest.removeFirst()
    }
    remark = plain(rest.filter { !$0.isBracketed }.flatMap { $0.words })
    let end = bytes.suffix(4).reversed().drop { $0 == 32 }
    hasStop =
      end.starts(with: "?".utf8) || Array(bytes.suffix(3)).elementsEqual("。".utf8)
      || end.first == UInt8(ascii: ".") && end.dropFirst().first != UInt8(ascii: ".")
    key = before.joined(separator: " ") + " | " + behind.joined(separator: " ")
  }

  /// `a)` and `iv.` with which an entry of a list begins.
  private static func isMarker(_ word: Range<Int>, _ bytes: [UInt8]) -> Bool {
    guard word.upperBound < bytes.count,
      bytes[word.upperBound] == UInt8(ascii: ".") || bytes[word.upperBound] == UInt8(ascii: ")"),
      !bytes[..<word.lowerBound].contains(where: LogBytes.isWord)
    else { return false }
    return word.count == 1 || bytes[word].allSatisfy { "ivxIVX".utf8.contains($0) }
  }

  var isEmpty: Bool { before.isEmpty && behind.isEmpty }
}
