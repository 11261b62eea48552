import Foundation
import Evidence
import SimKit

/// How well `why` finds the stories of published logs.
///
/// Each log that a scenario reproduces has a label: the actions of that scenario whose lines the log has, by the
/// ledger's alignment. Other logs have labels by hand. A story is found if it has the same kinds of actions in the same order;
/// `why` gets the lines, and neither the scenario nor the version.
struct StoryScore {
  private(set) var rows: [Score] = []

  struct Score {
    /// The kinds of labels, which are counted apart.
    enum Labeled: String, CaseIterable {
      case scenario = "records, labeled by their scenarios"
      case typed = "lists and statements, labeled by their scenarios"
      case search = "records, labeled by hand before tuning"
      case log = "logs, labeled by hand before tuning"
    }

    let id: String
    let labeled: Labeled
    /// The kinds of the actions, as each scenario has them.
    let labels: [[String]]
    /// The place of the first story with a label, from 1; nil if none has.
    let place: Int?
    /// The answer that has this story, from 1: stories that the log cannot tell apart are one answer.
    let answer: Int?
    /// Whether the version of the record is among those of the first answer; nil if the record states none.
    let hasVersion: Bool?
    /// How many versions the first answer names.
    let modes: Int
    /// How many stories the first answer has.
    let stories: Int
    /// In how many pieces the log was explained.
    let pieces: Int
    let isExplained: Bool
    /// Whether the stories have all actions of a label.
    let isSayable: Bool
    let first: String
  }

  /// Fewer lines say nothing.
  private static let fewestLines = 3

  init(_ evidence: JudgedRecords, _ labels: StoryLabels) {
    var libraries = StoryLibraries()
    for judged in evidence.records {
      if let row = Self.row(judged, labels.labels[judged.record.id], &libraries) { rows.append(row) }
    }
    for (name, text) in labels.logs {
      let log = DeviceLog(Source(name: name, text: text))
      if let row = Self.row(name, .log, labels.labels[name] ?? [], log, nil, &libraries) { rows.append(row) }
    }
  }

  private static func row(_ judged: JudgedRecord, _ own: [[String]]?, _ libraries: inout StoryLibraries) -> Score? {
    let lines = judged.record.lines.compactMap { line -> String? in
      guard case .callback(let receiver, let callback) = line.subject else { return nil }
      // A value that names a callback would be read as another line.
      let values = line.values.filter { value in Callback.allCases.allSatisfy { $0.selector != value.text } }
        .map { " \($0.key)=\($0.text)" }.joined()
      return "-[\(receiver.split(separator: ".").joined(separator: "_")) \(callback.selector)]\(values)"
    }
    let labels = own ?? judged.comparisons.compactMap { label(of: $0) }.filter { !$0.isEmpty }
    guard lines.count >= fewestLines, !labels.isEmpty else { return nil }
    let log = DeviceLog(Source(name: judged.record.id, text: lines.joined(separator: "\n") + "\n"))
    let labeled: Score.Labeled =
      own != nil && judged.record.id.hasPrefix("e4-")
      ? .search : own == nil && judged.record.trust != .log ? .typed : .scenario
    return row(judged.record.id, labeled, labels, log, judged.record.versions, &libraries)
  }

  private static func row(
    _ id: String, _ labeled: Score.Labeled, _ labels: [[String]], _ log: DeviceLog, _ versions: RecordVersions?,
    _ libraries: inout StoryLibraries
  ) -> Score? {
    let explanation = Explanation(log, libraries: &libraries, most: 1)
    guard explanation.callbackCount > 0 else { return nil }
    let stories = told(explanation)
    let place = stories.firstIndex { story in labels.contains { says($0, story.kinds) } }
    let modes = explanation.modes(ofAnswer: 0)
    return Score(
      id: id, labeled: labeled, labels: labels, place: place.map { $0 + 1 },
      answer: place.map { stories[$0].answer },
      hasVersion: versions.map { versions in modes.contains { versions.contains($0) } },
      modes: modes.count, stories: stories.count { $0.answer == 1 }, pieces: explanation.rest.count + 1,
      isExplained: explanation.isExplained,
      isSayable: labels.contains { $0.allSatisfy { sayable.contains($0) } },
      first: ([explanation] + explanation.rest).map { $0.stories.first?.words ?? "nothing" }.joined(separator: " // "))
  }

  /// The stories with their answers, from 1. If the log is in pieces, those of all pieces together, and the worst of the answers.
  private static func told(_ explanation: Explanation) -> [(kinds: [String], answer: Int)] {
    var told = explanation.stories.map { (actions: $0.actions.map(\.text), answer: $0.answer + 1) }
    for piece in explanation.rest {
      told = told.flatMap { one in
        piece.stories.prefix(9).map { (one.actions + $0.actions.map(\.text), max(one.answer, $0.answer + 1)) }
      }
    }
    return told.sorted { $0.answer < $1.answer }.map { (kinds(of: $0.actions), $0.answer) }
  }

  /// The kinds of the actions whose lines the record has; nil if none were found.
  private static func label(of comparison: RecordComparison) -> [String]? {
    guard let steps = comparison.steps else { return nil }
    return kinds(of: steps.map { comparison.run.steps[$0].text })
  }

