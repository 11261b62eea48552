/// What a line of an `expect` asks of a line of a trace.
package enum LinePattern: Hashable, Sendable {
  case message(MessagePattern)
  /// So much virtual time passes, in milliseconds.
  case gap(Int)
  /// UIKit's console warning.
  case warning(String)
  case exception(name: String, reason: String)
}

/// What is asked of a message.
package struct MessagePattern: Hashable, Sendable {
  /// `home`, `home.view`, `nav.delegate`, `app`.
  package var receiver: String
  package var callback: Callback
  /// In the order of `FieldKey`.
  package var fields: [FieldPattern]
  /// `*`: the message may have values that are not stated here.
  package var allowsOthers = false

  package init(receiver: String, callback: Callback, fields: [FieldPattern] = []) {
    self.receiver = receiver
    self.callback = callback
    self.fields = fields
  }
}

/// What is asked of one value of a message.
package struct FieldPattern: Hashable, Sendable {
  package var key: FieldKey
  /// Nil for `*`: any value, but there is one.
  package var value: FieldValue<String>?

  package init(key: FieldKey, value: FieldValue<String>?) {
    self.key = key
    self.value = value
  }
}

extension LinePattern {
  /// `NSInvalidArgumentException: Pushing …` in its two parts; nil when there is no colon.
  static func exception(_ text: String) -> (name: String, reason: String)? {
    guard let sign = text.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let rest = text[text.utf8.index(after: sign)...]
    return rest.hasPrefix(" ") ? (String(text[..<sign]), String(rest.dropFirst())) : nil
  }

  /// True if it fits one line only.
  package var isLiteral: Bool {
    switch self {
    case .message(let message): !message.allowsOthers && message.fields.allSatisfy { $0.value != nil }
    case .gap, .warning, .exception: true
    }
  }
}
