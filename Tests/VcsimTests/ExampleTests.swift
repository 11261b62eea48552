import SimKit
import Testing

/// The examples of the language show what their lines do.
@Suite struct ExampleTests {
  /// Lines about the file, its records, and the commands that check it; a run is the same without them.
  private static let aboutTheFile: Set = [
    "vcsim", "title", "tags", "source", "record", "experiment", "compare", "lint allow", "known failure",
  ]

  @Test func eachLineOfAHeaderAndEachOptionChangesTheTraceOfItsExample() throws {
    for entry in Grammar.all where entry.section == .header || entry.section == .option {
      let lines = entry.example.text.split(separator: "\n")
      let index = try #require(
        lines.firstIndex { line in
          line.hasPrefix(entry.section == .option ? "  " + entry.statement : entry.statement)
        }, "\(entry.statement)")
      var rest = lines
      rest.remove(at: index)
      let with = try Vcsim(["run", "--geometry", "-"], stdin: lines.joined(separator: "\n") + "\n")
      let without = try Vcsim(["run", "--geometry", "-"], stdin: rest.joined(separator: "\n") + "\n")
      #expect(with.status == 0 || with.out.contains("!!"), "\(entry.statement): \(with.err)")
      #expect((with.out == without.out) == Self.aboutTheFile.contains(entry.statement), "\(entry.statement)")
    }
  }

  @Test(arguments: [
    ("has data source", "page view controller"), ("displays secondaryOnly", "split view controller"),
    ("collapses to primary", "split view controller"), ("separates home", "split view controller"),
  ]) func anOptionOfAnotherKindIsAnError(_ option: String, _ kind: String) throws {
    let result = try Vcsim(["run", "-"], stdin: "vcsim 1\ncontroller home\n  \(option)\nlaunch home\n")
    #expect(result.status == 2 && result.err.contains("VS2005") && result.err.contains(kind), "\(result.err)")
  }

  @Test(arguments: [
    ("controller home", "should dismiss no", "'home' has none"),
    ("controller home\n  asks children", "supports all", "not both"),
    ("controller home\n  supports all", "asks children", "not both"),
    ("controller home\n  shouldAutorotateToInterfaceOrientation all", "asks children", "not both"),
    ("controller home\n  supports as top", "asks children", "not both"),
    (
      "controller x\ncontroller home is navigation of x", "asks children",
      "a navigation controller queries its children"
    ),
    ("controller home", "held by the app", "nothing says that 'home' is held by UIKit only"),
    ("controller x\ncontroller y\ncontroller home is split of x y", "collapses secondary yes", "'home' has none"),
  ]) func anOptionThatCanHaveNoEffectIsAnError(_ declaration: String, _ option: String, _ words: String) throws {
    let result = try Vcsim(["run", "-"], stdin: "vcsim 1\n\(declaration)\n  \(option)\nlaunch home\n")
    #expect(result.status == 2 && result.err.contains("VS2017") && result.err.contains(words), "\(result.err)")
    #expect(!result.err.contains("Fatal"))
  }

  @Test(arguments: [
    ("controller home\n  has delegate", "should dismiss no"),
    ("controller home\n  has delegate on ios13+", "should dismiss no"),
    ("controller home\n  supportedInterfaceOrientations all", "asks children"),
    ("controller home\n  held by UIKit only", "held by the app"),
    ("controller q is alert\ncontroller home", "supports all"),
    ("controller home\ncontroller q is alert", "held by UIKit only"),
  ]) func theSameOptionInItsPlaceIsRead(_ declaration: String, _ option: String) throws {
    let result = try Vcsim(["run", "-"], stdin: "vcsim 1\nmode ios13\n\(declaration)\n  \(option)\nlaunch home\n")
    #expect(result.status == 0, "\(result.err)")
  }

  @Test(arguments: ["supports all", "overrides viewDidLoad", "registers for trait changes", "has animator"])
  func anAlertHasNoClassOfTheApps(_ option: String) throws {
    let text = "vcsim 1\ncontroller home\ncontroller q is alert\n  \(option)\nlaunch home\n"
    let result = try Vcsim(["run", "-"], stdin: text)
    #expect(result.status == 2 && result.err.contains("VS2012") && result.err.contains("'q' is an alert"))
  }

  @Test(arguments: [
    ("detents large", "present box from home", "the scenario never presents 'box'"),
    ("forwards appearance no", "add home to box", "'box' never gets a child"),
    ("style formSheet", "present box from home", "the scenario never presents 'box'"),
    ("has delegate", "present box from home", "the scenario never presents 'box'"),
    ("hides bottom bar when pushed", "show box from home", "'box' is never on the stack of a navigation controller"),
  ]) func anOptionForAnotherRoleIsFound(_ option: String, _ use: String, _ words: String) throws {
    let head = "vcsim 1\ntitle \"T\"\nmode ios15\ncontroller home\ncontroller box is container\n  \(option)\n"
    let idle = try Vcsim(["lint", "-"], stdin: head + "launch home\nset root box\n").out
    #expect(idle.contains("6:3") && idle.contains(words) && idle.contains("VS5119"), "\(idle)")
    let used = try Vcsim(["lint", "-"], stdin: head + "launch home\nset root box\n" + use + "\n").out
    #expect(!used.contains("VS5119"), "\(used)")
  }

  @Test(arguments: [
    ("adapts to none", "custom", "formSheet"), ("adapts to none", "overFullScreen", "currentContext"),
    ("modal in popover", "formSheet", "popover"), ("has presentation controller", "fullScreen", "custom"),
    ("detents large", "fullScreen", "pageSheet"), ("detents large", "popover", "formSheet"),
  ]) func anOptionOfAnotherStyleIsFound(_ option: String, _ style: String, _ right: String) throws {
    func lint(_ style: String, _ story: String = "") throws -> String {
      let text =
        "vcsim 1\ntitle \"T\"\nmode ios15\ndevice pad\ncontroller home\ncontroller b\n\(style)  \(option)\nlaunch home\n"
        + "\(story)present b from home\n"
      return try Vcsim(["lint", "-"], stdin: text).out
    }
    let found = try lint("  style \(style)\n")
    #expect(found.contains("8:3") && found.contains("VS5119") && found.contains("is \(style)"), "\(found)")
    #expect(try !lint("  style \(right)\n").contains("VS5119"))
    #expect(try !lint("  style \(style)\n", "change b style \(right)\n").contains("VS5119"))
    #expect(try lint("").contains("the default") == !option.hasPrefix("detents"))
  }

  @Test func aReturnValueForSeguesNeedsOne() throws {
    func lint(_ segue: String) throws -> String {
      let text =
        "vcsim 1\ntitle \"T\"\nmode ios6\ncontroller home\n  performs segues no\ncontroller b\n\(segue)launch home\n"
        + "present b from home\n"
      return try Vcsim(["lint", "-"], stdin: text).out
    }
    #expect(try lint("").contains("no segue begins at 'home'"))
    #expect(try !lint("segue \"b\" from home to b is modal\n").contains("VS5119"))
    #expect(try lint("segue \"b\" from b to home is modal\n").contains("VS5119"))
  }

  @Test func aPartOfAPhonesScreenIsFound() throws {
    func lint(_ device: String) throws -> String {
      let text = "vcsim 1\ntitle \"T\"\nmode ios9 ios10\n\(device)\nwindow 320x1024\ncontroller a\nlaunch a\n"
      return try Vcsim(["lint", "-"], stdin: text).out
    }
    #expect(try lint("device phone").contains("5:1") && lint("device phone").contains("VS5119"))
    #expect(try !lint("device pad").contains("VS5119"))
    #expect(try !lint("matrix d: phone, pad\ndevice {d}").contains("VS5119"))
  }

  /// A scenario of several versions keeps what one of them has.
  @Test func aLineThatNoVersionHasIsFound() throws {
    func lint(_ mode: String) throws -> String {
      let text = "vcsim 1\ntitle \"T\"\nmode \(mode)\nscenes\ncontroller home\n  detents large\nlaunch home\n"
      return try Vcsim(["lint", "-"], stdin: text).out
    }
    let old = try lint("ios6")
    #expect(old.contains("4:1") && old.contains("scenes-exist applies in ios13+") && old.contains("6:3"))
    #expect(try lint("ios6 ios13").contains("'detents' has no effect"))
    let matrix = "vcsim 1\ntitle \"T\"\nmode ios5\nmatrix s: custom, overFullScreen\ncontroller a\ncontroller b\n"
    let styles = try Vcsim(["lint", "-"], stdin: matrix + "  style {s}\nlaunch a\npresent b from a\n").out
    #expect(styles.contains("the style custom") && styles.contains("the style overFullScreen"), "\(styles)")
    #expect(try !lint("ios6 ios15").contains("VS5117"))
  }
}
