import Testing

@testable import SimKit

/// Options of a controller that count in some versions, on some devices or with some value of a matrix only.
struct ConditionalOptionTests {
  private func parse(_ text: String) throws -> Scenario {
    let parsed = Scenario.parse(Source(name: "a.txt", text: text))
    return try #require(parsed.scenario, "\(parsed.diagnostics.map(\.message))\n\(text)")
  }

  private func codes(_ text: String) -> [String] {
    Scenario.parse(Source(name: "a.txt", text: text)).diagnostics.map { $0.code }
  }

  private func home(_ options: String, _ header: String = "") throws -> Scenario {
    try parse("vcsim 1\n\(header)controller home\n\(options)launch home\n")
  }

  private func declaration(_ scenario: Scenario, _ mode: Mode, _ idiom: Device.Idiom = .phone) -> ControllerDeclaration
  {
    scenario.resolved(in: mode, on: idiom).controllers[0]
  }

  /// The second push is of a new object where the condition holds, and of the same one elsewhere.
  @Test func objectsCanBeNewInSomeVersions() throws {
    let scenario = try Scenario(
      "vcsim 1\nmode ios17 ios18\ncontroller home\ncontroller detail\n  new each time on ios18+\n"
        + "controller nav is navigation of home\nlaunch nav\npush detail on nav\npush detail on nav\n")
    func trace(_ mode: Mode) throws -> String {
      try scenario.trace(in: mode).flatMap { $0.lines }.map(\.text).joined(separator: "\n")
    }
    #expect(try trace(.ios18).contains("detail-2 viewDidAppear:"))
    #expect(try trace(.ios17).contains("more than once") && !trace(.ios17).contains("detail-2"))
  }