  /// The kinds of actions, each once where it is repeated at once: an addition can be said in one line or in three.
  private static func kinds(of actions: [String]) -> [String] {
    var kinds: [String] = []
    for action in actions {
      guard let kind = kind(of: action), kinds.last != kind || kind != "add" && kind != "remove" else { continue }
      kinds.append(kind)
    }
    return kinds
  }

  /// Whether a story is that of a label: a segue pushes or presents, and its unwinding takes that back.
  private static func says(_ label: [String], _ kinds: [String]) -> Bool {
    let ways = ["segue": ["push", "present"], "unwind": ["pop", "dismiss"]]
    return label.count == kinds.count && zip(label, kinds).allSatisfy { $0 == $1 || ways[$1]?.contains($0) ?? false }
  }

  /// Nil for what is no action.
  private static func kind(of action: String) -> String? {
    let words = action.split(separator: " ").map(String.init)
    switch words.first {
    case "wait", "create", "release", "note", "change", nil: return nil
    case "show": return words.dropFirst().first == "master" ? "show master" : "push"
    case "tap" where words.count == 3: return "dismiss"
    case "tap", "select": return "select"
    case "will", "did": return "add"
    case "begin", "cancel", "finish", "set": return words.prefix(2).joined(separator: " ")
    case "perform": return "segue"
    // The launch behind it says so.
    case "end" where words.dropFirst().first == "app": return nil
    case let word?: return word
    }
  }

  private static let sayable: Set<String> = [
    "launch", "push", "pop", "present", "dismiss", "select", "add", "remove", "transition", "turn", "rotate",
    "background",
    "foreground", "memory", "set root", "set stack", "begin pop", "cancel pop", "finish pop", "begin turn",
    "cancel turn",
    "finish turn", "begin dismissal", "cancel dismissal", "finish dismissal", "show master", "hide",
  ]

  /// The figures of each kind of label, then the rows.
  var text: String {
    var text = ""
    for labeled in Score.Labeled.allCases {
      let own = rows.filter { $0.labeled == labeled }
      if !own.isEmpty { text += "\(labeled.rawValue)\n" + Self.figures(own) + "\n" }
    }
    for row in rows {
      let label = row.labels.map { $0.joined(separator: ", ") }.joined(separator: " | ")
      let place = row.place.map { "\($0)" } ?? "-"
      text += "\(row.answer ?? 0) (\(place) of \(row.stories)) \(row.isSayable ? "" : "(unsayable) ")"
      text += "\(row.id)  \(label)  <- \(row.first)  \(row.modes)\(row.hasVersion == false ? " WRONG VERSION" : "")"
      text += "\(row.isExplained ? "" : " not explained")\n"
    }
    return text
  }

  private static func figures(_ rows: [Score]) -> String {
    let said = rows.filter(\.isSayable)
    let versions = rows.compactMap(\.hasVersion)
    let narrow = rows.filter { $0.modes < Mode.all.count - 2 }.compactMap(\.hasVersion)
    return """
        logs with a label              \(rows.count)
        whose actions are known        \(said.count)
        the right story first, alone   \(said.count { $0.place == 1 && $0.stories == 1 })
        the right story first          \(said.count { $0.place == 1 })
        in the first answer            \(said.count { $0.answer == 1 })
        in the first three answers     \(said.count { ($0.answer ?? 9) <= 3 })
        all lines explained            \(rows.count(where: \.isExplained))
        a version stated               \(versions.count)
        in the range                   \(versions.count { $0 })
        a range of fewer than most     \(narrow.count)
        the version in it              \(narrow.count { $0 })

      """
  }
}

/// Labels by hand for published logs, and the logs themselves: `stories.txt`, and the excerpts beside it.
///
/// A line of `stories.txt` is `NAME: KIND, KIND | KIND`: the kinds of the actions of each story that a person accepts.
/// A name with a slash is an excerpt, `FILE/NUMBER`; another is the name of a record.
struct StoryLabels {
  private(set) var labels: [String: [[String]]] = [:]
  /// The labeled excerpts in the order of the labels.
  private(set) var logs: [(name: String, text: String)] = []

  init() {}

  init(_ folder: URL) throws {
    let text = try String(contentsOf: folder.appendingPathComponent("stories.txt"), encoding: .utf8)
    var excerpts: [String: [String: String]] = [:]
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let parts = line.components(separatedBy: ": ")
      guard parts.count == 2 else { throw EvidenceFiles.Fault(words: "'\(line)' is no label") }
      labels[parts[0]] = parts[1].components(separatedBy: " | ").map { $0.components(separatedBy: ", ") }
      let name = parts[0].components(separatedBy: "/")
      guard name.count == 2 else { continue }
      if excerpts[name[0]] == nil {
        excerpts[name[0]] = try Self.excerpts(folder.appendingPathComponent(name[0] + ".txt"))
      }
      guard let log = excerpts[name[0]]?[name[1]] else {
        throw EvidenceFiles.Fault(words: "there is no log '\(parts[0])'")
      }
      logs.append((parts[0], log))
    }
  }

  /// The logs of a file, without what they say.
  private static func excerpts(_ file: URL) throws -> [String: String] {
    var excerpts: [String: String] = [:]
    var name = ""
    for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
      if line.hasPrefix("## ") {
        name = String(line.dropFirst(3).prefix { $0 != ":" })
      } else {
        excerpts[name, default: ""] += line.components(separatedBy: " | ").dropFirst().joined(separator: " | ") + "\n"
      }
    }
    return excerpts
  }
}
