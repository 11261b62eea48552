extension Field {
  /// Reads `animated=yes`. Nil when it is no value of a message.
  init?(_ word: String, in callback: Callback) {
    guard let sign = word.utf8.firstIndex(of: UInt8(ascii: "=")), let key = FieldKey(name: String(word[..<sign])),
      let value = FieldValue(String(word[word.utf8.index(after: sign)...]), of: key, in: callback)
    else { return nil }
    self.init(key, value)
  }
}

extension TraceMessage {
  /// Reads `home viewWillAppear: animated=yes`, in either spelling, with the rule that `--why` prints; nil for what is no message.
  static func read(_ line: String) -> (message: TraceMessage, rule: RuleID?)? {
    let (line, rule) = withoutRule(line)
    let words = words(of: line)
    guard words.count >= 2, let callback = CallbackNames[words[1]] else { return nil }
    var message = TraceMessage(receiver: words[0], callback: callback)
    for word in words.dropFirst(2) {
      // The judgment of bounds follows from the messages: it is not read.
      if word.utf8.first == UInt8(ascii: "("), BoundsJudgement.allCases.contains(where: { word == "(\($0.name))" }) {
        continue
      }
      guard let field = Field(word, in: callback), message[field.key] == nil else { return nil }
      message.fields.append(field)
    }
    message.fields.sort { $0.key.rawValue < $1.key.rawValue }
    return (message, rule)
  }

  /// A line before the brackets that `--why` prints, and the rule in them: `[push-order, from iOS 13]`, or `[push-order:between]` as
  /// earlier versions have it. How it's known follows from the rule and the version.
  private static func withoutRule(_ line: String) -> (line: String, rule: RuleID?) {
    let bytes = line.utf8
    guard bytes.last == UInt8(ascii: "]"), let open = bytes.lastIndex(of: UInt8(ascii: "[")) else { return (line, nil) }
    let name = bytes[bytes.index(after: open)...].dropLast().prefix {
      $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: ",")
    }
    guard let rule = RuleID.named(String(Substring(name))) else { return (line, nil) }
    return (String(Substring(bytes[..<open])), rule)
  }

  /// The words of a line; a frame in braces is one.
  static func words(of line: String) -> [String] {
    var words: [String] = []
    var isInBraces = false
    for part in line.utf8.split(separator: UInt8(ascii: " ")) {
      if isInBraces { words[words.count - 1] += " \(Substring(part))" } else { words.append(String(Substring(part))) }
      isInBraces = (isInBraces || part.contains(UInt8(ascii: "{"))) && !part.contains(UInt8(ascii: "}"))
    }
    return words
  }
}
