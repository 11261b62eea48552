import Foundation
import Testing

/// The results of `vcsim explore` over several files and versions, and the questions and options that it refuses.
@Suite struct ExploreResultTests {
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
      action twice
        dismiss {who}
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
    #expect(try found() == ["a-shop-1-complaint.txt", "b-shop-1-complaint.txt"])
    _ = try place.run("explore", "--depth", "2", "--write", "found", "shop-2.txt")
    _ = try place.run("explore", "--depth", "2", "--write", "found", "shop.txt")
    #expect(
      try found() == [
        "a-shop-1-complaint.txt", "b-shop-1-complaint.txt", "shop-1-complaint.txt", "shop-2-1-complaint.txt",
      ])
    // A file of somebody else stops all of it, before anything is removed.
    try place.write("found/shop-1-complaint.txt", "mine\n")
    try place.write("shop-2.txt", "vcsim 1\ncontroller home\nlaunch home\n")
    let run = try place.run("explore", "--depth", "2", "--write", "found", "shop-2.txt", "shop.txt")
    #expect(run.status == 73)
    #expect(try found().count == 4 && place.read("found/shop-1-complaint.txt") == "mine\n")
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
    let run = try place.run("explore", "--depth", "1", "--html", "x.html", "--ask", question, "x.txt")
    #expect(run.status == 1)
    #expect(
      run.out.hasSuffix("\n\(question)\nios6: Yes.\nios13: Not found within 1 action.\n"), "\(run.out)")
    let page = try place.read("x.html")
    let answer = "<p><strong>\(question)</strong></p>\n<p>ios6: Yes.</p>\n<p>ios13: Not found within 1 action.</p>\n"
    #expect(page.contains(answer + "<article"))
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
  @Test func allFilesShareTheTime() throws {
    let place = try Workplace()
    let names = (1...12).map { "c\($0)" }
    let text =
      ["vcsim 1", "mode ios12 ios13", "controller home"] + names.map { "controller \($0)" } + ["launch home"]
      + names.map { "present \($0) from home animated" }
    for name in ["x.txt", "y.txt"] { try place.write(name, text.joined(separator: "\n") + "\n") }
    let begin = Date()
    let run = try place.run("explore", "--depth", "100", "--time", "2", "-j", "1", "x.txt", "y.txt")
    #expect(Date().timeIntervalSince(begin) < 20)
    let depths = run.out.matches(of: /depth (\d+), then a limit/).compactMap { Int($0.output.1) }
    #expect(depths.count == 4 && (depths.max() ?? 9) - (depths.min() ?? 0) <= 1, "\(run.out)")
  }

  @Test func anOptionThatChangesNothingIsRefused() throws {
    for (options, words) in [
      (["--inject", "--write", "x"], "'--write' cannot be 'combined with --inject'"),
      (["--inject", "--depth", "2"], "'--depth' cannot be 'combined with --inject'"),
      (["--differ", "ios6,ios13", "--mode", "ios6"], "'--mode' cannot be 'combined with --differ'"),
      (["--shard", "1/2", "--html", "x"], "'--html' cannot be 'combined with --shard'"),
      (["--shard", "1/2", "--write", "x"], "'--write' cannot be 'combined with --shard'"),
      (["--shard", "1/2", "--format", "text"], "'--format text' cannot be 'combined with --shard'"),
      (["--ask", ""], "'--ask' cannot be ''"),
    ] {
      let run = try Vcsim(["explore"] + options + ["-"], stdin: Self.sheet)
      #expect(run.status == 64 && run.err.contains(words), "\(options): \(run.err)")
    }
    let calm = try Vcsim(["explore", "--inject", "-"], stdin: "vcsim 1\ncontroller home\nlaunch home\n")
    #expect(calm.status == 0 && calm.out.contains("no action of the app after the launch"))
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
}
