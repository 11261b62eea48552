import SimKit

/// Keeps what others have written from being more than text.
///
/// Comments, traces, logs, names of files and arguments can hold control characters, and lines that look like commands.
/// A terminal obeys the first, the log of a CI system the second: GitHub takes `::name` at the beginning of a line and `##[name]`
/// anywhere, Azure Pipelines `##vso[…]`, TeamCity `##teamcity[…]`. So all that leaves vcsim as text passes here: control
/// characters come out as `U+1B`, and the beginning of a command is broken in the same way.
enum TextGate {
  /// The escape character in vcsim's own colors is a character for private use, and a number that is different in
  /// each run. So text of others cannot have it, and hide the text after it.
  static let mark = "\u{10FFFD}" + String(UInt64.random(in: 0...UInt64.max), radix: 36)
  private static let markBytes = Array(mark.utf8)

  /// The text as it may leave; nil if it may leave as it is. `commands`: it is vcsim that gives commands to a workflow.
  static func cleaned(_ bytes: [UInt8], commands: Bool = false) -> [UInt8]? {
    if bytes.isPlain { return nil }
    var cleaner = Cleaner(bytes, commands: commands)
    cleaner.run()
    return cleaner.result
  }

  static func cleaned(_ text: String) -> String {
    cleaned(Array(text.utf8)).map { String(decoding: $0, as: UTF8.self) } ?? text
  }

  /// A text as one line, whatever its contents.
  static func oneLine(_ text: String) -> String {
    let bytes = Array(text.utf8)
    if bytes.isPlain, !bytes.contains(10) { return text }
    return cleaned(text).replacing("\n", by: "U+A").replacing("\t", by: "U+9")
  }

  /// Whether a name could do more than name.
  static func isRisky(name: String) -> Bool { oneLine(name) != name }

  /// Why such a name is refused.
  static let risk = "its name holds control characters, or what a CI system takes for a command"

  private static func isOfName(_ byte: UInt8) -> Bool { byte.isLetterOrDigit || "-_.".utf8.contains(byte) }

  // MARK: The careful way

  private struct Cleaner {
    private let bytes: [UInt8]
    private let commands: Bool
    private var place = 0
    private var atLineStart = true
    private(set) var result: [UInt8] = []

    init(_ bytes: [UInt8], commands: Bool) {
      self.bytes = bytes
      self.commands = commands
      result.reserveCapacity(bytes.count + bytes.count / 8)
    }

    private func byte(_ offset: Int) -> UInt8 { place + offset < bytes.count ? bytes[place + offset] : 0 }

    mutating func run() {
      while place < bytes.count {
        let byte = bytes[place]
        switch byte {
        case 10:
          keep(1)
          atLineStart = true
        case 9, 32: keep(1)
        case 0..<32, 127: escape(UInt32(byte), length: 1)
        case UInt8(ascii: ":") where atLineStart && self.byte(1) == byte && !commands: escape(UInt32(byte), length: 1)
        case UInt8(ascii: "#") where beginsCommand: escape(UInt32(byte), length: 1)
        case 33..<127: plainText()
        default: character()
        }
      }
    }

    /// `##`, the name of a system or nothing, and `[`.
    private var beginsCommand: Bool {
      guard byte(1) == UInt8(ascii: "#") else { return false }
      var offset = 2
      while TextGate.isOfName(byte(offset)) { offset += 1 }
      return byte(offset) == UInt8(ascii: "[")
    }

    private mutating func keep(_ length: Int) {
      for offset in 0..<length { result.append(byte(offset)) }
      place += length
    }

    private mutating func text(_ length: Int) {
      keep(length)
      atLineStart = false
    }

    /// Text up to what may be more than text. Most of a page is that.
    private mutating func plainText() {
      let start = place
      repeat { place += 1 } while place < bytes.count && 32..<127 ~= bytes[place] && bytes[place] != UInt8(ascii: "#")
      result += bytes[start..<place]
      atLineStart = false
    }

    private mutating func escape(_ scalar: UInt32, length: Int) {
      result += Array("U+\(String(scalar, radix: 16, uppercase: true))".utf8)
      place += length
      atLineStart = false
    }

    /// A character of several bytes.
    private mutating func character() {
      switch (byte(0), byte(1), byte(2)) {
      case (0xC2, let second, _) where second < 0xA0: escape(UInt32(second), length: 2)
      // Line and paragraph separators; what turns the direction of writing round, or the letters beside it.
      case (0xE2, 0x80, let third) where (0xA8...0xAE).contains(third) || third == 0x8E || third == 0x8F:
        escape(0x2000 + UInt32(third & 0x3F), length: 3)
      case (0xD8, 0x9C, _): escape(0x61C, length: 2)
      case (0xE2, 0x81, let third) where (0xA6...0xA9).contains(third): escape(0x2040 + UInt32(third & 0x3F), length: 3)
      case (0xF4, 0x8F, 0xBF) where byte(3) == 0xBD:
        if let length = color { keepColor(length) } else { escape(0x10FFFD, length: 4) }
      case (0xC2..., _, _):
        let length = byte(0) < 0xE0 ? 2 : byte(0) < 0xF0 ? 3 : 4
        if atLineStart, isSpace(length) { keep(length) } else { text(length) }
      default: text(1)
      }
    }

    /// A scanner for commands at the beginning of a line may skip every space there is.
    private func isSpace(_ length: Int) -> Bool {
      let scalars = String(decoding: bytes[place..<min(place + length, bytes.count)], as: UTF8.self).unicodeScalars
      return scalars.allSatisfy { $0.properties.isWhitespace || $0 == "\u{FEFF}" }
    }

    /// The length of a color behind the mark: `[1;31m`.
    private var color: Int? {
      let start = TextGate.markBytes.count
      guard bytes[place...].starts(with: TextGate.markBytes), byte(start) == UInt8(ascii: "[") else { return nil }
      for length in 2...6 where byte(start + length - 1) == UInt8(ascii: "m") {
        let isColor = (1..<length - 1).allSatisfy {
          (48...57).contains(byte(start + $0)) || byte(start + $0) == UInt8(ascii: ";")
        }
        return isColor ? length : nil
      }
      return nil
    }

    private mutating func keepColor(_ length: Int) {
      result.append(0x1B)
      place += TextGate.markBytes.count
      keep(length)
    }
  }
}

extension UInt8 {
  /// Whether it is a letter from A to Z, of either case, or a digit.
  var isLetterOrDigit: Bool { (48...57).contains(self) || (97...122).contains(self | 32) }
}
