#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The target of a path.
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
