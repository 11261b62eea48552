import Foundation
import Evidence
import SimKit

/// The project's own accounts: judges every record, and makes what the repository and the program say of it.
///
///     swift run ledger                  write everything that is made from the records
///     swift run ledger check            exit 1 if something of it is stale
///     swift run ledger judge FOLDER     the verdict on each record of a folder
///     swift run ledger forge FOLDER     scenarios that print a record's lines by another action, and whether they pass
///     swift run ledger why FOLDER LOGS  how well 'vcsim why' finds the stories of a folder's records, and of labeled logs
@main enum Ledger {
  static func main() {
    do {
      exit(try run(Array(CommandLine.arguments.dropFirst())))
    } catch {
      FileHandle.standardError.write(Data("error: \(error)\n".utf8))
      exit(2)
    }
  }

  private static func run(_ words: [String]) throws -> Int32 {
    let root = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    switch words.first {
    case nil:
      try MadeFiles(root).write(to: root)
      return 0
    case "check" where words.count == 1:
      let stale = try MadeFiles(root).stale(in: root)
      for path in stale { print("\(path) is stale: 'swift run ledger' renews it") }
      return stale.isEmpty ? 0 : 1
    case "judge" where words.count == 2:
      let evidence = try JudgedRecords(EvidenceFiles(URL(fileURLWithPath: words[1])))
      for one in evidence.records { print("\(one.record.id)  \(one.words)") }
      for id in evidence.unlisted { print("\(id)  named by a scenario and not listed") }
      return 0
    case "forge" where words.count == 2:
      let forgeries = try Forgeries(EvidenceFiles(URL(fileURLWithPath: words[1])))
      print(forgeries.words)
      return forgeries.passed.isEmpty ? 0 : 1
    case "why" where words.count == 2 || words.count == 3:
      let labels = words.count == 3 ? try StoryLabels(URL(fileURLWithPath: words[2])) : StoryLabels()
      print(StoryScore(try JudgedRecords(EvidenceFiles(URL(fileURLWithPath: words[1]))), labels).text)
      return 0
    default:
      FileHandle.standardError.write(
        Data("usage: ledger [check | judge FOLDER | forge FOLDER | why FOLDER [LOGS]]\n".utf8))
      return 64
    }
  }
}
