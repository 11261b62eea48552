import Foundation
import Testing

/// A record states what was done. A scenario that prints its lines by another action differs.
struct StatedActionTests {
  private static let line = "  line B viewDidAppear:\n"

  /// The ledger's words on a list with one record and one scenario.
  private func judged(_ lines: String, _ story: String = JudgedRecord.push) throws -> String {
    try JudgedRecord.words(JudgedRecord.head + lines, story)
  }

  @Test(arguments: [
    ("push", "  exact: a@ios5"), ("push B on nav animated", "  exact: a@ios5"), ("push or pop", "  exact: a@ios5"),
    ("pop", "the record states 'pop'; the scenario does 'push B on nav animated'"),
    ("present B from A", "the record states 'present B from A'; the scenario does 'push B on nav animated'"),
    ("push, pop", "the record states 'pop'; the scenario does 'nothing of the kind'"),
    ("unknown a cell is tapped", "  way not stated: a@ios5"), ("unknown", "  way not stated: a@ios5"),
    ("tapped", "'tapped' is no action: begin it as a scenario's line, or with 'unknown'"),
    ("together", "'together' is no action"),
  ])
  func theScenarioDoesWhatTheRecordStates(_ step: String, _ verdict: String) throws {
    #expect(try judged("  step \(step)\n" + Self.line).contains(verdict))
  }

  @Test func aRecordWithoutAStepDoesNotStateTheWay() throws {
    #expect(try judged(Self.line).contains("  way not stated"))
    #expect(try judged(Self.line + "  step push\n  line B dealloc\n").contains("  differs"))
    #expect(try judged("  line B dealloc\n").contains("  differs"))
  }

  /// Other callers of the same lines: a hook, the app's code, another call with this result.
  @Test(arguments: [
    "when A viewDidAppear: once\n  push B on nav animated\nlaunch nav\n",
    "launch nav\nset stack of nav to A B animated\n",
    "controller C\nwhen C viewDidLoad\n  push B on nav animated\nlaunch nav\nload C\n",
    "launch nav\ntogether\n  memory warning\n  push B on nav animated\n",
    "launch nav\npresent B from A animated\n", "launch nav\nadd B to A\n",
    "launch nav\npush B on nav animated without waiting\npop nav\npresent B from A animated\nmemory warning\n",
  ])
  func anotherActionWithTheSameLinesDiffers(_ story: String) throws {
    let words = try judged("  step push\n" + Self.line, JudgedRecord.start + story)
    #expect(words.contains("  differs: a@ios5") && words.contains("the record states 'push'"), "\(words)")
  }

  /// Time that passes goes on with the action before it; a method of the app does what its lines do.
  @Test(arguments: [
    "launch nav\npush B on nav animated without waiting\nwait 1000ms\n",
    "launch nav\ntogether\n  push B on nav animated\n",
    "action open\n  push B on nav animated\nlaunch nav\ndo open\n",
    "launch nav\nafter 10ms\n  push B on nav animated\nwait 2000ms\n",
  ])
  func theActionIsTheOneThatCausesTheLines(_ story: String) throws {
    #expect(try judged("  step push\n" + Self.line, JudgedRecord.start + story).contains("  exact: a@ios5"))
  }

  @Test func timeIsNoAction() throws {
    let story = JudgedRecord.start + "launch nav\npush B on nav animated without waiting\nwait 1000ms\n"
    let lines = "  step push\n  line B viewDidLoad\n  step wait 1000ms\n" + Self.line
    #expect(try judged(lines, story).contains("  exact: a@ios5"))
    #expect(try judged(lines.replacing("push", with: "pop"), story).contains("  differs"))
  }

  /// The record states the app's code in callbacks, too.
  @Test func theCodeInCallbacksIsStated() throws {
    let hook = JudgedRecord.start + "when A viewDidAppear: once\n  push B on nav animated\nlaunch nav\n"
    #expect(try judged("  step launch\n  code push\n" + Self.line, hook).contains("  exact: a@ios5"))
    #expect(try judged("  step launch\n" + Self.line, hook).contains("'launch nav, and push in A viewDidAppear:'"))
    #expect(try judged("  step launch\n  code pop\n" + Self.line, hook).contains("  differs"))
    // The callback of the hook is none that the source logs.
    let loaded = JudgedRecord.start + "when B viewDidLoad\n  layout A now\nlaunch nav\npush B on nav animated\n"
    #expect(try judged("  step push\n" + Self.line, loaded).contains("and layout in B viewDidLoad"))
    let later =
      JudgedRecord.start + "when B viewDidLoad once\n  layout A now\nlaunch nav\nload B\npush B on nav animated\n"
    #expect(try judged("  step push\n" + Self.line, later).contains("  exact: a@ios5"))
  }

