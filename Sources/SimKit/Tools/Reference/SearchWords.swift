/// A question in words that can be compared: small letters, without endings, one word for several that mean the same.
package struct SearchWords: Sendable {
  /// Each once, in order.
  package let words: [String]

  package init(_ text: String) {
    var words: [String] = []
    for word in Self.spelled(text) {
      guard let meant = Self.meant(word) else { continue }
      if !words.contains(meant) { words.append(meant) }
    }
    self.words = words
  }

  /// The version that the question names, if it is about little else.
  package var version: Mode? {
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
      if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
      word = []
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
      if isNumber, result.last == "ios", Mode(name: "ios" + word) != nil {
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
    for guide in all {
      let fitting = guide.keys.filter { key in
        key.allSatisfy { question.words.contains($0) }
          && key.count + guide.mostOthers(beside: key.count) >= question.words.count
      }
      let scores = fitting.map { [$0.count, $0.reduce(0) { $0 + rarity(of: $1) }] }
      guard let best = scores.max(by: { $0.lexicographicallyPrecedes($1) }) else { continue }
      let own = guide.ownWords
      found.append((best + [question.words.count { own.contains($0) }], guide))
    }
    let best = found.map { $0.score }.max { $0.lexicographicallyPrecedes($1) }
    return found.filter { $0.score == best }.map { $0.guide }
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
