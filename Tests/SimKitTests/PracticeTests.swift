import Testing

@testable import SimKit

/// The practices of UIKit's that lint finds by running: each way to go against them, and the way that is right beside it.
struct PracticeTests {
  private func findings(_ text: String) -> [String] {
    let source = Source(name: "test", text: text)
    let parsed = Scenario.parse(source)
    #expect(parsed.diagnostics.isEmpty, "\(parsed.diagnostics.map(\.message))\n\(text)")
    return Linter.findings(in: source, [parsed.draft]).map { "\($0.line) \($0.rule.rawValue)" }
  }

  /// Line 1 of what follows the head, which launches a container with a view and has two controllers to put into it.
  private func found(_ story: String, options: String = "", hooks: String = "", mode: String = "ios6") -> [String] {
    let head =
      "vcsim 1\ntitle \"T\"\nmode \(mode)\ncontroller kid\ncontroller other\ncontroller box is container\n"
      + "  view from nib\n" + options + hooks + "launch box\n"
    let before = head.split(separator: "\n").count
    let used = "layout kid\nlayout other\n"
    return findings(head + story + used).map { line in
      let parts = line.split(separator: " ")
      return "\(Int(parts[0])! - before) \(parts[1])"
    }
  }

  @Test func eachPageFailsWithItsOwnCodeOnlyAndIsMendedWhole() throws {
    for rule in LintRule.allCases {
      let page = try #require(DiagnosticPage.named(rule.code))
      #expect(page.title.hasPrefix(rule.rawValue + ": "))
      guard page.source != nil, let failing = page.failing, let mended = page.mended else { continue }
      #expect(findings(failing).map { $0.split(separator: " ")[1] } == [Substring(rule.rawValue)], "\(rule)")
      #expect(findings(mended) == [], "\(rule)")
    }
  }

  @Test func thePageOfLongStepsStatesTheLimit() throws {
    let page = try #require(DiagnosticPage.named(LintRule.longStep.code))
    #expect(page.explanation.contains("more than \(LintRule.mostLinesOfAStep) lines"))
  }

  // MARK: Steps of containment

  @Test func stepsOfAddingAreFollowed() {
    let (add, view, moved) = ("add child kid to box\n", "add view of kid to box\n", "did move kid to box\n")
    #expect(found(add + view + moved) == [])
    #expect(found("add kid to box\n") == [])
    #expect(found(add + view) == ["1 step-left-out"])
    #expect(found(view + add + moved) == ["1 step-out-of-order"])
    #expect(found(add + moved + view) == ["2 step-out-of-order"])
    #expect(found(moved + add + view) == ["1 step-out-of-order", "2 step-left-out"])
    #expect(found(add + view + moved + moved) == ["4 step-twice"])
    #expect(found("will move kid to box\n" + add + view + moved) == ["1 step-twice"])
    #expect(found("add kid to box\nadd kid to box\n") == ["2 step-twice"])
    #expect(found(add + view + moved + add + view + moved) == ["4 step-twice"])
    #expect(found(view) == ["1 view-without-controller"])
    #expect(found(add + moved) == ["1 controller-without-view"])
    // A container may well show a child's view later.
    #expect(found(add + moved + "wait 100ms\n" + view) == [])
    let ready = "when box viewDidLoad\n  add child kid to box\n  did move kid to box\n"
    #expect(found(view, hooks: ready) == [])
  }

  @Test func stepsOfRemovingAreFollowed() {
    let (told, out, leaves) = ("will move kid to nil\n", "remove view of kid\n", "remove child kid\n")
    func after(_ story: String) -> [String] { found("add kid to box\n" + story) }
    #expect(after(told + out + leaves) == [])
    #expect(after("remove kid from box\n") == [])
    #expect(after(out + leaves) == ["3 step-left-out"])
    #expect(after(told + out) == ["2 step-left-out"])
    #expect(after(out + told + leaves) == ["2 step-out-of-order"])
    #expect(after(told + leaves + out) == ["3 step-out-of-order"])
    #expect(after(told + leaves) == ["3 view-without-controller"])
    #expect(after(told + out + leaves + "did move kid to nil\n") == ["5 step-twice"])
    #expect(after(told + told + out + leaves) == ["3 step-twice"])
    #expect(after(out) == ["2 controller-without-view"])
    #expect(after(out + "add view of kid to box\n") == [])
  }

  @Test func anExceptionEndsTheStepsToo() {
    #expect(found("add child kid to box\npresent nil from box\n") == ["2 present-in-vain", "3 unreached"])
  }

