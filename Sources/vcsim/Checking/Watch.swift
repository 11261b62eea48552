import Foundation

/// Does something again whenever one of the files that it reads changes; until Ctrl-C.
enum Watch {
  static func run(_ invocation: Invocation, _ body: () throws(Problem) -> ExitCode) throws(Problem) -> ExitCode {
    let paths = invocation.operands.isEmpty ? ["."] : invocation.operands
    let isTerminal = isatty(1) == 1
    signal(SIGINT) { _ in _exit(ExitCode.interrupted.rawValue) }
    // Whoever started the program may have blocked it.
    var interrupt = sigset_t()
    sigemptyset(&interrupt)
    sigaddset(&interrupt, SIGINT)
    pthread_sigmask(SIG_UNBLOCK, &interrupt, nil)
    while true {
      let before = state(of: paths)
      if isTerminal { invocation.console.print("\u{1B}[2J\u{1B}[H") }
      do throws(Problem) {
        _ = try body()
      } catch {
        invocation.console.report(error)
        // A wrong command line stays wrong whatever the files say.
        if error.exitCode == .usage { return .usage }
      }
      invocation.console.say("watching; Ctrl-C ends it")
      while state(of: paths) == before { usleep(200_000) }
    }
  }

  /// When each file was last changed, and how large it is.
  private static func state(of paths: [String]) -> [String: [Int64]] {
    var result: [String: [Int64]] = [:]
    for path in paths {
      let file = Selection.place(in: path)?.file ?? path
      for one in Files.isDirectory(file) ? Files.below(file) : [file] {
        var status = stat()
        guard stat(one, &status) == 0 else { continue }
        result[one] = [Int64(status.st_mtim.tv_sec), Int64(status.st_mtim.tv_nsec), Int64(status.st_size)]
      }
    }
    return result
  }
}
