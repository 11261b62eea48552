import SimKit

/// Reading and writing files, with problems that say the cause and the cure.
enum Files {
  /// A file with its lines, standard input for `-`, a built-in example for `example:NAME`, a published record's scenario for `record:NAME`.
  static func read(_ path: String) throws(Problem) -> Source {
    Source(name: name(of: path), bytes: try bytes(at: path))
  }

  /// The name in messages.
  static func name(of path: String) -> String { path == "-" ? "standard input" : path }

  /// The same without changes.
  static func bytes(at path: String) throws(Problem) -> [UInt8] {
    if path == "-" { return try bytes(of: FileReader(), name(of: path)) }
    if path.hasPrefix(Examples.prefix) {
      let name = String(path.dropFirst(Examples.prefix.count))
      guard let example = Examples.named(name) else {
        throw .unknown("example", name, listedBy: "list example:", legal: Examples.names)
      }
      return Array(example.text.utf8)
    }
    if path.hasPrefix(Examples.recordPrefix) {
      let name = String(path.dropFirst(Examples.recordPrefix.count))
      guard let text = Examples.playing(record: name) else {
        throw .unknown("record", name, listedBy: "fidelity", legal: Examples.playedRecords)
      }
      return Array(text.utf8)
    }
    return try bytes(of: try open(path), path)
  }

  /// The bytes of an unnamed file: waiting for a FIFO, or reading a device, needs a name on the command line.
  static func readPlain(_ path: String) throws(Problem) -> [UInt8] {
    if FileStatus(path)?.kind == .special { throw .unreadable(path, reason: special) }
    return try bytes(at: path)
  }

  private static let special = "it is a device, a FIFO or a socket"

  /// Writes an unnamed file, which may have been read to be changed.
  static func rewritePlain(_ path: String, with bytes: [UInt8]) throws(Problem) {
    if FileStatus(path)?.kind == .special { throw .cannotCreate(path, reason: special) }
    try rewrite(path, with: bytes)
  }

  /// Opens a file; a name that could do more than name is refused.
  static func open(_ path: String) throws(Problem) -> FileReader {
    if TextGate.isRisky(name: path) { throw .riskyName(path) }
    do throws(FileReader.Fault) {
      return try FileReader(path)
    } catch {
      throw problem(error, path)
    }
  }

  /// The rest of a file, within the limit.
  static func bytes(of reader: borrowing FileReader, _ path: String) throws(Problem) -> [UInt8] {
    do throws(FileReader.Fault) {
      return try reader.all(limit: Limit.inputBytes.value)
    } catch {
      throw problem(error, path)
    }
  }

  static func problem(_ fault: FileReader.Fault, _ path: String) -> Problem {
    switch fault {
    case .noSuchFile:
      if let target = Path.target(of: path) { return Problem.danglingLink(path, target: target) }
      if isNotUTF8(path) { return Problem.riskyName(path, reason: notUTF8) }
      return Problem.noSuchFile(path, near: neighbors(of: path))
    case .isDirectory: return Problem.isDirectory(path)
    case .tooLarge(let limit): return Problem.beyondLimit(path, .inputBytes, limit)
    case .system(let reason): return Problem.unreadable(path, reason: reason)
    }
  }

  /// Why a name is refused that is there, and cannot be written.
  static let notUTF8 = "its name is not UTF-8"

  /// Whether a file is there that is called so, but for bytes that are no text.
  private static func isNotUTF8(_ path: String) -> Bool {
    guard path.unicodeScalars.contains("\u{FFFD}") else { return false }
    let entries = (try? Directory.entries(of: Path.folder(of: path))) ?? []
    return entries.contains { !$0.isUTF8 && $0.name == Path.name(of: path) }
  }

  /// Files beside a missing one with names like it.
  static func neighbors(of path: String) -> [String] {
    let name = Path.name(of: path)
    guard !name.isEmpty else { return [] }
    let folder = Path.folder(of: path)
    let names = (try? Directory.entries(of: folder).map(\.name)) ?? []
    return Suggestion.nearest(to: name, among: names.filter { $0 != name && !TextGate.isRisky(name: $0) })
      .map { Path.joined(folder, $0) }
  }

  static func createFolder(_ path: String) throws(Problem) {
    guard Directory.create(path) else {
      throw .cannotCreate(path, reason: "it is no folder, and none can be made")
    }
  }

  /// Refuses a file of an output folder if its name, or a folder on the way there, is a link: the command line names the folder only.
  static func requireNoLink(on path: String, below folder: String) throws(Problem) {
    var place = path
    while place.utf8.count > folder.utf8.count {
      if let target = Path.target(of: place) { throw .linkInFolder(place, target: target) }
      place = Path.folder(of: place)
    }
  }

  /// Whether outputs may be written: none is a file that was read. Asked of all of them before the first is written.
  static func keepInputs(from outputs: [String]) throws(Problem) {
    for path in outputs where FileLedger.hasContents(of: path) { throw .refusesToOverwriteInput(path) }
  }

  /// Writes an output in place of what a file holds, whole or not at all; but for a file that was read, or that another output of the
  /// run is in.
  static func replace(_ path: String, with bytes: [UInt8]) throws(Problem) {
    try keepInputs(from: [path])
    if FileLedger.hasOutput(path) { throw .refusesToOverwriteOutput(path) }
    try rewrite(path, with: bytes)
  }

  /// Writes what becomes of a file that may have been read for that.
  static func rewrite(_ path: String, with bytes: [UInt8]) throws(Problem) {
    if TextGate.isRisky(name: path) { throw .cannotCreate(path, reason: TextGate.risk) }
    // An argument that is no text has lost its bytes: a file of another name would be written.
    if path.unicodeScalars.contains("\u{FFFD}") { throw .cannotCreate(path, reason: notUTF8) }
    try FileWriter(path: path).replace(with: bytes)
    FileLedger.noteOutput(path)
  }

  static func append(_ path: String, _ bytes: [UInt8]) throws(Problem) {
    try keepInputs(from: [path])
    try FileWriter(path: path).append(bytes)
  }

  static func remove(_ path: String) throws(Problem) { try FileWriter(path: path).remove() }
}
