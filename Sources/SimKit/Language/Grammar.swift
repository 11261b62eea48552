/// The lines that there are: the one table behind the parser, the printer, help, the reference, diagnostics, completion
/// and the editors' grammar.
package enum Grammar {
  /// The part of a file that a line belongs to.
  package enum Section: UInt8, CaseIterable, Hashable, Sendable {
    case header
    case declaration
    case option
    case hook
    case story
    case expectation

    package var title: String {
      switch self {
      case .header: "Header"
      case .declaration: "Declarations"
      case .option: "Options of a controller"
      case .hook: "Hooks"
      case .story: "Story"
      case .expectation: "Expectations"
      }
    }
  }

  /// A line that can be written, in one way or in several.
  package struct Entry: Sendable {
    /// The words it begins with, also its name in diagnostics.
    package let statement: String
    package let section: Section
    /// What it means.
    package let summary: String
    /// A whole scenario that uses it. It is put together when somebody looks: every run makes the table, few show an example.
    package var example: Example { makeExample() }
    private let makeExample: @Sendable () -> Example
    /// True if the header or a controller states it once only.
    let standsOnce: Bool
    package let forms: [Form]
    /// What it is about.
    package var topic: Topic { ownTopic ?? Topic(section) }
    /// Where the part of the file does not say it.
    private var ownTopic: Topic?

    @inline(never)
    init(
      _ statement: String, _ section: Section, _ summary: String,
      example: @escaping @autoclosure @Sendable () -> Example, once: Bool = false, _ forms: Form...
    ) {
      self.statement = statement
      self.section = section
      self.summary = summary
      makeExample = example
      standsOnce = once
      self.forms = forms
    }

    /// The entry with its topic; one that has its own keeps it.
    func about(_ topic: Topic) -> Entry {
      var copy = self
      copy.ownTopic = ownTopic ?? topic
      return copy
    }

    /// The ways to write it: capitals stand for what varies, brackets for what may be left out.
    @inline(never)
    package var syntaxes: [String] { forms.map { $0.syntax } }

    /// The word that it begins with.
    package var firstWord: String { forms[0].firstWord }
  }

  /// What lines are about: help shows those of one topic together.
  package enum Topic: String, CaseIterable, Sendable {
    case header, controllers, code, app, views, presenting, containment, containers, storyboards, expectations

    /// Where nothing else is said, the part of the file decides.
    init(_ section: Section) {
      switch section {
      case .header: self = .header
      case .declaration, .option: self = .controllers
      case .hook: self = .code
      case .story: self = .app
      case .expectation: self = .expectations
      }
    }

    /// A few words for people.
    package var summary: String {
      switch self {
      case .header: "versions, the device, what is shown and compared"
      case .controllers: "what a controller is, what its class overrides and answers"
      case .code: "what the app's own code does, where, when and under which condition"
      case .app: "launch, background, memory, rotation, time"
      case .views: "making and releasing controllers and views, layout, frames, changed answers"
      case .presenting: "presenting, dismissing, gestures"
      case .containment: "children, call by call and at once, appearance by hand"
      case .containers: "navigation, tab bar, page view and split view controllers"
      case .storyboards: "segues"
      case .expectations: "what the trace of an action must be"
      }
    }
  }

  package static let all: [Entry] = header + declarations + segues + options + hooks + story + containers + expectations

  /// The entries of these words, or all that begin with them.
  @inline(never)
  package static func entries(of statement: String) -> [Entry] {
    let exact = all.filter { $0.statement == statement }
    return exact.isEmpty ? all.filter { $0.statement.hasPrefix(statement + " ") } : exact
  }

  /// The first words of the lines of some parts, each once.
  package static func firstWords(of sections: [Section]) -> [String] {
    var result: [String] = []
    for entry in all where sections.contains(entry.section) && !result.contains(entry.firstWord) {
      result.append(entry.firstWord)
    }
    return result
  }

  /// The words that stand in lines as they are, whatever the line; each once.
  package static let fixedWords: [String] = {
    var seen: Set<String> = []
    return all.flatMap { $0.forms.flatMap { $0.parts.flatMap { $0.fixedWords } } }.filter { seen.insert($0).inserted }
  }()

  // MARK: Looking up

  /// A form, and the entry that it belongs to, by their places in the table.
  struct Candidate: Hashable, Sendable {
    private let row: Int16
    private let formPlace: Int16

    init(entryPlace: Int, formPlace: Int) {
      row = Int16(entryPlace)
      self.formPlace = Int16(formPlace)
    }

    var entryPlace: Int { Int(row) }
    @inline(__always)
    var entry: Entry { Grammar.all[entryPlace] }
    @inline(__always)
    var form: Form { Grammar.all[entryPlace].forms[Int(formPlace)] }
  }

  /// The lines that are not indented.
  static let lines = GrammarIndex([.header, .declaration, .hook, .story, .expectation])
  /// A controller's options.
  static let optionLines = GrammarIndex([.option])
  /// What the app does.
  static let actionLines = GrammarIndex([.story])

  /// The form that an action is written in, with its values.
  static func form(of action: Action) -> (form: Form, values: [Value])? {
    for entry in all where entry.section == .story {
      for form in entry.forms {
        switch form.effect {
        case .action(_, let take), .block(_, let take):
          if let values = take(action) { return (form, values) }
        case .header, .option, .controller, .structure: continue
        }
      }
    }
    return nil
  }

  /// What may stand at the end of every action.
  static let statementTail: [Part] = [.flag("without waiting")] + conditions

  /// What may stand at the end of lines and did not in 0.1.0.
  package static let newTails: [(syntax: String, news: Form.News)] = [
    (
      "… on VERSIONS",
      .init(example: "rotate landscapeLeft on ios6+", instead: "a file for each version")
    ),
    (
      "… on phone|pad",
      .init(example: "present menu from home on pad", instead: "a file for each device")
    ),
    (
      "… if NAME=VALUE",
      .init(example: "dismiss menu if open=no", instead: "a file for each path")
    ),
    (
      "OPTION … on VERSIONS, on phone|pad, if NAME=VALUE",
      .init(example: "supports portrait on phone", instead: "a file for each version or device")
    ),
    (
      "when … without super",
      .init(example: "when nav viewDidAppear: without super", instead: "could not be said")
    ),
    (
      "expect nothing only NAME …",
      .init(example: "expect nothing only home", instead: "an 'expect' that lists what the others get")
    ),
  ]

  /// When a line counts.
  static let conditions: [Part] = [
    .option("on", .modeRange), .option("on", .choice(.idiom)), .option("if", .setting),
  ]
}

