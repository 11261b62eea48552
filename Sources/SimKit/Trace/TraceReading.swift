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
  /// Reads `home viewWillAppear: animated=yes`, also in Swift's spelling, with the rule that `--why` prints behind it. Nil when
  /// a part of it is none of a message.
  static func read(_ line: String) -> (message: TraceMessage, rule: RuleID?)? {
    let words = words(of: line)
    guard words.count >= 2, let callback = CallbackNames[words[1]] else { return nil }
    var message = TraceMessage(receiver: words[0], callback: callback)
    var rule: RuleID?
    for (place, word) in words.enumerated().dropFirst(2) {
      // The judgment of bounds follows from the messages: it is not read.
      if BoundsJudgement.allCases.contains(where: { word == "(" + $0.name + ")" }) { continue }
      if place == words.count - 1, word.hasPrefix("["), word.hasSuffix("]") {
        // `[push-order:observed]`: the standing follows from the rule and the version.
        rule = RuleID.named(word.dropFirst().dropLast().split(separator: ":")[...].first.map { String($0) } ?? "")
        if rule != nil { continue }
      }
      guard let field = Field(word, in: callback), message[field.key] == nil else { return nil }
      message.fields.append(field)
    }
    message.fields.sort { $0.key.rawValue < $1.key.rawValue }
    return (message, rule)
  }

  /// The words of a line; a frame in braces is one.
  static func words(of line: String) -> [String] {
    var words: [String] = []
    for part in line.utf8.split(separator: UInt8(ascii: " ")) {
      let word = String(Substring(part))
      if let last = words.last, last.contains("{"), !last.contains("}") {
        words[words.count - 1] = last + " " + word
      } else {
        words.append(word)
      }
    }
    return words
  }
}
