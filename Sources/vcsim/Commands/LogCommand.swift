import SimKit

/// `log`: a log of a real app, as vcsim reads it.
enum LogCommand {
  static let unread = Option.flag("unread", "only the lines that were not read, and why")

  /// How a log is shown.
  enum View: String, CaseIterable {
    case lines, lanes
  }

  static let view = Option<View?>.choice("view", "VIEW", "lines, or lanes; lanes of a stored trace as well")

  static let stories = Option.flag("stories", "the stories that would print the log")
  static let fail = Option.flag("fail", "exit with 1 if no story explains all lines")

  static let form = CommandForm(
    command: .log, operands: .init("FILE", needs: "a log"),
    options: [RunCommand.format.form, view.form, unread.form, stories.form, fail.form] + WhyCommand.options,
    apart: [
      ("--view lanes", "which draws the log", ["--format jsonl", "--unread", "--stories"]),
      ("--stories", "which tells what happened", ["--view", "--unread"]),
    ], run: run)

  private static func run(_ invocation: Invocation) throws(Problem) -> ExitCode {
    if invocation[stories] {
      let code = try WhyCommand.run(invocation)
      return invocation[fail] ? code : .ok
    }
    for option in WhyCommand.options + [fail.form] where invocation.values[option.name] != nil {
      throw .missingOperand("--stories, for --\(option.name)", command: "log")
    }
    let path = invocation.operand
    let source = try Files.read(path)
    let console = invocation.console
    if invocation[view] == .lanes {
      let shown = try TraceOperand(source).content.drawn(path, console)
      guard !shown.isEmpty else { throw .notALog(path) }
      console.print(StepLanes(shown, style: console.traceStyle, width: console.width).text)
      return .ok
    }
    let log = DeviceLog(source)
    let listing = LogListing(log, source)
    if invocation[RunCommand.format] == .jsonl {
      console.print(listing.jsonLines(onlyUnread: invocation[unread]))
    } else {
      print(listing.rows.filter { !invocation[unread] || !$0.isRead }, console)
    }
    guard !log.isEmpty else { throw .notALog(path) }
    summarize(log, console)
    return .ok
  }

  private static func print(_ rows: [LogListing.Row], _ console: Console) {
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
      "\(Columns.count(calls, "callback")) of \(classes.count == 1 ? "1 class" : "\(classes.count) classes"), "
        + "\(Columns.count(log.unread.count, "line")) not read"
        + (doubtful > 0 ? ", \(Columns.count(doubtful, "receiver")) doubtful (marked '?')" : ""))
  }
}