  private static let hook = JudgedRecord.start + "when A viewDidAppear:\n  push B on nav animated\nlaunch nav\n"

  /// The code is of a callback: that of another object, or another of the same, is none of it.
  @Test(arguments: [
    ("A viewDidAppear:", "  exact: a@ios5"), ("A viewDidAppear: once", "  exact: a@ios5"),
    ("A viewDidAppear: if it is shown", "  exact: a@ios5"),
    (
      "A viewWillAppear:", "the record states 'push in A viewWillAppear:'; the scenario does 'push in A viewDidAppear:'"
    ),
    ("nav viewDidAppear:", "  differs"), ("A viewDidAppear: twice", "not a line"), ("viewDidAppear:", "not a line"),
    ("A viewDidApear:", "'viewDidApear:' is misspelled"),
    ("A actionSheet:didDismissWithButtonIndex:", "  exact after omissions: a@ios5; not simulated: actionSheet"),
  ])
  func theCallbackOfTheCodeIsCompared(_ place: String, _ verdict: String) throws {
    let words = try judged("  step launch\n  code push\n  in \(place)\n" + Self.line, Self.hook)
    #expect(words.contains(verdict), "\(words)")
  }

  @Test func aPlaceIsOfCode() throws {
    #expect(try judged("  step launch\n  in A viewDidAppear:\n" + Self.line, Self.hook).contains("not a line"))
    let twice = "  step launch\n  code push\n  in A viewDidAppear:\n  in A viewDidLoad\n" + Self.line
    #expect(try judged(twice, Self.hook).contains("not a line"))
  }

  /// The code runs each time, once, or in the step that the record has above it.
  @Test(arguments: [
    ("", "", true), ("", "once", false), ("", "if open=yes", false), ("", "on ios6", false), ("", "on ios5", true),
    ("once", "", false), ("once", "once", true), ("once", "if open=yes", false), ("once", "if open=no", true),
    ("if A is shown again", "", false), ("if A is shown again", "once", false),
    ("if A is shown again", "if open=yes", true), ("if A is shown again", "if open=no", false),
  ])
  func theConditionOfTheCodeIsCompared(_ stated: String, _ hook: String, _ isExact: Bool) throws {
    let story =
      "controller C\nvariable open: no, yes\nwhen A viewDidAppear: \(hook)\n  load C\n"
      + "launch nav\npush B on nav animated\nset open=yes\npop nav animated\n"
    let code = "  code load\n  in A viewDidAppear: \(stated)\n"
    let line = "  line A viewDidAppear:\n"
    let steps = ["  step launch\n", line, "  step push\n" + Self.line, "  step pop\n", line]
    let place = stated.hasPrefix("if") ? 3 : 0
    let record = steps.enumerated().map { $1 + ($0 == place ? code : "") }.joined()
    let words = try judged(record, JudgedRecord.start + story)
    #expect(words.contains(isExact ? "  exact: a@ios5" : "  differs"), "\(words)")
  }

  /// A source can state where the code is: before super, after it, or in a method that never calls super.
  @Test(arguments: [
    ("", "", true), ("", "before super", true), ("", "without super", true), ("after super", "", true),
    ("after super", "before super", false), ("after super", "without super", false),
    ("before super", "before super", true), ("before super", "", false), ("without super", "without super", true),
    ("without super", "", false), ("without super once", "without super once", true), ("inside super", "", false),
    ("before super once", "before super", true), ("super", "", false),
  ])
  func thePositionOfTheCodeIsCompared(_ stated: String, _ hook: String, _ isExact: Bool) throws {
    let story = JudgedRecord.start + "when A viewDidAppear: \(hook)\n  push B on nav animated\nlaunch nav\n"
    let words = try judged("  step launch\n  code push\n  in A viewDidAppear: \(stated)\n" + Self.line, story)
    #expect(words.contains("  exact: a@ios5") == isExact, "\(words)")
    let empty = JudgedRecord.start + "when A viewDidAppear: \(hook)\nlaunch nav\npush B on nav animated\n"
    let nothing = "  step push\n  code nothing\n  in A viewDidLoad \(stated)\n" + Self.line
    #expect(try !judged(nothing, empty).contains("  exact"))
  }

  /// An override without code counts only if the scenario has it.
  @Test func anOverrideWithoutCodeIsStated() throws {
    let record = "  step push\n  code nothing\n  in B loadView without super\n" + Self.line
    #expect(try judged(record, JudgedRecord.push).contains("  differs"))
    let story = JudgedRecord.push.replacing("launch", with: "when B loadView without super\nlaunch")
    #expect(try judged(record, story).contains("  exact: a@ios5"))
    #expect(try judged(record.replacing("without super", with: ""), story).contains("  exact: a@ios5"))
    #expect(try judged(record.replacing("nothing", with: "load"), story).contains("  differs"))
  }

