import Testing

@testable import SimKit

/// The app's own state, and the lines that depend on it.
struct VariableTests {
  private let app = """
    vcsim 1
    mode ios13
    callbacks viewDidAppear:
    variable loggedIn: no, yes
    controller home
    controller login
    when home viewDidAppear: if loggedIn=no
      present login from home
    action logIn
      set loggedIn=yes
      dismiss login
      present login from home if loggedIn=no
    """

  private func parse(_ story: String) -> ParsedScenario {
    Scenario.parse(Source(name: "test", text: app + "\n" + story + "\n"))
  }

  private func play(_ story: String) throws -> [[String]] {
    let parsed = parse(story)
    var simulator = Simulator(try #require(parsed.scenario, "\(parsed.diagnostics.map(\.message))"), mode: .ios13)
    return simulator.collect().steps.map { $0.lines.map(\.text) }
  }

  private func messages(_ story: String) -> [String] { parse(story).diagnostics.map(\.message) }

  @Test func aVariableHasItsFirstValueUntilItIsSet() throws {
    #expect(
      try play("launch home\ndo logIn")
        == [["home viewDidAppear: animated=no", "login viewDidAppear: animated=no"], []])
    #expect(try play("launch home\nset loggedIn=yes\ndismiss login\nset root login\nset root home")[4].count == 1)
  }

  @Test func aLineOfTheStoryCountsWhileTheVariableHasItsValue() throws {
    #expect(
      try play("set loggedIn=yes\nlaunch home if loggedIn=no\nlaunch home if loggedIn=yes")
        == [[], [], ["home viewDidAppear: animated=no"]])
  }

  /// A line with a variable in braces runs once, for the value that the variable has when its turn comes.
  @Test func aVariableNamesAController() throws {
    let app = """
      vcsim 1
      mode ios13
      callbacks viewDidLoad didMoveToParentViewController:
      variable top: a, b
      controller box is container
      controller a
      controller b
      when a didMoveToParentViewController:
        set top=b
      action swap
        remove {top} from box
        add {top} to box
      launch box
      add a to box
      set top=a
      do swap
      """
    let parsed = Scenario.parse(Source(name: "test", text: app))
    var simulator = Simulator(try #require(parsed.scenario, "\(parsed.diagnostics.map(\.message))"), mode: .ios13)
    let lines = simulator.collect().steps[3].lines.map(\.text)
    #expect(
      lines == [
        "a didMoveToParentViewController: parent=nil", "b viewDidLoad", "b didMoveToParentViewController: parent=box",
      ], "\(lines)")
    let story = Scenario.parse(Source(name: "test", text: app + "\nremove {top} from box"))
    #expect(story.diagnostics.map(\.line) == [17])
    let wider = app.replacing("variable top: a, b", with: "variable top: a, b, other")
    let other = Scenario.parse(Source(name: "test", text: wider))
    #expect(other.diagnostics.map(\.line) == [11, 12], "\(other.diagnostics.map(\.message))")
  }

  @Test func theNextProcessBeginsWithTheFirstValue() throws {
    let lines = try play("set loggedIn=yes\nlaunch home\nbackground\nend app\nlaunch home")
    #expect(lines[1].count == 1 && lines[4].count == 2)
  }

  @Test func onlyDeclaredNamesAndValuesAreUnderstood() throws {
    #expect(messages("launch home\nset other=yes") == ["no matrix or variable that counts here is named 'other'"])
    #expect(messages("launch home\nset loggedIn=maybe") == ["'maybe' is not a value of 'loggedIn'"])
    #expect(messages("launch home if loggedIn=maybe") == ["'maybe' is not a value of 'loggedIn'"])
    let declared = { (line: String) in
      Scenario.parse(
        Source(name: "test", text: "vcsim 1\nmatrix a: x, y\nvariable b: x, y\n" + line + "\nlaunch home\n")
      )
      .diagnostics.map(\.message)
    }
    #expect(declared("controller home") == [])
    #expect(declared("variable a: x, y\ncontroller home").count == 1)
    #expect(declared("variable b: x, y\ncontroller home").count == 1)
    #expect(
      declared("controller home\n  view default if b=x") == ["no matrix or variable that counts here is named 'b'"])
    #expect(declared("controller home\n  view default if a=x") == [])
  }

  /// A search tries a line that depends on a variable, and the story that it finds can be played.
  @Test func aSearchKeepsTheConditionsOfLines() throws {
    let scenario = try #require(
      parse("launch home\npresent login from home if loggedIn=yes\nrotate landscapeLeft").scenario)
    let alphabet = Alphabet(scenario, mode: .ios13)
    let conditions = alphabet.scenario.story.compactMap(\.condition?.variable)
    #expect(conditions == [VariableValue(variable: 0, value: 1)])
    #expect(alphabet.scenario.story.contains { $0.text == "present login from home if loggedIn=yes" })
  }
}
