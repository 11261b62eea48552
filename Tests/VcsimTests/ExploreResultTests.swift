import Foundation
import Testing

/// The results of `vcsim explore` over several files and versions, and the questions and options that it refuses.
struct ExploreResultTests {
  private static let sheet = """
    vcsim 1
    mode ios6 ios13
    controller home
    controller sheet
    launch home
    present sheet from home
    dismiss sheet

    """

  /// The value of a matrix stands in the words of the finding and in its scenario.
  @Test func anAssertHasTheValueOfTheMatrix() throws {
    let text = """
      vcsim 1
      mode ios13
      matrix who: sheet, "other"
      controller home
      controller sheet
      controller other
      controller more
      action twice
        present more from home
        present {who} from home
      launch home
      present {who} from home
      assert {who} viewDidAppear: at most 1
      assert never ! Attempt to present <{who}> on

      """.replacing("\"other\"", with: "other")
    let run = try Vcsim(["explore", "--depth", "3", "-"], stdin: text)
    #expect(run.status == 1, "\(run.out)\(run.err)")
    for name in ["sheet", "other"] {
      #expect(run.out.contains("   \(name) viewDidAppear: at most 1\n"))
      #expect(run.out.contains("   never ! Attempt to present <\(name)> on\n"))
    }
    #expect(!run.out.contains("{who}") && !run.out.contains("a fault of vcsim"))
  }

