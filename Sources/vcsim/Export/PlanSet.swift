import SimKit

/// The targets that play plans.
enum ExportTarget: String, CaseIterable {
  /// In a separate app.
  case player
  /// In the tests of an app.
  case xctest

  /// The folder that is written where the command line names none.
  var folder: String { self == .player ? "Player" : "ScenarioTests" }
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

  /// The cases in the versions that are wanted; without any, those of the file that a simulator runs, or in the newest
  /// version.
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
    case .xctest:
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

  /// The test methods of all plans.
  var methods: String {
    var names: Set<String> = []
    var text = """
      // Written by 'vcsim export xctest'; the next export writes it again. Add the folder to a test target that has a host app.
      import XCTest

      /// A test for each case: it plays the plan in the window of the host app, and compares the callbacks with vcsim's.
      nonisolated final class ScenarioTests: ScenarioTestCase {

      """
    for plan in all {
      var name = "test_" + String(plan.name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
      while !names.insert(name).inserted { name += "_" }
      text += "  /// \(plan.one.file.visible)\n"
      text += "  @MainActor func \(name)() async throws { try await play(\(JSON.text(plan.name))) }\n"
    }
    return text + "}\n"
  }
}
