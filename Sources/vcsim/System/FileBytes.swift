#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Reads files, pipes and devices whole, or their beginning.
struct FileReader: ~Copyable {
  enum Fault: Error {
    case noSuchFile
    case isDirectory
    case tooLarge(limit: Int)
    case system(String)
  }

  private let descriptor: Int32
  private let closes: Bool

  /// Standard input.
  init() {
    descriptor = 0
    closes = false
  }

  init(_ path: String) throws(Fault) {
    FileLedger.noteReading(path)
    descriptor = open(path, O_RDONLY | O_CLOEXEC)
    closes = true
    guard descriptor >= 0 else { throw errno == ENOENT ? .noSuchFile : .system(System.reason) }
  }

  deinit { if closes, descriptor >= 0 { close(descriptor) } }

  /// All that is left to read, if it is at most so many bytes: a device may have no end.
  func all(limit: Int) throws(Fault) -> [UInt8] {
    let status = FileStatus(descriptor: descriptor)
    if status?.kind == .directory { throw .isDirectory }
    let size = status?.kind == .file ? Int(status?.size ?? 0) : 0
    guard size <= limit else { throw .tooLarge(limit: limit) }
    var result: [UInt8] = []
    // Reads one byte more than the size: its absence shows the end.
    var block = size > 0 ? size + 1 : 1 << 16
    while true {
      let more = try some(block)
      if more.isEmpty { return result }
      if result.isEmpty { result = more } else { result += more }
      if result.count > limit { throw .tooLarge(limit: limit) }
      if size > 0, result.count == size { return result }
      if size > 0, result.count < size { block = size - result.count + 1 } else { block = 1 << 16 }
    }
  }

  /// Whether there is something to read, or the end, within so many milliseconds.
  func isReady(within milliseconds: Int32) -> Bool {
    var wait = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&wait, 1, milliseconds) != 0
  }

  /// The available bytes, at most so many; empty at the end.
  func some(_ count: Int) throws(Fault) -> [UInt8] {
    var code: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { space, filled in
      Self.preferLargePages(space)
      while true {
        let got = read(descriptor, space.baseAddress, count)
        if got >= 0 {
          filled = got
          return
        }
        if errno == EINTR { continue }
        code = errno
        return
      }
    }
    switch code {
    case 0: return bytes
    case EISDIR: throw .isDirectory
    default: throw .system(System.reason(code))
    }
  }
}

extension FileReader {
  /// A large block costs as much to be touched for the first time as to be read, unless its pages are large.
  private static func preferLargePages(_ space: UnsafeMutableBufferPointer<UInt8>) {
    #if os(Linux)
      let page = 1 << 12
      guard space.count >= 4 << 20,
        let begin = UnsafeMutableRawPointer(space.baseAddress)?.alignedUp(toMultipleOf: page)
      else { return }
      madvise(begin, space.count - page, MADV_HUGEPAGE)
    #endif
  }
}

/// The bytes of standard input, one after the other.
struct InputBytes {
  private var bytes: [UInt8] = []
  private var place = 0

  /// Whether something has come in, or comes within so many milliseconds.
  func isReady(within milliseconds: Int32) -> Bool {
    place < bytes.count || FileReader().isReady(within: milliseconds)
  }

  /// Nil at the end of the input.
  mutating func next() -> UInt8? {
    guard fill() else { return nil }
    defer { place += 1 }
    return bytes[place]
  }

  /// So many bytes; nil if the input ends before.
  mutating func take(_ count: Int) -> [UInt8]? {
    var result: [UInt8] = []
    while result.count < count {
      guard fill() else { return nil }
      let part = min(count - result.count, bytes.count - place)
      result += bytes[place..<place + part]
      place += part
    }
    return result
  }

  private mutating func fill() -> Bool {
    if place < bytes.count { return true }
    bytes = (try? FileReader().some(1 << 16)) ?? []
    place = 0
    return !bytes.isEmpty
  }
}

/// The lines of standard input, one after the other.
struct InputLines {
  /// So many bytes are read of a line; the rest is dropped.
  private static let longest = 1 << 20
  private var input = InputBytes()

  /// The next line without its end; nil at the end of the input.
  mutating func next() -> String? {
    var line: [UInt8] = []
    var hasRead = false
    while let byte = input.next() {
      hasRead = true
      if byte == 10 { break }
      if line.count < Self.longest { line.append(byte) }
    }
    return hasRead ? String(decoding: line, as: UTF8.self) : nil
  }
}

