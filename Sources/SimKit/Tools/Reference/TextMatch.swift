/// A text's words to compare with UIKit's: small letters, no numbers; an object in angle brackets and a wording's place are one word.
struct TextWords {
  struct Word {
    /// Empty for an object.
    var letters: [UInt8]
    /// The last sign before it; 0 at the beginning.
    var sign: UInt8
    /// Whether a quotation mark or a line end is between the word before and it, or the name of an exception is before it.
    var isApart: Bool
  }

  /// `NSInternalInconsistencyException`, `UIViewControllerHierarchyInconsistency`: how names end, from the end.
  private static let exceptions = ["exception", "inconsistency"].map { $0.utf8.reversed() as [UInt8] }

  private(set) var words: [Word] = []
  /// The number of words that are no objects.
  var count: Int { letters.count }
  var letters: [[UInt8]] { words.map { $0.letters }.filter { !$0.isEmpty } }
  private var word: [UInt8] = []
  /// The words before a place where a text may begin.
  private var cutOff: [Word] = []
  private var sign: UInt8 = 0
  private var isApart = false

  init(_ text: String, isWording: Bool = false) {
    var depth = 0
    var (first, before): (UInt8, UInt8) = (0, 0)
    var isProcess = false
    for byte in Self.closed(Self.straight(text)) {
      defer { (first, before) = (before, byte) }
      // As in `MyApp[123:4567]`, and not in `/:[1]:/`.
      if before == UInt8(ascii: "[") { isProcess = ASCII.isDigit(byte) && (first == 0 || ASCII.isWord(first)) }
      switch byte {
      case UInt8(ascii: "<"):
        end()
        depth += 1
      case UInt8(ascii: ">") where depth > 0:
        depth -= 1
        if depth == 0 { add([]) }
      // The beginning of an object is cut off, or a process of a console comes before the text.
      case UInt8(ascii: ">") where Self.isEndOfObject(after: before): restart(byte)
      case UInt8(ascii: "]") where isProcess:
        restart(byte)
        isProcess = false
      case _ where depth > 0: continue
      case _ where ASCII.isWord(byte): word.append(ASCII.isCapital(byte) ? byte | 32 : byte)
      // As in `MyApp.Home`, and not at the end of a sentence.
      case UInt8(ascii: ".") where !word.isEmpty: word.append(byte)
      case UInt8(ascii: "%") where isWording:
        end()
        word = [byte]
      default:
        end()
        if byte != UInt8(ascii: " ") { sign = byte }
        switch byte {
        case UInt8(ascii: "'"), UInt8(ascii: "\""), UInt8(ascii: "\n"): isApart = true
        default: break
        }
      }
    }
    end()
    // The object at the end has lost its beginning.
    if words.isEmpty { words = cutOff }
  }

  /// What a page, a chat, or an editor writes for a sign: curved quotation marks, spaces that don't break, HTML.
  private static let written: [(bytes: [UInt8], sign: UInt8)] = [
    ("\u{2018}", "'"), ("\u{2019}", "'"), ("\u{201C}", "'"), ("\u{201D}", "'"), ("\u{A0}", " "), ("\u{202F}", " "),
    ("\t", " "), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&apos;", "'"), ("&nbsp;", " "),
  ].map { (text: String, sign: Unicode.Scalar) in (Array(text.utf8), UInt8(ascii: sign)) }

  /// The bytes, with the signs that were typed.
  static func straight(_ text: String) -> [UInt8] {
    var result: [UInt8] = []
    for byte in text.utf8 {
      result.append(byte)
      guard byte >= 128 || byte == UInt8(ascii: ";") || byte == 9 else { continue }
      for (bytes, sign) in written where result.suffix(bytes.count).elementsEqual(bytes) {
        result.replaceSubrange((result.count - bytes.count)..., with: [sign])
        break
      }
    }
    return result
  }

  /// The bytes, with the closing brackets that a reader of a log has cut off behind an address: `<Home: 0x7f8 should have`.
  private static func closed(_ bytes: [UInt8]) -> [UInt8] {
    func count(_ sign: UInt8) -> Int { bytes.count { $0 == sign } }
    guard count(UInt8(ascii: "<")) > count(UInt8(ascii: ">")) else { return bytes }
    var result: [UInt8] = []
    var (depth, isAddress) = (0, false)
    for byte in bytes {
      if byte == UInt8(ascii: "x"), result.last == UInt8(ascii: "0") { isAddress = true }
      if isAddress, depth > 0, byte == UInt8(ascii: " ") {
        result.append(UInt8(ascii: ">"))
        depth -= 1
      }
      switch byte {
      case UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: ">"): depth -= 1
      default: break
      }
      if !ASCII.isWord(byte) { isAddress = false }
      result.append(byte)
    }
    return result
  }

  /// Whether a closing bracket ends an object, and isn't that of an arrow.
  private static func isEndOfObject(after byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: ")"), UInt8(ascii: "}"), UInt8(ascii: ">"), 128...: true
    default: ASCII.isDigit(byte) || ASCII.isLetter(byte)
    }
  }

  private mutating func restart(_ byte: UInt8) {
    cutOff = words
    words = []
    word = []
    (sign, isApart) = (byte, false)
  }

  private mutating func end() {
    guard let first = word.first else { return }
    var letters = word
    word = []
    if first == UInt8(ascii: "%") { return add([]) }
    while letters.last == UInt8(ascii: ".") { letters.removeLast() }
    guard !ASCII.isDigit(first) else {
      // An object without its brackets, `Home: 0x7f8`.
      if sign == UInt8(ascii: ":"), letters.starts(with: Array("0x".utf8)), let last = words.indices.last {
        words[last].letters = []
      }
      return
    }
    add(letters)
  }

  private mutating func add(_ letters: [UInt8]) {
    words.append(Word(letters: letters, sign: sign, isApart: isApart))
    (sign, isApart) = (0, Self.exceptions.contains { letters.reversed().starts(with: $0) })
  }
}

