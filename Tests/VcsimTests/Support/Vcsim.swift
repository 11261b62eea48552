import Foundation
import Testing

/// Runs the program that was built beside the tests, as a user does.
struct Vcsim {
  let status: Int32
  let out: String
  let err: String

  static let root: URL = {
    var url = URL(fileURLWithPath: #filePath)
    while url.path != "/", !FileManager.default.fileExists(atPath: url.appendingPathComponent("Package.swift").path) {
      url.deleteLastPathComponent()
    }
    return url
  }()

  private static let level = ProcessInfo.processInfo.environment["VCSIM_TESTS"]
  static let areAll = level == "all"
  static let areMany = areAll || level == "ci"

  /// A part of many things, so that the tests run in a minute; more of it if `VCSIM_TESTS` is `ci`, as in `.ci/run`, then a twentieth
  /// if nothing else is said; all of them if that is `all`, as in `.ci/long`.
  static func sample<Element>(_ all: [Element], oneIn part: Int = 20) -> [Element] {
    areAll ? all : stride(from: 0, to: all.count, by: areMany ? part : 3 * part).map { all[$0] }
  }

  static let binary = built("vcsim")

  static func built(_ name: String) -> URL {
    let beside = URL(fileURLWithPath: ProcessInfo.processInfo.arguments[0]).deletingLastPathComponent()
    for folder in [beside, root.appendingPathComponent(".build/debug")] {
      let url = folder.appendingPathComponent(name)
      if FileManager.default.isExecutableFile(atPath: url.path) { return url }
    }
    fatalError("\(name) is not built")
  }

  /// `environment` is all that the program sees of one.
  init(
    _ arguments: [String], in directory: URL = root, stdin: String = "", environment: [String: String] = [:],
    program: URL = binary
  ) throws {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = directory
    process.environment = environment
    let (output, errors) = (Pipe(), Pipe())
    // A program may end before it reads its input. A pipe would then end the tests with SIGPIPE.
    let input = FileManager.default.temporaryDirectory.appendingPathComponent("vcsim-input-\(UUID().uuidString)")
    try Data(stdin.utf8).write(to: input)
    defer { try? FileManager.default.removeItem(at: input) }
    let inputFile = try FileHandle(forReadingFrom: input)
    defer { try? inputFile.close() }
    process.standardInput = inputFile
    process.standardOutput = output
    process.standardError = errors
    // Both pipes are emptied at once: a program that fills one while nobody reads would wait for ever.
    nonisolated(unsafe) var errorData = Data()
    let group = DispatchGroup()
    DispatchQueue.global().async(group: group) { errorData = errors.fileHandleForReading.rest }
    let outputData = try process.run(reading: output)
    group.wait()
    status = process.terminationStatus
    out = String(decoding: outputData, as: UTF8.self)
    err = String(decoding: errorData, as: UTF8.self)
  }

  /// True if a line of a page may end like this: 0, or 1 for the commands that hold one thing against another.
  static func mayAnswer(_ line: String, _ status: Int32) -> Bool {
    let command = line.split(separator: " ").drop { $0 != "vcsim" }.dropFirst().first.map(String.init) ?? ""
    return status == 0 || status == 1 && ["check", "diff", "lint", "fmt", "accept", "explore"].contains(command)
      // Nothing fails in the scenario of the test.
      || status == 4 && command == "shrink"
  }

  /// Runs a line in the shell, with `vcsim` on the path.
  /// - Parameter isWhole: Whether the line that says where the lines of a trace were seen is kept.
  static func shell(
    _ line: String, in directory: URL = root, isWhole: Bool = false
  ) throws -> (status: Int32, out: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["-c", line]
    process.currentDirectoryURL = directory
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    process.environment = ["PATH": binary.deletingLastPathComponent().path + ":" + path]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    let data = try process.run(reading: output)
    let lines = String(decoding: data, as: UTF8.self).components(separatedBy: "\n")
    // Most pages leave it out.
    let shown = lines.filter { isWhole || $0.wholeMatch(of: /\d+ lines?: (\d+|none) seen.*/) == nil }
    return (process.terminationStatus, shown.joined(separator: "\n"))
  }
}

extension Process {
  /// Runs to the end, and returns what comes out of a pipe. `waitUntilExit` looks for the end only every 50 ms.
  fileprivate func run(reading output: Pipe) throws -> Data {
    let ended = DispatchSemaphore(value: 0)
    terminationHandler = { _ in ended.signal() }
    try run()
    let data = output.fileHandleForReading.rest
    ended.wait()
    return data
  }
}

/// A directory of its own, gone when the test is over.
final class Workplace {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("vcsim-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func write(_ name: String, _ text: String) throws {
    let file = url.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func read(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: url.appendingPathComponent(name)), as: UTF8.self)
  }

  func has(_ name: String) -> Bool { FileManager.default.fileExists(atPath: url.appendingPathComponent(name).path) }

  func run(_ arguments: String..., stdin: String = "") throws -> Vcsim { try Vcsim(arguments, in: url, stdin: stdin) }
  func run(_ arguments: [String]) throws -> Vcsim { try Vcsim(arguments, in: url) }
}

extension Trait where Self == ConditionTrait {
  /// A test that takes a second: it runs if `VCSIM_TESTS` is `ci` or `all`.
  static var ci: Self { .enabled(if: Vcsim.areMany) }
  /// A test that takes seconds: it runs if `VCSIM_TESTS` is `all`.
  static var long: Self { .enabled(if: Vcsim.areAll) }
}

extension FileHandle {
  /// What is left to read. A signal interrupts reading, which `readDataToEndOfFile` ends the process for.
  fileprivate var rest: Data {
    var data = Data()
    var block = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = take(fileDescriptor, &block)
      if count > 0 {
        data.append(contentsOf: block[..<count])
      } else if count == 0 || errno != EINTR {
        // Foundation keeps the handles of a process that has ended. Beyond a thousand open files it misses the end of others.
        try? close()
        return data
      }
    }
  }
}

/// The system's `read`, which has the name of a method of `FileHandle`.
private func take(_ descriptor: Int32, _ block: inout [UInt8]) -> Int { read(descriptor, &block, block.count) }
