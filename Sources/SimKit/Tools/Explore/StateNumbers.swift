/// Gathers how an app stands, as numbers: two apps with the same numbers do the same from there on, whatever happens.
///
/// Names that a run gives in its order, such as those of transitions, become numbers in the order in which they are written.
/// The numbers are mixed as they come: a search makes millions of them, and looks at none.
package struct StateNumbers: Sendable {
  private var mixed: UInt64 = 0xa076_1d64_78bd_642f
  /// The numbers themselves, if they are kept.
  package private(set) var numbers: [Int] = []
  private let keepsNumbers: Bool
  private var transitions: [Int32] = []
  private var animations: [Int] = []

  package init(keeping keepsNumbers: Bool = false) { self.keepsNumbers = keepsNumbers }

  /// The numbers as a single one. Of a million states, two have the same with a probability of one to thirty million.
  package var fingerprint: UInt64 {
    let product = mixed.multipliedFullWidth(by: 0x5899_65cc_7537_4cc3)
    return product.high ^ product.low
  }

  /// Each step can be undone, so that different states stay different while the same numbers follow.
  @inline(__always)
  mutating func put(number: Int) {
    mixed = ((mixed << 23 | mixed >> 41) ^ UInt64(truncatingIfNeeded: number)) &* 0xe703_7ed1_a0b4_28db
    if keepsNumbers { numbers.append(number) }
  }

  @inline(__always)
  mutating func put(byte: UInt8) { put(number: Int(byte)) }

  mutating func put(transition number: Int32) {
    guard number != Transition.none.number else { return put(number: 0) }
    let known = transitions.firstIndex(of: number)
    if known == nil { transitions.append(number) }
    put(number: known.map { $0 + 1 } ?? transitions.count)
  }

  mutating func put(animation number: Int) {
    let known = animations.firstIndex(of: number)
    if known == nil { animations.append(number) }
    put(number: known ?? animations.count - 1)
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

  // MARK: Several values

  @inline(__always)
  mutating func put(_ value: some StateWritable) { value.write(to: &self) }

  @inline(__always)
  mutating func put(_ one: some StateWritable, _ two: some StateWritable) {
    one.write(to: &self)
    two.write(to: &self)
  }

  @inline(__always)
  mutating func put(_ one: some StateWritable, _ two: some StateWritable, _ three: some StateWritable) {
    put(one, two)
    three.write(to: &self)
  }

  @inline(__always)
  mutating func put(
    _ one: some StateWritable, _ two: some StateWritable, _ three: some StateWritable, _ four: some StateWritable
  ) {
    put(one, two, three)
    four.write(to: &self)
  }

  @inline(__always)
  mutating func put(
    _ one: some StateWritable, _ two: some StateWritable, _ three: some StateWritable, _ four: some StateWritable,
    _ five: some StateWritable
  ) {
    put(one, two, three, four)
    five.write(to: &self)
  }

  @inline(__always)
  mutating func put(
    _ one: some StateWritable, _ two: some StateWritable, _ three: some StateWritable, _ four: some StateWritable,
    _ five: some StateWritable, _ six: some StateWritable
  ) {
    put(one, two, three, four, five)
    six.write(to: &self)
  }
}

/// A part of how an app stands.
protocol StateWritable {
  func write(to state: inout StateNumbers)
}

extension StateWritable where Self: SmallState {
  @inline(__always)
  func write(to state: inout StateNumbers) { state.put(number: small) }
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

extension Bool: StateWritable, SmallState {
  @inline(__always)
  var small: Int { self ? 1 : 0 }
}

extension Optional: StateWritable where Wrapped: StateWritable {
  @inline(__always)
  func write(to state: inout StateNumbers) {
    guard let value = self else { return state.put(byte: 0) }
    state.put(byte: 1)
    value.write(to: &state)
  }
}

extension Array: StateWritable where Element: StateWritable {
  func write(to state: inout StateNumbers) {
    state.put(number: count)
    for element in self { element.write(to: &state) }
  }
}

extension Int: StateWritable {
  @inline(__always)
  func write(to state: inout StateNumbers) { state.put(number: self) }
}

// MARK: Nouns

extension Sequence<ControllerID> {
  /// A list without the array; none is below nothing.
  func writeAll(to state: inout StateNumbers) {
    for id in self { state.put(number: id.int) }
    state.put(number: -1)
  }
}

extension ControllerID: StateWritable {
  @inline(__always)
  func write(to state: inout StateNumbers) { state.put(number: int) }
}

extension BlockID: StateWritable {
  @inline(__always)
  func write(to state: inout StateNumbers) { state.put(number: int) }
}

extension ViewID: StateWritable {
  @inline(__always)
  func write(to state: inout StateNumbers) { state.put(number: int) }
}

extension Size: StateWritable {
  func write(to state: inout StateNumbers) { state.put(pair: width, height) }
}

extension Rect: StateWritable {
  func write(to state: inout StateNumbers) {
    state.put(pair: x, y)
    state.put(size)
  }
}

extension Insets: StateWritable {
  func write(to state: inout StateNumbers) {
    state.put(pair: top, left)
    state.put(pair: bottom, right)
  }
}

extension Traits: StateWritable, SmallState {
  var small: Int { horizontal.small | vertical.small << 2 }
}

extension TraitOverride: StateWritable, SmallState {
  var small: Int { horizontal.small | vertical.small << 2 }
}

extension OrientationMask: StateWritable, SmallState {}
extension Orientation: StateWritable, SmallState {}
extension Traits.SizeClass: StateWritable, SmallState {}
extension ModalStyle: StateWritable, SmallState {}
extension SheetDetent: StateWritable, SmallState {}
extension AppearanceState: StateWritable, SmallState {}
extension Movement: StateWritable, SmallState {}
extension Cause: StateWritable, SmallState {}
extension RotationCause: StateWritable, SmallState {}
extension Controller.Move: StateWritable, SmallState {}

extension RuleID: StateWritable {
  func write(to state: inout StateNumbers) { state.put(number: place) }
}

extension Transition: StateWritable {
  func write(to state: inout StateNumbers) {
    state.put(transition: number)
    state.put(isAnimated)
  }
}
