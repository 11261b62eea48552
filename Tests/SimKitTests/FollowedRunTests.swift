import Foundation
import Testing

@testable import SimKit

struct FollowedRunTests {
  private func scenario(_ text: String) -> Scenario { Scenario.parse(Source(name: "test", text: text)).draft }

  /// A recording is the run: the same lines, each with how the app stood.
  @Test func aRecordingIsTheRunWithItsStates() {
    for seed in 0..<Rounds.of(300) {
      let scenario = RandomScenario(seed: UInt64(seed), depth: 3, hooks: seed % 2 == 0, actions: 8).scenario
      for mode in [Mode.ios5, .ios6, Mode(major: 13)!] {
        var simulator = Simulator(scenario, mode: mode)
        let (steps, outcome) = simulator.collect()
        let recording = FollowedRun(scenario, mode: mode, caseName: "a")
        #expect(recording.outcome == outcome)
        #expect(
          recording.steps.map { step in recording.lines(of: step).map(\.text).filter { !$0.hasPrefix("# ") } }
            == steps.map { $0.lines.map(\.text).filter { !$0.hasPrefix("# ") } },
          "seed \(seed)")
        // A callback's geometry is that of the snapshot of its moment, and of no other.
        for row in recording.rows {
          guard case .call(let call) = row.event.content, let id = call.receiver.controller, let seen = call.geometry,
            !scenario.controllers[id.int].logsAfterSuper
          else { continue }
          let state = row.snapshot.controllers[id.int]
          #expect(
            state.bounds == seen.bounds && state.frame == seen.frame && state.isLoaded == seen.isLoaded, "seed \(seed)")
        }
      }
    }
  }

  @Test func snapshotsShowWhatTheCallbackSays() {
    let story =
      "vcsim 1\nmode ios5\ncontroller home\n  supports all\ncontroller sheet\n  supports all\nlaunch home held landscapeRight\npresent sheet from home animated\n"
    let recording = FollowedRun(scenario(story), mode: .ios5, caseName: "a")
    func row(_ text: String) -> FollowedRun.Moment { recording.rows.first { $0.text.hasPrefix(text) }! }
    let appearing = row("home viewWillAppear:").snapshot
    #expect(appearing.controllers[0].appearance == .appearing && !appearing.controllers[0].isInWindow)
    #expect(row("home viewWillAppear:").bounds?.judgement == .stale)
    let laidOut = row("home viewWillLayoutSubviews").snapshot
    #expect(laidOut.interface == .landscapeRight)
    // On the screen the view lies below the status bar, however the window's coordinates stand.
    #expect(laidOut.controllers[0].place == Rect(0, 20, 480, 300))
    #expect(recording.end.controllers[1].presenter == ControllerID(0))
    #expect(recording.end.controllers[0].appearance == .disappeared && !recording.end.controllers[0].isInWindow)
  }

  /// A pop out of the pushed controller's `viewWillAppear:` is asked for while the container is changing what it shows; it must
  /// not be lost.
  @Test func aPopInTheMiddleOfAPushIsCarriedOut() {
    for mode in [Mode.ios5, .ios6, .ios7, Mode(major: 13)!] {
      let story = """
        vcsim 1
        controller a
        controller b
        controller nav is navigation of a
        when b viewWillAppear: once
          pop nav animated
        launch nav
        push b on nav animated

        """
      let recording = FollowedRun(scenario(story), mode: mode, caseName: "a")
      #expect(
        recording.end.controllers[0].isInWindow && recording.end.controllers[0].appearance == .appeared, "\(mode.name)")
      #expect(!recording.end.controllers[1].isInWindow && recording.end.controllers[1].parent == nil, "\(mode.name)")
      #expect(recording.end.controllers[1].appearance == .disappeared, "\(mode.name)")
    }
  }

  /// However a gesture ends that a push or a pop has overtaken, the top of the stack is on screen, and nobody else.
  @Test func aGestureThatIsOvertakenLeavesTheTopOnScreen() {
    for meanwhile in ["push c on nav animated", "push c on nav", "pop nav animated", "pop nav"] {
      for end in ["cancel", "finish"] {
        let story = """
          vcsim 1
          mode ios7
          controller a
          controller b
          controller c
          controller nav is navigation of a
          launch nav
          push b on nav
          begin pop of nav
          \(meanwhile)
          \(end) pop of nav

          """
        // The stack has one controller as long as the finger is down: a pop has no effect.
        let top = meanwhile.hasPrefix("push") ? 2 : end == "cancel" ? 1 : 0
        let end = FollowedRun(scenario(story), mode: .ios7, caseName: "a").end
        for place in 0..<3 {
          let isTop = place == top
          #expect(end.controllers[place].isInWindow == isTop, "\(story): \(place)")
          #expect(end.controllers[place].appearance == (isTop ? .appeared : .disappeared), "\(story): \(place)")
        }
      }
    }
  }

  @Test func theTreeShowsChildrenAndWhatIsPresented() {
    let story = """
      vcsim 1
      controller list
      controller detail
      controller nav is navigation of list
      controller sheet
      launch nav
      push detail on nav
      present sheet from nav

      """
    let recording = FollowedRun(scenario(story), mode: .ios6, caseName: "a")
    #expect(
      TreeText.lines(of: recording.end, in: recording.scenario) == [
        "window nav  disappeared  320x460  not in the window", "├─ list  disappeared  320x416  not in the window",
        "├─ detail  disappeared  320x416  not in the window", "└─ presents sheet  appeared  320x460",
      ])
  }

  @Test func lanesDrawOneThreadForEachControllerBesideTheTrace() {
    let story =
      "vcsim 1\nfamily appearance\nonly home sheet\ncontroller home\ncontroller sheet\nlaunch home\npresent sheet from home animated\n"
    let recording = FollowedRun(scenario(story), mode: .ios6, caseName: "a")
    #expect(
      LanesText(recording).text == """
        home
        │ sheet
             launch home
        ○    home viewWillAppear: animated=no
        ●    home viewDidAppear: animated=no
        ┃    present sheet from home animated
        ○ │  home viewWillDisappear: animated=yes
        ╿ ○  sheet viewWillAppear: animated=yes
        ╿ ╽  -- +400ms
        ╿ ●  sheet viewDidAppear: animated=yes
        ● ┃  home viewDidDisappear: animated=yes

        """)
  }

  @Test func lanesFitTheTerminalInTheOrderOfTheTrace() {
    let controllers = (0..<27).map { "controller c\($0)\n" }.joined()
    let shows = (1..<27).map { "present c\($0) from c\($0 - 1)\n" }.joined()
    let recording = FollowedRun(scenario("vcsim 1\n" + controllers + "launch c0\n" + shows), mode: .ios6, caseName: "a")
    for width in [40, 50, 80, 120] {
      let text = LanesText(recording, showsBounds: true, width: width).text
      let lines = text.split(separator: "\n").map(String.init)
      #expect(lines.allSatisfy { $0.count <= width }, "\(width)")
      #expect(text.contains(" more: --only chooses") == (width < 28 * 4), "\(width)")
      // One line of the trace is one line, whatever the width.
      #expect(lines.suffix(recording.rows.count).first?.hasSuffix("launch c0") == true)
      #expect(lines.contains { $0.contains("final") })
    }
  }

  @Test func whileTimePassesAllStandsAsBefore() throws {
    let story =
      "vcsim 1\ncontroller list\ncontroller detail\ncontroller nav is navigation of list\nlaunch nav\npush detail on nav animated\n"
    for only in ["", "only list detail\n"] {
      let recording = FollowedRun(
        scenario(story.replacing("vcsim 1\n", with: "vcsim 1\n" + only)), mode: .ios5, caseName: "a")
      let gap = try #require(recording.rows.firstIndex { if case .gap = $0.event.content { true } else { false } })
      #expect(recording.rows[gap].snapshot.controllers[0].appearance == .disappearing, "\(only)")
      #expect(recording.rows[gap].snapshot.controllers[1].appearance == .appearing, "\(only)")
    }
  }

  @Test func boundsStandActionByAction() throws {
    let story =
      "vcsim 1\nfamily appearance layout rotation\ncontroller home\n  supports all\nlaunch home\nrotate landscapeLeft\nrotate portrait\n"
    let table = try #require(BoundsTable.all(of: FollowedRun(scenario(story), mode: .ios5, caseName: "a")).first)
    #expect(table.actions.map(\.text) == ["launch home", "rotate landscapeLeft", "rotate portrait"])
    // A rotation begins with what the launch never sent; it stands before what both have.
    let rotates = try #require(table.callbacks.firstIndex(of: "willRotateToInterfaceOrientation:duration:"))
    let layout = try #require(table.callbacks.firstIndex(of: "viewWillLayoutSubviews"))
    #expect(rotates < layout && table.actions[0].cells[rotates] == nil)
    #expect(table.actions[1].cells[rotates]?.judgement == .stale && table.actions[1].finding == .from(layout))
    #expect(
      table.sentence == "Bounds of home are final in every callback in 1; final from viewWillLayoutSubviews on in 2, 3."
    )
    for line in table.text(width: 80).split(separator: "\n").dropLast() { #expect(line.count <= 80) }
  }

  @Test func picturesEscapeWhatTheyAreMadeOf() {
    let story =
      "vcsim 1\ntitle \"a <b> & 'c'; #end %% {x} | y\"\ncontroller end-of\nlaunch end-of\nnote \"</text>; # & <\"\n"
    let recording = FollowedRun(scenario(story), mode: .ios6, caseName: "a")
    let mermaid = SequenceDiagram.mermaid(recording)
    #expect(mermaid.hasPrefix("sequenceDiagram\n") && mermaid.contains("participant C1 as end-of"))
    for line in mermaid.split(separator: "\n") {
      #expect(!line.contains("<") && !line.contains("{"), "\(line)")
      // What is left of number signs and semicolons are entities.
      #expect(line.replacing(/#[0-9]+;/, with: "").allSatisfy { $0 != "#" && $0 != ";" }, "\(line)")
    }
    let svg = LanesPicture(recording).svg
    #expect(svg.contains("&lt;b&gt; &amp; &#39;c&#39;") && !svg.contains("<b>"))
    let page = ReportPage([ReportPage.Chapter([recording], source: Source(name: "a", text: story))]).html
    #expect(!page.contains("a <b>") && page.contains("a &lt;b&gt;"))
    #expect(page.components(separatedBy: "</script>").count == 3)
  }

  @Test func runsAreAlignedInsideEachAction() {
    let story =
      "vcsim 1\nfamily loading memory\nonly list\ncontroller list\ncontroller detail\ncontroller nav is navigation of list\nlaunch nav\npush detail on nav\nmemory warning\n"
    let runs = [Mode.ios5, .ios6].map { FollowedRun(scenario(story), mode: $0, caseName: $0.name) }
    let alignment = RunAlignment(runs[0], runs[1])
    #expect(alignment.steps[2].rows.map(\.mark) == [.same, .onlyLeft, .onlyLeft])
    #expect(alignment.steps.map(\.differences) == [0, 0, 2] && alignment.summary == "2 callbacks only on iOS 5")
    #expect(RunAlignment(runs[1], runs[0]).summary == "2 callbacks only on iOS 5")
    #expect(RunAlignment(runs[0], runs[0]).summary == "no difference")
    // Every row of both runs is on the page once, in its own order.
    for (side, run) in runs.enumerated() {
      let places = alignment.steps.flatMap { [$0.heading] + $0.rows }.compactMap { side == 0 ? $0.left : $0.right }
      #expect(places == Array(run.rows.indices))
    }
  }

  @Test func whatMovedAndWhatChangedIsMarkedAsSuch() {
    // On iOS 5 a dismissal tells the presenter first; the order of versions differs where the rules say so.
    let story =
      "vcsim 1\nfamily rotation size appearance\ncontroller home\n  supports all\nlaunch home\nrotate landscapeLeft\n"
    let old = FollowedRun(scenario(story), mode: .ios5, caseName: "a")
    let new = FollowedRun(scenario(story), mode: Mode(major: 8)!, caseName: "b")
    let marks = Set(RunAlignment(old, new).steps[1].rows.map(\.mark))
    #expect(marks.contains(.onlyLeft) && marks.contains(.onlyRight))
    let held = "vcsim 1\nfamily appearance\ncontroller home\nlaunch home\n"
    let portrait = FollowedRun(scenario(held), mode: .ios6, caseName: "a")
    let small = FollowedRun(scenario("vcsim 1\ndevice phone 320x568\n" + held.dropFirst(8)), mode: .ios6, caseName: "b")
    #expect(RunAlignment(portrait, small).steps[0].rows.map(\.mark) == [.changed, .changed])
    #expect(RunAlignment(portrait, small).summary == "2 callbacks with other values")
  }

  /// Nothing but the height says what comes first: each line of the trace is one row, and the rows have the trace's order.
  @Test(.ci) func aPageHasOneRowForEachLineInTheOrderOfTheTrace() {
    for seed in 1..<25 {
      let scenario = RandomScenario(seed: UInt64(seed), depth: 3, hooks: seed % 2 == 0, actions: 8).scenario
      for mode in [Mode.ios5, Mode(major: 8)!] {
        let recording = FollowedRun(scenario, mode: mode, caseName: "a")
        guard !recording.rows.isEmpty else { continue }
        let page = ReportPage([ReportPage.Chapter([recording], source: Source(name: "a", text: ""))]).html
        let ids = page.matches(of: /id="r0-([0-9]+)"/).map { Int($0.1) }
        #expect(ids == Array(1...recording.rows.count), "seed \(seed)")
      }
    }
  }

  /// The threads of a gutter tile the run: each lane has one state at each height, and none is lost between actions.
  @Test func aThreadIsAsThickAsItsControllerIsOnScreen() {
    let story =
      "vcsim 1\nonly home sheet\nfamily appearance\ncontroller home\ncontroller sheet\nlaunch home\npresent sheet from home animated\n"
    let recording = FollowedRun(scenario(story), mode: .ios6, caseName: "a")
    let threads = LaneThreads(Lanes(recording))
    // Rows: launch, will, did, present, will disappear, will appear, gap, did appear, did disappear.
    #expect(threads.figures(from: 4, to: 6).contains("<path class=\"c0 on\" d=\"M31 1H69V2H31z\"/>"))
    #expect(threads.figures(from: 6, to: 8).contains("<path class=\"c0 on\" d=\"M31 0H69V2H31z\"/>"))
    // A wedge is as wide as a bar where it meets one, and narrow where it meets a line.
    let leaving = threads.figures(from: 8, to: 18)
    #expect(leaving.contains("<path class=\"c0 way\" d=\"M31 1H69L53 9H47z\"/>"), "\(leaving)")
    #expect(leaving.contains("<path class=\"c1 way\" d=\"M147 3H153L169 7H131z\"/>"), "\(leaving)")
  }

  @Test func expectationsAreMetOneAfterTheOther() {
    let story =
      "vcsim 1\nonly home\nfamily appearance\ncontroller home\nlaunch home\nexpect\n  home viewWillAppear: animated=*\n  home viewDidAppear: animated=yes\n"
    let met = ReportExpectations.met(FollowedRun(scenario(story), mode: .ios6, caseName: "a"))
    #expect(met.map { $0.line } == [7] && met.map { $0.row } == [1])
  }

  @Test func selectorsBreakAfterColonsAndBeforeCapitals() {
    #expect(ReportText.breakable("willRotateTo:duration:") == "will<wbr>Rotate<wbr>To:<wbr>duration:")
    #expect(ReportText.source("javascript:alert(1)") == "javascript:alert(1)")
    #expect(
      ReportText.source("https://a.b/?c=1&d log")
        == "<a href=\"https://a.b/?c=1&amp;d\" rel=\"noreferrer\">https://a.b/?c=1&amp;d</a> log")
    #expect(
      ReportText.source("https://a.b/\"onclick=x")
        == "<a href=\"https://a.b/&quot;onclick=x\" rel=\"noreferrer\">https://a.b/&quot;onclick=x</a>")
  }

  /// A page grows as its run does.
  @Test(.ci) func thePageGrowsInLineWithTheRun() {
    func size(_ pairs: Int) -> Int {
      let shows = String(repeating: "present sheet from home animated\ndismiss sheet animated\n", count: pairs)
      let story = "vcsim 1\ncontroller home\ncontroller sheet\nlaunch home\n" + shows
      let recording = FollowedRun(scenario(story), mode: .ios6, caseName: "a")
      return ReportPage([ReportPage.Chapter([recording], source: Source(name: "a", text: story))]).html.utf8.count
    }
    let (none, some, more) = (size(0), size(60), size(120))
    #expect(Double(more - none) / Double(some - none) < 2.1)
    #expect((more - none) / 120 < 10_000)
  }
}

