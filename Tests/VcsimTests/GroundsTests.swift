import Foundation
import Testing

@testable import vcsim

@testable import SimKit

/// On what traces rest, what the texts are, and what `explain` and `fidelity` say of records.
struct GroundsTests {
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
      Refusal.alreadyPresenting.text(names, RuleSet(.ios7))
        == "Warning: Attempt to present <a>  on <b> which is already presenting <d>")
    #expect(
      Refusal.alreadyPresenting.text(names, RuleSet(Mode(major: 13)!))
        == "Attempt to present <a> on <b> (from <c>) which is already presenting <d>.")
  }

  @Test func explainSaysWhoseWordsATextHas() throws {
    let recorded = try Vcsim(["explain", "present-only-one"]).out
    #expect(recorded.contains("ios5-ios12, word for word in warn-already-presenting-ios7-01"))
    let own = try Vcsim(["explain", "child-not-itself"]).out
    #expect(own.contains("ios5+, in vcsim's words"))
  }

  // MARK: Records

  @Test func explainShowsARecordAndTheRulesThatStandOnIt() throws {
    let record = try Vcsim(["explain", "nav-push-51-01"]).out
    #expect(record.contains("nav-push-51-01   iOS 5.1   log   exact"))
    #expect(record.contains("    B loadView\n    B viewDidLoad\n    A viewWillDisappear:\n"))
    #expect(record.contains("\n  push-order "))
    let rule = try Vcsim(["explain", "--rules", "push-order"]).out
    #expect(rule.contains("since vcsim 0.1") && rule.contains("independent sources"))
    #expect(rule.contains("  nav-push-51-01   iOS 5.1   log   exact"))
    #expect(try Vcsim(["explain", "modal-order-51-01"]).status == 64)
  }

  // MARK: Grounds

  @Test func runSaysOnWhatItsLinesRest() throws {
    let result = try Vcsim(["run", "-"], stdin: scenario)
    let line = try #require(result.err.split(separator: "\n").last)
    let form =
      /8 lines: (\d+|none) seen on iOS 6(, \d+ carried over from iOS [0-9a-z ]+)?(, \d+ not seen)?(; records disagree on \d+)?/
    #expect(line.wholeMatch(of: form) != nil, "\(result.err)")
    #expect(try Vcsim(["run", "-q", "-"], stdin: scenario).err == "")
  }

  /// Rules that are each seen can meet where no record shows what happens: JSON has the actions, and people aren't told, since such
  /// lines hold as often as others.
  @Test func actionsInWhichRulesMeetForTheFirstTimeAreInJSON() throws {
    let evidence = Vcsim.root.appendingPathComponent("Scenarios/evidence/nav-order-01.txt").path
    let known = try Vcsim(["run", "--why", evidence])
    #expect(known.err.contains(" seen on iOS 7"), "\(known.err)")
    #expect(known.out.contains("[push-order, from iOS 5 and 9]"))
    let story = "vcsim 1\nmode ios7\ncontroller a\ncontroller b\nlaunch a\npresent b from a animated\nmemory warning\n"
    let unknown = try Vcsim(["run", "--why", "-"], stdin: story)
    #expect(!unknown.err.contains("territory") && !unknown.out.contains("unmet"), "\(unknown.err)")
    let json = try Vcsim(["run", "--format", "jsonl", "-"], stdin: story).out
    #expect(json.contains(",\"unknown_steps\":[1,2"))
    for word in ["unmet", "unknown territory", "observed", "evidence"] {
      #expect(try Vcsim(["explain", word]).out.contains("carried over: one of another iOS"), "\(word)")
    }
  }

  /// The seven words of the standings stay where programs read them.
  @Test func peopleReadThreeWordsAndProgramsSeven() throws {
    let seven = Rule.Standing.allCases.map(\.name)
    func words(_ text: String) -> Set<String> {
      Set(text.split { !$0.isLetter }.map(String.init)).intersection(seven).subtracting(["document", "claimed"])
    }
    for arguments in [
      ["run", "--why", "--mode", "ios5,ios26,ios27", "example:modal"], ["explain", "push-order"],
      ["explain", "layout-order"],
      ["explain", "viewWillAppear:"], ["fidelity"],
      ["page", "--format", "svg", "--mode", "ios6", "example:modal"],
    ] {
      let result = try Vcsim(arguments)
      #expect(words(result.out + result.err).isEmpty, "\(arguments): \(words(result.out + result.err))")
    }
    let json = try Vcsim(["run", "--format", "jsonl", "--mode", "ios5", "example:modal"]).out
    #expect(!words(json).isEmpty)
    let new = try Vcsim(["run", "--mode", "ios27", "example:sheet"]).err
    #expect(new.contains(/\d+ lines: none seen on iOS 27, \d+ carried over from iOS \d+ (and|to) \d+/), "\(new)")
  }

  @Test func checkHasAFloor() throws {
    let place = try Workplace()
    try place.write("a.txt", scenario.replacing("only nav first second\nfamily appearance\n", with: ""))
    _ = try place.run("accept", ".")
    let passing = try place.run("check", "--grounds", "inferred")
    #expect(passing.status == 0 && passing.err.contains(" seen on iOS 6"))
    let failing = try place.run("check", "--grounds", "observed")
    #expect(failing.status == 1 && failing.out.contains("on less than '--grounds observed' asks for"))
    let standing = RuleBook.rule(.layoutOrder).standing(in: .ios6)
    #expect(standing != .observed && failing.out.contains("    layout-order, \(standing.label)\n"), "\(failing.out)")
    #expect(try place.run("check", "--grounds", "rumour").status == 64)
  }

  // MARK: iOS 26

  @Test func iOS26SaysWhereItsRecordsComeFrom() throws {
    let result = try Vcsim(["run", "--mode", "ios26", "-"], stdin: scenario)
    #expect(result.out.contains("nav viewWillAppear: animated=no"))
    #expect(result.err.contains(" seen on iOS 26"))
    #expect(try Vcsim(["explain", "evidence"]).out.contains("Catalyst"))
    #expect(try Vcsim(["explain", "modes"]).out.contains("ios26: its records come mostly from Mac Catalyst and show "))
    #expect(try Vcsim(["run", "--mode", "ios19", "-"], stdin: scenario).status == 64)
  }

  /// What is carried on to iOS 26 is observed there only if a record of that version is in the row.
  @Test func aRuleIsObservedInTheVersionsOfItsRecordsOnly() {
    #expect(RuleBook.rule(.pushOrder).standing(in: .ios26) == .observed)
    #expect(RuleBook.rule(.layoutOrder).standing(in: .ios26) != .observed)
    for rule in RuleBook.all {
      for (_, standing) in rule.standings() { #expect(standing == .inferred || !rule.evidence.isEmpty, "\(rule.id)") }
    }
  }

  @Test func theRecordsOfRulesAndTextsExist() {
    let recorded = Refusal.texts.flatMap { $0.wordings }.compactMap { entry in
      if case .record(let id) = entry.wording.origin { id } else { nil }
    }
    for id in RuleBook.all.flatMap(\.evidence) + recorded + NotedText.all.compactMap(\.record) {
      #expect(Records.record(id) != nil, "\(id)")
    }
  }

  @Test func theVersionsAreInOrderAndLeaveOutWhatAppleLeftOut() {
    #expect(Mode.all.map(\.major) == Array(5...18) + [26, 27])
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
    #expect(try Vcsim(["run", "-"], stdin: stated).out.contains("viewWillLayoutSubviews bounds=\(wanted)\n"))
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

  @Test(arguments: [
    ("iphone17pro", "402x874"), ("iPhone SE (3rd generation)", "375x667"), ("iPad Pro 13-inch (M4)", "1032x1376"),
    ("IPAD MINI 6", "744x1133"), ("iPhone-X", "375x812"), ("iPhone 8+", "414x736"), ("iPhone X\u{280}", "414x896"),
    ("iPad Pro (12.9-inch) (6th generation)", "1024x1366"), ("iPad Air 13-inch", "1024x1366"), ("iPad 1", "768x1024"),
    ("iPod touch (7th generation)", "320x568"), ("iPhone 17 Air", "420x912"), ("iPad mini (A17 Pro)", "744x1133"),
  ])
  func aModelHasItsUsualSpellings(model: String, size: String) throws {
    let body = "vcsim 1\nmode ios26\ndevice \"\(model)\"\ncontroller home\nlaunch home\n"
    #expect(try Vcsim(["run", "-"], stdin: body).out.contains("viewWillLayoutSubviews bounds=\(size)\n"))
  }

  @Test func modelsAreListedAndEachHasItsOwnSpelling() throws {
    #expect(try Vcsim(["help", "devices"]).out.contains("  iPhone 17 Pro      402x874\n"))
    #expect(Set(Device.named.indices.map { Device.model(spelled: Device.named[$0].name) }).count == Device.named.count)
  }

  @Test(arguments: ["iPhone 11x", "iPhone 15e", "iPhone 12s"]) func noOtherModelHasTheSpelling(model: String) throws {
    let body = "vcsim 1\nmode ios26\ndevice \"\(model)\"\ncontroller home\nlaunch home\n"
    #expect(try Vcsim(["run", "-"], stdin: body).err.contains("[VS1006]"))
  }

  @Test func aNameOfSeveralModelsHasThemInItsHelp() throws {
    let result = try Vcsim(["run", "--device", "iPad Pro M4", "-"], stdin: "vcsim 1\ncontroller home\nlaunch home\n")
    #expect(result.err.contains("'iPad Pro 11 M4' or 'iPad Pro 13 M4'"))
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

  /// The changelog lists the rules that changed in this release: what to review after an upgrade.
  @Test func theChangelogListsTheRulesThatChanged() throws {
    let page = try String(contentsOf: Vcsim.root.appendingPathComponent("CHANGELOG.md"), encoding: .utf8)
    let release = try #require(page.components(separatedBy: "\n## ").dropFirst().first)
    let current = try #require(Release(Version.name))
    for rule in RuleID.allCases where rule.facts.changed == current {
      #expect(release.contains("`\(rule.rawValue)`"), "\(rule.rawValue)")
    }
  }

  @Test func anUpgradeIsReviewedByRule() throws {
    let place = try Workplace()
    let names = ["a", "b", "c"]
    for name in names {
      try place.write(
        name + ".txt",
        """
        vcsim 1
        mode ios13
        controller home
        controller other
        controller sheet
        launch home
        \(name == "c" ? "" : "present sheet from other\n")
        """)
    }
    _ = try place.run("accept", ".")
    for name in names {
      var stored = try place.read(name + "@ios13.trace").replacing(/\nvcsim [0-9.]+/, with: "")
      stored.replace(/Attempt to present.*/, with: "Warning: something else")
      if name == "c" { stored.replace("  home viewWillAppear: animated=no\n", with: "") }
      try place.write(name + "@ios13.trace", stored)
    }
    let failing = try place.run("check").out
    #expect(failing.contains("Rules that changed since these traces were stored\n"), "\(failing)")
    #expect(failing.contains("present-needs-window") && failing.contains("2 cases"), "\(failing)")
    let review = try place.run("accept", "-n", "--group").out
    // One heading for a rule, with its evidence; equal differences once.
    #expect(review.matches(of: /== present-needs-window   2 cases, 1 difference/).count == 1, "\(review)")
    #expect(review.contains("the same in 1 more case: b@ios13") && review.contains("would write 3 traces"), "\(review)")
    // What was stored by this vcsim names no change.
    _ = try place.run("accept", "--because", "present-needs-window")
    let rest = try place.run("check").out
    #expect(rest.contains("1 failed") && !rest.contains("present-needs-window"), "\(rest)")
  }
  @Test func whatIsSaidOfARecordFits() throws {
    for record in Vcsim.sample(Records.all.filter { $0.reason != nil || $0.unsaid != nil || $0.contradicted != nil }) {
      let page = try Vcsim(["explain", record.id]).out
      for line in page.split(separator: "\n") where !line.hasPrefix(" ") && !line.hasPrefix("Compared") {
        #expect(line.count <= 80, "\(record.id): \(line)")
      }
    }
  }

  /// A title of what has no address counts as an address does, and a repository counts once.
  @Test func recordsOfOneOriginCountOnce() throws {
    for (one, other, areSame) in [
      ("public GitHub README 'A' (Chinese)", "public GitHub README 'A' (a copy)", true),
      ("public GitHub README 'A' (Chinese)", "public GitHub note 'B' (Chinese)", false),
      ("WWDC 2012 session 236 slides, page 3", "WWDC 2012 session 236 slides", true),
      ("owner/app:One/First.m@0123", "github:owner/app:Two/Second.m@4567", true),
      ("github:owner/app:One/First.m@0123", "github:owner/other:One/First.m@0123", false),
      ("https://a.com/questions/1#2 (a comment)", "https://a.com/questions/1", true),
      ("https://a.com/questions/1", "https://a.com/questions/2", false),
    ] {
      let list = "record x\n  source \"\(one)\"\nrecord y\n  source \"\(other)\"\n"
      let records = try RecordReader.records(in: Source(name: "list", text: list))
      #expect((records[0].origin == records[1].origin) == areSame, "\(one), \(other)")
    }
    // Each source closes its brackets.
    for record in Records.all {
      #expect(record.source.count { $0 == "(" } == record.source.count { $0 == ")" }, "\(record.id): \(record.source)")
    }
  }
}
