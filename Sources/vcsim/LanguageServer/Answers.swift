import SimKit

extension LanguageServer {
  /// A question about an open text.
  struct Request {
    let edited: EditedText
    let uri: String
    let parameters: JSONValue
    let places: TextPositions

    /// The place that it is about.
    var offset: Int? { places.offset(parameters["position"]) }

    /// The lines that it is about, from 1.
    var lines: ClosedRange<Int>? {
      guard let from = parameters["range"]?["start"]?["line"]?.int, let to = parameters["range"]?["end"]?["line"]?.int,
        from >= 0, to >= from, to < Int.max
      else { return nil }
      return from + 1...to + 1
    }

    func location(_ range: Range<Int>) -> JSONValue { ["uri": .text(uri), "range": places.range(range)] }

    func edit(_ range: Range<Int>, _ text: String) -> JSONValue {
      ["range": places.range(range), "newText": .text(text)]
    }
  }

  /// The answers by the names of their methods; nil for a request that lacks something.
  static let answers: [String: @Sendable (Request) -> JSONValue?] = [
    "textDocument/completion": completion, "textDocument/hover": hover, "textDocument/formatting": formatting,
    "textDocument/documentSymbol": symbols, "textDocument/definition": definition,
    "textDocument/references": references, "textDocument/documentHighlight": highlights,
    "textDocument/prepareRename": nameToChange, "textDocument/rename": rename, "textDocument/foldingRange": folding,
    "textDocument/semanticTokens/full": tokens,
    "textDocument/semanticTokens/range": tokensOfRange, "textDocument/codeAction": actions,
    "textDocument/codeLens": lenses, "textDocument/inlayHint": hints, "textDocument/signatureHelp": signatures,
  ]

  @Sendable private static func completion(_ request: Request) -> JSONValue? {
    guard let offset = request.offset else { return nil }
    let begun = request.edited.wordBegun(at: offset)
    return .list(
      request.edited.completions(at: offset).map { one in
        [
          "label": .text(one.text), "kind": JSONValue(kind(one.kind)), "detail": .text(one.detail),
          "textEdit": request.edit(begun, one.text),
        ]
      })
  }

  /// `CompletionItemKind`
  private static func kind(_ kind: Completion.Kind) -> Int {
    switch kind {
    case .keyword: 14
    case .controller: 6
    case .callback: 3
    case .value: 12
    }
  }

  @Sendable private static func hover(_ request: Request) -> JSONValue? {
    guard let offset = request.offset else { return nil }
    guard let hover = request.edited.hover(at: offset) else { return .null }
    return ["contents": ["kind": "markdown", "value": .text(hover.text)], "range": request.places.range(hover.range)]
  }

  @Sendable private static func signatures(_ request: Request) -> JSONValue? {
    request.offset.map { offset in
      let forms = request.edited.forms(at: offset)
      guard !forms.isEmpty else { return .null }
      return [
        "signatures": .list(forms.map { ["label": .text($0.syntax), "documentation": .text($0.summary)] }),
        "activeSignature": JSONValue(0),
      ]
    }
  }

  @Sendable private static func formatting(_ request: Request) -> JSONValue? {
    let text = Formatter.format(request.edited.source)
    if Array(text.utf8) == request.edited.source.bytes { return [] }
    return [["range": request.places.whole, "newText": .text(text)]]
  }

  @Sendable private static func symbols(_ request: Request) -> JSONValue? {
    .list(
      request.edited.outline.map { item in
        let range = request.places.range(lines: item.lines)
        let first = request.places.range(lines: item.lines.lowerBound...item.lines.lowerBound)
        return [
          "name": .text(item.name), "kind": JSONValue(kind(item.kind)), "range": range, "selectionRange": first,
        ]
      })
  }

  /// `SymbolKind`
  static func kind(_ kind: OutlineItem.Kind) -> Int {
    switch kind {
    case .controller: 5
    case .code: 6
    case .step: 24
    }
  }

  @Sendable private static func definition(_ request: Request) -> JSONValue? {
    request.offset.map { offset in
      guard let found = request.edited.definition(at: offset) else { return .null }
      if found.source.name == request.edited.source.name { return request.location(found.range) }
      let places = TextPositions(source: found.source, encoding: request.places.encoding)
      let path = Path.resolved(found.source.name) ?? found.source.name
      return ["uri": .text("file://" + Address.encoded(path)), "range": places.range(found.range)]
    }
  }

