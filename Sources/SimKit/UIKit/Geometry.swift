/// A width and a height in points.
public struct Size: Hashable, Sendable {
  public var width: Int
  public var height: Int

  public init(_ width: Int, _ height: Int) {
    self.width = width
    self.height = height
  }

  public static let zero = Size(0, 0)

  /// True for a size without area: what a view made with a zero frame has.
  public var isEmpty: Bool { width <= 0 || height <= 0 }

  /// The same size with width and height exchanged, as a quarter turn does.
  public var turned: Size { Size(height, width) }
}

/// A rectangle in points, origin at the top left.
public struct Rect: Hashable, Sendable {
  public var x: Int
  public var y: Int
  public var size: Size

  public init(_ x: Int, _ y: Int, _ width: Int, _ height: Int) {
    self.x = x
    self.y = y
    self.size = Size(width, height)
  }

  public init(x: Int, y: Int, size: Size) {
    self.x = x
    self.y = y
    self.size = size
  }

  public static let zero = Rect(0, 0, 0, 0)
}
