import Foundation
import Testing

private func scenario(_ expected: String, mode: String = "ios6") -> String {
  """
  vcsim 1
  title "T"
  mode \(mode)
  only home
  family appearance
  controller home
  launch home
  expect
    home viewWillAppear: animated=\(expected)
    home viewDidAppear: animated=no

  """
}

struct ReportTests {
  /// One case of each kind: passed, failed, known, invalid, stale.
  private func place() throws -> Workplace {
    let place = try Workplace()
    try place.write("good.txt", scenario("no"))
    try place.write("bad.txt", scenario("yes"))
    try place.write(
      "known.txt",
      scenario("yes").replacingOccurrences(of: "only home", with: "known failure \"a < b & \\c#\"\nonly home"))
    try place.write("wrong.txt", "vcsim 1\ncontroller home\nlunch home\n")
    try place.write("gone@ios6.trace", "vcsim-trace 1\n")
    return place
  }

  private func json(_ text: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  @Test func severalReportsComeOutOfOneRun() throws {
    let place = try place()
    let kinds = ["human", "json", "jsonl", "junit", "tap", "github", "markdown"]
    let result = try Vcsim(["check"] + kinds.flatMap { ["--report", "\($0):out.\($0)"] }, in: place.url)
    #expect(result.status == 2 && result.out == "")
    for kind in kinds { #expect(place.has("out.\(kind)"), "\(kind)") }
    #expect(try place.read("out.human").hasSuffix("2 passed, 3 failed (1 of the passed are known failures)\n"))
    #expect(try place.read("out.human").contains("FAIL bad@ios6   1 value changed"))
  }

  @Test func jsonHasEachCaseWithItsDifferences() throws {
    let result = try place().run("check", "--report", "json")
    let document = try json(result.out)
    #expect(document["format"] as? String == "vcsim.report" && document["format_version"] as? String == "1.1")
    let cases = try #require(document["cases"] as? [[String: Any]])
    #expect(cases.map { $0["result"] as? String } == ["failed", "failed", "passed", "known", "invalid"])
    let bad = try #require(cases.first { $0["name"] as? String == "bad@ios6" })
    #expect(bad["line"] as? Int == 9 && bad["rules"] as? [String] == ["launch-order"])
    let lines = try #require((bad["differences"] as? [[String: Any]])?.first?["lines"] as? [[String: Any]])
    #expect(lines.first?["kind"] as? String == "changed")
    #expect(lines.first?["expected"] as? String == "home viewWillAppear: animated=yes")
    let stream = try place().run("check", "--report", "jsonl").out.split(separator: "\n").map(String.init)
    #expect(
      try stream.map { try json($0)["type"] as? String } == [
        "version", "case", "case", "case", "case", "case", "summary",
      ])
  }

  @Test func junitHasASuiteForEachFile() throws {
    let text = try place().run("check", "--report", "junit").out
    #expect(
      text.hasPrefix(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"vcsim\" tests=\"5\" failures=\"2\" errors=\"1\" time=\"0\">"
      ))
    #expect(text.contains("<testcase name=\"bad@ios6\" classname=\"bad.txt\" file=\"bad.txt\" line=\"9\" time=\"0\">"))
    #expect(text.contains("<failure message=\"1 value changed\">") && text.contains("a &lt; b &amp; \\c#"))
  }

  @Test func tapCountsAndEscapes() throws {
    let lines = try place().run("check", "--report", "tap").out.components(separatedBy: "\n")
    #expect(lines[0] == "TAP version 14" && lines[1] == "1..5")
    #expect(lines.contains("ok 3 - good@ios6"))
    #expect(lines.contains("not ok 4 - known@ios6 # TODO a < b & \\\\c\\#"))
    #expect(lines.count { $0.hasPrefix("not ok") } == 4)
  }

  @Test func githubGetsAnnotationsAndASummary() throws {
    let place = try place()
    let result = try Vcsim(
      ["check", "--report", "github"], in: place.url,
      environment: ["GITHUB_STEP_SUMMARY": place.url.path + "/summary.md"])
    #expect(result.out.contains("::error file=bad.txt,line=9,title=bad@ios6%3A 1 value changed::FAIL bad@ios6"))
    #expect(result.out.contains("2 passed, 3 failed"))
    #expect(result.out.components(separatedBy: "FAIL bad@ios6").count == 2)
    #expect(try place.read("summary.md").hasPrefix("### vcsim: 2 passed, 3 failed"))
    for number in 0..<20 { try place.write("many\(number).txt", scenario("yes")) }
    let many = try place.run("check", "--report", "github").out
    #expect(many.components(separatedBy: "\n").count { $0.hasPrefix("::error") } == 10)
    #expect(many.contains("::error title=vcsim::14 more cases fail"))
  }

  @Test func markdownFencesAreLongerThanWhatTheyHold() throws {
    let place = try Workplace()
    try place.write(
      "a.txt", scenario("no").replacingOccurrences(of: "mode ios6\n", with: "mode ios6\nknown failure \"````\"\n"))
    let text = try place.run("check", "--report", "markdown").out
    #expect(text.contains("`````text\n") && text.contains("| a@ios6 | a.txt:1 | a known failure does not fail |"))
  }

