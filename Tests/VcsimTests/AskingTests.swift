import Foundation
import Testing

@testable import SimKit
@testable import vcsim

/// A newcomer types words, and gets the answer in two commands or fewer, on a small terminal.
struct AskingTests {
  private func explain(_ words: String...) throws -> Vcsim { try Vcsim(["explain"] + words) }

  /// The same answer without a process for each of many words.
  private func page(_ words: String) -> String? { Explanations(modes: [], isWhole: false).text(of: words) }

  /// What people ask, and what the screen has to say.
  @Test(arguments: [
    (
      "why doesn't my screen refresh since iOS 13",
      ["sheet was dismissed", "presentationControllerDidDismiss:", "fullScreen"]
    ),
    (
      "where are bounds right at a launch in landscape",
      ["viewIsAppearing:", "viewWillLayoutSubviews", "iOS 10 and earlier"]
    ),
    ("why is viewDidAppear called twice", ["swipe back", "UIKit calls it too", "Fix:"]),
    ("what does Unbalanced calls mean", ["while another was in", "3 causes", "iOS 9 and 10"]),
    ("what will iOS 26 change in my flow", ["vcsim diff --mode ios18 --mode ios26 FILE"]),
  ]) func aQuestionIsAnsweredOnOneScreen(question: String, words: [String]) throws {
    let page = try explain(question)
    #expect(page.status == 0, "\(page.err)")
    let text = page.out.replacing(/\s+/, with: " ")
    for word in words { #expect(text.contains(word), "\(question): \(word)\n\(page.out)") }
    expectOneScreen(page.out, question)
  }

  /// The second command of the last question is the one that its page prints.
  @Test func theNextVersionIsCompared() throws {
    let page = try Vcsim(["diff", "--mode", "ios18", "--mode", "ios26", "example:sheet"])
    #expect(page.status == 0 || page.status == 1)
    #expect(page.out.contains("iOS 26"))
  }

  private func expectOneScreen(_ page: String, _ name: String) {
    let lines = page.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    #expect(lines.count <= 24, "\(name): \(lines.count) lines")
    for line in lines {
      // No line can hold the longest names.
      let isLongName = line.split(separator: " ").contains { $0.count > 45 }
      #expect(line.count <= 80 || isLongName, "\(name): \(line)")
    }
  }

  /// Every page fits a small terminal unless more was asked for.
  @Test(.ci) func eachPageIsOneScreen() throws {
    let names =
      Callback.allCases.map(\.selector) + Guide.all.flatMap(\.entries) + Mode.all.map(\.name)
      + RuleID.allCases.map(\.rawValue)
      + DiagnosticPage.all.map(\.code) + UIKitName.all.map(\.name)
      + Refusal.texts.flatMap { text in text.wordings.map(\.wording.example) }
    for name in Vcsim.sample(names, oneIn: 80) {
      let page = try explain(name)
      #expect(page.status == 0, "\(name): \(page.err)")
      expectOneScreen(page.out, name)
    }
    expectOneScreen(try explain().out, "explain alone")
    #expect(try explain().out.split(separator: "\n").count == 8)
  }

  /// What a page leads to is there.
  @Test func eachCommandOfAPageRuns() throws {
    let commands = Set(Guide.all.flatMap(\.see).filter { $0.hasPrefix("vcsim explain") || $0.hasPrefix("vcsim help") })
    for see in Vcsim.sample(commands.sorted()) {
      let page = try Vcsim(see.split(separator: " ").dropFirst().map(String.init))
      #expect(page.status == 0, "\(see)")
    }
  }

  /// The scenario of a cause runs, and shows its text.
  @Test func theScenarioOfACauseRuns() throws {
    let scenario = try Vcsim(["explain", "--cause", "1", "Unbalanced calls"])
    #expect(scenario.out.hasPrefix("vcsim 1\nmode ios18\ncontroller list\n"))
    #expect(try Vcsim(["run", "-q", "-"], stdin: scenario.out).out.contains("!  Unbalanced calls"))
    #expect(try Vcsim(["explain", "--cause", "3", "--mode", "ios9", "unbalanced"]).out.contains("mode ios9\n"))
    #expect(try Vcsim(["explain", "--cause", "9", "unbalanced"]).status == 64)
    #expect(try Vcsim(["explain", "--cause", "1", "nib"]).err.contains("has no causes"))
  }

  /// A text as a console prints it, cut off, wrapped, in other letters, or a few words of it.
  @Test(arguments: [
    "already presenting", "which is already presenting",
    "2024-11-03 10:21:07.123456+0100 MyApp[1234:5678] [Presentation] Attempt to present <MyApp.A: 0x7f> on <MyApp.B: 0x7f>"
      + " (from <MyApp.B: 0x7f>) which is already presenting <MyApp.C: 0x7f>.",
    "ATTEMPT TO PRESENT <A: 0x1> ON <B: 0x2> (FROM <B: 0x2>) WHICH IS ALREADY PRESENTING <C: 0x3>.",
    "Attempt to present <A: 0x1> on <B: 0x2> (from <B: 0x2>)\nwhich is already presenting <C: 0x3>.",
    "present <A: 0x1> on <B: 0x2> (from <B: 0x2>) which is already pres",
  ]) func aTextIsFoundHoweverItIsPasted(text: String) throws {
    let page = try explain(text)
    #expect(page.status == 0 && page.out.contains("which is already presenting <D>"), "\(page.out)\(page.err)")
    #expect(page.out.contains("The presenter has a sheet up already."), "\(page.out)")
  }

  @Test func wordsOfSeveralTextsListThem() throws {
    let page = try explain("Application tried to present")
    #expect(page.status == 0 && page.out.contains("texts of UIKit have these words"))
    #expect(page.out.contains("active controller") && page.out.contains("nil modal view controller"), "\(page.out)")
  }

  /// A text that is none of UIKit's isn't taken for the one inside it.
  @Test(arguments: [
    ("Changing the title of a tab bar managed by a tab bar controller is not allowed.", "title"),
    ("Unbalanced calls to begin/end appearance transitions of the moon for <A: 0x1>.", "of the moon"),
  ]) func aTextThatIsNearIsCalledAnother(text: String, difference: String) throws {
    let page = try explain(text)
    #expect(page.status == 64 && page.out.isEmpty)
    #expect(page.err.contains("another text is near") && page.err.contains(difference), "\(page.err)")
  }

  /// A question can lead to a text, and so can another text without an object: the page says that it's none.
  @Test(arguments: [
    "Unbalanced calls to begin/end animation for view",
    "Attempt to present a toolbar on a view whose window is not in the view hierarchy!",
  ]) func aPageThatWordsLeadToSaysSo(text: String) throws {
    let page = try explain(text)
    #expect(
      page.out.hasPrefix("No text of the console has these words.") && page.out.split(separator: "\n").count <= 24)
    #expect(try explain("Unbalanced calls to begin/end appearance transitions").out.hasPrefix("Unbalanced calls"))
  }

