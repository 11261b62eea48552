import Foundation
import Testing

/// Two traces, or two versions, held against each other.
struct DiffTests {
  @Test func twoTracesAreTheSameOrDiffer() throws {
    let place = try StoredSheet.place()
    let trace = try place.read("a@ios6.trace")
    // Equal sides say so, and how much of them was compared: two files, a file and a scenario, and a log.
    let lines = trace.split(separator: "\n").count { $0.hasPrefix("  ") }
    for other in ["a@ios6.trace", "a.txt"] {
      let same = try place.run("diff", "a@ios6.trace", other)
      #expect(same.status == 0 && same.out.isEmpty, "\(same.out)")
      #expect(same.err.contains("the same: \(lines) lines compared"), "\(same.err)")
    }
    let swapped = trace.replacingOccurrences(
      of: "  sheet viewDidAppear: animated=yes\n  home viewDidDisappear: animated=yes\n",
      with: "  home viewDidDisappear: animated=yes\n  sheet viewDidAppear: animated=yes\n")
    #expect(swapped != trace)
    try place.write("b.trace", swapped)
    let result = try place.run("diff", "a@ios6.trace", "b.trace")
    #expect(result.status == 1)
    #expect(result.out.contains("present sheet from home animated") && result.out.contains("1 moved"))
    #expect(try place.run("diff", "a@ios6.trace", "none.trace").status == 66)
    #expect(try place.run("diff", "a@ios6.trace").status == 64)
    // A broken trace cannot be compared, not even with a copy.
    let broken = "vcsim-trace 1\ncase a@ios6\ndevice phone\n\n  home viewDidLoad\n"
    try place.write("broken.trace", broken)
    try place.write("copy.trace", broken)
    #expect(try place.run("diff", "broken.trace", "copy.trace").status == 66)
    let refused = try place.run("diff", "broken.trace", "a@ios6.trace")
    #expect(refused.status == 66 && refused.err.contains("a callback stands before the first action"))
    // What `run` prints is a trace as well, and so is the scenario.
    try place.write("printed.txt", try place.run("run", "a.txt").out)
    #expect(try place.run("diff", "a@ios6.trace", "printed.txt").status == 0)
    #expect(try place.run("diff", "a@ios6.trace", "a.txt").status == 0)
  }

  /// Both forms of a trace say the same, of every scenario.
  @Test func linesOfJSONAreATraceToo() throws {
    let place = try Workplace()
    var compared = 0
    for folder in ["examples", "containers", "talk", "blog"] {
      let names = try FileManager.default.contentsOfDirectory(
        atPath: Vcsim.root.appendingPathComponent("Scenarios/\(folder)").path)
      for name in Vcsim.sample(names.filter { $0.hasSuffix(".txt") }.sorted()) {
        for mode in ["ios6", "ios8"] {
          let path = "Scenarios/\(folder)/\(name)"
          let text = try Vcsim(["run", "-q", "--mode", mode, path])
          guard text.out.contains("\n  ") else { continue }
          try place.write("a.jsonl", try Vcsim(["run", "-q", "--mode", mode, "--format", "jsonl", path]).out)
          try place.write("a.trace", text.out)
          let result = try place.run("diff", "a.trace", "a.jsonl")
          #expect(result.status == 0, "\(path) \(mode): \(result.out)\(result.err)")
          compared += 1
        }
      }
    }
    #expect(compared >= 4)
    try place.write(
      "b.jsonl", "{\"type\":\"version\",\"format\":\"vcsim.events\",\"format_version\":\"1.1\"}\nnonsense\n")
    #expect(try place.run("diff", "b.jsonl", "a.jsonl").err.contains("line 2 is no event"))
  }

  /// The depth is how far a line is moved to the right: a stranger's number asks for no more than the lines before it.
  @Test func anEventIsInsideEventsThatStandBeforeIt() throws {
    let place = try StoredSheet.place()
    let events = try place.run("run", "--format", "jsonl", "a.txt").out
    try place.write("a.jsonl", events)
    for depth in ["-1", "1", "2147483647", "9223372036854775807"] {
      let first = try #require(events.range(of: "\"depth\":0"))
      try place.write("b.jsonl", events.replacingCharacters(in: first, with: "\"depth\":\(depth)"))
      let result = try place.run("diff", "a.jsonl", "b.jsonl")
      #expect(result.status == 66 && result.err.contains("is no event"), "\(depth): \(result.out.prefix(200))")
    }
  }

