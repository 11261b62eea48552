import Foundation
import SimKit
import Testing

/// A file of the repository, or what a command prints.
private func read(_ path: String) throws -> String {
  if path.hasPrefix("vcsim ") { return try Vcsim.shell(path).out }
  return try String(contentsOf: Vcsim.root.appendingPathComponent(path), encoding: .utf8)
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

/// All pages there are.
private let pages: [String] = {
  let names = FileManager.default.enumerator(atPath: Vcsim.root.appendingPathComponent("docs").path)?.compactMap {
    $0 as? String
  }
  return ["README.md", "CONTRIBUTING.md"] + (names ?? []).filter { $0.hasSuffix(".md") }.sorted().map { "docs/" + $0 }
}()

/// Pages that only the program and the site have.
private let madePages = ["vcsim help language-reference", "vcsim help names", "vcsim fidelity --format markdown"]

/// A fenced block: its words, as in `vcsim login.txt`, and its lines.
private struct Block {
  var words: [String]
  var lines: [String] = []
}

private func blocks(in path: String) throws -> [Block] {
  var result: [Block] = []
  var current: Block?
  for line in try read(path).components(separatedBy: "\n") {
    if let block = current {
      if line == "```" {
        result.append(block)
        current = nil
      } else {
        current?.lines.append(line)
      }
    } else if line.hasPrefix("```") {
      current = Block(words: line.dropFirst(3).split(separator: " ").map(String.init))
    }
  }
  #expect(current == nil, "\(path): a block is open at the end")
  return result
}

struct DocsTests {
  @Test(.long) func eachScenarioInThePagesParsesAndRuns() throws {
    var count = 0
    let place = try Workplace()
    try place.write(Grammar.sharedExample.name, String(decoding: Grammar.sharedExample.bytes, as: UTF8.self))
    for page in pages + madePages {
      for block in try blocks("vcsim", in: page) {
        count += 1
        let shared = Grammar.sharedExample
        let parsed = Scenario.parse(Source(name: page, text: block)) { path, _ throws(IncludeFault) in
          guard path == shared.name else { throw .noSuchFile }
          return shared
        }
        #expect(parsed.diagnostics.isEmpty, "\(page): \(parsed.diagnostics.map(\.message))\n\(block)")
        let result = try Vcsim(["run", "-q", "-"], in: place.url, stdin: block)
        // What lacks an anchor is there to raise its exception.
        let ends: Int32 = block.contains("  without anchor\n") ? 3 : 0
        #expect(result.status == ends, "\(page): \(result.err)\n\(block)")
      }
    }
    #expect(count > 80)
  }

  /// In an empty folder, in the order of the page.
  @Test func theCommandsOfTheReadmeRun() throws {
    let place = try Workplace()
    for line in try blocks("sh", in: "README.md").joined().split(separator: "\n") {
      let command = line.split(separator: "#")[0].trimmingCharacters(in: .whitespaces)
      let result = try Vcsim.shell(command, in: place.url)
      let finds = ["vcsim diff", "vcsim explore"].contains { command.hasPrefix($0) }
      #expect(result.status == (finds ? 1 : 0), "\(command): \(result.out)")
    }
  }

  /// A tutorial is followed from top to bottom in a directory of its own: blocks with a name are files, in `console` blocks
  /// each command must print what stands below it; `…` stands for any lines.
  @Test(.long, arguments: pages.filter { $0.hasPrefix("docs/") }) func tutorialsCanBeFollowed(page: String) throws {
    let place = try Workplace()
    for block in try blocks(in: page) {
      if block.words.count == 2 {
        try place.write(block.words[1], block.lines.joined(separator: "\n") + "\n")
      } else if block.words == ["sh"] {
        for line in block.lines {
          let command = line.components(separatedBy: "  #")[0]
          if command.hasPrefix("swift ") || command.hasPrefix(".ci/") || command.isEmpty { continue }
          let result = try Vcsim.shell(command, in: place.url)
          #expect(Vcsim.mayAnswer(command, result.status), "\(page): \(command): \(result.status) \(result.out)")
        }
      } else if block.words == ["console"] {
        try follow(block.lines, in: place, page)
      }
    }
  }

  private func follow(_ lines: [String], in place: Workplace, _ page: String) throws {
    var rest = lines[...]
    while let line = rest.popFirst() {
      guard line.hasPrefix("$ ") else {
        Issue.record("\(page): '\(line)' follows no command")
        return
      }
      let command = String(line.dropFirst(2))
      let expected = Array(rest.prefix { !$0.hasPrefix("$ ") })
      rest = rest.dropFirst(expected.count)
      var printed = try Vcsim.shell(command, in: place.url).out.components(separatedBy: "\n")
      if printed.last == "" { printed.removeLast() }
      let parts = expected.split(separator: "…", omittingEmptySubsequences: false).map(Array.init)
      let fits =
        parts.count == 1
        ? printed == expected
        : printed.starts(with: parts[0]) && printed.reversed().starts(with: parts[parts.count - 1].reversed())
          && printed.count >= expected.count - parts.count + 1
      #expect(fits, "\(page): \(command)\n\(printed.joined(separator: "\n"))")
    }
  }

  @Test func theTracesInTheReadmeAreWhatTheirCommandsPrint() throws {
    for block in try blocks("console", in: "README.md") {
      let lines = block.components(separatedBy: "\n")
      // With all that a user sees, the line on standard error too.
      #expect(
        try Vcsim.shell("\(lines[0].dropFirst(2)) 2>&1", isWhole: true).out == lines.dropFirst().joined(separator: "\n")
      )
    }
  }

  /// The first screens state their version, and a command that a newcomer copies has no blank to fill in.
  @Test func theReadmeBeginsWithToday() throws {
    let lines = try read("README.md").components(separatedBy: "\n")
    #expect(lines.prefix(60).contains { $0.hasPrefix("$ vcsim run --mode ios26 ") })
    for line in lines.prefix(60) where line.hasPrefix("$ vcsim run") {
      #expect(line.contains("--mode ") && line.contains("--spelling swift"), "\(line)")
    }
    #expect(!lines.contains { $0.contains("OWNER") })
  }

  @Test(.long) func thePageForAgentsIsShortAndItsCommandsRun() throws {
    let page = "docs/agents/SKILL.md"
    #expect(try read(page).split { $0.isWhitespace }.count <= 300)
    let place = try Workplace()
    for block in try blocks(in: page) where block.words.count == 2 {
      try place.write(block.words[1], block.lines.joined(separator: "\n") + "\n")
    }
    let commands = try blocks("sh", in: page).joined().split(separator: "\n")
    #expect(commands.count > 7)
    for line in commands {
      let command = line.components(separatedBy: "  #")[0].trimmingCharacters(in: .whitespaces)
      let result = try Vcsim.shell(command, in: place.url)
      #expect(
        Vcsim.mayAnswer(command, result.status) && !result.out.isEmpty, "\(command): \(result.status) \(result.out)")
    }
  }

  @Test func thePagesAreFewWords() throws {
    let words = try pages.filter { $0 != "CONTRIBUTING.md" }.map { try read($0).split { $0.isWhitespace }.count }
    #expect(words.reduce(0, +) < 60_000)
  }

  /// The site makes a page of each, and no link of a page leads to a file that isn't there.
  @Test func theSiteHasThePagesThatTheProgramMakes() throws {
    let site = try read(".ci/site")
    for page in madePages {
      let words = page.split(separator: " ").dropFirst().map { "\"\($0)\"" }.joined(separator: ", ")
      #expect(site.contains("[\(words)]"), "\(page)")
      #expect(try read(page).hasPrefix("# "), "\(page)")
    }
    #expect(try read("vcsim fidelity --format markdown").contains("| log | 1"))
  }

  /// `.ci/documents` lists the files that the program makes.
  @Test func filesThatTheProgramMakesAreFresh() throws {
    let folder = Vcsim.binary.deletingLastPathComponent().path
    let result = try Vcsim.shell("DIRECTORY='\(folder)' .ci/documents --check")
    #expect(result.status == 0, "\(result.out)")
  }

  /// A picture shows the program as it is: `.ci/pictures` keeps a digest of what each is made from.
  @Test func picturesAreFresh() throws {
    guard try Vcsim.shell("command -v python3").status == 0 else { return }
    let result = try Vcsim.shell("python3 .ci/pictures --check '\(Vcsim.binary.path)' 2>&1")
    #expect(result.status == 0, "\(result.out)")
  }

  // MARK: Coverage

  @Test func whatTheCoverageNamesIsThere() throws {
    let page = try read("docs/coverage.md")
    for command in page.matches(of: /`(vcsim run [^`]+)`/).map({ String($0.output.1) }) {
      #expect(try Vcsim.shell(command).status == 0, "\(command)")
    }
    let links = page.matches(of: /\]\(\.\.\/(Scenarios\/[^)]+)\)/).map { String($0.output.1) }
    #expect(links.count > 80)
    for link in links { #expect(throws: Never.self, "\(link)") { try read(link) } }
    for found in page.matches(of: /`([a-z-]+)` \((VS[0-9]{4})\)/) {
      #expect(LintRule(rawValue: String(found.output.1))?.code == String(found.output.2), "\(found.output.0)")
    }
  }

  /// A row that names a callback leads to a scenario that has it.
  @Test func theScenariosOfARowHaveItsCallbacks() throws {
    for row in try read("docs/coverage.md").split(separator: "\n") {
      let links = row.matches(of: /\]\(\.\.\/(Scenarios\/[^)]+)\)/).map { String($0.output.1) }
      guard !links.isEmpty, let point = row.split(separator: "|").first else { continue }
      let texts = try links.map { try read($0) }.joined()
      for callback in Callback.allCases {
        let name = callback.selector
        let isNamed = point.split { $0 == " " || $0 == "," }.contains { $0 == name || $0 + ":" == name }
        if isNamed { #expect(texts.contains(name), "\(name) is in no scenario of: \(point)") }
      }
    }
  }

  @Test func eachLineThatANameLeadsToIsUsedByAScenario() throws {
    let page = try read("vcsim help names")
    let paths = FileManager.default.enumerator(atPath: Vcsim.root.appendingPathComponent("Scenarios").path)?.compactMap
    {
      $0 as? String
    }
    var lines: Set<String> = []
    for path in try #require(paths) where path.hasSuffix(".txt") {
      for line in try read("Scenarios/" + path).split(separator: "\n") {
        lines.insert(line.trimmingCharacters(in: .whitespaces))
      }
    }
    for row in page.split(separator: "\n") where row.contains("| lines ") {
      for statement in row.matches(of: /`([^`]+)`/).dropFirst().map({ String($0.output.1) }) {
        #expect(lines.contains { $0 == statement || $0.hasPrefix(statement + " ") }, "\(statement)")
      }
    }
  }

  @Test func eachNameOfThePagesIsExplained() throws {
    for name in [
      "addChildViewController:", "beginAppearanceTransition:", "-viewDidLoad",
      "UIApplicationInvalidInterfaceOrientation", "presentViewController", "viewDidLayoutSubviews:",
      "touchesBegan:withEvent:", "UITableViewController", "layoutIfNeeded()", "removeFromParent()", "show(_:sender:)",
      "-[HomeViewController viewDidLoad]",
    ] { #expect(try Vcsim(["explain", name]).status == 0, "\(name)") }
    #expect(try Vcsim(["explain", "beginAppearanceTransition:"]).out.contains("begin appearance of"))
    #expect(try Vcsim(["explain", "begin:"]).status == 64)
  }

  @Test func linksBetweenPagesLeadSomewhere() throws {
    for page in pages {
      let folder = URL(fileURLWithPath: page, relativeTo: Vcsim.root).deletingLastPathComponent()
      for match in try read(page).matches(of: /\]\(([^)#]+)[^)]*\)/) where !match.1.hasPrefix("http") {
        let target = folder.appendingPathComponent(String(match.1)).path
        #expect(FileManager.default.fileExists(atPath: target), "\(page): \(match.1)")
      }
    }
  }

  @Test(.long) func scenariosAreInTheCanonicalLayout() throws {
    #expect(try Vcsim(["fmt", "--check", "Scenarios"]).out == "")
  }
}
