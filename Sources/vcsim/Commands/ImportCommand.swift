import SimKit

/// `import`: declarations out of storyboards, nibs and an Info.plist.
enum ImportCommand {
  static let output = Option.output("the controllers, a file to include")
  static let story = Option.text("story", "FILE", "the scenario beside it, app.txt, once; - prints it")
  static let check = Option.flag("check", "write nothing; exit 1 if it would change")

  static let form = CommandForm(
    command: .import, operands: .init("FILE…", needs: "a storyboard"),
    options: [output.form, story.form, check.form], run: run)

  private static func run(_ invocation: Invocation) throws(Problem) -> ExitCode {
    let output = invocation[Self.output]
    var sources: [Source] = []
    for path in invocation.operands {
      let source = try Files.read(path)
      switch FileKind(source.bytes, named: path) {
      case .storyboard, .propertyList, nil: sources.append(source)
      case .picture, .page, .swift, .objectiveC:
        throw FileKind(source.bytes, named: path)?.problem(path, wanted: "storyboard") ?? .notALog(path)
      }
    }
    let isPad = invocation[Arguments.device].map { $0 == "pad" || $0.hasPrefix("pad,") }
    let result: StoryboardImport
    do throws(StoryboardImport.Fault) {
      result = try StoryboardImport(
        sources, isPad: isPad, includedAs: output.map { Path.name(of: $0) } ?? "screens.txt")
    } catch {
      throw .notImported(error.file, line: error.line, reason: error.reason)
    }
    let console = invocation.console
    guard let output else {
      if invocation[check] { throw .missingOperand("-o FILE", command: "import --check") }
      if invocation[story] != nil { throw .missingOperand("-o FILE", command: "import --story") }
      console.print(result.screens)
      summarize(result, console)
      return .ok
    }
    if invocation[check] {
      let old = String(decoding: try Files.read(output).bytes, as: UTF8.self)
      guard old != result.screens else { return .ok }
      console.print(console.patch(of: output, from: old, to: result.screens))
      return .differs
    }
    try Files.replace(output, with: Array(result.screens.utf8))
    // Who names the controllers' file as the scenario would be named gets the scenario, too.
    let usual = Path.joined(Path.folder(of: output), "app.txt")
    let beside = output == usual ? Path.joined(Path.folder(of: output), "story.txt") : usual
    let story = invocation[Self.story] ?? beside
    if story == "-" {
      console.say("wrote \(output)")
      console.print(result.story)
    } else {
      console.print("wrote \(output)\n")
      if invocation[Self.story] != nil, FileLedger.hasOutput(story) { throw .refusesToOverwriteOutput(story) }
      // The story is its author's: it is begun, and never written again.
      if !Path.exists(story) {
        try Files.replace(story, with: Array(result.story.utf8))
        console.print("wrote \(story); 'vcsim run \(ShellWord.quoted(story))' replays it\n")
      }
    }
    summarize(result, console)
    return .ok
  }

  private static func summarize(_ result: StoryboardImport, _ console: Console) {
    console.say(
      "\(result.sceneCount.counted("scene")), \(result.controllerCount.counted("controller")), "
        + "\(result.commentCount.counted("comment")) on what the language cannot say")
  }
}
