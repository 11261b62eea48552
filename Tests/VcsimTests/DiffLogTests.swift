import Foundation
import Testing

/// A scenario and a log that the player has written: the log says what it is.
struct DiffLogTests {
  private static let scenario = """
    vcsim 1
    title "A sheet over a list"
    mode ios18

    controller home
    controller login

    launch home
    present login from home animated
    dismiss login animated

    """

  /// The log that the player would write if UIKit did what vcsim says.
  private func log(_ place: Workplace, _ arguments: [String], head: String) throws -> [String] {
    let run = try place.run(["run", "-q", "--geometry"] + arguments)
    #expect(run.status == 0, "\(run.err)")
    var lines = ["[vcsim] # \(head) in=app player=1"]
    for line in run.out.split(separator: "\n") where !line.hasPrefix("  --") {
      guard line.hasPrefix(" ") else {
        lines += ["[vcsim] # line=1 by=code", "[vcsim] = \(line)"]
        continue
      }
      let words = line.split(separator: " ")
      // The line ends with the orientation, and with what the size is worth.
      let values = words.dropFirst(2).filter { !$0.hasPrefix("interfaceOrientation=") && !$0.hasPrefix("(") }
      lines.append("[vcsim] > \(words[0]) 0x1 \(([words[1]] + values).joined(separator: " ")) at=301ms")
      lines.append("[vcsim] < \(words[0]) 0x1 \(words[1])")
    }
    return lines + ["[vcsim] # end"]
  }

  private static let phone16 =
    "case=login@ios26 plan=ios26 system=26.0 build=23A1 device=iPhone17,3 idiom=phone screen=393x852 held=portrait"

  /// A folder with the scenario and the log of an iPhone 16.
  private func place(_ text: String = scenario) throws -> (Workplace, lines: [String]) {
    let place = try Workplace()
    try place.write("login.txt", text)
    let lines = try log(place, ["--mode", "ios26", "--device", "phone,393x852", "login.txt"], head: Self.phone16)
    try place.write("a.log", lines.joined(separator: "\n") + "\n")
    return (place, lines)
  }

  @Test func theLogChoosesVersionAndScreen() throws {
    let (place, lines) = try place()
    // With a version, and without what the log says by itself.
    let job = try place.run("diff", "--strict", "--mode", "ios26", "login.txt", "a.log")
    #expect(job.status == 0 && !job.err.contains("version:"), "\(job.out)\(job.err)")
    let alone = try place.run("diff", "--strict", "login.txt", "a.log")
    #expect(alone.status == 0, "\(alone.out)\(alone.err)")
    #expect(alone.err.contains("version: ios26, as the log states") && alone.err.contains("device: phone 393x852, as"))
    // The parts of a controller are known by the player's names.
    #expect(!alone.err.contains("home.view") && !alone.err.contains("map:"))
    let other = try place.run("diff", "--mode", "ios17", "login.txt", "a.log")
    #expect(other.err.contains("version: ios17, as --mode states; the log is of iOS 26.0"))
    // One of several versions needs no option.
    try place.write("login.txt", Self.scenario.replacing("mode ios18", with: "mode ios12 ios18 ios26"))
    #expect(try place.run("diff", "login.txt", "a.log").status == 0)
    #expect(try place.run("fidelity", "add", "login.txt", "a.log").status == 0)
    // A device that the scenario or the command line names stays, and explains the sizes.
    try place.write("login.txt", Self.scenario.replacing("mode ios18", with: "mode ios26\ndevice phone 375x667"))
    let named = try place.run("diff", "login.txt", "a.log")
    #expect(named.status == 1 && named.err.contains("sizes differ: the log is of a phone 393x852"), "\(named.err)")
    #expect(named.err.contains("'login.txt' of a phone 375x667; --device phone,393x852 runs it on the log's screen"))
    #expect(try place.run("diff", "--device", "phone,393x852", "login.txt", "a.log").status == 0)
    #expect(try place.run("diff", "--device", "pad", "login.txt", "a.log").err.contains("of a pad 768x1024"))
    // A log without a screen says nothing of it.
    try place.write("b.log", lines.joined(separator: "\n").replacing("screen=393x852", with: "screen=?x?") + "\n")
    #expect(try !place.run("diff", "login.txt", "b.log").err.contains("sizes differ"))
    // The plan stands in for the system.
    try place.write("b.log", lines.joined(separator: "\n").replacing("system=26.0 ", with: "") + "\n")
    #expect(try place.run("diff", "login.txt", "b.log").err.contains("version: ios26"))
    let news = lines.joined(separator: "\n").replacing("system=26.0", with: "system=28.1")
    try place.write("b.log", news + "\n")
    let unknown = try place.run("diff", "login.txt", "b.log")
    #expect(unknown.status == 64 && unknown.err.contains("--mode ios26: the log is of iOS 28.1, which vcsim doesn't"))
    #expect(try place.run("diff", "--mode", "ios26", "login.txt", "b.log").err.contains("the log is of iOS 28.1"))
  }

