import Foundation
import Testing

/// What `vcsim explore` is asked: questions, asserts, and blocks that bound what is tried.
struct ExploreQuestionTests {
  private struct Question {
    let text: String
    var mode = "ios13"
    var depth = 3
    /// The shortest story; nil if there is none within so many actions.
    let story: [String]?
  }

  private static let push = "push detail on nav animated"
  private static let questions = [
    Question(
      text: "can detail viewWillAppear: after detail viewWillDisappear: without detail viewDidDisappear:",
      story: [push, "begin pop of nav", "cancel pop of nav"]),
    Question(text: "list viewDidDisappear: only after detail viewDidAppear:", story: [push]),
    // A push ends with the controller that disappears.
    Question(text: "detail viewDidAppear: only after list viewDidDisappear:", depth: 2, story: nil),
    Question(
      text: "never detail viewWillAppear: after detail viewWillDisappear: isMovingFromParentViewController=yes",
      story: [push, "pop nav animated", push]),
    Question(
      text: "never detail viewDidAppear: after detail viewDidAppear: without detail viewDidDisappear:",
      story: [push, "begin pop of nav", "cancel pop of nav"]),
    Question(
      text: "detail viewDidAppear: at most 1 between detail viewDidDisappear:",
      story: [push, "begin pop of nav", "cancel pop of nav"]),
    Question(
      text: "begin pop of nav leads to nav.delegate navigationController:didShowViewController:animated:",
      story: [push, "begin pop of nav", "cancel pop of nav"]),
    Question(
      text: "never ! Unbalanced", story: ["\(push) without waiting", "wait until next turn", "pop nav animated"]),
    Question(text: "can other viewWillAppear: bounds=0x0", story: ["tap other in tabs"]),
    Question(text: "can other viewDidAppear: bounds=0x0", story: nil),
    Question(
      text: "sheet viewDidDisappear: leads to list viewWillAppear:",
      story: ["present sheet from list animated", "dismiss sheet animated"]),
    Question(text: "sheet dealloc only after sheet viewDidDisappear:", story: nil),
    Question(text: "never sheet dealloc after sheet viewDidAppear: without sheet viewWillDisappear:", story: nil),
    Question(
      text: "sheet viewWillDisappear: leads to sheet viewDidDisappear:",
      story: ["present sheet from list animated", "begin dismissal of sheet", "cancel dismissal of sheet"]),
    Question(
      text: "sheet viewDidDisappear: leads to sheet dealloc", story: nil),
    Question(text: "never ! Attempt to present", story: [push, "present sheet from list animated"]),
    Question(text: "never ! whose view is not in the window", story: [push, "present sheet from list animated"]),
    Question(text: "never exception", story: [push, push]),
    Question(text: "never !! Pushing the same", story: [push, push]),
    Question(text: "at rest interface portrait while list on screen", story: ["rotate landscapeLeft"]),
    Question(text: "at rest something on screen", story: nil),
    Question(text: "can at rest sheet presented while sheet in memory", story: ["present sheet from list animated"]),
    // A tab bar controller retains its tabs.
    Question(text: "never at rest list in memory while other on screen", story: ["tap other in tabs"]),
    Question(text: "other viewDidLoad at most 1", story: nil),
    // A memory warning unloads the views that aren't visible, in iOS 5.
    Question(
      text: "other viewDidLoad at most 1", mode: "ios5", depth: 4,
      story: ["tap other in tabs", "tap nav in tabs", "memory warning", "tap other in tabs"]),
  ]

  /// The questions that developers ask most, in all forms.
  @Test(arguments: Vcsim.sample(Array(questions.indices), oneIn: 4)) func aQuestionHasTheShortestStory(_ index: Int)
    throws
  {
    let question = Self.questions[index]
    let lines = try ExploreLine.all(
      ["--mode", question.mode, "--depth", "\(question.depth)", "--ask", question.text], ExploredApp.tabs)
    let answer = lines.first { $0.type == "finding" }
    #expect(answer?.confirmed != false)
    #expect(answer?.story == question.story, "\(question.text)")
  }

