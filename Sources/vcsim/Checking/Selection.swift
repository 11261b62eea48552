import SimKit

/// The cases that a command line chooses.
struct Selection {
  /// A file or directory that cannot be read, or is not what it looks like.
  struct Unread {
    var path: String
    var problem: Problem
  }

  var cases: [Case] = []
  /// All cases of the files, also those that the filters leave out; empty unless asked for.
  private(set) var casesOfFiles: [String: [Case]] = [:]
  /// The files that cannot be understood.
  var invalid: [ParsedFile] = []
  private(set) var unread: [Unread] = []
  /// Stored traces in the directories that no case belongs to.
  var stale: [String] = []
  /// How many cases there were before filters.
  var found = 0
  /// How many files are called as scenarios are, and are none.
  private(set) var passedOver = 0

  var code: ExitCode {
    unread.reduce(invalid.isEmpty ? .ok : .invalid) { $0.joined($1.problem.exitCode) }
  }

  private var isEmpty: Bool { cases.isEmpty && invalid.isEmpty && unread.isEmpty && stale.isEmpty }

  static let filter = Option.texts("filter", "TEXT", "cases whose name contains TEXT, or matches /REGEX/")
  static let tag = Option.texts("tag", "TAG", "scenarios with this tag; !TAG without it")
  static let allowEmpty = Option.flag("allow-empty", "don't fail if no case matches")

  static let options = [filter.form, tag.form, allowEmpty.form]

  /// The files to which stored traces belong.
  private struct Owners {
    var traces: StoredTraces
    /// Files whose traces belong to unknown cases, or to other names of what is checked.
    var unknown: [String]
    /// The file of each stored trace, however its directory is called.
    var names: [Path.Bytes: String] = [:]
    var places = Path.Places()

    /// Gives a case its stored trace. Returns the problem if another file has it.
    mutating func claim(by testCase: Case) -> Problem? {
      // The traces beside its file are listed by now: without any, no other file has its trace, and none is stale.
      if traces.isEmpty { return nil }
      let owner = names.updateValue(testCase.file, forKey: places.place(of: testCase.goldenPath))
      guard let owner, owner != testCase.file, traces.contains(testCase.goldenPath) else { return nil }
      return Problem.sharedTrace(testCase.goldenPath, files: [owner, testCase.file])
    }
  }

  /// `reportsFaults`: files that cannot be understood are reported on standard error at once.
  /// `keepsAll`: the cases that the filters leave out are kept too.
  /// `countsInSummary`: the command's last line has how many files were passed over.
  init(
    _ invocation: Invocation, jobs: Int = 1, reportsFaults: Bool = true, keepsAll: Bool = false,
    countsInSummary: Bool = false
  ) throws(Problem) {
    let paths = try invocation.existingScenarioPaths()
    let filter = try CaseFilter(invocation)
    let wanted = try invocation.modes()
    let (named, lines) = Self.linesWanted(paths)
    let search = try ScenarioSearch(named)
    invocation.console.tell(search.omissions)
    unread = search.problems.map { Unread(path: $0.path ?? "", problem: $0) }
    let all = try read(search, lines, invocation, jobs: jobs, countsInSummary: countsInSummary)
    for file in unread { invocation.console.report(file.problem) }
    let included = Set(all.flatMap(\.parsed.includes).compactMap { Path.resolved($0) })
    var owners = Owners(traces: StoredTraces(search), unknown: unread.map(\.path) + search.otherNames)
    for (file, lines, parsed) in all {
      // A file without a story is there to be included.
      if parsed.isForIncluding, let place = Path.resolved(file), included.contains(place) { continue }
      guard parsed.diagnostics.isEmpty else {
        invalid.append(parsed)
        if reportsFaults { invocation.console.report(parsed.diagnostics, in: parsed.source) }
        owners.unknown.append(file)
        continue
      }
      if let line = lines?.max(), line > parsed.source.lineCount {
        throw .nothingChosen("'\(file)' has no line \(line); it ends with line \(parsed.source.lineCount)", helps: [])
      }
      if keepsAll { casesOfFiles[file] = parsed.cases }
      let cases = parsed.cases(with: &owners.traces)
      if all.count == 1, let missing = wanted.first(where: { mode in !cases.contains { $0.mode == mode } }) {
        throw .badValue(missing.name, option: "--mode", legal: cases.map(\.mode.name))
      }
      for testCase in cases {
        if let problem = owners.claim(by: testCase) {
          invocation.console.report(problem)
          unread.append(Unread(path: testCase.file, problem: problem))
        }
        guard wanted.isEmpty || wanted.contains(testCase.mode) else { continue }
        found += 1
        let hasLine = lines.map { $0.contains { testCase.covers(line: $0) } } ?? true
        if hasLine, filter.contains(testCase) { self.cases.append(testCase) }
      }
    }
    let beside = owners.traces.named(beside: search.candidates.filter(\.isNamed).map(\.path))
    sortTraces(search.traces + beside, owners.names, owners.unknown, invocation.console)
    try check(
      Self.emptyText(found, paths), found == 0 ? Self.emptyHelps[0] : "'vcsim list' shows the cases with their tags",
      invocation)
  }

