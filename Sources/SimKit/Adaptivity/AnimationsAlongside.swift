/// The app's animations, its own and those alongside a transition of UIKit's.
extension Simulator {
  mutating func runAnimated(_ block: BlockID) {
    schedule([.animating(true), .runBlock(block), .animating(false)])
  }

  /// The completions of what ran alongside transitions that have ended.
  mutating func endAlongside() {
    if transitions.animations.isEmpty { return }
    let current = transitions
    let ended = transitions.animations.end { !current.isUnderWay($0.owner) }
    schedule(ended.map { .runBlock($0) })
  }

  mutating func animationEnded(_ id: Int) {
    schedule(transitions.animations.end { $0.id == id }.map { .runBlock($0) })
  }
}
