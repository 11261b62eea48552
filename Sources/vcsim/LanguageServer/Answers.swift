import SimKit

extension LanguageServer {
  /// A question about an open text.
  struct Request {
    let edited: EditedText
    let uri: String
    let parameters: JSONValue
    let places: TextPositions
    let levels: [LintRule: LintRule.Level]
    let takesSnippets: Bool
  }

  /// The answers by the names of their methods.
  static let answers: [String: @Sendable (Request) throws -> JSONValue] = [
    "textDocument/completion": { try $0.completion() }, "textDocument/hover": { try $0.hover() },
    "textDocument/formatting": { $0.formatting() }, "textDocument/documentSymbol": { $0.symbols() },
    "textDocument/definition": { try $0.definition() }, "textDocument/references": { try $0.references() },
    "textDocument/documentHighlight": { try $0.highlights() }, "textDocument/prepareRename": { try $0.nameToChange() },
    "textDocument/rename": { try $0.rename() }, "textDocument/foldingRange": { $0.folding() },
    "textDocument/semanticTokens/full": { $0.encoded($0.edited.tokens) },
    "textDocument/semanticTokens/range": { $0.encoded($0.edited.tokens(inLines: try $0.lines())) },
    "textDocument/codeAction": { try $0.actions() }, "textDocument/codeLens": { $0.lenses() },
    "textDocument/inlayHint": { try $0.hints() }, "textDocument/signatureHelp": { try $0.signatures() },
  ]
}

extension LanguageServer.Request {
  typealias Refusal = LanguageServer.Refusal

  private func offset() throws(Refusal) -> Int { try offset(of: parameters["position"]) }

  private func offset(of position: JSONValue?) throws(Refusal) -> Int {
    guard let offset = places.offset(position) else { throw .badParameters }
    return offset
  }

  /// The lines that it is about, from 1.
  fileprivate func lines() throws(Refusal) -> ClosedRange<Int> {
    guard let from = parameters["range"]?["start"]?["line"]?.int, let to = parameters["range"]?["end"]?["line"]?.int,
      from >= 0, to >= from, to < Int.max
    else { throw .badParameters }
    return from + 1...to + 1
  }

  private func location(_ range: Range<Int>) -> JSONValue { ["uri": .text(uri), "range": places.range(range)] }

  private func edit(_ range: Range<Int>, _ text: String) -> JSONValue {
    ["range": places.range(range), "newText": .text(text)]
  }

  private func changes(_ edits: [JSONValue]) -> JSONValue { ["changes": .object([(key: uri, value: .list(edits))])] }

  fileprivate func completion() throws(Refusal) -> JSONValue {
    let offset = try offset()
    let begun = edited.wordBegun(at: offset)
    let all = edited.completions(at: offset)
    // Leaves out what doesn't begin as the word that was typed. If nothing does, the editor may find what was meant.
    let typed = String(decoding: edited.source.bytes[begun], as: UTF8.self).lowercased()
    let fitting = all.filter { $0.text.lowercased().hasPrefix(typed) }
    return .list(
      (fitting.isEmpty ? all : fitting).map { completion in
        let snippet = takesSnippets ? completion.snippet : nil
        return [
          "label": .text(completion.text), "kind": JSONValue(completion.kind.protocolNumber),
          "detail": .text(completion.detail), "textEdit": edit(begun, snippet ?? completion.text),
          "insertTextFormat": snippet == nil ? 1 : 2,
        ]
      })
  }

  fileprivate func hover() throws(Refusal) -> JSONValue {
    guard let hover = edited.hover(at: try offset()) else { return .null }
    return ["contents": ["kind": "markdown", "value": .text(hover.text)], "range": places.range(hover.range)]
  }

  fileprivate func signatures() throws(Refusal) -> JSONValue {
    let forms = edited.forms(at: try offset())
    guard !forms.isEmpty else { return .null }
    return [
      "signatures": .list(forms.map { ["label": .text($0.syntax), "documentation": .text($0.summary)] }),
      "activeSignature": 0,
    ]
  }

  fileprivate func formatting() -> JSONValue {
    let text = Formatter.format(edited.source)
    return Array(text.utf8) == edited.source.bytes ? [] : [["range": places.whole, "newText": .text(text)]]
  }

  fileprivate func symbols() -> JSONValue {
    .list(
      edited.outline.map { item in
        let first = places.range(lines: item.lines.lowerBound...item.lines.lowerBound)
        return [
          "name": .text(item.name), "kind": JSONValue(item.kind.protocolNumber),
          "range": places.range(lines: item.lines), "selectionRange": first,
        ]
      })
  }

