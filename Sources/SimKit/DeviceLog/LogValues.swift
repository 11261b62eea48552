/// What a line says of a callback beside its name.
enum LogValues {
  /// The values that a line states of a callback.
  static func fields(of mention: LogMention, in bytes: [UInt8]) -> [Field] {
    guard let animated = animated(mention, bytes) else { return [] }
    return [Field(.animated, .yesOrNo(animated))]
  }

  private static func truth(_ word: some Collection<UInt8>) -> Bool? {
    switch String(decoding: Array(word), as: UTF8.self) {
    case "1", "YES", "true", "yes", "True": true
    case "0", "NO", "false", "no", "False": false
    default: nil
    }
  }

  /// `animated:1`, `animated = YES`, `(animated: true)`, `viewWillAppear:1`, `viewWillAppear(false)`,
  /// `viewWillAppear:] YES`; nil when the line does not say.
  private static func animated(_ mention: LogMention, _ bytes: [UInt8]) -> Bool? {
    let end = mention.tail.upperBound
    var from = mention.name.range.lowerBound
    while let range = bytes.firstRange(of: Array("nimated".utf8), from: from), range.upperBound <= end {
      from = range.upperBound
      var place = range.upperBound
      var hasSign = false
      while place < end, bytes[place] == 32 || bytes[place] == UInt8(ascii: ":") || bytes[place] == UInt8(ascii: "=") {
        if bytes[place] != 32 { hasSign = true }
        place += 1
      }
      if hasSign, let truth = truth(bytes[place..<end].prefix(while: LogBytes.isWord)) { return truth }
    }
    guard mention.name.message.callback?.family == .appearance else { return nil }
    if let arguments = mention.name.arguments, let truth = truth(bytes[arguments]) { return truth }
    let behind = bytes[mention.name.range.upperBound..<max(end, mention.name.range.upperBound)].drop {
      $0 == UInt8(ascii: "]") || $0 == 32 || $0 == UInt8(ascii: ":")
    }
    let word = behind.prefix(while: LogBytes.isWord)
    // A bare number may be anything.
    return word.count > 1 ? truth(word) : nil
  }
}
