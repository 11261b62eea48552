import SimKit
import Synchronization

/// Writes to standard output or standard error. All text leaves through here, and through `TextGate` before.
struct DescriptorOutput: Sendable {
  let descriptor: Int32

  static let standard = DescriptorOutput(descriptor: 1)
  static let error = DescriptorOutput(descriptor: 2)

  /// True once the reader of standard output has closed it. The work goes on to its end: the exit code is the same.
  private static let isUnread = Atomic<Bool>(false)

  /// A buffer whose blocks are written here. What it knows to be plain text has passed the gate already.
  var buffer: ByteBuffer { ByteBuffer { block, isPlain in isPlain ? writeRaw(block) : write(Array(block)) } }

  func write(_ bytes: [UInt8]) { writeRaw(TextGate.cleaned(bytes) ?? bytes) }

  /// Writes what is no text of others: the bytes of a file that go where files go, vcsim's own commands to a terminal.
  func writeRaw(_ bytes: [UInt8]) { bytes.withUnsafeBytes { writeRaw($0) } }

  private func writeRaw(_ bytes: UnsafeRawBufferPointer) {
    if descriptor == 1, Self.isUnread.load(ordering: .relaxed) { return }
    let code = FileWriter.put(bytes, into: descriptor)
    // A failure of standard error cannot be reported.
    guard code != 0, descriptor == 1 else { return }
    if FileWriter.isBrokenPipe(code) {
      Self.isUnread.store(true, ordering: .relaxed)
      return
    }
    let problem = Problem.cannotWrite("standard output", reason: System.reason(code))
    Self.error.write(Array("error: \(problem.message) [\(problem.code)]\n".utf8))
    System.end(.cannotWrite)
  }
}

/// A line on a terminal that says how far long work has come.
struct ProgressLine: Sendable {
  let isShown: Bool

  /// Shown on a terminal only, and neither when asked to be quiet nor in CI.
  init(isQuiet: Bool) {
    isShown = !isQuiet && System.isTerminal(2) && System.environment("CI") == nil
  }

  func show(_ done: Int, of count: Int) { write("\(done)/\(count)") }
  func show(_ text: String) { write("\(text)\u{1B}[K") }
  func clear() { show("") }

  private func write(_ text: String) {
    if isShown { DescriptorOutput.error.writeRaw(Array("\r\(text)".utf8)) }
  }
}