  /// The job of docs/ci.md compares each log with its scenario, and fails if one differs, or if there is none.
  @Test func theJobOfTheDocumentationComparesAllLogs() throws {
    let page = try String(contentsOf: Vcsim.root.appendingPathComponent("docs/ci.md"), encoding: .utf8)
    let script = try #require(page.firstRange(of: /\n +result=0\n[^`]*?exit \$result\n/).map { String(page[$0]) })
    let (place, lines) = try place()
    func status() throws -> Int32 { try Vcsim.shell("set -e\n\(script)", in: place.url).status }
    try place.write("Scenarios/login.txt", Self.scenario)
    #expect(try status() != 0)
    try place.write("logs/login@ios26.log", lines.joined(separator: "\n") + "\n")
    #expect(try status() == 0)
    try place.write("logs/login@ios18.log", lines.dropLast(5).joined(separator: "\n") + "\n")
    #expect(try status() == 1)
  }

  /// A scenario that can't run in the version of the log says so, and how to compare it.
  @Test func aVersionThatAScenarioCannotHaveIsRefused() throws {
    let (place, _) = try place()
    try place.write(
      "login.txt", Self.scenario.replacing("mode ios18", with: "mode ios12").replacing("dismiss", with: "begin pop of"))
    let parsed = try place.run("diff", "login.txt", "a.log")
    #expect(parsed.status == 2)
    let text =
      "vcsim 1\nmode ios5\ncontroller home\nlaunch home\nresize window to 320x480\n"
    try place.write("login.txt", text)
    #expect(try place.run("run", "-q", "--mode", "ios26", "login.txt").status == 2)
    let refused = try place.run("diff", "login.txt", "a.log")
    #expect(refused.status == 2, "\(refused.err)")
    #expect(refused.err.contains("can't run in ios26, the version of the log (iOS 26.0): --mode chooses another"))
  }

  @Test func theLogChoosesTheValuesOfAMatrix() throws {
    let (place, lines) = try place(
      Self.scenario.replacing("mode ios18", with: "mode ios18 ios26\nmatrix animated: yes, no"))
    _ = lines
    let yes = try log(
      place, ["--mode", "ios26", "login.txt"],
      head: "case=login@ios26+animated=no plan=ios26 system=26.0")
    let cases = yes.joined(separator: "\n").components(separatedBy: "[vcsim] # line=1 by=code\n[vcsim] = # ")
    #expect(cases.count == 3)
    let no = cases[2].components(separatedBy: "\n").dropFirst().joined(separator: "\n")
    try place.write("no.log", cases[0] + no + "\n")
    let result = try place.run("diff", "login.txt", "no.log")
    #expect(result.status == 0, "\(result.out)\(result.err)")
    try place.write("some.log", (cases[0] + no).replacing("+animated=no", with: "") + "\n")
    #expect(try place.run("diff", "login.txt", "some.log").err.contains("VS0020"))
  }

  /// The player calls its objects as the scenario does, whether or not the scenario names their classes.
  @Test func aReceiverIsTheControllerOfItsName() throws {
    let (place, lines) = try place()
    try place.write(
      "login.txt",
      Self.scenario.replacing("controller home", with: "controller home\n  class HomeViewController")
        .replacing("controller login", with: "controller login\n  class LoginViewController"))
    let result = try place.run("diff", "--strict", "login.txt", "a.log")
    #expect(result.status == 0, "\(result.out)\(result.err)")
    #expect(!result.err.contains("no controller"))
    // A controller that is created again has another address, and a controller that only the log calls is a difference.
    let again = lines.map { $0.contains("login") ? $0.replacing("0x1", with: "0x2") : $0 }
    let callback = "[vcsim] > nobody 0x3 viewDidLoad"
    try place.write("a.log", (again.dropLast() + [callback, again[again.count - 1]]).joined(separator: "\n") + "\n")
    try place.write(
      "login.txt", try place.read("login.txt").replacing("launch home", with: "controller nobody\nlaunch home"))
    let more = try place.run("diff", "login.txt", "a.log")
    #expect(more.status == 1 && more.out.contains("nobody viewDidLoad") && more.out.contains("1 unexpected"))
    // What the scenario hides isn't compared.
    try place.write(
      "login.txt", try place.read("login.txt").replacing("mode ios18", with: "mode ios18\nonly home login"))
    let hidden = try place.run("diff", "login.txt", "a.log")
    #expect(hidden.status == 0, "\(hidden.out)\(hidden.err)")
    #expect(hidden.err.contains("ignored: app, nobody (hidden by the filter)"))
  }

