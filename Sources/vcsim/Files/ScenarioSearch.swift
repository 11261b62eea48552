import SimKit

/// Looks for scenarios at and below some paths. Each directory is opened once, however many links lead to it.
struct ScenarioSearch {
  /// A file that may be a scenario.
  struct Candidate: Sendable {
    fileprivate(set) var path: String
    /// Whether the command line names it: then it is one.
    let isNamed: Bool
    /// Nil for standard input and what is built in.
    let identity: FileStatus.Identity?
  }

  /// A file that is passed over, and the reason.
  struct Omission {
    let path: String
    let reason: String
    /// Reported without `-v`: the file has another name.
    var isSaid = false
  }

  /// Sorted within each path.
  private(set) var candidates: [Candidate] = []
  /// Directories and links that cannot be looked at.
  private(set) var problems: [Problem] = []
  private(set) var omissions: [Omission] = []
  /// The stored traces in the directories, sorted.
  private(set) var traces: [String] = []

  /// Other names of candidates: they are not looked at again.
  private(set) var otherNames: [String] = []

  struct NamedDirectory {
    let path: String
    /// The places of what was found in it, and of what had been found before.
    fileprivate(set) var candidates: [Int] = []
    /// It, or one in it, was looked at for another path.
    fileprivate(set) var isKnown = false
  }

  private(set) var directories: [NamedDirectory] = []

  private var seen: Set<FileStatus.Identity> = []
  /// The index of each file among the candidates.
  private var places: [FileStatus.Identity: Int] = [:]

  /// A file of a directory.
  private struct Found {
    let path: String
    let identity: FileStatus.Identity?
    let isLink: Bool
  }

  /// A named file is taken as it is; a missing one is a problem at once.
  init(_ named: [String]) throws(Problem) {
    for path in named {
      if path == "-" || Examples.isBuiltIn(path) {
        if !candidates.contains(where: { $0.path == path }) {
          candidates.append(Candidate(path: path, isNamed: true, identity: nil))
        }
        continue
      }
      guard let status = FileStatus(path) else {
        // Opening it tells why.
        _ = try Files.open(path)
        throw .noSuchFile(path, near: [])
      }
      if status.kind == .directory { try walk(path, status) } else { _ = add(path, status.identity, isNamed: true) }
    }
    traces.sort()
  }

  /// A file is looked at once, whatever it is called: by the name that comes first. Returns its place.
  private mutating func add(_ path: String, _ identity: FileStatus.Identity?, isNamed: Bool) -> Int {
    guard let identity, let place = places[identity] else {
      if let identity { places[identity] = candidates.count }
      candidates.append(Candidate(path: path, isNamed: isNamed, identity: identity))
      return candidates.count - 1
    }
    let known = candidates[place].path
    guard known != path else { return place }
    var (kept, other) = (known, path)
    let isSamePlace = Self.isSamePlace(known, path)
    // The stored traces of a directory are called as it is: so are the scenarios beside them.
    if isSamePlace, !isNamed { swap(&kept, &other) }
    candidates[place].path = kept
    if !isSamePlace { otherNames.append(other) }
    omissions.append(Omission(path: other, reason: "it is the same file as \(kept)", isSaid: !isSamePlace))
    return place
  }

  /// Whether two paths lead to one name in one directory, and differ in how they are written.
  private static func isSamePlace(_ path: String, _ other: String) -> Bool {
    func folder(_ path: String) -> FileStatus.Identity? {
      let folder = Path.folder(of: path)
      return FileStatus(folder.isEmpty ? "." : folder)?.identity
    }
    return Path.name(of: path) == Path.name(of: other) && folder(path) == folder(other)
  }

  /// The directories that are left to look at, and the files that were found.
  private struct Walk {
    var found: [Found] = []
    var open: [(path: String, FileStatus)]
    /// Directories behind links are last, so that a file in the tree itself is called by its own path.
    var linked: [(path: String, FileStatus)] = []
  }

