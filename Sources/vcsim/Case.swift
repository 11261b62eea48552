import SimKit

/// One scenario in one mode.
struct Case {
  let file: String
  let source: Source
  let scenario: Scenario
  let mode: Mode

  /// `modal@ios5`: the file's name without its suffix, and the mode.
  var name: String { Self.stem(of: file) + "@" + mode.name }

  static func stem(of path: String) -> String {
    if path.hasPrefix("example:") { return String(path.dropFirst("example:".count)) }
    if path == "-" { return "stdin" }
    let name = path.split(separator: "/").last.map(String.init) ?? path
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }

  /// Reads and parses a file; its faults are reported, and then there is no scenario.
  static func read(_ path: String, _ invocation: Invocation) throws(Problem) -> (Source, Scenario)? {
    let source = try Files.read(path)
    let parsed = Scenario.parse(source)
    guard !parsed.hasErrors else {
      invocation.console.report(parsed.diagnostics, in: source)
      return nil
    }
    return (source, try applyDevice(parsed.scenario, invocation))
  }

  /// `--device pad` or `--device phone,320x568,landscapeRight` takes the place of the file's line.
  private static func applyDevice(_ scenario: Scenario, _ invocation: Invocation) throws(Problem) -> Scenario {
    guard let text = invocation.last("device") else { return scenario }
    var scenario = scenario
    for word in text.split(separator: ",") {
      if word == "phone" {
        scenario.header.device = .phone
      } else if word == "pad" {
        scenario.header.device = .pad
      } else if let orientation = Orientation.allCases.first(where: { $0.name == word }) {
        scenario.header.heldIn = orientation
      } else {
        let sides = word.split(separator: "x").compactMap { Int($0) }
        guard sides.count == 2, sides.allSatisfy({ (1...100_000).contains($0) }) else {
          throw Problem(.badValue(String(word), option: "--device", legal: ["phone", "pad", "320x480", "portrait"]))
        }
        scenario.header.device.screen = Size(sides[0], sides[1])
      }
    }
    return scenario
  }

  /// The modes to run: those of the command line, else the file's, else the standard.
  static func modes(of scenario: Scenario, _ invocation: Invocation) throws(Problem) -> [Mode] {
    let wanted = try invocation.modes()
    if !wanted.isEmpty { return wanted }
    return scenario.header.modes.isEmpty ? [.standard] : scenario.header.modes
  }
}
