import SimKit

/// `log`: what a log of a real app says.
enum LogCommand {
  static let lines = Option.flag("lines", "each line as it was read")
  static let unread = Option.flag("unread", "only the lines that were not read, and why")
  static let stories = Option.flag("stories", "the stories that would print it, the likeliest first")
  static let fail = Option.flag("fail", "exit with 1 if the story doesn't fit the log")
  static let most = Option.number("max", "N", in: 1...Explanation.mostAnswers, "how many answers --stories shows; 3")
  static let kinds = Option.texts(
    "is", "CLASS=KIND", "kind: \(StoryForm.allCases.map(\.rawValue).joined(separator: ", "))")
  static let write = Option.text("write", "FILE", "write the story as a scenario; '-' prints it")

  enum View: String, CaseIterable {
    case lines, lanes
  }

  static let view = Option<View?>.choice("view", "VIEW", "lines, or lanes; lanes of a stored trace as well")

  static let form = CommandForm(
    command: .log, operands: .init("FILE", needs: "a log"),
    options: [
      lines.form, unread.form, stories.form, most.form, kinds.form, write.form, fail.form, view.form,
      SharedOption.format.form,
    ],
    apart: [
      ("--view lanes", "which draws the log", ["--format jsonl", "--unread", "--lines", "--stories", "--write"]),
      ("--stories", "which tells what happened", ["--lines", "--unread", "--view"]),
      ("--write", "which writes a scenario", ["--lines", "--unread", "--view"]),
    ], run: run)

  /// The terminal of a newcomer.
  private static let screen = (lines: 24, columns: 80)

  private static func run(_ invocation: Invocation) throws(Problem) -> ExitCode {
    let path = invocation.operand
    let console = invocation.console
    if invocation[stories] || invocation[write] != nil { return try LogStories.answer(invocation) }
    let source = try Files.read(path)
    try FileKind.checkLog(source, path)
    if invocation[view] == .lanes {
      let shown = try TraceOperand(source).content.drawn(path, console)
      guard !shown.isEmpty else { throw .notALog(path) }
      console.print(StepLanes(shown, style: console.traceStyle, width: console.width).text)
      return .ok
    }
    let log = DeviceLog(source)
    let listing = LogListing(log, source)
    if invocation[SharedOption.format] == .jsonl {
      console.print(listing.jsonLines(onlyUnread: invocation[unread]))
      guard !log.isEmpty else { throw .notALog(path) }
      return code(invocation, LogStories.explain(log, most: 1))
    }
    if invocation[lines] || invocation[unread] || invocation[view] == .lines {
      print(listing.rows.filter { !invocation[unread] || !$0.isRead }, console)
      guard !log.isEmpty else { throw .notALog(path) }
      summarize(log, console)
      return code(invocation, LogStories.explain(log, most: 1))
    }
    guard !log.isEmpty else { throw .notALog(path) }
    let explanation = LogStories.explain(log, try LogStories.forms(invocation[kinds], in: log), most: 1)
    let answer = LogAnswer(
      log, explanation, name: ShellWord.quoted(path), lineCount: source.lineCount,
      width: min(screen.columns, console.width ?? screen.columns))
    console.print(answer.text(most: screen.lines))
    return code(invocation, explanation)
  }

  /// The exit code that `--fail` asks for.
  private static func code(_ invocation: Invocation, _ explanation: @autoclosure () -> Explanation) -> ExitCode {
    invocation[fail] && !explanation().isExplained ? .differs : .ok
  }

  private static func print(_ rows: [LogListing.ListedLine], _ console: Console) {
    let number = "\(rows.last?.line ?? 0)".count
    let width = min(48, rows.map { $0.receiver.count }.max() ?? 0)
    var text = ""
    for row in rows {
      let line = String(repeating: " ", count: number - "\(row.line)".count) + "\(row.line)"
      let words = row.receiver.isEmpty ? row.text : Columns.pad(row.receiver, width) + "  " + row.text
      text += row.isRead ? "\(line)  \(words)\n" : console.dim("\(line)  \(words)") + "\n"
    }
    console.print(text)
  }

  private static func summarize(_ log: DeviceLog, _ console: Console) {
    var classes: Set<String> = []
    var (calls, doubtful) = (0, 0)
    for entry in log.entries {
      guard case .call(let call) = entry.content else { continue }
      calls += 1
      if call.isDoubtful { doubtful += 1 }
      if !call.className.isEmpty { classes.insert(call.className) }
    }
    console.say(
      "\(calls.counted("callback")) of \(classes.count.counted("class", plural: "classes")), "
        + "\(log.unread.count.counted("line")) not read"
        + (doubtful > 0 ? ", \(doubtful.counted("receiver")) doubtful (marked '?')" : ""))
  }
}
