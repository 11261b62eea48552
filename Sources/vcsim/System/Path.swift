#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Paths as text, and what the system makes of them.
enum Path {
  /// The part before the last `/`; empty for a name in the current directory, `/` for a name at the root.
  static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The part after the last `/`.
  static func name(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
    return String(path[path.utf8.index(after: slash)...])
  }

  /// A name in a folder; folders as `folder(of:)` has them, and `.` for the current one.
  static func joined(_ folder: String, _ name: String) -> String {
    if name.hasPrefix("/") || folder.isEmpty || folder == "." { return name }
    return folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }

  /// The whole path without links, `.` and `..`; nil where nothing is there.
  static func resolved(_ path: String) -> String? {
    guard let whole = realpath(path.isEmpty ? "." : path, nil) else { return nil }
    defer { free(whole) }
    return String(cString: whole)
  }

  /// A path as its bytes. Texts are equal if they look alike, such as `é` in its two spellings; these are two files.
  struct Bytes: Hashable {
    let text: String

    init(_ text: String) { self.text = text }

    static func == (one: Bytes, other: Bytes) -> Bool {
      var (one, other) = (one.text, other.text)
      return one.withUTF8 { own in other.withUTF8 { own.elementsEqual($0) } }
    }

    func hash(into hasher: inout Hasher) {
      var text = text
      text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }
  }

  /// Names in their directories without links, the same for each way to write a directory. Each directory is resolved once.
  struct Places {
    private var folders: [Bytes: String] = [:]

    mutating func place(of path: String) -> Bytes {
      let folder = folder(of: path)
      let resolved = folders[Bytes(folder)] ?? Path.resolved(folder) ?? folder
      folders[Bytes(folder)] = resolved
      return Bytes(joined(resolved, name(of: path)))
    }
  }

  /// The target of a link; nil for other files.
  static func target(of link: String) -> String? {
    var bytes = [UInt8](repeating: 0, count: Int(PATH_MAX))
    let count = bytes.withUnsafeMutableBytes { space in
      readlink(link, space.baseAddress!.assumingMemoryBound(to: CChar.self), space.count)
    }
    return count < 0 ? nil : String(decoding: bytes[0..<count], as: UTF8.self)
  }

  /// Whether something is there that may be looked at; links are followed.
  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }
}

struct FileStatus: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case file
    case directory
    case link
    /// A device, a FIFO, a socket.
    case special
  }

  /// Which file it is, whatever it is called.
  struct Identity: Hashable, Sendable {
    let device: UInt64
    let number: UInt64
  }

  let kind: Kind
  let identity: Identity
  let size: Int64
  /// When it was last changed, in nanoseconds.
  let changed: Int64
  /// The nine bits of permission and the three above them.
  let permissions: mode_t
  let owner: uid_t
  let group: gid_t
  /// How many names it has.
  let names: Int

  /// Nil when there is nothing, or nothing that may be looked at.
  init?(_ path: String, followsLinks: Bool = true) {
    var status = stat()
    guard (followsLinks ? stat(path, &status) : lstat(path, &status)) == 0 else { return nil }
    self.init(status)
  }

  init?(descriptor: Int32) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    self.init(status)
  }

  private init(_ status: stat) {
    switch status.st_mode & S_IFMT {
    case S_IFREG: kind = .file
    case S_IFDIR: kind = .directory
    case S_IFLNK: kind = .link
    default: kind = .special
    }
    identity = Identity(device: UInt64(truncatingIfNeeded: status.st_dev), number: UInt64(status.st_ino))
    size = Int64(status.st_size)
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    changed = Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
    permissions = status.st_mode & 0o7777
    owner = status.st_uid
    group = status.st_gid
    names = Int(status.st_nlink)
  }
}

enum Directory {
  struct Entry {
    let name: String
    /// False for a name of other bytes: what stands for them in `name` leads nowhere.
    let isUTF8: Bool
    /// Nil where the file system does not say, and for links: only a look at what is behind the name tells.
    let kind: FileStatus.Kind?
  }

  struct Fault: Error {
    let reason: String
  }

  /// In the order of their names; of an empty path, those of the current directory.
  static func entries(of path: String) throws(Fault) -> [Entry] {
    guard let handle = opendir(path.isEmpty ? "." : path) else { throw Fault(reason: System.reason) }
    defer { closedir(handle) }
    var result: [Entry] = []
    while true {
      errno = 0
      guard let entry = readdir(handle) else {
        if errno != 0 { throw Fault(reason: System.reason) }
        break
      }
      let (name, isUTF8) = withUnsafePointer(to: &entry.pointee.d_name) { start in
        start.withMemoryRebound(to: CChar.self, capacity: 1) { start in
          (String(cString: start), String(validatingCString: start) != nil)
        }
      }
      if name == "." || name == ".." { continue }
      let kind: FileStatus.Kind?
      switch Int32(entry.pointee.d_type) {
      case Int32(DT_REG): kind = .file
      case Int32(DT_DIR): kind = .directory
      case Int32(DT_LNK), Int32(DT_UNKNOWN): kind = nil
      default: kind = .special
      }
      result.append(Entry(name: name, isUTF8: isUTF8, kind: kind))
    }
    return result.sorted { $0.name < $1.name }
  }

  /// Makes a directory and those above it that are missing. True if it is there afterward.
  static func create(_ path: String) -> Bool {
    if FileStatus(path)?.kind == .directory { return true }
    let above = Path.folder(of: path)
    guard above != path, above.isEmpty || create(above) else { return false }
    return mkdir(path, 0o777) == 0
  }
}

/// Arguments in commands that are shown for copying.
enum ShellWord {
  /// A path as one word of a shell: in double quotes if needed, so that it can be inside single ones.
  static func quoted(_ path: String) -> String {
    let isPlain = path.utf8.allSatisfy { $0.isLetterOrDigit || $0 >= 0x80 || "+,-./:=@_%".utf8.contains($0) }
    // A leading dash would be an option; a dash alone is standard input.
    let safe = path.hasPrefix("-") && path != "-" ? "./" + path : path
    guard !isPlain || path.isEmpty else { return safe }
    var result = "\""
    for character in safe {
      if "\\\"$`".contains(character) { result.append("\\") }
      result.append(character)
    }
    return result + "\""
  }
}
