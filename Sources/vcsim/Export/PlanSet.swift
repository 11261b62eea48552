import SimKit

enum ExportTarget: String, CaseIterable {
  /// In a separate app.
  case player
  /// In the tests of an app, as methods of XCTest.
  case xctest
  /// In the tests of an app, as functions of Swift Testing.
  case testing

  /// The folder that is written where the command line names none.
  var folder: String { self == .player ? "Player" : "ScenarioTests" }

  /// A file that no export of another target has.
  var ownFile: String {
    switch self {
    case .player: "player/App.swift"
    case .xctest: "ScenarioTestCase.swift"
    case .testing: "ScenarioTesting.swift"
    }
  }
}

/// The plans of an export, and what is said of them.
struct PlanSet {
  struct Plan {
    /// The name of the case; of two cases with one name, the second gets a number.
    let name: String
    let one: Case
    let writer: PlanWriter
  }

  private(set) var all: [Plan] = []
  /// The scenarios without a plan, with the reasons.
  private var left: [String] = []
  /// Files that state only versions without a simulator.
  private var renewed: [String] = []

  /// The oldest version that the player's app runs on.
  static let oldest = Mode.ios15

  init(_ paths: [String], _ invocation: Invocation, _ code: inout ExitCode) throws(Problem) {
    let (wanted, filter) = (try invocation.modes(), try CaseFilter(invocation))
    if let old = wanted.first(where: { $0 < Self.oldest }) {
      let legal = Mode.all.filter { $0 >= Self.oldest }.map(\.name)
      throw .badValue(old.name, option: "--mode", legal: legal)
    }
    for (path, source) in try invocation.scenarios(&code, in: paths) {
      let file = try Case.parse(source, path, invocation)
      if file.isForIncluding { continue }
      guard file.diagnostics.isEmpty else {
        invocation.console.report(file.diagnostics, in: file.source)
        code = code.joined(.invalid)
        continue
      }
      let cases = Self.cases(of: file, wanted)
      if wanted.isEmpty, file.cases.allSatisfy({ $0.mode < Self.oldest }) { renewed.append(path) }
      for one in cases where filter.contains(one) { add(one) }
    }
  }

  /// The cases in the wanted versions; without any, those of the file that a simulator runs, or in the newest version.
  static func cases(of file: ParsedFile, _ wanted: [Mode] = []) -> [Case] {
    let own = file.cases.filter { $0.mode >= oldest }
    if wanted.isEmpty, !own.isEmpty { return own }
    return file.cases(in: wanted.isEmpty ? [.newest] : wanted)
  }

  private mutating func add(_ one: Case) {
    let writer = PlanWriter(one)
    if let fault = writer.fault {
      left.append("\(one.name): line \(fault.line): \(Diagnostic(fault, in: one.source).message)")
      return
    }
    let others = all.filter { $0.one.name == one.name }.count
    all.append(Plan(name: others == 0 ? one.name : "\(one.name)-\(others + 1)", one: one, writer: writer))
  }

  // MARK: Words

  func tell(_ target: ExportTarget, _ folder: String, _ console: Console) {
    func count(_ need: PlanWriter.Need) -> Int { all.filter { $0.writer.need == need }.count }
    let (alone, host, finger) = (count(.nothing), count(.host), count(.finger))
    var text = "wrote \(folder): \(all.count) \(all.count == 1 ? "plan" : "plans")\n"
    switch target {
    case .player:
      text += "  \(alone) by code alone, \(host) with simctl (run.sh), \(finger) with a finger (fingers.sh)\n"
    case .xctest, .testing:
      text += "  \(alone) by code alone; \(host + finger) are skipped there: 'vcsim export player' plays them\n"
    }
    console.print(text)
    for plan in all {
      for line in plan.writer.undriven {
        console.print("  nothing drives \(plan.one.file):\(line.line) '\(line.text)': \(line.why)\n")
      }
      for missing in plan.writer.missing { console.print("  \(plan.name) lacks: \(missing)\n") }
    }
    for reason in left { console.print("  no plan for \(reason)\n") }
    if !renewed.isEmpty {
      let files = renewed.count == 1 ? renewed[0] : "\(renewed.count) files"
      console.say(
        "planned \(files) for \(Mode.newest.name): Xcode has no simulator for the versions in the file; --mode selects another"
      )
    }
  }

  func tests(of target: ExportTarget) -> String {
    var names: Set<String> = []
    let tests = all.map { plan in
      var name = String(plan.name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
      while !names.insert(name).inserted { name += "_" }
      let head = "  /// \(plan.one.file.visible)\n"
      let caseName = JSON.text(plan.name)
      guard target == .testing else {
        return head + "  @MainActor func test_\(name)() async throws { try await play(\(caseName)) }\n"
      }
      return head
        + "  @Test(\(Self.condition(plan))) func case_\(name)() async throws { try await Vcsim.Playback.test(\(caseName)) }\n"
    }
    let (module, head) =
      target == .testing
      ? ("Testing", "@MainActor @Suite(.serialized) struct ScenarioTests {")
      : ("XCTest", "nonisolated final class ScenarioTests: ScenarioTestCase {")
    return """
      // Written by 'vcsim export \(target.rawValue)'; the next export writes it again. Add the folder to a test target with a host app.
      import \(module)

      /// A test for each case: it plays the plan in the window of the host app, and compares the callbacks with vcsim's.
      \(head)
      \(tests.joined())}

      """
  }

  /// When a test of Swift Testing runs.
  private static func condition(_ plan: Plan) -> String {
    if plan.writer.need != .nothing { return ".disabled(\"no code can do it: vcsim export player\")" }
    return
      ".enabled(\"\(plan.one.mode.name), in a host app\") { await Vcsim.Playback.obstacle(to: \(JSON.text(plan.name))) == nil }"
  }
}
