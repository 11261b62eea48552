struct DiagnosticRow {
  /// `VS` and four digits: never used for anything else.
  let code: String
  let message: String
  /// The first is the best.
  let helps: (Diagnostic) -> [String]

  init(_ code: String, _ message: String, _ helps: String...) {
    self.init(code, message) { _ in helps }
  }

  init(_ code: String, _ message: String, helps: @escaping (Diagnostic) -> [String]) {
    (self.code, self.message, self.helps) = (code, message, helps)
  }
}

extension Diagnostic {
  /// The stable code, `VS` and four digits.
  public var code: String { kind.row.code }

  /// The error, in lower case and without a period.
  public var message: String { kind.row.message }
}

extension Diagnostic.Kind {
  var row: DiagnosticRow {
    switch self {
    // Syntax
    case .unknownStatement(let word, let lines):
      .init("VS1001", "no line of \(lines.place) begins with \(quoted(word))") { $0.helps(insteadOf: word, in: lines) }
    case .unexpectedWord(let word, let statement):
      .init("VS1002", "'\(statement)' ends before \(quoted(word))") { $0.usage(statement) }
    case .missing(let expected, let statement):
      .init("VS1003", "'\(statement)' needs \(list(expected))") { $0.usage(statement) }
    case .wrongWord(let word, let expected, let statement, let forms):
      .init("VS1004", "'\(statement)' needs \(list([expected])) here, not \(quoted(word))") {
        let verb = String(statement.prefix { $0 != " " })
        return forms.isEmpty ? $0.usage(statement) : $0.usage(Diagnostic.lines(insteadOf: verb) + forms)
      }
    case .unknownOption(let word, let expected, let statement):
      .init("VS1005", "'\(statement)' takes no option \(quoted(word))") { $0.helps(for: word, expected, of: statement) }
    case .badValue(let word, let expected):
      .init("VS1006", "\(quoted(word)) is not \(list(expected))") { $0.helps(for: word, expected) }
    case .badNumber(let word, let expected):
      .init(
        "VS1007", "\(quoted(word)) is not \(list(expected))",
        "write a whole number, as in 300ms for times and 320x480 for sizes")
    case .tab: .init("VS1008", "tab characters aren't allowed", "use spaces: carets then line up in every terminal")
    case .badUTF8: .init("VS1009", "these bytes are not UTF-8", "save the file as UTF-8")
    case .controlCharacter:
      .init("VS1010", "control characters aren't allowed", "take it out; a scenario is plain text")
    case .noRecordLine(let word):
      .init(
        "VS1030", "\(quoted(word)) begins no line of a record",
        "write one of: ios, trust, source, device, step, code, in, line, text, silent, idle, open")
    case .badIndent(let statement):
      .init(
        "VS1011", "\(quoted(statement)) cannot be indented here",
        "only the lines of a 'controller', a 'when' and an 'expect' are indented, by two spaces")
    case .unterminatedText:
      .init("VS1012", "this text has no closing quotation mark", "close it with \" on the same line")
    case .unsupportedVersion(let word):
      .init(
        "VS1013", "version \(quoted(word)) of the language is not known",
        "this vcsim reads version 1; a newer one may read the file")
    case .wrongPart(let word, let place):
      .init("VS1014", "\(quoted(word)) is in the wrong section of the file", "move it \(place.words)")
    case .repeatedLine(let word): .init("VS1015", "\(quoted(word)) is stated a second time", "keep one of the two")
    case .emptyFile:
      .init("VS1016", "the file holds no scenario", "'vcsim list example:' shows scenarios to begin with")
    case .emptyBlock(let statement):
      .init(
        "VS1017", "'\(statement)' is followed by no indented line",
        statement == "expect"
          ? "write the lines below it, indented by two spaces, or 'expect nothing'"
          : "write its lines below it, indented by two spaces")
    case .ambiguous(let word, let statement):
      .init("VS1018", "\(quoted(word)) can be read as a word of the line and as a controller's name") {
        ["give the controller '\(word)' another name"] + $0.usage(statement)
      }
    case .followsNoAnimation:
      .init(
        "VS1019", "'then' follows nothing that has a completion",
        "put it right below a call such as 'push', or the lines of an 'animate' or 'alongside', as far indented")
    case .unfitQuestion(let word, let form):
      .init(
        "VS1006", "'\(word)' asks for a line or a state, and '\(form)' states what always holds",
        "take '\(word)' away, and a story that breaks '… \(form) …' answers; '\(word)' takes 'LINE after LINE'")
    case .tooManyDiagnostics(let count):
      .init("VS1099", "\(count) more errors are not shown", "correct the ones above first")
    // Names
    case .unknownController(let word, _):
      .init("VS2001", "no controller is named \(quoted(word))") { $0.helps(forUnknown: word) }
    case .duplicateName(let word):
      .init("VS2002", "a controller named \(quoted(word)) is declared already", "give one of the two another name")
    case .invalidName(let word):
      .init(
        "VS2003", "\(quoted(word)) cannot be a name",
        "a name begins with a letter and goes on with letters, digits, '-' and '_'")
    case .reservedName(let word):
      .init(
        "VS2004", "\(quoted(word)) is a word of the language and cannot be a name",
        "add to it: '\(word)Controller', 'my-\(word)'")
    case .wrongKind(let name, let kind, let fix, let statement):
      .init("VS2005", "'\(statement)' needs \(kind.noun), and \(quoted(name)) is not one", "write: \(fix)")
    case .memberTwice(let name):
      .init("VS2006", "\(quoted(name)) is in the container twice", "declare another controller")
    case .sameController(let name, let statement):
      .init(
        "VS2007", "'\(statement)' needs two controllers, not \(quoted(name)) twice", "name two controllers")
    case .noStory:
      .init(
        "VS2008", "the file declares controllers, and has no action", "begin it with 'launch NAME'",
        "a scenario that includes the file needs the line: include \"FILE\"")
    case .unknownVariable(let name):
      .init("VS2009", "no matrix or variable that counts here is named \(quoted(name))") {
        $0.knownNames(declare: name.isName ? "matrix \(name): yes, no" : "matrix NAME: VALUE, VALUE")
          + ["the app's own state is a variable, and counts in its code and in the story"]
      }
    case .badParameter(let word): .init("VS2014", "\(quoted(word)) is no parameter", "write {NAME}; each name once")
    case .wrongArguments(let name, let given, let expected):
      .init(
        "VS2015", "the action \(quoted(name)) takes \(expected) controllers, not \(given)",
        "write: do " + ([name] + Array(repeating: "NAME", count: expected)).joined(separator: " "))
    case .unknownClass(let name):
      .init(
        "VS2016", "no controller states the class \(quoted(name))",
        "write 'class \(name)' below each controller that it is for")
    case .tooManyCases(let limit):
      .init(
        "VS2010", "the matrix makes more than \(limit) cases", "leave values out, or write several scenarios")
    case .tooManyControllers(let limit):
      .init(
        "VS2013", "the scenario declares more than \(limit) controllers",
        "leave copies out: each 'like' copies all that a container holds")
    case .cannotInclude(let path, let fault):
      .init(
        "VS2011", "\(quoted(path)) cannot be included: \(fault.reason)",
        "paths are relative to the file; an included file holds controllers and hooks only")
    case .fault(let fault): fault.row
    case .alertInLine(let name, let statement):
      .init(
        "VS2012", "'\(statement)' needs a controller, and \(quoted(name)) is an alert",
        "an alert or an action sheet can be presented and dismissed, nothing else")
    // Callbacks and expectations
    case .unknownCallback(let word):
      .init("VS4003", "\(quoted(word)) is not a callback") {
        $0.didYouMean(
          word, Callback.allCases.map { $0.selector }, otherwise: "'vcsim explain callbacks' lists them")
      }
    case .wrongCallback(let word, let use):
      .init("VS4012", "\(quoted(word)) is not \(use.noun)") { _ in
        let legal = Callback.allCases.filter { use.contains($0) }.prefix(Diagnostic.KnownNames.mostShown)
        return ["such are: " + legal.map { $0.selector }.joined(separator: ", ") + ", …"]
      }
    case .callbackNotInMode(let callback, let modes):
      .init(
        "VS4004", "\(modes.map { $0.name }.joined(separator: " and ")) never sends '\(callback.selector)'",
        "take the line out, or put it under an 'expect on' of the versions that send it")
    case .valueNotInMode(let key, let modes):
      .init(
        "VS4004", "\(modes.map { $0.name }.joined(separator: " and ")) has no '\(key.name)'",
        "put the line under an 'expect on' of the versions that have the property")
    case .expectsWithoutAction:
      .init("VS4005", "there is no action above this 'expect'", "put it below the action whose callbacks it lists")
    case .expectsTwice(let mode):
      .init(
        "VS4006", "\(mode.name) has an 'expect' under this action already",
        "put all lines under one 'expect', say 'expect on' with other versions, or 'expect only' with other controllers"
      )
    case .expectsUnlistedMode(let range):
      .init(
        "VS4007", "the scenario does not run in \(range.name)",
        "add the version to the 'mode' line, or take it out here")
    case .experimentExpects:
      .init(
        "VS4014", "an experiment compares nothing, and this block expects lines",
        "remove 'expect', or remove 'experiment' and name the record that has these lines: record NAME")
    case .neverExpected:
      .init(
        "VS4013", "no version of the scenario runs the action above this 'expect'",
        "take it out, or change 'mode', 'device' or the conditions after 'on' and 'if'")
    case .unknownValue(let word):
      .init("VS4008", "no line of a trace has a value \(quoted(word))") {
        let names = FieldKey.names
        return $0.didYouMean(word, names, otherwise: "possible values: \(names.joined(separator: ", "))")
      }
    case .wrongValue(_, let key, let callback) where key.facts.kind == .answer && callback.answer == nil:
      .init("VS4011", "'\(callback.selector)' returns nothing", "take it out")
    case .wrongValue(let word, let key, let callback):
      .init("VS4011", "\(quoted(word)) is not a value of '\(key.name)'") { _ in
        let kind = key.facts.kind == .answer ? callback.answer : key.facts.kind
        return kind.map { ["write \($0.what), or * for any"] } ?? []
      }
    case .malformedExpectation(let part):
      .init("VS4009", part.message, "write it as the trace has it: home viewWillAppear: animated=yes")
    case .notObserved(let name):
      .init(
        "VS4010", "lines of \(quoted(name)) are never shown here",
        "name it in the 'only', 'family', or 'callbacks' line, or take this line out")
    case .advice(let code, let message, let help): .init(code, message, help)
    }
  }

