/// Virtual time: what falls due when, and what waits for the layout at the end of the turn.
struct RunLoop: Hashable, Sendable {
  /// When works go on that wait.
  enum Moment: Hashable, Sendable {
    /// After so many milliseconds of animation.
    case time(Int)
    /// When the layout at the end of this turn is done.
    case layout
    /// The same; in a later turn if it is done already.
    case commit
  }

  struct Timer: Hashable, Sendable {
    var due: Int
    var work: [Work]
  }

  /// Milliseconds since the start.
  var now = 0
  /// The clock stops here, after 24 days: some machines count no further.
  static let end = Int(Int32.max)
  private(set) var turn = 0
  /// Whether the views on screen at the beginning of the turn's end have been laid out.
  private(set) var isLaidOut = false
  /// Sorted by time, the next one last; of the same time the one that was set first.
  private(set) var timers: [Timer] = []
  private(set) var afterLayout: [[Work]] = []

  var isEmpty: Bool { timers.isEmpty && afterLayout.isEmpty }

  /// Between two turns the time that is left counts, and no moment.
  func hash(into hasher: inout Hasher) {
    for timer in timers { hasher.combine(Timer(due: timer.due - now, work: timer.work)) }
    hasher.combine(afterLayout)
  }

  /// A moment to come, the last one of the clock if it is later than that.
  func time(after delay: Int) -> Int { delay < Self.end - now ? now + delay : Self.end }

  mutating func set(after delay: Int, _ work: [Work]) {
    let timer = Timer(due: time(after: delay), work: work)
    let place = timers.firstIndex { $0.due <= timer.due } ?? timers.count
    timers.insert(timer, at: place)
  }

  mutating func beginTurn() {
    turn += 1
    isLaidOut = false
  }

  mutating func waitForLayout(_ work: [Work]) { afterLayout.append(work) }

  mutating func wait(for moment: Moment, _ work: [Work]) {
    switch moment {
    case .time(let delay): set(after: delay, work)
    case .commit where isLaidOut: set(after: 0, work)
    case .layout, .commit: waitForLayout(work)
    }
  }

  mutating func takeAfterLayout() -> [Work]? {
    isLaidOut = true
    return afterLayout.isEmpty ? nil : afterLayout.removeFirst()
  }

  var nextDue: Int? { timers.last?.due }

  /// Moves the clock to the next timer and takes its work; nil if there is none before the limit.
  mutating func advance(until limit: Int?) -> [Work]? {
    guard let timer = timers.last, limit.map({ timer.due <= $0 }) ?? true else { return nil }
    timers.removeLast()
    now = max(now, timer.due)
    return timer.work
  }

  mutating func cancelAll() {
    timers = []
    afterLayout = []
  }
}
