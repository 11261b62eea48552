import Foundation
import Testing

@testable import SimKit
@testable import vcsim

struct CommandLineTests {
  @Test func theVersionIsShown() throws {
    #expect(try Vcsim(["--version"]).out == "vcsim 0.2.0\n")
    #expect(try Vcsim(["run", "--version"]).out == "vcsim 0.2.0\n")
  }

  @Test func helpFitsATerminal() throws {
    for command in Command.allCases.map(\.form) {
      let result = try Vcsim(["help", command.name])
      #expect(result.out == (try Vcsim([command.name, "--help"]).out))
      let lines = result.out.components(separatedBy: "\n")
      #expect(lines.count <= 25, "\(command.name): \(lines.count) lines")
      let whole = try Vcsim(["help", "--all", command.name]).out
      for line in lines + whole.components(separatedBy: "\n") {
        #expect(line.count <= 80, "\(command.name): \(line)")
      }
      for option in command.options { #expect(whole.contains("--\(option.name)"), "\(command.name): \(option.name)") }
      let rest = lines.first { $0.hasSuffix(": vcsim help --all \(command.name)") }
      #expect((rest == nil) == (result.out == whole), "\(command.name)")
    }
    // A list of alternatives is one word.
    for topic in Help.topics where !["textmate-grammar", "language-reference", "names"].contains(topic.name) {
      for line in try Vcsim(["help", topic.name]).out.components(separatedBy: "\n") where !line.contains("|pageSheet|")
      {
        #expect(line.count <= 80, "\(topic.name): \(line)")
      }
    }
  }

  @Test(.long) func theExamplesInHelpRun() throws {
    let place = try Workplace()
    try place.write(
      "login.txt",
      "vcsim 1\nmode ios5 ios6\ntags rotation\ncontroller sheet\nlaunch sheet\nlayout sheet\n"
        + String(repeating: "memory warning\n", count: 7))
    // A copy, of some scenarios: several of the examples play or write them all.
    try FileManager.default.createDirectory(
      at: place.url.appendingPathComponent("Scenarios"), withIntermediateDirectories: true)
    for folder in ["examples", "apps"] {
      try FileManager.default.copyItem(
        at: Vcsim.root.appendingPathComponent("Scenarios/\(folder)"),
        to: place.url.appendingPathComponent("Scenarios/\(folder)"))
    }
    try FileManager.default.createDirectory(
      at: place.url.appendingPathComponent("docs"), withIntermediateDirectories: true)
    let trace = "vcsim-trace 1\ncase a@ios6\ndevice phone 320x480 portrait\n\nlaunch home\n  home loadView\n"
    try place.write("old.trace", trace)
    try place.write("new.trace", trace)
    try place.write("login@ios6.trace", trace.replacing("home", with: "sheet"))
    for log in ["device.log", "app.log"] { try place.write(log, "-[RootViewController loadView]\n") }
    try place.write(
      "Main.storyboard",
      "<document><scenes><scene><objects><viewController id=\"a\"/></objects></scene></scenes></document>")
    try place.write("Info.plist", "<plist><dict></dict></plist>")
    for command in Command.allCases.map(\.form) {
      for example in command.examples where !example.line.contains("vcsim new") && !example.line.hasSuffix("| source") {
        // One needs a program to hold against the scenarios, the other an editor to talk to.
        if command.name == "conform" || command.name == "lsp" { continue }
        let result = try Vcsim.shell(
          example.line.replacingOccurrences(of: "RootViewController=home", with: "RootViewController=sheet"),
          in: place.url)
        #expect(Vcsim.mayAnswer(example.line, result.status), "\(example.line): \(result.status) \(result.out)")
      }
    }
  }

  @Test(.long) func everyCodeOfTheCommandLineIsExplained() throws {
    let source = try String(
      contentsOf: Vcsim.root.appendingPathComponent("Sources/vcsim/System/Problem.swift"), encoding: .utf8)
    let codes = source.matches(of: /"(VS00[0-9]{2})"/).map { String($0.1) }
    #expect(codes.count > 15)
    for code in codes { #expect(try Vcsim(["explain", code]).out.hasPrefix(code), "\(code)") }
  }

  @Test func topicsAreThere() throws {
    for topic in Help.topics {
      let result = try Vcsim(["help", topic.name])
      #expect(result.status == 0 && result.out == topic.text(), "\(topic.name)")
      #expect(result.out.split(separator: "\n").count > 3, "\(topic.name)")
    }
    #expect(try Vcsim(["help", "exit-codes"]).out.contains(" 66  no input"))
    let unknown = try Vcsim(["help", "langage"])
    #expect(unknown.status == 64 && unknown.err.contains("did you mean 'language'?"))
  }

  @Test func everyVariableThatIsReadIsListed() throws {
    let listed = try Vcsim(["help", "environment"]).out
    let names = FileManager.default.enumerator(atPath: Vcsim.root.appendingPathComponent("Sources/vcsim").path)
    for case let name as String in try #require(names) where name.hasSuffix(".swift") {
      let text = try String(contentsOf: Vcsim.root.appendingPathComponent("Sources/vcsim/\(name)"), encoding: .utf8)
      // The cache is in HOME, and the list says so by `~`.
      for match in text.matches(of: /environment\("([A-Z_]+)"\)/) where match.1 != "HOME" {
        #expect(listed.contains(match.1), "\(name) reads \(match.1)")
      }
    }
  }

  @Test func noHeadingOfTheLanguageIsEmpty() throws {
    let lines = try Vcsim(["help", "language"]).out.split(separator: "\n", omittingEmptySubsequences: false)
    for (line, next) in zip(lines, lines.dropFirst())
    where !line.isEmpty && line.allSatisfy({ $0.isLetter || $0 == " " }) {
      #expect(line.hasPrefix(" ") || !next.isEmpty, "nothing is below '\(line)'")
    }
  }

  @Test func unknownWordsAreAnsweredWithTheNearest() throws {
    let command = try Vcsim(["rum"])
    #expect(command.status == 64)
    #expect(command.err == "error: there is no command 'rum' [VS0001]\nhelp: did you mean 'run'?\n")
    let option = try Vcsim(["run", "--famly", "layout", "x"])
    #expect(option.status == 64 && option.err.contains("did you mean '--family'?"))
    let word = try Vcsim(["run", "--animated", "x"])
    #expect(word.status == 64 && word.err.contains("'animated' is a word in the scenario"))
    #expect(try Vcsim(["run", "--mode", "ios4", "example:modal"]).status == 64)
    #expect(try Vcsim(["run", "--mode"]).err.contains("needs a value"))
    #expect(try Vcsim(["run", "--geometry=yes", "example:modal"]).err.contains("takes no value"))
    #expect(try Vcsim(["run"]).status == 64)
    #expect(try Vcsim(["run", "--only", "shet", "example:modal"]).err.contains("did you mean 'sheet'?"))
    #expect(try Vcsim(["check", "--dry-run", "."]).status == 64)
  }

  /// An empty variable of a shell would otherwise change what the command does.
  @Test func anEmptyValueIsNone() throws {
    for option in ["--mode", "--device", "--only", "--family", "--values", "-o"] {
      let run = try Vcsim(["run", option, "", "example:modal"])
      #expect(run.status == 64 && run.out.isEmpty && run.err.contains("needs a value"), "\(option): \(run.err)")
    }
    for (option, value) in [("--only", ","), ("--family", " , "), ("--mode", "ios5,"), ("--mode", ",")] {
      #expect(try Vcsim(["run", option, value, "example:modal"]).status == 64, "\(option) \(value)")
    }
    #expect(try Vcsim(["--mode"]).err.hasSuffix("help: see 'vcsim help'\n"))
    let place = try Workplace()
    for name in ["", "folder/"] {
      let new = try place.run("new", name)
      #expect(new.status == 64 && new.err.contains("'new' needs a name"), "\(name): \(new.err)")
    }
    #expect(try place.run("new", "./login").status == 0 && place.has("login.txt"))
  }

  @Test func whatWouldChangeNothingIsRefused() throws {
    for (line, words) in [
      ("run --view tree --format jsonl", "'--format jsonl' cannot be combined with '--view tree', which "),
      ("run --view bounds --why", "'--why' cannot be combined with '--view bounds', which "),
      ("run --format jsonl --spelling swift", "'--spelling swift' cannot be combined with '--format jsonl', which "),
      ("diff --mode ios5 --mode ios6 --geometry", "'diff' needs a log, for --geometry"),
      ("page --step 2", "'page --step' needs --format svg or mermaid"),
      ("check --report junit:a --report tap:a", "several reports cannot share 'a': junit, tap"),
    ] {
      let run = try Vcsim(line.split(separator: " ").map(String.init) + ["example:modal"])
      #expect(run.status == 64 && run.out.isEmpty && run.err.contains(words), "\(line): \(run.err)")
    }
    let fidelity = try Vcsim(["fidelity", "--gaps", "--format", "json"])
    #expect(fidelity.status == 64 && fidelity.err.contains("'--gaps' cannot be combined with '--format json', which "))
    #expect(try Vcsim(["run", "--view", "plain", "--why", "example:modal"]).status == 0)
  }

  @Test func anErrorIsAllThatIsSaid() throws {
    let run = try Vcsim(["run", "--mode", "ios26", "--only", "nobody", "example:modal"])
    #expect(run.status == 64 && run.err.split(separator: "\n").count == 2, "\(run.err)")
    let schema = try Vcsim(["schema", "nope"])
    #expect(schema.err.hasPrefix("error: there is no schema 'nope' [VS0012]\nhelp: 'vcsim schema' lists them: events"))
    let lint = try Vcsim(["lint", "-"], stdin: "vcsim 1\nlunch\n")
    #expect(lint.status == 2 && lint.out.hasSuffix("\n\n1 error\n"), "\(lint.out)")
  }

  @Test func optionsStandAnywhereAndDashesEndThem() throws {
    let plain = try Vcsim(["run", "example:modal", "--mode", "ios5"]).out
    #expect(try Vcsim(["--mode=ios5", "run", "example:modal"]).out == plain)
    let place = try Workplace()
    try place.write("-odd.txt", "vcsim 1\nmode ios6\ncontroller home\nlaunch home\n")
    #expect(try place.run("run", "--", "-odd.txt").status == 0)
    #expect(try Vcsim(["-C", "Scenarios/examples", "run", "modal.txt"]).status == 0)
  }

  @Test func theDeviceCanBeReplaced() throws {
    let result = try Vcsim(["run", "--mode", "ios6", "--device", "pad,landscapeLeft", "example:modal"])
    #expect(result.out.contains("bounds=1024x748"))
    #expect(try Vcsim(["run", "--device", "watch", "example:modal"]).status == 64)
  }

  @Test(
    arguments: [
      ([], [:], false), (["--color", "always"], [:], true), (["--color", "never"], ["FORCE_COLOR": "1"], false),
      ([], ["FORCE_COLOR": "1"], true), ([], ["FORCE_COLOR": "1", "NO_COLOR": "1"], false),
      (["--color=always"], ["NO_COLOR": "1"], true), ([], ["NO_COLOR": "", "FORCE_COLOR": "1"], true),
      (["--no-color"], ["FORCE_COLOR": "1"], false), ([], ["TERM": "dumb"], false),
    ] as [([String], [String: String], Bool)])
  func colorFollowsFlagAndEnvironment(arguments: [String], environment: [String: String], isColored: Bool) throws {
    let result = try Vcsim(["run", "example:modal"] + arguments, environment: environment)
    #expect(result.out.contains("\u{1B}[") == isColored)
    let wrong = try Vcsim(["run", "-"] + arguments, stdin: "vcsim 1\nlunch\n", environment: environment)
    #expect(wrong.err.contains("\u{1B}[") == isColored)
  }

  @Test func explainKnowsRulesCallbacksLinesAndCodes() throws {
    // A line may have its names and options.
    #expect(try Vcsim(["explain", "view default"]).out.hasPrefix("view default\nview from code [WIDTHxHEIGHT]\n"))
    #expect(try Vcsim(["explain", "did move accounts to login"]).out.hasPrefix("did move NAME to "))
    #expect(try Vcsim(["explain", "push-order"]).out.contains("nav-push-51-01"))
    #expect(try Vcsim(["explain", "viewWillAppear:"]).out.contains("Swift: viewWillAppear(_:)"))
    for line in try Vcsim(["explain", "viewWillAppear:"]).out.split(separator: "\n") {
      #expect(line.count <= 80, "\(line)")
    }
    #expect(try Vcsim(["explain", "viewWillAppear(_:)"]).out == (try Vcsim(["explain", "viewWillAppear:"]).out))
    #expect(try Vcsim(["explain", "present"]).out.contains("present sheet from home animated"))
    #expect(try Vcsim(["explain", "VS2001"]).out.contains("launch hoem"))
    #expect(try Vcsim(["explain", "add", "child"]).status == 0)
    #expect(try Vcsim(["explain", "--mode", "ios5", "rules"]).out.contains("\nquestions-at-launch "))
    #expect(!(try Vcsim(["explain", "--mode", "ios6", "rules"]).out.contains("\nquestions-at-launch ")))
    for (mode, has) in [("ios6", false), ("ios26", true)] {
      let callbacks = try Vcsim(["explain", "--mode", mode, "callbacks"]).out
      #expect(callbacks.contains(" viewIsAppearing:\n") == has)
    }
    let unknown = try Vcsim(["explain", "pushorder"])
    #expect(unknown.status == 64 && unknown.err.contains("push-order"))
  }

  @Test func whatIsSaidOfALandscapeLaunchIsSo() throws {
    let last = try Mode.all.last { mode in
      let table = try Vcsim(["run", "--mode", mode.name, "--view", "bounds", "example:landscape-launch"]).out
      return table.contains(/viewWillAppear: .* stale/)
    }
    let words = "iOS \(try #require(last).major) and earlier"
    for name in ["viewWillAppear:", "stale"] {
      #expect(try Vcsim(["explain", name]).out.replacing(/\s+/, with: " ").contains(words), "\(name)")
    }
  }

  @Test func theExamplesAreTheFiles() throws {
    #expect(
      try Vcsim(["list", "example:"]).out.split(separator: "\n").count { $0.hasPrefix("example:") } == Examples.all
        .count
        + Examples.ofDocuments.count)
    for example in Examples.all {
      let file = Vcsim.root.appendingPathComponent("Scenarios/examples/\(example.name).txt")
      #expect(try String(contentsOf: file, encoding: .utf8) == example.text, "\(example.name)")
      #expect(try Vcsim(["new", "--from", "example:\(example.name)"]).out == example.text)
      #expect(try Vcsim(["run", "example:\(example.name)"]).status == 0)
    }
    for (name, text) in Examples.ofDocuments {
      let file = Vcsim.root.appendingPathComponent("Scenarios/\(name).txt")
      #expect(try String(contentsOf: file, encoding: .utf8) == text, "\(name)")
      #expect(try Vcsim(["run", "example:\(name)"]).status == 0)
    }
    #expect(try Vcsim(["run", "example:modl"]).err.contains("did you mean 'modal'?"))
  }