  /// Reads what the search found, and keeps apart what can't be read and what is no scenario.
  private mutating func read(
    _ search: ScenarioSearch, _ lines: [FileStatus.Identity: Set<Int>], _ invocation: Invocation, jobs: Int,
    countsInSummary: Bool
  ) throws(Problem) -> [(file: String, lines: Set<Int>?, parsed: ParsedFile)] {
    let read = Workers.map(search.candidates, jobs: jobs) { Self.read($0, invocation) }
    var all: [(file: String, lines: Set<Int>?, parsed: ParsedFile)] = []
    var others: Set<Int> = []
    for (place, (candidate, result)) in zip(search.candidates, read).enumerated() {
      switch result {
      case .success(let parsed?): all.append((candidate.path, candidate.identity.flatMap { lines[$0] }, parsed))
      case .failure(let problem):
        // An error in the command line affects every file.
        if problem.exitCode == .usage { throw problem }
        unread.append(Unread(path: candidate.path, problem: problem))
      case .success(nil): others.insert(place)
      }
    }
    let passedOver = PassedOver(search, places: others, allowsEmpty: invocation[Self.allowEmpty], invocation.console)
    self.passedOver = passedOver.count
    if !countsInSummary { passedOver.tell(invocation.console) }
    // If no path leads to anything, that is reported once.
    if !all.isEmpty || !unread.isEmpty || !search.traces.isEmpty
      || passedOver.problems.contains(where: { $0.exitCode != .empty })
    {
      unread += passedOver.problems.map { Unread(path: $0.path ?? "", problem: $0) }
    }
    return all
  }

  /// Nil for a file that is no scenario.
  private static func read(
    _ candidate: ScenarioSearch.Candidate, _ invocation: Invocation
  ) -> Result<ParsedFile?, Problem> {
    do throws(Problem) {
      guard let source = try candidate.read() else { return .success(nil) }
      try FileKind.checkScenario(source, candidate.path)
      return .success(try Case.parse(source, candidate.path, invocation))
    } catch {
      return .failure(error)
    }
  }

  /// Splits paths into files and the lines of them that are wanted.
  private static func linesWanted(_ paths: [String]) -> (named: [String], lines: [FileStatus.Identity: Set<Int>]) {
    var lines: [FileStatus.Identity: Set<Int>] = [:]
    var named: [String] = []
    for path in paths {
      if let (file, line) = place(in: path) {
        if let identity = FileStatus(file)?.identity { lines[identity, default: []].insert(line) }
        named.append(file)
      } else {
        named.append(path)
      }
    }
    return (named, lines)
  }

