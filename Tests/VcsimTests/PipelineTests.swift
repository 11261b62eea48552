import Foundation
import Testing

@testable import vcsim

/// Exit codes whatever becomes of the output, watching, and what other people's pipelines are given.
struct PipelineTests {
  private static let right =
    "vcsim 1\nmode ios6\ncontroller home\nlaunch home\nexpect\n  ...\n  home viewDidAppear: *\n"
  private static let wrong = "vcsim 1\nmode ios6\ncontroller home\nlaunch home\nexpect nothing\n"

  // MARK: Exit codes

  @Test(.long, arguments: ["", "trap '' PIPE; "])
  func theExitCodeSurvivesAReaderThatGoesAway(before: String) throws {
    let place = try Workplace()
    try place.write("wrong.txt", Self.wrong)
    try place.write("throws.txt", "vcsim 1\nmode ios6\ncontroller home\nlaunch home\npresent nil from home\n")
    func code(_ command: String) throws -> String {
      // The reader is gone before anything is written.
      try Vcsim.shell("\(before)(sleep 0.2; \(command); echo $? > code) 2> /dev/null | true; cat code", in: place.url)
        .out
    }
    #expect(try code("vcsim check wrong.txt") == "1\n")
    #expect(try code("vcsim check --report json wrong.txt") == "1\n")
    #expect(try code("vcsim run missing.txt wrong.txt") == "66\n")
    #expect(try code("vcsim fmt --check wrong.txt") == "0\n")
    #expect(try code("vcsim run throws.txt") == "3\n")
  }

