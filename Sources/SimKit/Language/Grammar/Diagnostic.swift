/// Something to say about a scenario: what, where, why, and what to do about it.
public struct Diagnostic: Error, Hashable, Sendable {
  let kind: Kind
  /// The line, from 1; 0 when it is about the file as a whole.
  public let line: Int
  /// The range in the bytes of the source.
  public let range: Range<Int>
  /// Another place that explains this one.
  package internal(set) var related: Related?
  /// For an undeclared name: the declared names.
  var names: KnownNames?
  /// The lines to write in place of a line in UIKit's words, or of a line that lacks a name that is clear; empty without any.
  var instead: [String] = []

  package struct Related: Hashable, Sendable {
    package let line: Int
    package let range: Range<Int>
    package let label: String
  }

  /// Names that are declared where an unknown one stands.
  struct KnownNames: Hashable, Sendable {
    /// The names that are spelled alike.
    let near: [String]
    /// The first few.
    let some: [String]

    static let mostShown = 8

    init(_ word: String, among names: [String]) {
      near = Suggestion.nearest(to: word, among: names)
      some = Array(names.prefix(Self.mostShown + 1))
    }
  }

  init(_ kind: Kind, line: Int, range: Range<Int>, related: Related? = nil) {
    self.kind = kind
    self.line = line
    self.range = range
    self.related = related
  }

  init(_ kind: Kind, _ line: Line, at word: Word, related: Related? = nil) {
    self.init(kind, line: line.number, range: word.range, related: related)
  }

  /// The kinds of diagnostics. `DiagnosticRow.swift` has their words.
  enum Kind: Hashable, Sendable {
    /// Two diagnostics with the same words are the same: a comparison of each case's values is as large as all the words.
    static func == (one: Kind, other: Kind) -> Bool { one.row.message == other.row.message }
    func hash(into hasher: inout Hasher) { hasher.combine(row.message) }

    // Syntax
    case unknownStatement(String, in: Lines)
    case unexpectedWord(String, statement: String)
    case missing([Reader.Expected], statement: String)
    case wrongWord(String, Reader.Expected, statement: String, forms: [String])
    case unknownOption(String, [Reader.Expected], statement: String)
    case badValue(String, [Reader.Expected])
    case badNumber(String, [Reader.Expected])
    case tab
    case badUTF8
    case controlCharacter
    case badIndent(statement: String)
    case noRecordLine(String)
    case unterminatedText
    case unsupportedVersion(String)
    case wrongPart(String, RightPlace)
    case repeatedLine(String)
    case emptyFile
    case emptyBlock(String)
    case ambiguous(String, statement: String)
    /// `can` or `never`, and the words of a form that has neither.
    case unfitQuestion(String, form: String)
    case followsNoAnimation
    case tooManyDiagnostics(Int)
    // Names and structure
    case unknownController(String, [Reader.Expected])
    case duplicateName(String)
    case invalidName(String)
    case reservedName(String)
    case wrongKind(String, needs: ContainerKind, fix: String, statement: String)
    case memberTwice(String)
    case sameController(String, statement: String)
    case noStory
    case unknownVariable(String)
    case badParameter(String)
    case wrongArguments(String, given: Int, expected: Int)
    case unknownClass(String)
    case tooManyCases(limit: Int)
    case tooManyControllers(limit: Int)
    case cannotInclude(String, InclusionFault)
    case alertInLine(String, statement: String)
    // Faults of a run
    case fault(Fault.Kind)
    // Expectations
    case unknownCallback(String)
    case wrongCallback(String, needs: CallbackUse)
    case callbackNotInMode(Callback, modes: [Mode])
    case valueNotInMode(FieldKey, modes: [Mode])
    case expectsWithoutAction
    case expectsTwice(Mode)
    case expectsUnlistedMode(ModeRange)
    case experimentExpects
    /// No version on the scenario's device reaches it.
    case neverExpected
    case unknownValue(String)
    case wrongValue(String, of: FieldKey, in: Callback)
    case malformedExpectation(MalformedExpectation)
    case notObserved(String)
    /// A likely mistake, which is legal.
    case advice(code: String, message: String, help: String)
  }

  enum MalformedExpectation: Hashable, Sendable {
    case groupOfLines
    case exception
  }

  /// The section of a line that is in another one.
  enum RightPlace: Hashable, Sendable {
    case above(line: Int)
    case includingFile
  }

  /// Why a file cannot be included.
  indirect enum InclusionFault: Hashable, Sendable {
    /// In the words of who loads files.
    case refused(reason: String)
    /// A bound, of this file or of an included file, with how to raise it.
    case limit(reason: String)
    /// The files that include each other, outermost first.
    case cycle([String])
    case holdsStory
    /// The first thing that is wrong in the file, and where.
    case invalid(line: Int, code: String)
  }

  /// The lines allowed at a place.
  struct Lines: Hashable, Sendable {
    /// The place, as a sentence calls it.
    let place: String
    let firstWords: [String]

    init(_ place: String, beginningWith words: [String]) {
      self.place = place
      firstWords = words
    }