  /// The words allowed at a place, as a sentence names them: `'from'`, `a controller or 'nothing'`.
  private func list(_ expected: [Reader.Expected]) -> String {
    var phrases: [String] = []
    for one in expected {
      let phrase: String
      switch one {
      case .word(let word): phrase = "'\(word)'"
      case .operand(.text(let label)): phrase = label.noun
      case .operand(let operand): phrase = operand.noun
      case .option: if let operand = one.operand { phrase = operand.noun } else { continue }
      case .end: continue
      }
      if !phrases.contains(phrase) { phrases.append(phrase) }
    }
    return phrases.joined(with: "or")
  }
}

/// A word of the file in quotation marks: short enough to be read, and with nothing in it that cannot be seen.
func quoted(_ word: String) -> String { "'\(shortened(word))'" }

/// The same without the marks. A letter may have any number of accents: what is shown of a word ends in one of them, if need be.
func shortened(_ word: String) -> String {
  let most = 60
  var shown = ""
  for (count, scalar) in word.unicodeScalars.enumerated() {
    guard count < most else { return shown + "…" }
    let character = Character(scalar)
    shown += character.isPlain ? String(character) : character.codes
  }
  return shown
}

extension WorkLimit {
  fileprivate var text: String {
    switch self {
    case .rounds(let count): "\(count) rounds"
    case .depth(let count): "callbacks in callbacks, \(count) deep"
    case .bytes(let count): "lines of \(count) bytes"
    }
  }
}

