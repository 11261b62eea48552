import Foundation
import Testing

/// The rooms that `docs/internals/architecture.md` lists, held against the sources: every folder is listed, no room is crowded, and a
/// room uses types of the rooms below it only.
@Suite struct RoomsTests {
  /// The most files in a folder. In a longer list, a file is hard to find by its name.
  private static let mostFiles = 25

  @Test func aRoomUsesOnlyRoomsBelowIt() throws {
    let rooms = try Self.listedRooms()
    #expect(rooms.count >= 8)
    var code: [String: [String]] = [:]
    for room in rooms {
      let files = try Self.swiftFiles(in: room)
      #expect(!files.isEmpty, "\(room) is listed and empty")
      for (folder, inFolder) in Dictionary(grouping: files, by: \.folder) {
        #expect(inFolder.count <= Self.mostFiles, "\(room)\(folder) holds \(inFolder.count) files")
      }
      code[room] = files.map { Self.code(of: $0.text) }
    }
    #expect(Self.usesUpwards(rooms.map { ($0, code[$0] ?? []) }) == [])
  }

  @Test func everyFolderIsListed() throws {
    let rooms = Set(try Self.listedRooms())
    for target in Self.targets {
      let base = Vcsim.root.appendingPathComponent("Sources/\(target)")
      for name in try FileManager.default.contentsOfDirectory(atPath: base.path) {
        var isFolder: ObjCBool = false
        _ = FileManager.default.fileExists(atPath: base.appendingPathComponent(name).path, isDirectory: &isFolder)
        // A catalog of the documentation is no room, and vcsim carries the player's files as text.
        guard isFolder.boolValue, !name.hasSuffix(".docc"), name != "Player" else { continue }
        #expect(rooms.contains("\(target)/\(name)"), "\(target)/\(name) is not in docs/internals/architecture.md")
      }
    }
  }

  /// The watcher itself: a use upwards is found, of a nested type too; a word in a comment or a text is none.
  @Test func theWatcherSeesAUseUpwards() {
    let low = Self.code(of: "struct Low { enum Inner { case a } }\n// High\nlet text = \"High\"")
    let high = Self.code(of: "struct High { enum Deep {} }\nlet low: Low.Inner = .a")
    #expect(Self.usesUpwards([("low", [low]), ("high", [high])]) == [])
    #expect(Self.usesUpwards([("high", [high]), ("low", [low])]) == ["high uses Inner, Low of low"])
    let nested = Self.code(of: "func f(_ deep: Deep) {}")
    #expect(Self.usesUpwards([("low", [nested]), ("high", [high])]) == ["low uses Deep of high"])
  }

  // MARK: Reading

  private static let targets = ["SimKit", "vcsim"]

  /// The rooms as the table in `docs/internals/architecture.md` lists them, the lowest first: `SimKit/Ground/UIKit`, …
  private static func listedRooms() throws -> [String] {
    let page = try String(
      contentsOf: Vcsim.root.appendingPathComponent("docs/internals/architecture.md"), encoding: .utf8)
    return page.split(separator: "\n").compactMap { line in
      guard line.hasPrefix("| `"), let end = line.dropFirst(3).firstIndex(of: "`") else { return nil }
      let name = String(line.dropFirst(3)[..<end])
      return targets.contains { name.hasPrefix($0 + "/") } ? name : nil
    }
  }

  private static func swiftFiles(in room: String) throws -> [(folder: String, text: String)] {
    let base = Vcsim.root.appendingPathComponent("Sources/\(room)")
    let names = FileManager.default.enumerator(atPath: base.path)?.compactMap { $0 as? String } ?? []
    return try names.filter { $0.hasSuffix(".swift") }.sorted().map { name in
      let folder = name.split(separator: "/").dropLast().map { "/" + $0 }.joined()
      return (folder, try String(contentsOf: base.appendingPathComponent(name), encoding: .utf8))
    }
  }

  /// A file without its comments and texts.
  private static func code(of file: String) -> String {
    file
      .replacing(/#"(?s:.*?)"#|"""(?s:.*?)"""|"(?:\\.|[^"\\\n])*"/, with: "\"\"")
      .replacing(/\/\/[^\n]*|\/\*(?s:.*?)\*\//, with: "")
  }

  /// What a room names that a later room alone declares, nested types included.
  private static func usesUpwards(_ rooms: [(name: String, files: [String])]) -> [String] {
    var homes: [Substring: Set<Int>] = [:]
    var words: [Set<Substring>] = []
    for (place, room) in rooms.enumerated() {
      var used: Set<Substring> = []
      for file in room.files {
        for match in file.matches(
          of: /\b(?:struct|enum|class|protocol|typealias|actor)\s+([A-Z]\w*)/.wordBoundaryKind(.simple))
        {
          homes[match.1, default: []].insert(place)
        }
        for match in file.matches(of: /\b[A-Z]\w*/.wordBoundaryKind(.simple)) { used.insert(match.0) }
      }
      words.append(used)
    }
    var result: [String] = []
    for place in rooms.indices {
      var above: [Int: [String]] = [:]
      for word in words[place] {
        if let home = homes[word], home.count == 1, let other = home.first, other > place {
          above[other, default: []].append(String(word))
        }
      }
      for (other, names) in above.sorted(by: { $0.key < $1.key }) {
        result.append("\(rooms[place].name) uses \(names.sorted().joined(separator: ", ")) of \(rooms[other].name)")
      }
    }
    return result
  }
}
