import Foundation
import SimKit
import Testing

@testable import vcsim

/// What a stranger's file can do to who reads it, and what a green check may not hide. Each test was a fault once.
struct TrustTests {
  static let good = "vcsim 1\nmode ios6\ncontroller home\nlaunch home\nexpect\n  ...\n  home viewDidAppear: *\n"
  private static let large = [
    "9223372036854775807", "9223372036854775800", "-9223372036854775808", "18446744073709551615",
  ]

  /// Nothing is left of a program that a trap has ended but a signal.
  private func ends(_ result: Vcsim, _ words: String) {
    #expect([0, 1, 2, 3, 4, 64, 66].contains(result.status), "\(words): \(result.status) \(result.err)")
  }

  // MARK: Numbers

  @Test(.long, arguments: large) func noNumberOfALogEndsTheProgram(number: String) throws {
    let place = try Workplace()
    try place.write("a.txt", Self.good)
    try place.write(
      "a.log",
      """
      [_TtC6Podium\(number)Foo viewDidLoad]
      _TtCC\(number)Podium3FooBar viewDidLoad
      [Home viewDidLoad] Line: \(number)
      Home.swift:\(number) viewDidLoad
      <Home: 0x1> viewWillAppear: animated=yes bounds={{0, 0}, {\(number), \(number).\(number)}}
      <Home: 0x1> willRotateToInterfaceOrientation:duration: duration=\(number)ms
      \(number) -[Home viewDidAppear:]
      [vcsim] > Home 0x\(number) viewDidLoad x=\(number)

      """)
    for line in [
      ["log", "a.log"], ["log", "--format", "jsonl", "a.log"], ["new", "--from", "a.log", "b.txt"],
      ["diff", "a.txt", "a.log"],
      ["run", "a.log"], ["page", "a.log"], ["diff", "a.log", "a.log"],
    ] { ends(try Vcsim(line, in: place.url), "\(line)") }
    #expect(try place.run("log", "--lines", "a.log").out.contains("viewDidLoad"))
  }

  /// A record may have any word for a number.
  @Test(arguments: large + ["NaN", "-inf", "1e300"]) func noNumberOfARecordEndsTheProgram(number: String) throws {
    let place = try Workplace()
    try place.write(
      "a.txt",
      """
      vcsim 1
      record a
        ios 6
        trust log
        source "b"
        step launch
        line home viewWillAppear: animated=yes bounds={{0, 0}, {\(number), \(number)}}
        line home willRotateToInterfaceOrientation:duration: duration=\(number)
      controller home
      launch home held landscapeLeft
      """)
    ends(try place.run("check", "a.txt"), number)
  }

  @Test(arguments: large) func noNumberOfAnotherFileEndsTheProgram(number: String) throws {
    let place = try Workplace()
    try place.write("a.txt", Self.good)
    try place.write("a.trace", "vcsim-trace \(number)\ncase a@ios6\ndevice phone \(number)x\(number)\n\nlaunch a\n")
    try place.write(
      "b.trace",
      "launch home\n  home viewWillAppear: animated=no\n  -- +\(number)ms\n  home x bounds=\(number)x\(number)\n")
    try place.write(
      "b.jsonl",
      "{\"type\":\"call\",\"time_ms\":\(number),\"depth\":\(number),\"duration_ms\":\(number),\"bounds\":[\(number)]}\n"
    )
    for option in [
      "wait \(number)ms", "set frame of home to \(number),\(number) \(number)x\(number)", "animate \(number)ms",
    ] {
      try place.write("c.txt", "vcsim 1\ncontroller home\nlaunch home\n\(option)\n")
      ends(try place.run("run", "c.txt"), option)
    }
    for line in [
      ["diff", "a.trace", "b.trace"], ["diff", "b.trace", "b.jsonl"], ["diff", "a.txt", "b.jsonl"],
      ["page", "a.trace"],
      ["run", "b.jsonl"], ["check", "a.txt:\(number)"], ["check", "--shard", "\(number)/\(number)", "a.txt"],
      ["check", "-j", number, "a.txt"], ["run", "--limit", "input-bytes=\(number)G", "a.txt"],
      ["run", "--device", "phone,\(number)x\(number)", "a.txt"], ["page", "--step", number, "a.txt"],
    ] { ends(try Vcsim(line, in: place.url), "\(line)") }
    let walk = try place.run("step", "a.txt", stdin: "go \(number)\nnext \(number)\nback \(number)\n\(number)\nquit\n")
    ends(walk, "step")
  }

