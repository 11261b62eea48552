import Testing

@testable import SimKit

/// What an app's classes override, pass on by hand and answer.
struct AppCodeTests {
  private func parse(_ text: String) -> ParsedScenario { Scenario.parse(Source(name: "test", text: text)) }
  private func codes(_ text: String) -> [String] { parse(text).diagnostics.map(\.code) }

  private func run(_ text: String, _ mode: Mode = .ios6) throws -> (lines: [[String]], outcome: Outcome) {
    let parsed = parse(text)
    var simulator = Simulator(try #require(parsed.scenario, "\(parsed.diagnostics.map(\.message))"), mode: mode)
    let (steps, outcome) = simulator.collect()
    return (steps.map { $0.lines.map(\.text) }, outcome)
  }

  private func last(_ text: String, _ mode: Mode = .ios6) throws -> [String] {
    let (lines, outcome) = try run(text, mode)
    #expect(outcome == .finished)
    return lines.last ?? []
  }

  @Test func onlyWhatAClassOverridesHasALine() throws {
    let head = "vcsim 1\nonly a b\ncontroller a\n  overrides viewDidLoad viewDidAppear:\ncontroller b\n"
    #expect(try last(head + "launch a\n") == ["a viewDidLoad", "a viewDidAppear: animated=no"])
    let hook = head + "when a viewWillAppear:\n  load b\nlaunch a\n"
    let lines = try last(hook)
    #expect(lines.contains("a viewWillAppear: animated=no") && lines.contains("b viewDidLoad"))
    let nothing = "vcsim 1\nonly a\ncontroller a\n  overrides nothing\nlaunch a\nmemory warning\n"
    #expect(try run(nothing).lines == [[], []])
  }

  @Test func whatIsCalledInsideStandsNoDeeperThanWhatIsShown() throws {
    let head = "vcsim 1\nfamily appearance\ncontroller a\ncontroller nav is navigation of a\n"
    for (option, depth) in [("", 1), ("  overrides nothing\n", 0)] {
      let scenario = try #require(parse(head + option + "launch nav\n").scenario)
      var simulator = Simulator(scenario, mode: .ios6)
      let appeared = try #require(
        simulator.collect().steps[0].lines.first { $0.text == "a viewWillAppear: animated=no" })
      #expect(appeared.depth == depth)
    }
  }

  @Test func whoOverridesNoLoadViewGetsTheViewOfUIKit() throws {
    func view(_ options: String) throws -> ViewSource {
      try #require(parse("vcsim 1\ncontroller a\n" + options + "launch a\n").scenario).controllers[0].view
    }
    #expect(try view("") == .code(nil))
    #expect(try view("  overrides viewDidLoad\n") == .standard)
    #expect(try view("  overrides loadView\n") == .code(nil))
    #expect(try view("  overrides viewDidLoad\n  view from nib\n") == .nib(nil))
  }

  @Test func theOldCallbacksOfRotationGoOn() throws {
    let old = "willRotateToInterfaceOrientation:duration: orientation=landscapeLeft duration=300ms"
    func turn(_ overrides: String, _ mode: Mode) throws -> [String] {
      try last(
        "vcsim 1\nonly a\nfamily rotation size\ncontroller a\n  overrides \(overrides)\nlaunch a\n"
          + "rotate landscapeLeft\n", mode)
    }
    for mode in [Mode.ios7, .ios8, .ios18] {
      #expect(try turn("willRotateToInterfaceOrientation:duration:", mode) == ["a " + old])
    }
    let both = "willRotateToInterfaceOrientation:duration: viewWillTransitionToSize:withTransitionCoordinator:"
    #expect(try turn(both, .ios7) == ["a " + old])
    #expect(try turn(both, .ios8) == ["a viewWillTransitionToSize:withTransitionCoordinator: size=480x320"])
  }

