#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Writes a file as a careful tool does: through links into what is there, never through a link to nothing, and whole or not at all.
struct FileWriter {
  let path: String

  /// Writes bytes in place of what the file holds.
  ///
  /// A plain file is replaced at once by one written beside it, with its owner and permissions. A file with several names is written to in
  /// place, to keep them, and so is one in a folder that takes no new ones. Devices, pipes, and sockets are written to.
  func replace(with bytes: [UInt8]) throws(Problem) {
    try store(bytes)
    FileLedger.noteWriting(path)
  }

  private func store(_ bytes: [UInt8]) throws(Problem) {
    let status = FileStatus(path)
    switch status?.kind {
    case nil: try create(bytes)
    case .directory: throw failure("it is a directory")
    case .special, .link: try overwrite(bytes, O_WRONLY)
    case .file:
      // For the superuser, `access` answers that every file is writable. The permissions say what its owner wants.
      guard let status, status.permissions & 0o222 != 0, access(path, W_OK) == 0 else { throw .readOnly(path) }
      let isInPlace = status.names > 1 || path.hasPrefix("/dev/") || path.hasPrefix("/proc/")
      let isRenewed = try isInPlace ? false : renew(target, status, bytes)
      if !isRenewed { try overwrite(bytes, O_WRONLY | O_TRUNC) }
    }
  }

  /// Adds to the end of the file, which need not be there.
  func append(_ bytes: [UInt8]) throws(Problem) {
    if FileStatus(path) == nil { try create(bytes) } else { try overwrite(bytes, O_WRONLY | O_APPEND) }
  }

  /// Creates a file: the only function that does. A link at its name, which leads to nothing, may lead anywhere; it is not followed.
  private func create(_ bytes: [UInt8]) throws(Problem) {
    if let target = Path.target(of: path) { throw .createsBehindLink(path, target: target) }
    let folder = Path.folder(of: path)
    if !folder.isEmpty, FileStatus(folder)?.kind != .directory { throw failure("there is no directory '\(folder)'") }
    if try !renew(path, nil, bytes) { throw failure(System.reason) }
  }

  func remove() throws(Problem) {
    // Another process may have removed it.
    guard unlink(path) == 0 || errno == ENOENT else { throw failure(System.reason) }
  }

  private func failure(_ reason: String) -> Problem { .cannotCreate(path, reason: reason) }

  /// The end of a chain of links.
  private var target: String {
    get throws(Problem) {
      var place = path
      for _ in 0..<40 {
        guard let next = Path.target(of: place) else { return place }
        place = Path.joined(Path.folder(of: place), next)
      }
      throw failure(System.reason(ELOOP))
    }
  }

  private func overwrite(_ bytes: [UInt8], _ flags: Int32) throws(Problem) {
    let descriptor = open(path, flags | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw failure(System.reason) }
    let code = bytes.withUnsafeBytes { Self.put($0, into: descriptor) }
    let closing = close(descriptor)
    guard code == 0, closing == 0 else { throw failure(System.reason(code == 0 ? errno : code)) }
  }

  /// Writes a file beside the target and gives it the target's name; signals wait, so that none leaves it behind. Returns false where
  /// that cannot be: the folder takes no file, or the file keeps another owner.
  private func renew(_ target: String, _ old: FileStatus?, _ bytes: [UInt8]) throws(Problem) -> Bool {
    var before = System.mask(SIG_BLOCK, [SIGINT, SIGTERM, SIGHUP, SIGQUIT])
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    let isScript = bytes.starts(with: [0x23, 0x21])
    guard let (name, descriptor) = Self.temporary(in: Path.folder(of: target), isScript: isScript) else { return false }
    var code: Int32 = 0
    if let old {
      if old.owner != geteuid() || old.group != getegid(), fchown(descriptor, old.owner, old.group) != 0 {
        close(descriptor)
        unlink(name)
        return false
      }
      if fchmod(descriptor, old.permissions) != 0 { code = errno }
    }
    if code == 0 { code = bytes.withUnsafeBytes { Self.put($0, into: descriptor) } }
    if close(descriptor) != 0, code == 0 { code = errno }
    if code == 0, rename(name, target) != 0 { code = errno }
    if code == 0 { return true }
    unlink(name)
    throw failure(System.reason(code))
  }

  /// How the names of files begin that are there for a moment only.
  static let temporaryPrefix = ".vcsim-"

  /// A script, which begins with `#!`, can be run.
  private static func temporary(in folder: String, isScript: Bool) -> (name: String, descriptor: Int32)? {
    let permissions: mode_t = isScript ? 0o777 : 0o666
    for number in 0..<100 {
      let name = Path.joined(folder, "\(temporaryPrefix)\(getpid())-\(number).tmp")
      let descriptor = open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, permissions)
      if descriptor >= 0 { return (name, descriptor) }
      guard errno == EEXIST else { return nil }
    }
    return nil
  }

  static func isBrokenPipe(_ code: Int32) -> Bool { code == EPIPE }

  /// Writes all bytes; the code of the error that kept it from that, or 0.
  static func put(_ bytes: UnsafeRawBufferPointer, into descriptor: Int32) -> Int32 {
    var start = 0
    while start < bytes.count {
      let count = write(descriptor, bytes.baseAddress! + start, bytes.count - start)
      if count >= 0 {
        start += count
      } else if errno == EAGAIN {
        // The stream is shared with a process that does not wait.
        var wait = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = poll(&wait, 1, -1)
      } else if errno != EINTR {
        return errno
      }
    }
    return 0
  }
}
