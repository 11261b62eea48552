/// The values that a line states beside a callback's name, and no others.
enum LogValues {
  /// The values, in the order of `FieldKey`. Lengths are rounded to whole points.
  static func fields(of mention: LogMention) -> [Field] {
    let bytes = mention.line.bytes
    let range = mention.name.range.lowerBound..<max(mention.tail.upperBound, mention.name.range.upperBound)
    var fields: [Field] = []
    func add(_ key: FieldKey, _ value: FieldValue<String>) {
      if !fields.contains(where: { $0.key == key }) { fields.append(Field(key, value)) }
    }
    if let animated = animated(mention, bytes) { add(.animated, .yesOrNo(animated)) }
    guard let callback = mention.message.callback else { return fields }
    for shape in LogShape.all(in: bytes, range) {
      switch (shape.key, shape.rect) {
      case (.bounds?, _): add(.bounds, .size(shape.size))
      case (.frame?, let rect?): add(.frame, .rect(rect))
      case (.size?, nil) where callback == .viewWillTransitionToSize: add(.size, .size(shape.size))
      default: break
      }
    }
    for (label, value) in labeled(bytes, range) {
      switch label {
      case "interfaceorientation": orientation(value).map { add(.interfaceOrientation, .orientation($0)) }
      case "orientation", "tointerfaceorientation", "frominterfaceorientation":
        if carriesOrientation(callback), let known = orientation(value) { add(.orientation, .orientation(known)) }
      case "duration": duration(value).map { add(.duration, .duration($0)) }
      default: break
      }
    }
    if carriesOrientation(callback), let known = mention.name.arguments.flatMap({ orientation(bytes.text($0)) }) {
      add(.orientation, .orientation(known))
    }
    return fields.sorted { $0.key.rawValue < $1.key.rawValue }
  }

  /// The values of a marked line, `key=value`; lengths may have fractions.
  static func marked(_ words: ArraySlice<String>, in callback: Callback) -> [Field] {
    var fields: [Field] = []
    for word in words {
      let bytes = Array(word.utf8)
      if let field = Field(word, in: callback) {
        fields.append(field)
      } else if let shape = LogShape.all(in: bytes, 0..<bytes.count).first, let key = shape.key {
        if key == .frame, let rect = shape.rect { fields.append(Field(key, .rect(rect))) }
        if key != .frame, shape.rect == nil { fields.append(Field(key, .size(shape.size))) }
      }
    }
    return fields.sorted { $0.key.rawValue < $1.key.rawValue }
  }

  /// Words behind a label and `=` or `:`; the label in small letters, without what it is a property of.
  private static func labeled(_ bytes: [UInt8], _ range: Range<Int>) -> [(String, String)] {
    var result: [(String, String)] = []
    var place = range.lowerBound
    while place < range.upperBound {
      guard bytes[place] == UInt8(ascii: "=") || bytes[place] == UInt8(ascii: ":") else {
        place += 1
        continue
      }
      let label = LogShape.label(before: place, in: bytes, from: range.lowerBound)
      place += 1
      place = bytes.end(of: { $0 == 32 || $0 == UInt8(ascii: ".") }, from: place, before: range.upperBound)
      let end = bytes.end(of: { ASCII.isWord($0) || $0 == UInt8(ascii: ".") }, from: place, before: range.upperBound)
      if let label, end > place { result.append((label, bytes.text(place..<end))) }
    }
    return result
  }

  private static func carriesOrientation(_ callback: Callback) -> Bool {
    callback.family == .rotation || callback == .shouldAutorotateToInterfaceOrientation
  }

  /// `UIInterfaceOrientationLandscapeRight`, `landscapeRight`, or UIKit's number.
  static func orientation(_ word: String) -> Orientation? {
    switch word {
    case "1": return .portrait
    case "2": return .portraitUpsideDown
    case "3": return .landscapeRight
    case "4": return .landscapeLeft
    default: break
    }
    let prefix = "uiinterfaceorientation"
    let lowered = ASCII.lowered(word)
    let name = lowered.hasPrefix(prefix) ? String(lowered.dropFirst(prefix.count)) : lowered
    return Orientation.allCases.first { ASCII.lowered($0.name) == name }
  }

  /// `0.3` seconds, `400ms`; in milliseconds.
  private static func duration(_ word: String) -> Int? {
    if word.hasSuffix("ms") { return Word.milliseconds(word) }
    let seconds = word.hasSuffix("s") ? String(word.dropLast()) : word
    return LogShape.thousandths(seconds)
  }

  private static func truth(_ word: some Collection<UInt8>) -> Bool? {
    switch String(decoding: Array(word), as: UTF8.self) {
    case "1", "YES", "true", "yes", "True": true
    case "0", "NO", "false", "no", "False": false
    default: nil
    }
  }

  /// `animated:1`, `animated = YES`, `(animated: true)`, `viewWillAppear:1`, `viewWillAppear(NO)`, `viewWillAppear:] YES`; nil if not said.
  private static func animated(_ mention: LogMention, _ bytes: [UInt8]) -> Bool? {
    let end = mention.tail.upperBound
    var from = mention.name.range.lowerBound
    while let range = bytes.firstRange(of: Array("nimated".utf8), from: from), range.upperBound <= end {
      from = range.upperBound
      let rest = bytes[from..<end].drop { " :=".utf8.contains($0) }
      let hasSign = bytes[from..<rest.startIndex].contains { $0 != 32 }
      if hasSign, let truth = truth(rest.prefix(while: ASCII.isWord)) { return truth }
    }
    guard mention.message.callback?.family == .appearance else { return nil }
    if let arguments = mention.name.arguments, let truth = truth(bytes[arguments]) { return truth }
    let start = mention.name.range.upperBound
    let word = bytes[start..<max(end, start)].drop { "] :".utf8.contains($0) }.prefix(while: ASCII.isWord)
    // A bare number may be anything.
    return word.count > 1 ? truth(word) : nil
  }
}