  /// The story dismisses a sheet, which leaves its presenter in the window; only another story cancels a pop.
  @Test func anAssertIsCheckedInEachRunAndInAllStories() throws {
    let text = ExploredApp.tabs + ExploredApp.asserts
    let line = ExploredApp.tabs.split(separator: "\n").count + 3
    for command in ["run", "check"] {
      let run = try Vcsim([command, "-"], stdin: text)
      #expect(run.status == 1)
      let message = "-:\(line): assert doesn't hold in ios13, after line \(line - 3): sheet viewDidDisappear: leads to"
      #expect((run.out + run.err).contains(message), "\(run.out)\(run.err)")
      #expect(!(run.out + run.err).contains("something on screen"))
    }
    let held = try Vcsim(["check", "-"], stdin: ExploredApp.tabs + "assert at rest something on screen\n")
    #expect(held.status == 0 && held.out.contains("1 passed"))
    let broken = try ExploreLine.all(["--depth", "3"], text).filter { $0.kind == "assert" }
    #expect(
      broken.map(\.story) == [
        ["present sheet from list animated", "dismiss sheet animated"],
        [Self.push, "begin pop of nav", "cancel pop of nav"],
      ])
    for one in broken {
      #expect(try Vcsim(["check", "-"], stdin: try #require(one.scenario)).status == 1)
    }
  }

  @Test func aWrongAssertIsAnErrorAtItsWord() throws {
    for (words, message) in [
      ("can list viewDidLoad", "'can' is not a question"), ("list viewDidLoad", "'list' is not a question"),
      ("never nobody viewDidLoad", "no controller is named 'nobody'"), ("never list viewDid", "viewDid"),
      ("at rest list asleep", "'asleep' is not a state"), ("list viewDidLoad at most x", "'x' is not a number"),
      ("never rotate sideways", "sideways"), ("never", "'assert' needs"), ("", "'assert' needs"),
    ] {
      let run = try Vcsim(["run", "-"], stdin: ExploredApp.tabs + "assert \(words)\n")
      #expect(run.status == 2 && run.err.contains(message), "\(words): \(run.err)")
    }
  }

  @Test func anExploreBlockSaysWhatIsTried() throws {
    let block = """
      explore
        may select other in tabs
        not memory warning
        not rotate
        at most 1 push

      """
    let run = try Vcsim(["explore", "--depth", "3", "--verbose", "-"], stdin: ExploredApp.tabs + block)
    #expect(run.out.contains("system 3, app 5"), "\(run.out)")
    #expect(!run.out.contains("memory warning") && !run.out.contains("rotate"))
    // A single push can't push twice.
    #expect(!run.out.contains("Pushing the same"))
    #expect(run.out.contains("select other in tabs") || run.out.contains("finding"))
    for (line, message) in [
      ("", "no indented line"), ("  dance", "dance"), ("  may dance", "dance"), ("  may together", "together"),
      ("  at most x push", "x"), ("  not", "'not' needs"),
    ] {
      let wrong = try Vcsim(["run", "-"], stdin: ExploredApp.tabs + "explore\n" + line + "\n")
      #expect(wrong.status == 2 && wrong.err.contains(message), "\(line): \(wrong.err)")
    }
  }

  @Test func anAnswerSaysHowFarItGoes() throws {
    func ask(_ question: String, _ text: String = ExploredApp.tabs, depth: String = "2") throws -> Vcsim {
      try Vcsim(["explore", "--depth", depth, "--ask", question, "-"], stdin: text)
    }
    let yes = try ask("can other viewDidAppear:")
    #expect(yes.status == 1 && yes.out.hasSuffix("\nYes.\n"))
    let open = try ask("can other dealloc")
    #expect(open.status == 0 && open.out.hasSuffix("\nNot found within 2 actions.\n"))
    let broken = try ask("never other viewDidAppear:")
    #expect(broken.status == 1 && broken.out.hasSuffix("\nNo: a story breaks it.\n"))
    let calm = "vcsim 1\nmode ios13\ncontroller home\nlaunch home\n"
    #expect(try ask("can home dealloc", calm, depth: "40").out.hasSuffix("\nNever in this model.\n"))
    #expect(try ask("never home dealloc", calm, depth: "40").out.hasSuffix("\nAlways, in this model.\n"))
    for wrong in [
      "home viewDidLoad", "list viewDidLoad", "can nobody viewDidLoad", "can dance", "at rest nothing on screen",
      "at rest list asleep", "list viewDidLoad at most x",
    ] {
      let run = try ask(wrong)
      #expect(run.status == 64 && run.err.contains("--ask"), "\(wrong): \(run.err)")
    }
  }
}
