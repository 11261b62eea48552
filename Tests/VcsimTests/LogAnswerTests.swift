import Foundation
import Testing

/// `log` on one screen, and what files of other kinds get for an answer.
struct LogAnswerTests {
  private static let launch = "-[HomeVC viewDidLoad]\n-[HomeVC viewWillAppear:] 0\n-[HomeVC viewDidAppear:] 0\n"
  private static let push = """
    -[PlantVC viewDidLoad]
    -[HomeVC viewWillDisappear:] 1
    -[PlantVC viewWillAppear:] 1
    -[HomeVC viewDidDisappear:] 1
    -[PlantVC viewDidAppear:] 1

    """
  private static let pop = """
    -[PlantVC viewWillDisappear:] 1
    -[HomeVC viewWillAppear:] 1
    -[PlantVC viewDidDisappear:] 1
    -[HomeVC viewDidAppear:] 1

    """

  /// A screen that is opened many times has a new controller each time, and is told in a few lines.
  @Test(.long) func aCycleIsOneLineWithACount() throws {
    let place = try Workplace()
    let cycles = Array(repeating: Self.push + Self.pop, count: 6).joined()
    try place.write("a.log", Self.launch + cycles)
    let result = try place.run("log", "--fail", "a.log")
    #expect(result.status == 0, "\(result.out)")
    #expect(result.out.contains("57 callbacks of 2 classes, all explained."), "\(result.out)")
    #expect(result.out.contains("the same 5 times more"), "\(result.out)")
    let lines = result.out.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 25 && lines.allSatisfy { $0.count <= 80 }, "\(result.out)")
    #expect(try place.run("new", "--from", "a.log", "a").status == 0)
    #expect(try place.run("diff", "a.txt", "a.log").status == 0)
  }

  private static func cut(_ log: String, before first: Int = 0, after last: Int) -> String {
    log.split(separator: "\n")[first..<last].map { $0 + "\n" }.joined()
  }

  /// Logs that say more or less than a story.
  private static let fitting: [String] = [
    // It ends in the middle of a push.
    cut(launch + push, after: 6),
    // It begins in the middle of a push, and ends in the middle of a pop.
    cut(push + pop, before: 2, after: 8),
    // A second object of a class that was on screen before.
    pop + push,
    // UIKit asks as often as it likes.
    launch + String(repeating: "-[HomeVC supportedInterfaceOrientations]\n", count: 9),
    // Delegates and sources of classes that are no controllers.
    """
    -[Coordinator presentationControllerShouldDismiss:]
    -[Coordinator presentationControllerWillDismiss:]
    -[Coordinator presentationControllerDidDismiss:]
    """,
    """
    -[Pages pageViewController:viewControllerAfterViewController:]
    -[Pages pageViewController:viewControllerBeforeViewController:]
    -[Pages pageViewController:willTransitionToViewControllers:]
    -[Pages pageViewController:didFinishAnimating:previousViewControllers:transitionCompleted:]
    """,
    "-[WindowOwner sceneWillResignActive:]\n-[WindowOwner sceneDidEnterBackground:]\n",
    // Words of the app between the label and the callback.
    """
    一覧: 読込 viewDidLoad
    一覧: 表示前 viewWillAppear
    一覧: 表示後 viewDidAppear
    詳細: 読込 viewDidLoad
    一覧: 非表示前 viewWillDisappear
    詳細: 表示前 viewWillAppear
    一覧: 非表示後 viewDidDisappear
    詳細: 表示後 viewDidAppear
    """,
  ]

  /// What a log proves, and what it leaves open, is in its draft: the log fits.
  @Test(.long, arguments: fitting)
  func aDraftFits(_ log: String) throws {
    let place = try Workplace()
    try place.write("a.log", log)
    let result = try place.run("log", "--fail", "a.log")
    #expect(result.status == 0 && result.out.contains("all explained"), "\(result.out)")
    #expect(try place.run("new", "--from", "a.log", "a").status == 0)
    let compared = try place.run("diff", "a.txt", "a.log")
    #expect(compared.status == 0, "\(compared.out)\(compared.err)")
  }

  /// A console text that no story prints isn't explained: `log`, the draft, and `diff` agree.
  @Test(.long) func aWarningThatNoStoryPrintsIsNotExplained() throws {
    let place = try Workplace()
    let text = "Unbalanced calls to begin/end appearance transitions for <HomeVC: 0x7f1>.\n"
    try place.write("a.log", Self.launch + text + Self.push)
    let result = try place.run("log", "--fail", "a.log")
    #expect(result.status == 1 && result.out.contains("1 warning of UIKit that no story prints."), "\(result.out)")
    #expect(result.out.contains("8 callbacks of 2 classes, explained but for 1 warning."), "\(result.out)")
    #expect(result.out.contains("\nWarning\n  4  Unbalanced calls"), "\(result.out)")
    #expect(!(try place.run("log", "--stories", "a.log")).out.contains("all explained"))
    #expect(try place.run("new", "--from", "a.log", "a").status == 0)
    #expect(try place.run("diff", "a.txt", "a.log").status == 1)
  }

  /// A label of any kind is a class in the draft, and the command that is printed works.
  @Test(.long, arguments: ["VC-", "Demo ", "画面"]) func labelsOfAllKindsAreClasses(_ label: String) throws {
    let place = try Workplace()
    let calls = [
      "1 viewDidLoad", "1 viewWillAppear", "1 viewDidAppear", "2 viewDidLoad", "1 viewWillDisappear",
      "2 viewWillAppear",
      "1 viewDidDisappear", "2 viewDidAppear",
    ]
    try place.write("a.log", calls.map { label + $0 + "\n" }.joined())
    #expect(try place.run("new", "--from", "a.log", "a").status == 0)
    let result = try place.run("diff", "a.txt", "a.log")
    #expect(result.status == 0, "\(result.out)\(result.err)")
  }

  /// Disputed questions need not be in a log of a rotation.
  @Test(.long) func aRotationWithoutDisputedQuestionsIsExplained() throws {
    let place = try Workplace()
    let calls = [
      "willRotateToInterfaceOrientation:duration:", "viewWillLayoutSubviews", "viewDidLayoutSubviews",
      "willAnimateRotationToInterfaceOrientation:duration:", "shouldAutorotateToInterfaceOrientation:",
      "didRotateFromInterfaceOrientation:",
    ]
    try place.write("a.log", calls.map { "-[GardenVC \($0)]\n" }.joined())
    let result = try place.run("log", "--fail", "a.log")
    #expect(result.status == 0 && result.out.contains("rotate landscapeRight"), "\(result.out)")
  }

  /// What is plain comes before what is exotic.
  @Test(.long) func aPushAndAPopComeBeforeATurnedPage() throws {
    let place = try Workplace()
    try place.write("a.log", "-[DetailVC viewDidLoad]\n-[DetailVC viewDidDisappear:]\n-[DetailVC dealloc]\n")
    let result = try place.run("log", "a.log")
    #expect(
      result.out.contains("push DetailVC on nav animated") && !result.out.contains("turn of book\n"), "\(result.out)")
  }

  /// If no line names a class, no receiver is made up.
  @Test(.long) func aLogWithoutClassesSaysSo() throws {
    let place = try Workplace()
    try place.write("a.log", "viewDidLoad\nviewDidAppear\nviewDidLoad\nviewDidAppear\nviewDidAppear\n")
    let result = try place.run("log", "a.log")
    #expect(result.status == 0 && result.out.contains("The lines name no class"), "\(result.out)")
    #expect(!result.out.contains("What happened"), "\(result.out)")
  }

  /// The next version that differs is named, with what each class gets no longer.
  @Test(.long) func theNextVersionIsPlayed() throws {
    let place = try Workplace()
    try place.write("a.log", Self.launch + "-[HomeVC willAnimateRotationToInterfaceOrientation:duration:]\n")
    let result = try place.run("log", "a.log")
    #expect(result.out.contains("The next iOS\n  On iOS "), "\(result.out)")
    let versions = try place.run("diff", "--mode", "ios12", "--mode", "ios13", "a.log")
    #expect(versions.status <= 1 && versions.err.contains("the story of the log: "), "\(versions.err)")
  }

  /// Each command says what it was given, and which command reads it.
  @Test func filesOfOtherKindsAreNamed() throws {
    let place = try Workplace()
    try place.write("a.swift", "import UIKit\nclass HomeVC: UIViewController {}\n")
    try place.write("a.svg", "<svg xmlns=\"http://www.w3.org/2000/svg\"><tspan>viewDidLoad</tspan></svg>\n")
    try place.write(
      "a.storyboard",
      "<?xml version=\"1.0\"?>\n<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\"/>\n")
    try place.write(
      "a.plist",
      "<?xml version=\"1.0\"?>\n<plist version=\"1.0\"><key>UISupportedInterfaceOrientations</key></plist>\n")
    try place.write("a.log", Self.launch)
    try place.write("a.txt", "vcsim 1\nmode ios6\ncontroller home\nlaunch home\n")
    for command in ["run", "check", "lint", "fmt", "step", "explore", "log", "why", "diff"] {
      for (file, words) in [
        ("a.swift", "is Swift code"), ("a.svg", "is a picture"), ("a.storyboard", "is a storyboard"),
        ("a.plist", "is a property list"),
      ] {
        let modes = command == "diff" ? ["--mode", "ios12", "--mode", "ios13"] : []
        let result = try Vcsim([command] + modes + [file], in: place.url)
        #expect(result.status == 2 && result.err.contains(words), "\(command) \(file): \(result.err)")
      }
    }
    try place.write("printed", try Vcsim(["run", "--mode", "ios18", "example:sheet"]).out)
    for command in ["check", "lint", "fmt", "step", "explore", "parse"] {
      for (file, words) in [("a.log", "is a log, and no scenario"), ("printed", "is a trace, and no scenario")] {
        let result = try place.run(command, file)
        #expect(result.status == 2 && result.err.contains(words), "\(command): \(result.err)")
      }
    }
    #expect(try place.run("log", "a.txt").err.contains("is a scenario, and no log"))
    #expect(try place.run("import", "a.swift").err.contains("is Swift code, and no storyboard"))
  }
}
