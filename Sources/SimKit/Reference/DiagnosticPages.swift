/// The text of `explain` for a code: the reason of the error, an example, and the fixed example.
package struct DiagnosticPage: Sendable {
  package let code: String
  package let title: String
  package let explanation: String
  /// A whole scenario with the fault; nil where a text cannot show it.
  package let failing: String?
  package let mended: String?
  /// The source that advises against it; nil if the text itself shows it.
  package let source: String?

  package init(
    _ code: String, _ title: String, _ explanation: String, _ failing: String? = nil, _ mended: String? = nil,
    source: String? = nil
  ) {
    self.code = code
    self.title = title
    self.explanation = explanation
    self.failing = failing
    self.mended = mended
    self.source = source
  }

  private static let home = "vcsim 1\ncontroller home\n"

  package static let all: [DiagnosticPage] = syntax + names + faults + expectations

  private static let syntax = [
    DiagnosticPage(
      "VS1001", "unknown line", "The first word of a line decides what the line is, and no line begins with this word.",
      home + "lunch home\n", home + "launch home\n"),
    DiagnosticPage(
      "VS1002", "a word too many", "The line is complete before this word.",
      "vcsim 1\ntitle \"A sheet\" today\ncontroller home\nlaunch home\n",
      "vcsim 1\ntitle \"A sheet today\"\ncontroller home\nlaunch home\n"),
    DiagnosticPage(
      "VS1003", "something is missing", "The line ends before it is complete.", home + "launch\n",
      home + "launch home\n"),
    DiagnosticPage(
      "VS1004", "another word is needed", "The line needs another word here. The message says which.",
      home + "controller sheet\nlaunch home\npresent sheet on home\n",
      home + "controller sheet\nlaunch home\npresent sheet from home\n"),
    DiagnosticPage(
      "VS1005", "unknown option", "The line does not know this option.",
      home + "controller sheet\nlaunch home\npresent sheet from home animted\n",
      home + "controller sheet\nlaunch home\npresent sheet from home animated\n"),
    DiagnosticPage(
      "VS1006", "unknown value", "Only certain words are allowed here.", home + "launch home\nrotate sideways\n",
      home + "launch home\nrotate landscapeLeft\n"),
    DiagnosticPage(
      "VS1007", "not a number", "The line needs a number of points, a size or a time here.",
      home + "launch home\nwait 2s\n", home + "launch home\nwait 2000ms\n"),
    DiagnosticPage(
      "VS1008", "tab character",
      "Programs draw tabs in different widths, so the caret of a message would point to the wrong column. Use spaces.",
      home + "launch\thome\n", home + "launch home\n"),
    DiagnosticPage(
      "VS1009", "not UTF-8", "A scenario is UTF-8 text, and the bytes at the caret are not. Save the file as UTF-8."),
    DiagnosticPage(
      "VS1010", "control character", "A scenario is plain text. Take the character out.", home + "launch\u{1} home\n",
      home + "launch home\n"),
    DiagnosticPage(
      "VS1011", "indented for no reason", "Only lines that belong to the line above them are indented.",
      home + "launch home\n  rotate landscapeLeft\n", home + "launch home\nrotate landscapeLeft\n"),
    DiagnosticPage(
      "VS1012", "unclosed text", "A text in quotation marks ends on the line on which it begins.",
      "vcsim 1\ntitle \"A sheet\ncontroller home\nlaunch home\n",
      "vcsim 1\ntitle \"A sheet\"\ncontroller home\nlaunch home\n"),
    DiagnosticPage(
      "VS1013", "unknown version", "The first line names a version of the language that this vcsim does not read.",
      "vcsim 2\ncontroller home\nlaunch home\n", home + "launch home\n"),
    DiagnosticPage(
      "VS1014", "wrong part of the file", "The header comes first, then the declarations, then the story.",
      home + "launch home\nmode ios5\n", "vcsim 1\nmode ios5\ncontroller home\nlaunch home\n"),
    DiagnosticPage(
      "VS1015", "stated twice",
      "A scenario can have this line only once, in the header or among the options of a controller.",
      "vcsim 1\nmode ios5\nmode ios6\ncontroller home\nlaunch home\n",
      "vcsim 1\nmode ios5 ios6\ncontroller home\nlaunch home\n"),
    DiagnosticPage(
      "VS1016", "nothing in the file", "The file is empty, or holds comments only.", "", home + "launch home\n"),
    DiagnosticPage(
      "VS1017", "empty block", "The line needs indented lines below it, and there are none.",
      home + "launch home\nexpect\n",
      home + "launch home\nexpect\n  ...\n"),
    DiagnosticPage(
      "VS1018", "two ways to read a line",
      "A controller is named like a word of the line, and the line makes sense with the word and with the controller.",
      "vcsim 1\ncontroller root\ncontroller nav is navigation of root\nlaunch nav\npop nav to root\n",
      "vcsim 1\ncontroller list\ncontroller nav is navigation of list\nlaunch nav\npop nav to root\n"),
    DiagnosticPage(
      "VS1019", "a completion of nothing",
      "'then' holds what runs when an animation has ended; it stands right below the lines of 'animate' or 'alongside'.",
      home + "launch home\nthen\n  layout home\n",
      home + "launch home\nanimate 300ms\n  layout home now\nthen\n  layout home\n"),
    DiagnosticPage(
      "VS1099", "many faults", "vcsim shows at most twenty errors of a file. Correct them, and it shows the rest."),
  ]

  private static let names = [
    DiagnosticPage(
      "VS2001", "unknown controller",
      "A controller has to be declared, with 'controller NAME', before a line can use it.", home + "launch hoem\n",
      home + "launch home\n"),
    DiagnosticPage(
      "VS2002", "declared twice", "Each controller needs a different name.",
      home + "controller home\nlaunch home\n", home + "controller sheet\nlaunch home\n"),
    DiagnosticPage(
      "VS2003", "not a name", "Names begin with a letter and hold letters, digits, '-' and '_'.",
      "vcsim 1\ncontroller 1st\nlaunch 1st\n", "vcsim 1\ncontroller first\nlaunch first\n"),
    DiagnosticPage(
      "VS2004", "a word of the language", "'app' is the application; no controller can be named so.",
      "vcsim 1\ncontroller app\nlaunch app\n", "vcsim 1\ncontroller appController\nlaunch appController\n"),
    DiagnosticPage(
      "VS2005", "wrong kind of controller", "The line needs a container of another kind.",
      home + "controller detail\nlaunch home\npush detail on home\n",
      home + "controller detail\ncontroller nav is navigation of home\nlaunch nav\npush detail on nav\n"),
    DiagnosticPage(
      "VS2006", "in two containers", "A controller can have only one parent.",
      home + "controller a is navigation of home\ncontroller b is navigation of home\nlaunch a\n",
      home + "controller a is navigation of home\nlaunch a\n"),
    DiagnosticPage(
      "VS2007", "the same controller twice", "The line needs two different controllers.",
      home + "controller a\ncontroller nav is navigation of home\nlaunch nav\nset stack of nav to a a\n",
      home + "controller a\ncontroller nav is navigation of home\nlaunch nav\nset stack of nav to a\n"),
    DiagnosticPage(
      "VS2008", "no story", "The scenario has no action, so nothing would happen.", home, home + "launch home\n"),
    DiagnosticPage(
      "VS2009", "no such matrix", "A word in braces stands for a value of the matrix of that name.",
      "vcsim 1\nmatrix animated: yes, no\ncontroller a\ncontroller b\nlaunch a\npresent b from a animated={animted}\n",
      "vcsim 1\nmatrix animated: yes, no\ncontroller a\ncontroller b\nlaunch a\npresent b from a animated={animated}\n"),
    DiagnosticPage(
      "VS2010", "too many cases",
      "Each value of a matrix is combined with each value of the others. A scenario can have a thousand cases at most.",
      "vcsim 1\n" + (1...11).map { "matrix m\($0): a, b\n" }.joined() + "controller a\nlaunch a\n",
      "vcsim 1\nmatrix m: a, b\ncontroller a\nlaunch a\n"),
    DiagnosticPage(
      "VS2011", "cannot be included", "The included file is missing, has an error, holds actions, or includes itself.",
      "vcsim 1\ninclude \"missing.txt\"\ncontroller a\nlaunch a\n", "vcsim 1\ncontroller a\nlaunch a\n"),
    DiagnosticPage(
      "VS2012", "an alert is no such controller",
      "An alert has no place in a container and no children, and in iOS 7 and earlier it is no controller at all.",
      home + "controller question is alert\ncontroller nav is navigation of home\nlaunch nav\npush question on nav\n",
      home + "controller question is alert\ncontroller nav is navigation of home\nlaunch nav\n"
        + "present question from home animated\n"),
    DiagnosticPage(
      "VS2014", "not a parameter", "A parameter of an 'action' is a name in braces, and each name is there once.",
      home + "action refresh screen\n  layout {screen}\nlaunch home\ndo refresh home\n",
      home + "action refresh {screen}\n  layout {screen}\nlaunch home\ndo refresh home\n"),
    DiagnosticPage(
      "VS2015", "more or fewer controllers than parameters",
      "'do' takes one controller for each parameter of the action.",
      home + "controller sheet\naction refresh {screen}\n  layout {screen}\nlaunch home\ndo refresh home sheet\n",
      home + "action refresh {screen}\n  layout {screen}\nlaunch home\ndo refresh home\n"),
    DiagnosticPage(
      "VS2016", "unknown class",
      "'when class' is for the controllers that state the class, and no controller states it.",
      home + "when class Home viewDidLoad\n  layout {self}\nlaunch home\n",
      home + "  class Home\nwhen class Home viewDidLoad\n  layout {self}\nlaunch home\n"),
    DiagnosticPage(
      "VS2017", "an option without an effect",
      "The option says what a delegate returns, and no delegate is set. Another line, or the kind of the controller, "
        + "decides instead. Or the line is for other versions than those of the 'mode' line, or for another device than "
        + "that of the 'device' line. Without that line, and for what '--mode' or '--device' replaces, 'vcsim lint' warns "
        + "(VS5117, VS5119).",
      "vcsim 1\nmode ios13\ncontroller a\ncontroller b\n  should dismiss no\nlaunch a\npresent b from a\n",
      "vcsim 1\nmode ios13\ncontroller a\ncontroller b\n  has delegate\n  should dismiss no\nlaunch a\npresent b from a\n"
    ),
    DiagnosticPage(
      "VS2013", "too many controllers",
      "'like' copies all that a container holds. Copies of copies double with each line."),
  ]

  private static let columns =
    "vcsim 1\nmode ios14\ncontroller a\ncontroller b\ncontroller c\ncontroller halves is split of a b in columns\n"

  private static let faults = [
    DiagnosticPage(
      "VS3001", "hooks nest too deep",
      "An action in a 'when' block sends the callback that the block is for, again and again. A real app would overflow its stack.",
      home + "when home viewDidLayoutSubviews\n  layout home now\nlaunch home\n",
      home + "when home viewDidLayoutSubviews once\n  layout home now\nlaunch home\n"),
    DiagnosticPage(
      "VS3002", "no rest",
      "'when' blocks cause each other in turn after turn of the run loop, so that the app never becomes idle.",
      "vcsim 1\ncontroller a\ncontroller b\ncontroller tabs is tab bar of a b\nwhen a viewDidAppear:\n"
        + "  select b in tabs\nwhen b viewDidAppear:\n  select a in tabs\nlaunch tabs\n",
      "vcsim 1\ncontroller a\ncontroller b\ncontroller tabs is tab bar of a b\nwhen a viewDidAppear: once\n"
        + "  select b in tabs\nlaunch tabs\n"),
    DiagnosticPage(
      "VS3003", "not launched", "Nothing can be shown before the app has started.", home + "memory warning\n",
      home + "launch home\nmemory warning\n"),
    DiagnosticPage(
      "VS3004", "launched twice", "An app launches once. 'set root' replaces the root view controller.",
      home + "launch home\nlaunch home\n", home + "launch home\n"),
    DiagnosticPage(
      "VS3006", "impossible",
      "The action is not possible at this point of the story. The message says what is missing.",
      "vcsim 1\ncontroller a\ncontroller nav is navigation of a\nlaunch nav\nfinish pop of nav\n",
      "vcsim 1\ncontroller a\ncontroller nav is navigation of a\nlaunch nav\n"),
    DiagnosticPage(
      "VS3007", "not simulated", "vcsim does not know what UIKit does here, so it stops and invents nothing.",
      columns + "launch halves\nset column compact of halves to c\n",
      columns + "when halves viewDidLoad\n  set column compact of halves to c\nlaunch halves\n"),
  ]

  private static let expectations = [
    DiagnosticPage(
      "VS4003", "unknown callback",
      "UIKit has no such callback. A hook for it would never run, and an expectation of it could never be met.",
      home + "launch home\nexpect\n  home viewWillApear: animated=no\n  ...\n",
      home + "launch home\nexpect\n  ...\n  home viewWillAppear: animated=no\n  ...\n"),
    DiagnosticPage(
      "VS4004", "not in this version",
      "This version of iOS never sends the callback. The expectation could never be met.",
      "vcsim 1\nmode ios6\ncontroller home\nlaunch home\nexpect\n  ...\n  home viewDidUnload\n",
      "vcsim 1\nmode ios5 ios6\ncontroller home\nlaunch home\nexpect on ios5\n  ...\n"),
    DiagnosticPage(
      "VS4005", "expect without action", "An 'expect' follows the action whose callbacks it lists.",
      home + "expect nothing\nlaunch home\n", home + "launch home\nexpect\n  ...\n"),
    DiagnosticPage(
      "VS4006", "two expectations for one version", "An action can have one 'expect' for each version.",
      home + "launch home\nexpect\n  ...\nexpect\n  ...\n", home + "launch home\nexpect\n  ...\n"),
    DiagnosticPage(
      "VS4007", "a version that does not run", "The scenario's 'mode' line does not name the version.",
      "vcsim 1\nmode ios6\ncontroller home\nlaunch home\nexpect on ios5\n  ...\n",
      "vcsim 1\nmode ios5 ios6\ncontroller home\nlaunch home\nexpect on ios5\n  ...\n"),
    DiagnosticPage(
      "VS4013", "an expectation of nothing",
      "No version of the scenario runs the action above the 'expect', so that nothing is ever compared with it.",
      home + "launch home\nrotate landscapeLeft on ios5\nexpect\n  ...\n",
      home + "launch home\nrotate landscapeLeft on ios6\nexpect\n  ...\n"),
    DiagnosticPage(
      "VS4014", "an experiment that expects",
      "An experiment asks what no published record answers. An expectation would be a guess.",
      "vcsim 1\nexperiment \"Does home appear?\"\ncontroller home\nlaunch home\nexpect\n  ...\n",
      "vcsim 1\nexperiment \"Does home appear?\"\ncontroller home\nlaunch home\n"),
    DiagnosticPage(
      "VS4008", "unknown value", "No line of a trace has this value.",
      home + "launch home\nexpect\n  ...\n  home viewDidAppear: animted=no\n",
      home + "launch home\nexpect\n  ...\n  home viewDidAppear: animated=no\n"),
    DiagnosticPage(
      "VS4009", "misplaced in an expect", "Below 'any order' there can be only lines of the trace.",
      home + "launch home\nexpect\n  any order\n    ...\n", home + "launch home\nexpect\n  ...\n"),
    DiagnosticPage(
      "VS4011", "no value of this key", "Each key has values of one kind: 'animated' is yes or no, 'bounds' a size.",
      home + "launch home\nexpect\n  ...\n  home viewDidAppear: animated=maybe\n",
      home + "launch home\nexpect\n  ...\n  home viewDidAppear: animated=no\n"),
    DiagnosticPage(
      "VS4012", "not such a callback",
      "The method exists, but a controller's class doesn't override it and code doesn't call it.",
      home + "  overrides applicationDidBecomeActive:\nlaunch home\n", home + "  overrides viewDidLoad\nlaunch home\n"),
    DiagnosticPage(
      "VS4010", "never shown", "The 'only' line hides this receiver. The expectation could never be met.",
      "vcsim 1\nonly home\ncontroller home\ncontroller sheet\nlaunch home\nexpect\n  ...\n  sheet viewDidLoad\n",
      "vcsim 1\nonly home sheet\ncontroller home\ncontroller sheet\nlaunch home\nexpect\n  ...\n"),
  ]
}
