import Foundation
import Testing

/// `vcsim explore`, as a user runs it.
@Suite struct ExploreTests {
  private static let stack = """
    vcsim 1
    title "A stack and a sheet"
    mode ios6 ios13
    controller home
    controller detail
    controller sheet
    controller nav is navigation of home
    launch nav
    push detail on nav animated
    pop nav animated
    present sheet from home animated
    dismiss sheet animated

    """

  /// A line of JSON Lines.
  private struct Line: Decodable {
    struct Showing: Decodable {
      let text: String
      let modes: [String]
    }

    let type: String
    let kind: String?
    let modes: [String]?
    let texts: [Showing]?
    let actions: Int?
    let interruptions: Int?
    let story: [String]?
    let scenario: String?
    let confirmed: Bool?
    let depth: Int?
    let complete: Bool?
    let cut_short: Bool?
    let states: Int?
  }

  private static func lines(_ arguments: [String], _ text: String) throws -> [Line] {
    let run = try Vcsim(["explore", "--format", "jsonl"] + arguments + ["-"], stdin: text)
    return try run.out.split(separator: "\n").map { try JSONDecoder().decode(Line.self, from: Data($0.utf8)) }
  }

  @Test func eachFindingIsShownByItsScenario() throws {
    let found = try Self.lines(["--depth", "3"], Self.stack).filter { $0.type == "finding" }
    #expect(found.count > 7)
    for one in found {
      #expect(one.confirmed == true)
      let scenario = try #require(one.scenario)
      #expect(try Vcsim(["fmt", "--check", "-"], stdin: scenario).status == 0, "\(scenario)")
      for showing in one.texts ?? [] {
        for mode in showing.modes {
          let run = try Vcsim(["run", "--invariants", "--mode", mode, "-"], stdin: scenario)
          #expect(run.status == (one.kind == "crash" ? 3 : one.kind == "surprise" ? 5 : 0))
          #expect((run.out + run.err).contains(showing.text), "\(showing.text)")
        }
      }
    }
  }

