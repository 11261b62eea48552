import SimKit

/// What `explain` says about codes.
enum ProblemPages {
  /// The pages of all codes: those of the command line, of scenarios, and of `lint`.
  static let all = own + DiagnosticPage.all + LintRule.pages

  /// About the codes that belong to no scenario.
  private static let own: [DiagnosticPage] = [
    page("VS0001", "unknown command", "The first word after 'vcsim' is a command; 'vcsim' alone lists them."),
    page("VS0002", "unknown option", "The command has no such option; 'vcsim help COMMAND' lists them."),
    page(
      "VS0003", "a value is missing or too many",
      "Some options take a value, '--name value' or '--name=value', others none."),
    page("VS0004", "a value that does not fit", "The option knows the values that the message lists."),
    page("VS0005", "an operand is missing or too many", "'vcsim help COMMAND' shows what the command takes."),
    page(
      "VS0006", "no such file",
      "The file, or what a link leads to, is not there; a name like it is suggested where there is one."),
    page("VS0007", "a directory", "The command takes files; 'check', 'fmt', 'lint' and 'list' take directories."),
    page("VS0008", "cannot be read", "The system refuses to read the file; the reason is the system's."),
    page("VS0009", "cannot be created", "A file cannot be written at that place; nothing of it has been."),
    page("VS0010", "cannot be written", "The output ended before all was written, as on a full disk."),
    page(
      "VS0011", "nothing was chosen",
      "No files, or filters that leave none: silence is not success. '--allow-empty' accepts it."),
    page("VS0012", "nothing of that name", "There is no such example, topic of help, schema or thing to explain."),
    page("VS0013", "no such controller", "The scenario or the trace has no controller of that name."),
    page("VS0014", "exists already", "'new' never overwrites a file."),
    page(
      "VS0015", "no trace", "The file is neither a stored trace nor a printed one, nor a log that speaks of callbacks."),
    page("VS0016", "needs a terminal", "'accept -i' asks before it writes; without a terminal there is nobody to ask."),
    page(
      "VS0017", "reports collide", "One report can go to standard output; the others need files: '--report KIND:FILE'."),
    page(
      "VS0018", "bad configuration", "vcsim.conf has faults; they are shown above. '--config none' goes on without it."),
    page(
      "VS0019", "nobody in the log is known",
      "No class of the log could be taken for a controller; '--map CLASS=NAME' tells."),
    page("VS0020", "several cases", "A comparison needs one case; '--mode' chooses a version."),
    page("VS0021", "too large", "Pages and steps keep how each controller stands at each line; 'run' keeps nothing."),
    page(
      "VS0022", "beyond a limit",
      "What is read is bounded, so that no input fills the memory; '--limit' raises a bound."),
    page(
      "VS0023", "looks like a scenario",
      "Without 'vcsim 1' on its first line a directory's file is passed over; this one was hardly meant to be."),
    page(
      "VS0024", "a name with control characters",
      "A terminal or a log would take them for commands; so the file is not read."),
    page(
      "VS0025", "not a scenario",
      "A log or a trace can be drawn and compared; only a scenario can be run, and only its runs have tables and diagrams."
    ),
  ]

  private static func page(_ code: String, _ title: String, _ explanation: String) -> DiagnosticPage {
    DiagnosticPage(code: code, title: title, explanation: explanation)
  }
}
