/// Bounds that a device's callback saw, with what they were worth.
package struct LoggedBounds: Hashable, Sendable {
  /// The action during which it came.
  package var step: String
  /// `home viewWillAppear:`
  package var message: String
  package var device: JudgedBounds
  /// The bounds in the trace's line, or nil if it has none.
  package var trace: JudgedBounds?
}

/// Holds the values of a log's lines against a trace's: only values that the very line has, and lengths with a tolerance.
struct LogValueComparison {
  private(set) var expected: [TraceStep]
  private(set) var actual: [TraceStep]
  /// The fields that the log states and the trace doesn't.
  private(set) var omitted: [FieldKey] = []
  private(set) var bounds: [LoggedBounds] = []
  private(set) var hasOtherSizes = false

  private struct Place: Hashable {
    var step: Int
    var line: Int
  }

  /// - Parameter ends: the bounds of each controller's view at the end of each expected step.
  init(_ expected: [TraceStep], _ actual: [TraceStep], tolerance: Int, ends: [[String: Size]]) {
    (self.expected, self.actual) = (expected, actual)
    let left = Self.places(expected)
    let right = Self.places(actual)
    let deviceEnds = actual.map { step in
      var ends: [String: Size] = [:]
      for case let message? in step.lines.map({ $0.message }) {
        if case .size(let size)? = message[.bounds] { ends[message.owner] = size }
      }
      return ends
    }
    let edits = TraceDifference.edits(
      left.map { expected[$0.step].lines[$0.line].subject }, right.map { actual[$0.step].lines[$0.line].subject })
    for edit in edits {
      switch edit {
      case .removed(let old): stateNothing(&self.expected[left[old].step].lines[left[old].line])
      case .inserted(let new):
        judge(right[new], nil, deviceEnds, ends)
        stateNothing(&self.actual[right[new].step].lines[right[new].line])
      case .both(let old, let new):
        judge(right[new], left[old], deviceEnds, ends)
        hold(left[old], right[new], tolerance)
      }
    }
  }

  private static func places(_ steps: [TraceStep]) -> [Place] {
    steps.indices.flatMap { step in steps[step].lines.indices.map { Place(step: step, line: $0) } }
  }

  /// A line that has no partner is compared by its receiver alone: it may have moved.
  private func stateNothing(_ line: inout TraceLine) {
    guard var message = line.message else { return }
    message.fields = []
    line.content = .message(message)
  }

  /// Leaves of two lines what the log's states and the trace knows.
  private mutating func hold(_ left: Place, _ right: Place, _ tolerance: Int) {
    let line = expected[left.step].lines[left.line]
    guard var wanted = line.message, var found = actual[right.step].lines[right.line].message else { return }
    var known: [Field] = []
    for (place, field) in found.fields.enumerated().reversed() {
      guard let value = line.value(of: field.key) else {
        if !omitted.contains(field.key) { omitted.append(field.key) }
        found.fields.remove(at: place)
        continue
      }
      known.insert(Field(field.key, value), at: 0)
      if Self.areNear(value, field.value, tolerance) {
        found.fields[place].value = value
      } else if Self.isLength(value) {
        hasOtherSizes = true
      }
    }
    wanted.fields = known
    expected[left.step].lines[left.line].content = .message(wanted)
    actual[right.step].lines[right.line].content = .message(found)
  }

  private static func isLength(_ value: FieldValue<String>) -> Bool {
    switch value {
    case .size, .rect: true
    default: false
    }
  }

  private static func areNear(_ wanted: FieldValue<String>, _ found: FieldValue<String>, _ tolerance: Int) -> Bool {
    func near(_ left: Int, _ right: Int) -> Bool { abs(left - right) <= tolerance }
    func near(_ left: Size, _ right: Size) -> Bool { near(left.width, right.width) && near(left.height, right.height) }
    return switch (wanted, found) {
    case (.size(let left), .size(let right)): near(left, right)
    case (.rect(let left), .rect(let right)):
      near(left.x, right.x) && near(left.y, right.y) && near(left.size, right.size)
    default: wanted == found
    }
  }

  /// Judges the bounds of a log's line by those of its partner.
  private mutating func judge(_ right: Place, _ left: Place?, _ deviceEnds: [[String: Size]], _ ends: [[String: Size]])
  {
    guard let message = actual[right.step].lines[right.line].message, case .size(let size)? = message[.bounds] else {
      return
    }
    func judged(_ geometry: Geometry, _ end: Size?) -> JudgedBounds {
      let changesLater = end.map { $0 != geometry.bounds } ?? false
      return JudgedBounds(size: geometry.bounds, judgement: BoundsJudgement(geometry, changesLater: changesLater))
    }
    let seen = Geometry(bounds: size, frame: .zero, orientation: .portrait, isLoaded: true)
    var trace: JudgedBounds?
    if let left, let geometry = expected[left.step].lines[left.line].geometry {
      trace = judged(geometry, ends[left.step][message.owner])
    }
    bounds.append(
      LoggedBounds(
        step: actual[right.step].text, message: message.receiver + " " + message.callback.selector,
        device: judged(seen, deviceEnds[right.step][message.owner]), trace: trace))
  }
}
