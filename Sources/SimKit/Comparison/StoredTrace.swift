/// A stored trace in the bytes that it lies in: cut into steps, of which those are read that are asked for. Two traces of a
/// million lines that differ in a few are compared by their bytes, and only what differs is read.
package struct StoredTrace: Sendable {
  /// `modal@ios5`
  package let caseName: String
  /// `phone 320x480 portrait`
  package let device: String
  /// The version of the program that wrote it; nil when it does not say.
  package let writer: String?
  private let source: Source
  /// The lines of each step: its action and what follows from it.
  private var places: [ClosedRange<Int>] = []

  /// Cuts a stored trace; line ends of any kind.
  package init(_ source: Source) throws(TraceDocument.Fault) {
    guard source.lineCount >= 1, source.text(ofLine: 1) == "vcsim-trace 1" else {
      throw TraceDocument.Fault(line: 1, reason: "the first line is not 'vcsim-trace 1'")
    }
    let (second, third) = (source.text(ofLine: 2), source.text(ofLine: 3))
    guard source.lineCount >= 3, second.hasPrefix("case "), third.hasPrefix("device ") else {
      throw TraceDocument.Fault(
        line: min(2, source.lineCount), reason: "the lines 'case …' and 'device …' are missing")
    }
    self.source = source
    caseName = String(second.dropFirst(5))
    device = String(third.dropFirst(7))
    var first = 4
    let fourth = source.text(ofLine: first)
    writer = fourth.hasPrefix("vcsim ") ? String(fourth.dropFirst(6)) : nil
    if writer != nil { first += 1 }
    for number in stride(from: first, through: source.lineCount, by: 1) {
      let range = source.lineRange(number)
      guard !range.isEmpty else { continue }
      let indent = Self.indent(source, range)
      if indent == 0 {
        places.append(number...number)
      } else {
        guard let last = places.last else {
          throw TraceDocument.Fault(line: number, reason: "a callback stands before the first action")
        }
        guard indent.isMultiple(of: 2) else {
          throw TraceDocument.Fault(line: number, reason: "the line is indented unevenly")
        }
        places[places.count - 1] = last.lowerBound...number
      }
    }
  }

  package var steps: [TraceStep] { places.indices.map { step($0) } }

  /// What two traces have not in common; steps that are the same byte by byte are left out, and not read.
  package static func difference(expected: StoredTrace, actual: StoredTrace) -> [StepDifference] {
    if actual.isMade(of: expected.source.bytes) { return [] }
    return TraceDifference.compare(
      expected.actions, actual.actions,
      isSame: { expected.isSame($0, as: actual, $1) }, expected: { expected.step($0) }, actual: { actual.step($0) })
  }

  /// True if these are the bytes that it was cut from.
  package func isMade(of bytes: [UInt8]) -> Bool {
    source.bytes.isSame(source.bytes.indices, as: bytes, bytes.indices)
  }

  private func step(_ place: Int) -> TraceStep {
    let lines = places[place]
    var step = TraceStep(text: source.text(ofLine: lines.lowerBound))
    for number in lines.dropFirst() {
      let range = source.lineRange(number)
      guard !range.isEmpty else { continue }
      let indent = Self.indent(source, range)
      let text = source.text(range.lowerBound + indent..<range.upperBound)
      step.lines.append(TraceLine(text: text, depth: indent / 2 - 1))
    }
    return step
  }

  /// The texts of its actions.
  var actions: [String] { places.map { source.text(ofLine: $0.lowerBound) } }

  var stepPlaces: Range<Int> { places.indices }

  /// How many lines a step has: its action, and what follows from it.
  func lineCount(of place: Int) -> Int {
    1 + places[place].dropFirst().count { !source.lineRange($0).isEmpty }
  }

  /// The lines of a step as they are stored.
  func layout(of place: Int) -> [String] {
    let step = step(place)
    return [step.text] + step.lines.map { $0.layout }
  }

  /// True if two steps are the same byte by byte.
  func isSame(_ place: Int, as other: StoredTrace, _ otherPlace: Int) -> Bool {
    source.bytes.isSame(bytes(of: place), as: other.source.bytes, other.bytes(of: otherPlace))
  }

  private func bytes(of place: Int) -> Range<Int> {
    source.lineRange(places[place].lowerBound).lowerBound..<source.lineRange(places[place].upperBound).upperBound
  }

  private static func indent(_ source: Source, _ range: Range<Int>) -> Int {
    var end = range.lowerBound
    while end < range.upperBound, source.bytes[end] == 32 { end += 1 }
    return end - range.lowerBound
  }
}