/// Whether a pasted text is a text of UIKit's, or a part of one, word by word.
struct TextMatch {
  enum Extent: Int {
    case none, part, whole
  }

  private let pasted: [TextWords.Word]
  private let wording: [TextWords.Word]
  /// How many words of a paste may be at the place of an object.
  private var mostAtPlace = 1
  private var isCut = false
  /// The first word that is compared.
  private var begin = 0
  private var failed: Set<Int> = []

  static func extent(of pasted: TextWords, in wording: TextWords) -> Extent {
    var match = TextMatch(pasted.words, wording.words)
    let extent = match.find()
    if extent == .whole { return extent }
    // Several words are at the place of an object, as a list of orientations.
    match.mostAtPlace = 5
    return match.find(wholeOnly: true) == .whole ? .whole : extent
  }

  private init(_ pasted: [TextWords.Word], _ wording: [TextWords.Word]) {
    (self.pasted, self.wording) = (pasted, wording)
  }

  /// Signs after which a text may begin: those of a category, a reason, a time.
  private static let beginnings: [UInt8] = Array("]:'\"*)>-|[(`".utf8)

  /// One word is in many texts.
  private static let fewest = 2
  private static let fewestBehindOthers = 5
  private static let reason = Array("reason".utf8)

  private mutating func find(wholeOnly: Bool = false) -> Extent {
    failed = []
    let starts = pasted.indices.filter {
      $0 == 0 || Self.beginnings.contains(pasted[$0].sign) || pasted[$0].isApart
    }
    var isPart = false
    for start in starts where words(from: start) >= Self.fewest {
      isCut = false
      begin = start
      guard fits(start, 0, bare: 0) else { continue }
      if !isCut { return .whole }
      isPart = true
    }
    if isPart || wholeOnly { return isPart && !wholeOnly ? .part : .none }
    // A category of the console comes before a part, or what ends the app.
    let behind = pasted.indices.dropFirst().prefix { pasted.count - $0 >= Self.fewestBehindOthers }.first {
      $0 == 1 && pasted[0].sign == UInt8(ascii: "[") && pasted[1].sign == UInt8(ascii: "]")
        || pasted[$0 - 1].letters == Self.reason
    }
    return isInside(from: 0) || (behind.map { isInside(from: $0) } ?? false) ? .part : .none
  }

  /// Whether the words from one on are in the middle of the wording. The first may be the end of a word.
  private mutating func isInside(from place: Int) -> Bool {
    guard words(from: place) >= Self.fewest, let start = pasted[place...].firstIndex(where: { !$0.letters.isEmpty })
    else { return false }
    let first = pasted[start].letters
    begin = start
    return wording.indices.contains { place in
      let word = wording[place].letters
      let isSame = word == first || isLong && word.reversed().starts(with: first.reversed())
      return !word.isEmpty && isSame && fits(start + 1, place + 1, bare: 0)
    }
  }

  private func words(from start: Int) -> Int { pasted[start...].count { !$0.letters.isEmpty } }

  /// The first and the last word of a long paste may be cut.
  private var isLong: Bool { pasted.count >= 4 }

  /// Whether the words from one place on are those of the wording from another.
  ///
  /// - Parameter bare: How many words, and not objects, are at the places of objects so far.
  private mutating func fits(_ start: Int, _ place: Int, bare: Int) -> Bool {
    guard start < pasted.count else {
      let isRest = wording[place...].contains { !$0.letters.isEmpty }
      if isRest { isCut = true }
      return words(from: begin) - bare >= Self.fewest
    }
    guard place < wording.count else {
      guard pasted[begin..<start].count(where: { !$0.letters.isEmpty }) - bare >= 2 else { return false }
      return pasted[start].isApart || pasted[start...].allSatisfy { $0.letters.isEmpty }
    }
    let key = (start * (wording.count + 1) + place) * 64 + min(bare, 63)
    guard !failed.contains(key) else { return false }
    let (word, wanted) = (pasted[start].letters, wording[place].letters)
    if wanted.isEmpty {
      for count in 0...min(mostAtPlace, pasted.count - start) {
        let words = pasted[start..<start + count].count { !$0.letters.isEmpty }
        // Among three words, any word could be the object.
        guard words == 0 || isLong else { continue }
        if fits(start + count, place + 1, bare: bare + words) { return true }
      }
    } else if word.isEmpty {
      if fits(start + 1, place, bare: bare) { return true }
    } else if word == wanted {
      if fits(start + 1, place + 1, bare: bare) { return true }
    } else if start == pasted.count - 1, isLong, wanted.starts(with: word) {
      isCut = true
      return true
    }
    failed.insert(key)
    return false
  }
}
