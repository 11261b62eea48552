import Testing

@testable import SimKit

struct LintTests {
  private func findings(_ text: String) -> [LintFinding] {
    let source = Source(name: "test", text: text)
    let parsed = Scenario.parse(source)
    #expect(parsed.diagnostics.isEmpty, "\(parsed.diagnostics)")
    return Linter.findings(in: source, [parsed.draft])
  }

  @Test func aGoodScenarioHasNoFindings() {
    #expect(findings("vcsim 1\ntitle \"T\"\nmode ios6\ncontroller home\nlaunch home\n").isEmpty)
  }

  @Test func findingsPointAtTheirPlaces() {
    let text = "vcsim 1\ntitle \"T\"\nmode ios6\ntags a, b, a\ncontroller home\ncontroller sheet\nlaunch home\n"
    let found = findings(text)
    #expect(found.map(\.rule) == [.repeatedWord, .unusedController])
    #expect(found.map(\.line) == [4, 6])
    let source = Source(name: "test", text: text)
    #expect(
      found[0].diagnostic(in: source).rendered(in: source, style: .init(), severity: "warning").hasPrefix(
        "test:4:12: warning: 'a' is said a second time [VS5005]")
    )
  }

  @Test func fixesMendWithoutChangingTheTrace() {
    let text =
      "title \"T\"\ntags a, b, a\nonly home home\ncontroller home\nlaunch home\nexpect\n  ...\n  ...\n  home viewDidAppear: animated=no\n"
    var source = Source(name: "test", text: text)
    var parsed = Scenario.parse(source)
    var before = Simulator(parsed.draft, mode: .ios6)
    let trace = before.collect().steps
    for _ in 0..<5 {
      let edits = Linter.findings(in: source, [parsed.draft]).compactMap { $0.edit(in: source) }
      source = Source(name: "test", bytes: source.applying(edits))
      parsed = Scenario.parse(source)
      #expect(parsed.diagnostics.isEmpty)
    }
    #expect(
      String(decoding: source.bytes, as: UTF8.self)
        == "vcsim 1\nmode ios6\ntitle \"T\"\ntags a, b\nonly home\ncontroller home\nlaunch home\nexpect\n  ...\n  home viewDidAppear: animated=no\n"
    )
    var after = Simulator(parsed.draft, mode: .ios6)
    #expect(after.collect().steps == trace)
  }

  @Test func longStepsAreTold() {
    let children = (0..<40).map { "c\($0)" }
    let text =
      "vcsim 1\ntitle \"T\"\nmode ios6\n" + children.map { "controller \($0)\n" }.joined()
      + "controller tabs is tab bar of \(children.joined(separator: " "))\nlaunch tabs\nmemory warning\n"
    #expect(findings(text).contains { $0.rule == .longStep })
  }
}

struct ConfigurationTests {
  private func parse(_ text: String) -> (Configuration, [String]) {
    let source = Source(name: "vcsim.conf", text: text)
    let (configuration, diagnostics) = Configuration.parse(source)
    return (configuration, diagnostics.map { "\($0.code) \($0.line):\($0.column(in: source))" })
  }

  @Test func linesAreRead() {
    let (configuration, faults) = parse(
      "# facts\nscenarios flows more/flows\nlint deny long-step unused-controller\nlint allow VS5002\n")
    #expect(faults.isEmpty)
    #expect(configuration.scenarios == ["flows", "more/flows"])
    #expect(configuration.levels == [.longStep: .denied, .unusedController: .denied, .missingTitle: .allowed])
  }

  @Test func faultsHaveTheirPlaces() {
    #expect(parse("scenaros flows\n").1 == ["VS1001 1:1"])
    #expect(parse("\nlint deny longstep\n").1 == ["VS1006 2:11"])
    #expect(parse("lint\n").1 == ["VS1003 1:5"])
    #expect(parse("").1 == [])
  }
}

struct MatrixTests {
  private func parse(_ text: String, _ choice: MatrixChoice = .first) -> ParsedScenario {
    Scenario.parse(Source(name: "test", text: text), choosing: choice)
  }

  private let text =
    "vcsim 1\nmatrix animated: yes, no\nmatrix to: b, c\ncontroller a\ncontroller b\ncontroller c\nlaunch a\npresent {to} from a animated={animated}\n"

  @Test func eachCombinationIsAScenario() {
    let choices = MatrixChoice.all(of: parse(text).draft.header.matrix)
    #expect(
      choices.map(\.suffix) == ["+animated=yes+to=b", "+animated=yes+to=c", "+animated=no+to=b", "+animated=no+to=c"])
    #expect(
      choices.map { parse(text, $0).draft.story[1].text }
        == ["present b from a animated", "present c from a animated", "present b from a", "present c from a"])
  }

  @Test func includedDeclarationsStandWhereTheLineStands() {
    let files = [
      "shared.txt":
        "vcsim 1\ntitle \"S\"\ninclude \"deep.txt\"\ncontroller nav is navigation of list\nwhen list viewDidAppear:\n  rotate landscapeLeft\n",
      "deep.txt": "vcsim 1\ncontroller list\n", "loop.txt": "vcsim 1\ninclude \"loop.txt\"\n",
      "story.txt": "vcsim 1\ncontroller x\nlaunch x\n",
    ]
    func parse(_ file: String) -> ParsedScenario {
      Scenario.parse(
        Source(
          name: "main.txt", text: "vcsim 1\ninclude \"\(file)\"\ncontroller detail\nlaunch nav\npush detail on nav\n")
      ) { path, _ throws(IncludeFault) in
        guard let text = files[path] else { throw .noSuchFile }
        return Source(name: path, text: text)
      }
    }
    let good = parse("shared.txt")
    #expect(good.diagnostics.isEmpty, "\(good.diagnostics.map(\.message))")
    #expect(good.draft.controllers.map(\.name) == ["list", "nav", "detail"])
    #expect(good.draft.hooks.map(\.line) == [2])
    #expect(good.draft.includes == ["shared.txt", "deep.txt"])
    for file in ["loop.txt", "story.txt", "none.txt"] {
      #expect(parse(file).diagnostics.first?.code == "VS2011", "\(file)")
      #expect(parse(file).diagnostics.first?.line == 2, "\(file)")
    }
  }
}
