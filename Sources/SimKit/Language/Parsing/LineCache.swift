/// The lines of a text as they were read, so that the text after a change is read in a fraction of the time.
///
/// The bytes outside a change are the same, and are cut into the same words elsewhere. The meaning of a step also
/// depends on the declared names, so it is kept as long as they stay the same.
struct LineCache: Sendable {
  private struct Known: Sendable {
    /// Nil for one with a fault.
    var line: Line?
    /// The position in the text.
    var start = 0
    /// The meaning; nil for other lines than steps, and for a line that could not be read.
    var reading: Reading?
  }

  private var known: [Known] = []
  private var names = ControllerNames()
  private var routines = RoutineNames()

  /// The text is going to be read again after a change of some bytes. Returns the number of the first line that it touches.
  mutating func begin(_ range: Range<Int>, from old: Source, to new: Source) -> Int {
    let (first, last) = (old.line(at: range.lowerBound), old.line(at: range.upperBound))
    let touched = min(first - 1, known.count)..<min(last, known.count)
    let count = max(0, last - first + 1 + new.lineCount - old.lineCount)
    known.replaceSubrange(touched, with: repeatElement(Known(), count: count))
    return first
  }

  /// Cuts a line of a source, or takes it as it was cut. Lines come in their order, from 1.
  mutating func cut(_ number: Int, of source: Source) -> (line: Line, fault: LineFault?) {
    while known.count < number { known.append(Known()) }
    let start = source.lineRange(number).lowerBound
    if let line = known[number - 1].line {
      let distance = start - known[number - 1].start
      guard distance != 0 || line.number != number else { return (line, nil) }
      let moved = line.moved(by: distance, to: number)
      known[number - 1].line = moved
      known[number - 1].start = start
      return (moved, nil)
    }
    let (line, fault) = source.cut(number)
    known[number - 1] = Known(line: fault == nil ? line : nil, start: start)
    return (line, fault)
  }

  func reading(ofLine number: Int) -> Reading? { known[number - 1].reading }

  mutating func keep(_ reading: Reading, ofLine number: Int) { known[number - 1].reading = reading }

  /// Remembers how a line of the story is written in full.
  mutating func keep(text: String, ofLine number: Int) { known[number - 1].reading?.text = text }

  /// The story begins, goes on elsewhere, or knows one name more: what its lines mean is known if the same names are declared.
  mutating func readStory(with names: ControllerNames, _ routines: RoutineNames) {
    guard names != self.names || routines != self.routines else { return }
    self.names = names
    self.routines = routines
    for place in known.indices { known[place].reading = nil }
  }
}

/// A parser as it stood before a line. Where a text changes below that line, reading goes on from there.
struct Checkpoint: Sendable {
  let line: Int
  let parser: Parser

  /// Nil where files have been included, which may change by themselves. What a parser keeps of lines is not kept twice.
  init?(_ parser: Parser, before line: Int) {
    guard parser.scenario.includes.isEmpty, !parser.lacksNames else { return nil }
    self.line = line
    var parser = parser
    parser.cache = nil
    self.parser = parser
  }
}

extension Line {
  fileprivate func moved(by distance: Int, to number: Int) -> Line {
    var line = self
    line.number = number
    line.end += distance
    guard distance != 0 else { return line }
    for place in line.words.indices {
      let range = line.words[place].range
      line.words[place].range = range.lowerBound + distance..<range.upperBound + distance
    }
    line.comment = comment.map { $0.lowerBound + distance..<$0.upperBound + distance }
    return line
  }
}
