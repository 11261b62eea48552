import Foundation
import Testing

/// Other simulators, held against scenarios: `docs/trace.md`.
struct ConformTests {
  private static let scenario = """
    vcsim 1
    mode ios6
    family loading appearance
    controller home
    launch home
    expect
      home loadView
      home viewDidLoad
      home viewWillAppear: animated=no
      home viewDidAppear: animated=no

    """

  private func place() throws -> Workplace {
    let place = try Workplace()
    try place.write("a.txt", Self.scenario)
    return place
  }

  /// The program itself, behind a shell, is a simulator that has everything right.
  @Test func whoeverPrintsTheSameTracePasses() throws {
    let place = try place()
    let itself = "\(Vcsim.binary.path) run a.txt"
    for form in ["", " --format jsonl"] {
      let result = try place.run("conform", "--with", "cat > /dev/null; " + itself + form, "a.txt")
      #expect(result.status == 0 && result.out.hasSuffix("4 of 4 lines, 1 of 1 cases\n"), "\(form): \(result.out)")
    }
  }

  @Test func whatIsWrongIsCountedByRuleAndByGround() throws {
    let place = try place()
    try place.write(
      "answer.txt", "launch home\n  home loadView\n  home viewDidLoad\n  home viewDidAppear: animated=no\n")
    let result = try place.run("conform", "--with", "cat answer.txt", "a.txt")
    #expect(result.status == 1)
    #expect(result.out.contains("FAIL  a@ios6   1 missing\n"))
    #expect(result.out.contains("    - home viewWillAppear: animated=no   expected, did not happen"))
    #expect(result.out.contains("By where the lines were seen\n") && result.out.contains("By rule, the worst first\n"))
    #expect(result.out.contains("  launch-order                    1 of 2"))
    #expect(result.out.hasSuffix("3 of 4 lines, 0 of 1 cases\n"))
  }

  /// A log is an answer too: of classes that log their methods, in whatever form.
  @Test func aLogIsJudgedByWhatItCanSay() throws {
    let place = try place()
    func conform(_ log: String) throws -> Vcsim {
      try place.write("answer.log", log)
      return try place.run("conform", "--with", "cat answer.log", "a.txt")
    }
    let whole = "-[HomeController loadView]\n-[HomeController viewDidLoad]\n-[HomeController viewWillAppear:]\n"
    let right = try conform(whole + "-[HomeController viewDidAppear:]\n")
    #expect(right.status == 0 && right.out.hasSuffix("4 of 4 lines, 1 of 1 cases\n"), "\(right.out)")
    let short = try conform(whole)
    #expect(short.status == 1 && short.out.hasSuffix("3 of 4 lines, 0 of 1 cases\n"), "\(short.out)")
    // Nobody is left out in silence.
    let stranger = try conform("-[OtherController viewDidLoad]\n-[ThirdController viewDidLoad]\n")
    #expect(stranger.status == 1 && stranger.out.contains("the log says nothing of home"), "\(stranger.out)")
  }

  @Test func aScenarioThatCannotRunIsNoSuccess() throws {
    let place = try Workplace()
    try place.write("a.txt", "vcsim 1\nmode ios6\ncontroller home\nlayout home\nlaunch home\n")
    let result = try place.run("conform", "--with", "cat", "a.txt")
    #expect(result.status == 2, "\(result.out) \(result.err)")
  }

  /// What the scenario does not compare is no fault of theirs.
  @Test func expectationsJudge() throws {
    let place = try Workplace()
    let relaxed = Self.scenario.replacingOccurrences(
      of: "  home viewDidLoad\n  home viewWillAppear: animated=no\n", with: "  ...\n")
    try place.write("a.txt", relaxed)
    try place.write("answer.txt", "launch home\n  home loadView\n  home viewDidAppear: animated=no\n")
    #expect(try place.run("conform", "--with", "cat answer.txt", "a.txt").status == 0)
  }

  @Test func theCommandGetsTheCase() throws {
    let place = try place()
    _ = try place.run("conform", "--with", "cat > question.json; echo x", "a.txt")
    let question = try JSONSerialization.jsonObject(with: Data(try place.read("question.json").utf8))
    let object = try #require(question as? [String: Any])
    #expect(object["format"] as? String == "vcsim.case" && object["mode"] as? String == "ios6")
    #expect(object["story"] as? [String] == ["launch home"] && object["scenario"] as? String == Self.scenario)
    let plan = try #require(object["plan"] as? [String: Any])
    #expect(plan["format"] as? String == "vcsim.plan" && (plan["story"] as? [Any])?.count == 1)
    #expect((object["controllers"] as? [[String: Any]])?.first?["name"] as? String == "home")
  }

