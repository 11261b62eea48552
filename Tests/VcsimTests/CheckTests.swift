import Foundation
import Testing

private let scenario = """
  vcsim 1
  mode ios5 ios6
  only home
  family appearance
  controller home
  launch home

  """
private let expectation = "expect\n  home viewWillAppear: animated=no\n  home viewDidAppear: animated=no\n"

struct CheckTests {
  @Test func anExpectationThatFitsPassesAndOneThatDoesNotFails() throws {
    let place = try Workplace()
    try place.write("a.txt", scenario + expectation)
    #expect(try place.run("check").out == "2 passed, 0 failed\n")
    try place.write(
      "a.txt",
      scenario + expectation.replacingOccurrences(of: "viewDidAppear: animated=no", with: "viewDidAppear: animated=yes")
    )
    let result = try place.run("check", "a.txt")
    #expect(result.status == 1)
    #expect(result.out.contains("FAIL a@ios5   1 value changed"))
    #expect(result.out.contains("~ home viewDidAppear: [-animated=yes-] {+animated=no+} [launch-order]"))
    #expect(result.out.contains("why      vcsim explain launch-order"))
    #expect(result.out.hasSuffix("0 passed, 2 failed\n"))
  }

  /// A line that can't do anything in its place is a mistake, unless an expectation or the header names it.
  @Test(arguments: [
    ("present sheet from tabs animated\ntap b in tabs\n", "'tabs' cannot be touched: 'sheet' is presented over it"),
    ("push sheet on nav animated without waiting\nwait 50ms\nbegin pop of nav\n", "a transition is in progress"),
    ("finish pop of nav\n", "no gesture of 'nav' is in progress"),
  ])
  func anIdleLineFails(story: String, reason: String) throws {
    func check(_ header: String, _ end: String) throws -> Vcsim {
      let text =
        "vcsim 1\ntitle \"T\"\nmode ios18\ncallbacks viewDidUnload\n" + header + "controller a\ncontroller b\n"
        + "controller sheet\ncontroller nav is navigation of a\ncontroller tabs is tab bar of nav b\nlaunch tabs\n"
        + "expect nothing\n" + story + end
      return try Vcsim(["check", "-"], stdin: text)
    }
    let plain = try check("", "")
    #expect(plain.status == 1 && plain.out.contains("can't do anything") && plain.out.contains(reason), "\(plain.out)")
    #expect(try check("lint allow idle-line\n", "").status == 0)
    #expect(try check("", "expect nothing\n").status == 0)
  }

  @Test func nothingExpectedIsAFailureThatNamesAccept() throws {
    let place = try Workplace()
    try place.write("a.txt", scenario)
    let result = try place.run("check")
    #expect(result.status == 1)
    #expect(result.out.contains("nothing is expected here") && result.out.contains("vcsim accept a.txt"))
  }