  /// What another object's code does, or what follows an exception, is not the record's.
  @Test func aCallDoesAllThatIsStated() throws {
    let both = JudgedRecord.start + "when A viewDidAppear: once\n  load B\n  push B on nav animated\nlaunch nav\n"
    func words(_ code: String) throws -> String {
      try judged("  step launch\n  code \(code)\n  in A viewDidAppear:\n" + Self.line, both)
    }
    #expect(try words("load, push").contains("  exact: a@ios5"))
    #expect(try words("push, load").contains("  exact: a@ios5"))
    #expect(try words("load or pop, push or present").contains("  exact: a@ios5"))
    #expect(try words("push").contains("  differs"))
    #expect(try words("load, push, push").contains("  differs"))
    let text = "  text \"Pushing a navigation controller is not supported\"\n"
    let story =
      JudgedRecord.start + "controller other is navigation of B\n"
      + "when A viewDidAppear:\n  load B\n  push other on nav\n  load other\nlaunch nav\n"
    func cut(_ code: String) throws -> String {
      try judged("  step launch\n  code \(code)\n  in A viewDidAppear:\n" + text, story)
    }
    #expect(try cut("load, push, load").contains("  exact: a@ios5"))
    #expect(try cut("push, pop").contains("  differs"))
  }

  /// Code that runs when its callback has returned is of that callback, and a class may log after its code.
  @Test(arguments: [
    ("", "\n  after 10ms\n    push B on nav animated\n"), ("", "\n  together\n    push B on nav animated\n"),
    ("  logs after super\n", "\n  push B on nav animated\n"),
    ("  logs after super\n", " before super\n  push B on nav animated\n"),
  ])
  func codeIsOfTheCallbackThatRunsIt(_ option: String, _ code: String) throws {
    let story =
      JudgedRecord.start.replacing("controller A\n", with: "controller A\n" + option)
      + "when A viewDidAppear:\(code)launch nav\n"
    let record = "  step launch\n  code push\n  in A viewDidAppear:\n" + Self.line
    #expect(try judged(record, story).contains("  exact: a@ios5"))
    #expect(try judged(record.replacing("DidAppear:\n", with: "DidLoad\n"), story).contains("  differs"))
  }

  /// UIKit moves children; an app does only if the record states it.
  @Test func theAppMovesNoChild() throws {
    let moved = "  line B didMoveToParentViewController:\n"
    let story = JudgedRecord.start + "launch nav\nload B\ndid move B to nav\n"
    #expect(try judged("  step did move\n" + moved, story).contains("  exact: a@ios5"))
    #expect(try judged("  step load\n" + moved, story).contains("the app's own code sends it"))
    let whole = JudgedRecord.start + "launch nav\nadd B to A\n"
    #expect(try judged("  step add\n" + moved, whole).contains("  exact: a@ios5"))
    #expect(try judged("  step add child, add view of, did move\n" + moved, whole).contains("  exact: a@ios5"))
  }

  /// Each step stands before the first line that it caused.
  @Test func stepsHaveAPlace() throws {
    let story = JudgedRecord.push + "pop nav animated\n"
    let lines = ["  step push\n", Self.line, "  step pop\n", "  line B viewDidDisappear:\n"]
    #expect(try judged(lines.joined(), story).contains("  exact: a@ios5"))
    #expect(try judged(lines.joined().replacing("step pop", with: "step push"), story).contains("  differs"))
    #expect(try judged(lines[0] + lines[2] + lines[1] + lines[3], story).contains("  exact: a@ios5"))
    let late = lines[0] + lines[1] + lines[3] + lines[2]
    #expect(try judged(late, story).contains("the record states 'push'; the scenario does 'pop nav animated'"))
    // One action does not pay for two steps.
    let twice = JudgedRecord.head + "  step push\n  line B viewWillAppear:\n  step push\n" + Self.line
    #expect(try judged(String(twice.dropFirst(JudgedRecord.head.count))).contains("  differs"))
  }

  @Test func anotherActionBetweenDiffers() throws {
    let lines = "  step push\n  line B viewDidLoad\n  step pop\n  line B viewDidDisappear:\n  open \"the rest\"\n"
    let story = JudgedRecord.push + "pop nav animated\n"
    #expect(try judged(lines, story).contains("  in order: a@ios5"))
    #expect(try judged(lines, story.replacing("pop nav", with: "memory warning\npop nav")).contains("  differs"))
  }

