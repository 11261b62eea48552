import SimKit

/// The cases that a command line chooses.
struct Selection {
  /// A file that cannot be understood.
  struct InvalidFile: Sendable {
    var source: Source
    var diagnostics: [Diagnostic]
  }

  var cases: [Case] = []
  var invalid: [InvalidFile] = []
  /// Stored traces in the directories that no case belongs to.
  var stale: [String] = []
  /// How many cases there were before filters.
  var found = 0

  var code: ExitCode { invalid.isEmpty ? .ok : .invalid }

  static let options = [
    OptionForm("filter", value: "TEXT", repeats: true, "cases whose name contains TEXT, or matches /REGEX/"),
    OptionForm("tag", value: "TAG", repeats: true, "scenarios with this tag; !TAG without it"),
    OptionForm("allow-empty", "choosing nothing is fine"),
  ]

  /// `reportsFaults`: files that cannot be understood are reported on standard error at once.
  init(_ invocation: Invocation, reportsFaults: Bool = true) throws(Problem) {
    let paths = try invocation.scenarioPaths()
    let filter = try CaseFilter(invocation)
    var lines: [String: Set<Int>] = [:]
    var named: [String] = []
    for path in paths {
      if let (file, line) = Self.place(in: path) {
        lines[file, default: []].insert(line)
        named.append(file)
      } else {
        named.append(path)
      }
    }
    let files = try Files.scenarios(in: named)
    let wanted = try invocation.modes()
    var names: Set<String> = []
    var all: [(file: String, parsed: ParsedFile)] = []
    for file in files { all.append((file, try Case.parse(file, invocation))) }
    let included = Set(all.flatMap(\.parsed.includes))
    for (file, parsed) in all {
      // A file without a story is there to be included.
      if parsed.isForIncluding, included.contains(file) { continue }
      guard parsed.diagnostics.isEmpty else {
        invalid.append(InvalidFile(source: parsed.source, diagnostics: parsed.diagnostics))
        if reportsFaults { invocation.console.report(parsed.diagnostics, in: parsed.source) }
        // The traces of a file that cannot be read are not stale.
        for mode in Mode.all { names.insert(Case.goldenPath(file, mode)) }
        continue
      }
      let cases = parsed.cases
      if files.count == 1, let missing = wanted.first(where: { mode in !cases.contains { $0.mode == mode } }) {
        throw Problem(.badValue(missing.name, option: "--mode", legal: cases.map(\.mode.name)))
      }
      for one in cases {
        names.insert(one.goldenPath)
        guard wanted.isEmpty || wanted.contains(one.mode) else { continue }
        found += 1
        let hasLine = lines[file].map { $0.contains { one.covers(line: $0) } } ?? true
        if hasLine, filter.contains(one) { self.cases.append(one) }
      }
    }
    for path in named where Files.isDirectory(path) {
      stale += Files.below(path).filter { $0.hasSuffix(".trace") && $0.contains("@") && !names.contains($0) }
    }
    if cases.isEmpty, invalid.isEmpty, stale.isEmpty, !invocation.has("allow-empty") {
      throw Problem(.nothingChosen(Self.emptyText(found, paths), helps: emptyHelps()))
    }
  }

  /// `login.txt:12` where there is a file `login.txt` and none of that whole name.
  static func place(in path: String) -> (file: String, line: Int)? {
    guard let colon = path.lastIndex(of: ":"), let line = Int(path[path.index(after: colon)...]), line > 0,
      !Files.exists(path), Files.exists(String(path[..<colon]))
    else { return nil }
    return (String(path[..<colon]), line)
  }

  /// Keeps what is remembered as failed.
  mutating func keep(only failed: Set<String>, _ invocation: Invocation) throws(Problem) {
    cases.removeAll { !failed.contains($0.file + "\t" + $0.name) }
    stale = []
    if cases.isEmpty, invalid.isEmpty, !invocation.has("allow-empty") {
      throw Problem(
        .nothingChosen(
          "nothing failed here the last time",
          helps: ["'vcsim check' checks everything", "--allow-empty accepts an empty selection"]))
    }
  }

  mutating func keep(_ shard: Shard) {
    cases = cases.enumerated().filter { shard.contains($0.offset) }.map(\.element)
    stale = stale.enumerated().filter { shard.contains($0.offset) }.map(\.element)
    invalid = invalid.enumerated().filter { shard.contains($0.offset) }.map(\.element)
  }

  private static func emptyText(_ found: Int, _ paths: [String]) -> String {
    found == 0
      ? "no scenario was found in \(paths.joined(separator: ", "))"
      : "no case is left by the filters; \(found) were found"
  }

  private func emptyHelps() -> [String] {
    found == 0
      ? ["a directory's scenarios are the files whose first line is 'vcsim 1'", "--allow-empty accepts an empty selection"]
      : ["'vcsim list' shows the cases with their tags", "--allow-empty accepts an empty selection"]
  }
}

/// `--filter` and `--tag`
struct CaseFilter {
  private enum Pattern {
    case text(String)
    case regex(Regex<AnyRegexOutput>)
  }

  private var patterns: [Pattern] = []
  private let tags: [String]

  init(_ invocation: Invocation) throws(Problem) {
    tags = invocation.all("tag").flatMap { $0.split(separator: ",").map(String.init) }
    for text in invocation.all("filter") {
      guard text.count >= 2, text.hasPrefix("/"), text.hasSuffix("/") else {
        patterns.append(.text(text))
        continue
      }
      do {
        patterns.append(.regex(try Regex(String(text.dropFirst().dropLast()))))
      } catch {
        throw Problem(.badValue(text, option: "--filter", legal: ["a text", "a regular expression such as /^login.*ios6$/"]))
      }
    }
  }

  func contains(_ one: Case) -> Bool {
    let fits = patterns.contains { pattern in
      switch pattern {
      case .text(let text): one.name.contains(text) || one.file.contains(text)
      case .regex(let regex): one.name.contains(regex) || one.file.contains(regex)
      }
    }
    guard patterns.isEmpty || fits else { return false }
    return tags.allSatisfy { tag in
      let isNegative = tag.hasPrefix("!")
      return one.scenario.header.tags.contains(isNegative ? String(tag.dropFirst()) : tag) != isNegative
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
