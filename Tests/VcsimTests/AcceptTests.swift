import Foundation
import Testing

struct AcceptTests {
  private static func file(_ modes: String, _ rest: String) -> String {
    "vcsim 1\nmode \(modes)\nfamily appearance\ncontroller home\ncontroller sheet\nlaunch home\n\(rest)"
  }

  /// One version passes and the other fails: the block is split, and both pass.
  @Test func aBlockIsSplitWhereVersionsDiffer() throws {
    let place = try Workplace()
    try place.write(
      "a.txt",
      Self.file("ios12 ios13", "expect\n  home viewWillAppear: animated=no\n  home viewDidAppear: animated=no # last\n")
    )
    let accept = try place.run("accept", "a.txt")
    #expect(accept.status == 0)
    #expect(accept.out.contains("a.txt:7   the versions differ: 2 blocks, each 'expect on' its own"))
    #expect(
      try place.read("a.txt").hasSuffix(
        """
        expect on ios12
          home viewWillAppear: animated=no
          home viewDidAppear: animated=no # last
        expect on ios13
          home viewWillAppear: animated=no
          home viewIsAppearing: animated=no
          home viewDidAppear: animated=no # last

        """))
    #expect(try place.run("check", "a.txt").status == 0)
  }

  /// What is said of the block stands in the first of the two, what is said of a line with the line.
  @Test func aCommentOnTheBlockIsSaidOnce() throws {
    let place = try Workplace()
    let block = "expect # why\n  # first\n  home viewWillAppear: animated=no # each\n"
    try place.write("a.txt", Self.file("ios12 ios13", block))
    #expect(try place.run("accept", "a.txt").status == 0)
    let text = try place.read("a.txt")
    #expect(text.contains("expect on ios12 # why\n  # first\n") && text.contains("expect on ios13\n  home"))
    #expect(text.components(separatedBy: "# each").count == 3)
  }

  /// Two versions that differ from the block in the same way need one block.
  @Test func versionsThatAgreeShareABlock() throws {
    let place = try Workplace()
    try place.write("a.txt", Self.file("ios6 ios7", "expect nothing # so far\n"))
    let accept = try place.run("accept", "a.txt")
    #expect(accept.status == 0 && accept.out.hasSuffix("wrote 0 traces, updated 1 expect block\n"))
    #expect(try place.read("a.txt").contains("expect # so far\n  home viewWillAppear: animated=no\n"))
    #expect(try place.run("check", "a.txt").status == 0)
  }

  /// A version that passes over an action has no say in what follows it.
  @Test func aBlockBelowALineOfOneVersionIsMended() throws {
    let place = try Workplace()
    try place.write("a.txt", Self.file("ios5 ios6", "set root sheet on ios5\nexpect\n  home viewDidLoad\n"))
    let accept = try place.run("accept", "a.txt")
    #expect(accept.status == 0 && accept.out.contains("updated 1 expect block"), "\(accept.out)")
    #expect(try place.read("a.txt").contains("set root sheet on ios5\nexpect\n  home viewWillDisappear:"))
    #expect(try place.run("check", "a.txt").status == 0)
  }

  @Test func commentsAndLineEndsStay() throws {
    let place = try Workplace()
    let block =
      "expect # expect nothing much\n  # first\n  home viewDidAppear: animated=no # why\n  home viewDidDisappear: animated=no # gone\n"
    try place.write("a.txt", Self.file("ios6", block).replacingOccurrences(of: "\n", with: "\r\n"))
    #expect(try place.run("accept", "a.txt").status == 0)
    let text = try place.read("a.txt")
    #expect(text.components(separatedBy: "\n").dropLast().allSatisfy { $0.hasSuffix("\r") })
    for comment in ["expect # expect nothing much", "# first", "animated=no # why", "# gone"] {
      #expect(text.contains(comment + "\r\n"), "\(comment)")
    }
    #expect(try place.run("check", "a.txt").status == 0)
  }

  @Test func placeholdersOfAMatrixStay() throws {
    let place = try Workplace()
    try place.write(
      "a.txt",
      """
      vcsim 1
      mode ios8 ios9
      only home sheet
      family containment
      matrix parent: home, sheet
      controller home is container
      controller sheet is container
      controller inner
      launch home
      add child inner to {parent}
      expect only inner
        inner willMoveToParentViewController: parent=nil

      """.replacingOccurrences(of: "only home sheet\n", with: ""))
    #expect(try place.run("accept", "a.txt").status == 0)
    #expect(try place.read("a.txt").contains("  inner willMoveToParentViewController: parent={parent}\n"))
    let check = try place.run("check", "a.txt")
    #expect(check.status == 0 && check.out == "4 passed, 0 failed\n")
  }

  @Test func whatIsRelaxedIsRefusedWithTheReason() throws {
    let place = try Workplace()
    let text = Self.file("ios6", "expect\n  home viewDidLoad\n  ...\n")
    try place.write("a.txt", text)
    let accept = try place.run("accept", "a.txt")
    #expect(accept.status == 1)
    #expect(accept.out.contains("a.txt:7   this 'expect' is relaxed and no longer fits; change it by hand"))
    #expect(accept.out.hasSuffix("updated 0 expect blocks, refused 1\n"))
    #expect(try place.read("a.txt") == text)
  }

  @Test func aScenarioThatThrowsIsRefused() throws {
    let place = try Workplace()
    try place.write("a.txt", Self.file("ios6", "present nil from home\n"))
    let accept = try place.run("accept", "a.txt")
    #expect(accept.status == 1)
    #expect(
      accept.out.contains("a@ios6   ends with an exception; if it is meant, write it into an 'expect': !! NSInvalid"))
  }

  /// A trace is stored for all versions or for none: a missing sister would fail.
  /// A scenario of a stranger brings a link: what it leads to is not written to, unless it is that trace.
  @Test func aLinkToWhatIsNoTraceIsRefused() throws {
    let place = try Workplace()
    try place.write("a.txt", Self.file("ios6", ""))
    try place.write("notes", "mine\n")
    let linked = try Vcsim.shell("ln -s notes a@ios6.trace; vcsim accept a.txt", in: place.url)
    #expect(linked.status == 1 && linked.out.contains("a link to 'notes', which is no trace of it; remove the link"))
    #expect(try place.read("notes") == "mine\n")
    // Nor is anything made where nothing is.
    #expect(try Vcsim.shell("rm notes; vcsim accept a.txt", in: place.url).status == 1)
    #expect(try Vcsim.shell("ls notes", in: place.url).status != 0)
    // The trace itself may lie elsewhere.
    let moved = "rm a@ios6.trace; vcsim accept a.txt; mkdir t; mv a@ios6.trace t; ln -s t/a@ios6.trace .; echo >> a.txt"
    #expect(try Vcsim.shell(moved, in: place.url).status == 0)
    #expect(
      try Vcsim.shell("sed -i 's/^launch home/&\\npresent sheet from home/' a.txt; vcsim accept a.txt", in: place.url)
        .status == 0)
    #expect(try place.read("t/a@ios6.trace").contains("present sheet"))
    #expect(try Vcsim.shell("readlink a@ios6.trace", in: place.url).out == "t/a@ios6.trace\n")
  }

  @Test func sistersAreStoredTogether() throws {
    let place = try Workplace()
    try place.write(
      "a.txt",
      Self.file("ios5 ios6", "expect on ios5\n  home viewWillAppear: animated=no\n  home viewDidAppear: animated=no\n"))
    #expect(try place.run("check", "a.txt").status == 1)
    #expect(try place.run("accept", "--filter", "ios6").status == 0)
    #expect(place.has("a@ios5.trace") && place.has("a@ios6.trace"))
    #expect(try place.run("check", "a.txt").status == 0)
  }

  @Test func equalDifferencesAreReviewedOnce() throws {
    let place = try Workplace()
    for name in ["a", "b", "c"] { try place.write("\(name).txt", Self.file("ios6", "expect nothing\n")) }
    let accept = try place.run("accept", "--group", "-n")
    #expect(accept.out.components(separatedBy: "+ home viewWillAppear:").count == 2)
    #expect(accept.out.contains("  the same in 2 more cases: b@ios6, c@ios6\n"))
    #expect(accept.out.hasSuffix("would write 0 traces, update 3 expect blocks\n"))
  }

  // MARK: Known failures

  @Test func aKnownFailureHidesDifferencesOnly() throws {
    let place = try Workplace()
    func write(_ rest: String) throws {
      try place.write(
        "a.txt", Self.file("ios6", rest).replacingOccurrences(of: "family", with: "known failure \"x\"\nfamily"))
    }
    try write("expect nothing\n")
    #expect(try place.run("check", "a.txt").status == 0)
    try write("")
    let nothing = try place.run("check", "a.txt")
    #expect(nothing.status == 1 && nothing.out.contains("nothing is expected here"))
    try write("expect nothing\npresent nil from home\n")
    let thrown = try place.run("check", "a.txt")
    #expect(thrown.status == 3 && thrown.out.contains("an exception that no 'expect' announces"))
    // It would pass if its block were made right.
    try write("expect nothing\n")
    #expect(try place.run("accept").status == 0)
    #expect(try place.run("check", "a.txt").out == "1 passed, 0 failed (1 of the passed are known failures)\n")
  }

  /// Its trace is wrong: it is not stored, neither alone nor beside others, and none is asked for.
  @Test func theTraceOfAKnownFailureIsNeverStored() throws {
    let place = try Workplace()
    let head = "vcsim 1\nmode ios6 ios7\nknown failure on ios7 \"x\"\nfamily appearance\ncontroller home\nlaunch home\n"
    try place.write("a.txt", head)
    let accept = try place.run("accept", "a.txt")
    #expect(accept.status == 1 && accept.out.contains("a@ios7   is a known failure; what is right has to be written"))
    #expect(place.has("a@ios6.trace") && !place.has("a@ios7.trace"))
    #expect(try place.run("check", "a.txt").out.contains("there is no a@ios7.trace"))
    // Once it says what is right, nothing is missing.
    try place.write("a.txt", head + "expect on ios7\n  home viewDidAppear: animated=no\n")
    for _ in 0..<2 {
      #expect(try place.run("check", "a.txt").out == "2 passed, 0 failed (1 of the passed are known failures)\n")
      #expect(try place.run("accept", "a.txt").status == 0)
    }
    #expect(!place.has("a@ios7.trace"))
  }

  @Test func aKnownFailureOfAVersionThatIsNotRunIsAnError() throws {
    let place = try Workplace()
    try place.write(
      "a.txt",
      Self.file("ios6", "expect nothing\n").replacingOccurrences(
        of: "family", with: "known failure on ios5 \"x\"\nfamily"))
    let check = try place.run("check", "a.txt")
    #expect(
      check.status == 2 && check.err.contains("VS4007") && check.err.contains("the scenario does not run in ios5"))
  }

  // MARK: Any scenario

  private static let story = [
    "present sheet from home animated", "present sheet from home", "dismiss sheet", "dismiss sheet animated",
    "rotate landscapeLeft", "rotate landscapeLeft", "rotate portrait", "push b on nav animated", "pop from nav",
    "background", "foreground",
    "memory warning", "note \"a word\"",
  ]

  /// A scenario of several versions, with blocks that are nearly right.
  private func scenario(_ random: inout SystemOfChance) throws -> String {
    let modes = ["ios5", "ios6", "ios7", "ios12", "ios13", "ios16"].filter { _ in random.below(2) == 0 }
    var text = "vcsim 1\nmode \(modes.isEmpty ? "ios6" : modes.joined(separator: " "))\n"
    if random.below(2) == 0 { text += "family appearance rotation layout\n" }
    if random.below(3) == 0 { text += "known failure on \(modes.first ?? "ios6") \"as it is\"\n" }
    if random.below(2) == 0 { text += "matrix turn: landscapeLeft, landscapeRight\n" }
    text +=
      "controller a\ncontroller b\ncontroller nav is navigation of a\ncontroller home\ncontroller sheet\nlaunch home\n"
    var lines: [String] = []
    for action in ["launch"] + (0..<3).map({ _ in Self.story[random.below(Self.story.count)] }) {
      let turn = text.contains("matrix") ? "rotate {turn}" : "rotate landscapeRight"
      if action != "launch" { text += (action == "rotate landscapeLeft" ? turn : action) + "\n" }
      guard random.below(3) > 0 else { continue }
      // The lines of some version, not all of them, in an order that need not be theirs.
      lines = ["home viewDidLoad", "home viewWillAppear: animated=no", "home viewDidAppear: animated=no # as ever"]
      lines += ["sheet viewWillAppear: animated=yes", "a viewDidDisappear: animated=no", "-- +400ms"]
      lines = lines.filter { _ in random.below(3) == 0 }
      text += lines.isEmpty ? "expect nothing # yet\n" : "expect\n  # \(action)\n" + lines.map { "  \($0)\n" }.joined()
    }
    return random.below(3) == 0 ? text.replacingOccurrences(of: "\n", with: "\r\n") : text
  }

  private func passing(_ place: Workplace) throws -> (names: Set<String>, status: Int32) {
    let check = try place.run("check", "a.txt", "--report", "json")
    let document = try #require(try JSONSerialization.jsonObject(with: Data(check.out.utf8)) as? [String: Any])
    let cases = try #require(document["cases"] as? [[String: Any]])
    let names = cases.filter { ["passed", "known"].contains($0["result"] as? String) }.compactMap {
      $0["name"] as? String
    }
    return (Set(names), check.status)
  }

  @Test(.ci) func nothingIsWorseAfterwards() throws {
    var random = SystemOfChance(state: 5)
    var (repaired, refused) = (0, 0)
    for seed in 0..<(Vcsim.areAll ? 40 : 10) {
      let place = try Workplace()
      try place.write("a.txt", try scenario(&random))
      let before = try passing(place)
      let text = try place.read("a.txt")
      // What cannot be played is no matter of accepting.
      guard before.status == 0 || before.status == 1 else { continue }
      let accept = try place.run("accept", "a.txt")
      let after = try passing(place)
      let new = try place.read("a.txt")
      #expect(before.names.isSubset(of: after.names), "\(seed): \(text)\n\(new)")
      #expect(accept.status == 0 || accept.status == 1)
      if accept.status == 0 {
        repaired += 1
        #expect(after.status == 0, "\(seed): \(text)\n\(new)\n\(accept.out)")
      } else {
        refused += 1
      }
      for comment in ["# yet", "# as ever"] where text.contains(comment) {
        #expect(new.contains(comment), "\(seed): \(new)")
      }
      #expect(text.contains("\r\n") == new.contains("\r\n"))
      #expect(text.contains("{turn}") == new.contains("{turn}"))
      // And it has come to rest: once more changes nothing.
      #expect(try place.run("accept", "a.txt").status == accept.status && place.read("a.txt") == new, "\(seed)")
    }
    #expect(repaired > (Vcsim.areAll ? 5 : 1))
  }
}

/// Numbers that are the same every time.
private struct SystemOfChance {
  var state: UInt64

  mutating func below(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(limit))
  }
}
