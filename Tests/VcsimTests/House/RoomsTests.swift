import Foundation
import Testing

/// The folders of the sources: SimKit's floors with their rooms, and the rooms of vcsim. No two floors or rooms use each other, also in a
/// longer circle; no folder is crowded, and the page for newcomers names each.
struct RoomsTests {
  /// The most files in a folder. In a longer list, a file is hard to find by its name.
  private static let mostFiles = 25
  /// The floors, the ground first.
  private static let floors = ["Ground", "Contract", "Language", "Engine", "Tools"]

  /// The rooms of a folder. Each file is read once.
  private static func rooms(in folder: String) throws -> [Room] {
    try folders(in: "Sources/" + folder).map { try Room($0, in: "Sources/\(folder)/\($0)") }
  }

  @Test func foldersRestOnThoseBelowThemAndOnNoneInACircle() throws {
    let folders = try Self.folders(in: "Sources/SimKit").filter { !$0.hasSuffix(".docc") }
    #expect(Set(folders) == Set(Self.floors))
    let houses = try (Self.floors.map { "SimKit/" + $0 } + ["vcsim"]).map { ($0, try Self.rooms(in: $0)) }
    expectFloors(zip(Self.floors, houses).map { Room($0, of: $1.1) })
    let all = houses.flatMap { $0.1 }
    for (folder, rooms) in houses { try expectOneDirection(rooms, of: folder, among: all) }
  }

  private func expectFloors(_ floors: [Room]) {
    for (place, floor) in floors.enumerated() {
      #expect(!floor.declared.isEmpty, "\(floor.name)")
      for above in floors[(place + 1)...] {
        #expect(Self.names(of: above, usedBy: floor, among: floors) == [], "\(floor.name) uses \(above.name)")
      }
    }
  }

  private func expectOneDirection(_ rooms: [Room], of folder: String, among all: [Room]) throws {
    #expect(rooms.count > 1)
    #expect(Self.circles(rooms, among: all) == [])
    let text = try String(
      contentsOf: Vcsim.root.appendingPathComponent("docs/internals/architecture.md"), encoding: .utf8)
    let page = Set(text.split { !$0.isLetter })
    for room in rooms {
      #expect(!room.folders.isEmpty, "\(room.name) is empty")
      for (inner, files) in Dictionary(grouping: room.folders, by: { $0 }) {
        #expect(files.count <= Self.mostFiles, "\(folder)/\(room.name)\(inner) holds \(files.count) files")
      }
      #expect(page.contains(Substring(room.name)), "docs/internals/architecture.md doesn't name \(folder)/\(room.name)")
    }
  }

  // MARK: Reading

  private struct Room {
    let name: String
    /// The folder of each file within the room.
    let folders: [String]
    let declared: Set<Substring>
    let used: Set<Substring>

    init(_ name: String, _ texts: [String], folders: [String] = []) {
      let files = texts.map { Self.code(of: $0) }
      let declaration = /\b(?:struct|enum|class|protocol|typealias|actor)\s+([A-Z]\w*)/.wordBoundaryKind(.simple)
      self.name = name
      self.folders = folders
      declared = Set(files.flatMap { $0.matches(of: declaration).map(\.1) })
      used = Set(files.flatMap { $0.matches(of: /\b[A-Z]\w*/.wordBoundaryKind(.simple)).map(\.0) })
    }

    /// A floor with its rooms.
    init(_ name: String, of rooms: [Room]) {
      self.name = name
      folders = rooms.flatMap(\.folders)
      declared = rooms.reduce(into: []) { $0.formUnion($1.declared) }
      used = rooms.reduce(into: []) { $0.formUnion($1.used) }
    }

    init(_ name: String, in path: String) throws {
      let base = Vcsim.root.appendingPathComponent(path)
      let names = FileManager.default.enumerator(atPath: base.path)?.compactMap { $0 as? String } ?? []
      let files = names.filter { $0.hasSuffix(".swift") }.sorted()
      self.init(
        name, try files.map { try String(contentsOf: base.appendingPathComponent($0), encoding: .utf8) },
        folders: files.map { $0.split(separator: "/").dropLast().map { "/" + $0 }.joined() })
    }

    private static func code(of file: String) -> String {
      file
        .replacing(/#"(?s:.*?)"#|"""(?s:.*?)"""|"(?:\\.|[^"\\\n])*"/, with: "\"\"")
        .replacing(/\/\/[^\n]*|\/\*(?s:.*?)\*\//, with: "")
    }
  }

  private static func folders(in path: String) throws -> [String] {
    let base = Vcsim.root.appendingPathComponent(path)
    return try FileManager.default.contentsOfDirectory(atPath: base.path).filter { name in
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: base.appendingPathComponent(name).path, isDirectory: &isFolder)
      return isFolder.boolValue
    }.sorted()
  }

  /// The types of a room that another names, and that no third declares as well.
  private static func names(of room: Room, usedBy other: Room, among rooms: [Room]) -> [Substring] {
    var own = room.declared.intersection(other.used)
    for third in rooms where third.name != room.name { own.subtract(third.declared) }
    return own.sorted()
  }

  /// The uses that are left when, again and again, a room is put aside that uses none of the others, or is used by none.
  private static func circles(_ rooms: [Room], among all: [Room]) -> [String] {
    var uses: [[[Substring]]] = rooms.map { room in
      rooms.map { $0.name == room.name ? [] : names(of: $0, usedBy: room, among: all) }
    }
    var left = Set(rooms.indices)
    while let room = left.first(where: { room in
      left.allSatisfy { uses[room][$0].isEmpty } || left.allSatisfy { uses[$0][room].isEmpty }
    }) {
      left.remove(room)
      for other in rooms.indices { (uses[room][other], uses[other][room]) = ([], []) }
    }
    return rooms.indices.flatMap { room in
      rooms.indices.filter { !uses[room][$0].isEmpty }.map { other in
        "\(rooms[room].name) uses \(uses[room][other].joined(separator: ", ")) of \(rooms[other].name)"
      }
    }
  }
}
