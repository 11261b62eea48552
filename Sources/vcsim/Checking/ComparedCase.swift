import SimKit

extension Case {
  /// The case of a scenario that a trace or a log is compared with. The command line chooses the version and the device, else the
  /// log, if it states them. Nil if faults have been reported.
  static func compared(
    _ source: Source, _ path: String, with origin: LogOrigin?, _ invocation: Invocation
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
    guard var cases = try read(source, path, in: versions, invocation) else { return nil }
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