  @Test func theShortestAndCalmestStoryIsTold() throws {
    let found = try Self.lines(["--depth", "4"], Self.stack).filter { $0.type == "finding" }
    func story(_ words: String) -> [String]? {
      found.first { $0.texts?.contains { $0.text.contains(words) } == true }?.story
    }
    #expect(
      story("Pushing the same view controller") == ["push detail on nav animated", "push detail on nav animated"])
    #expect(
      story("present modally an active controller") == [
        "present sheet from home animated", "present sheet from home animated",
      ])
    #expect(
      story("while a presentation or dismiss is in progress!") == [
        "present sheet from home animated without waiting", "wait 0ms", "dismiss sheet animated",
      ])
    #expect(
      story("nested push animation") == [
        "push detail on nav animated", "pop nav animated without waiting", "wait 0ms", "push detail on nav animated",
      ])
    #expect(found.map { $0.actions ?? 0 } == found.map { $0.actions ?? 0 }.sorted())
  }

  @Test func theOutputIsTheSameForAnyNumberOfJobs() throws {
    let outputs = try ["1", "2", "7"].map {
      try Vcsim(["explore", "--depth", "3", "--mode", "ios5,ios6,ios8,ios13,ios26", "-j", $0, "-"], stdin: Self.stack)
        .out
    }
    #expect(Set(outputs).count == 1)
    #expect(outputs[0].contains("ios26  depth 3: "))
  }

  @Test func aLimitLeavesCompleteLevels() throws {
    let all = try Self.lines(["--depth", "2", "--mode", "ios13"], Self.stack)
    let cut = try Self.lines(["--depth", "9", "--states", "60", "--mode", "ios13"], Self.stack)
    let (whole, short) = (try #require(all.first { $0.type == "case" }), try #require(cut.first { $0.type == "case" }))
    #expect(whole.cut_short == false && short.cut_short == true)
    #expect(short.depth == 2 && short.states == whole.states)
    #expect(all.filter { $0.type == "finding" }.map(\.story) == cut.filter { $0.type == "finding" }.map(\.story))
  }

  @Test func theExitCodeSaysWhetherSomethingWasFound() throws {
    #expect(try Vcsim(["explore", "--depth", "2", "-"], stdin: Self.stack).status == 1)
    let calm = "vcsim 1\nmode ios13\ncontroller home\nlaunch home\nlayout home\n"
    let complete = try Vcsim(["explore", "--depth", "30", "-"], stdin: calm)
    #expect(complete.status == 0)
    #expect(complete.out.contains("complete: "))
    #expect(complete.out.contains("Nothing found."))
    #expect(try Vcsim(["explore", "--states", "3", "-"], stdin: calm).status == 3)
    #expect(try Vcsim(["explore", "-"], stdin: "launch nobody\n").status == 2)
    #expect(try Vcsim(["explore"]).status == 64)
  }

  @Test func eachFindingIsWrittenAsAFile() throws {
    let place = FileManager.default.temporaryDirectory.appendingPathComponent("explore-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: place) }
    try Self.stack.write(to: place.appendingPathComponent("app.txt"), atomically: true, encoding: .utf8)
    func explore(_ depth: String) throws -> [String] {
      _ = try Vcsim(["explore", "--depth", depth, "--write", "found", "app.txt"], in: place)
      return try FileManager.default.contentsOfDirectory(atPath: place.appendingPathComponent("found").path).sorted()
    }
    let many = try explore("3")
    #expect(many.contains("app-1-crash.txt"))
    #expect(try Vcsim(["fmt", "--check", "found"], in: place).status == 0)
    // What is found no more is removed; what somebody else has written is not touched.
    let few = try explore("2")
    #expect(few.count < many.count)
    let own = place.appendingPathComponent("found/app-1-crash.txt")
    try "mine\n".write(to: own, atomically: true, encoding: .utf8)
    #expect(try Vcsim(["explore", "--depth", "2", "--write", "found", "app.txt"], in: place).status == 73)
    #expect(try String(contentsOf: own, encoding: .utf8) == "mine\n")
  }

  /// Blocks, hooks, methods of the app, a matrix and another device: a story is a whole scenario.
  @Test func aStoryCarriesTheFileAlong() throws {
    let text = """
      vcsim 1
      title "A form"
      mode ios13
      matrix style: pageSheet, fullScreen
      controller home
      controller form
        style {style}
      when form viewDidAppear: once
        note "shown"
      action open
        present form from home animated
      launch home
      together
        present form from home animated   # in one turn
        dismiss form animated
      do open

      """
    let found = try Self.lines(["--depth", "2", "--device", "pad"], text).filter { $0.type == "finding" }
    #expect(found.contains { $0.story?.contains("  dismiss form animated") == true })
    #expect(found.contains { $0.scenario?.contains("style fullScreen") == true })
    for one in found {
      #expect(one.confirmed == true)
      #expect(one.scenario?.contains("device pad 768x1024 portrait") == true)
      #expect(one.scenario?.contains("matrix") == false)
      #expect(one.scenario?.contains("when form viewDidAppear: once\n  note \"shown\"") == true)
    }
  }

  /// What can be tried is what the user could touch: nothing under a presentation, and no back button at the root.
  @Test func aFingerReachesOnlyWhatIsOnScreen() throws {
    let text = """
      vcsim 1
      mode ios13
      controller one
      controller two
      controller tabs is tab bar of one two
      launch tabs

      """
    let run = try Vcsim(["explore", "--depth", "2", "--verbose", "-"], stdin: text)
    #expect(run.status == 0)
    #expect(run.out.contains("user 2, system 6, app 0"))
    let stack = "vcsim 1\nmode ios13\ncontroller home\ncontroller nav is navigation of home\nlaunch nav\n"
    let never = try Vcsim(["explore", "--depth", "3", "--verbose", "-"], stdin: stack).out
    #expect(never.contains("never possible: pop nav animated\n"))
    #expect(never.contains("4 actions never possible."))
  }

  @Test func aHangIsFound() throws {
    let text = """
      vcsim 1
      mode ios13
      controller home
      when home viewDidLayoutSubviews
        layout home
      launch home

      """
    let run = try Vcsim(["explore", "--depth", "1", "-"], stdin: text)
    #expect(run.out.contains("hang"), "\(run.out)\(run.err)")
    #expect(run.out.contains("the launch alone shows it"))
  }

  private static let tabs = """
    vcsim 1
    title "Tabs, a stack and a sheet"
    mode ios13
    controller list
    controller detail
    controller other
    controller sheet
      held by UIKit only
    controller nav is navigation of list
      has delegate
    controller tabs is tab bar of nav other
    launch tabs
    push detail on nav animated
    pop nav animated
    present sheet from list animated
    dismiss sheet animated

    """

  private struct Question {
    let text: String
    var mode = "ios13"
    var depth = 3
    /// The shortest story; nil if there is none within so many actions.
    let story: [String]?
  }

  private static let push = "push detail on nav animated"
  private static let questions = [
    Question(
      text: "can detail viewWillAppear: after detail viewWillDisappear: without detail viewDidDisappear:",
      story: [push, "begin pop of nav", "cancel pop of nav"]),
    Question(text: "list viewDidDisappear: only after detail viewDidAppear:", story: [push]),
    // A push ends with the controller that disappears.
    Question(text: "detail viewDidAppear: only after list viewDidDisappear:", depth: 2, story: nil),
    Question(
      text: "never detail viewWillAppear: after detail viewWillDisappear: isMovingFromParentViewController=yes",
      story: [push, "pop nav animated", push]),
    Question(
      text: "never detail viewDidAppear: after detail viewDidAppear: without detail viewDidDisappear:",
      story: [push, "begin pop of nav", "cancel pop of nav"]),
    Question(
      text: "detail viewDidAppear: at most 1 between detail viewDidDisappear:",
      story: [push, "begin pop of nav", "cancel pop of nav"]),
    Question(
      text: "begin pop of nav leads to nav.delegate navigationController:didShowViewController:animated:",
      story: [push, "begin pop of nav", "cancel pop of nav"]),
    Question(
      text: "never ! Unbalanced", story: ["\(push) without waiting", "wait 0ms", "pop nav animated"]),
    Question(text: "can other viewWillAppear: bounds=0x0", story: ["tap other in tabs"]),
    Question(text: "can other viewDidAppear: bounds=0x0", story: nil),
    Question(
      text: "sheet viewDidDisappear: leads to list viewWillAppear:",
      story: ["present sheet from list animated", "dismiss sheet animated"]),
    Question(text: "sheet dealloc only after sheet viewDidDisappear:", story: nil),
    Question(text: "never sheet dealloc after sheet viewDidAppear: without sheet viewWillDisappear:", story: nil),
    Question(
      text: "sheet viewWillDisappear: leads to sheet viewDidDisappear:",
      story: ["present sheet from list animated", "begin dismissal of sheet", "cancel dismissal of sheet"]),
    Question(
      text: "sheet viewDidDisappear: leads to sheet dealloc", story: nil),
    Question(text: "never ! Attempt to present", story: [push, "present sheet from list animated"]),
    Question(text: "never ! whose view is not in the window", story: [push, "present sheet from list animated"]),
    Question(text: "never exception", story: [push, push]),
    Question(text: "never !! Pushing the same", story: [push, push]),
    Question(text: "at rest interface portrait while list on screen", story: ["rotate landscapeLeft"]),
    Question(text: "at rest something on screen", story: nil),
    Question(text: "can at rest sheet presented while sheet in memory", story: ["present sheet from list animated"]),
    // A tab bar controller retains its tabs.
    Question(text: "never at rest list in memory while other on screen", story: ["tap other in tabs"]),
    Question(text: "other viewDidLoad at most 1", story: nil),
    // A memory warning unloads the views that aren't visible, in iOS 5.
    Question(
      text: "other viewDidLoad at most 1", mode: "ios5", depth: 4,
      story: ["tap other in tabs", "tap nav in tabs", "memory warning", "tap other in tabs"]),
  ]

  /// The questions that developers ask most, in all forms.
  @Test(arguments: questions.indices) func aQuestionHasTheShortestStory(_ index: Int) throws {
    let question = Self.questions[index]
    let lines = try Self.lines(
      ["--mode", question.mode, "--depth", "\(question.depth)", "--ask", question.text], Self.tabs)
    let answer = lines.first { $0.type == "finding" }
    #expect(answer?.confirmed != false)
    #expect(answer?.story == question.story, "\(question.text)")
  }

  private static let asserts = """
    assert never detail viewDidAppear: after detail viewDidAppear: without detail viewDidDisappear:
    assert at rest something on screen
    assert sheet viewDidDisappear: leads to list viewWillAppear:

    """

  /// The story dismisses a sheet, which leaves its presenter in the window; only another story cancels a pop.
  @Test func anAssertIsCheckedInEachRunAndInAllStories() throws {
    let text = Self.tabs + Self.asserts
    let line = Self.tabs.split(separator: "\n").count + 3
    for command in ["run", "check"] {
      let run = try Vcsim([command, "-"], stdin: text)
      #expect(run.status == 1)
      let message = "-:\(line): assert doesn't hold in ios13, after line \(line - 3): sheet viewDidDisappear: leads to"
      #expect((run.out + run.err).contains(message), "\(run.out)\(run.err)")
      #expect(!(run.out + run.err).contains("something on screen"))
    }
    let held = try Vcsim(["check", "-"], stdin: Self.tabs + "assert at rest something on screen\n")
    #expect(held.status == 0 && held.out.contains("1 passed"))
    let broken = try Self.lines(["--depth", "3"], text).filter { $0.kind == "assert" }
    #expect(
      broken.map(\.story) == [
        ["present sheet from list animated", "dismiss sheet animated"],
        [Self.push, "begin pop of nav", "cancel pop of nav"],
      ])
    for one in broken {
      #expect(try Vcsim(["check", "-"], stdin: try #require(one.scenario)).status == 1)
    }
  }

  @Test func aWrongAssertIsAnErrorAtItsWord() throws {
    for (words, message) in [
      ("can list viewDidLoad", "'can' is not a question"), ("list viewDidLoad", "'list' is not a question"),
      ("never nobody viewDidLoad", "no controller is named 'nobody'"), ("never list viewDid", "viewDid"),
      ("at rest list asleep", "'asleep' is not a state"), ("list viewDidLoad at most x", "'x' is not a number"),
      ("never rotate sideways", "sideways"), ("never", "'assert' needs"), ("", "'assert' needs"),
    ] {
      let run = try Vcsim(["run", "-"], stdin: Self.tabs + "assert \(words)\n")
      #expect(run.status == 2 && run.err.contains(message), "\(words): \(run.err)")
    }
  }

  @Test func anExploreBlockSaysWhatIsTried() throws {
    let block = """
      explore
        may select other in tabs
        not memory warning
        not rotate
        at most 1 push

      """
    let run = try Vcsim(["explore", "--depth", "3", "--verbose", "-"], stdin: Self.tabs + block)
    #expect(run.out.contains("system 3, app 5"), "\(run.out)")
    #expect(!run.out.contains("memory warning") && !run.out.contains("rotate"))
    // A single push can't push twice.
    #expect(!run.out.contains("Pushing the same"))
    #expect(run.out.contains("select other in tabs") || run.out.contains("finding"))
    for (line, message) in [
      ("", "no indented line"), ("  dance", "dance"), ("  may dance", "dance"), ("  may together", "together"),
      ("  at most x push", "x"), ("  not", "'not' needs"),
    ] {
      let wrong = try Vcsim(["run", "-"], stdin: Self.tabs + "explore\n" + line + "\n")
      #expect(wrong.status == 2 && wrong.err.contains(message), "\(line): \(wrong.err)")
    }
  }

  /// In iOS 13, a sheet leaves its presenter on screen: neither presenting nor dismissing calls it.
  @Test func twoVersionsDifferInTheShortestStories() throws {
    let run = try Vcsim(["explore", "--differ", "ios6,ios13", "--depth", "2", "-"], stdin: Self.stack)
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
      ["explore", "--differ", "ios6,ios13", "--depth", "2", "--format", "jsonl", "-"], stdin: Self.stack
    ).out.split(separator: "\n")
    #expect(lines[0].contains("vcsim.explore") && lines.count > 2)
    for line in lines.dropFirst() {
      let one = try JSONDecoder().decode(Line.self, from: Data(line.utf8))
      // Each story is a scenario whose traces differ.
      let place = FileManager.default.temporaryDirectory.appendingPathComponent("differ-\(UUID().uuidString).txt")
      defer { try? FileManager.default.removeItem(at: place) }
      try #require(one.scenario).write(to: place, atomically: true, encoding: .utf8)
      #expect(try Vcsim(["diff", "--mode", "ios6", "--mode", "ios13", place.path]).status == 1)
    }
    for wrong in ["ios6", "ios6,ios6", "ios6,ios99"] {
      #expect(try Vcsim(["explore", "--differ", wrong, "-"], stdin: Self.stack).status == 64)
    }
  }

  /// A second push of the same controller raises an exception; a presentation before the view is in the window is refused.
  @Test func eachActionIsTriedInEachCallback() throws {
    let run = try Vcsim(["explore", "--inject", "--mode", "ios13", "--format", "jsonl", "-"], stdin: Self.stack)
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
    let table = try Vcsim(["explore", "--inject", "--mode", "ios13", "-"], stdin: Self.stack).out
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
    try Self.tabs.write(to: place.appendingPathComponent("app.txt"), atomically: true, encoding: .utf8)
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
  @Test(arguments: [[], ["--cover"], ["--ask", "can sheet viewDidAppear:"]])
  func sharesOfASearchMerge(_ options: [String]) throws {
    let place = FileManager.default.temporaryDirectory.appendingPathComponent("shares-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: place) }
    let matrix = Self.stack.replacing(
      "mode ios6 ios13", with: "mode ios6 ios13 ios26\nmatrix style: pageSheet, fullScreen"
    )
    .replacing("controller sheet\n", with: "controller sheet\n  style {style}\n")
    try matrix.write(to: place.appendingPathComponent("one.txt"), atomically: true, encoding: .utf8)
    try Self.tabs.write(to: place.appendingPathComponent("two.txt"), atomically: true, encoding: .utf8)
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

  @Test func findingsAreAPage() throws {
    let place = FileManager.default.temporaryDirectory.appendingPathComponent("page-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: place) }
    func page(_ options: [String]) throws -> (run: Vcsim, page: String) {
      let run = try Vcsim(
        ["explore", "--html", "found.html"] + options + ["-"], in: place, stdin: Self.stack)
      return (run, try String(contentsOf: place.appendingPathComponent("found.html"), encoding: .utf8))
    }
    let (run, found) = try page(["--depth", "2"])
    let count = found.components(separatedBy: "<article id=").count - 1
    #expect(run.status == 1 && run.out.contains("\(count) findings."))
    #expect(found.contains("<small>\(count) findings</small>"))
    #expect(found.contains("Pushing the same view controller") && found.contains("(&lt;detail&gt;)"))
    #expect(found.contains("<pre>push detail on nav animated\npush detail on nav animated</pre>"))
    // Each story over time, with the lines that show the finding.
    #expect(found.components(separatedBy: "<svg class=\"story\"").count - 1 == count)
    #expect(found.components(separatedBy: "<mark>").count - 1 >= count && found.contains(">present</text>"))
    let asked = try page(["--ask", "can detail viewWillAppear: after detail viewDidDisappear:", "--depth", "3"]).page
    #expect(asked.contains("<p class=\"verdict\">Yes.</p>") && asked.contains("<details open>"))
    #expect(asked.contains("aria-label=\"detail: off, appears, on, leaves, off, appears"), "\(asked)")
    #expect(asked.contains("<mark>  detail viewDidDisappear: animated=yes <b>"))
    let table = try page(["--inject"]).page
    #expect(table.contains("<th scope=\"row\">detail viewDidLoad</th>"))
    // Each cell that breaks leads to its words.
    let links = table.components(separatedBy: "href=\"#").dropFirst().map { $0.prefix { $0 != "\"" } }
    #expect(links.count > 4 && links.allSatisfy { table.contains("<article id=\"\($0)\">") })
    #expect(try Vcsim(["explore", "--cover", "--html", "x.html", "-"], in: place, stdin: Self.stack).status == 64)
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
      Self.tabs + """
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
    let assert = try Vcsim(["shrink", "-"], stdin: Self.tabs + Self.asserts)
    #expect(assert.out.contains("assert sheet viewDidDisappear: leads to list viewWillAppear:"))
    #expect(!assert.out.contains("detail") && !assert.out.contains("something"))
    #expect(try Vcsim(["check", "-"], stdin: assert.out).status == 1)
    #expect(try Vcsim(["shrink", "-"], stdin: "vcsim 1\ncontroller home\nlaunch home\n").status == 4)
    #expect(try Vcsim(["shrink", "-"], stdin: "vcsim 1\ncontrolle home\n").status == 2)
    #expect(try Vcsim(["shrink"]).status == 64)
  }

  @Test func anAnswerSaysHowFarItGoes() throws {
    func ask(_ question: String, _ text: String = ExploreTests.tabs, depth: String = "2") throws -> Vcsim {
      try Vcsim(["explore", "--depth", depth, "--ask", question, "-"], stdin: text)
    }
    let yes = try ask("can other viewDidAppear:")
    #expect(yes.status == 1 && yes.out.hasSuffix("\nYes.\n"))
    let open = try ask("can other dealloc")
    #expect(open.status == 0 && open.out.hasSuffix("\nNot found within 2 actions.\n"))
    let broken = try ask("never other viewDidAppear:")
    #expect(broken.status == 1 && broken.out.hasSuffix("\nNo: a story breaks it.\n"))
    let calm = "vcsim 1\nmode ios13\ncontroller home\nlaunch home\n"
    #expect(try ask("can home dealloc", calm, depth: "40").out.hasSuffix("\nNever in this model.\n"))
    #expect(try ask("never home dealloc", calm, depth: "40").out.hasSuffix("\nAlways, in this model.\n"))
    for wrong in [
      "home viewDidLoad", "list viewDidLoad", "can nobody viewDidLoad", "can dance", "at rest nothing on screen",
      "at rest list asleep", "list viewDidLoad at most x",
    ] {
      let run = try ask(wrong)
      #expect(run.status == 64 && run.err.contains("--ask"), "\(wrong): \(run.err)")
    }
  }
}
