import Foundation
import Testing

@testable import vcsim

/// What a limit of a search leaves out is said, and what no search has written is refused.
struct ExploreBoundTests {
  private static let home = "vcsim 1\nmode ios13\ncontroller home\nlaunch home\n"

  @Test func aFloorNeedsTheShare() throws {
    let place = try Workplace()
    try place.write("x.txt", Self.home)
    let run = try place.run("explore", "--floor", "100", "--depth", "1", "x.txt")
    #expect(run.status == 64 && run.err.contains("'explore --floor' needs --cover"), "\(run.err)")
    #expect(try place.run("explore", "--cover", "--floor", "100", "--depth", "1", "x.txt").status == 1)
  }

  @Test func aLimitIsAlsoALimitOfTheShare() throws {
    let place = try Workplace()
    try place.write("x.txt", Self.home)
    let whole = try place.run("explore", "--cover", "--depth", "2", "x.txt")
    #expect(whole.status == 0 && !whole.out.contains("limit"), "\(whole.out)")
    let limited = try place.run("explore", "--cover", "--depth", "2", "--states", "1", "x.txt")
    #expect(limited.status == 3 && limited.out.contains("states; depth 1, then a limit\n"), "\(limited.out)")
    // The search without the share exits in the same way, and too small a share counts anyway.
    #expect(try place.run("explore", "--depth", "2", "--states", "1", "x.txt").status == 3)
    let floored = try place.run("explore", "--cover", "--floor", "100", "--depth", "2", "--states", "1", "x.txt")
    #expect(floored.status == 1)
    let lines = try place.run("explore", "--cover", "--format", "jsonl", "--depth", "2", "--states", "1", "x.txt").out
    #expect(lines.contains("\"depth\":1,\"cut_short\":true"), "\(lines)")
  }

  /// An app whose states are many, so that the time ends first.
  @Test(.ci) func theTimeIsALimitOfTheShare() throws {
    let place = try Workplace()
    let names = (1...12).map { "c\($0)" }
    let lines =
      ["vcsim 1", "mode ios13", "controller home"] + names.map { "controller \($0)" } + ["launch home"]
      + names.map { "present \($0) from home animated" }
    try place.write("x.txt", lines.joined(separator: "\n") + "\n")
    let run = try place.run("explore", "--cover", "--depth", "100", "--time", "1", "x.txt")
    #expect(run.status == 3 && run.out.contains(", then a limit\n"), "\(run.status) \(run.out)")
  }

  /// A large app in which each of many presentations is a finding: to play all their stories takes longer than the search.
  @Test(.long) func theTimeIsALimitOfTheStories() throws {
    let place = try Workplace()
    let names = (0..<2_000).map { "c\($0)" }
    let story = zip(names, names.dropFirst()).map { "present \($1) from \($0)\n" }.joined()
    try place.write(
      "x.txt", "vcsim 1\nmode ios17\n" + names.map { "controller \($0)\n" }.joined() + "launch c0\n" + story)
    let start = ContinuousClock.now
    let run = try place.run("explore", "--time", "1", "x.txt")
    #expect(
      run.status == 1 && ContinuousClock.now - start < .seconds(30), "\(run.status) \(ContinuousClock.now - start)")
    #expect(run.err.contains("no time was left for the stories of"), "\(run.err)")
  }

  /// Each action in each callback of a long story is a run of that story.
  @Test(.ci) func theTimeIsALimitOfTheTable() throws {
    let place = try Workplace()
    let names = (0..<300).map { "c\($0)" }
    let story = zip(names, names.dropFirst()).map { "present \($1) from \($0)\n" }.joined()
    try place.write(
      "x.txt", "vcsim 1\nmode ios17\n" + names.map { "controller \($0)\n" }.joined() + "launch c0\n" + story)
    let start = ContinuousClock.now
    let run = try place.run("explore", "--inject", "--time", "1", "x.txt")
    #expect(run.status == 1 || run.status == 3, "\(run.status)")
    #expect(ContinuousClock.now - start < .seconds(30) && run.err.contains("no time was left for"), "\(run.err)")
    #expect(try place.run("explore", "--inject", "--time", "60", "example:modal").err.isEmpty)
  }

  @Test func anOpeningThatCannotBeIsSaidWithTheShare() throws {
    let place = try Workplace()
    try place.write("x.txt", Self.home.replacing("launch", with: "layout home\nlaunch"))
    let plain = try place.run("explore", "--depth", "1", "x.txt")
    let cover = try place.run("explore", "--cover", "--depth", "1", "x.txt")
    #expect(plain.status == 2 && cover.status == 2 && cover.err == plain.err, "\(plain.err) \(cover.err)")
  }

  /// A part holds only numbers that its search can reach.
  @Test(.ci) func noForeignNumberIsMerged() throws {
    let place = try Workplace()
    let scenario =
      "vcsim 1\nmode ios13\ncontroller home\ncontroller sheet\nlaunch home\npresent sheet from home animated\n"
    try place.write("x.txt", scenario + "assert never sheet viewDidAppear:\n")
    let search = ["explore", "--depth", "2"]
    let part = try Vcsim(search + ["--shard", "1/1", "x.txt"], in: place.url).out
    func merged(_ text: String) throws -> Vcsim {
      try place.write("p.jsonl", text)
      return try Vcsim(search + ["--merge", "p.jsonl", "x.txt"], in: place.url)
    }
    let whole = try Vcsim(search + ["x.txt"], in: place.url)
    #expect(whole.status == 1)
    #expect(try merged(part).out == whole.out)
    let numbers = ["-1", "-2", "1.5", "\(Int.max)", "\(Int.min)", "99999999999999999999", "86400001", "\"2\"", "null"]
    for field in ["\"depth\":", "\"states\":", "\"moves\":", "\"moves\":[", "\"pauses\":["] {
      for number in numbers where field != "\"pauses\":[" || number != "-1" {
        var text = part
        let place = try #require(
          text.range(of: NSRegularExpression.escapedPattern(for: field) + "-?[0-9]+", options: .regularExpression))
        text.replaceSubrange(place, with: field + number)
        let run = try merged(text)
        #expect(run.status == 66 && run.err.contains("cannot be merged"), "\(field)\(number): \(run.status) \(run.err)")
      }
    }
    let foreign = part.replacing("\"never_possible\":[", with: "\"never_possible\":[\"no such action\",")
    #expect(try merged(foreign.replacing(",]", with: "]")).status == 66)
    #expect(try merged(part.replacing("\"cut_short\":false", with: "\"cut_short\":1")).status == 66)
  }
}
