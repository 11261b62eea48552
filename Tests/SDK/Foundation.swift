// What Foundation and Dispatch have in Swift.
@_exported import CoreGraphics
@_exported import Darwin
@_exported import Foundation
@_exported import ObjectiveC

public typealias TimeInterval = Double
public struct Date: Comparable, Hashable, Sendable {
  public init() { fatalError() }
  public static func < (left: Date, right: Date) -> Bool { fatalError() }
}
public struct URL: Hashable, Sendable {
  public init(fileURLWithPath path: String) { fatalError() }
}
public struct Data: Hashable, Sendable {
  public init(contentsOf url: URL) throws { fatalError() }
}
open class JSONDecoder {
  public enum KeyDecodingStrategy: Sendable {
    case useDefaultKeys, convertFromSnakeCase
    case custom(@Sendable (_ path: [any CodingKey]) -> any CodingKey)
  }
  public init() { fatalError() }
  open var keyDecodingStrategy: KeyDecodingStrategy {
    get { fatalError() }
    set {}
  }
  open func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value { fatalError() }
}
extension StringProtocol {
  public func range<Other: StringProtocol>(of other: Other) -> Range<Index>? { fatalError() }
  public func replacingOccurrences<Target: StringProtocol, Replacement: StringProtocol>(
    of target: Target, with replacement: Replacement
  ) -> String { fatalError() }
}

open class DispatchQueue: @unchecked Sendable {
  public class var main: DispatchQueue { fatalError() }
  @preconcurrency public func asyncAfter(
    deadline: DispatchTime, execute work: @escaping @Sendable @convention(block) () -> Void
  ) {}
}
public struct DispatchTime: Comparable, Sendable {
  public static func now() -> DispatchTime { fatalError() }
  public static func < (left: DispatchTime, right: DispatchTime) -> Bool { fatalError() }
}
public func + (time: DispatchTime, seconds: Double) -> DispatchTime { fatalError() }
