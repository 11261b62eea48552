/// An answer to what people type: a symptom, a console text, or a plain word, with its causes.
///
/// `explain`, the language server, and the site's search have the same ones, from `Pages/symptoms.md` and `Pages/words.md`.
package struct Guide: Sendable {
  package enum Subject: Sendable {
    /// Something that people see, as a sentence.
    case symptom
    case word
    /// A console text that has several causes.
    case text(Refusal)
  }

  /// A reason, with the shortest scenario that shows it.
  package struct PossibleCause: Sendable {
    package let text: String
    package let fix: String
    /// The versions in which the scenario shows it.
    package let modes: ModeRange
    /// The signs of it, each as `Sign` reads it.
    let shows: [Sign]
    /// The scenario without its first two lines.
    private let block: String

    package func scenario(in mode: Mode) -> String {
      let lines = block.split(separator: "\n", omittingEmptySubsequences: false)
      return "vcsim 1\nmode \(mode.name)\n" + lines.drop { $0.isEmpty }.joined(separator: "\n")
    }

    package var newest: Mode { Mode.all.last { modes.contains($0) } ?? .newest }

    /// The lines that matter: those between the first empty line and the next.
    package var lines: [Substring] {
      let all = block.split(separator: "\n", omittingEmptySubsequences: false)
      return Array(all.drop { !$0.isEmpty }.dropFirst().prefix { !$0.isEmpty })
    }

    /// The number of the line in the scenario below which actions count.
    var start: Int {
      let all = block.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      let offset = all.first?.isEmpty == true ? 1 : 2
      return (all.lastIndex { $0.isEmpty } ?? 0) + 1 + offset
    }

    fileprivate init?(_ values: [(name: String, text: String)], _ block: (name: String, text: String)) {
      func value(_ name: String) -> String? { values.first { $0.name == name }?.text }
      guard let text = value("Cause"), let fix = value("Fix"), let modes = ModeRange(word: block.name) else {
        return nil
      }
      let shows = value("Shows").map { $0[...].listed.compactMap { Sign($0) } } ?? []
      (self.text, self.fix, self.modes, self.shows, self.block) = (text, fix, modes, shows, block.text)
    }
  }

  /// Something that a scenario shows.
  enum Sign: Hashable, Sendable {
    /// So many calls, in the actions that count.
    case calls(receiver: String, selector: String, count: Int)
    /// A text of the console with these words.
    case text(String)

    /// Reads `home viewDidLoad 1` and `! nested push`.
    fileprivate init?(_ text: String) {
      if text.hasPrefix("! ") {
        self = .text(String(text.dropFirst(2)))
        return
      }
      let words = text.split(separator: " ")
      guard words.count == 3, let count = Int(words[2]) else { return nil }
      self = .calls(receiver: String(words[0]), selector: String(words[1]), count: count)
    }
  }

  package let subject: Subject
  /// A sentence without a period, or a word.
  package let title: String
  /// The word, and others that mean it; empty for a symptom.
  package let names: [String]
  /// The words that lead to it: for a word, its names.
  package let entries: [String]
  /// The words of each entry: a question that has all of one is about it.
  let keys: [[String]]
  package let text: String
  /// Lines that are printed as they are.
  package let lines: String?
  /// The commonest first.
  package let causes: [PossibleCause]
  /// The commands to type next.
  package let see: [String]

  package static let all =
    TextSection.all(in: TextFiles.symptoms).map { Guide($0, isWord: false) }
    + TextSection.all(in: TextFiles.plainWords).map { Guide($0, isWord: true) }

  /// The answer of a console text that has several causes.
  package static func about(_ text: Refusal) -> Guide? {
    all.first { if case .text(text) = $0.subject { true } else { false } }
  }

  /// The symptoms of a callback, each with the words that lead to it from there.
  package static func symptoms(of callback: Callback) -> [(guide: Guide, entry: String)] {
    guard let word = SearchWords(callback.selector).words.first else { return [] }
    return all.compactMap { guide in
      guard !guide.causes.isEmpty else { return nil }
      return guide.entries.first { SearchWords($0).words.contains(word) }.map { (guide, $0) }
    }
  }

  private init(_ section: TextSection, isWord: Bool) {
    let heading = section.heading
    let blocks = section.blocks
    var causes: [[(name: String, text: String)]] = []
    for value in section.values {
      if value.name == "Cause" { causes.append([]) }
      if !causes.isEmpty { causes[causes.count - 1].append(value) }
    }
    if let text = Refusal.texts.first(where: { "\($0)" == heading }) {
      subject = .text(text)
      title = text.wordings.last?.wording.example ?? heading
    } else {
      subject = isWord ? .word : .symptom
      title = isWord ? section.names[0] : heading
    }
    names = isWord ? section.names : []
    text = section.text
    lines = section.block("page")
    self.causes = zip(causes, blocks.filter { $0.name != "page" }).compactMap { PossibleCause($0, $1) }
    see = section.values("See")
    entries = isWord ? section.names : section.values("Words").flatMap { $0[...].listed }
    keys = entries.map { SearchWords($0).words }.filter { !$0.isEmpty }
  }

  /// All its words, of which a question may have some.
  var ownWords: [String] { SearchWords(ownText).words }

  var ownText: String { (names + [title, text] + causes.flatMap { [$0.text, $0.fix] }).joined(separator: " ") }
}
