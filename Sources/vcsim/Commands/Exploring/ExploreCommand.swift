import SimKit

/// `explore`: tries all that can happen, and tells what goes wrong with the shortest story.
struct ExploreCommand {
  static let ask = Option.text("ask", "QUESTION", "one question, as in 'can home dealloc'")
  static let differ = Option.text("differ", "V,V", "stories in which two versions call the app otherwise")
  static let inject = Option.flag("inject", "each action inside each callback: a table")
  static let cover = Option.flag("cover", "how much of all that can happen the stories show")
  static let floor = Option.number("floor", "PERCENT", in: 0...100, "with --cover: less of it fails")
  static let depth = Option.number("depth", "N", in: 1...100, "actions of a story after the launch, at most; 5")
  static let states = Option.number("states", "N", in: 1...100_000_000, "states of a case, at most; 1000000")
  static let time = Option.number("time", "SECONDS", in: 1...1_000_000, "stop all files after a complete depth; 60")
  static let write = Option.text("write", "DIR", "write each finding as a scenario")

  static let form = CommandForm(
    command: .explore, operands: .init("FILE…", needs: "a scenario; '-' reads standard input"),
    options: Selection.options + [
      ask.form, differ.form, inject.form, cover.form, floor.form, depth.form, states.form, time.form, write.form,
      SharedOption.format.form, SharedOption.jobs.form, Shard.option.form, ExplorationParts.merge.form,
    ],
    apart: [
      (
        "--inject", "which plays the scenario's own steps and searches no others",
        ["--ask", "--differ", "--cover", "--floor", "--shard", "--merge", "--write", "--depth", "--states"]
      ),
      (
        "--differ", "which compares the two versions that it names, in text",
        ["--ask", "--cover", "--floor", "--shard", "--merge", "--mode"]
      ),
      ("--cover", "which prints shares and no findings", ["--ask"]),
      (
        "--shard", "which prints a part for --merge, and judges nothing",
        ["--merge", "--write", "--floor", "--format text"]
      ),
    ], run: run)

  private static func run(_ invocation: Invocation) throws(Problem) -> ExitCode {
    // Reading counts, too.
    let deadline = ContinuousClock.now + .seconds(invocation[time] ?? 60)
    var code = ExitCode.ok
    let files = try cases(of: invocation, &code)
    guard !files.isEmpty else {
      guard code == .ok else { return code }
      throw .nothingChosen(Selection.emptyText(0, invocation.operands), helps: Selection.emptyHelps)
    }
    if invocation[floor] != nil, !invocation[cover] { throw .missingOperand("--cover", command: "explore --floor") }
    let shard = try Shard(invocation)
    let command = ExploreCommand(invocation: invocation, deadline: deadline, parts: try ExplorationParts(invocation))
    if let text = invocation[ask], text.allSatisfy({ $0 == " " }) {
      throw .badValue(text, option: "--ask", legal: ["a question, as in 'can home dealloc'"])
    }
    guard files.allSatisfy({ command.isQuestionClear(about: $0[0]) }) else { return .usage }
    return code.joined(try command.explore(files.map { $0.map(command.lookingForAnswers) }, shard))
  }

  /// How long the stories of what was found may take when the time of the search is up.
  private static let timeForStories = Duration.seconds(1)

  private let invocation: Invocation
  private let deadline: ContinuousClock.Instant
  /// The results of other machines; nil to search here.
  private let parts: ExplorationParts?

  private var question: Source? {
    invocation[Self.ask].map { Source(name: Scenario.questionName, bytes: Array($0.utf8)) }
  }

  private func explore(_ files: [[Case]], _ shard: Shard?) throws(Problem) -> ExitCode {
    if let shard { return search(files, shard) }
    if let text = invocation[Self.differ] { return try explore(files, between: DifferOutput.modes(text)) }
    if invocation[Self.inject] { return try injectAll(files.flatMap { $0 }) }
    return try invocation[Self.cover] ? coverAll(files) : findAll(files)
  }

