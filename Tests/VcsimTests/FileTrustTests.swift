import Foundation
import Testing

/// Which files are looked at, by which name: nothing is passed over, shared, or overwritten in silence.
struct FileTrustTests {
  private static let good = TrustTests.good

  @Test func whatLooksLikeAScenarioIsNamedAndTheRestIsCounted() throws {
    let place = try Workplace()
    try place.write("good.txt", Self.good)
    try place.write("empty.txt", "")
    try place.write("notes.txt", "Notes on what to do.\nadd this and\nthat\nand more\n")
    try place.write("other.log", "what other programs say\n")
    let calm = try place.run("check")
    #expect(calm.status == 0 && calm.out.hasSuffix("1 passed, 0 failed, 2 files passed over\n"), "\(calm.out)")
    for command in [["lint"], ["fmt", "--check"], ["list"], ["accept", "-n"]] {
      #expect(try Vcsim(command, in: place.url).err.contains("2 files passed over; -v lists them\n"), "\(command)")
    }
    for (name, text) in [
      ("merge.txt", "<<<<<<< HEAD\n\(Self.good)=======\n\(Self.good)>>>>>>> other\n"),
      ("license.txt", "// Copyright\n// All rights\n\n\(Self.good)"), ("capital.txt", "V" + Self.good.dropFirst()),
      ("half.txt", "Login\nmode ios6\ncontroller home\nlaunch home\n"),
    ] {
      try place.write(name, text)
      for command in [["check"], ["lint"], ["fmt", "--check"], ["list"]] {
        let result = try Vcsim(command, in: place.url)
        #expect(result.status == 2 && result.err.contains("'\(name)' looks like a scenario"), "\(command) \(name)")
      }
      try FileManager.default.removeItem(at: place.url.appendingPathComponent(name))
    }
    // What a project calls its scenarios is known by those that are some.
    try place.write("b.scn", "// Copyright\n" + Self.good)
    #expect(try place.run("check").status == 0)
    try place.write("c.scn", Self.good)
    #expect(try place.run("check").err.contains("'b.scn' looks like a scenario"))
    let pointer = try Workplace()
    try pointer.write("a.txt", "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n")
    #expect(try pointer.run("check").err.contains("git lfs pull"))
  }

  @Test func aPathThatLeadsToNothingIsAnError() throws {
    let place = try Workplace()
    #expect(try Vcsim.shell("mkdir -p good/below typo", in: place.url).status == 0)
    try place.write("good/a.txt", Self.good)
    try place.write("vcsim.conf", "scenarios good typo\n")
    for command in [
      ["check"], ["check", "good", "typo"], ["check", "good/a.txt", "typo"], ["lint", "good", "typo"],
      ["fmt", "--check", "good", "typo"], ["list", "typo", "good"],
    ] {
      let result = try Vcsim(command, in: place.url)
      #expect(result.status != 0 && result.err.contains("no scenario was found in typo"), "\(command): \(result.err)")
    }
    for paths in [["good", "good/below"], ["good/below", "good"]] {
      #expect(try Vcsim(["check"] + paths, in: place.url).err.contains("no scenario was found in good/below"))
    }
    for paths in [
      ["good", "good/a.txt"], ["good/a.txt", "good"], ["good", "good/."], ["good", "typo", "--allow-empty"],
    ] {
      #expect(try Vcsim(["check"] + paths, in: place.url).status == 0, "\(paths)")
    }
  }