  @Test func codeCallsWithTheValuesThatItWasTold() throws {
    let head =
      "vcsim 1\nonly b\nfamily appearance rotation orientation\ncontroller a\n  forwards rotation no\ncontroller b\n"
    let hook = "when a willRotateToInterfaceOrientation:duration:\n  together\n    send willRotate(to:duration:) to b\n"
    let turned = "b willRotateToInterfaceOrientation:duration: orientation=landscapeLeft duration=300ms"
    #expect(try last(head + hook + "launch a\nrotate landscapeLeft\n") == [turned])
    let asked =
      "when a shouldAutorotateToInterfaceOrientation: once\n  send shouldAutorotateToInterfaceOrientation: to b\n"
    #expect(
      try last(head + asked + "launch a\n", .ios5)
        == ["b shouldAutorotateToInterfaceOrientation: orientation=portrait returns=yes"])
    #expect(try last(head + "launch a\nsend viewWillAppear: to b\n") == ["b viewWillAppear: animated=no"])
    #expect(try last(head + "launch a\nsend viewWillAppear: to b animated\n") == ["b viewWillAppear: animated=yes"])
    let later = "when a viewDidAppear:\n  after 10ms\n    send didRotateFromInterfaceOrientation: to b\nlaunch a\n"
    #expect(try last(head + later).last == "b didRotateFromInterfaceOrientation: orientation=portrait")
    #expect(codes(head + "launch a\nsend applicationDidBecomeActive: to b\n") == ["VS4012"])
    // A hook whose receiver never gets its callback would never run.
    for (receiver, callback) in [
      ("app", "sceneDidBecomeActive:"), ("scene", "applicationDidBecomeActive:"), ("a", "applicationDidBecomeActive:"),
      ("app", "viewDidLoad"), ("app", "applicationFinishedRestoringState"),
      ("a", "application:shouldSaveApplicationState:"),
    ] {
      #expect(
        codes(head + "when \(receiver) \(callback)\n  load b\nlaunch a\n") == ["VS4012"], "\(receiver) \(callback)")
    }
    #expect(codes(head + "when a applicationFinishedRestoringState\n  load b\nlaunch a\n") == [])
    #expect(codes(head + "launch a\nsend viewWilAppear: to b\n") == ["VS4003"])
  }

  @Test func anAppearanceBeginsAsTold() throws {
    let head =
      "vcsim 1\nonly b\nfamily appearance\ncontroller root\ncontroller a\n  forwards appearance no\ncontroller b\n"
      + "when a viewDidLoad\n  add b to a\nwhen a viewWillAppear:\n  begin appearance of b appearing animated as told\n"
      + "when a viewDidAppear:\n  end appearance of b\n"
    #expect(try last(head + "launch a\n").first == "b viewWillAppear: animated=no")
    #expect(try last(head + "launch root\npresent a from root animated\n").first == "b viewWillAppear: animated=yes")
  }

  @Test func aContainerAnswersAsTheControllerOnTop() throws {
    let head =
      "vcsim 1\nonly nav\nfamily orientation\ncontroller a\n  supports portrait\ncontroller b\n  supports landscape\n"
      + "controller tabs is tab bar of a\n  supports as top\ncontroller nav is navigation of tabs\n  supports as top\n"
    let answer = "nav supportedInterfaceOrientations returns="
    #expect(try last(head + "launch nav\nrotate landscapeLeft\n").last == answer + "portrait")
    #expect(
      try last(head + "launch nav\npush b on nav\nrotate landscapeLeft\n").last
        == answer + "landscapeLeft,landscapeRight")
    #expect(
      try last(head + "launch nav\nchange nav supports portrait\nrotate landscapeLeft\n").last
        == answer + "portrait")
  }

  @Test func aHookOfTheInitialiserRunsWhenCodeMakesTheController() throws {
    let text =
      "vcsim 1\nonly a b\nfamily creation containment\ncontroller a\ncontroller b\nwhen a init\n  add child b to a\n"
    #expect(
      try last(text + "launch a\n") == ["a initWithNibName:bundle:", "b willMoveToParentViewController: parent=a"])
    let storyboard = "vcsim 1\nfamily creation\ncontroller a\n  view from storyboard\nwhen a init\n  load a\nlaunch a\n"
    #expect(try last(storyboard) == ["a initWithCoder:", "a awakeFromNib"])
    let overridden = "vcsim 1\nfamily creation\ncontroller a\n  overrides initWithNibName:bundle:\nlaunch a\n"
    #expect(try last(overridden) == ["a initWithNibName:bundle:"])
  }

  @Test func anAlertIsPresentedSinceIOS8AndIsNobodyBefore() throws {
    let head = "vcsim 1\nfamily appearance\ncontroller a\ncontroller b\ncontroller question is alert\nlaunch a\n"
    let shown = head + "present question from a animated with completion\npresent b from a\n"
    #expect(try last(shown, .ios7).first == "a viewWillDisappear: animated=no")
    #expect(
      try last(shown, .ios8) == ["!  Warning: Attempt to present <b>  on <a> which is already presenting <question>"])
    let gone = head + "present question from a animated\ndismiss a animated\npresent b from a\n"
    for mode in [Mode.ios7, .ios8] { #expect(try last(gone, mode).first == "a viewWillDisappear: animated=no") }
    #expect(
      codes("vcsim 1\ncontroller q is alert\ncontroller a\ncontroller n is navigation of q\nlaunch a\n") == ["VS2012"])
    #expect(codes(head + "present b from question\n").isEmpty)
  }

  @Test func aPageViewControllerMayBeginEmpty() throws {
    let head =
      "vcsim 1\nonly one two\nfamily appearance\ncontroller one\ncontroller two\ncontroller book is page view\n"
    for mode in Mode.all {
      #expect(try last(head + "launch book\n", mode).isEmpty)
      #expect(
        try last(head + "launch book\nturn book to one animated\n", mode).contains("one viewDidAppear: animated=no"))
      let early = head + "when book viewDidLoad\n  turn book to one\nlaunch book\n"
      #expect(try last(early, mode).contains("one viewDidAppear: animated=no"))
    }
    #expect(try last(head + "launch book\nbegin turn of book to one\n") == [])
  }

  @Test func aNoteInTheAppsCodeIsShownAndPartsNothing() throws {
    let head = "vcsim 1\nfamily appearance\ncontroller a\n"
    let hook = "when a viewDidAppear:\n  note \"here\"\n  after 10ms\n    note \"later\"\nlaunch a\n"
    let scenario = try #require(parse(head + hook).scenario)
    var simulator = Simulator(scenario, mode: .ios6)
    var sink = FilteredSink(Remarks(), filter: scenario.header.filter)
    _ = simulator.run(into: &sink)
    #expect(sink.base.found == ["1 here", "0 later"])
    #expect(try last(head + hook) == ["a viewWillAppear: animated=no", "a viewDidAppear: animated=no", "-- +10ms"])
    let parted =
      "vcsim 1\nfamily memory\ncontroller a\nlaunch a\ntogether\n  after 10ms\n    note \"x\"\n  after 30ms\n    memory warning\n"
    #expect(try last(parted) == ["-- +30ms", "a didReceiveMemoryWarning"])
  }

  private struct Remarks: EventSink {
    var found: [String] = []
    mutating func receive(_ event: TraceEvent) {
      if case .remark(.note(let words), _) = event.content { found.append("\(event.depth) \(words)") }
    }
  }
}
