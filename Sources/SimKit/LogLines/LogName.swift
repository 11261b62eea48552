/// A known name at a place of a line.
struct LogName {
  /// How sure it is that a callback is meant, from the way in which it is written.
  enum Form: UInt8, Comparable {
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

    static func < (one: Form, other: Form) -> Bool { one.rawValue < other.rawValue }
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
      guard LogBytes.isWord(bytes[place]) else {
        place += 1
        continue
      }
      var end = place
      while end < bytes.count, LogBytes.isWord(bytes[end]) { end += 1 }
      words.append(place..<end)
      let name = LogName(word: place..<end, in: bytes)
      if let name { names.append(name) }
      place = max(end, name?.range.upperBound ?? end)
    }
    return names.isEmpty ? spaced(words, in: bytes) : names
  }

  private init(_ message: LoggedMessage, _ form: Form, _ range: Range<Int>) {
    (self.message, self.form, self.range) = (message, form, range)
  }

  private init?(word: Range<Int>, in bytes: [UInt8]) {
    guard word.count >= 4 else { return nil }
    if let name = Self.signed(word, in: bytes) {
      self = name
    } else if let message = LogNames.first(bytes[word]) ?? LogNames.whole(bytes[word]) {
      self.init(message, message.selector == "dealloc" ? .common : .word, word)
      arguments = Self.arguments(behind: word.upperBound, in: bytes)
      if message.selector == "dealloc" {
        // `deinit`, and `dealloc:` of a logger that puts a colon behind each name.
        form = .common
      } else if let arguments {
        range =
          word
          .lowerBound..<(bytes[arguments.lowerBound - 1] == UInt8(ascii: "(")
          ? arguments.upperBound + 1 : word.upperBound + 1)
        if bytes[arguments.lowerBound - 1] == UInt8(ascii: "(") { form = .signature }
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
    guard word.upperBound < bytes.count else { return nil }
    var end = word.upperBound
    if bytes[end] == UInt8(ascii: ":") {
      let limit = min(bytes.count, word.lowerBound + LogNames.longest)
      while end < limit, LogBytes.isWord(bytes[end]) || bytes[end] == UInt8(ascii: ":") { end += 1 }
      // The text after the last colon is a value.
      while end > word.upperBound, bytes[end - 1] != UInt8(ascii: ":") { end -= 1 }
    } else if let close = closing(from: end, in: bytes) {
      end = close + 1
      let plain = bytes[word.lowerBound..<end].filter { $0 != 32 }
      // People lose the last colon.
      guard plain.count <= LogNames.longest,
        let message = LogNames.whole(plain) ?? LogNames.whole(plain.dropLast() + ":)".utf8)
      else { return nil }
      var name = LogName(message, .signature, word.lowerBound..<end)
      name.arguments = word.upperBound + 1..<close
      return name
    } else {
      return nil
    }
    while end > word.upperBound {
      if let message = LogNames.whole(bytes[word.lowerBound..<end]) {
        var name = LogName(message, .signature, word.lowerBound..<end)
        if end == word.upperBound + 1 { name.arguments = value(from: end, in: bytes) }
        return name
      }
      end -= 1
      while end > word.upperBound, bytes[end - 1] != UInt8(ascii: ":") { end -= 1 }
    }
    return nil
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

  /// The word at a place.
  private static func value(from start: Int, in bytes: [UInt8]) -> Range<Int> {
    var end = start
    while end < bytes.count, LogBytes.isWord(bytes[end]) { end += 1 }
    return start..<end
  }

  private static func spaced(_ words: [Range<Int>], in bytes: [UInt8]) -> [LogName] {
    for place in words.indices {
      let rest = words[place...].prefix(4)
      guard let (count, message) = LogNames.spaced(ArraySlice(rest.map { bytes[$0] })) else { continue }
      let range = words[place].lowerBound..<words[place + count - 1].upperBound
      // A space, or another separator that people put between words of one name.
      guard
        zip(words[place..<place + count - 1], words[(place + 1)...]).allSatisfy({ $1.lowerBound == $0.upperBound + 1 })
      else { continue }
      return [LogName(message, .spaced, range)]
    }
    return bare(words, in: bytes)
  }

  /// `HomeViewController will appear`, `- will appear`: a callback without `view`, with a class or nothing in its line.
  private static func bare(_ words: [Range<Int>], in bytes: [UInt8]) -> [LogName] {
    guard words.count >= 2, words.last?.upperBound == bytes.count else { return [] }
    let (first, last) = (words[words.count - 2], words[words.count - 1])
    let isOwned = words.dropLast(2).last.map { owner in
      owner.upperBound + 1 == first.lowerBound
        && LogReceivers.isClassLike(String(decoding: bytes[owner], as: UTF8.self))
    }
    guard isOwned ?? true, last.lowerBound == first.upperBound + 1,
      let message = LogNames.verb(Array(bytes[first]) + bytes[last])
    else { return [] }
    return [LogName(message, .spaced, first.lowerBound..<last.upperBound)]
  }
}

/// A callback that a line names, with what the line says around it.
struct LogMention {
  var name: LogName
  /// The text in front of the name, from the end of the name before it.
  var lead: Range<Int>
  /// The text behind the name, to the next name.
  var tail: Range<Int>
  /// Nil as long as the receiver is unknown.
  var className: String?
  /// The receiver's address in the line.
  var address: Range<Int>?
  /// Whether the class is that of the method in brackets, or of an object.
  var isPrinted = false
  /// Whether the class is behind the name.
  var isNamedBehind = false
  /// The line of the source that printed it.
  var sourceLine: Int?

  init(name: LogName, lead: Range<Int>) {
    self.name = name
    self.lead = lead
    tail = name.range.upperBound..<name.range.upperBound
  }
}
