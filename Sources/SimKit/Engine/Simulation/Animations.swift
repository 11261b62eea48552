enum AnimationStep: Hashable, Sendable {
  /// The works that follow are animated, or no longer.
  case on
  case off
  /// The lines of an animation have run: what follows as `then` belongs to it.
  case begun(Int)
  case ended(Int)
}

/// The app's animations that have not ended, and its code that waits for that.
struct Animations: Hashable, Sendable {
  /// What the app's code waits for below `then`.
  enum Process: Hashable, Sendable {
    case animation(Int)
    case transition(Transition)
    /// The change of a stack that has been called, and begins in the layout of this turn.
    case called
    case ended
  }

  private var completions: [Int: [BlockID]] = [:]
  var isEmpty: Bool { completions.isEmpty }
  /// The one above the next `then`; nil when there was no transition to run alongside.
  var last: Process?

  /// Returns its name: the lowest that no other has.
  mutating func begin() -> Int {
    var id = 1
    while completions[id] != nil { id += 1 }
    completions[id] = []
    return id
  }

  /// False when it has ended.
  mutating func add(_ block: BlockID, to id: Int) -> Bool { completions[id]?.append(block) != nil }

  mutating func end(_ id: Int) -> [BlockID] {
    if last == .animation(id) { last = .ended }
    return completions.removeValue(forKey: id) ?? []
  }
}

extension Simulator {
  @inline(__always)
  mutating func perform(_ step: AnimationStep) {
    switch step {
    case .on: messages.animations += 1
    case .off: messages.animations -= 1
    case .begun(let id): transitions.animations.last = .animation(id)
    case .ended(let id): schedule(transitions.animations.end(id).map { .code(.block($0)) })
    }
  }

  /// Whose coordinator the app gets now. An animated change of a stack has its own right after the call (e4-push-at-once-26-01).
  var coordinated: Animations.Process? {
    stackWaits ? .called : transitions.coordinated(inTurns: rules.holds(.sizesOrder)).map { .transition($0) }
  }

  /// Whether an animated change of a stack waits for the layout: one off screen is carried out at once.
  private var stackWaits: Bool { hierarchy.existing.contains { containers[navigation: $0]?.pending?.animated == true } }
}
