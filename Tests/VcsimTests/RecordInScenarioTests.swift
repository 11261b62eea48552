import Testing

@testable import vcsim

/// A published record in the header of the scenario that plays it.
struct RecordInScenarioTests {
  private static let text = """
    vcsim 1
    title "A push"
    record my-push-17-01
      ios 17.2
      trust log
      source "https://example.org/log"
      step push
      line A viewWillDisappear: animated=1
      line B viewWillAppear: animated=1
      line A viewDidDisappear: animated=1
      line B viewDidAppear: animated=1

    controller A
    controller B
    controller nav is navigation of A

    launch nav
    push B on nav animated

    """

  /// What it expects is of its version, also when it runs in another, which lacks a property.
  @Test func aRecordRunsInAnotherVersion() throws {
    let place = try Workplace()
    try place.write(
      "a.txt",
      Self.text.replacing(
        "push B on nav animated", with: "push B on nav\nexpect\n  ...\n  B viewDidAppear: safeAreaInsets={0, 0, 0, 0}\n"
      ))
    let result = try place.run("run", "--mode", "ios5", "a.txt")
    #expect(result.status == 0 && result.out.contains("B viewDidAppear:"), "\(result.err)")
  }

  /// The version, the receivers, and the callbacks follow from it.
  @Test func whatIsShownFollowsFromTheRecord() throws {
    let place = try Workplace()
    try place.write("push.txt", Self.text)
    let run = try place.run("run", "-q", "push.txt").out
    #expect(run.contains("B viewDidAppear:") && !run.contains("\n  nav ") && !run.contains("viewDidLoad"))
    #expect(try place.run("list", "push.txt").out.contains("push@ios17"))
  }

  /// An editor leaves spaces in an empty line.
  @Test func spacesAloneSayNothing() throws {
    let place = try Workplace()
    for spaced in ["  trust log\n", "  ios 17.2\n", "animated=1\n\n"] {
      try place.write("push.txt", Self.text.replacing(spaced, with: spaced.dropLast() + "\n   \n"))
      try place.write("plain.txt", Self.text)
      #expect(try place.run("run", "-q", "push.txt").out == place.run("run", "-q", "plain.txt").out, "\(spaced)")
    }
  }

  private static let pop = """
    record my-pop-17-01
      ios 17.2
      trust log
      source "https://example.org/log"
      step pop
      line B viewWillDisappear: animated=1
      line A viewWillAppear: animated=1
      line B viewDidDisappear: animated=1
      line A viewDidAppear: animated=1

    """

  /// The version, the kind, and the source are those of the record above.
  @Test func aFurtherRecordSaysOnlyWhatDiffers() throws {
    let short = Self.pop.replacing("  ios 17.2\n  trust log\n  source \"https://example.org/log\"\n", with: "")
    let story = Self.text + "pop nav animated\n"
    let place = try Workplace()
    func judged(_ pop: String) throws -> [String] {
      try place.write("push.txt", story.replacing("\n\ncontroller A\n", with: "\n\(pop)\ncontroller A\n"))
      #expect(try place.run("fmt", "--check", "push.txt").status == 0)
      return [
        try place.run("check", "push.txt").out, try place.run("run", "push.txt").out,
        try place.run("list", "--format", "json", "push.txt").out,
      ]
    }
    let long = try judged(Self.pop)
    #expect(try judged(short) == long)
    #expect(long[2].contains("ios17"))
    let other = try judged(short.replacing("  step pop", with: "  trust claim\n  ios 16\n  step pop"))
    #expect(other[2].contains("ios16"))
  }

