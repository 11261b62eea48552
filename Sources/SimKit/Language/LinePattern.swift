/// What a line of an `expect` asks of a line of a trace.
public enum LinePattern: Hashable, Sendable {
  case message(MessagePattern)
  /// So much virtual time passes, in milliseconds.
  case gap(Int)
  /// UIKit's console warning.
  case warning(String)
  case exception(name: String, reason: String)
}

/// What is asked of a message.
public struct MessagePattern: Hashable, Sendable {
  /// `home`, `home.view`, `nav.delegate`, `app`.
  public var receiver: String
  public var callback: Callback
  /// In the order of `FieldKey`.
  public var fields: [FieldPattern]
  /// `*`: the message may have values that are not stated here.
  public var allowsOthers = false

  public init(receiver: String, callback: Callback, fields: [FieldPattern] = []) {
    self.receiver = receiver
    self.callback = callback
    self.fields = fields
  }
}

/// What is asked of one value of a message.
public struct FieldPattern: Hashable, Sendable {
  public var key: FieldKey
  /// Nil for `*`: any value, but there is one.
  public var value: FieldValue<String>?

  public init(key: FieldKey, value: FieldValue<String>?) {
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
  public var isLiteral: Bool {
    switch self {
    case .message(let message): !message.allowsOthers && message.fields.allSatisfy { $0.value != nil }
    case .gap, .warning, .exception: true
    }
  }
}