extension Action {
  /// The action as a line of a scenario, in its canonical form.
  package func text(in controllers: [ControllerDeclaration]) -> String {
    guard let (form, values) = Grammar.form(of: self) else { preconditionFailure("each action has its form") }
    return form.text(values, in: controllers)
  }
}

/// Finds the forms of lines by their first word: those of one word stand side by side.
struct GrammarIndex: Sendable {
  private var words = WordTable()
  /// The places of the forms of each word.
  private var ranges: [Range<Int>] = []
  private var candidates: [Grammar.Candidate] = []

  init(_ sections: [Grammar.Section]) {
    var rows: [(entry: Int, word: Int)] = []
    var counts: [Int] = []
    for (place, entry) in Grammar.all.enumerated() where sections.contains(entry.section) {
      let word = words.add(entry.firstWord)
      if word == counts.count { counts.append(0) }
      counts[word] += entry.forms.count
      rows.append((place, word))
    }
    var count = 0
    for length in counts {
      ranges.append(count..<count)
      count += length
    }
    candidates = Array(repeating: Grammar.Candidate(entryPlace: 0, formPlace: 0), count: count)
    for (entry, word) in rows {
      for form in Grammar.all[entry].forms.indices {
        candidates[ranges[word].upperBound] = Grammar.Candidate(entryPlace: entry, formPlace: form)
        ranges[word] = ranges[word].lowerBound..<ranges[word].upperBound + 1
      }
    }
  }

  /// The forms of lines that begin with a word, in the order of the table; nil if there is none.
  subscript(word: String) -> ArraySlice<Grammar.Candidate>? { words.number(of: word).map { candidates[ranges[$0]] } }
}
