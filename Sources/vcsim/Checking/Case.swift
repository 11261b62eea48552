import SimKit

/// A scenario in one mode, with one choice of its matrix.
struct Case: Sendable {
  let file: String
  let source: Source
  var scenario: Scenario
  let mode: Mode
  let choice: MatrixChoice
  /// `modal@ios5`, `modal@ios5+animated=no`: the file's name without its suffix, the mode, the values of the matrix.
  let name: String
  /// Whether a stored trace is beside the scenario; nil if no case of the scenario has one.
  var isStored: Bool?

  init(file: String, source: Source, scenario: Scenario, mode: Mode, choice: MatrixChoice = .first) {
    self.file = file
    self.source = source
    self.scenario = scenario
    self.mode = mode
    self.choice = choice
    name = Self.stem(of: file) + "@" + mode.name + choice.suffix
  }

  /// Says in which version a file without a `mode` line runs.
  static func tellStandardMode(of cases: [Case], _ invocation: Invocation) throws(Problem) {
    guard let first = cases.first, first.scenario.header.modes.isEmpty, try invocation.modes().isEmpty else { return }
    invocation.console.say("mode \(first.mode.name): the file names none (--mode chooses another)")
  }

  static func stem(of path: String) -> String {
    if Examples.isBuiltIn(path) { return String(path.drop { $0 != ":" }.dropFirst()) }
    if path == "-" { return "stdin" }
    let name = path.hasSuffix("/") ? path.split(separator: "/").last.map(String.init) ?? path : Path.name(of: path)
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }

  /// Parses what has been read of a file, in these versions instead of its own, unless it is known what is in it.
  static func parse(
    _ source: Source, _ path: String, known: ParsedScenario? = nil, in versions: [Mode] = [], _ invocation: Invocation
  ) throws(Problem) -> ParsedFile {
    let included = Includes.of(path)
    var replaced = ReplacedLines()
    let wanted = try invocation.modes()
    replaced.mode = !versions.isEmpty || !wanted.isEmpty
    replaced.device = invocation[Arguments.device] != nil
    let isAsWritten = !replaced.mode && !replaced.device
    let first = (isAsWritten ? known : nil) ?? Scenario.parse(source, replacing: replaced, including: included)
    var file = ParsedFile(
      source: source, diagnostics: first.diagnostics, includes: first.includes, isForIncluding: first.isForIncluding)
    guard let matrix = first.scenario?.header.matrix else { return file }
    var scenarios: [Scenario] = []
    for choice in MatrixChoice.all(of: matrix) {
      let parsed =
        choice == .first
        ? first
        : Scenario.parse(source, choosing: choice, of: matrix, replacing: replaced, including: included)
      guard var scenario = parsed.scenario else {
        // Wrong with these values only.
        file.diagnostics = parsed.diagnostics
        return file
      }
      scenarios.append(scenario)
      try applyDevice(to: &scenario.header, invocation)
      for mode in scenario.header.runModes {
        file.cases.append(Case(file: path, source: source, scenario: scenario, mode: mode, choice: choice))
      }
    }
    if !matrix.isEmpty { file.diagnostics = scenarios[0].neverExpected(in: source, others: scenarios) }
    if !file.diagnostics.isEmpty { file.cases = [] }
    return file
  }

  /// Reads a file; if faults are reported, there is no case. The modes are the command line's, else the file's, else the standard.
  static func read(_ path: String, _ invocation: Invocation) throws(Problem) -> [Case]? {
    try read(try Files.read(path), path, invocation)
  }

  /// The cases of what has been read of a file, in these versions instead.
  static func read(
    _ source: Source, _ path: String, known: ParsedScenario? = nil, in versions: [Mode] = [], _ invocation: Invocation
  ) throws(Problem) -> [Case]? {
    try FileKind.checkScenario(source, path)
    let file = try parse(source, path, known: known, in: versions, invocation)
    guard file.diagnostics.isEmpty else {
      invocation.console.report(file.diagnostics, in: file.source)
      return nil
    }
    let wanted = versions.isEmpty ? try invocation.modes() : versions
    return wanted.isEmpty ? file.cases : file.cases(in: wanted)
  }

