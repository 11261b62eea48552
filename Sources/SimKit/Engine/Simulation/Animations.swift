enum AnimationStep: Hashable, Sendable {
  /// The works that follow are animated, or no longer.
  case on
  case off
  /// The lines of an animation have run: what follows as `then` belongs to it.
  case begun(Int)
  case ended(Int)
}

/// Animations that have not ended, and the app's code that waits for that.
struct Animations: Hashable, Sendable {
  enum Owner: Hashable, Sendable {
    case block
    case window
    case transition(Transition)
    case container
  }

  struct Running: Hashable, Sendable {
    var id: Int
    var owner: Owner
    var completions: [BlockID] = []
  }

  private(set) var running: [Running] = []
  var isEmpty: Bool { running.isEmpty }
  /// The animation above the next `then`; nil when there was no transition to run alongside.
  var last: Int?
  /// The name of each that has ended.
  private static let ended = 0

  /// Returns its name: the lowest that no other has.
  mutating func begin(_ owner: Owner) -> Int {
    var id = Self.ended + 1
    while running.contains(where: { $0.id == id }) { id += 1 }
    running.append(Running(id: id, owner: owner))
    return id
  }

  /// False when it has ended.
  mutating func add(_ block: BlockID, to id: Int) -> Bool {
    guard let place = running.firstIndex(where: { $0.id == id }) else { return false }
    running[place].completions.append(block)
    return true
  }

  mutating func end(where hasEnded: (Running) -> Bool) -> [BlockID] {
    let ended = running.filter(hasEnded)
    running.removeAll(where: hasEnded)
    if ended.contains(where: { $0.id == last }) { last = Self.ended }
    return ended.flatMap { $0.completions }
  }
}

extension Simulator {
  @inline(__always)
  mutating func perform(_ step: AnimationStep) {
    switch step {
    case .on: messages.animations += 1
    case .off: messages.animations -= 1
    case .begun(let id): transitions.animations.last = id
    case .ended(let id): schedule(transitions.animations.end { $0.id == id }.map { .code(.block($0)) })
    }
  }

  /// The owner of the coordinator that the app gets now, or nil if nothing is animated. An animated change of a stack has its
  /// coordinator right after the call (e4-push-at-once-26-01).
  var coordinated: Animations.Owner? {
    transitions.animated(inTurns: rules.holds(.sizesOrder)) ?? (stackWaits ? .container : nil)
  }

  /// Whether an animated change of a stack waits for the layout: one off screen is carried out at once.
  private var stackWaits: Bool { hierarchy.existing.contains { containers[navigation: $0]?.pending?.animated == true } }

  /// The completions of what ran alongside transitions that have ended.
  mutating func endAlongside() {
    if transitions.animations.isEmpty { return }
    let (current, waiting) = (transitions, stackWaits ? Animations.Owner.container : nil)
    let ended = transitions.animations.end { $0.owner != waiting && !current.isInProgress($0.owner) }
    schedule(ended.map { .code(.block($0)) })
  }
}
