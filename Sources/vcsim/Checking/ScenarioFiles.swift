import SimKit

extension Invocation {
  /// The scenarios that the command line names, read: for commands that look at files one by one.
  ///
  /// What cannot be read is reported and adds to `code`. None at all is a problem, unless `--allow-empty` says otherwise.
  func scenarios(_ code: inout ExitCode) throws(Problem) -> [(path: String, source: Source)] {
    let paths = try scenarioPaths()
    let search = try ScenarioSearch(paths)
    var result: [(path: String, source: Source)] = []
    console.tell(search.omissions)
    var problems = search.problems
    for candidate in search.candidates {
      do throws(Problem) {
        if let source = try candidate.read() {
          result.append((candidate.path, source))
        } else {
          console.tell([ScenarioSearch.Omission(path: candidate.path, reason: "no scenario")])
        }
      } catch {
        if candidate.isNamed { throw error }
        problems.append(error)
      }
    }
    for problem in problems {
      console.report(problem)
      code = code.joined(problem.exitCode)
    }
    if result.isEmpty, problems.isEmpty, !self[Selection.allowEmpty] {
      throw Problem(.nothingChosen(Selection.emptyText(0, paths), helps: Selection.emptyHelps))
    }
    return result
  }
}
