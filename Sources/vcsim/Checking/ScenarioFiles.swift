import SimKit

extension Invocation {
  /// The scenarios that the command line names, read: for commands that look at files one by one.
  ///
  /// Unreadable files are reported and add to `code`. No file at all is a problem, unless `--allow-empty` permits it.
  func scenarios(
    _ code: inout ExitCode, in named: [String]? = nil
  ) throws(Problem) -> [(path: String, source: Source)] {
    let paths = if let named { named } else { try existingScenarioPaths() }
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
      throw .nothingChosen(Selection.emptyText(0, paths), helps: Selection.emptyHelps)
    }
    for problem in problems {
      console.report(problem)
      code = code.joined(problem.exitCode)
    }
    return result
  }
}

/// The files that a search found and that are no scenarios. None of it may turn a check green that has checked nothing.
struct PassedOver {
  /// Files that look like scenarios and are none, and paths without any scenario.
  private(set) var problems: [Problem] = []
  /// How many other files are called as scenarios are.
  private(set) var count = 0

  /// `places`: the candidates that are no scenarios. `allowsEmpty`: a path may lead to nothing.
  init(_ search: ScenarioSearch, places: Set<Int>, allowsEmpty: Bool, _ console: Console) {
    // The endings that the project uses for scenarios, taken from those that were found.
    var endings: Set<Substring> = [".txt"]
    for (place, candidate) in search.candidates.enumerated() where !places.contains(place) && candidate.identity != nil
    {
      endings.insert(Self.ending(of: candidate.path))
    }
    for place in places.sorted() {
      let candidate = search.candidates[place]
      if endings.contains(Self.ending(of: candidate.path.lowercased())) {
        if let problem = candidate.likeness {
          problems.append(problem)
          continue
        }
        count += 1
      }
      console.tell([ScenarioSearch.Omission(path: candidate.path, reason: "no scenario")])
    }
    guard !allowsEmpty else { return }
    for directory in search.directories
    where places.isSuperset(of: directory.candidates) && !(directory.isKnown && Self.holds(directory, search, places)) {
      // An error inside the directory has been reported already.
      guard !(search.problems + problems).contains(where: { $0.path?.hasPrefix(directory.path) ?? false }) else {
        continue
      }
      problems.append(
        Problem.nothingChosen(Selection.emptyText(0, [directory.path]), at: directory.path, helps: Selection.emptyHelps)
      )
    }
  }

  func tell(_ console: Console) {
    if count > 0 { console.say("\(count.counted("file")) passed over; -v lists them") }
  }

  /// Whether the directory has a scenario that was found for another path.
  private static func holds(
    _ directory: ScenarioSearch.NamedDirectory, _ search: ScenarioSearch, _ places: Set<Int>
  ) -> Bool {
    guard let folder = Path.resolved(directory.path) else { return false }
    return search.candidates.enumerated().contains { place, candidate in
      !places.contains(place) && Path.resolved(candidate.path).map { $0.hasPrefix(folder + "/") } ?? false
    }
  }

  /// `.txt`; empty for a name without a dot.
  private static func ending(of path: String) -> Substring {
    let name = Path.name(of: path)
    return name.utf8.lastIndex(of: UInt8(ascii: ".")).map { name[$0...] } ?? ""
  }
}

extension ScenarioSearch.Candidate {
  /// So much of a file tells what it is meant to be.
  private static let likenessSize = 1 << 16

  /// Why a file that is no scenario is probably meant to be one; nil if it is something else.
  fileprivate var likeness: Problem? {
    guard let reader = try? Files.open(path), let head = try? reader.some(Self.likenessSize) else { return nil }
    if head.starts(with: "version https://git-lfs.github.com/spec/".utf8) {
      return Problem.looksLikeScenario(path, isPointer: true)
    }
    // A scenario includes the screens of an import.
    if StoryboardImport.isMade(head) { return nil }
    return ScenarioHead.resembles(head) ? Problem.looksLikeScenario(path, isPointer: false) : nil
  }
}
