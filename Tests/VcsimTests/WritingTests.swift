import Foundation
import Testing

@testable import vcsim

/// What is at the place that is written to: links, pipes, devices, permissions.
struct WritingTests {
  private static let scenario = "vcsim 1\nmode ios6\ncontroller   home\nlaunch home\n"
  private static let laidOut = "vcsim 1\nmode ios6\ncontroller home\nlaunch home\n"

  private func permissions(_ place: Workplace, _ name: String) throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: place.url.appendingPathComponent(name).path)
    return try #require(attributes[.posixPermissions] as? Int)
  }

  @Test func aLinkStaysALink() throws {
    let place = try Workplace()
    try place.write("real.txt", Self.scenario)
    #expect(try Vcsim.shell("ln -s real.txt link.txt; ln -s link.txt twice.txt", in: place.url).status == 0)
    #expect(try place.run("fmt", "twice.txt").status == 0)
    #expect(try place.read("real.txt") == Self.laidOut)
    #expect(try Vcsim.shell("readlink twice.txt link.txt", in: place.url).out == "link.txt\nreal.txt\n")
  }

  private static let board =
    "<document initialViewController=\"a\"><scenes><scene><objects><viewController id=\"a\" customClass=\"Home\"/>"
    + "</objects></scene></scenes></document>"

  /// A link that a stranger has put where a command creates a file leads nowhere yet, and would lead out of the folder.
  @Test(
    arguments: Vcsim.sample(
      [
        ("a@ios6.trace", "accept ."), ("a@ios6.trace", "accept a.txt"), ("o", "run -o o a.txt"),
        ("app.txt", "import -o s.txt M.storyboard"), ("s.txt", "import -o s.txt M.storyboard"),
        ("b.txt", "import -o s.txt --story b.txt M.storyboard"), ("login.txt", "new login"),
        ("n.txt", "new --from a.log n.txt"), ("n.txt", "why --write n.txt a.log"), ("o", "report -o o a.txt"),
        ("o", "report --format mermaid -o o a.txt"), ("o", "check --report junit:o a.txt"),
        ("o", "lint --report sarif:o a.txt"), ("o", "diff --report junit:o a.txt a.log"),
        ("f/b-1-assert.txt", "explore --write f b.scn"), ("o", "records add --mode ios6 --to o a.log"),
        ("o", "shrink -o o b.scn"),
        ("p/plans/a@ios6.json", "export player -o p a.txt"), ("p/run.sh", "export player -o p a.txt"),
      ], oneIn: 4)) func noLinkToNothingIsFollowed(name: String, command: String) throws
  {
    let place = try Workplace()
    try place.write("repo/a.txt", Self.laidOut)
    try place.write("repo/b.scn", Self.laidOut + "assert never home viewDidAppear:\n")
    try place.write("repo/a.log", "-[Home viewDidLoad]\n")
    try place.write("repo/M.storyboard", Self.board)
    let repo = place.url.appendingPathComponent("repo")
    let way = name.split(separator: "/").dropLast().map { _ in "../" }.joined() + "../outside/planted"
    let line =
      "mkdir -p ../outside f p/plans; ln -s \(way) \(name); vcsim \(command); code=$?; ls ../outside; exit $code"
    let result = try Vcsim.shell(line, in: repo)
    #expect(!result.out.contains("planted\n") || result.out.contains("planted', which"), "\(result.out)")
    #expect(try Vcsim.shell("ls outside", in: place.url).out == "", "\(command): \(result.out)")
    #expect(result.status != 0 && result.out.contains("planted"), "\(command): \(result.status) \(result.out)")
  }

  /// The command line names the folder of an export or of findings, and no link inside.
  @Test(arguments: [
    ("p/plans", "../../outside", "export player -o p a.txt"),
    ("p/run.sh", "../../outside/old", "export player -o p a.txt"),
    ("p/plans/a@ios26.json", "../../../outside/old", "export player -o p a.txt"),
    ("f/b-1-assert.txt", "../../outside/old", "explore --write f b.scn"),
  ]) func noLinkInsideAFolderIsFollowed(name: String, target: String, command: String) throws {
    let place = try Workplace()
    try place.write("repo/a.txt", Self.laidOut)
    try place.write("repo/b.scn", Self.laidOut + "assert never home viewDidAppear:\n")
    try place.write("outside/old", "vcsim 1\n# vcsim explore wrote this file, and replaces it.\n")
    let folder = name.split(separator: "/").dropLast().joined(separator: "/")
    let line = "mkdir -p f p/plans \(folder); rmdir \(name) 2>/dev/null; ln -s \(target) \(name); vcsim \(command)"
    let result = try Vcsim.shell(line, in: place.url.appendingPathComponent("repo"))
    #expect(result.status == 73, "\(command): \(result.status) \(result.out)")
    #expect(try Vcsim.shell("ls outside; wc -l < outside/old", in: place.url).out == "old\n2\n", "\(command)")
  }

  /// The summary of a CI system is added to, or created in its place.
  @Test func theSummaryOfGitHubIsNoLinkToNothing() throws {
    let place = try Workplace()
    try place.write("repo/a.txt", Self.laidOut + "expect\n  ...\n  home viewDidAppear: *\n")
    let line = "mkdir ../outside; ln -s ../outside/planted s; GITHUB_STEP_SUMMARY=s vcsim check --report github a.txt"
    let result = try Vcsim.shell(line, in: place.url.appendingPathComponent("repo"))
    #expect(result.status == 73 && !place.has("outside/planted"), "\(result.out)")
    let own = "GITHUB_STEP_SUMMARY=a.txt vcsim check --report github a.txt"
    #expect(try Vcsim.shell(own, in: place.url.appendingPathComponent("repo")).status == 73)
    for _ in 0..<2 {
      let line = "GITHUB_STEP_SUMMARY=new vcsim check --report github a.txt"
      #expect(try Vcsim.shell(line, in: place.url.appendingPathComponent("repo")).status == 0)
    }
    #expect(try place.read("repo/new").matches(of: /1 passed/).count == 2)
  }

  /// By whatever name: a link, another name of the same file, standard input.
  @Test(
    arguments: Vcsim.sample(
      [
        "run -o a.txt a.txt", "run -o ./a.txt a.txt", "run -o link a.txt", "run -o name a.txt",
        "run -o a.txt - < a.txt",
        "run -o inc.txt whole.txt", "report -o a.txt a.txt", "report -o a.txt -o a.txt --format mermaid a.txt",
        "report -o a.log a.log", "check --report junit:a.txt a.txt", "check --report tap:o --report junit:a.txt a.txt",
        "check --report junit:a.txt", "check --report json:vcsim.conf", "check --report json:a@ios6.trace a.txt",
        "lint --report sarif:a.txt a.txt", "lint --fix --report sarif:b.txt b.txt",
        "diff --report junit:a.txt a.txt a.log",
        "diff --report junit:a.log a.txt a.log",
        "shrink -o b.txt b.txt", "import -o M.storyboard M.storyboard",
      ], oneIn: 4)) func noInputIsOverwritten(command: String) throws
  {
    let place = try Workplace()
    try place.write("a.txt", Self.laidOut)
    try place.write("b.txt", Self.laidOut + "assert never home viewDidAppear:\n")
    try place.write("inc.txt", "controller home\n")
    try place.write("whole.txt", "vcsim 1\nmode ios6\ninclude \"inc.txt\"\nlaunch home\n")
    try place.write("a.log", "-[Home viewDidLoad]\n")
    try place.write("M.storyboard", Self.board)
    try place.write("vcsim.conf", "scenarios a.txt\n")
    #expect(try Vcsim.shell("vcsim accept -q a.txt; ln -s a.txt link; ln a.txt name", in: place.url).status == 0)
    let sums = "cksum *"
    let before = try Vcsim.shell(sums, in: place.url).out
    let result = try Vcsim.shell("vcsim " + command, in: place.url)
    #expect(try Vcsim.shell(sums, in: place.url).out == before, "\(command)")
    #expect(result.status == 73 && result.out.contains("VS0014"), "\(command): \(result.status) \(result.out)")
  }

  /// Two outputs of a run are two files, however they are written.
  @Test(arguments: [
    "check --report junit:o --report tap:./o a.txt", "lint --report json:o --report sarif:f/../o a.txt",
    "import -o s.txt --story ./s.txt M.storyboard",
  ]) func noOutputIsOverwritten(command: String) throws {
    let place = try Workplace()
    try place.write("a.txt", Self.laidOut + "expect\n  ...\n  home viewDidAppear: *\n")
    try place.write("M.storyboard", Self.board)
    let result = try Vcsim.shell("mkdir f; vcsim " + command, in: place.url)
    #expect(result.status == 73, "\(command): \(result.status)")
    #expect(result.out.contains("was written in this run"), "\(command): \(result.out)")
  }

  /// A run that plays nothing leaves what a file holds.
  @Test(arguments: [
    "missing.txt", ".", "bad.txt", "--mode ios99 a.txt", "--only missing a.txt", "--format jsonl bad.txt",
    "--view lanes bad.txt",
  ]) func aRunOfNothingWritesNothing(words: String) throws {
    let place = try Workplace()
    try place.write("a.txt", Self.laidOut)
    try place.write("bad.txt", "vcsim 1\nfoo\n")
    try place.write("old", "precious\n")
    let result = try Vcsim.shell("vcsim run -o old \(words)", in: place.url)
    #expect(result.status != 0 && place.has("old"), "\(words): \(result.out)")
    #expect(try place.read("old") == "precious\n", "\(words)")
    // What was played before is written.
    #expect(try place.run("run", "-o", "old", "a.txt", "missing.txt").status == 66)
    #expect(try place.read("old").contains("launch home\n"))
  }

  @Test func allNamesOfAFileKeepIt() throws {
    let place = try Workplace()
    try place.write("one.txt", Self.scenario)
    #expect(try Vcsim.shell("ln one.txt two.txt; vcsim fmt one.txt", in: place.url).status == 0)
    #expect(try place.read("two.txt") == Self.laidOut)
  }

  @Test func permissionsAreKeptAndRespected() throws {
    let place = try Workplace()
    try place.write("run.txt", Self.scenario)
    #expect(try Vcsim.shell("chmod 755 run.txt; vcsim fmt run.txt", in: place.url).status == 0)
    #expect(try permissions(place, "run.txt") == 0o755)
    #expect(try place.read("run.txt") == Self.laidOut)
    try place.write("fixed.txt", Self.scenario)
    let result = try Vcsim.shell("chmod 444 fixed.txt; vcsim fmt fixed.txt", in: place.url)
    #expect(result.status == 73 && result.out.contains("it is read-only") && result.out.contains("chmod u+w fixed.txt"))
    #expect(try place.read("fixed.txt") == Self.scenario)
    #expect(try permissions(place, "fixed.txt") == 0o444)
    // New files follow the mask of whoever runs it.
    #expect(try Vcsim.shell("umask 027; vcsim run -o new.out run.txt", in: place.url).status == 0)
    #expect(try permissions(place, "new.out") == 0o640)
  }

  @Test func pipesAndDevicesAreWrittenTo() throws {
    let place = try Workplace()
    try place.write("a.txt", Self.laidOut)
    let line =
      "mkfifo pipe; cat pipe > got & vcsim run -o pipe a.txt; code=$?; wait; test -p pipe && cmp got <(vcsim run a.txt); echo $code $?"
    #expect(try Vcsim.shell(line, in: place.url).out == "0 0\n")
    #expect(try Vcsim.shell("vcsim run -o /dev/null a.txt; test -c /dev/null; echo $?", in: place.url).out == "0\n")
    #expect(
      try Vcsim.shell("vcsim run -o /dev/stdout a.txt | cmp - got && test -e /dev/stdout; echo $?", in: place.url).out
        == "0\n")
  }

  /// A dash is standard output, as it is standard input.
  @Test func aDashIsStandardOutput() throws {
    let place = try Workplace()
    try place.write("a.txt", Self.laidOut)
    let board = Vcsim.root.appendingPathComponent("Tests/Fuzz/board/tabs.storyboard").path
    for command in [
      ["run", "a.txt"], ["page", "a.txt"], ["page", "--format", "mermaid", "a.txt"], ["import", board],
    ] {
      let plain = try Vcsim(command, in: place.url)
      let dashed = try Vcsim(command + ["-o", "-"], in: place.url)
      #expect(plain.status == 0 && dashed.status == 0 && !plain.out.isEmpty && dashed.out == plain.out, "\(command)")
    }
    for (command, kind) in [("check", "junit"), ("check", "json"), ("lint", "sarif")] {
      let plain = try place.run(command, "--report", kind, "a.txt")
      #expect(try place.run(command, "--report", kind + ":-", "a.txt").out == plain.out && !plain.out.isEmpty)
    }
    #expect(try place.run("check", "--report", "junit:-", "--report", "tap", "a.txt").status == 64)
    #expect(try place.run("import", "--check", "-o", "-", board).status == 64)
    #expect(try place.run("new", "-").out.hasPrefix("vcsim 1\n"))
    #expect(try Vcsim.shell("ls -A", in: place.url).out == "a.txt\n")
    // The story of an import too, but not without what it includes.
    #expect(try place.run("import", "--story", "-", board).status == 64)
    let story = try place.run("import", "-o", "screens.txt", "--story", "-", board)
    #expect(story.status == 0 && story.out.hasPrefix("vcsim 1\n") && story.err.hasPrefix("wrote screens.txt\n"))
    #expect(try Vcsim.shell("ls -A", in: place.url).out == "a.txt\nscreens.txt\n")
  }

  @Test func whatCannotBeWrittenIsSaidWithItsCause() throws {
    let place = try Workplace()
    try place.write("a.txt", Self.laidOut)
    let folder = try place.run("run", "-o", "nowhere/out", "a.txt")
    #expect(folder.status == 73 && folder.err.contains("there is no directory 'nowhere'"))
    let directory = try place.run("run", "-o", ".", "a.txt")
    #expect(directory.status == 73 && directory.err.contains("it is a directory"))
    let full = try Vcsim.shell("vcsim run a.txt > /dev/full", in: place.url)
    #expect(full.status == 74 && full.out.contains("No space left on device"))
    let closed = try Vcsim.shell("vcsim run a.txt >&-", in: place.url)
    #expect(closed.status == 74)
    #expect(try Vcsim.shell("ls -A", in: place.url).out == "a.txt\n")
  }

  /// Killed at whatever moment, it leaves the old file or the new one, and nothing beside.
  @Test(.long) func noSignalLeavesAnythingBehind() throws {
    let place = try Workplace()
    let story = (0..<2_000).map { "rotate \($0.isMultiple(of: 2) ? "landscapeLeft" : "portrait")\n" }.joined()
    try place.write("a.txt", "vcsim 1\nmode ios6\ncontroller home\n  supports all\nlaunch home\n" + story)
    let line = """
      for delay in 0 01 02 03 04 05 06 07 08 09 10 12 14 16 18 20 25 30; do
        for signal in INT TERM; do
          vcsim accept a.txt > /dev/null & sleep 0.$delay; kill -$signal $! 2> /dev/null; wait $! 2> /dev/null
        done
      done
      ls -A
      """
    let left = try Vcsim.shell(line, in: place.url).out.split(separator: "\n").filter { !$0.contains("Terminated") }
    #expect(Set(left).isSubset(of: ["a.txt", "a@ios6.trace"]), "\(left)")
  }
}
