/// The names that a log gives its receivers, learned from the whole of it.
///
/// People put a title, a letter or a word of their language in front of a name: `Demo 2 viewDidLoad`, `首页 viewDidLoad`. No line alone
/// says which of its words that is. So the text there is cut into segments, without numbers, levels and filler words, and what recurs
/// before different names is the receiver. Only where `findReceiver` finds none.
struct LogLabels {
  /// The text in front of each name without a certain receiver.
  private struct Front {
    /// The words of each segment, the nearest segment first.
    var cells: [[String]]
    var message: String
    var sign: String?
    /// How often the log has the line.
    var times: Int
  }

  private var fronts: [Front] = []
  /// The messages that each choice of words of the two nearest segments comes before.
  private var messages: [String: Set<String>] = [:]
  /// The names without a certain receiver that have a segment in front of them.
  private var total = 0
  /// The messages that each certain receiver gets.
  private var classes: [String: Set<String>] = [:]
  /// The names with a certain receiver, and the texts beside it: a process, a module.
  private var certain = 0
  private var beside: [String: Int] = [:]
  /// `A viewDidLoad`, `B viewDidLoad`: single letters are labels, also those that are levels elsewhere.
  private var hasLetters = false
  /// The texts in front of names, by the signs between the two.
  private var signed: [String: [String: Int]] = [:]
  /// The messages that each name comes behind, in lines without words in front: `viewDidLoad: Inbox`.
  private var followers: [String: Set<String>] = [:]
  /// How many callbacks have no words in front.
  private var bare = 0
  /// Between the labels and the names stand the app's own words for each callback: `Home: shown viewDidAppear`.
  private var hasWordsBetween = false
  /// The signs behind which mostly receivers stand: a word that comes once is one there too.
  private var trustedSigns: Set<String> = []
  /// The trusted signs behind labels of several words.
  private var wordySigns: Set<String> = []

  /// - Parameter times: how often the log has the line.
  mutating func learn(_ mention: LogMention, _ times: Int) {
    let selector = mention.message.selector
    let cells = mention.cells(hasLetters: true)
    if let name = mention.className {
      certain += times
      classes[name, default: []].insert(selector)
      for whole in cells.map({ $0.joined(separator: " ") }) where whole != name { beside[whole, default: 0] += times }
      return
    }
    if let letter = mention.letter, !LogWords.letters.contains(letter) { hasLetters = true }
    if cells.isEmpty {
      bare += times
      for name in mention.namesBehind { followers[name, default: []].insert(selector) }
    } else {
      total += times
      fronts.append(Front(cells: cells, message: selector, sign: mention.sign, times: times))
    }
  }

  mutating func finish() {
    // A single name may be any word, unless the log has but one callback.
    if bare > 1 || total + certain > 0 {
      followers = followers.filter { $0.value.count > 1 }
      if followers.count == 1 { followers = [:] }
    }
    for front in fronts {
      if let sign = front.sign {
        signed[sign, default: [:]][front.cells[0].joined(separator: " "), default: 0] += front.times
      }
      for word in front.cells.prefix(2).flatMap({ Self.choices($0) }) {
        messages[word, default: []].insert(front.message)
      }
    }
    let further = Set(fronts.compactMap { $0.cells.dropFirst().first?.joined(separator: " ") }.filter(isKnown))
    hasWordsBetween = further.count > 1 && !fronts.contains { Self.choices($0.cells[0]).contains(where: isKnown) }
    for (sign, labels) in signed {
      let known = labels.filter { (messages[$0.key]?.count ?? 0) > 1 }
      let count = known.values.reduce(0, +)
      guard count >= 3, count * 2 >= labels.values.reduce(0, +) else { continue }
      trustedSigns.insert(sign)
      if known.keys.contains(where: { $0.contains(" ") }) { wordySigns.insert(sign) }
    }
  }

  // MARK: The receiver

  /// The endings with which labels name a controller only together with the words in front: `Left view controller`.
  private static let kinds: Set<String> = ["controller", "vc", "view controller", "viewcontroller"]

