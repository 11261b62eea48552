extension LinePattern {
  /// The text in an `expect`.
  package var text: String {
    switch self {
    case .message(let message):
      var text = message.receiver + " " + message.callback.selector
      for field in message.fields { text += " " + field.key.name + "=" + (field.value?.text ?? "*") }
      return text + (message.allowsOthers ? " *" : "")
    case .gap, .warning, .exception: return content.text
    }
  }

  /// The line of a trace that says no more than is asked for.
  var content: TraceLine.Content {
    switch self {
    case .message(let message):
      let fields = message.fields.compactMap { field in field.value.map { Field(field.key, $0) } }
      return .message(TraceMessage(receiver: message.receiver, callback: message.callback, fields: fields))
    case .gap(let duration): return .gap(duration)
    case .warning(let words): return .warning(words)
    case .exception(let name, let reason): return .exception(name: name, reason: reason)
    }
  }
}
