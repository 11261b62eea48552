/// A stored trace in its bytes, cut into steps that are read on demand: of two long ones, only the differences are read.
package struct StoredTrace: Sendable {
  /// `modal@ios5`
  package let caseName: String
  /// `phone 320x480 portrait`
  package let device: String
  /// The vcsim that wrote it, as `0.2.0`; nil if the trace does not say, as those of 0.1 do not.
  package let writer: String?
  private var bytes: [UInt8]
  private var places: [Place] = []
  /// The texts of its actions.
  private var actions = ByteNumbers()

  private struct Place {
    let start: Int
    var end: Int
    /// The number of its action.
    let action: Int32
    /// The action and its lines.
    var lineCount: Int32 = 1

    var range: Range<Int> { start..<end }
  }

  package struct Fault: Error, Hashable, Sendable {
    /// From 1.
    package var line: Int
    package var reason: String

    package var text: String { "line \(line): \(reason)" }
  }

  /// The beginning of the first line of every stored trace, whatever its format.
  private static let mark = "vcsim-trace "
  /// The first line of a stored trace of this format.
  private static let head = mark + "1"

  package static func bytes(
    of caseName: String, on device: String, by writer: String? = nil, _ steps: [TraceStep]
  ) -> [UInt8] {
    var buffer = ByteBuffer()
    buffer.put(text: "\(head)\ncase \(caseName)\ndevice \(device)\n")
    if let writer { buffer.put(text: "vcsim \(writer)\n") }
    for step in steps {
      buffer.endLine()
      buffer.put(text: step.text)
      buffer.endLine()
      for line in step.lines {
        buffer.spaces(2 + 2 * line.depth)
        buffer.put(line.content)
        buffer.endLine()
      }
    }
    return buffer.bytes
  }

  /// Whether the text states that it is a stored trace.
  package static func isMeant(by bytes: [UInt8]) -> Bool {
    var lines = ByteLines(bytes)
    guard let first = lines.next().map({ bytes.text($0) }), first.hasPrefix(mark) else { return false }
    return first.dropFirst(mark.count).utf8.allSatisfy { (48...57).contains($0) || $0 == 46 }
  }

  /// Cuts the bytes of a stored trace; lines end with a line feed, or with a carriage return and a line feed.
  package init(_ bytes: [UInt8]) throws(Fault) {
    var lines = ByteLines(bytes)
    func text(_ line: Range<Int>?) -> String { line.map { bytes.text($0) } ?? "" }
    guard text(lines.next()) == Self.head else {
      throw Fault(line: 1, reason: "the first line is not '\(Self.head)'")
    }
    let (second, third) = (lines.next(), lines.next())
    guard text(second).hasPrefix("case "), text(third).hasPrefix("device ") else {
      throw Fault(line: second == nil ? 1 : 2, reason: "the lines 'case …' and 'device …' are missing")
    }
    self.bytes = bytes
    caseName = String(text(second).dropFirst(5))
    device = String(text(third).dropFirst(7))
    let beforeSteps = lines
    let fourth = text(lines.next())
    writer = fourth.hasPrefix("vcsim ") ? String(fourth.dropFirst(6)) : nil
    if writer == nil { lines = beforeSteps }
    var kinds: PrintedLines?
    try cut(&lines, as: &kinds)
  }

  /// Cuts a trace as `run` prints it: the lines of a stored trace without its head. Nil for another text: no line below an action
  /// names a callback or an exception, or a line isn't one of a trace.
  package init?(printed text: [UInt8]) {
    bytes = text
    (caseName, device, writer) = ("", "", nil)
    var lines = ByteLines(bytes)
    var kinds: PrintedLines? = PrintedLines()
    do throws(Fault) { try cut(&lines, as: &kinds) } catch { return nil }
    guard let kinds, kinds.hasEvent else { return nil }
    if kinds.hasWords, let shown = StoredTrace(printed: PrintedLines.withoutWords(text)) {
      (bytes, places, actions) = (shown.bytes, shown.places, shown.actions)
    }
  }

  /// `kinds` checks each line of a text that may be something else. A stored trace states what it is.
  private mutating func cut(_ lines: inout ByteLines, as kinds: inout PrintedLines?) throws(Fault) {
    var last: Place?
    while let line = lines.next() {
      if line.isEmpty { continue }
      let indent = bytes.spaces(in: line)
      if indent == 0 {
        if let last { places.append(last) }
        last = nil
        switch kinds?.action(line, in: bytes) {
        case .separator: continue
        case .other: throw Fault(line: lines.count, reason: "the line isn't an action")
        case .action, nil: break
        }
        let action = actions.number(of: line, in: bytes)
        last = Place(start: line.lowerBound, end: line.upperBound, action: Int32(action))
      } else {
        guard last != nil else {
          throw Fault(line: lines.count, reason: "a callback stands before the first action")
        }
        guard indent.isMultiple(of: 2) else {
          throw Fault(line: lines.count, reason: "the line is indented unevenly")
        }
        guard kinds?.isOfTrace(line.lowerBound + indent..<line.upperBound, in: bytes) ?? true else {
          throw Fault(line: lines.count, reason: "no trace has this line")
        }
        last?.end = line.upperBound
        last?.lineCount += 1
      }
    }
    if let last { places.append(last) }
  }

  package var hasLines: Bool { places.contains { $0.lineCount > 1 } }

  /// How many lines are below its actions.
  package var lineCount: Int { places.reduce(0) { $0 + Int($1.lineCount) - 1 } }

  package var steps: [TraceStep] {
    var reader = TraceLineReader()
    return places.indices.map { step($0, &reader) }
  }

  /// The differences of two traces; steps that are the same byte by byte are left out, and not read.
  package static func difference(expected: StoredTrace, actual: StoredTrace) -> [StepDifference] {
    if actual.bytes.isSame(as: expected.bytes) { return [] }
    var reader = TraceLineReader()
    return TraceDifference.compare(
      edits(expected, actual), isSame: { expected.isSame($0, as: actual, $1) }
    ) { side, place in
      side == .expected ? expected.step(place, &reader) : actual.step(place, &reader)
    }
  }

  private static func edits(_ old: StoredTrace, _ new: StoredTrace) -> [Edit] {
    var known = old.actions
    let numbers = known.numbers(of: new.actions)
    return TraceDifference.edits(old.places.map { Int($0.action) }, new.places.map { numbers[Int($0.action)] })
  }

  private func step(_ place: Int, _ reader: inout TraceLineReader) -> TraceStep {
    let lines = lines(of: place)
    var step = TraceStep(text: bytes.text(lines[0]))
    for line in lines.dropFirst() {
      let indent = bytes.spaces(in: line)
      var read = reader.line(line.lowerBound + indent..<line.upperBound, of: bytes)
      read.depth = indent / 2 - 1
      step.lines.append(read)
    }
    return step
  }

  /// The positions of the lines of a step: its action, and its lines.
  private func lines(of place: Int) -> [Range<Int>] {
    var lines = ByteLines(bytes, in: places[place].range)
    var result: [Range<Int>] = []
    while let line = lines.next() { if !line.isEmpty { result.append(line) } }
    return result
  }

  private func isSame(_ place: Int, as other: StoredTrace, _ otherPlace: Int) -> Bool {
    bytes.isSame(places[place].range, as: other.bytes, other.places[otherPlace].range)
  }
}

/// Reads lines of traces, each text once: traces say the same things again and again.
private struct TraceLineReader {
  private var numbers = ByteNumbers()
  private var lines: [TraceLine] = []

  /// A line without the spaces that it begins with; how deep it is nested, the caller knows.
  mutating func line(_ range: Range<Int>, of bytes: [UInt8]) -> TraceLine {
    let number = numbers.number(of: range, in: bytes)
    if number == lines.count { lines.append(TraceLine(text: bytes.text(range), depth: 0)) }
    return lines[number]
  }
}
