/// The meaning of a line of a log from a device or a simulator.
package struct LogEntry: Hashable, Sendable {
  package enum Content: Hashable, Sendable {
    /// A callback, as far as the line states it.
    case call(LoggedCall)
    /// The callback above it that is still open has returned.
    case returned(LoggedCall)
    /// UIKit's own words on the console.
    case console(String)
    /// The app says which action begins; only logs of `vcsim export recorder`'s code have these.
    case action(String)
  }

  package var content: Content
  /// The line of the log, from 1.
  package var line: Int

  package var call: LoggedCall? { if case .call(let call) = content { call } else { nil } }
}

package struct LoggedCall: Hashable, Sendable {
  /// Without its module; what the log calls the receiver, where it names no class; empty when the line names none.
  package var className: String
  /// `0x7fb1…`; nil when the line has none.
  package var address: String?
  package var message: LoggedMessage
  package var fields: [Field] = []
  /// Little in the log speaks for the receiver.
  package var isDoubtful = false
}

/// A line that is no callback, and why.
package struct UnreadLine: Hashable, Sendable {
  package enum Reason: Hashable, Sendable {
    /// Nothing in it is known.
    case noCallback
    /// A method that is none of UIKit's callbacks.
    case unknownMethod(String)
    /// A modifier of SwiftUI, such as onAppear.
    case swiftUI
    /// A tool's remark about the line before.
    case metadata
    case stackFrame
    /// A message of UIKit or the runtime about a method.
    case warning
    case code
    /// A sentence that names a callback.
    case prose
    /// A further message out of the callback of an earlier line.
    case repeated(of: Int)
    /// `init`, `awakeFromNib` or `dealloc` of what has no other callback, and so is no controller.
    case otherObject
    /// The second half of a line that was broken.
    case continued
    /// A statement of the player about the log: its head, its requests, its gaps.
    case ofTheLog
    /// Longer than anything that an app prints.
    case tooLong
  }

  package var reason: Reason
  /// The line of the log, from 1.
  package var line: Int
}

extension UnreadLine.Reason {
  /// The kind in one word, for machines, and a few words for people.
  package var facts: (name: String, words: String) {
    switch self {
    case .noCallback: ("no-callback", "names no callback")
    case .unknownMethod(let method): ("unknown-method", "\(method) is no callback of UIKit's")
    case .swiftUI: ("swiftui", "SwiftUI calls it, not UIKit: 'vcsim explain onAppear'")
    case .metadata: ("metadata", "what a tool adds to the line above")
    case .stackFrame: ("stack-frame", "a stack frame")
    case .warning: ("warning", "a warning about a method")
    case .code: ("code", "source code")
    case .prose: ("prose", "a sentence that names a callback")
    case .repeated(let line): ("repeated", "the callback of line \(line) again")
    case .otherObject: ("other-object", "an object without other callbacks, so no controller")
    case .continued: ("continued", "belongs to the line above")
    case .ofTheLog: ("of-the-log", "about the log itself")
    case .tooLong: ("too-long", "is longer than 65,536 bytes")
    }
  }
}