  /// Returns the cases to search: those of a file, and of a choice of its matrix, are together.
  private static func cases(of invocation: Invocation, _ code: inout ExitCode) throws(Problem) -> [[Case]] {
    let filter = try CaseFilter(invocation)
    var files: [[Case]] = []
    for (path, source) in try invocation.scenarios(&code, in: invocation.operands) {
      guard let cases = try Case.read(source, path, invocation) else {
        code = code.joined(.invalid)
        continue
      }
      files += cases.filter(filter.contains).grouped(by: \.choice)
    }
    return files
  }

  /// Prints all findings, or the answers to a question, and stores their stories.
  private func findAll(_ files: [[Case]]) throws(Problem) -> ExitCode {
    var code = ExitCode.ok
    let output = ExploreOutput(invocation, files: files.count)
    begin()
    var number = 0
    var isCutShort = false
    var folder = try FindingsFolder(invocation[Self.write], for: files)
    for (cases, explorations) in zip(files, try explorations(of: files)) {
      code = code.joined(report(explorations))
      code = code.joined(emptyCode(explorations.contains(where: \.hasTried), cases[0]))
      let (found, untold) = ExploredStory.all(
        explorations, device: cases[0].device(statedBy: invocation), until: deadline + Self.timeForStories)
      output.tell(explorations, found)
      if untold > 0 {
        let count = untold.counted("further finding")
        invocation.console.say("\(cases[0].file): no time was left for the stories of \(count); '--time' gives more")
      }
      folder?.add(found.map { ($0.kind.rawValue, $0.scenario) }, of: cases[0])
      number += found.count
      if found.contains(where: \.isUnconfirmed) { code = code.joined(.bug) }
      isCutShort = isCutShort || untold > 0 || explorations.contains(where: \.isCutShort)
    }
    output.end(number)
    try folder?.store()
    return code.joined(verdict(number > 0, isCutShort))
  }

  /// A finding counts, even if a limit came later.
  private func verdict(_ hasFound: Bool, _ isCutShort: Bool) -> ExitCode {
    hasFound ? .differs : isCutShort ? .threw : .ok
  }

  /// Reports the openings that ask for what cannot be.
  private func report(_ explorations: [Exploration]) -> ExitCode {
    var code = ExitCode.ok
    for one in explorations {
      guard let fault = one.fault else { continue }
      report(fault, of: one.testCase)
      code = .invalid
    }
    return code
  }

  private func report(_ fault: Fault, of one: Case) {
    invocation.console.report([Diagnostic(fault, in: one.source)], in: one.source)
  }

  /// A search that has tried nothing has found nothing out.
  private func emptyCode(_ hasTried: Bool, _ one: Case) -> ExitCode {
    if hasTried { return .ok }
    invocation.console.report(
      .nothingChosen(
        "nothing was tried: the 'explore' block of '\(one.file)' leaves no action",
        helps: ["take out one of its 'not' lines"]))
    return .empty
  }

  /// The files in their versions on several cores, or on other machines; what they find does not depend on that.
  private func explorations(of files: [[Case]]) throws(Problem) -> [[Exploration]] {
    var all: [Exploration] = []
    if let parts {
      for one in files.joined() {
        all.append(Exploration(one, asking: inquiry(about: one), try parts.part(search(one))))
      }
    } else {
      all = searched(files.flatMap { $0 }).map(\.result)
    }
    var rest = all.makeIterator()
    return files.map { cases in cases.compactMap { _ in rest.next() } }
  }

  private func searched(_ cases: [Case]) -> [(search: Search, result: Exploration)] {
    RunningSearch.results(
      of: cases.map { (search($0), inquiry(about: $0)) }, jobs: invocation[SharedOption.jobs] ?? System.cores,
      until: deadline, ProgressLine(isQuiet: invocation.console.isQuiet))
  }

  private func search(_ one: Case) -> Search {
    let aim: Discovery.Aim = invocation[Self.cover] ? .reach : question == nil ? .faults : .answers
    return Search(testCase: one, question: invocation[Self.ask], aim: aim, limits: limits)
  }

  /// A share of the cases, for `--merge`, which judges.
  private func search(_ files: [[Case]], _ shard: Shard) -> ExitCode {
    invocation.console.print(ExploreOutput.head)
    let own = shard.part(of: files.flatMap { $0 })
    for (search, result) in searched(own) {
      invocation.console.print(result.part.line(of: search))
    }
    return .ok
  }

