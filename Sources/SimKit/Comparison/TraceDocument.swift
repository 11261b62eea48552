/// A stored trace: what `accept` writes and `check` reads.
package struct TraceDocument: Hashable, Sendable {
  /// `modal@ios5`
  package var caseName: String
  /// `phone 320x480 portrait`
  package var device: String
  /// The vcsim that wrote it, as `0.2.0`; nil if the trace does not say, as those of 0.1 do not.
  package var writer: String?
  package var steps: [TraceStep]

  package init(caseName: String, device: String, writer: String? = nil, steps: [TraceStep]) {
    self.caseName = caseName
    self.device = device
    self.writer = writer
    self.steps = steps
  }

  /// The device line of a scenario in a version.
  package static func device(of header: Header, in mode: Mode) -> String {
    let device = header.device(in: mode)
    let screen = device.screen
    return "\(device.idiom.name) \(screen.width)x\(screen.height) \(header.heldIn.name)"
  }

  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// As it is stored.
  package var bytes: [UInt8] {
    var buffer = ByteBuffer()
    buffer.put(text: "\(StoredTrace.head)\ncase \(caseName)\ndevice \(device)\n")
    if let writer { buffer.put(text: "vcsim \(writer)\n") }
    for step in steps {
      buffer.endLine()
      buffer.put(text: step.text)
      buffer.endLine()
      for line in step.lines {
        buffer.spaces(2 + 2 * line.depth)
        buffer.put(line.content)
        buffer.endLine()
      }
    }
    return buffer.bytes
  }

  /// Why bytes are no stored trace.
  package struct Fault: Error, Hashable, Sendable {
    /// From 1.
    package var line: Int
    package var reason: String
  }

  /// Reads a stored trace; line ends of any kind.
  package init(_ source: Source) throws(Fault) {
    let stored = try StoredTrace(source)
    (caseName, device, steps) = (stored.caseName, stored.device, stored.steps)
    writer = stored.writer
  }
}
