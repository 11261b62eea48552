import SimKit

/// The grammar that editors colour scenarios by, made from the tables that the parser reads by.
enum TextMateGrammar {
  private struct Document: Encodable {
    var name = "vcsim scenario"
    var scopeName = "source.vcsim"
    var fileTypes = ["vcsim"]
    var firstLineMatch = "^vcsim 1\\b"
    var patterns: [Pattern]
  }

  private struct Pattern: Encodable {
    var match: String
    var name: String?
    var captures: [String: Scope]?
  }

  private struct Scope: Encodable { var name: String }

  static var text: String { JSON.text(Document(patterns: patterns), pretty: true, keys: .asTheyAre) + "\n" }

  /// The order matters: the first pattern that fits a place wins.
  private static var patterns: [Pattern] {
    [
      Pattern(match: "(?:^|(?<=\\s))#.*$", name: "comment.line.number-sign.vcsim"),
      // UIKit's words in an expectation.
      Pattern(match: "^\\s+(!!?\\s.*)$", captures: ["1": Scope(name: "markup.warning.vcsim")]),
      Pattern(match: "\"[^\"]*\"", name: "string.quoted.double.vcsim"),
      Pattern(match: "^\\s*(--)\\s+(\\+[0-9]+ms)", captures: ["1": keyword, "2": number]),
      Pattern(match: "(?<=\\s)\\.\\.\\.(?=\\s|$)", name: "keyword.operator.any.vcsim"),
      Pattern(match: "\\{[A-Za-z0-9_.-]+\\}", name: "variable.parameter.matrix.vcsim"),
      Pattern(
        match: "^(controller)\\s+([A-Za-z_][A-Za-z0-9_-]*)",
        captures: ["1": Scope(name: "storage.type.controller.vcsim"), "2": Scope(name: "entity.name.type.controller.vcsim")]),
      Pattern(match: "(?<![\\w.])(\(callbacks))(?![\\w:(])", name: "support.function.callback.vcsim"),
      Pattern(
        match: "\\b(\(FieldKey.names.joined(separator: "|")))(=)(\\S+)",
        captures: ["1": Scope(name: "variable.parameter.value.vcsim"), "2": Scope(name: "keyword.operator.vcsim"), "3": constant]),
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

  private static let keyword = Scope(name: "keyword.operator.vcsim")
  private static let number = Scope(name: "constant.numeric.vcsim")
  private static let constant = Scope(name: "constant.other.vcsim")

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
