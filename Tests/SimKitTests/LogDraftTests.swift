import Testing

@testable import SimKit

/// Scenarios drafted out of logs.
struct LogDraftTests {
  private func draft(_ lines: String) -> LogDraft {
    let log = DeviceLog(Source(name: "log", text: lines))
    var libraries = StoryCorpus.libraries
    return LogDraft(log, Explanation(log, libraries: &libraries, most: 1), title: "a log")
  }
  private func story(_ lines: String) -> [String] {
    draft(lines).text.components(separatedBy: "\n").filter { line in
      !line.isEmpty && !["vcsim", "title", "mode", "only", "controller", "#", " "].contains { line.hasPrefix($0) }
    }
  }

  /// A run printed as a log and drafted again tells the same story.
  @Test(.long) func theStoryOfARunIsFoundAgain() throws {
    let story = [
      "launch nav", "push detail on nav animated", "pop nav animated", "present sheet from nav animated",
      "dismiss sheet animated",
      "rotate landscapeRight", "background", "foreground",
    ]
    let text =
      "vcsim 1\nmode ios6\ncontroller list\n  supports all\ncontroller detail\n  supports all\ncontroller sheet\n  supports all\ncontroller nav is navigation of list\n"
      + story.joined(separator: "\n") + "\n"
    let parsed = Scenario.parse(Source(name: "a", text: text))
    let scenario = try #require(parsed.scenario)
    var simulator = Simulator(scenario, mode: .ios6)
    var log = ""
    for line in simulator.collect().0.flatMap(\.lines) {
      guard let message = line.message, message.callback.family != .completion else { continue }
      let name =
        message.receiver == "app"
        ? "AppDelegate" : message.owner.prefix(1).uppercased() + message.owner.dropFirst() + "ViewController"
      if message.owner == "nav" { continue }
      log += "-[\(name) \(message.callback.selector)] \(message.fields.map(\.text).joined(separator: " "))\n"
    }
    let draft = draft(log)
    #expect(self.story(log) == story, "\(draft.text)")
    #expect(Scenario.parse(Source(name: "draft", text: draft.text)).scenario != nil, "\(draft.text)")
  }