  @Test func wrongReportsAreRefused() throws {
    let place = try place()
    #expect(try place.run("check", "--report", "xml").err.contains("'--report' cannot be 'xml'"))
    let two = try place.run("check", "--report", "json", "--report", "tap")
    #expect(two.status == 64 && two.err.contains("cannot share standard output"))
    #expect(try place.run("check", "--report", "sarif").status == 64)
    #expect(try place.run("check", "--report", "json:no/such/folder/x").status == 73)
  }

  @Test func diffWritesReportsToo() throws {
    let result = try Vcsim(["diff", "--report", "json", "--mode", "ios5", "--mode", "ios6", "example:memory"])
    #expect(result.status == 1)
    let cases = try #require(try json(result.out)["cases"] as? [[String: Any]])
    #expect(cases.count == 1 && cases[0]["result"] as? String == "failed")
  }

  @Test func theSchemasAreJSONAndNameTheirFormats() throws {
    let names = try Vcsim(["schema"]).out.split(separator: "\n").compactMap {
      $0.split(separator: " ").first.map(String.init)
    }
    #expect(names == ["events", "report", "report-line", "lint", "scenario", "list", "log", "why", "explore", "plan"])
    for name in names {
      let schema = try json(try Vcsim(["schema", name]).out)
      #expect(schema["$schema"] as? String == "https://json-schema.org/draft/2020-12/schema")
    }
    #expect(try Vcsim(["schema", "evnts"]).status == 64)
  }
}

struct ScaleTests {
  private func place(_ count: Int) throws -> Workplace {
    let place = try Workplace()
    for number in 0..<count { try place.write("s\(100 + number).txt", scenario(number % 10 == 3 ? "yes" : "no")) }
    return place
  }

  @Test func theOutputDoesNotDependOnTheWorkers() throws {
    let place = try place(120)
    let one = try place.run("check", "-j1")
    #expect(one.status == 1 && one.out.hasSuffix("108 passed, 12 failed\n"))
    for jobs in ["2", "7", "16"] { #expect(try place.run("check", "-j", jobs).out == one.out) }
    let limited = try place.run("check", "-j1", "--max-failures", "2")
    #expect(limited.out.hasSuffix("12 passed, 2 failed (106 not run: enough had failed)\n"))
    for _ in 0..<3 { #expect(try place.run("check", "-j8", "--max-failures", "2").out == limited.out) }
    #expect(
      try place.run("check", "--max-failures", "1").out.hasSuffix(
        "3 passed, 1 failed (116 not run: enough had failed)\n"))
  }

  @Test func shardsTogetherAreTheWhole() throws {
    let place = try place(31)
    var names: [String] = []
    for shard in 1...4 {
      let out = try place.run("check", "-v", "--shard", "\(shard)/4").out
      names += out.components(separatedBy: "\n").filter { $0.hasPrefix("ok ") || $0.hasPrefix("FAIL ") }.map {
        String($0.dropFirst(5).prefix(10))
      }
    }
    #expect(names.count == 31 && Set(names).count == 31)
    for wrong in ["0/4", "5/4", "1", "a/b", "1/0"] {
      #expect(try place.run("check", "--shard", wrong).status == 64, "\(wrong)")
    }
  }

  @Test func whatFailedIsRememberedInTheCache() throws {
    let place = try place(20)
    func run(_ arguments: String...) throws -> Vcsim {
      try Vcsim(["check"] + arguments, in: place.url, environment: ["XDG_CACHE_HOME": place.url.path + "/.cache"])
    }
    #expect(try run().out.hasSuffix("18 passed, 2 failed\n"))
    #expect(try run("--failed").out.hasSuffix("0 passed, 2 failed\n"))
    try place.write("s103.txt", scenario("no"))
    #expect(try run("--failed").out.hasSuffix("1 passed, 1 failed\n"))
    #expect(try run("--failed").out.hasSuffix("0 passed, 1 failed\n"))
    try place.write("s113.txt", scenario("no"))
    #expect(try run("--failed").status == 0)
    #expect(try run("--failed").status == 4)
    #expect(try run("--failed", "--allow-empty").status == 0)
    // Without a place to remember, all else works.
    #expect(try place.run("check", "--failed").status == 4)
  }

  @Test func linesAndPatternsChoose() throws {
    let place = try Workplace()
    let on =
      "expect on ios5\n  ...\n  home viewDidAppear: animated=no\nexpect on ios6\n  ...\n  home viewDidAppear: animated=no\n"
    let text = scenario("no", mode: "ios5 ios6").components(separatedBy: "expect")[0] + on
    try place.write("a.txt", text)
    #expect(try place.run("check", "a.txt:8").out == "1 passed, 0 failed\n")
    #expect(try place.run("check", "-v", "a.txt:12").out.hasPrefix("ok    a@ios6"))
    #expect(try place.run("check", "a.txt:7").out == "2 passed, 0 failed\n")
    #expect(try place.run("check", "b.txt:7").status == 66)
    #expect(try place.run("check", "--filter", "/^a@ios[6-9]$/").out == "1 passed, 0 failed\n")
    let wrong = try place.run("check", "--filter", "/(/")
    #expect(wrong.status == 64)
    // What is wrong stands behind it, in the system's words.
    #expect(wrong.err.contains("'--filter' cannot be '/(/': "))
    // A dot is a character, also where that has two bytes.
    try place.write("é.txt", text)
    #expect(try place.run("check", "--filter", "/^[^a]@ios(5|6)$/").out == "2 passed, 0 failed\n")
  }

  @Test func newCasesAndTimingsAreForTheAsking() throws {
    let place = try Workplace()
    try place.write("a.txt", scenario("no").components(separatedBy: "expect")[0])
    #expect(try place.run("check").status == 1)
    #expect(try place.run("check", "--allow-new").out == "1 passed, 0 failed\n")
    let timed = try place.run("check", "--allow-new", "--timings", "--report", "json").out
    #expect(timed.contains("\"elapsed_ms\""))
    #expect(try !place.run("check", "--allow-new", "--report", "json").out.contains("elapsed"))
  }

  @Test func checkNeverWritesBesideTheScenarios() throws {
    let place = try place(12)
    let before = try FileManager.default.contentsOfDirectory(atPath: place.url.path).sorted()
    _ = try place.run("check")
    #expect(try FileManager.default.contentsOfDirectory(atPath: place.url.path).sorted() == before)
  }

  @Test(.ci) func aThousandScenariosArePlayedInParallel() throws {
    let place = try place(1_000)
    #expect(try place.run("check").out.hasSuffix("900 passed, 100 failed\n"))
  }

  @Test func watchChecksAgainWhenAFileChanges() throws {
    let place = try Workplace()
    try place.write("a.txt", scenario("no"))
    let out = place.url.appendingPathComponent("out.log").path
    let line =
      "vcsim check --watch a.txt > \(out) 2>&1 & pid=$!; sleep 0.5; sed -i 's/animated=no/animated=yes/' a.txt;"
      + " for i in $(seq 50); do grep -q FAIL \(out) && break; sleep 0.1; done; kill -INT $pid; (sleep 5; kill -9 $pid) > /dev/null 2>&1 & wait $pid; echo $?"
    let result = try Vcsim.shell("set -m; " + line, in: place.url)
    let log = try place.read("out.log")
    #expect(
      log.contains("1 passed, 0 failed") && log.contains("FAIL a@ios6") && log.contains("watching; Ctrl-C ends it"))
    #expect(result.out.contains("130"), "\(result.out)")
  }

