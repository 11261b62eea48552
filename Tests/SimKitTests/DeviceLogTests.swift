import Testing

@testable import SimKit

private func call(_ line: String) -> LoggedCall? {
  let log = DeviceLog(Source(name: "log", text: line + "\n"))
  guard log.entries.count == 1, case .call(let call) = log.entries[0].content else { return nil }
  return call
}

/// The shapes that logs have, each with a process, a class and times of its own.
struct DeviceLogTests {
  /// A line, the class, the callback, the values.
  private static let shapes: [(String, String, Callback, [String])] = [
    // NSLog up to iOS 9, with a process whose name has a space, and with a thread in hex.
    (
      "2013-04-02 09:10:11.123 Demo App[812:c07] -[ListViewController viewWillAppear:]", "ListViewController",
      .viewWillAppear, []
    ),
    (
      "2015-04-02 09:10:11.123 Demo[49348:2047139] -[ListViewController viewDidLoad]", "ListViewController",
      .viewDidLoad, []
    ),
    ("[7397:f803] -[ListViewController loadView]", "ListViewController", .loadView, []),
    // iOS 10 and later; a process that is not ASCII.
    (
      "2019-04-01 16:30:45.465638+0200 Übung[632:914] -[ListViewController viewDidAppear:]", "ListViewController",
      .viewDidAppear, []
    ),
    // Unified logging, as Xcode, `log show` and `log stream` print it.
    (
      "2021-06-25 20:42:33.061052-0600 Demo[42:16] [lifecycle] ListViewController viewWillAppear(_:)",
      "ListViewController", .viewWillAppear, []
    ),
    (
      "2024-08-11 17:15:22.031 Df Demo[80328:9875ec] [com.example.demo:ui] Demo.ListViewController.viewDidLoad()",
      "ListViewController", .viewDidLoad, []
    ),
    (
      "2022-08-25 15:22:01.008417+0100 localhost Demo[1766]: [ui:vc] -[ListViewController viewDidDisappear:]",
      "ListViewController", .viewDidDisappear, []
    ),
    (
      "{\"eventMessage\":\"-[ListViewController viewDidAppear:] animated = YES\",\"processID\":12}",
      "ListViewController", .viewDidAppear, ["animated=yes"]
    ),
    // A device's syslog.
    (
      "Dec 14 11:24:14 phone Demo[6839] <Warning>: -[ListViewController viewDidUnload] [Line 114]",
      "ListViewController", .viewDidUnload, []
    ),
    // The object in front, or in the method's place.
    (
      "<ModalController: 0xab9d9e0> -[BaseController viewWillAppear:] animated:1", "ModalController", .viewWillAppear,
      ["animated=yes"]
    ),
    ("-[<ModalController: 0x171648010> viewWillDisappear:0]", "ModalController", .viewWillDisappear, ["animated=no"]),
    (
      "[INFO] (-[ModalController viewDidAppear:]) - Called for object <ModalController: 0x8b37770>, animated = NO",
      "ModalController", .viewDidAppear, ["animated=no"]
    ),
    ("Called -[ModalController willRotateToInterfaceOrientation:duration:]", "ModalController", .willRotate, []),
    ("-[ModalController(Logging) viewDidLoad]", "ModalController", .viewDidLoad, []),
    ("[RootViewController viewWillLayoutSubviews] bounds 320 460", "RootViewController", .viewWillLayoutSubviews, []),
    // Swift's #function.
    ("ListViewController: viewWillAppear(_:) called", "ListViewController", .viewWillAppear, []),
    ("[ListViewController viewWillAppear(_:)](48): c", "ListViewController", .viewWillAppear, []),
    ("_TtC4Demo18ListViewController viewDidLoad()", "ListViewController", .viewDidLoad, []),
    ("ListViewController.viewWillAppear(animated: true)", "ListViewController", .viewWillAppear, ["animated=yes"]),
    ("ListViewController willMove(toParent:)", "ListViewController", .willMoveToParent, []),
    ("ListViewController viewWillTransition(to:with:)", "ListViewController", .viewWillTransitionToSize, []),
    ("🚨   viewWillAppear", "", .viewWillAppear, []),
    // Logging libraries.
    (
      "2014-06-09 06:44:43.600 [Debug] [ListViewController.swift:40] viewDidLoad(): here", "ListViewController",
      .viewDidLoad, []
    ),
    ("2020/01/02 06:44:43:600  ListViewController.viewDidLoad():12 - here", "ListViewController", .viewDidLoad, []),
    ("12:44:43.600 DEBUG ListViewController.viewDidAppear():12 - done", "ListViewController", .viewDidAppear, []),
    ("viewWillAppear ListViewController#3 animated:false", "ListViewController", .viewWillAppear, ["animated=no"]),
    // The code that `vcsim export recorder` prints.
    (
      "[vcsim] > ListViewController 0x7fb1 viewWillAppear: animated=yes", "ListViewController", .viewWillAppear,
      ["animated=yes"]
    ),
  ]

