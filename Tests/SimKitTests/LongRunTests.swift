import Testing

@testable import SimKit

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Stories of random shape, each in one version, so that all versions come up alike. A sample in every run of the tests;
/// `VCSIM_STORIES=1000000` makes it a long one, as `.ci/long` does.
@Suite struct LongRunTests {
  private static let parts = 16
  private static let stories = getenv("VCSIM_STORIES").flatMap { Int(String(cString: $0)) } ?? 4_000

  @Test(arguments: 0..<parts) func storiesInAllVersionsKeepAllInvariants(part: Int) {
    var failures = 0
    for number in stride(from: part, to: Self.stories, by: Self.parts) {
      let seed = UInt64(number) + 1_000_000
      let mode = Mode.all[number / Self.parts % Mode.all.count]
      let scenario = RandomScenario(seed: seed, depth: 1 + number % 4, hooks: number % 3 != 0).scenario
      var simulator = Simulator(scenario, mode: mode)
      var invariants = Invariants(scenario, mode: mode)
      _ = simulator.run(into: &invariants)
      invariants.atRest(simulator)
      if invariants.violations.isEmpty { continue }
      Issue.record("seed \(seed) in \(mode.name): \(invariants.violations)\n\(scenario.asText)")
      failures += 1
      if failures > 3 { return }
    }
  }
}