  @Test(arguments: [
    ("exit 3", "the command ended with 3"), ("echo hello", "names a callback"),
    ("no-such-command-anywhere 2> /dev/null", "the command ended with 127"),
    ("kill -9 $$", "the command ended with 137"),
  ])
  func aCommandThatFailsFailsTheCase(_ command: String, _ reason: String) throws {
    let result = try place().run("conform", "--with", command, "a.txt")
    #expect(result.status == 1 && result.out.contains(reason), "\(result.out)")
    #expect(result.out.hasSuffix("0 of 4 lines, 0 of 1 cases\n"))
  }

  /// Neither waits for the other: a command may read nothing, or print before it reads.
  @Test func longQuestionsAndAnswersPass() throws {
    let place = try Workplace()
    let remarks = (0..<4_000).map { "# remark number \($0)\n" }.joined()
    try place.write("a.txt", Self.scenario + remarks)
    let many = "i=0; while [ $i -lt 300 ]; do echo '  home viewDidLoad'; i=$((i+1)); done"
    let result = try place.run("conform", "--with", "echo launch home; \(many); cat > /dev/null", "a.txt")
    #expect(result.status == 1 && result.out.hasSuffix("0 of 1 cases\n"))
    #expect(try place.run("conform", "--with", "cat answer || true; exec true", "a.txt").status == 1)
  }

  /// A command that hangs is ended, with what it has started; so it is when vcsim is ended.
  @Test func aCommandThatHangsIsEnded() throws {
    let place = try place()
    let hangs = "sh -c 'echo $$ > pid; sleep 1000'; true"
    let result = try place.run("conform", "--timeout", "1", "--with", hangs, "a.txt")
    #expect(result.status == 1 && result.out.contains("the command took more than 1 s"))
    // A process that nothing waits for stays as a zombie.
    func isGone() throws -> Bool {
      let pid = try place.read("pid").trimmingCharacters(in: .whitespacesAndNewlines)
      return try Vcsim.shell("sleep 0.2; ! ps -o stat= -p \(pid) | grep -qv Z", in: place.url).status == 0
    }
    #expect(try isGone())
    let ended = try Vcsim.shell(
      "timeout -s TERM 1 '\(Vcsim.binary.path)' conform --with \"\(hangs.replacing("$$", with: "\\$\\$"))\" a.txt",
      in: place.url)
    #expect(ended.status != 0)
    #expect(try isGone())
  }

  /// The answer is filtered as the trace is.
  @Test func whatTheHeaderHidesIsLeftOutOfTheAnswer() throws {
    let place = try place()
    try place.write(
      "answer.txt",
      "launch home\n  app applicationDidBecomeActive:\n  home loadView\n  home viewDidLoad\n  home viewWillAppear: animated=no\n"
        + "    home viewWillLayoutSubviews\n  home viewDidAppear: animated=no\n")
    let result = try place.run("conform", "--with", "cat answer.txt", "a.txt")
    #expect(result.status == 0 && result.out.hasSuffix("4 of 4 lines, 1 of 1 cases\n"), "\(result.out)")
  }

  /// Nesting and times of the answer are those without what is hidden, also by a rule; and bounds are read from JSON Lines.
  @Test func aWholeAnswerFitsAScenarioThatShowsAPart() throws {
    let place = try Workplace()
    let shown = "only list\nfamily appearance loading size\nomit rule is-appearing-once\n"
    let rest =
      "controller list\n  view from nib\ncontroller other\n  view from nib\ncontroller nav is navigation of list\n"
      + "launch nav\nexpect\n  ...\n  list viewDidLoad bounds=\nlaunch\n"
    let text = rest.replacing("bounds=\nlaunch\n", with: "bounds=320x568\n  ...\npush other on nav animated\n")
    try place.write("part.txt", "vcsim 1\nmode ios13\n" + shown + text)
    try place.write("whole.txt", "vcsim 1\nmode ios13\n" + text)
    let itself = "cat > /dev/null; '\(Vcsim.binary.path)' run whole.txt"
    let whole = try place.run("conform", "--with", itself + " --format jsonl", "part.txt")
    #expect(whole.status == 0 && whole.out.hasSuffix(", 1 of 1 cases\n"), "\(whole.out)")
    // A text has no bounds in this line, and the failure says so.
    let blind = try place.run("conform", "--with", itself, "part.txt")
    #expect(blind.status == 1 && blind.out.contains("viewDidLoad [-bounds=320x568-]"), "\(blind.out)")
  }

  @Test func aCommandIsNeeded() throws {
    #expect(try place().run("conform", "a.txt").status == 64)
  }

  /// The example of the documentation: a simulator that knows a launch.
  @Test func theExampleOfTheDocumentationRuns() throws {
    let driver = Vcsim.root.appendingPathComponent("docs/conformance-driver.py").path
    let result = try place().run("conform", "--with", "python3 '\(driver)'", "a.txt")
    #expect(result.status == 0 && result.out.hasSuffix("4 of 4 lines, 1 of 1 cases\n"), "\(result.out) \(result.err)")
  }
}
