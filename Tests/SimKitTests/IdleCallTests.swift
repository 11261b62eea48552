import Testing

@testable import SimKit

/// "No effect" is said of a line if nothing follows from it, and only then: nobody is told, and the app stands after it as before.
struct IdleCallTests {
  @Test func whatHasNoEffectSaysSoAndNothingElseDoes() {
    var failures = 0
    for number in 0..<Rounds.of(40_000, oneIn: 40) where failures < 4 {
      let seed = UInt64(number) + 3_000_000
      let scenario = Self.story(number % 4, seed)
      let mode = Mode.all[number / 4 % Mode.all.count]
      for fault in Self.faults(of: scenario, mode, seed) {
        failures += 1
        Issue.record("seed \(seed) in \(mode.name), \(fault)")
      }
    }
  }

  private static func story(_ kind: Int, _ seed: UInt64) -> Scenario {
    func draft(_ text: String) -> Scenario { Scenario.parse(Source(name: "random", text: text)).draft }
    return switch kind {
    case 0: RandomScenario(seed: seed, depth: 1 + Int(seed % 4), hooks: false).scenario
    case 1: draft(RandomText(seed: seed).text)
    case 2: draft(TangledText(seed: seed).text)
    default: draft(BusyText(seed: seed).text)
    }
  }

  /// Plays each line in a turn of its own, some while what came before goes on, and returns those of which the wrong thing is said.
  private static func faults(of scenario: Scenario, _ mode: Mode, _ seed: UInt64) -> [String] {
    var random = Random(seed: seed)
    var app = Simulator(scenario, mode: mode)
    var nowhere = InvariantChecker.Nowhere()
    var faults: [String] = []
    for place in app.scenario.story.indices where app.outcome == nil {
      let statement = app.scenario.story[place]
      guard statement.counts(in: mode, on: app.screen.device), statement.condition?.variable == nil,
        case .action(let action) = statement.content
      else { continue }
      let (before, existing) = (state(of: app), app.hierarchy.existing)
      var ear = Ear()
      app.playTurn(ofStatement: place, into: &nowhere, watching: &ear)
      guard app.outcome == nil else { break }
      // What code names in vain exists then, and it may be in the middle of a line that an animation or a custom action runs.
      if !runsLines(action), app.hierarchy.existing == existing {
        let isSame = state(of: app) == before
        let line = "line \(statement.line), '\(statement.text)': "
        switch ear.answer {
        case .already? where !isSame || ear.isTold: faults.append(line + ear.words + ", and yet something follows")
        case nil where isSame && !ear.isTold: faults.append(line + "nothing follows, and nothing is said")
        default: if ear.isNothing, ear.isTold { faults.append(line + ear.words + ", and yet somebody is told") }
        }
      }
      while app.outcome == nil, app.runLoop.nextDue != nil, random.chance(60) {
        app.playDue(into: &nowhere, watching: &ear)
      }
    }
    return faults
  }

  private static func runsLines(_ action: Action) -> Bool {
    switch action {
    case .wait, .waitUntilIdle, .together, .animate, .runRoutine, .then, .after, .alongside: true
    default: false
    }
  }

  private static func state(of app: borrowing Simulator) -> UInt64 {
    var hasher = Hasher()
    app.hash(into: &hasher)
    return hasher.fingerprint
  }

  /// Hears what is said of a line before anybody is told something, and whether anybody is.
  private struct Ear: Watcher {
    private(set) var answer: Refusal?
    private(set) var words = ""
    private(set) var isNothing = false
    private(set) var isTold = false

    mutating func sees(_ trouble: Trouble, _ app: Simulator) {
      guard answer == nil, !isTold, app.messages.frames.isEmpty else { return }
      (answer, words) = (trouble.refusal, "\(trouble.refusal): \(trouble.saying)")
      isNothing = trouble.refusal.effect(app.rules).isNothing && !trouble.refusal.hasText
    }

    mutating func sees(_ event: TraceEvent.Content, _ app: Simulator) { if case .call = event { isTold = true } }
  }
}
