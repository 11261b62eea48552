/// Tells what an app prints at a callback from a sentence that names one.
///
/// An app prints the same words around every name, and an author who writes about it does so once. So words that recur
/// around another name, or with another receiver, are the app's; of the others a few make a line a sentence: what only
/// people say, a full stop, a thing that is done *in* the method that is named.
struct LogSentences {
  /// The words around a name, without the receiver: `screen … opened`, and their receivers and callbacks.
  private var said: [String: Set<String>] = [:]
  /// How often the same words stand further in front.
  private var ahead: [[String]: Int] = [:]
  /// The same of each of those words.
  private var aheadWords: [String: Int] = [:]
  /// A name stands alone in a line, so that a name without a receiver is a callback in this log.
  private var hasBareNames = false
  /// The words in brackets in front of names with a receiver: categories of the log, and no titles.
  private var categories: Set<[String]> = []

  /// The lines with a receiver, and the others.
  private var named = 0
  private var unnamed = 0
  /// The lines that a logger has begun, and the others.
  private var ofLogger = 0
  private var ofNoLogger = 0

  /// - Parameter times: how often the log has the line.
  mutating func learn(_ names: [LogSurroundings], _ times: Int) {
    for (place, words) in names.enumerated() {
      let (mention, receiver) = (words.mention, words.receiver)
      said[words.key, default: []].insert((receiver ?? "") + " " + mention.message.selector)
      ahead[words.ahead, default: 0] += times
      for word in Set(words.ahead) { aheadWords[word, default: 0] += times }
      if receiver != nil {
        categories.insert(words.title)
      } else if mention.name.form > .compound, words.isEmpty, words.remark.isEmpty {
        hasBareNames = true
      }
      if place == 0 {
        if mention.line.isOfLogger { ofLogger += times } else { ofNoLogger += times }
        if receiver != nil { named += times } else { unnamed += times }
      }
    }
  }

  /// Whether a line of a log whose lines a logger begins isn't of the logger, and has several names: it sums up, or goes on.
  func isSummary(_ names: [LogSurroundings]) -> Bool {
    guard names.count > 1, let line = names.first?.mention.line, !line.isOfLogger else { return false }
    return ofLogger >= 3 && ofLogger > 2 * ofNoLogger
  }

  /// `- viewDidLoad -` above the lines of the callback: a title, where other lines name receivers.
  private func isTitle(_ words: LogSurroundings) -> Bool {
    guard words.receiver == nil, words.isEmpty, named > 0, named >= unnamed else { return false }
    let bytes = words.mention.line.bytes.filter { $0 != 32 }
    guard let first = bytes.first, first == bytes.last, "-=*#~_".utf8.contains(first) else { return false }
    return true
  }

  /// Whether the line is about a callback and was not printed by it: no name in a sentence is a callback.
  func isSentence(_ words: LogSurroundings) -> Bool {
    let (mention, receiver, line) = (words.mention, words.receiver, words.mention.line)
    func plain(_ words: [String]) -> [String] { words.filter { !LogWords.isTag($0) } }
    if isTitle(words) { return true }
    // If other lines name the receiver, a line with other text and no receiver is a remark on the callback.
    let isOdd = receiver == nil && named > 2 && named > unnamed
    // `hooking UIViewController.viewDidAppear`: the class that all of them are.
    let isAnyones = receiver == "UIViewController" && mention.address == nil
    if isAnyones, !plain(words.before).isEmpty { return true }
    let recurs = !words.isEmpty && (said[words.key]?.count ?? 0) > 1
    guard !recurs || isOdd else { return false }
    // `in `viewDidLoad``, `Removed `viewDidUnload``: a text quotes a name.
    let isSaidAround = plain(words.ahead + words.remark).contains { !LogWords.arguments.contains($0) }
    if words.isQuoted, mention.className != nil ? isSaidAround : !words.isKnown,
      receiver != nil || words.hasStop || !plain(words.ahead).isEmpty
    {
      return true
    }
    // Behind a name, `NO` is a value; behind a time, `I` is a level.
    let around =
      (words.ahead + words.before).filter { $0 != "i" || !line.hasTime } + words.behind.filter { $0 != "no" }
      + (isAnyones ? words.remark : [])
    if around.contains(where: { LogWords.people.contains($0) }) { return true }
    if (around + words.remark).contains(where: { word in
      LogBytes.isIdeographic(word.utf8) && LogWords.askingParts.contains { Array(word.utf8).contains($0) }
    }) {
      return true
    }
    let (before, behind) = (plain(words.before), plain(words.behind))
    // `HomeController forwards viewWillAppear and viewDidAppear`
    let isFollowed = mention.tail.upperBound < line.bytes.count
    if !before.isEmpty, !behind.isEmpty || isFollowed, words.between > 0 { return true }
    if let last = words.before.last, LogWords.places.contains(last) {
      // ``Call `setUp` in viewDidLoad``
      if words.between > 0, mention.className == nil, receiver != nil, !words.isKnown { return true }
      // `move it to viewDidLoad`, `-[Scroller stop] called in viewDidAppear`
      if !before.isEmpty, words.between > 0 || before.count > 1 { return true }
      if words.between > 0, line.bytes[mention.lead].contains("-[") { return true }
    }
    if !behind.isEmpty, plain(words.ahead).contains(where: { aheadWords[$0] == 1 }) { return true }
    if words.hasStop, before.count + behind.count > 0 { return true }
    guard receiver == nil else { return false }
    let others = ahead[words.ahead] == 1 ? plain(words.ahead + words.remark) : []
    let title = categories.contains(words.title) ? [] : plain(words.title)
    if isOdd, !(before + behind + others + title).isEmpty { return true }
    return !hasBareNames && words.remark.count > 3
      && words.remark.contains { LogWords.fillers.contains($0) || LogWords.people.contains($0) }
  }
}

