/// The log's own statement of its origin, if the player of `vcsim export` wrote it: the case, the system, the device,
/// the drivers of the lines, and the gaps.
package struct LogOrigin: Hashable, Sendable {
  /// Something of the case that the log lacks.
  package struct Gap: Hashable, Sendable {
    /// The line of the log, from 1.
    package let line: Int
    package let text: String
  }

  /// The values of the head by their keys: `system=18.5`.
  private var values: [String: String] = [:]
  /// The drivers of the lines, in the order of their first use: `code`, `host`, `finger`, `private`, `nothing`.
  package private(set) var drivers: [String] = []
  /// The driver of each action that the log marks.
  private var actionDrivers: [String?] = []
  private var lastDriver: String?
  /// The steps and settings that were not done, set up, or recorded.
  package private(set) var gaps: [Gap] = []

  /// The name of the case: `modal@ios18`.
  package var caseName: String? { values["case"] }
  /// The version of the system: `18.5`.
  package var system: String? { values["system"] }
  /// The build of the system: `22F77`.
  package var build: String? { values["build"] }
  /// The model of the device: `iPhone17,3`.
  package var model: String? { values["device"] }

  /// The device as a record has it: `phone 393x852 portrait`. Nil if the head lacks one of these.
  package var device: String? {
    guard let idiom = values["idiom"], let screen = values["screen"], let held = values["held"] else { return nil }
    return "\(idiom) \(screen) \(held)"
  }

  /// Nil if no line states the system.
  init?(_ source: Source) {
    var ended = false
    var last = 1
    for number in 1...max(1, source.lineCount) {
      let line = source.bytes[source.lineRange(number)]
      guard let mark = line.firstRange(of: "[vcsim] ") else { continue }
      last = number
      let words = String(decoding: line[mark.upperBound...], as: UTF8.self).split(whereSeparator: {
        $0 == " " || $0 == "\r"
      })
      switch words.first {
      case "#":
        ended = words.count == 2 && words[1] == "end"
        for word in words.dropFirst() { add(word) }
      case "=":
        actionDrivers.append(lastDriver)
        lastDriver = nil
      case "x": gaps.append(Gap(line: number, text: words.dropFirst().joined(separator: " ")))
      default: break
      }
    }
    guard system != nil else { return nil }
    if !ended { gaps.append(Gap(line: last, text: "the log does not come to the end of the story")) }
  }

  /// The driver of an action of the log, in their order; nil if the log doesn't state it.
  package func driver(ofAction place: Int) -> String? {
    actionDrivers.indices.contains(place) ? actionDrivers[place] : nil
  }

  private mutating func add(_ word: Substring) {
    guard let sign = word.firstIndex(of: "=") else { return }
    let (key, value) = (String(word[..<sign]), String(word[word.index(after: sign)...]))
    if key == "by" {
      lastDriver = value
      if !drivers.contains(value) { drivers.append(value) }
    } else if values[key] == nil {
      values[key] = value
    }
  }
}
