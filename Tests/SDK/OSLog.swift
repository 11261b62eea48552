// What the log has in Swift.
@_exported import Foundation
@_exported import OSLog

@available(iOS 15.0, *) extension OSLogStore {
  public func getEntries(
    with options: OSLogEnumerator.Options = [], at position: OSLogPosition? = nil,
    matching predicate: NSPredicate? = nil
  ) throws -> AnySequence<OSLogEntry> { fatalError() }
}
@available(iOS 15.0, *) extension OSLogEnumerator {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { fatalError() }
  }
}
