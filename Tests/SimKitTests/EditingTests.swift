import Testing

@testable import SimKit

/// What an editor asks of a text. `|` in the texts is where the cursor stands.
struct EditingTests {
  private func edited(_ text: String) -> (EditedText, Int) {
    let bytes = Array(text.utf8)
    let place = bytes.firstIndex(of: UInt8(ascii: "|")) ?? 0
    return (EditedText(Source(name: "test", bytes: bytes.filter { $0 != UInt8(ascii: "|") })), place)
  }

  private func completions(_ text: String) -> [String] {
    let (edited, place) = edited(text)
    return edited.completions(at: place).map(\.text)
  }

  private static let head = "vcsim 1\ncontroller a\ncontroller nav is navigation of a\n"

  /// A step that is missing is offered below the steps that are there.
  @Test func aMissingStepIsOffered() {
    let text =
      "vcsim 1\ncontroller box is container\ncontroller late\nlaunch box\nadd child late to box\nadd view of late to box"
    let (edited, _) = edited(text + "|")
    let fix = edited.problems().flatMap { $0.fixes }.first { $0.title == "Add 'did move late to box'" }
    #expect(
      fix.map { String(decoding: edited.source.applying([$0.edit]), as: UTF8.self) } == text + "\ndid move late to box")
  }

  /// The header, the declarations, and the story have lines of their own, and places for what varies in them.
  @Test func completionKnowsWhereTheCursorIs() {
    let story = completions(Self.head + "launch nav\n|")
    #expect(story.contains("present") && story.contains("expect"))
    #expect(
      !story.contains("vcsim") && !story.contains("title") && !story.contains("controller") && !story.contains("when"))
    let declarations = completions(Self.head + "|\n")
    #expect(declarations.contains("controller") && declarations.contains("launch") && !declarations.contains("title"))
    #expect(completions("|").contains("vcsim") && completions("vcsim 1\n|").contains("title"))
    let (edited, place) = edited(Self.head + "launch nav\n|")
    let snippets = edited.completions(at: place).reduce(into: [:]) { $0[$1.text] = $1.snippet }
    #expect(snippets["present"] == "present ${1:NAME} from ${2:NAME}", "\(snippets)")
  }

  @Test func completionOffersWhatTheTableAllows() {
    #expect(completions(Self.head + "launch |") == ["a", "nav", "held"].filter { $0 != "held" } + ["nothing"])
    #expect(completions(Self.head + "launch nav\npop |\n") == ["nav"])
    #expect(completions(Self.head + "launch nav held |").prefix(2) == ["portrait", "portraitUpsideDown"])
    #expect(completions(Self.head + "controller b\n  sty|\n").contains("style"))
    #expect(!completions(Self.head + "controller b\n  sty|\n").contains("launch"))
    #expect(completions(Self.head + "when a |\n").contains("viewDidLoad"))
    #expect(completions(Self.head + "launch nav\nexpect\n  a view|\n").contains("viewWillAppear:"))
    #expect(completions("vcsim 1\nmode |").first == "ios5")
    #expect(completions(Self.head + "# launch |").isEmpty)
    #expect(completions(Self.head + "launch nav\n|").contains("memory warning"))
    #expect(completions(Self.head + "controller b\n  |").contains("supports"))
  }

  @Test func completionOffersEachReceiverItsCallbacks() {
    let ofDelegate = "application:supportedInterfaceOrientationsForWindow:"
    for (receiver, isOfApp) in [("a", false), ("app", true), ("scene", false)] {
      let head = receiver == "scene" ? Self.head.replacing("vcsim 1", with: "vcsim 1\nmode ios13") : Self.head
      let offered = completions(head + "when \(receiver) |\n")
      #expect(offered.contains(ofDelegate) == isOfApp, "\(receiver)")
      #expect(offered.contains("viewDidLoad") == (receiver == "a"), "\(receiver)")
      #expect(offered.contains("sceneDidBecomeActive:") == (receiver == "scene"), "\(receiver)")
    }
  }

  @Test func theFormsOfALineAreKnownByItsFirstWords() {
    func forms(_ line: String) -> [String] {
      let (edited, place) = edited(Self.head + "launch nav\n" + line + "\n")
      return edited.forms(at: place).map(\.syntax)
    }
    #expect(forms("push a |") == forms("push a on nav|"))
    #expect(forms("push |").contains("push NAME on NAME [animated]"))
    #expect(forms("begin |").count > 2 && forms("|").isEmpty && forms("lunch |").isEmpty)
  }

  @Test func aTabCanBeReplaced() {
    let (edited, _) = edited("vcsim 1\n\tmode ios6\ncontroller a\nlaunch a\n")
    #expect(edited.problems().flatMap { $0.fixes.map(\.title) }.contains("Write two spaces"))
  }

  /// An action is the end of each line of the block; a block of code can't be.
  @Test func completionOffersTheLinesOfAnExploreBlock() {
    let block = Self.head + "launch nav\nexplore\n  "
    #expect(completions(block + "|") == ["may", "not", "only", "at most"])
    for words in ["may", "not", "only", "at most 2"] {
      let actions = completions(block + words + " |\n")
      #expect(actions.contains("present") && actions.contains("memory warning"), "\(words)")
      #expect(!actions.contains("together") && !actions.contains("assert") && !actions.contains("controller"))
      #expect(completions(block + words + " pop |\n") == ["nav"])
      #expect(completions(block + words + " push a |\n") == ["on"])
      #expect(completions(block + words + " rotate |\n").first == "portrait")
    }
    #expect(completions(Self.head + "launch nav\nassert never a viewWillAppear: |").contains("(stale)"))
    // A number is typed.
    #expect(completions(block + "at most |\n").isEmpty)
    #expect(completions(block + "dance |\n").isEmpty)
  }

  @Test func namesAreFoundWhereverTheyStand() {
    let (text, place) = edited(
      Self.head + "when |a viewDidLoad\n  load a\nlaunch nav\nexpect\n  ...\n  a.view layoutSubviews\n  ...\n")
    #expect(text.diagnostics.map(\.message) == [])
    let places = text.references(at: place)
    #expect(places.map { text.source.line(at: $0.lowerBound) } == [2, 3, 4, 5, 9])
    #expect(text.definition(at: place)?.range == places.first)
    #expect(text.renaming(at: place, to: "list")?.count == 5)
    #expect(text.renaming(at: place, to: "nav") == nil)
    #expect(text.renaming(at: place, to: "1st") == nil)
  }

  /// A value that is a controller is one of its places.
  @Test func valuesThatAreControllersAreRenamed() throws {
    let (text, place) = edited(
      "vcsim 1\nmode ios17\ncontroller box\ncontroller kid\nassert never kid didMoveToParentViewController: parent=box\n"
        + "launch box\nadd kid to box\nexpect\n  ...\n  kid didMoveToParentViewController: parent=|box\n  ...\n")
    #expect(text.diagnostics.map(\.message) == [])
    let places = try #require(text.renaming(at: place, to: "frame"))
    #expect(places.map { text.source.line(at: $0.lowerBound) } == [3, 5, 6, 7, 10])
    #expect(places.allSatisfy { text.source.text($0) == "box" } && text.definition(at: place)?.range == places.first)
  }

  /// Another name here would be unknown in the file that declares the controller.
  @Test func controllersOfIncludedFilesAreNotRenamed() {
    let head = "vcsim 1\ninclude \"names.txt\"\ncontroller b\n"
    let source = Source(name: "a.txt", text: head + "launch a\n")
    let text = EditedText(source, including: { _, _ in Source(name: "names.txt", text: "controller a\n") })
    let place = head.utf8.count + 7
    #expect(text.definition(at: place)?.source.name == "names.txt" && text.references(at: place).count == 1)
    #expect(text.renamed(at: place).isEmpty && text.renaming(at: place, to: "c") == nil)
  }

  /// A finding is an error, a warning or advice, as `vcsim lint` has it.
  @Test func findingsHaveTheirLevels() {
    let (text, _) = edited("vcsim 1\ntitle \"T\"\ncontroller a\ncontroller b|\nlaunch a\n")
    func found(_ levels: [LintRule: LintRule.Level]) -> [String] {
      text.problems(levels).map { $0.code + " " + $0.severity.name }
    }
    #expect(found([:]) == ["VS5003 info", "VS5004 warning"])
    #expect(found([.missingMode: .allowed, .unusedController: .denied]) == ["VS5004 error"])
  }

  @Test func theTraceOfALineIsThatOfItsStatement() throws {
    let (text, place) = edited("vcsim 1\nfamily memory\ncontroller a\nlaunch a\nmemory |warning\n")
    #expect(try #require(text.trace(at: place, in: .ios6)).lines.map(\.text) == ["a didReceiveMemoryWarning"])
    #expect(text.trace(at: 0, in: .ios6) == nil)
  }

  @Test func theTraceOfALineDoesNotWaitForTheLinesBelow() throws {
    let (text, place) = edited(
      "vcsim 1\nfamily memory\ncontroller a\nlaunch a\nmemory |warning\nlaunch a\n")
    #expect(text.trace(in: .ios6) == nil)
    #expect(try #require(text.trace(at: place, in: .ios6)).lines.map(\.text) == ["a didReceiveMemoryWarning"])
  }

  @Test func includedFilesAreNamedOnce() {
    let (text, _) = edited("vcsim 1\ninclude \"a.txt\"\ninclude \"b.txt\"\ninclude \"a.txt\"\nlaunch a\n")
    #expect(text.includedNames == ["a.txt", "b.txt"])
  }

  @Test func foldsAndOutlineFollowTheBlocks() {
    let (text, _) = edited(Self.head + "action open\n  after 10ms\n    load a\nlaunch nav\ndo open\n")
    #expect(text.folds == [4...6, 5...6])
    #expect(text.outline.map(\.name) == ["a", "nav", "action open", "launch nav", "do open"])
  }

  @Test func diagnosticsKnowWhatCouldStandThere() {
    func replacement(_ line: String) -> String? { edited(Self.head + line).0.diagnostics.first?.replacements.first }
    #expect(replacement("lunch nav\n") == "launch")
    #expect(replacement("launch nva\n") == "nav")
    #expect(replacement("launch nav\npop nav animted\n") == "animated")
    #expect(replacement("launch nav\npush a in nav\n") == "on")
    #expect(replacement("when a viewDidLod\n  load a\nlaunch nav\n") == "viewDidLoad")
  }

  @Test(.long) func anyPlaceOfAnyTextCanBeAskedAbout() {
    for entry in Grammar.all {
      let bytes = Array(entry.example.text.utf8)
      for end in stride(from: 0, through: bytes.count, by: 3) {
        let text = EditedText(Source(name: "cut", bytes: Array(bytes[..<end])))
        guard end > 0 else { continue }
        let completions = text.completions(at: end)
        #expect(Set(completions).count == completions.count)
        for token in text.tokens { #expect(token.range.upperBound <= end) }
        _ = text.hover(at: end - 1)
        for fold in text.folds { #expect(fold.upperBound <= text.source.lineCount) }
      }
    }
  }

  @Test func hoverHasTheStandingsOfTheVersion() throws {
    let words = "vcsim 1\nmode ios9\nomit rule tab-order\ncontroller home\nlaunch home\n"
    let text = EditedText(Source(name: "a", text: words))
    func offset(_ part: String) throws -> Int {
      words.utf8.distance(from: words.startIndex, to: try #require(words.range(of: part)).lowerBound)
    }
    let standing = RuleBook.rule(.tabOrder).standing(in: Mode(major: 9)!)
    #expect(try #require(text.hover(at: offset("tab-order"))).text.hasSuffix("\n\n\(standing.label) ios9"))
    #expect(try #require(text.hover(at: offset("launch home"))).text.contains(" seen on iOS 9"))
  }

  // MARK: Changes

  /// What stands in a text after changes is what stands in the same text read at once.
  @Test(.long) func aChangedTextIsReadAsIfItWereNew() {
    var random = Random(seed: 31)
    for seed in UInt64(0)..<40 {
      var text = EditedText(Source(name: "test", text: RandomScenario(seed: seed).scenario.asText))
      for _ in 0..<25 {
        let count = text.source.bytes.count
        let from = Int(random.next() % UInt64(count + 1))
        let to = min(count, from + Int(random.next() % 12))
        let new = ["", "x", "\n", "  ", "launch ", "controller late\n", "# Ä\n", "\"", "\u{FFFD}"][
          Int(random.next() % 9)]
        text.replace(from..<to, with: new)
        let fresh = EditedText(Source(name: "test", bytes: text.source.bytes))
        #expect(text.diagnostics == fresh.diagnostics, "seed \(seed)")
        #expect(text.tokens == fresh.tokens, "seed \(seed)")
        #expect(text.outline == fresh.outline, "seed \(seed)")
        #expect(text.draft.story == fresh.draft.story, "seed \(seed)")
        #expect(text.parsed.names == fresh.parsed.names, "seed \(seed)")
      }
    }
  }

  /// Such a declaration is at fault and known even so, to the lines behind it.
  @Test func aDeclarationInTheStoryIsForgottenWithItsLine() throws {
    let story = "vcsim 1\ncontroller a\nlaunch a\nmemory warning\ncontroller b\npresent b from a\nload b\n"
    var text = EditedText(Source(name: "test", text: story))
    func replace(_ old: String, _ new: String) throws {
      let place = try #require(story.utf8.firstRange(of: old.utf8))
      let start = story.utf8.distance(from: story.startIndex, to: place.lowerBound)
      text.replace(start..<start + old.utf8.count, with: new)
    }
    #expect(text.draft.story.count == 4)
    // Who writes in the line above leaves a place from which reading goes on.
    try replace("warning", "Warning")
    try replace("warning", "warning")
    try replace("controller b\n", "")
    let fresh = EditedText(text.source)
    #expect(text.diagnostics == fresh.diagnostics)
    #expect(text.draft.story == fresh.draft.story)
    #expect(text.draft.story.count == 2)
  }

  @Test func aLineOfTheStoryMeansWhatTheNamesSayNow() {
    var (text, _) = edited("vcsim 1\ncontroller a\ncontroller b\nlaunch a\npresent b from a\n")
    #expect(text.diagnostics.isEmpty)
    // The names change their places; the lines of the story stay.
    text.replace(8..<8, with: "controller c\n")
    guard case .action(.present(let id, from: _, animated: _, completion: _)) = text.draft.story[1].content else {
      Issue.record("\(text.draft.story)")
      return
    }
    #expect(text.draft.name(of: id) == "b")
    text.replace(8..<8, with: "matrix to: b, c\n")
    let line = text.source.bytes.count
    text.replace(line..<line, with: "dismiss {to}\n")
    #expect(text.draft.story[2].text == "dismiss b")
    #expect(text.diagnostics.isEmpty)
  }

  /// What a file holds that is included may change while somebody types below the line that includes it.
  @Test func anIncludedFileIsReadAgain() {
    let store = Store()
    var text = EditedText(
      Source(name: "test", text: "include \"names.txt\"\ncontroller b\nlaunch a\n"),
      including: { _, _ in Source(name: "names.txt", text: store.text) })
    func type() {
      let end = text.source.bytes.count
      text.replace(end..<end, with: "# and\n")
    }
    type()
    #expect(text.diagnostics.isEmpty)
    store.text = "controller c\n"
    type()
    #expect(text.diagnostics.map(\.code) == ["VS2001"])
    store.text = "controller a\n"
    type()
    #expect(text.diagnostics.isEmpty)
  }

  private final class Store: @unchecked Sendable {
    var text = "controller a\n"
  }

  // MARK: Running

  @Test func expectationsAreTriedAndWrittenAnew() throws {
    let (text, _) = edited(
      "vcsim 1\nmode ios5 ios6\nfamily memory\ncontroller a\nlaunch a\nexpect nothing\nmemory warning\nexpect\n"
        + "  a viewDidLoad\n")
    // The family hides what the block asks for, so that it fits in no version.
    let trial = try #require(Trial(text))
    #expect(trial.caseCount == 2)
    #expect(trial.misfits == [Trial.Misfit(line: 8, modes: [.ios5, .ios6])])
    var accepted = EditedText(Source(name: "test", bytes: trial.accepted()))
    #expect(try #require(Trial(accepted)).misfits.isEmpty)
    #expect(String(decoding: accepted.source.bytes, as: UTF8.self).hasSuffix("expect\n  a didReceiveMemoryWarning\n"))
    #expect(trial.accepted(onlyAt: 6) == text.source.bytes)
    accepted.replace(0..<0, with: "lunch\n")
    #expect(Trial(accepted) == nil)
  }

  @Test func boundsStandBehindTheLinesThatSawThem() {
    let (text, _) = edited(
      "vcsim 1\ncontroller a\n  supports all\nwhen a viewDidLoad\n  layout a\nlaunch a held landscapeLeft\nexpect\n  ...\n"
        + "  a viewWillAppear: *\n  a viewDidAppear: *\n")
    let hints = text.boundsHints(in: .ios5).map { "\($0.line) \($0.bounds.text())" }
    #expect(hints == ["4 0x0 empty", "9 320x460 stale", "10 480x300 final"])
  }
}
