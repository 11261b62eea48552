/// What the player of `vcsim export` says in the log it writes: the case, the system, the device, the drivers of the lines, the gaps.
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

  /// The questions to the host and the finger without an answer yet.
  private var questions: [Question] = []

  private struct Question: Hashable {
    let number: Substring
    /// `background`
    let action: String
    let line: Int
  }

  /// The name of the case: `modal@ios18`.
  package var caseName: String? { values["case"] }
  /// The values of the matrix in the case, as they end its name: `+animated=no`. Empty for a case without any.
  package var choice: String {
    guard let name = caseName, let mark = name.lastIndex(of: "@") else { return "" }
    return String(name[mark...].drop { $0 != "+" })
  }
  /// The version of the system: `18.5`.
  package var system: String? { values["system"] }
  /// The version to compare with: that of the system, else that of the plan. Nil if vcsim doesn't simulate it.
  package var mode: Mode? {
    guard let system else { return values["plan"].flatMap { Mode(name: $0) } }
    return Mode(name: "ios" + system.prefix { $0 != "." })
  }
  /// The version as a sentence names it: `iOS 18.5`.
  package var versionText: String { system.map { "iOS " + $0 } ?? values["plan"] ?? "" }
  /// The build of the system: `22F77`.
  package var build: String? { values["build"] }
  /// The model of the device: `iPhone17,3`.
  package var model: String? { values["device"] }

  /// The device as a record has it: `phone 393x852 portrait`. Nil if the head lacks one of these.
  package var device: String? {
    guard let idiom = values["idiom"], let screen = values["screen"], let held = values["held"] else { return nil }
    return "\(idiom) \(screen) \(held)"
  }

  /// The screen that the app had. Nil if the head lacks its size or the idiom.
  package var screen: Device? {
    let sides = values["screen"]?.split(separator: "x").compactMap { Int(String($0)) } ?? []
    guard sides.count == 2, sides.allSatisfy({ (1...100_000).contains($0) }),
      let idiom = Device.Idiom.allCases.first(where: { $0.name == values["idiom"] })
    else { return nil }
    return Device(idiom: idiom, screen: Size(sides[0], sides[1]))
  }

  /// Nil if no line states the system or the plan.
  init?(_ source: Source) {
    var ended = false
    var last = 1
    var place = 0
    while let mark = source.bytes.firstRange(of: LogLine.mark, from: place) {
      last = source.line(at: mark.lowerBound)
      place = source.lineRange(last).upperBound
      let words = source.text(mark.upperBound..<place).split { $0 == " " || $0 == "\r" }
      switch words.first {
      case "#":
        ended = words.count == 2 && words[1] == "end"
        // The host ends the app and launches it again.
        if words.contains(where: { $0.hasPrefix("case=") }), !questions.isEmpty { questions.removeLast() }
        for word in words.dropFirst() { add(word) }
      case "=":
        actionDrivers.append(lastDriver)
        lastDriver = nil
      case "?":
        let action = words.dropFirst(3).joined(separator: " ")
        questions.append(Question(number: words.count > 1 ? words[1] : "", action: action, line: last))
      case "x":
        let text = words.dropFirst().joined(separator: " ")
        questions.removeAll { text.hasPrefix($0.action + ":") }
        gaps.append(Gap(line: last, text: text))
      default: break
      }
    }
    guard system != nil || values["plan"] != nil else { return nil }
    gaps += questions.map { Gap(line: $0.line, text: $0.action + ": no answer") }
    gaps = gaps.ordered { $0.line }
    if !ended { gaps.append(Gap(line: last, text: "the log does not come to the end of the story")) }
  }

  /// The driver of an action of the log, in their order; nil if the log doesn't state it.
  package func driver(ofAction place: Int) -> String? {
    actionDrivers.indices.contains(place) ? actionDrivers[place] : nil
  }

  private mutating func add(_ word: Substring) {
    guard let sign = word.firstIndex(of: "=") else { return }
    let (key, value) = (String(word[..<sign]), String(word[word.index(after: sign)...]))
    if key == "done" {
      questions.removeAll { String($0.number) == value }
    } else if key == "by" {
      lastDriver = value
      if !drivers.contains(value) { drivers.append(value) }
    } else if values[key] == nil {
      values[key] = value
    }
  }
}
