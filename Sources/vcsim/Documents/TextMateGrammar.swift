import SimKit

/// The grammar that editors color scenarios by, made from the tables that the parser reads by.
enum TextMateGrammar {
  private struct Pattern {
    var match: String
    var name: String?
    /// By the number of the group, from 1 on.
    var captures: [String] = []
  }

  static var text: String {
    JSON.document([
      "name": "vcsim scenario", "scopeName": "source.vcsim", "fileTypes": ["vcsim"], "firstLineMatch": "^vcsim 1\\b",
      "patterns": patterns.map(object),
    ])
  }

  private static func object(_ pattern: Pattern) -> JSONObject {
    let captures = pattern.captures.enumerated().map { place, scope in
      (key: String(place + 1), value: JSONObject(["name": scope]) as any JSONWritable)
    }
    return [
      "match": pattern.match, "name": pattern.name,
      "captures": captures.isEmpty ? nil : JSONObject(members: captures),
    ]
  }

  /// The order matters: the first pattern that fits a place wins.
  private static var patterns: [Pattern] {
    [
      Pattern(match: "(?:^|(?<=\\s))#.*$", name: "comment.line.number-sign.vcsim"),
      // UIKit's words in an expectation.
      Pattern(match: "^\\s+(!!?\\s.*)$", captures: ["markup.warning.vcsim"]),
      Pattern(match: "\"[^\"]*\"", name: "string.quoted.double.vcsim"),
      Pattern(match: "^\\s*(--)\\s+(\\+[0-9]+ms)", captures: [keyword, number]),
      Pattern(match: "(?<=\\s)\\.\\.\\.(?=\\s|$)", name: "keyword.operator.any.vcsim"),
      Pattern(match: "\\{[A-Za-z0-9_.-]+\\}", name: "variable.parameter.matrix.vcsim"),
      Pattern(
        match: "^(controller)\\s+([A-Za-z_][A-Za-z0-9_-]*)",
        captures: ["storage.type.controller.vcsim", "entity.name.type.controller.vcsim"]),
      Pattern(match: "(?<![\\w.])(\(callbacks))(?![\\w:(])", name: "support.function.callback.vcsim"),
      Pattern(
        match: "\\b(\(FieldKey.names.joined(separator: "|")))(=)(\\S+)",
        captures: ["variable.parameter.value.vcsim", "keyword.operator.vcsim", constant]),
      Pattern(match: "^(\(words(at: [.header])))(?![\\w-])", name: "keyword.control.header.vcsim"),
      Pattern(match: "^(\(words(at: [.declaration, .hook])))(?![\\w-])", name: "storage.type.vcsim"),
      Pattern(match: "^\\s*(\(words(at: [.story])))(?![\\w-])", name: "keyword.control.action.vcsim"),
      Pattern(match: "^\\s+(\(words(at: [.option])))(?![\\w-])", name: "storage.modifier.option.vcsim"),
      Pattern(match: "^\\s*(\(words(at: [.expectation])))(?![\\w-])", name: "keyword.control.expect.vcsim"),
      Pattern(match: "\\bios[0-9]+(?:-ios[0-9]+|\\+)?(?!\\w)", name: "constant.language.mode.vcsim"),
      Pattern(match: "(?<![\\w-])(\(orientations))(?![\\w-])", name: "constant.language.orientation.vcsim"),
      Pattern(match: "(?<![\\w-])[0-9]+x[0-9]+(?![\\w-])", name: "constant.numeric.size.vcsim"),
      Pattern(match: "(?<![\\w-])\\+?-?[0-9]+(?:ms)?(?![\\w-])", name: "constant.numeric.vcsim"),
      Pattern(match: "(?<![\\w-])(\(connectives))(?![\\w-])", name: "keyword.other.vcsim"),
      Pattern(match: "[A-Za-z_][\\w-]*(?:\\.(?:view|delegate))?", name: "variable.other.controller.vcsim"),
    ]
  }

  private static let keyword = "keyword.operator.vcsim"
  private static let number = "constant.numeric.vcsim"
  private static let constant = "constant.other.vcsim"

  /// The words that lines of some parts begin with, longest first, as alternatives.
  private static func words(at sections: [Grammar.Section]) -> String {
    alternatives(Grammar.firstWords(of: sections))
  }

  private static var callbacks: String {
    alternatives(CallbackNames.all.keys.filter { $0.count > 4 })
  }

  private static var orientations: String {
    alternatives(Orientation.allCases.map(\.name) + ["landscape", "all", "allButUpsideDown"])
  }

  /// The small words between the names: those that forms are written with.
  private static var connectives: String {
    alternatives(Grammar.fixedWords.filter { word in word.allSatisfy { $0.isLetter } })
  }

  private static func alternatives(_ words: [String]) -> String {
    Set(words).sorted { $0.count == $1.count ? $0 < $1 : $0.count > $1.count }.map(escaped).joined(separator: "|")
  }

  private static func escaped(_ word: String) -> String {
    word.map { "()[]{}.*+?^$|\\".contains($0) ? "\\\($0)" : String($0) }.joined()
  }
}
