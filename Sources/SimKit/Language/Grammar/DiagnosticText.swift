extension Diagnostic {
  /// The stable code, `VS` and four digits.
  public var code: String { kind.row.code }

  /// The error, in lower case and without a period.
  public var message: String { kind.row.message }
}

extension Diagnostic.Kind {
  /// The code and the words. A code is never used for anything else.
  var row: (code: String, message: String) {
    switch self {
    case .unknownStatement(let word, let lines): ("VS1001", "no line of \(lines.place) begins with \(quoted(word))")
    case .unexpectedWord(let word, let statement): ("VS1002", "'\(statement)' ends before \(quoted(word))")
    case .missing(let expected, let statement): ("VS1003", "'\(statement)' needs \(list(expected))")
    case .wrongWord(let word, let expected, let statement, _):
      ("VS1004", "'\(statement)' needs \(list([expected])) here, not \(quoted(word))")
    case .unknownOption(let word, _, let statement): ("VS1005", "'\(statement)' takes no option \(quoted(word))")
    case .badValue(let word, let expected): ("VS1006", "\(quoted(word)) is not \(list(expected))")
    case .badNumber(let word, let expected): ("VS1007", "\(quoted(word)) is not \(list(expected))")
    case .tab: ("VS1008", "tab characters aren't allowed")
    case .badUTF8: ("VS1009", "these bytes are not UTF-8")
    case .controlCharacter: ("VS1010", "control characters aren't allowed")
    case .noRecordLine(let word): ("VS1030", "\(quoted(word)) begins no line of a record")
    case .badIndent(let statement): ("VS1011", "\(quoted(statement)) cannot be indented here")
    case .unterminatedText: ("VS1012", "this text has no closing quotation mark")
    case .unsupportedVersion(let word): ("VS1013", "version \(quoted(word)) of the language is not known")
    case .wrongPart(let word, _): ("VS1014", "\(quoted(word)) is in the wrong section of the file")
    case .repeatedLine(let word): ("VS1015", "\(quoted(word)) is stated a second time")
    case .emptyFile: ("VS1016", "the file holds no scenario")
    case .emptyBlock(let statement): ("VS1017", "'\(statement)' is followed by no indented line")
    case .ambiguous(let word, _):
      ("VS1018", "\(quoted(word)) can be read as a word of the line and as a controller's name")
    case .followsNoAnimation: ("VS1019", "'then' follows nothing that has a completion")
    case .unfitQuestion(let word, let form):
      ("VS1006", "'\(word)' asks for a line or a state, and '\(form)' states what always holds")
    case .tooManyDiagnostics(let count): ("VS1099", "\(count) more errors are not shown")
    case .unknownController(let word, _): ("VS2001", "no controller is named \(quoted(word))")
    case .duplicateName(let word): ("VS2002", "a controller named \(quoted(word)) is declared already")
    case .invalidName(let word): ("VS2003", "\(quoted(word)) cannot be a name")
    case .reservedName(let word): ("VS2004", "\(quoted(word)) is a word of the language and cannot be a name")
    case .wrongKind(let name, let kind, _, let statement):
      ("VS2005", "'\(statement)' needs \(kind.noun), and \(quoted(name)) is not one")
    case .memberTwice(let name): ("VS2006", "\(quoted(name)) is in the container twice")
    case .sameController(let name, let statement):
      ("VS2007", "'\(statement)' needs two controllers, not \(quoted(name)) twice")
    case .noStory: ("VS2008", "the file declares controllers, and has no action")
    case .unknownVariable(let name): ("VS2009", "no matrix or variable that counts here is named \(quoted(name))")
    case .badParameter(let word): ("VS2014", "\(quoted(word)) is no parameter")
    case .wrongArguments(let name, let given, let expected):
      ("VS2015", "the action \(quoted(name)) takes \(expected) controllers, not \(given)")
    case .unknownClass(let name): ("VS2016", "no controller states the class \(quoted(name))")
    case .tooManyCases(let limit): ("VS2010", "the matrix makes more than \(limit) cases")
    case .tooManyControllers(let limit): ("VS2013", "the scenario declares more than \(limit) controllers")
    case .cannotInclude(let path, let fault): ("VS2011", "\(quoted(path)) cannot be included: \(fault.reason)")
    case .fault(let fault): (fault.code, fault.message)
    case .alertInLine(let name, let statement):
      ("VS2012", "'\(statement)' needs a controller, and \(quoted(name)) is an alert")
    case .unknownCallback(let word): ("VS4003", "\(quoted(word)) is not a callback")
    case .wrongCallback(let word, let use): ("VS4012", "\(quoted(word)) is not \(use.noun)")
    case .callbackNotInMode(let callback, let modes):
      ("VS4004", "\(modes.map { $0.name }.joined(separator: " and ")) never sends '\(callback.selector)'")
    case .valueNotInMode(let key, let modes):
      ("VS4004", "\(modes.map { $0.name }.joined(separator: " and ")) has no '\(key.name)'")
    case .expectsWithoutAction: ("VS4005", "there is no action above this 'expect'")
    case .expectsTwice(let mode): ("VS4006", "\(mode.name) has an 'expect' under this action already")
    case .expectsUnlistedMode(let range): ("VS4007", "the scenario does not run in \(range.name)")
    case .experimentExpects: ("VS4014", "an experiment compares nothing, and this block expects lines")
    case .neverExpected: ("VS4013", "no version of the scenario runs the action above this 'expect'")
    case .unknownValue(let word): ("VS4008", "no line of a trace has a value \(quoted(word))")
    case .wrongValue(_, let key, let callback) where key.facts.kind == .answer && callback.answer == nil:
      ("VS4011", "'\(callback.selector)' returns nothing")
    case .wrongValue(let word, let key, _): ("VS4011", "\(quoted(word)) is not a value of '\(key.name)'")
    case .malformedExpectation(.groupOfLines): ("VS4009", "'any order' can hold only lines of the trace")
    case .malformedExpectation(.exception): ("VS4009", "an exception is written '!! NAME: REASON'")
    case .notObserved(let name): ("VS4010", "lines of \(quoted(name)) are never shown here")
    case .advice(let code, let message, _): (code, message)
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
  fileprivate var code: String {
    switch self {
    case .hooksNestTooDeep: "VS3001"
    case .neverIdle, .lastsTooLong, .tooLargeToShow: "VS3002"
    case .notLaunched: "VS3003"
    case .alreadyLaunched: "VS3004"
    case .timeInCallback, .notNew, .allInUse, .noScene, .noSuchWindow: "VS3008"
    }
  }

  var message: String {
    switch self {
    case .hooksNestTooDeep(let limit): "hooks run inside hooks more than \(limit) deep"
    case .neverIdle(let line, let limit, let repeats):
      "the app never became idle after '\(line)': stopped after \(limit.text)"
        + (repeats.map { "; '\($0)' repeats" } ?? "")
    case .notLaunched: "the app is not running"
    case .alreadyLaunched: "the app has been launched already"
    case .timeInCallback: "no time can pass inside a callback"
    case .noSuchWindow(let size, _, let isPad):
      isPad
        ? "a window of \(size.width)x\(size.height) does not fit the screen" : "a phone gives an app the whole screen"
    case .notNew(let name): "a segue makes a new controller, and '\(name)' is in the hierarchy already"
    case .allInUse(let name, let count): "'\(name)' has \(count) objects in use, and vcsim simulates no more"
    case .noScene(let name): "'\(name)' is not the root of a scene's window"
    case .tooLargeToShow: Fault.tooLarge
    case .lastsTooLong: "the story lasts longer than 24 days"
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
  /// The reason for a controller, and what to do about it.
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
