import Foundation
import Testing

@testable import SimKit

/// On what traces rest, what the texts are, and what `explain` and `fidelity` say of records.
@Suite struct GroundsTests {
  private let scenario = """
    vcsim 1
    mode ios6
    only nav first second
    family appearance
    controller first
    controller second
    controller nav is navigation of first
    launch nav
    push second on nav

    """

  // MARK: Texts

  @Test func namesTakeTheirPlacesInAText() {
    let names = ["<a>", "<b>", "<c>", "<d>"]
    #expect(
      ConsoleText.alreadyPresenting.text(names, RuleSet(.ios7))
        == "Warning: Attempt to present <a>  on <b> which is already presenting <d>")
    #expect(
      ConsoleText.alreadyPresenting.text(names, RuleSet(Mode(major: 13)!))
        == "Attempt to present <a> on <b> (from <c>) which is already presenting <d>.")
  }

  @Test func explainSaysWhoseWordsATextHas() throws {
    let recorded = try Vcsim(["explain", "present-only-one"]).out
    #expect(recorded.contains("ios5-ios12, word for word in warn-already-presenting-ios7-01"))
    let own = try Vcsim(["explain", "child-not-itself"]).out
    #expect(own.contains("ios5+, in vcsim's own words"))
  }

  // MARK: Records

  @Test func theTableOfRecordsIsFresh() throws {
    let folder = Vcsim.root.appendingPathComponent("Scenarios/evidence")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".records") }
    let listed = try files.sorted().flatMap { file in
      try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8).split(separator: "\n")
        .filter { !$0.hasPrefix("#") }
    }
    let table = try String(
      contentsOf: Vcsim.root.appendingPathComponent("Sources/vcsim/Documents/RecordTable.swift"), encoding: .utf8)
    let compiled = table.split(separator: "\n").filter { $0.hasPrefix("    ") }.dropLast().map { $0.dropFirst(4) }
    #expect(compiled == listed, "renew it: .ci/records")
  }

  @Test func explainShowsARecordAndTheRulesThatStandOnIt() throws {
    let record = try Vcsim(["explain", "nav-push-51-01"]).out
    #expect(record.contains("nav-push-51-01   iOS 5.1   log"))
    #expect(record.contains("    B loadView\n    B viewDidLoad\n    A viewWillDisappear:\n"))
    #expect(record.contains("\n  push-order "))
    let rule = try Vcsim(["explain", "push-order"]).out
    #expect(rule.contains("since vcsim 0.1") && rule.contains("independent sources"))
    #expect(rule.contains("  nav-push-51-01   iOS 5.1   log\n"))
    #expect(try Vcsim(["explain", "modal-order-51-01"]).status == 64)
  }

  @Test func recordsOfOnePageAreOneSource() throws {
    let place = try Workplace()
    try place.write("a.txt", scenario)
    let twice = "record one\n  ios 6\n  trust log\n  source \"x\"\n  unsaid \"y\"\n"
    try place.write("list.records", twice + "\n" + twice)
    let result = try place.run("fidelity", ".")
    #expect(result.status != 0 && result.err.contains("two records have this identifier"))
  }

  @Test func fidelitySaysWhatAScenarioLeavesOut() throws {
    let place = try Workplace()
    try place.write(
      "list.records",
      "record one\n  ios 6\n  trust log\n  source \"x\"\n  line first viewDidLoad\n  line first viewWillAppear:\n")
    let body = """
      vcsim 1
      record one
      mode ios6
      only first
      family appearance
      compare stated values
      controller first
      launch first
      expect
        first viewWillAppear:
        ...

      """
    try place.write("a.txt", body)
    let page = try place.run("fidelity", ".").out
    #expect(page.contains("exact after omissions: a@ios6; without values, lines passed over, viewDidLoad"))
    let json = try place.run("fidelity", "--json", ".").out
    let object = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    let records = try #require(object["records"] as? [[String: Any]])
    #expect(records.count == 1 && records[0]["standing"] as? String == "exact after omissions")
    #expect(records[0]["omissions"] as? [String] == ["values", "lines passed over", "viewDidLoad"])
    // What the scenario could as well compare is no omission.
    let full = body.replacing("        ...\n", with: "").replacing(
      "family appearance", with: "family appearance loading"
    )
    .replacing("  first viewWillAppear:\n  ...", with: Self.whole)
    try place.write("a.txt", full)
    #expect(try place.run("fidelity", ".").out.contains("exact: a@ios6 |"))
    // A message that the trace does not have, or has less often, is one, whatever the filter shows.
    let record = "record one\n  ios 6\n  trust log\n  source \"x\"\n  line first viewDidLoad\n"
    for (line, omission) in [("viewDidLoad", "viewDidLoad"), ("setWindow: window", "setWindow:")] {
      try place.write("list.records", record + "  line first \(line)\n")
      let page = try place.run("fidelity", ".").out
      #expect(page.contains("exact after omissions: a@ios6; without \(omission) |"))
    }
    try place.write("list.records", record + "  line (first returned)\n")
    #expect(try place.run("fidelity", ".").out.contains("exact: a@ios6 |"))
  }

  private static let whole = """
      first loadView
      first viewDidLoad
      first viewWillAppear: animated=no
      first viewDidAppear: animated=no
    """

  // MARK: Grounds

  @Test func runSaysOnWhatItsLinesRest() throws {
    let result = try Vcsim(["run", "-"], stdin: scenario)
    #expect(result.err.contains("8 of 8 lines rest on logs"), "\(result.err)")
    #expect(try Vcsim(["run", "-q", "-"], stdin: scenario).err == "")
  }

  @Test func checkHasAFloor() throws {
    let place = try Workplace()
    try place.write("a.txt", scenario.replacing("only nav first second\nfamily appearance\n", with: ""))
    _ = try place.run("accept", ".")
    let passing = try place.run("check", "--grounds", "inferred")
    #expect(passing.status == 0 && passing.err.contains("lines rest on logs"))
    let failing = try place.run("check", "--grounds", "log")
    #expect(failing.status == 1 && failing.out.contains("on less than '--grounds log' asks for"))
    #expect(failing.out.contains("    layout-order, document\n"))
    #expect(try place.run("check", "--grounds", "rumour").status == 64)
  }

  // MARK: iOS 26

  @Test func iOS26SaysWhereItsRecordsComeFrom() throws {
    let result = try Vcsim(["run", "--mode", "ios26", "-"], stdin: scenario)
    #expect(result.out.contains("nav viewWillAppear: animated=no"))
    #expect(result.err.contains("ios26: its records come from Mac Catalyst and show "))
    #expect(try !Vcsim(["run", "--mode", "ios18", "-"], stdin: scenario).err.contains("Catalyst"))
    #expect(try Vcsim(["explain", "modes"]).out.contains("ios26: its records come from Mac Catalyst and show "))
    #expect(try Vcsim(["run", "--mode", "ios19", "-"], stdin: scenario).status == 64)
  }

  @Test func whatIsCarriedOnToIOS26IsInferredThere() {
    #expect(RuleID.pushOrder.facts.standing(in: .ios26) == .log)
    #expect(RuleID.layoutOrder.facts.standing == .document)
    #expect(RuleID.layoutOrder.facts.standing(in: .ios26) == .inferred)
    for rule in RuleBook.all where rule.standing(in: .ios26) != .inferred {
      let isRecorded = rule.evidence.contains { $0.contains("cat26") || $0.contains("-26-") }
      #expect(rule.modes.contains(.ios26) && isRecorded, "\(rule.id)")
    }
  }

  @Test func theVersionsAreInOrderAndLeaveOutWhatAppleLeftOut() {
    #expect(Mode.all.map(\.major) == Array(5...18) + [26])
    #expect(Mode.ios26.previous?.name == "ios18" && Mode.ios5.previous == nil)
    #expect(Mode(major: 19) == nil && ModeRange(.ios7, through: nil).contains(.ios26))
  }

  // MARK: Devices

  @Test(arguments: [("ios9", "320x460"), ("ios10", "320x568"), ("ios15", "320x568"), ("ios16", "375x667")])
  func aScenarioWithoutADeviceRunsOnTheSmallestPhone(mode: String, size: String) throws {
    let body = "vcsim 1\nmode \(mode)\ncontroller home\nlaunch home\n"
    let wanted = mode == "ios9" ? "320x480" : size
    #expect(try Vcsim(["run", "-"], stdin: body).out.contains("viewWillLayoutSubviews bounds=\(wanted)\n"))
    let stated = body.replacing("controller", with: "device phone\ncontroller")
    #expect(try Vcsim(["run", "-"], stdin: stated).out.contains("viewWillLayoutSubviews bounds=320x480\n"))
  }

  @Test func aModelOfADeviceHasItsScreen() throws {
    let body = "vcsim 1\nmode ios12\ndevice \"iPhone X\" landscapeLeft\ncontroller home\nlaunch home\n"
    #expect(try Vcsim(["run", "-"], stdin: body).out.contains("viewWillLayoutSubviews bounds=812x375"))
    let unknown = try Vcsim(["run", "-"], stdin: body.replacing("iPhone X", with: "iPhone XZ"))
    #expect(unknown.status == 2 && unknown.err.contains("did you mean 'iPhone X'"))
    let option = ["run", "--device", "iPad Pro 11", "-"]
    #expect(try Vcsim(option, stdin: body).out.contains("bounds=834x1194") == false)
    #expect(try Vcsim(option, stdin: body).out.contains("bounds=1194x834"))
    #expect(Set(Device.named.map(\.name)).count == Device.named.count)
  }

  // MARK: Versions of vcsim

  @Test func aStoredTraceNamesTheProgramThatWroteIt() throws {
    let place = try Workplace()
    try place.write("a.txt", scenario)
    _ = try place.run("accept", ".")
    let stored = try place.read("a@ios6.trace")
    #expect(stored.contains("\nvcsim 0."))
    // One that does not say is read as well.
    try place.write("a@ios6.trace", stored.replacing(/\nvcsim [0-9.]+/, with: ""))
    #expect(try place.run("check").status == 0)
  }

  @Test func aFailingCheckSaysWhichOrderHasChanged() throws {
    let place = try Workplace()
    try place.write(
      "a.txt",
      """
      vcsim 1
      mode ios13
      only home
      family trouble
      controller home
      controller other
      controller sheet
      launch home
      present sheet from other

      """)
    _ = try place.run("accept", ".")
    var stored = try place.read("a@ios13.trace").replacing(/\nvcsim [0-9.]+/, with: "")
    stored.replace(/Attempt to present.*/, with: "Warning: something else")
    try place.write("a@ios13.trace", stored)
    let failing = try place.run("check").out
    #expect(failing.contains("changed  vcsim 0.2 changed this: present-needs-window"), "\(failing)")
    // A rule that has nothing to do with it takes nothing; the one that has takes all.
    #expect(try place.run("accept", "--because", "push-order").out.contains("wrote 0 traces"))
    #expect(try place.run("accept", "--because", "no-such-rule").status == 64)
    #expect(try place.run("check").status == 1)
    #expect(try place.run("accept", "--because", "present-needs-window").out.contains("wrote 1 trace"))
    #expect(try place.run("check").status == 0)
  }
}
