import Testing

@testable import vcsim

/// What the table of commands says of operands holds for each of them.
struct OperandTests {
  /// A command that ignores an operand leaves a slip unseen.
  @Test(arguments: Command.allCases) func anOperandTooManyIsRefused(_ command: Command) throws {
    guard let most = command.form.operands.most else { return }
    let run = try Vcsim([command.rawValue] + (0...most).map { "x\($0)" })
    #expect(run.status == 64 && run.out.isEmpty)
    #expect(
      run.err.hasPrefix("error: '\(command.rawValue)' takes no further argument, and 'x\(most)' is one [VS0005]\n"))
  }

  @Test(arguments: Command.allCases) func aMissingOperandIsNamed(_ command: Command) throws {
    guard let needed = command.form.operands.needed else { return }
    let run = try Vcsim([command.rawValue])
    #expect(run.status == 64 && run.out.isEmpty)
    #expect(run.err.hasPrefix("error: '\(command.rawValue)' needs \(needed) [VS0005]\n"))
  }

  /// A word is an operand, an ellipsis any number.
  @Test func asManyAreTakenAsAreWritten() {
    let most = Dictionary(uniqueKeysWithValues: Command.allCases.map { ($0, $0.form.operands.most) })
    for command in [Command.step, .parse, .schema, .new, .learn] { #expect(most[command] == 1) }
    for command in [Command.man, .lsp] { #expect(most[command] == 0) }
    for command in [Command.run, .check, .page, .fidelity] { #expect(most[command] == .some(nil)) }
  }
}