  @Test func eachShapeIsRead() {
    for (line, name, callback, values) in Self.shapes {
      let read = call(line)
      #expect(read?.className == name, "\(line): \(String(describing: read))")
      #expect(read?.message.callback == callback, "\(line): \(String(describing: read))")
      #expect(read?.fields.map(\.text) == values, "\(line): \(String(describing: read))")
    }
  }

  @Test func whatIsNoCallbackIsCountedAndSaid() {
    let log = DeviceLog(
      Source(
        name: "log",
        text: """
          2020-04-01 16:30:45.465 Demo[63209:914637] -[ListViewController fetch]
          Loading 12 items, will appear soon

          Type: stdio | Timestamp: 2025-08-22 10:41:14.396835+09:00 | Process: Demo
          ListViewController viewDidLoad()

          """))
    #expect(log.entries.count == 1)
    #expect(log.unread.map(\.line) == [1, 2, 4])
    #expect(log.unread.map(\.reason) == [.unknownMethod("-[ListViewController fetch]"), .noCallback, .metadata])
  }

  @Test func theEndOfACallbackIsNoSecondCallback() {
    let log = DeviceLog(
      Source(name: "log", text: "MainController viewWillAppear(_:) Start\nMainController viewWillAppear(_:) End\n"))
    #expect(log.entries.count == 2)
    guard case .returned = log.entries[1].content else {
      Issue.record("\(log.entries)")
      return
    }
  }

  @Test func warningsAreReadInUIKitsWords() {
    let text =
      "2013-01-01 10:00:00.000 Demo[1:c07] Unbalanced calls to begin/end appearance transitions for <HomeViewController: 0x8c3d>.\n"
    let log = DeviceLog(Source(name: "log", text: text + "-[HomeViewController viewDidLoad]\n"))
    let mapping = LogMapping(log, receivers: ["home"], rules: [])
    let steps = [
      TraceStep(
        text: "launch home",
        lines: [
          TraceLine(text: "!  Unbalanced calls to begin/end appearance transitions for <home>.", depth: 0),
          TraceLine(text: "home viewDidLoad", depth: 0),
        ])
    ]
    let comparison = LogComparison(steps, log, mapping, LogComparison.Habits())
    #expect(comparison.actual == comparison.expected)
  }

  @Test func exceptionsAreReadAsATraceHasThem() {
    let text =
      "*** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: 'Pushing the same view controller instance more than once is not supported (<HomeViewController: 0x8c3d>)'\n"
    let log = DeviceLog(Source(name: "log", text: text + "-[HomeViewController viewDidLoad]\n"))
    let mapping = LogMapping(log, receivers: ["home"], rules: [])
    let line =
      "!! NSInvalidArgumentException: Pushing the same view controller instance more than once is not supported (<home>)"
    let steps = [
      TraceStep(
        text: "push home on nav",
        lines: [TraceLine(text: line, depth: 0), TraceLine(text: "home viewDidLoad", depth: 0)])
    ]
    let comparison = LogComparison(steps, log, mapping, LogComparison.Habits())
    #expect(comparison.actual == comparison.expected)
  }

