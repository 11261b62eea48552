import SimKit

/// How well `why` finds the stories of published logs.
///
/// Each log that a scenario reproduces has a label: the actions of that scenario whose lines the log has, by the
/// ledger's alignment. A story is found if it has the same kinds of actions in the same order; `why` gets the lines, and
/// neither the scenario nor the version.
struct StoryScore {
  private(set) var rows: [Row] = []

  struct Row {
    let id: String
    /// The kinds of the actions, as each scenario has them.
    let labels: [[String]]
    /// The place of the first story with a label, from 1; nil if none has.
    let place: Int?
    /// Whether the stories before it print the log as well as it does.
    let isTied: Bool
    /// Whether the version of the record is among those of the first story; nil if the record states none.
    let hasVersion: Bool?
    /// How many versions the first story names.
    let modes: Int
    /// Whether all lines are explained.
    let isExplained: Bool
    /// Whether the stories have all actions of a label.
    let isSayable: Bool
    let first: String
  }

  /// Fewer lines say nothing.
  private static let fewestLines = 3

  init(_ evidence: Evidence) {
    var libraries = StoryLibraries()
    for judged in evidence.records where judged.record.trust == .log {
      if let row = Self.row(judged, &libraries) { rows.append(row) }
    }
  }

  private static func row(_ judged: JudgedRecord, _ libraries: inout StoryLibraries) -> Row? {
    let lines = judged.record.lines.compactMap { line -> String? in
      guard case .callback(let receiver, let callback) = line.subject else { return nil }
      let values = line.values.map { " \($0.key)=\($0.text)" }.joined()
      return "-[\(receiver.split(separator: ".").joined(separator: "_")) \(callback.selector)]\(values)"
    }
    let labels = judged.comparisons.compactMap { label(of: $0) }.filter { !$0.isEmpty }
    guard lines.count >= fewestLines, !labels.isEmpty else { return nil }
    let log = DeviceLog(Source(name: judged.record.id, text: lines.joined(separator: "\n") + "\n"))
    let explanation = Explanation(log, libraries: &libraries, most: 1)
    let stories = explanation.stories
    guard !stories.isEmpty else { return nil }
    let place = stories.firstIndex { labels.contains(kinds(of: $0.actions.map(\.text))) }
    let versions = judged.record.versions
    return Row(
      id: judged.record.id, labels: labels, place: place.map { $0 + 1 },
      isTied: place.map { stories[$0].isTied } ?? false,
      hasVersion: versions.map { versions in stories[0].modes.contains { versions.contains($0) } },
      modes: stories[0].modes.count, isExplained: explanation.isExplained,
      isSayable: labels.contains { $0.allSatisfy { sayable.contains($0) } },
      first: stories[0].actions.map(\.text).joined(separator: ", "))
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

  /// The figures, then the rows.
  var text: String {
    let said = rows.filter(\.isSayable)
    let versions = rows.compactMap(\.hasVersion)
    var text = """
      logs with a label           \(rows.count)
      whose actions are known     \(said.count)
      the right story first       \(said.count { $0.place == 1 })
      among three                 \(said.count { ($0.place ?? 9) <= 3 })
      first, or as good as it     \(said.count { $0.place == 1 || $0.isTied })
      all lines explained         \(rows.count(where: \.isExplained))
      a version stated            \(versions.count)
      in the range                \(versions.count { $0 })

      """
    for row in rows {
      let label = row.labels.map { $0.joined(separator: ", ") }.joined(separator: " | ")
      text += "\(row.place ?? 0)\(row.isTied ? "=" : "") \(row.isSayable ? "" : "(unsayable) ")"
      text += "\(row.id)  \(label)  <- \(row.first)  \(row.modes)\(row.hasVersion == false ? " WRONG VERSION" : "")"
      text += "\(row.isExplained ? "" : " not explained")\n"
    }
    return text
  }
}
