/// A part of a scenario, for an editor's outline.
package struct OutlineItem: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case controller
    /// Code of the app: a `when`, an `action`.
    case code
    case step
  }

  package let name: String
  package let kind: Kind
  /// The lines that it takes, from 1.
  package let lines: ClosedRange<Int>
}

/// A word with its color.
package struct SemanticToken: Hashable, Sendable {
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    case keyword, controller, callback, value, number, text, comment

    package var number: Int { Self.allCases.firstIndex(of: self) ?? 0 }
  }

  package let range: Range<Int>
  package let kind: Kind
}

extension EditedText {
  /// Blocks that can be folded: a line, and the lines indented below it.
  package var folds: [ClosedRange<Int>] {
    var result: [ClosedRange<Int>] = []
    var open: [(line: Int, indent: Int)] = []
    var last = 0
    for number in stride(from: 1, through: source.bytes.isEmpty ? 0 : source.lineCount, by: 1) {
      guard let indent = source.indent(ofLine: number) else { continue }
      while let top = open.last, indent <= top.indent {
        if last > top.line { result.append(top.line...last) }
        open.removeLast()
      }
      open.append((number, indent))
      last = number
    }
    for top in open.reversed() where last > top.line { result.append(top.line...last) }
    return result.ordered { $0.lowerBound }
  }

  /// The controllers, the app's code, and the steps, in their order.
  package var outline: [OutlineItem] {
    var ends: [Int: Int] = [:]
    for fold in folds { ends[fold.lowerBound] = fold.upperBound }
    return parsed.readings.compactMap { reading in
      guard reading.line.indent == 0, let entry = reading.entry, let kind = kind(of: entry) else { return nil }
      let number = reading.line.number
      let name = kind == .controller ? reading.line.words[1].text : source.text(source.words(ofLine: number))
      return OutlineItem(name: name, kind: kind, lines: number...max(number, ends[number] ?? number))
    }
  }

  private func kind(of entry: Grammar.Entry) -> OutlineItem.Kind? {
    switch entry.section {
    case .header, .option, .expectation, .exploration: nil
    case .hook: .code
    case .story: .step
    case .declaration: entry.statement == "controller" ? .controller : entry.statement == "action" ? .code : nil
    }
  }

  // MARK: Names

  /// The controller's name in a word: without what says that its view or its delegate is meant.
  func name(in word: Word) -> String {
    for (suffix, _) in Receiver.ofControllers where word.text.hasSuffix(suffix) {
      return String(word.text.dropLast(suffix.count))
    }
    return word.text
  }

  package struct Definition: Sendable {
    package let source: Source
    package let range: Range<Int>
  }

  /// The declaration of the word at a place, in this file or an included one; for the name of an included file its beginning.
  package func definition(at offset: Int) -> Definition? {
    guard let (reading, place) = word(at: offset) else { return nil }
    let word = reading.line.words[place].text
    let statement = reading.entry?.statement ?? ""
    switch reading.operand(at: place) {
    case .routine: return declaration(of: word, by: "action")
    case .text where statement == "include":
      return (try? loader(word, source.name)).map { Definition(source: $0, range: 0..<0) }
    case .text where ["perform", "trigger"].contains(statement): return declaration(of: word, by: "segue")
    default: return controller(in: reading, place).flatMap { declaration(of: $0.name, by: "controller") }
    }
  }

  private func declaration(of name: String, by statement: String, depth: Int = 0) -> Definition? {
    for reading in parsed.readings where reading.entry?.statement == statement {
      guard reading.line.words.count > 1, reading.line.words[1].text == name else { continue }
      return Definition(source: source, range: reading.line.words[1].range)
    }
    guard depth < Parser.mostIncludes else { return nil }
    for path in includedNames {
      guard let file = try? loader(path, source.name) else { continue }
      let found = EditedText(file, including: loader).declaration(of: name, by: statement, depth: depth + 1)
      if let found { return found }
    }
    return nil
  }

  /// All places that name the controller at a place, its declaration among them, in the order of the text.
  package func references(at offset: Int) -> [Range<Int>] {
    word(at: offset).flatMap { controller(in: $0.reading, $0.place) }.map { places(of: $0.name) } ?? []
  }

  /// The places that another name for the controller at a place would change; none if an included file declares it.
  package func renamed(at offset: Int) -> [Range<Int>] {
    definition(at: offset)?.source.name == source.name ? references(at: offset) : []
  }

  /// The places to change to rename the controller at a place; nil if none is named there, or if the name is none or is taken.
  package func renaming(at offset: Int, to name: String) -> [Range<Int>]? {
    guard name.isName, name != Receiver.appName, draft.controller(named: name) == nil else { return nil }
    let places = renamed(at: offset)
    return places.isEmpty ? nil : places
  }

  /// The controller that a word names, and the place of its name: `home` of `home.view`, and of the value `parent=home`.
  private func controller(in reading: LineReading, _ place: Int) -> (name: String, range: Range<Int>)? {
    let word = reading.line.words[place]
    var name = name(in: word)
    var start = word.range.lowerBound
    switch reading.operand(at: place) {
    case .controller, .other, .presentable, .receiver: break
    case .newName where reading.entry?.statement == "controller": break
    case .word where reading.entry?.statement == "only": break
    case .traceLine:
      guard let sign = name.utf8.firstIndex(of: UInt8(ascii: "=")),
        FieldKey(name: String(name[..<sign]))?.facts.kind == .controller
      else { return nil }
      name = String(name[name.utf8.index(after: sign)...])
      start = word.range.upperBound - name.utf8.count
    default: return nil
    }
    return draft.controller(named: name).map { _ in (name, start..<start + name.utf8.count) }
  }

  private func places(of name: String) -> [Range<Int>] {
    parsed.readings.flatMap { reading in
      reading.line.words.indices.compactMap { place -> Range<Int>? in
        guard let own = controller(in: reading, place), own.name == name else { return nil }
        // A word from a matrix is not in the text.
        return own.range.upperBound <= source.bytes.count && source.text(own.range) == name ? own.range : nil
      }
    }
  }

  // MARK: Colors

  /// The words of the lines that were understood, and all comments, in the order of the text.
  package var tokens: [SemanticToken] { tokens(inLines: 1...max(1, source.lineCount)) }

  /// The words of some lines, from 1.
  package func tokens(inLines lines: ClosedRange<Int>) -> [SemanticToken] {
    guard !source.bytes.isEmpty else { return [] }
    var result: [SemanticToken] = []
    for number in lines.clamped(to: 1...source.lineCount) {
      let comment: Range<Int>?
      if let reading = reading(ofLine: number) {
        for (place, word) in reading.line.words.enumerated() {
          result.append(SemanticToken(range: word.range, kind: kind(of: reading.operand(at: place))))
        }
        comment = reading.line.comment
      } else {
        comment = source.cut(number).0.comment
      }
      if let comment { result.append(SemanticToken(range: comment, kind: .comment)) }
    }
    return result
  }

  private func kind(of operand: Operand?) -> SemanticToken.Kind {
    switch operand {
    case nil: .keyword
    case .controller, .other, .presentable, .newName, .receiver: .controller
    case .callback: .callback
    case .size, .number, .duration: .number
    case .text: .text
    default: .value
    }
  }
}

extension Source {
  /// The number of spaces at the start of a line; nil for a blank line.
  fileprivate func indent(ofLine number: Int) -> Int? {
    let range = lineRange(number)
    let first = bytes[range].firstIndex { $0 != UInt8(ascii: " ") }
    return first.flatMap { bytes[$0] == UInt8(ascii: "#") ? nil : $0 - range.lowerBound }
  }
}