  @Test(arguments: large + ["4294967296", "100001", "0", "-5", "1e9"]) func importsAreScenarios(number: String) throws {
    let place = try Workplace()
    let rect = "<rect key=\"frame\" x=\"\(number)\" y=\"-\(number)\" width=\"\(number)\" height=\"667\"/>"
    try place.write(
      "M.storyboard",
      "<document version=\"3.0\" initialViewController=\"a\"><scenes><scene><objects><viewController id=\"a\">"
        + "<view key=\"view\">\(rect)</view><size key=\"preferredContentSize\" width=\"\(number)\" height=\"\(number)\"/>"
        + "</viewController></objects></scene></scenes></document>\n")
    #expect(try place.run("import", "-o", "screens.txt", "--story", "app.txt", "M.storyboard").status == 0)
    #expect(try place.run("run", "app.txt").status == 0)
  }

  // MARK: Silence

  @Test func anExpectationThatNothingReachesIsAnError() throws {
    let place = try Workplace()
    for condition in ["on ios5", "on pad", "on ios7+"] {
      try place.write(
        "a.txt",
        "vcsim 1\nmode ios6\ncontroller home\ncontroller s\nlaunch home\npresent s from home \(condition)\nexpect\n  ...\n"
      )
      for command in ["check", "run", "lint"] {
        let result = try place.run(command, "a.txt")
        #expect(result.status == 2 && (result.err + result.out).contains("[VS4013]"), "\(command) \(condition)")
      }
    }
    // Another value of a matrix may reach it.
    let matrix =
      "vcsim 1\nmode ios6\nmatrix x: phone, pad\ndevice {x}\ncontroller home\nlaunch home\nexpect\n  ...\n  home viewDidLoad\n  ...\n"
    try place.write("a.txt", matrix + "memory warning on pad\nexpect\n  ...\n")
    #expect(try place.run("check", "a.txt").status == 0)
    try place.write("a.txt", matrix.replacing("phone, pad", with: "phone") + "memory warning on pad\nexpect\n  ...\n")
    let result = try place.run("check", "a.txt")
    #expect(result.status == 2 && result.err.contains("[VS4013]"))
  }

