import Testing

@testable import SimKit

/// The stories that come out of the grammar.
struct RandomTextTests {
  @Test(.long) func eachIsAScenario() {
    for seed in 0..<UInt64(Rounds.of(2_000)) {
      let text = RandomText(seed: seed).text
      let parsed = Scenario.parse(Source(name: "random", text: text))
      #expect(parsed.diagnostics.isEmpty, "seed \(seed): \(parsed.diagnostics.map(\.message))\n\(text)")
    }
  }

  /// Every line of the story and every option of a controller, every kind of container and every callback with a hook.
  @Test(.long) func everythingComesUp() {
    // By hand they break the balance that the invariants look at; `RandomScenario` has them.
    let byHand = [
      "begin appearance of", "end appearance of", "will move", "did move", "forwards appearance", "logs after super",
      "note", "send", "overrides",
    ]
    var missing = Set(Grammar.all.filter { $0.section == .story || $0.section == .option }.map(\.statement))
      .subtracting(byHand)
    var callbacks = Set(Callback.allCases)
    for seed in UInt64(0)..<9_000 where !callbacks.isEmpty || !missing.isEmpty {
      let text = RandomText(seed: seed).text
      for hook in Scenario.parse(Source(name: "random", text: text)).draft.hooks { callbacks.remove(hook.callback) }
      for line in text.split(separator: "\n") {
        let words = line.drop { $0 == " " }
        for statement in missing where words == statement || words.hasPrefix(statement + " ") {
          missing.remove(statement)
        }
      }
    }
    #expect(missing.isEmpty)
    #expect(callbacks.isEmpty)
  }
}
