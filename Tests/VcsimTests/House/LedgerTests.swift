import Foundation
import Testing

/// The ledger: records are compared with traces, and a scenario that isn't what it claims doesn't pass.
struct LedgerTests {
  private static let push = """
    record push-5-01
      ios 5.1
      trust log
      source "https://example.com/push"
      silent viewDidUnload
      step push
      line A viewWillDisappear: animated=1
      line B viewDidLoad
      line B viewWillAppear: animated=1
      line A viewDidDisappear: animated=1
      line B viewDidAppear: animated=1

    """
  /// The same in the order in which UIKit pushes.
  private static let pushed = push.replacing(
    "  line A viewWillDisappear: animated=1\n  line B viewDidLoad\n",
    with: "  line B viewDidLoad\n  line A viewWillDisappear: animated=1\n")

  /// The verdict on the first record of a folder with one list and one scenario.
  private func verdict(_ records: String, _ scenario: String) throws -> String {
    let (lines, complaint) = try JudgedRecord.judge(records, scenario)
    #expect(complaint == nil)
    return (lines.first ?? "").components(separatedBy: "  ").dropFirst().joined(separator: "  ")
  }

  @Test func theOrderOfTheRecordIsExact() throws {
    #expect(try verdict(Self.pushed, JudgedRecord.push) == "exact: a@ios5")
  }

  /// Each of these passes its own `expect`, or has none: only the record decides.
  @Test func forgedScenariosDoNotPass() throws {
    let presented = JudgedRecord.push.replacing("controller nav is navigation of A\nlaunch nav", with: "launch A")
      .replacing("push B on nav animated", with: "present B from A animated")
    #expect(try verdict(Self.pushed, presented).hasPrefix("differs: a@ios5"))
    let warned = JudgedRecord.push.replacing("push B on nav animated", with: "memory warning")
    #expect(try verdict(Self.pushed, warned).hasPrefix("differs"))
    let unanimated = JudgedRecord.push.replacing(" animated", with: "")
    #expect(try verdict(Self.pushed, unanimated).contains("the trace has animated=no"))
    let filtered = JudgedRecord.push.replacing(
      "mode ios5", with: "mode ios5\nonly A\nfamily memory\nomit rule push-order")
    #expect(try verdict(Self.pushed, filtered) == "exact: a@ios5")
    let text =
      "record text-5-01\n  ios 5\n  trust log\n  source \"x\"\n  step memory warning\n  text \"Can't add self as subview\"\n"
    #expect(try verdict(text, warned.replacing("push-5-01", with: "text-5-01")).hasPrefix("differs"))
  }

  @Test func forgedRecordsDoNotPass() throws {
    #expect(try verdict(Self.push, JudgedRecord.push).contains("elsewhere in the trace: "))
    let doubled = Self.pushed.replacing("  line B viewDidLoad\n", with: "  line B viewDidLoad\n  line B viewDidLoad\n")
    #expect(try verdict(doubled, JudgedRecord.push) == "repeats differ: a@ios5; once more in the record: B viewDidLoad")
    let foreign = Self.pushed + "  line B didReceiveMemoryWarning\n"
    #expect(try verdict(foreign, JudgedRecord.push) == "differs: a@ios5; only the record: B didReceiveMemoryWarning")
    let swapped = Self.pushed.replacing("  line A", with: "  line X").replacing("  line B", with: "  line A")
      .replacing("  line X", with: "  line B")
    #expect(try verdict(swapped, JudgedRecord.push).hasPrefix("differs"))
    let short = Self.pushed.replacing("  line A viewDidDisappear: animated=1\n", with: "  silent viewDidDisappear:\n")
    #expect(try verdict(short, JudgedRecord.push).contains("only the trace: A viewDidDisappear: animated=yes"))
  }

  /// A line that another action pays for is missing: all lines are of consecutive actions, and each counts once.
  @Test func noOtherActionPaysForALine() throws {
    let later = JudgedRecord.push + "pop nav animated\npush B on nav animated\n"
    let twice = Self.pushed + "  line B viewDidAppear: animated=1\n"
    #expect(try !verdict(twice, later).hasPrefix("exact"))
  }

  @Test func whatTheSourceLeavesOpenIsNoDifference() throws {
    let some =
      "record push-5-01\n  ios 5.1\n  trust list\n  source \"x\"\n  open \"the rest\"\n  silent viewDidLoad\n"
      + "  step push\n  line A viewWillDisappear:\n  line B viewDidAppear:\n"
    #expect(try verdict(some, JudgedRecord.push) == "in order: a@ios5")
    let whole = some.replacing("  open \"the rest\"\n", with: "")
    #expect(try verdict(whole, JudgedRecord.push).hasPrefix("differs"))
    // A document states an order, and never all that comes.
    #expect(try verdict(whole.replacing("trust list", with: "trust doc"), JudgedRecord.push) == "in order: a@ios5")
    let receiver = Self.pushed.replacing("  line B viewDidLoad\n", with: "  open B\n")
      .replacing("silent viewDidUnload", with: "silent viewDidLoad")
    #expect(try verdict(receiver, JudgedRecord.push) == "in order: a@ios5")
  }

