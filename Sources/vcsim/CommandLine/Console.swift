import Foundation
import SimKit

/// Writes to a file descriptor; what cannot be written ends the program with a message.
struct DescriptorOutput: ByteOutput {
  let descriptor: Int32
  let name: String

  static let standard = DescriptorOutput(descriptor: 1, name: "standard output")
  static let error = DescriptorOutput(descriptor: 2, name: "standard error")

  mutating func write(_ bytes: [UInt8]) {
    var start = 0
    while start < bytes.count {
      let written = bytes[start...].withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if written < 0 {
        if errno == EINTR { continue }
        // A reader that has gone away has seen enough.
        if errno == EPIPE { exit(ExitCode.ok.rawValue) }
        if descriptor != 2 {
          let problem = Problem(.cannotWrite(name, reason: String(cString: strerror(errno))))
          var errors = DescriptorOutput.error
          errors.write(Array("error: \(problem.message) [\(problem.code)]\n".utf8))
        }
        exit(ExitCode.cannotWrite.rawValue)
      }
      start += written
    }
  }
}

/// What the terminal is, and how much is said to it.
struct Console: Sendable {
  enum ColorChoice: String, CaseIterable {
    case auto
    case always
    case never
  }

  var isQuiet = false
  var isVerbose = false
  private(set) var colorsOutput = false
  private(set) var colorsErrors = false

  init() { choose(.auto) }

  /// Each stream decides for itself; a flag beats the environment.
  mutating func choose(_ choice: ColorChoice) {
    colorsOutput = Self.colors(choice, descriptor: 1)
    colorsErrors = Self.colors(choice, descriptor: 2)
  }

  private static func colors(_ choice: ColorChoice, descriptor: Int32) -> Bool {
    switch choice {
    case .always: return true
    case .never: return false
    case .auto:
      if let value = environment("NO_COLOR"), !value.isEmpty { return false }
      if let value = environment("FORCE_COLOR"), !value.isEmpty, value != "0" { return true }
      return isatty(descriptor) == 1 && environment("TERM") != "dumb"
    }
  }

  static func environment(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  /// The columns of the terminal that standard output goes to; nil where nothing says how many there are.
  var width: Int? {
    if let columns = Self.environment("COLUMNS").flatMap({ Int($0) }), columns > 0 { return columns }
    var size = winsize()
    guard isatty(1) == 1, ioctl(1, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  // MARK: Talking

  func print(_ text: String) {
    var output = DescriptorOutput.standard
    output.write(Array(text.utf8))
  }

  /// Words beside the output; quiet silences them.
  func say(_ text: String) {
    guard !isQuiet else { return }
    var output = DescriptorOutput.error
    output.write(Array((text + "\n").utf8))
  }

  func report(_ problem: Problem) {
    let style = errorStyle
    var text = "\(style.error)error:\(style.reset) \(problem.message) [\(problem.code)]\n"
    for help in problem.helps { text += "\(style.label)help:\(style.reset) \(help)\n" }
    var output = DescriptorOutput.error
    output.write(Array(text.utf8))
  }

  func report(_ diagnostics: [Diagnostic], in source: Source) {
    var text = ""
    for diagnostic in diagnostics { text += diagnostic.rendered(in: source, style: errorStyle) + "\n" }
    var output = DescriptorOutput.error
    output.write(Array(text.utf8))
  }

  // MARK: Colours

  private var errorStyle: Diagnostic.Style { style(isColored: colorsErrors) }

  /// Diagnostics that are a command's output.
  var outputStyle: Diagnostic.Style { style(isColored: colorsOutput) }

  private func style(isColored: Bool) -> Diagnostic.Style {
    var style = Diagnostic.Style()
    guard isColored else { return style }
    style.error = "\u{1B}[1;31m"
    style.place = "\u{1B}[1m"
    style.frame = "\u{1B}[34m"
    style.label = "\u{1B}[36m"
    style.reset = "\u{1B}[0m"
    return style
  }

  var traceStyle: TraceStyle {
    var style = TraceStyle()
    guard colorsOutput else { return style }
    style.step = "\u{1B}[1m"
    style.gap = "\u{1B}[2m"
    style.warning = "\u{1B}[33m"
    style.exception = "\u{1B}[1;31m"
    style.empty = "\u{1B}[31m"
    style.stale = "\u{1B}[33m"
    style.final = "\u{1B}[32m"
    style.reset = "\u{1B}[0m"
    return style
  }

  /// A patch with its removed and inserted lines in colour.
  func coloredPatch(_ patch: String) -> String {
    guard colorsOutput else { return patch }
    return patch.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      if line.hasPrefix("+++") || line.hasPrefix("---") { return bold(String(line)) }
      if line.hasPrefix("+") { return green(String(line)) }
      if line.hasPrefix("-") { return red(String(line)) }
      return line.hasPrefix("@@") ? dim(String(line)) : String(line)
    }.joined(separator: "\n")
  }

  /// Bounds in the colour of what they are worth.
  func judged(_ text: String, _ judgement: BoundsJudgement) -> String {
    guard colorsOutput else { return text }
    let style = traceStyle
    switch judgement {
    case .empty: return style.empty + text + style.reset
    case .stale: return style.stale + text + style.reset
    case .final: return style.final + text + style.reset
    }
  }

  func bold(_ text: String) -> String { colorsOutput ? "\u{1B}[1m\(text)\u{1B}[0m" : text }
  func red(_ text: String) -> String { colorsOutput ? "\u{1B}[31m\(text)\u{1B}[0m" : text }
  func green(_ text: String) -> String { colorsOutput ? "\u{1B}[32m\(text)\u{1B}[0m" : text }
  func dim(_ text: String) -> String { colorsOutput ? "\u{1B}[2m\(text)\u{1B}[0m" : text }
}
