import Foundation
import Testing

/// `log`, and what `diff` says of logs.
@Suite struct LogTests {
  private let log = """
    2013-04-02 09:10:11.123 Bank[812:c07] starts
    <HomeController: 0x7f1> viewDidLoad
    <HomeController: 0x7f1> viewWillAppear: animated=1
    3   Bank   0x00002d0d -[HomeController viewWillAppear:] + 61
    Unbalanced calls to begin/end appearance transitions for <HomeController: 0x7f1>.
    <HomeController: 0x7f2> viewDidLoad

    """

  @Test func aLogIsPrintedAsItWasRead() throws {
    let place = try Workplace()
    try place.write("a.log", log)
    let result = try place.run("log", "a.log")
    #expect(result.status == 0)
    #expect(
      result.out.components(separatedBy: "\n").map { $0.split(separator: " ").joined(separator: " ") } == [
        "1 not read, names no callback: 2013-04-02 09:10:11.123 Bank[812:c07] starts",
        "2 HomeController@0x7f1 viewDidLoad",
        "3 HomeController@0x7f1 viewWillAppear: animated=yes",
        "4 not read, a stack frame: 3 Bank 0x00002d0d -[HomeController viewWillAppear:] + 61",
        "5 ! Unbalanced calls to begin/end appearance transitions for <HomeController: 0x7f1>.",
        "6 HomeController@0x7f2#2 viewDidLoad", "",
      ])
    #expect(result.err == "3 callbacks of 1 class, 2 lines not read\n")
    #expect(try place.run("log", "--unread", "a.log").out.components(separatedBy: "\n").count == 3)
    #expect(try Vcsim(["log", "-"], stdin: log).out == result.out)
  }

  @Test func machinesGetJSONLines() throws {
    let result = try Vcsim(["log", "--format", "jsonl", "-"], stdin: log)
    let objects = try result.out.split(separator: "\n").map {
      try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
    #expect(
      objects.map { $0["type"] as? String } == ["version", "unread", "call", "call", "unread", "warning", "call"])
    #expect(objects[3]["selector"] as? String == "viewWillAppear:" && objects[3]["address"] as? String == "0x7f1")
    #expect(objects[3]["values"] as? [String: String] == ["animated": "yes"])
    #expect(objects[6]["instance"] as? Int == 2 && objects[4]["reason"] as? String == "stack-frame")
    let unread = try Vcsim(["log", "--unread", "--format", "jsonl", "-"], stdin: log).out
    #expect(unread.split(separator: "\n").count == 3)
  }

  @Test func whatIsNoLogIsAnError() throws {
    let result = try Vcsim(["log", "-"], stdin: "nothing\nat all\n")
    #expect(result.status == 66 && result.err.contains("no line of '-' names a callback"))
    #expect(result.out.contains("1  not read, names no callback: nothing"))
    #expect(try Vcsim(["log"]).status == 64)
    #expect(try Vcsim(["log", "/nowhere.log"]).status == 66)
    // Nothing of a log reaches the terminal raw.
    let raw = try Vcsim(["log", "-"], stdin: "\u{1B}[31mred\u{1B}]0;title\u{07}\nHomeVC viewDidLoad\n")
    #expect(raw.status == 0 && !raw.out.contains("\u{1B}") && !raw.out.contains("\u{07}"))
  }

  @Test func adviceForLogsFitsThem() throws {
    let place = try Workplace()
    try place.write(
      "a.txt",
      "vcsim 1\nmode ios6\nonly home second\ncontroller home\ncontroller second\nlaunch home\npresent second from home\n"
    )
    try place.write("plain.log", "viewDidLoad\nviewWillAppear\nviewDidAppear\n")
    let plain = try place.run("diff", "a.txt", "plain.log")
    #expect(plain.status == 64 && plain.err.contains("log the class too") && plain.err.contains("name no class"))
    try place.write(
      "two.log",
      "<One: 0x1> viewDidLoad\n<One: 0x2> viewDidLoad\n<Two: 0x3> viewDidLoad\n<AppDelegate: 0x4> applicationDidBecomeActive:\n"
    )
    let two = try place.run("diff", "a.txt", "two.log")
    #expect(two.status == 64 && two.err.contains("--map One=home,second"))
    #expect(
      two.err.contains("left out: 2 callbacks of One, a class that is no controller of the trace (--map One=NAME)"))
    #expect(two.err.contains("map: AppDelegate=app (guessed by the name)"))
    try place.write("noise.log", "nothing here\n")
    let noise = try place.run("diff", "a.txt", "noise.log")
    #expect(noise.status == 66 && !noise.err.contains("vcsim-trace") && noise.err.contains("'vcsim log' shows"))
    // A delegate that the trace does not show is left out, and said.
    let mapped = try place.run("diff", "--map", "One=home,second", "--map", "AppDelegate=app", "a.txt", "two.log")
    #expect(mapped.err.contains("left out: app applicationDidBecomeActive:, which the trace does not show"))
  }
}
