import Foundation
import Testing

/// A switch over `Action` that decides has no default: the compiler names it when an action is added.
struct ActionSwitchTests {
  /// They look for particular actions, and leave all others alone.
  private static let lookers: Set = [
    "SimKit/Tools/Lint/AppearancePractices.swift", "SimKit/Tools/Lint/ContainmentPractices.swift",
    "SimKit/Tools/Lint/Practices.swift",
    "SimKit/Engine/Watching/AppCodeFacts.swift",
    "SimKit/Engine/Watching/InvariantChecker.swift", "SimKit/Tools/Stories/StoryMove.swift",
    "SimKit/Tools/Explore/StoryText.swift", "SimKit/Language/Grammar/Action.swift",
    // What needs no app that runs. All else does: a line that was forgotten says so with an error.
    "SimKit/Engine/Playing/ActionFaults.swift",
    // What a trace doesn't show.
    "SimKit/Engine/Playing/Unseen.swift",
    // The end of a gesture.
    "vcsim/Export/PlanCalls.swift",
  ]

  /// The switches that the page on the architecture names.
  private static let deciding = [
    "SimKit/Language/Grammar/WrittenLines.swift", "SimKit/Language/Grammar/ActionFacts.swift",
    "SimKit/Engine/Playing/Objections.swift", "SimKit/Engine/Playing/ActionCalls.swift", "vcsim/Export/PlanCalls.swift",
  ]

  private struct Switch {
    var names: Set<String> = []
    var hasDefault = false
  }

  private let sources = Vcsim.root.appendingPathComponent("Sources")

  private func text(_ path: String) throws -> String {
    try String(contentsOf: sources.appendingPathComponent(path), encoding: .utf8)
  }

  private func names() throws -> Set<String> {
    let action = try text("SimKit/Language/Grammar/Action.swift").components(separatedBy: "\n}\n")[0]
    return Set(action.matches(of: #/\n  case (\w+)/#).map { String($0.output.1) })
  }

  /// The switches of a file, with the names behind their `case`, up to the next one.
  private func switches(in text: String) -> [Switch] {
    let lines = text.components(separatedBy: "\n")
    return lines.enumerated().filter { $0.element.contains("switch ") }.map { start, line in
      let indent = String(line.prefix { $0 == " " })
      var found = Switch()
      var isLabel = false
      for line in lines[(start + 1)...] {
        if line == indent + "}" { break }
        if line.hasPrefix(indent + "default") { found.hasDefault = true }
        if line.hasPrefix(indent + "case ") { isLabel = true }
        guard isLabel else { continue }
        let label = line.split(separator: ": ", maxSplits: 1).first ?? ""
        for match in label.matches(of: #/(?:case |, |^ +)\.(\w+)/#) { found.names.insert(String(match.output.1)) }
        if line.contains(": ") || line.hasSuffix(":") { isLabel = false }
      }
      return found
    }
  }

  @Test func noSwitchThatDecidesHasADefault() throws {
    let actions = try names()
    #expect(actions.count > 90)
    var deciding: Set<String> = []
    var looking: Set<String> = []
    let files = try #require(FileManager.default.enumerator(atPath: sources.path)).compactMap { $0 as? String }
    for file in files where file.hasSuffix(".swift") && !file.hasPrefix("Player/") {
      for found in switches(in: try text(file)) {
        // Arguments in the lines of a case have names, too.
        let own = found.names.intersection(actions)
        guard own.count >= 3, own.count * 10 >= found.names.count * 9 else { continue }
        if found.hasDefault { looking.insert(file) }
        if !found.hasDefault, own.count > 90 { deciding.insert(file) }
      }
    }
    #expect(deciding == Set(Self.deciding))
    #expect(looking == Self.lookers)
  }
}