  /// The label in front of a name, or behind it; nil if there is none.
  func label(of mention: LogMention) -> String? {
    let sign = mention.sign
    let isTrusted = sign.map { trustedSigns.contains($0) } ?? false
    let cells = mention.cells(hasLetters: hasLetters)
    if hasWordsBetween, cells.count > 1, case let label = cells[1].joined(separator: " "), isKnown(label) {
      return label
    }
    guard let nearest = cells.first else {
      if isTrusted, let tag = mention.tag { return tag }
      return mention.namesBehind.first { followers[$0] != nil }
    }
    let words = Self.choices(nearest)
    // A number alone is none as long as a word stands before it.
    let named = words.filter { words.count == 1 || !$0.utf8.allSatisfy(ASCII.isDigit) }
    // A label in the form of a class name is the class.
    if let last = named.last, Self.isCamelCase(last) { return last }
    guard var best = named.first(where: isKnown) ?? named.first else { return nil }
    let isKind = best != named[0] && Self.kinds.contains(ASCII.lowered(best))
    // `Blue screen`, where others are called `Red screen`.
    let isWordy = sign.map { wordySigns.contains($0) } ?? false
    if isKind || isWordy && !isKnown(named[0]) { best = named[0] }
    let isWhole = isKind || isTrusted && (isWordy || !best.contains(" "))
    guard !Self.isSaid(best), isLabel(best) || isWhole else { return nil }
    return Self.withoutModule(best)
  }

  /// Whether the label precedes several names.
  func isKnown(_ label: String) -> Bool { (messages[label]?.count ?? 0) > 1 }

  /// Whether several callbacks are a receiver's, or come behind it.
  func recurs(_ receiver: String) -> Bool {
    [messages, classes, followers].reduce(0) { $0 + ($1[receiver]?.count ?? 0) } > 1
  }

  var hasBareNames: Bool { bare > 0 }

  /// `HomeScreen`
  static func isCamelCase(_ word: String) -> Bool {
    guard let first = word.utf8.first, ASCII.isCapital(first), word.utf8.allSatisfy(ASCII.isWord) else {
      return false
    }
    return word.utf8.contains(where: ASCII.isSmall) && word.utf8.dropFirst().contains(where: ASCII.isCapital)
  }

  /// `HomeScreen` of `Bank.HomeScreen`; nothing of `v1.2`.
  private static func withoutModule(_ label: String) -> String {
    let parts = label.split(separator: ".")
    let isQualified = parts.count > 1 && parts.last?.utf8.first.map(ASCII.isCapital) == true && !label.contains(" ")
    return isQualified ? LogLine.bareClass(label) : label
  }

  /// Whether the text has words that only people say.
  private static func isSaid(_ text: String) -> Bool {
    text.utf8.count > 1
      && text.split(separator: " ").contains { LogWords.people.contains(ASCII.lowered(String($0))) }
  }

  private func isLabel(_ text: String) -> Bool {
    if let count = beside[text], count > messages[text]?.count ?? 0 { return false }
    // If classes are known, a word in lowercase is no label.
    if certain > 2, certain > total, text.utf8.allSatisfy({ ASCII.isSmall($0) || $0 == 32 }) { return false }
    if isKnown(text) { return true }
    // A single word in the form of a name is a label.
    let words = text.split(separator: " ")
    guard words.count == 1 || (words.count == 2 && words[1].utf8.allSatisfy(ASCII.isDigit)),
      let first = text.utf8.first
    else { return false }
    return ASCII.isCapital(first) || total <= 2 && certain == 0 && !LogBytes.isIdeographic(text.utf8)
  }

  /// The words with which a segment ends, the most of them first.
  static func choices(_ words: [String]) -> [String] { words.indices.map { words[$0...].joined(separator: " ") } }
}

extension LogMention {
  /// `Start` of `Start viewDidLoad`, `app` of `[app] viewDidLoad`: a marker or category elsewhere, a label where others have theirs.
  fileprivate var tag: String? {
    guard let segment = before.last, segment.words.count == 1, segment.words[0].count > 1 else { return nil }
    let word = line.text(segment.words[0])
    let small = ASCII.lowered(word)
    guard LogWords.categories.contains(small) || LogWords.beginnings.contains(small) else { return nil }
    return segment.isBracketed || ASCII.isCapital(line.bytes[segment.words[0].lowerBound]) ? word : nil
  }

