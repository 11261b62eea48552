import Testing

@testable import SimKit

/// What logs say of bounds and frames.
struct LogGeometryTests {
  private func fields(_ line: String) -> [String] {
    for entry in DeviceLog(Source(name: "log", text: line + "\n")).entries {
      if case .call(let call) = entry.content { return call.fields.map(\.text) }
    }
    return ["no callback"]
  }

  @Test func shapesAreReadWhereTheyAreNamed() {
    let cases: [(String, [String])] = [
      ("-[HomeVC viewDidLoad] bounds: {{0, 0}, {480, 300}}", ["bounds=480x300"]),
      ("-[HomeVC viewDidLoad] frame = (0 20; 320 460)", ["frame={0, 20, 320, 460}"]),
      ("HomeVC viewDidLoad() view.frame: (0.0, 20.0, 320.0, 460.0)", ["frame={0, 20, 320, 460}"]),
      ("HomeVC viewDidLoad() self.view.bounds = 375.0x667.0", ["bounds=375x667"]),
      ("HomeVC viewDidLoad bounds.size {320, 460}", ["bounds=320x460"]),
      (
        "HomeVC viewDidLoad view.bounds=320 × 460 view.frame={{0, 20}, {320, 460}}",
        ["bounds=320x460", "frame={0, 20, 320, 460}"]
      ),
      (
        "HomeVC viewDidLoad() bounds (origin = (x = 0, y = 0), size = (width = 320, height = 460.4))",
        ["bounds=320x460"]
      ),
      ("HomeVC viewDidLoad() frame {{-0.5, 20}, {320, 459.5}}", ["frame={-1, 20, 320, 460}"]),
      (
        "Method: -[HomeVC viewWillAppear:] Sender: <HomeVC: 0x1> View Bounds: {{0, 0}, {480, 300}} View Frame: {{0, 0}, {300, 480}}",
        ["bounds=480x300", "frame={0, 0, 300, 480}"]
      ),
      (
        "[vcsim] > HomeVC 0x1 viewWillAppear: animated=no bounds=320x460.5 frame={0, 20, 320, 460.5} interfaceOrientation=portrait loaded=yes",
        ["animated=no", "bounds=320x461", "frame={0, 20, 320, 461}", "interfaceOrientation=portrait", "loaded=yes"]
      ),
      (
        "-[HomeVC willRotateToInterfaceOrientation:3 duration:0.4] duration: 0.4",
        ["orientation=landscapeRight", "duration=400ms"]
      ),
      ("HomeVC viewWillTransition(to: (667.0, 375.0), with: x)", ["size=667x375"]),
      (
        "HomeVC viewDidAppear interfaceOrientation: UIInterfaceOrientationLandscapeLeft",
        ["interfaceOrientation=landscapeLeft"]
      ),
      ("-[HomeVC shouldAutorotateToInterfaceOrientation:] orientation=3", ["orientation=landscapeRight"]),
    ]
    for (line, expected) in cases { #expect(fields(line) == expected, "\(line)") }
  }

  /// Another view's frame, a screen's bounds and a shape without a name say nothing of the controller's view.
  @Test func whatIsNotTheViewsIsNotTaken() {
    for line in [
      "HomeVC viewDidLoad button.frame = {{0, 0}, {10, 10}}", "HomeVC viewDidLoad screen bounds: {{0, 0}, {320, 480}}",
      "HomeVC viewDidLoad {{0, 0}, {320, 460}}", "HomeVC viewDidLoad bounds: none",
      "HomeVC viewDidLoad window.bounds=320x480",
      "HomeVC viewDidLoad frame: {1, 2, 3}", "HomeVC viewDidLoad frame: {99999999999999999999, 2, 3, 4}",
    ] {
      #expect(fields(line).isEmpty, "\(line): \(fields(line))")
    }
  }

  /// What an app prints in each of its callbacks is the view's, also without a word for it: a frame if one has an origin.
  @Test func rectanglesWithoutANameAreTheViewsWhereTheyRecur() {
    func all(_ lines: [String]) -> [String] {
      DeviceLog(Source(name: "log", text: lines.joined(separator: "\n") + "\n")).entries.map { entry in
        if case .call(let call) = entry.content { call.fields.map(\.text).joined(separator: " ") } else { "-" }
      }
    }
    let names = ["viewDidLoad", "viewWillAppear:", "viewDidAppear:"]
    let bounds = names.map { "-[HomeVC \($0)] {{0, 0}, {320, 460}}" }
    #expect(all(bounds) == ["bounds=320x460", "bounds=320x460", "bounds=320x460"])
    let frames = [bounds[0], bounds[1], "-[HomeVC viewDidAppear:] (0 20; 320 460)", "-[HomeVC dealloc]"]
    #expect(
      all(frames) == [
        "frame={0, 0, 320, 460}", "frame={0, 0, 320, 460}", "frame={0, 20, 320, 460}", "",
      ])
    // Behind a word it is something else's.
    #expect(all([frames[0], frames[1], "-[HomeVC viewDidAppear:] cell {{0, 0}, {320, 44}}"]) == ["", "", ""])
    // Too few, always the same callback, or not in most of them.
    #expect(all(Array(bounds.prefix(2))) == ["", ""])
    #expect(all(Array(repeating: bounds[0], count: 3)) == ["", "", ""])
    #expect(all(bounds + names.prefix(2).map { "-[MenuVC \($0)]" }) == ["", "", "", "", ""])
    #expect(all(bounds + ["-[MenuVC viewDidLoad]"]).first == "bounds=320x460")
    // What has a name is that.
    let named = bounds + ["-[HomeVC viewDidAppear:] frame={{0, 0}, {320, 460}}"]
    #expect(all(named).last == "frame={0, 0, 320, 460}" && all(named).first == "bounds=320x460")
  }

