import Foundation
import Testing

@testable import SimKit

/// Texts of UIKit as people paste them: cut, wrapped, with other objects, in other letters; and texts that only look like one.
struct PastedTextTests {
  /// The texts of all records, of scenarios and of the lists.
  private static let recorded: [(id: String, text: String)] = {
    let folder = Vcsim.root.appendingPathComponent("Scenarios/evidence")
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.sorted().flatMap { name -> [(id: String, text: String)] in
      let list = (try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)) ?? ""
      var id = ""
      return list.split(separator: "\n").compactMap { line in
        if line.hasPrefix("record ") { id = String(line.dropFirst(7)) }
        guard line.hasPrefix("  text \""), line.hasSuffix("\"") else { return nil }
        return (id, String(line.dropFirst(8).dropLast()))
      }
    }
  }()

  private static let tried = Vcsim.sample(recorded, oneIn: 4)

  private static func words(_ paste: String) -> Set<String> {
    Set(
      PastedText.texts(for: paste).map { row in
        switch row {
        case .text(let text, _, _): "\(text)"
        case .noted(let text): text.words
        }
      })
  }

  /// A text with real objects in the places of a record's.
  private static func filled(_ text: String) -> String {
    text.replacing("<…>", with: "<MyApp.StrangerController: 0x7f9c1e00a200>")
  }

  /// A line that an author has cut within an object, or that a console has continued, has too little of a text.
  private static let whole = tried.filter { entry in
    entry.text.count { $0 == "<" } == entry.text.count { $0 == ">" } && !words(filled(entry.text)).isEmpty
  }

  @Test func nearlyAllTextsOfTheRecordsAreFound() {
    #expect(Self.recorded.count > 200)
    #expect(Self.whole.count * 100 >= Self.tried.count * 95)
  }

  @Test(arguments: [
    "cut at the beginning", "cut at the end", "wrapped", "in capitals", "behind a time", "from a page", "in a crash",
  ])
  func eachTextOfTheRecordsIsFound(as form: String) {
    // A few texts are too short, or have too many objects, to be known by a part.
    var (count, missed) = (0, [String]())
    for (place, (id, text)) in Self.whole.enumerated()
    where Vcsim.areAll || place.isMultiple(of: form.hasPrefix("cut") ? 3 : 6) {
      let paste = Self.filled(text)
      let parts = paste.split(separator: " ")
      let isLong = parts.count >= 8
      let pasted: String? =
        switch form {
        case "cut at the beginning": isLong ? parts.dropFirst(2).joined(separator: " ") : nil
        case "cut at the end": isLong ? String(parts.dropLast(2).joined(separator: " ")) : nil
        case "wrapped": parts.count > 3 ? Self.wrapped(parts) : nil
        case "in capitals": paste.uppercased()
        case "from a page":
          paste.replacing("<", with: "&lt;").replacing(">", with: "&gt;").replacing(" ", with: "\u{A0}")
        case "in a crash":
          "*** Terminating app due to uncaught exception 'NSGenericException', reason: '\(paste)'\n"
            + "*** First throw call stack:\n(\n\t0   CoreFoundation   0x00000001804b70ec __exceptionPreprocess + 172\n)"
        default: "2026-09-16 10:21:07.123456+0200 MyApp[1234:5678] " + paste
        }
      guard let pasted, pasted != paste else { continue }
      count += 1
      if Self.words(pasted).isDisjoint(with: Self.words(paste)) { missed.append("\(id): \(pasted)") }
    }
    #expect(count > 0 && missed.count * 100 <= count * (form.hasPrefix("cut") ? 5 : 0), "\(missed)")
  }

  private static func wrapped(_ parts: [Substring]) -> String {
    let half = parts.count / 2
    return parts[..<half].joined(separator: " ") + "\n" + parts[half...].joined(separator: " ")
  }

  /// What people leave out, and what an app or a library puts in front.
  @Test(arguments: [
    (
      "Your application has presented a UIAlertController (<A: 0x1>) of style UIAlertControllerStyleActionSheet. You must provide "
        + "location information for this popover through the alert controller's popoverPresentationController",
      "actionSheetWithoutAnchor"
    ),
    ("Attempt to present <A: 0x1> on <B: 0x2>\u{2026} whose view is not in the window hierarchy!", "notInWindow"),
    ("[App] Attempt to present <A: 0x1> on <B: 0x2> which is already presenting <C: 0x3>", "alreadyPresenting"),
    ("Home:0x1 should have parent view controller:(null) but actual parent is:<Nav: 0x2>", "actualParent"),
    ("(looking for configuration named \"Default Configuration\")", "noSceneDictionary"),
    ("ion 'portrait' must match a supported interface orientation: 'landscape'!'", "preferredNotSupported"),
  ])
  func aPartIsFound(paste: String, refusal: String) {
    let found = PastedText.texts(for: paste).map { row in if case .text(let text, _, _) = row { "\(text)" } else { "" }
    }
    #expect(found.contains(refusal), "\(found)")
  }

  /// Known words around others, and a sentence of a text beside another one, are no text.
  @Test(
    .ci,
    arguments: [
      "Attempt to push <A: 0x1> on <B: 0x2> whose view is not in the window hierarchy!",
      "A navigation controller was pushed", "Application tried to push an active view controller <A: 0x1>",
      "Make sure <A: 0x1> is in the view controller hierarchy before presenting from it. The app has no windows at all.",
      "Presenting <A: 0x1> while a presentation of <B: 0x2> is in progress is not supported",
    ])
  func nearWordsAreNoText(paste: String) throws {
    #expect(PastedText.texts(for: paste).isEmpty)
    #expect(try !Vcsim(["explain", paste]).out.contains("console warning"))
  }

  /// A word that isn't UIKit's makes it another text: whole, and in a part.
  @Test func aTextWithAnotherWordIsNotTaken() {
    let examples =
      Refusal.texts.flatMap { text in text.wordings.map { $0.wording.example } } + NotedText.all.map(\.example)
    for (place, example) in examples.enumerated() where Vcsim.areAll || place.isMultiple(of: 12) {
      let parts = example.split(separator: " ").map { String($0) }
      let own = parts.indices.filter { place in
        let word = parts[place].filter { $0.isLetter }
        return word.count >= 3 && !parts[place].contains { "<>'\"%(".contains($0) }
      }
      for place in Set([own.first, own.isEmpty ? nil : own[own.count / 2], own.last].compactMap { $0 }) {
        var changed = parts
        changed[place] = "zebra"
        let paste = changed.joined(separator: " ")
        let isTaken = PastedText.texts(for: paste).contains { $0.example == example }
        #expect(!isTaken, "\(paste)")
      }
    }
  }

  /// The answer to such a text names the one that is near, and the words that differ.
  @Test func aTextThatIsNearShowsTheDifference() throws {
    let paste = "Attempt to present <A: 0x1> on <B: 0x2> (from <B: 0x2>) which is already dismissing <C: 0x3>."
    let answer = try Vcsim(["explain", paste])
    #expect(answer.status == 64 && answer.out.isEmpty)
    #expect(answer.err.contains("another text is near") && answer.err.contains("'presenting'"), "\(answer.err)")
    #expect(answer.err.contains("'dismissing'"), "\(answer.err)")
  }

  // MARK: Releases

  @Test(arguments: [
    ("ios18.3", false), ("ios18.4", true), ("ios18", true), ("ios17.6", false), ("ios26.1", true), ("ios15.9", false),
  ])
  func aReleaseHasItsTexts(mode: String, isThere: Bool) throws {
    let text = "vcsim 1\nmode \(mode)\nno scenes\ncontroller home\nlaunch home\n"
    let run = try Vcsim(["run", "--mode", String(mode.dropFirst(3)), "-"], stdin: text)
    let words = mode.hasPrefix("ios26") ? "lifecycle will soon be required" : "CLIENT OF UIKIT REQUIRES UPDATE"
    #expect(run.status == 0 && run.out.contains(words) == isThere, "\(run.out)\(run.err)")
    // A whole version says with which release the text begins.
    #expect(run.out.contains("# iOS 18.4 and later") == (mode == "ios18"), "\(run.out)")
  }

  @Test func aReleaseIsAVersionOfItsRange() throws {
    let release = try #require(Mode(name: "ios18.4"))
    #expect(release.name == "ios18.4" && release != .ios18 && release > .ios18 && release < .ios26)
    #expect(ModeRange(.ios17, through: .ios18).contains(release) && ModeRange(.ios18, through: nil).contains(release))
    #expect(Mode(name: "ios18.44") == nil && Mode(name: "ios19.1") == nil && Mode(name: "ios18.") == nil)
    for mode in Mode.all + [release] { #expect(Mode(place: mode.place) == mode) }
  }

  @Test func anAppWithoutScenesEndsInIOS27() throws {
    let text = "vcsim 1\nmode ios27\nno scenes\ncontroller home\nlaunch home\n"
    let run = try Vcsim(["run", "-"], stdin: text)
    #expect(run.out.contains("Application failed to launch: UIScene life cycle is required"))
    #expect(!run.out.contains("didFinishLaunching"), "\(run.out)")
  }
}
