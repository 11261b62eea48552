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

  /// Names in their directories without links, the same for each way to write a directory. Each directory is resolved once.
  struct Places {
    private var folders: [String: String] = [:]

    mutating func place(of path: String) -> String {
      let folder = folder(of: path)
      let resolved = folders[folder] ?? Path.resolved(folder) ?? folder
      folders[folder] = resolved
      return joined(resolved, name(of: path))
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

  static func mayWrite(_ path: String) -> Bool { access(path, W_OK) == 0 }
}
