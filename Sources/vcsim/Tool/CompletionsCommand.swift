import SimKit

/// `completions`: what a shell offers behind `vcsim`, made from the table of commands.
enum CompletionsCommand {
  enum Shell: String, CaseIterable {
    case bash, zsh, fish
  }

  private static let names = Shell.allCases.map(\.rawValue)

  static let form = CommandForm(
    command: .completions, group: .files, summary: "completions for a shell",
    operands: .init(names.joined(separator: "|"), needs: "a shell: \(names.joined(separator: ", "))") { names },
    options: [],
    examples: [
      ("source <(vcsim completions bash)", "for this shell; in ~/.bashrc for all"),
      ("vcsim completions fish | source", "fish"),
    ],
    exits: "0 printed, 64 no such shell.", run: run)

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

  static var bash: String {
    var text = """
      # bash completions of vcsim: source <(vcsim completions bash)
      _vcsim() {
        local cur prev command word
        local IFS=$' \\t\\n'
        COMPREPLY=()
        # A colon belongs to the word: example:modal, viewWillAppear:
        if declare -F _get_comp_words_by_ref > /dev/null; then
          _get_comp_words_by_ref -n : cur prev
        else
          cur="${COMP_WORDS[COMP_CWORD]}"
          prev="${COMP_WORDS[COMP_CWORD-1]}"
        fi
        for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
          case "$word" in
            -*) ;;
            \(Command.names.joined(separator: "|"))) command="$word"; break ;;
          esac
        done
        case "$prev" in

      """
    var seen: Set<String> = []
    for option in Command.allCases.map(\.form).flatMap({ options(of: $0) })
    where option.value != nil && seen.insert(option.name).inserted {
      let names = "--\(option.name)" + (option.short.map { "|-\($0)" } ?? "")
      if let values = values(of: option) {
        text += "    \(names)) COMPREPLY=($(compgen -W \"\(values.joined(separator: " "))\" -- \"$cur\")); return ;;\n"
      } else {
        text += "    \(names)) compopt -o default 2> /dev/null; return ;;\n"
      }
    }
    text += "  esac\n  local options operands\n  case \"$command\" in\n"
    for command in Command.allCases.map(\.form) {
      let names = options(of: command).map { "--\($0.name)" }.joined(separator: " ")
      text +=
        "    \(command.name)) options=\"\(names)\"; operands=\"\((command.operands.offers?() ?? ["@files"]).joined(separator: " "))\" ;;\n"
    }
    text += """
          *) options="\(Arguments.shared.map { "--\($0.name)" }.joined(separator: " "))"; \
      operands="\(Command.names.joined(separator: " "))" ;;
        esac
        if [[ "$cur" == -* ]]; then
          COMPREPLY=($(compgen -W "$options" -- "$cur"))
        elif [[ "$operands" == @files ]]; then
          COMPREPLY=($(compgen -W "\(Examples.names.map { "example:\($0)" }.joined(separator: " "))" -- "$cur"))
          # Names of files may hold blanks; the shell itself knows how to quote them.
          local IFS=$'\\n'
          [[ "$cur" == example:* ]] || compopt -o filenames 2> /dev/null
          COMPREPLY+=($(compgen -f -- "$cur"))
        else
          COMPREPLY=($(compgen -W "$operands" -- "$cur"))
        fi
        declare -F __ltrim_colon_completions > /dev/null && __ltrim_colon_completions "$cur"
        return 0
      }
      complete -F _vcsim vcsim

      """
    return text
  }

  static var zsh: String {
    func quoted(_ text: String) -> String { "'" + text.replacing("'", with: "'\\''") + "'" }
    func described(_ text: String) -> String {
      text.replacing("[", with: "(").replacing("]", with: ")").replacing(":", with: "\\:")
    }
    var text = "#compdef vcsim\n# zsh completions of vcsim: source <(vcsim completions zsh)\n\n_vcsim() {\n"
    text += "  local -a commands\n  commands=(\n"
    for command in Command.allCases.map(\.form) {
      text += "    \(quoted(command.name + ":" + described(command.summary)))\n"
    }
    text += "  )\n  local command=${words[(r)(\(Command.names.joined(separator: "|")))]}\n"
    text += "  if [[ -z $command ]]; then\n    _describe command commands\n    return\n  fi\n  case $command in\n"
    for command in Command.allCases.map(\.form) {
      text += "    \(command.name))\n      _arguments -s"
      for option in options(of: command) {
        var tail = "[\(described(option.help))]"
        if let value = option.value {
          let action = values(of: option).map { "(\($0.joined(separator: " ")))" } ?? "_files"
          tail += ":\(described(value)):\(action)"
        }
        let star = option.repeats ? "*" : ""
        text += " \\\n        " + quoted("\(star)--\(option.name)\(option.value == nil ? "" : "=")\(tail)")
        if let short = option.short { text += " \\\n        " + quoted("\(star)-\(short)\(tail)") }
      }
      let words = command.operands.offers?()
      let action = words.map { "(\($0.map { $0.replacing(":", with: "\\:") }.joined(separator: " ")))" } ?? "_files"
      text += " \\\n        '1: :(\(command.name))' \\\n        \(quoted("*:operand:" + action))\n      ;;\n"
    }
    return text + "  esac\n}\n\ncompdef _vcsim vcsim\n"
  }

  static var fish: String {
    func quoted(_ text: String) -> String { "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'" }
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