  private mutating func walk(_ directory: String, _ status: FileStatus) throws(Problem) {
    var named = NamedDirectory(path: directory)
    let start = directory.count > 1 && directory.hasSuffix("/") ? String(directory.dropLast()) : directory
    var walk = Walk(open: [(start, status)])
    while let (folder, status) = walk.open.popLast() ?? walk.linked.popLast() {
      guard seen.insert(status.identity).inserted else {
        omissions.append(Omission(path: folder, reason: "the directory has been looked at"))
        named.isKnown = true
        continue
      }
      let entries: [Directory.Entry]
      do throws(Directory.Fault) {
        entries = try Directory.entries(of: folder)
      } catch {
        problems.append(Problem.unreadable(folder, reason: error.reason))
        continue
      }
      for entry in entries { look(at: entry, in: folder, &walk) }
      let limit = Limit.foundFiles.value
      if walk.found.count + candidates.count > limit { throw .beyondLimit(directory, .foundFiles, limit) }
    }
    let found = walk.found.sorted { $0.path < $1.path }
    // So is a file whose name is no link.
    let own = Set(found.compactMap { $0.isLink ? nil : $0.identity })
    func isRepeated(_ file: Found) -> Bool { file.isLink && file.identity.map { own.contains($0) } ?? false }
    for file in found.filter({ !isRepeated($0) }) + found.filter(isRepeated) {
      named.candidates.append(add(file.path, file.identity, isNamed: false))
    }
    directories.append(named)
  }

  private mutating func look(at entry: Directory.Entry, in folder: String, _ walk: inout Walk) {
    let path = Path.joined(folder, entry.name)
    let isHidden = entry.name.hasPrefix(".")
    if !entry.isUTF8, !isHidden {
      problems.append(Problem.riskyName(path, reason: Files.notUTF8))
      return
    }
    switch entry.kind {
    case .file: take(path, entry.name, FileStatus(path), isLink: false, &walk.found)
    case .special: omissions.append(Omission(path: path, reason: "a device, a FIFO or a socket"))
    case .directory where isHidden: omissions.append(Omission(path: path, reason: "hidden"))
    case .directory, .link, nil:
      guard let status = FileStatus(path) else {
        if isHidden {
          omissions.append(Omission(path: path, reason: "a hidden link to nothing"))
        } else if let target = Path.target(of: path) {
          problems.append(Problem.danglingLink(path, target: target))
        } else {
          problems.append(Problem.unreadable(path, reason: System.reason))
        }
        return
      }
      switch status.kind {
      case .directory where isHidden: omissions.append(Omission(path: path, reason: "hidden"))
      case .directory: entry.kind == .directory ? walk.open.append((path, status)) : walk.linked.append((path, status))
      case .file: take(path, entry.name, status, isLink: Path.target(of: path) != nil, &walk.found)
      case .link, .special: omissions.append(Omission(path: path, reason: "a device, a FIFO or a socket"))
      }
    }
  }

  private mutating func take(
    _ path: String, _ name: String, _ status: FileStatus?, isLink: Bool, _ found: inout [Found]
  ) {
    if name.hasPrefix(FileWriter.temporaryPrefix) {
      omissions.append(Omission(path: path, reason: "a temporary file"))
    } else if name.hasSuffix(".trace"), name.contains("@") {
      traces.append(path)
    } else {
      found.append(Found(path: path, identity: status?.identity, isLink: isLink))
    }
  }
}

extension ScenarioSearch.Candidate {
  private static let headSize = 4_096

  /// The scenario; nil if the file is something else.
  func read() throws(Problem) -> Source? {
    if isNamed { return try Files.read(path) }
    let reader = try Files.open(path)
    var head: [UInt8]
    do throws(FileReader.Fault) { head = try reader.some(Self.headSize) } catch { throw Files.problem(error, path) }
    var kind = ScenarioHead(head, isWhole: head.count < Self.headSize)
    if kind == .undecided {
      head += try Files.bytes(of: reader, path)
      kind = ScenarioHead(head, isWhole: true)
    }
    switch kind {
    case .scenario:
      if head.count >= Self.headSize { head += try Files.bytes(of: reader, path) }
      return Source(name: path, bytes: head)
    case .action, .words, .other, .undecided: return nil
    }
  }
}
