extension Grammar {
  /// What the trace must be.
  static let expectations: [Entry] = [
    Entry(
      "expect", .expectation,
      "The trace of the action above is exactly the indented lines below. VERSIONS: ios5, ios6+, ios5-ios7.",
      example: .expect(""),
      .structure(["expect"] + scope, .expect).core),
    Entry(
      "expect nothing", .expectation, "The action above causes no line.",
      example: .plain("layout sheet\nexpect nothing"),
      .structure(["expect nothing"] + scope, .expectNothing).core),
    Entry(
      "...", .expectation, "In an expect: any lines, or none.", example: .expectany(""),
      .structure(["..."], .anyLines).core),
    Entry(
      "any order", .expectation, "In an expect: the lines indented below it come, in whatever order.",
      example: .expectorder(""),
      .structure(["any order"], .anyOrder)),
    Entry(
      "not", .expectation, "In an expect: from here on this line does not come.", example: .expectnot(""),
      .structure(["not", .one(.traceLine)], .not)),
  ]

  private static let scope: [Part] = [.option("on", .modeRange), .option("only", listing: .controller(nil))]
}
