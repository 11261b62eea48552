/// The place of a controller in the app as its code sees it at one moment.
///
/// Each message has room for one, and is copied from the engine to the sink: it's 24 bytes.
package struct ControllerPlace: Hashable, Sendable {
  /// Three controllers, each of them or none, and ten bits, in eight bytes that need no more alignment than four do.
  private struct Packed: Hashable, Sendable {
    /// Enough for `ControllerID.most`, and for none, which is 0.
    private static let width = 18
    private var low: UInt32 = 0
    private var high: UInt32 = 0

    private var all: UInt64 {
      get { UInt64(high) << 32 | UInt64(low) }
      set {
        low = UInt32(truncatingIfNeeded: newValue)
        high = UInt32(truncatingIfNeeded: newValue >> 32)
      }
    }

    private mutating func put(_ value: UInt64, at place: Int, width: Int) {
      all = all & ~(((1 << width) - 1) << place) | value << place
    }

    subscript(controller number: Int) -> ControllerID? {
      get {
        let value = all >> (number * Self.width) & (1 << Self.width - 1)
        return value == 0 ? nil : ControllerID(Int(value) - 1)
      }
      set { put(newValue.map { UInt64($0.int) + 1 } ?? 0, at: number * Self.width, width: Self.width) }
    }

    subscript(bit number: Int) -> Bool {
      get { all >> (3 * Self.width + number) & 1 == 1 }
      set { put(newValue ? 1 : 0, at: 3 * Self.width + number, width: 1) }
    }

    /// Two bits that say a truth value, or none.
    subscript(answer number: Int) -> Bool? {
      get { self[bit: number] ? self[bit: number + 1] : nil }
      set {
        self[bit: number] = newValue != nil
        self[bit: number + 1] = newValue ?? false
      }
    }
  }

  /// Four distances in eight bytes.
  private struct Distances: Hashable, Sendable {
    let top, left, bottom, right: Int16
  }

  private var (around, containers) = (Packed(), Packed())
  private var distances = Distances(top: 0, left: 0, bottom: 0, right: 0)

  init(parent: ControllerID?, isInWindow: Bool) {
    around[controller: 0] = parent
    around[bit: 0] = isInWindow
  }

  /// `parentViewController`
  package var parent: ControllerID? { around[controller: 0] }
  /// `presentingViewController`, of the controller or of its container.
  package internal(set) var presenting: ControllerID? {
    get { around[controller: 1] }
    set { around[controller: 1] = newValue }
  }
  /// `presentedViewController`, of the controller or of its container.
  package internal(set) var presented: ControllerID? {
    get { around[controller: 2] }
    set { around[controller: 2] = newValue }
  }
  /// `navigationController`: the nearest navigation controller around it.
  package internal(set) var navigation: ControllerID? {
    get { containers[controller: 0] }
    set { containers[controller: 0] = newValue }
  }
  /// `tabBarController`: the nearest tab bar controller around it.
  package internal(set) var tabBar: ControllerID? {
    get { containers[controller: 1] }
    set { containers[controller: 1] = newValue }
  }
  /// `splitViewController`: the nearest split view controller around it.
  package internal(set) var split: ControllerID? {
    get { containers[controller: 2] }
    set { containers[controller: 2] = newValue }
  }
  /// Whether `view.window` is set.
  package var isInWindow: Bool { around[bit: 0] }
  /// Whether `transitionCoordinator` is set, iOS 7 and later.
  package internal(set) var hasCoordinator: Bool? {
    get { around[answer: 1] }
    set { around[answer: 1] = newValue }
  }
  /// `traitCollection`, iOS 8 and later.
  package internal(set) var traits: Traits? {
    get {
      guard let isWide = around[answer: 3], let isHigh = around[answer: 5] else { return nil }
      return Traits(horizontal: isWide ? .regular : .compact, vertical: isHigh ? .regular : .compact)
    }
    set {
      around[answer: 3] = newValue.map { $0.horizontal == .regular }
      around[answer: 5] = newValue.map { $0.vertical == .regular }
    }
  }
  /// `view.safeAreaInsets`, iOS 11 and later: the numbers of the rectangle are top, left, bottom, and right.
  package internal(set) var safeArea: Rect? {
    get {
      guard around[bit: 7] else { return nil }
      return Rect(Int(distances.top), Int(distances.left), Int(distances.bottom), Int(distances.right))
    }
    set {
      around[bit: 7] = newValue != nil
      let rect = newValue ?? Rect(0, 0, 0, 0)
      distances = Distances(
        top: Int16(clamping: rect.x), left: Int16(clamping: rect.y), bottom: Int16(clamping: rect.size.width),
        right: Int16(clamping: rect.size.height))
    }
  }
}
