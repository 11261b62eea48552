/// How an app stands: apps with the same fingerprint do the same from there on, whatever happens. Of a million states, two have the
/// same with a probability of one to thirty million.
extension Simulator {
  /// Between two turns of the run loop: then no work is on the stack, and no callback is open.
  func hash(into hasher: inout Hasher) {
    hasher.combine(screen.statusBar)
    hasher.combine(screen.callBar)
    hasher.combine(screen.part)
    hasher.combine(application)
    hasher.combine(containers)
    hasher.combine(transitions)
    hasher.combine(runLoop)
    hasher.combine(messages.usedOnce)
    hasher.combine(hierarchy.fingerprint)
  }
}

extension Hasher {
  var fingerprint: UInt64 { UInt64(truncatingIfNeeded: finalize()) }
}

extension InvariantChecker {
  func hash(into hasher: inout Hasher) {
    hasher.combine(isNested)
    hasher.combine(dead)
    hasher.combine(appeared)
  }
}

/// Controllers and views make up most of a state, and are mixed here field by field: for six of them a hasher takes 15,000 instructions,
/// a move 50,000. A test holds the fields of each type against what is written, and has the list of what is history.
extension Hierarchy {
  var fingerprint: UInt64 {
    var state = Mixture()
    state.put(root)
    for root in windows { state.put(root) }
    state.put(number: -1)
    for root in hiddenWindows { state.put(root) }
    state.put(small: hasOverriddenTraits)
    // Only the order of the births counts.
    for id in existing { state.put(id) }
    family.write(to: &state)
    for place in controllers.indices {
      controllers[place].write(to: &state)
      state.put(formerParents.isEmpty ? nil : formerParents[ControllerID(place)])
      // Another controller with the same name does not count.
      if let presentation = controllers[place].presentation {
        state.put(small: controllers[presentation.source.int].birth == presentation.sourceBirth)
      }
    }
    views.write(to: &state)
    return state.fingerprint
  }
}

extension Controller {
  fileprivate func write(to state: inout Mixture) {
    // Decisions of the app outlive the controller.
    state.put(small: heldByUIKitOnly, exists, isKept, isPresentedRoot)
    answers.write(to: &state)
    state.put(contentSize)
    state.put(presented)
    if let presentation { presentation.write(to: &state) } else { state.put(number: -1) }
    state.put(told.margins)
    state.put(told.safeArea)
    guard exists else { return }
    state.put(small: move, wasReleased, styleRead, told.traits, told.announced, overridingTraits)
    passage.write(to: &state)
    state.put(small: detent)
    state.put(number: openCallbacks)
  }
}

extension Answers {
  fileprivate func write(to state: inout Mixture) {
    state.put(small: supports, ios5Supports, ios6Supports, answersAsTop, autorotates, collapsesSecondary)
    state.put(small: performsSegues, prefers, style)
  }
}

extension Controller.Presentation {
  fileprivate func write(to state: inout Mixture) {
    state.put(presenter)
    state.put(source)
    state.put(original)
    state.put(small: style, covers, adapted)
  }
}

extension Passage {
  fileprivate func write(to state: inout Mixture) {
    state.put(small: appearance, moveTold, joins)
    // A passage that is over is never asked how it was.
    if !isOver { state.put(small: transition, cause, isAnimated, movement, note) }
  }
}

extension ViewTree {
  fileprivate func write(to state: inout Mixture) {
    forest.write(to: &state)
    for place in views.indices { views[place].write(to: &state) }
  }
}

extension ViewTree.View {
  fileprivate func write(to state: inout Mixture) {
    state.put(pair: Int(self.state.subtracting(.isListed).rawValue), Int(marks.rawValue))
    if isLoaded {
      state.put(pair: frame.x, frame.y)
      state.put(frame.size)
      state.put(bounds)
    }
    state.put(laidOutAt)
  }
}

extension Forest {
  /// A child follows its parent and the child before it: the other links say the same.
  fileprivate func write(to state: inout Mixture) {
    for place in links.indices { state.put(pair: Int(links[place].parent), Int(links[place].previous)) }
  }
}

/// Numbers that are mixed as they come: a search makes millions of them, and looks at none.
struct Mixture {
  private var mixed: UInt64 = 0xa076_1d64_78bd_642f

  var fingerprint: UInt64 {
    let product = mixed.multipliedFullWidth(by: 0x5899_65cc_7537_4cc3)
    return product.high ^ product.low
  }

  /// Each step can be undone, so that different states stay different while the same numbers follow.
  @inline(__always)
  mutating func put(number: Int) {
    mixed = ((mixed << 23 | mixed >> 41) ^ UInt64(truncatingIfNeeded: number)) &* 0xe703_7ed1_a0b4_28db
  }

  /// Two numbers of at most 31 bits, as one: each number is mixed on its own.
  @inline(__always)
  mutating func put(pair one: Int, _ two: Int) { put(number: (one &<< 32) ^ two) }

  /// Several small values as one number.
  @inline(__always)
  mutating func put(
    small one: some SmallState, _ two: some SmallState = false, _ three: some SmallState = false,
    _ four: some SmallState = false, _ five: some SmallState = false, _ six: some SmallState = false
  ) {
    let low = one.small | two.small << 10 | three.small << 20
    put(number: low | four.small << 30 | five.small << 40 | six.small << 50)
  }

  @inline(__always)
  mutating func put(_ id: ControllerID?) { put(number: id.map { $0.int } ?? -1) }

  mutating func put(_ size: Size?) {
    if let size { put(pair: size.width, size.height) } else { put(number: -1) }
  }

  mutating func put(_ insets: Insets?) {
    guard let insets else { return put(number: -1) }
    put(pair: insets.top, insets.left)
    put(pair: insets.bottom, insets.right)
  }
}

/// A part of an app's state that has fewer than a thousand values.
protocol SmallState {
  var small: Int { get }
}

extension SmallState where Self: RawRepresentable, RawValue == UInt8 {
  @inline(__always)
  var small: Int { Int(rawValue) }
}

extension Optional: SmallState where Wrapped: SmallState {
  @inline(__always)
  var small: Int { map { $0.small + 1 } ?? 0 }
}

extension Bool: SmallState {
  @inline(__always)
  var small: Int { self ? 1 : 0 }
}

extension Traits: SmallState {
  var small: Int { horizontal.small | vertical.small << 2 }
}

extension TraitOverride: SmallState {
  var small: Int { horizontal.small | vertical.small << 2 }
}

extension Transition: SmallState {
  var small: Int { Int(place) << 1 | isAnimated.small }
}

extension OrientationMask: SmallState {}
extension Orientation: SmallState {}
extension Traits.SizeClass: SmallState {}
extension ModalStyle: SmallState {}
extension SheetDetent: SmallState {}
extension AppearanceState: SmallState {}
extension Movement: SmallState {}
extension Cause: SmallState {}
extension Controller.Move: SmallState {}
extension Passage.Note: SmallState {}
