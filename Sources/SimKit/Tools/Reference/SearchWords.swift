/// A question in words that can be compared: small letters, without endings, one word for several that mean the same.
package struct SearchWords: Sendable {
  /// Each once, in order.
  package let words: [String]

  package init(_ text: String) { words = Self.spelled(text).compactMap { Self.meant($0) }.unique }

  /// A text with each word that is nowhere exchanged for the only one that it nearly is; nil if there is none to exchange.
  package static func corrected(_ text: String) -> String? {
    var isChanged = false
    let meant = text.split(separator: " ").map { typed -> String in
      let words = SearchWords(String(typed)).words
      guard words.count == 1, words[0].utf8.count >= 5, known[words[0]] == nil,
        !words[0].utf8.contains(where: { ASCII.isDigit($0) })
      else { return String(typed) }
      let bytes = Array(words[0].utf8)
      let bound = min(3, bytes.count / 4)
      var nearest: (distance: Int, spellings: [String]) = (bound + 1, [])
      for (other, spelling) in known where abs(other.utf8.count - bytes.count) <= bound {
        let distance = Suggestion.distance(bytes, Array(other.utf8))
        if distance < nearest.distance { nearest = (distance, []) }
        if distance == nearest.distance { nearest.spellings.append(spelling) }
      }
      guard nearest.distance <= bound, nearest.spellings.count == 1 else { return String(typed) }
      isChanged = true
      return nearest.spellings[0]
    }
    return isChanged ? meant.joined(separator: " ") : nil
  }

  /// The words of the guides, and the names of methods without their arguments, each with a spelling of it.
  private static let known: [String: String] = {
    var known: [String: String] = [:]
    for word in synonyms.silent { known[word] = word }
    for guide in Guide.all {
      for word in spelled((guide.entries + [guide.ownText]).joined(separator: " ")) {
        if let meant = meant(word), known[meant] == nil { known[meant] = word }
      }
    }
    for name in Callback.allCases.map({ $0.selector }) + UIKitName.all.map({ $0.name }) {
      let name = String(name.prefix { $0 != ":" && $0 != "." })
      known[ASCII.lowered(name)] = name
    }
    return known
  }()

  /// The version of iOS that the question names, and that isn't simulated, if it is about little else.
  package var otherVersion: Int? {
    let rest = words.filter { !Self.aboutChanges.contains($0) }
    guard rest.count == 1, rest[0].hasPrefix("ios"), Mode(name: rest[0]) == nil else { return nil }
    return Word.number(rest[0].dropFirst(3))
  }

  /// The version that the question names, if it is about little else.
  package var version: Mode? {
    if words.count == 1, let mode = Mode(major: words[0]) { return mode }
    let versions = words.compactMap { Mode(name: $0) }
    let others = words.filter { !Self.aboutChanges.contains($0) && Mode(name: $0) == nil }
    return others.isEmpty ? versions.last : nil
  }

  /// The only version that it names.
  package var named: Mode? {
    let versions = words.compactMap { Mode(name: $0) }
    return versions.count == 1 ? versions[0] : nil
  }

  private static let aboutChanges = ["change", "app", "flow", "break", "new", "update", "port", "differ"].compactMap {
    meant($0)
  }

  /// The words of a text: letters, digits, and `_`; `iOS 13.0` is one word, and an apostrophe ends none.
  static func spelled(_ text: String) -> [String] {
    var words: [String] = []
    var word: [UInt8] = []
    func end() {
      defer { word = [] }
      guard !word.isEmpty else { return }
      let text = String(decoding: word, as: UTF8.self)
      words.append(text.hasPrefix("ipados") ? "i" + text.dropFirst(4) : text)
    }
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "'"): continue
      case _ where ASCII.isWord(byte): word.append(ASCII.isCapital(byte) ? byte | 32 : byte)
      default: end()
      }
    }
    end()
    return versions(in: words)
  }

  /// `ios 13`, `ios13`, and `ios 13 0` as `ios13`.
  private static func versions(in words: [String]) -> [String] {
    var result: [String] = []
    var isVersion = false
    for word in words {
      let isNumber = word.utf8.allSatisfy { ASCII.isDigit($0) }
      if isNumber, result.last == "ios" {
        result[result.count - 1] = "ios" + word
        isVersion = true
      } else if !(isNumber && isVersion) {
        result.append(word)
        isVersion = Mode(name: word) != nil
      }
    }
    return result
  }

  /// The word that stands for it; nil for a word that says nothing.
  private static func meant(_ word: String) -> String? {
    if word == "_" || synonyms.silent.contains(word) { return nil }
    if word.utf8.contains(where: { ASCII.isDigit($0) }) { return synonyms.meanings[word] ?? word }
    let stem = stem(word)
    if synonyms.silent.contains(stem) { return nil }
    return synonyms.meanings[word] ?? synonyms.meanings[stem] ?? stem
  }

  /// The table of words that mean the same: `Pages/synonyms.md`.
  private static let synonyms: (meanings: [String: String], silent: Set<String>) = {
    var meanings: [String: String] = [:]
    var silent: Set<String> = []
    for row in TextSection.rows(in: TextFiles.synonyms) where row.count == 2 {
      let others = row[1].split(separator: " ").map { String($0) }
      if row[0].isEmpty {
        silent.formUnion(others)
      } else {
        for word in others + [String(row[0])] {
          meanings[word] = String(row[0])
          meanings[stem(word)] = String(row[0])
        }
      }
    }
    return (meanings, silent)
  }()

  /// Endings, with the letters that have to be left.
  private static let endings: [(ending: String, left: Int)] = [
    ("ations", 4), ("ation", 4), ("ances", 4), ("ance", 4), ("ings", 4), ("ing", 4), ("ions", 4), ("ion", 4), ("al", 5),
    ("ed", 4), ("es", 3), ("s", 3), ("e", 3),
  ]

  private static func stem(_ word: String) -> String {
    for (ending, left) in endings where word.hasSuffix(ending) {
      let stem = word.dropLast(ending.utf8.count)
      if ending == "s", stem.hasSuffix("s") { continue }
      if stem.utf8.count >= left { return String(stem) }
    }
    return word
  }
}

