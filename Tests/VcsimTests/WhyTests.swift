import Foundation
import Testing

/// `why` through the real binary: a log without a scenario.
struct WhyTests {
  private static let push = """
    -[ListController viewWillDisappear:] 1
    -[PlantController viewWillAppear:] 1
    -[ListController viewDidDisappear:] 1
    -[PlantController viewDidAppear:] 1

    """

  @Test(.long) func aStoryIsFoundWrittenAndFits() throws {
    let place = try Workplace()
    try place.write("a.log", "-[PlantController viewDidLoad]\n" + Self.push)
    let result = try place.run("why", "a.log")
    #expect(result.status == 0 && result.out.contains("5 callbacks of 2 classes, all explained"))
    #expect(result.out.contains("push PlantController on nav animated") && result.out.contains("would print it"))
    let written = try place.run("why", "--write", "a.txt", "a.log")
    #expect(written.status == 0)
    let draft = try place.read("a.txt")
    #expect(draft.contains("class ListController") && draft.contains("\npush plant on nav animated"))
    #expect(try place.run("check", "--allow-new", "a.txt").status == 0)
    #expect(try place.run("diff", "a.txt", "a.log").status == 0)
    #expect(try place.run("why", "--write", "a.txt", "a.log").status == 73, "it is never overwritten")
  }

  /// Lines that no story prints are left over, and the exit code says so.
  @Test(.long) func whatNoStoryExplainsIsLeft() throws {
    let place = try Workplace()
    try place.write("a.log", Self.push + "-[PlantController viewWillAppear:] 1\n-[PlantController viewWillAppear:] 1\n")
    let result = try place.run("why", "a.log")
    #expect(result.status == 1, "\(result.out)")
    #expect(try place.run("why", "none.log").status == 66)
    try place.write("b.log", "nothing here\n")
    #expect(try place.run("why", "b.log").status == 66)
    #expect(try place.run("why").status == 64)
  }

  /// A controller disappears that the log hasn't shown: between two pieces, something is left out.
  @Test(.long) func aLogIsCutWhereAControllerDisappearsThatNeverAppeared() throws {
    let place = try Workplace()
    let pairs = [("A", "B"), ("C", "D"), ("D", "C")]
    let lines = pairs.flatMap { old, new in
      [
        "-[\(old)VC viewWillDisappear:]\n", "-[\(new)VC viewWillAppear:]\n", "-[\(old)VC viewDidDisappear:]\n",
        "-[\(new)VC viewDidAppear:]\n",
      ]
    }
    try place.write("a.log", lines.joined())
    let result = try place.run("why", "--max", "1", "a.log")
    // No story has what is left out, so none prints the log.
    #expect(result.status == 1 && result.out.contains("explained in 2 pieces"), "\(result.out)")
    let screen = try place.run("log", "a.log").out
    #expect(screen.contains("explained in 2 pieces") && screen.contains("a scenario of lines 1-4"), "\(screen)")
    #expect(result.out.contains("lines 5-12, before which something is left out"), "\(result.out)")
  }

  /// A second run of the app begins with a launch: nothing is said to be left out before it.
  @Test(.long) func aSecondRunOfTheAppIsSaid() throws {
    let place = try Workplace()
    let run =
      "-[AppDelegate application:didFinishLaunchingWithOptions:]\n-[ListController viewDidLoad]\n"
      + "-[ListController viewWillAppear:] 0\n-[ListController viewDidAppear:] 0\n"
      + "-[AppDelegate applicationDidBecomeActive:]\n"
    try place.write("a.log", run + run)
    let screen = try place.run("log", "a.log").out
    #expect(!screen.contains("left out here"), "\(screen)")
    #expect(screen.components(separatedBy: "launch\n").count == 3, "\(screen)")
  }

  @Test(.long) func programsGetJSON() throws {
    let place = try Workplace()
    try place.write("a.log", Self.push)
    let result = try place.run("why", "--format", "jsonl", "a.log")
    let lines = result.out.split(separator: "\n")
    #expect(result.status == 0 && lines.count > 1)
    for line in lines { #expect(try JSONSerialization.jsonObject(with: Data(line.utf8)) is [String: Any]) }
    #expect(lines.first?.contains("\"format\":\"vcsim.why\"") == true, "\(lines.first ?? "")")
    #expect(try place.run("schema", "why").status == 0)
  }

  /// The assignments of classes to controllers are too many to try: the search has a limit, and says that it came.
  @Test(.long) func aSearchThatEndsBeforeAllStoriesSaysSo() throws {
    let place = try Workplace()
    let methods = [
      "viewDidLoad", "viewWillAppear:", "viewWillLayoutSubviews", "viewDidLayoutSubviews", "viewDidAppear:",
      "viewWillDisappear:", "viewDidDisappear:",
    ]
    let lines = methods.flatMap { method in (1...12).map { "-[C\($0) \(method)]\n" } }
    try place.write("a.log", lines.joined())
    let words = "whether a story fits better that was not compared"
    #expect(try place.run("why", "a.log").out.contains(words))
    #expect(try place.run("new", "--from", "a.log", "a.txt").err.contains(words))
    #expect(try place.run("why", "--format", "jsonl", "a.log").out.contains("\"cut_short\":true"))
    try place.write("b.log", Self.push)
    #expect(try place.run("why", "--format", "jsonl", "b.log").out.contains("\"cut_short\":false"))
  }
}