  @Test func aTransitionPutsTheViewsInAndOut() {
    #expect(
      found(
        "add kid to box\nwill move kid to nil\nadd child other to box\ntransition kid to other in box\n"
          + "remove child kid\ndid move other to box\n") == [])
  }

  @Test func anotherParentTakesTheChildOver() {
    let story =
      "add kid to box\nadd other to box\nwill move kid to nil\nremove view of kid\nadd child kid to other\n"
      + "add view of kid to other\ndid move kid to other\n"
    #expect(found(story) == [])
    #expect(found("add child kid to box\nadd child kid to other\n").first == "1 step-left-out")
    #expect(found("add kid to box\nadd view of other to kid\n") == ["2 view-without-controller"])
  }

  @Test func whatIsSomebodyElsesIsTold() {
    let head =
      "vcsim 1\ntitle \"T\"\nmode ios6\ncontroller a\ncontroller b\ncontroller nav is navigation of a\n"
      + "controller tabs is tab bar of b\ncontroller c\n"
      + "launch nav\n"
    let used = "set root tabs\nlayout c\n"
    for line in [
      "add child c to nav", "add c to nav", "will move a to nil", "did move a to nav", "remove child a",
      "begin appearance of a appearing", "will move c to nav",
    ] {
      #expect(findings(head + line + "\n" + used).contains("10 foreign-container"), "\(line)")
    }
    #expect(!findings(head + "push c on nav\n" + used).contains { $0.contains("foreign") })
  }

  @Test func parentsMoveChildrenAndNotTheOtherWay() {
    #expect(
      found("add kid to box\n", hooks: "when kid viewDidAppear:\n  remove kid from box\n") == ["-1 child-adds-itself"])
    // Code that runs later is still the child's.
    #expect(
      found(
        "add kid to box\n", hooks: "when kid viewDidAppear:\n  after 10ms\n    together\n      remove kid from box\n")
        == ["-1 child-adds-itself"])
    #expect(
      found(
        "add kid to box\n",
        hooks: "when kid viewDidAppear:\n  animate 10ms\n    layout other\n  then\n    remove kid from box\n")
        == ["-1 child-adds-itself"])
    #expect(found("add kid to box\n", hooks: "when box viewDidAppear: once\n  layout kid\n") == [])
    #expect(found("", hooks: "when box viewDidAppear: once\n  add kid to box\n") == [])
  }

  // MARK: Frames and layout

  @Test func nobodySetsItsOwnFrame() {
    for hook in ["kid viewWillAppear:", "kid.view layoutSubviews"] {
      #expect(
        found("add kid to box\n", hooks: "when \(hook)\n  frame kid 0 0 50 50\n").contains("-1 own-frame"), "\(hook)")
    }
    #expect(found("add kid to box\n", hooks: "when kid loadView\n  frame kid 0 0 50 50\n") == [])
    #expect(found("add kid to box\n", hooks: "when box viewWillLayoutSubviews\n  frame kid 0 0 50 50\n") == [])
  }

  @Test func layoutNeedsTheFinalBounds() {
    func launched(_ hook: String) -> [String] {
      findings(
        "vcsim 1\ntitle \"T\"\nmode ios5\ncontroller kid\ncontroller box is container\n  view from nib\n  supports all\n"
          + "when box viewDidLoad\n  add kid to box\nwhen box \(hook)\n  frame kid 0 0 50 50\nlaunch box held landscapeLeft\n"
      )
    }
    #expect(launched("viewWillAppear:") == ["11 layout-too-early"])
    #expect(launched("viewWillLayoutSubviews") == [])
    #expect(launched("viewDidAppear:") == [])
    // What is laid out again where the bounds are right is well laid out.
    #expect(launched("viewWillAppear:\n  frame kid 0 0 60 60\nwhen box viewWillLayoutSubviews") == [])
    // Portrait has the size of the nib.
    #expect(found("", hooks: "when box viewDidLoad\n  add kid to box\n  frame kid 0 0 9 9\n") == [])
  }

  @Test func layoutByRotationIsToldUnlessItIsRepeatedElsewhere() {
    let rotation = "when box willAnimateRotationToInterfaceOrientation:duration:\n  frame kid 0 0 50 50\n"
    func turned(_ hooks: String) -> [String] {
      found("add kid to box\nrotate landscapeLeft\n", options: "  supports all\n", hooks: hooks)
    }
    #expect(turned(rotation) == ["-1 layout-by-rotation"])
    #expect(
      turned("when box didRotateFromInterfaceOrientation:\n  animate 10ms\n    frame kid 0 0 50 50\n")
        == ["-1 layout-by-rotation"])
    #expect(turned(rotation + "when box viewWillAppear:\n  frame kid 0 0 50 50\n") == [])
    #expect(turned(rotation + "when box viewWillAppear:\n  frame other 0 0 50 50\n").contains("-3 layout-by-rotation"))
    #expect(
      turned(
        "action place\n  frame kid 0 0 50 50\nwhen box didRotateFromInterfaceOrientation:\n  do place\n"
      ) == ["-3 layout-by-rotation"])
  }

  // MARK: Appearance and presentation

  @Test func beginAndEndAreCounted() {
    let manual = "  forwards appearance no\n"
    let begin = "begin appearance of kid appearing\n"
    let end = "end appearance of kid\n"
    func told(_ story: String) -> [String] { found("add kid to box\n" + story, options: manual) }
    #expect(told(begin + end) == [])
    #expect(told(begin) == ["2 unequal-appearance"])
    #expect(told(end) == ["2 unequal-appearance"])
    #expect(told(begin + begin + end) == ["3 unequal-appearance"])
    // The opposite takes the place of what was begun.
    #expect(told(begin + "begin appearance of kid disappearing\n" + end) == [])
    // It has appeared already.
    #expect(found("add kid to box\n" + begin + end) == ["2 forwards-twice", "2 unequal-appearance"])
    #expect(found("add kid to box\nbegin appearance of kid disappearing\n" + end) == ["2 forwards-twice"])
  }

  /// Passing on by hand is right only where UIKit does not: the switches say it, and each version has its own.
  @Test func whatIsPassedOnByHandIsNotSentTwice() {
    let hook =
      "when box willRotateToInterfaceOrientation:duration:\n  send willRotateToInterfaceOrientation:duration: to kid\n"
    func rotated(_ options: String, _ mode: String) -> [String] {
      found(
        "add kid to box\nrotate landscapeLeft\n", options: "  supports all\n" + options, hooks: hook, mode: mode)
    }
    let twice = ["-1 forwards-twice"]
    #expect(rotated("", "ios6") == twice)
    #expect(rotated("  forwards rotation no\n", "ios6") == [])
    #expect(rotated("  forwards both no\n", "ios5") == ["1 forwards-nothing"])
    #expect(rotated("  forwards both yes\n  forwards rotation no\n", "ios5") == twice)
    // Sent on to somebody else's child, or by the story, it is nobody's forwarding.
    #expect(
      found("add kid to box\nsend viewWillAppear: to kid\n", options: "  forwards appearance no\n") == [
        "2 calls-appearance"
      ])
    // The one switch of iOS 5 counts there for begin and end as well.
    let begun =
      "add child kid to box\nbegin appearance of kid appearing\nadd view of kid to box\nend appearance of kid\n"
      + "did move kid to box\n"
    #expect(found(begun, mode: "ios5") == ["2 forwards-twice"])
    #expect(found(begun, options: "  forwards both no\n", mode: "ios5") == [])
  }

  @Test func theSwitchOfOneVersionIsNotThatOfTheNext() {
    let used = "add kid to box\n"
    #expect(
      found(used, options: "  forwards both no\n", mode: "ios5 ios6") == [
        "-1 one-orientation-method", "1 forwards-nothing",
      ])
    #expect(found(used, options: "  forwards both no\n", mode: "ios5") == ["1 forwards-nothing"])
    #expect(
      found(used, options: "  forwards both no\n  forwards appearance no\n", mode: "ios6") == ["1 forwards-nothing"])
    #expect(found(used, options: "  forwards both yes\n", mode: "ios6") == [])
    #expect(found("", options: "  forwards both yes\n", mode: "ios6") == ["-1 idle-option"])
  }

  @Test func copiesAreUsedByWhoeverHoldsThem() {
    let text =
      "vcsim 1\ntitle \"T\"\nmode ios6\ncontroller list\ncontroller nav is navigation of list\ncontroller other like nav\n"
      + "controller tabs is tab bar of nav other\nlaunch tabs\n"
    #expect(findings(text) == [])
    #expect(findings(text.replacing("bar of nav other", with: "bar of nav")) == ["6 unused-controller"])
  }

  @Test func whatCannotBePresentedOrDismissedIsTold() {
    #expect(found("present kid from other\n") == ["1 present-in-vain"])
    #expect(found("present kid from box\npresent other from box\n") == ["2 present-in-vain"])
    #expect(
      found("present kid from box animated without waiting\npresent other from kid\n", mode: "ios7").first
        == "2 present-in-vain")
    #expect(found("present kid from box\npresent other from kid\n") == [])
    #expect(found("dismiss box\n") == ["1 dismiss-in-vain"])
    #expect(found("present kid from box\ndismiss box\n") == [])
    #expect(
      found("present kid from box animated without waiting\ndismiss kid\n", mode: "ios7") == ["2 dismiss-in-vain"])
  }

  // MARK: Versions

  @Test func aFindingNamesTheVersionsThatShowIt() {
    let source = Source(
      name: "test",
      text: "vcsim 1\ntitle \"T\"\nmode ios5 ios6 ios7\ncontroller a\nwhen a viewDidUnload\n  layout a\n"
        + "launch a\nmemory warning\n")
    let all = Linter.findings(in: source, [Scenario.parse(source).draft])
    #expect(all.map(\.rule) == [.reliesOnUnload])
    #expect(all[0].message.hasSuffix(", on ios6, ios7"))
  }

  @Test func orientationsAreAnsweredForAllVersions() {
    func asked(_ option: String, _ mode: String) -> [String] { found("", options: "  " + option + "\n", mode: mode) }
    #expect(asked("shouldAutorotateToInterfaceOrientation all", "ios5") == [])
    #expect(asked("shouldAutorotateToInterfaceOrientation all", "ios5 ios6") == ["-1 one-orientation-method"])
    #expect(asked("supportedInterfaceOrientations all", "ios6") == [])
    #expect(asked("supportedInterfaceOrientations all", "ios5 ios6") == ["-1 one-orientation-method"])
    #expect(asked("supports all", "ios5 ios6") == [])
    #expect(
      asked("supportedInterfaceOrientations all\n  shouldAutorotateToInterfaceOrientation all", "ios5 ios6") == [])
  }

  @Test func whatAVersionDoesNotHaveYetIsTold() {
    func styled(_ style: String, _ mode: String) -> [String] {
      // The controller is the root.
      found("", options: "  style \(style)\n", mode: mode).filter { $0 != "-1 idle-option" }
    }
    for (style, before, first) in [
      ("custom", "ios6", "ios7"), ("overFullScreen", "ios7", "ios8"), ("overCurrentContext", "ios7", "ios8"),
    ] {
      #expect(styled(style, before) == ["-1 of-later-version"])
      #expect(styled(style, first) == [])
      #expect(styled(style + " on " + first + "+", before + " " + first) == [])
    }
    #expect(styled("formSheet", "ios5") == [])
    func split(_ device: String, _ mode: String) -> [String] {
      findings(
        "vcsim 1\ntitle \"T\"\nmode \(mode)\ndevice \(device)\ncontroller a\ncontroller b\n"
          + "controller s is split of a b\nlaunch s\n")
    }
    #expect(split("phone", "ios7") == ["7 of-later-version"])
    #expect(split("phone", "ios8") == [])
    #expect(split("pad", "ios7") == [])
  }

  @Test func unloadingIsFineWhereItHappens() {
    let text = "title \"T\"\ncontroller a\ncontroller b\nwhen a viewDidUnload\n  release b\nlaunch a\n"
    #expect(findings("vcsim 1\nmode ios5\n" + text + "present b from a\nmemory warning\n") == [])
    #expect(findings("vcsim 1\nmode ios6\n" + text + "memory warning\n") == ["6 relies-on-unload"])
  }

  // MARK: On purpose

  @Test func whatIsThereOnPurposeIsSaid() {
    let text = "title \"T\"\nmode ios6\ncontroller a\nlaunch a\ndismiss a\n"
    #expect(findings("vcsim 1\n" + text) == ["6 dismiss-in-vain"])
    #expect(findings("vcsim 1\nlint allow dismiss-in-vain\n" + text) == [])
    #expect(findings("vcsim 1\nlint allow dismiss-in-vain own-frame\n" + text) == ["2 unneeded-allow"])
    #expect(findings("vcsim 1\nlint allow own-frame\n" + text) == ["2 unneeded-allow", "7 dismiss-in-vain"])
  }

  // MARK: Any scenario

  @Test func anyStoryIsJudgedAndAlwaysAlike() {
    for seed in UInt64(0)..<UInt64(Rounds.of(300)) {
      let text = RandomScenario(seed: seed, manual: seed % 2 == 0).scenario.asText
      let source = Source(name: "random", text: text)
      let draft = Scenario.parse(source).draft
      let first = Linter.findings(in: source, [draft])
      #expect(first == Linter.findings(in: source, [draft]), "seed \(seed)")
      for finding in first {
        #expect(finding.range(in: source).upperBound <= source.bytes.count, "seed \(seed)")
        #expect(source.line(at: finding.range(in: source).lowerBound) == finding.line, "seed \(seed): \(finding)")
      }
    }
  }
}
