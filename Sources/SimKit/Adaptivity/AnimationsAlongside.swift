/// The app's animations, its own and those alongside a transition of UIKit's.
extension Simulator {
  @inline(__always)
  mutating func perform(_ step: AnimationStep) {
    switch step {
    case .on: messages.animations += 1
    case .off: messages.animations -= 1
    case .run(let block): schedule([.animation(.on), .code(.block(block)), .animation(.off)])
    case .begun(let id): transitions.animations.last = id
    case .ended(let id): schedule(transitions.animations.end { $0.id == id }.map { .code(.block($0)) })
    }
  }

  /// The completions of what ran alongside transitions that have ended.
  mutating func endAlongside() {
    if transitions.animations.isEmpty { return }
    let current = transitions
    let ended = transitions.animations.end { !current.isUnderWay($0.owner) }
    schedule(ended.map { .code(.block($0)) })
  }
}
