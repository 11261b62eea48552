/// Words around a name that are neither a receiver nor a value, by the sections of `words.md`.
enum LogWords {
  static let beginnings = Set(list("beginnings"))
  static let endings = Set(list("endings"))
  static let signsOfReturn = bytes("signs of return")
  static let sourceLine = Set(list("source line"))
  static let hidden = Set(list("hidden"))
  static let observing = Set(list("observing"))
  static let fillers = Set(list("fillers"))
  static let arguments = Set(list("arguments"))
  static let people = Set(list("people"))
  static let askingParts = list("asking parts")
  static let places = Set(list("places"))
  static let levels = Set(list("levels"))
  static let letters = Set(list("letters"))
  static let categories = Set(list("categories"))
  static let ideographicFillers = bytes("ideographic fillers")

  /// The words around a receiver, and around a name without one.
  static let around = levels.union(fillers).union(beginnings).union(endings)

  static func isTag(_ word: String) -> Bool { around.contains(word) || categories.contains(word) }

  private static let sections = TextSection.all(in: TextFiles.words)

  private static func list(_ name: String) -> [String] {
    let lines = sections.first { $0.heading == name }?.block("words") ?? ""
    return lines.split(separator: "\n").flatMap { $0.listed }
  }

  private static func bytes(_ name: String) -> [[UInt8]] { list(name).map { Array($0.utf8) } }
}
