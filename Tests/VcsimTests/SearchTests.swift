import Foundation
import Testing

@testable import vcsim

/// What a directory is taken to hold. Silence never means success.
struct SearchTests {
  private static let right = "controller home\nlaunch home\nexpect nothing\n"
  private static let wrong = "controller home\nlaunch hoem\n"

  @Test(arguments: [
    "vcsim 1\n", "\u{FEFF}vcsim 1\n", "\nvcsim 1\n", "# a licence\n\n  # more\nvcsim 1\n", "vcsim 1 # c\n",
    "vcsim  1\n",
    "vcsim 1 \t\n", "vcsim 1\r\n", "\r\n# x\r\nvcsim 1\r\n",
    String(repeating: "# a long licence\n", count: 2_000) + "vcsim 1\n",
  ])
  func theFirstLineThatSaysSomethingCounts(head: String) throws {
    for name in Vcsim.sample(["a.txt", "b", "c.scenario", ".hidden", "d.trace", "e@ios6.txt"], oneIn: 3) {
      let place = try Workplace()
      try place.write(name, head + Self.wrong)
      for command in ["check", "list", "lint", "accept"] {
        #expect(try place.run(command, ".").status == 2, "\(command) \(name) \(head.prefix(12).debugDescription)")
      }
      #expect(try place.run("run", name).status == 2)
    }
  }

