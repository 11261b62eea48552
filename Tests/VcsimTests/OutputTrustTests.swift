import Foundation
import Testing

@testable import vcsim

/// What a name or a text of others can do to what is printed: nothing, in all forms.
struct OutputTrustTests {
  private static let odd = ["\u{202E}", "\u{85}", "\u{9B}", "\u{2028}", "\u{2066}", "\u{61C}"]

  @Test func pagesShowWhatTurnsTheDirectionOfWriting() throws {
    let place = try Workplace()
    let text = Self.odd.joined(separator: "x") + "end"
    try place.write(
      "a.txt",
      "vcsim 1\ntitle \"\(text)\"\nsource \"\(text)\"\nexperiment \"\(text)\"\nmode ios6\n# \(text)\ncontroller home\nlaunch home\nnote \"\(text)\" # \(text)\n"
    )
    try place.write("a.log", "-[Home viewDidLoad] \(text)\n")
    for line in [
      "page -o o a.txt", "page -o o a.log", "page --format svg -o o a.txt", "page --format mermaid -o o a.txt",
      "check --report junit:o a.txt",
    ] {
      _ = try Vcsim.shell("rm -f o; vcsim \(line)", in: place.url)
      let page = try place.read("o")
      #expect(!page.unicodeScalars.contains { Self.odd.contains(String($0)) }, "\(line)")
    }
    _ = try place.run("page", "-o", "o", "a.txt")
    #expect(try place.read("o").contains("U+202E"))
  }

  /// The line of a verdict is the program's.
  @Test func aLineBreakInAFileNameIsShown() throws {
    let place = try Workplace()
    let line =
      "printf 'vcsim 1\\n' > $'c\\n1 passed, 0 failed.txt'; printf 'vcsim-trace 1\\n' > $'a@ios6.trace\\n9 passed.trace'; "
      + "for c in check 'check --report tap' 'check --report markdown' 'check --report junit' "
      + "list lint 'fmt --check' 'accept -n' 'accept --prune -n'; do vcsim $c; done"
    try place.write(
      "a.txt", "vcsim 1\nmode ios6\ncontroller home\nlaunch home\nexpect\n  ...\n  home viewDidAppear: *\n")
    let result = try Vcsim.shell(line, in: place.url)
    let lines = result.out.split(separator: "\n")
    #expect(
      !lines.contains {
        $0.hasPrefix("1 passed, 0 failed.txt") || $0.hasPrefix("9 passed") || $0.hasPrefix("1 passed, 0 failed ")
      })
    #expect(result.out.contains("U+A1 passed, 0 failed"), "\(result.out)")
  }

  /// Two spellings of a letter look alike, and are two files.
  @Test func namesAreTheirBytes() throws {
    let place = try Workplace()
    let text = "vcsim 1\nmode ios6\ncontroller home\nlaunch home\n"
    for name in [#"$'\xc3\xa9'"#, #"$'e\xcc\x81'"#] {
      let line = "cat > \(name).txt"
      #expect(
        try Vcsim.shell("printf '%b' '\(text.replacing("\n", with: "\\n"))' | \(line)", in: place.url).status == 0)
    }
    #expect(try place.run("accept", "-q").status == 0)
    #expect(try Vcsim.shell("ls *.trace | wc -l", in: place.url).out.contains("2"))
    #expect(try place.run("check").status == 0)
    // One of them has no trace any more, and its twin's is not taken for it.
    let missing = try Vcsim.shell(#"rm $'\xc3\xa9@ios6.trace'; vcsim check"#, in: place.url)
    #expect(missing.status == 1 && missing.out.contains("nothing is expected"), "\(missing.out)")
    // The trace of a twin that is no more is stale.
    #expect(try place.run("accept", "-q").status == 0)
    let stale = try Vcsim.shell(#"rm $'\xc3\xa9.txt'; vcsim check"#, in: place.url)
    #expect(stale.status == 1 && stale.out.contains("stale"), "\(stale.out)")
  }

  @Test(arguments: ["2.0", "0.9", "99999999999999999999.1", "", "1x"])
  func aTraceOfAnotherFormatIsRefused(version: String) throws {
    let place = try Workplace()
    try place.write("a.txt", "vcsim 1\nmode ios6\ncontroller home\nlaunch home\n")
    let lines = try place.run("run", "--format", "jsonl", "a.txt").out
    try place.write("own.jsonl", lines.replacing(/"1\.[0-9]+"/, with: "\"1.99\""))
    try place.write("other.jsonl", lines.replacing(/"1\.[0-9]+"/, with: "\"\(version)\""))
    #expect(try place.run("diff", "a.txt", "own.jsonl").status == 0)
    for operands in [["a.txt", "other.jsonl"], ["other.jsonl", "own.jsonl"], ["other.jsonl", "other.jsonl"]] {
      let result = try Vcsim(["diff"] + operands, in: place.url)
      #expect(
        result.status == 66 && result.err.contains("format version"), "\(operands): \(result.status) \(result.err)")
    }
  }

  @Test func messagesOnAConfigurationAndInStepAreBounded() throws {
    let place = try Workplace()
    try place.write("a.txt", "vcsim 1\nmode ios6\ncontroller home\nlaunch home\n")
    let word = String(repeating: "x", count: 100_000)
    for command in [
      word, "next \(word)", "until \(word)", "go \(word)", "try \(word)", "state \(word)", "predict \(word)",
    ] {
      let result = try place.run("step", "a.txt", stdin: command + "\nquit\n")
      #expect((result.out + result.err).utf8.count < 6_000, "\(command.prefix(10)): \(result.out.utf8.count)")
    }
    try place.write("vcsim.conf", String(repeating: "wrong line\n", count: 50_000))
    let result = try place.run("check", "a.txt")
    #expect(result.status == 78 && result.err.utf8.count < 20_000 && result.err.contains("more errors are not shown"))
  }
}
