import SimKit

/// The cases that a command line chooses.
struct Selection {
  var cases: [Case] = []
  /// Files that could not be understood.
  var code = ExitCode.ok
  /// Stored traces in the directories that no case belongs to.
  var stale: [String] = []
  /// How many cases there were before filters.
  var found = 0

  static let options = [
    OptionForm("filter", value: "TEXT", repeats: true, "cases whose name contains TEXT"),
    OptionForm("tag", value: "TAG", repeats: true, "scenarios with this tag; !TAG without it"),
    OptionForm("allow-empty", "choosing nothing is fine"),
  ]

  init(_ invocation: Invocation) throws(Problem) {
    let paths = invocation.operands.isEmpty ? ["."] : invocation.operands
    let files = try Files.scenarios(in: paths)
    let wanted = try invocation.modes()
    var names: Set<String> = []
    for file in files {
      guard let (source, scenario) = try Case.read(file, invocation) else {
        code = .invalid
        // The traces of a file that cannot be read are not stale.
        for mode in Mode.all { names.insert(Case.goldenPath(file, mode)) }
        continue
      }
      let own = scenario.header.modes.isEmpty ? [.standard] : scenario.header.modes
      if files.count == 1, let missing = wanted.first(where: { !own.contains($0) }) {
        throw Problem(.badValue(missing.name, option: "--mode", legal: own.map(\.name)))
      }
      for mode in own {
        let one = Case(file: file, source: source, scenario: scenario, mode: mode)
        names.insert(one.goldenPath)
        guard wanted.isEmpty || wanted.contains(mode) else { continue }
        found += 1
        if Self.isChosen(one, invocation) { cases.append(one) }
      }
    }
    for path in paths where Files.isDirectory(path) {
      stale += Files.below(path).filter { $0.hasSuffix(".trace") && $0.contains("@") && !names.contains($0) }
    }
    if cases.isEmpty, code == .ok, stale.isEmpty, !invocation.has("allow-empty") {
      throw Problem(.nothingChosen(Self.emptyText(found, invocation), helps: emptyHelps(invocation)))
    }
  }

  private static func isChosen(_ one: Case, _ invocation: Invocation) -> Bool {
    let filters = invocation.all("filter")
    if !filters.isEmpty, !filters.contains(where: { one.name.contains($0) || one.file.contains($0) }) { return false }
    for tag in invocation.all("tag").flatMap({ $0.split(separator: ",").map(String.init) }) {
      let isNegative = tag.hasPrefix("!")
      let has = one.scenario.header.tags.contains(isNegative ? String(tag.dropFirst()) : tag)
      if has == isNegative { return false }
    }
    return true
  }

  private static func emptyText(_ found: Int, _ invocation: Invocation) -> String {
    found == 0
      ? "no scenario was found in \((invocation.operands.isEmpty ? ["."] : invocation.operands).joined(separator: ", "))"
      : "no case is left by the filters; \(found) were found"
  }

  private func emptyHelps(_ invocation: Invocation) -> [String] {
    found == 0
      ? ["a directory's scenarios are the files whose first line is 'vcsim 1'", "--allow-empty accepts an empty selection"]
      : ["'vcsim list' shows the cases with their tags", "--allow-empty accepts an empty selection"]
  }
}
