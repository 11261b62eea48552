import Dispatch
import Foundation
import Synchronization

/// Does the same thing with many items on several cores; the results come in the order of the items, always.
enum Workers {
  static var cores: Int { ProcessInfo.processInfo.activeProcessorCount }

  private struct Progress {
    var next = 0
    var done = 0
    var stops = false
    var lastSaid: ContinuousClock.Instant?
  }

  /// The results of the first items: of all of them, unless `stop` says of a result that no further item is to be begun.
  static func map<Item: Sendable, Result: Sendable>(
    _ items: [Item], jobs: Int, progress: ProgressLine, stop: @Sendable @escaping (Result) -> Bool = { _ in false },
    _ work: @Sendable @escaping (Item) -> Result
  ) -> [Result] {
    let state = Mutex(Progress())
    let results = Mutex([Result?](repeating: nil, count: items.count))
    let begin = ContinuousClock.now
    @Sendable func labour() {
      while true {
        let taken = state.withLock { state -> Int? in
          guard !state.stops, state.next < items.count else { return nil }
          state.next += 1
          return state.next - 1
        }
        guard let place = taken else { return }
        let result = work(items[place])
        results.withLock { $0[place] = result }
        state.withLock { state in
          state.done += 1
          if stop(result) { state.stops = true }
          let now = ContinuousClock.now
          guard now - begin > .seconds(1), state.lastSaid.map({ now - $0 > .milliseconds(100) }) ?? true else { return }
          state.lastSaid = now
          progress.show(state.done, of: items.count)
        }
      }
    }
    let count = min(jobs, items.count)
    if count <= 1 {
      labour()
    } else {
      DispatchQueue.concurrentPerform(iterations: count) { _ in labour() }
    }
    progress.clear()
    return results.withLock { $0.compactMap { $0 } }
  }
}

/// A line on a terminal that says how far long work has come.
struct ProgressLine: Sendable {
  let isShown: Bool

  /// Shown on a terminal only, and neither when asked to be quiet nor in CI.
  init(_ console: Console) {
    isShown = !console.isQuiet && isatty(2) == 1 && Console.environment("CI") == nil
  }

  func show(_ done: Int, of count: Int) {
    guard isShown else { return }
    var output = DescriptorOutput.error
    output.write(Array("\r\(done)/\(count)".utf8))
  }

  func clear() {
    guard isShown else { return }
    var output = DescriptorOutput.error
    output.write(Array("\r\u{1B}[K".utf8))
  }
}
