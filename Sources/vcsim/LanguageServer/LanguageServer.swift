import SimKit

/// The Language Server Protocol, version 3.17: what an editor asks is answered by `EditedText`.
struct LanguageServer {
  /// How much is made of findings.
  let levels: [LintRule: LintRule.Level]
  private var stream = MessageStream()
  private(set) var texts: [String: EditedText] = [:]
  /// The versions of the texts, as the client counts them.
  private var versions: [String: Int] = [:]
  /// Texts that have changed since their diagnostics were sent.
  private var changed: Set<String> = []
  /// Texts whose findings wait for a pause.
  private var unlinted: Set<String> = []
  /// How many requests it has sent itself.
  var requests = 0
  private(set) var encoding = TextPositions.Encoding.utf16
  /// Whether the editor fills in places of a text that was completed.
  private var takesSnippets = false
  /// How far the conversation has come: before `initialize` and after `shutdown` nothing else is answered.
  private enum Stage {
    case new, open, shutDown
  }
  private var stage = Stage.new
  private var exitCode: ExitCode { stage == .shutDown ? .ok : .differs }

  init(_ levels: [LintRule: LintRule.Level]) { self.levels = levels }

  /// Why a request has no answer; the codes are JSON-RPC's.
  enum Refusal: Int, Error {
    case malformed = -32700
    case noRequest = -32600
    case unknownMethod = -32601
    case badParameters = -32602
    case tooEarly = -32002
    /// The protocol's RequestFailed.
    case badName = -32803

    var message: String {
      switch self {
      case .malformed: "the message is not JSON"
      case .noRequest: "the message is no request, or is not allowed now"
      case .tooEarly: "the first request must be 'initialize'"
      case .unknownMethod: "unknown method"
      case .badParameters: "a parameter is missing, or the text is not open"
      case .badName:
        "cannot rename: no controller of this file is here, or the new name is taken, or is none (letters, digits, '-', '_')"
      }
    }
  }

  /// Answers until the client says `exit`, or disconnects.
  mutating func run() -> ExitCode {
    while true {
      publishInPauses()
      switch stream.next() {
      case .end: return exitCode
      case .malformed: refuse(.null, .malformed)
      case .message(let message):
        let id = message["id"]
        guard message["jsonrpc"]?.text == "2.0", id?.isID ?? true else {
          refuse(id.flatMap { $0.isID ? $0 : nil } ?? .null, .noRequest)
          continue
        }
        guard let method = message["method"]?.text else {
          // An answer to a request of ours has no method.
          if message["result"] == nil, message["error"] == nil { refuse(id ?? .null, .noRequest) }
          continue
        }
        if method == "exit" { return exitCode }
        if let id {
          answer(id, method, message["params"])
        } else if stage == .open {
          notice(method, message["params"])
        }
      }
    }
  }

  private mutating func answer(_ id: JSONValue, _ method: String, _ parameters: JSONValue?) {
    do throws(Refusal) {
      MessageStream.send(["jsonrpc": "2.0", "id": id, "result": try result(method, parameters)])
    } catch {
      refuse(id, error)
    }
  }

  private func refuse(_ id: JSONValue, _ refusal: Refusal) {
    MessageStream.send([
      "jsonrpc": "2.0", "id": id, "error": ["code": JSONValue(refusal.rawValue), "message": .text(refusal.message)],
    ])
  }

  // MARK: Notifications

  private mutating func notice(_ method: String, _ parameters: JSONValue?) {
    let document = parameters?["textDocument"]
    guard let uri = document?["uri"]?.text else { return }
    versions[uri] = document?["version"]?.int
    switch method {
    case "textDocument/didOpen":
      if let text = document?["text"]?.text { open(uri, text) }
    case "textDocument/didChange":
      for change in parameters?["contentChanges"]?.list ?? [] { apply(change, to: uri) }
    case "textDocument/didClose":
      texts[uri] = nil
      versions[uri] = nil
      changed.remove(uri)
      unlinted.remove(uri)
      publish(uri, [])
    default: break
    }
  }

  private mutating func open(_ uri: String, _ text: String) {
    let path = Self.path(uri)
    texts[uri] = EditedText(Source(name: path, text: text), including: Includes.of(path))
    changed.insert(uri)
  }

  /// A change of a range, or of the whole text.
  private mutating func apply(_ change: JSONValue, to uri: String) {
    guard let text = change["text"]?.text, let edited = texts[uri] else { return }
    guard let range = change["range"] else { return open(uri, text) }
    let places = TextPositions(source: edited.source, encoding: encoding)
    guard let from = places.offset(range["start"]), let to = places.offset(range["end"]), from <= to else { return }
    changed.insert(uri)
    texts[uri]?.replace(from..<to, with: text)
  }

  // MARK: Diagnostics

  /// A longer scenario is run for its findings in a pause.
  private static let longStory = 500
  /// So many milliseconds without a message are a pause.
  private static let pause: Int32 = 300

  /// Tells what is wrong as soon as nothing else is to be read, and what lint finds in a pause.
  private mutating func publishInPauses() {
    guard !changed.isEmpty || !unlinted.isEmpty, !stream.isReady(within: 0) else { return }
    for uri in changed.sorted() {
      guard let edited = texts[uri] else { continue }
      let isLong = edited.source.lineCount > Self.longStory
      if isLong { unlinted.insert(uri) }
      publish(uri, problems(of: edited, linting: !isLong))
    }
    changed = []
    guard !unlinted.isEmpty, !stream.isReady(within: Self.pause) else { return }
    for uri in unlinted.sorted() {
      if let edited = texts[uri] { publish(uri, problems(of: edited, linting: true)) }
    }
    unlinted = []
  }

