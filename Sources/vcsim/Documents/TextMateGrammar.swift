import SimKit

/// The grammar that editors color scenarios by, made from the tables that the parser reads by.
enum TextMateGrammar {
  static var text: String {
    JSON.document([
      "name": "vcsim scenario", "scopeName": "source.vcsim", "fileTypes": ["vcsim"], "firstLineMatch": "^vcsim 1\\b",
      "patterns": patterns,
    ])
  }

  /// `captures`: by the number of the group, from 1 on.
  private static func pattern(_ match: String, name: String? = nil, captures: [String] = []) -> JSONObject {
    let scopes = captures.enumerated().map { place, scope in
      (key: String(place + 1), value: JSONObject(["name": scope]) as any JSONWritable)
    }
    return ["match": match, "name": name, "captures": scopes.isEmpty ? nil : JSONObject(members: scopes)]
  }

  /// The order matters: the first pattern that fits a place wins.
  private static var patterns: [JSONObject] {
    [
      pattern("(?:^|(?<=\\s))#.*$", name: "comment.line.number-sign.vcsim"),
      // UIKit's words in an expectation.
      pattern("^\\s+(!!?\\s.*)$", captures: ["markup.warning.vcsim"]),
      pattern("\"[^\"]*\"", name: "string.quoted.double.vcsim"),
      pattern("^\\s*(--)\\s+(\\+[0-9]+ms)", captures: [keyword, number]),
      pattern("(?<=\\s)\\.\\.\\.(?=\\s|$)", name: "keyword.operator.any.vcsim"),
      pattern("\\{[A-Za-z0-9_.-]+\\}", name: "variable.parameter.matrix.vcsim"),
      pattern(
        "^(controller)\\s+([A-Za-z_][A-Za-z0-9_-]*)",
        captures: ["storage.type.controller.vcsim", "entity.name.type.controller.vcsim"]),
      pattern("(?<![\\w.])(\(callbacks))(?![\\w:(])", name: "support.function.callback.vcsim"),
      pattern(
        "\\b(\(FieldKey.names.joined(separator: "|")))(=)(\\S+)",
        captures: ["variable.parameter.value.vcsim", "keyword.operator.vcsim", constant]),
      pattern("^(\(words(at: [.header])))(?![\\w-])", name: "keyword.control.header.vcsim"),
      pattern("^(\(words(at: [.declaration, .hook])))(?![\\w-])", name: "storage.type.vcsim"),
      pattern("^\\s*(\(words(at: [.story])))(?![\\w-])", name: "keyword.control.action.vcsim"),
      pattern("^\\s+(\(words(at: [.option])))(?![\\w-])", name: "storage.modifier.option.vcsim"),
      pattern("^\\s*(\(words(at: [.expectation])))(?![\\w-])", name: "keyword.control.expect.vcsim"),
      pattern("\\bios[0-9]+(?:-ios[0-9]+|\\+)?(?!\\w)", name: "constant.language.mode.vcsim"),
      pattern("(?<![\\w-])(\(orientations))(?![\\w-])", name: "constant.language.orientation.vcsim"),
      pattern("(?<![\\w-])[0-9]+x[0-9]+(?![\\w-])", name: "constant.numeric.size.vcsim"),
      pattern("(?<![\\w-])\\+?-?[0-9]+(?:ms)?(?![\\w-])", name: "constant.numeric.vcsim"),
      pattern("(?<![\\w-])(\(connectives))(?![\\w-])", name: "keyword.other.vcsim"),
      pattern("[A-Za-z_][\\w-]*(?:\\.(?:view|delegate))?", name: "variable.other.controller.vcsim"),
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
    alternatives((Array(CallbackNames.selectors.keys) + CallbackNames.swiftNames.keys).filter { $0.count > 4 })
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