  /// Lists stored traces that no case has. `names` are those of the cases; files that are `unknown` may have others.
  private mutating func sortTraces(
    _ traces: [String], _ names: [Path.Bytes: String], _ unknown: [String], _ console: Console
  ) {
    guard !traces.isEmpty else { return }
    let prefixes = unknown.map { StoredTraces.stem(of: $0) + "@" }
    let stems = Set(names.values.map { Path.Bytes(StoredTraces.stem(of: $0)) })
    var places = Path.Places()
    for trace in traces
    where names[places.place(of: trace)] == nil && !prefixes.contains(where: { trace.utf8.starts(with: $0.utf8) }) {
      if StoredTraces.isCalled(trace, as: stems) || StoredTraces.isStored(trace) {
        stale.append(trace)
      } else {
        console.tell([.init(path: trace, reason: "no stored trace")])
      }
    }
  }

  /// `login.txt:12` where there is a file `login.txt` and none of that whole name.
  static func place(in path: String) -> (file: String, line: Int)? {
    guard let colon = path.lastIndex(of: ":"), let line = Int(path[path.index(after: colon)...]), line > 0,
      !Path.exists(path), Path.exists(String(path[..<colon]))
    else { return nil }
    return (String(path[..<colon]), line)
  }

  /// Keeps what is remembered as failed.
  mutating func keep(only failed: Set<String>, _ invocation: Invocation) throws(Problem) {
    cases.removeAll { !failed.contains($0.file + "\t" + $0.name) }
    stale = []
    try check("nothing failed here the last time", "'vcsim check' checks everything", invocation)
  }

  mutating func keep(_ shard: Shard, _ invocation: Invocation) throws(Problem) {
    (cases, stale, invalid) = (shard.part(of: cases), shard.part(of: stale), shard.part(of: invalid))
    try check(
      "nothing is left for part \(shard.index) of \(shard.count)",
      "there are fewer cases than parts: take fewer parts", invocation)
  }

  /// Refuses an empty selection.
  private func check(_ what: String, _ help: String, _ invocation: Invocation) throws(Problem) {
    guard isEmpty, !invocation[Self.allowEmpty] else { return }
    throw .nothingChosen(what, helps: [help, Self.emptyHelps[1]])
  }

  static func emptyText(_ found: Int, _ paths: [String]) -> String {
    found == 0
      ? "no scenario was found in \(paths.joined(separator: ", "))"
      : "no case is left by the filters; \(found) were found"
  }

  /// The help if there is no scenario at all.
  static let emptyHelps = [
    "a directory's scenarios are the files whose first line is 'vcsim 1'; -v lists what was passed over",
    "'vcsim list example:' lists the built-in ones; --allow-empty accepts an empty selection",
  ]
}

/// `--filter` and `--tag`
struct CaseFilter {
  /// Whether a name contains the text, or matches the regular expression.
  private var patterns: [(String) -> Bool] = []
  private let tags: [String]

  init(_ invocation: Invocation) throws(Problem) {
    tags = invocation[Selection.tag].flatMap { $0.split(separator: ",").map(String.init) }
    for text in invocation[Selection.filter] {
      guard text.count >= 2, text.hasPrefix("/"), text.hasSuffix("/") else {
        patterns.append { $0.includes(text) }
        continue
      }
      do {
        let pattern = try Pattern(String(text.dropFirst().dropLast()))
        patterns.append { pattern.matches($0) }
      } catch {
        throw .badPattern(text, option: "--filter", reason: error.reason)
      }
    }
  }

  func contains(_ testCase: Case) -> Bool {
    guard patterns.isEmpty || patterns.contains(where: { $0(testCase.name) || $0(testCase.file) }) else { return false }
    return tags.allSatisfy { tag in
      let isNegative = tag.hasPrefix("!")
      return testCase.scenario.header.tags.contains(isNegative ? String(tag.dropFirst()) : tag) != isNegative
    }
  }
}

extension Case {
  /// True unless the line belongs to an `expect` of other versions.
  func covers(line: Int) -> Bool {
    for block in scenario.story.flatMap(\.expectations) where (block.line...block.lastLine).contains(line) {
      return block.modes?.contains(mode) ?? true
    }
    return true
  }
}
