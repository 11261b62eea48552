// What the Objective-C runtime has in Swift.
@_exported import ObjectiveC

public struct ObjCBool: ExpressibleByBooleanLiteral, Sendable {
  public init(_ value: Bool) { fatalError() }
  public init(booleanLiteral value: Bool) { fatalError() }
  public var boolValue: Bool { fatalError() }
}
public func _convertBoolToObjCBool(_ value: Bool) -> ObjCBool { fatalError() }
public func _convertObjCBoolToBool(_ value: ObjCBool) -> Bool { fatalError() }
public struct Selector: ExpressibleByStringLiteral, Hashable, @unchecked Sendable {
  var ptr: OpaquePointer
  public init(stringLiteral value: String) { fatalError() }
}
extension NSObject: Hashable {
  public static func == (left: NSObject, right: NSObject) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) { fatalError() }
}
