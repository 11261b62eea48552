import Foundation
import SimKit
import Testing

struct ToolTests {
  // MARK: lint

  private let sloppy = "vcsim 1\ntitle \"T\"\nmode ios6\ntags a, a\ncontroller home\ncontroller sheet\nlaunch home\n"

  @Test func lintFindsAndMends() throws {
    let place = try Workplace()
    try place.write("a.txt", sloppy)
    let found = try place.run("lint")
    #expect(found.status == 1)
    #expect(found.out.contains("a.txt:6:1: warning: 'sheet' is declared and never used [VS5004]"))
    #expect(found.out.hasSuffix("2 findings, 2 of them fixed by --fix\n"))
    let fixed = try place.run("lint", "--fix")
    #expect(fixed.status == 0 && fixed.err.contains("a.txt: 2 fixed"))
    #expect(try place.read("a.txt") == "vcsim 1\ntitle \"T\"\nmode ios6\ntags a\ncontroller home\nlaunch home\n")
    #expect(try place.run("lint", "--allow", "unused-controller").status == 0)
    #expect(try place.run("lint", "--allow", "VS5004").out == "nothing found\n")
    #expect(try place.run("lint", "--deny", "unused-controler").err.contains("did you mean 'unused-controller'"))
    try place.write("b.txt", "vcsim 1\ncontroller home\nlaunch home\n")
    #expect(try place.run("lint", "b.txt").status == 0, "advice does not fail")
    #expect(try place.run("lint", "--deny", "all", "b.txt").out.contains("error: the scenario has no title [VS5002]"))
    try place.write("c.txt", "vcsim 1\nlunch\n")
    #expect(try place.run("lint", "c.txt").status == 2)
  }

  /// A line that the help states is written, or removed, and `--fix` says that the trace changes.
  @Test func lintWritesMissingSteps() throws {
    let place = try Workplace()
    let head = "vcsim 1\ntitle \"T\"\nmode ios18\ncontroller box is container\ncontroller kid\nlaunch box\n"
    let (add, told, view) = (
      "add child kid to box\nadd view of kid to box\ndid move kid to box\n", "will move kid to nil\n",
      "remove view of kid\n"
    )
    for (story, wanted) in [
      ("add child kid to box\nadd view of kid to box\n", add),
      (add + view + "remove child kid\n", add + told + view + "remove child kid\n"),
      (add + told + view, add + told + view + "remove child kid\n"),
      (add + told + "remove child kid\n", add + told + view + "remove child kid\n"),
      (add + "did move kid to box\n", add),
      (
        "when box viewDidAppear:\n  will move kid to box\n  add kid to box\n",
        "when box viewDidAppear:\n  add kid to box\n"
      ),
    ] {
      let (above, below) = story.hasPrefix("when") ? (story, "") : ("", story)
      try place.write("a.txt", head.replacing("launch box\n", with: above + "launch box\n" + below))
      let result = try place.run("lint", "--fix", "a.txt")
      #expect(result.status == 0 && result.out == "nothing found\n", "\(story): \(result.out)")
      #expect(result.err == "a.txt: 1 fixed; the trace changes\n", "\(story): \(result.err)")
      let (first, then) = story.hasPrefix("when") ? (wanted, "") : ("", wanted)
      #expect(try place.read("a.txt") == head.replacing("launch box\n", with: first + "launch box\n" + then))
    }
  }

  /// What was meant to stand below it may stand beside it: nothing is mended by itself.
  @Test func lintFindsAnAnyOrderOfNothing() throws {
    let place = try Workplace()
    let head = "vcsim 1\ntitle \"T\"\nmode ios6\nfamily appearance\ncontroller home\nlaunch home\nexpect\n  any order\n"
    let lines = ["  home viewWillAppear: animated=no\n", "  home viewDidAppear: animated=no\n"]
    for text in [head + lines.joined(), head + "  any order\n" + lines.map { "  " + $0 }.joined(), head] {
      try place.write("a.txt", text)
      let result = try place.run("lint", "--fix", "a.txt")
      #expect(result.status == 1)
      #expect(result.out.hasPrefix("a.txt:8:3: warning: no line below 'any order' [VS5013]"), "\(result.out)")
      #expect(result.out.hasSuffix("\n1 finding\n"), "\(result.out)")
      #expect(try place.read("a.txt") == text)
    }
    // It is a scenario all the same.
    #expect(try place.run("run", "a.txt").status == 0)
    try place.write("a.txt", head + lines.map { "  " + $0 }.joined())
    #expect(try place.run("lint", "a.txt").status == 0)
  }

