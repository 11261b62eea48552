import Foundation
import Testing

@testable import vcsim

/// A check that compared nothing fails: neither 0 nor the words of success, whatever made it empty.
struct EmptyComparisonTests {
  private static let home = "vcsim 1\nmode ios6\ncontroller home\ncontroller sheet\nlaunch home\n"
  /// Its launch is an error.
  private static let unplayable =
    "vcsim 1\nmode ios7\ncontroller home\nwhen home viewDidLoad\n  wait 100ms\nlaunch home\n"
  /// No callback of its filter is sent.
  private static let unseen = "only sheet\n" + home
  /// Traces of a format that this vcsim doesn't know.
  private static let later =
    "vcsim-trace 2\ncase a@ios6\ndevice phone 320x480 portrait\n\nbackground\n  home viewDidLoad\n"
  private static let laterEvents =
    "{\"type\":\"version\",\"format\":\"vcsim.events\",\"format_version\":\"2.0\"}\n"
  private static let refusing =
    home + "assert never sheet viewDidDisappear:\nexplore\n  "
    + ["rotate", "memory warning", "background", "foreground", "present", "dismiss", "open", "change", "begin", "end"]
    .map { "not " + $0 }.joined(separator: "\n  ") + "\n"

  /// What is in `a.txt`, a command line, the code with which it ends, and a word of the reason.
  private static let rows: [(text: String, command: String, code: Int32, words: String)] = [
    // Filters that leave no line.
    (home, "diff --callbacks viewDidUnload --map Foo=home a.txt dev.log", 4, "nothing was compared"),
    (home, "diff --family rotation --map Foo=home a.txt dev.log", 4, "nothing was compared"),
    (home, "diff --mode ios12,ios13 --callbacks viewDidUnload a.txt", 4, "nothing was compared"),
    (home, "diff --mode ios12,ios13,ios14 --callbacks viewDidUnload a.txt", 4, "nothing was compared"),
    (home, "diff --only sheet --mode ios12,ios13 a.txt", 4, "nothing was compared"),
    (home, "diff --callbacks viewDidUnload dev.log dev.log", 4, "nothing was compared"),
    ("only home\nfamily layout\n" + home + "expect\n  ...\n  not home viewDidAppear: *\n", "check a.txt", 2, "VS4010"),
    ("callbacks viewDidLoad\n" + home + "expect\n  ...\n  not home viewDidAppear: *\n", "check a.txt", 2, "VS4010"),
    (home + "expect only sheet\n  ...\n  not home viewDidAppear: *\n", "check a.txt", 2, "VS4010"),
    // What no version sends, and actions that no run performs.
    (home.replacing("ios6", with: "ios13") + "assert never home viewDidUnload\n", "check a.txt", 2, "VS4004"),
    (
      home.replacing("ios6", with: "ios13") + "assert home viewDidUnload leads to home dealloc\n", "run a.txt", 2,
      "VS4004"
    ),
    // Asserts about what the story doesn't have.
    (home + "assert sheet viewDidLoad leads to sheet viewDidAppear:\n", "check a.txt", 1, "compares nothing"),
    (home + "assert sheet viewDidLoad only after home viewDidLoad\n", "check a.txt", 1, "compares nothing"),
    (home + "assert never home viewDidLoad after sheet viewDidLoad\n", "check a.txt", 1, "compares nothing"),
    (home + "assert at rest home on screen while sheet presented\n", "run a.txt", 1, "compares nothing"),
    (home + "assert sheet viewDidLoad leads to sheet dealloc\n", "run a.txt", 1, "compares nothing"),
    (home + "rotate landscapeLeft on ios5\nexpect\n  ...\n", "check a.txt", 2, "VS4013"),
    (
      home.replacing("launch", with: "variable v: no, yes\nlaunch")
        + "present sheet from home if v=yes\nexpect nothing\n",
      "check a.txt", 1, "compares nothing"
    ),
    (home, "check a.txt", 1, "nothing is expected"),
    (home + "expect\n  ...\n", "check a.txt", 1, "nothing is expected"),
    (home + "expect only sheet\n  ...\n", "check a.txt", 1, "nothing is expected"),
    // Traces without a line.
    (unseen, "check a.txt", 1, "no line is shown"), (unseen, "accept a.txt", 1, "shows no line"),
    (unseen, "check -q a.txt || cp none.trace a@ios6.trace && vcsim check a.txt", 1, "no line is shown"),
    (unseen, "diff a.txt a.txt", 4, "nothing was compared"),
    (unseen, "diff a.txt none.trace", 4, "nothing was compared"),
    (unseen, "diff none.trace none.trace", 4, "nothing was compared"),
    (unseen, "diff none.trace other.trace", 4, "nothing was compared"),
    (unseen, "run --format jsonl -o a.jsonl a.txt && vcsim diff a.jsonl a.jsonl", 4, "nothing was compared"),
    // Searches of what can't be launched, or without an action.
    (unplayable, "explore --differ ios6,ios7 a.txt", 2, "VS3008"), (unplayable, "explore --inject a.txt", 2, "VS3008"),
    (unplayable, "explore a.txt", 2, "VS3008"), (unplayable, "explore --cover --floor 100 a.txt", 2, "VS3008"),
    (refusing, "explore a.txt", 4, "nothing was tried"),
    (refusing, "explore --cover --floor 100 a.txt", 4, "nothing was tried"),
    (refusing, "explore --differ ios6,ios7 a.txt", 4, "nothing was tried"),
    (refusing, "explore --ask 'never sheet viewDidLoad' a.txt", 4, "nothing was tried"),
    (home, "explore --inject a.txt", 4, "nothing to try"),
    // Files that are no traces, and equal.
    ("vcsim-trace 1\ngarbage\n", "diff a.txt a.txt", 66, "VS0015"),
    ("vcsim-trace 1\ngarbage\n", "diff a.txt same.txt", 66, "VS0015"),
    ("vcsim-trace 2\ncase a@ios6\ndevice phone 320x480 portrait\n", "diff a.txt same.txt", 66, "not 'vcsim-trace 1'"),
    ("vcsim-trace 2\ncase a@ios6\ndevice phone 320x480 portrait\n", "page a.txt", 66, "not 'vcsim-trace 1'"),
    (later, "log a.txt", 66, "not 'vcsim-trace 1'"), (later, "log --stories a.txt", 66, "not 'vcsim-trace 1'"),
    (later, "new --from a.txt b", 66, "not 'vcsim-trace 1'"),
    (laterEvents, "log a.txt", 66, "its format version is '2.0'"),
    ("{\"type\":\"version\",\"format\":\"vcsim.events\"\n", "diff a.txt same.txt", 66, "VS0015"),
    (unseen, "conform --with cat a.txt", 4, "nothing was compared"),
    (unseen, "conform --with 'cat none.trace' a.txt", 4, "nothing was compared"),
    (home, "accept -q a.txt && vcsim check --coverage 1 a.txt", 4, "there is no hook"),
    // No case, no file.
    (home, "check --filter other a.txt", 4, "VS0011"), (home, "check nowhere", 66, "VS0006"),
    (home, "check --shard 2/2 a.txt", 4, "VS0011"), (home, "lint empty", 4, "VS0011"),
    (home, "fmt --check empty", 4, "VS0011"),
    (home, "shrink a.txt", 4, "nothing to reduce"),
  ]

