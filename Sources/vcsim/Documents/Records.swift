import SimKit

/// A published record: facts about a log, a list or a document that somebody has put on the net.
struct PublishedRecord {
  let id: String
  /// The version of iOS as its source states it: `5.1`, `7-8`, `unknown`.
  var ios = ""
  /// `log`, `list`, `doc`, `claim` or `peer-test`.
  var trust = ""
  /// Where it was published.
  var source = ""
  /// `phone 320x480 portrait`, where it is told.
  var device: String?
  /// What was done, in order, where it is told.
  var steps: [String] = []
  /// The callbacks that it has, in its own words for the controllers.
  var lines: [String] = []
  /// Why no scenario says it, if none does.
  var unsaid: String?
  var contradicted: (by: String, judgement: String)?

  /// The page on the net that it can be read on, if its source names one; a file of a repository on the page of that file.
  var address: String? {
    if source.hasPrefix("http") { return source.split(whereSeparator: { " ;,".contains($0) }).first.map(String.init) }
    guard source.hasPrefix("github:"), !source.contains(" ") else { return nil }
    // owner/repository, then :path@commit or #number
    let place = source.dropFirst("github:".count)
    guard let end = place.firstIndex(where: { $0 == ":" || $0 == "#" }) else { return "https://github.com/\(place)" }
    let rest = place[place.index(after: end)...]
    if place[end] == "#" { return "https://github.com/\(place[..<end])/issues/\(rest)" }
    let file = rest.split(separator: "@", maxSplits: 1)
    return "https://github.com/\(place[..<end])/blob/\(file.count == 2 ? file[1] : "HEAD")/\(file[0])"
  }

  /// What two records of one author's page have in common: the address without its place in the page or the file.
  var origin: String {
    var words = source.split(separator: " ").first.map(String.init) ?? source
    if let end = words.firstIndex(where: { $0 == "#" || $0 == "@" }) { words = String(words[..<end]) }
    if words.hasPrefix("github:") {
      // owner/repository:path
      words = words.split(separator: ":").prefix(2).joined(separator: ":")
    }
    return words
  }
}

/// The records that are compiled into the program, and those of files.
enum Records {
  /// All that the project lists.
  static let all: [PublishedRecord] = (try? parse(Source(name: "records", text: RecordTable.text))) ?? []

  private static let places: [String: Int] =
    Dictionary(all.enumerated().map { ($0.element.id, $0.offset) }, uniquingKeysWith: { first, _ in first })

  /// Where the records can be read, by their names.
  static var addresses: [String: String] {
    Dictionary(
      all.compactMap { record in record.address.map { (record.id, $0) } }, uniquingKeysWith: { first, _ in first })
  }

  static func record(_ id: String) -> PublishedRecord? { places[id].map { all[$0] } }

  /// The records that a rule stands on, as far as they are listed.
  static func evidence(of rule: Rule) -> [PublishedRecord] { rule.evidence.compactMap { record($0) } }

  /// How many independent sources hold a rule: two records of one address count once.
  static func sources(of rule: Rule) -> Int { Set(evidence(of: rule).map(\.origin)).count }

  /// The rules that stand on a record.
  static func rules(on id: String) -> [Rule] { RuleBook.all.filter { $0.evidence.contains(id) } }

  /// Reads lists of records.
  static func read(_ files: [String]) throws(Problem) -> [PublishedRecord] {
    var records: [PublishedRecord] = []
    for file in files { records += try parse(try Files.read(file)) }
    var seen: Set<String> = []
    if let twice = records.first(where: { !seen.insert($0.id).inserted }) {
      throw Problem(.unreadable(twice.id, reason: "two records have this identifier; give one of them another"))
    }
    return records
  }

  private static func parse(_ source: Source) throws(Problem) -> [PublishedRecord] {
    var records: [PublishedRecord] = []
    for number in 1...max(1, source.lineCount) {
      let line = source.text(ofLine: number)
      if line.isEmpty || line.hasPrefix("#") { continue }
      let words = line.split(separator: " ", maxSplits: 1).map(String.init)
      let value = words.count > 1 ? words[1] : ""
      let text = value.hasPrefix("\"") ? String(value.dropFirst().dropLast()) : value
      if words[0] == "record" {
        records.append(PublishedRecord(id: value))
        continue
      }
      guard let last = records.indices.last else { throw unreadable(source, number) }
      switch words[0] {
      case "ios": records[last].ios = value
      case "trust": records[last].trust = value
      case "source": records[last].source = text
      case "device": records[last].device = value
      case "step": records[last].steps.append(value)
      case "line": records[last].lines.append(value)
      case "unsaid": records[last].unsaid = text
      case "contradicted":
        let parts = value.split(separator: " ", maxSplits: 1).map(String.init)
        let judgement = parts.count > 1 ? String(parts[1].dropFirst().dropLast()) : ""
        records[last].contradicted = (parts.first ?? "", judgement)
      default: throw unreadable(source, number)
      }
    }
    return records
  }

  private static func unreadable(_ source: Source, _ number: Int) -> Problem {
    Problem(.unreadable(source.name, reason: "line \(number) is no line of a list of records"))
  }
}
