import SimKit

/// The scenarios of `explore --write`: gathered from all files, and written when all are known.
struct FindingsFolder {
  private static let mark = "# vcsim explore wrote this file, and replaces it."

  private let path: String
  /// The beginning of the names, for each file of the run.
  private let stems: [String: String]
  private var texts: [(name: String, text: String)] = []
  /// The beginnings whose old findings are replaced.
  private var replaced: [String] = []

  /// Makes the folder; nil without a path. Files of one name in several folders are told apart by their folders.
  init?(_ path: String?, for files: [[Case]]) throws(Problem) {
    guard let path else { return nil }
    try Files.createFolder(path)
    self.path = path
    let names = files.map { $0[0].file }.unique
    var stems: [String: String] = [:]
    var taken: Set<String> = []
    for name in names {
      let own = Case.stem(of: name)
      var stem = own
      if names.contains(where: { $0 != name && Case.stem(of: $0) == own }) {
        let folders = Path.folder(of: name).split(separator: "/").filter { $0 != "." && $0 != ".." }
        stem = (folders + [own[...]]).joined(separator: "-")
      }
      while !taken.insert(stem).inserted { stem += "_" }
      stems[name] = stem
    }
    self.stems = stems
  }

  /// Adds the findings of a file with a choice of its matrix.
  mutating func add(_ found: [(kind: String, scenario: String)], of one: Case) {
    let stem = (stems[one.file] ?? Case.stem(of: one.file)) + one.choice.suffix
    replaced.append(stem)
    for (place, finding) in found.enumerated() {
      let lines = finding.scenario.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
      texts.append(("\(stem)-\(place + 1)-\(finding.kind).txt", "\(lines[0])\n\(Self.mark)\n\(lines[1])"))
    }
  }

  /// Writes the scenarios, and removes the findings of an earlier search that are no more; nothing if a file is not ours.
  func store() throws(Problem) {
    let own = Set(stems.keys.compactMap { Path.resolved($0) })
    func isOurs(_ file: String) -> Bool {
      if let resolved = Path.resolved(file), own.contains(resolved) { return false }
      guard Path.target(of: file) == nil, let bytes = try? Files.readPlain(file) else { return false }
      return String(decoding: bytes.prefix(100), as: UTF8.self).includes(Self.mark)
    }
    let paths = texts.map { Path.joined(path, $0.name) }
    try Files.keepInputs(from: paths)
    for file in paths where Path.exists(file) && !isOurs(file) { throw .refusesToOverwrite(file) }
    for entry in (try? Directory.entries(of: path)) ?? [] {
      let file = Path.joined(path, entry.name)
      guard replaced.contains(where: { Self.isFinding(entry.name, of: $0) }), !paths.contains(file), isOurs(file)
      else { continue }
      try Files.remove(file)
    }
    for (file, text) in zip(paths, texts) { try Files.rewrite(file, with: Array(text.text.utf8)) }
  }

  /// Whether a file is called `STEM-NUMBER-KIND.txt`.
  private static func isFinding(_ name: String, of stem: String) -> Bool {
    guard name.hasPrefix(stem + "-"), name.hasSuffix(".txt") else { return false }
    let parts = name.dropFirst(stem.count + 1).dropLast(4).split(separator: "-", omittingEmptySubsequences: false)
    return parts.count == 2 && Int(parts[0]) != nil && kinds.contains(String(parts[1]))
  }

  private static let kinds = Discovery.Kind.allCases.map(\.rawValue) + ["differs", "more"]
}
