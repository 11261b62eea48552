#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A terminal that hands over each key at once, and shows another screen. The program gives it back as it was at each end, also at
/// a signal, and while it is stopped.
enum Keyboard {
  enum Stroke: Hashable {
    case character(Character)
    case up, down, left, right, home, end, pageUp, pageDown
    case enter, escape, erase
    /// The terminal has another size, or the program goes on after a stop: the screen has to be drawn again.
    case redraw
  }

  private nonisolated(unsafe) static var before = termios()
  private nonisolated(unsafe) static var isTaken: sig_atomic_t = 0
  private nonisolated(unsafe) static var isStale: sig_atomic_t = 0
  /// Bytes that have been read, and belong to later keys.
  private nonisolated(unsafe) static var waiting: [UInt8] = []

  /// The other screen without a cursor, and the first one again.
  private static let enter: StaticString = "\u{1B}[?1049h\u{1B}[?25l"
  private static let leave: StaticString = "\u{1B}[?25h\u{1B}[?1049l"

  /// How many lines and columns the terminal has; nil for what is none.
  static var size: (rows: Int, columns: Int)? {
    var size = winsize()
    guard ioctl(1, UInt(TIOCGWINSZ), &size) == 0, size.ws_row > 0, size.ws_col > 0 else { return nil }
    return (Int(size.ws_row), Int(size.ws_col))
  }

  /// Takes the terminal. False if input or output is none, or can't be drawn on.
  static func take() -> Bool {
    let kind = System.environment("TERM") ?? "dumb"
    guard System.isTerminal(0), System.isTerminal(1), kind != "dumb", size != nil, tcgetattr(0, &before) == 0 else {
      return false
    }
    answerSignals()
    atexit { Keyboard.giveBack() }
    takeAgain()
    return true
  }

  /// Gives the terminal back. It calls only what a signal handler may call.
  static func giveBack() {
    guard isTaken != 0 else { return }
    isTaken = 0
    put(leave)
    tcsetattr(0, TCSANOW, &before)
  }

  private static func takeAgain() {
    var raw = before
    // Ctrl-C and Ctrl-Z stay what they are.
    raw.c_lflag &= ~tcflag_t(ICANON | ECHO)
    withUnsafeMutableBytes(of: &raw.c_cc) { keys in
      keys[Int(VMIN)] = 1
      keys[Int(VTIME)] = 0
    }
    tcsetattr(0, TCSANOW, &raw)
    put(enter)
    isTaken = 1
    isStale = 1
  }

  private static func put(_ text: StaticString) { _ = write(1, text.utf8Start, text.utf8CodeUnitCount) }

  private static func answerSignals() {
    signal(SIGINT) { _ in
      Keyboard.giveBack()
      _exit(ExitCode.interrupted.rawValue)
    }
    // The program ends by the signal, as it would without a screen.
    for number in [SIGTERM, SIGHUP, SIGQUIT, SIGABRT, SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE] {
      System.answer(number) { number in
        Keyboard.giveBack()
        signal(number, SIG_DFL)
        raise(number)
      }
    }
    System.answer(SIGTSTP) { _ in
      Keyboard.giveBack()
      kill(getpid(), SIGSTOP)
      Keyboard.takeAgain()
    }
    System.answer(SIGWINCH) { _ in Keyboard.isStale = 1 }
    // The parent process may have blocked them.
    System.mask(SIG_UNBLOCK, [SIGINT, SIGTERM, SIGHUP, SIGTSTP, SIGWINCH])
  }

  // MARK: Keys

  /// The next key; nil at the end of the input.
  static func next() -> Stroke? {
    while true {
      if isStale != 0 {
        isStale = 0
        return .redraw
      }
      if waiting.isEmpty, !fill(for: -1) {
        if isStale != 0 { continue }
        return nil
      }
      if let key = key() { return key }
    }
  }

  /// Reads what is there, after so many milliseconds at most; without end for -1. False at the end, for a signal, and for nothing.
  private static func fill(for milliseconds: Int32) -> Bool {
    var wait = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
    guard poll(&wait, 1, milliseconds) > 0 else { return false }
    var block = [UInt8](repeating: 0, count: 256)
    let count = read(0, &block, block.count)
    if count > 0 { waiting += block[..<count] }
    return count > 0
  }

  /// The key at the start of the waiting bytes; nil for a key without a meaning.
  private static func key() -> Stroke? {
    let first = waiting.removeFirst()
    switch first {
    case 4: return .escape
    case 8, 127: return .erase
    case 10, 13: return .enter
    case 27: return sequence()
    case 0..<32: return nil
    case ..<128: return .character(Character(Unicode.Scalar(first)))
    default:
      let length = first < 0xE0 ? 1 : first < 0xF0 ? 2 : 3
      while waiting.count < length, fill(for: 50) {}
      let text = String(decoding: [first] + waiting.prefix(length), as: UTF8.self)
      waiting.removeFirst(min(length, waiting.count))
      return text.first.map { .character($0) }
    }
  }

  /// A key that a terminal sends as an escape sequence, or the escape key alone.
  private static func sequence() -> Stroke? {
    guard !waiting.isEmpty || fill(for: 50) else { return .escape }
    guard waiting[0] == UInt8(ascii: "[") || waiting[0] == UInt8(ascii: "O") else { return .escape }
    waiting.removeFirst()
    var parameters = ""
    while !waiting.isEmpty || fill(for: 50) {
      let byte = waiting.removeFirst()
      guard byte < 64 else { return named(byte, parameters) }
      parameters.append(Character(Unicode.Scalar(byte)))
    }
    return nil
  }

  private static func named(_ end: UInt8, _ parameters: String) -> Stroke? {
    switch (Character(Unicode.Scalar(end)), parameters) {
    case ("A", _): .up
    case ("B", _): .down
    case ("C", _): .right
    case ("D", _): .left
    case ("H", _), ("~", "1"), ("~", "7"): .home
    case ("F", _), ("~", "4"), ("~", "8"): .end
    case ("~", "5"): .pageUp
    case ("~", "6"): .pageDown
    case ("~", "3"): .erase
    default: nil
    }
  }
}