  /// A record of what UIKit doesn't call has no line.
  @Test(arguments: [
    ("silent viewDidUnload", "push", "  silent: a@ios5"), ("silent viewDidLoad\n  idle A", "push", "  silent: a@ios5"),
    ("silent viewDidLoad", "push", "only the trace: B viewDidLoad"),
    ("silent viewWillDisappear:\n  idle A", "push", "  differs: a@ios5; only the trace: A viewWillDisappear:"),
    ("silent viewDidUnload\n  idle C", "push", "  differs: a@ios5; the scenario has no C"),
    ("silent viewDidUnload", "pop", "the record states 'pop'; the scenario does 'nothing of the kind'"),
    ("silent viewDidUnload", "push, pop", "the record states 'pop'"),
    ("silent viewDidUnload", "unknown B is shown", "  way not stated"),
    ("silent viewDidUnlod", "push", "is misspelled"), ("idle A", "push", "  told in words"),
  ])
  func aSilenceIsCompared(_ lines: String, _ step: String, _ verdict: String) throws {
    let words = try judged("  \(lines)\n  step \(step)\n", JudgedRecord.push)
    #expect(words.contains(verdict), "\(words)")
    let hook = JudgedRecord.push.replacing("launch", with: "when B viewDidLoad\n  load A\nlaunch")
    let hooked = try judged("  silent viewDidUnload\n  step push\n", hook)
    #expect(hooked.contains("'push B on nav animated, and load in B viewDidLoad'"), "\(hooked)")
  }

  /// No line follows the last step: UIKit calls nothing that the source would have logged.
  @Test func theLastStepIsSilent() throws {
    let lines = "  step push\n  line B viewDidLoad\n  step push\n"
    let story = JudgedRecord.push + "pop nav animated\n"
    #expect(try judged(lines, story).contains("the record states 'push'; the scenario does 'nothing of the kind'"))
    let again = story + "push B on nav animated\n"
    #expect(try judged(lines, again).contains("  exact: a@ios5"))
    let released = again.replacing("controller B\n", with: "controller B\n  held by UIKit only\n")
    #expect(try judged(lines, released).contains("  differs: a@ios5; only the trace: B viewDidLoad"))
    #expect(try judged("  open \"the rest\"\n" + lines, story).contains("  in order"))
  }

  @Test func aTextIsOfTheAction() throws {
    let text = "  text \"Pushing a navigation controller is not supported\"\n"
    let story = JudgedRecord.start + "controller other is navigation of B\nlaunch nav\npush other on nav\n"
    #expect(try judged("  step push\n" + text, story).contains("  exact: a@ios5"))
    #expect(try judged("  step present\n" + text, story).contains("  differs: a@ios5; the record states 'present'"))
    #expect(try judged(text, story).contains("  way not stated"))
  }

  @Test func theProjectsRecordsStateTheirActions() throws {
    let place = try Workplace()
    try place.write("Scenarios/list.records", JudgedRecord.head + Self.line)
    try place.write("Scenarios/a.txt", JudgedRecord.push)
    #expect(try Vcsim.ledger(["check"], in: place.url).err.contains("push-5-01 has lines and no 'step'"))
  }

  /// For records of the project, each line of the grammar stands for the record's own. The whole set: `ledger forge Scenarios`.
  @Test func noForgeryPasses() throws {
    let place = try Workplace()
    let folder = Vcsim.root.appendingPathComponent("Scenarios/evidence")
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) where name.hasPrefix("found-modal") {
      try place.write(name, String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8))
    }
    let result = try Vcsim.ledger(["forge", place.url.path])
    #expect(result.status == 0 && !result.out.contains("passed"), "\(result.out)")
    let counts = result.out.split { !$0.isNumber }.compactMap { Int($0) }
    #expect(counts.count == 6 && counts[0] > 100 && counts[1] > 1 && counts[2] >= counts[1] && counts[3] == counts[1])
  }

  /// The app's code of a record of the project moves to each other callback, and gets each other condition.
  @Test func noForgedCodePasses() throws {
    let place = try Workplace()
    let folder = Vcsim.root.appendingPathComponent("Scenarios/evidence")
    for name in ["e2-exc-embed-twice-01", "e2-tab-embedded-cell-103-01"] {
      try place.write(name + ".txt", String(contentsOf: folder.appendingPathComponent(name + ".txt"), encoding: .utf8))
    }
    let result = try Vcsim.ledger(["forge", place.url.path])
    #expect(result.status == 0 && !result.out.contains("passed"), "\(result.out)")
    let counts = result.out.split { !$0.isNumber }.compactMap { Int($0) }
    #expect(counts.count == 6 && counts[4] > 200 && counts[5] == 2, "\(result.out)")
  }
}