  @Test func whatLooksLikeAScenarioIsNotPassedOver() throws {
    let place = try Workplace()
    try place.write("good.txt", "vcsim 1\nmode ios6\ncontroller home\nlaunch home\nexpect nothing\n")
    try place.write("notes.txt", "Notes on what to do.\n")
    try place.write("empty.txt", "")
    #expect(try place.run("list").status == 0)
    #expect(try place.run("list", "-v").err.contains("passed over notes.txt: no scenario"))
    try place.write("bare.txt", Self.wrong)
    for command in [["check"], ["list"], ["lint"], ["fmt", "--check"], ["accept", "-n"]] {
      let result = try Vcsim(command, in: place.url)
      #expect(
        result.status == 2 && result.err.contains("'bare.txt' looks like a scenario"), "\(command): \(result.err)")
    }
    // Named, it is read as what it is.
    #expect(try place.run("run", "bare.txt").err.contains("did you mean 'home'?"))
    #expect(try place.run("run", "bare.txt", "--mode", "ios6").status == 2)
  }

  /// The image of a disk is passed over, however large it is.
  @Test func zerosAreNotReadToTheirEnd() throws {
    let place = try Workplace()
    try place.write("a.txt", "vcsim 1\nmode ios6\ncontroller home\nlaunch home\nexpect nothing\n")
    #expect(try Vcsim.shell("truncate -s 300M disk.img", in: place.url).status == 0)
    let list = try place.run("list", "-v")
    #expect(list.status == 0 && list.err == "passed over disk.img: no scenario\n", "\(list.err)")
  }

  /// What is configured is not left out in silence.
  @Test func aLinkToNoConfigurationIsAnError() throws {
    let place = try Workplace()
    try place.write("a.txt", "vcsim 1\nmode ios6\ncontroller home\nlaunch home\nexpect nothing\n")
    #expect(try Vcsim.shell("mkdir below; ln -s nowhere vcsim.conf", in: place.url).status == 0)
    for command in [["check", "a.txt"], ["lint", "a.txt"], ["list", "-C", "below", "../a.txt"]] {
      let result = try Vcsim(command, in: place.url)
      #expect(result.status == 66 && result.err.contains("it is a link to 'nowhere'"), "\(command): \(result.err)")
    }
    #expect(try place.run("list", "--config", "none", "a.txt").status == 0)
  }

  @Test func anUnknownVersionIsAnError() throws {
    let place = try Workplace()
    try place.write("later.txt", "vcsim 2\ncontroller home\nlaunch home\n")
    #expect(try place.run("check").status == 2)
    #expect(try place.run("lint").status == 2)
  }

  @Test func whatCannotBeReadIsAnError() throws {
    let place = try Workplace()
    try place.write("good.txt", "vcsim 1\nmode ios6\ncontroller home\nlaunch home\nexpect nothing\n")
    #expect(try Vcsim.shell("ln -s gone.txt dangling", in: place.url).status == 0)
    for command in [["check"], ["list"], ["lint"], ["fmt", "--check"]] {
      let result = try Vcsim(command, in: place.url)
      #expect(result.status == 66 && result.err.contains("it is a link to 'gone.txt'"), "\(command)")
    }
    #expect(try place.run("check", "--report", "json").out.contains("dangling"))
    let named = try place.run("run", "dangling")
    #expect(named.status == 66 && !named.err.contains("did you mean"))
    // The superuser may read everything: another user tries.
    let shell =
      "chmod 755 .; mkdir shut; cp good.txt shut; chmod 000 shut; setpriv --reuid 65534 --clear-groups vcsim check; echo $?"
    let result = try Vcsim.shell("test $(id -u) = 0 || exit 0; rm dangling; \(shell)", in: place.url)
    if !result.out.isEmpty {
      #expect(result.out.contains("cannot read 'shut': Permission denied") && result.out.hasSuffix("66\n"))
    }
  }

  @Test func loopsAndPipesEndTheSearchNot() throws {
    let place = try Workplace()
    let deep =
      "mkdir -p d/x; ln -s .. d/x/l1; ln -s .. d/x/l2; ln -s . d/loop; mkfifo d/pipe; ln -s pipe d/to-pipe; ln -s /dev/zero d/zero"
    #expect(try Vcsim.shell(deep, in: place.url).status == 0)
    try place.write("d/x/a.txt", "vcsim 1\nmode ios6\ncontroller home\nlaunch home\nexpect nothing\n")
    let list = try place.run("list", "-v", "d")
    #expect(list.status == 0 && list.out.split(separator: "\n").count == 1)
    #expect(list.err.contains("passed over d/pipe: a device, a FIFO or a socket"))
    #expect(list.err.contains("passed over d/zero: a device, a FIFO or a socket"))
    #expect(try place.run("fmt", "--check", "d").status == 0)
  }

  @Test func choosingNothingIsCode4() throws {
    let place = try Workplace()
    for command in [["check"], ["list"], ["lint"], ["fmt"], ["fmt", "--check"], ["accept"]] {
      #expect(try Vcsim(command, in: place.url).status == 4, "\(command)")
      #expect(try Vcsim(command + ["--allow-empty"], in: place.url).status == 0, "\(command)")
    }
    try place.write("a.txt", "vcsim 1\nmode ios6\ncontroller home\nlaunch home\nexpect nothing\n")
    let line = try place.run("check", "a.txt:999")
    #expect(line.status == 4 && line.err.contains("'a.txt' has no line 999; it ends with line 5"))
    let shard = try place.run("check", "--shard", "2/2", "a.txt")
    #expect(shard.status == 4 && shard.err.contains("nothing is left for part 2 of 2"))
    #expect(try place.run("check", "--shard", "2/2", "--allow-empty", "a.txt").status == 0)
    let pattern = try place.run("check", "*.text")
    #expect(pattern.status == 66 && pattern.err.contains("the shell expands patterns"))
  }

  /// The traces of a file that cannot be understood are nobody's fault.
  @Test func tracesOfAnInvalidFileAreNotStale() throws {
    let place = try Workplace()
    try place.write("a.txt", "vcsim 1\nmode ios5 ios6\nmatrix x: yes, no\ncontroller home\nlaunch home\n")
    #expect(try place.run("accept").status == 0)
    try place.write("a.txt", "vcsim 1\nmode ios5 ios6\nmatrix x: yes, no\ncontroller home\nlaunch hoem\n")
    let result = try place.run("check")
    #expect(result.status == 2 && !result.out.contains("stale"))
  }

  @Test func howAFileWasSavedHidesNothing() throws {
    let text = "vcsim 1\n" + Self.wrong
    let utf16: [UInt8] = ([0xFEFF] + Array(text.utf16)).flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }
    for (name, bytes) in [
      ("utf16.txt", utf16), ("UPPER.TXT", Array(Self.wrong.utf8)), ("a", Array("vcsim 1.0\n\(Self.wrong)".utf8)),
    ] {
      let place = try Workplace()
      try Data(bytes).write(to: place.url.appendingPathComponent(name))
      for command in ["check", "list", "lint"] { #expect(try place.run(command).status == 2, "\(command) \(name)") }
    }
  }

  /// To open what nobody has named must not wait for ever.
  @Test(.timeLimit(.minutes(1))) func nothingIsWaitedForThatNobodyNamed() throws {
    let place = try Workplace()
    try place.write("a.txt", "vcsim 1\nmode ios6\ncontroller home\nlaunch home\n")
    #expect(try Vcsim.shell("mkfifo a@ios6.trace", in: place.url).status == 0)
    let check = try place.run("check", "a.txt")
    #expect(check.status == 1 && check.out.contains("it is a device, a FIFO or a socket"))
    let accept = try place.run("accept", "a.txt")
    #expect(accept.status == 73 && accept.err.contains("it is a device, a FIFO or a socket"))
    #expect(try Vcsim.shell("test -p a@ios6.trace && rm a@ios6.trace && mkfifo vcsim.conf", in: place.url).status == 0)
    #expect(try place.run("check", "a.txt").status == 66)
    #expect(try place.run("check", "--config", "none", "a.txt").status == 1)
  }

  /// A file is looked at once, whatever it is called; its other names are told, where they are more than a spelling.
  @Test func aFileWithSeveralNamesIsLookedAtOnce() throws {
    let place = try Workplace()
    try place.write("a.txt", "vcsim 1\nmode ios6\ncontroller home\nlaunch home\nexpect nothing\n")
    #expect(try Vcsim.shell("mkdir d; cp a.txt d/c.txt; ln -s c.txt d/b.txt", in: place.url).status == 0)
    for (paths, name) in [
      (["a.txt", "./a.txt"], "a.txt"), (["./a.txt", "a.txt", "d/../a.txt"], "./a.txt"), (["d/c.txt", "d"], "d/c.txt"),
      (["./d/c.txt", "d"], "d/c.txt"), (["d", "./d/c.txt"], "d/c.txt"), (["d"], "d/c.txt"), (["-", "-"], "-"),
    ] {
      let list = try Vcsim(["list"] + paths, in: place.url, stdin: place.read("a.txt"))
      #expect(list.status == 0 && list.out.hasSuffix("@ios6   \(name)\n"), "\(paths): \(list.out)")
      #expect(list.out.split(separator: "\n").count == 1, "\(paths): \(list.out)")
      #expect(list.err.isEmpty == !paths.contains("d"), "\(paths): \(list.err)")
    }
    for command in [["check"], ["lint"], ["fmt", "--check"], ["accept", "-n"]] {
      let result = try Vcsim(command + ["a.txt", "./a.txt", "d"], in: place.url)
      #expect(result.err.contains("passed over d/b.txt: it is the same file as d/c.txt\n"), "\(command)")
      #expect(!result.err.contains("passed over ./a.txt"), "\(command)")
    }
    #expect(try place.run("check", "a.txt", "./a.txt").out.contains("0 passed, 1 failed"))
    let verbose = try place.run("list", "-v", "a.txt", "./a.txt").err
    #expect(verbose == "passed over ./a.txt: it is the same file as a.txt\n")
    // A line means the file, however it is written.
    #expect(try place.run("check", "a.txt", "./a.txt:99").status == 4)
    #expect(try place.run("check", "a.txt:1", "./a.txt:5").out.contains("0 passed, 1 failed"))
  }

  /// Stored traces belong to the name of a scenario; those of its other names are not stale for that.
  @Test func tracesOfOtherNamesAreNotStale() throws {
    let place = try Workplace()
    try place.write("a.txt", "vcsim 1\nmode ios6\ncontroller home\nlaunch home\n")
    let line = "vcsim accept a.txt; ln -s a.txt b.txt; sed s/a@/b@/ a@ios6.trace > b@ios6.trace"
    #expect(try Vcsim.shell(line, in: place.url).status == 0)
    for paths in [["."], ["./a.txt", "."], ["b.txt", "."], ["b.txt"]] {
      let check = try Vcsim(["check"] + paths, in: place.url)
      #expect(check.status == 0 && check.out.hasPrefix("1 passed, 0 failed\n"), "\(paths): \(check.out)\(check.err)")
    }
    // Beside it, what belongs to no case is.
    #expect(try Vcsim.shell("mv a@ios6.trace a@ios7.trace; vcsim check ./a.txt .", in: place.url).out.contains("stale"))
  }

  /// Byte order marks, line ends and comments before the first line matter to no command.
  @Test func howAFileBeginsMattersNowhere() throws {
    let place = try Workplace()
    let text = "vcsim 1\nmode ios6\ncontroller home\nlaunch home\n"
    try place.write("a.txt", text)
    try place.write("device.log", "-[HomeVC viewDidLoad]\n-[HomeVC viewWillAppear:]\n")
    #expect(try place.run("accept").status == 0)
    let expected = try place.run("diff", "a.txt", "device.log")
    #expect(expected.status == 0 && expected.err.contains("map: HomeVC=home"))
    for (name, changed) in [
      "mark.txt": "\u{FEFF}" + text, "comment.txt": "# a licence\n\n" + text, "bare.txt": String(text.dropFirst(8)),
      "crlf.txt": text.replacingOccurrences(of: "\n", with: "\r\n"), "blanks.txt": "vcsim  1 # x\n" + text.dropFirst(8),
    ] {
      try place.write(name, changed)
      let result = try place.run("diff", name, "device.log")
      #expect(result.status == 0 && result.err == expected.err, "\(name): \(result.err)")
      #expect(try place.run("diff", "-", "device.log", stdin: changed).err == expected.err, "\(name)")
    }
    let stored = try place.read("a@ios6.trace")
    let (printed, lines) = (try place.run("run", "a.txt").out, try place.run("run", "--format", "jsonl", "a.txt").out)
    for (before, end) in [("\u{FEFF}", "\n"), ("", "\r\n"), ("\u{FEFF}", "\r\n")] {
      func saved(_ text: String) -> String { before + text.replacingOccurrences(of: "\n", with: end) }
      try place.write("a@ios6.trace", saved(stored))
      #expect(try place.run("check", "a.txt").status == 0)
      for text in [stored, printed, lines] {
        try place.write("other", saved(text))
        let result = try place.run("diff", "a.txt", "other")
        #expect(result.status == 0 && result.out.isEmpty, "\(result.out)")
        #expect(result.err.hasPrefix("the same: "), "\(result.err)")
      }
    }
  }
}
