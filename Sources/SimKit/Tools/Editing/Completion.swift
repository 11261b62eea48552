/// Something that can be written at a place.
package struct Completion: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case keyword
    case controller
    case callback
    /// A choice: an orientation, a style, a version.
    case value
  }

  package let text: String
  package let kind: Kind
  package let detail: String
  /// The whole line with places for what varies in it, as the Language Server Protocol writes them; nil for a single word.
  package var snippet: String?
}

extension Completion {
  /// The beginning of a line, and the line with its places: `present ${1:NAME} from ${2:NAME}`. What is optional is left out.
  init(lineOf entry: Grammar.Entry) {
    self.init(text: entry.statement, kind: .keyword, detail: entry.syntaxes[0])
    var (places, depth, written) = (0, 0, "")
    for word in entry.syntaxes[0].split(separator: " ") {
      let opens = word.utf8.count { $0 == UInt8(ascii: "[") }, closes = word.utf8.count { $0 == UInt8(ascii: "]") }
      defer { depth += opens - closes }
      guard depth == 0, opens == 0, word != "…" else { continue }
      if !written.isEmpty { written += " " }
      let name = word.split(separator: "\"").first ?? word
      guard name.utf8.contains(where: { (65...90).contains($0) }) || name.utf8.contains(UInt8(ascii: "|")) else {
        written += word
        continue
      }
      places += 1
      let place = "${\(places):\(name)}"
      written += word.utf8.first == UInt8(ascii: "\"") ? "\"\(place)\"" : place
    }
    if places > 0 { snippet = written }
  }
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

  /// The completions at a place, in the order of the table; the editor filters by the word that has been begun.
  package func completions(at offset: Int) -> [Completion] {
    let (number, start) = lineBegun(at: offset)
    let begun = wordBegun(at: offset)
    guard start <= begun.lowerBound else { return [] }
    let before = Source(name: "", bytes: Array(source.bytes[start..<begun.lowerBound]))
    let (line, fault) =
      before.bytes.isEmpty ? (Line(number: 1, indent: 0, words: [], comment: nil, end: 0), nil) : before.cut(1)
    guard fault == nil, line.comment == nil else { return [] }
    switch owner(of: number, indent: line.indent) {
    case "controller": return lines(Grammar.all.filter { $0.section == .option }, line, Grammar.optionLines)
    case "when", "action", "together", "after":
      return lines(Grammar.all.filter { $0.section == .story }, line, Grammar.actionLines)
    case "expect": return messages(line)
    case "explore": return exploration(line)
    default:
      let rank = rank(above: number)
      let entries = Grammar.all.filter { $0.section != .option && !isInsideExpect($0) && Self.rank($0.section) >= rank }
      return lines(entries, line, Grammar.lines)
    }
  }

  /// How far the text has come above a line: the header, the declarations, the story. No line of an earlier part fits below.
  private func rank(above number: Int) -> Int {
    for above in stride(from: number - 1, through: 1, by: -1) {
      let line = source.cut(above).0
      guard line.indent == 0, let first = line.words.first?.text else { continue }
      let ranks = Grammar.all.filter { $0.firstWord == first && $0.section != .option }.map { Self.rank($0.section) }
      if let rank = ranks.min() { return rank }
    }
    return 0
  }

  private static func rank(_ section: Grammar.Section) -> Int {
    switch section {
    case .header: 0
    case .declaration, .option, .hook: 1
    case .story, .expectation, .exploration: 2
    }
  }

  /// Completes a line of an `explore` block, which ends with an action.
  private func exploration(_ line: Line) -> [Completion] {
    let candidates = line.words.first.flatMap { Grammar.explorationLines[$0.text] } ?? []
    let reader = read(line, candidates)
    let start =
      reader.readings.first?.taken.last?.words.lowerBound
      ?? (reader.expected.contains { if case .operand(.rest) = $0 { true } else { false } } ? reader.furthest : nil)
    guard let start else { return lines(Grammar.exploration, line, Grammar.explorationLines) }
    var action = line
    action.words = Array(line.words[start...])
    let actions = Grammar.all.filter { if case .action = $0.forms[0].effect { true } else { false } }
    return lines(actions, action, Grammar.actionLines)
  }

  /// Also gathers what could go on with the line.
  private func read(_ line: Line, _ candidates: ArraySlice<Grammar.Candidate>) -> Reader {
    var reader = Reader(line, names: parsed.names, routines: parsed.routines)
    reader.isForCompletion = true
    reader.gathers = true
    reader.read(candidates)
    return reader
  }

  /// The first word of the line above that is not indented, for an indented line.
  private func owner(of number: Int, indent: Int) -> String? {
    guard indent > 0 else { return nil }
    let above = stride(from: number - 1, through: 1, by: -1).lazy.map { source.cut($0).0 }
    return above.first { $0.indent == 0 && !$0.words.isEmpty }?.words[0].text
  }

  private func isInsideExpect(_ entry: Grammar.Entry) -> Bool {
    guard case .structure(let structure) = entry.forms[0].effect else { return false }
    return [.anyLines, .anyOrder, .not, .may, .mayNot, .mayWhile, .atMost].contains(structure)
  }

