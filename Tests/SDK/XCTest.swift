// XCTest and XCUITest, as far as the player's tests use them.
@_exported import Foundation
open class XCTestCase: NSObject {
  open func record(_ issue: XCTIssue) {}
  open func add(_ attachment: XCTAttachment) {}
  @MainActor open func fulfillment(of expectations: [XCTestExpectation], timeout: TimeInterval) async {}
}
open class XCTestExpectation: NSObject, @unchecked Sendable {}
open class XCTDarwinNotificationExpectation: XCTestExpectation, @unchecked Sendable {
  public init(notificationName: String) { fatalError() }
  public required init() { fatalError() }
}
open class XCTAttachment: NSObject {
  public enum Lifetime: Int { case keepAlways, deleteOnSuccess }
  public convenience init(string: String) { fatalError() }
  open var name: String? {
    get { fatalError() }
    set {}
  }
  open var lifetime: Lifetime {
    get { fatalError() }
    set {}
  }
}
public struct XCTSourceCodeLocation { public init(filePath: String, lineNumber: Int) { fatalError() } }
public struct XCTSourceCodeContext { public init(location: XCTSourceCodeLocation?) { fatalError() } }
public struct XCTIssue {
  public enum IssueType { case assertionFailure }
  public init(
    type: IssueType, compactDescription: String, detailedDescription: String? = nil,
    sourceCodeContext: XCTSourceCodeContext
  ) { fatalError() }
}
public struct XCTSkip: Error { public init(_ message: String) { fatalError() } }
public func XCTFail(_ message: String = "", file: StaticString = #filePath, line: UInt = #line) {}

@MainActor open class XCUIElement: NSObject {
  public required init() { fatalError() }
  open var tabBars: XCUIElementQuery { fatalError() }
  open func tap() {}
  open func coordinate(withNormalizedOffset offset: CGVector) -> XCUICoordinate { fatalError() }
}
@MainActor open class XCUIElementQuery: NSObject {
  public required init() { fatalError() }
  open var buttons: XCUIElementQuery { fatalError() }
  open func element(boundBy index: Int) -> XCUIElement { fatalError() }
}
@MainActor open class XCUIApplication: XCUIElement {
  public enum State: UInt, Sendable {
    case unknown, notRunning, runningBackgroundSuspended, runningBackground, runningForeground
  }
  public required init() { fatalError() }
  public init(bundleIdentifier: String) { fatalError() }
  open var launchArguments: [String] {
    get { fatalError() }
    set {}
  }
  open func launch() {}
  open func activate() {}
  open func terminate() {}
  open func wait(for state: State, timeout: TimeInterval) -> Bool { fatalError() }
}
public struct XCUIGestureVelocity: Sendable { public static let slow = Self() }
@MainActor open class XCUICoordinate: NSObject {
  public required init() { fatalError() }
  open func tap() {}
  open func press(
    forDuration: TimeInterval, thenDragTo: XCUICoordinate, withVelocity: XCUIGestureVelocity,
    thenHoldForDuration: TimeInterval
  ) {}
}
public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
}
@MainActor open class XCUIDevice: NSObject {
  public required init() { fatalError() }
  public enum Button: Int { case home = 1 }
  open class var shared: XCUIDevice { fatalError() }
  open var orientation: UIDeviceOrientation {
    get { fatalError() }
    set {}
  }
  open func press(_ button: Button) {}
}
