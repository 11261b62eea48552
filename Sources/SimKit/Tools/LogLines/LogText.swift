/// The lines of a log as people see them.
enum LogText {
  /// A line as the eye sees it: without color codes, marks of no width and arguments of generic types, tabs and odd
  /// spaces as spaces, an object of a structured log as its message.
  static func visible(_ line: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(line.count)
    var place = line.startIndex
    while place < line.endIndex {
      let byte = line[place]
      if byte >= 0x20, byte < 0x7F, byte != UInt8(ascii: "[") {
        result.append(byte)
        place += 1
        continue
      }
      if let end = colorCode(in: line, at: place) {
        place = end
        continue
      }
      let rest = line[place...]
      if byte < 0x20 || byte == 0x7F {
        // A tab is a gap, as between columns.
        result += byte == 9 ? [32, 32] : [32]
        place += 1
      } else if rest.starts(with: [0xC2, 0xA0]) {
        result.append(32)
        place += 2
      } else if rest.starts(with: [0xE3, 0x80, 0x80]) {
        result += [32, 32]
        place += 3
      } else if rest.starts(with: [0xD8, 0x9C]) {
        place += 2
      } else if hasNoWidth(rest) {
        place += 3
      } else {
        result.append(byte)
        place += 1
      }
    }
    return LogTypes.withoutArguments(JSONMessage.text(in: result) ?? result)
  }

  /// True for joiners, byte order marks, and what turns the direction of writing round.
  private static func hasNoWidth(_ rest: ArraySlice<UInt8>) -> Bool {
    switch rest.prefix(3).reduce(0, { $0 << 8 | UInt32($1) }) {
    case 0xE2808B...0xE2808F, 0xE280AA...0xE280AE, 0xE281A0...0xE281AF, 0xEFBBBF: true
    default: false
    }
  }

  /// The end of a color code that begins at an index: `ESC [ 0;32 m`, and the same if a paste has lost the escape.
  private static func colorCode(in line: ArraySlice<UInt8>, at start: Int) -> Int? {
    let rest = line[start...]
    let hasEscape = rest.first == 0x1B
    let code = rest.dropFirst(hasEscape ? 1 : 0)
    guard code.first == UInt8(ascii: "[") else { return nil }
    let numbers = code.dropFirst().prefix { ASCII.isDigit($0) || $0 == UInt8(ascii: ";") }
    guard let end = line[numbers.endIndex...].first else { return nil }
    let isColor = end == UInt8(ascii: "m") && !numbers.isEmpty
    return isColor || hasEscape && ASCII.isLetter(end) ? numbers.endIndex + 1 : nil
  }
}

/// `log show --style ndjson` and other loggers write an object a line.
enum JSONMessage {
  private static let keys = ["\"eventMessage\"", "\"message\"", "\"msg\""].map { Array($0.utf8) }

  /// The message of a line that is a JSON object, if it names a callback; nil for other lines.
  static func text(in bytes: [UInt8]) -> [UInt8]? {
    guard bytes.first(where: { $0 != 32 }) == UInt8(ascii: "{") else { return nil }
    for key in keys {
      guard let range = bytes.firstRange(of: key) else { continue }
      let value = bytes[range.upperBound...].drop { $0 == 32 || $0 == UInt8(ascii: ":") }
      guard let text = JSONReader.text(at: value) else { continue }
      // A message of several lines is one line of the log.
      let message = text.utf8.map { $0 < 32 ? 32 : $0 }
      guard let name = LogName.all(in: message).first else { continue }
      let isAlone =
        name.range.lowerBound == 0 && LogLine(message).segments(in: name.range.upperBound..<message.count).isEmpty
      return (isAlone ? className(in: bytes).map { $0 + [32] } ?? [] : []) + message
    }
    return nil
  }

  /// The class that is a value of an object: `"logger":"HomeController"`.
  private static func className(in bytes: [UInt8]) -> [UInt8]? {
    let words = bytes.split(separator: UInt8(ascii: "\""))
    return words.first { LogLine.isClassLike(String(decoding: $0, as: UTF8.self)) }.map { Array($0) }
  }
}
