import SimKit

/// The terminal, and how much is printed.
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
      if let value = System.environment("NO_COLOR"), !value.isEmpty { return false }
      if let value = System.environment("FORCE_COLOR"), !value.isEmpty, value != "0" { return true }
      return System.isTerminal(descriptor) && System.environment("TERM") != "dumb"
    }
  }

  /// The columns of the terminal that standard output goes to; nil where nothing says how many there are.
  var width: Int? {
    if let columns = System.environment("COLUMNS").flatMap({ Int($0) }), columns > 0 {
      return min(columns, Self.mostColumns)
    }
    return System.columns(of: 1)
  }

  /// No terminal is wider; columns are filled with blanks.
  private static let mostColumns = 10_000

  // MARK: Talking

  func print(_ text: String) { DescriptorOutput.standard.write(Array(text.utf8)) }

  /// Commands to a GitHub workflow, made by vcsim itself.
  func command(_ text: String) {
    let bytes = Array(text.utf8)
    DescriptorOutput.standard.writeRaw(TextGate.cleaned(bytes, commands: true) ?? bytes)
  }

  /// The content of a file, as it is: it goes where files go. Only people, and logs that obey, see it as text.
  func pass(_ text: String) {
    let isLog = System.runsInCI && FileStatus(descriptor: 1)?.kind != .file
    if System.isTerminal(1) || isLog { print(text) } else { DescriptorOutput.standard.writeRaw(Array(text.utf8)) }
  }

  /// Words beside the output; quiet silences them.
  func say(_ text: String) {
    guard !isQuiet else { return }
    DescriptorOutput.error.write(Array((TextGate.oneLine(text) + "\n").utf8))
  }

  func tell(_ omissions: [ScenarioSearch.Omission]) {
    for omission in omissions where omission.isSaid || isVerbose {
      say("passed over \(omission.path): \(omission.reason)")
    }
  }

  func report(_ problem: Problem) {
    let style = errorStyle
    var text = "\(style.error)error:\(style.reset) \(TextGate.oneLine(problem.message)) [\(problem.code)]\n"
    for help in problem.helps { text += "\(style.label)help:\(style.reset) \(TextGate.oneLine(help))\n" }
    DescriptorOutput.error.write(Array(text.utf8))
  }

  /// Does what may fail, at the end of a command that has found something out already; returns the code of that step.
  func code(of step: () throws(Problem) -> Void) -> ExitCode {
    do throws(Problem) {
      try step()
      return .ok
    } catch {
      report(error)
      return error.exitCode
    }
  }

  func report(_ diagnostics: [Diagnostic], in source: Source) {
    var text = ""
    for diagnostic in diagnostics { text += diagnostic.rendered(in: source, style: errorStyle) + "\n" }
    DescriptorOutput.error.write(Array(text.utf8))
  }

  // MARK: Colors

  private var errorStyle: Diagnostic.Style { style(isColored: colorsErrors) }

  /// Diagnostics that are a command's output.
  var outputStyle: Diagnostic.Style { style(isColored: colorsOutput) }

  private func style(isColored: Bool) -> Diagnostic.Style {
    var style = Diagnostic.Style()
    guard isColored else { return style }
    style.error = "\(TextGate.mark)[1;31m"
    style.place = "\(TextGate.mark)[1m"
    style.frame = "\(TextGate.mark)[34m"
    style.label = "\(TextGate.mark)[36m"
    style.reset = "\(TextGate.mark)[0m"
    return style
  }

  var traceStyle: TraceStyle {
    var style = TraceStyle()
    guard colorsOutput else { return style }
    style.step = "\(TextGate.mark)[1m"
    style.gap = "\(TextGate.mark)[2m"
    style.warning = "\(TextGate.mark)[33m"
    style.exception = "\(TextGate.mark)[1;31m"
    style.empty = "\(TextGate.mark)[31m"
    style.stale = "\(TextGate.mark)[33m"
    style.final = "\(TextGate.mark)[32m"
    style.reset = "\(TextGate.mark)[0m"
    return style
  }

  /// The change of a file as a patch, with its removed and inserted lines in color.
  func patch(of path: String, from old: String, to new: String) -> String {
    let patch = UnifiedDifference.patch(from: old, to: new, oldName: "a/" + path, newName: "b/" + path)
    guard colorsOutput else { return patch }
    return patch.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      if line.hasPrefix("+++") || line.hasPrefix("---") { return bold(String(line)) }
      if line.hasPrefix("+") { return green(String(line)) }
      if line.hasPrefix("-") { return red(String(line)) }
      return line.hasPrefix("@@") ? dim(String(line)) : String(line)
    }.joined(separator: "\n")
  }

  /// Bounds in the color of what they are worth.
  func judged(_ text: String, _ judgement: BoundsJudgement) -> String {
    switch judgement {
    case .empty: red(text)
    case .stale: yellow(text)
    case .final: green(text)
    }
  }

  func bold(_ text: String) -> String { colorsOutput ? "\(TextGate.mark)[1m\(text)\(TextGate.mark)[0m" : text }
  func red(_ text: String) -> String { colorsOutput ? "\(TextGate.mark)[31m\(text)\(TextGate.mark)[0m" : text }
  func green(_ text: String) -> String { colorsOutput ? "\(TextGate.mark)[32m\(text)\(TextGate.mark)[0m" : text }
  func yellow(_ text: String) -> String { colorsOutput ? "\(TextGate.mark)[33m\(text)\(TextGate.mark)[0m" : text }
  func dim(_ text: String) -> String { colorsOutput ? "\(TextGate.mark)[2m\(text)\(TextGate.mark)[0m" : text }
}