  @Test func lintWritesReports() throws {
    let place = try Workplace()
    try place.write("a.txt", sloppy)
    let sarif = try place.run("lint", "--report", "sarif").out
    let log = try #require(try JSONSerialization.jsonObject(with: Data(sarif.utf8)) as? [String: Any])
    #expect(log["version"] as? String == "2.1.0")
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    #expect((run["results"] as? [[String: Any]])?.compactMap { $0["ruleId"] as? String } == ["VS5005", "VS5004"])
    #expect(
      try place.run("lint", "--report", "github").out.contains("::warning file=a.txt,line=4,col=9,title=repeated-word"))
    // GitHub's log prints annotations, so it has each finding once, and the last line.
    let annotated = try place.run("lint", "--report", "github").out
    #expect(annotated.components(separatedBy: "never used").count == 2)
    #expect(annotated.hasPrefix("2 findings, 2 of them fixed by --fix\n"), "\(annotated)")
    let unused = (0..<12).map { "controller c\($0)\n" }.joined()
    try place.write("many.txt", sloppy.replacing("launch", with: unused + "launch"))
    let many = try place.run("lint", "--report", "github", "many.txt").out
    for number in 0..<12 { #expect(many.components(separatedBy: "'c\(number)' is").count == 2, "\(number): \(many)") }
    #expect(try place.run("lint", "--report", "json").out.contains("\"code\" : \"VS5004\""))
    #expect(try place.run("lint", "--report", "junit").status == 64)
  }

  @Test(.long) func theProjectsOwnScenariosHaveNoFindings() throws {
    let result = try Vcsim(["lint", "Scenarios"])
    #expect(result.status == 0 && result.out == "nothing found\n", "\(result.out)")
  }

  // MARK: fmt, parse, list

