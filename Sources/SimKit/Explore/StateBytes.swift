/// Gathers how an app stands, as bytes: two apps with the same bytes do the same from there on, whatever happens.
///
/// Names that a run gives in its order, such as those of transitions, become numbers in the order in which they are written.
package struct StateBytes: Sendable {
  package private(set) var bytes: [UInt8] = []
  private var transitions: [Int32] = []
  private var animations: [Int] = []

  package init() { bytes.reserveCapacity(512) }

  /// The bytes as a number. Of a million states, two have the same with a probability of one to thirty million.
  package var fingerprint: UInt64 {
    var mixed = UInt64(bytes.count) ^ 0xa076_1d64_78bd_642f
    bytes.withUnsafeBytes { raw in
      var place = 0
      while place + 16 <= raw.count {
        let one = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: place, as: UInt64.self))
        let other = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: place + 8, as: UInt64.self))
        mixed = Self.fold(one ^ 0xe703_7ed1_a0b4_28db, other ^ mixed)
        place += 16
      }
      var rest: (UInt64, UInt64) = (0, 0)
      while place < raw.count {
        rest.1 = rest.1 << 8 | rest.0 >> 56
        rest.0 = rest.0 << 8 | UInt64(raw[place])
        place += 1
      }
      mixed = Self.fold(rest.0 ^ 0x8ebc_6af0_9c88_c6e3, rest.1 ^ mixed)
    }
    return Self.fold(mixed, 0x5899_65cc_7537_4cc3)
  }

  @inline(__always)
  private static func fold(_ one: UInt64, _ other: UInt64) -> UInt64 {
    let product = one.multipliedFullWidth(by: other)
    return product.high ^ product.low
  }

  @inline(__always)
  mutating func put(byte: UInt8) { bytes.append(byte) }

  /// Seven bits a byte, the lowest first; small numbers of either sign are short.
  mutating func put(number: Int) {
    var rest = UInt(bitPattern: number << 1 ^ number >> (Int.bitWidth - 1))
    while rest > 127 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 128)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  mutating func put(transition number: Int32) {
    guard number != Transition.none.number else {
      put(number: 0)
      return
    }
    let known = transitions.firstIndex(of: number)
    if known == nil { transitions.append(number) }
    put(number: known.map { $0 + 1 } ?? transitions.count)
  }

  mutating func put(animation number: Int) {
    let known = animations.firstIndex(of: number)
    if known == nil { animations.append(number) }
    put(number: known ?? animations.count - 1)
  }

  // MARK: Several values

  mutating func put(_ value: some StateWritable) { value.write(to: &self) }

  mutating func put(_ one: some StateWritable, _ two: some StateWritable) {
    one.write(to: &self)
    two.write(to: &self)
  }

  mutating func put(_ one: some StateWritable, _ two: some StateWritable, _ three: some StateWritable) {
    put(one, two)
    three.write(to: &self)
  }

  mutating func put(
    _ one: some StateWritable, _ two: some StateWritable, _ three: some StateWritable, _ four: some StateWritable
  ) {
    put(one, two, three)
    four.write(to: &self)
  }

  mutating func put(
    _ one: some StateWritable, _ two: some StateWritable, _ three: some StateWritable, _ four: some StateWritable,
    _ five: some StateWritable
  ) {
    put(one, two, three, four)
    five.write(to: &self)
  }

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
  func write(to state: inout StateBytes)
}

extension StateWritable where Self: RawRepresentable, RawValue == UInt8 {
  func write(to state: inout StateBytes) { state.put(byte: rawValue) }
}

extension Optional: StateWritable where Wrapped: StateWritable {
  func write(to state: inout StateBytes) {
    guard let value = self else {
      state.put(byte: 0)
      return
    }
    state.put(byte: 1)
    value.write(to: &state)
  }
}

extension Array: StateWritable where Element: StateWritable {
  func write(to state: inout StateBytes) {
    state.put(number: count)
    for element in self { element.write(to: &state) }
  }
}

extension Bool: StateWritable {
  func write(to state: inout StateBytes) { state.put(byte: self ? 1 : 0) }
}

extension Int: StateWritable {
  func write(to state: inout StateBytes) { state.put(number: self) }
}

// MARK: Nouns

extension ControllerID: StateWritable {
  func write(to state: inout StateBytes) { state.put(number: int) }
}

extension BlockID: StateWritable {
  func write(to state: inout StateBytes) { state.put(number: int) }
}

extension ViewID: StateWritable {
  func write(to state: inout StateBytes) { state.put(number: int) }
}

extension Size: StateWritable {
  func write(to state: inout StateBytes) { state.put(width, height) }
}

extension Rect: StateWritable {
  func write(to state: inout StateBytes) { state.put(x, y, size) }
}

extension Insets: StateWritable {
  func write(to state: inout StateBytes) { state.put(top, left, bottom, right) }
}

extension Traits: StateWritable {
  func write(to state: inout StateBytes) { state.put(horizontal, vertical) }
}

extension TraitOverride: StateWritable {
  func write(to state: inout StateBytes) { state.put(horizontal, vertical) }
}

extension OrientationMask: StateWritable {}
extension Orientation: StateWritable {}
extension Traits.SizeClass: StateWritable {}
extension ModalStyle: StateWritable {}
extension SheetDetent: StateWritable {}
extension PageStyle: StateWritable {}
extension SplitColumn: StateWritable {}
extension SplitDisplayMode: StateWritable {}
extension Callback: StateWritable {}
extension Movement: StateWritable {}
extension Cause: StateWritable {}
extension RotationCause: StateWritable {}
extension RestorationStep: StateWritable {}
extension Controller.Move: StateWritable {}

extension RuleID: StateWritable {
  func write(to state: inout StateBytes) { state.put(number: place) }
}

extension Transition: StateWritable {
  func write(to state: inout StateBytes) {
    state.put(transition: number)
    state.put(isAnimated)
  }
}

extension Receiver: StateWritable {
  func write(to state: inout StateBytes) {
    switch self {
    case .controller(let id): state.put(0, id)
    case .view(let id): state.put(1, id)
    case .delegate(let id): state.put(2, id)
    case .presentation(let id): state.put(3, id)
    case .animator(let id): state.put(4, id)
    case .app: state.put(5)
    case .scene: state.put(6)
    }
  }
}

extension Argument: StateWritable {
  func write(to state: inout StateBytes) {
    switch self {
    case .none: state.put(0)
    case .animated(let animated): state.put(1, animated)
    case .editing(let editing, let animated): state.put(2, editing, animated)
    case .orientation(let orientation): state.put(3, orientation)
    case .turn(let orientation, let duration): state.put(4, orientation, duration)
    case .parent(let parent): state.put(5, parent)
    case .size(let size): state.put(6, size)
    case .traits(let traits): state.put(7, traits)
    case .shown(let id, let animated): state.put(8, id, animated)
    case .presentation(let presenter, let source): state.put(9, presenter, source)
    case .completed(let completed): state.put(10, completed)
    case .style(let style): state.put(11, style)
    case .displayMode(let mode): state.put(12, mode)
    case .column(let column): state.put(13, column)
    }
  }
}

extension Answer: StateWritable {
  func write(to state: inout StateBytes) {
    switch self {
    case .yes(let yes): state.put(0, yes)
    case .mask(let mask): state.put(1, mask)
    case .orientation(let orientation): state.put(2, orientation)
    case .style(let style): state.put(3, style)
    case .controller(let id): state.put(4, id)
    case .displayMode(let mode): state.put(5, mode)
    case .column(let column): state.put(6, column)
    }
  }
}