  /// A record of console texts alone shows these.
  @Test func textsAloneShowTexts() throws {
    let place = try Workplace()
    let lines = Self.text.split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.hasPrefix("  line") }
    let text = lines.joined(separator: "\n").replacing("step push", with: "step push\n  text \"Unbalanced calls\"")
    try place.write("push.txt", text)
    #expect(try !place.run("run", "-q", "push.txt").out.contains("viewDidAppear:"))
    #expect(try place.run("check", "push.txt").out.contains("only the record: Unbalanced calls"))
  }

  /// The app of a record did what it did. A line that can't do anything is the scenario's.
  @Test func lintLeavesTheAppOfARecordAlone() throws {
    let place = try Workplace()
    let vain = Self.text + "dismiss A animated\n"
    let start = try #require(vain.firstRange(of: "record ")?.lowerBound)
    let end = try #require(vain.firstRange(of: "\ncontroller A")?.lowerBound)
    try place.write("plain.txt", vain.replacingCharacters(in: start..<end, with: "mode ios17\n"))
    #expect(try place.run("lint", "plain.txt").out.contains("VS5112"))
    try place.write("push.txt", vain)
    #expect(try !place.run("lint", "push.txt").out.contains("VS5112"))
  }

  @Test func aHeaderSaysItAnotherWay() throws {
    let place = try Workplace()
    try place.write(
      "push.txt",
      Self.text.replacing("\ncontroller A\n", with: "mode ios16\nonly B\ncallbacks viewDidLoad\n\ncontroller A\n"))
    let run = try place.run("run", "-q", "push.txt").out
    #expect(run.contains("B viewDidLoad") && !run.contains("viewDidAppear:") && !run.contains("A viewDidLoad"))
    #expect(try place.run("list", "push.txt").out.contains("push@ios16"))
  }

  @Test func checkHoldsTheTraceAgainstIt() throws {
    let place = try Workplace()
    try place.write("push.txt", Self.text)
    #expect(try place.run("check", "push.txt").status == 0)
    let lines = ["  line A viewWillDisappear: animated=1\n", "  line B viewWillAppear: animated=1\n"]
    let other = Self.text.replacing(lines[0] + lines[1], with: lines[1] + lines[0])
    try place.write("push.txt", other)
    let checked = try place.run("check", "push.txt")
    #expect(checked.status == 1)
    #expect(checked.out.contains("not as the record my-push-17-01 has it"))
    #expect(checked.out.contains("elsewhere in the trace: "))
    // A reason makes it a known failure, and what is known to fail has to.
    try place.write("push.txt", other.replacing("\n\ncontroller A", with: "\n  reason \"why\"\n\ncontroller A"))
    #expect(try place.run("check", "push.txt").status == 0)
    try place.write("push.txt", Self.text.replacing("\n\ncontroller A", with: "\n  reason \"why\"\n\ncontroller A"))
    #expect(try place.run("check", "push.txt").out.contains("known failure"))
  }

  @Test func aWrongLineIsNamed() throws {
    let place = try Workplace()
    try place.write("push.txt", Self.text.replacing("  step push", with: "  stepp push"))
    #expect(
      try place.run("run", "push.txt").err.contains("push.txt:7:3: error: 'stepp' begins no line of a record [VS1030]"))
  }

  /// Quotes and signs in a logged line mean nothing, and the layout leaves them alone.
  @Test func theLayoutLeavesLoggedLinesAlone() throws {
    let place = try Workplace()
    let text = Self.text.replacing("step push\n", with: "step push\n  line (he said \"B\"  # now)\n")
    try place.write("push.txt", text)
    #expect(try place.run("fmt", "push.txt").status == 0)
    #expect(try place.read("push.txt") == text)
    #expect(try place.run("check", "push.txt").status == 0)
  }

  @Test func aBuiltInRecordIsPlayedByItsName() throws {
    let run = try Vcsim(["run", "-q", "record:nav-push-05"])
    #expect(run.status == 0 && run.out.contains("viewWillAppear:"))
    #expect(try Vcsim(["check", "record:e2-cat26-nav-pop-unanimated-01"]).status == 0)
    #expect(try Vcsim(["run", "record:nav-push-5"]).err.contains("nav-push-05"))
  }
}
