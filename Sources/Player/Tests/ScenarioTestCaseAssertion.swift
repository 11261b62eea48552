import UIKit
import XCTest

/// Asserts that the app has called what a scenario expects in this version of iOS: the callbacks of the classes that the
/// scenario names with `class`, since the recording began or since the last assertion.
///
/// Call `Vcsim.Recording.start()` before the app's code makes the first controller. `vcsim export xctest` writes the plan of the
/// scenario; the bundle of `target` has it in its resources.
@MainActor func XCTAssertLifecycle(
  _ scenario: String, in target: AnyClass = Vcsim.Stage.self, file: StaticString = #filePath, line: UInt = #line
) {
  let major = ProcessInfo.processInfo.operatingSystemVersion.majorVersion
  let name = (scenario.hasSuffix(".txt") ? String(scenario.dropLast(4)) : scenario) + "@ios\(major)"
  let plan: Vcsim.Plan
  do { plan = try Vcsim.Plan.named(name, in: Bundle(for: target)) } catch {
    XCTFail("\(error): vcsim export xctest --mode ios\(major) \(scenario)", file: file, line: line)
    return
  }
  guard plan.controllers.contains(where: { $0.class != nil }) else {
    XCTFail("no controller of \(scenario) has a line 'class NAME'", file: file, line: line)
    return
  }
  let lines = Array(Vcsim.Recorder.shared.lines[LifecycleAssertions.seen...])
  LifecycleAssertions.seen = Vcsim.Recorder.shared.lines.count
  guard let difference = Vcsim.LineComparison(plan, recorded: lines).difference else { return }
  XCTFail(
    "\(plan.case), callback \(difference.number): vcsim expects \(difference.expected), UIKit calls \(difference.actual)\n"
      + lines.map { "[vcsim] " + $0 }.joined(separator: "\n"), file: file, line: line)
}

/// How many lines of the recorder the assertions have seen.
@MainActor private enum LifecycleAssertions { static var seen = 0 }
