import Foundation
import Testing

@testable import SimKit

/// What UIKit requires of each call: the table, the scenarios in it, and the search for a pasted text.
struct RefusalTests {
  /// Each misuse of which a record has the words is found, whatever the order of the lines: within three actions, or five with a finger.
  @Test(.long) func exploringFindsEachRecordedMisuse() throws {
    var count = 0
    for text in Refusal.texts {
      for (modes, wording) in text.wordings {
        // In iOS 26 and later, only a push in the same turn is nested: explore acts at the end of a turn.
        let searched = Mode.all.filter { modes.contains($0) && (text != .nestedPush || $0 < .ios26) }
        guard case .record = wording.origin, let mode = searched.last else { continue }
        count += 1
        let parsed = Scenario.parse(Source(name: "row.txt", text: text.contract.scenario(in: mode)))
        var scenario = try #require(parsed.scenario)
        let launch = scenario.story.firstIndex { $0.text.hasPrefix("launch") } ?? -1
        scenario.story = scenario.story[...launch] + scenario.story[(launch + 1)...].reversed()
        let touches = scenario.story.contains { $0.text.hasPrefix("begin ") }
        let limits = Explorer.Limits(depth: touches ? 5 : 3, states: 100_000)
        var explorer = Explorer(scenario, mode: mode, limits: limits)
        func isFound() -> Bool {
          explorer.findings.contains { found in
            found.finding.ground == text.rule.rawValue
              && PastedText.texts(for: found.finding.text).contains {
                if case .text(text, let other, _) = $0 { other.words == wording.words } else { false }
              }
          }
        }
        while !isFound(), explorer.exploreLevel(isTimeUp: { false }) == .complete {}
        #expect(isFound(), "\(text) in \(mode.name), depth \(explorer.depth)\n\(text.contract.scenario(in: mode))")
      }
    }
    #expect(count > 30)
  }

  /// A wording names the record that has it, and a record's text finds its row.
  @Test(.ci) func eachTextOfTheRecordsFindsItsRow() throws {
    var count = 0
    let folder = Vcsim.root.appendingPathComponent("Scenarios/evidence")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    for (place, name) in names.enumerated() where Vcsim.areAll || place.isMultiple(of: 3) {
      let list = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      var last = ""
      for line in list.split(separator: "\n") where line.hasPrefix("  text ") && line.hasSuffix("\"") {
        count += 1
        let text = String(line.dropFirst(8).dropLast())
        // One author has cut a text within the name of an object.
        if text.count(where: { $0 == "<" }) != text.count(where: { $0 == ">" }) { continue }
        // A console breaks lines.
        let rows = [text, last + " " + text].map { PastedText.texts(for: $0).count }
        #expect(rows.max()! > 0, "\(name): \(line)")
        last = text
      }
    }
    #expect(count > 30)
  }

  @Test func whatIsNotUIKitsIsMarked() {
    for text in Refusal.texts {
      for (_, wording) in text.wordings {
        guard case .ours = wording.origin else { continue }
        #expect(wording.words.hasPrefix("(UIKit's text is unknown) "), "\(text)")
      }
    }
  }

