/// Something that can be written at a place.
package struct Completion: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// Words of the language.
    case keyword
    case controller
    case callback
    /// One of a few values: an orientation, a style, a version.
    case value
  }

  /// What is written.
  package let text: String
  package let kind: Kind
  /// One line about it.
  package let detail: String
}

extension EditedText {
  /// The bytes before a place that a completion replaces: the word that has been begun.
  package func wordBegun(at offset: Int) -> Range<Int> {
    var start = offset
    let first = lineBegun(at: offset).start
    while start > first, source.bytes[start - 1] != 32 { start -= 1 }
    return start..<offset
  }

  /// The line at a place and where it begins. Behind the last end of a line a new one begins, though it has no bytes yet.
  private func lineBegun(at offset: Int) -> (number: Int, start: Int) {
    if offset == source.bytes.count, source.bytes.last == UInt8(ascii: "\n") { return (source.lineCount + 1, offset) }
    let number = source.line(at: offset)
    return (number, source.lineRange(number).lowerBound)
  }

  /// What can be written at a place, in the order of the table; the editor chooses by the word that has been begun.
  package func completions(at offset: Int) -> [Completion] {
    let (number, start) = lineBegun(at: offset)
    let begun = wordBegun(at: offset)
    guard start <= begun.lowerBound else { return [] }
    let before = Source(name: "", bytes: Array(source.bytes[start..<begun.lowerBound]))
    let (line, fault) =
      before.bytes.isEmpty ? (Line(number: 1, indent: 0, words: [], comment: nil, end: 0), nil) : before.cut(1)
    guard fault == nil, line.comment == nil else { return [] }
    switch surroundings(of: number, indent: line.indent) {
    case .nothing:
      return lines(Grammar.all.filter { $0.section != .option && !isInsideExpect($0) }, line, Grammar.lines)
    case .controller: return lines(Grammar.all.filter { $0.section == .option }, line, Grammar.optionLines)
    case .code: return lines(Grammar.all.filter { $0.section == .story }, line, Grammar.actionLines)
    case .expect: return messages(line)
    }
  }

  /// What an indented line belongs to.
  private enum Surroundings {
    case nothing
    case controller
    case code
    case expect
  }

  private func surroundings(of number: Int, indent: Int) -> Surroundings {
    guard indent > 0 else { return .nothing }
    for above in stride(from: number - 1, through: 1, by: -1) {
      let (line, _) = source.cut(above)
      guard let first = line.words.first, line.indent == 0 else { continue }
      switch first.text {
      case "controller": return .controller
      case "expect": return .expect
      case "when", "action", "together", "after": return .code
      default: return .nothing
      }
    }
    return .nothing
  }

  private func isInsideExpect(_ entry: Grammar.Entry) -> Bool {
    guard case .structure(let structure) = entry.forms[0].effect else { return false }
    switch structure {
    case .anyLines, .anyOrder, .not: return true
    case .version, .matrix, .only, .include, .segue, .like, .routine, .hook, .note, .expect, .expectNothing:
      return false
    }
  }

  /// The beginnings of lines, or what goes on in a line that has begun.
  private func lines(
    _ entries: [Grammar.Entry], _ line: Line, _ table: GrammarIndex
  ) -> [Completion] {
    guard let first = line.words.first else {
      return entries.map { Completion(text: $0.statement, kind: .keyword, detail: $0.syntaxes[0]) }
    }
    guard let candidates = table[first.text] else { return [] }
    var reader = Reader(line, names: parsed.names, routines: parsed.routines)
    reader.isForCompletion = true
    reader.gathers = true
    for place in candidates.indices { reader.read(candidates[place].form, of: place) }
    guard reader.furthest == line.words.count else { return [] }
    var result: [Completion] = []
    for one in reader.expected {
      for completion in completions(one) where !result.contains(completion) { result.append(completion) }
    }
    return result
  }

  private func completions(_ expected: Reader.Expected) -> [Completion] {
    switch expected {
    case .word(let word): [Completion(text: word, kind: .keyword, detail: "")]
    case .operand(let operand): completions(operand)
    case .option(let part):
      expected.operand.map { completions($0) }
        ?? [Completion(text: part.fixedWords.joined(separator: " "), kind: .keyword, detail: part.syntax)]
    case .end: []
    }
  }

  private func completions(_ operand: Operand) -> [Completion] {
    switch operand {
    case .controller(let kind):
      draft.controllers.filter { kind == nil || $0.kind.container == kind }.map { controller($0) }
    case .other, .presentable: draft.controllers.map { controller($0) }
    case .receiver:
      draft.controllers.map { controller($0) } + [
        Completion(text: Receiver.appName, kind: .controller, detail: "the application's delegate")
      ]
    case .callback(let use): callbacks.filter { use.contains($0) }.map { completion($0) }
    case .choice(let choice): choice.words.map { Completion(text: $0, kind: .value, detail: choice.noun) }
    case .orientations: operand.fixedWords.map { Completion(text: $0, kind: .value, detail: operand.noun) }
    case .modeRange: modes.map { Completion(text: $0.name, kind: .value, detail: "") }
    case .routine:
      parsed.routines.keys.sorted().map { Completion(text: $0, kind: .value, detail: operand.noun) }
    case .setting:
      draft.header.matrix.flatMap { dimension in
        dimension.values.map { Completion(text: dimension.name + "=" + $0, kind: .value, detail: operand.noun) }
      }
    case .version: [Completion(text: Operand.languageVersion, kind: .value, detail: operand.noun)]
    case .newName, .size, .number, .duration, .text, .word, .element, .traceLine, .variable: []
    }
  }

  private func controller(_ declaration: ControllerDeclaration) -> Completion {
    Completion(text: declaration.name, kind: .controller, detail: declaration.kind.name)
  }

  /// The callbacks that some version of the scenario sends.
  private var callbacks: [Callback] {
    Callback.allCases.filter { callback in modes.contains { callback.modes.contains($0) } }
  }

  private func completion(_ callback: Callback) -> Completion {
    Completion(text: callback.selector, kind: .callback, detail: callback.facts.summary)
  }

  /// A line of a trace: a receiver, a callback, its values.
  private func messages(_ line: Line) -> [Completion] {
    switch line.words.count {
    case 0:
      completions(.receiver)
        + Grammar.all.filter { isInsideExpect($0) }
        .map { Completion(text: $0.statement, kind: .keyword, detail: $0.summary) }
    case 1: callbacks.map { completion($0) }
    default: FieldKey.names.map { Completion(text: $0 + "=", kind: .value, detail: "") }
    }
  }
}
