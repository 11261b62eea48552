#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Facts of the operating system: the types of this folder are the only ones that use the C library.
enum System {
  /// Why the last call failed, in the system's words.
  static var reason: String { reason(errno) }

  static func reason(_ code: Int32) -> String { String(cString: strerror(code)) }

  /// A variable of the environment; nil if it is not set.
  static func environment(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  /// Whether the output is probably the log of a CI system, some of which obey commands in it.
  static var runsInCI: Bool {
    ["CI", "GITHUB_ACTIONS", "TF_BUILD", "TEAMCITY_VERSION"].contains { environment($0)?.isEmpty == false }
  }

  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// The width of a terminal; nil for what is none.
  static func columns(of descriptor: Int32) -> Int? {
    var size = winsize()
    guard isTerminal(descriptor), ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// Ends the program at once.
  static func end(_ code: ExitCode) -> Never { exit(code.rawValue) }

  static var cores: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// The whole path of the current directory; nil where it has been removed.
  static var currentDirectory: String? {
    guard let path = getcwd(nil, 0) else { return nil }
    defer { free(path) }
    return String(cString: path)
  }

  /// Makes a directory the current one; the system's reason if that cannot be.
  static func enter(_ directory: String) -> String? { chdir(directory) == 0 ? nil : reason }

  static func sleep(milliseconds: UInt32) { usleep(milliseconds * 1_000) }

  /// Ctrl-C ends the program with the code for it.
  static func answerInterrupt() { answer(SIGINT) { _ in _exit(ExitCode.interrupted.rawValue) } }

  /// The same, even if the parent process has blocked or ignored the signal.
  static func endOnInterrupt() {
    signal(SIGINT) { _ in _exit(ExitCode.interrupted.rawValue) }
    mask(SIG_UNBLOCK, [SIGINT])
  }

  /// Handles a signal, unless the parent process wants it to be ignored, as `nohup` does.
  static func answer(_ number: Int32, with handler: @escaping @convention(c) (Int32) -> Void) {
    let before = signal(number, handler)
    // Functions cannot be compared, their addresses can.
    if unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) { signal(number, SIG_IGN) }
  }

  /// Blocks or unblocks signals. Returns those that were blocked before.
  @discardableResult static func mask(_ how: Int32, _ numbers: [Int32]) -> sigset_t {
    var (signals, before) = (sigset_t(), sigset_t())
    sigemptyset(&signals)
    for number in numbers { sigaddset(&signals, number) }
    pthread_sigmask(how, &signals, &before)
    return before
  }

  /// Preparations before any file is opened or written.
  ///
  /// A reader that closes is an error of the write and no signal, so that the exit code survives it. Were one of the
  /// three streams closed, the next file to be opened would take its number, and be written to as that stream.
  static func prepareStreams() {
    signal(SIGPIPE, SIG_IGN)
    for stream: Int32 in 0...2 where fcntl(stream, F_GETFD) < 0 {
      // The wrong way round, so that reading and writing it fail as on a closed stream.
      _ = open("/dev/null", stream == 0 ? O_WRONLY : O_RDONLY)
    }
  }
}
