/// The lines that there are: the one table behind the parser, the printer, help, the reference, diagnostics, completion
/// and the editors' grammar.
package enum Grammar {
  /// The part of a file that a line belongs to.
  package enum Section: String, CaseIterable, Hashable, Sendable {
    case header = "Header"
    case declaration = "Declarations"
    case option = "Options of a controller"
    case hook = "Hooks"
    case story = "Story"
    case expectation = "Expectations"
    case exploration = "Lines of an explore block"

    package var title: String { rawValue }
  }

  /// A line that can be written, in one way or in several.
  package struct Entry: Sendable {
    /// The meaning of the line.
    package let summary: String
    /// A whole scenario that uses it. It is put together on demand: every run makes the table, few show an example.
    package var example: Example { makeExample() }
    private let makeExample: @Sendable () -> Example
    /// Whether the header states it once only.
    let standsOnce: Bool
    package let forms: [Form]
    /// The name, if it isn't made of the words that all forms begin with; empty if it is.
    private let ownName: String
    package var topic: Topic { ownTopic ?? Topic(section) }
    /// The kind of UIKit container that an option is for; nil for an option of any controller.
    private(set) var container: ContainerKind?
    /// The rules of which one must apply if the line is to have an effect; empty for a line of all versions.
    private(set) var rules: [RuleID] = []
    /// The rules of which one must apply if a trace is to show the line's effect in UIKit; empty for a line that each version shows.
    private(set) var shownBy: [RuleID] = []
    /// The only devices on which the line has an effect; nil for a line of all devices.
    private(set) var idiom: Device.Idiom?
    /// The role that a controller has where the option has an effect; nil for an option of any controller.
    private(set) var role: Role?
    /// Whether the option is a return value of the controller's delegate.
    private(set) var isOfDelegate = false
    /// Whether an alert can have the option: nothing that a class of the app's decides.
    var isOfAlerts: Bool { firstWord == "held" || firstWord == "without" || firstWord == "new" }
    /// The topic, if the section does not decide it.
    private var ownTopic: Topic?

    @inline(never)
    init(
      named name: String = "", _ summary: String, example: @escaping @autoclosure @Sendable () -> Example,
      once: Bool = false, _ forms: Form...
    ) {
      ownName = name
      self.summary = summary
      makeExample = example
      standsOnce = once
      self.forms = forms
    }

    /// The entry with its topic; an entry with a topic keeps it.
    func about(_ topic: Topic) -> Entry { with { $0.ownTopic = $0.ownTopic ?? topic } }

    /// The entry as an option of one kind of container; elsewhere it is an error.
    func of(_ kind: ContainerKind) -> Entry { with { $0.container = kind } }

    /// The entry as a line that has an effect only in the versions of these rules; in a file for other versions, it's an error.
    func by(_ rules: RuleID...) -> Entry { with { $0.rules = rules } }

    /// The entry as a line whose effect a trace shows only in the versions of these rules; elsewhere lint finds it.
    func shown(by rules: RuleID...) -> Entry { with { $0.shownBy = rules } }

    /// The entry as a line that has an effect only on these devices; in a file for other devices, it's an error.
    func on(_ idiom: Device.Idiom) -> Entry { with { $0.idiom = idiom } }

    /// The entry as an option that has an effect only for a controller in a role; elsewhere lint finds it.
    func of(_ role: Role) -> Entry { with { $0.role = role } }

    /// The entry as a return value of a delegate; a controller without one cannot have it.
    func ofDelegate() -> Entry { with { $0.isOfDelegate = true } }

    @inline(__always)
    private func with(_ change: (inout Entry) -> Void) -> Entry {
      var copy = self
      change(&copy)
      return copy
    }

    /// The words that it begins with, also its name in diagnostics. Few lines are at fault, so no run makes all names.
    package var statement: String {
      guard ownName.isEmpty else { return ownName }
      var words = forms[0].firstWords
      for other in forms.dropFirst().map({ $0.firstWords }) {
        while words != other, !other.hasPrefix(words + " "), let space = words.utf8.lastIndex(of: 32) {
          words = String(words[..<space])
        }
      }
      return words
    }

    /// The part of a file that it belongs to.
    package var section: Section { forms[0].section }

    /// The ways to write it: capitals stand for what varies, brackets for what may be left out.
    @inline(never)
    package var syntaxes: [String] { forms.map { $0.syntax } }

    package var firstWord: String { forms[0].firstWord }
  }

  /// The use of a controller by the app.
  package enum Role: Sendable {
    case presented
    /// The controller is presented, or presents another.
    case presentedOrPresenting
    /// The controller gets children.
    case parent
    /// The controller is a UIKit container, or is presented.
    case delegating
    /// The controller is in a popover or in a form sheet, or the app changes its size.
    case sized
    /// The controller is on the stack of a navigation controller.
    case stacked
    /// A segue begins at the controller.
    case segueSource
  }

  /// The topics of lines: help shows the lines of a topic together.
  package enum Topic: String, CaseIterable, Sendable {
    case header, controllers, code, app, views, presenting, containment, containers, storyboards, expectations

    /// By default, the section decides.
    init(_ section: Section) {
      switch section {
      case .header: self = .header
      case .declaration, .option: self = .controllers
      case .hook: self = .code
      case .story: self = .app
      case .expectation, .exploration: self = .expectations
      }
    }

    /// A few words for people.
    package var summary: String {
      switch self {
      case .header: "versions, the device, what is shown and compared"
      case .controllers: "what a controller is, what its class overrides and returns"
      case .code: "the app's code: in which callback, when, and under which condition"
      case .app: "launch, background, memory, rotation, time"
      case .views: "creating and releasing controllers and views, layout, frames, changed results"
      case .presenting: "presenting, dismissing, gestures"
      case .containment: "children, call by call and at once, manual appearance"
      case .containers: "navigation, tab bar, page view, and split view controllers"
      case .storyboards: "segues"
      case .expectations: "what the trace of an action must be, what always holds, what 'vcsim explore' tries"
      }
    }
  }

  package static let all: [Entry] = tables.flatMap { table in
    table.topic.map { topic in table.rows.map { $0.about(topic) } } ?? table.rows
  }

  /// Rows that belong together, in order. Every run makes these and looks lines up in them; they are joined only to
  /// go through all of them.
  struct Table: Sendable {
    /// All of the section of the first.
    let rows: [Entry]
    /// The topic, if neither the section nor the row decides it.
    let topic: Topic?

    init(_ rows: [Entry], about topic: Topic? = nil) {
      self.rows = rows
      self.topic = topic
    }

    var section: Section { rows[0].section }
  }

  static let tables: [Table] = [
    Table(header), Table(declarations), Table(segues, about: .storyboards), Table(options), Table(hooks),
    Table(application), Table(controller, about: .views), Table(presentation, about: .presenting),
    Table(containment, about: .containment), Table(storyboard, about: .storyboards), Table(time),
    Table(code, about: .code), Table(navigation, about: .containers), Table(tabBar, about: .containers),
    Table(pages, about: .containers), Table(split, about: .containers), Table(search, about: .containers),
    Table(expectations), Table(exploration),
  ]

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

  /// The fixed words of all lines; each once.
  package static let fixedWords: [String] = {
    var seen: Set<String> = []
    return all.flatMap { $0.forms.flatMap { $0.parts.flatMap { $0.fixedWords } } }.filter { seen.insert($0).inserted }
  }()

  // MARK: Looking up

  struct EntryPlace: Hashable, Sendable {
    fileprivate let table: UInt8
    fileprivate let place: UInt8

    @inline(__always)
    var entry: Entry { Grammar.tables[Int(table)].rows[Int(place)] }
  }

  /// A form, and the entry that it belongs to.
  struct Candidate: Hashable, Sendable {
    let entryPlace: EntryPlace
    fileprivate let formPlace: UInt8

    @inline(__always)
    var entry: Entry { entryPlace.entry }
    @inline(__always)
    var form: Form { Grammar.tables[Int(entryPlace.table)].rows[Int(entryPlace.place)].forms[Int(formPlace)] }

    /// Each part that may not be left out takes a word at least. A form that needs more words than a line has is not tried.
    var fewestWords: Int {
      let parts = Grammar.tables[Int(entryPlace.table)].rows[Int(entryPlace.place)].forms[Int(formPlace)].parts
      var count = 0
      for place in parts.indices where !parts[place].isOptional { count += 1 }
      return count
    }
  }

  /// The lines that are not indented.
  static let lines = GrammarIndex([.header, .declaration, .hook, .story, .expectation])
  /// A controller's options.
  static let optionLines = GrammarIndex([.option])
  static let actionLines = GrammarIndex([.story])
  /// In an `explore` block.
  static let explorationLines = GrammarIndex([.exploration])

  /// Options at the end of every action.
  static let statementTail: [Part] = [.flag("without waiting")] + conditions

  /// The ends that a line can have, for people.
  package static let tails = ["without waiting", "… on VERSIONS", "… on phone|pad", "… if NAME=VALUE"]

  /// When a line counts.
  static let conditions: [Part] = [.option("on", .modeRange), .option("on", .choice(.idiom)), .option("if", .setting)]
}

