extension Command {
  /// The form of a command. Only that of the named command is made.
  var form: CommandForm {
    switch self {
    case .run: RunCommand.form
    case .check: CheckCommand.form
    case .accept: AcceptCommand.form
    case .diff: DiffCommand.form
    case .log: LogCommand.form
    case .explore: ExploreCommand.form
    case .shrink: ShrinkCommand.form
    case .explain: ExplainCommand.form
    case .page: PageCommand.form
    case .step: StepCommand.form
    case .learn: LearnCommand.form
    case .help: HelpCommand.form
    case .new: NewCommand.form
    case .fmt: FmtCommand.form
    case .lint: LintCommand.form
    case .list: ListCommand.form
    case .parse: ParseCommand.form
    case .schema: SchemaCommand.form
    case .export: ExportCommand.form
    case .import: ImportCommand.form
    case .conform: ConformCommand.form
    case .completions: CompletionsCommand.form
    case .lsp: LanguageServerCommand.form
    case .man: ManCommand.form
    case .fidelity: FidelityCommand.form
    }
  }
}
