import SimKit

/// `export`: code for an app: scenarios as plans, with the app or the tests that play them on UIKit, and what records an app.
enum ExportCommand {
  enum Kind: String, CaseIterable {
    case recorder, player, xctest, testing
  }

  static let output = Option.text("output", short: "o", "DIR", "the folder to write; for a recorder, the file")

  static let form = CommandForm(
    command: .export,
    operands: .init(
      "recorder swift|objc, player|xctest|testing FILE…", needs: "'recorder', 'player', 'xctest', or 'testing'"
    ) {
      Kind.allCases.map(\.rawValue) + RecorderExport.Language.allCases.map(\.rawValue)
    }, options: Selection.options + [output.form], run: run)

  private static func run(_ invocation: Invocation) throws(Problem) -> ExitCode {
    let kind: Kind = try invocation.word()
    switch kind {
    case .recorder: return try RecorderExport.run(Array(invocation.operands.dropFirst()), invocation)
    case .player: return try exportPlans(for: .player, invocation)
    case .xctest: return try exportPlans(for: .xctest, invocation)
    case .testing: return try exportPlans(for: .testing, invocation)
    }
  }

  private static func exportPlans(for target: ExportTarget, _ invocation: Invocation) throws(Problem) -> ExitCode {
    guard invocation.operands.count > 1 else {
      throw .missingOperand("a scenario", command: "export \(target.rawValue)")
    }
    var code = ExitCode.ok
    let plans = try PlanSet(Array(invocation.operands.dropFirst()), invocation, &code)
    guard !plans.all.isEmpty else {
      if code != .ok { return code }
      throw .nothingChosen("no case can be played", helps: ["the lines above say why"])
    }
    let folder = invocation[output] ?? target.folder
    var files = PlayerFile.all(of: target).map { (path: folder + "/" + $0.path, text: $0.text) }
    files += plans.all.map { ("\(folder)/plans/\($0.name).json", $0.writer.json) }
    if target != .player { files.append((folder + "/ScenarioTests.swift", plans.tests(of: target))) }
    try Files.keepInputs(from: files.map(\.path))
    for file in files { try Files.requireNoLink(on: file.path, below: folder) }
    try prepare(folder, for: target)
    for file in files { try write(Array(file.text.utf8), to: file.path) }
    plans.tell(target, folder, invocation.console)
    return code
  }

  /// A folder that holds something else is left alone; plans of an earlier export are removed.
  private static func prepare(_ folder: String, for target: ExportTarget) throws(Problem) {
    guard Path.exists(folder) else { return }
    // The app's entry point in a test target, or tests in the app: neither would compile.
    for other in ExportTarget.allCases where other != target && Path.exists(folder + "/" + other.ownFile) {
      throw .holdsAnotherExport(folder, other.rawValue, instead: target.folder)
    }
    let plans = folder + "/plans"
    let names = (try? Directory.entries(of: folder)) ?? []
    guard names.isEmpty || Path.exists(plans) else { throw .refusesToOverwrite(folder) }
    for entry in (try? Directory.entries(of: plans)) ?? [] where entry.name.hasSuffix(".json") {
      let path = plans + "/" + entry.name
      guard String(decoding: try Files.readPlain(path).prefix(60), as: UTF8.self).includes("\"vcsim.plan\"") else {
        continue
      }
      guard (try? Files.remove(path)) != nil else {
        throw .cannotCreate(path, reason: "the old plan cannot be removed")
      }
    }
  }

  private static func write(_ bytes: [UInt8], to path: String) throws(Problem) {
    try Files.createFolder(Path.folder(of: path))
    try Files.replace(path, with: bytes)
  }
}