extension Fault.Kind {
  var message: String { row.message }

  fileprivate var row: DiagnosticRow {
    switch self {
    case .hooksNestTooDeep(let limit):
      .init("VS3001", "hooks run inside hooks more than \(limit) deep", Self.causesItself)
    case .neverIdle(let line, let limit, let repeats):
      .init(
        "VS3002",
        "the app never became idle after '\(line)': stopped after \(limit.text)"
          + (repeats.map { "; '\($0)' repeats" } ?? ""), Self.causesItself)
    case .notLaunched:
      .init(
        "VS3003", "the app is not running",
        "begin the story with 'launch NAME', and go on with 'relaunch' when the app has ended")
    case .alreadyLaunched:
      .init(
        "VS3004", "the app has been launched already", "use 'set root NAME' to replace the root view controller")
    case .timeInCallback:
      .init(
        "VS3008", "no time can pass inside a callback", "put the wait after the action that causes the callback")
    case .noSuchWindow(let size, let room, isPad: true):
      .init(
        "VS3008", "a window of \(size.width)x\(size.height) does not fit the screen",
        "a window is at most \(room.width)x\(room.height) as the interface stands")
    case .noSuchWindow(_, _, isPad: false):
      .init("VS3008", "a phone gives an app the whole screen", "run the scenario on a pad: 'device pad'")
    case .notNew(let name):
      .init(
        "VS3008", "a segue makes a new controller, and '\(name)' is in the hierarchy already",
        "declare another controller for the segue")
    case .allInUse(let name, let count):
      .init(
        "VS3008", "'\(name)' has \(count) objects in use, and vcsim simulates no more",
        "remove one first, or declare another controller")
    case .noScene(let name):
      .init("VS3008", "'\(name)' is not the root of a scene's window", "open it first: 'open scene of \(name)'")
    case .lastsTooLong:
      .init("VS3002", "the story lasts longer than 24 days", "shorten its waits and delays")
    case .tooLargeToShow:
      .init("VS3002", Fault.tooLarge, "shorten the scenario; 'vcsim run' prints traces of any length")
    }
  }

