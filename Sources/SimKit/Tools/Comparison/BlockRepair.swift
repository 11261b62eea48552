/// Rewrites an `expect` block to fit the runs of every version and choice of a matrix that it covers, also those that fit already.
package struct BlockRepair: Sendable {
  /// A case with its blocks, as they read with the choice, and their new lines.
  package struct Run: Sendable {
    package let mode: Mode
    package let choice: MatrixChoice
    package let blocks: [JudgedBlock]

    package init(_ mode: Mode, _ choice: MatrixChoice, _ blocks: [JudgedBlock]) {
      self.mode = mode
      self.choice = choice
      self.blocks = blocks
    }
  }

  /// A case that the block speaks of. Without lines, it does not reach the action.
  private final class BlockRun {
    let mode: Mode
    let choice: MatrixChoice
    let block: ExpectBlock
    let lines: [TraceLine]?

    init(_ run: Run, _ judged: JudgedBlock) {
      mode = run.mode
      choice = run.choice
      block = judged.block
      lines = judged.lines
    }
  }

  /// A block that the old one becomes: for versions that follow each other and have the same lines.
  private final class Part {
    var modes: [Mode]
    let lines: [TraceLine]
    var runs: [BlockRun]

    init(_ mode: Mode, _ lines: [TraceLine], _ runs: [BlockRun]) {
      modes = [mode]
      self.lines = lines
      self.runs = runs
    }
  }

  /// Why a block is left as it is.
  package enum Obstacle: Error, Hashable, Sendable {
    /// The author changes relaxed lines.
    case isRelaxed
    /// A case ends before the action.
    case isNotReached(Mode)
    /// The choices of the matrix have lines that no placeholder makes one.
    case choicesDiffer(Mode)
    /// With the new lines this case would fail, and it passes now.
    case wouldBreak(String)
  }

  /// The line of the `expect`, from 1.
  package let line: Int
  /// The new text in place of the old. Its line ends are those of the lines that go.
  package let edit: SourceEdit
  /// How many blocks it has become.
  package let count: Int

  /// `cases`: all that there are, with the block of this line or without it.
  package init(ofBlockAt line: Int, in cases: [Run], _ words: ComparisonWords, _ source: Source) throws(Obstacle) {
    let runs = cases.compactMap { run -> BlockRun? in
      run.blocks.first { $0.block.line == line }.map { BlockRun(run, $0) }
    }
    guard let block = runs.first?.block else { throw .isRelaxed }
    for run in runs {
      guard run.block.isLiteral, words == ComparisonWords(),
        !run.block.lines.contains(where: { $0.statesMore(than: run.lines ?? []) })
      else { throw .isRelaxed }
      if run.lines == nil { throw .isNotReached(run.mode) }
    }
    var parts: [Part] = []
    for mode in Set(runs.map { $0.mode }).sorted() {
      let own = runs.filter { $0.mode == mode }
      let lines = try Self.lines(own, mode)
      if let last = parts.last, last.lines.map({ $0.text }) == lines.map({ $0.text }) {
        last.modes.append(mode)
        last.runs += own
      } else {
        parts.append(Part(mode, lines, own))
      }
    }
    self.line = line
    count = parts.count
    var result: [String] = []
    for (number, part) in parts.enumerated() {
      let range = parts.count == 1 ? nil : ModeRange(part.modes[0], through: part.modes[part.modes.count - 1])
      let head = Self.head(source, block.line, isEmpty: part.lines.isEmpty, range)
      // A comment on the block is said once, in the first of several.
      result.append(head + (number == 0 ? Self.comment(source, block.line) : ""))
      result += Self.body(source, block, part.runs, part.lines, keepsComments: number == 0)
    }
    let range = source.wholeLines(line, through: block.lastLine)
    let end = source.text(source.lineRange(line).upperBound..<source.wholeLines(line, through: line).upperBound)
    // A file without a line end at its end keeps it so.
    let isUnended = range.upperBound == source.bytes.count && source.bytes.last != 10
    edit = SourceEdit(
      range: range, replacement: result.joined(separator: end.isEmpty ? "\n" : end) + (isUnended ? "" : end))
  }

  // MARK: The lines

  /// The new lines of one version, with placeholders where the choices of the matrix differ.
  private static func lines(_ runs: [BlockRun], _ mode: Mode) throws(Obstacle) -> [TraceLine] {
    let lines = runs.map { $0.lines ?? [] }
    guard let first = lines.first, lines.allSatisfy({ $0.count == first.count }) else { throw .choicesDiffer(mode) }
    var result: [TraceLine] = []
    for place in first.indices {
      let contents = lines.map { $0[place].content }
      guard let text = template(contents, runs.map { $0.choice }) else { throw .choicesDiffer(mode) }
      result.append(TraceLine(.other(text), depth: first[place].depth))
    }
    return result
  }

  /// The line that is each of these with its choice; nil when there is none.
  private static func template(_ contents: [TraceLine.Content], _ choices: [MatrixChoice]) -> String? {
    guard let first = contents.first else { return nil }
    if contents.allSatisfy({ $0 == first }) { return first.text }
    let messages = contents.compactMap { content -> TraceMessage? in
      if case .message(let message) = content { message } else { nil }
    }
    guard messages.count == contents.count, let model = messages.first else { return nil }
    let keys = model.fields.map { $0.key }
    guard messages.allSatisfy({ $0.callback == model.callback && $0.fields.map { $0.key } == keys }),
      let receiver = word(messages.map { $0.receiver }, choices)
    else { return nil }
    var text = receiver + " " + model.callback.selector
    for (place, key) in keys.enumerated() {
      guard let value = word(messages.map { $0.fields[place].value.text }, choices) else { return nil }
      text += " " + key.name + "=" + value
    }
    return text
  }

  /// The word itself where all are the same, else the placeholder that stands for them.
  private static func word(_ words: [String], _ choices: [MatrixChoice]) -> String? {
    guard let first = words.first else { return nil }
    if words.allSatisfy({ $0 == first }) { return first }
    for value in choices.first?.values ?? [] where zip(words, choices).allSatisfy({ $0 == $1[value.name] }) {
      return "{\(value.name)}"
    }
    return nil
  }

  // MARK: The text of the file

  /// `expect`, `nothing` if it is, the versions, and what follows as it was.
  private static func head(_ source: Source, _ number: Int, isEmpty: Bool, _ range: ModeRange?) -> String {
    let (line, _) = source.cut(number)
    var words = line.words.dropFirst().map { source.text($0.range) }[...]
    if words.first == "nothing" { words = words.dropFirst() }
    if range != nil, words.first == "on" { words = words.dropFirst(2) }
    var text = String(repeating: " ", count: line.indent) + "expect" + (isEmpty ? " nothing" : "")
    if let range { text += " on " + range.name }
    for word in words { text += " " + word }
    return text
  }

  /// The comment of a line with the spaces in front of it; empty if it has none.
  private static func comment(_ source: Source, _ number: Int) -> String {
    guard let comment = source.cut(number).0.comment else { return "" }
    return gap(before: comment, source, number) + source.text(comment)
  }

  /// The lines of the block: unchanged lines keep their text, comments keep their place.
  private static func body(
    _ source: Source, _ block: ExpectBlock, _ runs: [BlockRun], _ lines: [TraceLine], keepsComments: Bool
  ) -> [String] {
    let old = block.lines.indices.map { place in runs.map { $0.block.lines[place].literal } }
    let new = lines.indices.map { place in runs.map { $0.lines?[place].content } }
    var result: [String] = []
    var next = block.line + 1
    /// Comments and empty lines before a line.
    func pass(to line: Int) {
      while next < line {
        if keepsComments { result.append(source.text(ofLine: next)) }
        next += 1
      }
    }
    for edit in TraceDifference.edits(old, new) {
      switch edit {
      case .inserted(let place): result.append(lines[place].layout)
      case .both(let place, _):
        pass(to: block.lines[place].line)
        result.append(source.text(ofLine: next))
        next += 1
      case .removed(let place):
        pass(to: block.lines[place].line)
        if keepsComments, let comment = source.cut(next).0.comment { result.append("  " + source.text(comment)) }
        next += 1
      }
    }
    pass(to: block.lastLine + 1)
    return result
  }

  private static func gap(before comment: Range<Int>, _ source: Source, _ line: Int) -> String {
    var start = comment.lowerBound
    while start > source.lineRange(line).lowerBound, source.bytes[start - 1] == 32 { start -= 1 }
    return String(repeating: " ", count: comment.lowerBound - start)
  }
}

extension ExpectedLine {
  /// The one line that it fits; nil when it is relaxed.
  var literal: TraceLine.Content? {
    if case .line(let pattern) = content, pattern.isLiteral { pattern.content } else { nil }
  }

  /// Whether it has a value that the trace does not show.
  fileprivate func statesMore(than lines: [TraceLine]) -> Bool {
    guard case .line(.message(let message)) = content else { return false }
    return message.fields.contains { field in
      if FieldKey.ofPlace.contains(field.key) { return !lines.contains { $0.message?[field.key] != nil } }
      return Geometry.keys.contains(field.key) && !(field.key == .bounds && message.callback == .viewWillLayoutSubviews)
    }
  }
}
