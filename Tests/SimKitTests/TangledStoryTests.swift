import Foundation
import Synchronization
import Testing

@testable import SimKit

/// Stories that are made to tie knots: every run ends, and who has appeared is told to disappear before it is deallocated.
///
/// A sample in every run of the tests; `.ci/stories` makes as many of them as of the others.
struct TangledStoryTests {
  private static let parts = 16
  private static let stories = Rounds.stories ?? Rounds.of(1_000, oneIn: 4)

  @Test(arguments: 0..<parts) func tangledStoriesEndAndDeallocateNobodyOnScreen(part: Int) {
    let watch = Watchdog(part)
    defer { watch.end() }
    var failures = 0
    for number in stride(from: part, to: Self.stories, by: Self.parts) {
      let seed = UInt64(number) + 7_000_000 + Rounds.series
      let mode = Mode.all[number / Self.parts % Mode.all.count]
      watch.begin(seed)
      let text = TangledText(seed: seed).text
      let scenario = Scenario.parse(Source(name: "tangled", text: text)).draft
      var simulator = Simulator(scenario, mode: mode)
      var checker = InvariantChecker(simulator.scenario)
      var nowhere = InvariantChecker.Nowhere()
      while simulator.playNext(into: &nowhere, watching: &checker) {}
      var broken = checker.violations.filter { Self.laws.contains($0.invariant) }.map(\.text)
      if case .fault(let fault)? = simulator.outcome, case .neverIdle = fault.kind, !Self.causesItself(scenario) {
        broken.append("it never comes to rest")
      }
      if broken.isEmpty { continue }
      failures += 1
      Issue.record("seed \(seed) in \(mode.name): \(broken)\(failures > 3 ? "" : "\n" + text)")
    }
  }

  /// A child that was popped is above the stack no longer once the stack lies in it.
  @Test func aStackInWhatItPoppedEnds() {
    let text = """
      vcsim 1
      mode ios8
      held by UIKit only
      controller c1
      controller c3
      controller c4 is navigation of c1 c3
      segue "s0" from c4 to c1 is embed
      when c4 didMoveToParentViewController:
        add view of c4 to c1
        set root c4
      launch c4
      begin pop of c4
      pop c4 without waiting
      add child c4 to c1 without waiting
      cancel pop of c4

      """
    let watch = Watchdog(0)
    defer { watch.end() }
    let scenario = Scenario.parse(Source(name: "stack", text: text))
    #expect(scenario.diagnostics.isEmpty)
    for mode in Mode.all where mode >= .ios7 {
      var simulator = Simulator(scenario.draft, mode: mode)
      _ = simulator.collect()
      #expect(simulator.outcome != nil)
    }
  }

  private static let laws: Set<Invariant> = [.disappearsFirst, .aliveOnly]

  /// Whether the app may repeat itself without end, on UIKit as well: a method that it overrides causes itself, or embed segues in a
  /// circle create a new controller each. A container in the circle creates its content.
  private static func causesItself(_ scenario: Scenario) -> Bool {
    if scenario.repeatsCode { return true }
    let embeds = scenario.segues.filter { $0.kind == .embed }.map { ($0.source, $0.destination) }
    let contents = scenario.controllers.indices.flatMap { place in
      scenario.controllers[place].kind.content.map { (ControllerID(place), $0) }
    }
    let makes = embeds + contents
    return embeds.contains { source, destination in
      var reached: Set = [destination]
      for _ in makes { reached.formUnion(makes.filter { reached.contains($0.0) }.map(\.1)) }
      return reached.contains(source)
    }
  }

  /// Those that cannot be understood would test nothing.
  @Test(.long) func eachIsAScenario() {
    for seed in UInt64(0)..<1_000 {
      let text = TangledText(seed: seed).text
      let parsed = Scenario.parse(Source(name: "tangled", text: text))
      #expect(parsed.diagnostics.isEmpty, "seed \(seed): \(parsed.diagnostics.map(\.message))\n\(text)")
    }
  }
}

/// Ends the tests with the seed of a story that does not end: a test cannot stop another thread.
private final class Watchdog: Sendable {
  private let part: Int
  private let seed = Atomic<UInt64>(0)
  private let isOver = Atomic<Bool>(false)

  init(_ part: Int) {
    self.part = part
    Thread.detachNewThread { self.watch() }
  }

  func begin(_ seed: UInt64) { self.seed.store(seed, ordering: .relaxed) }
  func end() { isOver.store(true, ordering: .relaxed) }

  private func watch() {
    var (last, seconds) = (UInt64(0), 0)
    while !isOver.load(ordering: .relaxed) {
      sleep(1)
      let now = seed.load(ordering: .relaxed)
      seconds = now == last ? seconds + 1 : 0
      last = now
      guard seconds >= 60 else { continue }
      print("✘ part \(part): the story of seed \(now) does not end\n\(TangledText(seed: now).text)")
      abort()
    }
  }
}