  @Test(arguments: [
    "viewWillAppear:", "the view of a controller is not there", "push-order", "", "a", "view",
    "Could not load the list of items", "The view controller is already visible, so it isn't presented again.",
    "MyApp[123:4567] presenting the settings from the home screen", "the end of the application",
  ])
  func otherWordsFindNoRow(_ words: String) { #expect(PastedText.texts(for: words).isEmpty) }

  /// Each text is found by its second half, by its middle, and by its beginning, if enough words are left.
  @Test(.ci) func aTextIsFoundByItsParts() {
    for text in Refusal.texts {
      for (_, wording) in text.wordings {
        let words = wording.example.split(separator: " ")
        guard words.count >= 12 else { continue }
        let (third, half) = (words.count / 3, words.count / 2)
        for part in [words[half...], words[third..<(third + half)], words[..<half]] {
          let paste = part.joined(separator: " ")
          let isFound = PastedText.texts(for: paste).contains {
            if case .text(text, _, _) = $0 { true } else { false }
          }
          #expect(isFound, "\(text): \(paste)")
        }
      }
    }
  }

  @Test(arguments: [
    ("3696b0> should have parent view controller:<A: 0x9e> but requested parent is:<B: 0x9e38ed0>", "requestedParent"),
    ("frame = (0 20; 320 460)> is associated with <A: 0xa2>. Clear this association before asso", "viewOfAnother"),
    ("2026-01-01 10:00:00 MyApp[123:4567] -[UIPopoverController dealloc] reached whi", "popoverReleased"),
    ("a subview was added programmatically?", "embedsTwice"),
    ("esented from a view which does not have a window.", "popoverOutsideWindow"),
  ])
  func aTextIsFoundCutWithinAWord(paste: String, text: String) {
    let found = PastedText.texts(for: paste).contains {
      if case .text(let found, _, _) = $0 { "\(found)" == text } else { false }
    }
    #expect(found)
  }

  // MARK: The real binary

  @Test(arguments: [
    "2014-03-01 12:00:01.123 MyApp[123:60b] Warning: Attempt to present <Sheet: 0x7f8>  on <Home: 0x7f9> which is already"
      + " presenting <Other: 0x7fa>",
    "warning: attempt to present Sheet on Home which is already presenting Other",
    "Warning: Attempt to present <Sheet: 0x7f8>  on <Home: 0x7f9> which is already",
  ]) func aPastedWarningIsExplained(_ paste: String) throws {
    let result = try Vcsim(["explain", paste])
    #expect(result.status == 0 && result.out.contains("The presenter has a sheet up already."))
    #expect(result.out.contains("iOS 5+; in these words iOS 5 to 12."))
    let scenario = try Vcsim(["explain", "--cause", "1", "--mode", "ios12", paste]).out
    #expect(try Vcsim(["run", "-"], stdin: scenario).out.contains("!  Warning: Attempt to present <second>"))
  }

  /// Versions may differ in a period, or in a bracket.
  @Test(arguments: [
    ("Presenting view controllers on detached view controllers is discouraged <S: 0x1>", "iOS 5 to 9", "iOS 10 to 13"),
    ("Presenting view controllers on detached view controllers is discouraged <S: 0x1>.", "iOS 10 to 13", "iOS 5 to 9"),
    (
      "Supported orientations has no common orientation with the application, and shouldAutorotate is returning YES",
      "iOS 6 to 9", "iOS 10 to 12"
    ),
  ])
  func aTextHasTheRowOfItsSigns(paste: String, versions: String, others: String) throws {
    let page = try Vcsim(["explain", paste]).out.replacing(/\s+/, with: " ")
    #expect(page.contains("in these words \(versions).") && !page.contains("in these words \(others)."), "\(page)")
  }

  @Test func aMethodInATextIsNoOption() throws {
    let result = try Vcsim(["explain", "-[UIPopoverController dealloc] reached while popover is still visible."])
    #expect(result.status == 0 && result.out.contains("popover-is-held"))
  }

  @Test func theTableIsOfTheseVersions() throws {
    let all = try Vcsim(["explain", "refusals"])
    let old = try Vcsim(["explain", "refusals", "--mode", "ios5"])
    // Without the breaks of lines.
    func words(_ text: String) -> String { text.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
    let table = words(all.out)
    for text in Refusal.texts { #expect(table.contains(words(text.contract.requires)), "\(text)") }
    #expect(all.out.contains("   pushViewController:animated:\n") && old.out.count < all.out.count)
    #expect(all.out.contains("\nWordings that no scenario triggers.\n") && all.status == 0)
    for text in NotedText.all { #expect(table.contains(words(text.example)), "\(text)") }
    #expect(words(old.out).contains("Split View Controllers modally") && !words(old.out).contains("hard exception"))
    #expect(
      all.out.split(separator: "\n").allSatisfy { line in
        // A selector can fill a line.
        line.count <= 80 || line.split(separator: " ").contains { $0.count > 60 }
      })
  }

  @Test func bothNamesOfAnExceptionAreKnown() throws {
    for name in ["UIViewControllerHierarchyInconsistency", "UIViewControllerHierarchyInconsistencyException"] {
      #expect(try Vcsim(["explain", name]).out.contains("hierarchy-consistent"))
    }
  }

  @Test func anExceptionHasAllItsRules() throws {
    for text in Refusal.texts {
      guard let exception = text.facts.exception else { continue }
      #expect(try #require(UIKitName.named(exception)).rules.contains(text.rule), "\(exception), \(text)")
    }
  }

  /// The lines differ in iOS 6, which has no pop gesture.
  @Test func aPageHasTheScenarioOfTheStatedVersion() throws {
    let words = "Finishing up a navigation transition in an unexpected state."
    let old = try Vcsim(["explain", words, "--mode", "ios6"]).out
    #expect(old.contains("  mode ios6\n") && !old.contains("begin pop"))
    #expect(try Vcsim(["explain", words]).out.contains("  begin pop of nav\n"))
  }

  @Test func lintFindsWhatUIKitRefuses() throws {
    let text =
      "vcsim 1\ntitle \"T\"\nmode ios9\ncontroller a\ncontroller nav is navigation of a\n\nlaunch nav\npush nil on nav\n"
    let result = try Vcsim(["lint", "-"], stdin: text)
    #expect(result.out.contains("the pushed controller isn't nil [VS5118]") && result.out.contains("8:1"))
  }
}
