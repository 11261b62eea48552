import Foundation
import Testing

@testable import SimKit

/// A filter chooses lines. It changes neither what happens nor what is said of the bounds.
struct FilterTests {
  /// A message as a trace shows it, without its nesting, and the judgment of its bounds.
  private struct Line: Equatable {
    let call: Call
    let bounds: JudgedBounds?
  }

  private func lines(_ scenario: Scenario, _ mode: Mode, shownBy filter: TraceFilter) -> [Line] {
    FollowedRun(scenario, mode: mode, caseName: "a", filter: filter).rows.compactMap { row in
      if case .call(let call) = row.event.content { Line(call: call, bounds: row.bounds) } else { nil }
    }
  }

  /// All that happens, quiet messages as well.
  private var everything: TraceFilter {
    var filter = TraceFilter()
    filter.callbacks = Callback.allCases
    return filter
  }

  private func holds(_ scenario: Scenario, _ mode: Mode, _ filter: TraceFilter) -> Bool {
    var bare = scenario
    bare.header.filter = TraceFilter()
    var filtered = scenario
    filtered.header.filter = filter
    let all = lines(bare, mode, shownBy: everything)
    return lines(filtered, mode, shownBy: filter) == all.filter { filter.shows($0.call) }
      && lines(filtered, mode, shownBy: everything) == all
  }

  private func filter(_ random: inout Random, _ scenario: Scenario) -> TraceFilter {
    var filter = TraceFilter()
    if random.chance(60) { filter.callbacks = (0..<6).map { _ in random.pick(Callback.allCases) } }
    if random.chance(40) { filter.families = (0..<3).map { _ in random.pick(Family.allCases) } }
    if random.chance(40), !scenario.controllers.isEmpty {
      filter.controllers = [ControllerID(random.below(scenario.controllers.count))]
      filter.showsApp = random.chance(50)
    }
    return filter
  }

  @Test func aFilterChangesNoRandomStory() {
    for seed in UInt64(0)..<UInt64(Rounds.of(400)) {
      var random = Random(seed: seed)
      let scenario = RandomScenario(seed: seed, hooks: seed % 2 == 0).scenario
      let mode = random.pick(Mode.all)
      let filter = filter(&random, scenario)
      #expect(holds(scenario, mode, filter), "seed \(seed) in \(mode.name): \(filter)\n\(scenario.asText)")
    }
  }

  @Test(.ci) func aFilterChangesNoScenario() throws {
    var root = URL(fileURLWithPath: #filePath)
    for _ in 0..<3 { root.deleteLastPathComponent() }
    let folder = root.appendingPathComponent("Scenarios")
    let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    var random = Random(seed: 7)
    let scenarios = Rounds.sample(files.sorted().filter { $0.hasSuffix(".txt") }, oneIn: 50)
    var count = 0
    for file in scenarios {
      let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      guard let scenario = Scenario.parse(Source(name: file, text: text)).scenario else { continue }
      count += 1
      for mode in scenario.header.modes.isEmpty ? [.standard] : scenario.header.modes {
        for filter in [scenario.header.filter, filter(&random, scenario)] {
          #expect(holds(scenario, mode, filter), "\(file) in \(mode.name): \(filter)")
        }
      }
    }
    #expect(count > scenarios.count / 2)
  }

  private func geometry(_ text: String) throws -> [String] {
    let scenario = try #require(Scenario.parse(Source(name: "a", text: text)).scenario)
    var options = TraceTextOptions()
    options.geometry = true
    var simulator = Simulator(scenario, mode: .ios6)
    let text = TraceText(scenario, options: options)
    var sink = FilteredSink(JudgingSink(text), filter: scenario.header.filter)
    _ = simulator.run(into: &sink)
    sink.base.finish()
    return sink.base.text.buffer.text.split(separator: "\n").map(String.init)
  }

  /// The view gets another size and its old one again: what saw the first has not seen what stays.
  @Test func aSizeThatReturnsIsStaleBefore() throws {
    let story = """
      vcsim 1
      callbacks viewWillAppear: viewDidAppear:
      controller home
      when home viewWillAppear:
        frame home 0 0 100 100
        frame home 0 20 320 460
      launch home

      """
    let lines = try geometry(story)
    #expect(lines.count == 3 && lines[1].contains("bounds=320x460") && lines[1].hasSuffix("(stale)"), "\(lines)")
    #expect(lines.count == 3 && lines[2].contains("bounds=320x460") && lines[2].hasSuffix("(final)"), "\(lines)")
  }

  /// No message follows the new size.
  @Test func aSizeAfterTheLastMessageCounts() throws {
    let story = """
      vcsim 1
      controller home
      controller other
        overrides viewDidLoad
      launch home
      together
        load other
        frame other 0 0 10 10

      """
    let last = try #require(try geometry(story).last)
    #expect(last.hasPrefix("  other viewDidLoad") && last.hasSuffix("(stale)"), "\(last)")
  }
}