  @Test func newWritesAScenarioThatRunsAndNeverOverwrites() throws {
    let place = try Workplace()
    #expect(try place.run("new", "login").status == 0)
    #expect(try place.run("run", "login.txt").status == 0)
    #expect(try place.run("fmt", "--check", "login.txt").status == 0)
    #expect(try place.run("new", "login").status == 73)
  }

  @Test func fmtLaysOutOnceAndChecks() throws {
    let place = try Workplace()
    try place.write("a.txt", "vcsim 1\ncontroller   home\n\n\n\nlaunch   home\n")
    let patch = try place.run("fmt", "--check", "a.txt")
    #expect(patch.status == 1)
    try place.write("b.txt", try place.read("a.txt"))
    try place.write("p.patch", patch.out)
    #expect(try Vcsim.shell("patch b.txt p.patch", in: place.url).status == 0)
    #expect(try place.run("fmt", "a.txt").status == 0)
    #expect(try place.read("a.txt") == "vcsim 1\ncontroller home\n\nlaunch home\n")
    #expect(try place.read("b.txt") == place.read("a.txt"))
    #expect(try place.run("fmt", "--check", "a.txt").status == 0)
    let ugly = "vcsim 1\ncontroller   home\nlaunch home\n"
    let check = try place.run("fmt", "--check", "-", stdin: ugly)
    #expect(check.status == 1 && check.out.contains("-controller   home\n+controller home\n"), "\(check.out)")
    #expect(try place.run("fmt", "-", stdin: ugly).out == "vcsim 1\ncontroller home\nlaunch home\n")
    let lint = try place.run("lint", "--fix", "-", stdin: ugly)
    #expect(lint.status == 64 && lint.err.contains("'lint --fix' needs a file"), "\(lint.err)")
  }
}