  /// The same filter applies to both sides.
  @Test func aFilterAppliesToTheLogToo() throws {
    let (place, lines) = try place()
    let text =
      lines.joined(separator: "\n")
      .replacing("[vcsim] > login 0x1 viewDidLoad", with: "[vcsim] > login 0x1 viewDidUnload") + "\n"
    try place.write("b.log", text)
    #expect(try place.run("diff", "login.txt", "b.log").status == 1)
    for options in [["--family", "appearance"], ["--only", "home"], ["--callbacks", "viewDidAppear:"]] {
      let result = try place.run(["diff"] + options + ["login.txt", "b.log"])
      #expect(result.status == 0, "\(options) \(result.out)\(result.err)")
      #expect(try place.run(["diff", "--strict"] + options + ["b.log", "login.txt"]).status == 0)
    }
    for options in [["--family", "loading"], ["--only", "login"], ["--callbacks", "viewDidLoad"]] {
      #expect(try place.run(["diff"] + options + ["login.txt", "b.log"]).status == 1, "\(options)")
      #expect(try place.run(["diff"] + options + ["a.log", "b.log"]).status == 1, "\(options)")
    }
    #expect(try place.run("diff", "--only", "home", "a.log", "b.log").status == 0)
    // A trace has names only, and its device explains its sizes.
    #expect(try place.run("accept", "-q", "login.txt").status == 0)
    #expect(try place.run("diff", "--only", "home", "--family", "loading", "login@ios18.trace", "b.log").status == 0)
    let sizes = try place.run("diff", "--only", "home", "login@ios18.trace", "b.log")
    #expect(sizes.status == 1 && sizes.err.contains("and 'login@ios18.trace' of a phone 375x667\n"), "\(sizes.err)")
    #expect(
      try place.run("diff", "--only", "home", "login.txt", "login@ios18.trace").err.contains("or a log, for --only"))
    #expect(try place.run("diff", "--only", "nobody", "login@ios18.trace", "b.log").err.contains("VS0013"))
    #expect(try place.run("diff", "--only", "nobody", "login.txt", "b.log").err.contains("VS0013"))
    #expect(try place.run("diff", "--family", "nothing", "login.txt", "b.log").status == 64)
  }

  /// A log begins at its first mark, although the presenter of a sheet logs nothing there.
  @Test func aLogBeginsAtItsFirstMark() throws {
    let (place, lines) = try place()
    let mark = try #require(lines.firstIndex { $0.hasPrefix("[vcsim] = present") })
    for from in [mark, mark + 1] {
      for head in [[], [lines[0]]] {
        try place.write("b.log", (head + lines[from...]).joined(separator: "\n") + "\n")
        let result = try place.run(
          "diff", "--mode", "ios26", "--device", "phone,393x852", "login.txt", "b.log")
        #expect(result.status == 0, "\(from) \(head): \(result.out)\(result.err)")
        if from == mark {
          #expect(result.err.contains("the log begins at 'present login from home animated'"))
        }
      }
    }
    // A line that is missing there is missing in that action; with --strict the launch is, too.
    var cut = lines[mark...].map { $0 }
    cut.remove(at: 1)
    try place.write("b.log", cut.joined(separator: "\n") + "\n")
    let missing = try place.run("diff", "--mode", "ios26", "--strict", "login.txt", "b.log")
    #expect(missing.out.contains("launch home"))
    // Of several actions of one name, the first from which all marks fit.
    try place.write(
      "nav.txt",
      """
      vcsim 1
      mode ios26
      family appearance
      controller list
      controller plant
      controller nav is navigation of list
      launch nav
      push plant on nav
      pop nav
      push plant on nav
      wait 1000ms
      pop nav

      """)
    let whole = try log(place, ["nav.txt"], head: "case=nav@ios26 plan=ios26 system=26.0")
    let second = try #require(whole.lastIndex { $0.hasPrefix("[vcsim] = push") })
    try place.write("c.log", whole[second...].joined(separator: "\n") + "\n")
    let later = try place.run("diff", "nav.txt", "c.log")
    #expect(later.status == 0, "\(later.out)\(later.err)")
  }

  /// A question to the host without an answer makes a log a part of its case.
  @Test func aQuestionWithoutAnAnswerIsAGap() throws {
    let (place, lines) = try place()
    func said(_ added: [String]) throws -> (diff: String, record: String) {
      let end = lines.count - 1
      try place.write("b.log", (lines[..<end] + added + [lines[end]]).joined(separator: "\n") + "\n")
      return (
        try place.run("diff", "login.txt", "b.log").err, try place.run("fidelity", "add", "b.log").out
      )
    }
    let open = try said(["[vcsim] ? 4 host background"])
    #expect(open.diff.contains("partial: line \(lines.count) of the log: background: no answer"))
    #expect(open.record.contains("unsaid \"partial: background: no answer\""))
    let answered = try said(["[vcsim] ? 4 host background", "[vcsim] # done=4"])
    #expect(!answered.diff.contains("partial") && !answered.record.contains("unsaid"))
    // The host ends the app: its next launch answers.
    let ended = try said(["[vcsim] ? 4 host end app", lines[0]])
    #expect(!ended.record.contains("unsaid"))
    // The player says itself that it waited in vain.
    let late = try said(["[vcsim] ? 4 host background", "[vcsim] x background: not done within 20 s"])
    #expect(late.record.contains("unsaid \"partial: background: not done within 20 s\""))
  }
}