  /// Files are compared in blocks as they are read; where they part, and how their lines end, makes no difference.
  @Test func aLongTraceIsComparedWithACopyOfIt() throws {
    let place = try Workplace()
    let step = "\nwait 1000ms\n  -- +1000ms\n  home viewDidLoad\n"
    let trace = "vcsim-trace 1\ncase a@ios6\ndevice phone 320x480 portrait\n" + String(repeating: step, count: 3_000)
    try place.write("a.trace", trace)
    try place.write("b.trace", trace)
    let same = try place.run("diff", "--report", "json:r.json", "a.trace", "b.trace")
    #expect(same.status == 0 && same.out.isEmpty)
    #expect(try place.read("r.json").contains("\"passed\""))
    try place.write("b.trace", trace.dropLast(12) + "loadView\n")
    let differs = try place.run("diff", "a.trace", "b.trace")
    #expect(differs.status == 1 && differs.out.hasSuffix("1 missing, 1 unexpected\n"))
    try place.write("b.trace", trace.replacingOccurrences(of: "\n", with: "\r\n"))
    #expect(try place.run("diff", "a.trace", "b.trace").status == 0)
    try place.write("b.trace", trace.replacingOccurrences(of: "\n", with: "\r"))
    #expect(try place.run("diff", "a.trace", "b.trace").status == 0)
  }

  @Test func noTerminalIsTooWideOrTooNarrow() throws {
    for columns in ["\(Int.min)", "-1", "0", "1", "\(Int.max)", "9223372036854775808"] {
      for command in [
        ["check", "a.txt"], ["run", "--view", "lanes", "a.txt"],
        ["run", "--view", "bounds", "a.txt"],
        ["learn", "1"], ["help", "modes"], ["diff", "--mode", "ios5", "--mode", "ios6", "a.txt"],
      ] {
        let place = try StoredSheet.place()
        try place.write(
          "a@ios6.trace", try place.read("a@ios6.trace").replacingOccurrences(of: "  home loadView\n", with: ""))
        let result = try Vcsim(command, in: place.url, environment: ["COLUMNS": columns])
        #expect(result.status < 2 && !result.out.isEmpty, "\(command) \(columns)")
      }
    }
  }

  @Test func twoVersionsAreComparedWithTheRulesThatPartThem() throws {
    let result = try Vcsim(["diff", "--mode", "ios5", "--mode", "ios6", "example:memory"])
    #expect(result.status == 1)
    #expect(result.out.hasPrefix("On iOS 6, list no longer gets viewWillUnload, viewDidUnload and "))
    #expect(result.out.contains("\n\n- ios5   + ios6\n"))
    #expect(result.out.contains("viewDidUnload"))
    #expect(result.out.contains("Rules that apply in one of them only") && result.out.contains("memory-unloads"))
  }

  @Test func aFileThatIsNeitherTraceNorLogIsSaidToBe() throws {
    let place = try StoredSheet.place()
    try place.write("x.log", "nothing here\n")
    let result = try place.run("diff", "a@ios6.trace", "x.log")
    #expect(result.status == 66 && result.err.contains("no line of 'x.log' names a callback"))
    try place.write("y.log", "-[Foo viewDidLoad]\n-[Bar viewDidLoad]\n-[Baz viewDidLoad]\n")
    let unmapped = try place.run("diff", "a@ios6.trace", "y.log")
    #expect(unmapped.status == 64 && unmapped.err.contains("--map Bar=home"))
  }

  // MARK: Porting

  private static let sheet = """
    vcsim 1
    controller home
      class HomeViewController
    controller sheet
    launch home
    present sheet from home animated
    dismiss sheet animated

    """

