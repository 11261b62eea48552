import Foundation
import Testing

@testable import SimKit

/// How an app stands, as numbers.
@Suite struct ExploreStateTests {
  /// Stored fields that are history, or the same in a whole run: nothing that comes depends on them.
  private static let history: [String: Set<String>] = [
    "Simulator": [
      "script", "mode", "position", "outcome", "rules", "events", "stack", "budget", "line",
      "staysInPlace",
    ],
    "Screen": ["device", "rules", "roundedTop"],
    "Application": ["listed", "firstListed"],
    "Hierarchy": ["births"],
    "Controller": ["birth"],
    "Controller.Presentation": ["sourceBirth"],
    "ViewTree": ["insertions", "waiting", "resized"],
    "ViewTree.View": ["depth", "place"],
    "Containers": ["states"],
    "Transitions": ["count"],
    "Animations": ["count"],
    "RunLoop": ["turn", "isLaidOut"],
    "Messages": ["hooks", "hooksInStep"],
    "InvariantChecker": [
      "violations", "line", "time", "events", "announced", "announcedOther", "isOfLaunch", "interface", "before",
      "facts",
    ],
  ]

  /// A new field is written, or it is said that it is history.
  @Test func eachStoredFieldIsWrittenOrHistory() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Sources/SimKit/Explore")
    let source = try ["StateOfTheApp", "StateNumbers"].map {
      try String(contentsOf: folder.appendingPathComponent($0 + ".swift"), encoding: .utf8)
    }.joined()
    var bodies: [String: Substring] = [:]
    for match in source.matches(of: /extension ([\w.]+): StateWritable \{\n(?s:(.*?))\n\}\n/) {
      bodies[String(match.1)] = match.2
    }
    // A timer is written with the run loop.
    bodies["RunLoop.Timer"] = bodies["RunLoop"]
    var missing: [String] = []
    for value in try Self.states() {
      let type = String(reflecting: type(of: value)).replacing("SimKit.", with: "")
      guard let body = bodies[type] else {
        missing.append(type)
        continue
      }
      let words = Set(body.matches(of: /\w+/).map { String($0.0) })
      let history = Self.history[type] ?? []
      let fields = Mirror(reflecting: value).children.compactMap(\.label)
      #expect(!fields.isEmpty)
      missing += fields.filter { !words.contains($0) && !history.contains($0) }.map { "\(type).\($0)" }
      missing += history.subtracting(fields).map { "no longer a field: \(type).\($0)" }
    }
    #expect(missing == [])
  }

  /// One value of each type with state.
  private static func states() throws -> [Any] {
    let app = try start(
      "mode ios9\ndevice pad\ncontroller a\ncontroller b\ncontroller c\ncontroller d\ncontroller e\ncontroller s\n"
        + "controller nav is navigation of a\ncontroller tabs is tab bar of nav b\ncontroller book is page view of c\n"
        + "controller box is split of d e\nlaunch tabs\npresent s from tabs animated without waiting\n",
      .ios9)
    let hierarchy = app.hierarchy
    let states: [Any] = [
      app, app.screen, app.application, hierarchy,
      hierarchy.controllers[0], hierarchy.controllers[0].answers, try #require(hierarchy.controllers[5].presentation),
      hierarchy.controllers[0].passage, hierarchy.views, hierarchy.views[.window],
      app.containers, app.transitions,
      try #require(app.transitions.running.first), try #require(app.transitions.modals.first),
      Exchange(id: .none, container: ControllerID(0), from: ControllerID(0), to: ControllerID(0), kind: .page),
      Finger(controller: ControllerID(0), drives: nil),
      Turn(from: .portrait),
      ControllerSet(), app.transitions.animations,
      Animations.Running(id: 1, owner: .block), app.runLoop, try #require(app.runLoop.timers.first), app.messages,
      InvariantChecker(app.scenario), Transition.none,
    ]
    // A field that is nil has no type to look at: all types are named here, those of fields are among them.
    return states
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

  /// From states with the same numbers, all moves show the same lines, and lead to states with the same numbers.
  @Test(.long) func statesThatCountAsTheSameDoTheSame() throws {
    let (pairs, differences) = try Self.compare { $0 }
    #expect(pairs > 500)
    #expect(differences == [])
  }

  /// The comparison sees what numbers leave out: without the timers, states count as the same that aren't.
  @Test(.long) func theComparisonSeesWhatIsLeftOut() throws {
    #expect(!(try Self.compare { Array($0.prefix(40)) }.differences.isEmpty))
  }

  private static func compare(_ key: ([Int]) -> [Int]) throws -> (pairs: Int, differences: [String]) {
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
        var met: [[Int]: Simulator] = [key(numbers(of: app)): app]
        var level = [app]
        for _ in 0..<3 {
          var next: [Simulator] = []
          for one in level {
            for move in alphabet.moves where one.allows(move) {
              var other = one
              for place in move.statements { other.playTurn(ofStatement: place, into: &nowhere) }
              while other.outcome == nil {
                let state = key(numbers(of: other))
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

  private static func numbers(of app: Simulator) -> [Int] {
    var state = StateNumbers(keeping: true)
    app.write(to: &state)
    return state.numbers
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
      return sink.buffer.text + "\(one.outcome == nil ? numbers(of: one) : [])"
    }
  }

  @Test func fingerprintsAreOfAllNumbers() {
    var fingerprints: Set<UInt64> = []
    for count in 0..<40 {
      for place in 0..<max(1, count) {
        var state = StateNumbers()
        for other in 0..<count { state.put(byte: other == place ? 1 : 0) }
        fingerprints.insert(state.fingerprint)
      }
    }
    #expect(fingerprints.count == 1 + (1..<40).reduce(0, +))
  }

  /// Between two looks at the clock, the search does as much in a large app as in a small one; a look that says so ends it. What it
  /// keeps has a limit, too.
  @Test(arguments: [4, 900]) func theClockAndTheMemoryAreLookedAt(controllers: Int) throws {
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