  /// Only what vcsim doesn't simulate may be left out, and the program knows what that is.
  @Test func anOmissionIsAMessageThatNoTraceHas() throws {
    let unknown = Self.pushed.replacing(
      "  line B viewDidLoad\n", with: "  line B loadViewIfNeeded\n  line B viewDidLoad\n")
    #expect(try verdict(unknown, JudgedRecord.push) == "exact after omissions: a@ios5; not simulated: loadViewIfNeeded")
    let words = "record push-5-01\n  ios 5.1\n  trust claim\n  source \"x\"\n"
    #expect(try verdict(words, JudgedRecord.push) == "told in words: a@ios5")
    #expect(try verdict(words + "  unsaid \"no word\"\n", "vcsim 1\n") == "not expressed: no word")
  }

  /// What is told in words is shown by a scenario that passes: a known failure is a difference.
  @Test func aScenarioThatFailsShowsNothing() throws {
    let words = "record push-5-01\n  ios 5.1\n  trust claim\n  source \"x\"\n"
    let failing = JudgedRecord.push.replacing("mode ios5", with: "mode ios5\nknown failure \"nothing is pushed\"")
    #expect(try verdict(words, failing) == "differs: a@ios5; nothing is pushed")
    let elsewhere = failing.replacing("mode ios5\nknown failure", with: "mode ios5 ios6\nknown failure on ios6")
    #expect(try verdict(words, elsewhere) == "told in words: a@ios5")
  }

  @Test func receiversAreMappedOnceAndBlocksAreCompared() throws {
    let renamed = Self.pushed.replacing("  line A", with: "  line List").replacing("  line B", with: "  line Detail")
    #expect(try verdict(renamed, JudgedRecord.push) == "exact: a@ios5")
    let one = renamed.replacing("  line Detail viewDidAppear:", with: "  line List viewDidAppear:")
    #expect(try verdict(one, JudgedRecord.push).hasPrefix("differs"))
    let block =
      "record push-5-01\n  ios 5.1\n  trust log\n  source \"x\"\n  step present\n"
      + "  line B viewDidAppear:\n  line completion\n"
    let present =
      "vcsim 1\nrecord push-5-01\nmode ios5\ncontroller A\ncontroller B\nlaunch A\npresent B from A animated"
    #expect(try verdict(block, present + " with completion\n") == "exact: a@ios5")
    #expect(try verdict(block, present + "\n") == "differs: a@ios5; only the record: completion")
  }

  @Test func aTextIsComparedInUIKitsWords() throws {
    let text =
      "record t-01\n  ios 5\n  trust log\n  source \"x\"\n  step push\n"
      + "  text \"*** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: "
      + "'Pushing a navigation controller is not supported'\"\n"
    let story =
      "vcsim 1\nrecord t-01\nmode ios5\ncontroller A\ncontroller B\ncontroller nav is navigation of A\n"
      + "controller other is navigation of B\nlaunch nav\npush other on nav\n"
    #expect(try verdict(text, story) == "exact: a@ios5")
    #expect(try verdict(text.replacing("Pushing", with: "Popping"), story).hasPrefix("differs"))
  }

  @Test func aListIsReadStrictly() throws {
    let place = try Workplace()
    try place.write("list.records", Self.push + "\n" + Self.push)
    let twice = try Vcsim.ledger(["judge", place.url.path])
    #expect(twice.status == 2 && twice.err.contains("two records are called push-5-01"))
    try place.write("list.records", "record a\n  trust rumor\n")
    #expect(try Vcsim.ledger(["judge", place.url.path]).err.contains("list.records:2: not a line"))
    #expect(try Vcsim.ledger(["jugde"]).status == 64)
  }

  // MARK: The project's own

  @Test(.long) func whatIsMadeIsFreshAndEveryRecordHasAVerdict() throws {
    let result = try Vcsim.ledger(["check"])
    #expect(result.status == 0, "\(result.out)\(result.err)")
  }

  @Test func fidelityShowsTheResults() throws {
    let summary = try Vcsim(["fidelity"]).out
    #expect(summary.contains("\n  exact ") && summary.contains("\n  99.2 %     of 128 lines"))
    #expect(try Vcsim(["fidelity", "--gaps"]).out.contains(" pairs of rules meet in an action"))
    let json = try Vcsim(["fidelity", "--format", "json"]).out
    let object = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    let records = try #require(object["records"] as? [[String: Any]])
    #expect(records.count > 500 && records.allSatisfy { ($0["verdict"] as? String)?.isEmpty == false })
  }
}
