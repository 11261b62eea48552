/// The words of a text, for a comparison with a text of UIKit's: small letters, without numbers; an object in angle brackets is one
/// word without letters, and so is the place of a wording.
struct TextWords {
  struct Word {
    /// Empty for an object.
    var letters: [UInt8]
    /// The last sign before it; 0 at the beginning.
    var sign: UInt8
    /// Whether a quotation mark or a line end is between the word before and it, or the name of an exception is before it.
    var isApart: Bool
  }

  /// `NSInternalInconsistencyException`, from the end.
  private static let exception = Array("exception".utf8.reversed())

  private(set) var words: [Word] = []
  /// The number of words that are no objects.
  var count: Int { letters.count }
  /// The words that are no objects.
  var letters: [[UInt8]] { words.map { $0.letters }.filter { !$0.isEmpty } }
  private var word: [UInt8] = []
  private var sign: UInt8 = 0
  private var isApart = false

  init(_ text: String, isWording: Bool = false) {
    var depth = 0
    var (first, before): (UInt8, UInt8) = (0, 0)
    var isProcess = false
    for byte in Self.straight(text) {
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
  }

  /// The bytes, with straight quotation marks for curved ones.
  static func straight(_ text: String) -> [UInt8] {
    var result: [UInt8] = []
    for byte in text.utf8 {
      result.append(byte)
      guard result.suffix(3).starts(with: [0xE2, 0x80]) else { continue }
      switch byte {
      case 0x98, 0x99, 0x9C, 0x9D: result.replaceSubrange((result.count - 3)..., with: [UInt8(ascii: "'")])
      default: continue
      }
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
    guard !ASCII.isDigit(first) else { return }
    add(letters)
  }

  private mutating func add(_ letters: [UInt8]) {
    words.append(Word(letters: letters, sign: sign, isApart: isApart))
    (sign, isApart) = (0, letters.reversed().starts(with: Self.exception))
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

  /// Compares a paste with a wording.
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
  private static let beginnings: [UInt8] = Array("]:'\"*)>-|[(".utf8)

  private mutating func find(wholeOnly: Bool = false) -> Extent {
    failed = []
    for start in pasted.indices
    where start == 0 || Self.beginnings.contains(pasted[start].sign) || pasted[start].isApart {
      isCut = false
      begin = start
      if hasEnough(from: start), fits(start, 0, bare: 0) { return isCut ? (wholeOnly ? .none : .part) : .whole }
    }
    guard !wholeOnly, hasEnough(from: 0), let start = pasted.firstIndex(where: { !$0.letters.isEmpty }) else {
      return .none
    }
    let first = pasted[start].letters
    begin = start
    for place in wording.indices.dropFirst() {
      let word = wording[place].letters
      guard !word.isEmpty else { continue }
      let isSame = word == first || isLong && word.reversed().starts(with: first.reversed())
      if isSame, fits(start + 1, place + 1, bare: 0) { return .part }
    }
    return .none
  }

  /// Two words are a part of a text.
  private func hasEnough(from start: Int) -> Bool { pasted[start...].count { !$0.letters.isEmpty } >= 2 }

  /// The first and the last word of a long paste may be cut.
  private var isLong: Bool { pasted.count >= 4 }

  /// Whether the words from one place on are those of the wording from another.
  ///
  /// - Parameter bare: How many words, and not objects, are at the places of objects so far.
  private mutating func fits(_ start: Int, _ place: Int, bare: Int) -> Bool {
    guard start < pasted.count else {
      let isRest = wording[place...].contains { !$0.letters.isEmpty }
      if isRest { isCut = true }
      // Two words of a part are the text's own.
      return pasted[begin...].count { !$0.letters.isEmpty } - bare >= 2
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
