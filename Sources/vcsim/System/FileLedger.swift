import Synchronization

/// Which files were read and written, and what they were then: for those who wait for a change, and those who would overwrite one.
enum FileLedger {
  private struct Entries {
    var read: [String: FileStatus?] = [:]
    /// Whole paths without links.
    var written: Set<String> = []
    /// The plain files whose contents were read, whatever they are called.
    var contents: Set<FileStatus.Identity> = []
    /// The plain files that hold an output of this run.
    var outputs: Set<FileStatus.Identity> = []
  }

  private static let isKept = Atomic<Bool>(false)
  private static let entries = Mutex(Entries())

  /// Starts again; from now on files are noted.
  static func begin() {
    isKept.store(true, ordering: .relaxed)
    entries.withLock { ($0.read, $0.contents, $0.outputs) = ([:], [], []) }
  }

  /// The contents of a file are about to be read.
  static func noteContents(of file: FileStatus) {
    if file.kind == .file { entries.withLock { _ = $0.contents.insert(file.identity) } }
  }

  static func hasContents(of path: String) -> Bool {
    guard let status = FileStatus(path) else { return false }
    return entries.withLock { $0.contents.contains(status.identity) }
  }

  static func noteOutput(_ path: String) {
    guard let status = FileStatus(path), status.kind == .file else { return }
    entries.withLock { _ = $0.outputs.insert(status.identity) }
  }

  static func hasOutput(_ path: String) -> Bool {
    guard let status = FileStatus(path) else { return false }
    return entries.withLock { $0.outputs.contains(status.identity) }
  }

  /// A file is about to be read; it need not be there.
  static func noteReading(_ path: String) {
    guard isKept.load(ordering: .relaxed) else { return }
    let status = FileStatus(path)
    entries.withLock { entries in
      // The oldest look counts: a change between two of them is a change.
      if entries.read[path] == nil { entries.read[path] = .some(status) }
    }
  }

  /// A file has been written; that is no change to wait for.
  static func noteWriting(_ path: String) {
    guard isKept.load(ordering: .relaxed), let whole = Path.resolved(path) else { return }
    let status = FileStatus(path)
    entries.withLock { entries in
      entries.written.insert(whole)
      if entries.read[path] != nil { entries.read[path] = .some(status) }
    }
  }

  static func isWritten(_ path: String) -> Bool {
    let written = entries.withLock { $0.written }
    return !written.isEmpty && Path.resolved(path).map { written.contains($0) } ?? false
  }

  /// Whether a file that was read is another one by now.
  static var hasChanged: Bool { entries.withLock { $0.read }.contains { FileStatus($0.key) != $0.value } }
}
