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
    let queue = Queue(items: items, chunk: max(1, min(16, items.count / (8 * max(1, count)))), progress: progress)
    @Sendable func labour() -> [(place: Int, result: Output)] {
      var results: [(place: Int, result: Output)] = []
      while let places = queue.take() {
        for place in places {
          let result = work(items[place])
          if stop(result) { queue.end() }
          results.append((place, result))
        }
        queue.tell(places.count)
      }
      return results
    }
    var all: [(place: Int, result: Output)]
    if count <= 1 {
      all = labour()
    } else {
      let threads = (1..<count).compactMap { _ in Thread(labour) }
      // This thread works as well; what no other could be made for, it does alone.
      all = labour()
      for thread in threads { all += thread.join() }
      all.sort { $0.place < $1.place }
    }
    progress?.clear()
    return all.map(\.result)
  }

  /// The remaining work: the workers share two numbers and no lock.
  private final class Queue<Item: Sendable>: Sendable {
    private let count: Int
    private let chunk: Int
    private let progress: ProgressLine?
    private let next = Atomic<Int>(0)
    private let done = Atomic<Int>(0)
    private let lastSaid = Atomic<Int>(0)
    private let begin = ContinuousClock.now

    init(items: [Item], chunk: Int, progress: ProgressLine?) {
      count = items.count
      self.chunk = chunk
      self.progress = progress
    }

    /// Takes the next indices, or returns nil if there are no more. Indices are taken in order: when one is the last,
    /// all before it have been taken and will be done.
    func take() -> Range<Int>? {
      let place = next.wrappingAdd(chunk, ordering: .relaxed).oldValue
      return place < count ? place..<min(count, place + chunk) : nil
    }

    /// Nothing more is given away.
    func end() { next.store(Int.max / 2, ordering: .relaxed) }

    /// Says how far it has come, ten times a second, once the work has taken a second.
    func tell(_ more: Int) {
      guard let progress, progress.isShown else { return }
      let now = done.wrappingAdd(more, ordering: .relaxed).newValue
      let tenths = Int((ContinuousClock.now - begin) / .milliseconds(100))
      let last = lastSaid.load(ordering: .relaxed)
      guard tenths > max(10, last),
        lastSaid.compareExchange(expected: last, desired: tenths, ordering: .relaxed).exchanged
      else { return }
      progress.show(now, of: count)
    }
  }
}

/// A class without type parameters, which a C function can be handed.
private final class Start {
  let run: () -> Void
  init(_ run: @escaping () -> Void) { self.run = run }

  static func run(_ context: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    Unmanaged<Start>.fromOpaque(context).takeRetainedValue().run()
    return nil
  }
}

/// A thread with a result.
private final class Thread<Output: Sendable> {
  /// Written by the thread, read when it has ended.
  private var result: Output?
  private var thread: pthread_t?

  /// The stack of the main thread: scenarios nest deeply.
  private static var stackSize: Int { 8 << 20 }

  /// Nil if the system makes no more threads.
  init?(_ body: @escaping @Sendable () -> Output) {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, Self.stackSize)
    let start = Unmanaged.passRetained(Start { self.result = body() })
    #if canImport(Darwin)
      var made: pthread_t?
      let code = pthread_create(&made, &attributes, { Start.run($0) }, start.toOpaque())
      guard code == 0, let made else {
        start.release()
        return nil
      }
    #else
      var made = pthread_t()
      let code = pthread_create(&made, &attributes, { Start.run($0!) }, start.toOpaque())
      guard code == 0 else {
        start.release()
        return nil
      }
    #endif
    thread = made
  }

  /// Waits for the end and hands the result over.
  func join() -> Output {
    pthread_join(thread!, nil)
    return result!
  }
}