  /// Each option of the table can have a condition, and where it counts it is the option.
  @Test func eachOptionCanHaveACondition() throws {
    // The objects of a name are declared for all versions; the next test has this option.
    for entry in Grammar.all where entry.section == .option && entry.statement != "new each time" {
      let lines = entry.example.text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
        // A version of its own could be one in which the conditional option has no effect.
        .filter { !$0.hasPrefix("mode ") }
      let place = try #require(
        lines.firstIndex { $0.hasPrefix("  " + entry.statement) && !$0.hasPrefix("  \(entry.statement)-") },
        "\(entry.statement)")
      var conditional = lines
      conditional[place] += " on ios7+"
      let (plain, other) = (
        try parse(lines.joined(separator: "\n")), try parse(conditional.joined(separator: "\n"))
      )
      var without = lines
      without.remove(at: place)
      let bare = try parse(without.joined(separator: "\n"))
      #expect(other.resolved(in: .ios7, on: .phone).controllers == plain.controllers, "\(entry.statement)")
      let earlier = other.resolved(in: .ios6, on: .phone).controllers.map { $0.withoutLine }
      #expect(earlier == bare.controllers.map { $0.withoutLine }, "\(entry.statement)")
    }
  }

  @Test func aConditionWinsOverNone() throws {
    for lines in ["  supports portrait\n  supports all on pad\n", "  supports all on pad\n  supports portrait\n"] {
      let scenario = try home(lines)
      #expect(declaration(scenario, .ios6).answers.supports == OrientationMask.portrait)
      #expect(declaration(scenario, .ios6, .pad).answers.supports == OrientationMask.all)
    }
  }

  @Test func ofTwoThatCountTheLaterWins() throws {
    let scenario = try home("  autorotates no on ios6+\n  autorotates yes on phone\n")
    #expect(declaration(scenario, .ios6).answers.autorotates)
    #expect(!declaration(scenario, .ios6, .pad).answers.autorotates)
  }

  @Test func aMatrixChooses() throws {
    let text = "vcsim 1\nmatrix style: a, b\ncontroller home\n  style formSheet if style=b\nlaunch home\n"
    let source = Source(name: "a.txt", text: text)
    let dimensions = try parse(text).header.matrix
    let styles = MatrixChoice.all(of: dimensions).map { choice in
      Scenario.parse(source, choosing: choice).scenario?.resolved(in: .ios6, on: .phone).controllers[0].answers.style
    }
    #expect(styles == [nil, .formSheet])
    // The same line for each of three values is no repetition.
    #expect(
      codes(
        "vcsim 1\nmatrix v: a, b, c\ncontroller home\n  autorotates no if v=a\n  autorotates yes if v=b\n  autorotates no if v=c\nlaunch home\n"
      ) == [])
  }

  @Test func aMatrixThatIsNotThereIsToldAsOne() {
    let text = "vcsim 1\ncontroller home\n  autorotates no if kind=a\nlaunch home\n"
    let diagnostics = Scenario.parse(Source(name: "a.txt", text: text)).diagnostics
    #expect(
      diagnostics.map { $0.helps } == [
        [
          "declare it: matrix kind: yes, no",
          "the app's own state is a variable, and counts in its code and in the story",
        ]
      ])
  }

  @Test func theSameTwiceIsAnError() {
    let head = "vcsim 1\ncontroller home\n"
    #expect(codes(head + "  autorotates no on ios6\n  autorotates yes on ios6\nlaunch home\n") == ["VS1015"])
    #expect(codes(head + "  autorotates no\n  autorotates yes\nlaunch home\n") == ["VS1015"])
    #expect(codes(head + "  autorotates no on ios6\n  autorotates yes on ios7\nlaunch home\n") == [])
  }

  @Test func copiesHaveTheConditionsOfWhatTheyAreCopiesOf() throws {
    let scenario = try parse(
      "vcsim 1\ncontroller list\n  autorotates no on pad\ncontroller nav is navigation of list\ncontroller other like nav\n"
        + "launch other\n")
    let resolved = scenario.resolved(in: .ios6, on: .pad).controllers
    #expect(resolved.filter { !$0.answers.autorotates }.map { $0.name } == ["list", "other-list"])
  }

  /// However deep it lies, a copy has one prefix.
  @Test func copiesOfCopiesHaveOnePrefix() throws {
    let scenario = try parse(
      "vcsim 1\nmode ios9\ncontroller list\ncontroller nav is navigation of list\ncontroller empty\n"
        + "controller a is split of nav empty\ncontroller b like a\ncontroller c like b\nlaunch c\n")
    #expect(
      scenario.controllers.map { $0.name } == [
        "list", "nav", "empty", "a", "b", "b-nav", "b-list", "b-empty", "c", "c-nav", "c-list", "c-empty",
      ])
  }

  /// The run itself has what counts: a page on the pad, a sheet on the phone.
  @Test func theRunHasWhatCounts() throws {
    func covered(_ device: String) throws -> Bool {
      let scenario = try parse(
        "vcsim 1\n\(device)controller home\ncontroller sheet\n  style formSheet on pad\nlaunch home\npresent sheet from home\n"
      )
      var simulator = Simulator(scenario, mode: .ios6)
      let (steps, _) = simulator.collect()
      return steps.flatMap(\.lines).contains { $0.text.hasPrefix("home viewDidDisappear:") }
    }
    #expect(try covered("") == true)
    #expect(try covered("device pad\n") == false)
  }

  @Test func namesOfDisplayModesBeforeIOS14AreKnown() {
    let text =
      "vcsim 1\nmode ios9\ncontroller a\ncontroller b\ncontroller s is split of a b\n  displays allVisible\nlaunch s\n"
    let diagnostics = Scenario.parse(Source(name: "a.txt", text: text)).diagnostics
    #expect(diagnostics.map { $0.helps } == [["write oneBesideSecondary, which is its name since iOS 14"]])
  }
}

extension ControllerDeclaration {
  /// To compare files of which one has a line less.
  fileprivate var withoutLine: ControllerDeclaration {
    var copy = self
    copy.line = 0
    return copy
  }
}
