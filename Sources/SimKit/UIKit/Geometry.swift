/// A width and a height in points.
public struct Size: Hashable, Sendable {
  /// In points.
  public var width: Int
  /// In points.
  public var height: Int

  /// A size in points.
  public init(_ width: Int, _ height: Int) {
    self.width = width
    self.height = height
  }

  /// The size of a view that has none yet.
  public static let zero = Size(0, 0)

  /// True for a size without area: what a view made with a zero frame has.
  public var isEmpty: Bool { width <= 0 || height <= 0 }

  /// The same size with width and height exchanged, as a quarter turn does.
  public var turned: Size { Size(height, width) }
}

/// A rectangle in points, origin at the top left.
public struct Rect: Hashable, Sendable {
  /// From the left, in points.
  public var x: Int
  /// From the top, in points.
  public var y: Int
  /// In points.
  public var size: Size

  /// A rectangle in points.
  public init(_ x: Int, _ y: Int, _ width: Int, _ height: Int) {
    self.x = x
    self.y = y
    self.size = Size(width, height)
  }

  /// A rectangle in points.
  public init(x: Int, y: Int, size: Size) {
    self.x = x
    self.y = y
    self.size = size
  }

  /// The frame of a view that has none yet.
  public static let zero = Rect(0, 0, 0, 0)
}
