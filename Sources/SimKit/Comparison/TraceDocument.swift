/// A stored trace: what `accept` writes and `check` reads.
public struct TraceDocument: Hashable, Sendable {
  /// `modal@ios5`
  public var caseName: String
  /// `phone 320x480 portrait`
  public var device: String
  /// The vcsim that wrote it, as `0.2.0`; nil if the trace does not say, as those of 0.1 do not.
  public var writer: String?
  public var steps: [TraceStep]

  public init(caseName: String, device: String, writer: String? = nil, steps: [TraceStep]) {
    self.caseName = caseName
    self.device = device
    self.writer = writer
    self.steps = steps
  }

  /// The device line of a scenario in a version.
  public static func device(of header: Header, in mode: Mode) -> String {
    let device = header.device(in: mode)
    let screen = device.screen
    return "\(device.idiom.name) \(screen.width)x\(screen.height) \(header.heldIn.name)"
  }

  public var text: String {
    var text = "vcsim-trace 1\ncase \(caseName)\ndevice \(device)\n"
    if let writer { text += "vcsim \(writer)\n" }
    for step in steps {
      text += "\n" + step.text + "\n"
      for line in step.lines { text += line.layout + "\n" }
    }
    return text
  }

  /// Why bytes are no stored trace.
  public struct Fault: Error, Hashable, Sendable {
    /// From 1.
    public var line: Int
    public var reason: String
  }

  /// Reads a stored trace; line ends of any kind.
  public init(_ source: Source) throws(Fault) {
    let stored = try StoredTrace(source)
    (caseName, device, steps) = (stored.caseName, stored.device, stored.steps)
    writer = stored.writer
  }
}
