import Foundation
import Testing

/// Controllers that the app creates each time: several objects of one name, in a run, and in what `vcsim explore` finds.
struct NewObjectTests {
  private static let app = """
    vcsim 1
    title "A stack"
    mode ios18
    only list detail
    family creation loading appearance
    controller list
    controller detail
      new each time
    controller nav is navigation of list

    """

  @Test func aSecondPushPutsASecondObjectOnTheStack() throws {
    let run = try Vcsim(
      ["run", "-"],
      stdin: Self.app + "launch nav\npush detail on nav\npush detail on nav\npop nav\npush detail on nav\n")
    #expect(run.status == 0)
    #expect(run.out.contains("detail-2 viewDidLoad\n  detail viewWillDisappear: animated=no"), "\(run.out)")
    // Nothing retains a popped object, so that its name is free again.
    #expect(run.out.contains("detail-2 dealloc") && run.out.components(separatedBy: "detail-2 viewDidLoad").count == 3)
    let fourth = try Vcsim(
      ["run", "-"], stdin: Self.app + "launch nav\n" + String(repeating: "push detail on nav\n", count: 4))
    #expect(fourth.status == 2 && fourth.err.contains("'detail' has 3 objects in use"))
  }

  /// Code in a callback means the object that got it; other lines mean the last one created.
  @Test func aNameIsTheObjectWhoseCodeRuns() throws {
    let text =
      Self.app
      + "when detail viewDidDisappear:\n  release detail\nlaunch nav\npush detail on nav\npush detail on nav\npop nav\n"
    #expect(try Vcsim(["run", "-"], stdin: text).status == 0)
    let sheet = """
      vcsim 1
      mode ios18
      only home sheet
      family creation appearance
      controller home
      controller sheet
        new each time
      when sheet viewDidAppear:
        dismiss sheet
      launch home
      present sheet from home
      present sheet from home
      dismiss sheet

      """
    let run = try Vcsim(["run", "-"], stdin: sheet)
    #expect(run.out.components(separatedBy: "sheet dealloc").count == 3, "\(run.out)")
    #expect(!run.out.contains("sheet-2"))
  }

  /// A container brings new content, the hooks of its class, and its segues.
  @Test func aContainerIsNewWithItsContent() throws {
    let text = """
      vcsim 1
      mode ios18
      only login
      family loading
      controller home
      controller login
      controller loginNav is navigation of login
        new each time
      launch home
      present loginNav from home
      dismiss loginNav
      present loginNav from home
      present loginNav from home

      """
    let run = try Vcsim(["run", "-"], stdin: text)
    #expect(run.out.components(separatedBy: "login viewDidLoad").count == 3, "\(run.out)")
    #expect(
      run.out.contains("Attempt to present <loginNav> on <home> (from <home>) which is already presenting <loginNav>"))
    #expect(try Vcsim(["lint", "-"], stdin: text).out.contains("VS5004") == false)
  }

  /// An alert, too, so that a search that shows it twice shows what UIKit says of two alerts.
  @Test func anAlertIsNewEachTime() throws {
    let text = """
      vcsim 1
      mode ios18
      controller home
      controller question is alert
        new each time
      launch home
      present question from home
      present question from home

      """
    let run = try Vcsim(["run", "-"], stdin: text)
    #expect(run.status == 0 && run.out.contains("which is already presenting <question>"), "\(run.out)\(run.err)")
    let one = text.replacing("  new each time\n", with: "")
    #expect(try found(one).filter { $0.kind == "crash" }.allSatisfy { $0.same_object == "question" })
    #expect(try found(text).allSatisfy { $0.kind == "complaint" })
  }

  // MARK: explore

  private func found(_ text: String) throws -> [ExploreLine] {
    try ExploreLine.all(["--depth", "2"], text).filter { $0.type == "finding" }
  }

  @Test func aFindingOfTheSameObjectSaysSoAndComesLast() throws {
    let one = Self.app.replacing("  new each time\n", with: "") + "launch nav\npush detail on nav animated\n"
    let same = try found(one)
    #expect(same.last?.same_object == "detail" && same.last?.kind == "crash")
    #expect(same.dropLast().allSatisfy { $0.same_object == nil })
    let new = try found(Self.app + "launch nav\npush detail on nav animated\n")
    #expect(!new.isEmpty && new.allSatisfy { $0.kind == "complaint" && $0.same_object == nil && $0.fix != nil })
    #expect(new.first?.texts?.count ?? 0 > 1)
  }

  @Test func anActionIsTriedOnlyInItsState() throws {
    let text = """
      vcsim 1
      mode ios18
      controller content
      controller other
      controller root is container
      action swap
        will move content to nil
        add child other to root
        transition content to other in root 300ms
        remove child content
        did move other to root
      launch root
      add content to root
      do swap

      """
    #expect(try found(text).first?.story == ["do swap"])
    #expect(try found(text + "explore\n  only do swap while content on screen\n").isEmpty)
    for (line, message) in [
      ("only do swap", "a state"), ("only do swap while content", "a state"),
      ("only jump while content on screen", "jump"),
    ] {
      let run = try Vcsim(["run", "-"], stdin: text + "explore\n  \(line)\n")
      #expect(run.status == 2 && run.err.contains(message), "\(line): \(run.err)")
    }
  }

  /// A method that the file calls only under a condition is tried only under it.
  @Test func aConditionOfTheAppHoldsInTheSearch() throws {
    let text = """
      vcsim 1
      mode ios18
      variable user: out, in
      controller home
      controller login
        new each time
      action logIn
        present login from home animated
      launch home
      do logIn if user=out

      """
    let run = try Vcsim(["explore", "--depth", "1", "-"], stdin: text)
    #expect(run.out.contains("app 1"), "\(run.out)\(run.err)")
  }
}
