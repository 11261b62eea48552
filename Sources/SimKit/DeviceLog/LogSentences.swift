/// Tells what an app prints at a callback from a sentence that names one.
///
/// An app prints the same words around every name, and somebody who writes about it does so once. So words that come
/// again around another name, or with another receiver, are the app's; of the others a few make a line a sentence:
/// what only people say, a full stop, a thing that is done *in* the method that is named.
struct LogSentences {
  /// The words around a name, without the receiver: `screen … opened`, and whom and what they were said of.
  private var said: [String: Set<String>] = [:]
  /// How often the same words stand further in front.
  private var ahead: [[String]: Int] = [:]
  /// A name stands alone in a line, so that a name without a receiver is a callback in this log.
  private var hasBareNames = false

  /// The names with a receiver in front of them; the lines with a receiver, and the others.
  private var inFront = 0
  private var named = 0
  private var unnamed = 0
  /// How many lines are sentences, and how many not.
  private var sentences = 0
  private var others = 0

  mutating func learn(from line: LogLine, _ mention: LogMention, receiver: String?) {
    let words = LogSurroundings(mention, receiver, line)
    said[words.key, default: []].insert((receiver ?? "") + " " + mention.name.message.selector)
    ahead[words.ahead, default: 0] += 1
    if receiver != nil, !mention.isNamedBehind { inFront += 1 }
    if mention.lead.lowerBound == line.start {
      if receiver != nil { named += 1 } else { unnamed += 1 }
    }
    if receiver == nil, mention.name.form > .compound, words.isEmpty, words.remark.isEmpty { hasBareNames = true }
  }

  /// Counts a line among the sentences or the others.
  mutating func weigh(_ mentions: [LogMention], _ labels: LogLabels, _ line: LogLine) {
    if isSentence(mentions, labels, line) { sentences += 1 } else { others += 1 }
  }

  /// True for a line that speaks about callbacks and was not printed by them.
  func isSaid(_ mentions: [LogMention], _ labels: LogLabels, in line: LogLine) -> Bool {
    if isSentence(mentions, labels, line) { return true }
    // In a text of sentences, names that belong to nobody are an enumeration, unless one is all that a line says.
    guard sentences > others, mentions.allSatisfy({ Self.receiver(of: $0, labels, line) == nil }) else { return false }
    return !(mentions.count == 1 && line.bytes.drop { $0 == 32 }.elementsEqual(line.bytes[mentions[0].name.range]))
  }

  private static func receiver(of mention: LogMention, _ labels: LogLabels, _ line: LogLine) -> String? {
    mention.className ?? labels.label(of: mention, in: line)
  }

  /// Of a sentence no name is a callback.
  private func isSentence(_ mentions: [LogMention], _ labels: LogLabels, _ line: LogLine) -> Bool {
    mentions.contains { isSentence($0, receiver: Self.receiver(of: $0, labels, line), in: line) }
  }

