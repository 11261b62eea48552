import SimKit

/// The Language Server Protocol, version 3.17: what an editor asks is answered by `EditedText`.
struct LanguageServer {
  private var stream = MessageStream()
  private(set) var texts: [String: EditedText] = [:]
  /// Texts that have changed since their diagnostics were sent.
  private var changed: Set<String> = []
  /// Texts whose findings wait for a pause.
  private var unlinted: Set<String> = []
  /// How many requests it has sent itself.
  var requests = 0
  private(set) var encoding = TextPositions.Encoding.utf16
  private var isShutDown = false

  /// Why a request has no answer; the codes are JSON-RPC's.
  enum Refusal: Int, Error {
    case malformed = -32700
    case unknownMethod = -32601
    case badParameters = -32602

    var message: String {
      switch self {
      case .malformed: "the message is no JSON"
      case .unknownMethod: "the method is not known"
      case .badParameters: "the parameters lack something, or name a text that is not open"
      }
    }
  }

  /// Answers until the client says `exit`, or has gone away.
  mutating func run() -> ExitCode {
    while true {
      publishInPauses()
      switch stream.next() {
      case .end: return isShutDown ? .ok : .differs
      case .malformed: refuse(.null, .malformed)
      case .message(let message):
        let method = message["method"]?.text ?? ""
        if method == "exit" { return isShutDown ? .ok : .differs }
        if let id = message["id"] {
          // An answer to a request of ours has no method; there is none.
          if !method.isEmpty { answer(id, method, message["params"]) }
        } else {
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
    switch method {
    case "textDocument/didOpen":
      if let text = document?["text"]?.text { open(uri, text) }
    case "textDocument/didChange":
      for change in parameters?["contentChanges"]?.list ?? [] { apply(change, to: uri) }
    case "textDocument/didClose":
      texts[uri] = nil
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

  /// A longer story is run for its findings when nobody types.
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
    MessageStream.send([
      "jsonrpc": "2.0", "method": "textDocument/publishDiagnostics",
      "params": ["uri": .text(uri), "diagnostics": .list(problems)],
    ])
  }

  private func problems(of edited: EditedText, linting: Bool) -> [JSONValue] {
    let places = TextPositions(source: edited.source, encoding: encoding)
    // What is found by running takes its time; what is wrong with the text is known already.
    guard linting || !edited.diagnostics.isEmpty else { return [] }
    return edited.problems.map { problem in
      [
        "range": places.range(problem.range), "severity": JSONValue(problem.severity.protocolNumber),
        "code": .text(problem.code), "source": "vcsim", "message": .text(problem.message),
      ]
    }
  }

  // MARK: Requests

  private mutating func result(_ method: String, _ parameters: JSONValue?) throws(Refusal) -> JSONValue {
    switch method {
    case "initialize":
      let offered = parameters?["capabilities"]?["general"]?["positionEncodings"]?.list?.compactMap(\.text) ?? []
      if offered.contains(TextPositions.Encoding.utf8.rawValue) { encoding = .utf8 }
      return ["capabilities": capabilities, "serverInfo": ["name": "vcsim", "version": .text(Version.name)]]
    case "shutdown":
      isShutDown = true
      return .null
    case "workspace/executeCommand": return try execute(parameters)
    default: break
    }
    guard let answer = Self.answers[method] else { throw .unknownMethod }
    guard let uri = parameters?["textDocument"]?["uri"]?.text, let edited = texts[uri], let parameters else {
      throw .badParameters
    }
    let places = TextPositions(source: edited.source, encoding: encoding)
    guard let result = answer(Request(edited: edited, uri: uri, parameters: parameters, places: places)) else {
      throw .badParameters
    }
    return result
  }

  private var capabilities: JSONValue {
    [
      "positionEncoding": .text(encoding.rawValue), "textDocumentSync": ["openClose": true, "change": 2],
      "completionProvider": ["triggerCharacters": [" "]], "hoverProvider": true, "documentFormattingProvider": true,
      "documentSymbolProvider": true, "definitionProvider": true, "referencesProvider": true, "renameProvider": true,
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

extension TextProblem.Severity {
  /// `DiagnosticSeverity`
  var protocolNumber: Int {
    switch self {
    case .error: 1
    case .warning: 2
    }
  }
}

extension SemanticToken.Kind {
  /// As the protocol names it, so that every editor has a colour for it.
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
