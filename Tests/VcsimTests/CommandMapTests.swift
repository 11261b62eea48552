import Foundation
import Testing

@testable import SimKit
@testable import vcsim

/// What a person sees of the commands, and the names that they had.
struct CommandMapTests {
  private func lines(_ arguments: [String]) throws -> [String] {
    let result = try Vcsim(arguments)
    #expect(result.status == 0 && result.err.isEmpty)
    return result.out.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }

  @Test(arguments: [([], 18), (["help"], 24), (["help", "--all"], 48)] as [([String], Int)])
  func eachMapFitsATerminal(_ arguments: [String], height: Int) throws {
    let shown = try lines(arguments)
    #expect(shown.count <= height, "\(shown.count) lines")
    for line in shown { #expect(line.count <= 80, "\(line)") }
  }

  /// The pages of commands, and all topics but those that are pages for a browser or an editor.
  @Test func noPageOfHelpIsWiderThanATerminal() {
    let topics = Help.topics.filter { !["language-reference", "names", "textmate-grammar"].contains($0.name) }
    let pages =
      Command.allCases.map { ($0.rawValue, $0.form.help(isWhole: true)) } + topics.map { ($0.name, $0.text()) }
      + LanguageHelp.topics.map { ($0, LanguageHelp.text($0) ?? "") }
    for (name, page) in pages {
      for line in page.split(separator: "\n") {
        // No line can hold the longest names.
        let isLongName = line.split(separator: " ").contains { $0.count > 70 }
        #expect(line.count <= 80 || isLongName, "\(name): \(line)")
      }
    }
  }

  @Test func helpHasTheCommandsThatPeopleTypeAndTheRestIsBehindAll() throws {
    let (help, all) = (try lines(["help"]), try lines(["help", "--all"]))
    func lists(_ lines: [String], _ name: String) -> Bool { lines.contains { $0.dropFirst(8).hasPrefix(name + " ") } }
    for command in Command.allCases where command != .help {
      #expect(lists(help, command.rawValue) == (command.group != .more), "\(command)")
      #expect(lists(all, command.rawValue), "\(command)")
    }
    for name in FormerCommand.allCases { #expect(lists(all, name.rawValue) && !lists(help, name.rawValue)) }
    #expect(Command.allCases.count { $0.group != .more } == 17)
  }

  /// In an empty folder, from top to bottom, with a log of an app.
  @Test(.ci) func whatTheFirstScreenSaysCanBeTyped() throws {
    let place = try Workplace()
    try place.write("device.log", "HomeViewController viewDidLoad\nHomeViewController viewWillAppear:\n")
    let shown = try lines([]).filter { $0.hasPrefix("  vcsim ") }
    #expect(shown.count == 9)
    for line in shown {
      let command = line.components(separatedBy: "  ")[1]
      let result = try Vcsim.shell(command, in: place.url)
      #expect(Vcsim.mayAnswer(command, result.status), "\(command): \(result.status) \(result.out)")
    }
  }

  @Test(
    arguments: Vcsim.sample(
      [
        ("report -q example:modal", "page -q example:modal"), ("examples", "list example:"),
        ("examples sheet", "new --from example:sheet"), ("record objc", "export recorder objc"),
        ("records add --mode ios17 a.log", "fidelity add --mode ios17 a.log"),
        ("why no.log", "log --stories --fail no.log"),
        ("why --format jsonl no.log", "log --stories --fail --format jsonl no.log"),
        ("list --json example:", "list --format json example:"), ("fidelity --json", "fidelity --format json"),
        ("run --no-color example:modal", "run --color never example:modal"),
        ("check --fail-fast a.txt", "check --max-failures 1 a.txt"),
        ("accept -n --only new a.txt", "accept -n --kind new a.txt"),
        ("diff --bounds a.txt a.log", "diff --geometry a.txt a.log"), ("records", "fidelity add"), ("history", "diff"),
        ("record", "export recorder"), ("examples modl", "new --from example:modl"),
      ], oneIn: 3)) func aFormerNameDoesWhatTodaysDoes(_ former: String, _ today: String) throws
  {
    let place = try Workplace()
    try place.write("a.txt", "vcsim 1\nmode ios6\ncontroller home\nlaunch home\n")
    try place.write("a.log", "home viewDidLoad bounds=320x460\nhome viewWillAppear:\nhome viewDidAppear:\n")
    // A log of which no story is looked for, which takes seconds.
    try place.write("no.log", "nothing\n")
    func run(_ line: String) throws -> Vcsim { try place.run(line.split(separator: " ").map(String.init)) }
    let (old, new) = (try run(former), try run(today))
    #expect(old.status == new.status && old.out == new.out, "\(old.status) \(new.status) \(old.err) \(new.err)")
    if old.status != 64, !former.contains("-q"), !former.contains("jsonl") {
      #expect(old.err.contains("note: '") && old.err.contains("no longer has '"), "\(old.err)")
    }
    #expect(!(try run(former + " -q").err.contains("note:")))
  }

  /// Scripts may rely on it.
  @Test(.ci) func historyStillOnlyShows() throws {
    let (old, new) = (try Vcsim(["history", "example:modal"]), try Vcsim(["diff", "--all", "example:modal"]))
    #expect(old.status == 0 && new.status == 1 && old.out == new.out)
    // A file that states versions compares these.
    let stated = try Vcsim(["diff", "example:sheet"])
    #expect(stated.out == (try Vcsim(["diff", "--mode", "ios12", "--mode", "ios26", "example:sheet"]).out))
  }

  @Test func anotherFirstWordIsAnsweredWithTheLineToType() throws {
    let place = try Workplace()
    try place.write("a.txt", "vcsim 1\nmode ios6\ncontroller home\nlaunch home\n")
    try place.write("my app.log", "home viewDidLoad\nhome viewWillAppear:\n")
    try place.write("notes", "nothing\n")
    for (word, line) in [
      ("a.txt", "write: vcsim run a.txt"), ("my app.log", "write: vcsim log \"my app.log\""),
      ("example:sheet", "write: vcsim run example:sheet"), ("viewWillAppear:", "write: vcsim explain viewWillAppear:"),
      (".", "write: vcsim check ."), ("notes", "'vcsim help' lists the commands"), ("rnu", "did you mean 'run'?"),
    ] {
      let result = try place.run(word)
      #expect(result.status == 64 && result.err.contains("help: " + line), "\(word): \(result.err)")
    }
  }

  @Test(.ci) func thePictureIsWhatTheNameOfItsFileSays() throws {
    let place = try Workplace()
    for (file, option) in [("a.svg", "svg"), ("a.mmd", "mermaid"), ("a", "html")] {
      let result = try place.run("page", "-o", file, "--mode", "ios6", "example:modal")
      #expect(result.out == "wrote \(file)\n")
      #expect(
        try place.read(file) == (try Vcsim(["page", "--format", option, "--mode", "ios6", "example:modal"]).out),
        "\(file)")
    }
  }
}
