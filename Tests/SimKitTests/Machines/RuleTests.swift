import Testing

@testable import SimKit

/// Rules and what is read off their rows: releases, wordings, what a version stands on.
struct RuleTests {
  /// The callbacks in a section exist, and something reads each of its lines.
  @Test func eachRuleHasItsSection() {
    let sections = TextFiles.rules.flatMap { TextSection.all(in: $0.text) }
    #expect(sections.map(\.heading) == RuleID.allCases.map(\.rawValue))
    for (rule, section) in zip(RuleBook.all, sections) {
      #expect(!rule.sentence.isEmpty && section.blocks.isEmpty, "\(rule.id)")
      #expect(rule.sends.map(\.selector) == section.words("Sends"), "\(rule.id)")
      #expect(section.values("Changed").allSatisfy { Release($0)?.name == $0 }, "\(rule.id)")
      for (name, text) in section.values {
        #expect(!text.isEmpty, "\(rule.id): \(name)")
      }
      // The versions are those that can be simulated, and each range is written in one way; a later release of a version is that version.
      let versions = section.values("Versions").first?.replacing(/\.[0-9]+/, with: "")
      #expect(rule.modes.ranges.map(\.name).joined(separator: ", ") == versions, "\(rule.id)")
    }
  }

  @Test func releasesAreComparedByTheirNumbers() {
    #expect(Release("0.2") == Release(0, 2) && Release("0.2.1") == Release(0, 2))
    #expect(Release(0, 9) < Release(0, 10) && Release(0, 10) < Release(1, 0))
    #expect(!(Release(0, 10) < Release(0, 9)) && !(Release(0, 9) < Release(0, 9)))
  }

  @Test(arguments: ["two", "1", "1.x", "0.2.x", "0.2.1.0", ""]) func whatIsNoReleaseIsNone(_ text: String) {
    #expect(Release(text) == nil)
  }

  @Test func aTextHasOneWordingInEachVersionOfItsRule() {
    for text in Refusal.texts {
      let used = text.wordings.flatMap { entry in Mode.all.filter { entry.modes.contains($0) } }
      let holds = Mode.all.filter { text.rule.modes.contains($0) }
      #expect(used.sorted() == holds, "\(text)")
    }
  }

