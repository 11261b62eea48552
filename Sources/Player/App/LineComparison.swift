extension Vcsim {
  /// The recorded callbacks beside the callbacks that a plan expects, each as `sheet viewWillAppear:`. Repeats of a line count once.
  struct LineComparison {
    /// The first line that differs, from 1, and the two sides; nil if all lines are equal.
    struct Difference: Equatable {
      let number: Int
      let expected: String
      let actual: String
    }

    let difference: Difference?

    init(expected: [String], actual: [String]) {
      let (wanted, lines) = (Self.once(expected), Self.once(actual))
      let index = zip(wanted, lines).prefix { $0 == $1 }.count
      difference =
        wanted == lines
        ? nil
        : Difference(
          number: index + 1, expected: wanted.dropFirst(index).first ?? "nothing",
          actual: lines.dropFirst(index).first ?? "nothing")
    }

    /// Compares the log of an app with a whole plan. Only classes that a controller of the plan names count, and only
    /// callbacks that the scenario shows and expects. A method that the recorder replaces nowhere but in an app's class
    /// counts if it was recorded.
    ///
    /// - Parameter recorded: Lines of the recorder: `> HomeViewController 0x102 viewDidLoad`.
    init(_ plan: Plan, recorded: [String]) {
      var open: [String: [String]] = [:]
      for actor in plan.controllers { actor.class.map { open[$0, default: []].append(actor.name) } }
      let mapped = Set(open.values.joined())
      let recordedCallbacks = Set(recorded.compactMap { $0.split(separator: " ").dropFirst(3).first.map(String.init) })
      let expected = plan.story.flatMap { $0.expected ?? [] }.filter { line in
        let words = line.split(separator: " ").map(String.init)
        return mapped.contains(words[0]) && plan.shows?.contains(words[1]) ?? true
          && (!RecordedMethod.ofAppsOnly.contains(words[1]) || recordedCallbacks.contains(words[1]))
      }
      let callbacks = Set(expected.compactMap { $0.split(separator: " ").last })
      var names: [String: String] = [:]
      var actual: [String] = []
      for line in recorded {
        let words = line.split(separator: " ")
        guard words.count > 3, words[0] == ">", callbacks.contains(words[3]) else { continue }
        // The objects of a class are its controllers in the order in which they are seen.
        let (type, object) = (String(words[1]), String(words[1] + "@" + words[2]))
        if names[object] == nil, let name = open[type]?.first {
          names[object] = name
          open[type]?.removeFirst()
        }
        guard let name = names[object] else { continue }
        actual.append("\(name) \(words[3])")
      }
      self.init(expected: expected, actual: actual)
    }

    private static func once(_ lines: [String]) -> [String] {
      lines.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
    }
  }
}