  private func compare(_ lines: [String], tolerance: Int = 0) -> LogComparison {
    let story = "vcsim 1\nmode ios5\nonly home\ncontroller home\n  supports all\nlaunch home held landscapeRight\n"
    var simulator = Simulator(Scenario.parse(Source(name: "a", text: story)).draft, mode: .ios5)
    let steps = simulator.collect().0
    let log = DeviceLog(Source(name: "log", text: lines.joined(separator: "\n") + "\n"))
    var habits = LogComparison.Habits()
    habits.tolerance = tolerance
    let mapping = LogMapping(log, receivers: LogComparison.receivers(of: steps), rules: [])
    return LogComparison(steps, log, mapping, habits)
  }

  private func texts(_ steps: [TraceStep]) -> [[String]] { steps.map { $0.lines.map(\.text) } }

  private let launch = [
    "HomeVC viewDidLoad", "HomeVC viewWillAppear: bounds={{0, 0}, {320, 460}}",
    "HomeVC viewWillLayoutSubviews bounds=480x300",
    "HomeVC viewDidAppear: animated=NO bounds=480x300 frame={{0, 0}, {300, 480}}",
  ]

  /// Only what the very line states is compared: one line may say `animated`, and the next nothing.
  @Test func onlyWhatALineStatesIsCompared() {
    let comparison = compare(launch)
    #expect(texts(comparison.actual) == texts(comparison.expected))
    let lines = comparison.expected.flatMap(\.lines).map(\.text)
    #expect(
      lines == [
        "home viewDidLoad", "home viewWillAppear: bounds=320x460", "home viewWillLayoutSubviews bounds=480x300",
        "home viewDidAppear: animated=no bounds=480x300 frame={0, 0, 300, 480}",
      ])
  }

  @Test func otherBoundsAreADifferenceBeyondTheTolerance() {
    let wrong = launch.map { $0.replacing("480x300", with: "482x300") }
    let comparison = compare(wrong)
    #expect(texts(comparison.actual) != texts(comparison.expected))
    #expect(comparison.actual.flatMap(\.lines).map(\.text)[2] == "home viewWillLayoutSubviews bounds=482x300")
    #expect(texts(compare(wrong, tolerance: 1).actual) != texts(compare(wrong, tolerance: 1).expected))
    #expect(texts(compare(wrong, tolerance: 2).actual) == texts(compare(wrong, tolerance: 2).expected))
  }

  /// What the device's bounds were worth is judged as a run's are.
  @Test func theDevicesBoundsAreJudged() {
    let bounds = compare(launch).bounds
    #expect(
      bounds.map { $0.message } == ["home viewWillAppear:", "home viewWillLayoutSubviews", "home viewDidAppear:"])
    #expect(bounds.map { $0.device.text() } == ["320x460 stale", "480x300 final", "480x300 final"])
    #expect(bounds.map { $0.trace?.text() } == ["320x460 stale", "480x300 final", "480x300 final"])
    #expect(compare(["HomeVC viewDidLoad bounds=0x0"]).bounds.first?.device.judgement == .empty)
  }
}
