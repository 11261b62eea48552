import Testing

@testable import SimKit

/// Stories of random shape, each in one version, so that all versions come up alike. A sample in every run of the tests;
/// `VCSIM_STORIES=1000000` makes it a long one, as `.ci/stories` does.
struct LongRunTests {
  private static let parts = 16
  private static let stories = Rounds.stories ?? Rounds.of(4_000)

  @Test(arguments: 0..<parts) func storiesInAllVersionsKeepAllInvariants(part: Int) {
    var failures = 0
    for number in stride(from: part, to: Self.stories, by: Self.parts) {
      let seed = UInt64(number) + 1_000_000 + Rounds.series
      let mode = Mode.all[number / Self.parts % Mode.all.count]
      let scenario = scenario(number, seed)
      var simulator = Simulator(scenario, mode: mode)
      var invariants = Invariants(scenario, mode: mode)
      invariants.watch(&simulator)
      if invariants.violations.isEmpty { continue }
      // The first are shown with their stories; of many the seeds say enough.
      failures += 1
      let story =
        failures > 3
        ? "" : "\n\(Shrink.smallest(text(number, seed)) { Self.violations($0, mode) == invariants.violations })"
      Issue.record("seed \(seed) in \(mode.name): \(invariants.violations)\(story)")
    }
  }

  /// Classes that forget super, override nothing, and are in a window that is smaller than the screen: a violation says that vcsim is
  /// wrong, and so has to allow for all that an app can do.
  @Test(arguments: 0..<parts) func storiesOfForgetfulAppsViolateNothing(part: Int) {
    var failures = 0
    for number in stride(from: part, to: Self.stories / 2, by: Self.parts) {
      let mode = Mode.all[number / Self.parts % Mode.all.count]
      let seed = UInt64(number) + 2_000_000 + Rounds.series
      let text = RandomText(seed: seed, isForgetful: true).text
      let found = Self.surprises(text, mode)
      if found.isEmpty { continue }
      failures += 1
      let story = failures > 3 ? "" : "\n\(Shrink.smallest(text) { Self.surprises($0, mode) == found })"
      Issue.record("seed \(seed) in \(mode.name): \(found)\(story)")
    }
  }

  /// Short stories in which the app changes a container in the middle of what that does; four for each of the others.
  @Test(arguments: 0..<parts) func storiesAgainstContainersViolateNothing(part: Int) {
    var failures = 0
    for number in stride(from: part, to: 4 * Self.stories, by: Self.parts) {
      let mode = Mode.all[number / Self.parts % Mode.all.count]
      let seed = UInt64(number) + 3_000_000 + Rounds.series
      let text = BusyText(seed: seed).text
      let found = Self.surprises(text, mode)
      if found.isEmpty { continue }
      failures += 1
      let story = failures > 3 ? "" : "\n\(Shrink.smallest(text) { Self.surprises($0, mode) == found })"
      Issue.record("seed \(seed) in \(mode.name): \(found)\(story)")
    }
  }

  private static func surprises(_ text: String, _ mode: Mode) -> [String] {
    InvariantChecker.violations(of: Scenario.parse(Source(name: "random", text: text)).draft, in: mode).map { $0.text }
  }

  /// A smaller story that fails otherwise is another story.
  private static func violations(_ text: String, _ mode: Mode) -> [String] {
    guard let scenario = Scenario.parse(Source(name: "smaller", text: text)).scenario else { return [] }
    var simulator = Simulator(scenario, mode: mode)
    var invariants = Invariants(scenario, mode: mode)
    invariants.watch(&simulator)
    return invariants.violations
  }

  /// Every other story is made out of the grammar.
  private func scenario(_ number: Int, _ seed: UInt64) -> Scenario {
    number.isMultiple(of: 2)
      ? RandomScenario(seed: seed, depth: 1 + number % 4, hooks: number % 3 != 0).scenario
      : Scenario.parse(Source(name: "random", text: RandomText(seed: seed).text)).draft
  }

  private func text(_ number: Int, _ seed: UInt64) -> String {
    number.isMultiple(of: 2) ? scenario(number, seed).asText : RandomText(seed: seed).text
  }
}
