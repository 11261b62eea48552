import SimKit
import Synchronization

/// Finds the files that one scenario includes, and sees to it that it reaches nothing else.
///
/// A scenario may be untrusted, and its reader may be allowed to read more than its author. So included files are in the project,
/// that is in the folder of the nearest `vcsim.conf` or `.git` above it, else in its folder; and they are bounded in count and size.
final class Includes: Sendable {
  private let scenario: String
  private let files = Atomic<Int>(0)
  private let bytes = Atomic<Int>(0)

  private init(_ scenario: String) { self.scenario = scenario }

  /// The loader for a scenario, with counts that begin at zero.
  static func of(_ scenario: String) -> IncludeLoader {
    let includes = Includes(scenario)
    return { path, includer throws(IncludeFault) in try includes.load(path, includer) }
  }

  /// Paths are relative to the file that includes.
  private func load(_ path: String, _ includer: String) throws(IncludeFault) -> Source {
    let whole = Path.joined(Self.isFile(includer) ? Path.folder(of: includer) : "", path)
    let root = Self.root(of: Self.isFile(scenario) ? Path.folder(of: scenario) : "")
    guard let root, !TextGate.isRisky(name: path), let place = Path.resolved(whole), Self.lies(place, in: root),
      FileStatus(place)?.kind == .file
    else { throw IncludeFault(reason: "there is no such file in the project, '\(root ?? ".")' and below") }
    let count = files.wrappingAdd(1, ordering: .relaxed).newValue
    guard count <= Limit.includedFiles.value else { throw Self.beyond(.includedFiles) }
    let left = Limit.includedBytes.value - bytes.load(ordering: .relaxed)
    do throws(FileReader.Fault) {
      let read = try FileReader(place).all(limit: left)
      bytes.wrappingAdd(read.count, ordering: .relaxed)
      return Source(name: whole, bytes: read)
    } catch {
      switch error {
      case .tooLarge: throw Self.beyond(.includedBytes)
      case .noSuchFile, .isDirectory: throw .noSuchFile
      case .system(let reason): throw IncludeFault(reason: reason)
      }
    }
  }

  private static func beyond(_ limit: Limit) -> IncludeFault {
    IncludeFault(
      reason: "more than \(limit.value) \(limit == .includedFiles ? "files" : "bytes") are included;"
        + " --limit \(limit.rawValue)=N raises that", isLimit: true)
  }

  private static func isFile(_ path: String) -> Bool {
    path != "-" && path != "standard input" && !Examples.isBuiltIn(path)
  }

  private static func lies(_ place: String, in root: String) -> Bool {
    place.hasPrefix(root.hasSuffix("/") ? root : root + "/")
  }

  /// The folder that a scenario's project is, links resolved.
  private static func root(of folder: String) -> String? {
    guard let own = Path.resolved(folder) else { return nil }
    var place = own
    while true {
      for mark in [Configuration.fileName, ".git"] where Path.exists(Path.joined(place, mark)) { return place }
      if place == "/" || place.isEmpty { return own }
      place = Path.folder(of: place)
    }
  }
}
