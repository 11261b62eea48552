import SimKit

/// Does something again whenever one of the files that it reads changes; until Ctrl-C.
enum Watch {
  /// Searches `paths` for new files; also watches what was read last: included files, stored traces, and the configuration, read again.
  static func run(
    _ invocation: Invocation, _ paths: (Invocation) -> [String],
    _ body: (Invocation) throws(Problem) -> ExitCode
  ) throws(Problem) -> ExitCode {
    let isTerminal = System.isTerminal(1)
    System.endOnInterrupt()
    var round = 0
    while true {
      round += 1
      FileLedger.begin()
      if isTerminal { DescriptorOutput.standard.writeRaw(Array("\u{1B}[2J\u{1B}[H".utf8)) }
      invocation.console.print("== run \(round)\n")
      var watched: [String] = []
      var before: [String: FileStatus] = [:]
      do throws(Problem) {
        let current = try invocation.reconfigured()
        watched = paths(current)
        before = state(of: watched)
        _ = try body(current)
      } catch {
        invocation.console.report(error)
        // A wrong command line stays wrong whatever the files say.
        if error.exitCode == .usage { return .usage }
      }
      invocation.console.say("watching; Ctrl-C ends it")
      while !FileLedger.hasChanged, state(of: watched) == before { System.sleep(milliseconds: 200) }
    }
  }

  /// The files at and below some paths, as they are.
  private static func state(of paths: [String]) -> [String: FileStatus] {
    var result: [String: FileStatus] = [:]
    for path in paths {
      let file = Selection.place(in: path)?.file ?? path
      // Missing files may be created.
      guard let search = try? ScenarioSearch([file]) else { continue }
      for found in search.candidates.map(\.path) + search.traces where !FileLedger.isWritten(found) {
        result[found] = FileStatus(found)
      }
    }
    return result
  }
}