  /// A controller would get below itself: every walk upwards ends, and so does each command.
  @Test func aCircleEndsInEachCommand() throws {
    let story = """
      mode ios26
      controller c0
      controller c1
      controller c2
        style currentContext
      controller c4 is navigation of c1
      segue "s0" from c2 to c4 is embed
      launch c4
      present c2 from c4 without waiting
      after 50ms
        show detail c0 from c4
      """
    let place = try Workplace()
    try place.write("a.txt", "vcsim 1\n\(story)\n")
    for line in [
      "check", "run a.txt", "lint", "report -o a.html a.txt", "accept -n", "explore --depth 2 a.txt", "shrink a.txt",
    ] {
      #expect(
        try Vcsim.shell("timeout 20 vcsim \(line) > out 2>&1; [ $? -le 4 ]", in: place.url).status == 0, "\(line)")
    }
    let text = String(decoding: try JSONEncoder().encode("vcsim 1\n\(story)\n"), as: UTF8.self)
    let answers = try talk([
      #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{}}}"#,
      #"{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":"file:///a.txt","text":\#(text)}}}"#,
      #"{"jsonrpc":"2.0","id":2,"method":"shutdown"}"#,
    ])
    #expect(answers.contains { $0.contains(#""id":2"#) }, "\(answers)")
  }

  /// A case that reaches what cannot be, or a limit, fails everywhere.
  @Test(.long) func aFaultOfARunFailsInEachCommand() throws {
    let place = try Workplace()
    let text =
      "vcsim 1\nmode ios6\ncontroller home\nwhen home viewDidLayoutSubviews\n  layout home\nlaunch home\nexpect\n  ...\n"
    try place.write("a.txt", text)
    for line in [["check"], ["run", "a.txt"], ["lint"], ["lint", "--report", "json"], ["page", "a.txt"]] {
      let result = try Vcsim(line, in: place.url)
      #expect(result.status == 2 && (result.out + result.err).contains("VS300"), "\(line): \(result.out) \(result.err)")
    }
    // The editor is told the same.
    let edited = EditedText(Source(name: "a.txt", text: text))
    #expect(edited.problems().contains { $0.severity == .denied && $0.code == "VS3002" })
  }

  // MARK: Commands to CI systems

  private static let commands = [
    "##vso[task.prependpath]/tmp", "##teamcity[buildStatus text='x']", "##[error]x", "##VSO[x]", "a ##vso[x]",
  ]

  @Test(.long, arguments: commands) func noTextGivesACommand(command: String) throws {
    let place = try Workplace()
    try place.write(
      "a.txt",
      """
      vcsim 1
      title "\(command)"
      mode ios6
      known failure "\(command)"
      controller home
      controller b
      segue "\(command)" from home to b is modal
      launch home
      perform "\(command)" from home
      expect
        home viewDidDisappear: *
      note "\(command)"

      """)
    try place.write("b.txt", "vcsim 1\ncontroller \(command.replacing(" ", with: ""))\nlaunch hoem\n")
    try place.write("a.log", "\(command)\n-[Home viewDidLoad] \(command)\n")
    let reports = ["junit", "tap", "markdown", "github", "human", "json", "jsonl"]
    let files = reports.flatMap { ["--report", "\($0):o.\($0)"] }
    let reported = ["check"] + files
    for line in [
      reported, ["check", "-v"], ["run", "a.txt"], ["list"], ["list", "--format", "json"], ["lint"], ["run", "b.txt"],
      ["parse", "a.txt"], ["run", "--format", "jsonl", "a.txt"], ["log", "a.log"],
      ["log", "--format", "jsonl", "a.log"],
      ["page", "-o", "o.page", "a.txt"], [command],
      ["page", "--format", "mermaid", "-o", "o.mermaid", "a.txt"], ["lint", "--report", "sarif:o.sarif"],
    ] {
      let result = try Vcsim(line, in: place.url)
      #expect(!Self.commands(in: result.out + result.err), "\(line): \(result.out) \(result.err)")
    }
    for name in try FileManager.default.contentsOfDirectory(atPath: place.url.path) where name.hasPrefix("o.") {
      #expect(!Self.commands(in: try place.read(name)), "\(name)")
    }
    // Who reads JSON gets what was written.
    let parsed = try JSONSerialization.jsonObject(with: Data(place.run("parse", "a.txt").out.utf8)) as? [String: Any]
    #expect(parsed?["title"] as? String == command)
  }

  private static func commands(in text: String) -> Bool { text.contains(#/\#{2}[A-Za-z]*\[/#) }

  /// .NET, in which the runners are written, takes more than a blank for a blank.
  @Test(arguments: ["", " ", "\t", "\u{A0}", "\u{3000} ", "\u{2003}", "\u{FEFF}"])
  func noLineBeginsWithACommand(blank: String) {
    #expect(TextGate.cleaned("x\n\(blank)::error::x") == "x\n\(blank)U+3A:error::x")
    #expect(TextGate.cleaned("é \(blank)::x") == "é \(blank)::x")
  }

  @Test func reportsInFilesAreAsTameAsATerminal() throws {
    let place = try Workplace()
    try place.write("a.txt", "vcsim 1\ncontroller pa\u{202E}g\u{9B}es\u{85}\ncontroller home\nlaunch hoem\n")
    for kind in ["junit", "tap", "markdown", "github", "human"] {
      _ = try place.run("check", "-q", "--report", "\(kind):o")
      let text = try place.read("o")
      #expect(!text.unicodeScalars.contains { ["\u{202E}", "\u{9B}", "\u{85}"].contains($0) }, "\(kind)")
    }
    // What is refused as a name is not offered as one.
    #expect(!(try place.run("check").err.contains("declared names: pa")))
  }

  @Test func pagesLoadNothing() throws {
    let place = try Workplace()
    try place.write("a.txt", Self.good.replacing("viewDidAppear:", with: "viewDidDisappear:"))
    try place.write("a.log", "-[Home viewDidLoad]\n")
    _ = try place.run("page", "-o", "one", "a.txt")
    _ = try place.run("page", "-o", "two", "a.log")
    for name in ["one", "two"] {
      let text = try place.read(name)
      let policy = try #require(text.firstMatch(of: /Content-Security-Policy" content="([^"]*)"/)?.1)
      #expect(policy.hasPrefix("default-src 'none';") && policy.contains("script-src 'unsafe-inline';"), "\(name)")
    }
  }

  // MARK: Large and odd input

  @Test(
    .ci,
    arguments: Vcsim.sample(
      [
        String(repeating: "x", count: 300_000),
        "vcsim 1\ncontroller 9" + String(repeating: "a", count: 300_000) + "\nlaunch hoem\n",
        "vcsim 1\ncontroller a" + String(repeating: "\u{301}", count: 100_000) + "\nlaunch hoem\n",
        "vcsim 1\nmatrix " + String(repeating: "a", count: 300_000) + ": a\nmatrix "
          + String(repeating: "a", count: 300_000) + ": a\n",
        "vcsim 1\n" + String(repeating: "é", count: 100_000), "vcsim 1\né\n", "vcsim 1\n\"a.b.c\" d\n",
        "vcsim 1\n[é ü]\n",
        "vcsim 1\nmode ios6\ncontroller a\n  é\nlaunch a\nü.ö()\n",
      ], oneIn: 3))
  func noErrorRepeatsALongWord(text: String) throws {
    let place = try Workplace()
    try place.write("a", text)
    let result = try place.run("run", "a")
    #expect(result.status == 2 && result.err.utf8.count < 4_000, "\(result.err.prefix(400))")
    for report in ["sarif", "json"] {
      #expect(try place.run("lint", "--report", report, "a").out.utf8.count < 8_000, "\(report)")
    }
  }

  @Test(.long) func noErrorRepeatsALongArgument() throws {
    let place = try Workplace()
    let word = String(repeating: "x", count: 100_000)
    try place.write("a.txt", Self.good)
    try place.write("vcsim.conf", "scenarios \(word)\n")
    for line in [
      [word], ["check", word], ["explain", word], ["help", word], ["check", "--\(word)"],
      ["log", word], ["check", "-C", word], ["check", "--config", word], ["check", "--report", word], ["schema", word],
      ["explore", "--shard", word],
      ["run", "example:\(word)"], ["run", "--only", word, "a.txt"], ["check"],
    ] {
      let result = try Vcsim(line, in: place.url)
      let text = result.out + result.err
      #expect(result.status >= 64 && text.utf8.count < 5_000, "\(line.map { $0.prefix(20) }) \(result.status)")
    }
  }

  /// Thirty lines that copy copies, and a copy that is as deep as a file is long.
  @Test(.long) func copiesOfCopiesEnd() throws {
    let place = try Workplace()
    var many = "vcsim 1\ncontroller a0\ncontroller a1 is tab bar of a0\n"
    for number in 1..<18 {
      many += "controller b\(number) like a\(number)\ncontroller a\(number + 1) is tab bar of a\(number) b\(number)\n"
    }
    try place.write("many", many + "launch a18\n")
    let refused = try place.run("run", "many")
    #expect(refused.status == 2 && refused.err.contains("[VS2013]"), "\(refused.err)")
    var deep = "vcsim 1\ncontroller a0\n"
    for number in 1..<20_000 { deep += "controller a\(number) is tab bar of a\(number - 1)\n" }
    try place.write("deep", deep + "controller z like a19999\nlaunch a0\n")
    #expect(try place.run("list", "deep").status == 0)
  }

  @Test func aLongLineOfALogIsNotRead() throws {
    let place = try Workplace()
    try place.write("a.log", "-[Home viewDidLoad] \(String(repeating: "x", count: 70_000))\n-[Home viewDidLoad]\n")
    let result = try place.run("log", "--lines", "a.log")
    #expect(result.status == 0 && result.out.contains("is longer than 65,536 bytes"), "\(result.out.suffix(300))")
  }

  /// A class that is no controller of the trace, and a callback that the trace leaves out.
  @Test func aLogOfAnotherAppIsComparedWithATraceThatShowsLess() throws {
    let place = try Workplace()
    try place.write(
      "a.txt",
      "vcsim 1\nmode ios6\ncallbacks viewWillAppear:\ncontroller home\ncontroller b\nlaunch home\npresent b from home\n"
    )
    try place.write("a.log", "Detail viewDidDisappear:\nDetail viewDidLoad\n")
    let result = try place.run("diff", "a.txt", "a.log")
    #expect(result.status == 64 && result.err.contains("no class in 'a.log'"), "\(result.status) \(result.err)")
  }

  // MARK: The rest

  @Test func ctrlCIsCode130() throws {
    // What is ignored or blocked here is ignored or blocked there, and the threads of tests block signals.
    signal(SIGINT, SIG_DFL)
    var (interrupt, before) = (sigset_t(), sigset_t())
    sigemptyset(&interrupt)
    sigaddset(&interrupt, SIGINT)
    pthread_sigmask(SIG_UNBLOCK, &interrupt, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    let process = Process()
    let (input, output) = (Pipe(), Pipe())
    process.executableURL = Vcsim.binary
    process.arguments = ["lsp"]
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    // Its answer says that it runs.
    input.fileHandleForWriting.write(Data("Content-Length: 4\r\n\r\nnull".utf8))
    #expect(!output.fileHandleForReading.availableData.isEmpty)
    process.interrupt()
    // A program that survives reads the end of its input, and ends with another code.
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    #expect(process.terminationReason == .exit && process.terminationStatus == 130)
  }

  /// The messages that come back to these, without their headers.
  private func talk(_ messages: [String]) throws -> [String] {
    let input = messages.map { "Content-Length: \($0.utf8.count)\r\n\r\n\($0)" }.joined()
    return try Vcsim(["lsp"], stdin: input).out.split(separator: "Content-Length: ").map { String($0) }
  }

  @Test func theLanguageServerAnswersWhatComesTooEarlyOrTooLate() throws {
    func request(_ id: Int, _ method: String) -> String {
      "{\"jsonrpc\":\"2.0\",\"id\":\(id),\"method\":\"\(method)\",\"params\":{\"capabilities\":{}}}"
    }
    let answers = try talk([
      request(1, "textDocument/hover"), request(2, "initialize"), request(3, "initialize"), "null", "5", "[]", "{}",
      "[\(request(9, "shutdown"))]", request(4, "shutdown"), request(5, "textDocument/hover"),
      "{\"jsonrpc\":\"2.0\",\"method\":\"exit\"}",
    ])
    let codes = answers.map { $0.firstMatch(of: /"code":(-?\d+)/).map { String($0.1) } ?? "-" }
    #expect(
      codes == ["-32002", "-", "-32600", "-32600", "-32600", "-32600", "-32600", "-32600", "-", "-32600"], "\(answers)")
  }

  @Test(arguments: large) func noPositionEndsTheLanguageServer(number: String) throws {
    for encoding in ["utf-8", "utf-16"] {
      let capabilities = "{\"general\":{\"positionEncodings\":[\"\(encoding)\"]}}"
      let position = "{\"line\":0,\"character\":\(number)}"
      let range = "{\"start\":{\"line\":\(number),\"character\":0},\"end\":\(position)}"
      let document = "\"textDocument\":{\"uri\":\"file:///a.txt\"}"
      let answers = try talk([
        "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"initialize\",\"params\":{\"capabilities\":\(capabilities)}}",
        "{\"jsonrpc\":\"2.0\",\"method\":\"textDocument/didOpen\",\"params\":{\"textDocument\":{\"uri\":\"file:///a.txt\","
          + "\"text\":\"vcsim 1\\ncontroller home\\nlaunch home\\n\"}}}",
        "{\"jsonrpc\":\"2.0\",\"id\":2,\"method\":\"textDocument/hover\",\"params\":{\(document),\"position\":\(position)}}",
        "{\"jsonrpc\":\"2.0\",\"id\":3,\"method\":\"textDocument/inlayHint\",\"params\":{\(document),\"range\":\(range)}}",
        "{\"jsonrpc\":\"2.0\",\"id\":4,\"method\":\"shutdown\"}", "{\"jsonrpc\":\"2.0\",\"method\":\"exit\"}",
      ])
      #expect(answers.contains { $0.contains("\"id\":4,\"result\":null") }, "\(encoding) \(answers)")
    }
  }
}
