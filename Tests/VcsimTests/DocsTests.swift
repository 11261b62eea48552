import Foundation
import SimKit
import Testing

private func read(_ path: String) throws -> String {
  try String(contentsOf: Vcsim.root.appendingPathComponent(path), encoding: .utf8)
}

/// The blocks of a page that are fenced with a word.
private func blocks(_ word: String, in path: String) throws -> [String] {
  var result: [String] = []
  var current: [String]?
  for line in try read(path).components(separatedBy: "\n") {
    if line == "```" + word {
      current = []
    } else if line == "```", let lines = current {
      result.append(lines.joined(separator: "\n") + "\n")
      current = nil
    } else {
      current?.append(line)
    }
  }
  return result
}

private let pages = ["README.md", "CONTRIBUTING.md", "docs/language.md", "docs/trace.md", "docs/checking.md", "docs/architecture.md"]

@Suite struct DocsTests {
  @Test func eachScenarioInThePagesParsesAndRuns() throws {
    var count = 0
    for page in pages {
      for block in try blocks("vcsim", in: page) {
        count += 1
        let parsed = Scenario.parse(Source(name: page, text: block))
        #expect(parsed.diagnostics.isEmpty, "\(page): \(parsed.diagnostics.map(\.message))\n\(block)")
        let result = try Vcsim(["run", "-q", "-"], stdin: block)
        #expect(result.status == 0, "\(page): \(result.err)\n\(block)")
      }
    }
    #expect(count > 80)
  }

  @Test func theCommandsOfTheReadmeRun() throws {
    for block in try blocks("sh", in: "README.md") {
      for line in block.split(separator: "\n") {
        var command = line.split(separator: "#")[0].trimmingCharacters(in: .whitespaces)
        if command == "swift test" || command.hasPrefix("swift build") { continue }
        command = command.replacingOccurrences(of: "swift run -q vcsim", with: "vcsim")
        let result = try Vcsim.shell(command)
        #expect(result.status == (command.hasPrefix("vcsim diff") ? 1 : 0), "\(command): \(result.out)")
      }
    }
  }

  @Test func theTraceInTheReadmeIsWhatItsCommandPrints() throws {
    for block in try blocks("console", in: "README.md") {
      let lines = block.components(separatedBy: "\n")
      let command = lines[0].dropFirst(2).replacingOccurrences(of: "swift run -q vcsim", with: "vcsim")
      #expect(try Vcsim.shell(command).out == lines.dropFirst().joined(separator: "\n"))
    }
  }

  @Test func theLanguagesPageIsFresh() throws {
    let fresh = try Vcsim(["help", "language-reference"]).out
    #expect(try read("docs/language.md") == fresh, "vcsim help language-reference > docs/language.md")
  }

  @Test func linksBetweenPagesLeadSomewhere() throws {
    for page in pages + ["docs/fidelity.md"] {
      let folder = URL(fileURLWithPath: page, relativeTo: Vcsim.root).deletingLastPathComponent()
      for match in try read(page).matches(of: /\]\(([^)#]+)[^)]*\)/) where !match.1.hasPrefix("http") {
        let target = folder.appendingPathComponent(String(match.1)).path
        #expect(FileManager.default.fileExists(atPath: target), "\(page): \(match.1)")
      }
    }
  }

  @Test func scenariosAreInTheCanonicalLayout() throws {
    #expect(try Vcsim(["fmt", "--check", "Scenarios"]).out == "")
  }

  /// A rule that no scenario ever calls upon is a claim that nothing shows.
  @Test func someScenarioShowsEachRule() throws {
    struct Rules: EventSink {
      var seen: Set<RuleID> = []
      mutating func receive(_ event: TraceEvent) {
        switch event.content {
        case .call(let call): seen.insert(call.rule)
        case .warning(_, let rule), .exception(_, _, let rule): seen.insert(rule)
        case .step, .note, .gap: break
        }
      }
    }
    var rules = Rules()
    let folder = Vcsim.root.appendingPathComponent("Scenarios")
    let files = try #require(FileManager.default.enumerator(atPath: folder.path))
    for case let file as String in files where file.hasSuffix(".txt") {
      let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      let scenario = Scenario.parse(Source(name: file, text: text)).scenario
      for mode in scenario.header.modes {
        var simulator = Simulator(scenario, mode: mode)
        _ = simulator.run(into: &rules)
      }
    }
    let unseen = RuleID.allCases.filter { !rules.seen.contains($0) }
    #expect(unseen.isEmpty, "\(unseen.map(\.rawValue))")
  }
}
