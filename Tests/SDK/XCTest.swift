// What XCTest has in Swift.
@_exported import UIKit
@_exported import XCTest

extension XCTestCase {
  @nonobjc @MainActor public func fulfillment(
    of expectations: [XCTestExpectation], timeout seconds: TimeInterval = .infinity, enforceOrder: Bool = false
  ) async {}
}
public struct XCTSourceCodeLocation: Sendable { public init(filePath: String, lineNumber: Int) { fatalError() } }
public struct XCTSourceCodeContext: Sendable {
  public init(location: XCTSourceCodeLocation? = nil) { fatalError() }
}
public struct XCTIssue {
  public enum IssueType: Int, Sendable { case assertionFailure }
  public init(
    type: IssueType, compactDescription: String, detailedDescription: String? = nil,
    sourceCodeContext: XCTSourceCodeContext = .init(), associatedError: (any Error)? = nil,
    attachments: [XCTAttachment] = []
  ) { fatalError() }
}
extension XCTIssue: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> __XCTIssue { fatalError() }
  public static func _forceBridgeFromObjectiveC(_ object: __XCTIssue, result: inout XCTIssue?) {}
  public static func _conditionallyBridgeFromObjectiveC(_ object: __XCTIssue, result: inout XCTIssue?) -> Bool {
    fatalError()
  }
  public static func _unconditionallyBridgeFromObjectiveC(_ object: __XCTIssue?) -> XCTIssue { fatalError() }
}
public struct XCTSkip: Error {
  public init(_ message: @autoclosure () -> String? = nil, file: StaticString = #filePath, line: UInt = #line) {
    fatalError()
  }
}
public func XCTFail(_ message: String = "", file: StaticString = #filePath, line: UInt = #line) {}
