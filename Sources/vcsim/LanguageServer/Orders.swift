import SimKit

extension LanguageServer {
  /// The commands of code lenses.
  enum Order: String, CaseIterable {
    case run = "vcsim.run"
    case check = "vcsim.check"
    case accept = "vcsim.accept"
  }

  /// `MessageType`
  private enum Tone: Int {
    case error = 1
    case info = 3
  }

  /// Runs or checks an open text, or rewrites its expectations; the result is shown, and is the answer.
  mutating func execute(_ parameters: JSONValue?) throws(Refusal) -> JSONValue {
    let arguments = parameters?["arguments"]?.list ?? []
    guard let order = (parameters?["command"]?.text).flatMap({ Order(rawValue: $0) }), let uri = arguments.first?.text,
      let edited = texts[uri]
    else { throw .badParameters }
    guard edited.diagnostics.isEmpty, let trial = Trial(edited) else {
      return show("Nothing can be run: the text is at fault, or asks for what cannot be.", .error)
    }
    switch order {
    case .run: return run(edited)
    case .check: return check(trial)
    case .accept: return accept(trial, edited, uri, line: arguments.count > 1 ? arguments[1].int : nil)
    }
  }

  private func run(_ edited: EditedText) -> JSONValue {
    let mode = edited.modes[0]
    let steps = edited.trace(in: mode) ?? []
    let text = steps.map { ([$0.text] + $0.lines.map(\.layout)).joined(separator: "\n") }.joined(separator: "\n\n")
    let count = steps.map(\.lines.count).reduce(0, +)
    tell("window/logMessage", text, .info)
    tell("window/showMessage", "The trace in \(mode.name) is in the output: \(count) lines.", .info)
    return .text(text)
  }

  private func check(_ trial: Trial) -> JSONValue {
    guard !trial.misfits.isEmpty else {
      return show("All expectations fit, in \(trial.caseCount == 1 ? "one case" : "\(trial.caseCount) cases").", .info)
    }
    let lines = trial.misfits.map { "line \($0.line) (\($0.modes.map(\.name).joined(separator: ", ")))" }
    return show("These expectations do not fit: " + lines.joined(separator: ", ") + ".", .error)
  }

  private mutating func accept(_ trial: Trial, _ edited: EditedText, _ uri: String, line: Int?) -> JSONValue {
    let accepted = trial.accepted(onlyAt: line)
    guard accepted != edited.source.bytes else {
      return show("Nothing was rewritten: change relaxed lines by hand.", .info)
    }
    let whole = TextPositions(source: edited.source, encoding: encoding).whole
    let edit: JSONValue = ["range": whole, "newText": .text(String(decoding: accepted, as: UTF8.self))]
    requests += 1
    MessageStream.send([
      "jsonrpc": "2.0", "id": .text("vcsim-\(requests)"), "method": "workspace/applyEdit",
      "params": ["label": "accept", "edit": ["changes": .object([(key: uri, value: .list([edit]))])]],
    ])
    return .null
  }

  private func show(_ text: String, _ tone: Tone) -> JSONValue {
    tell("window/showMessage", text, tone)
    return .text(text)
  }

  private func tell(_ method: String, _ text: String, _ tone: Tone) {
    MessageStream.send([
      "jsonrpc": "2.0", "method": .text(method), "params": ["type": JSONValue(tone.rawValue), "message": .text(text)],
    ])
  }
}