  @Sendable private static func references(_ request: Request) -> JSONValue? {
    request.offset.map { offset in .list(request.edited.references(at: offset).map { request.location($0) }) }
  }

  @Sendable private static func highlights(_ request: Request) -> JSONValue? {
    request.offset.map { offset in
      .list(request.edited.references(at: offset).map { ["range": request.places.range($0)] })
    }
  }

  @Sendable private static func nameToChange(_ request: Request) -> JSONValue? {
    request.offset.map { offset in
      let name = request.edited.references(at: offset).first { $0.lowerBound <= offset && offset <= $0.upperBound }
      return name.map { request.places.range($0) } ?? .null
    }
  }

  @Sendable private static func rename(_ request: Request) -> JSONValue? {
    guard let offset = request.offset, let name = request.parameters["newName"]?.text,
      let ranges = request.edited.renaming(at: offset, to: name)
    else { return nil }
    return ["changes": .object([(key: request.uri, value: .list(ranges.map { request.edit($0, name) }))])]
  }

  @Sendable private static func folding(_ request: Request) -> JSONValue? {
    .list(
      request.edited.folds.map {
        ["startLine": JSONValue($0.lowerBound - 1), "endLine": JSONValue($0.upperBound - 1)]
      })
  }

  @Sendable private static func tokens(_ request: Request) -> JSONValue? { encoded(request.edited.tokens, request) }

  @Sendable private static func tokensOfRange(_ request: Request) -> JSONValue? {
    request.lines.map { encoded(request.edited.tokens(inLines: $0), request) }
  }

  /// Each token counts from the one before it, as the protocol has it.
  private static func encoded(_ tokens: [SemanticToken], _ request: Request) -> JSONValue {
    var data: [JSONValue] = []
    data.reserveCapacity(5 * tokens.count)
    var last = (line: 0, character: 0)
    for token in tokens {
      let (line, from) = request.places.place(token.range.lowerBound)
      data.append(JSONValue(line - last.line))
      data.append(JSONValue(line == last.line ? from - last.character : from))
      data.append(JSONValue(request.places.length(token.range)))
      data.append(JSONValue(token.kind.number))
      data.append(0)
      last = (line, from)
    }
    return ["data": .list(data)]
  }

  /// *run* and *check* above the first line, *accept* above each `expect` that does not fit.
  @Sendable private static func lenses(_ request: Request) -> JSONValue? {
    func lens(_ line: Int, _ title: String, _ order: LanguageServer.Order) -> JSONValue {
      [
        "range": request.places.range(lines: line...line),
        "command": [
          "title": .text(title), "command": .text(order.rawValue), "arguments": [.text(request.uri), JSONValue(line)],
        ],
      ]
    }
    guard !request.edited.source.bytes.isEmpty, let trial = Trial(request.edited) else { return [] }
    let misfits = trial.misfits.map { misfit in
      lens(misfit.line, "does not fit in \(misfit.modes.map(\.name).joined(separator: ", ")): accept", .accept)
    }
    return .list([lens(1, "run", .run), lens(1, "check", .check)] + misfits)
  }

  /// The bounds that callbacks saw, and what they are worth, in the first version of the scenario.
  @Sendable private static func hints(_ request: Request) -> JSONValue? {
    guard let lines = request.lines, let mode = request.edited.modes.first else { return nil }
    let hints = request.edited.boundsHints(in: mode).filter { lines.contains($0.line) }
    return .list(
      hints.map { hint in
        [
          "position": request.places.position(request.edited.source.range(ofLine: hint.line).upperBound),
          "label": .text(hint.bounds.text()), "paddingLeft": true,
        ]
      })
  }

  /// The fixes for errors and findings in a range.
  @Sendable private static func actions(_ request: Request) -> JSONValue? {
    guard let from = request.places.offset(request.parameters["range"]?["start"]),
      let to = request.places.offset(request.parameters["range"]?["end"])
    else { return nil }
    func meets(_ range: Range<Int>) -> Bool { range.lowerBound <= to && from <= range.upperBound }
    var actions: [JSONValue] = []
    for problem in request.edited.problems where meets(problem.range) {
      for fix in problem.fixes {
        let edits: JSONValue = [request.edit(fix.range, fix.replacement)]
        actions.append([
          "title": .text(fix.title), "kind": "quickfix",
          "edit": ["changes": .object([(key: request.uri, value: edits)])],
        ])
      }
    }
    return .list(actions)
  }
}
