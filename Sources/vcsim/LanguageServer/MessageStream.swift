import SimKit

/// Messages of the Language Server Protocol over standard input and output: a header with the length, and JSON.
struct MessageStream {
  /// A message longer than this is dropped: no editor sends one, and memory is finite.
  private static let longest = 64 << 20

  enum Incoming {
    case message(JSONValue)
    /// Bytes that are no JSON, or no message of a sensible length.
    case malformed
    case end
  }

  private var input = InputBytes()

  func isReady(within milliseconds: Int32) -> Bool { input.isReady(within: milliseconds) }

  mutating func next() -> Incoming {
    var length: Int?
    while let line = headerLine() {
      if line.isEmpty {
        guard let length, (0...Self.longest).contains(length) else { return .malformed }
        guard let body = input.take(length) else { return .end }
        guard let text = String(validating: body, as: UTF8.self), let value = try? JSONReader.value(of: text) else {
          return .malformed
        }
        return .message(value)
      }
      // The rest of a message whose length was wrong may stand before the name.
      let parts = line.split(separator: ":")
      if parts.count > 1, parts[parts.count - 2].lowercased().hasSuffix("content-length") {
        length = Int(parts[parts.count - 1].drop { $0 == " " })
      }
    }
    return .end
  }

  /// A line of the header without its end; nil at the end of the input.
  private mutating func headerLine() -> String? {
    var line: [UInt8] = []
    while let byte = input.next() {
      if byte == 10 {
        if line.last == 13 { line.removeLast() }
        return String(decoding: line, as: UTF8.self)
      }
      // A header is short, and the last of its line.
      if line.count == 1_000 { line.removeFirst(900) }
      line.append(byte)
    }
    return nil
  }

  static func send(_ message: JSONValue) {
    let body = Array(JSON.text(message).utf8)
    DescriptorOutput.standard.writeRaw(Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body)
  }
}
