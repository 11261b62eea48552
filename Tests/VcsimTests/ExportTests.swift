import Foundation
import Testing

/// `vcsim export` as a user meets it.
struct ExportTests {
  private static let scenario = """
    vcsim 1
    mode ios18
    controller home
    controller sheet
      class SheetController
    launch home
    present sheet from home animated
    kill app

    """

  /// The player keeps no variables: lines that depend on them are those of the first values.
  @Test func aVariableHasItsFirstValueOnADevice() throws {
    let place = try Workplace()
    try place.write(
      "a.txt",
      """
      vcsim 1
      mode ios18
      variable loggedIn: no, yes
      controller home
      when home viewDidLoad if loggedIn=yes
        layout home
      action refresh
        update constraints home if loggedIn=yes
        layout home now if loggedIn=no
      launch home
      set loggedIn=yes
      do refresh
      open url

      """)
    let result = try place.run("export", "player", "-o", "Player", "a.txt")
    #expect(result.out.contains("nothing drives a.txt:11 'set loggedIn=yes': the player keeps no state of the app"))
    #expect(result.out.contains("nothing drives a.txt:13 'open url': the player's app has no URL scheme"))
    let plan = try place.read("Player/plans/a@ios18.json")
    #expect(plan.contains("\"hooks\" : [\n  ],") || plan.contains("\"hooks\" : []"), "\(plan)")
    #expect(plan.contains("\"layout\"") && !plan.contains("constraints"), "\(plan)")
  }

  @Test func thePlayerHasItsSourcesItsScriptsAndAPlanForEachCase() throws {
    let place = try Workplace()
    try place.write("a.txt", Self.scenario)
    let result = try place.run("export", "player", "-o", "Player", "a.txt")
    #expect(result.status == 0, "\(result.err)")
    #expect(result.out.hasPrefix("wrote Player: 1 plan\n  1 by code alone"))
    // What nothing drives is named with its place and the reason.
    #expect(result.out.contains("nothing drives a.txt:8 'kill app': only a swipe"))
    for name in [
      "player/App.swift", "player/Performer.swift", "run.sh", "fingers/FingerTests.swift", "plans/a@ios18.json",
    ] {
      #expect(place.has("Player/" + name), "\(name)")
    }
    let original = Vcsim.root.appendingPathComponent("Sources/Player/App/Performer.swift")
    #expect(try place.read("Player/player/Performer.swift") == String(contentsOf: original, encoding: .utf8))
    // The scripts run as the documentation types them.
    let files = FileManager.default
    #expect(files.isExecutableFile(atPath: place.url.appendingPathComponent("Player/run.sh").path))
    #expect(!files.isExecutableFile(atPath: place.url.appendingPathComponent("Player/plans/a@ios18.json").path))
    // Plans of an earlier export go; what others wrote into the folder stays.
    try place.write("Player/plans/other.json", "{}")
    try place.write("b.txt", Self.scenario)
    #expect(try place.run("export", "player", "-o", "Player", "b.txt").status == 0)
    #expect(!place.has("Player/plans/a@ios18.json") && place.has("Player/plans/other.json"))
  }

  @Test func aTestTargetHasAMethodForEachCase() throws {
    let place = try Workplace()
    try place.write("a.txt", Self.scenario)
    let result = try place.run("export", "xctest", "--mode", "ios17", "--mode", "ios26", "-o", "T", "a.txt")
    #expect(result.status == 0, "\(result.err)")
    let methods = try place.read("T/ScenarioTests.swift")
    #expect(methods.contains("@MainActor func test_a_ios17() async throws { try await play(\"a@ios17\") }"))
    #expect(methods.contains("func test_a_ios26()"))
    #expect(try place.read("T/plans/a@ios17.json").contains("\"class\" : \"SheetController\""))
    #expect(!place.has("T/player/App.swift") && !place.has("T/run.sh"))
  }

  /// The same cases as functions of Swift Testing; and a folder holds one export only.
  @Test func swiftTestingHasAFunctionForEachCase() throws {
    let place = try Workplace()
    try place.write("a.txt", Self.scenario)
    #expect(try place.run("export", "testing", "-o", "T", "a.txt").status == 0)
    let tests = try place.read("T/ScenarioTests.swift")
    #expect(tests.contains("import Testing") && tests.contains("func case_a_ios18() async throws"), "\(tests)")
    #expect(place.has("T/Playback.swift") && place.has("T/ScenarioTesting.swift"))
    #expect(!place.has("T/ScenarioTestCase.swift") && !place.has("T/player/App.swift"))
    for target in ["player", "xctest"] {
      let refused = try place.run("export", target, "-o", "T", "a.txt")
      #expect(
        refused.status == 73 && refused.err.contains("'T' holds what 'vcsim export testing' wrote"), "\(refused.err)")
    }
    #expect(!place.has("T/player/App.swift"))
    #expect(try place.run("export", "testing", "-o", "T", "a.txt").status == 0)
  }

  /// Every type that an app may have too is in one namespace.
  @Test func aTestTargetGetsNoTypesOutsideOfTheNamespace() throws {
    let place = try Workplace()
    try place.write("a.txt", Self.scenario)
    for (target, own) in [
      ("xctest", ["ScenarioTestCase", "ScenarioTests", "Vcsim"]), ("testing", ["ScenarioTests", "Vcsim"]),
    ] {
      #expect(try place.run("export", target, "-o", target, "a.txt").status == 0)
      let folder = place.url.appendingPathComponent(target)
      let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
      let types = try names.flatMap { name in
        try place.read(target + "/" + name)
          .matches(
            of: #/\n(?:@\w+(?:\([^)\n]*\))? |nonisolated |final |public )*(?:class|struct|enum|protocol|actor) (\w+)/#
          )
          .map { String($0.1) }
      }
      #expect(Set(types) == Set(own), "\(types)")
    }
  }

  @Test func aVersionWithoutASimulatorIsReplacedAndSaidSo() throws {
    let place = try Workplace()
    try place.write("a.txt", Self.scenario.replacingOccurrences(of: "mode ios18", with: "mode ios5"))
    let result = try place.run("export", "player", "a.txt")
    #expect(result.status == 0 && place.has("Player/plans/a@ios26.json"))
    #expect(result.err.contains("planned a.txt for ios26"))
    let old = try place.run("export", "player", "--mode", "ios6", "a.txt")
    #expect(old.status == 64 && old.err.contains("ios15"))
  }

  @Test func whatCannotBeWrittenOrPlayedIsAnError() throws {
    let place = try Workplace()
    try place.write("a.txt", Self.scenario)
    #expect(try place.run("export").status == 64)
    #expect(try place.run("export", "mac", "a.txt").status == 64)
    #expect(try place.run("export", "player").status == 64)
    // A folder that holds something else is left alone.
    try FileManager.default.createDirectory(
      at: place.url.appendingPathComponent("mine"), withIntermediateDirectories: true)
    try place.write("mine/notes", "mine")
    let refused = try place.run("export", "player", "-o", "mine", "a.txt")
    #expect(refused.status == 73 && refused.err.contains("VS0014"))
    try place.write("bad.txt", "vcsim 1\nlaunch nobody\n")
    #expect(try place.run("export", "player", "bad.txt").status == 2)
    let both = try place.run("export", "player", "a.txt", "bad.txt")
    #expect(both.status == 2 && place.has("Player/plans/a@ios18.json"))
  }
}