struct StepSessionTests {
  private let story =
    "vcsim 1\ncontroller home\ncontroller sheet\nlaunch home\nexpect\n  ...\npresent sheet from home animated\nrotate landscapeLeft\n"

  private func session() throws -> StepSession {
    try #require(StepSession(Source(name: "test", text: story), mode: .ios5, caseName: "a"))
  }

  @Test func oneWalksForwardsAndBack() throws {
    var session = try session()
    #expect(session.row.text == "launch home" && session.position == 0)
    let canGoBack = session.back()
    #expect(!canGoBack)
    var texts = [session.row.text]
    while session.next() { texts.append(session.row.text) }
    #expect(session.position == session.recording.rows.count - 1)
    var back = [session.row.text]
    while session.back() { back.append(session.row.text) }
    #expect(back.reversed() == texts)
    #expect(session.nextAction() && session.row.text == "present sheet from home animated")
    #expect(session.previousAction() && session.row.text == "launch home")
  }

  @Test func oneGoesToAMoment() throws {
    var session = try session()
    let scenario = session.recording.scenario
    #expect(session.go(until: try StepCondition(["sheet", "viewDidAppear:"], in: scenario)))
    #expect(session.row.text.hasPrefix("sheet viewDidAppear:"))
    _ = session.go(to: 0)
    #expect(session.go(until: try StepCondition(["sheet", "is", "appearing"], in: scenario)))
    #expect(session.row.text.hasPrefix("sheet viewWillAppear:"))
    #expect(throws: StepCondition.Fault.self) { _ = try StepCondition(["shet", "is", "appeared"], in: scenario) }
    #expect(throws: StepCondition.Fault.self) { _ = try StepCondition(["viewDidApear:"], in: scenario) }
    #expect(throws: StepCondition.Fault.self) { _ = try StepCondition([], in: scenario) }
  }

  @Test func aTrialIsPlayedAndTakenBack() throws {
    var session = try session()
    _ = session.nextAction()
    let before = session.recording.rows.map(\.text)
    #expect(session.attempt("dismiss sheet animated").isEmpty)
    #expect(session.isTrying && session.row.text == "dismiss sheet animated")
    #expect(!session.recording.rows.contains { $0.text == "rotate landscapeLeft" })
    #expect(session.attempt("dismis sheet").map(\.code) == ["VS1001"])
    #expect(session.attempt("finish pop of home").map(\.code) == ["VS2005"])
    #expect(session.undo() && !session.isTrying)
    #expect(session.recording.rows.map(\.text) == before && session.row.text == "present sheet from home animated")
    let canUndo = session.undo()
    #expect(!canUndo)
  }
}