  private func isSentence(_ mention: LogMention, receiver: String?, in line: LogLine) -> Bool {
    let words = LogSurroundings(mention, receiver, line)
    // Where lines say who got a callback, one that does not and says something else speaks of it.
    let isOdd = receiver == nil && named > 2 && named > unnamed
    // `viewDidLoad of the new controller`
    if receiver == nil, words.behind.contains("the"), words.behind.contains(where: { !LogWords.isTag($0) }) {
      return true
    }
    // `hooking UIViewController.viewDidAppear`: the class that all of them are.
    if receiver == "UIViewController", mention.address == nil, words.before.contains(where: { !LogWords.isTag($0) }) {
      return true
    }
    let recurs = !words.isEmpty && (self.said[words.key]?.count ?? 0) > 1
    guard !recurs || isOdd else { return false }
    // Behind a name, `NO` is a value.
    let said = words.ahead + words.before + words.behind.filter { $0 != "no" }
    if said.contains(where: { LogWords.people.contains($0) }) { return true }
    let before = words.before.filter { !LogWords.isTag($0) }
    let behind = words.behind.filter { !LogWords.isTag($0) }
    if !before.isEmpty, !behind.isEmpty, words.between > 0 { return true }
    if let last = words.before.last, LogWords.places.contains(last) {
      // `move it to viewDidLoad`, `-[Scroller stop] called in viewDidAppear`
      if !before.isEmpty, words.between > 0 { return true }
      if words.between > 0, line.bytes[mention.lead].firstRange(of: "-[") != nil { return true }
    }
    // `viewDidAppear received from HomeController`, where the log has its receivers in front.
    if mention.isNamedBehind, receiver != nil, inFront > 2, !words.isEmpty { return true }
    if let verb = words.behind.first, Self.verbs.contains(verb),
      !words.behind.contains(where: { Self.isParticiple($0) })
    {
      return true
    }
    if !behind.isEmpty, ahead[words.ahead] == 1, words.ahead.contains(where: { !LogWords.isTag($0) }) { return true }
    if mention.isFollowed, mention.className == nil, words.remark.contains(where: { !LogWords.isTag($0) }) {
      return true
    }
    if words.hasStop, before.count + behind.count > 0 { return true }
    guard receiver == nil else { return false }
    let others = ahead[words.ahead] == 1 ? (words.ahead + words.remark).filter { !LogWords.isTag($0) } : []
    if isOdd, !(before + behind + others).isEmpty { return true }
    guard !hasBareNames else { return false }
    return words.remark.count > 3
      && words.remark.contains { LogWords.fillers.contains($0) || LogWords.people.contains($0) }
  }
}

extension LogSentences {
  private static let verbs: Set<String> = ["are", "has", "is", "was", "were", "è", "é", "est", "es", "ist", "wird"]

  /// `called`, `running`: what happens to a callback.
  private static func isParticiple(_ word: String) -> Bool {
    guard LogWords.isTag(word) else { return !word.utf8.allSatisfy(LogBytes.isWord) }
    return ["ed", "ing", "run", "hit", "sent", "done"].contains { word.hasSuffix($0) }
  }
}

/// The words around a name in a line, without the receiver, levels and numbers, in small letters.
private struct LogSurroundings {
  /// In front of what belongs to the name.
  private(set) var ahead: [String] = []
  /// With nothing but single blanks between them and the name.
  private(set) var before: [String] = []
  private(set) var behind: [String] = []
  /// Behind a sign that ends what belongs to the name.
  private(set) var remark: [String] = []
  /// How many words stand between the receiver and the name, or between the beginning and the name.
  private(set) var between = 0
  private(set) var hasStop = false

  init(_ mention: LogMention, _ receiver: String?, _ line: LogLine) {
    let bytes = line.bytes
    let own = Set((receiver ?? "").split(separator: " ").map { LogBytes.lowered(String($0)) })
    func isOwn(_ word: Range<Int>) -> Bool {
      let text = line.text(word)
      // `HomeViewControllerの`
      return receiver.map { LogLine.bareClass(text).hasPrefix($0) } ?? false || own.contains(LogBytes.lowered(text))
    }
    func plain(_ words: [Range<Int>]) -> [String] {
      words.filter { !isOwn($0) }.map { LogBytes.lowered(line.text($0)) }.filter { word in
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
    remark = plain(rest.flatMap { $0.words })
    let end = bytes.suffix(4).reversed().drop { $0 == 32 }
    hasStop =
      end.starts(with: "?".utf8) || Array(bytes.suffix(3)).elementsEqual("。".utf8)
      || end.first == UInt8(ascii: ".") && end.dropFirst().first != UInt8(ascii: ".")
  }

  var isEmpty: Bool { before.isEmpty && behind.isEmpty }
  var key: String { before.joined(separator: " ") + " | " + behind.joined(separator: " ") }
}
