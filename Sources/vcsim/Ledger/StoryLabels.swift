import Foundation

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