  /// The text between the name and the words in front of it, a space for several of them, if that is more than spaces.
  fileprivate var sign: String? {
    guard let end = before.last?.words.last?.upperBound else { return nil }
    let between = line.bytes[end..<max(end, lead.upperBound)]
    guard between.allSatisfy({ $0 == 32 }) else {
      return between.split(separator: 32).map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ")
    }
    // A blank is one between the only word of a line and the name.
    return before.count == 1 && before[0].words.count == 1 ? " " : nil
  }

  /// The single letter right in front.
  fileprivate var letter: String? {
    guard let word = before.last?.words.last, word.count == 1, ASCII.isLetter(line.bytes[word.lowerBound]) else {
      return nil
    }
    return line.text(word)
  }

  /// The last words of the segments behind the name, without keys, as far as they are written as names.
  fileprivate var namesBehind: [String] {
    behind.filter { !$0.isKey }.compactMap { line.core($0, hasLetters: true).last }
      .filter { $0.utf8.first.map { ASCII.isCapital($0) || $0 >= 0xC3 } ?? false }
  }

  /// The last words of each of the two nearest segments in front of the name, the nearest first.
  func cells(hasLetters: Bool) -> [[String]] {
    if let prefix = namePrefix, !prefix.isEmpty { return [[prefix]] }
    var result: [[String]] = []
    for segment in before.reversed() {
      let words = line.core(segment, hasLetters: hasLetters && !segment.isBracketed)
      guard let last = words.last, !segment.isKey else { continue }
      // Text further in front isn't the receiver that the log hides.
      if LogWords.hidden.contains(last), line.bytes[..<segment.words[0].lowerBound].last == UInt8(ascii: "<") { break }
      result.append(words.suffix(4))
      if result.count == 3 { break }
    }
    return result
  }

  /// `first` of `firstViewDidLoad`, `swizzle` of `swizzle_viewDidLoad`.
  var namePrefix: String? {
    name.prefix.map { prefix in
      String(decoding: line.bytes[prefix].reversed().drop { $0 == UInt8(ascii: "_") }.reversed(), as: UTF8.self)
    }
  }
}

extension LogLine {
  /// The words of a segment without numbers in front, levels and fillers at both ends.
  func core(_ segment: LogSegment, hasLetters: Bool) -> [String] {
    var words = segment.words.map { Self.withoutFillers(text($0)) }.filter { !$0.isEmpty }
    func isEmptyWord(_ word: String) -> Bool {
      // The `_` of a signature.
      if word.utf8.allSatisfy({ $0 == UInt8(ascii: "_") }) { return true }
      if word.utf8.count == 1, let letter = word.utf8.first, ASCII.isLetter(letter) {
        if hasLetters { return false }
        return !ASCII.isCapital(letter) || LogWords.letters.contains(word)
      }
      let word = ASCII.lowered(word)
      return LogWords.around.contains(word) || Self.isAddress(word)
    }
    func isCategory(_ word: String) -> Bool {
      !(hasLetters && word.utf8.count == 1) && LogWords.categories.contains(ASCII.lowered(word))
    }
    if words.allSatisfy({ isEmptyWord($0) || isCategory($0) }) { return [] }
    while let last = words.last, isEmptyWord(last) { words.removeLast() }
    while let first = words.first, isEmptyWord(first) || Self.isNumber(first) { words.removeFirst() }
    return words
  }

  /// `50ms`, `1.5s`, `2/3`
  private static func isNumber(_ word: String) -> Bool {
    if word.utf8.allSatisfy({ ASCII.isDigit($0) || ".-/".utf8.contains($0) }) { return true }
    let unit = word.utf8.drop { ASCII.isDigit($0) || $0 == UInt8(ascii: ".") }
    return unit.count < word.utf8.count && ["ms", "s", "sec", "us"].contains { unit.elementsEqual($0.utf8) }
  }

  /// `控制器A` of `控制器A的`, nothing of `调用`.
  private static func withoutFillers(_ word: String) -> String {
    guard LogBytes.isIdeographic(word.utf8) else { return word }
    var bytes = Array(word.utf8)
    while let filler = LogWords.ideographicFillers.first(where: { bytes.suffix($0.count).elementsEqual($0) }) {
      bytes.removeLast(filler.count)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
