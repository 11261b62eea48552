/// What a line of a log from a device or a simulator says.
public struct LogEntry: Hashable, Sendable {
  public enum Content: Hashable, Sendable {
    /// A callback, as far as the line states it.
    case call(LoggedCall)
    /// The callback above it that is still open has returned.
    case returned(LoggedCall)
    /// UIKit's own words on the console.
    case console(String)
    /// The app says which action begins; only logs of `vcsim record`'s code have these.
    case action(String)
  }

  public var content: Content
  /// The line of the log, from 1.
  public var line: Int
}

/// A callback in a log.
public struct LoggedCall: Hashable, Sendable {
  /// Without its module; empty when the line names none.
  public var className: String
  /// `0x7fb1…`; nil when the line has none.
  public var address: String?
  public var callback: Callback
  /// The values that the line states.
  public var fields: [Field] = []
}

/// A log, read: the lines that speak of callbacks, and how many do not.
public struct DeviceLog: Sendable {
  public private(set) var entries: [LogEntry] = []
  /// Lines without anything about callbacks.
  public private(set) var noise = 0
  /// Methods that no callback of UIKit's is, with how often each came.
  public private(set) var unknownMethods: [String: Int] = [:]

  /// Reads a log of any of the shapes that developers have at hand; what it does not know it counts.
  public init(_ source: Source) {
    for number in stride(from: 1, through: source.bytes.isEmpty ? 0 : source.lineCount, by: 1) {
      var bytes = Array(source.bytes[source.lineRange(number)])
      if let message = JSONMessage.text(in: bytes) { bytes = message }
      switch LogLine(bytes).meaning {
      case .entry(let content): entries.append(LogEntry(content: content, line: number))
      case .unknownMethod(let name): unknownMethods[name, default: 0] += 1
      case .metadata: break
      case .noise: if bytes.contains(where: { $0 > 32 }) { noise += 1 }
      }
    }
  }

  /// The callbacks that come in it at all.
  public var callbacks: Set<Callback> {
    var result: Set<Callback> = []
    for entry in entries {
      if case .call(let call) = entry.content { result.insert(call.callback) }
    }
    return result
  }

  /// True if the source looks like a log and not like something that vcsim writes.
  public var isEmpty: Bool { entries.isEmpty }
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

extension Array where Element == UInt8 {
  /// Where a run of bytes begins and ends for the first time, at or after a place.
  func firstRange(of needle: [UInt8], from start: Int = 0) -> Range<Int>? {
    guard !needle.isEmpty, count >= needle.count, start <= count - needle.count else { return nil }
    for place in start...(count - needle.count) where self[place] == needle[0] {
      var length = 1
      while length < needle.count, self[place + length] == needle[length] { length += 1 }
      if length == needle.count { return place..<place + length }
    }
    return nil
  }
}
