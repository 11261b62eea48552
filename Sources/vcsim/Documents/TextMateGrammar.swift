import SimKit

/// The grammar that editors color scenarios by, made from the tables that the parser reads by.
enum TextMateGrammar {
  static var text: String {
    JSON.document([
      "name": "vcsim scenario", "scopeName": "source.vcsim", "fileTypes": ["vcsim"], "firstLineMatch": "^vcsim 1\\b",
      "patterns": patterns,
    ])
  }

  /// The order matters: the first pattern that fits a place wins.
  private static var patterns: [JSONObject] {
    let words = words
    let rows = TextSection.all(in: TextFiles.grammar).flatMap(\.values)
    return rows.map { scopes, match in
      let match = words.reduce(match) { $0.replacing("@\($1.key)@", by: $1.value) }
      let names = scopes.split(separator: " ").map(String.init)
      guard names[0] == "groups" else { return ["match": match, "name": scopes] }
      let groups = names.enumerated().dropFirst().map { number, scope in
        (key: String(number), value: JSONObject(["name": scope]) as any JSONWritable)
      }
      return ["match": match, "captures": JSONObject(members: groups)]
    }
  }

  /// The words of a kind, longest first, as alternatives.
  private static var words: [String: String] {
    func first(_ sections: [Grammar.Section]) -> String { alternatives(Grammar.firstWords(of: sections)) }
    return [
      "header": first([.header]), "declaration+hook": first([.declaration, .hook]), "story": first([.story]),
      "option": first([.option]), "expectation": first([.expectation]),
      "callbacks": alternatives(CallbackNames.all.filter { $0.count > 4 }),
      "fields": FieldKey.names.joined(separator: "|"),
      "orientations": alternatives(Orientation.allCases.map(\.name) + ["landscape", "all", "allButUpsideDown"]),
      // The small words between the names: those that forms are written with.
      "connectives": alternatives(Grammar.fixedWords.filter { word in word.allSatisfy { $0.isLetter } }),
    ]
  }

  private static func alternatives(_ words: [String]) -> String {
    Set(words).sorted { $0.count == $1.count ? $0 < $1 : $0.count > $1.count }.map(escaped).joined(separator: "|")
  }

  private static func escaped(_ word: String) -> String {
    word.map { "()[]{}.*+?^$|\\".contains($0) ? "\\\($0)" : String($0) }.joined()
  }
}
