#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The names in a directory.
enum Directory {
  struct Entry {
    let name: String
    /// False for a name of other bytes: what stands for them in `name` leads nowhere.
    let isUTF8: Bool
    /// Nil where the file system does not say, and for links: only a look at what is behind the name tells.
    let kind: FileStatus.Kind?
  }

  /// Why a directory cannot be listed.
  struct Fault: Error {
    let reason: String
  }

  /// In the order of their names.
  static func entries(of path: String) throws(Fault) -> [Entry] {
    guard let handle = opendir(path) else { throw Fault(reason: System.reason) }
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
