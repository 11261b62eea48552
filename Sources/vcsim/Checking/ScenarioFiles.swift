import SimKit

extension Invocation {
  /// The scenarios that the command line names, read: for commands that look at files one by one.
  ///
  /// Unreadable files are reported and add to `code`. No file at all is a problem, unless `--allow-empty` permits it.
  func scenarios(
    _ code: inout ExitCode, in named: [String]? = nil
  ) throws(Problem) -> [(path: String, source: Source)] {
    var paths = named ?? []
    if named == nil { paths = try scenarioPaths() }
    let search = try ScenarioSearch(paths)
    var result: [(path: String, source: Source)] = []
    console.tell(search.omissions)
    var problems = search.problems
    var others: Set<Int> = []
    for (place, candidate) in search.candidates.enumerated() {
      do throws(Problem) {
        if let source = try candidate.read() {
          result.append((candidate.path, source))
        } else {
          others.insert(place)
        }
      } catch {
        if candidate.isNamed { throw error }
        problems.append(error)
      }
    }
    let passedOver = PassedOver(search, places: others, allowsEmpty: self[Selection.allowEmpty], console)
    passedOver.tell(console)
    problems += passedOver.problems
    if result.isEmpty, problems.allSatisfy({ $0.exitCode == .empty }), !self[Selection.allowEmpty] {
      throw Problem(.nothingChosen(Selection.emptyText(0, paths), helps: Selection.emptyHelps))
    }
    for problem in problems {
      console.report(problem)
      code = code.joined(problem.exitCode)
    }
    return result
  }
}
