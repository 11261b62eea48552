/// Something that is legal in a scenario and probably not meant.
package enum LintRule: String, CaseIterable, Hashable, Sendable {
  case missingVersion = "missing-version"
  case missingTitle = "missing-title"
  case missingMode = "missing-mode"
  case unusedController = "unused-controller"
  case repeatedWord = "repeated-word"
  case idleWait = "idle-wait"
  case onlyAnyLines = "only-any-lines"
  case adjacentAnyLines = "adjacent-any-lines"
  case hookNeverRuns = "hook-never-runs"
  case unreached
  case longStep = "long-step"

  /// How much is made of a finding.
  package enum Level: UInt8, Comparable, Hashable, Sendable {
    case allowed
    /// Shown; does not fail.
    case advice
    case warning
    case denied

    package static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }

    package var name: String {
      switch self {
      case .allowed: "allowed"
      case .advice: "info"
      case .warning: "warning"
      case .denied: "error"
      }
    }
  }

  /// The level when nobody says otherwise.
  package var level: Level {
    switch self {
    case .missingTitle, .missingMode, .idleWait, .longStep: .advice
    case .missingVersion, .unusedController, .repeatedWord, .onlyAnyLines, .adjacentAnyLines, .hookNeverRuns,
      .unreached:
      .warning
    }
  }

  /// The stable code.
  package var code: String {
    switch self {
    case .missingVersion: "VS5001"
    case .missingTitle: "VS5002"
    case .missingMode: "VS5003"
    case .unusedController: "VS5004"
    case .repeatedWord: "VS5005"
    case .idleWait: "VS5006"
    case .onlyAnyLines: "VS5007"
    case .adjacentAnyLines: "VS5008"
    case .hookNeverRuns: "VS5009"
    case .unreached: "VS5010"
    case .longStep: "VS5011"
    }
  }

  /// How many lines of a step anybody reads.
  package static let mostLinesOfAStep = 80
}

/// A place in a scenario that a rule speaks of.
package struct LintFinding: Hashable, Sendable {
  package var rule: LintRule
  /// From 1.
  package var line: Int
  /// Where in the bytes of the source.
  package var range: Range<Int>
  package var message: String
  package var help: String
  /// What `lint --fix` does; it never changes a trace.
  package var fix: Edit?

  /// A change of the source's bytes.
  package struct Edit: Hashable, Sendable {
    package var range: Range<Int>
    package var replacement: String
  }

  init(
    _ rule: LintRule, line: Int, range: Range<Int>, _ message: String, help: String, fix: Edit? = nil
  ) {
    self.rule = rule
    self.line = line
    self.range = range
    self.message = message
    self.help = help
    self.fix = fix
  }

  /// The finding as people read it, laid out like a diagnostic.
  package func rendered(in source: Source, level: LintRule.Level, style: Diagnostic.Style = Diagnostic.Style())
    -> String
  {
    let diagnostic = Diagnostic(.advice(code: rule.code, message: message, help: help), line: line, range: range)
    return diagnostic.rendered(in: source, style: style, severity: level.name)
  }

  /// The column of its first character, from 1.
  package func column(in source: Source) -> Int { source.column(of: range.lowerBound, inLine: line) }
}

extension LintRule {
  /// What `explain` says about each, in their order.
  package static var pages: [DiagnosticPage] { allCases.map { $0.page } }

  /// The explanation with an example and its cure.
  var page: DiagnosticPage {
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
        "Without a 'mode' line the scenario runs in the standard mode; stating it makes the case plain.",
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
        code, "long-step: more lines than anybody reads",
        "A step of more than \(Self.mostLinesOfAStep) lines is approved without being read. 'only' and 'family' choose "
          + "what the scenario is about.",
        nil, nil)
    }
  }
}
