import SimKit

/// The records that are compiled into the program.
enum Records {
  /// All that the project lists, with the results of their comparison.
  static let all: [PublishedRecord] = {
    let lists = TextFiles.records.map { Source(name: $0.name, text: $0.text) }
    let scenarios = TextFiles.evidence.map { Source(name: $0.name, text: $0.text) }
    let results = Source(name: "verdicts", text: TextFiles.verdicts)
    return (try? RecordReader.records(in: lists, headersOf: scenarios, results: results)) ?? []
  }()

  private static let places: [String: Int] =
    Dictionary(all.enumerated().map { ($0.element.id, $0.offset) }, uniquingKeysWith: { first, _ in first })

  /// The address of a record; nil if the record isn't listed, or nobody can read it.
  static func address(of id: String) -> String? { places[id].flatMap { all[$0].address } }

  /// To read all records takes as long as the rest of an answer: what is no such name, as a question, is not looked up.
  static func record(_ id: String) -> PublishedRecord? {
    id.utf8.contains(UInt8(ascii: "-")) && !id.utf8.contains(UInt8(ascii: " ")) ? places[id].map { all[$0] } : nil
  }

  /// The records in the row of a rule, as far as they are listed.
  static func evidence(of rule: Rule) -> [PublishedRecord] { rule.evidence.compactMap { record($0) } }

  /// How many independent sources a rule has: two records of one address count once.
  static func sources(of rule: Rule) -> Int { Set(evidence(of: rule).map(\.origin)).count }

  /// The rules with a record in their row.
  static func rules(on id: String) -> [Rule] { RuleBook.all.filter { $0.evidence.contains(id) } }
}
