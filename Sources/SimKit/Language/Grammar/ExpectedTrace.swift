/// `expect`: what the trace of the statement above must be.
package struct ExpectBlock: Hashable, Sendable {
  /// The versions it speaks of; nil for all.
  package internal(set) var modes: ModeRange?
  /// Only lines of these controllers are compared; nil for all that is observed.
  package internal(set) var only: [ControllerID]?
  /// Empty for `expect nothing`.
  package internal(set) var lines: [ExpectedLine]
  /// The line of the `expect`, from 1.
  package internal(set) var line: Int
  package internal(set) var lastLine: Int
}

package struct ExpectedLine: Hashable, Sendable {
  package indirect enum Content: Hashable, Sendable {
    case line(LinePattern)
    /// `...`: any lines, or none.
    case anyLines
    /// `any order`: these lines, in whatever order.
    case anyOrder([ExpectedLine])
    /// `not LINE`: from here to the end of the block this line must not come.
    case not(LinePattern)
  }

  package internal(set) var content: Content
  /// The line in the file, from 1.
  package internal(set) var line: Int
}

/// The pattern of a line of an `expect`, for a line of a trace.
package indirect enum LinePattern: Hashable, Sendable {
  case message(MessagePattern)
  /// So much virtual time passes, in milliseconds.
  case gap(Int)
  case warning(String)
  case exception(name: String, reason: String)
}

package struct MessagePattern: Hashable, Sendable {
  /// `home`, `home.view`, `nav.delegate`, `app`.
  package var receiver: String
  package var callback: Callback
  /// In the order of `FieldKey`.
  package var fields: [FieldPattern] = []
  /// `*`: the message may have values that are not stated here.
  package var allowsOthers = false
}

package struct FieldPattern: Hashable, Sendable {
  package var key: FieldKey
  /// Nil for `*`: any value, but there is one.
  package var value: FieldValue<String>?
}

extension LinePattern {
  /// `NSInvalidArgumentException: Pushing …` in its two parts; nil when there is no colon.
  static func exception(_ text: String) -> (name: String, reason: String)? {
    guard let sign = text.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let rest = text[text.utf8.index(after: sign)...]
    return rest.hasPrefix(" ") ? (String(text[..<sign]), String(rest.dropFirst())) : nil
  }

  /// Whether it fits one line only.
  package var isLiteral: Bool {
    switch self {
    case .message(let message): !message.allowsOthers && message.fields.allSatisfy { $0.value != nil }
    case .gap, .warning, .exception: true
    }
  }
}

/// A question about all stories, or an `assert`: `can A after B without C`, `never A`, `A only after B`, `A at most 2 between B`,
/// `A leads to B`, `at rest STATE while STATE`. A story answers `can` with yes; a story breaks the others.
package final class Inquiry: Sendable {
  enum Form: Sendable {
    /// A line comes; after another one, if there is one, and without a third since.
    case after(Pattern, Pattern?, without: Pattern?)
    /// A line comes, and another one hasn't, or not since a third.
    case before(Pattern, Pattern, without: Pattern?)
    case moreThan(Int, Pattern, between: Pattern?)
    /// The app is idle, and a line hasn't come since another one.
    case unanswered(Pattern, by: Pattern)
    /// The app is idle, and a condition holds or doesn't, while another one holds.
    case rest(Condition, holds: Bool, while: Condition?)
  }

  /// A line of a trace, or an action.
  enum Pattern: Sendable {
    /// Bounds are judged at the end of the step: only in a question about this line alone.
    case message(Receiver, MessagePattern, BoundsJudgement?)
    case warning(String)
    case exception(String)
    /// The words that the action begins with.
    case action(String)
  }

  /// How an idle app stands.
  enum Condition: Sendable {
    case onScreen(ControllerID)
    case presented(ControllerID)
    case inMemory(ControllerID)
    case interface(Orientation)
    case somethingOnScreen
  }

  package let text: String
  /// A story answers with yes; otherwise, a story breaks what the question states.
  package let isPossibility: Bool
  let form: Form
  /// The line of the `assert`; nil for a question of the command line.
  package let line: Int?

  init(text: String, isPossibility: Bool, form: Form, line: Int?) {
    self.text = text
    self.isPossibility = isPossibility
    self.form = form
    self.line = line
  }
}
