import SimKit

/// `completions`: what a shell offers behind `vcsim`, made from the table of commands.
enum CompletionsCommand {
  enum Shell: String, CaseIterable {
    case bash, zsh, fish
  }

  private static let names = Shell.allCases.map(\.rawValue)

  static let form = CommandForm(
    command: .completions,
    operands: .init(names.joined(separator: "|"), needs: "a shell: \(names.joined(separator: ", "))") { names },
    run: run)

  private static func run(_ invocation: Invocation) throws(Problem) -> ExitCode {
    let shell: Shell = try invocation.word()
    switch shell {
    case .bash: invocation.console.print(Completions.bash)
    case .zsh: invocation.console.print(Completions.zsh)
    case .fish: invocation.console.print(Completions.fish)
    }
    return .ok
  }
}

/// The scripts themselves.
enum Completions {
  /// The values of an option, where they are few; nil where it takes something else.
  private static func values(of option: OptionForm) -> [String]? {
    if let offers = option.offers { return offers() }
    if case .words(let words) = option.values { return words }
    return nil
  }

  private static func options(of command: CommandForm) -> [OptionForm] { command.options + Arguments.shared }

  private static func filled(_ script: String, _ parts: [(placeholder: String, text: String)]) -> String {
    parts.reduce(script) { $0.replacing($1.placeholder, by: $1.text, firstOnly: true) }
  }

  static var bash: String {
    // Commands may give an option of one name different values.
    let all = Command.allCases.map(\.form).flatMap { command in options(of: command).map { (command, $0) } }
    var values = ""
    for named in all.filter({ $0.1.value != nil }).grouped(by: \.1.name) {
      let kinds = named.grouped { self.values(of: $0.1) ?? [] }
      for kind in kinds {
        let option = kind[0].1
        let words = ["--\(option.name)"] + (option.short.map { ["-\($0)"] } ?? [])
        let owners = kinds.count == 1 ? ["*"] : kind.map(\.0.name)
        let pattern = owners.flatMap { owner in words.map { "\(owner):\($0)" } }.joined(separator: "|")
        let offer =
          self.values(of: option).map { "COMPREPLY=($(compgen -W \"\($0.joined(separator: " "))\" -- \"$cur\"))" }
          ?? "compopt -o default 2> /dev/null"
        values += "    \(pattern)) \(offer); return ;;\n"
      }
    }
    let commands = Command.allCases.map(\.form).map { command in
      let names = options(of: command).map { "--\($0.name)" }.joined(separator: " ")
      let operands = (command.operands.offers?() ?? ["@files"]).joined(separator: " ")
      return "    \(command.name)) options=\"\(names)\"; operands=\"\(operands)\" ;;\n"
    }
    return filled(
      TextFiles.bashCompletions,
      [
        ("@COMMAND@", Command.names.joined(separator: "|")), ("    @VALUES@) ;;\n", values),
        ("    @COMMANDS@) ;;\n", commands.joined()),
        ("@SHARED@", Arguments.shared.map { "--\($0.name)" }.joined(separator: " ")),
        ("@NAMES@", Command.names.joined(separator: " ")),
        ("@EXAMPLES@", Examples.names.map { "example:\($0)" }.joined(separator: " ")),
      ])
  }

  static var zsh: String {
    func quoted(_ text: String) -> String { "'" + text.replacing("'", by: "'\\''") + "'" }
    func described(_ text: String) -> String {
      text.replacing("[", by: "(").replacing("]", by: ")").replacing(":", by: "\\:")
    }
    let summaries = Command.allCases.map(\.form).map { command in
      "    \(quoted(command.name + ":" + described(command.summary)))\n"
    }
    var commands = ""
    for command in Command.allCases.map(\.form) {
      commands += "    \(command.name))\n      _arguments -s"
      for option in options(of: command) {
        var tail = "[\(described(option.help))]"
        if let value = option.value {
          let action = values(of: option).map { "(\($0.joined(separator: " ")))" } ?? "_files"
          tail += ":\(described(value)):\(action)"
        }
        let star = option.repeats ? "*" : ""
        commands += " \\\n        " + quoted("\(star)--\(option.name)\(option.value == nil ? "" : "=")\(tail)")
        if let short = option.short { commands += " \\\n        " + quoted("\(star)-\(short)\(tail)") }
      }
      let words = command.operands.offers?()
      let action = words.map { "(\($0.map { $0.replacing(":", by: "\\:") }.joined(separator: " ")))" } ?? "_files"
      commands += " \\\n        '1: :(\(command.name))' \\\n        \(quoted("*:operand:" + action))\n      ;;\n"
    }
    return filled(
      TextFiles.zshCompletions,
      [
        ("    @SUMMARIES@\n", summaries.joined()), ("@COMMAND@", Command.names.joined(separator: "|")),
        ("    @COMMANDS@) ;;\n", commands),
      ])
  }

  static var fish: String {
    func quoted(_ text: String) -> String { "'" + text.replacing("\\", by: "\\\\").replacing("'", by: "\\'") + "'" }
    let names = Command.names.joined(separator: " ")
    var text = "# fish completions of vcsim: vcsim completions fish | source\n\n"
    for command in Command.allCases.map(\.form) {
      text +=
        "complete -c vcsim -f -n 'not __fish_seen_subcommand_from \(names)' -a \(command.name) -d \(quoted(command.summary))\n"
    }
    for option in Arguments.shared { text += fishOption(option, condition: nil, quoted) }
    for command in Command.allCases.map(\.form) {
      let condition = "__fish_seen_subcommand_from \(command.name)"
      for option in command.options { text += fishOption(option, condition: condition, quoted) }
      if let words = command.operands.offers?() {
        text += "complete -c vcsim -f -n '\(condition)' -a \(quoted(words.joined(separator: " ")))\n"
      } else {
        text +=
          "complete -c vcsim -F -n '\(condition)' -a \(quoted(Examples.names.map { "example:\($0)" }.joined(separator: " ")))\n"
      }
    }
    return text
  }

  private static func fishOption(_ option: OptionForm, condition: String?, _ quoted: (String) -> String) -> String {
    var line = "complete -c vcsim" + (condition.map { " -n '\($0)'" } ?? "") + " -l \(option.name)"
    if let short = option.short { line += " -s \(short)" }
    if option.value != nil {
      line += values(of: option).map { " -x -a \(quoted($0.joined(separator: " ")))" } ?? " -r"
    }
    return line + " -d \(quoted(option.help))\n"
  }
}
