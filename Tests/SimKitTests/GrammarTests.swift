import Foundation
import Testing

@testable import SimKit

private func parse(_ text: String) -> ParsedScenario { Scenario.parse(Source(name: "test", text: text)) }
private func codes(_ text: String) -> [String] { parse(text).diagnostics.map(\.code) }

/// The table of lines, and the reader that walks through it.
struct GrammarTests {
  /// The index finds each form by its first word, in the order of the table, and nothing by another word.
  @Test func formsAreFoundByTheirFirstWord() {
    for (index, sections) in [
      (Grammar.lines, [Grammar.Section.header, .declaration, .hook, .story, .expectation]),
      (Grammar.optionLines, [.option]), (Grammar.actionLines, [.story]),
    ] {
      let entries = Grammar.all.filter { sections.contains($0.section) }
      for word in Set(entries.map(\.firstWord)) {
        let found = (index[word] ?? []).map { $0.entry.statement + ": " + $0.form.syntax }
        let wanted = entries.filter { $0.firstWord == word }.flatMap { entry in
          entry.forms.map { entry.statement + ": " + $0.syntax }
        }
        #expect(found == wanted)
      }
      for word in ["", "laun", "launches", "LAUNCH", "zzz"] { #expect(index[word] == nil) }
    }
    for table in Grammar.tables {
      #expect(table.rows.allSatisfy { $0.forms.allSatisfy { $0.section == table.section } })
    }
    for entry in Grammar.all {
      #expect(entry.forms.allSatisfy { $0.firstWord == entry.firstWord }, "\(entry.statement)")
    }
  }

  @Test func wordsOfTheLanguageAreNames() {
    let text = """
      vcsim 1
      controller root
      controller child
      controller pop
      controller curl
      controller to is container
      controller nav is navigation of root
      launch nav
      push pop on nav animated
      pop nav
      add child child to to
      add curl to to
      remove curl from to
      present child from root animated
      set stack of nav to root pop
      """
    let parsed = parse(text)
    #expect(parsed.diagnostics.map(\.message) == [])
    #expect(
      parsed.draft.story.map(\.text) == [
        "launch nav", "push pop on nav animated", "pop nav", "add child child to to", "add curl to to",
        "remove curl from to",
        "present child from root animated", "set stack of nav to root pop",
      ])
  }

  @Test func whatAWordMeansFollowsFromTheWholeLine() {
    let parsed = parse("vcsim 1\ncontroller child\ncontroller box is container\nlaunch box\nadd child to box\n")
    #expect(parsed.draft.story[1].content == .action(.addWhole(ControllerID(0), to: ControllerID(1))))
  }

