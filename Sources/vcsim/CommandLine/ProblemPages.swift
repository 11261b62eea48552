import SimKit

/// The pages of `explain` about codes.
enum ProblemPages {
  /// The pages of all codes: those of the command line, of scenarios, and of `lint`.
  static let all = own + DiagnosticPage.all + LintRule.pages

  /// About the codes that belong to no scenario.
  private static let own = [
    DiagnosticPage(
      "VS0001", "unknown command", "The first word after 'vcsim' names a command. 'vcsim' alone lists the commands."),
    DiagnosticPage(
      "VS0002", "unknown option", "The command has no such option. 'vcsim help COMMAND' lists its options."),
    DiagnosticPage(
      "VS0003", "a value is missing or too many",
      "Some options take a value: '--name value' or '--name=value'. The others take none."),
    DiagnosticPage(
      "VS0004", "a value or an option that does not fit",
      "The option takes only the values that the message lists, or it changes nothing beside another option."),
    DiagnosticPage("VS0005", "an operand is missing or too many", "'vcsim help COMMAND' shows what the command takes."),
    DiagnosticPage(
      "VS0006", "no such file",
      "The file does not exist, or it is a link to a file that does not exist. The message suggests a similar name if there is one."
    ),
    DiagnosticPage(
      "VS0007", "a directory", "The command takes files. 'check', 'fmt', 'lint' and 'list' take directories too."),
    DiagnosticPage(
      "VS0008", "cannot be read", "The system refuses to let the file be read. The message gives the system's reason."),
    DiagnosticPage(
      "VS0009", "cannot be created", "The system refuses to let a file be written there. Nothing was written."),
    DiagnosticPage(
      "VS0010", "cannot be written", "The output ended before everything was written. The disk may be full."),
    DiagnosticPage(
      "VS0011", "no case matches",
      "No file was found, or the filters left none. That is an error, so that a wrong path cannot pass in CI. '--allow-empty' allows it."
    ),
    DiagnosticPage(
      "VS0012", "nothing of that name", "There is no example, no help topic, no schema and no explanation of that name."
    ),
    DiagnosticPage("VS0013", "no such controller", "The scenario or the trace has no controller of that name."),
    DiagnosticPage("VS0014", "exists already", "'new' never overwrites a file."),
    DiagnosticPage(
      "VS0015", "not a trace",
      "The file is neither a stored trace, nor a printed one, nor a log with callbacks in it, nor a part of 'explore'."),
    DiagnosticPage("VS0016", "needs a terminal", "'accept -i' asks before it writes, and needs a terminal to ask on."),
    DiagnosticPage(
      "VS0017", "reports collide",
      "Only one report can go to standard output. Give the others a file: '--report KIND:FILE'."),
    DiagnosticPage(
      "VS0018", "bad configuration",
      "vcsim.conf has errors; they are shown above the message. '--config none' leaves the file out."),
    DiagnosticPage(
      "VS0019", "no class matches a controller",
      "vcsim could match no class of the log to a controller. '--map CLASS=NAME' says which class is which controller."),
    DiagnosticPage(
      "VS0020", "several cases", "The command needs one case, and the scenario has several. '--mode' chooses a version."
    ),
    DiagnosticPage(
      "VS0021", "too large",
      "Pages and 'step' keep the state of each controller at each line, which takes memory. 'run' keeps nothing."),
    DiagnosticPage(
      "VS0022", "beyond a limit",
      "vcsim limits what it reads, so that no input can fill the memory. '--limit' raises a limit."),
    DiagnosticPage(
      "VS0023", "looks like a scenario",
      "In a directory, vcsim passes over every file whose first line is not 'vcsim 1'. This file looks as if it should be read."
    ),
    DiagnosticPage(
      "VS0024", "a name that is refused",
      "A terminal obeys control characters, and the log of a CI system some texts. Messages could not repeat such a name, or a name that"
        + " is not UTF-8."),
    DiagnosticPage(
      "VS0026", "a stored trace of two scenarios",
      "A stored trace is called after its scenario without the ending. Of 'login.txt' and 'login.scn' in one directory it belongs to both."
    ),
    DiagnosticPage(
      "VS0025", "not a scenario",
      "vcsim can draw and compare a log or a trace. Only a scenario can be run, and only a run has tables and diagrams."
    ),
  ]
}
