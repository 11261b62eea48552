import Foundation
import Testing

/// The log of an app as a record, and held against a trace.
struct LoggedTraceTests {
  /// However many classes a log has, a message lists a few.
  @Test func aFewOfManyClassesAreNamed() throws {
    let place = try Workplace()
    try place.write("a.txt", "vcsim 1\nmode ios6\ncontroller home\nlaunch home\n")
    try place.write("many.log", (0..<500).map { "-[Class\($0)Controller viewDidLoad]\n" }.joined())
    let result = try place.run("diff", "a.txt", "many.log")
    #expect(result.status == 64 && result.err.contains(" and 480 more"))
    #expect(result.err.contains("ignored: 480 callbacks of 480 more classes that are no controllers"))
    #expect(result.err.utf8.count < 5000)
  }

  @Test func aLogIsPrintedAsARecord() throws {
    let place = try StoredSheet.place()
    let log = """
      [vcsim] = launch home
      [vcsim] > Home 0x1 viewDidLoad
      [vcsim] > Home 0x1 viewWillAppear: animated=no
      [vcsim] = present sheet from home animated
      [vcsim] > Sheet 0x2 viewDidLoad

      """
    try place.write("device.log", log)
    let lines =
      "  step launch home\n  line Home viewDidLoad\n  line Home viewWillAppear: animated=no\n"
      + "  step present sheet from home animated\n  line Sheet viewDidLoad\n"
    let alone = try place.run("fidelity", "add", "--mode", "ios17", "device.log")
    #expect(alone.status == 0 && alone.out.hasPrefix("record device-17-01\n  ios 17\n  trust log\n"))
    #expect(alone.out.hasSuffix(lines))
    #expect(alone.err.contains("device") && !alone.err.contains("--mode"))
    // A scenario says what was done, and neither the version nor the device of a log.
    let scenario = try place.run("fidelity", "add", "a.txt", "device.log")
    #expect(scenario.status == 64 && scenario.err.contains("--mode"))
    let told = try place.run(
      "fidelity", "add", "--mode", "ios6", "--device", "phone,320x480", "a.txt", "device.log")
    #expect(told.out.contains("\n  ios 6\n") && told.out.contains("  device phone 320x480 portrait\n  step"))
    #expect(told.out.hasSuffix(lines))
    // Where the log does not say what was done, the scenario does.
    try place.write("plain.log", "Home viewDidLoad\nSheet viewDidLoad\n")
    let plain = try place.run("fidelity", "add", "--mode", "ios6", "a.txt", "plain.log")
    #expect(
      plain.out.hasSuffix(
        "  step launch home\n  step present sheet from home animated\n  line Home viewDidLoad\n  line Sheet viewDidLoad\n"
      ))
    #expect(try place.run("fidelity", "add", "a.txt").status != 0)
    #expect(try place.run("fidelity", "add").status == 64)
  }

  /// Classes that the scenario states need no `--map`, and a class that it states is never left out.
  @Test func theClassesOfAScenarioAreThoseOfTheLog() throws {
    let place = try Workplace()
    let head = "vcsim 1\nmode ios17\ncallbacks viewWillAppear:\n"
    let first = "controller home\n  class AlphaController\ncontroller login\n  class BetaController\nlaunch home\n"
    let log = "-[AlphaController viewDidLoad]\n-[AlphaController viewWillAppear:]\n-[BetaController viewWillAppear:]\n"
    try place.write("a.log", log)
    try place.write("a.txt", head + first + "present login from home animated\n")
    let same = try place.run("diff", "a.txt", "a.log")
    #expect(same.status == 0 && same.err.contains("map: AlphaController=home\n"), "\(same.out)\(same.err)")
    #expect(same.err.contains("ignored: home viewDidLoad"))
    try place.write("b.txt", head + first)
    let other = try place.run("diff", "b.txt", "a.log")
    #expect(other.status == 1 && other.out.contains("login viewWillAppear:"), "\(other.out)\(other.err)")
  }

  /// A log of the player says what it is, and what of its case it lacks.
  @Test func aLogOfThePlayerSaysWhatItIs() throws {
    let place = try StoredSheet.place()
    let log = """
      [vcsim] # case=a@ios18 plan=ios18 system=18.5 build=22F77 device=iPhone17,3 idiom=phone screen=393x852 held=portrait in=app player=1
      [vcsim] # line=5 by=code
      [vcsim] = launch home
      [vcsim] > home 0x1 viewDidLoad
      [vcsim] ! Unbalanced calls to begin/end appearance transitions for <home: 0x1>.
      [vcsim] # line=6 by=private
      [vcsim] = memory warning
      [vcsim] # end

      """
    try place.write("whole.log", log)
    let whole = try place.run("fidelity", "add", "a.txt", "whole.log")
    #expect(whole.out.hasPrefix("record whole-18-01\n  ios 18.5\n  trust log\n"))
    #expect(whole.out.contains("  source \"vcsim's player, a@ios18, iPhone17,3, build 22F77, by code and private\"\n"))
    #expect(whole.out.contains("  step launch home\n  by code\n  line home viewDidLoad\n  text \"Unbalanced calls"))
    #expect(whole.out.hasSuffix("  step memory warning\n  by private\n"))
    // A list gets each record once, under names of their own.
    #expect(
      try place.run("fidelity", "add", "--to", "all.records", "whole.log", "whole.log").out
        == "added 2 records to all.records\n")
    #expect(try place.run("fidelity", "add", "--to", "all.records", "whole.log").status == 0)
    let list = try place.read("all.records")
    for number in 1...3 { #expect(list.contains("record whole-18-0\(number)\n")) }
    #expect(list.contains("record whole-18-02\n  device phone"))
    try place.write("other.records", "no list\n")
    #expect(
      try place.run("fidelity", "add", "--to", "other.records", "whole.log").err.contains("line 1 of 'other.records'"))
    #expect(!whole.out.contains("unsaid") && !whole.err.contains("partial"))
    let read = try place.run("log", "--lines", "whole.log").out
    #expect(read.contains("! Unbalanced calls") && read.contains("about the log itself"))
    // What was not done makes it a part, and so does an end that is missing.
    let gap = "[vcsim] x memory warning: no way is known in this version\n"
    try place.write("part.log", log.replacingOccurrences(of: "[vcsim] # end\n", with: gap + "[vcsim] # end\n"))
    let part = try place.run("fidelity", "add", "a.txt", "part.log")
    #expect(part.out.contains("  unsaid \"partial: memory warning: no way is known in this version\"\n"))
    #expect(part.err.contains("partial: line 8 of part.log: memory warning"))
    try place.write("cut.log", log.replacingOccurrences(of: "[vcsim] # end\n", with: ""))
    #expect(try place.run("diff", "a.txt", "cut.log").err.contains("does not come to the end"))
    #expect(try place.run("diff", "a.txt", "whole.log").err.contains("log: iOS 18.5, 22F77, iPhone17,3"))
  }

  @Test func aLogIsHeldAgainstATrace() throws {
    let place = try StoredSheet.place()
    let log = """
      2016-03-22 15:12:11.475 My App[49348:204] -[HomeViewController viewDidLoad]
      2016-03-22 15:12:11.476 My App[49348:204] -[HomeViewController viewWillAppear:]
      Something else
      2016-03-22 15:12:11.479 My App[49348:204] -[HomeViewController viewDidAppear:]
      2016-03-22 15:12:12.100 My App[49348:204] -[LoginSheet viewDidLoad]
      2016-03-22 15:12:12.101 My App[49348:204] -[HomeViewController viewWillDisappear:]
      2016-03-22 15:12:12.102 My App[49348:204] -[LoginSheet viewWillAppear:]
      2016-03-22 15:12:12.502 My App[49348:204] -[LoginSheet viewDidAppear:]
      2016-03-22 15:12:12.503 My App[49348:204] -[HomeViewController viewDidDisappear:]

      """
    try place.write("device.log", log)
    let same = try place.run("diff", "a@ios6.trace", "device.log")
    #expect(same.status == 0, "\(same.out)\(same.err)")
    #expect(same.err.contains("map: HomeViewController=home (guessed by the name)"))
    #expect(same.err.contains("map: LoginSheet=sheet (guessed: the only one left)"))
    #expect(same.err.contains("ignored: loadView (never logged"))
    #expect(same.err.contains("not read: 1 line; 'vcsim log --lines device.log' says why"))
    #expect(try place.run("diff", "--strict", "a@ios6.trace", "device.log").status == 1)
    // The other way round, against the scenario, and with the class named.
    #expect(try place.run("diff", "--map", "LoginSheet=sheet", "device.log", "a.txt").status == 0)
    #expect(try place.run("diff", "--map", "LoginSheet=shet", "a.txt", "device.log").status == 64)
    #expect(try place.run("diff", "device.log", "device.log").status == 0)
    var lines = log.components(separatedBy: "\n")
    lines.swapAt(7, 8)
    try place.write("device.log", lines.joined(separator: "\n"))
    let differs = try place.run("diff", "a@ios6.trace", "device.log")
    #expect(differs.status == 1)
    #expect(differs.out.contains("present sheet from home animated") && differs.out.contains("expected one line"))
  }

  @Test func theRecordingCodeMakesALogThatLosesNothing() throws {
    let place = try StoredSheet.place()
    var log = ""
    for line in try place.run("run", "a.txt").out.components(separatedBy: "\n") {
      if line.hasPrefix("  -- ") || line.isEmpty { continue }
      if !line.hasPrefix(" ") {
        log += "[vcsim] = \(line)\n"
      } else {
        let words = line.split(separator: " ")
        log +=
          "[vcsim] > \(words[0] == "home" ? "Home" : "Sheet")ViewController 0x1 \(words.dropFirst().joined(separator: " "))\n"
        log += "[vcsim] < \(words[0] == "home" ? "Home" : "Sheet")ViewController 0x1 \(words[1])\n"
      }
    }
    try place.write("recorded.log", log)
    let result = try place.run("diff", "--strict", "a@ios6.trace", "recorded.log")
    #expect(result.status == 0, "\(result.out)\(result.err)")
  }

  /// A log that begins in the middle of the story is compared from there; what it lacks after that counts.
  @Test func aLogMayBeginInTheMiddle() throws {
    let place = try Workplace()
    try place.write(
      "a.txt",
      """
      vcsim 1
      mode ios6
      family loading appearance
      controller list
        class ListController
      controller plant
        class PlantController
      controller nav is navigation of list
      launch nav
      push plant on nav animated
      pop nav animated

      """)
    func compared(_ lines: [String], marks: [String] = [], option: String = "--geometry") throws -> Vcsim {
      try place.write("a.log", (marks + lines.map { "-[\($0)]" }).joined(separator: "\n") + "\n")
      return try place.run("diff", option, "a.txt", "a.log")
    }
    let push = [
      "PlantController viewDidLoad", "ListController viewWillDisappear:", "PlantController viewWillAppear:",
      "ListController viewDidDisappear:", "PlantController viewDidAppear:",
    ]
    let pop = [
      "PlantController viewWillDisappear:", "ListController viewWillAppear:", "PlantController viewDidDisappear:",
      "ListController viewDidAppear:",
    ]
    let middle = try compared(push + pop)
    #expect(middle.status == 0 && middle.err.contains("the log begins at 'push plant on nav animated'"))
    let end = try compared(pop)
    #expect(end.status == 0 && end.err.contains("the log begins at 'pop nav animated'"))
    #expect(try compared(pop, option: "--strict").status == 1)
    #expect(try compared(push).out.contains("4 missing"), "what comes after the log's end is missing")
    // The first line must be the action's first of what the log speaks of: otherwise a missing line would be a late beginning.
    #expect(try compared(Array(pop.dropFirst())).err.contains("the log begins at 'pop nav animated'"))
    #expect(try compared(Array(pop.dropFirst()) + [pop[0]]).out.contains("launch nav"))
    // The last action may be cut off.
    let cut = try compared(push + pop.dropLast(2))
    #expect(cut.status == 0 && cut.err.contains("the log ends before 'plant viewDidDisappear:'"), "\(cut.out)")
    #expect(try compared(push + pop.dropLast(2), option: "--strict").status == 1)
    #expect(try compared(push + [pop[0], pop[1], pop[3]]).status == 1, "a line is missing before the last")
    let marked = try compared(pop, marks: ["[vcsim] = pop nav animated"])
    #expect(marked.status == 0 && marked.err.contains("the log begins at 'pop nav animated'"))
    let whole = try compared(
      ["ListController viewDidLoad", "ListController viewWillAppear:", "ListController viewDidAppear:"] + push + pop)
    #expect(whole.status == 0 && !whole.err.contains("the log begins"))
  }
}
