// Foundation, Core Graphics, Core Foundation, Dispatch and the C library, as far as the player uses them.
@_exported import CoreGraphics
@_exported import ObjectiveC

public typealias CGFloat = Double
public typealias TimeInterval = Double
extension CGRect {
  public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) { fatalError() }
  public static var zero: CGRect { fatalError() }
}
extension CGSize: @retroactive Equatable {
  public static func == (left: CGSize, right: CGSize) -> Bool { fatalError() }
}
public func CACurrentMediaTime() -> TimeInterval { fatalError() }

public struct Date: Comparable, Sendable {
  public init() { fatalError() }
  public static func < (left: Date, right: Date) -> Bool { fatalError() }
}
public struct URL: Hashable, Sendable {
  public init(fileURLWithPath path: String) { fatalError() }
}
public struct Data: Sendable {
  public init(contentsOf url: URL) throws { fatalError() }
}
public final class JSONDecoder {
  public enum KeyDecodingStrategy { case useDefaultKeys, convertFromSnakeCase }
  public init() { fatalError() }
  public var keyDecodingStrategy: KeyDecodingStrategy {
    get { fatalError() }
    set {}
  }
  public func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value { fatalError() }
}
extension StringProtocol {
  public func range(of other: String) -> Range<Index>? { fatalError() }
  public func replacingOccurrences(of text: String, with other: String) -> String { fatalError() }
}
open class NSDictionary: NSObject {}
open class Bundle: NSObject, @unchecked Sendable {
  public var bundlePath: String { fatalError() }
  open class var main: Bundle { fatalError() }
  public convenience init(for type: AnyClass) { fatalError() }
  open var executablePath: String? { fatalError() }
  open func object(forInfoDictionaryKey key: String) -> Any? { fatalError() }
  open func url(forResource name: String?, withExtension suffix: String?) -> URL? { fatalError() }
  open func url(forResource name: String?, withExtension suffix: String?, subdirectory: String?) -> URL? {
    fatalError()
  }
}
public struct OperatingSystemVersion: Sendable { public var majorVersion: Int }
open class ProcessInfo: NSObject, @unchecked Sendable {
  open class var processInfo: ProcessInfo { fatalError() }
  open var arguments: [String] { fatalError() }
  open var environment: [String: String] { fatalError() }
  open var operatingSystemVersion: OperatingSystemVersion { fatalError() }
  open var operatingSystemVersionString: String { fatalError() }
}
open class NSCoder: NSObject {}
open class NSException: NSObject {
  open var name: NSExceptionName { fatalError() }
  open var reason: String? { fatalError() }
}
public struct NSExceptionName: Sendable { public var rawValue: String }
public func NSSetUncaughtExceptionHandler(_ handler: (@convention(c) (NSException) -> Void)?) {}
public func NSHomeDirectory() -> String { fatalError() }
open class RunLoop: NSObject {
  public struct Mode: Sendable { public static let common = Mode() }
  open class var main: RunLoop { fatalError() }
}

open class DispatchQueue: @unchecked Sendable {
  public class var main: DispatchQueue { fatalError() }
  public func asyncAfter(deadline: DispatchTime, execute work: @escaping @Sendable @convention(block) () -> Void) {}
}
public struct DispatchTime: Sendable {
  public static func now() -> DispatchTime { fatalError() }
  public static func + (time: DispatchTime, seconds: Double) -> DispatchTime { fatalError() }
}

// Core Foundation's objects are Objective-C's here, so that a C function can take them.
public final class CFString: NSObject {}
public final class CFAllocator: NSObject {}
public enum CFStringBuiltInEncodings: UInt32 { case UTF8 = 0x0800_0100 }
public func CFStringCreateWithCString(_ allocator: CFAllocator?, _ text: UnsafePointer<CChar>, _ encoding: UInt32)
  -> CFString!
{ fatalError() }
public final class CFNotificationCenter: NSObject {}
public final class CFDictionary: NSObject {}
public final class CFNotificationName: NSObject {
  public init(_ name: CFString) { fatalError() }
  public required init() { fatalError() }
}
public enum CFNotificationSuspensionBehavior: Int { case deliverImmediately = 4 }
public typealias CFNotificationCallback =
  @convention(c) (
    CFNotificationCenter?, UnsafeMutableRawPointer?, CFNotificationName?, UnsafeRawPointer?, CFDictionary?
  ) -> Void
public func CFNotificationCenterGetDarwinNotifyCenter() -> CFNotificationCenter! { fatalError() }
public func CFNotificationCenterAddObserver(
  _ center: CFNotificationCenter!, _ observer: UnsafeRawPointer?, _ callback: CFNotificationCallback!,
  _ name: CFString!,
  _ object: UnsafeRawPointer?, _ behavior: CFNotificationSuspensionBehavior
) {}
public func CFNotificationCenterPostNotification(
  _ center: CFNotificationCenter!, _ name: CFNotificationName!, _ object: UnsafeRawPointer?, _ userInfo: CFDictionary?,
  _ immediately: Bool
) {}

public struct FILE {}
public func fopen(_ path: UnsafePointer<CChar>, _ mode: UnsafePointer<CChar>) -> UnsafeMutablePointer<FILE>? {
  fatalError()
}
@discardableResult public func fputs(_ text: UnsafePointer<CChar>, _ file: UnsafeMutablePointer<FILE>) -> Int32 {
  fatalError()
}
@discardableResult public func fflush(_ file: UnsafeMutablePointer<FILE>?) -> Int32 { fatalError() }
public func free(_ memory: UnsafeMutableRawPointer?) {}
public func exit(_ code: Int32) -> Never { fatalError() }
