extension LintRule {
  /// The explanation of each, in order.
  package static var pages: [DiagnosticPage] { allCases.compactMap { $0.page } }

  /// The explanation with an example and its cure.
  var page: DiagnosticPage? {
    let home = "vcsim 1\ntitle \"T\"\nmode ios6\ncontroller home\n"
    switch self {
    case .missingVersion:
      return DiagnosticPage(
        code, "missing-version: no 'vcsim 1'",
        "A directory's scenarios are found by their first line, and a later version of the language reads the file as it "
          + "was meant.",
        "title \"T\"\nmode ios6\ncontroller home\nlaunch home\n", home + "launch home\n")
    case .missingTitle:
      return DiagnosticPage(
        code, "missing-title: no title", "A title says what the scenario shows; lists and reports show it.",
        "vcsim 1\nmode ios6\ncontroller home\nlaunch home\n", home + "launch home\n")
    case .missingMode:
      return DiagnosticPage(
        code, "missing-mode: no mode",
        "Without a 'mode' line, a scenario runs in iOS \(Mode.standard.major), whose orders differ from today's. Name the versions that "
          + "your app supports.",
        "vcsim 1\ntitle \"T\"\ncontroller home\nlaunch home\n", home + "launch home\n")
    case .unusedController:
      return DiagnosticPage(
        code, "unused-controller: declared, and never used", "No line speaks of the controller.",
        home + "controller sheet\nlaunch home\n", home + "launch home\n")
    case .repeatedWord:
      return DiagnosticPage(
        code, "repeated-word: said twice", "The second of two same tags, versions, families or names changes nothing.",
        "vcsim 1\ntitle \"T\"\nmode ios6 ios6\ncontroller home\nlaunch home\n", home + "launch home\n")
    case .idleWait:
      return DiagnosticPage(
        code, "idle-wait: nothing to wait for",
        "An action waits until nothing is pending unless it says 'without waiting'; waiting again does nothing.",
        home + "launch home\nwait until idle\n", home + "launch home\n")
    case .onlyAnyLines:
      return DiagnosticPage(
        code, "only-any-lines: an 'expect' that always fits",
        "A block of '...' alone is met by every trace: it looks like a check and is none.",
        home + "launch home\nexpect\n  ...\n", home + "launch home\nexpect\n  ...\n  home viewDidAppear: animated=no\n")
    case .adjacentAnyLines:
      return DiagnosticPage(
        code, "adjacent-any-lines: '...' twice", "Two '...' in a row say no more than one.",
        home + "launch home\nexpect\n  ...\n  ...\n  home viewDidAppear: animated=no\n",
        home + "launch home\nexpect\n  ...\n  home viewDidAppear: animated=no\n")
    case .emptyAnyOrder:
      return DiagnosticPage(
        code, "empty-any-order: no line below 'any order'",
        "The lines that may come in any order are indented below it. Lines beside it come in the order in which they stand.",
        home + "launch home\nexpect\n  any order\n  ...\n  home viewDidAppear: animated=no\n",
        home + "launch home\nexpect\n  ...\n  any order\n    home viewDidAppear: animated=no\n")
    case .hookNeverRuns:
      return DiagnosticPage(
        code, "hook-never-runs: a 'when' whose callback never comes",
        "In none of the scenario's cases is the callback sent to this receiver.",
        home + "when home viewWillDisappear:\n  layout home\nlaunch home\n",
        home + "when home viewWillAppear:\n  layout home\nlaunch home\n")
    case .unreached:
      return DiagnosticPage(
        code, "unreached: actions after the app's end", "An exception ends the app; in no case is this line reached.",
        home + "launch home\nadd child home to home\nrotate portrait\n", home + "launch home\nadd child home to home\n")
    case .longStep:
      return DiagnosticPage(
        code, "long-step: too many lines to review",
        "A step of more than \(Self.mostLinesOfAStep) lines is approved without being read. 'only' and 'family' choose "
          + "what the scenario is about.",
        nil, nil)
    case .unneededAllow:
      return DiagnosticPage(
        code, "unneeded-allow: what the header allows is not there",
        "'lint allow' says that a scenario shows something on purpose. When it no longer does, either the line or the "
          + "scenario is out of date.",
        "vcsim 1\ntitle \"T\"\nmode ios6\nlint allow own-frame\ncontroller home\nlaunch home\n", home + "launch home\n")
    default: return practicePage
    }
  }
}