  @Test func theLastWordingHasNoEnd() {
    let words = Refusal.alreadyPresenting.wordings
    #expect(words.map { $0.modes.name } == ["ios13+", "ios5-ios12"])
    for text in Refusal.texts {
      for (modes, wording) in text.wordings {
        for mode in Mode.all where modes.contains(mode) { #expect(wording.isUsed(RuleSet(mode)), "\(text)") }
      }
    }
  }

  /// The table is of these rules: it has a standing where a rule holds, and none elsewhere.
  @Test func theTableOfStandingsIsOfTheseRules() {
    let rows = "\(TextFiles.standings)".split(separator: "\n")
    #expect(rows.count == RuleBook.all.count)
    for (rule, row) in zip(RuleBook.all, rows) {
      let holds = Mode.all.map { rule.modes.contains($0) }
      #expect(row.hasPrefix(rule.id.rawValue + " "), "\(rule.id): swift run ledger")
      #expect(row.split(separator: " ")[1].map { $0 != "-" } == holds, "\(rule.id): swift run ledger")
    }
  }

  @Test func standingsAreToldInRangesOfVersions() {
    let all = Mode.all.map { (mode: $0, standing: $0 == .ios6 ? Rule.Standing.between : .observed) }
    #expect(Rule.words(Array(all.prefix(3))) == "seen ios5, ios7; carried over ios6")
    #expect(Rule.words(Array(all.dropFirst(2))) == "seen ios7+")
    #expect(Rule.Standing.observed < .inferred && !(Rule.Standing.document < .beyond))
  }

  /// More cases than one byte tells apart.
  private enum Many: CaseIterable {
    case c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14, c15, c16, c17, c18, c19, c20, c21, c22, c23,
      c24, c25, c26, c27, c28, c29, c30, c31, c32, c33, c34, c35, c36, c37, c38, c39, c40, c41, c42, c43, c44, c45,
      c46, c47, c48, c49, c50, c51, c52, c53, c54, c55, c56, c57, c58, c59, c60, c61, c62, c63, c64, c65, c66, c67,
      c68, c69, c70, c71, c72, c73, c74, c75, c76, c77, c78, c79, c80, c81, c82, c83, c84, c85, c86, c87, c88, c89,
      c90, c91, c92, c93, c94, c95, c96, c97, c98, c99, c100, c101, c102, c103, c104, c105, c106, c107, c108, c109,
      c110, c111, c112, c113, c114, c115, c116, c117, c118, c119, c120, c121, c122, c123, c124, c125, c126, c127,
      c128, c129, c130, c131, c132, c133, c134, c135, c136, c137, c138, c139, c140, c141, c142, c143, c144, c145,
      c146, c147, c148, c149, c150, c151, c152, c153, c154, c155, c156, c157, c158, c159, c160, c161, c162, c163,
      c164, c165, c166, c167, c168, c169, c170, c171, c172, c173, c174, c175, c176, c177, c178, c179, c180, c181,
      c182, c183, c184, c185, c186, c187, c188, c189, c190, c191, c192, c193, c194, c195, c196, c197, c198, c199,
      c200, c201, c202, c203, c204, c205, c206, c207, c208, c209, c210, c211, c212, c213, c214, c215, c216, c217,
      c218, c219, c220, c221, c222, c223, c224, c225, c226, c227, c228, c229, c230, c231, c232, c233, c234, c235,
      c236, c237, c238, c239, c240, c241, c242, c243, c244, c245, c246, c247, c248, c249, c250, c251, c252, c253,
      c254, c255, c256, c257, c258, c259
  }

  @Test func aCallbackIsSentInNoVersionBeforeItsFamily() {
    for callback in Callback.allCases {
      #expect(Mode.all.allSatisfy { $0 >= callback.family.first || !callback.modes.contains($0) })
    }
  }

  @Test func anyNumberOfRulesHasItsPlace() {
    #expect(MemoryLayout<Many>.size == 2)
    for (place, one) in Many.allCases.enumerated() { #expect(Place.of(one) == place) }
    for (place, rule) in RuleID.allCases.enumerated() { #expect(Place.of(rule) == place) }
    var bits = BitSet(count: 1_000)
    let members = [0, 63, 64, 255, 256, 257, 999]
    for member in members { bits.flip(member) }
    #expect((0..<1_000).filter { bits.contains($0) } == members)
    func numbers(above bound: Int = -1, upTo last: Int = 1_000) -> [Int] {
      var asked: [Int] = []
      let isFound = bits.contains(above: bound) { number in
        asked.append(number)
        return number >= last
      }
      #expect(isFound == (asked.last.map { $0 >= last } ?? false))
      return asked
    }
    #expect(!bits.isEmpty && numbers() == members)
    #expect(numbers(above: 63) == [64, 255, 256, 257, 999] && numbers(above: 62, upTo: 255) == [63, 64, 255])
    #expect(numbers(above: 999) == [] && numbers(above: 1_023) == [])
    for member in members { bits.flip(member) }
    #expect(bits == BitSet(count: 1_000) && bits.isEmpty && numbers() == [])
  }

  @Test func aRuleHoldsInASetOfVersions() {
    func set(_ ranges: (Mode, Mode?)...) -> ModeSet { ModeSet(ranges.map { ModeRange($0.0, through: $0.1) }) }
    let two = set((.ios8, .ios8), (.ios11, .ios12))
    #expect(two.name == "ios8, ios11-ios12" && two.ranges.count == 2)
    #expect(Mode.all.filter { two.contains($0) } == [.ios8, .ios11, .ios12])
    // Ranges that touch are one.
    #expect(set((.ios5, .ios6), (.ios7, nil)) == set((.ios5, nil)) && set((.ios5, nil)).name == "ios5+")
    // The newest version has a successor that nobody knows yet.
    #expect(set((.ios26, .ios26)).name == "ios26" && set((.ios18, nil)).name == "ios18+")
    #expect(ModeSet([]).isEmpty && ModeSet([]).name == "no version" && ModeSet([]).ranges.isEmpty)
    for major in [8, 11, 12] { #expect(RuleSet(Mode(major: major)!).holds(.appearsBeforeActive)) }
    for major in [7, 9, 10, 13] { #expect(!RuleSet(Mode(major: major)!).holds(.appearsBeforeActive)) }
  }

  /// `explain` and the reader of scenarios ask each callback for its versions.
  @Test func aRuleSendsEachCallback() {
    for callback in Callback.allCases { #expect(!callback.modes.isEmpty, "\(callback): name it in the row of a rule") }
  }

  @Test func theSmallestPhoneGrows() {
    let screens = [9, 10, 15, 16].map { RuleSet(Mode(major: $0)!).smallestPhone.screen }
    #expect(screens == [Size(320, 480), Size(320, 568), Size(320, 568), Size(375, 667)])
  }
}
