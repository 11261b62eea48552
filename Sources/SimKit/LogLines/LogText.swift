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
      if byte == UInt8(ascii: "\\"), place + 1 < line.endIndex, "nrt".utf8.contains(line[place + 1]) {
        // A break or a tab that was written as in code.
        result += [32, 32]
        place += 2
        continue
      }
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
      if let (character, end) = LogRepair.character(in: line, at: place) {
        result += character
        place = end
        continue
      }
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
    guard rest.count > 2 else { return false }
    let last = rest[rest.startIndex + 2]
    switch (rest[rest.startIndex], rest[rest.startIndex + 1]) {
    case (0xE2, 0x80): return (0x8B...0x8F).contains(last) || (0xAA...0xAE).contains(last)
    case (0xE2, 0x81): return (0xA0...0xAF).contains(last)
    case (0xEF, 0xBB): return last == 0xBF
    default: return false
    }
  }

  /// Returns the end of a color code that begins at an index: `ESC [ 0;32 m`, XcodeColors' `ESC [fg1,2,3;` and
  /// `ESC [;`, and the same if a paste has lost the escape.
  private static func colorCode(in line: ArraySlice<UInt8>, at start: Int) -> Int? {
    var place = start
    let hasEscape = line[place] == 0x1B
    if hasEscape { place += 1 }
    guard place < line.endIndex, line[place] == UInt8(ascii: "[") else { return nil }
    place += 1
    var isNamed = false
    if place + 1 < line.endIndex, line[place] == UInt8(ascii: "f") || line[place] == UInt8(ascii: "b"),
      line[place + 1] == UInt8(ascii: "g")
    {
      place += 2
      isNamed = true
    }
    let first = place
    while place < line.endIndex, LogBytes.isDigit(line[place]) || line[place] == 59 || line[place] == 44 { place += 1 }
    if place < line.endIndex, !isNamed, line[place] == UInt8(ascii: "m"), hasEscape || place > first {
      return place + 1
    }
    if place > first, line[place - 1] == 59, isNamed || place == first + 1 { return place }
    if hasEscape, place < line.endIndex, LogBytes.isLetter(line[place]) { return place + 1 }
    return hasEscape ? place : nil
  }
}

/// `log show --style ndjson` and other loggers write an object a line.
enum JSONMessage {
  private static let keys = ["eventMessage", "message", "msg"]

  /// The message of a line that is a JSON object, if it names a callback, else what the object's fields say, as
  /// `key=value`; nil for other lines.
  static func text(in bytes: [UInt8]) -> [UInt8]? {
    guard bytes.first(where: { $0 != 32 }) == UInt8(ascii: "{") else { return nil }
    let fields = fields(of: bytes)
    for key in keys {
      guard let message = fields.first(where: { $0.key.elementsEqual(key.utf8) })?.value else { continue }
      if fields.count == 1 || !LogName.all(in: message).isEmpty { return message }
    }
    guard !fields.isEmpty else { return nil }
    return Array(fields.map { $0.key + [UInt8(ascii: "=")] + $0.value }.joined(separator: [32, 32]))
  }

  /// The fields of the outermost object whose values are texts or numbers. Text that is no JSON ends it.
  private static func fields(of bytes: [UInt8]) -> [(key: [UInt8], value: [UInt8])] {
    var fields: [(key: [UInt8], value: [UInt8])] = []
    var place = bytes.firstIndex(of: UInt8(ascii: "{")).map { $0 + 1 } ?? bytes.count
    var key: [UInt8]?
    var depth = 0
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "\""):
        let text = text(bytes, &place)
        guard depth == 0 else { continue }
        if let name = key {
          fields.append((name, text))
          key = nil
        } else {
          key = text
        }
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        place += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        place += 1
      case UInt8(ascii: ","):
        if depth == 0 { key = nil }
        place += 1
      case let byte where LogBytes.isDigit(byte) && depth == 0 && key != nil:
        let number = bytes[place...].prefix { LogBytes.isDigit($0) || $0 == UInt8(ascii: ".") }
        if let name = key { fields.append((name, Array(number))) }
        key = nil
        place = number.endIndex
      default: place += 1
      }
    }
    return fields
  }

  /// A text in quotation marks, and the place behind it.
  private static func text(_ bytes: [UInt8], _ place: inout Int) -> [UInt8] {
    var result: [UInt8] = []
    place += 1
    while place < bytes.count, bytes[place] != UInt8(ascii: "\"") {
      if bytes[place] == UInt8(ascii: "\\"), place + 1 < bytes.count {
        place += 1
        let isSpace = bytes[place] == UInt8(ascii: "n") || bytes[place] == UInt8(ascii: "t")
        result.append(isSpace ? 32 : bytes[place])
      } else {
        result.append(bytes[place])
      }
      place += 1
    }
    place += 1
    return result
  }
}
