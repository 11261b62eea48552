// What Core Graphics has in Swift.
@_exported import CoreGraphics

// A type of its own, to and from which the compiler converts a Double; of its operators those that the player uses.
public struct CGFloat: Comparable, Hashable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Sendable {
  public init(_ value: Double) { fatalError() }
  public init(floatLiteral value: Double) { fatalError() }
  public init(integerLiteral value: Int) { fatalError() }
  public func rounded() -> CGFloat { fatalError() }
  public static func < (left: CGFloat, right: CGFloat) -> Bool { fatalError() }
  public static func / (left: CGFloat, right: CGFloat) -> CGFloat { fatalError() }
}
extension Double { public init(_ value: CGFloat) { fatalError() } }
extension Int { public init(_ value: CGFloat) { fatalError() } }
extension CGRect {
  public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) { fatalError() }
  public init(x: Double, y: Double, width: Double, height: Double) { fatalError() }
  public static var zero: CGRect { fatalError() }
}
extension CGRect: Equatable {
  public static func == (left: CGRect, right: CGRect) -> Bool { fatalError() }
}
extension CGSize {
  public init(width: Double, height: Double) { fatalError() }
}
extension CGSize: Equatable {
  public static func == (left: CGSize, right: CGSize) -> Bool { fatalError() }
}
