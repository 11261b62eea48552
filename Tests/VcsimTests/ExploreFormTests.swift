import Foundation
import Testing

/// The other questions of a search and the forms of its answers: two versions, injection, coverage, shares, a page, a smaller scenario.
struct ExploreFormTests {
  /// In iOS 13, a sheet leaves its presenter on screen: neither presenting nor dismissing calls it.
  @Test(.ci) func twoVersionsDifferInTheShortestStories() throws {
    let run = try Vcsim(["explore", "--differ", "ios6,ios13", "--depth", "2", "-"], stdin: ExploredApp.stack)
    #expect(run.status == 1)
    #expect(
      run.out.contains("     present sheet from home animated\n               sheet loadView\n"), "\(run.out)")
    #expect(run.out.contains("- ios6      home viewWillDisappear:"))
    #expect(run.out.contains("- ios6      home viewWillAppear:"))
    let same = try Vcsim(
      ["explore", "--differ", "ios14,ios15", "--depth", "2", "-"],
      stdin: "vcsim 1\ncontroller home\nlaunch home\n")
    #expect(same.status == 0 && same.out.hasSuffix("No difference found.\n"), "\(same.out)")
    let lines = try Vcsim(
      ["explore", "--differ", "ios6,ios13", "--depth", "2", "--format", "jsonl", "-"], stdin: ExploredApp.stack
    ).out.split(separator: "\n")
    #expect(lines[0].contains("vcsim.explore") && lines.count > 2)
    for line in lines.dropFirst() {
      let one = try JSONDecoder().decode(ExploreLine.self, from: Data(line.utf8))
      // Each story is a scenario whose traces differ.
      let place = FileManager.default.temporaryDirectory.appendingPathComponent("differ-\(UUID().uuidString).txt")
      defer { try? FileManager.default.removeItem(at: place) }
      try #require(one.scenario).write(to: place, atomically: true, encoding: .utf8)
      #expect(try Vcsim(["diff", "--mode", "ios6", "--mode", "ios13", place.path]).status == 1)
    }
    for wrong in ["ios6", "ios6,ios6", "ios6,ios99"] {
      #expect(try Vcsim(["explore", "--differ", wrong, "-"], stdin: ExploredApp.stack).status == 64)
    }
  }

  /// A second push of the same controller raises an exception; a presentation before the view is in the window is refused.
  @Test func eachActionIsTriedInEachCallback() throws {
    let run = try Vcsim(["explore", "--inject", "--mode", "ios13", "--format", "jsonl", "-"], stdin: ExploredApp.stack)
    #expect(run.status == 1)
    struct Cell: Decodable {
      let type: String
      let inside: String?
      let action: String?
      let result: String?
      let text: String?
    }
    let cells = try run.out.split(separator: "\n").map { try JSONDecoder().decode(Cell.self, from: Data($0.utf8)) }
    func cell(_ inside: String, _ action: String) -> Cell? {
      cells.first { $0.inside == inside && $0.action == action }
    }
    #expect(cell("detail viewDidLoad", "push detail on nav animated")?.result == "crash")
    #expect(cell("home viewDidLoad", "present sheet from home animated")?.result == "complaint")
    #expect(
      cell("home viewDidLoad", "present sheet from home animated")?.text?.contains("not in the window") == true)
    #expect(cell("home viewDidAppear:", "present sheet from home animated")?.result == "calm")
    let table = try Vcsim(["explore", "--inject", "--mode", "ios13", "-"], stdin: ExploredApp.stack).out
    #expect(
      table.split(separator: "\n").contains { $0.hasPrefix("  detail viewDidLoad ") && $0.contains(" C ") }, "\(table)")
    #expect(table.contains(" break.\n"))
    let calm = "vcsim 1\nmode ios13\ncontroller home\nlaunch home\nlayout home\n"
    #expect(try Vcsim(["explore", "--inject", "-"], stdin: calm).status == 0)
  }

  @Test func coverageCountsWhatAStoryReaches() throws {
    let place = FileManager.default.temporaryDirectory.appendingPathComponent("cover-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: place) }
    try ExploredApp.tabs.write(to: place.appendingPathComponent("app.txt"), atomically: true, encoding: .utf8)
    let run = try Vcsim(
      ["explore", "--cover", "--depth", "2", "--verbose", "--write", "more", "app.txt"], in: place)
    #expect(run.status == 0)
    #expect(run.out.contains("not reached: callback other viewDidLoad\n"), "\(run.out)")
    #expect(!run.out.contains("not reached: callback detail viewDidLoad"))
    // A push passes through all states of the detail; only the search shows the other tab.
    #expect(run.out.contains("not reached: state other appeared\n") && run.out.contains(" states\n"))
    #expect(!run.out.contains("not reached: state detail appearing"))
    #expect(run.out.contains(", 1 of 16 versions.\n"), "\(run.out)")
    let failing = try Vcsim(["explore", "--cover", "--depth", "2", "--floor", "100", "app.txt"], in: place)
    #expect(failing.status == 1 && failing.out.contains(" % reached; "))
    // The written stories reach the rest.
    let written = try FileManager.default.contentsOfDirectory(atPath: place.appendingPathComponent("more").path)
    #expect(!written.isEmpty)
    let traces = try Vcsim(["run"] + written.map { "more/" + $0 }, in: place).out
    #expect(traces.contains("other viewDidLoad") && traces.contains("background"))
  }

  /// Machines divide the versions and the choices; what they find together is what one finds.
  @Test(.ci, arguments: Vcsim.sample([[], ["--cover"], ["--ask", "can sheet viewDidAppear:"]], oneIn: 3))
  func sharesOfASearchMerge(_ options: [String]) throws {
    let place = FileManager.default.temporaryDirectory.appendingPathComponent("shares-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: place) }
    let matrix = ExploredApp.stack.replacing(
      "mode ios6 ios13", with: "mode ios6 ios13 ios26\nmatrix style: pageSheet, fullScreen"
    )
    .replacing("controller sheet\n", with: "controller sheet\n  style {style}\n")
    try matrix.write(to: place.appendingPathComponent("one.txt"), atomically: true, encoding: .utf8)
    try ExploredApp.tabs.write(to: place.appendingPathComponent("two.txt"), atomically: true, encoding: .utf8)
    let search = ["explore", "--depth", "2"] + options
    let files = ["one.txt", "two.txt"]
    for number in 1...3 {
      let share = try Vcsim(search + ["--shard", "\(number)/3"] + files, in: place)
      #expect(share.status == 0, "\(share.err)")
      try share.out.write(to: place.appendingPathComponent("\(number).jsonl"), atomically: true, encoding: .utf8)
    }
    let whole = try Vcsim(search + files, in: place)
    let shares = ["--merge", "1.jsonl", "--merge", "2.jsonl", "--merge", "3.jsonl"]
    let merged = try Vcsim(search + shares + files, in: place)
    #expect(merged.out == whole.out && merged.status == whole.status, "\(merged.err)")
    // A share that is missing, another search, and a file of another kind are named.
    let lacking = try Vcsim(search + ["--merge", "1.jsonl"] + files, in: place)
    #expect(lacking.status == 66 && lacking.err.contains("no part is the search of 'one@ios13"), "\(lacking.err)")
    let other = try Vcsim(["explore", "--depth", "1"] + options + shares + files, in: place)
    #expect(other.status == 66 && other.err.contains("same files, options, and version"), "\(other.err)")
    let wrong = try Vcsim(search + ["--merge", "two.txt"] + files, in: place)
    #expect(wrong.status == 66 && wrong.err.contains("line 1 isn't a line of JSON"), "\(wrong.err)")
    #expect(try Vcsim(search + ["--shard", "4/3"] + files, in: place).status == 64)
    #expect(try Vcsim(["explore", "--inject", "--shard", "1/3"] + files, in: place).status == 64)
  }

  @Test func checkNamesWhatNoRunReaches() throws {
    let text = """
      vcsim 1
      mode ios13
      controller home
      controller sheet
      when home viewDidAppear:
        note "shown"
      when sheet viewDidAppear:
        layout sheet
      action open
        present sheet from home
      action later
        after 100ms
          note "later"
      launch home
      together
        layout home
        note "together"
      expect
        ...
        home viewDidLayoutSubviews
        ...

      """
    let run = try Vcsim(["check", "--coverage", "42", "-"], stdin: text)
    #expect(run.status == 0)
    #expect(run.err.contains("-:7: no run reaches it: when sheet viewDidAppear:"), "\(run.err)")
    #expect(run.err.contains("-:9: no run reaches it: action open"))
    #expect(run.err.contains("-:12: no run reaches it: after 100ms"))
    #expect(!run.err.contains("when home") && !run.err.contains("together"))
    #expect(run.err.contains("3 of 7 hooks, actions, blocks, and expectations reached (42 %)"))
    #expect(try Vcsim(["check", "--coverage", "43", "-"], stdin: text).status == 1)
    #expect(try Vcsim(["check", "--coverage", "100", "-"], stdin: text + "do open\ndo later\n").status == 0)
  }

  /// A second push without the first one's end; nothing else of the file matters.
  @Test func aFailingScenarioShrinks() throws {
    let text =
      ExploredApp.tabs + """
        rotate landscapeLeft
        push detail on nav animated without waiting
        push detail on nav animated

        """
    let run = try Vcsim(["shrink", "-"], stdin: text)
    #expect(run.status == 0)
    #expect(
      run.out == """
        vcsim 1
        title "Tabs, a stack and a sheet"
        mode ios13

        controller list
        controller detail
        controller nav is navigation of list
        launch nav
        push detail on nav
        push detail on nav

        """ || run.out.split(separator: "\n").count <= 11, "\(run.out)")
    #expect(try Vcsim(["run", "-"], stdin: run.out).status == 3)
    #expect(run.err.contains("NSInvalidArgumentException: Pushing the same"))
    let assert = try Vcsim(["shrink", "-"], stdin: ExploredApp.tabs + ExploredApp.asserts)
    #expect(assert.out.contains("assert sheet viewDidDisappear: leads to list viewWillAppear:"))
    #expect(!assert.out.contains("detail") && !assert.out.contains("something"))
    #expect(try Vcsim(["check", "-"], stdin: assert.out).status == 1)
    #expect(try Vcsim(["shrink", "-"], stdin: "vcsim 1\ncontroller home\nlaunch home\n").status == 4)
    #expect(try Vcsim(["shrink", "-"], stdin: "vcsim 1\ncontrolle home\n").status == 2)
    #expect(try Vcsim(["shrink"]).status == 64)
  }
}
