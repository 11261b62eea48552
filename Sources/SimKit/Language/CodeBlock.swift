/// Names a block of lines of a scenario: its place in `Scenario.blocks`.
package struct BlockID: Hashable, Sendable {
  let index: Int32
  init(_ index: Int) { self.index = Int32(index) }
  var int: Int { Int(index) }
}

/// Lines that stand indented below another one, and that run in one turn.
package struct CodeBlock: Hashable, Sendable {
  package internal(set) var statements: [Statement] = []
  /// The line that it stands under, from 1.
  package let line: Int

  init(line: Int) { self.line = line }
}

/// When a line counts. All of it is known before the run, so that a scenario stays one path.
package struct Condition: Hashable, Sendable {
  /// Nil for all versions.
  package let modes: ModeRange?
  /// Nil for all devices.
  package let idiom: Device.Idiom?
  /// False where the matrix has another value in this case.
  package let isChosen: Bool

  func holds(in mode: Mode, on idiom: Device.Idiom) -> Bool {
    isChosen && modes?.contains(mode) ?? true && (self.idiom ?? idiom) == idiom
  }
}

extension Statement {
  /// True if the line counts in a version and on a device.
  package func counts(in mode: Mode, on device: Device) -> Bool { condition?.holds(in: mode, on: device.idiom) ?? true }
}

extension Hook {
  func counts(in mode: Mode, on device: Device) -> Bool { condition?.holds(in: mode, on: device.idiom) ?? true }
}
