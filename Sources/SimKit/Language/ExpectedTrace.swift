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
  /// The last line that belongs to it.
  package internal(set) var lastLine: Int

  init(modes: ModeRange?, only: [ControllerID]?, lines: [ExpectedLine], line: Int, lastLine: Int) {
    self.modes = modes
    self.only = only
    self.lines = lines
    self.line = line
    self.lastLine = lastLine
  }
}

/// A line of an `expect`.
package struct ExpectedLine: Hashable, Sendable {
  package indirect enum Content: Hashable, Sendable {
    /// A line of the trace.
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

  init(content: Content, line: Int) {
    self.content = content
    self.line = line
  }
}