extension Guide {
  /// The guides to a question: one, or several that fit as well; none if no entry of the table has all its words there.
  ///
  /// The entry with most words counts, then the rarity of the words, then how many other words of the question the guide has.
  package static func guides(to question: SearchWords) -> [Guide] {
    var found: [(score: [Int], guide: Guide)] = []
    for guide in all where guide.isAbout(question) {
      let fitting = guide.keys.filter { key in
        key.allSatisfy { question.words.contains($0) }
          && key.count + guide.mostOthers(beside: key.count) >= question.words.count
      }
      let scores = fitting.map { [$0.count, $0.reduce(0) { $0 + rarity(of: $1) }] }
      guard let best = scores.max(by: { $0.lexicographicallyPrecedes($1) }) else { continue }
      let own = guide.ownWords
      // What people see says more than what it is about.
      let isWord = if case .word = guide.subject { true } else { false }
      found.append(([isWord ? 0 : 1] + best + [question.words.count { own.contains($0) }], guide))
    }
    let best = found.map { $0.score }.max { $0.lexicographicallyPrecedes($1) }
    return found.filter { $0.score == best }.map { $0.guide }
  }

  /// The guides with words of the question among their names: those with a whole name first, then those with the rarest words.
  package static func guides(near question: SearchWords) -> [Guide] {
    var near: [(score: Int, guide: Guide)] = []
    for guide in all {
      let scores = guide.keys.map { key in
        let there = key.filter { question.words.contains($0) }
        // 'not' alone is about nothing.
        guard there != ["not"] || key.count == 1 else { return 0 }
        return there.reduce(there.count == key.count ? 100_000 : 0) { $0 + rarity(of: $1) }
      }
      if let best = scores.max(), best > 0 { near.append((best, guide)) }
    }
    return near.sorted { $0.score > $1.score }.map { $0.guide }
  }

  /// Whether its text has most words of a question: 'edit mode' isn't about the mode of a scenario.
  private func isAbout(_ question: SearchWords) -> Bool {
    guard case .word = subject else { return true }
    let own = ownWords
    let known = question.words.count { own.contains($0) || Mode(name: $0) != nil }
    return known * 2 > question.words.count
  }

  /// The fewer guides have a word in their entries, the more it says.
  private static func rarity(of word: String) -> Int { 1000 / max(1, counts[word] ?? 1) }

  private static let counts: [String: Int] = {
    var counts: [String: Int] = [:]
    for guide in all { for word in Set(guide.keys.flatMap { $0 }) { counts[word, default: 0] += 1 } }
    return counts
  }()

  /// How many other words a question may have: a single word, or the name of something, is an entry of short questions only.
  private func mostOthers(beside keys: Int) -> Int {
    if case .word = subject { return keys == 1 ? 2 : 3 }
    return keys == 1 ? 3 : 12
  }
}
