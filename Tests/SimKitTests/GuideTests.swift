import Testing

@testable import SimKit

/// What `explain` says of symptoms and console texts is what the engine does, and people find it in their own words.
struct GuideTests {
  /// The lines that count in a run: those of the actions below the start of a cause.
  private func steps(_ cause: Guide.PossibleCause, _ mode: Mode) -> (steps: [TraceStep], all: [TraceStep])? {
    let parsed = Scenario.parse(Source(name: "cause.txt", text: cause.scenario(in: mode)))
    guard let scenario = parsed.scenario else { return nil }
    var simulator = Simulator(scenario, mode: mode)
    let (steps, outcome) = simulator.collect()
    if case .fault = outcome { return nil }
    return (steps.filter { step in step.statement.map { scenario.story[$0].line >= cause.start } ?? false }, steps)
  }

  private func isShown(_ sign: Guide.Sign, _ run: (steps: [TraceStep], all: [TraceStep])) -> Bool {
    switch sign {
    case .calls(let receiver, let selector, let count):
      let calls = run.steps.flatMap(\.lines).compactMap(\.message).filter {
        $0.receiver == receiver && $0.callback.selector == selector
      }
      return calls.count == count
    case .text(let words):
      return run.all.flatMap(\.lines).contains { $0.text.hasPrefix("!") && $0.text.contains(words) }
    }
  }

  /// In each version of a cause its scenario shows what the row says, and in no other version.
  @Test(.ci) func eachCauseIsShownInItsVersions() {
    var count = 0
    for guide in Guide.all {
      for (place, cause) in guide.causes.enumerated() {
        count += 1
        #expect(!cause.shows.isEmpty && !cause.lines.isEmpty && !cause.fix.isEmpty, "\(guide.title) \(place + 1)")
        let shown = Mode.all.filter { mode in
          steps(cause, mode).map { run in cause.shows.allSatisfy { isShown($0, run) } } ?? false
        }
        #expect(shown == Mode.all.filter { cause.modes.contains($0) }, "\(guide.title) \(place + 1)")
      }
    }
    #expect(count > 45)
  }

  /// A sign of a cause names what there is.
  @Test func signsNameCallbacks() {
    for sign in Guide.all.flatMap(\.causes).flatMap(\.shows) {
      if case .calls(_, let selector, _) = sign { #expect(CallbackNames[selector] != nil, "\(selector)") }
    }
  }

  /// The causes of a console text trigger it, so that a page never names a cause of another text.
  @Test func eachCauseOfATextTriggersIt() throws {
    for guide in Guide.all {
      guard case .text(let text) = guide.subject else { continue }
      for cause in guide.causes {
        let parsed = Scenario.parse(Source(name: "cause.txt", text: cause.scenario(in: cause.newest)))
        var simulator = Simulator(try #require(parsed.scenario), mode: cause.newest)
        let rules = simulator.collect().steps.flatMap(\.lines).compactMap(\.rule)
        #expect(rules.contains(text.rule), "\(text): \(cause.text)")
      }
    }
  }

  /// Each entry of the table leads to its page, alone.
  @Test(.ci) func eachEntryFindsItsGuide() {
    for guide in Guide.all {
      for entry in Rounds.sample(guide.entries) {
        let found = Guide.named(entry).map { [$0] } ?? Guide.guides(to: SearchWords(entry))
        #expect(found.map(\.title) == [guide.title], "\(entry)")
      }
    }
  }

  @Test(arguments: [
    ("iOS 13", ["ios13"]), ("ios 13.0", ["ios13"]), ("iOS13", ["ios13"]), ("doesn't", ["not"]),
    ("viewDidAppear is called 2x", ["viewdidappear", "twice"]), ("viewWillAppear(_:)", ["viewwillappear"]),
    ("rotates, rotation and rotating", ["rotate"]),
  ]) func aQuestionIsCutIntoWords(text: String, words: [String]) { #expect(SearchWords(text).words == words) }

  @Test(arguments: [
    ("viewwillappear", "viewWillAppear:"), ("viewWillAppear(_:)", "viewWillAppear:"),
    ("viewWillAppear(_ animated: Bool)", "viewWillAppear:"), ("override func viewDidLoad()", "viewDidLoad"),
    ("- (void)viewWillAppear:(BOOL)animated", "viewWillAppear:"), ("-[MyApp.Home viewDidAppear:]", "viewDidAppear:"),
    ("UIViewController.viewDidLoad", "viewDidLoad"), ("super.viewDidLayoutSubviews()", "viewDidLayoutSubviews"),
    ("self.present(sheet, animated: true)", "presentViewController:animated:completion:"),
    ("viewWillTransition(to:with:)", "viewWillTransitionToSize:withTransitionCoordinator:"),
    ("PUSHVIEWCONTROLLER", "pushViewController:animated:"),
    ("preferredInterfaceOrientation", "preferredInterfaceOrientationForPresentation"),
  ]) func aMethodIsKnownInAnySpelling(text: String, selector: String) {
    #expect(MethodName(text).methods == [selector])
  }

  @Test(arguments: [
    "", "a", "view controllers", "my table view is slow", "how to center a label", "viewDidAppear: is called 2x",
  ])
  func aSentenceIsNoMethod(text: String) { #expect(MethodName(text).methods.isEmpty) }

  /// Every callback and every other name is found in small letters, and as Swift spells it.
  @Test func allMethodsAreKnownInSmallLetters() {
    for callback in Callback.allCases {
      let small = callback.selector.lowercased()
      #expect(MethodName(small).methods.contains(callback.selector), "\(small)")
      #expect(!MethodName(callback.facts.swiftName).methods.isEmpty, "\(callback.facts.swiftName)")
    }
  }
}