  fileprivate func definition() throws(Refusal) -> JSONValue {
    guard let found = edited.definition(at: try offset()) else { return .null }
    if found.source.name == edited.source.name { return location(found.range) }
    let places = TextPositions(source: found.source, encoding: places.encoding)
    let path = Path.resolved(found.source.name) ?? found.source.name
    return ["uri": .text("file://" + Address.encoded(path)), "range": places.range(found.range)]
  }

  fileprivate func references() throws(Refusal) -> JSONValue {
    let offset = try offset()
    var places = edited.references(at: offset)
    if parameters["context"]?["includeDeclaration"]?.bool == false, let own = edited.definition(at: offset) {
      places.removeAll { own.source.name == edited.source.name && $0 == own.range }
    }
    return .list(places.map(location))
  }

  fileprivate func highlights() throws(Refusal) -> JSONValue {
    .list(edited.references(at: try offset()).map { ["range": places.range($0)] })
  }

  fileprivate func nameToChange() throws(Refusal) -> JSONValue {
    let offset = try offset()
    let name = edited.renamed(at: offset).first { $0.lowerBound <= offset && offset <= $0.upperBound }
    return name.map { places.range($0) } ?? .null
  }

  fileprivate func rename() throws(Refusal) -> JSONValue {
    guard let offset = places.offset(parameters["position"]), let name = parameters["newName"]?.text,
      let ranges = edited.renaming(at: offset, to: name)
    else { throw .badName }
    return changes(ranges.map { edit($0, name) })
  }

  fileprivate func folding() -> JSONValue {
    .list(edited.folds.map { ["startLine": JSONValue($0.lowerBound - 1), "endLine": JSONValue($0.upperBound - 1)] })
  }

  /// Each token counts from the one before it, as the protocol has it.
  fileprivate func encoded(_ tokens: [SemanticToken]) -> JSONValue {
    var data: [JSONValue] = []
    data.reserveCapacity(5 * tokens.count)
    var last = (line: 0, character: 0)
    for token in tokens {
      let (line, from) = places.place(token.range.lowerBound)
      let start = line == last.line ? from - last.character : from
      let numbers = [line - last.line, start, places.length(token.range), token.kind.number, 0]
      data += numbers.map { JSONValue($0) }
      last = (line, from)
    }
    return ["data": .list(data)]
  }

  /// *run* and *check* above the first line, *accept* above each `expect` that does not fit.
  fileprivate func lenses() -> JSONValue {
    func lens(_ line: Int, _ title: String, _ order: LanguageServer.Order) -> JSONValue {
      [
        "range": places.range(lines: line...line),
        "command": [
          "title": .text(title), "command": .text(order.rawValue), "arguments": [.text(uri), JSONValue(line)],
        ],
      ]
    }
    guard !edited.source.bytes.isEmpty, let trial = Trial(edited) else { return [] }
    let misfits = trial.misfits.map { misfit in
      lens(misfit.line, "does not fit in \(misfit.modes.map(\.name).joined(separator: ", ")): accept", .accept)
    }
    return .list([lens(1, "run", .run), lens(1, "check", .check)] + misfits)
  }

  /// The bounds that callbacks saw, and what they are worth, in the first version of the scenario.
  fileprivate func hints() throws(Refusal) -> JSONValue {
    let lines = try lines()
    let hints = edited.boundsHints(in: edited.modes[0]).filter { lines.contains($0.line) }
    return .list(
      hints.map { hint in
        [
          "position": places.position(edited.source.range(ofLine: hint.line).upperBound),
          "label": .text(hint.bounds.text()), "paddingLeft": true,
        ]
      })
  }

  /// The fixes for errors and findings in a range.
  fileprivate func actions() throws(Refusal) -> JSONValue {
    let from = try offset(of: parameters["range"]?["start"])
    let to = try offset(of: parameters["range"]?["end"])
    let problems = edited.problems(levels).filter { $0.range.lowerBound <= to && from <= $0.range.upperBound }
    return .list(
      problems.flatMap(\.fixes).map { fix in
        ["title": .text(fix.title), "kind": "quickfix", "edit": changes([edit(fix.edit.range, fix.edit.replacement)])]
      })
  }
}

extension Completion.Kind {
  /// `CompletionItemKind`
  fileprivate var protocolNumber: Int {
    switch self {
    case .keyword: 14
    case .controller: 6
    case .callback: 3
    case .value: 12
    }
  }
}

extension OutlineItem.Kind {
  /// `SymbolKind`
  var protocolNumber: Int {
    switch self {
    case .controller: 5
    case .code: 6
    case .step: 24
    }
  }
}