/// The words around a name in a line, without the receiver, levels and numbers, in small letters.
struct LogSurroundings {
  let mention: LogMention
  /// The class or the label; nil if the log does not tell.
  let receiver: String?
  /// In front of what belongs to the name.
  let ahead: [String]
  /// In brackets in front, as a title is.
  let title: [String]
  /// With nothing but single blanks between them and the name.
  private(set) var before: [String] = []
  private(set) var behind: [String] = []
  /// Behind a sign that ends what belongs to the name.
  let remark: [String]
  /// How many words are between the receiver and the name, or between the beginning and the name.
  private(set) var between = 0
  let hasStop: Bool
  /// The receiver is a label that comes before other names as well.
  let isKnown: Bool
  /// Little speaks for the receiver, or for there being none.
  let isDoubtful: Bool
  /// Whether the name is in backticks.
  let isQuoted: Bool
  /// The words right around the name in one text.
  let key: String

  init(_ mention: LogMention, _ receiver: String?, isKnown: Bool, isDoubtful: Bool) {
    (self.mention, self.receiver, self.isKnown, self.isDoubtful) = (mention, receiver, isKnown, isDoubtful)
    let (line, lead) = (mention.line, mention.lead)
    let bytes = line.bytes
    isQuoted = lead.upperBound > 0 && bytes[lead.upperBound - 1] == UInt8(ascii: "`")
    let own = Set((receiver ?? "").split(separator: " ").map { ASCII.lowered(String($0)) })
    func isOwn(_ word: Range<Int>) -> Bool {
      // `HomeViewControllerの`
      receiver.map { LogLine.bareClass(line.text(word)).hasPrefix($0) || own.contains(line.small(word)) } ?? false
    }
    func plain(_ words: some Sequence<Range<Int>>) -> [String] {
      // Words in front of the time of day are its date.
      words.filter {
        !isOwn($0) && !line.isMarker($0) && !($0.lowerBound < line.timeEnd && line.timeEnd <= lead.upperBound)
      }.map { line.small($0) }.filter { word in
        word.utf8.contains { ASCII.isLetter($0) || $0 >= 0x80 } && !LogLine.isAddress(word)
      }
    }
    func plain(_ segments: ArraySlice<LogSegment>, isBracketed: Bool) -> [String] {
      plain(segments.filter { $0.isBracketed == isBracketed }.flatMap { $0.words })
    }
    func isTouching(_ from: Int, _ to: Int) -> Bool { from >= to || to == from + 1 && bytes[from] == 32 }
    var segments = mention.before[...]
    if let last = segments.last, !last.isBracketed, let end = last.words.last?.upperBound,
      isTouching(end, lead.upperBound) || bytes[end..<lead.upperBound].elementsEqual(".".utf8)
    {
      before = plain(last.words)
      between = plain(last.words.reversed().prefix { !isOwn($0) }).count
      segments.removeLast()
    }
    ahead = plain(segments, isBracketed: false)
    title = line.isOfLogger ? [] : plain(segments, isBracketed: true)
    var rest = mention.behind[...]
    if let first = rest.first, !first.isBracketed, let start = first.words.first?.lowerBound,
      isTouching(mention.tail.lowerBound, start)
    {
      behind = plain(first.words)
      rest.removeFirst()
    }
    remark = plain(rest, isBracketed: false)
    let end = bytes.suffix(4).reversed().drop { $0 == 32 }
    hasStop =
      end.starts(with: "?".utf8) || bytes.suffix(3).elementsEqual("。".utf8)
      || end.first == UInt8(ascii: ".") && end.dropFirst().first != UInt8(ascii: ".")
    key = before.joined(separator: " ") + " | " + behind.joined(separator: " ")
  }

  var isEmpty: Bool { before.isEmpty && behind.isEmpty }
}

extension LogLine {
  /// `a)` and `iv.` with which an entry of a list begins.
  fileprivate func isMarker(_ word: Range<Int>) -> Bool {
    word.count <= 4 && word.upperBound < bytes.count && ".)".utf8.contains(bytes[word.upperBound])
      && !bytes[..<word.lowerBound].contains(where: ASCII.isWord)
  }
}