  @Test(arguments: rows.indices) func aCheckThatComparedNothingFails(row: Int) throws {
    let (text, command, code, words) = Self.rows[row]
    let place = try Workplace()
    let isScenario = text.contains("launch")
    // The header lines come behind the first.
    let lines = text.components(separatedBy: "vcsim 1\n")
    try place.write("a.txt", isScenario ? "vcsim 1\n" + lines[0] + lines[1] : text)
    try place.write("same.txt", try place.read("a.txt"))
    for (name, version) in [("none.trace", "0.2.0"), ("other.trace", "0.2.1")] {
      try place.write(
        name, "vcsim-trace 1\ncase a@ios6\ndevice phone 320x568 portrait\nvcsim \(version)\n\nlaunch home\n")
    }
    try place.write("dev.log", "2012-01-01 10:00:00.000 App[1:2] -[Foo viewDidLoad]\n")
    #expect(try Vcsim.shell("mkdir empty", in: place.url).status == 0)
    let result = try Vcsim.shell("vcsim \(command)", in: place.url)
    #expect(result.status == code, "\(command): \(result.status) \(result.out)")
    #expect(result.out.contains(words), "\(command): \(result.out)")
  }

  /// The same commands find that something was compared where something was.
  @Test func whatIsComparedStillPasses() throws {
    let place = try Workplace()
    try place.write("a.txt", Self.home + "rotate landscapeLeft\n")
    try place.write("dev.log", "2012-01-01 10:00:00.000 App[1:2] -[Foo viewDidLoad]\n")
    #expect(try place.run("accept", "-q", "a.txt").status == 0)
    for line in [
      "check a.txt", "diff a@ios6.trace a@ios6.trace", "diff a.txt a@ios6.trace", "explore --depth 1 a.txt",
      "explore --differ ios6,ios7 --depth 1 a.txt", "diff --callbacks viewDidLoad --only home --mode ios6,ios7 a.txt",
    ] {
      let result = try Vcsim.shell("vcsim " + line, in: place.url)
      #expect(result.status <= 1 && !result.out.contains("nothing was"), "\(line): \(result.status) \(result.out)")
    }
  }

