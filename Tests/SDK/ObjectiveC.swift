// The Objective-C runtime, as far as the player uses it.
public struct Selector: ExpressibleByStringLiteral, Hashable, Sendable {
  public init(stringLiteral value: String) { fatalError() }
}
public typealias IMP = OpaquePointer
public typealias Method = OpaquePointer
@objc public protocol NSObjectProtocol: AnyObject {}
@objc open class NSObject: NSObjectProtocol {
  public required init() { fatalError() }
  open func responds(to selector: Selector!) -> Bool { fatalError() }
  @discardableResult open func perform(_ selector: Selector!) -> Unmanaged<AnyObject>! { fatalError() }
  open func setValue(_ value: Any?, forKey key: String) { fatalError() }
}
extension NSObject: Hashable {
  public static func == (left: NSObject, right: NSObject) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) { fatalError() }
}
public func NSSelectorFromString(_ name: String) -> Selector { fatalError() }
public func NSClassFromString(_ name: String) -> AnyClass? { fatalError() }
public func NSStringFromClass(_ type: AnyClass) -> String { fatalError() }
public func objc_allocateClassPair(_ superclass: AnyClass?, _ name: UnsafePointer<CChar>, _ extra: Int) -> AnyClass? {
  fatalError()
}
public func objc_registerClassPair(_ type: AnyClass) { fatalError() }
public func class_createInstance(_ type: AnyClass?, _ extra: Int) -> Any? { fatalError() }
@discardableResult public func class_addMethod(
  _ type: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> Bool { fatalError() }
public func class_getMethodImplementation(_ type: AnyClass?, _ name: Selector) -> IMP? { fatalError() }
public func class_getInstanceMethod(_ type: AnyClass?, _ name: Selector) -> Method? { fatalError() }
public func class_copyMethodList(_ type: AnyClass?, _ count: UnsafeMutablePointer<UInt32>?) -> UnsafeMutablePointer<
  Method
>? { fatalError() }
public func class_getSuperclass(_ type: AnyClass?) -> AnyClass? { fatalError() }
public func method_getName(_ method: Method) -> Selector { fatalError() }
public func method_getImplementation(_ method: Method) -> IMP { fatalError() }
@discardableResult public func method_setImplementation(_ method: Method, _ imp: IMP) -> IMP { fatalError() }
public func method_getTypeEncoding(_ method: Method) -> UnsafePointer<CChar>? { fatalError() }
public func imp_implementationWithBlock(_ block: Any) -> IMP { fatalError() }
public func objc_copyClassNamesForImage(_ image: UnsafePointer<CChar>, _ count: UnsafeMutablePointer<UInt32>?)
  -> UnsafeMutablePointer<UnsafePointer<CChar>>?
{ fatalError() }
public func objc_copyImageNames(_ count: UnsafeMutablePointer<UInt32>?) -> UnsafeMutablePointer<UnsafePointer<CChar>> {
  fatalError()
}
public func NSStringFromSelector(_ selector: Selector) -> String { fatalError() }
