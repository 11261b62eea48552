import SimKit

/// The Language Server Protocol, version 3.17: what an editor asks is answered by `EditedText`.
struct LanguageServer {
  private var stream = MessageStream()
  private var texts: [String: EditedText] = [:]
  private var encoding = TextPositions.Encoding.utf16
  private var isShutDown = false

  /// Why a request has no answer; the codes are JSON-RPC's.
  private enum Refusal: Int, Error {
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
      if let text = parameters?["contentChanges"]?.list?.last?["text"]?.text { open(uri, text) }
    case "textDocument/didClose":
      texts[uri] = nil
      publish(uri, [])
    default: break
    }
  }

  private mutating func open(_ uri: String, _ text: String) {
    let path = Self.path(uri)
    let edited = EditedText(Source(name: path, text: text), including: Includes.of(path))
    texts[uri] = edited
    publish(uri, problems(of: edited))
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

  private func problems(of edited: EditedText) -> [JSONValue] {
    let places = TextPositions(source: edited.source, encoding: encoding)
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
      "positionEncoding": .text(encoding.rawValue), "textDocumentSync": 1,
      "completionProvider": ["triggerCharacters": [" "]], "hoverProvider": true, "documentFormattingProvider": true,
      "documentSymbolProvider": true, "definitionProvider": true, "referencesProvider": true, "renameProvider": true,
      "foldingRangeProvider": true, "codeActionProvider": true,
      "semanticTokensProvider": [
        "legend": [
          "tokenTypes": .list(SemanticToken.Kind.allCases.map { .text($0.protocolName) }), "tokenModifiers": [],
        ],
        "full": true,
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