  @Test func aStaleTraceIsFoundBesideAFileThatIsNamed() throws {
    let place = try Workplace()
    let text = "vcsim 1\nmode ios6 ios7\ncontroller home\nlaunch home\n"
    try place.write("a.txt", text)
    try place.write("a@b.txt", text)
    #expect(try place.run("accept", "-q").status == 0)
    try place.write("a.txt", text.replacing(" ios7", with: ""))
    let check = try place.run("check", "a.txt")
    #expect(check.status == 1 && check.out.contains("FAIL a@ios7.trace   stale"), "\(check.out)")
    #expect(!check.out.contains("a@b@"))
    for spelling in ["./a.txt", ".//a.txt", place.url.path + "/a.txt", "../\(place.url.lastPathComponent)/a.txt"] {
      let check = try place.run("check", spelling)
      #expect(check.status == 1 && check.out.contains("a@ios7.trace   stale"), "\(spelling): \(check.out)")
    }
    // Its name says whose it is, whatever has happened to what it holds.
    let trace = try place.read("a@ios7.trace")
    for damaged in ["", "<<<<<<< HEAD\n" + trace, String(trace.drop { $0 != "\n" })] {
      try place.write("a@ios7.trace", damaged)
      #expect(try place.run("check").out.contains("FAIL a@ios7.trace   stale"))
    }
    try place.write("a@ios7.trace", trace)
    try place.write("a@ios77.trace", "no version")
    try place.write("a@home.trace", "another program's")
    #expect(try place.run("check").out.contains("1 failed"))
    #expect(try place.run("accept", "--prune", "a.txt").status == 0)
    #expect(!place.has("a@ios7.trace") && place.has("a@b@ios7.trace"))
    #expect(try place.run("check", "a.txt").status == 0)
  }

  @Test func twoScenariosDoNotShareAStoredTrace() throws {
    let place = try Workplace()
    let text = "vcsim 1\nmode ios6\ncontroller home\nlaunch home\n"
    try place.write("b.txt", text)
    try place.write("b.scn", text)
    let accept = try place.run("accept")
    #expect(accept.status == 1 && accept.out.contains("would share its stored traces") && !place.has("b@ios6.trace"))
    try #require(try Vcsim.shell("mkdir d; ln -s . e", in: place.url).status == 0)
    for paths in [
      ["./b.txt", "b.scn"], ["b.txt", "d/../b.scn"], [place.url.path + "/b.txt", "b.scn"], ["e/b.txt", "b.scn"],
    ] {
      let accept = try Vcsim(["accept"] + paths, in: place.url)
      #expect(accept.status == 1 && !place.has("b@ios6.trace"), "\(paths): \(accept.out)")
    }
    #expect(try place.run("accept", "b.txt").status == 0)
    #expect(try place.run("check", "./b.txt", "b.scn").err.contains("[VS0026]"))
    let check = try place.run("check")
    #expect(
      check.status == 2 && check.err.contains("'b.scn' and 'b.txt' share the stored trace 'b@ios6.trace' [VS0026]"))
  }

  @Test func acceptsBesideEachOtherAllSucceed() throws {
    let place = try Workplace()
    let text = Self.good.replacing("  ...\n  home viewDidAppear: *", with: "  home loadView")
    for round in 0..<3 {
      try place.write("a.txt", text)
      let line = "for i in 1 2 3; do (vcsim accept -q a.txt > /dev/null; echo $?) & done; wait"
      #expect(try Vcsim.shell(line, in: place.url).out == "0\n0\n0\n", "round \(round)")
      #expect(try place.run("check", "-q", "a.txt").status == 0)
      for version in 7...18 { try place.write("a@ios\(version).trace", "vcsim-trace 1\n") }
      let prune = "for i in 1 2; do (vcsim accept -q --prune a.txt > /dev/null; echo $?) & done; wait"
      #expect(try Vcsim.shell(prune, in: place.url).out == "0\n0\n", "round \(round)")
    }
  }

  @Test func aNameThatIsNotUTF8IsNamed() throws {
    let place = try Workplace()
    try place.write("good.txt", Self.good)
    #expect(try Vcsim.shell("printf 'vcsim 1\\n' > $'b\\xff.txt'", in: place.url).status == 0)
    let found = try place.run("check")
    #expect(found.status == 66 && found.err.contains("its name is not UTF-8 [VS0024]"), "\(found.err)")
    let named = try Vcsim.shell("vcsim run $'b\\xff.txt'; echo $?", in: place.url)
    #expect(named.out.contains("its name is not UTF-8 [VS0024]") && named.out.hasSuffix("66\n"), "\(named.out)")
    for line in ["new $'c\\xff'", "run -o $'c\\xff' good.txt", "report -o $'c\\xff' good.txt"] {
      let result = try Vcsim.shell("vcsim \(line); echo $?", in: place.url)
      #expect(result.out.contains("its name is not UTF-8 [VS0009]"), "\(line): \(result.out)")
      #expect(result.out.hasSuffix("73\n"), "\(line): \(result.out)")
    }
  }
}
