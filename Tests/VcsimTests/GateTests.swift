import Foundation
import Testing

@testable import vcsim

/// Nothing that others have written acts on a terminal, on a log or on the machine.
struct GateTests {
  /// Control characters of all kinds, and beginnings of commands.
  private static let nasty =
    "\u{1B}[31m\u{9B}2J\u{7F}\u{8}\u{202E}\u{2066}\u{61C}\u{200F}\u{85}\u{10FFFD}[2Jx\u{10FFFD}[8m ##[error]y"

  private func isTame(_ text: String, commands: Int = 0) -> Bool {
    let lines = text.split(separator: "\n").filter { $0.drop { $0 == " " }.hasPrefix("::") }
    return lines.count == commands && !text.contains("##[")
      && text.unicodeScalars.allSatisfy { scalar in
        switch scalar.value {
        case 9, 10: true
        case 0..<32, 0x7F..<0xA0, 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: false
        default: true
        }
      }
  }

  @Test func theGateLeavesTextAlone() {
    for text in [
      "", "home viewWillAppear: animated=no\n", "# a comment\n\t- über … → 界 🙂\n", "a::b\n", "-[X y]: z\n", "# #[\n",
    ] {
      #expect(TextGate.cleaned(text) == text)
    }
  }

  @Test func theGateBreaksWhatCouldAct() {
    #expect(TextGate.cleaned("a\u{1B}[31mb") == "aU+1B[31mb")
    #expect(TextGate.cleaned("\u{9B}\u{7F}\r\u{0}") == "U+9BU+7FU+DU+0")
    #expect(TextGate.cleaned("\u{200E}a\u{200F}\u{61C}\u{628}") == "U+200EaU+200FU+61C\u{628}")
    #expect(TextGate.cleaned("\u{202E}\u{2066}\u{2028}\u{200B}") == "U+202EU+2066U+2028\u{200B}")
    #expect(TextGate.cleaned("::error::x\n  ::stop::y\nz ::") == "U+3A:error::x\n  U+3A:stop::y\nz ::")
    #expect(TextGate.cleaned("x ##[error]y") == "x U+23#[error]y")
    let long = String(repeating: "a", count: 60)
    #expect(TextGate.cleaned("##\(long)[x]") == "U+23#\(long)[x]")
    #expect(TextGate.cleaned("\(TextGate.mark)[1;31mred\(TextGate.mark)[0m") == "\u{1B}[1;31mred\u{1B}[0m")
    #expect(TextGate.cleaned("\(TextGate.mark)[2J").hasPrefix("U+10FFFD"))
    // Colors are vcsim's own: what others write cannot hide what stands behind it.
    #expect(TextGate.cleaned("\u{10FFFD}[8ma") == "U+10FFFD[8ma")
    #expect(TextGate.oneLine("a\nb\tc") == "aU+AbU+9c")
  }

  /// The fast way and the careful one agree wherever in a text the character stands.
  @Test func theGateSeesEachPlace() {
    for length in 0..<40 {
      for foreign in ["\u{1B}", "\u{7F}", "\u{85}", "\r", "##[", "\n::"] {
        let text =
          String(repeating: "a:", count: length / 2) + String(repeating: "b", count: length % 2) + foreign
          + "tail of it"
        #expect(isTame(TextGate.cleaned(text)), "\(length) \(foreign.debugDescription)")
      }
    }
  }

  @Test func commentsAndTracesAreShownTame() throws {
    let place = try Workplace()
    let nasty = Self.nasty
    try place.write(
      "a.txt", "vcsim 1\ntitle \"\(nasty)\"\nmode ios6\ncontroller   home # \(nasty)\nlaunch home\nnote \"\(nasty)\"\n")
    let trace = "vcsim-trace 1\ncase a@ios6\ndevice phone 320x480 portrait\n\n::stop-commands::abc\n  home \(nasty)\n"
    try place.write("a@ios6.trace", trace)
    try place.write("b.trace", trace.replacingOccurrences(of: "stop", with: "step"))
    try place.write("w.txt", "vcsim 1\ncontroller home\nlaunch \(nasty)\n")
    for line in [
      ["fmt", "--check", "a.txt"], ["list"], ["run", "a.txt"], ["run", "w.txt"], ["check"],
      ["check", "--report", "markdown"], ["check", "--report", "tap"],
      ["check", "--report", "json"],
      ["check", "--report", "junit"], ["diff", "a@ios6.trace", "b.trace"],
      ["lint"], ["lint", "--report", "sarif"],
      ["lint", "--report", "json"],
      ["parse", "a.txt"], ["run", "--format", "jsonl", "a.txt"], ["page", "--format", "mermaid", "a.txt"], [nasty],
      ["run", "--\(nasty)"], ["run", nasty], ["run", "--only", nasty, "a.txt"], ["explain", nasty],
    ] {
      let result = try Vcsim(line, in: place.url)
      #expect(isTame(result.out), "\(line): \(result.out.debugDescription)")
      #expect(isTame(result.err), "\(line): \(result.err.debugDescription)")
    }
    let github = try place.run("check", "--report", "github")
    #expect(github.out.contains("\n::error file=a.txt"))
    #expect(isTame(github.out, commands: 2) && isTame(github.err))
  }