  /// Swift takes the arguments from /proc: where none is, nothing is checked, and that is no success.
  @Test func withoutItsArgumentsItFails() throws {
    let place = try Workplace()
    try place.write("wrong.txt", Self.wrong)
    let line =
      "unshare -m sh -c 'mount -t tmpfs none /proc && SWIFT_ROOT=/ exec vcsim check wrong.txt'; echo \"code $?\""
    let isAllowed = try Vcsim.shell("unshare -m mount -t tmpfs none /proc", in: place.url).status == 0
    guard isAllowed else { return }
    let result = try Vcsim.shell(line, in: place.url)
    #expect(
      result.out.contains("cannot read '/proc/self/cmdline'") && result.out.hasSuffix("code 66\n"), "\(result.out)")
  }

  // MARK: Watching

  /// Runs a command that watches, does something after each of its runs, and hands over all that it has printed.
  private func watch(_ command: String, in place: Workplace, _ changes: [String]) throws -> String {
    var line =
      "\(command) > out 2>&1 & pid=$!\nwait_for() { for i in $(seq 100); do grep -q \"== run $1\" out && break; sleep 0.1; done; sleep 0.3; }\nwait_for 1\n"
    for (place, change) in changes.enumerated() { line += "\(change)\nwait_for \(place + 2)\n" }
    line += "kill -INT $pid; wait $pid; echo \"code $?\" >> out; cat out"
    return try Vcsim.shell(line, in: place.url).out
  }

  @Test(.long) func checkWatchesIncludedFilesTracesAndTheConfiguration() throws {
    let place = try Workplace()
    #expect(try Vcsim.shell("mkdir a b here", in: place.url).status == 0)
    try place.write("vcsim.conf", "scenarios a\n")
    try place.write("common.txt", "controller home\n")
    try place.write(
      "a/one.txt",
      "vcsim 1\nmode ios6\ninclude \"../common.txt\"\nlaunch home\nexpect\n  ...\n  home viewDidAppear: *\n")
    try place.write("b/two.txt", Self.wrong)
    let out = try watch(
      "cd here; vcsim check --watch", in: place,
      [
        "echo 'controller hoem' > ../new; mv ../new ../common.txt",
        "echo 'controller home' > ../new; mv ../new ../common.txt",
        "echo 'scenarios b' > ../new; mv ../new ../vcsim.conf",
        "sed '/expect/d' ../b/two.txt > ../new; mv ../new ../b/two.txt",
      ])
    let runs = out.components(separatedBy: "== run ").dropFirst().map { $0 }
    #expect(runs.count == 5, "\(out)")
    guard runs.count == 5 else { return }
    #expect(runs[0].contains("1 passed, 0 failed"))
    #expect(runs[1].contains("0 passed, 1 failed"))
    #expect(runs[2].contains("1 passed, 0 failed"))
    #expect(runs[3].contains("two.txt") && runs[3].contains("0 passed, 1 failed"))
    #expect(runs[4].contains("nothing is expected here") && runs[4].contains("code 130"))
  }

  @Test func runWatches() throws {
    let place = try Workplace()
    try place.write("a.txt", "vcsim 1\nmode ios6\ncontroller home\nlaunch home\n")
    let out = try watch("vcsim run --watch a.txt -o trace", in: place, ["echo 'rotate landscapeLeft' >> a.txt"])
    #expect(out.contains("== run 2") && !out.contains("== run 3") && out.contains("code 130"))
    #expect(try place.read("trace").contains("rotate landscapeLeft"))
  }

  // MARK: Options

  @Test func valuesAreCheckedWhereverAnOptionStands() throws {
    #expect(try Vcsim(["--only", "bogus", "accept", "."]).status == 64)
    #expect(try Vcsim(["--jobs", "many", "check", "."]).err.contains("'--jobs' cannot be 'many'"))
    #expect(try Vcsim(["--geometry", "check"]).err.contains("'check' has no option '--geometry'"))
    #expect(try Vcsim(["check", "--tag rotation"]).err.contains("help: write: --tag=rotation"))
    // A list has commas: what follows a space would be a file.
    let list = try Vcsim(["run", "--only", "home", "sheet", "example:modal"])
    #expect(list.status == 64 && list.err.contains("--only home,sheet"), "\(list.err)")
    #expect(try Vcsim(["run", "--only", "home", "example:modal"]).status == 0)
    #expect(try Vcsim(["--format", "jsonl", "run", "example:modal"]).out.hasPrefix("{\"type\":\"version\""))
  }

  // MARK: In other people's pipelines

  @Test func theActionChecksAndSaysTheCode() throws {
    let place = try Workplace()
    try place.write("right.txt", Self.right)
    try place.write("w rong.txt", Self.wrong)
    let script = Vcsim.root.appendingPathComponent(".ci/action").path
    func run(_ environment: String) throws -> (status: Int32, out: String) {
      try Vcsim.shell("GITHUB_OUTPUT=outputs VCSIM=vcsim \(environment) bash '\(script)'", in: place.url)
    }
    let all = try run("VCSIM_JUNIT=out.xml")
    #expect(all.status == 1 && all.out.contains("\n::error file=w rong.txt,line=5"))
    #expect(try place.read("outputs") == "exit-code=1\n")
    #expect(try place.read("out.xml").contains("<testsuites"))
    #expect(try run("VCSIM_PATHS=right.txt").status == 0)
    #expect(try run("VCSIM_PATHS='w rong.txt'").status == 1)
    // What stands in an input is an argument, whatever it looks like.
    #expect(try run("VCSIM_PATHS='$(touch pwned);--allow-empty'").status == 66)
    #expect(try run("VCSIM_ARGUMENTS=$'--filter\\nright'").status == 0)
    #expect(!place.has("pwned"))
    let action = try String(contentsOf: Vcsim.root.appendingPathComponent("action.yml"), encoding: .utf8)
    // No input stands in a script; the environment carries them all.
    for line in action.components(separatedBy: "\n") where line.contains("run: ") { #expect(!line.contains("${{")) }
    for name in action.matches(of: /inputs\.([a-z0-9-]+)/).map({ $0.1 }) { #expect(action.contains("\n  \(name):\n")) }
  }

  /// With a network that answers as the registries do.
  @Test(.ci) func digestsTakeThePlaceOfTags() throws {
    let place = try Workplace()
    let root = Vcsim.root.path
    for (name, answer) in [
      ("git", String(repeating: "a", count: 40)), ("docker", "sha256:" + String(repeating: "b", count: 64)),
    ] {
      try place.write("bin/\(name)", "#!/bin/sh\necho '\(answer)'\n")
    }
    let copy =
      "mkdir copy; cp -r '\(root)/.ci' '\(root)/.github' '\(root)/action.yml' copy/; chmod +x bin/*; export PATH=$PWD/bin:$PATH; cd copy; "
    let result = try Vcsim.shell(
      copy + ".ci/pin --check; echo $?; .ci/pin && .ci/pin --check && cat .github/workflows/*.yml", in: place.url)
    #expect(
      result.status == 0 && result.out.contains("is named by a tag") && result.out.contains("\n1\n"), "\(result.out)")
    #expect(result.out.contains("uses: actions/checkout@aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa  # v6\n"))
    #expect(result.out.contains("container: swift:6.3-bookworm@sha256:bbbb"))
    #expect(!result.out.contains(/uses: [^@\n]+@v\d/))
    // What the script can't read is not taken for pinned.
    for line in [
      "      - uses: 'a/b@v1'", "    container: {image: swift:6.3}", "      - {uses: a/b@v1}", "    image: \"a:1\"",
      "      - uses: docker://a:1", "    'container': a:1", "FROM a:1 AS b",
    ] {
      let file = line.hasPrefix("FROM") ? ".ci/Dockerfile" : ".github/workflows/more.yaml"
      try place.write("copy/\(file)", line + "\n")
      let check = try Vcsim.shell("copy/.ci/pin --check", in: place.url)
      #expect(check.status == 1 && check.out.contains("can't be read"), "\(line): \(check.out)")
    }
  }

  @Test func theHooksAreCommandsThatRun() throws {
    let place = try Workplace()
    try place.write("a.txt", "vcsim 1\ntitle \"T\"\nmode ios6\ncontroller home\nlaunch home\n")
    #expect(try place.run("fmt").status == 0)
    #expect(try place.run("accept").status == 0)
    let hooks = try String(contentsOf: Vcsim.root.appendingPathComponent(".pre-commit-hooks.yaml"), encoding: .utf8)
    let entries = hooks.matches(of: /entry: (.+)/).map { String($0.1) }
    #expect(entries.count == 4)
    for entry in entries { #expect(try Vcsim.shell(entry, in: place.url).status == 0, "\(entry)") }
    try place.write(
      "a.txt", "vcsim 1\nmode ios6\ncontroller   home\ncontroller unused\nlaunch home\nrotate landscapeLeft\n")
    // One rewrites, and succeeds; it comes last here.
    for entry in entries.sorted(by: >) where entry != "vcsim fmt" {
      #expect(try Vcsim.shell(entry, in: place.url).status == 1, "\(entry)")
    }
    #expect(try Vcsim.shell("vcsim fmt && vcsim fmt --check", in: place.url).status == 0)
  }

  @Test(.long) func aReleaseIsTheSameBytesTwice() throws {
    let place = try Workplace()
    let script = Vcsim.root.appendingPathComponent(".ci/release").path
    let line = """
      program=$(command -v vcsim)
      bash '\(script)' "$PWD/one" "$program" && sleep 1 && umask 077 && TZ=Asia/Tokyo bash '\(script)' "$PWD/two" "$program" &&
        diff -r one two && cd one && sha256sum -c *.sha256 && tar -xzf *.tar.gz && cd vcsim-*/ && find . -type f | sort
      """
    let result = try Vcsim.shell(line, in: place.url)
    #expect(result.status == 0, "\(result.out)")
    for name in [
      "bin/vcsim", "share/man/man1/vcsim.1", "share/bash-completion/completions/vcsim",
      "share/zsh/site-functions/_vcsim",
      "share/fish/vendor_completions.d/vcsim.fish", "LICENSE", "README.md", "SECURITY.md",
    ] { #expect(result.out.contains("./\(name)\n"), "\(name)") }
    #expect(try Vcsim.shell("one/vcsim-*/bin/vcsim --version", in: place.url).out == "vcsim \(Version.name)\n")
  }

  /// The archive, what is made from it, and what runs where it is not the archive that was published.
  @Test(.long) func aReleaseIsInstalledByItsScriptAndByTheAction() throws {
    let place = try Workplace()
    try place.write("right.txt", Self.right)
    let root = Vcsim.root.path
    let made = try Vcsim.shell(
      """
      set -e
      '\(root)/.ci/release' "$PWD/v\(Version.name)" "$(command -v vcsim)"
      '\(root)/.ci/publish' "$PWD/v\(Version.name)"
      cp v\(Version.name)/*.tar.gz v\(Version.name)/install.sh .
      """, in: place.url)
    #expect(made.status == 0, "\(made.out)")
    let install = "PREFIX=$PWD/here VCSIM_FROM=$PWD sh install.sh"
    let installed = try Vcsim.shell("\(install) && here/bin/vcsim run example:sheet", in: place.url)
    #expect(installed.status == 0 && installed.out.contains("export PATH=") && installed.out.contains("viewDidAppear:"))
    #expect(place.has("here/share/man/man1/vcsim.1"))
    let formula = try place.read("v\(Version.name)/vcsim.rb")
    let sum = try #require(try place.read("v\(Version.name)/SHA256SUMS").split(separator: " ").first)
    #expect(formula.contains("sha256 \"\(sum)\"") && !formula.contains("@"))

    // The action takes the same archive, by the release that it is told or used at.
    let action = "VCSIM_RELEASES=file://$PWD RUNNER_TEMP=$PWD/runner GITHUB_PATH=$PWD/path VCSIM_PATHS=right.txt"
    func check(_ environment: String) throws -> (status: Int32, out: String) {
      try Vcsim.shell("\(action) \(environment) bash '\(root)/.ci/action'", in: place.url)
    }
    // No checksum comes from the release that it checks.
    let unknown = try check("VCSIM_VERSION=\(Version.name)")
    #expect(unknown.status == 70 && unknown.out.contains("set the input 'sha256'") && !place.has("runner"))
    #expect(try check("VCSIM_VERSION=\(Version.name) VCSIM_SHA256=\(sum)").out.contains("1 passed"))
    #expect(try check("VCSIM_REF=v\(Version.name) VCSIM_SHA256=\(sum)").status == 0)
    #expect(try place.read("path").contains("/runner/vcsim/vcsim-\(Version.name)-linux-"))
    let branch = try check("VCSIM_REF=main")
    #expect(branch.status == 70 && branch.out.contains("set the input 'version' or 'vcsim'"))
    #expect(try check("VCSIM_VERSION=99.0 VCSIM_SHA256=\(sum)").out.contains("cannot download"))
    // A copy of the action that knows the archive.
    let copied = try Vcsim.shell(
      "mkdir own; cp '\(root)/.ci/action' own/; cat v*/SHA256SUMS > own/checksums; \(action) VCSIM_VERSION=\(Version.name) bash own/action",
      in: place.url)
    #expect(copied.status == 0, "\(copied.out)")
    let other = try check("VCSIM_VERSION=\(Version.name) VCSIM_SHA256=0000")
    #expect(other.status == 70 && other.out.contains("nothing was run") && !other.out.contains("passed"))

    // Nothing is installed from bytes that are not those of the release.
    let damaged = try Vcsim.shell(
      "for f in *.tar.gz; do echo >> $f; done; rm -rf here; \(install)", in: place.url)
    #expect(damaged.status == 1 && damaged.out.contains("nothing was installed") && !place.has("here"))
    let nowhere = "PREFIX=$PWD/here VCSIM_FROM=$PWD/none sh install.sh"
    #expect(try Vcsim.shell(nowhere, in: place.url).out.contains("set VCSIM_FROM"))
    #expect(try Vcsim.shell("VCSIM_FROM=$PWD sh install.sh", in: place.url).out.contains("HOME isn't set"))
  }

  /// The repository is named in one file; pages write the same words, and name no release.
  @Test func theRepositoryHasOneName() throws {
    let name = try String(contentsOf: Vcsim.root.appendingPathComponent(".ci/repository"), encoding: .utf8)
      .trimmingCharacters(in: .whitespacesAndNewlines)
    let patterns = "(github|githubusercontent)[.]com/[A-Za-z]+/vcsim|uses: [A-Za-z]+/vcsim@[^ ]*|ghcr[.]io/[A-Z]+/vcsim"
    let places = try Vcsim.shell("git grep -hoE '\(patterns)'")
    #expect(!places.out.isEmpty)
    for place in places.out.split(separator: "\n") {
      #expect(place.contains(name) && !place.contains("@v"), "\(place)")
    }
  }

  /// The page on security names what there is.
  @Test func thePageOnSecurityIsTrue() throws {
    let page = try String(contentsOf: Vcsim.root.appendingPathComponent("SECURITY.md"), encoding: .utf8)
    // It starts no other program and opens no connection: no such call stands in the one folder that could make it.
    let calls = try Vcsim.shell(
      "grep -rnE '\\b(socket|connect|execv|execl|posix_spawn|fork|system|popen|dlopen)[a-z]*\\(' Sources/vcsim Sources/SimKit Sources/ledger Sources/Player | grep -vE '[.]system|case system|System/Conversation.swift' || true"
    )
    #expect(
      page.contains("opens no connection") && page.contains("starts no other program but") && calls.out.isEmpty,
      "\(calls.out)")
    for word in page.matches(of: /`vcsim help ([a-z]+)`/).map({ String($0.1) }) {
      #expect(try Vcsim(["help", word]).status == 0)
    }
  }
}
