import SimKit
import Testing

/// The examples of the language show what their lines do.
struct ExampleTests {
  /// The commands that show what lines about the file, its records, and its checks do; a run is the same without them.
  private static let commands = [
    "vcsim": "lint", "title": "lint", "lint allow": "lint", "experiment": "check", "compare": "check",
    "known failure": "check", "tags": "parse", "source": "parse", "record": "parse",
  ]

  @Test(.ci) func eachLineOfAHeaderAndEachOptionChangesWhatItsExampleShows() throws {
    for entry in Grammar.all where entry.section == .header || entry.section == .option {
      let lines = entry.example.text.split(separator: "\n")
      let index = try #require(
        lines.firstIndex { line in
          line.hasPrefix(entry.section == .option ? "  " + entry.statement : entry.statement)
        }, "\(entry.statement)")
      var rest = lines
      rest.remove(at: index)
      let (text, shorter) = (lines.joined(separator: "\n") + "\n", rest.joined(separator: "\n") + "\n")
      let with = try Vcsim(["run", "--geometry", "-"], stdin: text)
      let without = try Vcsim(["run", "--geometry", "-"], stdin: shorter)
      #expect(with.status == 0 || with.out.contains("!!"), "\(entry.statement): \(with.err)")
      let command = Self.commands[entry.statement]
      #expect((with.out == without.out) == (command != nil), "\(entry.statement)")
      guard let command else { continue }
      let (shown, hidden) = (try Vcsim([command, "-"], stdin: text), try Vcsim([command, "-"], stdin: shorter))
      // The numbers of the lines below it are others in any case.
      #expect(Self.unnumbered(shown) != Self.unnumbered(hidden), "\(entry.statement)")
    }
  }

  private static func unnumbered(_ result: Vcsim) -> String {
    (result.out + result.err).filter { !$0.isNumber }
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
    ("controller home", "should dismiss no on ios13+", "'home' has none"),
    ("controller x\ncontroller home is page view of x curl", "has data source", "'home' curls"),
    ("controller home", "replaces home", "names 'home' itself"),
    ("controller x\ncontroller y\n  replaces x\ncontroller home", "replaces x", "another controller replaces"),
  ]) func anOptionThatCanHaveNoEffectIsPlayedAndFound(_ declaration: String, _ option: String, _ words: String) throws {
    let text = "vcsim 1\ntitle \"T\"\nmode ios5 ios6 ios13\n\(declaration)\n  \(option)\nlaunch home\nexpect\n  ...\n"
    let result = try Vcsim(["run", "-"], stdin: text)
    #expect(result.status == 0 && result.out.contains("# no effect: '"), "\(result.err)")
    #expect(result.out.contains(words) && !result.err.contains("action had no effect"))
    #expect(try Vcsim(["lint", "-"], stdin: text).out.contains("VS5119"))
    let check = try Vcsim(["check", "-"], stdin: text)
    #expect(check.status == 1 && check.out.contains("lint allow idle-option"), "\(check.out)")
    let allowed = text.replacing("mode", with: "lint allow idle-option\nmode")
    #expect(try !Vcsim(["check", "-"], stdin: allowed).out.contains("can't do anything"))
    #expect(try !Vcsim(["lint", "-"], stdin: allowed).out.contains("VS5119"))
  }

  @Test(arguments: [
    ("controller home\n  has delegate", "should dismiss no"),
    ("controller home\n  has delegate on ios13+", "should dismiss no"),
    ("controller home\n  supportedInterfaceOrientations all", "asks children"),
    ("controller home\n  held by UIKit only", "held by the app"),
    ("controller q is alert\ncontroller home", "supports all"),
    ("controller home\ncontroller q is alert", "held by UIKit only"),
  ]) func theSameOptionInItsPlaceIsRead(_ declaration: String, _ option: String) throws {
    let result = try Vcsim(["run", "-"], stdin: "vcsim 1\nmode ios5 ios13\n\(declaration)\n  \(option)\nlaunch home\n")
    #expect(result.status == 0, "\(result.err)")
  }

  /// The versions of the file decide, wherever its `mode` line is, and whatever is in the file before or after it.
  @Test(arguments: [
    ("ios5 ios6", "scenes", "", "scenes-exist applies in ios13+"), ("ios6", "several scenes", "", "scenes-exist"),
    ("ios5", "delegate supports all", "", "masks-before-rotation"), ("ios10", "insets shown", "", "ios11+"),
    ("ios6", "values window safeAreaInsets", "", "'safeAreaInsets': no version"),
    ("ios8", "device pad\nwindow 320x1024", "", "ios9+"), ("ios14", "", "detents large", "ios15+"),
    ("ios6 ios7", "", "asks children", "applies in ios5"),
    ("ios8", "", "forwards rotation no", "ios5-ios7"), ("ios13", "", "modal in popover", "ios5-ios7"),
    ("ios5", "", "autorotates no", "ios6-ios15"), ("ios5", "", "prefers portrait", "ios6+"),
    ("ios16", "", "registers for trait changes", "ios17+"),
    ("ios6 ios15", "", "detents large on ios5-ios14", "ios15+"), ("ios7", "", "replaces x", "ios8+"),
    ("ios6", "matrix m: yes, no", "detents large", "ios15+"),
  ]) func aLineOfOtherVersionsIsPlayedAndFound(_ mode: String, _ header: String, _ option: String, _ words: String)
    throws
  {
    func run(_ head: String, _ more: [String] = []) throws -> Vcsim {
      let text = "vcsim 1\n\(head)\ncontroller x\ncontroller home\n  \(option)\nlaunch home\n"
      return try Vcsim(["run"] + more + ["-"], stdin: text.replacing("\n  \n", with: "\n"))
    }
    for head in ["mode \(mode)\n\(header)", "\(header)\nmode \(mode)"] {
      let result = try run(head)
      #expect(result.status == 0 && result.out.contains("# no effect: ") && result.out.contains(words), "\(result.err)")
    }
    // One of several versions is enough; so is a version that the command line can choose.
    let every = Mode.all.map { $0.name }.joined(separator: " ")
    #expect(try option.contains(" on ") || !run("mode \(every)\n\(header)").out.contains("# no effect: "))
    #expect(try !run(header).out.contains("# no effect: "))
    #expect(try !run("mode \(mode)\n\(header)", ["--mode", "ios6"]).out.contains("# no effect: "))
  }

  /// A class can have a method that UIKit doesn't call in this version, and no other; what happens then is the point.
  @Test(arguments: [
    ("ios6", "shouldAutorotateToInterfaceOrientation all"), ("ios5", "supportedInterfaceOrientations all"),
    ("ios6", "forwards both no"),
  ]) func theMethodOfAnotherVersionIsFoundAndRuns(_ mode: String, _ option: String) throws {
    let text =
      "vcsim 1\ntitle \"T\"\nmode \(mode)\ncontroller x\ncontroller home is container\n  \(option)\nlaunch home\n"
      + "add x to home\nrotate landscapeLeft\n"
    #expect(try Vcsim(["run", "-"], stdin: text).status == 0)
    #expect(try Vcsim(["lint", "-"], stdin: text).out.contains("VS5115"))
  }

  /// Files for other versions include the same file.
  @Test func aLineOfAnIncludedFileIsForOtherVersionsToo() throws {
    let place = try Workplace()
    try place.write("screens.txt", "vcsim 1\ncontroller home\n  autorotates no\n  prefers portrait\n")
    try place.write("old.txt", "vcsim 1\nmode ios5\ninclude \"screens.txt\"\nlaunch home\n")
    let result = try place.run("run", "old.txt")
    #expect(result.status == 0, "\(result.err)")
  }

  @Test(arguments: [
    ("device phone", "window 320x1024"), ("device \"iPhone 5\"", "window 320x1024"),
    ("device phone", "app supports on pad all"), ("device pad", "app supports on phone all"),
  ]) func aLineOfTheOtherDeviceIsPlayedAndFound(_ device: String, _ line: String) throws {
    func run(_ device: String, _ more: [String] = []) throws -> Vcsim {
      try Vcsim(
        ["run"] + more + ["-"], stdin: "vcsim 1\nmode ios9\n\(line)\n\(device)\ncontroller home\nlaunch home\n")
    }
    let idle = "the scenario's device is another"
    #expect(try run(device).out.contains(idle))
    let other = device == "device pad" ? "phone" : "pad"
    #expect(try !run("device \(other)").out.contains(idle))
    #expect(try !run("matrix d: phone, pad\ndevice {d}").out.contains(idle))
    #expect(try !run(device, ["--device", other]).out.contains(idle))
  }

  /// Texts that the program itself makes for fewer versions.
  @Test func aCaseOfSeveralVersionsIsReducedToOne() throws {
    let text = """
      vcsim 1
      mode ios6 ios15
      scenes
      controller home
      controller sheet
        detents large
      launch home
      present sheet from home animated without waiting
      present sheet from home animated

      """
    let result = try Vcsim(["shrink", "--mode", "ios6", "-"], stdin: text)
    #expect(result.status == 0 && result.out.contains("mode ios6"), "\(result.err)")
    #expect(!result.out.contains("scenes") && !result.out.contains("detents"))
    #expect(try Vcsim(["run", "-"], stdin: result.out).status != 2)
  }

  @Test(arguments: ["supports all", "overrides viewDidLoad", "registers for trait changes", "has animator"])
  func anAlertHasNoClassOfTheApps(_ option: String) throws {
    let text = "vcsim 1\ncontroller home\ncontroller q is alert\n  \(option)\nlaunch home\n"
    let result = try Vcsim(["run", "-"], stdin: text)
    #expect(result.status == 0 && result.out.contains("UIKit's class of an alert"), "\(result.err)")
  }

  /// No record shows what UIKit does, so no line of the trace claims it.
  @Test(
    arguments: Vcsim.sample(
      [
        "push q on nav", "add q to home", "set root q", "set stack of nav to home q", "show q from home",
        "add view of q to home", "begin appearance of q appearing", "remove q from home", "send viewDidLoad to q",
        "load q",
      ], oneIn: 3)) func anAlertInAnotherCallIsPlayedAsUnknownAndFound(_ line: String) throws
  {
    for mode in ["ios6", "ios9", "ios26"] {
      let text =
        "vcsim 1\ntitle \"T\"\nmode \(mode)\ncontroller home\ncontroller nav is navigation of home\ncontroller q is alert\n"
        + "launch nav\nexpect\n  ...\n\(line)\npresent q from home\n"
      let result = try Vcsim(["run", "-"], stdin: text)
      let words = "# unknown: what UIKit does with the alert 'q' in this call; played: nothing"
      #expect(result.status == 0 && result.out.contains(words), "\(result.out)\(result.err)")
      #expect(try Vcsim(["lint", "-"], stdin: text).out.contains("VS5121"))
      #expect(try Vcsim(["check", "-"], stdin: text).out.contains("line 10 can't do anything"))
    }
  }

  @Test func anAlertThatIsLaunchedIsNoRoot() throws {
    let text = "vcsim 1\ncontroller q is action sheet\nlaunch q\nmemory warning\n"
    let result = try Vcsim(["run", "-"], stdin: text)
    #expect(result.status == 0 && result.out.contains("# unknown: what UIKit does with the alert 'q'"), "\(result.err)")
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
    ("adapts to none", "custom", "formSheet", "ios15\ndevice phone"),
    ("adapts to none", "overFullScreen", "formSheet", "ios15\ndevice phone"),
    ("modal in popover", "formSheet", "popover", "ios12\ndevice pad"),
    ("has presentation controller", "fullScreen", "custom", "ios15\ndevice pad"),
    ("detents large", "fullScreen", "pageSheet", "ios15\ndevice pad"),
    ("detents large", "popover", "formSheet", "ios15\ndevice pad"),
  ]) func anOptionOfAnotherStyleIsFound(_ option: String, _ style: String, _ right: String, _ mode: String) throws {
    func lint(_ style: String, _ story: String = "") throws -> String {
      let text =
        "vcsim 1\ntitle \"T\"\nmode \(mode)\ncontroller home\ncontroller b\n\(style)  \(option)\nlaunch home\n"
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

  /// In the width or the style of the scenario, UIKit never calls the delegate's method.
  @Test func aReturnValueThatNothingCallsForIsFound() throws {
    func lint(_ device: String, _ option: String, _ more: String = "", _ style: String = "formSheet") throws -> String {
      let text =
        "vcsim 1\ntitle \"T\"\nmode ios9\ndevice \(device)\ncontroller home\ncontroller b\n  style \(style)\n"
        + "  \(option)\n\(more)launch home\npresent b from home\n"
      return try Vcsim(["lint", "-"], stdin: text).out
    }
    let adapts = "adapts to none"
    #expect(try lint("pad", adapts).contains("8:3: warning: 'adapts to' has no effect: UIKit never calls"))
    #expect(try lint("pad", adapts, "", "popover").contains("VS5119"))
    #expect(try !lint("phone", adapts).contains("VS5119"))
    #expect(try !lint("pad", adapts + " by traits").contains("VS5119"))
    let other = "controller other\n  replaces b\n"
    let replaces = "10:3: warning: 'replaces' has no effect: the style of 'b'"
    #expect(try lint("pad", "has delegate", other).contains(replaces))
    #expect(try !lint("phone", "has delegate", other).contains("VS5119"))
    let size = "content size 320x400"
    #expect(try lint("pad", size, "", "fullScreen").contains("8:3: warning: 'content size' has no effect"))
    #expect(try !lint("pad", size).contains("VS5119"))
    #expect(try !lint("pad", size + "\n  style popover on ios9", "", "fullScreen").contains("VS5119"))
  }

  /// UIKit has the effect, and no line, no value, and no bounds of a trace show it.
  @Test func aLineThatNoTraceShowsIsFound() throws {
    let text =
      "controller list\ncontroller detail\n  hides bottom bar when pushed\ncontroller nav is navigation of list\n"
      + "launch nav\npush detail on nav\n"
    func lint(_ header: String) throws -> String {
      try Vcsim(["lint", "-"], stdin: "vcsim 1\ntitle \"T\"\n\(header)\n" + text).out
    }
    let bar = "6:3: warning: no line of a trace shows 'hides bottom bar when pushed'"
    #expect(try lint("mode ios7 ios10").contains(bar))
    #expect(try !lint("mode ios6 ios7").contains("VS5117") && !lint("mode ios10 ios11").contains("VS5117"))
    #expect(try lint("mode ios5\napp supports portrait").contains("4:1: warning: no line of a trace shows"))
    #expect(try !lint("mode ios6\napp supports portrait").contains("VS5117"))
  }

  /// Without a device in the file, the command line can choose one.
  @Test func aPartOfAPhonesScreenIsFound() throws {
    func lint(_ device: String) throws -> String {
      let text = "vcsim 1\ntitle \"T\"\nmode ios9 ios10\n\(device)\nwindow 320x1024\ncontroller a\nlaunch a\n"
      return try Vcsim(["lint", "-"], stdin: text).out
    }
    #expect(try lint("").contains("5:1") && lint("").contains("VS5119"))
    #expect(try !lint("device pad").contains("VS5119"))
    #expect(try !lint("matrix d: phone, pad\ndevice {d}").contains("VS5119"))
  }

  /// Without versions in the file, the command line can choose one. The fix of a missing 'mode' line makes no error.
  @Test func aLineThatNoVersionHasIsFound() throws {
    func lint(_ mode: String) throws -> String {
      let text = "vcsim 1\ntitle \"T\"\n\(mode)\nscenes\ncontroller home\n  detents large\nlaunch home\n"
      return try Vcsim(["lint", "-"], stdin: text).out
    }
    let old = try lint("")
    #expect(old.contains("4:1") && old.contains("scenes-exist applies in ios13+") && old.contains("6:3"))
    #expect(old.contains("VS5117"))
    #expect(try lint("mode ios6").contains("VS5117"))
    let chosen = "matrix m: ios5, ios6\nmode {m}"
    #expect(try lint(chosen).contains("VS5117"))
    #expect(try lint("mode ios6 ios13").contains("'detents' has no effect"))
    let matrix = "vcsim 1\ntitle \"T\"\nmode ios5\nmatrix s: custom, overFullScreen\ncontroller a\ncontroller b\n"
    let styles = try Vcsim(["lint", "-"], stdin: matrix + "  style {s}\nlaunch a\npresent b from a\n").out
    #expect(styles.contains("the style custom") && styles.contains("the style overFullScreen"), "\(styles)")
    #expect(try !lint("mode ios6 ios15").contains("VS5117"))
    let place = try Workplace()
    try place.write("new.txt", "vcsim 1\ntitle \"T\"\nscenes\ncontroller a\nlaunch a\n")
    _ = try place.run("lint", "--fix", "new.txt")
    #expect(try place.run("run", "new.txt").status == 0)
  }
}
