import Foundation
import Evidence
import SimKit

/// The scenarios and the lists of records below a folder.
struct EvidenceFiles {
  struct Fault: Error, CustomStringConvertible {
    let words: String
    var description: String { words }
  }

  private(set) var records: [PublishedRecord] = []
  /// The text of the lists, without comments and empty lines.
  private(set) var lists: [String] = []
  private(set) var scenarios: [(name: String, source: Source)] = []

  init(_ folder: URL) throws {
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }.sorted() ?? []
    for name in names {
      let url = folder.appendingPathComponent(name)
      if name.hasSuffix(".records") {
        try read(Source(name: url.path, bytes: Array(Data(contentsOf: url))))
      } else if name.hasSuffix(".txt") {
        let source = Source(name: url.path, bytes: Array(try Data(contentsOf: url)))
        scenarios.append((url.path, source))
        try read(source, isList: false)
      }
    }
    var seen: Set<String> = []
    if let twice = records.first(where: { !seen.insert($0.id).inserted }) {
      throw Fault(words: "two records are called \(twice.id); rename one of them")
    }
    for record in records {
      if let by = record.contradicted?.by, by == record.id || !seen.contains(by) {
        throw Fault(words: "\(record.id) is contradicted by \(by), which is no other record")
      }
    }
  }

  private mutating func read(_ source: Source, isList: Bool = true) throws {
    let read: [PublishedRecord]
    do throws(RecordReader.Mistake) {
      read = isList ? try RecordReader.records(in: source) : try RecordReader.records(inHeaderOf: source)
    } catch {
      throw Fault(words: "\(source.name):\(error.line): not a line of a record")
    }
    let misspelled = read.flatMap { record in
      let words =
        (record.silent + record.sent).filter { !NotSimulated.isKnown($0) }
        + (record.lines + record.code.compactMap(\.callback)).compactMap(NotSimulated.misspelled)
      return words.map { "\(record.id): '\($0)' is misspelled, or missing in NotSimulated" }
    }
    if !misspelled.isEmpty { throw Fault(words: "\(source.name): " + misspelled.joined(separator: "\n")) }
    for record in read {
      if let words = StatedActions.misspelled(in: record) {
        throw Fault(
          words:
            "\(source.name): \(record.id): '\(words)' is no action: begin it as a scenario's line, or with 'unknown'")
      }
    }
    records += read
    guard isList else { return }
    lists += String(decoding: source.bytes, as: UTF8.self).split(separator: "\n").map(String.init)
      .filter { !$0.hasPrefix("#") && !$0.isEmpty }
  }

  /// Reads a scenario with all choices of its matrix.
  static func parsed(
    _ source: Source, allowingIncluded: Bool = false
  ) throws -> [(choice: MatrixChoice, scenario: Scenario)] {
    let whole = Scenario.parse(source, including: load)
    if allowingIncluded, whole.isForIncluding { return [] }
    guard let first = whole.scenario else {
      throw Fault(words: "\(source.name) is no valid scenario: 'vcsim check' says why")
    }
    let dimensions = first.header.matrix
    return MatrixChoice.all(of: dimensions).compactMap { choice in
      let scenario = Scenario.parse(source, choosing: choice, of: dimensions, including: load).scenario
      return scenario.map { (choice, $0) }
    }
  }

  private static let load: IncludeLoader = { path, includer throws(IncludeFault) in
    let url = URL(fileURLWithPath: path, relativeTo: URL(fileURLWithPath: includer))
    guard let data = FileManager.default.contents(atPath: url.path) else { throw .noSuchFile }
    return Source(name: url.path, bytes: Array(data))
  }
}

struct JudgedRecords {
  let records: [JudgedRecord]
  /// Records that scenarios name and no list has.
  let unlisted: [String]

  init(_ files: EvidenceFiles) throws {
    let listed = Dictionary(files.records.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    var runs: [String: [EvidenceRun]] = [:]
    for (path, source) in files.scenarios {
      // Most scenarios name no record, and need not be read.
      guard String(decoding: source.bytes, as: UTF8.self).contains("\nrecord ") else { continue }
      let stem = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
      for (choice, scenario) in try EvidenceFiles.parsed(source) where !scenario.header.records.isEmpty {
        let named = scenario.header.records.compactMap { listed[$0] }
        for mode in scenario.header.runModes {
          let run = EvidenceRun(scenario, in: mode, name: stem + "@" + mode.name + choice.suffix, records: named)
          for id in scenario.header.records { runs[id, default: []].append(run) }
        }
      }
    }
    records = files.records.map { record in
      let believed = record.contradicted.flatMap { listed[$0.by] }
      let isRefuted = believed.map {
        JudgedRecord($0, runs[$0.id] ?? [], isRefuted: $0.contradicted != nil).verdict.refutes
      }
      return JudgedRecord(record, runs[record.id] ?? [], isRefuted: isRefuted ?? false)
    }
    unlisted = runs.keys.filter { listed[$0] == nil }.sorted()
  }
}