/// Finds the forms of lines by their first word: those of one word stand side by side.
struct GrammarIndex: Sendable {
  private var words = WordTable(expecting: 128)
  /// The place of each word's first candidate, and behind the last word the count of all.
  private var starts: [Int]
  private var candidates: [Grammar.Candidate]

  init(_ sections: [Grammar.Section]) {
    // In the order of the tables.
    var found: [(word: Int, candidate: Grammar.Candidate)] = []
    found.reserveCapacity(256)
    for (number, table) in Grammar.tables.enumerated() where sections.contains(table.section) {
      for place in table.rows.indices {
        let word = words.add(table.rows[place].firstWord)
        let entryPlace = Grammar.EntryPlace(table: UInt8(number), place: UInt8(place))
        for form in table.rows[place].forms.indices {
          found.append((word, Grammar.Candidate(entryPlace: entryPlace, formPlace: UInt8(form))))
        }
      }
    }
    starts = Array(repeating: 0, count: words.words.count + 1)
    for one in found { starts[one.word + 1] += 1 }
    for word in words.words.indices { starts[word + 1] += starts[word] }
    candidates = found.map { $0.candidate }
    var ends = starts
    for one in found {
      candidates[ends[one.word]] = one.candidate
      ends[one.word] += 1
    }
  }

  /// The forms of lines that begin with a word, in the order of the table; nil if there is none.
  subscript(word: String) -> ArraySlice<Grammar.Candidate>? {
    words.number(of: word).map { candidates[starts[$0]..<starts[$0 + 1]] }
  }
}
