extension Arguments.Parsed {
  /// Puts today's command line in the place of a former one.
  mutating func translate(_ former: FormerCommand) throws(Problem) {
    var (command, today) = (former.command, former.today)
    switch former {
    case .why: for option in [LogCommand.stories.form, LogCommand.fail.form] { values[option.name] = [""] }
    case .history: values[DiffCommand.all.form.name] = [""]
    case .examples where operands.isEmpty: operands = [Examples.prefix]
    case .examples:
      command = .new
      let example = Examples.prefix + operands.removeFirst()
      values[NewCommand.from.form.name] = [example]
      today = "new --from \(example)"
    case .record: operands.insert(ExportCommand.Kind.recorder.rawValue, at: 0)
    case .records where operands.first != FidelityAddition.word:
      throw .missingOperand("'add' and a log", command: former.rawValue)
    case .report, .records: break
    }
    name = command.rawValue
    notes.append(Self.note(former.rawValue, today: today))
  }
}
