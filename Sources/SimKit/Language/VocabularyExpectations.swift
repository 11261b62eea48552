extension Vocabulary {
  /// What the trace must be.
  static let expectationForms: [Form] = [
    Form(
      "expect", .expectation, "expect [on VERSIONS] [only NAME …]",
      "The trace of the action above is exactly the indented lines below. VERSIONS: ios5, "
        + "ios6+, ios5-ios7.",
      example: .expect("")),
    Form(
      "expect nothing", .expectation, "expect nothing [on VERSIONS]",
      "The action above causes no line.",
      example: .plain("layout sheet\nexpect nothing")),
    Form(
      "...", .expectation, "...",
      "In an expect: any lines, or none.",
      example: .expectany("")),
    Form(
      "any order", .expectation, "any order",
      "In an expect: the lines indented below it come, in whatever order.",
      example: .expectorder("")),
    Form(
      "not", .expectation, "not LINE",
      "In an expect: from here on this line does not come.",
      example: .expectnot("")),
  ]
}
