/// The app's animations, its own and those alongside a transition of UIKit's.
extension Simulator {
  /// `animateWithDuration:animations:completion:`: the lines run at once, and what waits for the end is called then.
  mutating func animate(_ duration: Int, _ block: BlockID) {
    let id = transitions.animations.begin(.block)
    runLoop.set(after: duration, [.animationEnded(id)])
    schedule([.runAnimated(block), .animationBegun(id)])
  }

  /// `animateAlongsideTransition:completion:` of the transition in progress. Without one there is no coordinator, and a
  /// message to nil does nothing.
  mutating func runAlongside(_ block: BlockID) {
    guard offers(.coordinatorRunsAlongside, "a transition coordinator") else { return }
    // A rotation has a coordinator since UIKit sends it as a size transition.
    guard let owner = transitions.animated(inTurns: rules.holds(.sizesOrder)) else {
      transitions.animations.last = nil
      return
    }
    transitions.animations.last = transitions.animations.begin(owner)
    runLoop.waitForLayout([.runAnimated(block)])
  }

  /// The lines below `then`: the completion of the animation above them.
  mutating func runThen(_ block: BlockID) {
    guard let id = transitions.animations.last else { return }
    if !transitions.animations.add(block, to: id) { schedule([.runBlock(block)]) }
  }

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