  @Test func aLineWithTwoReadingsIsAnErrorAtTheWord() {
    let pages = "vcsim 1\ncontroller one\ncontroller curl\ncontroller book is page view of one curl\nlaunch book\n"
    #expect(codes(pages) == ["VS1018"])
    #expect(
      parse(pages).diagnostics[0].message == "'curl' can be read as a word of the line and as a controller's name")
    let root = "vcsim 1\ncontroller list\ncontroller root\ncontroller nav is navigation of list\nlaunch nav\n"
    #expect(codes(root + "pop nav to root\n") == ["VS1018"])
    #expect(codes(root + "pop nav animated\n") == [])
    #expect(codes("vcsim 1\ncontroller nothing\nlaunch nothing\n") == ["VS1018"])
    #expect(
      codes(
        "vcsim 1\ncontroller a\ncontroller animated\ncontroller nav is navigation of a\nlaunch nav\n"
          + "set stack of nav to a animated\n") == ["VS1018"])
  }

  @Test func aMistakeIsReportedOnceHoweverOftenItsNameIsUsed() {
    let uses = "launch nav\npush list on nav\npop nav\nrotate portrait\n"
    #expect(codes("vcsim 1\ncontroller list\ncontroller nav is navigation off list\n" + uses) == ["VS1002"])
    #expect(codes("vcsim 1\ncontroller list\ncontroller nav is hotel of list\n" + uses) == ["VS1006"])
    #expect(codes("vcsim 1\ncontroller 1st\nlaunch 1st\nload 1st\n") == ["VS2003"])
    #expect(codes("vcsim 1\ncontroller app\nwhen app viewDidLoad\n  load app\nlaunch app\n") == ["VS2004"])
    #expect(codes("vcsim 1\ninclude \"gone.txt\"\nlaunch home\npresent sheet from home\n") == ["VS2011"])
  }

  @Test func anOptionGivenTwiceIsAnError() {
    #expect(
      codes("vcsim 1\ncontroller a\n  style formSheet\n  style pageSheet\ncontroller b\n  style formSheet\nlaunch a\n")
        == ["VS1015"])
    #expect(
      codes("vcsim 1\ncontroller a\ncontroller b\nlaunch a\npresent b from a animated animated=no\n") == ["VS1005"])
  }

  @Test func optionsComeInAnyOrderAndAreAnswered() {
    let head = "vcsim 1\ncontroller a\ncontroller b\nlaunch a\n"
    let lines = [
      "present b from a without waiting with completion animated",
      "present b from a animated=yes with completion without waiting",
    ]
    for line in lines {
      let parsed = parse(head + line + "\n")
      #expect(parsed.draft.story[1].text == "present b from a animated with completion without waiting")
    }
    #expect(parse(head + "present b from a animated=no\n").draft.story[1].text == "present b from a")
    #expect(
      parse("vcsim 1\ndevice pad landscapeLeft 800x600\ncontroller a\nlaunch a\n").draft.header.device?.screen
        == Size(800, 600))
  }

  @Test func aLineSaysWhatItLacksAtThePlaceThatItCameFurthestTo() {
    let head = "vcsim 1\ncontroller a\ncontroller b\ncontroller nav is navigation of a\nlaunch nav\n"
    func message(_ line: String) -> String { parse(head + line + "\n").diagnostics.first?.message ?? "" }
    #expect(
      message("set")
        == "'set' needs 'root', 'status', 'editing', 'traits', 'content', a value of a matrix or a variable, as in "
        + "animated=yes, 'stack', 'tabs', 'display' or 'column'")
    #expect(
      message("set stak of nav")
        == "'stak' is not 'root', 'status', 'editing', 'traits', 'content', a value of a matrix or a variable, as in "
        + "animated=yes, 'stack', 'tabs', 'display' or 'column'")
    #expect(message("present b form a") == "'present' needs 'from' here, not 'form'")
    #expect(message("present b from") == "'present' needs a controller")
    #expect(message("add child c to a") == "no controller is named 'c'")
    #expect(message("pop b") == "'pop' needs a navigation controller, and 'b' is not one")
    #expect(message("push b on nav animted") == "'push' takes no option 'animted'")
    #expect(message("background now") == "'background' takes no option 'now'")
    #expect(message("wait 100ms now") == "'wait' takes no option 'now'")
    #expect(message("transition a to b in nav 2h") == "'2h' is not a time such as 300ms")
    #expect(message("transition a to b in nav wiht completion") == "'transition' takes no option 'wiht'")
  }

  @Test func eachActionIsReadAsItIsWritten() {
    for seed in UInt64(0)..<UInt64(Rounds.of(200)) {
      let scenario = RandomScenario(seed: seed, manual: true, actions: 30).scenario
      let parsed = parse(scenario.asText)
      #expect(parsed.diagnostics.isEmpty, "\(parsed.diagnostics.map(\.message))")
      #expect(parsed.draft.story.map(\.content) == scenario.story.map(\.content))
    }
  }

  /// Declarations are read as they are written: those of each example, and those of all scenarios.
  @Test(.ci) func eachDeclarationIsReadAsItIsWritten() throws {
    var root = URL(fileURLWithPath: #filePath)
    for _ in 0..<3 { root.deleteLastPathComponent() }
    let folder = root.appendingPathComponent("Scenarios")
    let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    var texts = Grammar.all.map(\.example.text)
    for file in Rounds.sample(files.sorted().filter { $0.hasSuffix(".txt") }, oneIn: 10) {
      texts.append(try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8))
    }
    #expect(texts.count > Grammar.all.count)
    // Cases are played and compared in the order that the line states.
    texts.append("mode ios26 ios7 ios13\ncontroller home\nlaunch home\n")
    // A copy is declared before what it holds.
    for text in texts where !text.contains(" like ") {
      let scenario = parse(text).draft
      let lines = scenario.declarations
      let read = parse(lines.map { $0 + "\n" }.joined()).draft
      #expect(read.controllers.map(\.anywhere) == scenario.controllers.map(\.anywhere), "\(lines)")
      #expect(read.declarations == lines && read.header.title == scenario.header.title)
      // Versions that follow from a record are not written.
      let writesMode = lines.contains { $0.hasPrefix("mode ") }
      #expect(!writesMode || read.header.modes == scenario.header.modes, "\(lines)")
      #expect(read.header.device == scenario.header.device)
    }
  }

  @Test func eachFormOfAnActionIsWrittenAsItsExampleHasIt() {
    for entry in Grammar.all where entry.section == .story {
      for statement in parse(entry.example.text).draft.story {
        guard case .action(let action) = statement.content else { continue }
        let text = action.text(in: parse(entry.example.text).draft.controllers)
        #expect(text + (statement.withoutWaiting ? " without waiting" : "") == statement.text)
      }
    }
  }

  @Test func eachTopicHasLinesAndTheCoreIsSmall() {
    for topic in Grammar.Topic.allCases { #expect(Grammar.all.contains { $0.topic == topic }, "\(topic.rawValue)") }
    #expect(Grammar.all.flatMap { $0.forms }.count { $0.isCore } < 40)
  }

  @Test(.ci) func longWordsAndInvisibleOnesAreShownSoThatTheyCanBeRead() {
    let source = Source(name: "long", text: String(repeating: "y", count: 1_000_000))
    let rendered = Scenario.parse(source).diagnostics.first?.rendered(in: source) ?? ""
    #expect(rendered.utf8.count < 1_000 && rendered.contains("no line of a scenario begins with 'y"))
    #expect(
      parse("launch\u{A0}home\n").diagnostics[0].message == "no line of a scenario begins with 'launch<U+00A0>home'")
  }
}
