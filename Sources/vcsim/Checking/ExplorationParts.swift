import SimKit

/// Searches of single cases, as lines of JSON: machines divide the cases, and one of them merges what all have found.
struct ExplorationParts {
  static let merge = Option.texts("merge", "FILE", "what each --shard has printed, instead of a search")

  /// The part of each search.
  private var parts: [String: (line: String, part: Part)] = [:]
  private let files: [String]

  /// The result of a search, without the case.
  struct Part: Sendable {
    /// The depth of the last complete level.
    let depth: Int
    let states: Int
    let moves: Int
    /// Whatever else happens leads to a state that has been met.
    let isExhausted: Bool
    /// A limit came before the depth that was asked for.
    let isCutShort: Bool
    let impossible: [String]
    let findings: [(discovery: Discovery, story: Story)]
  }

  /// Nil without `--merge`.
  init?(_ invocation: Invocation) throws(Problem) {
    files = invocation[Self.merge]
    guard !files.isEmpty else { return nil }
    for file in files {
      let source = try Files.read(file)
      for number in 1...max(1, source.lineCount) {
        let line = source.text(ofLine: number)
        guard !line.isEmpty else { continue }
        guard let json = try? JSONReader.value(of: line), let type = json["type"]?.text else {
          throw .notMerged(file, reason: "line \(number) isn't a line of JSON that 'vcsim explore' has written")
        }
        if type == "version" { continue }
        guard type == "part", let search = json["search"]?.text, let part = Part(json) else {
          throw .notMerged(file, reason: "line \(number) isn't a part: 'vcsim explore --shard' writes parts")
        }
        if let known = parts[search], known.line != line {
          throw .notMerged(
            file, reason: "line \(number) is another result of the search of '\(json["case"]?.text ?? search)'")
        }
        parts[search] = (line, part)
      }
    }
  }

  /// The search of a case on another machine.
  func part(_ search: Search) throws(Problem) -> Part {
    guard let part = parts[search.name]?.part else {
      throw .notMerged(files.joined(separator: ", "), reason: "no part is the search of '\(search.testCase.name)'")
    }
    guard part.fits(search) else {
      throw .notMerged(files.joined(separator: ", "), reason: "no search writes the part of '\(search.testCase.name)'")
    }
    return part
  }
}

/// All that the result of a search depends on.
struct Search {
  let testCase: Case
  let question: String?
  let aim: Discovery.Aim
  let limits: Explorer.Limits

  /// The same on each machine; another one if any byte that counts is another.
  var name: String {
    let device = testCase.scenario.header.device(in: testCase.mode)
    let words = [
      Version.name, testCase.name, question ?? "", "\(aim)", "\(limits.depth)", "\(limits.states)", device.idiom.name,
      "\(device.screen.width)x\(device.screen.height)", testCase.scenario.header.heldIn.name,
    ]
    let included = testCase.scenario.includes.map { (try? Files.readPlain($0)) ?? [] }
    var hash = StableHash()
    for part in words.map({ Array($0.utf8) }) + [testCase.source.bytes] + included {
      hash.add(part)
      hash.add(256)
    }
    return hash.text
  }
}

// MARK: Lines

extension ExplorationParts.Part {
  func line(of search: Search) -> String {
    JSON.line([
      "type": "part", "case": search.testCase.name, "search": search.name, "depth": depth, "complete": isExhausted,
      "cut_short": isCutShort, "states": states, "moves": moves, "never_possible": impossible,
      "findings": findings.map { discovery, story in
        JSONObject([
          "kind": discovery.kind.rawValue, "text": discovery.text, "ground": discovery.ground,
          // A pause of -1 waits until the app is idle.
          "moves": story.steps.map(\.move), "pauses": story.steps.map { $0.pause ?? -1 },
        ])
      },
    ])
  }

  fileprivate init?(_ json: JSONValue) {
    guard let depth = json["depth"]?.int, let states = json["states"]?.int, let moves = json["moves"]?.int,
      let isExhausted = json["complete"]?.bool, let isCutShort = json["cut_short"]?.bool,
      let impossible = json["never_possible"]?.every(\.text), let findings = json["findings"]?.list
    else { return nil }
    var read: [(discovery: Discovery, story: Story)] = []
    for finding in findings {
      guard let kind = finding["kind"]?.text.flatMap({ Discovery.Kind(rawValue: $0) }),
        let text = finding["text"]?.text,
        let ground = finding["ground"]?.text, let moves = finding["moves"]?.every(\.int),
        let pauses = finding["pauses"]?.every(\.int), moves.count == pauses.count, pauses.allSatisfy({ $0 >= -1 })
      else { return nil }
      let steps = zip(moves, pauses).map { Story.Step(move: $0, pause: $1 < 0 ? nil : $1) }
      read.append((Discovery(kind: kind, text: text, ground: ground), Story(steps: steps)))
    }
    self.init(
      depth: depth, states: states, moves: moves, isExhausted: isExhausted, isCutShort: isCutShort,
      impossible: impossible, findings: read)
  }
  /// Whether the search can have come to it: within its limits, and with its moves.
  fileprivate func fits(_ search: Search) -> Bool {
    let alphabet = Alphabet(search.testCase.scenario, mode: search.testCase.mode)
    let (limits, places) = (search.limits, 0..<alphabet.moveCount)
    let texts = Set(places.map { alphabet.text(of: $0) })
    return (0...limits.depth).contains(depth) && (0...Explorer.mostStates(limits, alphabet)).contains(states)
      && (0...states * alphabet.moveCount).contains(moves) && !(isExhausted && isCutShort)
      && impossible.allSatisfy { texts.contains($0) }
      && findings.allSatisfy { _, story in
        story.steps.count <= limits.depth
          && story.steps.allSatisfy { places.contains($0.move) && $0.pause ?? 0 <= Story.longestPause }
      }
  }
}

extension JSONValue {
  /// The values of a list that holds nothing else.
  fileprivate func every<Value>(_ value: (JSONValue) -> Value?) -> [Value]? {
    guard let list else { return nil }
    let values = list.compactMap(value)
    return values.count == list.count ? values : nil
  }
}
