import Foundation
import SimKit

/// Reading and writing files.
enum Files {
  /// The bytes of a file, of standard input for `-`, or of a built-in example for `example:NAME`.
  static func read(_ path: String) throws(Problem) -> Source {
    if path == "-" { return Source(name: "standard input", bytes: try bytes(of: 0, path)) }
    if path.hasPrefix("example:") {
      let name = String(path.dropFirst("example:".count))
      guard let example = Examples.all.first(where: { $0.name == name }) else {
        throw Problem(.unknownExample(name, legal: Examples.all.map(\.name)))
      }
      return Source(name: path, text: example.text)
    }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      let reason = errno
      if reason == ENOENT { throw Problem(.noSuchFile(path, near: neighbours(of: path))) }
      throw Problem(.unreadable(path, reason: String(cString: strerror(reason))))
    }
    defer { close(descriptor) }
    return Source(name: path, bytes: try bytes(of: descriptor, path))
  }

  /// A file that a scenario includes; the path is relative to the scenario.
  static func included(_ path: String, by includer: String) -> Source? {
    let folder = includer.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
    let whole = path.hasPrefix("/") || folder.isEmpty ? path : folder + "/" + path
    return isDirectory(whole) ? nil : try? read(whole)
  }

  private static func bytes(of descriptor: Int32, _ path: String) throws(Problem) -> [UInt8] {
    var result: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = block.withUnsafeMutableBytes { Foundation.read(descriptor, $0.baseAddress, $0.count) }
      if count == 0 { return result }
      if count < 0 {
        if errno == EINTR { continue }
        if errno == EISDIR { throw Problem(.isDirectory(path)) }
        throw Problem(.unreadable(path, reason: String(cString: strerror(errno))))
      }
      result.append(contentsOf: block[0..<count])
    }
  }

  /// Files beside a missing one with names like it.
  private static func neighbours(of path: String) -> [String] {
    let url = URL(fileURLWithPath: path)
    let folder = url.deletingLastPathComponent().path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let near = Suggestion.nearest(to: url.lastPathComponent, among: names.sorted())
    let prefix = path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
    return near.map { prefix.isEmpty ? $0 : prefix + "/" + $0 }
  }

  static func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

  static func isDirectory(_ path: String) -> Bool {
    var isDirectory: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) && isDirectory.boolValue
  }

  /// Replaces a file whole, or not at all.
  static func replace(_ path: String, with bytes: [UInt8]) throws(Problem) {
    do {
      try Data(bytes).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw Problem(.cannotCreate(path, reason: reason(error)))
    }
  }

  /// Adds to the end of a file, which need not be there.
  static func append(_ path: String, _ bytes: [UInt8]) throws(Problem) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw Problem(.cannotCreate(path, reason: String(cString: strerror(errno)))) }
    defer { close(descriptor) }
    var output = DescriptorOutput(descriptor: descriptor, name: "'\(path)'")
    output.write(bytes)
  }

  static func remove(_ path: String) throws(Problem) {
    do {
      try FileManager.default.removeItem(atPath: path)
    } catch {
      throw Problem(.cannotWrite("'\(path)'", reason: reason(error)))
    }
  }

  private static func reason(_ error: any Error) -> String {
    let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
    if let underlying, underlying.domain == NSPOSIXErrorDomain { return String(cString: strerror(Int32(underlying.code))) }
    return (error as NSError).localizedDescription
  }

  // MARK: Looking for scenarios

  /// The scenarios at and below some paths, sorted; a file that is named is taken as it is, in a directory those files
  /// are scenarios whose first line is `vcsim 1`.
  static func scenarios(in paths: [String]) throws(Problem) -> [String] {
    var result: [String] = []
    for path in paths {
      if isDirectory(path) {
        result += below(path).filter { !$0.hasSuffix(".trace") && beginsAsScenario($0) }
      } else if path == "-" || path.hasPrefix("example:") || exists(path) {
        result.append(path)
      } else {
        throw Problem(.noSuchFile(path, near: neighbours(of: path)))
      }
    }
    var seen: Set<String> = []
    return result.filter { seen.insert($0).inserted }
  }

  /// The files below a directory, sorted by their paths; hidden ones and build products are passed over.
  static func below(_ directory: String) -> [String] {
    var result: [String] = []
    var open = [directory.count > 1 && directory.hasSuffix("/") ? String(directory.dropLast()) : directory]
    while let folder = open.popLast() {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      for name in names where !name.hasPrefix(".") {
        let path = folder == "." ? name : folder + "/" + name
        if isDirectory(path) { open.append(path) } else { result.append(path) }
      }
    }
    return result.sorted()
  }

  private static func beginsAsScenario(_ path: String) -> Bool {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    var head = [UInt8](repeating: 0, count: 16)
    let count = head.withUnsafeMutableBytes { Foundation.read(descriptor, $0.baseAddress, $0.count) }
    guard count >= 7 else { return false }
    let text = String(decoding: head[0..<count], as: UTF8.self)
    return text.hasPrefix("vcsim 1\n") || text.hasPrefix("vcsim 1\r") || text == "vcsim 1"
  }
}