  /// That a version sends none of the callbacks says something beside a version that does.
  @Test func aTraceWithoutLinesIsComparedBesideOneWithLines() throws {
    let place = try Workplace()
    let lines = "mode ios5 ios6\ncallbacks viewDidUnload\ncontroller home\ncontroller sheet\nlaunch home\n"
    try place.write("a.txt", "vcsim 1\n" + lines + "present sheet from home\nmemory warning\n")
    #expect(try place.run("accept", "-q", "a.txt").status == 0)
    #expect(try !place.read("a@ios6.trace").contains("viewDidUnload"))
    #expect(try place.run("check", "a.txt").out.contains("2 passed, 0 failed"))
  }

  /// What an `assert` is about may come in another version, with another choice, or in another story.
  @Test func anAssertThatComparesSomethingSomewherePasses() throws {
    let place = try Workplace()
    let lines =
      "controller home\ncontroller sheet\ncontroller other\nlaunch home\npresent {who} from home\n"
    let asserts = "assert sheet viewDidLoad leads to sheet viewDidAppear:\n"
    try place.write("a.txt", "vcsim 1\nmode ios6\nmatrix who: sheet, other\n" + lines + asserts)
    #expect(try place.run("check", "a.txt").out.contains("2 passed, 0 failed"))
    try place.write("b.txt", Self.home + asserts + "explore\n  at most 1 rotate\n")
    #expect(try place.run("check", "b.txt").out.contains("1 passed, 0 failed"))
    try place.write(
      "c.txt",
      Self.home.replacing("ios6", with: "ios5 ios6")
        + "present sheet from home\nmemory warning\nassert home viewDidUnload only after home viewDidLoad\n")
    #expect(try place.run("check", "c.txt").out.contains("2 passed, 0 failed"))
  }

  /// Something that can never be is the gravest result, whatever becomes of the other files.
  @Test func aViolationIsHiddenByNoOtherCode() {
    for code in ExitCode.allCases where code != .bug && code != .interrupted {
      #expect(code.joined(.violated) == .violated && ExitCode.violated.joined(code) == .violated, "\(code)")
    }
  }
}
