import Foundation
import Testing

/// Forged records: none of them counts as a record that holds.
struct ForgedRecordTests {
  private static let line = "  line B viewDidAppear: animated=1\n"

  /// What the ledger says of the last record of a list with one scenario.
  private func judged(
    _ lines: String, _ story: String = JudgedRecord.push, ios: String = "5", after other: String = "",
    did step: String = "push"
  ) throws -> String {
    let stated = lines.contains("  step ") ? "" : "  step \(step)\n"
    let head = JudgedRecord.head.replacing("ios 5", with: "ios " + ios)
    return try JudgedRecord.words(other + head + stated + lines, story)
  }

  @Test func aMisspelledWordIsAFault() throws {
    #expect(try judged(Self.line).contains("  exact: a@ios5"))
    let forged = [
      "  line B viewDidApear:\n", "  line B viewDidAppear\n", "  line B viewDidAppear: animate=1\n",
      "  line B viewDidAppear: animated=maybe\n", "  line B viewDidAppear: bounds=wrong\n",
      Self.line + "  silent viewDidUnlod\n", "  line A traitCollectionDidChange: horizontal=regular\n",
    ]
    for lines in forged { #expect(try judged(lines).contains("is misspelled"), "\(lines)") }
  }

  @Test(arguments: [
    ("portrait", "exact"), ("2", "exact"), ("UIInterfaceOrientationMaskPortrait", "exact"),
    ("landscapeLeft", "differs"),
    ("all", "differs"), ("garbage", "misspelled"),
  ])
  func masksAreCompared(_ mask: String, _ verdict: String) throws {
    let story = "vcsim 1\nrecord push-5-01\nmode ios6\ncontroller A\n  supports portrait\nlaunch A\n"
    let lines = "  open \"the others\"\n  line A supportedInterfaceOrientations returns=\(mask)\n"
    let words = try judged(lines, story, ios: "6", did: "launch")
    #expect(words.contains(verdict == "exact" ? "in order" : verdict), "\(words)")
  }

  @Test(arguments: [
    ("landscapeLeft", "0.3", "exact"), ("UIInterfaceOrientationLandscapeLeft", "300ms", "exact"),
    ("landscapeLeft", "99", "differs"), ("UIInterfaceOrientationPortrait", "0.3", "differs"),
    ("quer", "0.3", "misspelled"),
  ])
  func orientationsAndDurationsAreCompared(_ orientation: String, _ time: String, _ verdict: String) throws {
    let story = "vcsim 1\nrecord push-5-01\nmode ios5\ncontroller A\n  supports all\nlaunch A\nrotate landscapeLeft\n"
    let values = "orientation=\(orientation) duration=\(time)"
    let words = try judged("  line A willRotateToInterfaceOrientation:duration: \(values)\n", story, did: "rotate")
    #expect(words.contains(verdict), "\(words)")
  }

  @Test func aNameIsOfOneObject() throws {
    let line = "  line B willMoveToParentViewController: parent=Foo\n  line B didMoveToParentViewController: parent="
    #expect(try judged(line + "Foo\n").contains("exact"))
    #expect(try judged(line + "Bar\n").contains("the trace has parent=nav"))
  }

  @Test func boundsHaveAnOrigin() throws {
    let line = "  line A viewDidAppear: bounds="
    let story = "vcsim 1\nrecord push-5-01\nmode ios5\ncontroller A\nlaunch A\n"
    #expect(try judged(line + "{{0, 0}, {320, 460}}\n", story, did: "launch").contains("exact"))
    #expect(try judged(line + "{{0, 20}, {320, 460}}\n", story, did: "launch").contains("differs"))
  }

  @Test(arguments: [
    ("Pushing a navigation controller is not supported", true),
    ("NSInvalidArgumentException: Pushing a navigation controller is not supported", true),
    ("Pushing a navigation controller is", true), ("Pushing a navi", false), ("NSInvalidArgumentException", false),
    ("NSGenericException: Pushing a navigation controller is not supported", false),
    ("Another story: Pushing a navigation controller is not supported", false),
    ("Pushing a navigation controller is not supported and then a lie", false),
  ])
  func aTextIsUIKitsAlone(_ text: String, _ holds: Bool) throws {
    let story = JudgedRecord.push.replacing("launch nav", with: "controller other is navigation of B\nlaunch nav")
      .replacing("push B on nav animated", with: "push other on nav")
    #expect(try judged("  text \"\(text)\"\n", story).contains(holds ? "  exact" : "  differs"))
  }

  @Test func onlyARecordThatHoldsContradicts() throws {
    let wrong = "  line B dealloc\n  contradicted "
    #expect(try judged(wrong + "nobody-01 \"because\"\n").contains("which is no other record"))
    #expect(try judged(wrong + "push-5-01 \"because\"\n").contains("which is no other record"))
    let other = JudgedRecord.head.replacing("push-5-01", with: "push-5-02")
    let story = JudgedRecord.push.replacing("record push-5-01", with: "record push-5-01 push-5-02")
    let better = wrong + "push-5-02 \"because\"\n"
    #expect(try judged(better, story, after: other + "  step push\n" + Self.line).contains("  contradicted"))
    #expect(try judged(better, story, after: other + "  step push\n  line B dealloc\n").contains("  differs"))
  }

  /// What a source leaves open is of as many actions as it states, or of one.
  @Test func noOtherActionPaysForAnOpenRecord() throws {
    let story = JudgedRecord.push + "pop nav animated\n"
    let lines = "  line B viewDidLoad\n  line B viewDidDisappear:\n"
    #expect(try judged("  open \"the rest\"\n" + lines, story).contains("  differs"))
    let stated = "  open \"the rest\"\n  step push\n  step pop\n" + lines
    #expect(try judged(stated, story).contains("  in order"))
    #expect(try judged(stated + "  line B loadViewIfNeeded\n", story).contains("  in order: a@ios5; not simulated:"))
  }

  /// UIKit sends the lines of a record, unless its source says that the app's own code calls the methods.
  @Test func theAppCannotSendTheLines() throws {
    let lines = "  line B viewWillAppear: animated=1\n  line B viewDidAppear: animated=1\n"
    let sends = "send viewWillAppear: to B animated\nsend viewDidAppear: to B animated\n"
    let story = "vcsim 1\nrecord push-5-01\nmode ios5\ncontroller B\nlaunch nothing\ncreate B\n" + sends
    let forged = try judged(lines, story, did: "send")
    #expect(forged.contains("  differs: a@ios5; the app's own code sends it: B viewWillAppear:"))
    #expect(try judged("  sent viewWillAppear: viewDidAppear:\n" + lines, story, did: "send").contains("  exact"))
    let hook = JudgedRecord.push.replacing(
      "launch nav", with: "when B viewDidLoad\n  send viewDidUnload to B\nlaunch nav")
    let hooked = "  line B viewDidLoad\n  line B viewDidUnload\n"
    #expect(try judged(hooked, hook).contains("  differs: a@ios5; the app's own code sends it"))
    #expect(try judged("  code send\n" + hooked, hook).contains("  differs"))
    #expect(try judged("  code send\n  sent viewDidUnload\n" + hooked, hook).contains("  exact"))
  }

  @Test(arguments: [
    ("5", "exact"), ("4", "exact"), ("5-6", "exact"), ("6", "no scenario runs in iOS 6"), ("7+", "iOS 7+"),
  ])
  func theVersionIsTheSources(_ ios: String, _ verdict: String) throws {
    #expect(try judged(Self.line, ios: ios).contains(verdict))
  }

  @Test func aReceiverIsNoView() throws {
    #expect(try judged("  line B.view viewDidAppear:\n").contains("is misspelled"))
    #expect(try judged(Self.line + "  line B.view initWithCoder:\n").contains("exact after omissions"))
  }

  @Test func aFrameOfAStackIsALine() throws {
    let frames = "  line -[UINavigationController _startTransition]\n  line -[B viewDidLoad]\n"
    let words = try judged("  open \"the rest\"\n" + frames)
    #expect(words.contains("  in order: a@ios5; not simulated: _startTransition"))
    #expect(try judged(frames.replacing("viewDidLoad", with: "viewDidUnload")).contains("  differs"))
  }

  /// Where methods begin, and where they end.
  @Test func bothEndsOfAMethodAreCompared() throws {
    let lines = "  line nav viewDidAppear: phase=start\n  line A viewDidAppear: phase=start\n"
    let ends = "  line A viewDidAppear: phase=end\n  line nav viewDidAppear: phase=end\n"
    let story = JudgedRecord.push.replacing("push B on nav animated\n", with: "")
    let late = story.replacing("controller A\n", with: "controller A\n  logs after super\n")
      .replacing("navigation of A\n", with: "navigation of A\n  logs after super\n")
    #expect(try judged(lines + ends, story, did: "launch").contains("  exact: a@ios5"))
    #expect(try judged(lines + ends, late, did: "launch").contains("  exact: a@ios5"))
    #expect(try judged(lines + ends.replacing("end", with: "start"), story, did: "launch").contains("  differs"))
    #expect(try judged(lines.replacing("start", with: "end") + ends, late, did: "launch").contains("differ"))
  }

  @Test func aBlockIsComparedWhateverNamesIt() throws {
    let story =
      "vcsim 1\nrecord push-5-01\nmode ios5\ncontroller A\ncontroller B\nlaunch A\n"
      + "present B from A animated with completion\n"
    let lines = "  line B viewDidAppear:\n  line present completion\n"
    #expect(try judged(lines, story, did: "present").contains("  exact"))
    let swapped = "  line present completion\n  line B viewDidAppear:\n"
    #expect(try judged(swapped, story, did: "present").contains("  differs"))
    #expect(try judged("  line B deinit\n").contains("  differs"))
  }

  /// The project's own records say why they differ, and only those that do.
  @Test(.long) func aDifferenceHasAReason() throws {
    let place = try Workplace()
    func checked(_ lines: String) throws -> String {
      try place.write("Scenarios/list.records", JudgedRecord.head + "  step push\n" + lines)
      return try Vcsim.ledger(["check"], in: place.url).err
    }
    try place.write("Scenarios/a.txt", JudgedRecord.push)
    #expect(try checked("  line B dealloc\n").contains("push-5-01 differs; correct the mechanism, or add a 'reason'"))
    #expect(try checked(Self.line + "  reason \"a doubt\"\n").contains("doesn't differ; remove the reason"))
    #expect(try !checked("  line B dealloc\n  reason \"a doubt\"\n").contains("push-5-01"))
    #expect(try judged("  line B dealloc\n  reason \"a doubt\"\n").hasSuffix("only the record: B dealloc: a doubt"))
  }
}
