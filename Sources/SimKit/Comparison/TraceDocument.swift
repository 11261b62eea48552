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
    func line(_ number: Int) -> String { source.text(ofLine: number) }
    guard source.lineCount >= 1, line(1) == "vcsim-trace 1" else {
      throw Fault(line: 1, reason: "the first line is not 'vcsim-trace 1'")
    }
    guard source.lineCount >= 3, line(2).hasPrefix("case "), line(3).hasPrefix("device ") else {
      throw Fault(line: min(2, source.lineCount), reason: "the lines 'case …' and 'device …' are missing")
    }
    caseName = String(line(2).dropFirst(5))
    device = String(line(3).dropFirst(7))
    var first = 4
    if source.lineCount >= first, line(first).hasPrefix("vcsim ") {
      writer = String(line(first).dropFirst(6))
      first += 1
    }
    steps = []
    for number in stride(from: first, through: source.lineCount, by: 1) {
      let text = line(number)
      if text.isEmpty { continue }
      let indent = text.prefix { $0 == " " }.count
      if indent == 0 {
        steps.append(TraceStep(text: text))
      } else {
        guard !steps.isEmpty else { throw Fault(line: number, reason: "a callback stands before the first action") }
        guard indent.isMultiple(of: 2) else { throw Fault(line: number, reason: "the line is indented unevenly") }
        let words = String(text.dropFirst(indent))
        steps[steps.count - 1].lines.append(TraceLine(text: words, depth: indent / 2 - 1))
      }
    }
  }
}
