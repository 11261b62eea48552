extension Grammar {
  static let expectations: [Entry] = [
    Entry(
      "The trace of the action above is exactly the indented lines below. VERSIONS: ios5, ios6+, ios5-ios7.",
      example: .expect,
      .structure(["expect"] + scope, .expect).core),
    Entry(
      "The action above causes no line.", example: .plain("layout sheet\nexpect nothing"),
      .structure(["expect nothing"] + scope, .expectNothing).core),
    Entry(
      "In an expect: any lines, or none.", example: .expectany,
      .structure(["..."], .anyLines).core),
    Entry(
      "In an expect: the lines indented below it come, in whatever order.", example: .expectorder,
      .structure(["any order"], .anyOrder)),
    Entry(
      "In an expect: from here on this line does not come.", example: .expectnot,
      .structure(["not", .one(.traceLine)], .not)),
    Entry(
      "Holds in the whole run, and in all stories of 'vcsim explore': 'never LINE [after LINE [without LINE]]', 'LINE only "
        + "after LINE [without LINE]', 'LINE at most N [between LINE]', 'LINE leads to LINE', or 'at rest STATE [while "
        + "STATE]'. A LINE is a line of a trace with any of its values, words of a warning behind '!', of an exception "
        + "behind '!!', 'exception', or an action; a STATE is 'NAME on screen', 'NAME presented', 'NAME in memory', "
        + "'interface portrait', or 'something on screen'. 'never LINE' alone can end with '(empty)', '(stale)', or '(final)'.",
      example: .plain("present sheet from home animated\nassert never sheet loadView after sheet viewDidLoad"),
      .structure(["assert", .one(.rest(.init("QUESTION", "what holds, as in 'never sheet dealloc'")))], .assert)),
    Entry(
      "The indented lines say what 'vcsim explore' tries beside the lines of the file, and what it doesn't try.",
      example: .plain("explore\n  may present sheet from home animated\n  not memory warning\n  at most 1 rotate"),
      .structure(["explore"], .explore)),
  ]

  static let exploration: [Entry] = [
    Entry(
      "'vcsim explore' tries this action, too.", example: .plain("explore\n  may present sheet from home animated"),
      .structure(["may", .one(.rest(anAction))], .may)),
    Entry(
      "'vcsim explore' doesn't try actions that begin with these words.",
      example: .plain("explore\n  not memory warning"),
      .structure(["not", .one(.rest(anAction))], .mayNot)),
    Entry(
      "'vcsim explore' tries actions that begin with these words only while the app is in a state: 'while NAME on screen', as in an "
        + "assert.",
      example: .plain("explore\n  only dismiss sheet while sheet presented"),
      .structure(["only", .one(.rest(anAction))], .mayWhile)),
    Entry(
      "A story of 'vcsim explore' has no more actions that begin with these words.",
      example: .plain("explore\n  at most 1 rotate"),
      .structure(["at most", .one(.number(.init("N", "a number"))), .one(.rest(anAction))], .atMost)),
  ]

  private static var anAction: Operand.Label { .init("ACTION", "an action") }

  private static let scope: [Part] = [.option("on", .modeRange), .option("only", listing: .controller(nil))]
}
