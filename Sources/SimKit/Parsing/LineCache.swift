/// The lines of a text as they were read, so that a text that differs in a few of them is read in a fraction of the time.
///
/// A line is known by its bytes. How it is cut into words depends on nothing else. What a line of the story means depends on
/// the names that are declared too, so that is kept as long as they stay the same.
struct LineCache: Sendable {
  /// Lines that have been cut; their places count from their beginning.
  private var cuts: [String: Line] = [:]
  private var readings: [String: Reading] = [:]
  private var names: [String: ControllerID] = [:]
  private var routines: [String: BlockID] = [:]

  /// Forgets lines that are gone, from time to time, so that it does not grow for ever.
  mutating func prune(for lineCount: Int) {
    if cuts.count > 2 * lineCount + 1_000 { cuts = [:] }
    if readings.count > 2 * lineCount + 1_000 { readings = [:] }
  }

  /// Cuts a line of a source, or takes it as it was cut; with the text that it is known by, nil for one that is not kept.
  ///
  /// Lines that are not plain ASCII are few, and what is no UTF-8 has no text of its own: they are cut each time. So is the
  /// first line, which may begin with a mark that is no character.
  mutating func cut(_ number: Int, of source: Source) -> (line: Line, fault: LineFault?, text: String?) {
    let range = source.lineRange(number)
    guard number > 1, source.bytes[range].allSatisfy({ $0 < 0x80 }) else {
      let (line, fault) = source.cut(number)
      return (line, fault, nil)
    }
    let text = source.text(range)
    if let known = cuts[text] { return (known.moved(by: range.lowerBound, to: number), nil, text) }
    let (line, fault) = source.cut(number)
    if fault == nil { cuts[text] = line.moved(by: -range.lowerBound, to: 0) }
    return (line, fault, text)
  }

  /// The reading of a line of the story by its text.
  func reading(of text: String) -> Reading? { readings[text] }

  mutating func keep(_ reading: Reading, of text: String) { readings[text] = reading }

  /// The story begins: what its lines mean is known if the same names are declared.
  mutating func beginStory(_ names: [String: ControllerID], _ routines: [String: BlockID]) {
    guard names != self.names || routines != self.routines else { return }
    self.names = names
    self.routines = routines
    readings = [:]
  }
}

extension Line {
  /// The same line elsewhere.
  fileprivate func moved(by distance: Int, to number: Int) -> Line {
    var line = self
    line.number = number
    line.end += distance
    for place in line.words.indices {
      let range = line.words[place].range
      line.words[place].range = range.lowerBound + distance..<range.upperBound + distance
    }
    line.comment = comment.map { $0.lowerBound + distance..<$0.upperBound + distance }
    return line
  }
}
