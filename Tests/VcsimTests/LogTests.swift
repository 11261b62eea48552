import Foundation
import Testing

/// `log`, and what `diff` says of logs.
struct LogTests {
  /// Each line of a picture has a sign for each receiver: of very many there is none.
  @Test(.long) func whatIsTooMuchIsNotDrawn() throws {
    let place = try Workplace()
    for (count, status) in [(300, Int32(0)), (2_000, 64)] {
      try place.write(
        "a.log", (0..<count).map { "-[C\($0)ViewController viewDidLoad]\n" }.joined() + "-[A viewDidLoad]\n")
      for command in [["log", "--view", "lanes"], ["run", "--view", "lanes"], ["page"]] {
        let result = try Vcsim(command + ["a.log"], in: place.url)
        #expect(result.status == status, "\(command) \(count)")
        #expect(
          result.err.contains("'a.log' cannot be drawn: it has 2001 receivers in") == (status == 64), "\(result.err)")
      }
      #expect(try place.run("log", "a.log").status == 0)
    }
  }

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
    let result = try place.run("log", "--lines", "a.log")
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
    #expect(try Vcsim(["log", "--lines", "-"], stdin: log).out == result.out)
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

  @Test(.ci) func whatIsNoLogIsAnError() throws {
    let result = try Vcsim(["log", "--lines", "-"], stdin: "nothing\nat all\n")
    #expect(result.status == 66 && result.err.contains("no line of '-' names a callback"))
    #expect(result.out.contains("1  not read, names no callback: nothing"))
    #expect(try Vcsim(["log"]).status == 64)
    #expect(try Vcsim(["log", "/nowhere.log"]).status == 66)
    // Nothing of a log reaches the terminal raw.
    let raw = try Vcsim(["log", "-"], stdin: "\u{1B}[31mred\u{1B}]0;title\u{07}\nHomeVC viewDidLoad\n")
    #expect(raw.status == 0 && !raw.out.contains("\u{1B}") && !raw.out.contains("\u{07}"))
  }

  /// Each command that uses a log says which of its lines are doubtful.
  @Test(.long) func doubtfulReceiversAreSaid() throws {
    let place = try Workplace()
    try place.write("a.txt", "vcsim 1\nmode ios6\ncontroller home\ncontroller cart\nlaunch home\n")
    try place.write("a.log", "Home viewDidLoad\nHome viewWillAppear\nHome viewDidAppear\nCart viewDidLoad\n")
    try place.write("b.log", "Home viewDidLoad\nHome viewWillAppear\nHome viewDidAppear\n-[Cart viewDidLoad]\n")
    let words = "who got the callback of line 4"
    #expect(try place.run("log", "--lines", "a.log").err.contains("1 receiver doubtful (marked '?')"))
    for command in [["diff", "a.txt"], ["diff", "b.log"], ["log", "--view", "lanes"], ["page"]] {
      let said = try Vcsim(command + ["a.log"], in: place.url).err
      #expect(said.contains("doubtful: \(words) ('?' in 'vcsim log --lines a.log')\n"), "\(command): \(said)")
    }
    #expect(try !place.run("diff", "a.txt", "b.log").err.contains("doubtful"))
    #expect(try place.run("why", "a.log").out.contains("; \(words)"))
    #expect(try place.run("why", "--format", "jsonl", "a.log").out.contains("\"doubtful\":[4]"))
    #expect(try place.run("new", "--from", "a.log").out.contains("# Not told by the log: \(words).\n"))
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
      two.err.contains("ignored: 2 callbacks of One, a class that is no controller of the trace (--map One=NAME)"))
    #expect(two.err.contains("map: AppDelegate=app (guessed by the name)"))
    // The class of a controller that the filter hides is known.
    let hidden = "vcsim 1\nonly second\ncontroller home\n  class One\ncontroller second\n  class Two\nlaunch home\n"
    try place.write("hidden.txt", hidden + "present second from home\n")
    try place.write("hidden.log", "<One: 0x1> viewWillDisappear:\n<Two: 0x3> viewDidAppear:\n")
    let one = try place.run("diff", "hidden.txt", "hidden.log")
    #expect(one.status == 0 && one.err.contains("ignored: home (hidden by the filter)"))
    try place.write("noise.log", "nothing here\n")
    let noise = try place.run("diff", "a.txt", "noise.log")
    #expect(noise.status == 66 && !noise.err.contains("vcsim-trace") && noise.err.contains("'vcsim log --lines' shows"))
    // A delegate that the trace does not show is left out, and said.
    let mapped = try place.run("diff", "--map", "One=home,second", "--map", "AppDelegate=app", "a.txt", "two.log")
    #expect(mapped.err.contains("ignored: app (hidden by the filter)"))
  }

  /// Bounds of the device are held against the run's, with a tolerance, and judged.
  @Test func boundsOfTheDeviceAreHeldAgainstTheRun() throws {
    let place = try Workplace()
    try place.write(
      "a.txt", "vcsim 1\nmode ios5\nonly home\ncontroller home\n  supports all\nlaunch home held landscapeRight\n")
    let log = """
      Method: -[HomeController viewWillAppear:] Sender: <HomeController: 0x1> View Bounds: {{0, 0}, {320, 460}}
      Method: -[HomeController viewDidAppear:] Sender: <HomeController: 0x1> View Bounds: {{0, 0}, {480, 300}}

      """
    try place.write("a.log", log)
    let same = try place.run("diff", "--geometry", "a.txt", "a.log")
    #expect(same.status == 0, "\(same.out)\(same.err)")
    #expect(same.out.contains("home viewWillAppear:  320x460 stale       320x460 stale"))
    #expect(same.out.contains("home viewDidAppear:   480x300 final       480x300 final"))
    try place.write("b.log", log.replacingOccurrences(of: "480", with: "481"))
    let other = try place.run("diff", "a.txt", "b.log")
    #expect(other.status == 1 && other.out.contains("[-bounds=480x300-]") && other.out.contains("{+bounds=481x300+}"))
    #expect(try place.run("diff", "--tolerance", "1", "a.txt", "b.log").status == 0)
    #expect(try place.run("diff", "--tolerance", "-1", "a.txt", "b.log").status == 64)
    // A stored trace has no bounds for them: that is said.
    #expect(try place.run("accept", "-q", "a.txt").status == 0)
    let stored = try place.run("diff", "a@ios5.trace", "b.log")
    #expect(stored.status == 0 && stored.err.contains("ignored: bounds (not stated in the trace)"))
  }

  @Test(.long) func aScenarioIsDraftedOnce() throws {
    let place = try Workplace()
    try place.write("a.log", log)
    #expect(try place.run("new", "--from", "a.log").out.hasPrefix("vcsim 1\n"))
    let first = try place.run("new", "--from", "a.log", "draft")
    #expect(first.status == 0 && first.out.contains("vcsim diff --map HomeController=home,home2 draft.txt a.log"))
    #expect(try place.run("run", "draft.txt").status == 0)
    #expect(try place.run("new", "--from", "a.log", "draft").status == 73)
    try place.write("empty.log", "nothing\n")
    #expect(try place.run("new", "--from", "empty.log", "other").status == 66 && !place.has("other.txt"))
  }

  @Test func theScenarioBesideTheControllersHasAnotherName() throws {
    let place = try Workplace()
    try place.write(
      "Main.storyboard",
      "<document initialViewController=\"a\"><scenes><scene><objects><viewController id=\"a\"/></objects></scene></scenes></document>"
    )
    #expect(try place.run("import", "-o", "app.txt", "Main.storyboard").out.contains("wrote story.txt; "))
    #expect(try place.run("run", "story.txt").status == 0)
  }

  @Test func storyboardsAreImportedAndChecked() throws {
    let place = try Workplace()
    let board =
      "<document initialViewController=\"a\"><scenes><scene><objects><viewController id=\"a\" title=\"Home\"/></objects></scene></scenes></document>"
    try place.write("Main.storyboard", board)
    #expect(try place.run("import", "Main.storyboard").out.contains("controller home\n"))
    #expect(try place.run("import", "-o", "screens.txt", "Main.storyboard").status == 0)
    #expect(try place.run("run", "app.txt").status == 0)
    #expect(try place.run("import", "--check", "-o", "screens.txt", "Main.storyboard").status == 0)
    // Both steps of a job: the controllers are those of the storyboard, and the folder passes.
    #expect(try place.run("accept", "app.txt").status == 0)
    #expect(try place.run("check").status == 0)
    #expect(try place.run("import", "--check", "-o", "screens.txt", "Main.storyboard").status == 0)
    try place.write("app.txt", "vcsim 1\n# mine\n")
    try place.write("Main.storyboard", board.replacingOccurrences(of: "Home", with: "House"))
    let changed = try place.run("import", "--check", "-o", "screens.txt", "Main.storyboard")
    #expect(changed.status == 1 && changed.out.contains("+controller house"))
    #expect(try place.run("import", "-o", "screens.txt", "Main.storyboard").status == 0)
    // The story is its author's.
    #expect(try place.read("app.txt") == "vcsim 1\n# mine\n")
    try place.write("Info.plist", "bplist00")
    let binary = try place.run("import", "Main.storyboard", "Info.plist")
    #expect(binary.status == 66 && binary.err.contains("plutil -convert xml1"))
    #expect(try place.run("import").status == 64)
  }

  /// Every storyboard that Xcode makes begins with the same id; and what decides the launch is said.
  @Test func twoAppsMadeFromOneTemplateAreTwo() throws {
    let place = try Workplace()
    for app in ["App", "Clip"] {
      try place.write(
        "\(app)/Base.lproj/Main.storyboard",
        "<document initialViewController=\"BYZ-38-t0r\"><scenes><scene><objects><viewController id=\"BYZ-38-t0r\" "
          + "customClass=\"\(app)Controller\"/></objects></scene></scenes></document>")
    }
    func story(_ files: String..., plist: String) throws -> String {
      try place.write("Info.plist", "<plist version=\"1.0\"><dict>\(plist)</dict></plist>")
      return try place.run(["import", "-o", "screens.txt", "--story", "-"] + files + ["Info.plist"]).out
    }
    let (app, clip) = ("App/Base.lproj/Main.storyboard", "Clip/Base.lproj/Main.storyboard")
    let two = try story(app, clip, plist: "")
    #expect(two.contains("# launch: guessed. No Info.plist names a storyboard, and 'App/Main.storyboard' is the first"))
    let screens = try place.read("screens.txt")
    #expect(screens.contains("out of App/Main.storyboard, Clip/Main.storyboard;"), "\(screens)")
    #expect(screens.contains("class AppController") && screens.contains("class ClipController"))
    let named = "<key>UIMainStoryboardFile</key><string>"
    let other = try story(app, plist: named + "Other</string>")
    #expect(other.contains("# launch: guessed. The Info.plist names 'Other', which isn't among the files"), "\(other)")
    #expect(try story(app, plist: "").contains("# launch: guessed. No Info.plist names a storyboard"))
    #expect(try !story(app, plist: named + "Main</string>").contains("launch: guessed"))
  }

  // MARK: Drawn

  @Test func logsAndTracesAreDrawnInLanes() throws {
    let place = try Workplace()
    try place.write("device.log", log)
    try place.write("a.txt", "vcsim 1\nmode ios6\ncontroller home\nlaunch home\n")
    #expect(try place.run("accept").status == 0)
    try place.write("printed", try place.run("run", "a.txt").out)
    for file in ["device.log", "a@ios6.trace", "printed"] {
      let lanes = try place.run("run", "--view", "lanes", file)
      let same = try place.run("log", "--view", "lanes", file)
      #expect(lanes.status == 0 && lanes.out.contains("■  ") && lanes.out == same.out)
      let page = try place.run("page", file)
      let lines = page.out.components(separatedBy: " f-").count - 1
      #expect(page.status == 0 && page.out.hasPrefix("<!doctype html>") && page.out.contains("href=\"#square-f\""))
      #expect(lines == (file == "device.log" ? 3 : 11), "\(lines)")
      // What is of runs alone is refused, and said to be.
      for line in [
        ["run", file], ["run", "--view", "bounds", file], ["run", "--view", "lanes", "--only", "home", file],
        ["page", "--format", "svg", file], ["page", "a.txt", file], ["page", "--step", "1", file],
      ] {
        let result = try Vcsim(line, in: place.url)
        #expect(result.status == 2 && result.err.contains("and no scenario [VS0025]"), "\(line)")
      }
    }
    #expect(try place.run("log", "--view", "lanes", "--unread", "device.log").status == 64)
    // Two objects of a class have a thread each; a text of the log is text in the page.
    #expect(try place.run("run", "--view", "lanes", "device.log").out.hasPrefix("HomeController\n│ HomeController#2\n"))
    try place.write("evil.log", "<b>x</b> viewDidLoad\n<b>x</b> viewWillAppear\n-[HomeVC viewDidLoad]\n")
    let page = try place.run("page", "device.log", "evil.log").out
    #expect(!page.contains("<b>x") && page.contains("<h1>device.log, evil.log</h1>"))
    #expect(page.contains("data-go=\"predict\""))
  }

  @Test(.long) func aDraftNeedsAController() throws {
    let result = try Vcsim(
      ["new", "--from", "-"], stdin: "[vcsim] = launch home\n-[AppDelegate applicationDidBecomeActive:]\n")
    #expect(result.status == 66 && result.out.isEmpty)
    #expect(result.err.contains("no line of '-' names a callback of a controller"))
  }
}