  @Test func formattingShowsWhatItWouldDo() throws {
    let place = try Workplace()
    try place.write("a.txt", "vcsim   1\ncontroller  home\n\n\n\nlaunch home   # go\n")
    let checked = try place.run("fmt", "--check", "a.txt")
    #expect(checked.status == 1)
    #expect(
      checked.out.contains("--- a/a.txt\n+++ b/a.txt\n") && checked.out.contains("-vcsim   1\n")
        && checked.out.contains("+vcsim 1\n"))
    #expect(try place.run("fmt", "a.txt").status == 0)
    #expect(try place.read("a.txt") == "vcsim 1\ncontroller home\n\nlaunch home  # go\n")
    #expect(try place.run("fmt", "--check").out == "")
    #expect(
      try place.run("fmt", "-", stdin: "vcsim   1\ncontroller a\nlaunch a\n").out == "vcsim 1\ncontroller a\nlaunch a\n"
    )
  }

  @Test func aScenarioIsPrintedAsJSON() throws {
    let result = try Vcsim(["parse", "example:containment"])
    let scenario = try #require(try JSONSerialization.jsonObject(with: Data(result.out.utf8)) as? [String: Any])
    #expect(scenario["format"] as? String == "vcsim.scenario")
    #expect(try Vcsim(["parse"]).status == 64)
    #expect(try Vcsim(["parse", "-"], stdin: "vcsim 1\nlunch\n").status == 2)
  }

  @Test func casesAreListedAsJSON() throws {
    let result = try Vcsim(["list", "--format", "json", "Scenarios/blog"])
    let list = try #require(try JSONSerialization.jsonObject(with: Data(result.out.utf8)) as? [String: Any])
    let names = try #require(list["cases"] as? [[String: Any]]).map { "\($0["name"] ?? "")   \($0["title"] ?? "")" }
    let printed = try Vcsim(["list", "Scenarios/blog"]).out.split(separator: "\n").map {
      $0.components(separatedBy: "   [")[0]
    }
    #expect(names == printed && names.first?.hasPrefix("dismiss-after-rotation@ios5") == true)
  }

  // MARK: Shells

  @Test func bashCompletesCommandsOptionsAndValues() throws {
    func complete(_ words: String) throws -> [String] {
      let script = """
        source <(vcsim completions bash)
        COMP_WORDS=(\(words)); COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); _vcsim; printf '%s\\n' "${COMPREPLY[@]}"
        """
      return try Vcsim.shell(script).out.split(separator: "\n").map(String.init)
    }
    #expect(try complete("vcsim che") == ["check"])
    #expect(try complete("vcsim check --max") == ["--max-failures"])
    #expect(try complete("vcsim run --mode ios5 --form") == ["--format"])
    #expect(try complete("vcsim run --format j") == ["jsonl"])
    #expect(try complete("vcsim run --mode ios1").contains("ios18"))
    // Options of one name.
    #expect(try complete("vcsim page --format s") == ["svg"])
    #expect(try complete("vcsim log --view lin") == ["lines"])
    #expect(try complete("vcsim accept --kind st") == ["stale"])
    #expect(try complete("vcsim lint --report sa") == ["sarif"])
    #expect(try complete("vcsim explain push-or") == ["push-order"])
    #expect(try complete("vcsim run READM") == ["README.md"])
    #expect(try complete("vcsim help exit") == ["exit-codes"])
  }

  @Test func eachShellHasEveryCommand() throws {
    let commands = try Vcsim(["parse", "--help"]).out
    #expect(!commands.isEmpty)
    for shell in ["bash", "zsh", "fish"] {
      let script = try Vcsim(["completions", shell])
      #expect(script.status == 0)
      for command in ["run", "check", "accept", "diff", "lint", "parse", "page", "man"] {
        #expect(script.out.contains(command), "\(shell): \(command)")
      }
      // Where the shell is there, it reads the script.
      if try Vcsim.shell("command -v \(shell)").status == 0 {
        let place = try Workplace()
        try place.write("script", script.out)
        #expect(try Vcsim.shell("\(shell) -n script", in: place.url).status == 0, "\(shell)")
      }
    }
    #expect(try Vcsim(["completions", "tcsh"]).status == 64)
  }

  @Test func theManualPageHasEveryOptionAndCode() throws {
    let page = try Vcsim(["man"]).out
    for command in ["run", "check", "diff", "lint"] {
      for line in try Vcsim([command, "--help"]).out.components(separatedBy: "\n")
      where line.contains("--") && line.hasPrefix("  ") {
        guard let name = line.split(separator: " ").first(where: { $0.hasPrefix("--") }), !line.contains("vcsim") else {
          continue
        }
        #expect(page.contains(name.replacingOccurrences(of: "-", with: "\\-")), "\(command): \(name)")
      }
    }
    for code in ["66 no input", "78 config", "130 interrupted"] { #expect(page.contains(code)) }
    if try Vcsim.shell("command -v groff").status == 0 {
      let place = try Workplace()
      try place.write("vcsim.1", page)
      let result = try Vcsim.shell("groff -man -ww -Tutf8 vcsim.1 > out.txt", in: place.url)
      #expect(result.status == 0 && result.out == "", "\(result.out)")
    }
  }
}

/// The editors' grammar, held against every scenario: what begins a line is colored as what it is, and each word has a scope.
struct GrammarTests {
  private struct Colors: Decodable {
    struct Pattern: Decodable {
      struct Scope: Decodable { var name: String }
      var match: String
      var name: String?
      var captures: [String: Scope]?
    }
    var patterns: [Pattern]
  }

