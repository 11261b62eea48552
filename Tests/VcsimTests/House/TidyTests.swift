import Foundation
import SimKit
import Testing

@testable import vcsim

/// What keeps the house in order, held by a test and not by memory.
struct TidyTests {
  private struct File {
    let path: String
    let text: String
    let lines: [String]
  }

  /// Every test reads the same files.
  private static let all: Result<[File], any Error> = Result {
    try ["Sources", "Tests"].flatMap { folder in
      let url = Vcsim.root.appendingPathComponent(folder)
      let names = try #require(FileManager.default.enumerator(atPath: url.path))
      return try names.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.map {
        let text = try String(contentsOf: url.appendingPathComponent($0), encoding: .utf8)
        return File(path: "\(folder)/\($0)", text: text, lines: text.components(separatedBy: "\n"))
      }
    }
  }

  private func files(_ folder: String) throws -> [File] {
    let files = try Self.all.get().filter { $0.path.hasPrefix(folder + "/") }
    #expect(!files.isEmpty, "\(folder)")
    return files
  }

  @Test func filesAreOfOnePurposeAndNotLong() throws {
    for file in try files("Sources") + files("Tests") {
      #expect(file.lines.count <= 401, "\(file.path): \(file.lines.count) lines")
      // The texts of tests are as wide as what they are about. Characters are counted where the bytes are too many.
      for line in file.lines where line.utf8.count > 140 && file.path.hasPrefix("Sources") {
        #expect(line.count <= 140, "\(file.path): \(line)")
      }
    }
  }