  /// The rule that acts by silence is named first, with what to do about it; then each class with what it hears.
  @Test func whatBreaksIsSaidFirst() throws {
    let place = try Workplace()
    try place.write("a.txt", Self.sheet)
    let diff = try place.run("diff", "--mode", "ios12", "--mode", "ios13", "--family", "appearance", "a.txt")
    #expect(diff.status == 1)
    let silent = try #require(diff.out.range(of: "  standard-style-is-sheet"))
    let advice = try #require(diff.out.range(of: "> The presenter gets no appearance callbacks"))
    let table = try #require(diff.out.range(of: "  HomeViewController  viewWillAppear:           2      1\n"))
    let lines = try #require(diff.out.range(of: "\n  present sheet from home animated\n"))
    #expect(silent.lowerBound < advice.lowerBound && advice.lowerBound < table.lowerBound)
    #expect(table.lowerBound < lines.lowerBound)
    #expect(!diff.out.contains("LayoutSubviews"))
    let chosen = try place.run(
      "diff", "--mode", "ios12", "--mode", "ios13", "--callbacks", "viewDidDisappear:", "a.txt")
    #expect(chosen.out.hasSuffix("2 lines only in ios12\n"))
    let one = try place.run(
      "diff", "--mode", "ios12", "--mode", "ios13", "--only", "sheet", "--family", "loading", "a.txt")
    #expect(one.status == 0)
    #expect(
      try place.run("diff", "--mode", "ios12", "--mode", "ios13", "--callbacks", "viewDidVanish", "a.txt").status == 64)
    #expect(try place.run("diff", "--only", "home", "a.txt", "a.txt").status == 64)
  }

  @Test func severalVersionsMakeATable() throws {
    let place = try Workplace()
    try place.write("a.txt", Self.sheet)
    let diff = try place.run("diff", "--mode", "ios5", "--mode", "ios8", "--mode", "ios13", "a.txt")
    #expect(diff.status == 1)
    #expect(diff.out.contains("\nios5 to ios8\n") || diff.out.hasPrefix("ios5 to ios8\n"))
    #expect(diff.out.contains("ios8 to ios13\n"))
    #expect(diff.out.contains("ios5  ios8  ios13\n"))
    #expect(diff.out.contains("viewIsAppearing:"))
    #expect(
      try place.run("diff", "--mode", "ios5", "--mode", "ios8", "--mode", "ios13", "--report", "json", "a.txt").status
        == 64)
    try place.write("b.txt", "vcsim 1\nfamily memory\ncontroller a\nlaunch a\nmemory warning\n")
    #expect(try place.run("diff", "--mode", "ios6", "--mode", "ios8", "--mode", "ios13", "b.txt").status == 0)
  }

  /// A redirected trace is one like those that are stored; a scenario without its first line is none.
  @Test func printedTracesAreComparedAsStoredOnesAre() throws {
    let place = try Workplace()
    try place.write(
      "a.txt", "vcsim 1\nmode ios6\ncontroller home\n  overrides viewDidLoad viewDidAppear:\nlaunch home\n")
    #expect(
      try Vcsim.shell("vcsim run -q a.txt > a; cp a b; sed 's/viewDidLoad/viewDidUnload/' a > c", in: place.url).status
        == 0)
    #expect(try place.run("accept", "-q").status == 0)
    for (left, right) in [("a", "b"), ("a", "a@ios6.trace"), ("a@ios6.trace", "a")] {
      let same = try place.run("diff", left, right)
      #expect(same.status == 0 && same.out.isEmpty, "\(left) \(right): \(same.out)")
    }
    let stored = try place.read("a@ios6.trace").replacing("viewDidLoad", with: "viewDidUnload")
    try place.write("d.trace", stored)
    let printed = try place.run("diff", "a", "c")
    #expect(printed.status == 1 && !printed.out.isEmpty)
    let rest = try place.run("diff", "a@ios6.trace", "d.trace").out
    #expect(printed.out.split(separator: "\n").suffix(3) == rest.split(separator: "\n").suffix(3), "\(printed.out)")
    // Two cases in one file, and what stands between them.
    try place.write("two", "# x@ios5\n" + place.read("a") + "\n# x@ios6\n" + place.read("a"))
    try place.write("three", "# x@ios5\n" + place.read("a") + "\n# x@ios6\n" + place.read("c"))
    #expect(try place.run("diff", "two", "three").status == 1)
    try place.write("bare", place.read("a.txt").replacing("vcsim 1\n", with: ""))
    #expect(try place.run("diff", "bare", "a").status == 0)
  }
}
