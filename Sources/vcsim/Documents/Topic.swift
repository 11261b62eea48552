import SimKit

/// A plain word that `explain` knows: of the output, of the subject, of everyday talk.
struct Topic {
  /// The word, and others that mean it.
  let names: [String]
  let text: String
  /// The pages to look at next.
  let see: [String]

  static let all = TextSection.all(in: TextFiles.topics).map { section in
    Topic(names: section.names, text: section.text, see: section.values("See"))
  }

  static func named(_ name: String) -> Topic? {
    func plain(_ name: String) -> [Character] { name.lowercased().map { $0 == "-" ? " " : $0 } }
    return all.first { topic in topic.names.contains { plain($0) == plain(name) } }
  }

  /// The topic as `explain` prints it.
  var page: String {
    names[0] + "\n\n" + Columns.wrap(text) + "\nSee also\n" + see.map { "  \($0)\n" }.joined()
  }
}
