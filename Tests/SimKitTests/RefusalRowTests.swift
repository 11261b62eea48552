import Testing

@testable import SimKit

/// The scenarios in the table of refusals trigger its texts.
struct RefusalRowTests {
  private struct Texts: EventSink {
    var all: [(rule: RuleID, words: String)] = []

    mutating func receive(_ event: TraceEvent) {
      switch event.content {
      case .warning(let words, let rule), .exception(_, let words, let rule): all.append((rule, words))
      default: break
      }
    }
  }

  private func play(_ text: String, _ mode: Mode) throws -> (texts: Texts, outcome: Outcome) {
    let parsed = Scenario.parse(Source(name: "row.txt", text: text))
    #expect(parsed.diagnostics.isEmpty, "\(parsed.diagnostics.map(\.message))\n\(text)")
    var simulator = Simulator(try #require(parsed.scenario), mode: mode)
    var texts = Texts()
    let outcome = simulator.run(into: &texts)
    return (texts, outcome)
  }

  /// Each text has one section, at its place; the rules in it exist, and something reads each of its lines.
  @Test func eachTextHasItsSection() {
    let sections = Refusal.sections.filter { !$0.isText }
    #expect(sections.map(\.heading) == Refusal.allCases.map { "\($0)" })
    for (refusal, section) in zip(Refusal.allCases, sections) {
      #expect(!section.text.isEmpty, "\(section.heading)")
      guard refusal.hasText else { continue }
      #expect(section.values("Fix").count == 1, "\(section.heading)")
      let conditions =
        section.blocks.map(\.name).filter { !$0.isEmpty }
        + section.values.filter { $0.name.contains(" ") }.map {
          String($0.name[$0.name.firstIndex(of: " ")!...].dropFirst())
        }
      for condition in conditions {
        #expect(
          condition.hasPrefix("while ") && RuleID.named(String(condition.dropFirst(6))) != nil,
          "\(section.heading): \(condition)")
      }
    }
    for text in NotedText.all {
      #expect(
        ![text.words, text.record ?? text.versions ?? "", text.cause, text.effect, text.fix].contains(""),
        "\(text.words)")
    }
  }

  /// In the first and in the last version of each wording, the scenario of the row triggers it; and the text that comes out
  /// finds the row.
  @Test(.ci) func eachScenarioOfTheTableTriggersItsText() throws {
    for text in Refusal.texts {
      for (modes, wording) in text.wordings {
        let used = Mode.all.filter { modes.contains($0) }
        for mode in Set(Rounds.areAll ? [used[0], used[used.count - 1]] : [used[used.count - 1]]) {
          let scenario = text.contract.scenario(in: mode)
          let texts = try play(scenario, mode).texts.all.filter { $0.rule == text.rule }
          let isFound = texts.contains { said in
            PastedText.texts(for: said.words).contains { row in
              if case .text(text, let found, modes) = row { found.words == wording.words } else { false }
            }
          }
          #expect(isFound, "\(text) in \(mode.name): \(texts)\n\(scenario)")
        }
      }
    }
  }

  /// The scenario of a row in vcsim's words prints them.
  @Test func eachScenarioOfTheTableShowsItsReply() throws {
    struct Rows: EventSink {
      var names: [String] = []

      mutating func receive(_ event: TraceEvent) {
        if case .remark(.reply(let reply), _) = event.content { names.append(reply.row) }
      }
    }
    for refusal in Refusal.allCases where !refusal.hasText {
      #expect(!refusal.contract.scenarios.isEmpty)
      for (mode, text) in refusal.contract.scenarios {
        let parsed = Scenario.parse(Source(name: "row.txt", text: text))
        #expect(parsed.diagnostics.isEmpty, "\(parsed.diagnostics.map(\.message))\n\(text)")
        var simulator = Simulator(try #require(parsed.scenario), mode: mode)
        var rows = Rows()
        let outcome = simulator.run(into: &rows)
        // A doubt about an exception's text stands above the exception.
        let isDoubt = Refusal.allCases.contains { $0.doubt(RuleSet(mode)) == refusal }
        #expect(outcome == .finished || isDoubt, "\(refusal): \(outcome)\n\(text)")
        #expect(rows.names.contains("\(refusal)"), "\(refusal): \(rows.names)\n\(text)")
      }
    }
  }

  /// The effect in the table is what the engine does: an exception ends the run, and so does nothing else.
  @Test func onlyExceptionsEndTheScenarioOfARow() throws {
    for text in Refusal.texts {
      for (modes, _) in text.wordings {
        let mode = try #require(Mode.all.last { modes.contains($0) })
        let outcome = try play(text.contract.scenario(in: mode), mode).outcome
        #expect((outcome == .threw) == (text.facts.exception != nil), "\(text) in \(mode.name)")
        if case .raises = text.contract.effect {
          #expect(text.facts.exception != nil, "\(text)")
        } else {
          #expect(text.facts.exception == nil, "\(text)")
        }
      }
    }
  }
}
