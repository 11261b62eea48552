import Foundation
import Testing

/// What a few lines can bring about: little is written and kept, and what repeats is named.
struct BoundTests {
  private static let empty = "vcsim 1\nmode ios14\ncontroller home\ncontroller list\n"

  /// A view that is never made, and embed segues in a circle.
  @Test(
    .ci,
    arguments: Vcsim.sample(
      [
        (
          "controller tabs is tab bar of home\nwhen tabs loadView without super\nlaunch tabs\n",
          "'tabs loadView' repeats"
        ),
        ("controller nav is navigation of home\nwhen nav loadView without super\nlaunch nav\n", ""),
        (
          "controller s is split of list home in columns\nwhen s loadView without super\nlaunch s\n",
          "'s loadView' repeats"
        ),
        (
          "controller pages is page view of list home scroll\nsegue \"a\" from list to pages is embed\n"
            + "segue \"b\" from home to pages is embed\nlaunch home\n", "repeats"
        ),
      ], oneIn: 2)) func nestingWithoutEndIsBounded(story: String, words: String) throws
  {
    let place = try Workplace()
    try place.write("a.txt", Self.empty + story)
    let result = try place.run("run", "a.txt")
    #expect(result.out.utf8.count < 6_000_000, "\(result.out.utf8.count)")
    guard !words.isEmpty else { return }
    #expect(result.status == 2 && result.err.contains("VS3002"), "\(result.err)")
    #expect(result.err.contains("deep") && result.err.contains(words), "\(result.err)")
    // Nor do the commands that keep a run.
    for line in ["run --view tree a.txt", "report -o a.html a.txt", "explore --depth 1 a.txt", "check a.txt"] {
      let shell = "ulimit -v 1500000; timeout 60 vcsim \(line) > out 2>&1; echo $? $(stat -c %s out)"
      let parts = try Vcsim.shell(shell, in: place.url).out.split { $0 == " " || $0 == "\n" }.compactMap { Int($0) }
      #expect(parts.count == 2 && parts[0] <= 3 && parts[1] < 6_000_000, "\(line): \(parts)")
    }
  }

  /// Lines that are long, and as many as the app's code can make.
  @Test func longLinesAreBounded() throws {
    let name = String(repeating: "a", count: 30_000)
    let place = try Workplace()
    try place.write(
      "a.txt",
      "vcsim 1\nmode ios6\ncontroller \(name)\nwhen \(name) viewDidLayoutSubviews\n  layout \(name)\nlaunch \(name)\n")
    let result = try place.run("run", "a.txt")
    #expect(result.status == 2 && result.out.utf8.count < 40_000_000, "\(result.status) \(result.out.utf8.count)")
    #expect(result.err.contains("VS3002"), "\(result.err.prefix(300))")
  }

  /// However large the app is: the search ends at its limit with a code, in memory that has one, and claims nothing that it hasn't tried.
  @Test func aSearchOfManyTabsKeepsItsLimits() throws {
    let place = try Workplace()
    let names = (0..<(Vcsim.areAll ? 4_000 : 1_000)).map { "c\($0)" }
    try place.write(
      "a.txt",
      "vcsim 1\nmode ios14\n" + names.map { "controller \($0)\n" }.joined()
        + "controller tabs is tab bar of \(names.joined(separator: " "))\nlaunch tabs\n")
    for options in Vcsim.sample(["", "--differ ios13,ios14 ", "--cover "]) {
      let shell = "ulimit -v 2000000; timeout 120 vcsim explore --time 1 \(options)a.txt; echo code $?"
      let out = try Vcsim.shell(shell, in: place.url).out
      #expect(out.hasSuffix("code 3\n") || out.hasSuffix("code 1\n"), "\(out.suffix(300))")
      #expect(!out.contains("0 moves") || !out.contains("never possible"), "\(out.suffix(300))")
    }
  }

  /// Longer than a browser shows.
  @Test func aPageHasALimit() throws {
    let place = try Workplace()
    let lines = String(repeating: "  home viewWillLayoutSubviews\n", count: 100_001)
    try place.write("a.trace", "vcsim-trace 1\ncase a@ios6\ndevice phone 320x480 portrait\n\nlaunch home\n" + lines)
    let result = try place.run("page", "-o", "a.html", "a.trace")
    #expect(result.status == 64 && result.err.contains("100000"), "\(result.err)")
  }

  /// Deep, and an app: not bounded by what is meant for what has no end.
  @Test(.ci) func manyControllersInEachOtherArePlayed() throws {
    let tower = (1..<500).map { "controller a\($0) is tab bar of a\($0 - 1)\n" }.joined()
    let place = try Workplace()
    try place.write(
      "a.txt", "vcsim 1\nmode ios14\ncontroller a0\n\(tower)launch a499\nrotate landscapeLeft\nbackground\n")
    #expect(try place.run("run", "a.txt").status == 0)
  }
}