  @Test func theConfigurationSaysWhereTheScenariosAre() throws {
    let place = try Workplace()
    try FileManager.default.createDirectory(
      at: place.url.appendingPathComponent("flows/deep"), withIntermediateDirectories: true)
    try place.write("flows/a.txt", scenario("no"))
    try place.write("other.txt", scenario("yes"))
    try place.write("vcsim.conf", "scenarios flows\nlint deny missing-title\n")
    #expect(try place.run("check").out == "1 passed, 0 failed\n")
    #expect(
      try Vcsim(["check", "-v"], in: place.url.appendingPathComponent("flows/deep")).out.hasPrefix("ok    a@ios6"))
    #expect(try place.run("check", "--config", "none").out.hasSuffix("1 passed, 1 failed\n"))
    try place.write("vcsim.conf", "scenarios flows\nlint dny all\n")
    let wrong = try place.run("check")
    #expect(wrong.status == 78 && wrong.err.contains("vcsim.conf:2:6: error: 'dny' is not a level [VS1006]"))
    try place.write("vcsim.conf", "paths flows\n")
    let unknown = try place.run("check").err
    #expect(unknown.contains("no line of a configuration begins with 'paths'"), "\(unknown)")
    #expect(unknown.contains("help: its lines begin with: scenarios, lint"), "\(unknown)")
    #expect(try place.run("check", "--config", "nowhere.conf").status == 66)
  }

  @Test func matricesMakeCasesAndTraces() throws {
    let place = try Workplace()
    try place.write("screens.txt", "vcsim 1\ncontroller home\ncontroller sheet\n")
    try place.write(
      "m.txt",
      "vcsim 1\ntitle \"M\"\nmode ios5 ios6\nmatrix animated: yes, no\nfamily appearance\ninclude \"screens.txt\"\nlaunch home\npresent sheet from home animated={animated}\n"
    )
    #expect(try place.run("accept").out.hasSuffix("wrote 4 traces, updated 0 expect blocks\n"))
    #expect(place.has("m@ios5+animated=no.trace"))
    #expect(try place.run("check").out == "4 passed, 0 failed\n")
    #expect(try place.run("check", "--filter", "animated=no").out == "2 passed, 0 failed\n")
    try place.write("m.txt", try place.read("m.txt").replacingOccurrences(of: "yes, no", with: "yes"))
    #expect(try place.run("check").out.contains("FAIL m@ios5+animated=no.trace   stale"))
  }
}
