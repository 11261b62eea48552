#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A command of the shell with a text on its standard input and its answers from standard output; it shares our standard error.
enum Conversation {
  struct Fault: Error {
    let reason: String

    /// A command that the system doesn't run, and why.
    static func unrun(_ reason: String) -> Fault { Fault(reason: "the command cannot be run: \(reason)") }
  }

  /// Takes the command along if the system or the user ends vcsim.
  private nonisolated(unsafe) static var child: pid_t = 0

  private static func takeAlong() {
    let ends = [SIGINT, SIGTERM, SIGHUP]
    for number in ends {
      System.answer(number) { number in
        if Conversation.child > 0 { kill(-Conversation.child, SIGKILL) }
        _exit(128 + number)
      }
    }
    // The parent process may have blocked them.
    System.mask(SIG_UNBLOCK, ends)
  }

  /// Writes and reads at once: a command may answer before it has read all, and neither may wait for the other for ever.
  static func hold(with command: String, saying text: [UInt8], limit: Int, seconds: Int) throws(Fault) -> [UInt8] {
    var input: [Int32] = [-1, -1]
    var output: [Int32] = [-1, -1]
    guard pipe(&input) == 0 else { throw .unrun(System.reason) }
    guard pipe(&output) == 0 else {
      for end in input { close(end) }
      throw .unrun(System.reason)
    }
    for end in input + output { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let child = spawn(command, input[0], output[1])
    close(input[0])
    close(output[1])
    defer { close(output[0]) }
    guard child > 0 else {
      close(input[1])
      throw .unrun(System.reason(-child))
    }
    Self.child = child
    takeAlong()
    defer { Self.child = 0 }
    let bytes: [UInt8]
    do throws(Fault) {
      bytes = try exchange(text, input[1], output[0], limit, within: seconds)
    } catch {
      kill(-child, SIGKILL)
      _ = end(of: child)
      throw error
    }
    let status = end(of: child)
    guard status == 0 else { throw Fault(reason: "the command ended with \(status)") }
    return bytes
  }

  /// The child's number, or the error's with a minus.
  private static func spawn(_ command: String, _ input: Int32, _ output: Int32) -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input, 0)
    posix_spawn_file_actions_adddup2(&actions, output, 1)
    // A group of its own, so that all that the command starts ends with it.
    #if canImport(Darwin)
      var attributes: posix_spawnattr_t?
    #else
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    posix_spawnattr_setpgroup(&attributes, 0)
    let arguments = ["/bin/sh", "-c", command]
    let words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var child: pid_t = 0
    let code = posix_spawn(&child, "/bin/sh", &actions, &attributes, words, environ)
    return code == 0 ? child : -code
  }

  private static func exchange(
    _ text: [UInt8], _ input: Int32, _ output: Int32, _ limit: Int, within seconds: Int
  ) throws(Fault) -> [UInt8] {
    let end = ContinuousClock.now + .seconds(seconds)
    _ = fcntl(input, F_SETFL, O_NONBLOCK)
    var left = text[...]
    var answer: [UInt8] = []
    var isWriting = true
    if left.isEmpty {
      close(input)
      isWriting = false
    }
    defer { if isWriting { close(input) } }
    while true {
      var waits = [pollfd(fd: output, events: Int16(POLLIN), revents: 0)]
      if isWriting { waits.append(pollfd(fd: input, events: Int16(POLLOUT), revents: 0)) }
      let rest = (end - .now) / .milliseconds(1)
      guard rest > 0 else { throw Fault(reason: "the command took more than \(seconds) s (--timeout)") }
      let ready = poll(&waits, nfds_t(waits.count), Int32(rest.rounded(.up)))
      if ready == 0 { continue }
      if ready < 0 { if errno == EINTR { continue } else { return answer } }
      if isWriting, waits[1].revents != 0 {
        let written = left.withUnsafeBytes { write(input, $0.baseAddress, $0.count) }
        if written > 0 { left = left.dropFirst(written) }
        // A command that does not want to read on has closed its end.
        let isOver = written < 0 && errno != EAGAIN && errno != EINTR
        if left.isEmpty || isOver {
          close(input)
          isWriting = false
        }
      }
      guard waits[0].revents != 0 else { continue }
      var block = [UInt8](repeating: 0, count: 1 << 16)
      let got = read(output, &block, block.count)
      if got < 0, errno == EINTR { continue }
      if got <= 0 { return answer }
      answer += block[..<got]
      if answer.count > limit { throw Fault(reason: "the command prints more than \(limit) bytes") }
    }
  }

  /// How it ended: its exit code, or 128 and the signal.
  private static func end(of child: pid_t) -> Int32 {
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
  }
}
