import Testing

@testable import SimKit

private func parse(_ text: String) -> ParsedScenario { Scenario.parse(Source(name: "test", text: text)) }

/// The codes and columns of what is said about a text.
private func faults(_ text: String) -> [String] {
  let source = Source(name: "test", text: text)
  return Scenario.parse(source).diagnostics.map { diagnostic in
    let column = diagnostic.line == 0 ? 0 : source.column(of: diagnostic.range.lowerBound, inLine: diagnostic.line)
    return "\(diagnostic.code) \(diagnostic.line):\(column)"
  }
}

struct ParserTests {
  @Test func eachFormOfTheLanguageHasAnExampleThatParses() {
    for form in Grammar.all {
      let shared = Grammar.sharedExample
      let parsed = Scenario.parse(Source(name: "test", text: form.example.text)) { path, _ throws(IncludeFault) in
        guard path == shared.name else { throw .noSuchFile }
        return shared
      }
      #expect(
        parsed.diagnostics.isEmpty, "\(form.statement): \(parsed.diagnostics.map(\.message))\n\(form.example.text)")
    }
  }

  @Test func aWrongWordIsAnsweredByTheFormsThatTheLineBegins() {
    let found = parse("vcsim 1\ncontroller a\ncontroller b\ncontroller s is split view of a b\n").diagnostics
    #expect(found.map(\.code) == ["VS1004"])
    let help = found.first?.helps.first ?? ""
    #expect(help.contains("controller NAME is split of NAME NAME"))
    #expect(!help.contains("tab bar"))
  }

  @Test func anExampleUsesTheFormItStandsFor() {
    for form in Grammar.all where form.statement != "vcsim" {
      let first = form.statement.split(separator: " ")[0]
      #expect(form.example.text.contains(first), "\(form.statement)")
    }
  }

  @Test(.ci) func eachCodeHasAPageWhoseExamplesShowIt() {
    for page in DiagnosticPage.all {
      if let mended = page.mended {
        #expect(parse(mended).diagnostics.isEmpty, "\(page.code): \(parse(mended).diagnostics.map(\.message))")
      }
      guard let failing = page.failing else { continue }
      let parsed = parse(failing)
      if page.code.hasPrefix("VS5") {
        // What lint finds is legal.
        #expect(parsed.diagnostics.isEmpty, "\(page.code)")
        let found = Linter.findings(in: Source(name: "test", text: failing), [parsed.draft]).map(\.rule.code)
        #expect(found.contains(page.code), "\(page.code): \(found)")
        if let mended = page.mended {
          let rest = Linter.findings(in: Source(name: "test", text: mended), [parse(mended).draft]).map(\.rule.code)
          #expect(!rest.contains(page.code), "\(page.code) is not mended")
        }
      } else if page.code.hasPrefix("VS3") {
        #expect(parsed.diagnostics.isEmpty, "\(page.code)")
        var simulator = Simulator(parsed.draft, mode: parsed.draft.header.modes.first ?? .ios7)
        let (_, outcome) = simulator.collect()
        guard case .fault(let fault) = outcome else {
          Issue.record("\(page.code): \(outcome)")
          continue
        }
        #expect(Diagnostic(fault, in: Source(name: "test", text: failing)).code == page.code)
      } else {
        #expect(parsed.diagnostics.map(\.code).contains(page.code), "\(page.code): \(parsed.diagnostics.map(\.code))")
      }
    }
  }

  @Test func faultsAreFoundWhereTheyAre() {
    let home = "vcsim 1\ncontroller home\n"
    #expect(faults(home + "launch hoem\n") == ["VS2001 3:8"])
    #expect(faults(home + "launch home\nrotate sideways\n") == ["VS1006 4:8"])
    #expect(faults(home + "launch home\n  rotate portrait\n") == ["VS1011 4:3"])
    #expect(faults("vcsim 1\ntitle \"ä\"   x\n" + "controller home\nlaunch home\n") == ["VS1002 2:13"])
    #expect(faults("") == ["VS1016 0:0"])
    #expect(faults("# nothing\n\n") == ["VS1016 0:0"])
  }

  @Test func oneRunShowsAllFaultsAndOneFaultIsShownOnce() {
    let text = "vcsim 1\nmod ios5\ncontroller home\nlaunch hoem\nrotate up\nexpect\n  home viewWillApear:\n"
    #expect(faults(text) == ["VS1001 2:1", "VS2001 4:8", "VS1006 5:8", "VS4005 6:1"])
  }

  @Test func aFaultyDeclarationStillDeclaresItsName() {
    #expect(faults("vcsim 1\ncontroller home is hotel\nlaunch home\n") == ["VS1006 2:20"])
  }

  @Test func twentyFaultsAreShownAndTheRestCounted() {
    let text = "vcsim 1\ncontroller home\n" + String(repeating: "bad\n", count: 50)
    let parsed = parse(text)
    #expect(parsed.diagnostics.count == 21)
    #expect(parsed.diagnostics.last?.message == "30 more errors are not shown")
  }

  @Test func suggestionsNameWhatWasMeant() {
    func help(_ text: String) -> String { parse(text).diagnostics.first?.helps.first ?? "" }
    let home = "vcsim 1\ncontroller home\n"
    #expect(help(home + "launch \"home\"\n") == "write the name without quotation marks")
    #expect(help(home + "launch home\ndo foo\n") == "declare it: action foo")
    #expect(help("vcsim 1\ncontroller sheet\nlaunch sheeet\n") == "did you mean 'sheet'?")
    #expect(help("vcsim 1\ncontroller home\nlunch home\n") == "did you mean 'launch'?")
    for (verb, line) in [("swipe", "begin turn of"), ("click", "tap"), ("close", "dismiss"), ("navigate", "push")] {
      #expect(help("vcsim 1\ncontroller home\nlaunch home\n\(verb) home\n").hasPrefix("write: " + line))
    }
    #expect(help("vcsim 1\ncontroller a\ncontroller b\nlaunch a\npresent b from a animted\n").contains("'animated'"))
    #expect(Suggestion.nearest(to: "viewWillApear:", among: Callback.allCases.map(\.selector)) == ["viewWillAppear:"])
    #expect(Suggestion.nearest(to: "zzz", among: ["launch"]).isEmpty)
  }

  @Test func lineEndsOfWindowsAndAByteOrderMarkAreRead() {
    let parsed = parse("\u{FEFF}vcsim 1\r\ncontroller home\r\nlaunch home\r\n")
    #expect(parsed.diagnostics.isEmpty)
    #expect(parsed.draft.story.map(\.text) == ["launch home"])
  }

  @Test func theSwiftSpellingOfACallbackIsRead() {
    let text =
      "vcsim 1\nfamily appearance\ncontroller home\nlaunch home\nexpect\n  home viewWillAppear(_:) animated=no\n  ...\n"
    let parsed = parse(text)
    #expect(parsed.diagnostics.isEmpty)
    let message = MessagePattern(
      receiver: "home", callback: .viewWillAppear, fields: [FieldPattern(key: .animated, value: .yesOrNo(false))])
    #expect(parsed.draft.story[0].expectations[0].lines[0].content == .line(.message(message)))
  }

  @Test func anyOneLetterChangedInAnExpectationIsAnErrorOrAFailure() {
    let lines = ["home viewWillAppear: animated=no", "home viewDidAppear: animated=no"]
    let head = "vcsim 1\nmode ios6\nfamily appearance\ncontroller home\nlaunch home\nexpect\n"
    for (place, line) in lines.enumerated() {
      for offset in line.indices where line[offset] != " " {
        var changed = line
        changed.replaceSubrange(offset...offset, with: "q")
        var all = lines
        all[place] = changed
        let parsed = parse(head + all.map { "  " + $0 }.joined(separator: "\n") + "\n")
        if parsed.scenario == nil { continue }
        var simulator = Simulator(parsed.draft, mode: .ios6)
        let steps = simulator.collect().steps
        #expect(
          !Expectation(parsed.draft.story[0].expectations[0], ComparisonWords()).matches(steps[0].lines), "\(changed)")
      }
    }
  }

  @Test func layingOutKeepsTheMeaningAndIsDoneOnce() {
    let text = """
      vcsim   1
      title "a  b"


      # first
      controller home   # the root
          view   from nib
      when home viewDidAppear:   once
           layout home
      launch    home
      expect
            ...
      """
    let source = Source(name: "test", text: text)
    let once = Formatter.format(source)
    #expect(once == Formatter.format(Source(name: "test", text: once)))
    #expect(once.contains("# first") && once.contains("controller home  # the root\n  view from nib\n"))
    #expect(parse(text).draft.story.map(\.text) == parse(once).draft.story.map(\.text))
    #expect(parse(once).diagnostics.isEmpty)
  }

  /// Who names a controller where its container is needed is told the container; words that belong together are shown together.
  @Test func theContainerThatHoldsAControllerIsNamed() {
    let stack = "vcsim 1\ncontroller a\ncontroller b\ncontroller nav is navigation of a\n"
    func help(_ text: String) -> String { parse(text).diagnostics.first?.helps.first ?? "" }
    #expect(help(stack + "launch nav\npush b on nav\npop b\n") == "write: pop nav")
    #expect(help(stack + "launch nav\npop a\n") == "write: pop nav")
    #expect(help(stack + "launch nav\npop b\n") == "write: controller b is navigation of NAME")
    #expect(help(stack + "launch nav\nselect a in nav\n") == "write: controller nav is tab bar of a")
    let split = help("vcsim 1\ncontroller a\n  displays secondaryOnly\nlaunch a\n")
    #expect(split == "write: controller a is split of NAME NAME")
    let kind = parse("vcsim 1\ncontroller a\ncontroller t is tabs of a\nlaunch t\n").diagnostics.first
    #expect(kind?.message.contains("'tab bar'") == true)
    #expect(kind?.helps.first == "did you mean 'tab bar'?")
  }

  @Test func layingOutRandomScenariosChangesNoTrace() {
    for seed in UInt64(0)..<UInt64(Rounds.of(300)) {
      let text = RandomScenario(seed: seed).scenario.asText
      let laidOut = Formatter.format(Source(name: "test", text: text))
      var before = Simulator(parse(text).draft, mode: .ios6)
      var after = Simulator(parse(laidOut).draft, mode: .ios6)
      #expect(before.collect().steps.map(\.lines) == after.collect().steps.map(\.lines))
      #expect(Formatter.format(Source(name: "test", text: laidOut)) == laidOut)
    }
  }
}
