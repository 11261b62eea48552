import Foundation
import Testing

private let modal =
  "vcsim 1\nmode ios6\ncontroller home\ncontroller sheet\nlaunch home\npresent sheet from home animated\n"

struct RunTests {
  @Test func runPrintsTheTraceOfAFile() throws {
    let result = try Vcsim(["run", "Scenarios/examples/modal.txt"])
    #expect(result.status == 0)
    #expect(result.err.contains(" seen on iOS 26"))
    #expect(result.out.hasPrefix("launch home\n  app application:didFinishLaunchingWithOptions:\n"))
    #expect(result.out.contains("\n\npresent sheet from home animated\n  sheet loadView\n"))
    #expect(result.out.contains("\n  -- +500ms\n  sheet viewDidAppear: animated=yes\n"))
  }

  @Test func theBlogsScenariosPrintTheBlogsOrders() throws {
    func selectors(_ name: String, _ step: String) throws -> [String] {
      let out = try Vcsim(["run", "--mode", "ios5", "Scenarios/blog/\(name).txt"]).out
      let lines = out.components(separatedBy: "\n")
      let start = try #require(lines.firstIndex(of: step))
      return lines[(start + 1)...].prefix { $0.hasPrefix("  ") }.filter { !$0.hasPrefix("  --") }
        .map { String($0.split(separator: " ")[1]) }
    }
    #expect(
      try selectors("rotate", "rotate landscapeLeft") == [
        "willRotateToInterfaceOrientation:duration:", "viewWillLayoutSubviews", "layoutSubviews",
        "viewDidLayoutSubviews", "willAnimateRotationToInterfaceOrientation:duration:",
        "shouldAutorotateToInterfaceOrientation:", "didRotateFromInterfaceOrientation:",
      ])
    #expect(
      try selectors("present", "present sheet from home animated") == [
        "loadView", "viewDidLoad", "viewWillAppear:", "shouldAutorotateToInterfaceOrientation:",
        "viewWillLayoutSubviews", "layoutSubviews", "viewDidLayoutSubviews", "viewDidAppear:",
      ])
    #expect(
      try selectors("dismiss-after-rotation", "dismiss sheet animated") == [
        "viewWillAppear:", "viewWillLayoutSubviews", "layoutSubviews", "viewDidLayoutSubviews", "viewDidAppear:",
      ])
    let launch = try selectors("launch-in-landscape", "launch home")
    #expect(
      launch.prefix(4) == ["loadView", "viewDidLoad", "viewWillAppear:", "willRotateToInterfaceOrientation:duration:"])
  }

  @Test func geometryTellsWhereTheBoundsAreRight() throws {
    let out = try Vcsim(["run", "--mode", "ios5", "--geometry", "Scenarios/blog/launch-in-landscape.txt"]).out
    func judgement(_ selector: String) -> String {
      let line = out.components(separatedBy: "\n").first { $0.contains(" \(selector)") } ?? ""
      return String(line.split(separator: "(").last?.dropLast() ?? "")
    }
    #expect(judgement("loadView") == "empty")
    #expect(judgement("viewDidLoad") == "empty")
    #expect(judgement("viewWillAppear:") == "stale")
    #expect(judgement("willRotateToInterfaceOrientation:duration:") == "stale")
    for selector in [
      "viewWillLayoutSubviews", "layoutSubviews", "viewDidLayoutSubviews", "viewDidAppear:",
      "didRotateFromInterfaceOrientation:",
    ] {
      #expect(judgement(selector) == "final", "\(selector)")
    }
    #expect(
      out.contains(
        "viewDidAppear: animated=no bounds=480x300 frame={0, 0, 300, 480} interfaceOrientation=landscapeRight"))
  }

  @Test func optionsChooseWhatIsShown() throws {
    let only = try Vcsim(["run", "--only", "sheet", "--family=appearance", "--why", "-"], stdin: modal)
    #expect(
      only.out == """
        launch home

        present sheet from home animated
          sheet viewWillAppear: animated=yes [present-order, from iOS 5 and 9]
          -- +400ms
          sheet viewDidAppear: animated=yes [present-order, from iOS 5 and 9]

        """)
    let swift = try Vcsim(["run", "--spelling", "swift", "--only", "sheet", "-"], stdin: modal)
    #expect(swift.out.contains("sheet viewWillAppear(_:) animated=yes"))
  }

  @Test func severalModesAreSeveralCases() throws {
    let result = try Vcsim(["run", "--mode", "ios5,ios7", "-"], stdin: modal)
    #expect(result.out.hasPrefix("# stdin@ios5\nlaunch home\n"))
    #expect(result.out.contains("\n\n# stdin@ios7\nlaunch home\n"))
  }

  @Test func aFileThatNamesNoModeSaysWhichWasUsed() throws {
    let result = try Vcsim(["run", "-"], stdin: "vcsim 1\ncontroller home\nlaunch home\n")
    #expect(result.status == 0)
    #expect(result.err.hasPrefix("mode ios6: the file names none (--mode chooses another)\n"))
    #expect(try Vcsim(["run", "-q", "-"], stdin: "vcsim 1\ncontroller home\nlaunch home\n").err == "")
  }

  @Test func jsonLinesAreObjectsWithTheDocumentedKeys() throws {
    let result = try Vcsim([
      "run", "--format", "jsonl", "--mode", "ios5", "Scenarios/examples/rotation.txt", "Scenarios/examples/modal.txt",
    ])
    var types: Set<String> = []
    let documented = try String(contentsOf: Vcsim.root.appendingPathComponent("docs/trace.md"), encoding: .utf8)
    for line in result.out.split(separator: "\n") {
      let object = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
      types.insert(try #require(object["type"] as? String))
      for key in object.keys { #expect(documented.contains("`\(key)`"), "\(key)") }
    }
    #expect(types == ["version", "case-start", "step", "event", "gap", "case-end"])
    #expect(result.out.hasPrefix("{\"type\":\"version\",\"format\":\"vcsim.events\",\"format_version\":\"1.5\"}\n"))
  }

  @Test func valuesOfThePlaceAreShownOnRequest() throws {
    let place = try Workplace()
    try place.write("modal.txt", modal)
    let line = "  sheet viewDidAppear: presentingViewController=home animated=yes window=yes\n"
    let result = try place.run("run", "-q", "--values", "window,presentingViewController", "modal.txt")
    #expect(result.out.contains(line) && !result.out.contains("parentViewController"))
    let wrong = try place.run("run", "--values", "widow", "modal.txt")
    #expect(wrong.status == 64 && wrong.err.contains("window"))
    // JSON Lines have what the lines show, and are read as that.
    try place.write("a.txt", modal.replacingOccurrences(of: "mode ios6", with: "mode ios13\nvalues \(values)"))
    let json = try place.run("run", "-q", "--format", "jsonl", "a.txt").out
    #expect(json.contains("\"values\":{\"presenting_view_controller\":\"home\",\"parent_view_controller\":null,"))
    try place.write("a.jsonl", json)
    try place.write("a.trace", try place.run("run", "-q", "a.txt").out)
    #expect(try place.run("diff", "a.trace", "a.jsonl").status == 0)
    #expect(!(try place.run("run", "--format", "jsonl", "modal.txt").out.contains("\"values\"")))
  }

  private var values: String {
    "presentingViewController parentViewController presentedViewController traitCollection safeAreaInsets window"
  }

  @Test func theOutputGoesToAFileWhole() throws {
    let place = try Workplace()
    try place.write("modal.txt", modal)
    #expect(try place.run("run", "-o", "out.trace", "modal.txt").out == "")
    #expect(try place.read("out.trace") == (try place.run("run", "modal.txt").out))
    #expect(try place.run("run", "-o", "no/such/out", "modal.txt").status == 73)
  }

  @Test func theSameBytesComeEachTime() throws {
    let first = try Vcsim(["run", "--mode", "ios5", "Scenarios/examples/navigation.txt"])
    for language in ["C", "de_DE.UTF-8", "tr_TR"] {
      let again = try Vcsim(
        ["run", "--mode", "ios5", "Scenarios/examples/navigation.txt"],
        environment: ["LANG": language, "TZ": "Asia/Tokyo", "COLUMNS": "20"])
      #expect(again.out == first.out)
    }
  }

  // MARK: What goes wrong

  @Test func faultsOfAScenarioAreShownAllAndExitTwo() throws {
    let result = try Vcsim(["run", "-"], stdin: "vcsim 1\ncontroller sheet\nlaunch sheeet\nrotate up\n")
    #expect(result.status == 2)
    #expect(result.out == "")
    #expect(
      result.err.hasPrefix(
        """
        standard input:3:8: error: no controller is named 'sheeet' [VS2001]
          |
        3 | launch sheeet
          |        ^~~~~~
          = help: did you mean 'sheet'?
        """))
    #expect(result.err.contains("standard input:4:8: error: 'up' is not an orientation [VS1006]"))
  }

  @Test func anExceptionThatNobodyAnnouncedExitsThree() throws {
    let text = "vcsim 1\nmode ios6\ncontroller a\ncontroller nav is navigation of a\nlaunch nav\npush a on nav\n"
    let result = try Vcsim(["run", "-"], stdin: text)
    #expect(result.status == 3)
    #expect(
      result.out.hasSuffix(
        "  !! NSInvalidArgumentException: Pushing the same view controller instance more than once is not supported (<a>)\n"
      ))
    let announced =
      text
      + "expect\n  ...\n  !! NSInvalidArgumentException: Pushing the same view controller instance more than once is not supported (<a>)\n"
    #expect(try Vcsim(["run", "-"], stdin: announced).status == 0)
  }

  @Test func whatCannotGoOnIsAFaultOfTheScenario() throws {
    let result = try Vcsim(["run", "-"], stdin: "vcsim 1\ncontroller a\nmemory warning\n")
    #expect(result.status == 2)
    #expect(result.err.contains("error: the app is not running [VS3003]"))
  }

  @Test func missingFilesAndDirectoriesAreNamed() throws {
    let missing = try Vcsim(["run", "Scenarios/examples/modl.txt"])
    #expect(missing.status == 66)
    #expect(
      missing.err
        == "error: cannot read 'Scenarios/examples/modl.txt': no such file [VS0006]\nhelp: did you mean 'Scenarios/examples/modal.txt'?\n"
    )
    let directory = try Vcsim(["run", "Scenarios"])
    #expect(directory.status == 66)
    #expect(directory.err.contains("it is a directory [VS0007]"))
    let both = try Vcsim(["run", "no.txt", "Scenarios/examples/modal.txt"])
    #expect(both.status == 66 && both.out.contains("launch home"))
  }

  @Test(.ci) func strangeBytesGetAMessageEach() throws {
    let place = try Workplace()
    for (name, bytes, code) in [
      ("empty.txt", [UInt8](), "VS1016"),
      ("utf8.txt", Array("vcsim 1\ntitle \"".utf8) + [0xFF, 0xFE, 34, 10], "VS1009"),
      ("tab.txt", Array("vcsim 1\ncontroller\thome\n".utf8), "VS1008"),
      ("nul.txt", Array("vcsim 1\nlaunch\0\n".utf8), "VS1010"),
    ] {
      try Data(bytes).write(to: place.url.appendingPathComponent(name))
      let result = try place.run("run", name)
      #expect(result.status == 2, "\(name)")
      #expect(result.err.contains(code), "\(name): \(result.err)")
    }
    try place.write("crlf.txt", modal.replacingOccurrences(of: "\n", with: "\r\n"))
    try place.write("lf.txt", modal)
    #expect(try place.run("run", "crlf.txt").out == (try place.run("run", "lf.txt").out))
    try place.write("long.txt", String(repeating: "x", count: 1_000_000))
    #expect(try place.run("run", "long.txt").err.contains("VS1001"))
  }

  @Test func aReaderThatGoesAwayEndsItQuietly() throws {
    let place = try Workplace()
    try place.write(
      "long.txt",
      "vcsim 1\nmode ios6\ncontroller home\nlaunch home\n" + String(repeating: "layout home\n", count: 20_000))
    let result = try Vcsim.shell("vcsim run long.txt | head -n 1", in: place.url)
    #expect(result.out == "launch home\n")
  }

  @Test func aFullDiskIsSaid() throws {
    let result = try Vcsim.shell("vcsim run Scenarios/examples/modal.txt > /dev/full; echo $?")
    #expect(result.out == "error: cannot write to standard output: No space left on device [VS0010]\n74\n")
  }
}
