/// A line on a terminal that says how far long work has come.
struct ProgressLine: Sendable {
  let isShown: Bool

  /// Shown on a terminal only, and neither when asked to be quiet nor in CI.
  init(isQuiet: Bool) {
    isShown = !isQuiet && System.isTerminal(2) && System.environment("CI") == nil
  }

  func show(_ done: Int, of count: Int) {
    guard isShown else { return }
    DescriptorOutput.error.writeRaw(Array("\r\(done)/\(count)".utf8))
  }

  func show(_ text: String) {
    guard isShown else { return }
    DescriptorOutput.error.writeRaw(Array("\r\(text)\u{1B}[K".utf8))
  }

  func clear() {
    guard isShown else { return }
    DescriptorOutput.error.writeRaw(Array("\r\u{1B}[K".utf8))
  }
}
