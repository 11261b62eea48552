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
    if let status { FileLedger.noteContents(of: status) }
    let size = status?.kind == .file ? Int(status?.size ?? 0) : 0
    guard size <= limit else { throw .tooLarge(limit: limit) }
    var result: [UInt8] = []
    while true {
      // Reads one byte more than the size: its absence shows the end.
      let more = try some(result.count < size ? size - result.count + 1 : 1 << 16)
      if more.isEmpty { return result }
      if result.isEmpty { result = more } else { result += more }
      if result.count > limit { throw .tooLarge(limit: limit) }
      if result.count == size { return result }
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
      var got = -1
      repeat { got = read(descriptor, space.baseAddress, count) } while got < 0 && errno == EINTR
      if got < 0 { code = errno } else { filled = got }
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