  /// JSON says them in its own way, and loses none.
  @Test func whatIsEscapedInJSONIsNotLost() throws {
    let place = try Workplace()
    let title = "a\u{202E}\u{200F}\u{61C}\u{2066}b"
    try place.write("a.txt", "vcsim 1\ntitle \"\(title)\"\nmode ios6\ncontroller home\nlaunch home\n")
    let out = try place.run("parse", "a.txt").out
    #expect(out.contains("\"a\\u202e\\u200f\\u061c\\u2066b\"") && isTame(out))
  }

  @Test func namesOfFilesCannotAct() throws {
    let place = try Workplace()
    let name = "a\n::error title=PWN::yes\u{1B}[2J.txt"
    try place.write(name, "vcsim 1\ncontroller home\nlaunch hoem\n")
    for line in [
      ["check"], ["check", "--report", "github"], ["lint"], ["run", name], ["fmt", name], ["fmt", "--check"], ["list"],
    ] {
      let result = try Vcsim(line, in: place.url)
      #expect(result.status == 66, "\(line)")
      #expect(
        isTame(result.out, commands: line.contains("github") ? 1 : 0) && isTame(result.err),
        "\(line): \(result.out) \(result.err)")
      #expect(result.err.contains("its name holds control characters"))
    }
  }

  /// What cannot be read again is not written.
  @Test func noFileGetsANameThatActs() throws {
    let place = try Workplace()
    for line in [["new", "a\u{1B}[2J"], ["run", "-o", "a\u{1B}[2J", "example:modal"]] {
      let result = try Vcsim(line, in: place.url)
      #expect(result.status == 73 && result.err.contains("its name holds control characters") && isTame(result.err))
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: place.url.path).isEmpty)
  }

  @Test func addressesInSarifAreEncoded() throws {
    let place = try Workplace()
    try place.write("a#b ?c%.txt", "vcsim 1\ncontroller home\nlaunch home\n")
    #expect(try place.run("lint", "--report", "sarif").out.contains("\"uri\" : \"a%23b%20%3Fc%25.txt\""))
  }

  @Test func dataPassesAsItIsWhereItGoesToAFile() throws {
    let place = try Workplace()
    try place.write("a.txt", "vcsim 1\nmode ios6\ncontroller home  # \u{1B}[31m\nlaunch home\n")
    #expect(try Vcsim.shell("vcsim fmt - < a.txt > b.txt; cmp a.txt b.txt; echo $?", in: place.url).out == "0\n")
    for name in ["GITHUB_ACTIONS", "TF_BUILD", "CI", "TEAMCITY_VERSION"] {
      let log = try Vcsim(["fmt", "-"], in: place.url, stdin: place.read("a.txt"), environment: [name: "true"])
      #expect(isTame(log.out), "\(name)")
    }
  }

  @Test func whatAnImportSaysOfAClassIsText() throws {
    let place = try Workplace()
    try place.write(
      "M.storyboard",
      "<document version=\"3.0\" initialViewController=\"a\"><scenes><scene><objects>"
        + "<viewController id=\"a\" customClass=\"\u{202E}x\u{85}\u{2028}##vso[task.prependpath]/tmp\"/>"
        + "</objects></scene></scenes></document>\n")
    #expect(try place.run("import", "-o", "screens.txt", "--story", "app.txt", "M.storyboard").status == 0)
    let text = try place.read("screens.txt")
    #expect(text.contains("Its class is '<U+202E>x<U+0085><U+2028># #vso[task"), "\(text)")
  }

  // MARK: Includes

  @Test func includesStayInTheProject() throws {
    let place = try Workplace()
    try place.write("secret", "root:hunter2:0\n")
    try place.write("outside.txt", "controller other\n")
    #expect(
      try Vcsim.shell("mkdir -p p/sub q; ln -s ../outside.txt p/link.txt; mkfifo p/pipe", in: place.url).status == 0)
    func run(_ path: String, in folder: String = "p") throws -> Vcsim {
      try place.write("\(folder)/a.txt", "vcsim 1\nmode ios6\ninclude \"\(path)\"\ncontroller home\nlaunch home\n")
      return try place.run("run", "\(folder)/a.txt")
    }
    for path in [
      "/etc/passwd", "../secret", "../outside.txt", "link.txt", "/proc/self/environ", "/dev/zero", "pipe", "gone", ".",
    ] {
      let result = try run(path)
      #expect(
        result.status == 2 && result.err.contains("there is no such file in the project"), "\(path): \(result.err)")
      #expect(!result.err.contains("root:") && !result.err.contains("hunter2"))
    }
    // With a configuration, or a repository, above it the project is larger.
    try place.write("p/common.txt", "controller other\n")
    #expect(try run("../common.txt", in: "p/sub").status == 2)
    try place.write("p/vcsim.conf", "")
    #expect(try run("../common.txt", in: "p/sub").status == 0)
    try place.write("p/wrong.txt", "root:hunter2:0\n")
    let wrong = try run("wrong.txt")
    #expect(wrong.status == 2 && wrong.err.contains("line 1 of it is wrong") && !wrong.err.contains("hunter2"))
  }

  @Test func includesAreBounded() throws {
    let place = try Workplace()
    // Each file includes the next one twice: two to the power of 19 in all.
    for number in 0..<19 {
      try place.write("i\(number).txt", "include \"i\(number + 1).txt\"\ninclude \"i\(number + 1).txt\"\n")
    }
    try place.write("i19.txt", "")
    try place.write("a.txt", "vcsim 1\nmode ios6\ninclude \"i0.txt\"\ncontroller home\nlaunch home\n")
    #expect(try place.run("run", "a.txt").status == 2)
    try place.write(
      "many.txt",
      "vcsim 1\nmode ios6\n\((0..<9).map { "include \"e\($0).txt\"\n" }.joined())controller home\nlaunch home\n")
    for number in 0..<9 { try place.write("e\(number).txt", "controller c\(number)\n") }
    #expect(try place.run("run", "many.txt").status == 0)
    let files = try place.run("run", "--limit", "included-files=8", "many.txt")
    #expect(
      files.status == 2 && files.err.contains("more than 8 files are included; --limit included-files=N raises that"))
    // A bound is named wherever it is met, and so is a file that includes itself.
    try place.write("i19.txt", "# nothing\n")
    #expect(try place.run("run", "a.txt").err.contains("--limit included-files=N raises that"))
    for number in 0..<25 { try place.write("d\(number).txt", "include \"d\(number + 1).txt\"\n") }
    try place.write("a.txt", "vcsim 1\nmode ios6\ninclude \"d0.txt\"\ncontroller home\nlaunch home\n")
    #expect(try place.run("run", "a.txt").err.contains("files include each other more than 20 deep"))
    try place.write("d1.txt", "include \"d0.txt\"\n")
    #expect(try place.run("run", "a.txt").err.contains("it includes itself: a.txt > d0.txt > d1.txt > d0.txt"))
    let bytes = try place.run("run", "--limit", "included-bytes=100", "many.txt")
    #expect(bytes.status == 2 && bytes.err.contains("more than 100 bytes are included"))
  }

  // MARK: Limits

  @Test func noInputIsReadWithoutEnd() throws {
    let place = try Workplace()
    for line in [
      ["run", "/dev/zero"], ["check", "/dev/zero"], ["diff", "/dev/zero", "/dev/zero"], ["lint", "/dev/zero"],
    ] {
      let result = try Vcsim(line + ["--limit", "input-bytes=1M"], in: place.url)
      #expect(result.status == 66, "\(line)")
      #expect(
        result.err.contains("cannot read '/dev/zero': it holds more than 1048576 bytes"), "\(line): \(result.err)")
      #expect(result.err.contains("--limit input-bytes=N raises the limit"))
    }
    try place.write("a.txt", "vcsim 1\nmode ios6\ncontroller home\nlaunch home\nexpect nothing\n")
    #expect(try place.run("run", "--limit", "input-bytes=10", "a.txt").status == 66)
    #expect(try place.run("run", "--limit", "input-bytes=10K", "a.txt").status == 0)
    #expect(try place.run("list", "--limit", "found-files=1").status == 0)
    try place.write("b.txt", "vcsim 1\n")
    #expect(try place.run("list", "--limit", "found-files=1").status == 66)
    for wrong in ["input-bytes", "input-bytes=", "input-bytes=0", "input-bytes=-1", "bytes=1", "input-bytes=1T"] {
      #expect(try place.run("run", "--limit", wrong, "a.txt").status == 64, "\(wrong)")
    }
  }
}