  /// The extension's files are JSON, and its problem matcher reads what the program prints.
  @Test func theProblemMatcherReadsDiagnostics() throws {
    let folder = Vcsim.root.appendingPathComponent("docs/editors/vscode")
    let package = try #require(
      try JSONSerialization.jsonObject(with: Data(contentsOf: folder.appendingPathComponent("package.json")))
        as? [String: Any])
    _ = try JSONSerialization.jsonObject(
      with: Data(contentsOf: folder.appendingPathComponent("language-configuration.json")))
    let contributes = try #require(package["contributes"] as? [String: Any])
    let matcher = try #require(
      (contributes["problemMatchers"] as? [[String: Any]])?.first?["pattern"] as? [String: Any])
    let regex = try NSRegularExpression(pattern: try #require(matcher["regexp"] as? String))
    let place = try Workplace()
    try place.write("a.txt", "vcsim 1\ncontroller home\nlunch home\n")
    try place.write("b.txt", "vcsim 1\ncontroller home\ncontroller sheet\nlaunch home\n")
    let lines = try place.run("lint").out.components(separatedBy: "\n")
    let severities = lines.compactMap { line -> String? in
      let range = NSRange(location: 0, length: line.utf16.count)
      guard let match = regex.firstMatch(in: line, range: range), let severity = Range(match.range(at: 4), in: line)
      else { return nil }
      return String(line[severity])
    }
    #expect(severities == ["error", "info", "info", "warning"], "\(lines)")
  }

  /// Which language VS Code gives a file: by its name, by a pattern, by its suffix, then by its first line; read in its
  /// languagesAssociations.ts. The extension has to claim what opens as plain text.
  @Test func aScenarioWithAnyNameGetsItsLanguage() throws {
    struct Association {
      var language: String
      var suffixes: [String] = []
      var firstLine: Regex<AnyRegexOutput>?
    }
    let folder = Vcsim.root.appendingPathComponent("docs/editors/vscode")
    let package = try #require(
      try JSONSerialization.jsonObject(with: Data(contentsOf: folder.appendingPathComponent("package.json")))
        as? [String: Any])
    let contributes = try #require(package["contributes"] as? [String: Any])
    let own = try #require((contributes["languages"] as? [[String: Any]])?.first)
    let pattern = try #require(own["firstLine"] as? String)
    let associations = [
      Association(language: "plaintext", suffixes: [".txt"]),
      Association(
        language: "vcsim", suffixes: try #require(own["extensions"] as? [String]), firstLine: try Regex(pattern)),
    ]
    func language(_ name: String, _ firstLine: String) -> String {
      if let one = associations.last(where: { $0.suffixes.contains { name.hasSuffix($0) } }) { return one.language }
      return associations.last { one in one.firstLine.map { firstLine.firstMatch(of: $0) != nil } ?? false }?.language
        ?? "plaintext"
    }
    #expect(language("login.vcsim", "") == "vcsim" && language("login", "vcsim 1") == "vcsim")
    #expect(language("login.txt", "vcsim 1") == "plaintext")
    let events = package["activationEvents"] as? [String]
    let code = try String(contentsOf: folder.appendingPathComponent("extension.js"), encoding: .utf8)
    #expect(events == ["onLanguage:plaintext"] && code.contains("const firstLine = /\(pattern)/;"))
    #expect(code.contains("languages.setTextDocumentLanguage(document, \"vcsim\")"))
  }

  /// The language that Zed gives a file, read in its language_registry.rs: what a setting's pattern fits comes first, then the longest
  /// suffix, and a first line counts as a suffix of one letter.
  @Test func zedFindsAScenarioAsThePageSays() throws {
    let folder = Vcsim.root.appendingPathComponent("docs/editors")
    let config = try String(
      contentsOf: folder.appendingPathComponent("zed/languages/vcsim/config.toml"), encoding: .utf8)
    let suffix = try #require(config.firstMatch(of: /path_suffixes = \["(\w+)"\]/)?.1)
    let line = try #require(config.firstMatch(of: /first_line_pattern = "(.+)"/)?.1).replacing("\\\\", with: "\\")
    let pattern = try Regex(String(line))
    let page = try String(contentsOf: folder.appendingPathComponent("README.md"), encoding: .utf8)
    let glob = try #require(page.firstMatch(of: /"file_types": \{ "vcsim": \["(.+)"\] \}/)?.1)
    let path = try Regex(
      String(
        "^" + glob.replacing(".", with: "\\.").replacing("**/", with: "(.+/)?").replacing("*", with: "[^/]*") + "$"))
    func language(_ name: String, _ firstLine: String, isSet: Bool = true) -> String {
      if isSet, name.firstMatch(of: path) != nil { return "vcsim" }
      let own = name.hasSuffix("." + suffix) ? suffix.count : firstLine.firstMatch(of: pattern) != nil ? 1 : 0
      return own > (name.hasSuffix(".txt") ? "txt".count : 0) ? "vcsim" : "plain text"
    }
    #expect(language("login.vcsim", "vcsim 1") == "vcsim" && language("login", "vcsim 1") == "vcsim")
    #expect(language("notes", "vcsim 12") == "plain text" && language("notes.txt", "notes") == "plain text")
    #expect(language("app/Scenarios/flows/login.txt", "vcsim 1", isSet: false) == "plain text")
    #expect(
      language("app/Scenarios/flows/login.txt", "vcsim 1") == "vcsim" && language("Scenarios/login.txt", "") == "vcsim")
  }

  @Test func everyScenarioIsColored() throws {
    let data = try Data(
      contentsOf: Vcsim.root.appendingPathComponent("docs/editors/vscode/syntaxes/vcsim.tmLanguage.json"))
    let grammar = try JSONDecoder().decode(Colors.self, from: data)
    let rules = try grammar.patterns.map { (pattern: $0, regex: try NSRegularExpression(pattern: $0.match)) }
    let files = try #require(
      FileManager.default.enumerator(atPath: Vcsim.root.appendingPathComponent("Scenarios").path))
    let stories = Set(Grammar.firstWords(of: [.story]))
    var lines = 0
    for file in Vcsim.sample(files.compactMap { $0 as? String }.filter { $0.hasSuffix(".txt") }.sorted()) {
      let text = try String(contentsOf: Vcsim.root.appendingPathComponent("Scenarios/\(file)"), encoding: .utf8)
      for line in text.components(separatedBy: "\n") where !line.isEmpty {
        lines += 1
        let scopes = color(line, rules)
        let plain = zip(Array(line.utf16), scopes).filter { $0.0 != 32 && $0.1 == nil }
        // A name may hold a hyphen or a dot, a list its commas; nothing else is without color.
        let left = plain.map { Character(UnicodeScalar($0.0) ?? " ") }.filter { !",.=*:()|-{}".contains($0) }
        // A line of a record is as a log has it, with any signs.
        let isLogged = line.contains(/^  (?:line|text|source|step|code|in)\b/)
        #expect(left.isEmpty || isLogged, "\(file): \(line): \(left)")
        let first = line.split(separator: " ")[0]
        if !line.hasPrefix(" "), stories.contains(String(first)) {
          #expect(scopes[0]?.hasPrefix("keyword.control") == true, "\(line)")
        }
        if let callback = line.split(separator: " ").first(where: { $0.hasPrefix("viewWillAppear:") }),
          !line.contains("#"), !line.contains("!"), !line.contains("\"")
        {
          let place = line.utf16.distance(from: line.startIndex, to: line.range(of: callback)!.lowerBound)
          #expect(scopes[place] == "support.function.callback.vcsim", "\(line)")
        }
      }
    }
    #expect(lines > 150)
  }

  /// What an editor does: at each place the pattern that matches first wins, the earlier one among equals.
  private func color(
    _ line: String, _ rules: [(pattern: Colors.Pattern, regex: NSRegularExpression)]
  ) -> [String?] {
    var scopes = [String?](repeating: nil, count: line.utf16.count)
    var start = 0
    while start < scopes.count {
      var best: (rule: Colors.Pattern, match: NSTextCheckingResult)?
      for (pattern, regex) in rules {
        let range = NSRange(location: start, length: scopes.count - start)
        guard
          let match = regex.firstMatch(
            in: line, options: [.withTransparentBounds, .withoutAnchoringBounds], range: range), match.range.length > 0
        else { continue }
        if best == nil || match.range.location < best!.match.range.location { best = (pattern, match) }
      }
      guard let best else { break }
      if let name = best.rule.name { for place in range(best.match.range) { scopes[place] = name } }
      for (number, scope) in best.rule.captures ?? [:] {
        for place in range(best.match.range(at: Int(number)!)) { scopes[place] = scope.name }
      }
      start = best.match.range.location + best.match.range.length
    }
    return scopes
  }

  private func range(_ range: NSRange) -> Range<Int> { range.location..<range.location + range.length }
}
