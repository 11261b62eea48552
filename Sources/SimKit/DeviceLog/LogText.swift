/// Makes UTF-8 with line feeds of whatever a log was saved with.
enum LogText {
  /// The log as UTF-8 without a byte order mark. Editors number the lines as the result's are numbered.
  ///
  /// UTF-16 is known by its mark or by its zeros (PowerShell writes it); a file that has more carriage returns alone
  /// than line feeds ends its lines with them.
  static func decoded(_ bytes: [UInt8]) -> [UInt8] {
    var text = bytes
    if let isBigEndian = utf16(bytes) { text = utf8(bytes, isBigEndian: isBigEndian) }
    if text.starts(with: [0xEF, 0xBB, 0xBF]) { text.removeFirst(3) }
    var (returns, feeds) = (0, 0)
    for (place, byte) in text.enumerated() {
      if byte == 10 { feeds += 1 }
      if byte == 13, place + 1 == text.count || text[place + 1] != 10 { returns += 1 }
    }
    if returns > feeds {
      for place in text.indices where text[place] == 13 {
        text[place] = place + 1 < text.count && text[place + 1] == 10 ? 32 : 10
      }
    }
    return text
  }

  /// True for big-endian UTF-16, false for little-endian, nil for no UTF-16.
  private static func utf16(_ bytes: [UInt8]) -> Bool? {
    if bytes.starts(with: [0xFF, 0xFE]) { return false }
    if bytes.starts(with: [0xFE, 0xFF]) { return true }
    guard bytes.count >= 8 else { return nil }
    let sample = bytes.prefix(64)
    let odd = sample.enumerated().filter { $0.offset % 2 == 1 && $0.element == 0 }.count
    let even = sample.enumerated().filter { $0.offset % 2 == 0 && $0.element == 0 }.count
    if odd * 3 >= sample.count, even == 0 { return false }
    if even * 3 >= sample.count, odd == 0 { return true }
    return nil
  }

  private static func utf8(_ bytes: [UInt8], isBigEndian: Bool) -> [UInt8] {
    var units: [UInt16] = []
    units.reserveCapacity(bytes.count / 2)
    for place in stride(from: 0, to: bytes.count - 1, by: 2) {
      let (first, second) = (UInt16(bytes[place]), UInt16(bytes[place + 1]))
      units.append(isBigEndian ? first << 8 | second : second << 8 | first)
    }
    if units.first == 0xFEFF { units.removeFirst() }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  /// A line as the eye sees it: without colour codes and marks of no width, tabs and odd spaces as spaces, an object
  /// of a structured log as its message.
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
      if let end = colourCode(in: line, at: place) {
        place = end
        continue
      }
      let rest = line[place...]
      if byte < 0x20 || byte == 0x7F {
        result.append(32)
        place += 1
      } else if rest.starts(with: [0xC2, 0xA0]) {
        result.append(32)
        place += 2
      } else if rest.starts(with: [0xE3, 0x80, 0x80]) {
        result += [32, 32]
        place += 3
      } else if rest.starts(with: [0xE2, 0x80]), rest.count > 2, (0x8B...0x8F).contains(line[place + 2]) {
        place += 3
      } else {
        result.append(byte)
        place += 1
      }
    }
    return JSONMessage.text(in: result) ?? result
  }

  /// Where a colour code ends that begins at a place: `ESC [ 0;32 m`, XcodeColors' `ESC [fg1,2,3;` and `ESC [;`, and
  /// the same where a paste has lost the escape.
  private static func colourCode(in line: ArraySlice<UInt8>, at start: Int) -> Int? {
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

/// `log show --style ndjson` and other loggers put the message into a field of an object.
enum JSONMessage {
  private static let keys = ["\"eventMessage\"", "\"message\"", "\"msg\""].map { Array($0.utf8) }

  /// The message of a line that is a JSON object; nil for other lines.
  static func text(in bytes: [UInt8]) -> [UInt8]? {
    guard let first = bytes.first(where: { $0 != 32 }), first == UInt8(ascii: "{") else { return nil }
    for key in keys {
      guard var place = bytes.firstRange(of: key)?.upperBound else { continue }
      while place < bytes.count, bytes[place] == 32 || bytes[place] == UInt8(ascii: ":") { place += 1 }
      guard place < bytes.count, bytes[place] == UInt8(ascii: "\"") else { continue }
      return unescaped(bytes, from: place + 1)
    }
    return nil
  }

  private static func unescaped(_ bytes: [UInt8], from start: Int) -> [UInt8] {
    var result: [UInt8] = []
    var place = start
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
    return result
  }
}