  /// The beginnings of lines, or what goes on in a line that has begun.
  private func lines(_ entries: [Grammar.Entry], _ line: Line, _ table: GrammarIndex) -> [Completion] {
    guard let first = line.words.first else {
      return entries.map { Completion(lineOf: $0) }
    }
    if first.text == "assert" { return question(line) }
    guard let candidates = table[first.text] else { return [] }
    let reader = read(line, candidates)
    guard reader.furthest == line.words.count else { return [] }
    let receiver = line.words.last?.text
    return reader.expected.flatMap { completions($0, after: receiver) }.unique
  }

  /// Completes an `assert`.
  private func question(_ line: Line) -> [Completion] {
    func words(_ texts: [String]) -> [Completion] { texts.map { Completion(text: $0, kind: .keyword, detail: "") } }
    let names = completions(.receiver)
    let last = line.words[line.words.count - 1]
    switch last.text {
    case "assert": return words(["never", "at rest"]) + names
    case "never", "after", "without", "to", "between": return names + words(["!", "!!", "exception"])
    case "rest", "while": return completions(.controller(nil)) + words(["something on screen", "interface"])
    case "interface": return completions(.choice(.orientation))
    default: break
    }
    guard Receiver(word: last.text, parsed.names) != nil else {
      return words(["after", "only after", "without", "leads to", "at most", "between"])
        + words(BoundsJudgement.allCases.map { "(" + $0.name + ")" })
    }
    let isState = line.words.dropLast().last.map { $0.text == "rest" || $0.text == "while" } ?? false
    return isState
      ? words(["on screen", "presented", "in memory"]) : completions(.callback(.any), after: last.text)
  }

  /// - Parameter receiver: The word before, which a callback is sent to.
  private func completions(_ expected: Reader.Expected, after receiver: String?) -> [Completion] {
    switch expected {
    case .word(let word): [Completion(text: word, kind: .keyword, detail: "")]
    case .operand(let operand): completions(operand, after: receiver)
    case .option(let part):
      expected.operand.map { completions($0, after: receiver) }
        ?? [Completion(text: part.fixedWords.joined(separator: " "), kind: .keyword, detail: part.syntax)]
    case .end: []
    }
  }

  private func completions(_ operand: Operand, after receiver: String? = nil) -> [Completion] {
    switch operand {
    case .controller(let kind):
      draft.controllers.filter { kind == nil || $0.kind.container == kind }.map { controller($0) }
    case .other, .presentable: draft.controllers.map { controller($0) }
    case .receiver:
      draft.controllers.map { controller($0) } + [
        Completion(text: Receiver.appName, kind: .controller, detail: "the application's delegate")
      ]
    case .callback(let use): callbacks(of: receiver).filter { use.contains($0) }.map { completion($0) }
    case .choice(let choice): choice.words.map { Completion(text: $0, kind: .value, detail: choice.noun) }
    case .orientations: operand.fixedWords.map { Completion(text: $0, kind: .value, detail: operand.noun) }
    case .modeRange: modes.map { Completion(text: $0.name, kind: .value, detail: "") }
    case .routine(let takingControllers):
      (takingControllers ? Array(parsed.routines.templates) : parsed.routines.blocks.keys.filter { !$0.contains(" ") })
        .sorted().map { Completion(text: $0, kind: .value, detail: operand.noun) }
    case .setting:
      (draft.header.matrix + draft.variables).flatMap { dimension in
        dimension.values.map { Completion(text: dimension.name + "=" + $0, kind: .value, detail: operand.noun) }
      }
    case .version: [Completion(text: Operand.languageVersion, kind: .value, detail: operand.noun)]
    case .newName, .size, .number, .duration, .text, .word, .element, .traceLine, .rest, .variable: []
    }
  }

  private func controller(_ declaration: ControllerDeclaration) -> Completion {
    Completion(text: declaration.name, kind: .controller, detail: declaration.kind.name)
  }

  /// The callbacks that a version of the scenario sends to a receiver; those of the application and of scenes only to their delegates.
  private func callbacks(of receiver: String?) -> [Callback] {
    Callback.allCases.filter { callback in
      guard modes.contains(where: { callback.modes.contains($0) }) else { return false }
      switch receiver {
      case nil: return true
      case Receiver.appName: return callback.isOfApp
      case Receiver.sceneName: return callback.isOfScene
      default: return !callback.isOfApp && !callback.isOfScene
      }
    }
  }

  private func completion(_ callback: Callback) -> Completion {
    Completion(text: callback.selector, kind: .callback, detail: callback.summary)
  }

  /// A line of a trace: a receiver, a callback, its values.
  private func messages(_ line: Line) -> [Completion] {
    switch line.words.count {
    case 0:
      completions(.receiver)
        + Grammar.all.filter { isInsideExpect($0) }
        .map { Completion(text: $0.statement, kind: .keyword, detail: $0.summary) }
    case 1: callbacks(of: line.words[0].text).map { completion($0) }
    default: FieldKey.names.map { Completion(text: $0 + "=", kind: .value, detail: "") }
    }
  }
}