  @Test func classesAreGuessedWhereItIsClear() {
    func guess(_ classes: [String], _ receivers: [String]) -> [String: [String]] {
      let text = classes.map { "-[\($0) viewDidLoad]\n" }.joined()
      let mapping = LogMapping(DeviceLog(Source(name: "log", text: text)), receivers: receivers, rules: [])
      return Dictionary(uniqueKeysWithValues: mapping.assignments.map { ($0.className, $0.receivers) })
    }
    #expect(
      guess(["HomeViewController", "SheetVC"], ["home", "sheet"]) == [
        "HomeViewController": ["home"], "SheetVC": ["sheet"],
      ])
    #expect(guess(["XYZHomeViewController"], ["home", "sheet"]) == ["XYZHomeViewController": ["home"]])
    // One is left on each side.
    #expect(
      guess(["HomeViewController", "Other"], ["home", "sheet"]) == ["HomeViewController": ["home"], "Other": ["sheet"]])
    // Two are left: nobody knows.
    #expect(guess(["Some", "Other"], ["home", "sheet"]).isEmpty)
  }

  @Test func instancesAreToldApartByTheirAddresses() {
    let text = """
      <DetailController: 0x1> -[DetailController viewDidLoad]
      <DetailController: 0x2> -[DetailController viewDidLoad]
      <DetailController: 0x1> -[DetailController viewDidAppear:]

      """
    let log = DeviceLog(Source(name: "log", text: text))
    let rule = LogMapping.Rule(className: "DetailController", receivers: ["first", "second"])
    #expect(
      LogMapping(log, receivers: ["first", "second"], rules: [rule]).receivers == [["first"], ["second"], ["first"]])
  }

  @Test func aLogThatIsPrintedAfterSuperIsComparedInThatOrder() {
    let lines = [
      TraceLine(text: "nav viewWillAppear: animated=no", depth: 0),
      TraceLine(text: "list viewWillAppear: animated=no", depth: 1),
      TraceLine(text: "nav viewDidAppear: animated=no", depth: 0),
    ]
    #expect(LogComparison.afterSuper(lines).map(\.text) == [lines[1].text, lines[0].text, lines[2].text])
  }

  /// A run printed in the manner of an app's log and read again is the run.
  @Test func aRunPrintedAsALogIsTheRunAgain() {
    var random = Random(seed: 7)
    for seed in 0..<Rounds.of(200) {
      let scenario = RandomScenario(seed: UInt64(seed), depth: 2, hooks: false, actions: 8).scenario
      var simulator = Simulator(scenario, mode: random.below(2) == 0 ? .ios5 : .ios6)
      let (steps, _) = simulator.collect()
      var text = ""
      var rules: [LogMapping.Rule] = []
      for (number, receiver) in LogComparison.receivers(of: steps).enumerated() {
        rules.append(LogMapping.Rule(className: "C\(number)", receivers: [receiver]))
      }
      for line in steps.flatMap(\.lines) where !line.text.hasPrefix("-- ") && !line.text.hasPrefix("!") {
        let words = line.text.split(separator: " ").map(String.init)
        guard let callback = CallbackNames[words[1]], callback.family != .completion,
          let rule = rules.first(where: { $0.receivers == [words[0]] })
        else { continue }
        let animated = words.first { $0.hasPrefix("animated=") }.map { " " + $0.replacing("=", with: " = ") } ?? ""
        text += "2014-01-01 10:00:00.000 App[1:2] -[\(rule.className) \(words[1])]\(animated)\n"
      }
      let log = DeviceLog(Source(name: "log", text: text))
      let mapping = LogMapping(log, receivers: LogComparison.receivers(of: steps), rules: rules)
      let comparison = LogComparison(steps, log, mapping, LogComparison.Habits())
      let different = TraceDifference.compare(expected: comparison.expected, actual: comparison.actual).filter {
        !$0.isEmpty
      }
      // Messages about other controllers carry no value that a log of this shape has; their order is compared all the same.
      #expect(different.isEmpty, "seed \(seed): \(different)")
    }
  }
}