  private static let causesItself =
    "look at the 'when' blocks and embed segues: one of them causes itself; 'once' makes a block run a single time"
}

extension Diagnostic.RightPlace {
  fileprivate var words: String {
    switch self {
    case .above(let line): "above line \(line)"
    case .includingFile: "to the file that includes"
    }
  }
}

extension Diagnostic.MalformedExpectation {
  fileprivate var message: String {
    switch self {
    case .groupOfLines: "'any order' can hold only lines of the trace"
    case .exception: "an exception is written '!! NAME: REASON'"
    }
  }
}

extension Diagnostic.InclusionFault {
  fileprivate var reason: String {
    switch self {
    case .refused(let reason), .limit(let reason): reason
    case .cycle(let files): "it includes itself: " + files.joined(separator: " > ")
    case .holdsStory: "it holds a story; only declarations can be included"
    // The words are not repeated: the author of the scenario need not be allowed to read the file.
    case .invalid(let line, let code): "line \(line) of it is wrong [\(code)]"
    }
  }
}

extension Fault {
  /// The unsupported case, in words.
  public var message: String { kind.message }

  /// Why a run cannot be shown moment by moment.
  package static let tooLarge =
    "the run is too long: the state of every controller at every callback does not fit into memory"
}

extension IdleReason {
  func row(_ name: String) -> (text: String, help: String) {
    let name = quoted(name)
    return switch self {
    case .noDelegate: ("it is a return value of a delegate, and \(name) has none", "add the line: has delegate")
    case .containerAsks(let kind): ("\(kind.noun) queries its children without it", "remove the line")
    case .twoAnswers:
      (
        "in iOS 5, \(name) returns its own orientations or those of its children, not both",
        "keep one of the two; 'supportedInterfaceOrientations' is only for iOS 6 and later"
      )
    case .heldAnyway: ("nothing says that \(name) is held by UIKit only", "remove the line")
    case .otherVersions(let rules):
      (
        "no version of the scenario has it: "
          + rules.map { "\($0.rawValue) applies in \($0.modes.name)" }.joined(separator: ", "),
        "remove it, or add a version that has it to 'mode'"
      )
    case .otherDevice(let idiom):
      (
        "it is for a \(idiom.name), and the scenario's device is another",
        "remove the line, or write: device \(idiom.name)"
      )
    case .pagesCurl:
      ("\(name) curls, and vcsim simulates the data source of pages that scroll only", "remove the line")
    case .namesItself: ("it names \(name) itself", "name another controller, or remove the line")
    case .ofAlert: ("UIKit's class of an alert has no such method of the app's", "remove the line")
    case .replacedAlready: ("another controller replaces that one", "remove the line")
    }
  }
}
