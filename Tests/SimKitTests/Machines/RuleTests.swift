import Testing

@testable import SimKit

/// Rules and what is read off their rows: releases, wordings, what a version stands on.
@Suite struct RuleTests {
  @Test func releasesAreComparedByTheirNumbers() {
    #expect(Release("0.2") == Release(0, 2) && Release("0.2.1") == Release(0, 2))
    #expect(Release(0, 9) < Release(0, 10) && Release(0, 10) < Release(1, 0))
    #expect(!(Release(0, 10) < Release(0, 9)) && !(Release(0, 9) < Release(0, 9)))
  }

  @Test(arguments: ["two", "1", "1.x", "0.2.x", "0.2.1.0", ""]) func whatIsNoReleaseIsNone(_ text: String) {
    #expect(Release(text) == nil)
  }

  @Test func aTextHasOneWordingInEachVersionOfItsRule() {
    for text in ConsoleText.allCases {
      let used = text.wordings.flatMap { entry in Mode.all.filter { entry.modes.contains($0) } }
      let holds = Mode.all.filter { text.facts.rule.facts.modes.contains($0) }
      #expect(used.sorted() == holds, "\(text)")
    }
  }

  @Test func theLastWordingHasNoEnd() {
    let words = ConsoleText.alreadyPresenting.wordings
    #expect(words.map { $0.modes.first.major } == [13, 5] && words.map { $0.modes.last?.major } == [nil, 12])
    for text in ConsoleText.allCases {
      for (modes, wording) in text.wordings {
        for mode in Mode.all where modes.contains(mode) { #expect(wording.isUsed(RuleSet(mode)), "\(text)") }
      }
    }
  }

  @Test func inTheVersionOfCatalystOnlyItsOwnRecordsCount() {
    let rule = RuleBook.rule(.launchOrder)
    #expect(rule.standing(in: .ios6) == rule.standing)
    let weaker = RuleBook.all.filter { $0.standing(in: .ios26) != $0.standing }
    #expect(!weaker.isEmpty)
    for rule in weaker { #expect(rule.standing(in: .ios6) == rule.standing) }
  }

  @Test func theSmallestPhoneGrows() {
    let screens = [9, 10, 15, 16].map { RuleSet(Mode(major: $0)!).smallestPhone.screen }
    #expect(screens == [Size(320, 480), Size(320, 568), Size(320, 568), Size(375, 667)])
  }
}
