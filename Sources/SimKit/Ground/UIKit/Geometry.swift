/// A width and a height in points.
///
/// Sizes are copied with each message, so they are small: a side beyond 2,147,483,647 points is that long.
public struct Size: Hashable, Sendable {
  private var horizontal: Int32
  private var vertical: Int32

  /// In points.
  public var width: Int {
    get { Int(horizontal) }
    set { horizontal = Int32(clamping: newValue) }
  }
  /// In points.
  public var height: Int {
    get { Int(vertical) }
    set { vertical = Int32(clamping: newValue) }
  }

  /// A size in points.
  public init(_ width: Int, _ height: Int) {
    horizontal = Int32(clamping: width)
    vertical = Int32(clamping: height)
  }

  /// The size of a view that has none yet.
  public static let zero = Size(0, 0)

  /// Whether the size has no area, as that of a view created with a zero frame.
  public var isEmpty: Bool { width <= 0 || height <= 0 }

  /// The same size with width and height exchanged, as a quarter turn does.
  public var turned: Size { Size(height, width) }
}

extension Size: CustomStringConvertible {
  /// As traces have it: `320x480`.
  public var description: String { "\(width)x\(height)" }
}

/// A rectangle in points, origin at the top left.
public struct Rect: Hashable, Sendable {
  private var left: Int32
  private var top: Int32
  /// In points.
  public var size: Size

  /// From the left, in points.
  public var x: Int {
    get { Int(left) }
    set { left = Int32(clamping: newValue) }
  }
  /// From the top, in points.
  public var y: Int {
    get { Int(top) }
    set { top = Int32(clamping: newValue) }
  }

  /// A rectangle in points.
  public init(_ x: Int, _ y: Int, _ width: Int, _ height: Int) {
    self.init(x: x, y: y, size: Size(width, height))
  }

  /// A rectangle in points.
  public init(x: Int, y: Int, size: Size) {
    left = Int32(clamping: x)
    top = Int32(clamping: y)
    self.size = size
  }

  /// The frame of a view that has none yet.
  public static let zero = Rect(0, 0, 0, 0)
}

/// The insets that bars and the edges of the screen cause in a view: the safe area, and the margins that follow it (iOS 11).
struct Insets: Hashable, Sendable {
  var top = 0
  var left = 0
  var bottom = 0
  var right = 0

  /// Returns the part of the insets that remains for a view with this frame in a view of this size.
  func inside(_ frame: Rect, in size: Size) -> Insets {
    Insets(
      top: max(0, top - frame.y), left: max(0, left - frame.x),
      bottom: max(0, bottom - (size.height - frame.y - frame.size.height)),
      right: max(0, right - (size.width - frame.x - frame.size.width)))
  }
}

extension Rect: CustomStringConvertible {
  /// As traces have it: `{0, 20, 320, 460}`.
  public var description: String { "{\(x), \(y), \(size.width), \(size.height)}" }
}
