import Foundation
import Testing

@testable import SimKit

/// How an app stands, as a fingerprint.
struct ExploreStateTests {
  /// Stored fields of what is mixed field by field that are history, or the same in a whole run: nothing that comes depends on them.
  private static let history: [String: Set<String>] = [
    "Simulator": [
      "script", "mode", "position", "outcome", "rules", "events", "stack", "budget", "line",
      "staysInPlace",
    ],
    "Hierarchy": ["births"],
    "Controller": ["birth"],
    "Controller.Presentation": ["sourceBirth"],
    "ViewTree": ["insertions", "waiting", "resized"],
    "ViewTree.View": ["depth", "place"],
    "InvariantChecker": [
      "violations", "line", "time", "events", "announced", "announcedOther", "isOfLaunch", "interface", "before",
      "facts",
    ],
  ]

  /// A new field is written, or it is said that it is history.
  @Test func eachStoredFieldIsWrittenOrHistory() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Sources/SimKit/Tools/Explore/Fingerprint.swift")
    let source = try String(contentsOf: file, encoding: .utf8)
    var bodies: [String: Substring] = [:]
    for match in source.matches(of: /extension ([\w.]+) \{\n(?s:(.*?))\n\}\n/) { bodies[String(match.1)] = match.2 }
    let app = try Self.start("mode ios9\ncontroller a\ncontroller s\nlaunch a\npresent s from a\n", .ios9)
    let hierarchy = app.hierarchy
    let states: [Any] = [
      app, hierarchy, hierarchy.controllers[0], hierarchy.controllers[0].answers,
      try #require(hierarchy.controllers[1].presentation), hierarchy.controllers[0].passage, hierarchy.views,
      hierarchy.views[.window], InvariantChecker(app.scenario),
    ]
    var missing: [String] = []
    for value in states {
      let type = String(reflecting: type(of: value)).replacing("SimKit.", with: "")
      let words = Set(try #require(bodies[type]).matches(of: /\w+/).map { String($0.0) })
      let history = Self.history[type] ?? []
      let fields = Mirror(reflecting: value).children.compactMap(\.label)
      #expect(!fields.isEmpty)
      missing += fields.filter { !words.contains($0) && !history.contains($0) }.map { "\(type).\($0)" }
      missing += history.subtracting(fields).map { "no longer a field: \(type).\($0)" }
    }
    #expect(missing == [])
  }

  /// How an app stands right after the turn of its last line.
  private static func start(_ text: String, _ mode: Mode) throws -> Simulator {
    let scenario = try #require(Scenario.parse(Source(name: "s", bytes: Array("vcsim 1\n\(text)".utf8))).scenario)
    var app = Simulator(scenario, mode: mode)
    var nowhere = InvariantChecker.Nowhere()
    for place in scenario.story.indices { app.playTurn(ofStatement: place, into: &nowhere) }
    return app
  }

  private static let apps: [(text: String, modes: [Mode])] = [
    (
      "controller home\ncontroller detail\ncontroller sheet\ncontroller nav is navigation of home\nlaunch nav\n"
        + "push detail on nav animated\npop nav animated\npresent sheet from home animated\ndismiss sheet animated\n",
      [.ios5, .ios6, .ios8, .ios13, .ios26]
    ),
    (
      "controller list\ncontroller other\ncontroller sheet\n  style overCurrentContext\n"
        + "controller tabs is tab bar of list other\nwhen other viewWillAppear: once\n  select list in tabs\nlaunch tabs\n"
        + "present sheet from list animated\ndismiss sheet animated\n",
      [.ios6, .ios9, .ios13]
    ),
    (
      "device pad\ncontroller list\ncontroller nav is navigation of list\ncontroller detail\n"
        + "controller box is split of nav detail\nlaunch box\n", [.ios7, .ios9, .ios18]
    ),
    (
      "controller one\ncontroller two\ncontroller book is page view of one two\nlaunch book\n"
        + "turn book to two animated\nturn book to one\n", [.ios6, .ios13]
    ),
    (
      "controller left\ncontroller right\ncontroller box\nlaunch box\nadd left to box\nremove left from box\n"
        + "add right to box\ntransition left to right in box\nanimate 200ms\n  frame left 0 0 100 100\nthen\n"
        + "  layout right\nafter 100ms\n  release right\n", [.ios5, .ios6, .ios13]
    ),
  ]

  /// From states with the same fingerprint, all moves show the same lines, and lead to states with the same fingerprint.
  @Test(.long) func statesThatCountAsTheSameDoTheSame() throws {
    let (pairs, differences) = try Self.compare { Self.fingerprint(of: $0) }
    #expect(pairs > 500)
    #expect(differences == [])
  }

  /// The comparison sees what is left out: without the timers, states count as the same that aren't.
  @Test(.long) func theComparisonSeesWhatIsLeftOut() throws {
    #expect(!(try Self.compare { $0.hierarchy.fingerprint }.differences.isEmpty))
  }

