import Testing

@testable import SimKit

struct FieldTests {
  private struct Calls: EventSink {
    var calls: [Call] = []
    mutating func receive(_ event: TraceEvent) {
      if case .call(let call) = event.content { calls.append(call) }
    }
  }

  private func calls(_ seed: UInt64, _ mode: Mode) -> (scenario: Scenario, calls: [Call]) {
    let scenario = RandomScenario(seed: seed).scenario
    var simulator = Simulator(scenario, mode: mode)
    var sink = Calls()
    _ = simulator.run(into: &sink)
    return (scenario, sink.calls)
  }

  /// What a trace states of a message is what is read of it again: every kind of value, in every version.
  @Test(.ci) func everyMessageReadsBackFromItsText() {
    var seen: Set<FieldKey> = []
    for (number, mode) in (0..<120).map({ ($0, Mode.all[$0 % Mode.all.count]) }) {
      let (scenario, calls) = calls(UInt64(number), mode)
      for call in calls {
        let message = call.message(FieldDetail(properties: true, geometry: true), in: scenario)
        #expect(TraceMessage.read(message.text)?.message == message, "\(message.text)")
        seen.formUnion(message.fields.map(\.key))
      }
    }
    // Messages that random stories do not have are tried by hand below.
    #expect(seen.isSuperset(of: [.animated, .parent, .returns, .bounds, .frame, .interfaceOrientation, .loaded]))
  }

  @Test(arguments: [
    ("nav.delegate navigationController:didShowViewController:animated: viewController=list animated=yes", 2),
    ("home willRotateToInterfaceOrientation:duration: orientation=landscapeLeft duration=400ms", 2),
    ("home viewWillTransitionToSize:withTransitionCoordinator: size=480x320", 1),
    ("home willTransitionToTraitCollection:withTransitionCoordinator: traits=compact/regular", 1),
    ("home willMoveToParentViewController: parent=nil", 1),
    ("home supportedInterfaceOrientations returns=portrait,landscapeLeft", 1),
    ("home supportedInterfaceOrientations returns=none", 1),
    ("home preferredInterfaceOrientationForPresentation returns=portrait", 1),
    ("home viewWillAppear: animated=no isBeingPresented=yes bounds=160x-160 frame={0, -20, 320, 480}", 4),
  ])
  func aLineIsItsFields(_ line: String, _ count: Int) throws {
    let message = try #require(TraceMessage.read(line)?.message)
    #expect(message.fields.count == count)
    #expect(message.text == line)
  }

  @Test func whatIsNoMessageIsNotRead() {
    for line in [
      "home", "home viewWillAppear", "home viewDidLoad animated", "home viewDidLoad animated=maybe",
      "home viewDidLoad returns=yes", "home viewDidLoad color=red", "home viewDidLoad animated=yes animated=yes",
      "home viewDidLoad bounds=3", "home viewDidLoad size=1x2x3", "home viewDidLoad frame={1, 2, 3}",
      "home viewDidLoad traits=compact", "home viewDidLoad duration=4s",
      "home supportedInterfaceOrientations returns=up",
      "home viewDidLoad parent=",
    ] {
      #expect(TraceMessage.read(line)?.message == nil, "\(line)")
      // A stored trace keeps such a line as it is, and compares it as it is.
      #expect(TraceLine(text: line, depth: 0).text == line)
    }
  }

  @Test func whatIsPrintedBesideTheValuesIsNoValue() throws {
    let plain = try #require(TraceMessage.read("home viewDidLoad")?.message)
    let line = TraceLine(text: "home viewDidLoad (stale) [load-on-first-use]", depth: 0)
    #expect(line.message == plain)
    #expect(line.rule == .loadOnFirstUse)
    #expect(TraceMessage.read("home viewDidLoad()")?.message == plain)
  }

  /// Order is kept by the list, not by who writes.
  @Test func fieldsComeInTheOrderOfTheList() throws {
    let message = try #require(TraceMessage.read("home viewWillAppear: isBeingPresented=yes animated=no")?.message)
    #expect(message.text == "home viewWillAppear: animated=no isBeingPresented=yes")
  }

  /// What a trace does not show can be expected all the same: the blog's question is which bounds each callback sees.
  @Test func anExpectationMayStateGeometry() throws {
    func outcome(_ line: String) -> Bool? {
      let text = "vcsim 1\nfamily appearance\ncontroller home\nlaunch home\nexpect\n  \(line)\n  ...\n"
      let parsed = Scenario.parse(Source(name: "a", text: text))
      guard parsed.scenario != nil else { return nil }
      var simulator = Simulator(parsed.draft, mode: .ios6)
      let steps = simulator.collect().steps
      return Expectation(parsed.draft.story[0].expectations[0], ComparisonWords()).matches(steps[0].lines)
    }
    let line = "home viewWillAppear: animated=no"
    #expect(outcome(line) == true)
    #expect(outcome(line + " interfaceOrientation=portrait loaded=yes") == true)
    #expect(outcome(line + " interfaceOrientation=landscapeLeft") == false)
    #expect(outcome(line + " frame=*") == true)
    #expect(outcome(line + " frame={1, 2, 3, 4}") == false)
    #expect(outcome(line + " frame={1, 2, 3}") == nil)
    #expect(outcome(line + " animated=no") == nil)
    #expect(outcome("home viewWillAppear: animated=maybe") == nil)
  }

  @Test func aWrongValueSaysWhatIsRight() throws {
    func message(_ line: String) throws -> String {
      let text = "vcsim 1\ncontroller home\nlaunch home\nexpect\n  \(line)\n"
      let diagnostic = try #require(Scenario.parse(Source(name: "a", text: text)).diagnostics.first)
      return diagnostic.code + " " + diagnostic.message + ": " + diagnostic.helps.joined(separator: " ")
    }
    #expect(
      try message("home viewWillAppear: animated=1")
        == "VS4011 '1' is not a value of 'animated': write yes or no, or * for any")
    #expect(
      try message("home viewDidLoad returns=yes")
        == "VS4011 'viewDidLoad' returns nothing: take it out")
    #expect(
      try message("home supportedInterfaceOrientations returns=yes")
        == "VS4011 'yes' is not a value of 'returns': write orientations with commas between them, or none, or * for any"
    )
    #expect(
      try message("home willMoveToParentViewController: parent=bax").hasPrefix("VS2001 no controller is named 'bax'"))
  }
}

struct RuleAdviceTests {
  /// Whoever ports is told something about every rule that does not hold everywhere, and nothing about the others.
  @Test func everyRuleThatDiffersSaysWhatToDo() {
    for rule in RuleBook.all {
      let holdsEverywhere = Mode.all.allSatisfy { rule.modes.contains($0) }
      #expect((rule.advice == nil) == holdsEverywhere, "\(rule.id.rawValue)")
      if rule.porting != nil { #expect(!holdsEverywhere, "\(rule.id.rawValue)") }
    }
  }
}