  @Test func acceptStoresTracesAndTwiceChangesNothing() throws {
    let place = try Workplace()
    try place.write("a.txt", scenario)
    #expect(try place.run("accept", "-n").out.contains("would write 2 traces"))
    #expect(!place.has("a@ios5.trace"))
    #expect(try place.run("accept").out.hasSuffix("wrote 2 traces, updated 0 expect blocks\n"))
    #expect(
      try place.read("a@ios6.trace")
        == "vcsim-trace 1\ncase a@ios6\ndevice phone 320x480 portrait\nvcsim 0.2.0\n\nlaunch home\n  home viewWillAppear: animated=no\n"
        + "  home viewDidAppear: animated=no\n")
    #expect(try place.run("check").status == 0)
    #expect(try place.run("accept").out == "wrote 0 traces, updated 0 expect blocks\n")
    // What run prints is what is stored below the head.
    let stored = try place.read("a@ios6.trace").components(separatedBy: "\n\n")[1]
    #expect(try place.run("run", "--mode", "ios6", "a.txt").out == stored)
  }

  @Test func aChangedTraceIsShownAcceptedAndPasses() throws {
    let place = try Workplace()
    try place.write("a.txt", scenario)
    _ = try place.run("accept")
    let stored = try place.read("a@ios5.trace")
    let lines = stored.components(separatedBy: "\n")
    try place.write("a@ios5.trace", (lines[0...5] + [lines[7], lines[6], ""]).joined(separator: "\n"))
    let result = try place.run("check")
    #expect(result.status == 1 && result.out.contains("1 moved") && result.out.contains("stored   a@ios5.trace"))
    #expect(try place.run("accept").status == 0)
    #expect(try place.read("a@ios5.trace") == stored)
  }

  /// An expectation that was typed from a test has no times.
  @Test func timesAreLeftOutOnRequest() throws {
    let place = try Workplace()
    let story =
      "vcsim 1\nmode ios6\nfamily appearance\nonly sheet\ncontroller home\ncontroller sheet\nlaunch home\n"
      + "present sheet from home animated\nexpect\n  sheet viewWillAppear: animated=yes\n  sheet viewDidAppear: animated=yes\n"
    try place.write("a.txt", story)
    let result = try place.run("check")
    #expect(result.status == 1 && result.out.contains("add 'compare stated values'"))
    try place.write("a.txt", story.replacing("only sheet\n", with: "only sheet\ncompare stated values\n"))
    #expect(try place.run("check").status == 0)
    try place.write("a.txt", story.replacing("  sheet viewWillAppear: animated=yes\n", with: ""))
    #expect(try !place.run("check").out.contains("compare stated values"))
  }

  /// An experiment is played and counted, and compared with nothing; that it breaks an invariant or expects something fails.
  @Test func anExperimentIsPlayedAndComparedWithNothing() throws {
    let place = try Workplace()
    let experiment = scenario.replacingOccurrences(of: "vcsim 1\n", with: "vcsim 1\nexperiment \"Does it appear?\"\n")
    try place.write("a.txt", experiment)
    let result = try place.run("check", "--report", "junit:a.xml", "--report", "tap:a.tap", "--report", "json:a.json")
    #expect(result.status == 0 && result.out == "0 passed, 0 failed, 2 experiments played\n")
    #expect(try place.read("a.xml").contains("<skipped message=\"experiment: Does it"))
    #expect(try place.read("a.tap").contains("ok 1 - a@ios5 # SKIP experiment: Does it"))
    #expect(try place.read("a.json").contains("\"experiments\" : 2"))
    #expect(try place.run("check", "-v").out.contains("experiment a@ios5   Does it"))
    #expect(try place.run("accept").out == "wrote 0 traces, updated 0 expect blocks\n" && !place.has("a@ios5.trace"))
    try place.write("a.txt", experiment + "expect nothing\n")
    let refused = try place.run("check")
    #expect(refused.status == 2 && refused.err.contains("[VS4014]"))
  }

  /// What other programs call as a stored trace is called is theirs: it is not stale, and nobody removes it.
  @Test func tracesOfOtherProgramsAreLeftAlone() throws {
    let place = try Workplace()
    try place.write("a.txt", scenario)
    #expect(try place.run("accept").status == 0)
    for (name, text) in ["run@2.trace": "bplist00", "b@ios6.trace": "", "a@ios9x.trace": "vcsim-traces\n"] {
      try place.write(name, text)
    }
    #expect(try place.run("check").status == 0)
    #expect(try place.run("check", "-v").err.contains("passed over run@2.trace: no stored trace"))
    #expect(try place.run("accept", "--prune").out == "wrote 0 traces, updated 0 expect blocks\n")
    #expect(place.has("run@2.trace") && place.has("b@ios6.trace") && place.has("a@ios9x.trace"))
    // A scenario's name with a version is its own trace's; what is none is for people to remove.
    try place.write("a@ios9.trace", "vcsim-traces\n")
    #expect(try place.run("check").status == 1)
    #expect(try place.run("accept", "--prune").out.contains("kept   a@ios9.trace   it is no stored trace"))
    #expect(place.has("a@ios9.trace"))
    try place.write("a@ios9.trace", "\u{FEFF}vcsim-trace 1\r\n")
    #expect(try place.run("check").out.contains("FAIL a@ios9.trace   stale"))
  }

  @Test func staleAndMissingTracesFail() throws {
    let place = try Workplace()
    try place.write("a.txt", scenario)
    _ = try place.run("accept")
    try FileManager.default.moveItem(
      at: place.url.appendingPathComponent("a@ios5.trace"), to: place.url.appendingPathComponent("b@ios5.trace"))
    let result = try place.run("check")
    #expect(result.status == 1)
    #expect(result.out.contains("there is no a@ios5.trace") && result.out.contains("FAIL b@ios5.trace   stale"))
    #expect(try place.run("accept").out.contains("1 stale trace kept (--prune removes)"))
    #expect(try place.run("accept", "--prune").out.contains("removed 1 stale trace"))
    #expect(try place.run("check").status == 0)
  }

  @Test func acceptRepairsExactBlocksAndRefusesRelaxedOnes() throws {
    let place = try Workplace()
    try place.write("a.txt", scenario + "expect\n  home viewDidAppear: animated=no\n# a remark\n")
    // Both versions send the same: the block is right for both.
    #expect(try place.run("accept").out.contains("updated 1 expect block\n"))
    try place.write(
      "b.txt",
      scenario.replacingOccurrences(of: "ios5 ios6", with: "ios6")
        + "expect\n  home viewDidAppear: animated=no\n# a remark\n")
    #expect(try place.run("accept", "b.txt").out.contains("updated 1 expect block\n"))
    #expect(try place.read("b.txt").hasSuffix("launch home\n" + expectation + "# a remark\n"))
    let relaxed = scenario + "expect\n  ...\n  home viewDidDisappear: animated=no\n"
    try place.write("c.txt", relaxed)
    let result = try place.run("accept", "c.txt")
    #expect(result.status == 1 && result.out.contains("c.txt:7   this 'expect' is relaxed"))
    #expect(try place.read("c.txt") == relaxed)
  }

  @Test func askingNeedsATerminalAndOnOneDoesWhatIsAnswered() throws {
    let place = try Workplace()
    try place.write("a.txt", scenario)
    try place.write("b.txt", scenario)
    let result = try place.run("accept", "-i")
    #expect(result.status == 64 && result.err.contains("[VS0016]") && result.err.contains("'accept -n'"))
    // script(1) gives the program a terminal.
    let asked = try Vcsim.shell("printf 'n\\ny\\n' | script -qec 'vcsim accept -i' /dev/null", in: place.url)
    #expect(asked.out.contains("accept a.txt? [y]es, [n]o, [a]ll of the rest, [q]uit"), "\(asked.out)")
    #expect(!place.has("a@ios5.trace") && place.has("b@ios5.trace"))
  }

  @Test func aKnownFailureThatPassesFails() throws {
    let place = try Workplace()
    let known = scenario.replacingOccurrences(of: "only home\n", with: "only home\nknown failure \"not modelled\"\n")
    try place.write("a.txt", known + expectation)
    #expect(try place.run("check").out.contains("it is marked as a known failure and does not fail"))
    try place.write("a.txt", known + "expect nothing\n")
    let result = try place.run("check")
    #expect(result.status == 0 && result.out == "2 passed, 0 failed (2 of the passed are known failures)\n")
  }

  @Test func exitCodesTellWhatHappened() throws {
    let place = try Workplace()
    #expect(try place.run("check").status == 4)
    #expect(try place.run("check", "--allow-empty").status == 0)
    #expect(try place.run("check", "no.txt").status == 66)
    try place.write("bad.txt", "vcsim 1\nlunch\n")
    #expect(try place.run("check").status == 2)
    try place.write(
      "bad.txt", "vcsim 1\nmode ios6\ncontroller a\ncontroller nav is navigation of a\nlaunch nav\npush a on nav\n")
    #expect(try place.run("check").status == 3)
    try place.write("bad.txt", scenario + expectation)
    let filtered = try place.run("check", "--filter", "zzz")
    #expect(filtered.status == 4 && filtered.err.contains("no case is left by the filters; 2 were found"))
    #expect(try place.run("check", "--mode", "ios7", "bad.txt").status == 64)
  }

  @Test func filtersTagsAndLimitsChoose() throws {
    let place = try Workplace()
    try place.write(
      "a.txt", scenario.replacingOccurrences(of: "only home\n", with: "only home\ntags x\n") + expectation)
    try place.write("b.txt", scenario + "expect nothing\n")
    #expect(try place.run("check", "--tag", "x").out == "2 passed, 0 failed\n")
    #expect(
      try place.run("check", "--tag", "!x", "--max-failures", "1").out.hasSuffix(
        "0 passed, 1 failed (1 not run: enough had failed)\n"))
    #expect(try place.run("check", "--filter", "a@ios5").out == "1 passed, 0 failed\n")
    #expect(try place.run("check", "--mode", "ios6").out.hasSuffix("1 passed, 1 failed\n"))
    #expect(try place.run("list", "--tag", "x").out == "a@ios5   a.txt   [x]\na@ios6   a.txt   [x]\n")
  }

  @Test func checkWritesNothing() throws {
    let place = try Workplace()
    try place.write("a.txt", scenario)
    _ = try place.run("accept")
    let before = try FileManager.default.contentsOfDirectory(atPath: place.url.path).sorted()
    try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: place.url.path)
    defer { try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: place.url.path) }
    #expect(try place.run("check").status == 0)
    #expect(try FileManager.default.contentsOfDirectory(atPath: place.url.path).sorted() == before)
  }

  @Test func diffComparesTracesAndModes() throws {
    let place = try Workplace()
    try place.write("a.txt", scenario)
    _ = try place.run("accept")
    #expect(try place.run("diff", "a@ios5.trace", "a@ios6.trace").status == 0)
    let modes = try Vcsim(["diff", "--mode", "ios5", "--mode", "ios6", "example:memory"])
    #expect(modes.status == 1)
    #expect(
      modes.out.contains("-   list viewDidUnload [memory-unloads]")
        && modes.out.contains("Rules that apply in one of them only\n  memory-unloads"))
    #expect(
      try place.run("diff", "a.txt", "a@ios6.trace").err.contains(
        "one case is needed, and 'a.txt' holds several: a@ios5, a@ios6"))
    #expect(try place.run("diff", "a@ios5.trace").status == 64)
  }

  private static let relaxed = """
    vcsim 1
    mode ios6 ios7
    family appearance
    controller home
    launch home
    expect
      home viewDidAppear: animated=yes
      ...

    """

  @Test func equalDifferencesAreShownOnce() throws {
    let place = try Workplace()
    try place.write("a.txt", Self.relaxed)
    let check = try Vcsim(["check", "a.txt"], in: place.url)
    #expect(check.out.components(separatedBy: "viewDidAppear:").count == 2)
    #expect(check.out.contains("  the same in 1 more case: a@ios7\n"))
    #expect(check.out.contains("   a.txt:7\n"))
    let annotations = try Vcsim(["check", "--report", "github", "a.txt"], in: place.url)
    #expect((annotations.out + annotations.err).contains("::error file=a.txt,line=7,"))
  }

  @Test func movedLinesHaveAColor() throws {
    let place = try Workplace()
    try place.write(
      "a.txt",
      "vcsim 1\nfamily appearance\ncontroller a\nlaunch a\nexpect\n  a viewDidAppear: animated=no\n  a viewWillAppear: animated=no\n"
    )
    let check = try Vcsim(["--color", "always", "check", "a.txt"], in: place.url)
    #expect(check.out.contains("\u{1B}[33m    ^ "))
  }

  @Test func invisibleCharactersAreShownInMessages() throws {
    let place = try Workplace()
    try place.write("a.txt", "vcsim 1\ncontroller a\nlaunch a\nexpect\n  a viewWillAppear:\u{A0}animated=no\n")
    let check = try Vcsim(["check", "a.txt"], in: place.url)
    #expect(check.err.contains("'viewWillAppear:<U+00A0>animated=no' is not a callback"))
  }

  /// A name may have the word of the verdict: it isn't part of it.
  @Test func theVerdictAloneIsColored() throws {
    let place = try Workplace()
    try place.write("FAIL.txt", "vcsim 1\nmode ios26\ncontroller home\nlaunch home\nexpect\n  home dealloc\n")
    let check = try place.run("check", "--color", "always", "FAIL.txt")
    #expect(check.status == 1 && check.out.hasPrefix("\u{1B}[31mFAIL\u{1B}[0m FAIL@ios26"), "\(check.out)")
  }
}