  private static func compare(_ key: (Simulator) -> UInt64) throws -> (pairs: Int, differences: [String]) {
    var pairs = 0
    var differences: [String] = []
    for (text, modes) in apps {
      for mode in modes {
        let scenario = try #require(Scenario.parse(Source(name: "s", bytes: Array("vcsim 1\n\(text)".utf8))).scenario)
        let alphabet = Alphabet(scenario, mode: mode)
        var nowhere = InvariantChecker.Nowhere()
        var app = Simulator(alphabet.scenario, mode: mode)
        for place in alphabet.opening { app.playTurn(ofStatement: place, into: &nowhere) }
        while app.runLoop.nextDue != nil { app.playDue(into: &nowhere) }
        var met: [UInt64: Simulator] = [key(app): app]
        var level = [app]
        for _ in 0..<3 {
          var next: [Simulator] = []
          for one in level {
            for move in alphabet.moves where one.allows(move) {
              var other = one
              for place in move.statements { other.playTurn(ofStatement: place, into: &nowhere) }
              while other.outcome == nil {
                let state = key(other)
                if let known = met[state] {
                  pairs += 1
                  if pairs.isMultiple(of: 7), futures(known, alphabet) != futures(other, alphabet) {
                    differences.append("\(mode.name): \(text)")
                  }
                } else {
                  met[state] = other
                  next.append(other)
                }
                guard other.runLoop.nextDue != nil else { break }
                other.playDue(into: &nowhere)
              }
            }
          }
          level = next
        }
      }
    }
    return (pairs, differences)
  }

  private static func fingerprint(of app: Simulator) -> UInt64 {
    var hasher = Hasher()
    app.hash(into: &hasher)
    return hasher.fingerprint
  }

  /// What each move does: its lines, with sizes and times, to the end; and how the app stands then.
  private static func futures(_ app: Simulator, _ alphabet: Alphabet) -> [String] {
    var options = TraceTextOptions()
    options.geometry = true
    options.properties = true
    options.why = app.mode
    return alphabet.moves.map { move in
      guard app.allows(move) else { return "not possible" }
      var one = app
      var sink = TraceText(alphabet.scenario, options: options)
      for place in move.statements where one.outcome == nil { one.playTurn(ofStatement: place, into: &sink) }
      var ticks = 0
      while one.outcome == nil, one.runLoop.nextDue != nil, ticks < 20 {
        one.playDue(into: &sink)
        ticks += 1
      }
      if case .fault? = one.outcome { return "not possible" }
      return sink.buffer.text + "\(one.outcome == nil ? fingerprint(of: one) : 0)"
    }
  }

  /// Runs that stand alike have the same fingerprint, however many transitions and animations they have had.
  @Test func whatHasEndedDoesNotCount() throws {
    let text = "mode ios13\ncontroller a\ncontroller b\ncontroller nav is navigation of a\nlaunch nav\n"
    let back = "push b on nav animated\npop nav animated\nanimate 10ms\n  note \"x\"\n"
    var apps = [try Self.start(text + back, .ios13), try Self.start(text + back + back, .ios13)]
    for place in apps.indices {
      var nowhere = InvariantChecker.Nowhere()
      while apps[place].runLoop.nextDue != nil { apps[place].playDue(into: &nowhere) }
    }
    #expect(apps[0].transitions == apps[1].transitions)
    #expect(apps[1].transitions.running.isEmpty && apps[1].transitions.animations.isEmpty)
    #expect(apps[0].transitions.hashValue == apps[1].transitions.hashValue)
  }

  @Test func fingerprintsAreOfAllNumbers() {
    var fingerprints: Set<UInt64> = []
    for count in 0..<40 {
      for place in 0..<max(1, count) {
        var state = Mixture()
        for other in 0..<count { state.put(number: other == place ? 1 : 0) }
        fingerprints.insert(state.fingerprint)
      }
    }
    #expect(fingerprints.count == 1 + (1..<40).reduce(0, +))
  }

  /// Between two looks at the clock, the search does as much in a large app as in a small one; a look that says so ends it. What it
  /// keeps has a limit, too.
  @Test(.ci, arguments: [4, 900]) func theClockAndTheMemoryAreLookedAt(controllers: Int) throws {
    let text =
      "vcsim 1\nmode ios14\n" + (0..<controllers).map { "controller c\($0)\n" }.joined()
      + "launch c0\npresent c1 from c0 animated\ndismiss c1 animated\n"
    let scenario = try #require(Scenario.parse(Source(name: "large", text: text)).scenario)
    var limits = Explorer.Limits(depth: controllers > 100 ? 2 : 6, states: 1_000_000)
    limits.memory = 4 << 20
    var explorer = Explorer(scenario, mode: scenario.header.modes[0], limits: limits)
    let start = explorer
    var (looks, isComplete) = (0, true)
    while isComplete {
      isComplete =
        explorer.exploreLevel {
          looks += 1
          return false
        } == .complete
      #expect(explorer.keptBytes <= limits.memory)
    }
    #expect(explorer.moveCount > 20 && explorer.moveCount <= (looks + 1) * Explorer.mostBetweenLooks / controllers)
    var other = start
    looks = 0
    var level = Explorer.Level.complete
    while level == .complete {
      level = other.exploreLevel {
        looks += 1
        return true
      }
    }
    #expect(level == .stopped && looks <= 1)
  }

  @Test func aTableOfFingerprintsGrows() {
    var visited = Visited()
    let fingerprints = (1...20_000).map { UInt64($0) &* 0x9e37_79b9_7f4a_7c15 }
    let areNew = fingerprints.map { visited.insert($0) }
    #expect(areNew.allSatisfy { $0 })
    let areKnown = fingerprints.map { !visited.insert($0) }
    #expect(areKnown.allSatisfy { $0 })
    #expect(visited.count == 20_000)
  }
}

extension Simulator {
  fileprivate mutating func playTurn(ofStatement place: Int, into sink: inout some EventSink) {
    var watcher = NoWatcher()
    playTurn(ofStatement: place, into: &sink, watching: &watcher)
  }

  fileprivate mutating func playDue(into sink: inout some EventSink) {
    var watcher = NoWatcher()
    playDue(into: &sink, watching: &watcher)
  }
}