/// Writes files as a careful tool does: through links, into what is there, and whole or not at all.
enum FileWriter {
  enum Fault: Error {
    case isDirectory
    case noFolder(String)
    /// The file is not writable.
    case readOnly
    case system(String)
  }

  /// Writes bytes in place of what a file holds.
  ///
  /// A plain file is replaced at once by a file written beside it, with its owner and permissions. A file with
  /// several names is written to in place, so that it keeps them; and so is a file in a folder that takes no new
  /// ones. Devices, pipes, and sockets are written to.
  static func replace(_ path: String, with bytes: [UInt8]) throws(Fault) {
    try store(path, bytes)
    FileLedger.noteWriting(path)
  }

  private static func store(_ path: String, _ bytes: [UInt8]) throws(Fault) {
    guard let status = FileStatus(path) else {
      // There is nothing, or a link to nothing: then its target is made.
      let target = try Self.target(of: path)
      let folder = Path.folder(of: target)
      if !folder.isEmpty, FileStatus(folder)?.kind != .directory { throw .noFolder(folder) }
      return try renewed(target, nil, bytes) { () throws(Fault) in throw .system(System.reason) }
    }
    switch status.kind {
    case .directory: throw .isDirectory
    case .special, .link: try overwrite(path, bytes, O_WRONLY)
    case .file:
      // The system tells the superuser that all files are writable; a file without any permission to write is meant
      // so.
      guard status.permissions & 0o222 != 0, Path.mayWrite(path) else { throw .readOnly }
      let isDescriptor = path.hasPrefix("/dev/") || path.hasPrefix("/proc/")
      if status.names > 1 || isDescriptor { return try overwrite(path, bytes, O_WRONLY | O_TRUNC) }
      try renewed(try Self.target(of: path), status, bytes) { () throws(Fault) in
        try overwrite(path, bytes, O_WRONLY | O_TRUNC)
      }
    }
  }

  /// Adds to the end of a file, which need not be there.
  static func append(_ path: String, _ bytes: [UInt8]) throws(Fault) {
    try overwrite(path, bytes, O_WRONLY | O_CREAT | O_APPEND)
  }

  static func remove(_ path: String) throws(Fault) {
    // Another process may have removed it.
    guard unlink(path) == 0 || errno == ENOENT else { throw .system(System.reason) }
  }

  /// The end of a chain of links; the file itself need not exist.
  private static func target(of path: String) throws(Fault) -> String {
    var place = path
    for _ in 0..<40 {
      guard let next = Path.target(of: place) else { return place }
      place = Path.joined(Path.folder(of: place), next)
    }
    throw .system(System.reason(ELOOP))
  }

  private static func overwrite(_ path: String, _ bytes: [UInt8], _ flags: Int32) throws(Fault) {
    let descriptor = open(path, flags | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw .system(System.reason) }
    let code = bytes.withUnsafeBytes { put($0, into: descriptor) }
    let closing = close(descriptor)
    guard code == 0, closing == 0 else { throw .system(System.reason(code == 0 ? errno : code)) }
  }

  /// Writes a file beside the target and gives it the target's name. Signals are blocked, so that none leaves the
  /// file behind: they arrive at the end.
  private static func renewed(
    _ target: String, _ old: FileStatus?, _ bytes: [UInt8], elsewise: () throws(Fault) -> Void
  ) throws(Fault) {
    var blocked = sigset_t()
    var before = sigset_t()
    sigemptyset(&blocked)
    for signal in [SIGINT, SIGTERM, SIGHUP, SIGQUIT] { sigaddset(&blocked, signal) }
    pthread_sigmask(SIG_BLOCK, &blocked, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    guard let (name, descriptor) = temporary(in: Path.folder(of: target), isScript: bytes.starts(with: [0x23, 0x21]))
    else { return try elsewise() }
    var code: Int32 = 0
    if let old {
      if old.owner != geteuid() || old.group != getegid(), fchown(descriptor, old.owner, old.group) != 0 {
        // A file of another owner keeps its owner.
        close(descriptor)
        unlink(name)
        return try elsewise()
      }
      if fchmod(descriptor, old.permissions) != 0 { code = errno }
    }
    if code == 0 { code = bytes.withUnsafeBytes { put($0, into: descriptor) } }
    if close(descriptor) != 0, code == 0 { code = errno }
    if code == 0, rename(name, target) != 0 { code = errno }
    guard code == 0 else {
      unlink(name)
      throw .system(System.reason(code))
    }
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

  /// Whether the reader of a pipe has closed it.
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