  /// `file:///home/me/a.txt`
  private static func path(_ uri: String) -> String {
    guard uri.hasPrefix("file://") else { return uri }
    var bytes: [UInt8] = []
    var rest = Array(uri.utf8.dropFirst("file://".utf8.count))[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), rest.count >= 2,
        let code = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
      {
        bytes.append(code)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func publish(_ uri: String, _ problems: [JSONValue]) {
    var parameters: [(key: String, value: JSONValue)] = [("uri", .text(uri)), ("diagnostics", .list(problems))]
    if let version = versions[uri] { parameters.append(("version", JSONValue(version))) }
    MessageStream.send(["jsonrpc": "2.0", "method": "textDocument/publishDiagnostics", "params": .object(parameters)])
  }

  private func problems(of edited: EditedText, linting: Bool) -> [JSONValue] {
    let places = TextPositions(source: edited.source, encoding: encoding)
    // Findings of a run take time; errors in the text are known already.
    guard linting || !edited.diagnostics.isEmpty else { return [] }
    return edited.problems(levels).map { problem in
      [
        "range": places.range(problem.range), "severity": JSONValue(problem.severity.protocolNumber),
        "code": .text(problem.code), "source": "vcsim", "message": .text(problem.message),
      ]
    }
  }

  // MARK: Requests

  private mutating func result(_ method: String, _ parameters: JSONValue?) throws(Refusal) -> JSONValue {
    switch stage {
    case .new: if method != "initialize" { throw .tooEarly }
    case .open: if method == "initialize" { throw .noRequest }
    case .shutDown: throw .noRequest
    }
    switch method {
    case "initialize":
      takesSnippets =
        parameters?["capabilities"]?["textDocument"]?["completion"]?["completionItem"]?["snippetSupport"]?.bool ?? false
      let offered = parameters?["capabilities"]?["general"]?["positionEncodings"]?.list?.compactMap(\.text) ?? []
      if offered.contains(TextPositions.Encoding.utf8.rawValue) { encoding = .utf8 }
      stage = .open
      return ["capabilities": capabilities, "serverInfo": ["name": "vcsim", "version": .text(Version.name)]]
    case "shutdown":
      stage = .shutDown
      return .null
    case "workspace/executeCommand": return try execute(parameters)
    case "workspace/symbol": return .list(symbols(matching: parameters?["query"]?.text ?? ""))
    default: break
    }
    guard let answer = Self.answers[method] else { throw .unknownMethod }
    guard let uri = parameters?["textDocument"]?["uri"]?.text, let edited = texts[uri], let parameters else {
      throw .badParameters
    }
    let places = TextPositions(source: edited.source, encoding: encoding)
    do {
      return try answer(
        Request(
          edited: edited, uri: uri, parameters: parameters, places: places, levels: levels, takesSnippets: takesSnippets
        ))
    } catch {
      throw error as? Refusal ?? .badParameters
    }
  }

  /// The controllers and the code of all open texts whose names contain a text.
  private func symbols(matching query: String) -> [JSONValue] {
    var found: [JSONValue] = []
    for (uri, edited) in texts.sorted(by: { $0.key < $1.key }) {
      let places = TextPositions(source: edited.source, encoding: encoding)
      for item in edited.outline where item.kind != .step && item.name.lowercased().includes(query.lowercased()) {
        found.append([
          "name": .text(item.name), "kind": JSONValue(item.kind.protocolNumber),
          "location": ["uri": .text(uri), "range": places.range(lines: item.lines)],
        ])
      }
    }
    return found
  }

  private var capabilities: JSONValue {
    [
      "positionEncoding": .text(encoding.rawValue), "textDocumentSync": ["openClose": true, "change": 2],
      "completionProvider": ["triggerCharacters": [" "]], "signatureHelpProvider": ["triggerCharacters": [" "]],
      "hoverProvider": true, "documentFormattingProvider": true, "workspaceSymbolProvider": true,
      "documentSymbolProvider": true, "definitionProvider": true, "referencesProvider": true,
      "documentHighlightProvider": true, "renameProvider": ["prepareProvider": true],
      "foldingRangeProvider": true, "codeActionProvider": true,
      "codeLensProvider": ["resolveProvider": false], "inlayHintProvider": true,
      "executeCommandProvider": ["commands": .list(Order.allCases.map { .text($0.rawValue) })],
      "semanticTokensProvider": [
        "legend": [
          "tokenTypes": .list(SemanticToken.Kind.allCases.map { .text($0.protocolName) }), "tokenModifiers": [],
        ],
        "full": true, "range": true,
      ],
    ]
  }
}

extension JSONValue {
  /// Whether it can name a request.
  fileprivate var isID: Bool {
    switch self {
    case .null, .number, .text: true
    case .boolean, .list, .object: false
    }
  }
}

extension LintRule.Level {
  /// `DiagnosticSeverity`
  fileprivate var protocolNumber: Int {
    switch self {
    case .denied: 1
    case .warning: 2
    case .advice, .allowed: 3
    }
  }
}

extension SemanticToken.Kind {
  /// As the protocol names it, so that every editor has a color for it.
  var protocolName: String {
    switch self {
    case .keyword: "keyword"
    case .controller: "variable"
    case .callback: "function"
    case .value: "enumMember"
    case .number: "number"
    case .text: "string"
    case .comment: "comment"
    }
  }
}
