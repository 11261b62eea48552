/// A stored trace: what `accept` writes and `check` reads.
public struct TraceDocument: Hashable, Sendable {
  /// `modal@ios5`
  public var caseName: String
  /// `phone 320x480 portrait`
  public var device: String
  public var steps: [TraceStep]

  public init(caseName: String, device: String, steps: [TraceStep]) {
    self.caseName = caseName
    self.device = device
    self.steps = steps
  }

  /// The device line of a scenario.
  public static func device(of header: Header) -> String {
    let screen = header.device.screen
    return "\(header.device.idiom.name) \(screen.width)x\(screen.height) \(header.heldIn.name)"
  }

  public var text: String {
    var text = "vcsim-trace 1\ncase \(caseName)\ndevice \(device)\n"
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
  }
}
