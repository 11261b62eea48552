extension CommandForm {
  /// The page that `vcsim help COMMAND` shows, made from the row of the command.
  var help: String {
    var text = "\(summary.prefix(1).uppercased() + summary.dropFirst()).\n\n"
    let operands = operands.text.isEmpty ? "" : " " + operands.text
    text += "Usage: vcsim \(name) [options]\(operands)\n"
    if !examples.isEmpty {
      text += "\nExamples\n"
      for example in examples {
        let isShort = example.line.count <= 38 && example.shows.count <= 38
        text +=
          isShort
          ? "  \(Columns.pad(example.line, 40))\(example.shows)\n" : "  \(example.line)\n      \(example.shows)\n"
      }
    }
    if !options.isEmpty { text += "\nOptions\n" + OptionForm.lines(options) }
    let shared = Arguments.shared.map { "--\($0.name)" }.joined(separator: " ")
    text += "\n" + Self.wrapped("Shared: \(shared); see 'vcsim help options'", indent: "        ")
    if !exits.isEmpty { text += "\n" + Self.wrapped("Exit: " + exits, indent: "      ") }
    return text
  }

  private static func wrapped(_ text: String, indent: String) -> String {
    var lines = [""]
    for word in text.split(separator: " ") {
      if lines[lines.count - 1].count + word.count + 1 > 78 { lines.append(indent.dropLast() + "") }
      lines[lines.count - 1] += (lines[lines.count - 1].isEmpty ? "" : " ") + word
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension OptionForm {
  /// A line for each option.
  static func lines(_ options: [OptionForm]) -> String {
    options.map { option in
      let short = option.short.map { "-\($0), " } ?? "    "
      let name = "--\(option.name)" + (option.value.map { " " + $0 } ?? "")
      return "  \(short)\(Columns.pad(name, 22))\(option.help)\n"
    }.joined()
  }
}