  @Test func filesOfOneNameHaveTheirOwnFindings() throws {
    let place = try Workplace()
    for folder in ["a", "b", "found"] {
      try FileManager.default.createDirectory(
        at: place.url.appendingPathComponent(folder), withIntermediateDirectories: true)
    }
    for name in ["a/shop.txt", "b/shop.txt", "shop.txt", "shop-2.txt"] { try place.write(name, Self.sheet) }
    func found() throws -> [String] {
      try FileManager.default.contentsOfDirectory(atPath: place.url.appendingPathComponent("found").path).sorted()
    }
    _ = try place.run("explore", "--depth", "2", "--write", "found", "a/shop.txt", "b/shop.txt")
    #expect(try found() == ["a-shop-1-crash.txt", "b-shop-1-crash.txt"])
    _ = try place.run("explore", "--depth", "2", "--write", "found", "shop-2.txt")
    _ = try place.run("explore", "--depth", "2", "--write", "found", "shop.txt")
    #expect(
      try found() == [
        "a-shop-1-crash.txt", "b-shop-1-crash.txt", "shop-1-crash.txt", "shop-2-1-crash.txt",
      ])
    // A file of somebody else stops all of it, before anything is removed.
    try place.write("found/shop-1-crash.txt", "mine\n")
    try place.write("shop-2.txt", "vcsim 1\ncontroller home\nlaunch home\n")
    let run = try place.run("explore", "--depth", "2", "--write", "found", "shop-2.txt", "shop.txt")
    #expect(run.status == 73)
    #expect(try found().count == 4 && place.read("found/shop-1-crash.txt") == "mine\n")
  }

  @Test func twoResultsOfASearchDoNotMerge() throws {
    let place = try Workplace()
    try place.write("x.txt", Self.sheet)
    let part = try place.run("explore", "--depth", "2", "--shard", "1/1", "x.txt").out
    try place.write("1.jsonl", part)
    try place.write("2.jsonl", part.replacing("\"states\":", with: "\"states\":1"))
    func merge(_ files: String...) throws -> Vcsim {
      try Vcsim(["explore", "--depth", "2", "x.txt"] + files.flatMap { ["--merge", $0] }, in: place.url)
    }
    #expect(try merge("1.jsonl", "1.jsonl").status == 1)
    let run = try merge("1.jsonl", "2.jsonl")
    #expect(run.status == 66 && run.err.contains("line 2 is another result of the search of 'x@ios6'"), "\(run.err)")
  }

  /// In iOS 13, a sheet leaves its presenter on screen.
  @Test func eachVersionHasItsAnswer() throws {
    let place = try Workplace()
    try place.write("x.txt", Self.sheet)
    let question = "can home viewWillDisappear:"
    let run = try place.run("explore", "--depth", "1", "--ask", question, "x.txt")
    #expect(run.status == 1)
    #expect(
      run.out.hasSuffix("\n\(question)\nios6: Yes.\nios13: Not found within 1 action.\n"), "\(run.out)")
    let lines = try place.run("explore", "--depth", "1", "--format", "jsonl", "--ask", question, "x.txt").out
    #expect(lines.contains("\"question\":\"\(question)\",\"verdict\":\"Yes.\""))
    #expect(lines.contains("\"verdict\":\"Not found within 1 action.\""))
  }

  /// What states that something always holds is no possibility.
  @Test func canAndNeverFitTwoForms() throws {
    for word in ["can", "never"] {
      for form in ["only after home viewDidLoad", "leads to home viewDidLoad", "at most 2"] {
        let run = try Vcsim(["explore", "--ask", "\(word) sheet viewDidLoad \(form)", "-"], stdin: Self.sheet)
        #expect(run.status == 64 && run.err.contains("'\(word)' asks for a line or a state"), "\(run.err)")
        #expect(run.err.contains("take '\(word)' away"))
      }
    }
    let run = try Vcsim(["run", "-"], stdin: Self.sheet + "assert never sheet viewDidLoad at most 2\n")
    #expect(run.status == 2 && run.err.contains("VS1006"))
  }

  @Test func twoVersionsKeepToTheLimits() throws {
    let text = """
      vcsim 1
      controller home
      controller sheet
      action open
        present sheet from home
      action close
        dismiss sheet
      launch home
      do open
      do close

      """
    let search = ["explore", "--differ", "ios6,ios13", "--depth", "2", "-"]
    let both = "     do open\n     do close\n"
    #expect(try Vcsim(search, stdin: text).out.contains(both))
    let limited = try Vcsim(search, stdin: text + "explore\n  at most 1 do\n")
    #expect(limited.status == 1 && !limited.out.contains(both), "\(limited.out)")
  }

  /// The second file gets as far as the first.
  @Test(.long) func allFilesShareTheTime() throws {
    let place = try Workplace()
    let names = (1...12).map { "c\($0)" }
    let text =
      ["vcsim 1", "mode ios12 ios13", "controller home"] + names.map { "controller \($0)" } + ["launch home"]
      + names.map { "present \($0) from home animated" }
    for name in ["x.txt", "y.txt"] { try place.write(name, text.joined(separator: "\n") + "\n") }
    let run = try place.run("explore", "--depth", "100", "--time", "2", "-j", "1", "x.txt", "y.txt")
    let depths = run.out.matches(of: /depth (\d+), then a limit/).compactMap { Int($0.output.1) }
    #expect(depths.count == 4 && (depths.max() ?? 9) - (depths.min() ?? 0) <= 1, "\(run.out)")
  }

  @Test func anOptionThatChangesNothingIsRefused() throws {
    for (options, words) in [
      (["--inject", "--write", "x"], "'--write' cannot be combined with '--inject', which "),
      (["--inject", "--depth", "2"], "'--depth' cannot be combined with '--inject', which "),
      (["--differ", "ios6,ios13", "--mode", "ios6"], "'--mode' cannot be combined with '--differ', which "),
      (["--shard", "1/2", "--write", "x"], "'--write' cannot be combined with '--shard', which "),
      (["--shard", "1/2", "--format", "text"], "'--format text' cannot be combined with '--shard', which "),
      (["--ask", "can sheet dealloc", "--inject"], "'--ask' cannot be combined with '--inject', which "),
      (["--differ", "ios6,ios13", "--shard", "1/2"], "'--shard' cannot be combined with '--differ', which "),
      (
        ["--inject", "--states", "9"],
        "'--inject' goes with --filter, --tag, --allow-empty, --time, --format, --jobs, --mode\n"
      ),
      (["--floor", "9"], "'explore --floor' needs --cover"),
      (["--ask", " "], "'--ask' cannot be ' '"),
    ] {
      let run = try Vcsim(["explore"] + options + ["-"], stdin: Self.sheet)
      #expect(run.status == 64 && run.err.contains(words), "\(options): \(run.err)")
    }
    let calm = try Vcsim(["explore", "--inject", "-"], stdin: "vcsim 1\ncontroller home\nlaunch home\n")
    #expect(calm.status == 4 && calm.out.contains("no action of the app after the launch"))
    for line in ["may launch home", "may wait 10ms", "may foo"] {
      let run = try Vcsim(["run", "-"], stdin: Self.sheet + "explore\n  \(line)\n")
      #expect(run.status == 2 && !run.err.contains("'when' block"), "\(line): \(run.err)")
    }
  }

  /// The files that are written belong to the same app: with them, the share rises, and nothing is left to write.
  @Test func theWrittenStoriesRaiseTheShare() throws {
    let place = try Workplace()
    try place.write("x.txt", Self.sheet)
    func percent(_ text: String) throws -> Int {
      try #require(text.firstMatch(of: /(\d+) % reached/).flatMap { Int($0.output.1) })
    }
    let before = try place.run("explore", "--cover", "--depth", "2", "--write", "more", "x.txt")
    let written = try FileManager.default.contentsOfDirectory(atPath: place.url.appendingPathComponent("more").path)
    let texts = try written.map { try place.read("more/" + $0) }
    #expect(texts.contains { $0.contains("mode ios6 ios13\n") })
    #expect(Set(texts).count == texts.count && !texts.isEmpty)
    let after = try place.run("explore", "--cover", "--depth", "2", "x.txt", "more")
    #expect(try percent(after.out) > percent(before.out), "\(before.out)\(after.out)")
    for name in written { #expect(try place.run("run", "more/" + name).status == 0) }
    let empty = try Vcsim(["explore", "--cover", "--floor", "1", "-"], stdin: "vcsim 1\ncontroller home\n")
    #expect(!empty.out.contains("100 %"), "\(empty.out)")
  }

  private static let code = """
    vcsim 1
    mode ios5
    device phone landscapeRight
    controller home
      supports all
    launch home

    """

  /// The portrait size that iOS 5 has before it rotates the interface, and the size after.
  @Test func aQuestionIsAboutBoundsAsATraceJudgesThem() throws {
    for (question, isFound) in [
      ("can home loadView (empty)", true), ("can home viewWillAppear: (stale)", true),
      ("can home viewWillAppear: (final)", false), ("can home viewDidAppear: (stale)", false),
      ("can home viewDidAppear: (final)", true), ("can home viewDidAppear: (empty)", false),
      ("can home viewWillAppear: animated=yes (stale)", false), ("never home viewWillAppear: (stale)", true),
      ("can app applicationDidBecomeActive: (empty)", false),
    ] {
      let run = try Vcsim(
        ["explore", "--depth", "1", "--ask", question, "-"], stdin: Self.code + "explore\n  not rotate\n")
      #expect(run.status == (isFound ? 1 : 0), "\(question): \(run.out)\(run.err)")
    }
    let check = try Vcsim(
      ["check", "-"], stdin: Self.code + "layout home\nassert never home viewWillAppear: (stale)\n")
    #expect(check.status == 1 && check.out.contains("after line 6: never home viewWillAppear: (stale)"), "\(check.out)")
    // A step that another one interrupts is over.
    let twice = Self.code + "rotate portrait without waiting\nlayout home now\n"
    #expect(try Vcsim(["check", "-"], stdin: twice + "assert never home viewDidAppear: (final)\n").status == 1)
    for form in ["home loadView (empty) at most 1", "never home dealloc after home loadView (empty)"] {
      let run = try Vcsim(["explore", "--ask", form, "-"], stdin: Self.code)
      #expect(run.status == 64 && run.err.contains("'(empty)' is not a word of this question"), "\(run.err)")
    }
  }

  @Test func wordsThatAFormLacksAreRefused() throws {
    for form in ["can home dealloc", "home loadView at most 1", "home loadView leads to home viewDidLoad"] {
      let run = try Vcsim(["explore", "--ask", form + " without home viewDidLoad", "-"], stdin: Self.code)
      #expect(run.status == 64 && run.err.contains("'without' is not a word of this question"), "\(run.err)")
    }
  }

  @Test func anActionCountsHoweverItIsWaitedFor() throws {
    let story = Self.sheet + "present sheet from home animated"
    for wait in ["", " without waiting"] {
      let run = try Vcsim(["explore", "--cover", "--depth", "1", "--verbose", "-"], stdin: story + wait + "\n")
      #expect(!run.out.contains("not reached: action present"), "\(run.out)")
    }
  }

  @Test func shrinkKeepsTheFailureThatIsNamed() throws {
    let text = """
      vcsim 1
      mode ios7
      controller list
      controller detail
      controller other
      controller nav is navigation of list
      controller tabs is tab bar of nav other
      launch tabs
      push detail on nav animated without waiting
      wait 0ms
      pop nav animated
      tap other in tabs
      tap nav in tabs
      present other from list

      """
    func shrink(_ options: String...) throws -> Vcsim { try Vcsim(["shrink"] + options + ["-"], stdin: text) }
    let first = try shrink()
    #expect(first.status == 0 && !first.err.contains("Unbalanced"), "\(first.err)")
    let kept = try shrink("--keep", "Unbalanced")
    #expect(kept.status == 0 && kept.err.contains("Unbalanced calls"), "\(kept.err)")
    // The other tab goes, though its declaration and the tab bar controller need each other.
    #expect(!kept.out.contains("other") && kept.out.contains("tab bar of nav"), "\(kept.out)")
    #expect(try Vcsim(["run", "-"], stdin: kept.out).out.contains("Unbalanced"))
    let wrong = try shrink("--keep", "nothing of it")
    #expect(wrong.status == 64 && wrong.err.contains("words of a failure, as of '"), "\(wrong.err)")
  }

  private struct Asked: CustomStringConvertible {
    let question: String
    let mode: String
    /// The shortest story; nil if there is none.
    let story: [String]?

    var description: String { "\(question), \(mode)" }

    /// A row of the guide's table.
    init?(_ row: String) {
      let cells = row.components(separatedBy: " | ")
      guard cells.count == 5, cells[1].hasPrefix("`"), cells[2].hasPrefix("ios") else { return nil }
      question = cells[1].replacing("`", with: "")
      mode = cells[2]
      let lines = cells[4].components(separatedBy: "`").enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
      story = lines.isEmpty ? nil : lines
    }

    static let all: [Asked] = {
      let guide = try? String(contentsOf: Vcsim.root.appendingPathComponent("docs/explore.md"), encoding: .utf8)
      return (guide ?? "").components(separatedBy: "\n").compactMap { Asked($0) }
    }()
  }

  @Test func theGuideHasTheQuestionsOfDevelopers() { #expect(Asked.all.count >= 21) }

  @Test(arguments: Vcsim.sample(Array(Asked.all.indices), oneIn: 4)) func aQuestionOfTheGuideHasItsAnswer(_ index: Int)
    throws
  {
    let asked = Asked.all[index]
    let run = try Vcsim([
      "explore", "--depth", "3", "--mode", asked.mode, "--ask", asked.question, "example:questions",
    ])
    #expect(run.status == (asked.story == nil ? 0 : 1), "\(asked): \(run.err)")
    let story = run.out.components(separatedBy: "\n").filter { $0.hasPrefix("     ") }.map { String($0.dropFirst(5)) }
    #expect(story == asked.story ?? [], "\(asked): \(run.out)")
  }

  /// The file passes; only other stories break one of its asserts.
  @Test func theExampleHoldsUntilItIsExplored() throws {
    #expect(try Vcsim(["run", "-q", "example:questions"]).status == 0)
    let run = try Vcsim(["explore", "--depth", "3", "example:questions"])
    #expect(run.status == 1 && run.out.components(separatedBy: "  assert  ").count == 2, "\(run.out)")
  }
}
