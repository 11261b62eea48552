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

  /// The names with a receiver in front of them; the lines with a receiver, and the others.
  private var inFront = 0
  private var named = 0
  private var unnamed = 0
  /// How many lines are sentences, and how many not.
  private var sentences = 0
  private var others = 0

  /// - Parameter times: how often the log has the line.
  mutating func learn(_ names: [LogSurroundings], _ times: Int) {
    for (place, words) in names.enumerated() {
      let (mention, receiver) = (words.mention, words.receiver)
      said[words.key, default: []].insert((receiver ?? "") + " " + mention.name.message.selector)
      ahead[words.ahead, default: 0] += times
      for word in Set(words.ahead) { aheadWords[word, default: 0] += times }
      if receiver != nil, !mention.isNamedBehind { inFront += times }
      if receiver == nil, mention.name.form > .compound, words.isEmpty, words.remark.isEmpty { hasBareNames = true }
      if place == 0 {
        if receiver != nil { named += times } else { unnamed += times }
      }
    }
  }

  /// How many texts are further in front of names without a receiver, and how many of them recur.
  private var fronts = 0
  private var recurringFronts = 0

  /// Looks at what was learned: the names of each text, and how often the log has it.
  mutating func finish(_ names: [[LogSurroundings]], _ counts: [Int]) {
    for (names, count) in zip(names, counts) {
      for name in names where name.receiver == nil && name.ahead.contains(where: { !LogWords.isTag($0) }) {
        fronts += count
        if ahead[name.ahead, default: 0] > 1 { recurringFronts += count }
      }
    }
  }

  /// Counts a line among the sentences or the others, as often as the log has it, when all have been learned.
  mutating func weigh(isSentence: Bool, _ times: Int) {
    if isSentence { sentences += times } else { others += times }
  }

  /// Whether a line is about callbacks and was not printed by them: no name in a sentence is a callback.
  func areSentence(_ names: [LogSurroundings], in line: LogLine) -> Bool {
    // `B gets viewWillAppear, A gets viewWillDisappear, then, when it ends, nothing.`
    if names.count > 1, let last = names.last, last.hasStop,
      last.remark.contains(where: { LogWords.people.contains($0) })
    {
      return true
    }
    return names.contains { isSentence($0, in: line) }
  }

  /// Whether names without a known receiver are an enumeration in a text of sentences, unless a line consists of one.
  func areEnumerated(_ names: [LogSurroundings], in line: LogLine) -> Bool {
    guard sentences > others, names.allSatisfy({ $0.mention.className == nil }) else { return false }
    if names.contains(where: { $0.hasStop }) { return true }
    // `Solution: loadView, viewDidLoad`, `#90 Remove viewDidUnload`
    guard !names.contains(where: { $0.isKnown }) else { return false }
    return names.count > 1 || !line.bytes.drop { $0 == 32 }.elementsEqual(line.bytes[names[0].mention.name.range])
  }

  private func isSentence(_ words: LogSurroundings, in line: LogLine) -> Bool {
    let (mention, receiver) = (words.mention, words.receiver)
    // If other lines name the receiver, a line with other text and no receiver is a remark on the callback.
    let isOdd = receiver == nil && named > 2 && named > unnamed
    // `viewDidLoad of the new controller`
    if mention.className == nil, words.behind.contains("the"), words.behind.contains(where: { !LogWords.isTag($0) }) {
      return true
    }
    // `The story behind viewDidUnload`
    if receiver == nil, words.before.contains("the"), words.before.contains(where: { !LogWords.isTag($0) }) {
      return true
    }
    // `hooking UIViewController.viewDidAppear`: the class that all of them are.
    if receiver == "UIViewController", mention.address == nil, words.before.contains(where: { !LogWords.isTag($0) }) {
      return true
    }
    // `when viewDidLoad is called` recurs in each test.
    if let first = (words.ahead + words.before).first, LogWords.conditions.contains(first) { return true }
    let recurs = !words.isEmpty && (self.said[words.key]?.count ?? 0) > 1
    guard !recurs || isOdd else { return false }
    // `in `viewDidLoad``, `Removed `viewDidUnload``: a text quotes a name.
    let isSaidAround = (words.ahead + words.remark).contains { !LogWords.isTag($0) && !LogWords.arguments.contains($0) }
    if words.isQuoted, mention.className != nil ? isSaidAround : !words.isKnown,
      receiver != nil || words.hasStop || words.ahead.contains(where: { !LogWords.isTag($0) })
    {
      return true
    }
    // Behind a name, `NO` is a value; behind a time, `I` is a level.
    let said = (words.ahead + words.before).filter { $0 != "i" || !line.hasTime } + words.behind.filter { $0 != "no" }
    if said.contains(where: { LogWords.people.contains($0) }) { return true }
    if (said + words.remark).contains(where: { word in
      LogBytes.isIdeographic(word.utf8) && LogWords.askingParts.contains { Array(word.utf8).firstRange(of: $0) != nil }
    }) {
      return true
    }
    let before = words.before.filter { !LogWords.isTag($0) }
    let behind = words.behind.filter { !LogWords.isTag($0) }
    return isTold(words, in: line, before, behind, isOdd: isOdd)
  }

  /// Whether the words around a name narrate rather than log: `before` and `behind` are those that are no tags.
  private func isTold(
    _ words: LogSurroundings, in line: LogLine, _ before: [String], _ behind: [String], isOdd: Bool
  ) -> Bool {
    let (mention, receiver) = (words.mention, words.receiver)
    // `HomeController forwards viewWillAppear and viewDidAppear`
    let isFollowed = mention.tail.upperBound < line.bytes.count
    if !before.isEmpty, !behind.isEmpty || isFollowed, words.between > 0 { return true }
    if let last = words.before.last, LogWords.places.contains(last) {
      // ``Call `setUp` in viewDidLoad``
      if words.between > 0, mention.className == nil, receiver != nil, !words.isKnown { return true }
      // `move it to viewDidLoad`, `-[Scroller stop] called in viewDidAppear`
      if !before.isEmpty, words.between > 0 || before.count > 1 { return true }
      if words.between > 0, line.bytes[mention.lead].firstRange(of: "-[") != nil { return true }
    }
    // `"viewWillAppear reloads"` is a title.
    if mention.lead.upperBound > 0, "'\"".utf8.contains(line.bytes[mention.lead.upperBound - 1]), !behind.isEmpty {
      return true
    }
    // `React: componentDidMount — UIKit: viewDidAppear`: no receiver, and other words in front than anywhere else.
    if receiver == nil, fronts > 2, recurringFronts == 0, words.ahead.contains(where: { !LogWords.isTag($0) }) {
      return true
    }
    // `viewDidAppear received from HomeController`, where the log has its receivers in front.
    if mention.isNamedBehind, receiver != nil, inFront > 2, !words.isEmpty { return true }
    if let verb = words.behind.first, Self.verbs.contains(verb) {
      // `was called` is printed, and `was called 3 times here` is narrated.
      if !words.behind.contains(where: { Self.isParticiple($0) }) || receiver == nil && behind.count > 1 { return true }
    }
    if !behind.isEmpty, words.ahead.contains(where: { !LogWords.isTag($0) && aheadWords[$0] == 1 }) { return true }
    if mention.isFollowed, mention.className == nil, words.remark.contains(where: { !LogWords.isTag($0) }) {
      return true
    }
    if words.hasStop, before.count + behind.count > 0 { return true }
    // `E/Player: viewDidAppear before data` is what went wrong there.
    if !(before + behind).isEmpty, line.isError { return true }
    guard receiver == nil else { return false }
    let others = ahead[words.ahead] == 1 ? (words.ahead + words.remark).filter { !LogWords.isTag($0) } : []
    if isOdd, !(before + behind + others).isEmpty { return true }
    guard !hasBareNames else { return false }
    return words.remark.count > 3
      && words.remark.contains { LogWords.fillers.contains($0) || LogWords.people.contains($0) }
  }
}

extension LogLine {
  /// Whether it begins with the level of an error.
  fileprivate var isError: Bool {
    guard
      let word = LogSegments(bytes, in: start..<bytes.count).segments.flatMap({ $0.words }).first(where: {
        text($0).utf8.contains(where: LogBytes.isLetter)
      })
    else { return false }
    let level = LogBytes.lowered(text(word).split(separator: "/").first.map { String($0) } ?? "")
    return ["e", "err", "error", "fault", "fatal"].contains(level)
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
