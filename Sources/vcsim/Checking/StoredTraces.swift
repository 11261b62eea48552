import SimKit

/// Which stored traces there are: each directory is listed once, and no case looks at the disk for itself.
struct StoredTraces {
  private var paths: Set<Path.Bytes>
  /// The stored traces in directories that were searched.
  private let searched: Set<Path.Bytes>
  /// The folders whose names are in `paths`, as the paths of files have them, with the slash behind.
  private var listed: Set<Path.Bytes> = []

  /// The directories that were looked through are known already.
  init(_ search: ScenarioSearch) {
    paths = Set(search.traces.map(Path.Bytes.init))
    searched = paths
    for candidate in search.candidates where !candidate.isNamed {
      listed.insert(Path.Bytes(String(Self.folder(of: candidate.path))))
    }
  }

  static func folder(of path: String) -> Substring {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[...$0] } ?? ""
  }

  var isEmpty: Bool { paths.isEmpty }

  func contains(_ path: String) -> Bool { paths.contains(Path.Bytes(path)) }

  /// Returns the stored traces beside the named files, whose directories are not searched.
  func named(beside files: [String]) -> [String] {
    let wanted = Set(files.map { Path.Bytes(Self.stem(of: $0)) })
    guard !wanted.isEmpty else { return [] }
    // Behind the last `@` stand the version and the matrix; before it there may be others.
    return paths.subtracting(searched).map(\.text).filter { path in
      path.utf8.lastIndex(of: UInt8(ascii: "@")).map { wanted.contains(Path.Bytes(String(path[..<$0]))) } ?? false
    }.sorted()
  }

  /// The beginning of the names of a file's stored traces, up to the `@`, as they are listed.
  static func stem(of file: String) -> String { folder(of: file) + Case.stem(of: file) }

  /// Whether a stored trace is called as those of one of the files are, whatever it holds.
  static func isCalled(_ trace: String, as stems: Set<Path.Bytes>) -> Bool {
    guard let mark = trace.utf8.lastIndex(of: UInt8(ascii: "@")), stems.contains(Path.Bytes(String(trace[..<mark])))
    else {
      return false
    }
    return Mode.all.contains { mode in
      let rest = trace[trace.index(after: mark)...]
      let next = rest.dropFirst(mode.name.count).first
      return rest.hasPrefix(mode.name) && next?.isNumber == false && next?.isLetter == false
    }
  }

  /// Whether a file says of itself that it is a stored trace: what other programs call so is theirs.
  static func isStored(_ path: String) -> Bool {
    guard let reader = try? Files.open(path), let head = try? reader.some(64) else { return false }
    return StoredTrace.isMeant(by: head)
  }

  /// Lists the folder of a file, if that has not been done.
  mutating func list(folderOf file: String) {
    let folder = Self.folder(of: file)
    guard listed.insert(Path.Bytes(String(folder))).inserted else { return }
    let entries = (try? Directory.entries(of: folder.isEmpty ? "." : String(folder))) ?? []
    for entry in entries where entry.name.hasSuffix(".trace") { paths.insert(Path.Bytes(folder + entry.name)) }
  }
}

extension ParsedFile {
  /// The cases, each with whether its trace is stored, or that of another case of the file.
  func cases(with traces: inout StoredTraces) -> [Case] {
    guard let first = cases.first, first.hasFile else { return cases }
    traces.list(folderOf: first.file)
    guard !traces.isEmpty, cases.contains(where: { traces.contains($0.goldenPath) }) else { return cases }
    var cases = cases
    for place in cases.indices { cases[place].isStored = traces.contains(cases[place].goldenPath) }
    return cases
  }
}
