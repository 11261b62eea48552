/// The lines of a text as they were read, so that the text after a change is read in a fraction of the time.
///
/// What lies outside a change has the same bytes, and is cut into the same words elsewhere. What a line of the story means
/// depends on the names that are declared too, so that is taken over as long as they stay the same.
struct LineCache: Sendable {
  /// A change of a text in lines, which count from 0.
  struct Change {
    /// The first line that it touches.
    var first: Int
    /// The first line behind it, as the text was.
    var end: Int
    /// By how many lines, and by how many bytes, what is behind it has moved.
    var lines: Int
    var bytes: Int
  }

  /// A line as it was read.
  private struct Known: Sendable {
    /// Nil for one with a fault.
    var line: Line?
    /// What it means; nil for a line that is none of the story, and for one that could not be read.
    var reading: Reading?
  }

  /// The lines of the text as it was.
  private var before: [Known] = []
  /// Those of the text as it is, as far as it has been read.
  private var now: [Known] = []
  private var change = Change(first: 0, end: 0, lines: 0, bytes: 0)
  private var names: [String: ControllerID] = [:]
  private var routines: [String: BlockID] = [:]
  /// False once the story has begun under other names.
  private var keepsReadings = true

  /// The text is going to be read again after a change.
  mutating func begin(_ change: Change) {
    before = now
    now = []
    now.reserveCapacity(before.count + max(0, change.lines))
    self.change = change
    keepsReadings = true
  }

  /// Cuts a line of a source, or takes it as it was cut. Lines come in their order, from 1.
  mutating func cut(_ number: Int, of source: Source) -> (line: Line, fault: LineFault?) {
    while now.count < number { now.append(Known()) }
    if var known = place(of: number - 1).map({ before[$0] }), let line = known.line {
      if !keepsReadings { known.reading = nil }
      if number > change.first { known.line = line.moved(by: change.bytes, to: number) }
      now[number - 1] = known
      return (known.line ?? line, nil)
    }
    let (line, fault) = source.cut(number)
    if fault == nil { now[number - 1].line = line }
    return (line, fault)
  }

  /// Where a line stood before the change, if it did.
  private func place(of line: Int) -> Int? {
    if line < change.first { return line < before.count ? line : nil }
    let place = line - change.lines
    return place >= change.end && place < before.count ? place : nil
  }

  /// The reading of a line of the story, by its number.
  func reading(ofLine number: Int) -> Reading? { now[number - 1].reading }

  mutating func keep(_ reading: Reading, ofLine number: Int) { now[number - 1].reading = reading }

  /// Remembers how a line of the story is written in full.
  mutating func keep(text: String, ofLine number: Int) { now[number - 1].reading?.text = text }

  /// The story begins: what its lines mean is known if the same names are declared.
  mutating func beginStory(_ names: [String: ControllerID], _ routines: [String: BlockID]) {
    guard names != self.names || routines != self.routines else { return }
    self.names = names
    self.routines = routines
    keepsReadings = false
    for place in now.indices { now[place].reading = nil }
  }
}

extension LineCache.Change {
  /// That of a range of bytes, by the text before and after it.
  init(of range: Range<Int>, from old: Source, to new: Source) {
    first = old.line(at: range.lowerBound) - 1
    end = old.line(at: range.upperBound)
    lines = new.lineCount - old.lineCount
    bytes = new.bytes.count - old.bytes.count
  }
}

extension Line {
  /// The same line elsewhere.
  fileprivate func moved(by distance: Int, to number: Int) -> Line {
    guard distance != 0 || number != self.number else { return self }
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