  private var limits: Explorer.Limits {
    Explorer.Limits(depth: invocation[Self.depth] ?? 5, states: invocation[Self.states] ?? 1_000_000)
  }

  // MARK: Other questions

  private func begin() {
    if invocation[SharedOption.format] == .jsonl { invocation.console.print(ExploreOutput.head) }
  }

  private func explore(_ files: [[Case]], between modes: (old: Mode, new: Mode)) throws(Problem) -> ExitCode {
    begin()
    var folder = try FindingsFolder(invocation[Self.write], for: files)
    var code = ExitCode.ok
    let searches = DifferOutput.searched(files.map { $0[0] }, modes, limits: limits, until: deadline, invocation)
    for (cases, search) in zip(files, searches) {
      if let fault = search.fault {
        report(fault, of: cases[0])
        code = code.joined(.invalid)
        continue
      }
      let (result, scenarios) = DifferOutput.tell(search, cases[0], invocation)
      code = code.joined(result).joined(emptyCode(search.hasTried, cases[0]))
      folder?.add(scenarios.map { ("differs", $0) }, of: cases[0])
    }
    try folder?.store()
    return code
  }

  private func injectAll(_ cases: [Case]) throws(Problem) -> ExitCode {
    begin()
    let tables = Workers.map(cases, jobs: invocation[SharedOption.jobs] ?? System.cores) { one in
      (one, Injection(one.scenario, mode: one.mode) { ContinuousClock.now >= deadline })
    }
    for (one, table) in tables { if let fault = table.fault { report(fault, of: one) } }
    let played = tables.filter { $0.1.fault == nil }
    let broken = played.map { InjectionOutput.tell($0.1, $0.0, invocation) }
    let cutShort = played.filter { $0.1.untried > 0 }
    for (one, table) in cutShort {
      let count = table.untried.counted("callback")
      invocation.console.say("\(one.name): no time was left for \(count); '--time' gives more")
    }
    if played.count < tables.count { return .invalid }
    if !cutShort.isEmpty { return verdict(broken.contains { $0 > 0 }, true) }
    // Nothing was tried.
    if tables.allSatisfy({ $0.1.rows.isEmpty || $0.1.actions.isEmpty }) { return .empty }
    return broken.allSatisfy { $0 == 0 } ? .ok : .differs
  }

  private func coverAll(_ files: [[Case]]) throws(Problem) -> ExitCode {
    begin()
    var all: [CoverOutput.Covered] = []
    var code = ExitCode.ok
    var folder = try FindingsFolder(invocation[Self.write], for: files)
    for explorations in try explorations(of: files) {
      code = code.joined(report(explorations))
      code = code.joined(emptyCode(explorations.contains(where: \.hasTried), explorations[0].testCase))
      let covered = explorations.filter { $0.fault == nil }.map { CoverOutput.Covered($0, invocation) }
      CoverOutput.tell(covered, invocation)
      all += covered
    }
    var apps = CoveredApp.all(all)
    let percent = CoveredApp.percent(apps)
    for cases in files {
      let own = all.filter { $0.testCase.file == cases[0].file && $0.testCase.choice == cases[0].choice }
      guard let app = apps.firstIndex(where: { $0.declarations == own.first?.declarations }) else { continue }
      folder?.add(apps[app].takeScenarios(own).map { ("more", $0) }, of: cases[0])
    }
    try folder?.store()
    CoverOutput.tellAll(all, percent, invocation)
    return code.joined(verdict(percent < invocation[Self.floor] ?? 0, all.contains(where: \.exploration.isCutShort)))
  }

  /// Returns the case with what the question states looked up in its runs.
  private func lookingForAnswers(in one: Case) -> Case {
    var one = one
    if inquiry(about: one)?.readsPlaces == true { one.scenario.header.readsPlaces = true }
    return one
  }

  private func inquiry(about one: Case) -> Inquiry? { question.flatMap { try? one.scenario.inquiry($0) } }

  /// Reports what is wrong with the question about a file, if there is one.
  private func isQuestionClear(about one: Case) -> Bool {
    guard let question else { return true }
    do throws(Diagnostic) {
      _ = try one.scenario.inquiry(question)
      return true
    } catch {
      invocation.console.report([error], in: question)
      return false
    }
  }
}