  /// Two apps print the same log in different versions. The draft of one names a version in which that app prints it.
  @Test(.long) func aDraftRunsInAVersionInWhichItsAppPrintsTheLog() {
    let modal = ["viewWillAppear:", "viewDidAppear:", "viewWillDisappear:", "viewDidDisappear:"].map { "ModalVC " + $0 }
    let log = (["RootVC viewWillAppear:", "RootVC viewDidAppear:"] + modal).map { "-[\($0)]\n" }.joined()
    let text = draft(log).text
    #expect(
      text.contains("mode ios13\n") && text.hasSuffix("present modal from root animated\ndismiss modal animated\n"),
      "\(text)")
  }

  /// A style of a later version is no part of a story.
  @Test(.long) func aDraftRunsInAVersionThatHasItsStyles() {
    let log = ["StubbornVC", "NextVC"].map { "-[\($0) viewWillDisappear:]\n-[\($0) viewDidDisappear:]\n" }.joined()
    let text = draft(log).text
    #expect(!text.contains("style overFullScreen\n") || text.contains("mode ios8\n"), "\(text)")
  }

  /// What a log shows of screen, version, views and references makes the scenario: such a draft fits the log.
  @Test(.long) func aDraftHasWhatTheLogShows() throws {
    func line(_ object: String, _ callback: String, _ size: String = "") -> String {
      "<\(object)> \(callback)\(size.isEmpty ? "" : " bounds={{0, 0}, {\(size)}}")\n"
    }
    let (list, item) = ("ListVC: 0x1", "ItemVC: 0x2")
    let text =
      line(list, "initWithCoder:") + line(list, "viewDidLoad", "320, 480") + line(list, "viewWillAppear: 0", "320, 480")
      + line(list, "viewDidLayoutSubviews", "375, 667") + line(list, "viewDidAppear: 0", "375, 667")
      + line(item, "viewDidLoad", "320, 480") + line(list, "viewWillDisappear: 1") + line(item, "viewWillAppear: 1")
      + line(list, "viewDidDisappear: 1") + line(item, "viewDidAppear: 1", "375, 667")
      + line(item, "viewWillDisappear: 1") + line(list, "viewWillAppear: 1") + line(item, "viewDidDisappear: 1")
      + line(list, "viewDidAppear: 1", "375, 667") + line(item, "dealloc")
    let draft = self.draft(text)
    let told = draft.text.split(separator: "\n", omittingEmptySubsequences: false).filter {
      !$0.hasPrefix("# Not told")
    }
    #expect(
      told.joined(separator: "\n") == """
        vcsim 1
        title "a log"
        mode ios9
        device phone 375x667
        held by UIKit only
        only list item

        controller list
          class ListVC
          view from storyboard 320x480
        controller item
          class ItemVC
          view from nib 320x480
        controller nav is navigation of list

        launch nav
        push item on nav animated
        pop nav animated

        """)
    let scenario = try #require(Scenario.parse(Source(name: "draft", text: draft.text)).scenario)
    var simulator = Simulator(scenario, mode: .ios9)
    let lines = simulator.collect().0.flatMap(\.lines).compactMap(\.message)
    #expect(lines.contains { $0.owner == "item" && $0.callback == .dealloc })
  }

  private func explained(_ lines: [String]) -> (fits: Bool, text: String) {
    let log = DeviceLog(Source(name: "log", text: lines.map { "-[\($0)]\n" }.joined()))
    var libraries = StoryCorpus.libraries
    let explanation = Explanation(log, libraries: &libraries, most: 1)
    return (explanation.isExplained, LogDraft(log, explanation, title: "a log").text)
  }

  /// The app and its scene are receivers as controllers are, and their end is a part of the story.
  @Test(.long) func theAppAloneMakesADraft() {
    let launch = ["application:didFinishLaunchingWithOptions:", "applicationDidBecomeActive:"]
    let end = ["applicationWillResignActive:", "applicationDidEnterBackground:"]
    let app = explained((launch + end).map { "AppDelegate " + $0 })
    #expect(app.fits && app.text.contains("only app\n") && app.text.hasSuffix("background\n"), "\(app.text)")
    let scene = explained(
      ["sceneWillResignActive:", "sceneDidEnterBackground:", "sceneDidDisconnect:"].map { "SceneDelegate " + $0 })
    #expect(scene.fits && scene.text.contains("only scene\n") && scene.text.hasSuffix("kill app\n"), "\(scene.text)")
  }

  /// The methods of a controller that say nothing of its appearance make a draft as well.
  @Test(.long) func whateverAControllerGetsMakesADraft() {
    let warned = explained(["HomeVC didReceiveMemoryWarning"])
    #expect(warned.text.contains("class HomeVC") && warned.text.hasSuffix("memory warning\n"), "\(warned.text)")
    let sized = explained(["HomeVC viewWillTransitionToSize:withTransitionCoordinator:"])
    #expect(sized.fits && sized.text.contains("\nrotate "), "\(sized.text)")
    let sizes = ["844, 390", "390, 844"].map {
      "HomeVC viewWillTransitionToSize:withTransitionCoordinator:] size={\($0)}"
    }
    let turned = explained(sizes)
    #expect(turned.fits && turned.text.contains("\ndevice phone 390x844\n"), "\(turned.text)")
  }

  /// What prepares a segue proves one: the draft declares and performs it, and unwinds it.
  @Test(.long) func seguesAreInTheDraft() {
    let there = [
      "HomeVC prepareForSegue:sender:", "ItemVC viewDidLoad", "HomeVC viewWillDisappear:", "ItemVC viewWillAppear:",
    ]
    let shown = ["ItemVC viewDidAppear:", "HomeVC viewDidDisappear:"]
    let back = [
      "ItemVC prepareForSegue:sender:", "HomeVC unwindAction:", "ItemVC viewWillDisappear:", "HomeVC viewWillAppear:",
      "HomeVC viewDidAppear:", "ItemVC viewDidDisappear:",
    ]
    let draft = explained(there + shown + back)
    #expect(
      draft.fits && draft.text.contains("\nsegue \"modal item\" from home to item is modal animated\n")
        && draft.text.hasSuffix("\nlaunch home\ntrigger \"modal item\" from home\nunwind item to home animated\n"),
      "\(draft.text)")
    let pushed = explained(Array(there) + shown.reversed())
    #expect(pushed.fits && pushed.text.contains("\ntrigger \"push item\" from home\n"), "\(pushed.text)")
  }

  /// Two runs of an app in one log are two launches of the story.
  @Test(.long) func anAppIsLaunchedAgain() {
    let app = ["application:didFinishLaunchingWithOptions:", "applicationDidBecomeActive:"].map { "AppDelegate " + $0 }
    let home = ["HomeVC viewDidLoad", "HomeVC viewWillAppear:", "HomeVC viewDidAppear:"]
    let run = [app[0], home[0], home[1], app[1], home[2]]
    let end = ["applicationWillResignActive:", "applicationDidEnterBackground:"].map { "AppDelegate " + $0 }
    let draft = explained(run + end + run)
    #expect(draft.fits && draft.text.hasSuffix("launch home\nbackground\nend app\nlaunch home\n"), "\(draft.text)")
  }

  /// Bars take a part of the screen up to iOS 6; what a view has before it appears is not yet its size.
  @Test(.ci) func theScreenIsReadOffTheBounds() {
    // Which story the log tells is no part of the screen, and takes a search.
    var libraries = StoryCorpus.libraries
    let nothing = Explanation(DeviceLog(Source(name: "log", text: "")), libraries: &libraries, most: 1)
    func header(_ calls: (callback: String, size: String)...) -> [String] {
      let log = DeviceLog(
        Source(name: "log", text: calls.map { "-[HomeVC \($0.callback)] bounds=\($0.size)\n" }.joined()))
      return LogDraft(log, nothing, title: "a log").text.split(separator: "\n").map { String($0) }.filter {
        $0.hasPrefix("mode ") || $0.hasPrefix("device ") || $0.contains("held")
      }
    }
    #expect(header(("viewDidAppear:", "320x416")) == ["mode ios6"])
    #expect(header(("viewWillAppear:", "320x480"), ("viewDidAppear:", "320x460")) == ["mode ios6"])
    #expect(header(("viewWillAppear:", "320x480")) == ["mode ios6"])
    #expect(header(("viewDidAppear:", "320x480")) == ["mode ios7"])
    #expect(header(("viewDidAppear:", "320x504")) == ["mode ios6", "device phone 320x568"])
    #expect(header(("viewDidAppear:", "390x844")) == ["mode ios7", "device phone 390x844"])
    #expect(header(("viewDidAppear:", "768x960")) == ["mode ios6", "device pad"])
    #expect(header(("viewDidAppear:", "834x1112")) == ["mode ios7", "device pad 834x1112"])
    let held = "# Not told by the log: which way the device was held at the launch."
    #expect(header(("viewDidAppear:", "480x268")) == ["mode ios6", "device phone 320x480 landscapeRight", held])
    #expect(header(("viewDidAppear:", "1024x704")) == ["mode ios6", "device pad landscapeRight", held])
    #expect(header(("viewDidUnload", "0x0"), ("viewDidAppear:", "320x480")) == ["mode ios5"])
    #expect(header(("viewDidAppear:", "200x100")) == ["mode ios6"])
    #expect(
      header(("viewDidLayoutSubviews", "320x90000"), ("viewDidAppear:", "320x504")) == [
        "mode ios6", "device phone 320x568",
      ])
    #expect(header(("viewDidAppear:", "none; frame={{0, 20}, {320, 548}}")) == ["mode ios6", "device phone 320x568"])
    #expect(header(("viewDidAppear:", "390x844 frame={{0, 0}, {375, 667}}")) == ["mode ios7", "device phone 390x844"])
    #expect(header(("viewDidAppear:", "0x0")) == ["mode ios6"])
  }

  /// A tab bar tells who comes before who goes, a navigation controller the other way round.
  @Test(.long) func tabsAreToldByWhoIsToldFirst() {
    func both(_ first: String, _ second: String, _ animated: String = "") -> String {
      "-[\(first)]\(animated)\n-[\(second)]\(animated)\n"
    }
    let launch = "-[HomeVC viewWillAppear:]\n-[HomeVC viewDidAppear:]\n"
    let leave = both("HomeVC viewDidDisappear:", "SearchVC viewDidAppear:")
    let tabs = launch + both("SearchVC viewWillAppear:", "HomeVC viewWillDisappear:") + leave
    #expect(story(tabs) == ["launch tabs", "tap search in tabs"])
    let back =
      both("HomeVC viewWillAppear:", "SearchVC viewWillDisappear:")
      + both("SearchVC viewDidDisappear:", "HomeVC viewDidAppear:")
    #expect(story(tabs + back) == ["launch tabs", "tap search in tabs", "tap home in tabs"])
    let push = launch + both("HomeVC viewWillDisappear:", "SearchVC viewWillAppear:") + leave
    #expect(story(push) == ["launch nav", "push search on nav animated"])
    // What lies on a tab's stack is not a tab.
    let deep =
      push + both("MapVC viewWillAppear:", "SearchVC viewWillDisappear:")
      + both("SearchVC viewDidDisappear:", "MapVC viewDidAppear:")
      + both("SearchVC viewWillAppear:", "MapVC viewWillDisappear:")
      + both("MapVC viewDidDisappear:", "SearchVC viewDidAppear:")
    #expect(
      story(deep) == ["launch tabs", "push search on nav animated", "tap map in tabs", "tap nav in tabs"])
  }

  /// Objects that cannot be told apart are two controllers.
  @Test(.long) func oneThatAppearsAndDisappearsAtOnceIsTwo() {
    let log = ["WillAppear:", "DidAppear:", "WillAppear:", "WillDisappear:", "DidDisappear:", "DidAppear:"]
    let draft = draft(log.map { "-[PageVC view\($0)]\n" }.joined())
    #expect(draft.text.contains("controller page2\n  class PageVC\n"))
  }

  @Test(.ci) func marksAreTheStory() {
    let log =
      "[vcsim] = launch home\n[vcsim] > HomeVC 0x1 viewDidLoad\n[vcsim] = present sheet from home\n[vcsim] > SheetVC 0x2 viewDidLoad\n"
    #expect(story(log) == ["launch home", "present sheet from home"])
  }

  @Test(.ci) func whatCannotBeToldIsSaid() {
    let draft = draft(
      "A viewWillAppear\nB viewWillAppear\nA viewDidAppear\nB viewDidAppear\nA willRotateToInterfaceOrientation:duration:\n"
    )
    #expect(draft.text.contains("# Not told by the log: which way the device was rotated."))
  }

  /// Whatever a log holds, a draft can be read.
  @Test(.long) func everyDraftParses() {
    for seed in 0..<3 {
      let scenario = RandomScenario(seed: UInt64(seed), depth: 2, hooks: seed % 2 == 0, actions: 10).scenario
      var simulator = Simulator(scenario, mode: seed % 3 == 0 ? .ios5 : .ios7)
      var log = ""
      for line in simulator.collect().0.flatMap(\.lines) {
        guard let message = line.message else { continue }
        log += "<\(message.owner.uppercased())Controller: 0x\(message.owner.count)> \(message.callback.selector)\n"
      }
      let text = draft(log).text
      let parsed = Scenario.parse(Source(name: "draft", text: text))
      #expect(parsed.scenario != nil || log.isEmpty, "seed \(seed): \(parsed.diagnostics.map(\.message))\n\(text)")
    }
  }

  /// Marks are the app's own words, whatever they are; a draft of them can be run.
  @Test(.long) func marksThatAreNoLinesStandAsComments() throws {
    let log = """
      [vcsim] = launch home
      [vcsim] > HomeViewController 0x1 viewDidLoad
      [vcsim] = tapped "Login
      [vcsim] = rotate landscapeLeft

      """
    let draft = draft(log)
    #expect(draft.text.hasSuffix("launch home\n# tapped \"Login\nrotate landscapeLeft\n"), "\(draft.text)")
    #expect(Scenario.parse(Source(name: "draft", text: draft.text)).diagnostics.isEmpty)
    #expect(draft.doubts.contains("the meaning of the lines in the comments below"))
  }

  /// A mark without words is one, too; and however many cannot be, what is left can be run.
  @Test(.long) func allMarksAreKept() {
    let head = "[vcsim] = launch home\n[vcsim] > HomeVC 0x1 viewDidLoad\n"
    let bare = draft(head + "[vcsim] =\n[vcsim] = present sheet\n")
    #expect(bare.text.hasSuffix("\nlaunch home\n# an action without words\n# present sheet\n"), "\(bare.text)")
    #expect(bare.doubts == ["the meaning of the lines in the comments below"])
    let many = draft(
      head + String(repeating: "[vcsim] = launch home\n", count: 250) + "[vcsim] = rotate landscapeLeft\n")
    #expect(many.text.components(separatedBy: "\n# launch home").count == 251)
    #expect(many.text.hasSuffix("\n# rotate landscapeLeft\n"))
    let scenario = Scenario.parse(Source(name: "draft", text: many.text)).draft
    var simulator = Simulator(scenario, mode: .standard)
    #expect(simulator.collect().outcome == .finished)
  }

  /// What was pushed once and comes again, is pushed again.
  @Test(.ci) func aScreenThatComesAgainIsPushedAgain() {
    func both(_ from: String, _ to: String) -> String {
      "-[\(from) viewWillDisappear:]\n-[\(to) viewWillAppear:]\n-[\(from) viewDidDisappear:]\n-[\(to) viewDidAppear:]\n"
    }
    let log =
      "-[ListVC viewWillAppear:]\n-[ListVC viewDidAppear:]\n" + both("ListVC", "DetailVC")
      + both("DetailVC", "ListVC") + both("ListVC", "DetailVC")
    #expect(
      story(log) == ["launch nav", "push detail on nav animated", "pop nav animated", "push detail on nav animated"])
  }

  /// Marks that no app could act upon stand as comments too.
  @Test(.ci) func whatNoAppCouldDoStandsAsAComment() {
    let log = "[vcsim] = launch home\n[vcsim] = dismiss home\n[vcsim] = launch home\n[vcsim] > HomeVC 0x1 viewDidLoad\n"
    let text = draft(log).text
    #expect(text.contains("\nlaunch home\n") && text.hasSuffix("# launch home\n"), "\(text)")
  }

  /// Whatever a log says in whatever order, its draft can be run.
  @Test(.long) func anyOrderOfCallbacksMakesADraftThatRuns() {
    var random = Random(seed: 7)
    let callbacks = [
      "viewDidLoad", "viewWillAppear:", "viewDidAppear:", "viewWillDisappear:", "viewDidDisappear:", "dealloc",
    ]
    for round in 0..<Rounds.of(6) {
      var log = ""
      for _ in 0..<random.below(40) {
        let name = random.pick(["ListVC", "DetailVC", "SheetVC", "MainNavigationController"])
        log += "-[\(name) \(random.pick(callbacks))] bounds=\(random.pick(["", "320x416", "667x375", "768x1024"]))\n"
        if random.below(8) == 0 { log += "-[\(name) willMoveToParentViewController:]\n" }
        if random.below(20) == 0 { log += "[vcsim] = \(random.pick(["launch list", "push detail on nav", "tap x"]))\n" }
      }
      let draft = draft(log)
      guard draft.hasReceivers else { continue }
      guard let scenario = Scenario.parse(Source(name: "draft", text: draft.text)).scenario else {
        Issue.record("round \(round): no scenario: \(draft.text)")
        continue
      }
      var simulator = Simulator(scenario, mode: scenario.header.modes.first ?? .standard)
      if case .fault(let fault) = simulator.collect().outcome {
        Issue.record("round \(round): \(fault): \(draft.text)")
      }
    }
  }

  /// A class may be called as the language calls something else.
  @Test(.long) func wordsOfTheLanguageAreNoNames() {
    #expect(
      draft("nothing viewDidLoad\nnothing viewWillAppear\nnothing viewDidAppear\n").text.hasSuffix("launch screen\n"))
  }
}
