/// A known name at a place of a line.
struct LogName {
  /// How sure it is that a callback is meant, from the way in which it is written.
  enum Form: Comparable {
    /// `View did load`
    case spaced
    /// A word that every class may use: `dealloc`, `willAppear`.
    case common
    /// `swizzle_viewDidLoad`, `firstViewDidLoad`
    case compound
    /// `viewDidLoad`, in any case.
    case word
    /// `viewDidLoad()`, `viewWillAppear:`
    case signature
  }

  var message: LoggedMessage
  var form: Form
  /// The name with its signature.
  var range: Range<Int>
  /// The prefix in the same word: `swizzle_`, `first`.
  var prefix: Range<Int>?
  /// The text in the name's parentheses, or behind its only colon.
  var arguments: Range<Int>?

  /// The names in a line, from left to right.
  static func all(in bytes: [UInt8]) -> [LogName] {
    var names: [LogName] = []
    var words: [Range<Int>] = []
    var place = 0
    while place < bytes.count {
      guard ASCII.isWord(bytes[place]) else {
        place += 1
        continue
      }
      let word = place..<bytes.end(of: ASCII.isWord, from: place)
      words.append(word)
      let name = LogName(word: word, in: bytes)
      if let name { names.append(name) }
      place = max(word.upperBound, name?.range.upperBound ?? 0)
    }
    return names.isEmpty ? spaced(words, in: bytes) : names
  }

  private init(_ message: LoggedMessage, _ form: Form, _ range: Range<Int>, arguments: Range<Int>? = nil) {
    (self.message, self.form, self.range, self.arguments) = (message, form, range, arguments)
  }

  private init?(word: Range<Int>, in bytes: [UInt8]) {
    guard word.count >= 4 else { return nil }
    if let name = Self.signed(word, in: bytes) {
      self = name
    } else if let message = LogNames.first(bytes[word]) ?? LogNames.whole(bytes[word]) {
      // `deinit`, and `dealloc:` of a logger that puts a colon behind each name.
      let isCommon = message.selector == "dealloc"
      self.init(
        message, isCommon ? .common : .word, word, arguments: Self.arguments(behind: word.upperBound, in: bytes))
      if !isCommon, let arguments {
        let isSignature = bytes[arguments.lowerBound - 1] == UInt8(ascii: "(")
        range = word.lowerBound..<(isSignature ? arguments.upperBound : word.upperBound) + 1
        if isSignature { form = .signature }
      }
    } else if let message = LogNames.first(bytes[word].filter { $0 != UInt8(ascii: "_") }) {
      // `view_did_load`
      self.init(message, .spaced, word)
    } else if let message = LogNames.verb(bytes[word]) {
      self.init(message, .common, word)
    } else if word.count > 12, let start = LogNames.beginning(ofNameAtEndOf: bytes[word]),
      let name = LogName(word: start..<word.upperBound, in: bytes)
    {
      self = name
      form = .compound
      prefix = word.lowerBound..<start
    } else {
      return nil
    }
  }

  /// `viewWillAppear:`, `willRotateToInterfaceOrientation:duration:`, `viewWillAppear(_:)`: a whole spelling.
  private static func signed(_ word: Range<Int>, in bytes: [UInt8]) -> LogName? {
    let start = word.lowerBound
    if let close = closing(from: word.upperBound, in: bytes) {
      let plain = bytes[start...close].filter { $0 != 32 }
      // People lose the last colon.
      guard plain.count <= LogNames.longest,
        let message = LogNames.whole(plain) ?? LogNames.whole(plain.dropLast() + ":)".utf8)
      else { return nil }
      return LogName(message, .signature, start..<close + 1, arguments: word.upperBound + 1..<close)
    }
    guard word.upperBound < bytes.count, bytes[word.upperBound] == UInt8(ascii: ":") else { return nil }
    var end = bytes.end(
      of: { ASCII.isWord($0) || $0 == UInt8(ascii: ":") }, from: word.upperBound, before: start + LogNames.longest)
    while true {
      // The text after the last colon is a value.
      end = bytes.start(of: { $0 != UInt8(ascii: ":") }, to: end, from: word.upperBound)
      guard end > word.upperBound else { return nil }
      if let message = LogNames.whole(bytes[start..<end]) {
        let hasOneColon = end == word.upperBound + 1
        return LogName(message, .signature, start..<end, arguments: hasOneColon ? value(from: end, in: bytes) : nil)
      }
      end -= 1
    }
  }