  /// A function of more than 60 lines is a table: at most one line in five of its rows branches.
  @Test func longFunctionsAreTables() throws {
    var tables = 0
    for file in try files("Sources") {
      let lines = file.lines
      for (start, line) in lines.enumerated() {
        guard line.hasSuffix("{"), ["func ", "init", "var "].contains(where: line.contains),
          let head = line.wholeMatch(of: #/( *)(?:@\w+ )*(?:\w+ )*(?:func \w+|init\b|var \w+: ).*\{/#)
        else {
          continue
        }
        let end = lines[start...].firstIndex(of: head.output.1 + "}") ?? start
        guard end - start >= 60 else { continue }
        let words = lines[start...end].map { $0.split(separator: " ").first ?? "" }
        let rows = words.count { $0 == "case" }
        let branches = words.count { ["if", "guard", "for", "while", "switch"].contains($0) }
        #expect(branches * 5 <= rows, "\(file.path): \(line)")
        tables += 1
      }
    }
    #expect(tables > 4)
  }

  /// A router hands each step over by a call or an assignment; what a step decides is in a function of its mechanism.
  @Test func routersOnlyRoute() throws {
    var routers = 0
    for room in ["Simulation", "Presentation", "Adaptivity", "Playing"] {
      for file in try files("Sources/SimKit/Engine/\(room)") {
        for router in Self.routers(in: file.lines) {
          #expect(Self.decisions(of: router) == [], "\(file.path)")
          routers += 1
        }
      }
    }
    #expect(routers > 20)
  }

  /// The lines of each function that takes steps or actions apart.
  private static func routers(in lines: [String]) -> [[String]] {
    lines.indices.compactMap { start in
      let line = lines[start]
      guard line.contains("func "), line.contains(#/ func (perform\(.*_ (step|work): |act\(_ action: )/#) else {
        return nil
      }
      return lines[start...].firstIndex(of: "  }").map { Array(lines[start + 1..<$0]) }
    }
  }

  /// The parts of a router that do more than hand over, by their first lines.
  private static func decisions(of router: [String]) -> [String] {
    var parts: [[String]] = []
    for line in router where !line.contains(#/^    (switch \w+ \{|\})$|^ *(\/\/.*)?$/#) {
      // A line that is indented further goes on with the case, or with its statement.
      if line.hasPrefix("     ") { parts[parts.count - 1].append(line) } else { parts.append([line]) }
    }
    return parts.filter { part in
      if part[0].hasPrefix("    guard let state = ") { return false }
      let statements =
        part.count { $0.contains(#/^    case .*: |^ {6}[^ )\]}]/#) } + part.count { $0.contains(";") }
      let decides = part.contains { $0.contains(#/\b(if|guard|for|while|switch|where)\b(?!:)| \?\?? /#) }
      return !part[0].hasPrefix("    case ") || statements > 1 || decides
    }.map { $0[0] }
  }

  /// The form of a command is in its file, and no other is.
  @Test func eachCommandHasItsFile() throws {
    let forms = try (files("Sources/vcsim/Commands") + files("Sources/vcsim/Tool")).compactMap { file in
      let forms = file.text.matches(of: #/CommandForm\(\s*command: \.(\w+),/#).map { String($0.output.1) }
      #expect(forms.count <= 1, "\(file.path): \(forms)")
      return forms.first
    }
    #expect(forms.sorted() == Command.names.sorted())
  }

  /// The prose of each command and each exit code is in a text file.
  @Test func eachCommandAndEachExitCodeHasItsText() {
    for form in Command.allCases.map(\.form) { #expect(!form.summary.isEmpty && !form.exits.isEmpty, "\(form.name)") }
    for code in ExitCode.allCases { #expect(!HelpText.meaning(of: code).isEmpty, "\(code)") }
  }

  @Test func theEngineImportsNothing() throws {
    for file in try files("Sources/SimKit") {
      let imports = file.lines.filter { $0.hasPrefix("import ") }
      #expect(imports.isEmpty, "\(file.path): \(imports)")
    }
  }

  /// Embedded Swift has no key paths. Its compiler is the last step of CI, and this test is quick.
  @Test func theEngineHasNoKeyPaths() throws {
    let keyPath = try Regex(#"[(:] ?\\\.[a-z]"#)
    for file in try files("Sources/SimKit") {
      for line in file.lines where line.contains("\\.") {
        #expect(line.firstMatch(of: keyPath) == nil, "\(file.path): \(line)")
      }
    }
  }

  /// Foundation costs tens of megabytes and the start of every run; and what the system does differently on Linux and on
  /// macOS stands in one folder.
  @Test func onlyTheSystemFolderKnowsTheCLibrary() throws {
    // The ledger is a program of the project, and the player is one for UIKit. Neither starts with vcsim.
    for file in try files("Sources/vcsim") {
      let imports = Set(file.lines.filter { $0.hasPrefix("import ") })
      let cLibraries: Set = ["import Glibc", "import Musl", "import Darwin"]
      let allowed: Set = ["import SimKit", "import Evidence", "import Synchronization"]
      #expect(
        imports.subtracting(allowed).subtracting(file.path.contains("/System/") ? cLibraries : []).isEmpty,
        "\(file.path): \(imports)")
      if !imports.isDisjoint(with: cLibraries) { #expect(imports.isSuperset(of: cLibraries), "\(file.path)") }
    }
  }

  /// The code that a message ends with can be looked up, and no page is about a code that no message has.
  @Test func eachCodeHasAPage() throws {
    let codes = try files("Sources").flatMap(\.lines).filter { $0.contains("\"VS") }
      .flatMap { $0.matches(of: #/"(VS\d{4})"/#).map { String($0.output.1) } }
    // The codes of lint are in their page alone.
    #expect(DiagnosticPage.all.map(\.code).sorted() == Set(codes + LintRule.allCases.map(\.code)).sorted())
    #expect(Set(codes).count > 60)
  }

  /// A callback has its purpose, and its notes, or a sentence that says why it has none.
  @Test func eachCallbackHasItsNotes() {
    for family in Family.allCases { #expect(!family.summary.isEmpty, "\(family)") }
    for callback in Callback.allCases { #expect(!callback.summary.isEmpty, "\(callback)") }
    #expect(CallbackNotes.all.flatMap(\.names).sorted() == Callback.allCases.map(\.selector).sorted())
    for section in CallbackNotes.all { #expect(section.values.isEmpty == !section.text.isEmpty, "\(section.heading)") }
  }

  @Test func nothingIsLeftForLater() throws {
    let marks = ["TO" + "DO", "FIX" + "ME", "fatal" + "Error(\"", "XX" + "X"]
    for file in try files("Sources") {
      // TAP calls what is expected to fail by one of these words.
      for mark in marks where !file.path.hasSuffix("TAPReport.swift") {
        #expect(!file.text.contains(mark), "\(file.path): \(mark)")
      }
    }
  }
}