    private init(_ place: String, _ sections: Grammar.Section...) {
      self.init(place, beginningWith: Grammar.firstWords(of: sections))
    }

    static let anywhere = Lines("a scenario", .header, .declaration, .hook, .story)
    static let declarations = Lines("the declarations", .header, .declaration, .hook, .story)
    static let story = Lines("the story", .header, .declaration, .hook, .story, .expectation)
    static let options = Lines("the options of a controller", .option)
    static let moves = Lines("the story's actions", .story)
    static let block = Lines("a 'when' block", .story)
    static let exploration = Lines("an 'explore' block", .exploration)
  }
}

extension Line {
  /// Refuses the line at a word unless something holds.
  func require(_ holds: Bool, at word: Word, _ kind: @autoclosure () -> Diagnostic.Kind) throws(Diagnostic) {
    if !holds { throw Diagnostic(kind(), self, at: word) }
  }
}

extension Diagnostic {
  init(_ fault: LineFault, _ line: Line, _ source: Source) {
    switch fault {
    case .badUTF8(let offset): self.init(.badUTF8, at: offset, line, source)
    case .tab(let offset): self.init(.tab, at: offset, line, source)
    case .control(let offset): self.init(.controlCharacter, at: offset, line, source)
    case .unterminated(let offset): self.init(.unterminatedText, line: line.number, range: offset..<line.end)
    }
  }

  private init(_ kind: Kind, at offset: Int, _ line: Line, _ source: Source) {
    self.init(kind, line: line.number, range: offset..<min(offset + 1, source.bytes.count))
  }

  /// A failure of a run, as a diagnostic at the line that asked for it.
  package init(_ fault: Fault, in source: Source) {
    let line = min(max(fault.line, 1), source.lineCount)
    let whole = source.lineRange(line)
    var start = whole.lowerBound
    while start < whole.upperBound, source.bytes[start] == 32 { start += 1 }
    self.init(.fault(fault.kind), line: line, range: start..<whole.upperBound)
  }
}

/// How much one line of the story brought about when it was ended.
package enum WorkLimit: Hashable, Sendable {
  case rounds(Int)
  /// Callbacks inside callbacks.
  case depth(Int)
  /// The text of the lines.
  case bytes(Int)
}

/// Something that a story asks for and that no app could do, or a limit. Whatever can be called is played: see `Refusal`.
public struct Fault: Error, Hashable, Sendable {
  /// `DiagnosticRow.swift` has the words of each.
  package enum Kind: Hashable, Sendable {
    /// As for a diagnostic, the words decide.
    package static func == (one: Kind, other: Kind) -> Bool { one.message == other.message }
    package func hash(into hasher: inout Hasher) { hasher.combine(message) }

    case hooksNestTooDeep(limit: Int)
    /// Hooks keep the app busy for ever: the line of the story, and the message that is sent again and again.
    case neverIdle(String, limit: WorkLimit, repeats: String?)
    case notLaunched
    case alreadyLaunched
    case timeInCallback
    /// A segue makes a new controller, and this one is in the hierarchy already.
    case notNew(String)
    case allInUse(String, Int)
    /// A controller that is not the root of a scene's window.
    case noScene(String)
    /// A window is given a size that the device does not have, or on a phone.
    case noSuchWindow(Size, within: Size, isPad: Bool)
    case lastsTooLong
    /// There is more than can be kept moment by moment.
    case tooLargeToShow
  }

  package var kind: Kind
  /// The line of the statement that was being played, from 1.
  public var line: Int

  package init(kind: Kind, line: Int) {
    self.kind = kind
    self.line = line
  }
}

/// A line of the header, or an option, that can have no effect in this scenario, whatever its steps do.
package struct IdleLine: Hashable, Sendable {
  /// The words without an effect.
  let statement: String
  /// The controller of an option; empty for a line of the header.
  let name: String
  let reason: IdleReason
  package let line: Int

  init(_ statement: String, of name: String, _ reason: IdleReason, line: Int) {
    (self.statement, self.name, self.reason, self.line) = (statement, name, reason, line)
  }

  var text: String { "'\(statement)': " + reason.row(name).text }
  var message: String { "'\(statement)' has no effect: " + reason.row(name).text }
  var help: String { reason.row(name).help }
}

enum IdleReason: Hashable, Sendable {
  case noDelegate
  /// An alert has UIKit's class, not one of the app's.
  case ofAlert
  case containerAsks(ContainerKind)
  case twoAnswers
  case heldAnyway
  /// The scenario has no version of one of these rules.
  case otherVersions([RuleID])
  case otherDevice(Device.Idiom)
  case pagesCurl
  case namesItself
  case replacedAlready

  /// Whether the versions or the device of the file decide.
  var isOfVersions: Bool {
    switch self {
    case .otherVersions, .otherDevice: true
    case .noDelegate, .ofAlert, .containerAsks, .twoAnswers, .heldAnyway, .pagesCurl, .namesItself, .replacedAlready:
      false
    }
  }
}