  func copy(in other: Mode? = nil, playing changed: Scenario? = nil) -> Case {
    Case(file: file, source: source, scenario: changed ?? scenario, mode: other ?? mode, choice: choice)
  }

  /// `--device pad` or `--device phone,320x568,landscapeRight` takes the place of the file's line.
  static func applyDevice(to header: inout Header, _ invocation: Invocation) throws(Problem) {
    guard let text = invocation[Arguments.device] else { return }
    for word in text.split(separator: ",") {
      if word == "phone" {
        header.device = nil
      } else if word == "pad" {
        header.device = .pad
      } else if let known = Device.model(spelled: String(word)) {
        header.device = Device.named[known].device
      } else if let orientation = Orientation.allCases.first(where: { $0.name == word }) {
        header.heldIn = orientation
      } else if case let sides = word.split(separator: "x").compactMap({ Int($0) }), sides.count == 2,
        sides.allSatisfy({ (1...100_000).contains($0) })
      {
        header.device = Device(idiom: header.device?.idiom ?? .phone, screen: Size(sides[0], sides[1]))
      } else {
        let models = Device.models(with: String(word))
        let legal = models.isEmpty ? ["phone", "pad", "iPhone 17", "320x480", "portrait"] : models
        throw .badValue(String(word), option: "--device", legal: legal)
      }
    }
  }
}

/// A file with what is to be said about it, and its cases if it has no faults.
struct ParsedFile {
  var source: Source
  var diagnostics: [Diagnostic]
  var cases: [Case] = []
  var includes: [String] = []
  /// Whether the only error is the missing story.
  var isForIncluding = false

  /// Each choice of the matrix in some versions, whatever those of the file are.
  func cases(in modes: [Mode]) -> [Case] {
    cases.grouped(by: \.choice).flatMap { same in modes.map { same[0].copy(in: $0) } }
  }
}

extension Case {
  /// The case of a scenario that a trace or a log is compared with. The command line chooses the version and the device, else the
  /// log, if it states them. Nil if faults have been reported.
  static func compared(
    _ source: Source, _ path: String, known: ParsedScenario?, with origin: LogOrigin?, _ invocation: Invocation
  ) throws(Problem) -> Case? {
    let wanted = try invocation.modes()
    var versions: [Mode] = []
    if let origin, wanted.isEmpty {
      guard let mode = origin.mode else {
        throw .missingOperand(
          "--mode, as in --mode \(Mode.newest.name): the log is of \(origin.versionText), which vcsim "
            + "doesn't simulate", command: "diff")
      }
      versions = [mode]
    }
    guard var cases = try read(source, path, known: known, in: versions, invocation) else { return nil }
    if let origin, cases.count > 1 {
      let named = cases.filter { $0.choice.suffix == origin.choice }
      if named.count == 1 { cases = named }
    }
    guard cases.count == 1 else { throw .severalCases(path, cases.map(\.name)) }
    guard let origin else { return cases[0] }
    let console = invocation.console
    if wanted.isEmpty {
      console.say("version: \(cases[0].mode.name), as the log states (--mode chooses another)")
    } else if origin.mode != cases[0].mode {
      console.say("version: \(cases[0].mode.name), as --mode states; the log is of \(origin.versionText)")
    }
    return try cases[0].onScreen(of: origin, invocation)
  }

  /// The case on the screen of a log, if neither the scenario nor the command line names a device.
  private func onScreen(of origin: LogOrigin, _ invocation: Invocation) throws(Problem) -> Case {
    guard let screen = origin.screen, scenario.header.device == nil, invocation[Arguments.device] == nil else {
      return self
    }
    var scenario = scenario
    scenario.header.device = screen
    invocation.console.say("device: \(screen.text), as the log states (--device chooses another)")
    return copy(playing: scenario)
  }
}

extension Device {
  /// `phone 393x852`
  var text: String { "\(idiom.name) \(screen.width)x\(screen.height)" }
}

extension Header {
  /// The device in a version, as stored traces and records have it: `phone 320x480 portrait`.
  func deviceText(in mode: Mode) -> String { "\(device(in: mode).text) \(heldIn.name)" }
}
