// The log of a process, as far as the player uses it.
@_exported import Foundation
@available(iOS 15.0, *) public final class OSLogStore {
  public enum Scope { case currentProcessIdentifier }
  public init(scope: Scope) throws { fatalError() }
  public func position(date: Date) -> OSLogPosition { fatalError() }
  public func getEntries(at position: OSLogPosition?, matching: NSObject?) throws -> AnySequence<OSLogEntry> {
    fatalError()
  }
}
@available(iOS 15.0, *) public final class OSLogPosition: NSObject {}
@available(iOS 15.0, *) open class OSLogEntry: NSObject {
  open var composedMessage: String { fatalError() }
  open var date: Date { fatalError() }
}
@available(iOS 15.0, *) open class OSLogEntryLog: OSLogEntry { open var subsystem: String { fatalError() } }