  @Test(arguments: [
    "traits", "size class", "compact", "nib", "low memory", "lifecycle", "autorotation", "root view controller",
    "navigation controller", "tab bar", "split view controller", "custom container", "presentation context",
    "forwarding",
    "unwinding", "completion handler", "adaptation", "Auto Layout", "Info.plist", "image asset", "iPhone", "iPad",
    "safe area", "UIKit", "SwiftUI", "Transition Coordinator", "view controller", "size-class", "swipe back",
  ]) func plainWordsAreKnown(word: String) { #expect(page(word) != nil) }

  @Test(arguments: [
    ("viewDidAppear: is called 2x if child vc is added", "An appearance callback is called twice"),
    ("viewWillAppear not called after dismissing modal", "viewWillAppear: or viewDidAppear: isn't called"),
    ("view frame incorrect in viewDidLoad", "The size is wrong"), ("deinit not called after pop", "deinit"),
    ("Can't disable rotation in ViewController", "A controller rotates though it shouldn't"),
    ("interface doesn't rotate", "The interface doesn't rotate"),
    ("viewDidUnload never called", "viewDidUnload isn't called"),
    ("presentationControllerDidDismiss isn't called", "presentationControllerDidDismiss: isn't called"),
  ]) func titlesOfIssuesFindTheirPage(title: String, start: String) throws {
    let found = try #require(page(title))
    #expect(found.hasPrefix(start), "\(found)")
  }

  /// Titles of questions, words of documents, and plain English, with the first line of the page that fits.
  @Test(
    .ci,
    arguments: [
      ("screen edges", "edges"), ("editing mode", "editing"), ("edit mode", "editing"), ("dark mode", "dark mode"),
      ("how do I know when a sheet is dismissed", "A sheet is dismissed, and"),
      ("detect swipe to dismiss", "A sheet is"),
      ("disable swipe to dismiss", "A sheet can be swiped away"), ("prevent pull down to dismiss", "A sheet can be"),
      ("back button pressed", "The user goes back"), ("detect back button", "The user goes back"),
      ("popover on iPhone", "A popover fills the screen"), ("viewWillDisappear called twice", "An appearance callback"),
      (
        "present view controller from viewDidLoad",
        "No text of the console has these words. They lead to:\n\nWarning: Attempt to present"
      ), ("force landscape", "force landscape"),
      ("landscape only one view controller", "A controller rotates though"), ("iPadOS 26", "iOS 26"),
      ("modal presentation style full screen default", "A presented controller is a card"),
      ("custom transition", "animator"),
      ("UISceneDelegate", "scene"), ("parent view controller", "container"), ("modal view controller", "sheet"),
      ("multiple windows", "windows"), ("stage manager", "multitasking"), ("phone call", "interruption"),
      ("push notification", "notification"), ("bottom sheet", "half sheet"), ("reload data", "table view"),
      ("cold start deep link", "deep link"), ("didFinishLaunching", "app launch"), ("searchbar", "search controller"),
      ("when is viewDidUnload called", "viewDidUnload"), ("best place to set frames", "The size is wrong"),
      ("overFullScreen", "UIModalPresentationOverFullScreen"), ("isModalInPresentation", "modalInPresentation"),
      ("difference between viewDidLoad and viewWillAppear", "2 methods are named here"),
      ("viewDidAppear not being called when presenting modally", "viewWillAppear: or viewDidAppear: isn't called"),
      ("present modally twice", "A screen is pushed or presented twice"),
      ("pushViewController called twice", "A screen is pushed"), ("when to use viewIsAppearing", "viewIsAppearing:"),
      ("how to get notified when modal is closed", "A sheet is dismissed, and"),
      ("safe area zero in viewWillAppear", "safe area"), ("can't pop while pushing", "nested push animation"),
      ("present after dismiss", "Warning: Attempt to present"), ("iOS 12 vs iOS 13", "iOS 13"),
      ("prefersStatusBarHidden", "prefersStatusBarHidden"), ("navigation bar disappears", "edges"),
      ("modal won't dismiss", "A dismissal does nothing"), ("alert not showing", "Nothing is presented"),
      ("present not working", "Nothing is presented"), ("xcode 26", "iOS 26"), ("13", "iOS 13"), ("macOS", "macOS"),
      ("sceneWillEnterForeground called on launch", "sceneWillEnterForeground:"),
      ("tab bar controller viewWillAppear not called", "viewWillAppear: or viewDidAppear: isn't called"),
      ("unbalanced calls tab bar", "Unbalanced calls"), ("base SDK", "SDK"),
      ("modalPresentationStyle fullscreen ios 13", "modalPresentationStyle"),
      ("why is my modal a card", "A presented controller is a card"),
      ("card modal", "A presented controller is a card"),
      ("how to present full screen", "A presented controller is a card"),
      ("ViewController presented as card", "A presented controller is a card"),
      ("sheet does not cover the whole screen", "A presented controller is a card"),
      ("transparent background modal black", "What is behind a transparent controller"),
      ("background is black when presenting", "What is behind a transparent controller"),
      ("black screen after launch", "The screen stays white or black"), ("my view is black", "black"),
      ("view is black after push", "black"), ("veto", "veto"), ("order of callbacks", "life cycle"),
      ("pop to root", "navigation controller"), ("simulate memory warning", "memory"), ("animation", "animation"),
      ("display mode", "split view controller"), ("view did load", "viewDidLoad   Swift"),
      ("view will appear", "viewWillAppear:   Swift"), ("keyboard covers text field", "keyboard"),
      ("didFinishLaunchingWithOptions not called", "application:didFinishLaunchingWithOptions:"),
      ("supportedInterfaceOrientationsForWindow", "application:supportedInterfaceOrientationsForWindow:"),
      ("topViewController", "topViewController"), ("timer keeps running after dismiss", "deinit"),
      ("heap grows after dismiss", "deinit"), ("SceneDelegate vs AppDelegate", "scene"),
      ("UIDevice.current.setValue orientation", "force landscape"), ("iPhone X safe area", "safe area"),
      (
        "Terminating app due to uncaught exception 'UIViewControllerHierarchyInconsistency'",
        "UIViewControllerHierarchyInconsistency"
      ),
      ("Unable to simultaneously satisfy constraints", "Unable to simultaneously satisfy"),
      ("[LayoutConstraints] Unable to simultaneously satisfy constraints.", "Unable to simultaneously satisfy"),
      ("Will attempt to recover by breaking constraint", "Unable to simultaneously satisfy"),
      ("-[UIViewController view] must be used from main thread only", "<A> must be used from main thread only"),
    ]) func whatPeopleTypeFindsThePageThatFits(words: String, start: String)
  {
    let text = page(words) ?? ""
    #expect(text.hasPrefix(start), "\(text)")
  }

  /// What vcsim doesn't play is explained too, and the page says what it doesn't do.
  @Test func aTextThatNoScenarioTriggersSaysSo() throws {
    let page = try explain("Unable to simultaneously satisfy constraints").out
    #expect(page.contains("Constraints of views contradict each other"))
    #expect(page.contains("Scenario      none: vcsim doesn't simulate what triggers it"))
    expectOneScreen(page, "constraints")
  }

  /// Errors of words that have no answer fit a terminal.
  @Test(arguments: [
    "Can't end BackgroundTask: no background task exists with identifier 5, or it may have already been ended",
    "pushing same view controller instance more than once is not supported", "black bar",
  ]) func aRefusalFitsATerminal(words: String) throws {
    let result = try explain(words)
    #expect(result.status == 64)
    for line in result.err.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
  }

  /// The screens of a search, however long UIKit's texts are.
  @Test(.ci, arguments: ["example:double-push", "example:sheet", "example:containment"])
  func findingsFitATerminal(example: String) throws {
    let result = try Vcsim(["explore", "--depth", "3", example])
    for line in result.out.split(separator: "\n") {
      let isLongName = line.split(separator: " ").contains { $0.count > 76 }
      #expect(line.count <= 80 || isLongName, "\(line)")
    }
  }

  /// A word that a page has by chance doesn't make it an answer; it is named as the nearest.
  @Test(arguments: [("swipe between pages", "swipe"), ("active inactive", "interruption"), ("swift code", "")])
  func whatFitsInPartIsNamedAndNotShown(words: String, near: String) throws {
    let result = try explain(words)
    #expect(result.status == 64 && result.out.isEmpty)
    #expect(near.isEmpty || result.err.contains("did you mean '\(near)'"), "\(result.err)")
  }

  /// A misspelled word is read as the only one that it nearly is, and the page says so.
  @Test(arguments: [
    ("viewwilapear", "viewWillAppear:   Swift"), ("presentViewControler", "presentViewController:animated:completion:"),
    ("viewWillApear not called", "viewWillAppear: or viewDidAppear: isn't called"),
    ("unblanced calls", "Unbalanced calls to begin"),
    ("dissapears", "appearance"),
  ]) func aMisspelledWordIsRead(words: String, page: String) throws {
    let found = try explain(words).out
    #expect(found.hasPrefix("'\(words)' is read as '"), "\(found)")
    #expect(found.contains("\n\n\(page)"), "\(found)")
    expectOneScreen(found, words)
  }

  /// A version that isn't simulated leads to those beside it.
  @Test(arguments: [
    ("iOS 4", ["iOS 5"]), ("ios28", ["iOS 27"]), ("iPadOS 20", ["iOS 18", "iOS 26"]),
    ("what breaks in iOS 28", ["iOS 27"]),
  ]) func aVersionThatIsNotSimulatedSaysWhichAre(words: String, nearest: [String]) throws {
    let result = try explain(words)
    #expect(result.status == 64 && result.err.contains("its versions are iOS 5 to 18, 26, and 27"), "\(result.err)")
    let commands = nearest.map { "vcsim explain '\($0)'" }.joined(separator: "  or  ")
    #expect(result.err.contains("write: \(commands)\n"), "\(result.err)")
  }

  /// What most people met comes first.
  @Test func theSheetIsTheFirstChangeOfItsVersion() throws {
    let page = try explain("iOS 13").out
    #expect(page.split(separator: "\n", omittingEmptySubsequences: false)[2].contains("SDK of iOS 13"), "\(page)")
  }

  @Test(arguments: ["how to center a label", "my table view is slow", "the server returns 404", "core data migration"])
  func otherQuestionsFindNothing(question: String) { #expect(page(question) == nil) }

  /// `explore` finds the causes that the page of a text has.
  @Test func exploringNamesTheCauseOfThePage() throws {
    let found = try Vcsim(["explore", "--depth", "3", "example:questions"]).out
    let cause = try #require(Guide.about(.unbalancedAppearance)?.causes.first)
    let lines = cause.lines.map { "     \($0)\n" }.joined()
    #expect(found.contains("Unbalanced calls") && found.contains(lines), "\(lines)")
  }
}
