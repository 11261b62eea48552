import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Does the same thing with many items on several cores; the results come in the order of the items, always.
enum Workers {
  /// The results of the first items: of all of them, unless `stop` says of a result that no further item is to be begun.
  static func map<Item: Sendable, Output: Sendable>(
    _ items: [Item], jobs: Int, progress: ProgressLine? = nil,
    stop: @Sendable @escaping (Output) -> Bool = { _ in false },
    _ work: @Sendable @escaping (Item) -> Output
  ) -> [Output] {
    let count = min(jobs, items.count)
    let chunk = max(1, min(16, items.count / (8 * max(1, count))))
    let begin = ContinuousClock.now
    let queue = Mutex(Queue<Output>(rest: items.indices))
    @Sendable func labour() {
      while case let places = queue.withLock({ $0.take(chunk) }), !places.isEmpty {
        var results: [(place: Int, result: Output)] = []
        for place in places {
          let result = work(items[place])
          if stop(result) { queue.withLock { $0.rest = $0.rest.suffix(0) } }
          results.append((place, result))
        }
        let done = queue.withLock { $0.add(results, after: ContinuousClock.now - begin) }
        if let done { progress?.show(done, of: items.count) }
      }
    }
    let threads = (1..<max(1, count)).compactMap { _ in Thread(labour) }
    // This thread works as well; what no other could be made for, it does alone.
    labour()
    for thread in threads { thread.join() }
    progress?.clear()
    return queue.withLock { $0.results }.sorted { $0.place < $1.place }.map(\.result)
  }

  /// The remaining work, and what is done.
  private struct Queue<Output> {
    var rest: Range<Int>
    private(set) var results: [(place: Int, result: Output)] = []
    private var lastSaid = 10

    init(rest: Range<Int>) { self.rest = rest }

    /// Takes the next indices, in order: when one is the last, all before it have been taken and will be done.
    mutating func take(_ count: Int) -> Range<Int> {
      defer { rest = rest.dropFirst(count) }
      return rest.prefix(count)
    }

    /// Returns how much is done, ten times a second, once the work has taken a second.
    mutating func add(_ more: [(place: Int, result: Output)], after time: Duration) -> Int? {
      results += more
      let tenths = Int(time / .milliseconds(100))
      guard tenths > lastSaid else { return nil }
      lastSaid = tenths
      return results.count
    }
  }
}

private final class Thread {
  private let work: @Sendable () -> Void
  private var thread: pthread_t?

  /// The stack of the main thread: scenarios nest deeply.
  private static let stackSize = 8 << 20

  /// Nil if the system makes no more threads.
  init?(_ work: @escaping @Sendable () -> Void) {
    self.work = work
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, Self.stackSize)
    #if canImport(Darwin)
      var made: pthread_t?
    #else
      var made = pthread_t()
    #endif
    let own = Unmanaged.passRetained(self)
    let code = pthread_create(&made, &attributes, { Thread.run($0) }, own.toOpaque())
    guard code == 0 else {
      own.release()
      return nil
    }
    thread = made
  }

  private static func run(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let context { Unmanaged<Thread>.fromOpaque(context).takeRetainedValue().work() }
    return nil
  }

  func join() { if let thread { pthread_join(thread, nil) } }
}