  /// The length of arguments, in bytes, at most. Without a limit the cost of a line follows the square of its length.
  private static let longest = 2000

  /// The parenthesis that closes the one at a place, in the same line.
  private static func closing(from open: Int, in bytes: [UInt8]) -> Int? {
    guard open < bytes.count, bytes[open] == UInt8(ascii: "(") else { return nil }
    var depth = 0
    for place in open..<min(bytes.count, open + longest) {
      if bytes[place] == UInt8(ascii: "(") { depth += 1 }
      if bytes[place] == UInt8(ascii: ")") { depth -= 1 }
      if depth == 0 { return place }
    }
    return nil
  }

  private static func arguments(behind end: Int, in bytes: [UInt8]) -> Range<Int>? {
    if let close = closing(from: end, in: bytes) { return end + 1..<close }
    guard end < bytes.count, bytes[end] == UInt8(ascii: ":") else { return nil }
    return value(from: end + 1, in: bytes)
  }

  private static func value(from start: Int, in bytes: [UInt8]) -> Range<Int> {
    start..<bytes.end(of: ASCII.isWord, from: start)
  }

  private static func spaced(_ words: [Range<Int>], in bytes: [UInt8]) -> [LogName] {
    for place in words.indices {
      guard let (count, message) = LogNames.spaced(words[place...].prefix(4).map { bytes[$0] }) else { continue }
      let own = words[place..<place + count]
      // A space, or another separator that people put between words of one name.
      if zip(own, own.dropFirst()).allSatisfy({ $1.lowerBound == $0.upperBound + 1 }) {
        return [LogName(message, .spaced, own[place].lowerBound..<own[place + count - 1].upperBound)]
      }
    }
    return bare(words, in: bytes)
  }

  /// `will appear (375.0, 667.0)`: a callback without `view` that begins its line, with nothing but numbers behind it.
  private static func leading(_ words: [Range<Int>], in bytes: [UInt8]) -> LogName? {
    let rest = words.drop { bytes[$0].contains(where: ASCII.isLetter) }
    let own = words.prefix(words.count - rest.count)
    guard (1...2).contains(own.count), !rest.isEmpty, rest.allSatisfy({ bytes[$0].allSatisfy(ASCII.isDigit) }),
      let first = own.first, let last = own.last, bytes[..<first.lowerBound].allSatisfy({ $0 == 32 }),
      let message = LogNames.verb(own.flatMap { bytes[$0] })
    else { return nil }
    return LogName(message, .spaced, first.lowerBound..<last.upperBound)
  }

  /// `HomeViewController will appear`, `- will appear`: a callback without `view`, with a class or nothing in its line.
  private static func bare(_ words: [Range<Int>], in bytes: [UInt8]) -> [LogName] {
    if let name = leading(words, in: bytes) { return [name] }
    guard words.count >= 2, words.last?.upperBound == bytes.count else { return [] }
    let (first, last) = (words[words.count - 2], words[words.count - 1])
    let isOwned = words.dropLast(2).last.map { owner in
      owner.upperBound + 1 == first.lowerBound && LogLine.isClassLike(bytes.text(owner))
    }
    guard isOwned ?? true, last.lowerBound == first.upperBound + 1,
      let message = LogNames.verb(Array(bytes[first]) + bytes[last])
    else { return [] }
    return [LogName(message, .spaced, first.lowerBound..<last.upperBound)]
  }
}
