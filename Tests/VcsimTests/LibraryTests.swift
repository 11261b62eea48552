import Foundation
import SimKit
import Testing

/// The public part of SimKit, held against the command line, which says the same in its own words.
struct LibraryTests {
  private static let sheet = """
    vcsim 1
    mode ios6 ios13
    family appearance
    controller home
    controller sheet
    launch home
    expect
      home viewWillAppear: animated=no
      home viewDidAppear: animated=no
    present sheet from home animated

    """

  /// What a scenario expects holds in iOS 6 and not in iOS 13, for the library and for `check`.
  @Test func checkSaysWhatTheCommandLineSays() throws {
    let scenario = try Scenario(Self.sheet)
    let old = scenario.check(in: .ios6)
    #expect(old.passes && old.expectationCount == 1 && old.mode == .ios6)
    let new = scenario.check(in: .ios13)
    let difference = try #require(new.differences.first)
    #expect(!new.passes && difference.action == "launch home" && new.unexpectedException == nil)
    #expect(difference.lines.contains("+ home viewIsAppearing: animated=no"), "\(difference)")
    let place = try Workplace()
    try place.write("a.txt", Self.sheet)
    let result = try place.run("check", "a.txt")
    #expect(result.status == 1 && result.out.contains("1 passed, 1 failed"), "\(result.out)")
    #expect(result.out.contains("a.txt:\(difference.scenarioLine ?? 0)"), "\(result.out)")
  }

  /// Every example: the library and `check` agree on each case.
  @Test func checkAgreesOnEveryExample() throws {
    let folder = Vcsim.root.appendingPathComponent("Scenarios/examples")
    var cases = 0
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) where name.hasSuffix(".txt") {
      let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      guard let scenario = try? Scenario(text, name: name) else { continue }
      for mode in scenario.modes {
        let check = scenario.check(in: mode)
        cases += check.expectationCount
        #expect(check.passes, "\(name) \(mode.name): \(check.differences)")
      }
    }
    #expect(cases > 2)
  }

  @Test func anExceptionThatNothingExpectsIsNamed() throws {
    let text = "vcsim 1\ncontroller home\ncontroller other\nlaunch home\npresent home from home\n"
    let check = try Scenario(text).check(in: .ios6)
    #expect(check.passes == false && check.unexpectedException?.hasPrefix("!! ") == true, "\(check)")
  }

  @Test func tracesAreComparedActionByAction() throws {
    let scenario = try Scenario(Self.sheet)
    let (old, new) = (try scenario.trace(in: .ios6), try scenario.trace(in: .ios13))
    #expect(TraceComparison(expected: old, actual: old).isEqual)
    let comparison = TraceComparison(expected: old, actual: new)
    #expect(comparison.differences.map(\.action) == ["launch home", "present sheet from home animated"])
    #expect(comparison.description.contains("  - home viewWillDisappear: animated=yes"), "\(comparison)")
  }

  @Test func lintFindsWhatTheCommandLineFinds() throws {
    let findings = try Scenario.lint(Self.sheet)
    let place = try Workplace()
    try place.write("a.txt", Self.sheet)
    let out = try place.run("lint", "a.txt").out
    for finding in findings {
      #expect(out.contains(":\(finding.line):") && out.contains("[\(finding.code)]"), "\(finding)")
    }
    let unused = try Scenario.lint("vcsim 1\nmode ios6\ncontroller home\ncontroller unused\nlaunch home\n")
    #expect(unused.contains { $0.line == 4 && $0.message.contains("unused") && $0.code.hasPrefix("VS5") }, "\(unused)")
    #expect(throws: InvalidScenario.self) { try Scenario.lint("lunch home\n") }
  }

  @Test func valuesHaveNames() throws {
    let scenario = try Scenario("vcsim 1\ncontroller home\nlaunch home\n")
    var simulator = Simulator(scenario, mode: .ios6)
    _ = simulator.collect()
    let home = try #require(simulator.snapshot["home"])
    #expect(home.name == "home" && home.id == scenario.controller(named: "home") && simulator.snapshot["nobody"] == nil)
    #expect(
      "\(home.bounds)" == "\(home.bounds.width)x\(home.bounds.height)"
        && "\(Rect(0, 20, 320, 460))" == "{0, 20, 320, 460}")
    #expect("\(Callback.viewWillAppear) \(RuleID(rawValue: "becomes-active")!)" == "viewWillAppear: becomes-active")
  }
}
