/// Virtual time: what falls due when, and what waits for the layout at the end of the turn.
struct RunLoop: Hashable, Sendable {
  private struct Timer: Hashable, Sendable {
    var due: Int
    var work: [Work]
    /// Whose animation it is, for animations that can be taken back.
    var tag: ControllerID?
  }

  /// Milliseconds since the start.
  var now = 0
  /// The turns of the run loop so far.
  private(set) var turn = 0
  /// What was on screen when the turn began to end has been laid out.
  private(set) var isLaidOut = false
  /// Sorted by time, the next one last; of the same time the one that was set first.
  private var timers: [Timer] = []
  private var afterLayout: [[Work]] = []

  var isEmpty: Bool { timers.isEmpty && afterLayout.isEmpty }

  mutating func set(after delay: Int, tag: ControllerID? = nil, _ work: [Work]) {
    let timer = Timer(due: now + delay, work: work, tag: tag)
    let place = timers.firstIndex { $0.due <= timer.due } ?? timers.count
    timers.insert(timer, at: place)
  }

  mutating func beginTurn() {
    turn += 1
    isLaidOut = false
  }

  mutating func waitForLayout(_ work: [Work]) { afterLayout.append(work) }

  mutating func takeAfterLayout() -> [Work]? {
    isLaidOut = true
    return afterLayout.isEmpty ? nil : afterLayout.removeFirst()
  }

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
